"""Challenges: one person sets a word, for the named or for everybody here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta

from bot.domain.errors import OwnChallenge
from bot.domain.games import Mode
from bot.domain.matches import Match
from bot.domain.players import Place, Player, Rights
from bot.services.games.answers import Puzzles
from bot.services.matches.entry import found, known
from bot.store import Store
from engine import Hard

LASTS = timedelta(hours=24)
"""How long a challenge stays open."""


class ChallengeService:
    def __init__(self, store: Store, puzzles: Puzzles, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._puzzles = puzzles
        self._clock = clock

    async def challenge(
        self,
        interaction_id: int,
        place: Place,
        player: Player,
        text: str,
        *,
        invited: Sequence[Player] = (),
        hard: Hard | None = None,
        rights: Rights,
    ) -> Match:
        """Set the word in `text`; without `invited` everybody here may play.

        Raises `OwnChallenge`, or what `Puzzles.of` raises for a word that will not do.
        """
        async with self._store.write() as tx:
            if not await tx.first_time(interaction_id, self._clock()):
                return known(await tx.matches.latest(place, Mode.CHALLENGE))
            if any(one.id == player.id for one in invited):
                raise OwnChallenge
            (await tx.guilds.settings(place)).admit(place, rights)
            for one in (player, *invited):
                await tx.remember(one)
            puzzle = await self._puzzles.of(tx, place, text, hard)
            named, now = tuple(invited), self._clock()
            return await found(
                tx, place, player, puzzle, mode=Mode.CHALLENGE, now=now, lasts=LASTS, invited=named
            )
