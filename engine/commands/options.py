"""Options that several commands share: which words, and which turns."""

from __future__ import annotations

import argparse
import unicodedata
from collections.abc import Iterable
from pathlib import Path

from engine.errors import EngineError
from engine.feedback import Feedback, Turn
from engine.lexicon import Lexicon, from_words, load, read_words
from engine.words import ENGLISH, LENGTHS, Alphabet, Word, parse


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


def lexicon(options: argparse.Namespace, example: str = "") -> Lexicon:
    """The lexicon asked for; where no length is given, that of the `example`."""
    if options.answers or options.allowed:
        answers = words_of(options.answers or options.allowed)
        allowed = words_of(options.allowed) if options.allowed else answers
        found = from_words(allowed, answers, _alphabet_of([*allowed, *answers]))
        if options.length not in (None, found.length):
            raise Misused(f"--length {options.length}: the files hold words of {found.length}")
        return found
    return load(options.language, options.length or len(parse(example)) or 5)


def words_of(path: Path) -> list[Word]:
    """The words of a file, in any alphabet; raises `Misused` naming a file that does not do."""
    try:
        words = read_words(path)
    except OSError as error:
        raise Misused(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Misused(f"{path}: this is no text in UTF-8") from None
    if not words:
        raise Misused(f"{path}: no words")
    strange = next((word for word in words if not all(map(_is_letter, word))), None)
    if strange:
        raise Misused(f"{path}: one word a line expected, found {strange[:40]!r}")
    lengths = sorted({len(word) for word in words})
    if len(lengths) > 1 or lengths[0] not in LENGTHS:
        found = ", ".join(map(str, lengths))
        raise Misused(f"{path}: words of one length from 4 to 8 expected, found {found}")
    return words


def at_least_one(text: str) -> int:
    """Read a number for argparse."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 up")
    return int(text)


def add_turns(parser: argparse.ArgumentParser) -> None:
    """Declare the clues."""
    parser.add_argument(
        "turns",
        nargs="*",
        metavar="GUESS=FEEDBACK",
        help="a row of the puzzle: caves=20012, caves=g..yg or caves=🟩⬛⬛🟨🟩",
    )


def puzzle(options: argparse.Namespace) -> tuple[Lexicon, tuple[Turn, ...]]:
    """The lexicon and the clues; raises an `EngineError` for what cannot be read."""
    split = [_split(text) for text in options.turns]
    words = lexicon(options, split[0][0] if split else "")
    return words, tuple(_turn(words, guess, feedback) for guess, feedback in split)


def _split(text: str) -> tuple[str, str]:
    guess, _, feedback = text.partition("=")
    if not guess or not feedback:
        raise Misused(f"{text!r} is no clue; write GUESS=FEEDBACK, such as caves=20012")
    return guess, feedback


def _turn(words: Lexicon, guess: str, feedback: str) -> Turn:
    return Turn(words.parse(guess), Feedback.parse(feedback, words.length))


def _alphabet_of(words: Iterable[Word]) -> Alphabet:
    more = set("".join(words)) - set(ENGLISH.letters)
    return Alphabet(ENGLISH.letters + "".join(sorted(more)))


def _is_letter(character: str) -> bool:
    # marks too: the vowels of some scripts are
    return unicodedata.category(character)[0] in "LM"
