"""The line at the end of a game is another for the next game."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from bot.domain.modes import SOLO, TOGETHER, Mode
from bot.domain.players import Asker, Place, Player
from bot.render.remarks import remark
from bot.store import Store
from bot.texts import load
from tests.bots import services_over
from tests.store.histories import NOW

SEVEN = [Player(number, f"player{number}") for number in range(1, 8)]


class Evenings:
    """People who play in the same order, and hit each word at once."""

    def __init__(self, store: Store) -> None:
        self.services = services_over(store, clock=lambda: NOW, dice=Random(5))
        self._asked = 0

    async def play(self, player: Player, channel: int, mode: Mode = SOLO) -> str:
        self._asked += 2
        place = Place(channel, 70)
        begun = await self.services.games.begin(Asker(self._asked, place, player), mode)
        (answer,) = begun.session.game.answers
        asker = Asker(self._asked + 1, place, player)
        view = (await self.services.games.guess(asker, answer)).view
        return remark(view, load("en"))


async def test_nobody_reads_the_same_remark_twice_running(store: Store) -> None:
    evenings = Evenings(store)
    days = [[await evenings.play(player, 1) for player in SEVEN] for _ in range(8)]
    for before, after in pairwise(days):
        assert all(one and one != other for one, other in zip(before, after, strict=True))


async def test_a_channel_never_reads_the_same_remark_twice_running(store: Store) -> None:
    evenings = Evenings(store)
    days = [
        [await evenings.play(SEVEN[0], channel, TOGETHER) for channel in range(1, 8)]
        for _ in range(8)
    ]
    for before, after in pairwise(days):
        assert all(one and one != other for one, other in zip(before, after, strict=True))
