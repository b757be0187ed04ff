"""What two shares of a game have in common, as a template that reads others."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from difflib import SequenceMatcher

from bot.domain.records.formats import DATE, FIRST_WORDLE, TIME
from bot.domain.records.games import KNOWN_GAMES
from bot.domain.records.shares import normalise, read_shares
from bot.domain.records.taught_games import (
    HIGHEST,
    LONGEST_SHARE,
    KnownGame,
    NoPuzzleFound,
    NoScoreFound,
    SharesDiffer,
    TaughtGame,
    UnfitName,
    make_taught,
)
from bot.domain.records.values import RecordedGame, Share, Unit

_OLDEST = 366
"""Days since the shares, at most, where a game has more puzzles than days since Wordle began."""

_LETTERS = 3
"""Letters that a template has at least, so that talk is no share."""

_TOKEN = re.compile(rf"{DATE}|{TIME}|\d+(?:[.,]\d{{3}})*|[^\W\d_]+|\s+|.", re.DOTALL)
_FIGURE = re.compile(rf"{TIME}|\d{{1,3}}(?:[.,]\d{{3}})+|\d{{1,7}}")


def learn_game(
    name: str, shares: tuple[str, str], score: str, unit: Unit, today: date
) -> TaughtGame:
    """Return the game of two shares, in the first of which stands the `score`.

    What is far beyond these shares is no result of the game. Raises `UnfitName`, `KnownGame`,
    `NoScoreFound`, `NoPuzzleFound` or `SharesDiffer`.
    """
    name = " ".join(name.split())
    if not name or name.casefold() in {game.name.casefold() for game in KNOWN_GAMES.values()}:
        raise UnfitName
    if known := [share for text in shares for share in read_shares(text)]:
        raise KnownGame(known[0].game)
    first, second = (_split(text) for text in shares)
    starts = _find(first, _split(score))
    if not starts:
        raise NoScoreFound
    learner = _Learner(first, second)
    for start in starts:
        game = learner.learn(name, start, unit)
        if game and (found := _prove(make_taught(game), learner.trim(), first[start])):
            return _bound(game, found, today)
    raise SharesDiffer if learner.numbered else NoPuzzleFound


class _Learner:
    """Two shares as tokens, and which of the first one's stand in both."""

    def __init__(self, first: Sequence[str], second: Sequence[str]) -> None:
        self._first = first
        self._second = second
        matcher = SequenceMatcher(None, [*map(_kind, first)], [*map(_kind, second)], autojunk=False)
        self._twins: dict[int, int] = {}
        self._added = set[int]()
        for tag, low, high, at, end in matcher.get_opcodes():
            if tag == "equal" or high - low == end - at:
                self._twins |= zip(range(low, high), range(at, end), strict=True)
            elif tag == "insert":
                self._added.add(low)
        self._same = {at for at, twin in self._twins.items() if first[at] == second[twin]}
        self._counted = [
            at
            for at, twin in self._twins.items()
            if at not in self._same
            and _kind(first[at]) == _kind(second[twin])
            and _kind(first[at]) in ("#", "date")
        ]

    @property
    def numbered(self) -> bool:
        """Whether a number or a date differs, beside the score."""
        return len(self._counted) > 1

    def trim(self) -> tuple[str, str]:
        """Return both shares from the first word that they have in common."""
        start = min((at for at in self._same if self._first[at].strip()), default=0)
        return "".join(self._first[start:]), "".join(self._second[self._twins.get(start, 0) :])

    def learn(self, name: str, score: int, unit: Unit) -> TaughtGame | None:
        """Return the game if the score is this token of the first share; None without a puzzle."""
        puzzle = next((at for at in self._counted if at != score), None)
        if puzzle is None:
            return None
        timed = _kind(self._first[score]) == "time"
        slots = {score: "{time}" if timed else "{score}"}
        slots[puzzle] = "{date}" if _kind(self._first[puzzle]) == "date" else "{number}"
        first = min(at for at in (*self._same, *slots) if self._first[at].strip())
        last = max(slots)
        while last + 1 in self._same and self._first[last + 1].strip():
            last += 1
        template = self._write(range(first, last + 1), slots)
        letters = sum(map(str.isalpha, re.sub(r"\{[a-z.]+\}", "", template)))
        if template.count("{...}") > 1 or letters < _LETTERS:
            return None
        return TaughtGame(
            name,
            template,
            Unit.TIME if timed else unit,
            self._find_most(score),
            self._find_sign(score),
        )

    def _write(self, tokens: range, slots: Mapping[int, str]) -> str:
        """Write what both shares have in common, with the slots, and a gap for what differs."""
        parts: list[str] = []
        for at in tokens:
            if at in self._added and at != tokens.start:
                parts.append("{...}")
            if at in slots:
                parts.append(slots[at])
            elif at in self._same and self._first[at] not in "{}":
                parts.append(self._first[at])
            else:
                parts.append("{...}")
        return re.sub(r"(?:\{\.\.\.\}){2,}", "{...}", re.sub(r"\s+", " ", "".join(parts)))

    def _find_most(self, score: int) -> int | None:
        """Return the 6 of ``4/6``; None of ``4/0``, which no figure can reach."""
        after = "".join(self._first[score + 1 : score + 5]).replace(" ", "")
        found = re.match(r"/(\d+(?:[.,]\d{3})*)", after)
        return (int(re.sub(r"\D", "", found[1])) or None) if found else None

    def _find_sign(self, score: int) -> str:
        """Return what stands for an unsolved puzzle, if the second share is of one."""
        twin = self._second[self._twins[score]] if score in self._twins else "X"
        return "X" if _FIGURE.fullmatch(twin) or not twin.strip() else twin


