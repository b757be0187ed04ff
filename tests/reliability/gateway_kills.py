"""The whole bot, killed again and again while people press *Guess* and send the form."""

from __future__ import annotations

import asyncio
import re
import time
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random

from tests.loopback.rest import EPHEMERAL, MODAL, Delivery
from tests.loopback.server import Discord, serve, start
from tests.reliability.crowd import FIRST, GUILD, WORDS, find_game
from tests.reliability.killing import Killed, read_turns

_BUTTON = re.compile(r"'custom_id': '(tilemate:[^']+)'")
"""The first button of an answer."""

ROOMS = range(FIRST, FIRST + 8)
MOST = 40
"""Guesses acknowledged in a round before the kill, at most."""

PATIENCE = 10.0
"""Seconds after which people give up on an answer, and press again."""


@dataclass
class Players:
    """Two people in each channel, who guess by turns."""

    discord: Discord
    acknowledged: set[tuple[int, str]] = field(default_factory=set[tuple[int, str]])
    """The game and the word of each guess that was shown on its board."""
    boards: dict[int, int] = field(default_factory=dict[int, int])

    async def play(self) -> None:
        """Guess in all channels until cancelled."""
        await asyncio.gather(*map(self._play_in, ROOMS))

    async def _play_in(self, room: int) -> None:
        dice = Random(f"{room} {len(self.acknowledged)}")
        for turn in count():
            who = 2 * room + turn % 2
            if not self._find_game(room):
                await self._begin(room, who)
            else:
                await self._guess(room, who, dice.choice(WORDS))

    async def _begin(self, room: int, who: int) -> None:
        """Begin a game; one that was begun in a bot that was killed is joined instead."""
        begun = await self.discord.command("wordle play", room, who, mode="together")
        await self._wait(begun)
        self.boards[room] = begun.latest or 0
        if not self._find_game(room) and (offered := _BUTTON.search(str(begun.shown))):
            joined = await self.discord.press(self.boards[room], offered[1], room, who)
            await self._wait(joined)
            self.boards[room] = joined.latest or 0

    async def _guess(self, room: int, who: int, word: str) -> None:
        board, game = self.boards[room], self._find_game(room)
        pressed = await self.discord.press(board, f"tilemate:guess:{game}", room, who)
        until = time.monotonic() + PATIENCE
        while pressed.kind is None and time.monotonic() < until:  # noqa: ASYNC110 - no event for it
            await asyncio.sleep(0.005)
        if pressed.kind != MODAL:
            return
        sent = await self.discord.submit(f"form:guess:{game}:1:", room, who, board, word=word)
        await self._wait(sent)
        # a refusal is for whoever is refused alone
        if sent.shown and not any(one.get("flags", 0) & EPHEMERAL for one in sent.shown):
            self.acknowledged.add((int(game), word))

    def _find_game(self, room: int) -> str:
        return find_game(self.discord.rest.messages.get(str(self.boards.get(room))))

    async def _wait(self, asked: Delivery) -> None:
        with suppress(TimeoutError):
            await asked.await_answer(PATIENCE)


async def kill_in_public(url: str, folder: Path, rounds: int, dice: Random) -> Killed:
    """Kill as many bots as there are rounds, each amid guesses by form, and count.

    After each kill the database is whole, no word stands twice in a game, and the people go on
    with the boards they see.
    """
    discord = Discord({GUILD: [*ROOMS]})
    players, stored = Players(discord), set[tuple[int, str]]()
    async with serve(discord):
        for _ in range(rounds):
            wanted = len(players.acknowledged) + dice.randint(1, MOST)
            async with start(discord, url, folder / "killed.log") as bot:
                playing = asyncio.create_task(players.play())
                while len(players.acknowledged) < wanted and not playing.done():  # noqa: ASYNC110 - a set
                    await asyncio.sleep(dice.random() / 100)
                bot.process.kill()
                await bot.process.wait()
                assert playing.cancel(), playing.exception()
            turns = await read_turns(url)
            stored = {*turns}
            assert len(stored) == len(turns)
    lost = players.acknowledged - stored
    landed = stored - players.acknowledged
    return Killed(rounds, len(players.acknowledged), len(landed), len(lost))
