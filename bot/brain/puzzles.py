"""What word arrays say about a puzzle: what is left, what to guess, and what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import islice, repeat

import numpy as np

from bot.brain.lexicons import Lexicons, ListKey
from bot.brain.pool import Pool
from bot.brain.rivals import OWN_GUESSES, find_strategy
from bot.domain.guild_settings import UNCHANGED, WordPolicy
from bot.domain.hints import Revealed
from bot.domain.puzzles import PuzzleKind
from engine import Hard, Turn, Word
from engine.solver import (
    Contradiction,
    Position,
    Suggestions,
    Tier,
    Words,
    candidates,
    contradiction,
    familiar,
)
from engine.solver.best_letter import Telling, telling_letter
from engine.solver.candidates import Candidates, choose
from engine.solver.division import Division, divide
from engine.solver.hints import Nudge, list_nudges
from engine.words import ALPHABETS

PROPOSED = familiar("best")
"""Proposes guesses to people: words that most of them know."""


@dataclass(frozen=True)
class Clues:
    """What is known of a puzzle: enough to advise, and the key that advice is cached by.

    `revealed` has what hints told of the answer of each board, and is empty without hints.
    """

    kind: PuzzleKind
    boards: tuple[tuple[Turn, ...], ...] = ((),)
    policy: WordPolicy = UNCHANGED
    revealed: tuple[Revealed, ...] = ()

    @property
    def opening(self) -> bool:
        """Whether nothing has been guessed yet."""
        return not any(self.boards) and not self.revealed

    @property
    def words(self) -> ListKey:
        """The list of words that the puzzle uses."""
        return ListKey(self.kind.language, self.kind.length, self.policy, self.kind.words)

    @property
    def admits(self) -> tuple[Callable[[Word], bool], ...]:
        """Whether what hints told is true of a word, for each board; empty without hints."""
        alphabet = ALPHABETS[self.kind.language]
        return tuple(partial(one.admits, alphabet=alphabet) for one in self.revealed)


@dataclass(frozen=True)
class Remaining:
    """What may be the answer of one board: `total` words, of which `likely` are likely answers.

    `words` are those that may be named, likely ones first; `spellings` says how answers are
    written that lost accents when they were folded.
    """

    words: tuple[Word, ...]
    total: int
    likely: int
    tier: Tier
    spellings: Mapping[Word, str] = field(default_factory=dict[Word, str], compare=False)

    @property
    def listed(self) -> tuple[Word, ...]:
        """The likely answers among them, or all where there are none."""
        return self.words[: self.likely] or self.words


@dataclass(frozen=True)
class Slip:
    """Rows of one board (from 1) that contradict each other."""

    board: int
    contradiction: Contradiction


class PuzzleBrain:
    """Advises on puzzles."""

    def __init__(self, lexicons: Lexicons, pool: Pool) -> None:
        self._lexicons = lexicons
        self._pool = pool

    async def find_remaining(self, clues: Clues) -> tuple[Remaining, ...]:
        """Return what remains on every board."""
        return await self._pool.reckon(self._remaining, clues)

    async def find_slip(self, clues: Clues) -> Slip | None:
        """Return the first board whose rows contradict each other, and why."""
        return await self._pool.reckon(self._slip, clues)

    async def list_nudges(self, clues: Clues) -> Sequence[Nudge]:
        """Return up to two features that most candidates share, of the board with most of them."""
        return await self._pool.reckon(self._nudges, clues)

    async def find_letter(self, clues: Clues) -> Telling | None:
        """Return the most telling untested letter of the board with most candidates.

        It is one of the word to propose, where that tests any.
        """
        return await self._pool.search(self._letter, clues)

    async def divide(self, clues: Clues, guess: Word) -> Mapping[int, Division]:
        """Return how a guess would divide the words left on each open board, by its index."""
        return await self._pool.reckon(self._divide, clues, guess)

    async def suggest(self, clues: Clues) -> Suggestions:
        """Return the best guesses; takes a thread about a second at most."""
        return await self._pool.search(self._suggest, _alike(clues))

    async def find_best(self, clues: Clues, rival: str | None = None) -> Word | None:
        """Return the guess to propose, if it may be named, or the one that a `rival` makes.

        Raises `UnknownStrategy` for an unknown rival.
        """
        return await self._pool.search(self._best, _alike(clues), rival)

    def _position(self, clues: Clues) -> Position:
        vocabulary = self._lexicons.vocabulary(clues.words)
        position = Position(vocabulary, clues.boards, clues.kind.hard)
        return position.narrow(clues.admits) if clues.revealed else position

    def _remaining(self, clues: Clues) -> tuple[Remaining, ...]:
        vocabulary = self._lexicons.vocabulary(clues.words)
        admits = clues.admits or repeat(_admit_any)
        words = clues.words
        spellings = self._lexicons.choose(words.policy, words.language, words.length).spellings
        return tuple(
            replace(_remaining(vocabulary, turns, admitted), spellings=spellings)
            for turns, admitted in zip(clues.boards, admits, strict=False)
        )

    def _slip(self, clues: Clues) -> Slip | None:
        vocabulary = self._lexicons.vocabulary(clues.words)
        for board, turns in enumerate(clues.boards, start=1):
            conflict = contradiction(turns, vocabulary)
            if conflict:
                return Slip(board, conflict)
        return None

    def _nudges(self, clues: Clues) -> Sequence[Nudge]:
        position = self._position(clues)
        widest = _find_widest(position)
        return (*islice(list_nudges(position.words, *widest), 2),) if widest else ()

    def _letter(self, clues: Clues) -> Telling | None:
        position = self._position(clues)
        proposed = self._suggest(_alike(clues)).proposed
        widest = _find_widest(position)
        return telling_letter(position.words, *widest, proposed) if widest else None

    def _divide(self, clues: Clues, guess: Word) -> Mapping[int, Division]:
        position = self._position(clues)
        left = dict(zip(position.open_boards, position.candidates, strict=True))
        return {
            at: divide(position.words, left[turns], turns, guess)
            for at, turns in enumerate(clues.boards)
            if turns in left and len(left[turns])
        }

    def _suggest(self, clues: Clues) -> Suggestions:
        return PROPOSED.rank(self._position(clues))

    def _best(self, clues: Clues, rival: str | None) -> Word | None:
        # people enjoy words they know, which cost next to nothing
        player = PROPOSED if rival in (None, OWN_GUESSES) else find_strategy(rival)
        best = player.rank(self._position(clues), 1).guesses
        # a rude word is never proposed unasked, but a rival may have no other
        return best[0].guess if best and (rival or not best[0].denied) else None


def _alike(clues: Clues) -> Clues:
    """Make clues equal before the first guess, when boards and hard mode do not matter."""
    if not clues.opening:
        return clues
    return Clues(replace(clues.kind, boards=1, hard=Hard.OFF), policy=clues.policy)


def find_widest(left: Sequence[Remaining], boards: Sequence[int]) -> int:
    """Return which of these boards has most likely words left: there a hint is worth most."""
    return max(boards, key=lambda at: left[at].likely or left[at].total)


def _find_widest(position: Position) -> tuple[Candidates, Sequence[Turn]] | None:
    boards = zip(position.candidates, position.open_boards, strict=True)
    return max(boards, key=lambda one: one[0].likely or len(one[0]), default=None)


def _admit_any(_: Word) -> bool:
    return True


def _remaining(
    vocabulary: Words, turns: tuple[Turn, ...], admits: Callable[[Word], bool]
) -> Remaining:
    left = candidates(vocabulary, turns)
    if admits is not _admit_any:
        kept = [at for at in left.indices.tolist() if admits(vocabulary[at])]
        left = choose(vocabulary, np.array(kept, np.intp))
    # answers first, however common another word is
    order = np.lexsort((-left.weights, ~vocabulary.is_answer[left.indices]))
    ordered = left.indices[order]
    named = ordered[vocabulary.suggested[ordered]]
    return Remaining(vocabulary.spell(named), len(left), left.likely, left.tier)
