"""Options of the commands that play many games: which words are hidden, and who knows what."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from engine.commands import options as shared
from engine.game import Hard
from engine.solver.words import Words
from engine.words import Word

LISTS = """\
word lists: nothing, or --language and --length, plays our own answers; --answers F with
--allowed F2 plays those files. --length picks one length out of a mixed file. --hidden F hides
the words of F from a solver that knows only those lists: so is help with other puzzles judged.
"""


@dataclass(frozen=True)
class HiddenWords:
    """Answers to find, and the vocabulary of the strategy that looks for them."""

    vocabulary: Words
    answers: tuple[Word, ...]
    hard: Hard
    limit: int


def add(parser: argparse.ArgumentParser, *, ultra: bool = False) -> None:
    """Declare the word lists, hard mode and the limit."""
    shared.add_words(parser)
    parser.add_argument("--hidden", type=Path, metavar="FILE", help="words to hide (the answers)")
    shared.add_hard(parser, ultra=ultra)
    add_limit(parser)


def add_limit(parser: argparse.ArgumentParser) -> None:
    """Declare how many guesses a game has."""
    parser.add_argument(
        "--limit", type=shared.parse_count, default=6, metavar="N", help="guesses (6)"
    )


def choose_puzzles(options: argparse.Namespace) -> HiddenWords:
    """Return the chosen puzzles; raises an `EngineError` or ValueError for unusable lists."""
    known = shared.read_words(options)
    if options.hidden:
        hidden = shared.read_hidden(options.hidden, known)
        return HiddenWords(known, hidden, options.hard, options.limit)
    return HiddenWords(known.host(), known.answers, options.hard, options.limit)


def name_mode(hard: Hard) -> str:
    """Return the name of a mode."""
    return "normal mode" if hard is Hard.OFF else f"{hard} mode"


def name_tree(given: HiddenWords, opener: Word) -> str:
    """Return a line that says which tree it is: its opener, and the mode."""
    return f"{given.vocabulary.alphabet.write(opener)}, {name_mode(given.hard)}"


def draw_bars(distribution: Mapping[int, int], never: int = 0) -> list[str]:
    """Return a line of text for each number of guesses; `never` counts games without an end."""
    rows = [*((str(guesses), games) for guesses, games in distribution.items()), ("-", never)]
    most = max(games for _, games in rows)
    every = sum(games for _, games in rows)
    return [
        f"{guesses:>3} {_draw_bar(games / most)} {games:>6,} {games / every:6.1%}"
        for guesses, games in rows
        if games
    ]


def _draw_bar(share: float, width: int = 40) -> str:
    return ("#" * round(share * width)).ljust(width)


def add_force(parser: argparse.ArgumentParser) -> None:
    """Declare that a file may be overwritten."""
    parser.add_argument("--force", action="store_true", help="overwrite the file if it exists")


def check_writable(path: Path, *, force: bool, mend: str = "choose another name") -> Path:
    """Return `path` if a file can be written there later, and destroys nothing.

    A file that holds anything is replaced only with `force`. Raises `Misused`, which says how to
    `mend` it.
    """
    if not path.parent.is_dir() or path.is_dir():
        raise shared.Misused(f"{path}: no such folder to write to")
    if path.is_file() and path.stat().st_size and not force:
        raise shared.Misused(f"{path}: this file exists; {mend}, or overwrite it by --force")
    return path
