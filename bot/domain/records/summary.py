"""Reads the summaries of Discord's Wordle app: who needed how many guesses on a day."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, timedelta

from bot.domain.records.games import WORDLE
from bot.domain.records.shares import LONGEST_TEXT
from bot.domain.records.values import Score

_MOST_NAMED = 40
"""Characters of a name that are kept; Discord names have at most 32."""

# Here are yesterday's results: · Here are today’s results:
_HEAD = re.compile(r"\b(?P<day>yesterday|today)['’]?s results\b", re.IGNORECASE)
_STREAK = re.compile(
    r"(?<![\d.,'’])(?P<days>\d{1,3}(?:[.,'’\s]\d{3})+|\d{1,5})[ -]days? streak\b", re.IGNORECASE
)
_SCORE = re.compile(r"(?<![\w/])(?P<score>\d{1,3}|X)/6\**\s?:", re.IGNORECASE)
_EVERYBODY = {"everyone", "here"}
"""Who is mentioned by no name; nobody can be called so."""
# no database keeps these in a name
_UNFIT = re.compile("[\0\ud800-\udfff]")
_MENTION = re.compile(r"<@!?(\d{1,20})>")


@dataclass(frozen=True)
class Solver:
    """A player in a summary: by id if the app could mention them, else by name."""

    score: Score
    player_id: int | None = None
    name: str = ""


@dataclass(frozen=True)
class Summary:
    """The results of one day; `streak` is the group's, in days.

    Those who have an `impossible` score are left out.
    """

    solvers: tuple[Solver, ...]
    streak: int | None
    of_today: bool
    impossible: tuple[Score, ...] = ()

    def find_puzzle(self, posted_on: date) -> int:
        """Return the number of its Wordle, given the day it was posted."""
        day = posted_on - timedelta(not self.of_today)
        return (day - (WORDLE.day_zero or day)).days


@dataclass(frozen=True)
class Claimed:
    """How many puzzles a name brought its player, and of how many they have another result."""

    added: int
    known: int = 0


def read_summary(text: str) -> Summary | None:
    """Return the summary in a message of the app; None for its other messages.

    Those who have a score stand behind it on its line. Of a player who is listed twice, the first
    result counts.
    """
    text = _UNFIT.sub("", text[:LONGEST_TEXT])
    head = _HEAD.search(text)
    scores = list(_SCORE.finditer(text, head.end())) if head else []
    if not head or not scores:
        return None
    read = [*map(_score, scores)]
    ends = [*(match.start() for match in scores[1:]), len(text)]
    found = [
        solver
        for score, match, end in zip(read, scores, ends, strict=True)
        if WORDLE.admits(score)
        for solver in _solvers(score, text[match.end() : end].partition("\n")[0])
    ]
    first = {(one.player_id, one.name.casefold()): one for one in reversed(found)}
    streak = _STREAK.search(text)
    return Summary(
        solvers=tuple(one for one in found if one in first.values()),
        streak=int(re.sub(r"\D", "", streak["days"])) if streak else None,
        of_today=head["day"].lower() == "today",
        impossible=tuple(score for score in read if not WORDLE.admits(score)),
    )


def _score(match: re.Match[str]) -> Score:
    return WORDLE.score(match)


def _solvers(score: Score, players: str) -> list[Solver]:
    """Return the players after a score; a name with spaces ends where the next begins."""
    mentioned = [Solver(score, player_id=int(one)) for one in _MENTION.findall(players)]
    named = re.findall(r"@([^@\n]+)", _MENTION.sub("\n", players))
    return mentioned + [Solver(score, name=name) for name in map(_name, named) if _calls(name)]


def _calls(name: str) -> bool:
    """Return whether somebody can be called so."""
    return bool(name) and name.casefold() not in _EVERYBODY


def _name(text: str) -> str:
    """Return the name without markup, crowns and surrounding spaces."""
    bare = re.sub(r"\\(?=\W)|[👑🏆*]", "", text)
    return " ".join(bare.split())[:_MOST_NAMED]
