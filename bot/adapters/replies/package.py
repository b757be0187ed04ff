"""A `Reply` as Discord takes it: laid out, with its files; pictures are drawn in threads."""

from __future__ import annotations

import asyncio
from io import BytesIO

import discord
from discord import ui

from bot.adapters.replies.layout import PICTURE_NAME, layout
from bot.render.reply import Picture, Reply


class Drawings:
    """Pictures drawn in threads; beyond `most` at once, words stand in where there are any.

    So a crowd waits for no picture: what it would wait for is text, which needs no drawing.
    """

    def __init__(self, most: int) -> None:
        self._most, self._under_way = most, 0

    async def package(self, reply: Reply) -> tuple[ui.LayoutView, list[discord.File]]:
        """Return the message laid out, and the files that it refers to."""
        if reply.picture and reply.picture.words and self._under_way >= self._most:
            reply = reply.in_words()
        sent = [discord.File(BytesIO(file.content), file.name) for file in reply.files]
        if reply.picture:
            sent.append(discord.File(BytesIO(await self._draw(reply.picture)), PICTURE_NAME))
        return layout(reply), sent

    async def _draw(self, picture: Picture) -> bytes:
        self._under_way += 1
        try:
            return await asyncio.to_thread(picture.draw)
        finally:
            self._under_way -= 1


package = Drawings(most=6).package
