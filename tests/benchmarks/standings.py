"""A server with very many results: how long leaderboards and statistics take.

Run as `python -m tests.benchmarks.standings sqlite+aiosqlite:///new.sqlite3 [results]`, on an
empty database. A database that has results already is only measured.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from itertools import accumulate, islice
from random import Random
from typing import Any

from sqlalchemy import Integer, func, insert, literal, select, type_coerce, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain.guild_settings import GuildSettings
from bot.domain.leaderboard_requests import LeaderboardRequest
from bot.domain.leaderboards import League, View
from bot.domain.matches import Stage
from bot.domain.modes import CHALLENGE, DAILY, MODES, SOLO, TOGETHER
from bot.domain.players import Asker, Place, Player
from bot.domain.points import PointRules
from bot.domain.standings import Period, Span
from bot.domain.statistics import StatsPage
from bot.domain.streaks import USUAL_STREAKS
from bot.operations.memory import tidy_memory
from bot.services.housekeeping import ROWS
from bot.services.standings import Standings
from bot.store import Store
from bot.store.models import GameRow, MatchRow, PlayerRow, ResultRow, TallyRow
from bot.store.standings.runs import select_runs
from bot.store.standings.sums import (
    filter_league,
    list_kept_spans,
    name_league_mode,
    sum_by_player,
)
from bot.store.standings.word_costs import PlayedWord

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
HERE = Place(2, 1)
PLAYERS = 5_000
YEARS = 2
WORDS = 2_300
AT_ONCE = 5_000
PLAYED = [TOGETHER] * 3 + [SOLO] * 4 + [DAILY] * 2 + [CHALLENGE]

Rows = Iterator[dict[str, Any]]


async def fill(store: Store, count: int) -> None:
    """Store `count` results over two years; the keenest of 5,000 players have most by far."""
    players = ({"id": number, "name": f"player {number}"} for number in range(1, PLAYERS + 1))
    dice = Random(1)
    async with store.engine.begin() as connection:
        await add_rows(connection, PlayerRow, players)
        await add_rows(connection, GameRow, (_game(number) for number in range(1, count + 1)))
        await add_rows(connection, ResultRow, _results(dice, count))
        days = [NOW.date() - timedelta(number) for number in range(365 * YEARS + 1)]
        await add_rows(connection, MatchRow, map(_match, days))
        day_of = select(ResultRow.day).where(ResultRow.game_id == GameRow.id).scalar_subquery()
        await connection.execute(update(GameRow).values(match_id=type_coerce(day_of, Integer)))
        if store.engine.dialect.name != "sqlite":
            # as PostgreSQL does by itself, in time
            await connection.exec_driver_sql("ANALYZE")
        for span in {span for day in days for span in list_kept_spans(day)}:
            for mode in (None, *MODES.values()):
                await _add_up(connection, League(mode=mode), span)
    if store.engine.dialect.name == "sqlite":
        # a bot's file is never analysed: SQLite plans by its rules of thumb
        return
    async with store.engine.execution_options(isolation_level="AUTOCOMMIT").connect() as vacuum:
        await vacuum.exec_driver_sql("VACUUM ANALYZE")


async def add_rows(connection: AsyncConnection, table: Any, rows: Rows) -> None:
    while chunk := list(islice(rows, AT_ONCE)):
        await connection.execute(insert(table.__table__), chunk)


def _game(number: int) -> dict[str, Any]:
    return {
        "id": number,
        "guild_id": HERE.guild_id,
        "channel_id": HERE.channel_id,
        "mode": "solo",
        "phase": "won",
        "starter_id": 1,
        "language": "en",
        "lexicon_version": "1",
        "length": 5,
        "limit": 6,
        "hard": "off",
        "boards": 1,
        "answers": ["crane"],
        "created_at": NOW,
        "drawn_at": NOW,
        "touched_at": NOW,
    }


def _match(day: date) -> dict[str, Any]:
    """A daily that is over."""
    return {
        "id": day.toordinal(),
        "guild_id": HERE.guild_id,
        "channel_id": HERE.channel_id,
        "mode": DAILY.key,
        "stage": Stage.OVER,
        "starter_id": 1,
        "language": "en",
        "lexicon_version": "1",
        "length": 5,
        "limit": 6,
        "hard": "off",
        "answers": ["crane"],
        "created_at": NOW,
    }


def _results(dice: Random, count: int) -> Rows:
    weights = list(accumulate(1 / (rank + 20) for rank in range(PLAYERS)))
    people = dice.choices(range(1, PLAYERS + 1), cum_weights=weights, k=count)
    began = NOW - timedelta(days=365 * YEARS)
    for number, player in enumerate(people, start=1):
        at = began + (NOW - began) * number / count
        mode, won = dice.choice(PLAYED), dice.random() < 0.9
        yield {
            "game_id": number,
            "player_id": player,
            "guild_id": HERE.guild_id,
            "channel_id": HERE.channel_id,
            "scope_id": HERE.guild_id,
            "mode": mode.key,
            "language": "en",
            "length": 5,
            "hard": "off",
            "won": won,
            "guesses": dice.randint(2, 6) if won else 6,
            "limit": 6,
            "boards": 1,
            "finished_at": at,
            "assisted": dice.random() < 0.05,
            "on": at.date(),
            "day": at.date() if mode is DAILY else None,
            "answer": f"w{dice.randrange(WORDS):04}" if mode.own_board else None,
            "others": 400 if mode.own_board else None,
        }


async def _add_up(connection: AsyncConnection, league: League, span: Span) -> None:
    """What `StoredResults.add` would have kept, in one statement."""
    criteria = filter_league(1, league, span)
    each = sum_by_player(criteria).subquery()
    runs = select_runs(criteria, date.max, USUAL_STREAKS).subquery()
    nth = func.row_number().over(partition_by=runs.c.player_id, order_by=runs.c.last.desc())
    latest = select(runs, nth.label("nth")).subquery()
    sums_of = ("games", "wins", "guesses", "others", "compared")
    columns = ("player_id", *sums_of)
    key = {
        "scope_id": 1,
        "mode": name_league_mode(league),
        "length": league.length,
        "boards": league.boards,
        "first": span.first,
        "end": span.end,
    }
    query = select(
        *(literal(value, TallyRow.__table__.c[name].type) for name, value in key.items()),
        *(each.c[name] for name in columns),
        func.coalesce(latest.c.days, 0),
        latest.c.last,
        literal(USUAL_STREAKS.stamp),
    ).outerjoin_from(each, latest, (latest.c.player_id == each.c.player_id) & (latest.c.nth == 1))
    into = [*key, *columns, "streak", "last_day", "streak_by"]
    await connection.execute(insert(TallyRow).from_select(into, query))


async def measure(store: Store, most: int = 100) -> None:
    """Time what people ask for most."""
    service = Standings(store, lambda: NOW)
    low = Asker(0, HERE, Player(PLAYERS))

    def board(*wish: Any, page: int = 0) -> Callable[[], Awaitable[object]]:
        return lambda: service.leaderboard(low, LeaderboardRequest(*wish), page)

    async def weigh() -> None:
        async with store.write() as tx:
            await tx.words.weigh(PlayedWord(1, "en", "w0001"))

    async def fresh_rating() -> None:
        await Standings(store, lambda: NOW).leaderboard(low, LeaderboardRequest(view=View.RATING))

    questions: dict[str, Callable[[], Awaitable[object]]] = {
        "leaderboard, all": board(),
        "leaderboard, all, page 100": board(page=100),
        "leaderboard, all, solo": board(Period.ALL, View.GUESSES, SOLO),
        "leaderboard, all, daily, streak": board(Period.ALL, View.STREAK, DAILY),
        "leaderboard, year": board(Period.YEAR),
        "leaderboard, month, points": board(Period.MONTH, View.POINTS),
        "leaderboard, last week": board(Period.LAST_WEEK),
        "leaderboard, last week, streak": board(Period.LAST_WEEK, View.STREAK),
        "leaderboard, today": board(Period.TODAY),
        "why, all": lambda: service.explain(low, LeaderboardRequest()),
        "rating, all, first time": fresh_rating,
        "rating, all": board(Period.ALL, View.RATING),
        "stats, keenest": lambda: service.stats(replace(low, player=Player(1))),
        "stats, middling": lambda: service.stats(replace(low, player=Player(300))),
        "calendar, keenest": lambda: service.turn_page(low, 1, StatsPage.YEAR),
        "a player's year": lambda: service.turn_page(low, 1, StatsPage.REVIEW),
        "weigh a word": weigh,
    }
    questions["a server's year"] = lambda: service.review(low, Period.YEAR)
    # what nobody asks for twice is asked for less
    rare = ["rating, all, first time", "a server's year"]
    await time_each({name: questions.pop(name) for name in rare}, 5)
    await time_each(questions, most)
    await measure_points(store, board, low, most)


async def measure_points(
    store: Store, board: Callable[..., Callable[[], Awaitable[object]]], low: Asker, most: int
) -> None:
    """Time points where a server has its own: while they are added up, and once they are."""
    async with store.write() as tx:
        await tx.guilds.save(1, GuildSettings(points=PointRules((10, 8, 6, 4, 2, 1, 0), 5)))
    await time_each({"own points, new": board(Period.ALL, View.POINTS)}, 5)
    took: list[float] = []
    added = 1
    while added:
        start = time.perf_counter()
        async with store.write() as tx:
            added = await tx.points.add_up(1, ROWS)
        took.append(1000 * (time.perf_counter() - start))
    print(
        f"{len(took)} steps of {ROWS} sums in {sum(took) / 1000:.0f} s, longest {max(took):.0f} ms"
    )
    service = Standings(store, lambda: NOW)
    own = {
        f"own points, {period}": board(period, View.POINTS)
        for period in (Period.ALL, Period.YEAR, Period.MONTH, Period.LAST_WEEK)
    }
    why = LeaderboardRequest(view=View.POINTS)
    await time_each(own | {"own points, why": lambda: service.explain(low, why)}, most)


async def time_each(
    questions: dict[str, Callable[[], Awaitable[object]]], repeats: int = 100
) -> None:
    """Print how long each question takes, and how long the event loop stood still."""
    for name, ask in questions.items():
        await ask()
        stall = asyncio.ensure_future(_stall())
        took: list[float] = []
        cpu = time.process_time()
        for _ in range(repeats):
            start = time.perf_counter()
            await ask()
            took.append(1000 * (time.perf_counter() - start))
        cpu = 1000 * (time.process_time() - cpu) / repeats
        stall.cancel()
        with suppress(asyncio.CancelledError):
            await stall
        took.sort()
        print(
            f"{name:30} p50 {took[repeats // 2]:6.1f} ms  p99 {took[-1 - repeats // 100]:6.1f} ms"
            f"  own processor {cpu:5.1f} ms  longest stall {1000 * _longest[0]:5.1f} ms"
        )


_longest = [0.0]


async def _stall() -> None:
    _longest[0] = 0.0
    while True:
        start = time.perf_counter()
        await asyncio.sleep(0.001)
        _longest[0] = max(_longest[0], time.perf_counter() - start - 0.001)


async def main(url: str, count: int = 1_000_000) -> None:
    store = Store.open(url)
    try:
        await store.prepare()
        async with store.engine.connect() as connection:
            filled = await connection.scalar(select(ResultRow.game_id).limit(1))
        if filled is None:
            await fill(store, count)
        # as the bot does when it is ready
        tidy_memory()
        await measure(store)
    finally:
        await store.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        prog="python -m tests.benchmarks.standings", description=__doc__
    )
    parser.add_argument("url", help="of an empty database, or of one that has results already")
    parser.add_argument("results", nargs="?", type=int, default=1_000_000)
    asked = parser.parse_args()
    asyncio.run(main(asked.url, asked.results))
