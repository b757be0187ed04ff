"""A board as it was seen becomes words and marks, by what a word list and the rules allow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import product

import numpy as np
import numpy.typing as npt

from bot.screenshots.allowed import AllowedWords
from bot.screenshots.colours import has_hue, rank_meanings
from bot.screenshots.feasible import is_possible
from bot.screenshots.letters import SHAPES, shape
from bot.screenshots.marks import read_marks
from bot.screenshots.values import ScreenBoard, ScreenRow, SeenGrid, SeenTile
from engine import Feedback, Lexicon, Mark
from engine.words import Alphabet

Reals = npt.NDArray[np.float64]

_SURE = 5.0
"""By how much what was read has to be likelier than anything else (natural logarithm)."""

_STRANGE = 8.0
"""What it costs that a guess is no allowed word."""

_UNLIKE = -5.0
"""The logarithm for a letter below which the tile seems to show another."""

_UNSEEN = -11.0
"""The logarithm for a letter that is not among those a tile may show."""

_NO_ANSWER = 3.0
"""What it costs that no word of the list would have earned the marks."""

_IMPOSSIBLE = 20.0
"""What it costs that no word at all would have."""

_ANAGRAM = 4.0
"""What it costs that a guess has all letters of the answer, and none in its place."""

_HOPELESS = 24.0

_MOST_HIDDEN = 0.4
"""The share of a row's tiles that may be hidden where its word is still guessed."""

_CHOICES, _COMBINATIONS = 6, 48


@dataclass(frozen=True)
class Reading:
    """One way to read a board: its words, the marks of its colours, and how likely that is.

    It is `possible` if some answer, a word or not, would have earned the marks, and `answered` if a
    word of the list would.
    """

    words: tuple[str, ...]
    marks: tuple[Mark, ...]
    likely: float
    possible: bool
    answered: bool


def read_board(grid: SeenGrid, lexicon: Lexicon) -> ScreenBoard:
    """Return what a board says in the words of `lexicon`, which has words of the grid's length.

    What the words and the marks don't settle is doubtful.
    """
    if not grid.lettered:
        return read_marks(grid)
    shown = tuple(row for row in grid.rows if not _is_hidden(row))
    seen, known = replace(grid, rows=shown), AllowedWords(lexicon)
    choices = [_choose_words(row, lexicon, known) for row in shown]
    readings = sorted(_combine(seen, choices, known), key=lambda one: -one.likely)
    board = _settle(seen, readings, lexicon)
    read, places = iter(board.rows), range(grid.length)
    unknown = ScreenRow(None, Feedback([Mark.ABSENT] * grid.length), frozenset(places))
    rows = tuple(unknown if _is_hidden(row) else next(read) for row in grid.rows)
    return replace(board, rows=rows)


def _is_hidden(row: tuple[SeenTile, ...]) -> bool:
    """Return whether too little is seen of a row to guess its word."""
    return sum(tile.hidden for tile in row) > _MOST_HIDDEN * len(row)


def _choose_words(
    row: tuple[SeenTile, ...], lexicon: Lexicon, known: AllowedWords
) -> list[tuple[str, float]]:
    """Return the words that a row may show, the likeliest first, each with a logarithm."""
    letters = lexicon.alphabet.letters
    scores = np.array([_score(tile, lexicon.alphabet) for tile in row])
    plain = "".join(letters[at] for at in scores.argmax(1))
    choices = [(plain, float(scores.max(1).sum()) - _STRANGE)]
    sums = known.sum_scores(scores)
    best: list[int] = np.argsort(-sums)[:_CHOICES].tolist()
    for at in best:
        word = lexicon.allowed[at]
        usual = 0.1 * float(np.log(max(lexicon.weights[word], 1) / 10_000))
        choices.append((word, float(sums[at]) + usual))
    listed = dict(sorted(choices, key=lambda found: found[1]))
    ranked = sorted(listed.items(), key=lambda found: -found[1])
    return [one for one in ranked if one[1] > ranked[0][1] - 3 * _SURE][:_CHOICES]


def _score(tile: SeenTile, alphabet: Alphabet) -> Reals:
    """Return the logarithm of how likely a tile shows each letter of an alphabet."""
    if tile.empty:
        return np.full(len(alphabet.letters), -np.log(len(alphabet.letters)))
    of = _letters_of(alphabet)
    scores = np.full(len(alphabet.letters), _UNSEEN)
    for seen, likely in tile.letters.items():
        for at in of.get(seen, ()):
            scores[at] = np.logaddexp(scores[at], likely)
    return scores


@cache
def _letters_of(alphabet: Alphabet) -> dict[str, tuple[int, ...]]:
    """Return the positions of the letters of an alphabet that each shape may be."""
    of: dict[str, set[int]] = {}
    for at, letter in enumerate(alphabet.letters):
        capital = "I" if letter == "ı" else letter.upper()
        of.setdefault(shape(capital), set()).add(at)
    # an accent that the alphabet does not know is left out, as when it is typed
    for seen in SHAPES:
        if seen not in of:
            try:
                folded = "".join(alphabet.fold(seen))
            except ValueError:
                continue
            if len(folded) == 1:
                of[seen] = {alphabet.letters.index(folded)}
    return {seen: tuple(places) for seen, places in of.items()}


