"""However many guess at once, a message is redrawn a time or two, and ends as it should."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import Any

import discord
import pytest
import simcord
from simcord.builders import ChannelHandle

from bot.adapters.replies.drawing import Drawing
from bot.adapters.replies.live_message import LiveMessage
from bot.domain.players import Place
from bot.render.reply import Picture, Reply
from tests.reading import text


class Board:
    """A game whose message says how many guesses it has had."""

    def __init__(self, env: simcord.Env, channel: ChannelHandle) -> None:
        self._env = env
        self._channel = channel
        self._guesses = 0
        self._message_id: int | None = None
        self.pictures = self.looks = 0
        self.rest = 0.0
        self._live = LiveMessage(self._draw, self._look, self._remember)

    @property
    def shown(self) -> str | None:
        message = self._channel.last_message
        return message and text(message)

    @property
    def attached(self) -> list[discord.Attachment]:
        message = self._channel.last_message
        return message.attachments if message else []

    @property
    def edits(self) -> int:
        return sum(sent.method == "PATCH" for sent in self._env.http_requests)

    async def post(self) -> None:
        await self._live.post(self._env.bot, self._guesses)

    async def guess(self) -> None:
        self._guesses += 1
        await self._live.refresh(self._env.bot, 1)

    def _draw(self, guesses: int, _: object) -> Drawing:
        place, picture = Place(self._channel.id), Picture(f"{guesses} guesses", self._paint)
        reply = Reply(f"{guesses} guesses", picture=picture)
        return Drawing(1, place, self._message_id, reply, guesses, self.rest)

    def _paint(self) -> bytes:
        self.pictures += 1
        return b"PNG"

    async def _look(self, _: int) -> int:
        self.looks += 1
        return self._guesses

    async def _remember(self, _: int, __: Place, message_id: int) -> int | None:
        before, self._message_id = self._message_id, message_id
        return before


@pytest.fixture
async def env() -> AsyncGenerator[simcord.Env]:
    client = discord.Client(intents=discord.Intents(guilds=True))
    env = simcord.Env(client, settle_timeout=60)
    await env.start()
    yield env
    await env.shutdown()


@pytest.fixture
async def board(env: simcord.Env) -> Board:
    board = Board(env, env.create_guild().create_text_channel("general"))
    await board.post()
    return board


async def test_fifty_guesses_at_once_cost_one_redraw_with_one_picture(
    env: simcord.Env, board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    request = env.bot.http.request

    async def take_a_moment(*args: Any, **named: Any) -> Any:
        await asyncio.sleep(0.01)
        return await request(*args, **named)

    monkeypatch.setattr(env.bot.http, "request", take_a_moment)
    assert board.shown == "0 guesses"
    await asyncio.gather(*(board.guess() for _ in range(50)))
    assert board.shown == "50 guesses"
    assert board.edits == 1
    # one for the first message
    assert board.pictures == 1 + 1
    assert len(board.attached) == 1


async def test_a_guess_that_is_ahead_of_all_is_drawn_after_one_look(board: Board) -> None:
    await board.guess()
    assert board.shown == "1 guesses"
    assert (board.looks, board.edits) == (1, 1)


async def test_a_message_that_rests_is_looked_at_once_for_all_that_happens_meanwhile(
    board: Board,
) -> None:
    board.rest = 0.3
    await board.guess()
    await asyncio.gather(*(board.guess() for _ in range(50)))
    assert board.shown == "51 guesses"
    assert (board.looks, board.edits) == (2, 2)


async def test_what_could_not_be_drawn_is_drawn_the_next_time(
    env: simcord.Env, board: Board
) -> None:
    env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50035)
    await board.guess()
    assert board.shown == "0 guesses"
    await board.guess()
    assert board.shown == "2 guesses"
