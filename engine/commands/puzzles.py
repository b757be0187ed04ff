"""Options of the laboratory: which words are hidden, and which are known."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from engine.commands import options as shared
from engine.game import Hard
from engine.lexicon import load
from engine.solver.vocabulary import Vocabulary
from engine.words import Word, parse

LISTS = """\
word lists: nothing, or --language and --length, plays our own answers; --answers F with
--allowed F2 plays those files. --answers F with --language or --length hides the words of F
from a solver that knows only our own list, which is how help with other puzzles is judged.
"""


@dataclass(frozen=True)
class Puzzles:
    """Answers to be found, and the vocabulary of whoever looks for them."""

    vocabulary: Vocabulary
    answers: tuple[Word, ...]
    hard: Hard
    limit: int


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the word lists, hard mode and the limit."""
    shared.add_words(parser)
    # to tell a language that was asked for from the usual one
    parser.set_defaults(language=None)
    parser.add_argument("--hard", action="store_true", help="hard mode: clues must be used")
    add_limit(parser)


def add_limit(parser: argparse.ArgumentParser) -> None:
    """Declare how many guesses a game has."""
    parser.add_argument(
        "--limit", type=shared.at_least_one, default=6, metavar="N", help="guesses (6)"
    )


def chosen(options: argparse.Namespace) -> Puzzles:
    """The puzzles asked for; raises an `EngineError` or ValueError for lists that do not do."""
    hard = Hard.HARD if options.hard else Hard.OFF
    ours = options.length or options.language
    options.language = options.language or "en"
    if options.answers and ours and not options.allowed:
        hidden = list(dict.fromkeys(shared.words_of(options.answers)))
        lexicon = load(options.language, options.length or len(hidden[0]))
        answers = tuple(parse(word, lexicon.alphabet, lexicon.length) for word in hidden)
    else:
        lexicon = shared.lexicon(options)
        answers = lexicon.answers
    return Puzzles(Vocabulary.of(lexicon), answers, hard, options.limit)


def mode(hard: Hard) -> str:
    """The mode in words."""
    return "normal mode" if hard is Hard.OFF else f"{hard} mode"


def bars(distribution: Mapping[int, int], never: int = 0) -> list[str]:
    """Games by number of guesses, one line of text each; `never` are those without an end."""
    rows = [*((str(guesses), games) for guesses, games in distribution.items()), ("-", never)]
    most = max(games for _, games in rows)
    every = sum(games for _, games in rows)
    return [
        f"{guesses:>3} {_bar(games / most)} {games:>6,} {games / every:6.1%}"
        for guesses, games in rows
        if games
    ]


def _bar(share: float, width: int = 40) -> str:
    return ("#" * round(share * width)).ljust(width)


def writable(path: Path) -> Path:
    """A file that can be written later, when the work is done; raises `Misused`."""
    if not path.parent.is_dir() or path.is_dir():
        raise shared.Misused(f"{path}: no such folder to write to")
    return path
