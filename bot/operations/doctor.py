"""A check-up of everything a bot needs, and its invitation."""

from __future__ import annotations

import asyncio
import base64
import binascii
import shutil
from collections.abc import AsyncGenerator
from datetime import timedelta
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any

import aiohttp
import discord
from discord.http import Route

from bot.board.emojis import list_emojis
from bot.configuration import Configuration, OperatorError
from bot.domain.clock import utc_now
from bot.operations.database import is_healthy, open_store, try_upgrade
from bot.operations.file_lock import is_held
from bot.operations.owners import check_writable
from bot.places import find_folder
from bot.services.health import Uploads
from bot.store.backup import holds_anything
from bot.store.connection.pools import find_file
from bot.store.connection.unusable import UNREADABLE, NoRoom, NotOurs
from engine import load
from engine.errors import EngineError
from engine.lexicon import lengths, slurs
from engine.words import ALPHABETS

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    use_external_emojis=True,
)
"""The permissions that the bot uses, and no others."""

READING = discord.Permissions(read_message_history=True, add_reactions=True)
"""Further permissions where it reads messages: for older ones, and to react to results."""

_SLOW_CLOCK = timedelta(seconds=30)
_LITTLE_SPACE = 200 * 2**20


def list_permissions(*, reads: bool) -> discord.Permissions:
    """Return the least permissions of a bot that `reads` messages or not."""
    return PERMISSIONS | READING if reads else PERMISSIONS


def invite(token: str, *, reads: bool = False) -> str:
    """Return the address that adds the bot to a server, with the least permissions it needs.

    Raises `OperatorError` if `token` is no token.
    """
    first = token.partition(".")[0]
    try:
        application = int(base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)))
    except (ValueError, binascii.Error):
        raise OperatorError("DISCORD_TOKEN: this is not a bot token") from None
    return discord.utils.oauth_url(
        application,
        permissions=list_permissions(reads=reads),
        scopes=("bot", "applications.commands"),
    )


async def examine(configuration: Configuration) -> AsyncGenerator[tuple[bool, str]]:
    """Check everything a bot needs; each finding says whether it is well, and what to do."""
    yield await asyncio.to_thread(look_at_words)
    yield await _look_at_database(configuration.database_url)
    if file := find_file(configuration.database_url):
        yield _look_at_disk(file)
    if configuration.typed_guesses:
        yield True, "typed guesses: on; Discord tells the bot of every message in its servers"
    if configuration.message_content:
        why = "so it needs to read their history and to add reactions in watched channels"
        yield True, f"messages: the bot reads them, {why}"
    else:
        yield (
            True,
            (
                "messages: not read; TILEMATE_MESSAGE_CONTENT=on lets servers record results by"
                " themselves (a switch in the portal, reviewed from 10,000 users on)"
            ),
        )
    if configuration.unfit_token:
        lies_elsewhere = configuration.unfit_token.startswith("DISCORD_TOKEN_FILE: cannot read")
        advice = "" if lies_elsewhere else "; copy it anew from Bot in the portal"
        yield False, f"token: {configuration.unfit_token}{advice}"
        return
    if configuration.token is None:
        yield False, "token: missing; set DISCORD_TOKEN, or play without it: tilemate local"
        return
    async for finding in _look_at_discord(configuration.token, reads=configuration.message_content):
        yield finding


def look_at_words() -> tuple[bool, str]:
    """Check that every shipped list of words can be read."""
    count = 0
    for language in ALPHABETS:
        try:
            count += sum(len(load(language, n).allowed) for n in lengths(language))
            slurs(language)
        except (EngineError, OSError, ValueError, LookupError) as error:
            finding = f"words: those of {language} cannot be read ({error})"
            return False, f"{finding}; install Tilemate again"
    return True, f"words: {count:,} in {len(ALPHABETS)} languages"


async def _look_at_database(url: str) -> tuple[bool, str]:
    file = find_file(url)
    try:
        if file:
            await asyncio.to_thread(check_writable, file)
    except OperatorError as error:
        return False, f"database: {error}"
    # opening a file that is not there would make it
    if file and not await asyncio.to_thread(holds_anything, file):
        usual = file.parent == find_folder()
        if not usual and not await asyncio.to_thread(file.parent.is_dir):
            return False, f"database: there is no folder {file.parent}; is the address right?"
        return True, f"database: none yet; the first start makes {file}"
    return await _read_database(url, file)


async def _read_database(url: str, file: Path | None) -> tuple[bool, str]:
    try:
        async with open_store(url) as store:
            if not await store.is_current():
                return await _try_upgrade(file)
            await store.check()
            emojis = f"{len(await Uploads(store).get())} of {len(list_emojis())} letter emojis"
    except (NotOurs, NoRoom) as error:
        return False, f"database: {error}"
    except (OperatorError, *UNREADABLE, OSError) as error:
        told = f"database: {error}"
        advised = "put a backup back" in told
        return False, told if advised else f"{told}; is the address right, and can it be reached?"
    running = await _look_at_bots(url, file)
    return True, f"database: at this version; {running}; {emojis} uploaded, the rest at a start"


async def _try_upgrade(file: Path | None) -> tuple[bool, str]:
    older, begun = "database: not at this version", "the next start brings it there"
    if file is None:
        tried = "whether that works was not tried, as it needs a copy"
        return True, f"{older}; {begun}; {tried}; back it up first with pg_dump"
    if not await asyncio.to_thread(_holds_copies, file):
        return True, f"{older}; {begun}; no room to try that on a copy; back it up first"
    try:
        games = await try_upgrade(file)
    except OperatorError as error:
        return False, f"{older}, and a copy could not be brought there: {error}"
    return True, f"{older}; {begun}, as it did a copy (games: {games:,}); back it up first"


def _holds_copies(file: Path) -> bool:
    # a bot that runs meanwhile needs room, too
    return shutil.disk_usage(file.parent).free > 3 * file.stat().st_size + _LITTLE_SPACE


async def _look_at_bots(url: str, file: Path | None) -> str:
    if await is_healthy(url):
        return "a bot serves from it"
    if file and await asyncio.to_thread(is_held, file):
        return "a bot that is not connected to Discord uses it, such as tilemate local"
    return "no bot serves from it now"


def _look_at_disk(file: Path) -> tuple[bool, str]:
    folder = file.parent
    if folder == find_folder():
        # the first start makes it
        folder = next(one for one in (folder, *folder.parents) if one.is_dir())
    try:
        free = shutil.disk_usage(folder).free
    except OSError as error:
        return False, f"disk: {file.parent} cannot be used ({error.strerror}); make this folder"
    if free < _LITTLE_SPACE:
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
            if reads:
                async with http.get(f"{Route.BASE}/oauth2/applications/@me") as answer:
                    answer.raise_for_status()
                    yield _look_at_intents(await answer.json())
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


def _look_at_intents(application: dict[str, Any]) -> tuple[bool, str]:
    flags = discord.ApplicationFlags()
    flags.value = application.get("flags", 0)
    if flags.gateway_message_content or flags.gateway_message_content_limited:
        return True, "intents: the bot may read messages"
    return False, (
        "intents: switch on Message Content Intent under Bot in the portal,"
        " or set TILEMATE_MESSAGE_CONTENT=off"
    )


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
