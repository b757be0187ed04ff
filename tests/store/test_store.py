"""The store, on a real SQLite file and a real PostgreSQL server."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from random import Random

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncSession

from bot.domain.entries import PuzzleEntry
from bot.domain.errors import GameRunning
from bot.domain.games import GameSession, Move, NewGame, Phase
from bot.domain.guild_settings import GuildSettings
from bot.domain.modes import SOLO, TOGETHER, Mode
from bot.domain.players import Asker, Place, Player, Preference, Rights
from bot.domain.puzzles import UNSTORED, PuzzleKind, PuzzleSession, WordList
from bot.services.health import SyncedCommands
from bot.store import Store, Transaction
from bot.store.connection.unusable import Unusable
from engine import Feedback, Game, Hard, Rules, Turn, Word
from engine.errors import RepeatedGuess
from tests.bots import services_over

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
HERE = Place(channel_id=2**62, guild_id=2**61)
ANN, BEN = Player(1, "ann"), Player(2, "ben")


async def begin(tx: Transaction, mode: Mode = TOGETHER, who: Player = ANN) -> GameSession:
    await tx.remember(who)
    game = Game(Rules.standard(5, Hard.HARD), (Word("chess"),), allowed=())
    owner = who if mode.private else None
    begun = await tx.games.add(NewGame(HERE, mode, who, "en", "2026.11", game, NOW, owner))
    if begun is None:
        raise GameRunning(mode.private)
    return begun


async def test_a_game_is_read_as_it_was_written(store: Store) -> None:
    async with store.write() as tx:
        begun = await begin(tx)
        await tx.games.add_turn(begun, Word("caves"), Move(ANN, NOW))
    async with store.write() as tx:
        read = await tx.games.get(begun.id)
    assert read is not None
    assert read.turns == (Turn(Word("caves"), Feedback.parse("20012")),)
    assert read.game.rules == Rules(5, 6, Hard.HARD)
    assert read.moves == (Move(ANN, NOW),)
    assert (read.place, read.starter, read.owner) == (HERE, ANN, None)
    assert read.created_at == NOW
    assert read.created_at.tzinfo is not None


async def test_a_channel_has_one_running_public_game(store: Store) -> None:
    async with store.write() as tx:
        first = await begin(tx)
    with pytest.raises(GameRunning):
        async with store.write() as tx:
            await begin(tx, who=BEN)
    async with store.write() as tx:
        await tx.games.set_phase(first.id, Phase.WON, NOW)
        await begin(tx, who=BEN)


async def test_solo_games_are_one_for_each_player(store: Store) -> None:
    async with store.write() as tx:
        await begin(tx, SOLO, ANN)
        await begin(tx, SOLO, BEN)
        await begin(tx)
    with pytest.raises(GameRunning):
        async with store.write() as tx:
            await begin(tx, SOLO, ANN)
    async with store.write() as tx:
        mine = await tx.games.find_active_private(HERE, ANN)
        public = (await tx.games.find_choices(HERE, Player(99))).plain
    assert mine is not None
    assert mine.owner == ANN
    assert public is not None
    assert public.owner is None


async def test_an_interaction_takes_effect_once(store: Store) -> None:
    async with store.write() as tx:
        assert await tx.first_time(7, NOW)
    async with store.write() as tx:
        assert not await tx.first_time(7, NOW)


async def test_what_raises_is_rolled_back(store: Store) -> None:
    async def fail() -> None:
        async with store.write() as tx:
            await tx.first_time(7, NOW)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    async with store.write() as tx:
        assert await tx.first_time(7, NOW)


async def test_a_puzzle_keeps_and_replaces_rows(store: Store) -> None:
    caves = PuzzleEntry(Word("caves"), (Feedback.parse("20012"), None))
    chess = PuzzleEntry(Word("chess"), (Feedback.parse("22222"), Feedback.parse("00000")))
    kind = PuzzleKind(hard=Hard.HARD, words=WordList.EVERYTHING, boards=2)
    fresh = PuzzleSession(UNSTORED, HERE, ANN, True, kind, "2026.11", NOW, NOW, leads=True)
    async with store.write() as tx:
        await tx.remember(ANN)
        new = await tx.puzzles.add(fresh)
        assert new is not None
        assert new == replace(fresh, id=new.id, version=1)
        drafted = new.with_entries((caves, chess)).draft_guess(Word("crane"))
        assert await tx.puzzles.save(drafted) == replace(drafted, version=2)
        assert await tx.puzzles.save(drafted) is None
    async with store.write() as tx:
        read = await tx.puzzles.find_open(HERE, BEN, shared=True)
        assert read is not None
        assert read == replace(drafted, version=2)
        pending = read.with_entries((caves,)).with_pending((caves, chess))
        assert await tx.puzzles.save(pending) == replace(pending, version=3)
        assert await tx.puzzles.find_open(HERE, ANN) is None
        assert not await tx.puzzles.close(read.id, 2)
        assert await tx.puzzles.close(read.id, 3)
        assert not await tx.puzzles.close(read.id)
        assert await tx.puzzles.find_open(HERE, ANN, shared=True) is None


async def test_settings_and_facts_are_kept(store: Store) -> None:
    settings = GuildSettings(length=6, hard=Hard.ULTRA)
    async with store.write() as tx:
        assert await tx.guilds.settings(HERE) == GuildSettings()
        await tx.guilds.save(HERE.guild_id or 0, settings)
        await tx.facts.set("name", "value")
    async with store.write() as tx:
        assert await tx.guilds.settings(HERE) == settings
        assert await tx.facts.get("name") == "value"
        assert await tx.facts.get("other") is None


async def test_what_two_processes_are_the_first_to_set_is_set(store: Store, prepared: str) -> None:
    other = Store.open(prepared)
    manager = Rights(manager=True)
    for number in range(1, 11):
        who = Asker(number, Place(number, number), Player(number, "ann"), manager)
        pair = [services_over(one) for one in (store, other)]
        await asyncio.gather(
            *(SyncedCommands(one).set(str(number)) for one in (store, other)),
            *(services.players.choose(who, Preference.THEME, "text") for services in pair),
            pair[0].guilds.change(who, "length", ["6"]),
            pair[1].guilds.change(who, "hard", ["hard"]),
        )
        async with store.read() as tx:
            settings = await tx.guilds.settings(who.place)
        assert (settings.length, settings.hard) == (6, Hard.HARD)
    await other.close()


async def test_simultaneous_guesses_are_neither_lost_nor_counted_twice(
    store: Store, prepared: str
) -> None:
    """Two processes' worth of services, and every request delivered twice."""
    other = Store.open(prepared)
    pair = [services_over(store, dice=Random(3)), services_over(other, dice=Random(3))]
    session = (await pair[0].games.begin(Asker(1, HERE, ANN), TOGETHER)).session
    words = [
        w for w in ("crane", "moist", "bully", "fudge", "whack") if w not in session.game.answers
    ]
    guesses = [
        services.games.guess(Asker(100 + number, HERE, ANN), word)
        for number, word in enumerate(words)
        for services in pair
    ]
    outcomes = await asyncio.gather(*guesses, return_exceptions=True)
    await other.close()
    # the second delivery of a guess either finds it done, or was the first to do it
    assert not [
        o for o in outcomes if isinstance(o, Exception) and not isinstance(o, RepeatedGuess)
    ]
    async with store.write() as tx:
        read = await tx.games.get(session.id)
    assert read is not None
    assert sorted(read.game.guesses) == sorted(words)


