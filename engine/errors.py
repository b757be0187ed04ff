"""Errors in what a player enters, a program passes or an installation holds.

Unreadable input (a typing slip) is kept apart from an illegal guess (readable, but
against the rules of this game). Errors carry facts; `str()` of one is a plain line for
developers and the command line, and a user interface words its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from reprlib import Repr
from typing import Any

from engine.counts import write_count

_SHORT = Repr()
_SHORT.maxstring = _SHORT.maxother = 60

_ALPHABET = 100
"""The most letters of an alphabet that are named: more than any language has."""


class EngineError(ValueError):
    """Base of every error that the engine raises for bad input."""

    def __reduce__(self) -> tuple[Any, ...]:
        # by itself an exception is made again of its message, where these take their facts
        return _make_again, (type(self), self.args), vars(self)


def _make_again(kind: type[EngineError], args: tuple[Any, ...]) -> EngineError:
    return kind.__new__(kind, *args)


def write_short(given: object) -> str:
    """Return what was given as an error shows it: in quotes, and of a long text only its ends."""
    return _SHORT.repr(given)


class Unreadable(EngineError):
    """The input is not in this game's notation."""


class ForeignLetter(Unreadable):
    """A word holds a character outside the alphabet."""

    def __init__(self, character: str, alphabet: str) -> None:
        shown = alphabet if len(alphabet) <= _ALPHABET else f"{alphabet[:_ALPHABET]}…"
        super().__init__(f"{write_short(character)} is not a letter of the alphabet {shown}")
        self.character = character
        self.alphabet = alphabet


class WrongLength(Unreadable):
    """A word or a feedback does not have as many letters as the game."""

    def __init__(self, text: str, expected: int, actual: int) -> None:
        super().__init__(f"{write_short(text)} has length {actual:,}, expected {expected:,}")
        self.text = text
        self.expected = expected
        self.actual = actual


class UnknownMark(Unreadable):
    """A feedback holds a character that does not stand for a mark."""

    def __init__(self, character: str, accepted: str) -> None:
        super().__init__(f"{write_short(character)} is not a mark; accepted are {accepted}")
        self.character = character
        self.accepted = accepted


class UnknownLexicon(EngineError):
    """There is no word list for this language and length; `shipped` are the lengths of each."""

    def __init__(
        self, language: str, length: int, shipped: Mapping[str, Sequence[int]] | None = None
    ) -> None:
        said = f"there is no lexicon for language {write_short(language)} and length {length}"
        self.shipped = shipped or {}
        # whoever asks for a known language asks for another length, not for another language
        near = {code: held for code, held in self.shipped.items() if code == language}
        known = _write_lengths(near or self.shipped)
        super().__init__(f"{said}; there are {known}" if known else said)
        self.language = language
        self.length = length


def _write_lengths(shipped: Mapping[str, Sequence[int]]) -> str:
    """Return which lengths there are in which languages; all are in a row."""
    groups: dict[tuple[int, int], list[str]] = {}
    for code, held in shipped.items():
        groups.setdefault((min(held), max(held)), []).append(code)
    said = [f"{a} to {z} letters in {', '.join(codes)}" for (a, z), codes in groups.items()]
    return ", and ".join(said)


class IllegalGuess(EngineError):
    """A readable word that this game refuses; it costs no turn."""


class NotAllowed(IllegalGuess):
    """The word is not in the list of allowed guesses, those of `language` if that is known.

    `meant` is the likeliest allowed word of the same letters with other accents, if there is one.
    The message shows the word as it was `typed`.
    """

    def __init__(
        self,
        word: str,
        language: str | None = None,
        meant: str | None = None,
        typed: str | None = None,
    ) -> None:
        super().__init__(f"{write_short(typed or word)} is not an allowed guess")
        self.word = word
        self.language = language
        self.meant = meant


class NotSuggested(NotAllowed):
    """A word that the table of openers lacks: it is no word of the list, or a crude one."""

    def __init__(self, word: str, typed: str) -> None:
        super().__init__(word)
        self.args = (f"{write_short(typed)} is not in the table of openers",)


class RepeatedGuess(IllegalGuess):
    """The word was guessed before, in the turn numbered `turn` (from 1)."""

    def __init__(self, word: str, turn: int) -> None:
        super().__init__(f"{word!r} was guessed already in turn {turn}")
        self.word = word
        self.turn = turn


class GameOver(IllegalGuess):
    """The game has ended and takes no more guesses."""

    def __init__(self, status: str) -> None:
        super().__init__(f"the game is {status}")
        self.status = status


class UnknownStrategy(EngineError):
    """No strategy has this name."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"unknown strategy {write_short(name)}; known are {', '.join(known)}")
        self.name = name
        self.known = known


class FileDamaged(EngineError):
    """A file of this installation is missing, cut or changed."""

    def __init__(self, path: Path) -> None:
        said = "this file of the installation is missing, cut or changed"
        super().__init__(f"{path}: {said}; install Tilemate again")
        self.path = path


class Uneven(EngineError):
    """The puzzles of a simulation do not all have the same number of boards."""

    def __init__(self, puzzle: str, boards: int) -> None:
        super().__init__(
            f"puzzles on {write_count(boards, 'board')} expected, found {write_short(puzzle)}"
        )
        self.puzzle = puzzle
        self.boards = boards


class Unstarted(EngineError):
    """The processes of a search did not start, or were ended."""

    def __init__(self, jobs: int) -> None:
        super().__init__(
            f"jobs: {jobs} processes did not run; a script has to be a file, and to call `prove` "
            'under if __name__ == "__main__": or use jobs=1'
        )
        self.jobs = jobs
