"""Challenges: one player sets a word, for named players or for everybody here."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from random import Random

from bot.brain.lexicons import Lexicons
from bot.domain.clock import Clock
from bot.domain.codes import (
    ClueUnwelcome,
    CodeUnwelcome,
    OwnCode,
    UnknownCode,
    make_code,
    read_code,
)
from bot.domain.errors import OwnChallenge, Unfit, UnknownChoice
from bot.domain.matches import INVITED_FOR, MOST_INVITED, ClueTellsWord, TooManyInvited
from bot.domain.modes import CHALLENGE
from bot.domain.players import NOBODY, Asker, Player
from bot.services.games.answers import Answers
from bot.services.matches.clues import is_unwelcome, tells
from bot.services.matches.new_match import Maker, find_here, make, require
from bot.services.matches.view import MatchView
from bot.services.preferences import choose_language
from bot.store import ReadTransaction, Store
from engine import Hard
from engine.errors import EngineError
from engine.words import ALPHABETS


class Challenges(Maker):
    """Begins challenges."""

    def __init__(
        self, store: Store, lexicons: Lexicons, answers: Answers, clock: Clock, dice: Random
    ) -> None:
        super().__init__(store, lexicons, answers, clock)
        self._dice = dice
        self._lexicons = lexicons

    async def find_language(self, asker: Asker) -> str:
        """Return the language in which the player would probably set a word."""
        async with self._store.read() as tx:
            return await choose_language(tx, asker)

    async def challenge(
        self,
        asker: Asker,
        text: str,
        *,
        invited: Sequence[Player] = (),
        hard: Hard | None = None,
        language: str | None = None,
        clue: str | None = None,
    ) -> MatchView:
        """Set the word in `text`; without `invited` players, everybody here may play.

        Without a `language`, it is the player's own, else the server's. Raises `OwnChallenge`,
        `ClueTellsWord`, `ClueUnwelcome`, `TooManyInvited`, `UnknownChoice` for a language without
        words, or what `Answers.of_word` raises for an unsuitable word.
        """
        if clue and await self._is_unwelcome(asker, clue, language):
            raise ClueUnwelcome
        async with self._store.write() as tx:
            if not await tx.first_time(asker.interaction_id, self._clock()):
                match = require(await tx.matches.find_latest(asker.place, CHALLENGE))
                return await self._views.read(tx, match)
            if any(one.id == asker.player.id for one in invited):
                raise OwnChallenge
            (await tx.guilds.settings(asker.place)).admit(asker.place, asker.rights)
            await _check_number(tx, asker.player, len(invited), self._clock())
            for one in (asker.player, *invited):
                await tx.remember(one)
            language = language or await choose_language(tx, asker)
            if language not in ALPHABETS:
                raise UnknownChoice
            fresh = await self._answers.of_word(
                tx, asker.place, CHALLENGE, text, language=language, hard=hard
            )
            if clue and tells(clue, fresh.game.answers[0], language):
                raise ClueTellsWord
            now, named = self._clock(), tuple(invited)
            match = await make(tx, asker, fresh, CHALLENGE, now, invited=named, clue=clue)
            return await self._views.read(tx, match)

    async def share(self, asker: Asker, match_id: int) -> str:
        """Return the code by which the word can be played elsewhere.

        Raises `NoGame`, or `OwnCode` for somebody else's word.
        """
        async with self._store.write() as tx:
            match = await find_here(tx, asker, match_id, asker.player)
            if match.starter.id != asker.player.id:
                raise OwnCode
            return match.code or await tx.matches.set_code(match_id, make_code(self._dice))

    async def take(self, asker: Asker, text: str) -> MatchView:
        """Let everybody here play the word of a code; one that is played here already is shown.

        Raises `UnknownCode`, `WrongChannel`, `MayNotStart`, or `CodeUnwelcome`.
        """
        code = read_code(text)
        async with self._store.read() as tx:
            coded = await tx.matches.find_coded(code)
        if coded and coded.clue and await self._is_unwelcome(asker, coded.clue, coded.language):
            raise CodeUnwelcome
        async with self._store.write() as tx:
            coded = await tx.matches.find_coded(code)
            if coded is None or coded.starter == NOBODY:
                raise UnknownCode
            (await tx.guilds.settings(asker.place)).admit(asker.place, asker.rights)
            same = await tx.matches.find_latest(asker.place, CHALLENGE, coded.starter)
            if same and same.game.answers == coded.game.answers:
                return await self._views.read(tx, same)
            (word,), hard = coded.game.answers, coded.game.rules.hard
            try:
                fresh = await self._answers.of_word(
                    tx, asker.place, CHALLENGE, word, language=coded.language, hard=hard
                )
            except (EngineError, Unfit):
                # the refusal itself would name the word
                raise CodeUnwelcome from None
            setter = replace(asker, player=coded.starter)
            match = await make(tx, setter, fresh, CHALLENGE, self._clock(), clue=coded.clue)
            return await self._views.read(tx, match)

    async def _is_unwelcome(self, asker: Asker, clue: str, language: str | None) -> bool:
        async with self._store.read() as tx:
            language = language or await choose_language(tx, asker)
            policy = (await tx.guilds.settings(asker.place)).word_policy
        # lists of several lengths may have to be read
        return await asyncio.to_thread(is_unwelcome, clue, language, policy, self._lexicons)


async def _check_number(tx: ReadTransaction, player: Player, more: int, now: datetime) -> None:
    """Refuse more invitations, each of which notifies somebody, than one may send in an hour."""
    times = await tx.matches.list_unanswered(player, now - INVITED_FOR)
    surplus = len(times) + more - MOST_INVITED
    if more and surplus > 0:
        raise TooManyInvited(times[min(surplus, len(times)) - 1] + INVITED_FOR)
