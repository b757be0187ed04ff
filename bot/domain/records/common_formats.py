"""The formats of the games that most servers share, one entry a game, the best known first.

The address of a game is in the line above its entry, as in `format_list`.
"""

from __future__ import annotations

from datetime import date

from bot.domain.records.formats import Format
from bot.domain.records.values import Unit

FIRST_LINKEDIN = date(2024, 4, 30)
"""The day before LinkedIn's first three games: Pinpoint 853 was on 2026-08-31."""


def make_timed(key: str, name: str, day_zero: date) -> Format:
    """Return a format of LinkedIn, like ``Queens #885 | 1:46``; without a bar it needs its link."""
    shares = (
        f"{name} #{{number}} | {{time}}{{...}}lnkd.in/{key}",
        f"{name} #{{number}} {{time}}{{...}}lnkd.in/{key}",
        f"{name} #{{number}} | {{time}}",
    )
    return Format(key, name, shares, Unit.TIME, most=86_399, sentence=True, day_zero=day_zero)


def _guessed(
    key: str,
    name: str,
    day_zero: date | None = None,
    correct: str = "",
    *,
    width: int | None = None,
    behind: str = "",
) -> Format:
    """Return a format like ``Wordle 1,234 4/6``, perhaps with a date or a 🎉 in between."""
    shares = (f"{name} #{{number}}{{signs}}{{score}}/6{behind}",)
    return Format(
        key,
        name,
        shares,
        worst=7,
        signs={"X": None, "😛": None},
        correct=correct,
        width=width,
        day_zero=day_zero,
    )


def _keycaps(key: str, name: str, head: str, boards: int, limit: int) -> Format:
    """Return a format like ``Daily Quordle 1346`` with a keycap for each board."""
    return Format(
        key,
        name,
        (f"Daily {head} #{{number}}{{counts}}",),
        Unit.BOARDS,
        least=boards * (boards + 1) // 2,
        worst=limit + 1,
        sentence=True,
        boards=boards,
        day_zero=date(2022, 1, 24),
    )


def _marked(key: str, name: str, sign: str, day_zero: date) -> Format:
    """Return a format like ``Framed #758`` with a square for each of six guesses."""
    shares = (f"{name} #{{number}} {sign} {{marks}}", f"{name} #{{number}} {sign}{{marks}}")
    return Format(key, name, shares, worst=7, sentence=True, day_zero=day_zero)


COMMON_FORMATS = (
    # nytimes.com/games/wordle
    _guessed("wordle", "Wordle", date(2021, 6, 19), "🟩🟧", width=5),
    # merriam-webster.com/games/quordle
    _keycaps("quordle", "Quordle", "Quordle", boards=4, limit=9),
    # britannica.com/games/octordle
    _keycaps("octordle", "Octordle", "Octordle", boards=8, limit=13),
    _keycaps("octordlesequence", "Octordle Sequence", "Sequence Octordle", boards=8, limit=15),
    # dordlegame.com
    Format(
        "dordle",
        "Dordle",
        ("Daily Dordle #{number} {left}&{right}/7",),
        Unit.BOARDS,
        least=3,
        worst=8,
        boards=2,
    ),
    # nytimes.com/games/connections
    Format(
        "connections",
        "Connections",
        ("Connections Puzzle #{number}{groups}",),
        Unit.MISTAKES,
        least=0,
        most=4,
        worst=4,
        sentence=True,
        day_zero=date(2023, 6, 11),
    ),
    # nytimes.com/games/strands
    Format(
        "strands",
        "Strands",
        ("Strands #{number}{...}{hints}",),
        Unit.HINTS,
        least=0,
        most=30,
        sentence=True,
        day_zero=date(2024, 3, 3),
    ),
    # nytimes.com/crosswords/game/mini
    Format(
        "mini",
        "The Mini",
        (
            "I solved the {date} New York Times Mini Crossword in {time}",
            "I finished the {date} New York Times Mini Crossword in {time}",
            "mini.html?d={date}&t={ticks}",
        ),
        Unit.TIME,
        most=86_399,
        sentence=True,
        day_zero=date.min,
    ),
    # nytimes.com/games/pips, whose first puzzle was of 2025-08-18
    *(
        Format(
            f"pips{level.lower()}",
            f"Pips {level}",
            (f"Pips #{{number}} {level} {{signs}} {{time}}", f"Pips #{{number}} {level} {{time}}"),
            Unit.TIME,
            most=86_399,
            sentence=True,
            day_zero=date(2025, 8, 17),
        )
        for level in ("Easy", "Medium", "Hard")
    ),
    # nerdlegame.com
    Format(
        "nerdle",
        "Nerdle",
        (
            "nerdlegame #{number}{signs}{score}/6",
            "Nerdle #{number}{signs}{score}/6",
        ),
        worst=7,
        correct="🟩",
        width=8,
        unlike=("mini", "micro"),
        day_zero=date(2022, 1, 19),
    ),
    # worldle.teuteuf.fr
    _guessed("worldle", "Worldle", date(2022, 1, 21), "🟩", width=5, behind="{percent}"),
    # globle-game.com
    Format(
        "globle",
        "Globle",
        (
            "🌎 {date} 🌍{...}= {score} #globle",
            "🌎 {date} 🌍{...}= {score} https://globle-game",
        ),
        most=300,
        sentence=True,
        day_zero=date.min,
    ),
    # wafflegame.net
    Format(
        "waffle",
        "Waffle",
        ("#waffle{number} {score}/5",),
        Unit.STARS,
        least=0,
        most=5,
        worst=0,
        day_zero=date(2022, 1, 21),
    ),
    # bandle.app
    Format(
        "bandle",
        "Bandle",
        tuple(f"Bandle #{{number}}{{signs}}{{score}}/{limit}{{row}}" for limit in (4, 5, 6)),
        worst=7,
        day_zero=date(2022, 8, 17),
    ),
    # framed.wtf
    _marked("framed", "Framed", "🎥", date(2022, 3, 11)),
    # guessthe.game
    _marked("guessthegame", "GuessTheGame", "🎮", date(2022, 5, 14)),
    # oec.world/tradle
    _guessed("tradle", "Tradle", date(2022, 3, 6), "🟩", width=5),
    # costcodle.com, whose code has its first day
    _guessed("costcodle", "Costcodle", date(2023, 9, 20)),
    # flagle.io
    _guessed("flagle", "Flagle", date(2022, 2, 21)),
    # timeguessr.com; number 658 was on 2025-03-20, in players' own statistics
    Format(
        "timeguessr",
        "TimeGuessr",
        ("TimeGuessr #{number} — {score}/50,000", "TimeGuessr #{number} {score}/50,000"),
        Unit.POINTS,
        least=0,
        most=50_000,
        day_zero=date(2023, 6, 1),
    ),
    # linkedin.com/games; days as in the tests of another reader, such as Zip 532 on 2026-08-31
    make_timed("queens", "Queens", FIRST_LINKEDIN),
    make_timed("tango", "Tango", date(2024, 10, 7)),
    make_timed("zip", "Zip", date(2025, 3, 17)),
    make_timed("crossclimb", "Crossclimb", FIRST_LINKEDIN),
)
