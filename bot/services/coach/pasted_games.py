"""A finished game as a person enters it: a share with its words, or words and the answer."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from unicodedata import normalize

from bot.domain.entries import RowsUneven, SeveralBoards
from bot.domain.errors import AnswerMissing, MarksDiffer, TilesMissing, TooManyRows, WordsMissing
from bot.domain.puzzles import MOST_BOARDS, PuzzleKind
from bot.services.puzzles.typed_rows import (
    Brought,
    count_boards,
    has_row,
    make_entries,
    sort_out,
)
from engine import Feedback, Hard, Lexicon, Turn, Word, parse, score
from engine.words import ALPHABETS

MOST_PASTED = 12
"""Guesses of one game: twice the usual number, and as many as fit into a message."""

# the star behind the score of a share: Wordle 1,234 4/6*
_STARRED = re.compile(r"/\s*\d{1,2}\*")
_WORDS = re.compile(r"[^\W\d_]+")
_ONLY_WORDS = re.compile(r"(?:[^\W\d_]|[\s,;:./>→–—-])*")
_TILES = re.compile(r"[gybxGYBX\s,;]*")


@dataclass(frozen=True)
class Retold:
    """A finished game that was read from text; `assumed` if nothing says what the answer was.

    The `others` are the answers of its further boards.
    """

    language: str
    guesses: tuple[Word, ...]
    answer: Word
    hard: Hard
    assumed: bool = False
    others: tuple[Word, ...] = ()


def retell(
    lexicons: Callable[[str, int], Lexicon],
    language: str,
    share: str,
    words: str,
    answer: str,
    *,
    hard: Hard | None = None,
) -> Retold:
    """Read a game; without `answer`, it is the last word, unless that is shown not to be all green.

    Words may stand in `share` too. Of several boards all answers have to be named. Unless `hard` is
    given, the share decides. Raises `WordsMissing`, `AnswerMissing`, `MarksDiffer`, `RowsUneven`,
    `TilesUneven`, `TooManyRows`, `SeveralBoards`, or an engine error for what cannot be read.
    """
    if _are_words(share):
        share, words = "", f"{share} {words}"
    answers = _WORDS.findall(normalize("NFC", answer))
    if len(answers) > 1:
        return _retell_boards(lexicons, language, words, answers, hard or read_hard(share))
    if count_boards(share, words):
        raise SeveralBoards
    brought = _sort_out(share, words)
    length = len(parse(brought.words[0], ALPHABETS[language]))
    lexicon = lexicons(language, length)
    guesses = [lexicon.parse(word) for word in brought.words]
    if len(guesses) > MOST_PASTED:
        raise TooManyRows(MOST_PASTED)
    turns = _turns(guesses, brought.tiles, PuzzleKind(language, length))
    assumed = not (answer or turns or share.strip())
    hidden = lexicon.parse(answer) if answer else guesses[-1] if assumed else _last_green(turns)
    for row, turn in enumerate(turns, start=1):
        if turn.feedback != (right := score(turn.guess, hidden)):
            raise MarksDiffer(row, right, hidden)
    return Retold(language, tuple(guesses), hidden, hard or read_hard(share), assumed)


def _retell_boards(
    lexicons: Callable[[str, int], Lexicon],
    language: str,
    words: str,
    answers: Sequence[str],
    hard: Hard,
) -> Retold:
    lexicon = lexicons(language, len(parse(answers[0], ALPHABETS[language])))
    hidden, *others = dict.fromkeys(map(lexicon.parse, answers))
    if len(others) >= MOST_BOARDS:
        raise SeveralBoards
    guesses = tuple(map(lexicon.parse, _sort_out("", words).words))
    if len(guesses) > MOST_PASTED + len(others):
        raise TooManyRows(MOST_PASTED + len(others))
    return Retold(language, guesses, hidden, hard, others=tuple(others))


def _are_words(share: str) -> bool:
    """Return whether there are words where tiles belong: letters alone, and not those of tiles."""
    text = normalize("NFC", share)
    return bool(_ONLY_WORDS.fullmatch(text)) and not _TILES.fullmatch(text)


def read_hard(share: str) -> Hard:
    """Return hard mode if there is a star behind the score of a share."""
    return Hard.HARD if _STARRED.search(share) else Hard.OFF


def _sort_out(share: str, words: str) -> Brought:
    """Return the words and the tiles as written; there may be no tiles."""
    if share.strip() or has_row(words):
        try:
            return sort_out(words, share)
        except TilesMissing:
            if has_row(f"{share} {words}") or not words.strip():
                raise WordsMissing from None
    typed = _WORDS.findall(normalize("NFC", words))
    if not typed:
        raise WordsMissing
    return Brought(tuple(typed), ())


def _turns(guesses: Sequence[Word], tiles: Sequence[str], kind: PuzzleKind) -> list[Turn]:
    if not tiles:
        return []
    even = all(len(Feedback.parse(row)) == kind.length for row in tiles)
    if even and len(tiles) != len(guesses):
        raise RowsUneven(len(guesses), len(tiles))
    given = make_entries(guesses, tiles, kind, (0,))
    return [Turn(entry.guess, entry.feedbacks[0] or Feedback()) for entry in given]


def _last_green(turns: Sequence[Turn]) -> Word:
    if not turns or not turns[-1].feedback.all_correct:
        raise AnswerMissing
    return turns[-1].guess
