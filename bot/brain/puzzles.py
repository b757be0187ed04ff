"""What word arrays tell of somebody else's puzzle: what is left, what to guess, what is wrong."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from bot.brain.lexicons import Lexicons, Words
from bot.brain.pool import Pool
from bot.brain.rivals import strategy_of
from bot.domain.guilds import UNCHANGED, Wishes
from bot.domain.puzzles import PuzzleKind
from engine import Hard, Turn, Word
from engine.solver import (
    Contradiction,
    State,
    Suggestions,
    Tier,
    Vocabulary,
    candidates,
    contradiction,
    familiar,
)
from engine.solver.hints import Nudge, Telling, nudge, telling_letter

PROPOSED = familiar("best")
"""What is proposed to a person: words that most people know."""


@dataclass(frozen=True)
class Position:
    """What is known of a puzzle: enough to advise, and the key under which advice is kept."""

    kind: PuzzleKind
    boards: tuple[tuple[Turn, ...], ...] = ((),)
    wishes: Wishes = UNCHANGED

    @property
    def opening(self) -> bool:
        return not any(self.boards)

    @property
    def words(self) -> Words:
        return Words(self.kind.language, self.kind.length, self.wishes, self.kind.words)


@dataclass(frozen=True)
class Remaining:
    """What may be the answer of one board: `total` words, `likely` of them likely.

    `words` are those that may be named, likely ones first.
    """

    words: tuple[Word, ...]
    total: int
    likely: int
    tier: Tier


@dataclass(frozen=True)
class Slip:
    """Rows of one board (from 1) that cannot hold together."""

    board: int
    contradiction: Contradiction


class PuzzleBrain:
    """Advice by position."""

    def __init__(self, lexicons: Lexicons, pool: Pool) -> None:
        self._lexicons = lexicons
        self._pool = pool

    async def remaining(self, position: Position) -> tuple[Remaining, ...]:
        """Return what remains on every board."""
        return await self._pool.reckon(self._remaining, position)

    async def slip(self, position: Position) -> Slip | None:
        """Return the first board whose rows contradict each other, and why."""
        return await self._pool.reckon(self._slip, position)

    async def nudge(self, position: Position) -> Nudge | None:
        """Return a feature most candidates share, of the first board still open."""
        return await self._pool.reckon(self._nudge, position)

    async def letter(self, position: Position) -> Telling | None:
        """Return the most telling untested letter, of the first board still open."""
        return await self._pool.reckon(self._letter, position)

    async def suggest(self, position: Position) -> Suggestions:
        """Return the best guesses; at most about a second of a thread's time."""
        return await self._pool.search(self._suggest, _alike(position))

    async def best(self, position: Position, rival: str | None = None) -> Word | None:
        """Return the guess to propose, if it may be named, or the one that a `rival` makes.

        Raises `UnknownStrategy` for a rival that is unknown.
        """
        return await self._pool.search(self._best, _alike(position), rival)

    def _state(self, position: Position) -> State:
        vocabulary = self._lexicons.vocabulary(position.words)
        return State(vocabulary, position.boards, position.kind.hard)

    def _remaining(self, position: Position) -> tuple[Remaining, ...]:
        vocabulary = self._state(position).vocabulary
        return tuple(_remaining(vocabulary, turns) for turns in position.boards)

    def _slip(self, position: Position) -> Slip | None:
        vocabulary = self._state(position).vocabulary
        for board, turns in enumerate(position.boards, start=1):
            found = contradiction(turns, vocabulary)
            if found:
                return Slip(board, found)
        return None

    def _nudge(self, position: Position) -> Nudge | None:
        state = self._state(position)
        boards = zip(state.candidates, state.open_boards, strict=True)
        return next((nudge(state.vocabulary, left, turns) for left, turns in boards), None)

    def _letter(self, position: Position) -> Telling | None:
        state = self._state(position)
        boards = zip(state.candidates, state.open_boards, strict=True)
        return next((telling_letter(state.vocabulary, left, turns) for left, turns in boards), None)

    def _suggest(self, position: Position) -> Suggestions:
        return PROPOSED.rank(self._state(position))

    def _best(self, position: Position, rival: str | None) -> Word | None:
        player = strategy_of(rival) if rival else PROPOSED
        best = player.rank(self._state(position), 1).guesses
        # a rude word is not put before anybody unasked; a rival may not be able to help it
        return best[0].guess if best and (rival or not best[0].denied) else None


def _alike(position: Position) -> Position:
    """Before the first guess every board is the same, and hard mode asks for nothing."""
    if not position.opening:
        return position
    return Position(replace(position.kind, boards=1, hard=Hard.OFF), wishes=position.wishes)


def _remaining(vocabulary: Vocabulary, turns: tuple[Turn, ...]) -> Remaining:
    found = candidates(vocabulary, turns)
    # answers first, however common another word is
    order = np.lexsort((-found.weights, ~vocabulary.is_answer[found.indices]))
    ordered = found.indices[order]
    named = ordered[vocabulary.suggested[ordered]]
    return Remaining(vocabulary.spell(named), len(found), found.likely, found.tier)
