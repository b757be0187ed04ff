"""A share's format as data: literal text with named slots, from which its reader is made.

A template such as ``Angle #{number} {score}/4`` is literal but for its slots:

- ``{number}`` is the number of the puzzle, ``{date}`` its day, ``{day}`` one such as 31/12/2026;
- ``{score}`` is the figure, or a sign such as X;
- ``{time}`` is ``1:23``, ``{clock}`` the same in keycaps, ``{ticks}`` are seconds alone, and
  ``{seconds}`` is ``1m 23.4s``;
- ``{marks}`` is a square for each guess;
- ``{signs}`` is a blank, an emoji, or a date in parentheses;
- ``{counts}`` is a keycap for each board, ``{sixteen}`` two for each of sixteen;
- ``{left}`` and ``{right}`` are the guesses of one of two boards;
- ``{groups}`` are the rows of *Connections*, ``{hints}`` the marks of *Strands*;
- ``{handle}`` is a game's name elsewhere, such as ``(@tusmo_xyz)``, or nothing; ``{word}`` is any;
- ``{percent}``, behind a figure, is how near the last guess came; ``{row}``, below it, has a mark
  for each guess. Either may be missing; where it tells another result, the figure is 0;
- ``{...}`` is anything, up to 400 characters.

A blank stands for blanks or a new line, ``guesses`` and other plurals for a single one too, a ``#``
may be missing or an abbreviation, a dash may have any length, an apostrophe any shape, a comma may
be a full stop, and ``https://`` may be missing or go on with ``www.``. Every pattern made of a
template looks at each place of a text in bounded time.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date

from bot.domain.records.examples import write_example
from bot.domain.records.scores import (
    agrees,
    score_boards,
    score_clock,
    score_groups,
    score_hints,
    score_marks,
    score_number,
    score_pair,
    score_seconds,
    score_sixteen,
    score_time,
)
from bot.domain.records.values import RecordedGame, Score, Unit

NUMBER = r"(?P<puzzle>\d{1,3}[.,'’ ]\d{3}|\d{1,5})(?![\d]|[.,'’]\d)"
DATE = (
    r"(?P<date>\d{1,2}/\d{1,2}/\d{4}|\d{4}-\d\d-\d\d|[A-Z][a-z]{2,8} \d{1,2}, \d{4}"
    r"|\d{1,2} [A-Z][a-z]{2} \d{4})"
)
TIME = r"(?P<time>(?:\d{1,2}:)?\d{1,2}:[0-5]\d)"

FIRST_WORDLE = date(2021, 6, 19)
"""The games that are read came after the first Wordle."""

FLAGS = re.IGNORECASE | re.DOTALL
"""How the patterns of all games are read."""

_LONG = r"\d{1,3}(?:[.,'’ ]\d{3}){2,9}|\d{6,30}"
_ANY = r"\d{1,30}"
"""A figure that no result need have, to say so."""
_FIGURE = r"\d{1,3}(?:[.,'’ ]\d{3})+|\d{1,7}"
_MARKS = "🟥🟨🟩⬛⬜❌🟢🟡🔴⚪⚫"
_SLOTS = {
    "number": NUMBER,
    "date": DATE,
    "day": r"(?P<day>\d{1,2}/\d{1,2}/\d{4})",
    "time": TIME,
    "clock": "(?P<clock>(?:\\d\u20e3){1,3}:(?:\\d\u20e3){2})",
    "seconds": r"(?:(?P<minutes>\d{1,3})m )?(?P<seconds>\d{1,2})(?:\.\d{1,3})?s",
    "marks": rf"(?P<marks>(?:[{_MARKS}]\s*){{1,60}})(?![{_MARKS}])",
    "ticks": r"(?P<time>\d{1,5})",
    "signs": r"(?:\s?\(\d\d\.\d\d\.\d{4}\))?[^\w\n/#−-]{1,6}",
    "sixteen": r"(?P<sixteen>(?:\s?(?:\d\u20e3\d\u20e3|🟥🟥) ?⬛?){16})",
    "handle": r"(?: \(@\w{1,15}\))?",
    "word": r"[^\W\d_]{1,20}",
    "left": "(?P<left>[1-9X])",
    "right": "(?P<right>[1-9X])",
    "groups": r"(?P<groups>(?:\s*[🟨🟩🟦🟪]{4}){4,8})",
    "hints": r"(?P<hints>(?:\s*[🔵🟡💡])+)",
    "percent": r"(?=\s?\((?P<percent>\d{1,3})%\)|)",
    "row": r"(?=\s+(?P<row>(?:[🟥🟨🟩⬛⬜⬆⬇🎉] ?){1,12})|)",
    "...": ".{0,400}?",
}
_KEYS = "🔟🕚🕛🕐🕑🕒🟥"
_COUNTS = rf"(?P<counts>(?:[^\d{_KEYS}]{{0,40}}?(?:\d\u20e3|[{_KEYS}])){{%d}})(?!\s?[\d{_KEYS}])"
_LOOSE = {
    "https://": r"(?:https?://(?:www\.)?)?",
    "#": r"(?:#|№|n\.?\s?[º°]|n[ro]?\.|第)?\s?",
    "/": r"\s?/\s?",
    "—": "[—–-]",
    ",": "[.,]?",
    "'": "['’ʼ]",
    "guesses": "guess(?:es)?",
    "tries": "tr(?:ies|y)",
    "points": "points?",
    "coups": "coups?",
}
"""What else is written for a sign or a plural; LinkedIn abbreviates "number" by language."""
_PART = re.compile(r"\{([a-z]+|\.\.\.)\}|(\s+)|(https://|guesses|tries|points|coups|.)", re.DOTALL)


@dataclass(frozen=True)
class Format:
    """How the shares of a game are written; `lost` ones of a puzzle that was not solved.

    `worst` is the figure that an unsolved puzzle counts as; None where nobody can lose. `least` and
    `most` are the figures that a result can have, the unsolved one aside. `signs` stand for a
    figure, None for an unsolved puzzle; `unused` are the squares of guesses not made. A `sentence`
    is a share wherever it stands; anything else has to begin a line, or to be followed by tiles.
    Where a share has a row of squares for each guess, `correct` are those of a correct one, and
    `width` is how many a row has if all have as many. With
    several `boards`, `worst` is what each unsolved one counts as. After the words `unlike` it is
    another game. `day_zero` is the day of puzzle number 0. Where that is unknown, `earliest` is a
    day before which it was not: no game of one puzzle a day has a number above the days since.
    Unless it is `tiled`, nothing is known of what stands below a first line.
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
    correct: str = ""
    width: int | None = None
    boards: int = 1
    unlike: tuple[str, ...] = ()
    day_zero: date | None = None
    earliest: date = FIRST_WORDLE
    tiled: bool = True


