"""What word arrays say about games: who found the clues, and what a strategy would guess."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import replace

from bot.brain.lexicons import Lexicons, ListKey
from bot.brain.pool import Pool
from bot.brain.rivals import find_strategy
from bot.domain.games import Contribution
from engine import Board, Game, Mark, Turn, Word, score
from engine.solver import Position, Strategy, Words, candidates


class GameBrain:
    """Computes what games need from word arrays."""

    def __init__(self, lexicons: Lexicons, pool: Pool) -> None:
        self._lexicons = lexicons
        self._pool = pool

    async def credit(
        self, words: ListKey, boards: tuple[Board, ...], guessers: tuple[tuple[int, ...], ...]
    ) -> Mapping[int, Contribution]:
        """Return what each player brought; `guessers` has the ids of those who made each guess."""
        return await self._pool.reckon(self._credit, words, boards, guessers)

    async def count_possible(self, words: ListKey, turns: tuple[Turn, ...]) -> int:
        """Return how many answers fit."""
        return await self._pool.reckon(self._count_possible, words, turns)

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
        self, words: ListKey, boards: tuple[Board, ...], guessers: tuple[tuple[int, ...], ...]
    ) -> Mapping[int, Contribution]:
        vocabulary = self._lexicons.vocabulary(words)
        brought: defaultdict[int, Contribution] = defaultdict(Contribution)
        for number, board in enumerate(boards, start=1):
            gains = _list_gains(vocabulary, board, number)
            for players, gain in zip(guessers, gains, strict=False):
                shown = gain if len(boards) == 1 else replace(gain, letters="")
                for player in players:
                    brought[player] += shown
        return dict(brought)

    def _count_possible(self, words: ListKey, turns: tuple[Turn, ...]) -> int:
        vocabulary = self._lexicons.vocabulary(words)
        return int(vocabulary.is_answer[candidates(vocabulary, turns).indices].sum())

    def _largest_part(
        self, words: ListKey, turns: tuple[Turn, ...], guess: Word
    ) -> tuple[Word, ...]:
        return find_largest_part(self._lexicons.vocabulary(words), turns, guess)

    def _play(self, rival: str, words: ListKey, game: Game) -> tuple[Word, ...]:
        return play_out(find_strategy(rival), self._lexicons.vocabulary(words), game)


def _list_gains(vocabulary: Words, board: Board, number: int) -> list[Contribution]:
    """Return what each guess brought: letters, and how many of the words left it ruled out."""
    fits = vocabulary.is_answer.copy()
    fits[[vocabulary.index[word] for word in {board.answer} & vocabulary.index.keys()]] = True
    gains: list[Contribution] = []
    known = ""
    for guess, feedback in board.turns:
        before = int(fits.sum())
        fits &= vocabulary.patterns_of(guess) == feedback.pattern
        marked = zip(guess, feedback, strict=True)
        found = dict.fromkeys(letter for letter, mark in marked if mark is not Mark.ABSENT)
        letters = "".join(letter for letter in found if letter not in known)
        known += letters
        ruled_out = max(0, before - max(1, int(fits.sum())))
        solved = (number,) if feedback.all_correct else ()
        gains.append(Contribution(letters, ruled_out, solved))
    return gains


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
