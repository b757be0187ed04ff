"""Every guess delivered twice, to two bots on one database, which are cancelled at random."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from bot.domain.players import Asker, Place, Player
from bot.store import Store
from engine import Word, score
from tests.bots import LEXICONS
from tests.reliability.processes import Bot, LocalBot, RemoteBot, Said

CHANNELS = 4
"""Which play at once, each with people of its own."""
PLAYER = Player(1, "player 1")
"""Whoever began a game may guess twice in a row, in whatever order guesses arrive."""
AT_ONCE = 2
WORDS = LEXICONS("en", 5).answers


@dataclass
class Delivered:
    """What became of guesses that were delivered twice.

    `lost` were acknowledged and are not stored, `twice` were stored twice, and `contradicted`
    is how many replies show anything else than the stored guesses played again.
    """

    guesses: int = 0
    cancelled: int = 0
    lost: int = 0
    twice: int = 0
    contradicted: int = 0


async def deliver_twice(url: str, guesses: int, dice: Random) -> Delivered:
    """Play at least as many guesses on a migrated database, each delivered twice.

    On PostgreSQL the bots are two processes. A SQLite file is for one process alone, so there they
    are two in this one.
    """
    store, table = Store.open(url), Delivered()
    chances = [Random(dice.random()) for _ in range(2)]
    if url.startswith("sqlite"):
        bots = [LocalBot(store, chance) for chance in chances]
    else:
        bots = [RemoteBot(url, chance) for chance in chances]
    try:
        rooms = [_Room(bots, store, number, dice, table) for number in range(CHANNELS)]
        while table.guesses < guesses:
            await asyncio.gather(*(room.play() for room in rooms))
    finally:
        for open_ in (*bots, store):
            await open_.close()
    return table


class _Room:
    """A channel in which people play one game after the other."""

    def __init__(
        self, bots: Sequence[Bot], store: Store, number: int, dice: Random, table: Delivered
    ) -> None:
        self._bots = bots
        self._store = store
        self._place = Place(100 + number, 7)
        self._interaction = number
        self._dice = dice
        self._table = table

    async def play(self) -> None:
        """Play a game to its end; check what is stored, and what was replied."""
        begin = self._ask(PLAYER)
        game, same = await asyncio.gather(*(bot.begin(begin) for bot in self._bots))
        assert game == same
        replies: list[tuple[Word, Said]] = []
        # no word is guessed twice in a game
        words = iter(self._dice.sample(WORDS, 20))
        ended = False
        while not ended:
            guesses = [self._guess(game, PLAYER, next(words)) for _ in range(AT_ONCE)]
            said = await asyncio.gather(*guesses)
            replies += [reply for answers in said for reply in answers]
            ended = not all(said)
        await self._check(replies, game)

    async def _guess(self, game: int, who: Player, word: Word) -> list[tuple[Word, Said]]:
        """Deliver a guess twice, of which one may be cancelled."""
        asker = self._ask(who)
        sent = [asyncio.create_task(bot.guess(asker, word, game)) for bot in self._bots]
        if self._dice.random() < 0.5:
            await asyncio.sleep(self._dice.random() / 50)
            self._table.cancelled += self._dice.choice(sent).cancel()
        answers = await asyncio.gather(*sent, return_exceptions=True)
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        replies = [answer for answer in answers if isinstance(answer, Said)]
        self._table.guesses += bool(replies)
        return [(word, reply) for reply in replies]

    async def _check(self, replies: list[tuple[Word, Said]], game: int) -> None:
        async with self._store.read() as tx:
            session = await tx.games.get(game)
        assert session
        stored, answer = session.game.guesses, session.game.answers[0]
        self._table.lost += len({word for word, _ in replies} - {*stored})
        self._table.twice += len(stored) - len({*stored})
        for word, reply in replies:
            seen = reply.guesses
            marks = tuple(score(guess, answer) for guess in seen)
            told = seen == stored[: len(seen)] and reply.marks == marks
            self._table.contradicted += not (told and stored[reply.turn - 1] == word)

    def _ask(self, who: Player) -> Asker:
        self._interaction += CHANNELS
        return Asker(self._interaction, self._place, who)