def make_game(form: Format) -> RecordedGame:
    """Make the reader of a format."""
    templates = (*form.shares, *(f"{share}{{lost}}" for share in form.lost))
    before = "".join(rf"(?<!{re.escape(word)} )" for word in form.unlike)

    def write(*, loose: bool) -> Iterator[str]:
        for one in templates:
            yield rf"(?<!\w){before}{_write_pattern(one, form, loose=loose)}"

    return RecordedGame(
        form.key,
        form.name,
        form.unit,
        tuple(re.compile(one, FLAGS) for one in write(loose=False)),
        _make_scorer(form),
        form.worst,
        headline=not form.sentence,
        tiled=form.tiled,
        correct=form.correct,
        width=form.width,
        day_zero=form.day_zero,
        earliest=form.earliest,
        loose=tuple(write(loose=True)),
        bounds=(form.least, max(form.most, (form.worst or 0) * form.boards)),
        example=write_example(form.shares[0], _choose_figure(form), form.boards),
    )


def _choose_figure(form: Format) -> int:
    """Return a figure that is good, but not the best."""
    most_first = form.unit in (Unit.STARS, Unit.POINTS)
    return form.most * 3 // 4 if most_first else min(form.least + 2, form.most)


def _write_pattern(template: str, form: Format, *, loose: bool) -> str:
    figure = f"[{form.least}-{form.most}]" if form.most <= 9 else _FIGURE
    if loose:
        figure = f"{figure}|{_ANY}"
    score = "|".join([figure, *map(re.escape, form.signs)])
    own = {"score": f"(?P<score>{score})", "lost": "(?P<lost>)", "counts": _COUNTS % form.boards}
    slots = {**_SLOTS, **own}
    if loose:
        slots["number"] = f"(?:{NUMBER}|(?P<long>{_LONG}))"
    parts: list[str] = []
    for slot, space, written in _PART.findall(template):
        if slot:
            parts.append(slots[slot])
        elif space:
            parts.append(r"\s+")
        else:
            parts.append(_LOOSE.get(written) or re.escape(written))
    return "".join(parts) + r"(?![\w/])"


def _lose(form: Format) -> Score:
    return Score(form.worst or 0, solved=False)


def _score_figure(match: re.Match[str], form: Format) -> Score:
    sign = match["score"].upper()
    figure = form.signs[sign] if sign in form.signs else score_number(match).figure
    score = _lose(form) if figure is None else Score(figure)
    return score if agrees(match, score) else Score(0)


_SCORERS: Mapping[str, Callable[[re.Match[str], Format], Score]] = {
    "lost": lambda _, form: _lose(form),
    "counts": lambda match, form: score_boards(match, _lose(form).figure),
    "sixteen": lambda match, form: score_sixteen(match, _lose(form)),
    "left": lambda match, form: score_pair(match, _lose(form).figure),
    "groups": lambda match, _: score_groups(match),
    "hints": lambda match, _: score_hints(match),
    "marks": lambda match, form: score_marks(match["marks"], _lose(form), form.unused),
    "time": lambda match, _: score_time(match),
    "clock": lambda match, _: score_clock(match),
    "seconds": lambda match, _: score_seconds(match),
    "score": _score_figure,
}
"""How the slots of a template become a figure; the first one that it has counts."""


def _make_scorer(form: Format) -> Callable[[re.Match[str]], Score]:
    def score(match: re.Match[str]) -> Score:
        found = match.groupdict()
        return next(read(match, form) for slot, read in _SCORERS.items() if slot in found)

    return score