async def test_a_guess_delivered_twice_is_one_turn(store: Store) -> None:
    services = services_over(store, dice=Random(3))
    await services.games.begin(Asker(1, HERE, ANN), TOGETHER)
    first = await services.games.guess(Asker(2, HERE, ANN), "crane")
    second = await services.games.guess(Asker(2, HERE, ANN), "crane")
    assert first.turn == second.turn == 1
    assert first.view.session.game.guesses == second.view.session.game.guesses


async def test_a_cancelled_guess_is_there_whole_or_not_at_all(store: Store) -> None:
    services = services_over(store, dice=Random(3))
    session = (await services.games.begin(Asker(1, HERE, ANN), TOGETHER)).session
    for number, word in enumerate(("crane", "moist", "bully")):
        asked = Asker(10 + number, HERE, ANN)
        task = asyncio.ensure_future(services.games.guess(asked, word))
        await asyncio.sleep(0.001 * number)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    async with store.write() as tx:
        read = await tx.games.get(session.id)
        claimed = [n for n in range(10, 13) if not await tx.first_time(n, NOW)]
    assert read is not None
    assert len(read.moves) == len(claimed)


async def test_whoever_is_cancelled_holds_no_lock(store: Store) -> None:
    async def claim(number: int) -> None:
        async with store.write() as tx:
            await tx.first_time(number, NOW)

    dice = Random(1)
    for number in range(60):
        task = asyncio.ensure_future(claim(number))
        await asyncio.sleep(dice.random() * 0.004)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    await claim(99)
    async with store.write() as tx:
        assert not await tx.first_time(99, NOW)


