"""What one guess of anybody's is worth in a position, and rankings given as plain words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

import numpy as np

from engine.checks import BadArgument, check_kind, check_number, check_several
from engine.feedback import Feedback
from engine.solver.candidates import Candidates
from engine.solver.knowledge import Knowledge
from engine.solver.partition import add_up, partition_word
from engine.solver.strategies.base import list_guesses, list_suggestions
from engine.solver.suggestions import Suggestion, Suggestions
from engine.solver.table import Scorer, encode_letters
from engine.solver.vocabulary import read_word
from engine.words import Word


def rate(position: Knowledge, guess: str) -> Suggestion | None:
    """Return how a guess would divide all candidates, with the figures of a suggestion.

    The guess need not be in the list; a candidate counts by its weight. The result is None if
    nothing fits or every board is solved. Raises `ForeignLetter` or `WrongLength`.
    """
    word = read_word(position.words, "guess", guess)
    boards = [left for left in position.candidates if len(left)]
    return _suggest(position, word, boards) if boards else None


def split(position: Knowledge, guess: str, board: int = 0) -> Mapping[Feedback, tuple[Word, ...]]:
    """Return the words that may be the answer of an open board, by the feedback they would give.

    The largest group comes first, and in each the likeliest words do. Raises `ForeignLetter`,
    `WrongLength`, or `BadArgument` unless `board` is one of those that are open, from 0.
    """
    word = read_word(position.words, "guess", guess)
    check_number("board", board, 0)
    if board >= len(position.candidates):
        raise BadArgument("board", board, f"one of {len(position.candidates)} open boards, from 0")
    left, words = position.candidates[board], position.words
    patterns = Scorer(encode_letters([word])).table(words.letters[left.indices])[0]
    likeliest = sorted(range(len(left)), key=lambda at: (-left.weights[at], at))
    groups: dict[int, list[Word]] = {}
    for at in likeliest:
        groups.setdefault(int(patterns[at]), []).append(words[int(left.indices[at])])
    largest = sorted(groups.items(), key=lambda item: (-len(item[1]), item[0]))
    return MappingProxyType(
        {Feedback.from_pattern(pattern, words.length): tuple(group) for pattern, group in largest}
    )


def suggest_words(position: Knowledge, words: Iterable[str]) -> Suggestions:
    """Return words in their order as suggestions for a position, each with its figures.

    This is what a strategy of one's own can end with. Nothing is suggested if nothing fits or
    every board is solved. Raises `ForeignLetter`, `WrongLength`, or `BadArgument` for anything that
    is no list of words.
    """
    check_kind("position", position, Knowledge, "a Position")
    suggestions: list[Suggestion] = []
    for text in check_several("words", words, "a list of words"):
        rated = rate(position, check_kind("words", text, str, "a list of words"))
        if rated:
            suggestions.append(rated)
    return list_suggestions(position, tuple(suggestions))


def _suggest(position: Knowledge, word: Word, boards: Sequence[Candidates]) -> Suggestion:
    words = position.words
    at = words.index.get(word)
    if at is not None:
        return next(list_guesses(position, np.array([at])))
    divided = {left: partition_word(words, word, left) for left in set(boards)}
    figures = add_up([divided[left] for left in boards])
    return Suggestion(
        guess=word,
        expected_remaining=float(figures.expected[0]),
        bits=float(figures.bits[0]),
        parts=int(figures.parts[0]),
        worst=int(figures.worst[0]),
        is_candidate=False,
        rare=True,
    )
