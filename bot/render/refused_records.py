"""Refusals of results of puzzles played elsewhere, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.domain.errors import PlayerError
from bot.domain.records import backfills
from bot.domain.records import errors as records
from bot.render.names import escape_name, mention
from bot.render.records import name_games, title
from bot.texts import Texts


def _of_puzzle(key: str, *more: str) -> Callable[[Any, Texts], str]:
    return lambda error, say: say(
        key,
        puzzle=title(error.share.game, error.share.puzzle, say),
        **{name: getattr(error, name) for name in more},
    )


def _no_share(error: records.NoShare, say: Texts) -> str:
    if error.game:
        example = f"```\n{error.game.example}\n```"
        return say("refusals-no-share-of", game=error.game.name, example=example)
    return say("refusals-no-share", games=name_games(say))


def _pasting_off(error: records.PastingOff, say: Texts) -> str:
    if error.channels:
        channels = ", ".join(f"<#{channel}>" for channel in sorted(error.channels))
        return say("refusals-pasting-off", channels=channels)
    return say("refusals-pasting-off-anywhere")


MOST_REASONS = 5
"""Results that are refused with a reason each; of more only the puzzle is named."""


def list_reasons(refused: Sequence[PlayerError], say: Texts) -> list[str]:
    """Return lines that say which results are not recorded, and why."""
    reasons = [OF_RECORDS[type(one)](one, say) for one in refused]
    sentences = list(dict.fromkeys(reasons))[:MOST_REASONS]
    shares = [
        one.share
        for one, reason in zip(refused, reasons, strict=True)
        if isinstance(one, _OF_ONE) and reason not in sentences
    ]
    if shares:
        puzzles = say.join([title(one.game, one.puzzle, say) for one in shares])
        sentences.append(say("records-not-recorded", puzzles=puzzles))
    return sentences


_OF_ONE = (
    records.ImpossibleScore,
    records.GridDiffers,
    records.FuturePuzzle,
    records.TooLate,
    records.SecondResult,
)

OF_RECORDS: Mapping[type[Exception], Callable[[Any, Texts], str]] = {
    backfills.MayNotRead: lambda error, say: say(
        "records-unreadable", channel=f"<#{error.channel_id}>"
    ),
    records.NoShare: _no_share,
    records.GameSwitchedOff: lambda error, say: say(
        "refusals-game-switched-off",
        game=escape_name(error.game.name),
        page=say("guilds-page-games"),
    ),
    records.YouAreShutOut: lambda _, say: say("refusals-shut-out-you"),
    records.ShutOut: lambda error, say: say("refusals-shut-out", who=mention(error.player.id, say)),
    records.ImpossibleScore: _of_puzzle("refusals-impossible-score"),
    records.GridDiffers: _of_puzzle("refusals-grid-differs"),
    records.SecondResult: _of_puzzle("refusals-second-result"),
    records.FuturePuzzle: _of_puzzle("refusals-future-puzzle"),
    records.TooLate: _of_puzzle("refusals-too-late", "days"),
    records.EditTooLate: _of_puzzle("refusals-edit-too-late", "days"),
    records.TooManyUndated: _of_puzzle("refusals-too-many-results", "most"),
    records.TooManyAtOnce: _of_puzzle("refusals-too-many-at-once", "most"),
    records.PastingOff: _pasting_off,
    records.PastDay: lambda _, say: say("refusals-past-day"),
    records.NoneRecorded: lambda error, say: "\n".join(list_reasons(error.reasons, say)),
}
