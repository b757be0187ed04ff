"""The games whose shares are read, each ranked by itself.

Patterns match text as `shares.normalise` returns it: no variation selectors, no bold, plain spaces.
A share pasted into an option of a command is a single line.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from bot.domain.records.format_list import FORMATS
from bot.domain.records.formats import DATE, NUMBER, TIME, compile_patterns, make_game
from bot.domain.records.scores import (
    make_boards_scorer,
    make_limit_scorer,
    make_marks_scorer,
    make_pair_scorer,
    score_groups,
    score_hints,
    score_number,
    score_time,
)
from bot.domain.records.values import RecordedGame, Unit

_QUORDLE = date(2022, 1, 24)
_COUNT = "(?:\\d\u20e3|[🔟🕚🕛🕐🕑🕒🟥])"
_LINKEDIN = r"(?:#|n\.\s?º?|n[ro]\.|第)?\s?"
"""How LinkedIn abbreviates "number", by language."""


def _make_guessed(
    key: str, name: str, head: str, day_zero: date | None = None, limit: str = "6"
) -> RecordedGame:
    """Make a game like ``Wordle 1,234 4/6``, perhaps with a date or a 🎉 in between."""
    dated = r"(?:\s?\(\d\d\.\d\d\.\d{4}\))?"
    score = rf"(?P<score>[1-6X😛])\s?/\s?{limit}(?![\d/])"
    pattern = compile_patterns(rf"#?{head}\s+#?{NUMBER}{dated}[^\w\n/#]{{1,6}}{score}")
    return RecordedGame(
        key,
        name,
        Unit.GUESSES,
        pattern,
        make_limit_scorer(7),
        7,
        headline=True,
        gridded=key == "wordle",
        day_zero=day_zero,
    )


def _make_boards(
    key: str, name: str, head: str, *, boards: int, limit: int, day_zero: date = _QUORDLE
) -> RecordedGame:
    """Make a game like ``Daily Quordle 1346`` with a count for each board, and words in between."""
    counts = rf"(?P<counts>(?:[^\d🔟🕚🕛🕐🕑🕒🟥]{{0,40}}?{_COUNT}){{{boards}}})(?![\d🟥🔟])"
    pattern = compile_patterns(rf"Daily\s+{head}\s+#?{NUMBER}{counts}")
    missed = limit + 1
    return RecordedGame(
        key, name, Unit.BOARDS, pattern, make_boards_scorer(missed), missed, day_zero=day_zero
    )


def _make_marked(key: str, name: str, sign: str, day_zero: date) -> RecordedGame:
    """Make a game like ``Framed #758`` with a square for each of six guesses."""
    marks = r"(?P<marks>(?:\s*[🟥🟨🟩⬛⬜]){6})"
    pattern = compile_patterns(rf"#?{name}\s+#?{NUMBER}\s*{sign}{marks}")
    return RecordedGame(
        key, name, Unit.GUESSES, pattern, make_marks_scorer(7), 7, day_zero=day_zero
    )


def _make_timed(key: str, name: str) -> RecordedGame:
    """Make a game like ``Queens #885 | 1:46``, which ends with its LinkedIn link."""
    rest = rf"\s*\|?\s*{TIME}(?:(?!lnkd).){{0,300}}lnkd\.in/{key}"
    pattern = compile_patterns(rf"{name}\s+{_LINKEDIN}{NUMBER}{rest}")
    return RecordedGame(key, name, Unit.TIME, pattern, score_time)


