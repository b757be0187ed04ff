"""Says why what is written as a share is none of the results of a text."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from bot.domain.errors import PlayerError
from bot.domain.records.errors import FuturePuzzle, ImpossibleScore, NoShare, SecondResult
from bot.domain.records.shares import find_impossible, find_seconds
from bot.domain.records.unread import find_unread
from bot.domain.records.values import Record, RecordedGame, Share


def list_refused(
    text: str,
    games: Iterable[RecordedGame],
    shares: Collection[Share],
    kept: Collection[Record],
    *,
    overheard: bool,
) -> Iterator[PlayerError]:
    """Refuse other results of the puzzles that are kept, and those that nobody can have.

    Of an `overheard` text, what is told of somebody else is no result; where it has no `shares`,
    what is only built like one is refused.
    """
    games = [*games]
    puzzles = {(one.game.key, one.puzzle) for one in kept}
    for share in find_seconds(text, games) if kept else ():
        if (share.game.key, share.puzzle) in puzzles:
            yield SecondResult(share)
    odd = [one for one in find_impossible(text, games) if not (overheard and one.talk)]
    for share in odd:
        # only the number is wrong of one that its game admits
        possible = share.game.admits(share.score)
        yield FuturePuzzle(share) if possible else ImpossibleScore(share)
    if overheard and not (shares or odd) and (game := find_unread(text, games)):
        yield NoShare(game)
