"""What word arrays say about games: who found the clues, and what a strategy would guess."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from itertools import pairwise

import numpy as np

from bot.brain.lexicons import Lexicons, ListKey
from bot.brain.pool import Pool
from bot.brain.rivals import find_strategy
from engine import Board, Game, Turn, Word, score
from engine.solver import Position, Strategy, Words, candidates


class GameBrain:
    """Computes what games need from word arrays."""

    def __init__(self, lexicons: Lexicons, pool: Pool) -> None:
        self._lexicons = lexicons
        self._pool = pool

    async def credit(
        self, words: ListKey, boards: tuple[Board, ...], guessers: tuple[int, ...]
    ) -> Mapping[int, float]:
        """Return each player's share of the bits that the guesses brought, over all boards.

        `guessers` has the id of each guess's player. The shares add up to 1; there are none if no
        guess brought anything.
        """
        return await self._pool.reckon(self._credit, words, boards, guessers)

    async def find_largest_part(
        self, words: ListKey, turns: tuple[Turn, ...], guess: Word
    ) -> tuple[Word, ...]:
        """Return the largest group of answers that fit `turns` and give `guess` the same feedback.

        Of groups of equal size, it is that of the feedback with the fewest marked letters, then of
        the smallest pattern. Empty if no answer fits.
        """
        return await self._pool.reckon(self._largest_part, words, turns, guess)

    async def play(self, rival: str, words: ListKey, game: Game) -> tuple[Word, ...]:
        """Return the guesses that this rival makes; raises `UnknownStrategy`."""
        return await self._pool.search(self._play, rival, words, game)

    def _credit(
        self, words: ListKey, boards: tuple[Board, ...], guessers: tuple[int, ...]
    ) -> Mapping[int, float]:
        vocabulary = self._lexicons.vocabulary(words)
        gained: defaultdict[int, float] = defaultdict(float)
        for board in boards:
            for player, bits in zip(guessers, measure_gains(vocabulary, board), strict=False):
                gained[player] += bits
        total = sum(gained.values())
        return {player: bits / total for player, bits in gained.items()} if total else {}

    def _largest_part(
        self, words: ListKey, turns: tuple[Turn, ...], guess: Word
    ) -> tuple[Word, ...]:
        return find_largest_part(self._lexicons.vocabulary(words), turns, guess)

    def _play(self, rival: str, words: ListKey, game: Game) -> tuple[Word, ...]:
        return play_out(find_strategy(rival), self._lexicons.vocabulary(words), game)


def measure_gains(vocabulary: Words, board: Board) -> list[float]:
    """Return the bits that each guess brought: the logarithm of how it cut down the words left."""
    fits = vocabulary.is_answer.copy()
    fits[[vocabulary.index[word] for word in {board.answer} & vocabulary.index.keys()]] = True
    left = [int(fits.sum())]
    for guess, feedback in board.turns:
        fits &= vocabulary.patterns_of(guess) == feedback.pattern
        left.append(max(1, int(fits.sum())))
    return [float(np.log2(before / after)) for before, after in pairwise(left)]


def find_largest_part(vocabulary: Words, turns: tuple[Turn, ...], guess: Word) -> tuple[Word, ...]:
    """Return the largest group of answers that fit `turns` and give `guess` the same feedback."""
    left = candidates(vocabulary, turns).indices
    left = left[vocabulary.is_answer[left]]
    patterns = vocabulary.patterns_of(guess)[left]
    sizes = Counter(map(int, patterns))
    if not sizes:
        return ()
    largest = min(sizes, key=lambda pattern: (-sizes[pattern], _count_marked(pattern), pattern))
    return vocabulary.spell(left[patterns == largest])


def play_out(strategy: Strategy, vocabulary: Words, game: Game) -> tuple[Word, ...]:
    """Return the guesses that a strategy makes at the answer of `game`; takes up to a second.

    The strategy sees only the marks of its own guesses.
    """
    (answer,) = game.answers
    position = Position(vocabulary.host(), hard=game.rules.hard)
    made: list[Word] = []
    while len(made) < game.rules.limit and (best := strategy.rank(position, 1).guesses):
        made.append(best[0].guess)
        feedback = score(made[-1], answer)
        if feedback.all_correct:
            break
        position = position.play(made[-1], feedback)
    return tuple(made)


def _count_marked(pattern: int) -> int:
    """Count the letters of a pattern that are present or correct."""
    return bool(pattern % 3) + _count_marked(pattern // 3) if pattern else 0
