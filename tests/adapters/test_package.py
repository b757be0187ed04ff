"""Replies with their pictures, which a crowd does not wait for."""

from __future__ import annotations

import asyncio
from threading import Event

from bot.adapters.replies.package import Drawings
from bot.render.reply import Picture, Reply


async def test_while_many_pictures_are_drawn_words_stand_in_for_further_ones() -> None:
    drawings, held = Drawings(most=2), Event()

    def draw() -> bytes:
        held.wait(10)
        return b"png"

    board = Reply("Rest", picture=Picture("A board", draw, words="🟩🟩", first=True))
    waiting = [asyncio.ensure_future(drawings.package(board)) for _ in range(2)]
    await asyncio.sleep(0)
    view, files = await drawings.package(board)
    assert not files
    assert "🟩🟩" in str(view.to_components())
    held.set()
    for _, files in await asyncio.gather(*waiting):
        assert len(files) == 1
    assert len((await drawings.package(board))[1]) == 1


async def test_a_picture_without_words_is_always_drawn() -> None:
    drawings = Drawings(most=0)
    assert len((await drawings.package(Reply("", picture=Picture("A", lambda: b"png"))))[1]) == 1
