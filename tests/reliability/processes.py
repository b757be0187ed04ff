"""Bots that are asked to play: here, or in a process of their own which can be cancelled."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from typing import Any, Protocol

from bot.domain.errors import GameEnded
from bot.domain.modes import TOGETHER
from bot.domain.players import Asker
from bot.store import Store
from engine import Feedback, Word
from tests.bots import services_over


@dataclass(frozen=True)
class Said:
    """What a reply says: which turn the guess became, and the guesses and marks it shows."""

    turn: int
    guesses: tuple[Word, ...]
    marks: tuple[Feedback, ...]


class Bot(Protocol):
    async def begin(self, asker: Asker) -> int:
        """Begin a game, and return its number."""
        ...

    async def guess(self, asker: Asker, word: Word, game: int) -> Said | None:
        """Guess a word; None if the game had ended."""
        ...

    async def close(self) -> None: ...


class LocalBot:
    """A bot of this process; several may share a store."""

    def __init__(self, store: Store, dice: Random) -> None:
        self._services = services_over(store, dice=dice)

    async def begin(self, asker: Asker) -> int:
        return (await self._services.games.begin(asker, TOGETHER)).session.id

    async def guess(self, asker: Asker, word: Word, game: int) -> Said | None:
        try:
            told = await self._services.games.guess(asker, word, game)
        except GameEnded:
            return None
        session = told.view.session
        return Said(told.turn, session.game.guesses, tuple(marks for _, marks in session.turns))

    async def close(self) -> None:
        await self._services.close()


class RemoteBot:
    """A bot in a process of its own; who stops waiting for it here is cancelled there."""

    def __init__(self, url: str, dice: Random) -> None:
        context = get_context("forkserver")
        context.set_forkserver_preload([__name__])
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(url, dice, theirs), daemon=True)
        self._process.start()
        theirs.close()
        self._numbers = count()
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        asyncio.get_running_loop().add_reader(self._pipe.fileno(), self._hear)

    async def begin(self, asker: Asker) -> int:
        return await self._ask("begin", asker)

    async def guess(self, asker: Asker, word: Word, game: int) -> Said | None:
        return await self._ask("guess", asker, word, game)

    async def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._pipe.fileno())
        self._pipe.close()
        await asyncio.to_thread(self._process.join)

    async def _ask(self, what: str, *about: Any) -> Any:
        number = next(self._numbers)
        self._waiting[number] = asyncio.get_running_loop().create_future()
        self._pipe.send((number, what, about))
        try:
            return await self._waiting[number]
        except asyncio.CancelledError:
            self._pipe.send((number, "cancel", ()))
            raise
        finally:
            del self._waiting[number]

    def _hear(self) -> None:
        number, result, failure = self._pipe.recv()
        waiting = self._waiting.get(number)
        if waiting is None or waiting.done():
            return
        if failure is None:
            waiting.set_result(result)
        else:
            waiting.set_exception(RuntimeError(failure))


def _work(url: str, dice: Random, pipe: Connection) -> None:
    asyncio.run(_play(url, dice, pipe))


async def _play(url: str, dice: Random, pipe: Connection) -> None:
    """Do what is asked for until nobody is there to ask."""
    bot, over = LocalBot(Store.open(url), dice), asyncio.Event()
    asked: dict[int, asyncio.Task[Any]] = {}

    def hear() -> None:
        try:
            number, what, about = pipe.recv()
        except EOFError:
            over.set()
        else:
            if what != "cancel":
                asked[number] = asyncio.ensure_future(getattr(bot, what)(*about))
                asked[number].add_done_callback(partial(tell, number))
            elif number in asked:
                asked[number].cancel()

    def tell(number: int, done: asyncio.Task[Any]) -> None:
        del asked[number]
        if not done.cancelled():
            failure = done.exception()
            with suppress(BrokenPipeError):
                pipe.send((number, failure or done.result(), failure and repr(failure)))

    asyncio.get_running_loop().add_reader(pipe.fileno(), hear)
    await over.wait()
    asyncio.get_running_loop().remove_reader(pipe.fileno())
    await bot.close()
