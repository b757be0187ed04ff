"""What was recorded of a text or a message, and how it counts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.domain.errors import PlayerError
from bot.domain.players import Place, Player
from bot.domain.records.shares import count_left_out
from bot.domain.records.unread import list_unread
from bot.domain.records.values import Figures, Record, Score
from bot.store import ReadTransaction


@dataclass(frozen=True)
class RecordEntry:
    """A stored result, and the sums of the player's results in that game.

    It was stored `before` if that puzzle had been recorded, and stays whatever was read now, as
    does one that a manager `corrected`; one that they `struck` does not count. Where the squares
    of the share told the score, or the first one is `held`, `stated` is what it says itself.
    What was read `differs` from what stays.
    """

    record: Record
    figures: Figures
    before: bool = False
    struck: bool = False
    corrected: bool = False
    stated: Score | None = None
    held: bool = False
    differs: bool = False


@dataclass(frozen=True)
class Receipt:
    """What was read of one player's results; `unread` are first lines that tell none.

    Those `refused` are not recorded. So many were `left_out`, as a text had more than are read.
    All count for the `person`, mostly the player.
    """

    player: Player
    person: Player
    entries: tuple[RecordEntry, ...]
    unread: tuple[str, ...] = ()
    left_out: int = 0
    refused: tuple[PlayerError, ...] = ()

    @property
    def new(self) -> bool:
        """Whether anything in it counts that was not recorded before."""
        return not all(one.before or one.struck for one in self.entries)


@dataclass(frozen=True)
class SummaryReceipt:
    """How many results of a summary count, and how many wait for their player to be named.

    `names` are the first few names in this server that wait.
    """

    puzzle: int
    recorded: int
    waiting: int
    names: tuple[str, ...]
    refused: tuple[PlayerError, ...] = ()


async def make_receipt(
    tx: ReadTransaction, place: Place, records: Sequence[Record], text: str, *, known: bool = False
) -> Receipt:
    """Return what counts of a text's results of one player; `known` if none is new."""
    player = records[0].player
    accounts = await tx.record_accounts.find_all(place, player)
    entries: list[RecordEntry] = []
    for one in records:
        kept = await tx.records.get(place, one.game, accounts[0], one.puzzle)
        figures = await tx.records.sum_figures(place, one.game, accounts[0])
        # what is delivered twice at once is new
        earlier = kept is not None and (kept.at, kept.score) != (one.at, one.score)
        corrected = await tx.corrections.is_corrected(place, one.game, accounts, one.puzzle)
        facts = (figures, known or earlier, kept is None, corrected)
        differs = kept is not None and kept.score != one.score
        stated = None if earlier else one.stated
        entries.append(RecordEntry(kept or one, *facts, stated, one.held, differs))
    games = tuple((await tx.guilds.settings(place)).read_games.values())
    unread = tuple(list_unread(text, games))
    return Receipt(player, accounts[0], tuple(entries), unread, count_left_out(text, games))
