"""The reaction below a message in a watched channel: whether it counts, and as what."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum

from bot.domain.players import Place, Player
from bot.domain.records.values import Fact, Post, PostResults, Score
from bot.services.records.results import read
from bot.store import ReadTransaction


class Kept(Enum):
    """What became of a message: it has a result that counts, a result that is refused, or none."""

    COUNTS = "counts"
    REFUSED = "refused"
    NOTHING = "nothing"


@dataclass(frozen=True)
class PostReaction:
    """What became of a message, and the results `counted` otherwise than it says.

    The squares told those, or a manager gave them. `changed` says that an edit gave a result
    another figure than it had first, or a deletion and a new message did; `refused` that another
    result of the message does not count, or that one was doubted until its author confirmed it.
    """

    kept: Kept
    counted: tuple[Score, ...] = ()
    changed: bool = False
    refused: bool = False


async def find_reaction(
    tx: ReadTransaction, place: Place, post: Post, results: PostResults, known: frozenset[Fact]
) -> PostReaction | None:
    """Return the reaction to a message, of which `known` was stored before; None keeps it.

    It counts as the first of a puzzle, or as the same result, or as what a manager gave the player
    instead. Another one waits in case the first is deleted. One that a manager has struck is
    refused, and so is a summary while nobody in it is known. Of several, some may count.
    """
    if known and (left := await _list_left(tx, place, post, results)):
        return await _tell_left(tx, place, post, left)
    if results.refused and not results.facts:
        return PostReaction(Kept.REFUSED)
    unknown = bool(results.unclaimed) and not results.records
    counts = not (results.records or unknown) and bool(results.facts)
    counted: list[Score] = []
    struck = confirmed = False
    # the Wordle app edits its summaries while the day goes on
    changed = not post.summary and _changes(known, results.facts)
    for one in results.records:
        person = await tx.record_accounts.find_person(place, one.player)
        kept = await tx.records.get(place, one.game, person, one.puzzle)
        struck |= kept is None
        said = one.stated if one.held and kept and kept.at != one.at else one.score
        if kept and kept.score == said:
            counts = True
            counted += [kept.score] if one.stated not in (None, kept.score) else []
            # an edit that a deletion hides is marked alike
            changed |= one.first not in (None, one.score)
            confirmed |= one.confirmed and not kept.corrected
        elif kept and kept.corrected:
            counts = True
            counted.append(kept.score)
    if not counts:
        return PostReaction(Kept.REFUSED if struck or unknown else Kept.NOTHING)
    refused = struck or confirmed or bool(results.refused)
    return PostReaction(Kept.COUNTS, tuple(counted), changed, refused)


async def _list_left(
    tx: ReadTransaction, place: Place, post: Post, results: PostResults
) -> frozenset[Fact]:
    """Return what stays stored and cannot be changed any more, by an edit of a past day."""
    stored = await tx.record_messages.read_facts(place.channel_id, post.id, post.id + 1)
    return stored.get(post.id, frozenset()) - results.facts


async def _tell_left(
    tx: ReadTransaction, place: Place, post: Post, left: frozenset[Fact]
) -> PostReaction | None:
    """Return as what results count that an edit could not change; None keeps the reaction.

    A result of which the message still says the same needs no figure.
    """
    said = (await read(tx, place, replace(post, edited_at=None), left, overheard=True)).facts
    games = (await tx.guilds.settings(place)).games
    counted: list[Score] = []
    struck = confirmed = False
    for key, puzzle, who, figure, solved, _ in sorted(left - said, key=str):
        if isinstance(who, str) or key not in games:
            return None
        person = await tx.record_accounts.find_person(place, Player(who))
        kept = await tx.records.get(place, games[key], person, puzzle)
        if kept is None:
            struck = True
        elif kept.corrected or kept.score == Score(figure, solved):
            counted.append(kept.score)
            confirmed |= kept.confirmed
        else:
            return None
    if not counted:
        return PostReaction(Kept.REFUSED) if struck else None
    return PostReaction(Kept.COUNTS, tuple(counted), refused=struck or confirmed)


def _changes(known: Iterable[Fact], after: Iterable[Fact]) -> bool:
    """Return whether a puzzle has another figure than before."""
    before = {(key, puzzle): figures for key, puzzle, _, *figures, _ in known}
    return any(
        figures != before.get((key, puzzle), figures) for key, puzzle, _, *figures, _ in after
    )
