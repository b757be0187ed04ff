"""What is said below a message in a watched channel: whether it counts, and as what."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bot.domain.players import Place
from bot.domain.records.values import PostResults, Score
from bot.store import ReadTransaction


class Kept(Enum):
    """What became of a message: it has a result that counts, a result that is refused, or none."""

    COUNTS = "counts"
    REFUSED = "refused"
    NOTHING = "nothing"


@dataclass(frozen=True)
class PostMark:
    """What became of a message, and the results `counted` otherwise than it says."""

    kept: Kept
    counted: tuple[Score, ...] = ()


async def find_mark(tx: ReadTransaction, place: Place, found: PostResults) -> PostMark:
    """Return the mark of a message: it counts as the first of a puzzle, or as the same result.

    Another one waits in case the first is deleted.
    """
    counts = bool(found.unclaimed) or (not found.records and bool(found.facts))
    counted: list[Score] = []
    for one in found.records:
        kept = await tx.records.get(place, one.game, one.player, one.puzzle)
        if kept and kept.score == one.score:
            counts = True
            counted += [one.score] if one.stated else []
    return PostMark(Kept.COUNTS if counts else Kept.NOTHING, tuple(counted))
