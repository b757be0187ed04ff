"""The games whose shares are read, each ranked by itself.

Patterns match text as `shares.normalise` returns it: no variation selectors, no bold, plain spaces.
A share pasted into an option of a command is a single line.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.domain.records.common_formats import COMMON_FORMATS
from bot.domain.records.format_list import FORMATS
from bot.domain.records.formats import make_game
from bot.domain.records.media_formats import MEDIA_FORMATS
from bot.domain.records.point_formats import POINTS
from bot.domain.records.values import RecordedGame
from bot.domain.records.word_formats import WORD_FORMATS

KNOWN_GAMES: Mapping[str, RecordedGame] = {
    form.key: make_game(form)
    for form in (*COMMON_FORMATS, *WORD_FORMATS, *FORMATS, *MEDIA_FORMATS, *POINTS)
}
"""Every game that is read, by its key, in the order they are named."""

WORDLE = KNOWN_GAMES["wordle"]

DATED = tuple(key for key, game in KNOWN_GAMES.items() if game.day_zero)
"""The keys of those whose puzzles are known to be of a day."""
