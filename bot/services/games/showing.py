"""What a drawing needs to know beside the game itself."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from functools import lru_cache
from itertools import pairwise

import numpy as np

from bot.brain.lexicons import Lexicons
from bot.domain.games import GameSession
from bot.domain.guilds import GuildSettings
from bot.domain.matches import Match
from bot.domain.players import Theme
from bot.domain.showing import Showing, Wish
from bot.services.games.voting import STOP_VOTES_LAST, needed_to_stop
from bot.store import Store, Transaction
from engine import Board, Word
from engine.solver import Vocabulary


class ShowingService:
    def __init__(self, store: Store, lexicons: Lexicons, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._lexicons = lexicons
        self._clock = clock
        self._vocabulary = lru_cache(8)(self._read)

    async def of(self, session: GameSession) -> Showing:
        """How to show a game: a private board as its player likes, others as the server does."""
        async with self._store.read() as tx:
            settings = await tx.guilds.settings(session.place)
            own = (await tx.preferences.of(session.owner)).theme if session.owner else None
            match = await tx.matches.find(session.match_id) if session.match_id else None
            before = await _before(tx, match) if match else None
            wish = await self._wish(tx, session)
        theme = own or settings.theme
        if session.active:
            showing = Showing(theme, None if match else closes(session, settings))
        else:
            showing = await self._ended(session, theme)
        return replace(showing, match=match, before=before, wish=wish)

    async def of_match(self, match: Match) -> tuple[Theme, str | None, Match | None]:
        """The server's theme; what the answer means, once over; the daily before a daily."""
        async with self._store.read() as tx:
            theme = (await tx.guilds.settings(match.place)).theme
            before = await _before(tx, match)
        (answer,) = match.game.answers
        meaning = self._lexicons.definition(match.language, answer) if match.over else None
        return theme, meaning, before

    async def _ended(self, session: GameSession, theme: Theme) -> Showing:
        answers = session.game.answers
        found = {word: self._lexicons.definition(session.language, word) for word in answers}
        meanings = {word: meaning for word, meaning in found.items() if meaning}
        credit: Mapping[int, float] = {}
        if len(session.players) > 1:
            credit = await asyncio.to_thread(self._credit, session)
        return Showing(theme, meanings=meanings, credit=credit)

    async def _wish(self, tx: Transaction, session: GameSession) -> Wish | None:
        """The votes to end a running game."""
        if session.mode.private or not session.active:
            return None
        votes = await tx.games.stop_votes(session.id, self._clock() - STOP_VOTES_LAST)
        if not votes:
            return None
        return Wish(len(votes), needed_to_stop(session), votes[0] + STOP_VOTES_LAST)

    def _credit(self, session: GameSession) -> Mapping[int, float]:
        """Each player's share of the bits that the guesses brought, over all boards."""
        vocabulary = self._vocabulary(session.language, session.game.rules.length)
        gained: defaultdict[int, float] = defaultdict(float)
        for board in session.game.boards:
            for move, bits in zip(session.moves, gains(vocabulary, board), strict=False):
                gained[move.player.id] += bits
        total = sum(gained.values())
        return {player: bits / total for player, bits in gained.items()} if total else {}

    def _read(self, language: str, length: int) -> Vocabulary:
        return Vocabulary.of(self._lexicons(language, length))


async def _before(tx: Transaction, match: Match) -> Match | None:
    """The daily before a running one, if its answer may be told."""
    if match.over or match.day is None:
        return None
    before = await tx.matches.daily_before(match)
    return before if before and before.over else None


def gains(vocabulary: Vocabulary, board: Board) -> list[float]:
    """The bits each guess brought: the logarithm of how it cut down the words left."""
    fits = vocabulary.is_answer.copy()
    fits[[vocabulary.index[word] for word in {board.answer} & vocabulary.index.keys()]] = True
    left = [int(fits.sum())]
    for guess, feedback in board.turns:
        fits &= vocabulary.patterns_of(Word(guess)) == feedback.pattern
        left.append(max(1, int(fits.sum())))
    return [float(np.log2(before / after)) for before, after in pairwise(left)]


def closes(session: GameSession, settings: GuildSettings) -> datetime:
    """When the game is closed unless somebody guesses."""
    hours = settings.idle_solo if session.mode.private else settings.idle_public
    return (session.touched_at or session.created_at) + timedelta(hours=hours)
