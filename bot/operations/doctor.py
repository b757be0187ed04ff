"""A check-up of everything a bot needs, and its invitation."""

from __future__ import annotations

import asyncio
import base64
import binascii
from collections.abc import AsyncGenerator
from datetime import timedelta
from email.utils import parsedate_to_datetime
from typing import Any

import aiohttp
import discord
from discord.http import Route

from bot.configuration import Configuration
from bot.domain.clock import utc_now
from bot.extras import advise_without_token
from bot.operations.database_check import look_at_database, look_at_disk
from bot.operator_errors import OperatorError
from bot.store.connection.pools import find_file
from engine import load
from engine.errors import EngineError, FileDamaged
from engine.lexicon import find_data, lengths, read_tier
from engine.shipped import Shipped
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

READING_PERMISSIONS = discord.Permissions(read_message_history=True, add_reactions=True)
"""Further permissions where it reads messages: for older ones, and to react to results."""

_SLOW_CLOCK = timedelta(seconds=30)


def list_permissions(*, reads: bool) -> discord.Permissions:
    """Return the least permissions of a bot that `reads` messages or not."""
    return PERMISSIONS | READING_PERMISSIONS if reads else PERMISSIONS


TO_GIVE_ROLES = (
    "to give roles as rewards, it needs Manage Roles too: switch it on in its role there"
)


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
    yield await look_at_database(configuration.database_url)
    if file := find_file(configuration.database_url):
        yield look_at_disk(file)
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
        yield False, f"token: {configuration.unfit_token}"
        return
    if configuration.token is None:
        yield False, f"token: {advise_without_token()}"
        return
    async for finding in _look_at_discord(configuration.token, reads=configuration.message_content):
        yield finding


def look_at_words() -> tuple[bool, str]:
    """Check that every shipped list of words can be read, and no file was changed."""
    count = 0
    for language in ALPHABETS:
        try:
            count += sum(len(load(language, n).allowed) for n in lengths(language))
            read_tier("slurs", language)
        except FileDamaged as damaged:
            return False, f"words: {damaged}"
        except (EngineError, OSError, ValueError, LookupError) as error:
            finding = f"words: those of {language} cannot be read ({error})"
            return False, f"{finding}; install Tilemate again"
    # trees and tables too, which only a search reads
    if damage := next(Shipped(find_data()).find_damage(), None):
        return False, f"words: {damage}"
    return True, f"words: {count:,} in {len(ALPHABETS)} languages"


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
