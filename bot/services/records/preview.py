"""What reading the older messages of a channel would record."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence

from bot.domain.players import Place
from bot.domain.records.backfills import FoundResults, Preview
from bot.domain.records.shares import looks_like_share
from bot.domain.records.values import Post, PostResults, Record, Unclaimed
from bot.services.records.results import read
from bot.store import ReadTransaction

NEWEST = 2**63 - 1
"""No message has a higher id."""


async def preview(
    tx: ReadTransaction, place: Place, posts: Sequence[Post], *, whole: bool
) -> Preview:
    """Return what these messages of a channel would record, apart from what is known.

    They are the newest, or the `whole` channel.
    """
    results, waiting = set[tuple[str, int, int]](), set[tuple[str, int]]()
    known = unread = repeated = 0
    for post in posts:
        # lets the event loop do other work between texts
        await asyncio.sleep(0)
        found = await read(tx, place, post, overheard=True)
        records, named = await _list_new(tx, place, post, found)
        new, before = len(records) + len(named), len(results) + len(waiting)
        results.update((one.game.name, one.puzzle, one.player.id) for one in records)
        waiting.update((one.name, one.record.puzzle) for one in named)
        repeated += new - (len(results) + len(waiting) - before)
        known += len(found.records) + len(found.unclaimed) - new
        unread += is_unread(post, found)
    games = Counter(game for game, *_ in results)
    people, names = {who for *_, who in results}, {name for name, _ in waiting}
    sums = FoundResults(len(results), len(people), len(waiting), len(names), repeated)
    first = 0 if whole or not posts else posts[-1].id
    stored = await tx.record_messages.read_facts(place.channel_id, first, NEWEST)
    gone = len(stored.keys() - {one.id for one in posts})
    keeps = await tx.record_messages.has_any(place.guild_id or 0)
    return Preview(place.channel_id, len(posts), sums, games, unread, known, gone, keeps)


async def _list_new(
    tx: ReadTransaction, place: Place, post: Post, found: PostResults
) -> tuple[list[Record], list[Unclaimed]]:
    """Return the results of a message of whose puzzle the player has none yet, nor a struck one.

    Under a name that nobody has identified, those that are not stored of the message.
    """
    records: list[Record] = []
    for one in found.records:
        accounts = await tx.record_accounts.find_all(place, one.player)
        kept = await tx.records.get(place, one.game, accounts[0], one.puzzle)
        struck = await tx.corrections.is_corrected(place, one.game, accounts, one.puzzle)
        if kept is None and not struck:
            records.append(one)
    stored = await tx.record_messages.read_facts(place.channel_id, post.id, post.id + 1)
    names = {who for _, _, who, *_ in stored.get(post.id, ())}
    return records, [one for one in found.unclaimed if one.name not in names]


def is_unread(post: Post, results: PostResults) -> bool:
    """Return whether a message looks like a result, and nothing in it is stored."""
    if results.facts or post.by_bot:
        return False
    return bool(results.refused) or looks_like_share(post.text)