_MINI = (
    rf"(?:I (?:solved|finished) the\s+|mini\.html\?d=){DATE}"
    r"(?:\s+New York Times\s+Mini Crossword in\s+|&t=)(?P<time>(?:\d{1,2}:){0,2}\d{1,5})"
)
"""A sentence, or a link with the seconds in it."""
_CONNECTIONS = rf"Connections\s+Puzzle\s+#?{NUMBER}(?P<rows>(?:\s*[🟨🟩🟦🟪]{{4}}){{4,8}})"
_STRANDS = rf"Strands\s+#?{NUMBER}[^🔵🟡💡]{{0,120}}?(?P<marks>(?:\s*[🔵🟡💡])+)"
_DORDLE = rf"Daily\s+Dordle\s+#?{NUMBER}\s+(?P<left>[1-7X])&(?P<right>[1-7X])/7"
_GLOBLE = (
    rf"🌎\s*{DATE}\s*🌍[^=]{{0,400}}=\s*(?P<score>\d{{1,3}})\s+"
    r"(?:https?://)?(?:#globle|globle-game)"
)
_WAFFLE = rf"#waffle{NUMBER}\s+(?P<score>[0-5X])/5"
_TIMEGUESSR = rf"TimeGuessr\s+#{NUMBER}[\s—–-]+(?P<score>[\d.,]+)/50[.,]?000"

_ALL = (
    _make_guessed("wordle", "Wordle", "Wordle", date(2021, 6, 19)),
    _make_boards("quordle", "Quordle", "Quordle", boards=4, limit=9),
    _make_boards(
        "quordlesequence", "Quordle Sequence", "Sequence(?: Quordle)?", boards=4, limit=10
    ),
    _make_boards(
        "quordleextreme",
        "Quordle Extreme",
        "Extreme",
        boards=4,
        limit=8,
        day_zero=date(2024, 7, 29),
    ),
    _make_boards("octordle", "Octordle", "Octordle", boards=8, limit=13),
    _make_boards("octordlesequence", "Octordle Sequence", "Sequence Octordle", boards=8, limit=15),
    RecordedGame(
        "dordle",
        "Dordle",
        Unit.BOARDS,
        compile_patterns(_DORDLE),
        make_pair_scorer(8),
        8,
        headline=True,
    ),
    RecordedGame(
        "connections",
        "Connections",
        Unit.MISTAKES,
        compile_patterns(_CONNECTIONS),
        score_groups,
        4,
        day_zero=date(2023, 6, 11),
    ),
    RecordedGame(
        "strands",
        "Strands",
        Unit.HINTS,
        compile_patterns(_STRANDS),
        score_hints,
        day_zero=date(2024, 3, 3),
    ),
    RecordedGame(
        "mini", "The Mini", Unit.TIME, compile_patterns(_MINI), score_time, day_zero=date.min
    ),
    _make_guessed("nerdle", "Nerdle", "(?<!mini )(?<!micro )Nerdle(?:game)?", date(2022, 1, 19)),
    _make_guessed("worldle", "Worldle", "Worldle", date(2022, 1, 21)),
    RecordedGame(
        "globle",
        "Globle",
        Unit.GUESSES,
        compile_patterns(_GLOBLE),
        score_number,
        day_zero=date.min,
    ),
    RecordedGame(
        "waffle",
        "Waffle",
        Unit.STARS,
        compile_patterns(_WAFFLE),
        make_limit_scorer(0),
        0,
        headline=True,
        day_zero=date(2022, 1, 21),
    ),
    _make_guessed("bandle", "Bandle", "Bandle", date(2022, 8, 17), limit="[4-6]"),
    _make_marked("framed", "Framed", "🎥", date(2022, 3, 11)),
    _make_marked("guessthegame", "GuessTheGame", "🎮", date(2022, 5, 14)),
    _make_guessed("tradle", "Tradle", "Tradle", date(2022, 3, 6)),
    _make_guessed("costcodle", "Costcodle", "Costcodle"),
    _make_guessed("flagle", "Flagle", "Flagle", date(2022, 2, 21)),
    RecordedGame(
        "timeguessr",
        "TimeGuessr",
        Unit.POINTS,
        compile_patterns(_TIMEGUESSR),
        score_number,
        headline=True,
    ),
    _make_timed("queens", "Queens"),
    _make_timed("tango", "Tango"),
    _make_timed("zip", "Zip"),
    _make_timed("crossclimb", "Crossclimb"),
    *map(make_game, FORMATS),
)

GAMES: Mapping[str, RecordedGame] = {game.key: game for game in _ALL}
"""Every game that is read, by its key, in the order they are named."""

WORDLE = GAMES["wordle"]
