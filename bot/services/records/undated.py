"""Leaves out what cannot be a puzzle a day, of games whose shares tell no day."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import date, timedelta

from bot.domain.errors import PlayerError
from bot.domain.guild_settings import GuildSettings
from bot.domain.players import Place
from bot.domain.records.errors import TooManyAtOnce, TooManyUndated
from bot.domain.records.values import Post, PostResults, Record, Share
from bot.store import ReadTransaction

_AT_ONCE = 2
"""Results of such a game that count on one day: yesterday's and today's."""


async def limit_undated(
    tx: ReadTransaction, place: Place, post: Post, results: PostResults, settings: GuildSettings
) -> PostResults:
    """Leave out results beyond two a day, and beyond one for each day that may come late."""
    if not settings.record_days:
        return results
    records, refused = list[Record](), [*results.refused]
    known: dict[str, dict[int, date]] = {}
    for one in results.records:
        game = one.game
        if game.day_zero is None and game.key not in known:
            since = one.on - timedelta(settings.record_days)
            known[game.key] = await tx.record_messages.list_puzzles(
                place, game, one.player, since, one.on, beside=post.id
            )
        days = known.get(game.key, {})
        if reason := _refuse(one, days, settings.record_days + 1):
            refused.append(reason)
            continue
        days[one.puzzle] = one.on
        records.append(one)
    return replace(results, records=tuple(records), refused=tuple(refused))


def _refuse(one: Record, days: Mapping[int, date], most: int) -> PlayerError | None:
    """Return why a result is one too many beside the puzzles of some days, if it is."""
    share = Share(one.game, one.puzzle, one.score)
    others = [on for puzzle, on in days.items() if puzzle != one.puzzle]
    if len(others) >= most:
        return TooManyUndated(share, most)
    return TooManyAtOnce(share, _AT_ONCE) if others.count(one.on) >= _AT_ONCE else None
