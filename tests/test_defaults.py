"""What holds until a server changes it, and the figures that players feel: each stated once.

Whoever changes one on purpose changes it here, in the document that says it, and in CHANGELOG.md.
"""

from __future__ import annotations

from dataclasses import fields
from datetime import timedelta
from fractions import Fraction
from pathlib import Path

import pytest

from bot.adapters.door import uploads
from bot.adapters.replies import threads
from bot.board import spoken
from bot.brain import lexicons
from bot.cogs import lists as lists_cog
from bot.cogs import matches as matches_cog
from bot.cogs import seen_rows
from bot.domain import (
    guild_settings,
    lists,
    modes,
    puzzles,
    rate_limits,
    rewards,
    schedules,
    seasons,
    turns,
)
from bot.domain.guild_settings import SETTINGS, Edits, GuildSettings, make_default_settings
from bot.domain.leaderboards import Absence
from bot.domain.permits import EVERYBODY, MODERATORS
from bot.domain.players import Place, Theme
from bot.domain.points import USUAL_POINTS
from bot.domain.records import backfills
from bot.domain.seasons import NO_SEASONS, NO_WEEKLY_POST
from bot.services import corrections, housekeeping, left_guilds
from bot.services.games import endings, votes
from engine import Hard
from engine.lexicon import Spelling
from engine.solver import report

DOCS = Path(__file__).parent.parent / "docs"
MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)

DEFAULTS: dict[str, object] = {
    "language": "en",
    "followed": False,
    "length": 5,
    "hard": Hard.OFF,
    "theme": Theme.LETTERS,
    "turns": False,
    "remarks": True,
    "channels": frozenset(),
    "threads": False,
    "idle_public": 24,
    "idle_private": 24,
    "daily_channel": None,
    "daily_hour": 9,
    "time_zone": "UTC",
    "ping_role": None,
    "daily_hints": False,
    "daily_card": True,
    "shields": False,
    "daily_thread": False,
    "daily_list": None,
    "offensive": False,
    "spelling": Spelling.AMERICAN,
    "extra": (),
    "banned": {},
    "dropped": {},
    "start": EVERYBODY,
    "stop": MODERATORS,
    "least_games": 5,
    "absence": Absence.NONE,
    "shared": False,
    "points": USUAL_POINTS,
    "seasons": NO_SEASONS,
    "weekly": NO_WEEKLY_POST,
    "bulletin_channel": None,
    "bulletin_refused": None,
    "best_role": None,
    "wordle_role": None,
    "reward_game": "wordle",
    "champion_role": None,
    "streak_role": None,
    "long_streak_role": None,
    "longest_streak_role": None,
    "record_channels": frozenset(),
    "record_days": 7,
    "record_reaction": True,
    "record_edits": Edits.SLIP,
    "record_pasted": True,
    "taught": (),
}
"""Each setting of a server as it is until somebody changes it."""

ALONE: dict[str, object] = {"offensive": True, "record_days": 0}
"""What differs from those outside a server."""

