"""Preferences, and what is known about people: on a real SQLite file and a real PostgreSQL."""

from __future__ import annotations

import json
from dataclasses import fields
from datetime import UTC, datetime
from typing import Any

import pytest
from sqlalchemy import Table, select

from bot.domain.clock import utc_now
from bot.domain.corrections import ResultKey
from bot.domain.deleted_players import make_trace
from bot.domain.errors import MayNotManage, NoServer, UnknownChoice
from bot.domain.games import Move, NewGame
from bot.domain.guild_settings import Edits, GuildSettings
from bot.domain.matches import PlayedBefore
from bot.domain.modes import RACE, SOLO, TOGETHER
from bot.domain.options import Options
from bot.domain.permits import Permit, Who
from bot.domain.players import (
    NOBODY,
    Asker,
    HelpStart,
    Place,
    Player,
    Preference,
    Preferences,
    Rights,
    Theme,
)
from bot.domain.records.games import WORDLE
from bot.domain.records.values import PostResults, Record, Score, Unclaimed
from bot.domain.reports import Reason, WordReport
from bot.domain.standings import Result
from bot.services.guilds import Guilds
from bot.services.players import Players
from bot.store import Store
from bot.store.models import Base
from bot.store.players.players import list_links, owns
from engine import Game, Hard, Rules, Word
from engine.errors import UnknownLexicon
from engine.lexicon import Spelling
from tests.bots import LEXICONS, services_over

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
HERE = Place(channel_id=2**62, guild_id=2**61)
ELSEWHERE = Place(channel_id=4)
ANN, BEN = Player(2**60 + 1, "ann"), Player(2**60 + 2, "ben")
MANAGER = Rights(manager=True)


async def test_settings_are_read_as_they_were_written(store: Store) -> None:
    settings = GuildSettings(
        length=6,
        hard=Hard.ULTRA,
        theme=Theme.TEXT,
        channels=frozenset({2**62, 3}),
        threads=True,
        idle_public=1,
        idle_private=2,
        daily_channel=2**62,
        daily_hour=0,
        time_zone="Asia/Tokyo",
        ping_role=9,
        offensive=True,
        spelling=Spelling.BRITISH,
        extra=(Word("blarg"), Word("zorgl")),
        banned={Word("crane"): NOW},
        start=Permit(Who.ROLE, 2**62),
        stop=Permit(Who.EVERYONE),
        record_channels=frozenset({2**62}),
        record_reaction=False,
        record_edits=Edits.DAY,
        record_days=3,
    )
    async with store.write() as tx:
        await tx.guilds.save(HERE.guild_id or 0, settings)
    assert await Guilds(store, LEXICONS, lambda: NOW).settings(HERE) == settings
    assert await Guilds(store, LEXICONS, lambda: NOW).settings(ELSEWHERE) == GuildSettings(
        offensive=True, record_days=0
    )


def boss(place: Place) -> Asker:
    return Asker(0, place, ANN, MANAGER)


async def test_only_a_manager_changes_settings_and_only_in_a_server(store: Store) -> None:
    service = Guilds(store, LEXICONS, lambda: NOW)
    changed = await service.change(boss(HERE), "length", ["7"])
    assert changed == await service.show(boss(HERE)) == GuildSettings(length=7)
    with pytest.raises(MayNotManage):
        await service.change(Asker(0, HERE, ANN, Rights(moderator=True)), "length", ["4"])
    with pytest.raises(NoServer):
        await service.show(boss(ELSEWHERE))
    assert (await service.settings(HERE)).length == 7


async def test_a_private_board_has_its_players_theme_and_others_the_servers(store: Store) -> None:
    services = services_over(store)
    await services.guilds.change(boss(HERE), "theme", ["contrast"])
    await services.games.begin(Asker(1, HERE, ANN), SOLO)
    assert (await services.games.board(Asker(2, HERE, ANN))).theme is Theme.CONTRAST
    await services.players.choose(Asker(3, HERE, ANN), Preference.THEME, "text")
    assert (await services.games.board(Asker(4, HERE, ANN))).theme is Theme.TEXT
    public = (await services.games.begin(Asker(5, HERE, ANN), TOGETHER)).session
    assert (await services.games.view(public.id)).theme is Theme.CONTRAST
    assert (await services.games.begin(Asker(6, HERE, BEN), SOLO)).theme is Theme.CONTRAST


