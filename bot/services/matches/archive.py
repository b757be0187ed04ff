"""Past dailies: anybody can play them, and they count for nothing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, timedelta

from bot.domain.clock import Clock
from bot.domain.matches import Match, NoDaily, NoPastDaily, NoUnsolved, PastDaily
from bot.domain.modes import ARCHIVE
from bot.domain.players import Asker, Theme
from bot.domain.standings import Span
from bot.services.games.view import GameView, GameViews
from bot.services.matches.new_match import make_board
from bot.services.preferences import choose_theme
from bot.store import ReadTransaction, Store, Transaction

_DIGITS = 9
"""Fewer than these make a number that databases know."""


@dataclass(frozen=True)
class Calendar:
    """The dailies of the month of `day`, as one player has played them.

    That of `today` is among them once the player has finished it.

    `unsolved` says whether any daily of the past is left to play; `earlier` whether there were any
    in the months before. It is shown in the `theme`.
    """

    day: date
    today: date
    dailies: tuple[PastDaily, ...]
    unsolved: bool
    earlier: bool
    theme: Theme = Theme.SQUARES


class Archive:
    """Lets players play past dailies."""

    def __init__(self, store: Store, boards: GameViews, clock: Clock) -> None:
        self._store = store
        self._boards = boards
        self._clock = clock

    async def play(self, asker: Asker, text: str) -> GameView:
        """Return the player's board of the daily of a day (``2026-11-20``) or a number (``20``).

        A board that was played is shown again. Raises `NoDaily`, also for a daily that is still
        open; `NoPastDaily` where there is none to choose.
        """
        async with self._store.write() as tx:
            if not await tx.matches.count_days_before(asker.place, await self._today(tx, asker)):
                raise NoPastDaily
            if text.strip().isdecimal():
                number = int(text) if len(text) < _DIGITS else 0
                match = await tx.matches.find_numbered(asker.place, number, asker.player)
            else:
                match = await tx.matches.find_daily(asker.place, _read(text), only=asker.player)
            return await self._board(tx, asker, match)

    async def play_next(self, asker: Asker) -> GameView:
        """Return the player's board of the newest past daily that they have not finished.

        Raises `NoUnsolved` if there is none.
        """
        async with self._store.write() as tx:
            today = await self._today(tx, asker)
            unplayed = await tx.matches.find_unplayed(asker.place, asker.player, today)
            if unplayed is None:
                raise NoUnsolved
            return await self._board(tx, asker, unplayed)

    async def calendar(self, asker: Asker, day: date | None = None) -> Calendar:
        """Return the month of `day`, else the current one."""
        async with self._store.read() as tx:
            today = await self._today(tx, asker)
            month = Span.month(day or today)
            last = min(month.end - timedelta(days=1), today)
            found = await tx.matches.list_past(asker.place, asker.player, month.first, last)
            left = await tx.matches.find_unplayed(asker.place, asker.player, today)
            earlier = await tx.matches.count_days_before(asker.place, month.first)
            theme = await choose_theme(tx, asker)
        return Calendar(month.first, today, tuple(found), left is not None, earlier > 0, theme)

    async def latest(self, asker: Asker, most: int) -> list[PastDaily]:
        """Return the newest past dailies, the newest first."""
        async with self._store.read() as tx:
            yesterday = await self._today(tx, asker) - timedelta(days=1)
            first = yesterday - timedelta(days=most)
            return await tx.matches.list_past(asker.place, asker.player, first, yesterday)

    async def _board(self, tx: Transaction, asker: Asker, match: Match | None) -> GameView:
        if match is None or not match.over:
            raise NoDaily
        await tx.remember(asker.player)
        board = make_board(match, asker.player, self._clock())
        session = await tx.games.find_board(match.id, asker.player) or await tx.games.add(
            replace(board, place=asker.place, mode=ARCHIVE)
        )
        if session is None:
            raise NoDaily
        if session.active:
            await tx.games.set_place(session.id, asker.place)
            await tx.games.turn_to(session, asker.player, self._clock())
        board = await self._boards.read(tx, session)
        # what it brought was told when it ended
        return await self._boards.finish(board.again())

    async def _today(self, tx: ReadTransaction, asker: Asker) -> date:
        return (await tx.guilds.settings(asker.place)).find_daily_day(self._clock())


def _read(text: str) -> date:
    """Return the day of a date; raises `NoDaily`."""
    try:
        return date.fromisoformat(text.strip())
    except ValueError:
        raise NoDaily from None
