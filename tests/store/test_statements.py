"""How many statements things take, and that none of them reads a whole growing table."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

from bot.domain.games import Move
from bot.domain.leaderboard_requests import LeaderboardRequest
from bot.domain.modes import TOGETHER
from bot.domain.players import Asker, Place
from bot.store import Store
from bot.store.models import Base
from engine import Word
from tests.bots import services_over
from tests.store.day import live_a_day
from tests.store.histories import PEOPLE
from tests.store.statements import recorded
from tests.store.test_store import ANN, BEN, HERE, begin

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)

MANY = (
    "CREATE TEMPORARY TABLE n AS WITH RECURSIVE n(i) AS "
    "(SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000) SELECT i FROM n",
    "INSERT INTO players (id, name) SELECT i + 1000, 'x' FROM n",
    "INSERT INTO matches (id, guild_id, channel_id, mode, stage, starter_id, language, length, "
    'lexicon_version, "limit", hard, answers, created_at, scope_id, day) '
    "SELECT i, i % 300, i % 999, 'daily', 'over', i + 1000, 'en', 5, '1', 6, 'off', "
    "'[\"crane\"]', '2026-01-01', i % 300, i FROM n",
    "INSERT INTO entrants (match_id, player_id, place, ready) SELECT i, i + 1000, 1, 1 FROM n",
    "INSERT INTO games (id, guild_id, channel_id, mode, phase, starter_id, owner_id, language, "
    'length, lexicon_version, "limit", hard, boards, answers, created_at, drawn_at, touched_at, '
    "match_id) "
    "SELECT i, i % 300, i % 999, 'daily', 'won', i + 1000, i + 1000, 'en', 5, '1', 6, 'off', 1, "
    "'[\"crane\"]', '2026-01-01', '2026-01-01', '2026-01-01', i FROM n",
    "INSERT INTO turns (game_id, turn, player_id, guess, at) "
    "SELECT i, 1, i + 1000, 'crane', '2026-01-01' FROM n",
    "INSERT INTO results (game_id, player_id, guild_id, channel_id, scope_id, mode, language, "
    'length, hard, won, guesses, "limit", boards, finished_at, "on") '
    "SELECT i, i + 1000, i % 300, i % 999, i % 300, 'together', 'en', 5, 'off', 1, 1, 6, 1, "
    "'2026-01-01', 739617 + i % 365 FROM n",
    "INSERT INTO records (scope_id, guild_id, game, player_id, puzzle, message_id, figure, solved, "
    "\"on\", at, channel_id, counts) SELECT i % 300, i % 300, 'wordle', i + 1000, i, i, 3, 1, "
    "739617 + i % 365, '2026-01-01', i % 999, 1 FROM n",
    "INSERT INTO record_tallies (scope_id, game, player_id, year, games, solved, total) "
    "SELECT i % 300, 'wordle', i + 1000, 0, 1, 1, 3 FROM n",
    "INSERT INTO unclaimed_records (guild_id, name, game, puzzle, message_id, figure, solved, "
    "\"on\", at, channel_id, since) SELECT i % 300, 'x' || i, 'wordle', i, i, 3, 1, 739617, "
    "'2026-11-20', i % 999, '2026-11-20' FROM n",
    'INSERT INTO group_streaks (guild_id, message_id, channel_id, "on", days) '
    "SELECT i % 300, i, i % 999, 739617, 3 FROM n",
    "INSERT INTO record_names (guild_id, name, player_id) "
    "SELECT i % 300, 'x' || i, i + 1000 FROM n",
    "ANALYZE",
)
SHORT = (
    "ix_guilds_daily_channel",
    "ix_guilds_shared",
    "ix_guilds_bulletins",
    "ix_matches_thread",
    "ix_bulletins_waiting",
    "ix_class_lists_retired",
    "due_words",
    "left_guilds",
    "backfills",
)
"""An index of just the rows that are asked for, a queue emptied every minute, and short lists."""


async def test_a_game_with_its_turns_and_people_is_two_statements(store: Store) -> None:
    async with store.write() as tx:
        await tx.remember(BEN)
        game = await begin(tx)
        for number, word in enumerate(("caves", "moist", "crane")):
            await tx.games.add_turn(game, Word(word), Move((ANN, BEN)[number % 2], NOW))
            game = await tx.games.get(game.id) or game
    async with store.read() as tx:
        with recorded(store) as statements:
            found = (await tx.games.find_choices(HERE, ANN)).plain
    assert found
    assert [move.player for move in found.moves] == [ANN, BEN, ANN]
    assert len(statements) == 2


async def test_a_turn_is_two_statements_and_who_is_known_is_none(store: Store) -> None:
    async with store.write() as tx:
        game = await begin(tx)
    async with store.write() as tx:
        game = await tx.games.get(game.id) or game
        with recorded(store) as statements:
            await tx.remember(ANN)
            await tx.games.add_turn(game, Word("caves"), Move(ANN, NOW))
    assert len(statements) == 2


async def test_a_match_with_its_boards_is_three_statements(store: Store) -> None:
    services = services_over(store, clock=lambda: NOW, dice=Random(1))
    matches = [
        (await services.matches.daily(Asker(number, HERE, player))).match
        for number, player in enumerate(PEOPLE)
    ]
    async with store.read() as tx:
        with recorded(store) as statements:
            found = await tx.matches.get(matches[0].match.id)
    assert len([one for one in found.entrants if one.session]) == len(PEOPLE)
    assert len(statements) == 3


async def test_a_leaderboard_and_statistics_are_a_few_statements(store: Store) -> None:
    services = services_over(store, clock=lambda: NOW, dice=Random(1))
    session = (await services.games.begin(Asker(1, HERE, ANN), TOGETHER)).session
    await services.games.guess(Asker(2, HERE, ANN), session.game.answers[0])
    with recorded(store) as statements:
        await services.standings.leaderboard(Asker(3, HERE, ANN), LeaderboardRequest(mode=TOGETHER))
    # settings, helped games, what the server has had, the asker's own leagues, and the page
    assert len(statements) == 5
    with recorded(store) as statements:
        await services.standings.stats(Asker(4, HERE, ANN))
    assert len(statements) == 3


async def test_an_idle_game_is_ended_in_few_statements(store: Store) -> None:
    services = services_over(store, clock=lambda: NOW, dice=Random(1))
    for number in range(5):
        asker = Asker(number, Place(number, 70 + number), ANN)
        await services.games.begin(asker, TOGETHER)
        await services.games.guess(replace(asker, interaction_id=10 + number), "crane")
    later = services_over(store, clock=lambda: NOW + timedelta(days=3), dice=Random(1))
    with recorded(store) as statements:
        assert len((await later.timers.sweep()).sessions) == 5
    assert not [one for one, _ in statements if "FROM guilds" in one and "daily" not in one]
    assert sum("FROM turns" in one for one, _ in statements) == 5


async def test_no_statement_scans_a_table_that_grows(quick: Path) -> None:
    store = Store.open(f"sqlite+aiosqlite:///{quick / 'many.sqlite3'}")
    await store.prepare()
    async with store.engine.begin() as connection:
        for statement in MANY:
            await connection.exec_driver_sql(statement)
    try:
        with recorded(store) as statements:
            await live_a_day(store)
        issued = dict(statements)
        scans = {
            statement: await scanned(store, statement, issued[statement]) for statement in issued
        }
    finally:
        await store.close()
    assert len(issued) > 60
    assert [one for one in scans.items() if one[1]] == []


async def scanned(store: Store, statement: str, parameters: Any) -> list[str]:
    """The tables of which the statement reads every row."""
    async with store.engine.connect() as connection:
        plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
        steps = [str(step) for *_, step in plan]
    named = {table.name for table in Base.metadata.sorted_tables}
    scans = [step.split() for step in steps if step.startswith("SCAN ")]
    long = [words[1] for words in scans if not {*SHORT} & {*words}]
    return [name for name in long if re.sub(r"_\d+$", "", name) in named]
