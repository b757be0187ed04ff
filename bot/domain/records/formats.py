"""A share's format as data: literal text with named slots, from which its reader is made.

A template such as ``Angle #{number} {score}/4`` is literal but for its slots:

- ``{number}`` is the number of the puzzle, ``{date}`` its day;
- ``{score}`` is the figure, or a sign such as X;
- ``{time}`` is ``1:23``, ``{seconds}`` is ``1m 23.4s``, and ``{marks}`` a square for each guess;
- ``{...}`` is anything, up to 300 characters.

A blank stands for blanks or a new line, and a ``#`` may be missing. Every pattern made of a
template looks at each place of a text in bounded time.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import date

from bot.domain.records.scores import score_marks, score_number, score_time
from bot.domain.records.values import RecordedGame, Score, Unit

NUMBER = r"(?P<puzzle>\d{1,3}[.,'’ ]\d{3}|\d{1,5})(?![\d]|[.,'’]\d)"
DATE = (
    r"(?P<date>\d{1,2}/\d{1,2}/\d{4}|\d{4}-\d\d-\d\d|[A-Z][a-z]{2,8} \d{1,2}, \d{4}"
    r"|\d{1,2} [A-Z][a-z]{2} \d{4})"
)
TIME = r"(?P<time>(?:\d{1,2}:)?\d{1,2}:\d\d)"

_FIGURE = r"\d{1,3}(?:[.,]\d{3})+|\d{1,7}"
_MARKS = "🟥🟨🟩⬛⬜❌🟢🟡🔴⚪⚫"
_SLOTS = {
    "number": NUMBER,
    "date": DATE,
    "time": TIME,
    "seconds": r"(?:(?P<minutes>\d{1,3})m )?(?P<seconds>\d{1,2})(?:\.\d{1,3})?s",
    "marks": rf"(?P<marks>(?:[{_MARKS}]\s*){{1,60}})(?![{_MARKS}])",
    "...": ".{0,300}?",
}
_PART = re.compile(r"\{([a-z]+|\.\.\.)\}|(\s+)|(.)", re.DOTALL)


@dataclass(frozen=True)
class Format:
    """How the shares of a game are written; `lost` ones of a puzzle that was not solved.

    `worst` is the figure that an unsolved puzzle counts as; None where nobody can lose. `least` and
    `most` are the figures that a result can have, the unsolved one aside. `signs` stand for a
    figure, None for an unsolved puzzle; `unused` are the squares of guesses not made. A `sentence`
    is a share wherever it stands; anything else has to begin a line, or to be followed by tiles.
    `day_zero` is the day of puzzle number 0.
    """

    key: str
    name: str
    shares: tuple[str, ...]
    unit: Unit = Unit.GUESSES
    least: int = 1
    most: int = 6
    worst: int | None = None
    lost: tuple[str, ...] = ()
    signs: Mapping[str, int | None] = field(default_factory=lambda: {"X": None})
    unused: str = "⬛⬜"
    sentence: bool = False
    day_zero: date | None = None


def make_game(form: Format) -> RecordedGame:
    """Make the reader of a format."""
    templates = (*form.shares, *(f"{share}{{lost}}" for share in form.lost))
    return RecordedGame(
        form.key,
        form.name,
        form.unit,
        compile_patterns(*(_write_pattern(one, form.signs) for one in templates)),
        _make_scorer(form),
        form.worst,
        headline=not form.sentence,
        day_zero=form.day_zero,
        bounds=(form.least, max(form.most, form.worst or 0)),
    )


def compile_patterns(*patterns: str) -> tuple[re.Pattern[str], ...]:
    """Return the patterns of shares, which begin where a word may begin."""
    return tuple(re.compile(rf"(?<!\w){one}", re.IGNORECASE | re.DOTALL) for one in patterns)


def _write_pattern(template: str, signs: Mapping[str, int | None]) -> str:
    score = "|".join([_FIGURE, *map(re.escape, signs)])
    slots = {**_SLOTS, "score": f"(?P<score>{score})", "lost": "(?P<lost>)"}
    loose = {"#": "#?", "/": r"\s?/\s?"}
    parts: list[str] = []
    for slot, space, letter in _PART.findall(template):
        if slot:
            parts.append(slots[slot])
        elif space:
            parts.append(r"\s+")
        else:
            parts.append(loose.get(letter) or re.escape(letter))
    return "".join(parts) + r"(?![\w/])"


def _make_scorer(form: Format) -> Callable[[re.Match[str]], Score]:
    lost = Score(form.worst or 0, solved=False)

    def score(match: re.Match[str]) -> Score:
        found = match.groupdict()
        if "lost" in found:
            return lost
        if found.get("marks"):
            return score_marks(found["marks"], lost, form.unused)
        if found.get("time"):
            return score_time(match)
        if found.get("seconds"):
            return Score(int(found["seconds"]) + 60 * int(found["minutes"] or 0))
        sign = found["score"].upper()
        if sign in form.signs:
            figure = form.signs[sign]
            return lost if figure is None else Score(figure)
        return score_number(match)

    return score
