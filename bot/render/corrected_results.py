"""Corrected results in words: what was corrected, in which puzzle, and how."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, date, datetime, time

from bot.domain.corrections import Correction, CountedResult, ResultKey, can_lose, find_bounds
from bot.domain.deleted_players import NO_FIGURE, is_stand_in
from bot.domain.leaderboards import View
from bot.domain.modes import Mode
from bot.domain.records.values import RecordedGame, Score, Unit
from bot.render.leaderboards import write_value
from bot.render.names import mention
from bot.render.records import say_first, title, write_result, write_time
from bot.render.reply import moment
from bot.render.title import MODE_NAMES
from bot.texts import Texts

Games = Mapping[str, RecordedGame]
"""The games played elsewhere that are known in a server, by their keys."""


def write_correction(one: Correction, games: Games, say: Texts) -> str:
    """Return a line: whose result, which, how it was corrected, by whom and when."""
    line = say(
        "standings-corrections-line",
        who=mention(one.player.id, say),
        what=name_result(one.key, games, say),
        day=_day(one.on),
        change=write_change(one, games, say),
        by=mention(one.by.id, say),
        when=moment(one.at),
    )
    if one.undone_by is None:
        return line
    return f"~~{line}~~ {say('standings-corrections-undone', by=mention(one.undone_by.id, say))}"


def name_result(key: ResultKey, games: Games, say: Texts) -> str:
    """Name the puzzle, the mode of the game, or a champion's title."""
    if key.of_title:
        return say("standings-correct-champion")
    game = key.find_recorded(games)
    return title(game, key.number, say) if game else say(MODE_NAMES[Mode.of(key.game).key])


def write_change(one: Correction, games: Games, say: Texts) -> str:
    """Return ``3 → 4``, ``3 → struck``, or ``struck`` if its player has deleted their data."""
    if one.before == NO_FIGURE or is_stand_in(one.player.id):
        return say("standings-corrections-struck")
    struck = say("standings-corrections-struck")
    after = write_score(one.key, one.after, games, say) if one.after else struck
    return f"{write_score(one.key, one.before, games, say)} → {after}"


def ask_score(game: RecordedGame, say: Texts) -> str:
    """Ask for the right result, in the figures that the game has."""
    if game.unit is Unit.TIME:
        return say("standings-correct-time")
    low, high = find_bounds(game)
    key = "standings-correct-solved" if can_lose(game) else "standings-correct-number"
    return say(key, low=low, high=high)


def write_first(key: ResultKey, first: Score, games: Games, say: Texts) -> str:
    """Say what the message of a result said first."""
    game = key.find_recorded(games)
    return say_first(game.unit if game else Unit.GUESSES, first, say)


def write_counted(one: CountedResult, games: Games, say: Texts) -> str:
    """Return the score of a result that counts, how it came, and what it was first."""
    if one.key.of_title:
        return write_value(one.score.figure, View.GUESSES, say)
    game = one.key.find_recorded(games)
    result = write_result(game.unit if game else Unit.GUESSES, one.score, say)
    notes = [say("records-pasted")] if one.pasted else []
    notes += [say("records-confirmed")] if one.confirmed else []
    notes += [write_first(one.key, one.first, games, say)] if one.first else []
    if one.other:
        unit = game.unit if game else Unit.GUESSES
        notes.append(say("records-other", result=write_result(unit, one.other, say)))
    return " · ".join([result, *notes])


def write_score(key: ResultKey, score: Score, games: Games, say: Texts) -> str:
    """Return the figure of a result alone: ``4``, ``1:23`` or ``X``."""
    if key.of_title:
        return write_value(score.figure, View.GUESSES, say)
    if not score.solved:
        return "X"
    game = key.find_recorded(games)
    timed = game is not None and game.unit is Unit.TIME
    return write_time(score.figure) if timed else str(score.figure)


def _day(day: date) -> str:
    """Return markup that Discord shows as a day in the reader's own format."""
    return moment(datetime.combine(day, time(12), UTC), "D")