def _combine(
    grid: SeenGrid, choices: list[list[tuple[str, float]]], known: AllowedWords
) -> Iterator[Reading]:
    """Yield ways to read the board, with what the rules say of each."""
    combinations = _rank_combinations(choices)
    ranked = rank_meanings(grid.colours, grid.ground)
    for weight, marks in ranked:
        if weight < ranked[0][0] - _HOPELESS:
            continue
        feedbacks = [tuple(marks[tile.colour] for tile in row) for row in grid.rows]
        # the marks of a tile that something hides are anybody's guess
        whole = [at for at, row in enumerate(grid.rows) if not any(tile.hidden for tile in row)]
        fits: dict[tuple[int, str], npt.NDArray[np.bool_]] = {}
        for words, likely in combinations:
            for at in whole:
                if (at, words[at]) not in fits:
                    fits[at, words[at]] = known.fit(words[at], feedbacks[at])
            left = [fits[at, words[at]] for at in whole]
            cost, possible = 0.0, True
            answered = not left or bool(np.logical_and.reduce(left).any())
            if not answered:
                possible = is_possible(
                    tuple(words[at] for at in whole), [feedbacks[at] for at in whole]
                )
                cost = _NO_ANSWER if possible else _IMPOSSIBLE
            cost += _ANAGRAM * sum(set(row) == {Mark.PRESENT} for row in feedbacks)
            yield Reading(words, marks, weight + likely - cost, possible, answered)


def _rank_combinations(
    choices: list[list[tuple[str, float]]],
) -> list[tuple[tuple[str, ...], float]]:
    """Return the likeliest choices of a word for each row."""
    found: list[tuple[tuple[str, ...], float]] = [((), 0.0)]
    for row in choices:
        longer = [
            ((*words, word), sum_ + likely) for (words, sum_), (word, likely) in product(found, row)
        ]
        found = sorted(longer, key=lambda one: -one[1])[:_COMBINATIONS]
    return found


def _settle(grid: SeenGrid, readings: list[Reading], lexicon: Lexicon) -> ScreenBoard:
    best = readings[0]
    rivals = [one for one in readings[1:] if one.likely > best.likely - _SURE]
    rows: list[ScreenRow] = []
    allowed = 0
    # tiles whose marks are in their borders look alike, and so do signs that are no game
    alike = len(grid.rows) > 1 and len({tile.colour for row in grid.rows for tile in row}) == 1
    for number, (tiles, word) in enumerate(zip(grid.rows, best.words, strict=True)):
        doubtful = {at for at, tile in enumerate(tiles) if not tile.clear}
        if alike or not best.possible:
            doubtful |= set(range(len(word)))
        elif not best.answered:
            # the colours may mean something else, or a tile is not what it seems
            doubtful |= _find_hued(grid, tiles)
        for rival in rivals:
            other = rival.words[number]
            doubtful |= {at for at in range(len(word)) if other[at] != word[at]}
            doubtful |= {
                at
                for at, tile in enumerate(tiles)
                if rival.marks[tile.colour] is not best.marks[tile.colour]
            }
        if number == len(grid.rows) - 1 and _is_tile_coloured(grid, tiles, best):
            # letters typed just now may look like that too
            doubtful |= set(range(len(word)))
        unlike = _find_unlike(tiles, word, lexicon.alphabet)
        doubtful |= unlike
        if word not in lexicon.weights:
            doubtful |= _doubt_letters(tiles, word, lexicon.alphabet)
        allowed += word in lexicon.weights and not unlike
        marks = Feedback(best.marks[tile.colour] for tile in tiles)
        rows.append(ScreenRow(word, marks, frozenset(doubtful)))
    return ScreenBoard(tuple(rows), allowed / len(rows))


def _find_hued(grid: SeenGrid, tiles: tuple[SeenTile, ...]) -> set[int]:
    return {at for at, tile in enumerate(tiles) if has_hue(grid.colours[tile.colour])}


def _is_tile_coloured(grid: SeenGrid, tiles: tuple[SeenTile, ...], reading: Reading) -> bool:
    """Return whether all tiles are absent, and may be without marks: blue, or no word fits."""
    absent = all(reading.marks[tile.colour] is Mark.ABSENT for tile in tiles)
    return absent and (not reading.answered or len(_find_hued(grid, tiles)) == len(tiles))


def _find_unlike(tiles: tuple[SeenTile, ...], word: str, alphabet: Alphabet) -> set[int]:
    """Return where a word has another letter than the tile seems to show, of whatever alphabet."""
    return {
        at
        for at, (tile, letter) in enumerate(zip(tiles, word, strict=True))
        if not tile.empty and _score(tile, alphabet)[alphabet.letters.index(letter)] < _UNLIKE
    }


def _doubt_letters(tiles: tuple[SeenTile, ...], word: str, alphabet: Alphabet) -> set[int]:
    """Return the least certain letters of a word that the list does not have, one at least."""
    margins: list[float] = []
    for tile in tiles:
        ranked = np.sort(_score(tile, alphabet))
        margins.append(float(ranked[-1] - ranked[-2]))
    return {at for at, margin in enumerate(margins) if margin < _SURE} | {int(np.argmin(margins))}
