"""The formats of games about films, series, music and video games, one entry a game.

The address of a game is in the line above its entry, as in `format_list`.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from bot.domain.records.formats import Format


def _gamedle(
    key: str,
    name: str,
    once: str,
    modes: Sequence[str],
    day_zero: date,
    *,
    limit: int = 6,
) -> Format:
    """Return a format of Gamedle, with a square for each guess; `once` stood before a day."""
    alone = (f"Gamedle ({mode}): #{{number}} {{marks}}" for mode in modes)
    beside = (f"({mode}) #{{number}}: {{marks}}" for mode in modes)
    shares = (*alone, *beside, f"{once}: {{day}} {{marks}}")
    return Format(key, name, shares, most=limit, worst=limit + 1, sentence=True, day_zero=day_zero)


MEDIA_FORMATS = (
    # spotle.io
    Format(
        "spotle",
        "Spotle",
        ("Spotle #{number}🎧 {marks}",),
        most=10,
        worst=11,
        unused="",
        sentence=True,
        day_zero=date(2022, 4, 28),
    ),
    # gamedle.wtf, also in Portuguese; numbers 1377 and 1136 were on 2026-01-29, and 248 puzzles
    # later one share has 1625, 1384, 1185 and 1438
    _gamedle("gamedle", "Gamedle", "Gamedle", ("Cover art", "Capa"), date(2022, 4, 23)),
    _gamedle(
        "gamedleartwork",
        "Gamedle Artwork",
        "Gamedle (Artwork mode)",
        ("Artwork",),
        date(2022, 12, 20),
    ),
    _gamedle(
        "gamedlekeywords",
        "Gamedle Keywords",
        "Gamedle (keywords mode)",
        ("Keywords", "Palavras-chave"),
        date(2023, 7, 7),
    ),
    _gamedle(
        "gamedleguess",
        "Gamedle Guess",
        "Gamedle (Guess mode)",
        ("Guess",),
        date(2022, 10, 27),
        limit=10,
    ),
    # it had characters until 2026; number 229 was on 2026-01-29
    Format(
        "gamedlecharacters",
        "Gamedle Characters",
        ("(Personagem) #{number}: {marks}",),
        most=4,
        worst=5,
        sentence=True,
        day_zero=date(2025, 6, 14),
    ),
    # emovi.teuteuf.fr
    Format("emovi", "Emovi", ("#Emovi{signs}#{number} {...}{marks}",), worst=4, sentence=True),
    # relatle.io
    Format(
        "relatle",
        "Relatle",
        ("relatle #{number} {...}Solved 🥳 {score} guesses",),
        most=1_000,
        sentence=True,
    ),
    # episode.wtf
    Format(
        "episode", "Episode", ("Episode #{number} 📺 {marks}",), most=10, worst=11, sentence=True
    ),
    # likewise.com/games/moviedle
    Format(
        "moviedle",
        "Moviedle",
        ("#Moviedle #{date} 🎥 {marks}",),
        worst=7,
        unused="⬜",
        sentence=True,
        day_zero=date.min,
    ),
)
