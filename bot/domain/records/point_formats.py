"""The formats of games that give points.

The address of a game is in the line above its entry, as in `format_list`.
"""

from __future__ import annotations

from datetime import date

from bot.domain.records.formats import Format
from bot.domain.records.values import Unit


def _points(key: str, name: str, *shares: str, most: int, day_zero: date | None = None) -> Format:
    """Return a format that says how many points somebody has."""
    return Format(
        key, name, shares, Unit.POINTS, least=0, most=most, sentence=True, day_zero=day_zero
    )


POINTS = (
    # whentaken.com
    _points(
        "whentaken",
        "WhenTaken",
        "#WhenTaken #{number} ({...}) I scored {score}/1000",
        most=1_000,
        day_zero=date(2024, 2, 27),
    ),
    # foodguessr.com
    _points(
        "foodguessr",
        "FoodGuessr",
        "I got {score} on the FoodGuessr Daily!{...}, {date}",
        "FoodGuessr - {date} {...}Total score: {score}/15,000",
        "FoodGuessr - {word}, {date} {...}Total score: {score}/15,000",
        most=15_000,
        day_zero=date.min,
    ),
    # highfivegame.app
    _points(
        "highfive",
        "HighFive",
        "I scored {score} points on today's HighFive{...}highfivegame.app/{date}",
        most=1_000,
        day_zero=date.min,
    ),
    # grumble.fr
    _points("grumble", "Grumble", "@GrumbleFR #{number} {...}Score: {score} / 65", most=65),
    # thricegame.com
    _points("thrice", "Thrice", "Thrice Game #{number} → {score} points", most=15),
    # krillion.io
    _points(
        "krillion",
        "Krillion",
        "Krillion #{number} 🦐 {score}",
        "Krillion #{number} {score}",
        most=700,
    ),
    # juxtastat.org
    _points("juxtastat", "Juxtastat", "Juxtastat {number} {score}/5", most=5),
    # scrandle.com
    _points(
        "scrandle",
        "Scrandle",
        "{score}/10 | {date} | https://scrandle.com",
        most=10,
        day_zero=date.min,
    ),
)
