"""A server with very many results from elsewhere: how long its boards take.

Run as `python -m tests.benchmarks.records sqlite+aiosqlite:///new.sqlite3 [results]`, on an empty
database. A database that has results already is only measured.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from itertools import count
from random import Random

from sqlalchemy import func, insert, literal, select

from bot.domain.players import Asker, Place, Player
from bot.domain.records.games import WORDLE
from bot.domain.standings import ALL_TIME, Period, Span
from bot.services.records.leaderboard import RecordLeaderboards
from bot.services.records.shares import ShareRecords
from bot.store import Store
from bot.store.models import PlayerRow, RecordRow, RecordTallyRow
from bot.store.records.sums import SUM_KEY, SUMS, filter_records
from tests.benchmarks.standings import HERE, NOW, Rows, add_rows, time_each

PLAYERS = 1_000
PUZZLES = 730


async def fill(store: Store, results: int) -> None:
    """Store `results` of one game over two years, evenly among its players and puzzles."""
    async with store.engine.begin() as connection:
        players = ({"id": one, "name": f"player {one}"} for one in range(1, PLAYERS + 1))
        await add_rows(connection, PlayerRow, players)
        await add_rows(connection, RecordRow, _results(results))
        columns = [*(column.key for column in SUM_KEY), "year", "games", "solved", "total"]
        for span in (ALL_TIME, *map(Span.year, (NOW.date(), NOW.date() - timedelta(365)))):
            year = literal(0 if span == ALL_TIME else span.first.year)
            counted = (
                select(*SUM_KEY, year, *SUMS)
                .where(*filter_records(HERE, WORDLE, span))
                .group_by(*SUM_KEY)
            )
            await connection.execute(insert(RecordTallyRow).from_select(columns, counted))


def _results(results: int) -> Rows:
    dice = Random(1)
    for number in dice.sample(range(PLAYERS * PUZZLES), results):
        player, puzzle = divmod(number, PUZZLES)
        day = NOW.date() - timedelta(puzzle)
        figure = dice.randint(2, 7)
        yield {
            "scope_id": HERE.guild_id,
            "guild_id": HERE.guild_id,
            "channel_id": HERE.channel_id,
            "game": WORDLE.key,
            "player_id": player + 1,
            "puzzle": (day - WORDLE.day_zero).days if WORDLE.day_zero else 0,
            "message_id": number + 1,
            "figure": figure,
            "solved": figure < 7,
            "on": day,
            "at": NOW - timedelta(puzzle),
            "counts": True,
        }


async def measure(store: Store) -> None:
    boards, recording = RecordLeaderboards(store, lambda: NOW), ShareRecords(store, lambda: NOW)
    asker, number = Player(PLAYERS), count(1)

    def board(period: Period) -> Callable[[], Awaitable[object]]:
        return lambda: boards.rank(HERE, asker, WORDLE.key, period)

    def record() -> Awaitable[object]:
        asked = Asker(next(number), Place(HERE.channel_id, HERE.guild_id), asker)
        return recording.record(asked, f"Wordle {next(number)} 3/6")

    questions = {f"records, {period}": board(period) for period in Period}
    await time_each({**questions, "record a share": record})


async def main(url: str, results: int = 200_000) -> None:
    store = Store.open(url)
    try:
        await store.prepare()
        async with store.engine.connect() as connection:
            filled = await connection.scalar(select(func.count()).select_from(RecordTallyRow))
        if not filled:
            await fill(store, results)
        await measure(store)
    finally:
        await store.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.records", description=__doc__)
    parser.add_argument("url", help="of an empty database, or of one that has results already")
    parser.add_argument("results", nargs="?", type=int, default=200_000)
    asked = parser.parse_args()
    asyncio.run(main(asked.url, asked.results))
