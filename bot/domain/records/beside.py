"""Says why what is written as a share beside the results of a text is none of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from bot.domain.errors import PlayerError
from bot.domain.records.errors import FuturePuzzle, ImpossibleScore, SecondResult
from bot.domain.records.shares import find_impossible, find_seconds
from bot.domain.records.values import Record, RecordedGame


def list_refused(
    text: str, games: Iterable[RecordedGame], kept: Collection[Record], *, overheard: bool
) -> Iterator[PlayerError]:
    """Refuse other results of the puzzles that are kept, and those that nobody can have.

    Of an `overheard` text, what is told of somebody else is no result.
    """
    games = [*games]
    puzzles = {(one.game.key, one.puzzle) for one in kept}
    for share in find_seconds(text, games) if kept else ():
        if (share.game.key, share.puzzle) in puzzles:
            yield SecondResult(share)
    for share in find_impossible(text, games):
        if not (overheard and share.talk):
            # only the number is wrong of one that its game admits
            possible = share.game.admits(share.score)
            yield FuturePuzzle(share) if possible else ImpossibleScore(share)
