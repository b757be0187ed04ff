"""What can be typed: one row a command, read as Discord shows them."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.domain.games import Mode
from bot.domain.players import Theme
from bot.domain.puzzles import MOST_BOARDS, Rung, WordList
from bot.domain.standings import Period
from bot.local.desk import SETTLED, WITH_DATA
from bot.render.preferences import UNSET
from engine import Hard
from engine.solver import STRATEGIES
from engine.words import ALPHABETS, LENGTHS


class Misspelt(Exception):
    """A line that is no command; the message says what would be."""


@dataclass(frozen=True)
class Option:
    """An option of a command; `choices` are the only values it takes, if there are any."""

    name: str
    choices: tuple[str, ...] = ()
    needed: bool = False

    @property
    def usage(self) -> str:
        return f"<{self.name}>" if self.needed else f"[{self.name}]"

    def takes(self, value: str) -> bool:
        return not self.choices or value in self.choices


@dataclass(frozen=True)
class Command:
    name: str
    does: str
    options: tuple[Option, ...] = ()

    @property
    def usage(self) -> str:
        return " ".join([self.name, *(option.usage for option in self.options)])


def _option(name: str, choices: type[StrEnum]) -> Option:
    return Option(name, tuple(choices))


def _needed(name: str) -> tuple[Option]:
    return (Option(name, needed=True),)


PUZZLE = (
    Option("shared", ("true", "false")),
    Option("language", tuple(ALPHABETS)),
    Option("length", tuple(map(str, LENGTHS))),
    _option("hard", Hard),
    _option("list", WordList),
    Option("boards", tuple(map(str, range(1, MOST_BOARDS + 1)))),
)
"""What kind of puzzle from elsewhere is meant."""

COMMANDS = (
    Command(
        "/wordle play",
        "begin a game",
        (
            Option("length", tuple(map(str, LENGTHS))),
            _option("hard", Hard),
            _option("mode", Mode),
            Option("boards", ("1", "2", "4", "8")),
            Option("rival", tuple(STRATEGIES)),
        ),
    ),
    Command("/wordle daily", "play today's puzzle"),
    Command("/wordle challenge", "set a word for the others", _needed("word")),
    Command("/wordle join", "join a race, or play along in a challenge"),
    Command("/wordle ready", "be ready for the race; it begins when all are"),
    Command("/wordle guess", "guess a word (or just type it)", _needed("word")),
    Command("/wordle board", "show the running game"),
    Command("/wordle stop", "give up and see the answer"),
    Command("/wordle hint", "help with the running game", (_option("rung", Rung),)),
    Command(
        "/wordle help",
        "help with a puzzle from elsewhere",
        (Option("guess"), Option("hints"), *PUZZLE),
    ),
    Command("/wordle solve", "solve one: I propose each guess, you mark it", PUZZLE),
    Command("/wordle mark", "enter the tiles of the guess proposed", _needed("hints")),
    Command("/wordle other", "mark another guess than the one proposed", _needed("word")),
    Command("/wordle climb", "take more help with that puzzle", (_option("rung", Rung),)),
    Command("/wordle undo", "take the last row of that puzzle back"),
    Command("/wordle mend", "make the change I propose to rows that contradict"),
    Command("/wordle keep", "keep rows that contradict as they are"),
    Command("/wordle words", "list the words that remain", (Option("page"),)),
    Command("/wordle why", "why a word is not among them", _needed("word")),
    Command("/wordle new", "begin a new puzzle"),
    Command("/wordle addword", "teach me a word that my list lacks", _needed("word")),
    Command(
        "/wordle stump",
        "think of a word, and I guess it",
        (Option("strategy", tuple(STRATEGIES)), Option("length", tuple(map(str, LENGTHS)))),
    ),
    Command("/wordle tell", "mark my guess at your word", _needed("hints")),
    Command("/wordle untell", "mark my last guess again"),
    Command("/wordle amend", "make the change I propose to marks that contradict"),
    Command("/wordle reveal", "give up, and tell your word", (Option("word"),)),
    Command(
        "/wordle analyse",
        "see what each guess of a game was worth: your last one, or one brought",
        (Option("share"), Option("words"), Option("answer")),
    ),
    Command("/wordle difficulty", "how hard a word is to guess", _needed("word")),
    Command(
        "/wordle leaderboard",
        "who wins most",
        (_option("period", Period), _option("mode", Mode)),
    ),
    Command("/wordle stats", "a player's figures", (Option("player"),)),
    Command(
        "/wordle settings",
        'settle how games are played here, as in: schedule "18 Europe/Berlin"',
        (Option("setting", SETTLED), Option("value")),
    ),
    Command(
        "/wordle preferences",
        "your own choices, for private boards",
        (Option("theme", (*Theme, UNSET)), Option("language", (*ALPHABETS, UNSET))),
    ),
    Command("/wordle rules", "how to read the tiles"),
    Command("/wordle modes", "every way to play"),
    Command("/wordle about", "what this is"),
    Command("/wordle privacy", "what is kept about you", (Option("do", WITH_DATA),)),
    Command("/as", "become another player", _needed("name")),
    Command("/help", "list these commands"),
    Command("/quit", "leave"),
)

_BY_NAME = {command.name: command for command in COMMANDS}


def read(line: str) -> tuple[str, dict[str, str]]:
    """Return the command's name and its options by name.

    A line without a slash is a guess. Values may be given in order, each to the first option
    that takes it, or as ``name:value``; ``/play`` will do for ``/wordle play``.
    Raises `Misspelt`.
    """
    if not line.startswith("/"):
        return "/wordle guess", {"word": line}
    words = _words(line)
    short = f"/wordle {words[0].removeprefix('/')}"
    for name, used in ((" ".join(words[:2]), 2), (words[0], 1), (short, 1)):
        command = _BY_NAME.get(name.lower())
        if command:
            return command.name, _options(command, words[used:])
    raise Misspelt(f"{words[0]!r} is no command; /help lists them")


def _words(line: str) -> list[str]:
    try:
        return shlex.split(line)
    except ValueError as error:
        raise Misspelt(f"cannot read that: {error}") from None


def _options(command: Command, values: Sequence[str]) -> dict[str, str]:
    free = {option.name: option for option in command.options}
    found: dict[str, str] = {}
    for given in values:
        if not free:
            raise Misspelt(f"too much; write {command.usage}")
        name, colon, rest = given.partition(":")
        named = bool(colon) and name in free
        value = rest if named else given
        option = free[name] if named else _fitting(free, value)
        if not option.takes(value):
            choices = ", ".join(option.choices)
            raise Misspelt(f"{option.name} is one of {choices}; write {command.usage}")
        del free[option.name]
        found[option.name] = value
    if missing := [name for name, option in free.items() if option.needed]:
        raise Misspelt(f"{missing[0]} is missing; write {command.usage}")
    return found


def _fitting(free: Mapping[str, Option], value: str) -> Option:
    """The first option that takes `value`, or else the first."""
    options = list(free.values())
    return next((option for option in options if option.takes(value)), options[0])
