"""Refusals in words: kind, private, and saying what to do next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from bot.board.look import Look
from bot.domain import errors as bot
from bot.domain.corrections import (
    CorrectedAgain,
    CorrectedResult,
    OnlyStruck,
    ResultGone,
    UnfitScore,
)
from bot.domain.entries import NoGrid, OwnBoard, RowsUneven, SeveralBoards, SharpS
from bot.domain.games import GuessRefused
from bot.domain.leaderboard_requests import NotEverywhere
from bot.domain.lists import OfficeFile, UnfitFile, UnknownList
from bot.domain.matches import NotEntered, TooManyInvited
from bot.domain.mode_kinds import Hints
from bot.domain.outages import Broken, Outage
from bot.domain.permits import BotsRole
from bot.domain.points import MOST_POINTS, UnfitPoints
from bot.domain.questions import MayNotAgree, MayNotWish
from bot.domain.rate_limits import Crowded, FormTooLate, TooFast
from bot.domain.records import backfills
from bot.domain.records import errors as records
from bot.domain.seasons import NoSeason, UnfitDays
from bot.domain.setting_changes import EverybodysRole, RefusedWord, UnfitWord
from bot.domain.standings import KeepsPrivate, NotListed, SamePlayer
from bot.domain.time_zones import UnknownTimeZone
from bot.domain.turns import NotYourTurn
from bot.domain.typed_hours import NoFullHour
from bot.render.broken_clues import clue
from bot.render.characters import name_character
from bot.render.guide import offer_game
from bot.render.names import escape_name, mention
from bot.render.refused_games import OF_GAMES
from bot.render.refused_lists import OF_LISTS
from bot.render.refused_matches import OF_MATCHES, offer_match
from bot.render.refused_pictures import OF_PICTURES
from bot.render.refused_records import OF_RECORDS
from bot.render.refused_tiles import marks_differ, rows_uneven, uneven
from bot.render.refused_words import foreign_letter, not_allowed, wrong_length
from bot.render.reply import Reply, moment
from bot.render.title import MODE_NAMES, list_modes
from bot.texts import Texts
from engine import HardModeBroken
from engine import errors as engine
from engine.solver.analysis import NothingPlayed

_WITHOUT_GAME = (bot.NoGame, bot.GameEnded, bot.MatchOver)

NUMBERED = 10
"""Numbers of unfit words to name at most."""


def refusal(error: Exception, look: Look) -> Reply | None:
    """Return the private reply to a refusal, or None for an unexpected error."""
    if isinstance(error, GuessRefused):
        why = refusal(error.refused, look)
        return why and replace(why, text=f"{why.text} {look.say('refusals-kept')}")
    if key := _PLAIN.get(type(error)):
        buttons = (offer_game(look),) if type(error) in _WITHOUT_GAME else ()
        return Reply(look.say(key), buttons=buttons, private=True)
    if isinstance(error, NotEntered):
        return offer_match(error, look.say)
    kind = type(error)
    described = (_WITH_FACTS, OF_RECORDS, OF_LISTS, OF_GAMES, OF_PICTURES)
    describe = next((one[kind] for one in described if kind in one), None)
    return Reply(describe(error, look.say), private=True) if describe else None


def apologize(error: Exception, reference: str, look: Look) -> Reply:
    """Apologize for an outage, or for a defect of ours with the id under which it was logged."""
    if isinstance(error, Broken):
        return Reply(look.say("refusals-broken", reference=reference), private=True)
    if isinstance(error, Outage):
        return Reply(look.say("refusals-outage"), private=True)
    return Reply(look.say("refusals-unexpected", reference=reference), private=True)


def _game_running(error: bot.GameRunning, say: Texts) -> str:
    return say("refusals-running-yours" if error.private else "refusals-running-here")


def _not_your_turn(error: NotYourTurn, say: Texts) -> str:
    if error.until is None:
        return say("refusals-not-your-turn")
    return say("refusals-not-your-turn-alone", when=moment(error.until))


def _wrong_channel(error: bot.WrongChannel, say: Texts) -> str:
    channels = ", ".join(f"<#{channel}>" for channel in sorted(error.channel_ids))
    return say("refusals-wrong-channel", channels=channels)


def _may_not_start(error: bot.MayNotStart, say: Texts) -> str:
    who = f"<@&{error.role_id}>" if error.role_id else say("refusals-moderators")
    return say("refusals-may-not-start", who=who)


def _unknown_zone(error: UnknownTimeZone, say: Texts) -> str:
    if not error.alike:
        return say("refusals-time-zone")
    alike = ", ".join(f"`{name}`" for name in error.alike)
    return say("refusals-time-zone-alike", alike=alike)


def _unfit_words(error: bot.UnfitWords, say: Texts) -> str:
    quoted: list[str] = []
    for number, text in error.unfit.items():
        word = say("refusals-quoted", text=escape_name(text))
        quoted.append(f"{number} ({word})" if text.isalnum() else f"{number}")
    numbers = ", ".join(quoted[:NUMBERED]) + (" …" if len(quoted) > NUMBERED else "")
    return say("refusals-unfit-words", count=len(quoted), numbers=numbers)


_PLAIN: Mapping[type[Exception], str] = {
    **OF_MATCHES,
    engine.GameOver: "refusals-guess-after-answer",
    engine.UnknownStrategy: "refusals-unknown-rival",
    NothingPlayed: "refusals-nothing-played",
    bot.NoGame: "refusals-no-game",
    NoGrid: "refusals-no-grid",
    OwnBoard: "refusals-own-board",
    SeveralBoards: "refusals-several-boards",
    bot.GameEnded: "refusals-game-ended",
    bot.NotYours: "refusals-not-yours",
    bot.Unfit: "refusals-unfit",
    MayNotAgree: "refusals-may-not-agree",
    MayNotWish: "refusals-may-not-wish",
    bot.Spoiler: "refusals-spoiler",
    bot.NothingToShare: "refusals-nothing-to-share",
    bot.NothingToUndo: "refusals-nothing-to-undo",
    bot.NoSolveSession: "refusals-no-puzzle",
    bot.NoStump: "refusals-no-stump",
    bot.NotYourWord: "refusals-not-your-word",
    bot.StillRunning: "refusals-still-running",
    bot.WordsMissing: "refusals-words-missing",
    bot.AnswerMissing: "refusals-answer-missing",
    bot.TilesMissing: "refusals-tiles-missing",
    records.NotYourShare: "refusals-not-your-share",
    records.NotModerator: "refusals-not-moderator",
    records.SameAccount: "refusals-same-account",
    records.UnknownGame: "refusals-unknown-game",
    backfills.MessagesUnseen: "records-unseen",
    backfills.BackfillRunning: "refusals-backfill-running",
    backfills.NothingToTakeBack: "refusals-nothing-to-take-back",
    backfills.NotWatched: "refusals-not-watched",
    bot.NoResults: "refusals-no-results",
    records.OnlyRecorded: "refusals-only-recorded",
    NotListed: "refusals-not-listed",
    OnlyStruck: "refusals-only-struck",
    KeepsPrivate: "refusals-keeps-private",
    NotEverywhere: "refusals-not-everywhere",
    NoSeason: "refusals-no-season",
    SamePlayer: "refusals-oneself",
    ResultGone: "refusals-result-gone",
    CorrectedAgain: "refusals-corrected-again",
    CorrectedResult: "refusals-corrected",
    UnfitDays: "refusals-unfit-days",
    bot.NoServer: "refusals-no-server",
    bot.MayNotManage: "refusals-may-not-manage",
    bot.UnknownButton: "refusals-unknown-button",
    bot.UnknownChoice: "refusals-unknown-choice",
    BotsRole: "refusals-bots-role",
    EverybodysRole: "refusals-everybodys-role",
    UnfitWord: "refusals-unfit-word",
    UnknownList: "refusals-unknown-list",
    UnfitFile: "refusals-unfit-file",
    OfficeFile: "refusals-office-file",
    FormTooLate: "refusals-form-too-late",
    Crowded: "refusals-crowded",
}

_WITH_FACTS: Mapping[type[Exception], Callable[[Any, Texts], str]] = {
    engine.ForeignLetter: foreign_letter,
    engine.UnknownLexicon: lambda error, say: say("refusals-no-lexicon", length=error.length),
    engine.UnknownMark: lambda error, say: say(
        "refusals-unknown-mark", character=name_character(error.character, say)
    ),
    engine.WrongLength: wrong_length,
    engine.NotAllowed: not_allowed,
    engine.RepeatedGuess: lambda error, say: say(
        "refusals-repeated", word=error.word.upper(), row=error.turn
    ),
    HardModeBroken: lambda error, say: say("refusals-hard-mode", clue=clue(error.violation, say)),
    bot.GameRunning: _game_running,
    bot.MayNotStop: lambda error, say: say(
        "refusals-may-not-stop", starter=mention(error.starter.id, say)
    ),
    bot.MayNotBegin: lambda error, say: say(
        "refusals-may-not-begin", starter=mention(error.starter.id, say)
    ),
    bot.OptionRefused: lambda error, say: say(
        "refusals-option-refused", mode=say(MODE_NAMES[error.mode]), option=error.option
    ),
    bot.MarksDiffer: marks_differ,
    bot.TilesUneven: uneven,
    SharpS: lambda error, say: say("refusals-sharp-s", word=error.word.upper()),
    bot.OtherLength: lambda error, say: say(
        "refusals-other-length", expected=error.expected, actual=error.actual
    ),
    bot.HintRefused: lambda error, say: say(
        "refusals-hint",
        mode=say(MODE_NAMES[error.mode]),
        modes=list_modes(lambda mode: mode.hints is Hints.ALLOWED, say),
    ),
    RowsUneven: rows_uneven,
    bot.TooManyRows: lambda error, say: say("refusals-too-many-rows", most=error.most),
    bot.WrongChannel: _wrong_channel,
    NotYourTurn: _not_your_turn,
    bot.MayNotStart: _may_not_start,
    bot.Unwelcome: lambda _, say: say("refusals-unwelcome"),
    bot.KnownWord: lambda error, say: say("refusals-known-word", word=error.word.upper()),
    RefusedWord: lambda error, say: say(
        "refusals-refused-word",
        word=error.word.upper(),
        page=say("guilds-page-words"),
        setting=say("guilds-banned-button" if error.banned else "guilds-offensive-switch"),
    ),
    bot.UnfitWords: _unfit_words,
    bot.TooManyWords: lambda error, say: say(
        "refusals-too-many-words", count=error.count, most=error.most
    ),
    UnknownTimeZone: _unknown_zone,
    UnfitPoints: lambda _, say: say("refusals-unfit-points", most=MOST_POINTS),
    TooFast: lambda error, say: say("refusals-too-fast", again=moment(error.until)),
    TooManyInvited: lambda error, say: say("refusals-too-many-invited", again=moment(error.until)),
    NoFullHour: lambda error, say: say(
        "refusals-no-full-hour", before=error.before, after=error.after
    ),
    UnfitScore: lambda error, say: say(
        "refusals-unfit-time" if error.timed else "refusals-unfit-score",
        low=error.low,
        high=error.high,
    ),
    bot.OutOfRange: lambda error, say: say("refusals-out-of-range", low=error.low, high=error.high),
}