async def test_a_private_game_is_in_its_players_language(store: Store) -> None:
    async with store.write() as tx:
        await tx.remember(ANN)
        await tx.preferences.save(ANN, Preferences(language="tlh"))
    games = services_over(store).games
    with pytest.raises(UnknownLexicon):
        await games.begin(Asker(1, HERE, ANN), SOLO)
    assert (await games.begin(Asker(2, HERE, ANN), TOGETHER)).session.language == "en"


async def reminded(store: Store) -> list[Player]:
    async with store.read() as tx:
        return [*await tx.preferences.list_reminded(HERE.guild_id or 0)]


async def test_reminders_are_for_one_server(store: Store) -> None:
    service = Players(store, utc_now)
    await service.choose(Asker(0, HERE, ANN), Preference.REMIND, "on")
    await service.choose(Asker(0, HERE, ANN), Preference.REMIND, "on")
    await service.choose(Asker(0, Place(1, 5), BEN), Preference.REMIND, "on")
    assert await reminded(store) == [ANN]
    assert (await service.preferences(ANN)).reminded_in == {HERE.guild_id}
    await service.choose(Asker(0, HERE, ANN), Preference.REMIND, "off")
    assert await reminded(store) == []
    assert await service.preferences(ANN) == Preferences()
    with pytest.raises(NoServer):
        await service.choose(Asker(0, ELSEWHERE, ANN), Preference.REMIND, "on")


async def test_every_preference_is_saved_again(store: Store) -> None:
    none = Preferences()
    chosen = Preferences(
        theme=Theme.TEXT,
        language="de",
        reminded_in=frozenset({HERE.guild_id or 0}),
        hidden=True,
        start=HelpStart.WORD,
        refused=(("en", Word("crane")),),
    )
    assert not [
        one.name for one in fields(chosen) if vars(chosen)[one.name] == vars(none)[one.name]
    ]
    async with store.write() as tx:
        await tx.remember(ANN)
        for one in (none, chosen, none):
            await tx.preferences.save(ANN, one, NOW.date())
            assert await tx.preferences.of(ANN) == one


@pytest.mark.parametrize("preference", [Preference.THEME, Preference.LANGUAGE])
async def test_an_unknown_preference_is_refused(store: Store, preference: Preference) -> None:
    with pytest.raises(UnknownChoice):
        await Players(store, utc_now).choose(Asker(0, HERE, ANN), preference, "nonsense")


async def test_an_export_is_complete_plain_and_without_answers(store: Store) -> None:
    await lived(store)
    data = await Players(store, utc_now).export(ANN)
    assert json.loads(json.dumps(data)) == data
    assert {"players", "games", "turns", "results", "preferences", "reminders"} <= data.keys()
    assert {"records", "record_names", "corrections"} <= data.keys()
    assert [report["word"] for report in data["word_reports"]] == ["weary"]
    assert data["players"] == [{"id": str(ANN.id), "name": "ann", "locale": None}]
    assert {turn["guess"] for turn in data["turns"]} == {"caves"}
    assert all(turn["player_id"] == str(ANN.id) for turn in data["turns"])
    assert "chess" not in json.dumps(data)


async def test_nothing_of_a_person_is_left_and_nothing_of_others_is_lost(store: Store) -> None:
    await lived(store)
    service = Players(store, utc_now)
    others = await service.export(BEN)
    await service.erase(ANN)
    # a corrected result stays struck, by a number made from the id
    assert {*await service.export(ANN)} == {"corrections"}
    for table in Base.metadata.sorted_tables:
        assert not await rows_of(store, table, ANN)
    left = await service.export(BEN)
    assert left["turns"] == others["turns"]
    assert left["results"] == others["results"]
    assert left["word_reports"] == others["word_reports"]
    assert {one["by_id"] for one in left["corrections"]} == {NOBODY.id, str(BEN.id)}
    assert ANN.id not in {one["player_id"] for one in left["corrections"]}
    async with store.write() as tx:
        game = (await tx.games.find_choices(HERE, Player(99))).plain
        assert game is not None
        assert game.players == (NOBODY, BEN)
        assert game.starter == NOBODY
        assert await tx.games.find_active_private(HERE, ANN) is None


def test_every_trace_of_a_person_has_its_end() -> None:
    """A new table is found by itself; what becomes of its rows is for a person to look at."""
    shared = {column for column in list_links() if not owns(column)}
    assert {f"{column.table.name}.{column.name}" for column in shared} == {
        "corrections.by_id",
        "corrections.undone_by_id",
        "exclusions.by_id",
        "exclusions.undone_by_id",
        "games.starter_id",
        "joinings.by_id",
        "joinings.undone_by_id",
        "matches.ended_by_id",
        "matches.starter_id",
        "turns.player_id",
    }


