"""What an operator asks of Tilemate: is all well, and how do people invite it?"""

from __future__ import annotations

import asyncio
import base64
import binascii
import os
import shutil
from collections.abc import AsyncGenerator
from datetime import timedelta
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any

import aiohttp
import discord
from discord.http import Route
from sqlalchemy.exc import DBAPIError

from bot.operations.database import healthy, open_store, utc_now
from bot.services.upkeep import Uploads
from bot.settings import Settings, SettingsError
from bot.store.connections import file_of
from engine import load
from engine.words import LENGTHS

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    use_external_emojis=True,
)
"""What the bot makes use of, and nothing more."""

READING = discord.Permissions(read_message_history=True, add_reactions=True)
"""What it needs besides where it reads messages: older ones, and a mark below what it records."""

_SLOW_CLOCK = timedelta(seconds=30)
_LITTLE_SPACE = 200 * 2**20


def list_permissions(*, reads: bool) -> discord.Permissions:
    """The least that a bot needs, which `reads` messages or not."""
    return PERMISSIONS | READING if reads else PERMISSIONS


def invite(token: str, *, reads: bool = False) -> str:
    """The address where the bot is added to a server, with the least permissions it needs."""
    first = token.partition(".")[0]
    try:
        application = int(base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)))
    except (ValueError, binascii.Error):
        raise SettingsError("DISCORD_TOKEN: this is not a bot token") from None
    return discord.utils.oauth_url(
        application,
        permissions=list_permissions(reads=reads),
        scopes=("bot", "applications.commands"),
    )


async def doctor(settings: Settings) -> AsyncGenerator[tuple[bool, str]]:
    """Look at all that a bot needs; each finding says whether it is well, and what to do."""
    for length in LENGTHS:
        words = await asyncio.to_thread(load, "en", length)
        yield True, f"words: {len(words.allowed):,} of {length} letters"
    yield await _look_at_database(settings.database_url)
    if file := file_of(settings.database_url):
        yield _look_at_disk(file)
    if settings.typed_guesses:
        yield True, "typed guesses: on; Discord tells the bot of every message in its servers"
    if settings.message_content:
        why = "so it needs to read their history and to add reactions in watched channels"
        yield True, f"messages: the bot reads them, {why}"
    if settings.token is None:
        yield False, "token: missing; set DISCORD_TOKEN, or play without it: tilemate local"
        return
    async for finding in _look_at_discord(settings.token, reads=settings.message_content):
        yield finding


async def _look_at_database(url: str) -> tuple[bool, str]:
    async with open_store(url) as store:
        try:
            await store.prepare()
            emojis = len(await Uploads(store).get())
        except (SettingsError, DBAPIError, OSError) as error:
            return False, f"database: {error}"
    running = "a bot serves from it" if await healthy(url) else "no bot serves from it now"
    return True, f"database: at this version; {running}; {emojis} letter emojis uploaded"


def _look_at_disk(file: Path) -> tuple[bool, str]:
    free = shutil.disk_usage(file.parent).free
    if free < _LITTLE_SPACE or not os.access(file.parent, os.W_OK):
        return False, f"disk: {free >> 20} MiB are free beside {file}; make room"
    return True, f"disk: {free >> 20:,} MiB are free beside {file}"


async def _look_at_discord(token: str, *, reads: bool) -> AsyncGenerator[tuple[bool, str]]:
    headers = {"Authorization": f"Bot {token}"}
    patience = aiohttp.ClientTimeout(total=20)
    async with aiohttp.ClientSession(headers=headers, timeout=patience) as http:
        try:
            async with http.get(f"{Route.BASE}/users/@me") as answer:
                if answer.status == 401:
                    yield False, "token: Discord refuses it; reset it under Bot in the portal"
                    return
                answer.raise_for_status()
                yield True, f"token: Discord knows it as {(await answer.json())['username']}"
                yield _look_at_clock(answer.headers.get("Date"))
            async with http.get(f"{Route.BASE}/users/@me/guilds") as answer:
                answer.raise_for_status()
                for guild in await answer.json():
                    yield _look_at_guild(guild, list_permissions(reads=reads))
        except (aiohttp.ClientError, TimeoutError) as error:
            yield False, f"Discord: out of reach ({type(error).__name__}); is there a network?"


def _look_at_clock(date: str | None) -> tuple[bool, str]:
    off = abs(utc_now() - parsedate_to_datetime(date)) if date else timedelta()
    if off > _SLOW_CLOCK:
        return False, f"clock: {off.seconds} seconds off Discord's; set it, or dailies come late"
    return True, "clock: agrees with Discord's"


def _look_at_guild(guild: dict[str, Any], needed: discord.Permissions) -> tuple[bool, str]:
    allowed = discord.Permissions(int(guild["permissions"]))
    missing = [
        name.replace("_", " ")
        for name, wanted in needed
        if wanted and not allowed.administrator and not getattr(allowed, name)
    ]
    if missing:
        return False, f"server {guild['name']}: give the bot's role {', '.join(missing)}"
    return True, f"server {guild['name']}: all permissions are there"