def _split(text: str) -> list[str]:
    return [found[0] for found in _TOKEN.finditer(normalise(text).strip()[:LONGEST_SHARE])]


def _kind(token: str) -> str:
    """Return what numbers, dates and times have in common; other text stands for itself."""
    if re.fullmatch(DATE, token):
        return "date"
    if re.fullmatch(TIME, token):
        return "time"
    return "#" if token[0].isdecimal() else " " if token.isspace() else token


def _find(tokens: Sequence[str], wanted: Sequence[str]) -> list[int]:
    """Return where the first figure of `wanted` stands, for each place that has it whole."""
    figure = next((at for at, one in enumerate(wanted) if _FIGURE.fullmatch(one)), None)
    if figure is None:
        return []
    last = len(tokens) - len(wanted) + 1
    starts = [at for at in range(last) if tokens[at : at + len(wanted)] == wanted]
    return [at + figure for at in starts]


def _prove(game: RecordedGame, shares: tuple[str, str], score: str) -> list[Share]:
    """Return both shares if the game reads them, as two puzzles, and the score in the first."""
    found = [read_shares(text, [game]) for text in shares]
    if [len(one) for one in found] != [1, 1]:
        return []
    (first,), (second,) = found
    if game.unit is not Unit.TIME and str(first.score.figure) != re.sub(r"\D", "", score):
        return []
    both = [first, second]
    possible = all(game.admits(share.score) for share in both)
    return both if possible and first.puzzle != second.puzzle else []


def _bound(game: TaughtGame, shares: Sequence[Share], today: date) -> TaughtGame:
    """Set the highest points, some ten times those of the shares, and the first possible day."""
    if game.unit is Unit.POINTS:
        most = 10 * max(1, *(share.score.figure for share in shares))
        # 13,400 is rounded up to 20,000
        whole = 10 ** (len(str(most)) - 1)
        game = replace(game, highest=min(-(-most // whole) * whole, HIGHEST))
    if "{number}" in game.template:
        day_zero = today.toordinal() - max(share.puzzle for share in shares) - _OLDEST
        earliest = date.fromordinal(max(day_zero, date.min.toordinal()))
        game = replace(game, earliest=min(earliest, FIRST_WORDLE))
    return game