async def test_a_match_goes_on_without_who_left(store: Store) -> None:
    services = services_over(store)
    match = (await services.races.open(Asker(1, HERE, ANN), RACE, Options())).match
    for player in (ANN, BEN):
        await services.races.join(Asker(0, HERE, player), match.id, ready=True)
    await services.games.guess(Asker(2, HERE, ANN), "crane")
    await services.players.erase(ANN)
    left = (await services.matches.view(match.id)).match
    assert [entrant.player for entrant in left.entrants] == [BEN]
    assert left.starter == NOBODY
    await services.games.guess(Asker(3, HERE, BEN), "crane")
    for table in Base.metadata.sorted_tables:
        assert not await rows_of(store, table, ANN)


async def test_who_is_erased_plays_no_running_match_again_and_any_other(store: Store) -> None:
    services = services_over(store)
    played = (await services.matches.daily(Asker(1, HERE, ANN))).match.match
    await services.games.guess(Asker(2, HERE, ANN), "crane")
    await services.matches.daily(Asker(3, HERE, BEN))
    for player in (ANN, BEN):
        await services.players.erase(player)
    with pytest.raises(PlayedBefore):
        await services.matches.daily(Asker(4, HERE, ANN))
    # who only looked has seen nothing
    await services.matches.daily(Asker(5, HERE, BEN))
    challenge = (await services.challenges.challenge(Asker(6, HERE, BEN), "plumb")).match
    await services.matches.enter(Asker(7, HERE, ANN), challenge.id)
    assert make_trace(played.id, ANN) < 0


async def test_erasing_twice_and_erasing_a_stranger_do_nothing(store: Store) -> None:
    await lived(store)
    for player in (ANN, ANN, Player(77, "stranger")):
        await Players(store, utc_now).erase(player)
    assert "players" in await Players(store, utc_now).export(BEN)


async def lived(store: Store) -> None:
    """Ann and Ben share a running game; both have results; Ann has a game of her own."""
    async with store.write() as tx:
        for player in (ANN, BEN):
            await tx.remember(player)
        game = Game(Rules.standard(5), (Word("chess"),), allowed=())
        shared = await tx.games.add(NewGame(HERE, TOGETHER, ANN, "en", "1", game, NOW))
        assert shared
        await tx.games.add_turn(shared, Word("caves"), Move(ANN, NOW))
        again = (await tx.games.find_choices(HERE, Player(99))).plain
        assert again is not None
        await tx.games.add_turn(again, Word("moist"), Move(BEN, NOW))
        await tx.results.add([result(shared.id, ANN), result(shared.id, BEN)])
        records = [Record(WORDLE, 1, Score(3), who, NOW.date(), NOW, 5) for who in (ANN, BEN)]
        telling = PostResults(tuple(records), (Unclaimed("Annie", records[0]),))
        await tx.record_messages.keep(HERE, 5, telling, NOW)
        for one, by in ((ANN, BEN), (BEN, ANN)):
            key = ResultKey(False, WORDLE.key, 1)
            changed: Any = {"after": Score(4), "by": by, "now": NOW}
            await tx.corrections.add(HERE.guild_id or 0, one, key, **changed)
        for player in (ANN, BEN):
            weary = WordReport("en", Word("weary"), player, Reason.RARE)
            await tx.reports.add(HERE.guild_id or 0, weary, NOW)
        await tx.records.claim(HERE.guild_id or 0, "Annie", ANN)
        own = await tx.games.add(private(game))
        assert own
        await tx.games.add_turn(own, Word("caves"), Move(ANN, NOW))
    preferences = Players(store, utc_now)
    await preferences.choose(Asker(0, HERE, ANN), Preference.THEME, "text")
    await preferences.choose(Asker(0, HERE, ANN), Preference.REMIND, "on")


def private(game: Game) -> NewGame:
    return NewGame(HERE, SOLO, ANN, "en", "1", game, NOW, owner=ANN)


def result(game_id: int, player: Player) -> Result:
    return Result(game_id, player, HERE, TOGETHER, "en", 5, "off", True, 3, 6, 1, NOW, NOW.date())


async def rows_of(store: Store, table: Table, player: Player) -> list[Any]:
    """Every row that holds the player's id, in whatever column."""
    async with store.engine.connect() as connection:
        rows = await connection.execute(select(table))
        return [row for row in rows if player.id in row]
