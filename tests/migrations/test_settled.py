"""The settings' revision: what a server had settled before is kept, both ways."""

from __future__ import annotations

from bot.domain.guilds import GuildSettings
from bot.domain.players import Place
from bot.store import Store, migrate
from engine import Hard
from tests.migrations.test_migrations import downgrade

HERE = Place(1, 5)
BEFORE = GuildSettings(length=6, hard=Hard.HARD)


async def test_a_server_of_the_first_revision_gets_the_defaults_for_the_rest(url: str) -> None:
    store = Store.open(url)
    await migrate(store.engine, "0001")
    async with store.engine.begin() as connection:
        await connection.exec_driver_sql(
            "INSERT INTO guilds (id, language, length, hard) VALUES (5, 'en', 6, 'hard')"
        )
    await migrate(store.engine)
    async with store.write() as tx:
        assert await tx.guilds.settings(HERE) == BEFORE
    await store.close()


async def test_going_back_and_forth_keeps_what_both_revisions_know(store: Store) -> None:
    async with store.write() as tx:
        await tx.guilds.save(5, GuildSettings(length=6, hard=Hard.HARD, threads=True))
    async with store.engine.begin() as connection:
        await connection.run_sync(downgrade, "0001")
    await migrate(store.engine)
    async with store.write() as tx:
        assert await tx.guilds.settings(HERE) == BEFORE
