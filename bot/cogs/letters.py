"""The letter emojis: uploaded once as the application's own, renewed when drawn otherwise."""

from __future__ import annotations

import asyncio

import discord
import structlog

from bot.render.emojis import checksum, draw, markup, outdated, wanted
from bot.services.uploads import Uploads

log: structlog.stdlib.BoundLogger = structlog.get_logger()


class Letters:
    """The emojis at hand, in `markup`, which fills while they are being uploaded."""

    def __init__(self, uploads: Uploads) -> None:
        self._uploads = uploads
        self.markup: dict[str, str] = {}

    async def prepare(self, client: discord.Client) -> None:
        """Find the emojis there are by name, and upload those missing or drawn otherwise."""
        there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        known = await self._uploads.get()
        current = {name: known.get(name, "") for name in there}
        stale = outdated(current)
        self.markup |= markup({name: there[name].id for name in there if name not in stale})
        for name in stale:
            if name in there:
                await there[name].delete()
            image = await asyncio.to_thread(draw, name)
            emoji = await client.create_application_emoji(name=name, image=image)
            known[name] = checksum(name)
            await self._uploads.set(known)
            self.markup |= markup({name: emoji.id})
        log.info("letter emojis", there=len(self.markup), uploaded=len(stale), wanted=len(wanted()))
