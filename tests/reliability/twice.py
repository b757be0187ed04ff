"""Every guess delivered twice, to two bots on one database, which are cancelled at random."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random

from bot.app import Services
from bot.domain.errors import GameEnded
from bot.domain.modes import TOGETHER
from bot.domain.players import Asker, Place, Player
from bot.services.games.play import Guessed
from bot.store import Store
from engine import Word
from tests.bots import LEXICONS, services_over

CHANNELS = 4
"""Which play at once, each with people of its own."""
PEOPLE = [Player(number, f"player {number}") for number in (1, 2)]
WORDS = LEXICONS("en", 5).answers


@dataclass
class Delivered:
    """What became of guesses that were delivered twice.

    `lost` were acknowledged and are not stored, `twice` were stored twice, and `contradicted`
    is how many replies show other turns than the stored ones.
    """

    guesses: int = 0
    cancelled: int = 0
    lost: int = 0
    twice: int = 0
    contradicted: int = 0


async def deliver_twice(url: str, guesses: int, dice: Random) -> Delivered:
    """Play at least as many guesses on a migrated database, each delivered twice."""
    async with _bots(url, dice) as bots:
        table = Delivered()
        rooms = [_Room(bots, number, dice, table) for number in range(CHANNELS)]
        while table.guesses < guesses:
            await asyncio.gather(*(room.play() for room in rooms))
    return table


@asynccontextmanager
async def _bots(url: str, dice: Random) -> AsyncGenerator[tuple[Services, Services]]:
    one, two = (services_over(Store.open(url), dice=Random(dice.random())) for _ in range(2))
    yield one, two
    await one.close()
    await two.close()


class _Room:
    """A channel in which people play one game after the other."""

    def __init__(
        self, bots: tuple[Services, Services], number: int, dice: Random, table: Delivered
    ) -> None:
        self._bots = bots
        self._place = Place(100 + number, 7)
        self._interaction = number
        self._dice = dice
        self._table = table

    async def play(self) -> None:
        """Play a game to its end; check what is stored, and what was replied."""
        begin = self._ask(PEOPLE[0])
        views = await asyncio.gather(*(bot.games.begin(begin, TOGETHER) for bot in self._bots))
        game = views[0].session.id
        assert game == views[1].session.id
        replies: list[tuple[Word, Guessed]] = []
        # no word is guessed twice in a game
        words = iter(self._dice.sample(WORDS, 20))
        ended = False
        while not ended:
            said = await asyncio.gather(*(self._guess(game, who, next(words)) for who in PEOPLE))
            replies += [reply for answers in said for reply in answers]
            ended = not all(said)
        self._check(replies, (await self._bots[0].games.view(game)).session.game.guesses)

    async def _guess(self, game: int, who: Player, word: Word) -> list[tuple[Word, Guessed]]:
        """Deliver a guess twice, of which one may be cancelled."""
        asker = self._ask(who)
        sent = [asyncio.create_task(bot.games.guess(asker, word, game)) for bot in self._bots]
        if self._dice.random() < 0.5:
            await asyncio.sleep(self._dice.random() / 50)
            self._table.cancelled += self._dice.choice(sent).cancel()
        answers = await asyncio.gather(*sent, return_exceptions=True)
        replies = [answer for answer in answers if isinstance(answer, Guessed)]
        for answer in answers:
            if isinstance(answer, Exception) and not isinstance(answer, GameEnded):
                raise answer
        self._table.guesses += bool(replies)
        return [(word, reply) for reply in replies]

    def _check(self, replies: list[tuple[Word, Guessed]], stored: tuple[Word, ...]) -> None:
        said = {word for word, _ in replies}
        self._table.lost += len(said - set(stored))
        self._table.twice += len(stored) - len(set(stored))
        for word, reply in replies:
            seen = reply.view.session.game.guesses
            if seen != stored[: len(seen)] or stored[reply.turn - 1] != word:
                self._table.contradicted += 1

    def _ask(self, who: Player) -> Asker:
        self._interaction += CHANNELS
        return Asker(self._interaction, self._place, who)
