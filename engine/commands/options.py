"""Options that several commands share: which words, and which turns."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from engine.errors import EngineError
from engine.feedback import Feedback, Turn
from engine.lexicon import Lexicon, from_words, load, read_words
from engine.words import Word, parse


class Misused(EngineError):
    """The arguments do not say what to do."""


def add_words(parser: argparse.ArgumentParser) -> None:
    """Declare how the word lists are chosen."""
    lists = parser.add_argument_group("word lists")
    lists.add_argument("--language", default="en", metavar="CODE", help="a shipped list (en)")
    lists.add_argument("--length", type=int, metavar="N", help="letters in a word, 4 to 8 (5)")
    lists.add_argument(
        "--allowed", type=Path, metavar="FILE", help="words that may be guessed, one a line"
    )
    lists.add_argument(
        "--answers", type=Path, metavar="FILE", help="words that may be the answer, one a line"
    )


def lexicon(options: argparse.Namespace, turns: Sequence[Turn] = ()) -> Lexicon:
    """The lexicon asked for; the length follows the turns where it is not given."""
    if options.answers or options.allowed:
        answers = _read(options.answers or options.allowed)
        return from_words(_read(options.allowed) if options.allowed else answers, answers)
    length = options.length or (len(turns[0].guess) if turns else 5)
    return load(options.language, length)


def add_turns(parser: argparse.ArgumentParser) -> None:
    """Declare the clues."""
    parser.add_argument(
        "turns",
        nargs="*",
        metavar="GUESS=FEEDBACK",
        help="a row of the puzzle: caves=20012, caves=g..yg or caves=🟩⬛⬛🟨🟩",
    )


def turns(options: argparse.Namespace) -> tuple[Turn, ...]:
    """The clues as turns; raises an `EngineError` for one that cannot be read."""
    return tuple(_turn(text) for text in options.turns)


def _turn(text: str) -> Turn:
    guess, separator, feedback = text.partition("=")
    if not separator:
        raise Misused(f"{text!r} is no clue; write GUESS=FEEDBACK, such as caves=20012")
    word = parse(guess)
    return Turn(word, Feedback.parse(feedback, len(word)))


def _read(path: Path) -> list[Word]:
    try:
        return read_words(path)
    except OSError as error:
        raise Misused(f"{path}: {error.strerror}") from None
