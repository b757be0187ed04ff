"""What somebody posted first of a puzzle outlives an edit, and for a while the message itself."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from datetime import date, datetime, timedelta

from bot.domain.guild_settings import SLIP, Edits, GuildSettings
from bot.domain.players import Place
from bot.domain.records.first_results import FirstResult, StoredResult
from bot.domain.records.values import Fact, Post, PostResults, Record, Score
from bot.store import ReadTransaction, Transaction


async def recall_first(
    tx: ReadTransaction, place: Place, post: Post, results: PostResults, known: Collection[Fact]
) -> PostResults:
    """Return the results of a player's message with what was posted first of their puzzles.

    That counts again where it is too late for another.
    """
    if place.guild_id is None or not results.records:
        return results
    puzzles = {(one.game.key, one.puzzle) for one in results.records}
    settings, now = await tx.guilds.settings(place), post.edited_at or post.at
    stored = await tx.record_messages.read_stored(place.channel_id, post.id) if known else {}
    accounts = await tx.record_accounts.find_all(place, post.author)
    firsts = await tx.first_results.find(
        place.guild_id, accounts, puzzles, beside=post.id, until=now
    )
    records: list[Record] = []
    for one in results.records:
        key = one.game.key, one.puzzle
        before, first = stored.get(key), firsts.get(key)
        if before:
            records.append(_compare(one, before, first, post, settings))
        else:
            records.append(_follow(one, first, now, settings))
    return replace(results, records=tuple(records))


def _compare(
    one: Record,
    before: StoredResult,
    first: FirstResult | None,
    post: Post,
    settings: GuildSettings,
) -> Record:
    """Return a result that is stored already, as its message was edited or is only read again."""
    confirmed = before.confirmed and before.score == one.score
    if post.edited_at is None:
        same = replace(one, first=before.first, confirmed=confirmed)
        return _hold(same, before.score) if before.first == before.score else same
    same = replace(one, first=before.first or before.score, confirmed=before.confirmed)
    if _stays(one.on, post.at, post.edited_at, settings):
        return _hold(same, before.score)
    if first and _stays(first.on, first.at, post.edited_at, settings):
        return _hold(replace(same, first=first.score), before.score)
    return replace(same, confirmed=confirmed)


def _follow(
    one: Record, first: FirstResult | None, now: datetime, settings: GuildSettings
) -> Record:
    """Return a new result of a puzzle, of which there was one `first`, or none."""
    if first is None:
        return one
    later = replace(one, first=first.score)
    return _hold(later, first.score) if _stays(first.on, first.at, now, settings) else later


def _stays(on: date, at: datetime, now: datetime, settings: GuildSettings) -> bool:
    """Return whether what was posted `at` a time, for a day, cannot be changed any more."""
    match settings.record_edits:
        case Edits.NEVER:
            return True
        case Edits.SLIP:
            return now - at > SLIP
        case Edits.DAY:
            return max(on, settings.today(at)) < settings.today(now)
        case Edits.EVER:
            return False


def _hold(one: Record, score: Score) -> Record:
    """Return a result that counts as it did before, whatever its message says."""
    if one.score == score:
        return one
    return replace(one, score=score, stated=one.stated or one.score, held=True)


async def forget_message(
    tx: Transaction,
    channel_id: int,
    message_id: int,
    *,
    since: date = date.min,
    kept: Iterable[Record] = (),
) -> None:
    """Delete the results of a message from the day `since` on, and keep what they were first.

    What is `kept` is about to be stored anew.
    """
    same = {(one.game.key, one.puzzle) for one in kept}
    found = await tx.first_results.list_of_message(channel_id, message_id)
    gone = [one for one in found if one.on >= since and (one.game, one.puzzle) not in same]
    await keep_first(tx, channel_id, gone)
    await tx.record_messages.forget(channel_id, message_id, since)


async def keep_first(tx: Transaction, channel_id: int, gone: Sequence[FirstResult]) -> None:
    """Keep what was posted first in a channel for as long as its puzzle may come there."""
    if not gone:
        return
    days = (await tx.guilds.settings(Place(channel_id, gone[0].guild_id))).record_days
    for one in gone:
        await tx.first_results.keep(one, one.on + timedelta(days) if days else None)