@pytest.mark.parametrize("cancels", [1, 2, 5])
async def test_whoever_is_cancelled_during_a_commit_leaves_it_whole(
    store: Store, monkeypatch: pytest.MonkeyPatch, cancels: int
) -> None:
    committing = asyncio.Event()
    commit = AsyncSession.commit

    async def slow_commit(db: AsyncSession) -> None:
        committing.set()
        await asyncio.sleep(0.01)
        await commit(db)

    async def claim() -> None:
        async with store.write() as tx:
            await tx.first_time(7, NOW)

    monkeypatch.setattr(AsyncSession, "commit", slow_commit)
    claiming = asyncio.ensure_future(claim())
    await committing.wait()
    for _ in range(cancels):
        claiming.cancel()
        await asyncio.sleep(0)
    with pytest.raises(asyncio.CancelledError):
        await claiming
    async with store.write() as tx:
        assert await tx.has_seen(7)


async def test_the_connection_rules_of_sqlite_are_asserted(store: Store) -> None:
    await store.check()
    if store.engine.dialect.name != "sqlite":
        pytest.skip("rules of SQLite connections")
    async with store.engine.connect() as connection:
        # a pragma is ignored inside a transaction, so this one is ended first
        await connection.exec_driver_sql("ROLLBACK")
        await connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
        await connection.exec_driver_sql("BEGIN")
    with pytest.raises(Unusable, match="foreign_keys is 0, expected 1"):
        await store.check()


async def test_a_read_runs_beside_a_write_and_sees_the_last_commit(store: Store) -> None:
    async with store.write() as tx:
        await tx.first_time(7, NOW)
        async with store.read() as beside:
            assert not await beside.has_seen(7)
    async with store.read() as after:
        assert await after.has_seen(7)


async def test_all_of_a_read_is_of_one_moment(store: Store) -> None:
    async with store.read() as reader:
        assert not await reader.has_seen(7)
        async with store.write() as writer:
            await writer.first_time(7, NOW)
            await writer.first_time(8, NOW)
        assert not await reader.has_seen(8)


async def test_a_reading_connection_refuses_to_write(store: Store) -> None:
    async with store.readers.connect() as connection:
        with pytest.raises(DBAPIError, match=r"readonly|read-only"):
            await connection.execute(text("DELETE FROM facts"))


async def test_a_place_that_is_taken_leaves_the_transaction_usable(store: Store) -> None:
    async with store.write() as tx:
        await begin(tx)
        with pytest.raises(GameRunning):
            await begin(tx, who=BEN)
        await begin(tx, SOLO, BEN)
    async with store.read() as tx:
        assert await tx.games.find_active_private(HERE, BEN)


async def test_a_name_and_a_locale_are_written_when_they_are_new_or_changed(store: Store) -> None:
    seen = ("ann", None), ("ann", "de"), ("ann", "de"), ("anna", None), ("anna", "fr")
    kept: list[object] = []
    async with store.write() as tx:
        for name, locale in seen:
            await tx.remember(Player(1, name, locale))
            kept += (await tx.people.export(ANN))["players"]
    names = "ann", "ann", "ann", "anna", "anna"
    locales = None, "de", "de", "de", "fr"
    assert kept == [
        {"id": 1, "name": name, "locale": locale}
        for name, locale in zip(names, locales, strict=True)
    ]