FIGURES: dict[str, tuple[object, object]] = {
    "a race waits for players": (modes.RACE.lobby, 15 * MINUTE),
    "a race lasts": (modes.RACE.lasts, 30 * MINUTE),
    "a race goes on once somebody has solved it": (endings.COUNTDOWN, 2 * MINUTE),
    "a challenge lasts": (modes.CHALLENGE.lasts, DAY),
    "a duel lasts": (modes.DUEL.lasts, DAY),
    "guesses for a word": (modes.GUESSES, 6),
    "guesses of the bot for a player's word": (puzzles.PUZZLE_GUESSES, 6),
    "a vote takes": (votes.TIME_TO_VOTE, MINUTE),
    "votes to end a game are counted for": (votes.STOP_VOTES_LAST, 5 * MINUTE),
    "who takes turns alone waits": (turns.TIME_TO_JOIN, 2 * MINUTE),
    "whoever joined a board leaves the next guess for": (turns.TIME_FOR_OTHERS, MINUTE / 2),
    "others still play there for": (turns.PLAYING, 5 * MINUTE),
    "a crowd in a channel may ask once more each": (rate_limits.A_CHANNEL.every, MINUTE / 1200),
    "requests of a crowd in a channel at once": (rate_limits.A_CHANNEL.at_once, 150),
    "exports at once": (rate_limits.AN_EXPORT.at_once, 3),
    "exports once more each": (rate_limits.AN_EXPORT.every, MINUTE),
    "a puzzle from elsewhere is old after": (puzzles.PUZZLE_IDLE, 6 * HOUR),
    "boards of a puzzle": (puzzles.MOST_BOARDS, 8),
    "rows of a puzzle": (puzzles.MOST_ENTRIES, 20),
    "a dropped word is remembered for": (guild_settings.DROPPED_KEPT, 2 * DAY),
    "dailies nobody plays before the post asks": (schedules.DAILIES_IDLE, 3),
    "a regular player is awaited for": (schedules.REGULAR, 3 * DAY),
    "a reminder comes before the end by": (schedules.LAST_CALL, 2 * HOUR),
    "dailies after which a manager hears of posts": (matches_cog.OFFERED_AFTER, 3),
    "letters of words that every language has": (lexicons.EVERYWHERE, 5),
    "channels to play in": (SETTINGS["channels"].most, 25),
    "days that late results may have": (guild_settings.RECORD_DAYS, (0, 1, 3, 7, 30, 365)),
    "games needed to be ranked": (guild_settings.LEAST_GAMES, (1, 3, 5, 10, 20)),
    "bytes of a file with a list": (lists_cog.LARGEST_LIST, 100_000),
    "bytes of a picture": (uploads.LARGEST_PICTURE, 8 * 1024 * 1024),
    "boards that are read out row by row": (spoken.ROWS_UP_TO, 2),
    "minutes after which a quiet thread is put away": (threads.QUIET_MINUTES, 24 * 60),
    "guesses that a better word saves to be named": (report.WORTH_NAMING, Fraction(5, 100)),
    # https://discord.com/developers/docs/topics/opcodes-and-status-codes#json
    "Discord's code for a thread that is there": (threads.THREAD_THERE, 160004),
}
"""What players feel and no document says, as it is and as it should be."""

SAID: list[tuple[str, str, object, object]] = [
    ("moderators.md", "Choose up to five channels", guild_settings.MOST_WATCHED, 5),
    ("moderators.md", "Choose up to five channels", SETTINGS["record_channels"].most, 5),
    ("moderators.md", "up to seven days after", GuildSettings().record_days, 7),
    ("moderators.md", "It is off until you switch it on", GuildSettings().turns, False),
    ("moderators.md", "at once, up to 250", corrections.MOST_STRUCK, 250),
    ("moderators.md", "in its last two weeks", seasons.QUIET_SEASON, 14 * DAY),
    ("moderators.md", "for 7, 30 and 100 days in a row", rewards.STREAK_DAYS, (7, 30, 100)),
    ("operating.md", "choose up to five channels", guild_settings.MOST_WATCHED, 5),
    ("operating.md", "and 50,000 in all", backfills.MOST_READ, 50_000),
    ("commands.md", "20 to 2,000 words", (lists.FEWEST_LISTED, lists.MOST_LISTED), (20, 2000)),
    ("commands.md", "of 3 to 10 letters", (lists.LIST_LENGTHS[0], lists.LIST_LENGTHS[-1]), (3, 10)),
    ("privacy.md", "the latest 200 of them", puzzles.MOST_KEPT, 200),
    ("privacy.md", "wait for more than 30 days", housekeeping.UNCLAIMED, 30 * DAY),
    ("privacy.md", "are deleted 30 days later", left_guilds.LEFT_KEPT, 30 * DAY),
    ("privacy.md", "their ids, for a day", housekeeping.INTERACTIONS_KEPT, DAY),
    ("privacy.md", "the latest 256 such boards", seen_rows.BOARDS_IN_MEMORY, 256),
]
"""Sentences of the documents, with what they say: as it is, and as they say it."""


def test_every_setting_has_a_default_here() -> None:
    assert {one.name for one in fields(GuildSettings)} == DEFAULTS.keys()


@pytest.mark.parametrize("name", DEFAULTS)
def test_the_default_of_a_setting_is_what_it_was(name: str) -> None:
    for place, differing in ((Place(1, 2), {}), (Place(1), ALONE)):
        settings, expected = make_default_settings(place), {**DEFAULTS, **differing}[name]
        assert getattr(settings, name) == expected, f"the default of {name} has changed"


@pytest.mark.parametrize("name", FIGURES)
def test_a_figure_that_players_feel_is_what_it_was(name: str) -> None:
    is_now, was = FIGURES[name]
    assert is_now == was, f"{name}: has changed"


@pytest.mark.parametrize(("file", "said", "is_now", "expected"), SAID)
def test_the_documents_say_the_figures_that_are(
    file: str, said: str, is_now: object, expected: object
) -> None:
    assert is_now == expected, f"docs/{file} says: {said}"
    assert said in " ".join((DOCS / file).read_text("utf-8").split())
