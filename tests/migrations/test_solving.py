"""The solver's revision: sessions begun before go on, and those before it can be gone back to."""

from __future__ import annotations

from bot.domain.players import Place, Player
from bot.domain.puzzles import Entry, Kind
from bot.store import Store, migrate
from engine import Feedback, Word
from tests.migrations.test_migrations import downgrade

BEFORE = (
    "INSERT INTO players (id, name) VALUES (7, 'ann')",
    "INSERT INTO solves (id, channel_id, player_id, open, language, length, hard, "
    "lexicon_version, created_at) "
    "VALUES (3, 1, 7, true, 'en', 5, 'off', '1', '2026-01-01 00:00:00+00:00')",
    "INSERT INTO solve_turns (solve_id, turn, guess, feedback) VALUES (3, 1, 'caves', '20012')",
)
ENTRY = Entry(Word("caves"), (Feedback.parse("20012"),))


async def entries(store: Store) -> tuple[Entry, ...]:
    async with store.write() as tx:
        session = await tx.solves.open(Place(1), Player(7))
    assert session is not None
    assert session.kind == Kind()
    assert session.version == 1
    return session.entries


async def test_a_session_of_before_goes_on(url: str) -> None:
    store = Store.open(url)
    await migrate(store.engine, "0003")
    async with store.engine.begin() as connection:
        for statement in BEFORE:
            await connection.exec_driver_sql(statement)
    await migrate(store.engine)
    assert await entries(store) == (ENTRY,)
    async with store.engine.begin() as connection:
        await connection.run_sync(downgrade, "0003")
    await migrate(store.engine)
    assert await entries(store) == (ENTRY,)
    await store.close()
