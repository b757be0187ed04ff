"""What a message only tells of somebody, or denies, so that somebody has to say what it is."""

from __future__ import annotations

from bot.domain.players import Place
from bot.domain.records.errors import NoShare
from bot.domain.records.values import Fact, Post, Share
from bot.services.records.results import is_watched, read
from bot.store import ReadTransaction


async def find_doubted(
    tx: ReadTransaction, place: Place, post: Post, known: frozenset[Fact]
) -> tuple[Share, ...]:
    """Return the first doubted share of each puzzle in a message of a watched channel.

    Of the message, `known` is stored.
    """
    if post.summary or not is_watched(place, await tx.guilds.settings(place)):
        return ()
    results = await read(tx, place, post, known, overheard=True)
    found: dict[tuple[str, int], Share] = {}
    for one in results.refused:
        if isinstance(one, NoShare) and one.doubted:
            found.setdefault((one.doubted.game.key, one.doubted.puzzle), one.doubted)
    return tuple(found.values())
