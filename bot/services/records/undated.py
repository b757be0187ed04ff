"""Leaves out what cannot be a puzzle a day, of games whose shares tell no day."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from bot.domain.guild_settings import GuildSettings
from bot.domain.players import Place
from bot.domain.records.errors import TooManyUndated
from bot.domain.records.values import Post, PostResults, Record, Share
from bot.domain.standings import Span
from bot.store import ReadTransaction


async def limit_undated(
    tx: ReadTransaction, place: Place, post: Post, results: PostResults, settings: GuildSettings
) -> PostResults:
    """Leave out what cannot be a puzzle a day, of games whose shares tell no day."""
    if not settings.record_days:
        return results
    most, records, refused = settings.record_days + 1, list[Record](), [*results.refused]
    seen: dict[str, set[int]] = {}
    for one in results.records:
        game = one.game
        if game.day_zero is None and game.key not in seen:
            span = Span(one.on - timedelta(settings.record_days), one.on + timedelta(1))
            seen[game.key] = await tx.record_messages.list_puzzles(
                place, game, one.player, span, beside=post.id
            )
        puzzles = seen.get(game.key, set[int]())
        if len(puzzles - {one.puzzle}) >= most:
            refused.append(TooManyUndated(Share(game, one.puzzle, one.score), most))
            continue
        puzzles.add(one.puzzle)
        records.append(one)
    return replace(results, records=tuple(records), refused=tuple(refused))
