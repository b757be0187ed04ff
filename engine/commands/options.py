"""Options that several commands share: which words, and which turns."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from datetime import date, datetime
from pathlib import Path

from engine.errors import EngineError, Unreadable
from engine.feedback import Feedback, Turn
from engine.game import Hard
from engine.solver.calendar import weigh_used
from engine.solver.words import Words
from engine.wordlists import read_list
from engine.words import ALPHABETS, Alphabet, Word, parse

_NAMED = 10
"""How many words of a file are named, where they make no difference."""


class Misused(EngineError):
    """The arguments are incomplete or contradict each other."""


def add_words(parser: argparse.ArgumentParser) -> None:
    """Declare how the word lists are chosen."""
    lists = parser.add_argument_group("word lists")
    lists.add_argument("--language", default="en", metavar="CODE", help="a shipped list (en)")
    lists.add_argument(
        "--length",
        type=parse_count,
        metavar="N",
        help="letters: 4 to 7, in English 8 too (5); up to 10 of a file",
    )
    lists.add_argument(
        "--allowed", type=Path, metavar="FILE", help="words that may be guessed, one a line"
    )
    lists.add_argument(
        "--answers", type=Path, metavar="FILE", help="words that may be the answer, one a line"
    )
    lists.add_argument(
        "--alphabet",
        type=parse_alphabet,
        metavar="LETTERS",
        help="letters of the files, into which accents are folded (every letter they hold)",
    )
    lists.add_argument(
        "--keep-order", action="store_true", help="equal words in the order of the file, not a-z"
    )
    lists.add_argument(
        "--no-names",
        dest="names",
        action="store_false",
        help="leave out words of a file that are written like Paris",
    )
    lists.add_argument(
        "--used",
        type=Path,
        metavar="FILE",
        help="words that the puzzle has used, each with its day: crane 2023-06-21",
    )


def read_words(options: argparse.Namespace, example: str = "") -> Words:
    """Return the chosen words; without a length, those as long as the `example`."""
    words = _read_lists(options, example)
    today = datetime.now().astimezone().date()
    if not options.used:
        return words
    used = _read_used(options.used)
    try:
        weighed = weigh_used(words, used, today)
        _name_ignored(options.used, words, used, today)
    except Unreadable as error:
        raise Misused(f"{options.used}: {error}") from None
    return weighed


def _name_ignored(path: Path, words: Words, used: Mapping[str, date], today: date) -> None:
    """Say on standard error which words of a file make no difference."""
    ignored = {
        "not in the word list": [text for text in used if words.parse(text) not in words],
        "not used before today": [text for text, day in used.items() if day >= today],
    }
    for why, texts in ignored.items():
        if texts:
            more = f" and {len(texts) - _NAMED:,} more" if len(texts) > _NAMED else ""
            print(f"# {path}: {why}: {', '.join(texts[:_NAMED])}{more}", file=sys.stderr)


def _read_used(path: Path) -> dict[str, date]:
    """Read when words were used; raises `Misused`."""
    check_file(path)
    used: dict[str, date] = {}
    for number, line in enumerate(path.read_text("utf-8-sig").splitlines(), 1):
        try:
            if line.strip():
                word, day = line.split()
                used[word] = date.fromisoformat(day)
        except ValueError:
            expected = f"a word and its day expected, such as crane 2023-06-21; found {line[:40]!r}"
            raise Misused(f"{path}: line {number}: {expected}") from None
    return used


def _read_lists(options: argparse.Namespace, example: str) -> Words:
    allowed, answers = options.allowed, options.answers
    if not (allowed or answers):
        return Words.load(options.language, options.length or _measure(options, example) or 5)
    for path in filter(None, (allowed, answers)):
        check_file(path)
    return Words.read(
        allowed or answers,
        answers=answers,
        length=options.length,
        alphabet=options.alphabet,
        keep_order=options.keep_order,
        names=options.names,
    )


def read_hidden(path: Path, known: Words) -> tuple[Word, ...]:
    """Read the words of a file that are as long as the `known` ones; raises `BadList`."""
    check_file(path)
    return tuple(read_list(path, known.length, known.alphabet))


def check_file(path: Path) -> None:
    """Raise `Misused` if a file cannot be opened and read."""
    try:
        path.open("rb").close()
    except OSError as error:
        raise Misused(f"{path}: {error.strerror}") from None


def parse_alphabet(text: str) -> Alphabet:
    """Read the letters of an alphabet, for argparse."""
    try:
        return Alphabet(text)
    except EngineError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def parse_whole(text: str) -> int:
    """Read a whole number, for argparse."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None


def parse_count(text: str) -> int:
    """Read a whole number from 1 up, for argparse."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 up")
    return int(text)


def add_hard(parser: argparse.ArgumentParser, *, ultra: bool = True) -> None:
    """Declare hard mode, as `options.hard`; `ultra` as well where it can be played."""
    modes = parser.add_mutually_exclusive_group()
    parser.set_defaults(hard=Hard.OFF)
    modes.add_argument(
        "--hard", action="store_const", const=Hard.HARD, help="hard mode: clues must be used"
    )
    if ultra:
        modes.add_argument(
            "--ultra",
            dest="hard",
            action="store_const",
            const=Hard.ULTRA,
            help="ultra-hard mode: a guess must fit every clue",
        )


def add_turns(parser: argparse.ArgumentParser) -> None:
    """Declare the clues as arguments."""
    parser.add_argument(
        "turns",
        nargs="*",
        metavar="GUESS=FEEDBACK",
        help="a row of the puzzle: caves=20012, caves=g..yg or caves=🟩⬛⬛🟨🟩",
    )


def read_puzzle(options: argparse.Namespace) -> tuple[Words, tuple[Turn, ...]]:
    """Return the words and the clues; raises an `EngineError` if they cannot be read."""
    split = [_split(text) for text in options.turns]
    vocabulary = read_words(options, split[0][0] if split else "")
    return vocabulary, tuple(read_turn(vocabulary, guess, feedback) for guess, feedback in split)


def read_turn(vocabulary: Words, guess: str, feedback: str) -> Turn:
    """Read one row; raises an `EngineError`."""
    return Turn(vocabulary.parse(guess), Feedback.parse(feedback, vocabulary.length))


def _split(text: str) -> tuple[str, str]:
    guess, _, feedback = text.partition("=")
    if not guess or not feedback:
        raise Misused(f"{text!r} is no clue; write GUESS=FEEDBACK, such as caves=20012")
    return guess, feedback


def _measure(options: argparse.Namespace, example: str) -> int:
    alphabet = ALPHABETS.get(options.language)
    return len(parse(example, alphabet)) if alphabet else len(example)
