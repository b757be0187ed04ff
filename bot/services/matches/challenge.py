"""Challenges: one player sets a word, for named players or for everybody here."""

from __future__ import annotations

from collections.abc import Sequence

from bot.domain.errors import OwnChallenge, UnknownChoice
from bot.domain.modes import CHALLENGE
from bot.domain.players import Asker, Player
from bot.services.matches.new_match import Maker, make, require
from bot.services.matches.view import MatchView
from bot.services.players import choose_language
from engine import Hard
from engine.words import ALPHABETS


class Challenges(Maker):
    """Begins challenges."""

    async def find_language(self, asker: Asker) -> str:
        """Return the language in which the player would probably set a word."""
        async with self._store.read() as tx:
            return await choose_language(tx, asker)

    async def challenge(
        self,
        asker: Asker,
        text: str,
        invited: Sequence[Player] = (),
        hard: Hard | None = None,
        language: str | None = None,
    ) -> MatchView:
        """Set the word in `text`; without `invited` players, everybody here may play.

        Without a `language`, it is the player's own, else the server's. Raises `OwnChallenge`,
        `UnknownChoice` for a language without words, or what `Answers.of_word` raises for an
        unsuitable word.
        """
        async with self._store.write() as tx:
            if not await tx.first_time(asker.interaction_id, self._clock()):
                match = require(await tx.matches.find_latest(asker.place, CHALLENGE))
                return await self._views.read(tx, match)
            if any(one.id == asker.player.id for one in invited):
                raise OwnChallenge
            (await tx.guilds.settings(asker.place)).admit(asker.place, asker.rights)
            for one in (asker.player, *invited):
                await tx.remember(one)
            language = language or await choose_language(tx, asker)
            if language not in ALPHABETS:
                raise UnknownChoice
            fresh = await self._answers.of_word(
                tx, asker.place, CHALLENGE, text, language=language, hard=hard
            )
            now, named = self._clock(), tuple(invited)
            match = await make(tx, asker, fresh, CHALLENGE, now, invited=named)
            return await self._views.read(tx, match)
