"""Upload the letter emojis once as the application's own, and again when their drawing changes."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import discord
import structlog

from bot.board.emojis import checksum, draw, find_outdated, list_emojis, markup
from bot.services.health import Uploads

log: structlog.stdlib.BoundLogger = structlog.get_logger()


_PAUSE = 60
"""Seconds between looks at what another process has uploaded."""


class EmojiUploads:
    """The emojis at hand, in `markup`, which fills up while they are uploaded."""

    def __init__(self, uploads: Uploads) -> None:
        self._uploads = uploads
        self.markup: dict[str, str] = {}

    async def prepare(self, client: discord.Client) -> None:
        """Find the emojis there are by name, and upload those that are missing or outdated.

        What Discord refuses is logged, and tried again at the next start.
        """
        try:
            there, known, stale = await self._find(client)
        except discord.HTTPException as error:
            log.warning("letter emojis not found", status=error.status, code=error.code)
            return
        missing = [name for name in stale if await _clear(there, name)]
        # stored before the upload: one that fails is then missing at the next start, not stale
        await self._uploads.set(known | {name: checksum(name) for name in missing})
        for name in missing:
            await self._upload(client, name)
        known = len(list_emojis())
        log.info("letter emojis", there=len(self.markup), missing=len(stale), wanted=known)

    async def follow(self, client: discord.Client) -> None:
        """Find the emojis that another process uploads, until all are there."""
        missing = True
        while missing:
            try:
                _, _, missing = await self._find(client)
            except discord.HTTPException as error:
                log.warning("letter emojis not found", status=error.status, code=error.code)
            await asyncio.sleep(_PAUSE if missing else 0)

    async def _find(
        self, client: discord.Client
    ) -> tuple[dict[str, discord.Emoji], dict[str, str], tuple[str, ...]]:
        """Return the emojis there are, their checksums, and the names of those to upload."""
        there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        known = await self._uploads.get()
        stale = find_outdated({name: known.get(name, "") for name in there})
        self.markup |= markup({name: there[name].id for name in there if name not in stale})
        return there, known, stale

    async def _upload(self, client: discord.Client, name: str) -> None:
        image = await asyncio.to_thread(draw, name)
        try:
            emoji = await client.create_application_emoji(name=name, image=image)
        except discord.HTTPException as error:
            log.warning("emoji not uploaded", name=name, status=error.status, code=error.code)
        else:
            self.markup |= markup({name: emoji.id})


async def _clear(there: Mapping[str, discord.Emoji], name: str) -> bool:
    """Delete what has this name, and return whether the name is free."""
    try:
        if name in there:
            await there[name].delete()
    except discord.NotFound:
        return True
    except discord.HTTPException as error:
        log.warning("emoji not deleted", name=name, status=error.status, code=error.code)
        return False
    return True
