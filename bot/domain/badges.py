"""Badges for deeds: what a finished game, or the match it belongs to, shows of its player.

A result keeps its deeds as one number, so a badge needs no row of its own: it is had since the
first result that shows its deed, and goes with that result.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from bot.domain.games import GameSession, Phase
from bot.domain.matches import BOT, Entrant, Match
from bot.domain.merits import list_finders, list_winners
from bot.domain.mode_kinds import Ends
from bot.domain.players import Player
from engine import Hard, Mark, Turn

SEVERAL = 3
"""People that it takes to win a race against, or to have all solved the daily."""

MANY_BOARDS = 8
"""Boards solved at once."""

FEW_GUESSES, MANY_GUESSES = 2, 4
"""What solving a word takes at most to be a deed, and at least where no gray letter is repeated."""

RUN = 7
"""Days in a row that were lost, and then won again."""


class Badge(StrEnum):
    """A deed, in the order of its bit in a result: add new ones at the end."""

    DAILY = "daily"
    TWO = "two"
    LAST = "last"
    TRAP = "trap"
    GRAYS = "grays"
    DARK = "dark"
    ULTRA = "ultra"
    BOARDS = "boards"
    DUEL = "duel"
    RACE = "race"
    ALL = "all"
    COMEBACK = "comeback"

    @property
    def bit(self) -> int:
        """What stands for it in a result's number."""
        return 1 << [*Badge].index(self)


OF_ENDS = (Badge.ALL, Badge.COMEBACK)
"""Badges that nobody has before a daily is over, when its players have read what it brought."""


@dataclass(frozen=True)
class Badges:
    """The badges a player has, each with the day since when."""

    player: Player
    since: tuple[tuple[Badge, date], ...]

    @property
    def missing(self) -> tuple[Badge, ...]:
        """The badges that are still to be had."""
        had = dict(self.since)
        return tuple(badge for badge in Badge if badge not in had)


def write_deeds(badges: Iterable[Badge]) -> int:
    """Return deeds as the number that a result keeps."""
    return sum(badge.bit for badge in {*badges})


def join_deeds(numbers: Iterable[int | None]) -> int:
    """Return what several results show together; None is one that was not looked at."""
    shown = 0
    for number in numbers:
        shown |= number or 0
    return shown


def read_deeds(number: int) -> tuple[Badge, ...]:
    """Return the badges for the deeds that a result, or several together, show."""
    return tuple(badge for badge in Badge if badge.bit & number)


def find_first_days(days: Iterable[tuple[int, date]]) -> tuple[tuple[Badge, date], ...]:
    """Return each badge with the first of the `days` on which a result shows its deed."""
    found: dict[Badge, date] = {}
    for number, day in days:
        for badge in read_deeds(number):
            found[badge] = min(day, found.get(badge, day))
    return tuple((badge, found[badge]) for badge in Badge if badge in found)


def find_deeds(session: GameSession) -> frozenset[Badge]:
    """Return the deeds that an ended board shows of its owner.

    One that does not count shows none but that a daily was finished: neither given up nor closed.
    """
    if session.owner is None or not session.moves:
        return frozenset()
    counts = session.ranked and not session.assisted
    finished = session.phase in (Phase.WON, Phase.LOST)
    first = {Badge.DAILY} if session.mode.posted and finished else set[Badge]()
    return frozenset(first if not counts else first | {*_list_deeds(session)})


def find_match_deeds(match: Match) -> Iterator[tuple[Badge, Entrant]]:
    """Yield the deeds that only a match that is over shows, each with whose it is."""
    people, winners = match.played, list_winners(match)
    if match.rival and BOT not in [one.player for one in winners]:
        yield from ((Badge.DUEL, one) for one in winners)
    if match.mode.ends is Ends.COUNTDOWN and len(people) >= SEVERAL and len(winners) == 1:
        yield Badge.RACE, winners[0]
    if match.mode.posted and len(people) >= SEVERAL and len(list_finders(match)) == len(people):
        yield from ((Badge.ALL, one) for one in people)


def is_comeback(runs: Sequence[tuple[int, date]], day: date) -> bool:
    """Return whether days won in a row, each run with its last day, tell of a comeback that day."""
    ended = [days for days, last in runs if last < day]
    return (RUN, day) in runs and max(ended, default=0) >= RUN


def _list_deeds(session: GameSession) -> Iterator[Badge]:
    if session.phase is not Phase.WON:
        return
    game, guesses = session.game, len(session.moves)
    shown = {
        Badge.LAST: guesses == game.rules.limit,
        Badge.ULTRA: game.rules.hard is Hard.ULTRA,
        Badge.BOARDS: game.rules.boards >= MANY_BOARDS,
    }
    if game.rules.boards == 1:
        shown |= {
            Badge.TWO: guesses <= FEW_GUESSES,
            Badge.TRAP: _was_trapped(session.turns),
            Badge.GRAYS: guesses >= MANY_GUESSES and not _repeats_gray(session.turns),
            Badge.DARK: not any(session.turns[0].feedback),
        }
    yield from (badge for badge, done in shown.items() if done)


def _was_trapped(turns: Sequence[Turn]) -> bool:
    """Return whether the same single letter was missing after two guesses."""
    missing = [
        turn.feedback.index(wrong)
        for turn in turns
        if turn.feedback.count(Mark.CORRECT) == len(turn.feedback) - 1
        for wrong in turn.feedback
        if wrong is not Mark.CORRECT
    ]
    return len({*missing}) < len(missing)


def _repeats_gray(turns: Sequence[Turn]) -> bool:
    """Return whether a guess has a letter that was known not to be in the word."""
    absent: set[str] = set()
    for turn in turns:
        if absent & {*turn.guess}:
            return True
        marks = [*zip(turn.guess, turn.feedback, strict=True)]
        absent |= {letter for letter, mark in marks if mark is Mark.ABSENT} - {
            letter for letter, mark in marks if mark is not Mark.ABSENT
        }
    return False
