"""Settings, preferences, teaching and privacy in a terminal."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from bot.app import Services
from bot.local.commands import COMMANDS, Misspelt, read
from bot.local.room import Room
from bot.render.reply import Reply
from bot.store import Store, migrate
from engine.errors import WrongLength


@pytest.fixture
async def room(tmp_path: Path) -> AsyncGenerator[Room]:
    store = Store.open(f"sqlite+aiosqlite:///{tmp_path / 'desk.sqlite3'}")
    await migrate(store.engine)
    yield Room(Services.over(store), "ann")
    await store.close()


async def ask(room: Room, line: str) -> Reply:
    return await room.answer(*read(line))


@pytest.mark.parametrize(
    ("command", "title"),
    [
        ("/wordle rules", "The rules"),
        ("/wordle modes", "Ways to play"),
        ("/wordle about", "Tilemate"),
        ("/wordle privacy", "Privacy"),
        ("/wordle settings", "Settings"),
        ("/wordle preferences", "Your preferences"),
    ],
)
async def test_it_answers_what_is_no_game(room: Room, command: str, title: str) -> None:
    assert (await ask(room, command)).title == title
    assert any(known.name == command for known in COMMANDS)


async def test_settings_take_effect(room: Room) -> None:
    shown = await ask(room, "/wordle settings length 4")
    assert "**Length** 4 letters" in shown.text
    assert "4 letters" in (await ask(room, "/wordle play")).title
    with pytest.raises(WrongLength):
        await ask(room, "crane")


async def test_settings_of_several_words_stand_in_quotes(room: Room) -> None:
    shown = await ask(room, '/wordle settings schedule "18 Europe/Berlin"')
    assert "18:00 Europe/Berlin" in shown.text
    shown = await ask(room, '/wordle settings banned "crane moist"')
    assert "suggested: crane moist" in shown.text
    assert "suggested: none" in (await ask(room, "/wordle settings banned")).text


async def test_what_needs_channels_and_roles_is_no_setting_here() -> None:
    with pytest.raises(Misspelt, match="setting is one of language, length"):
        read("/wordle settings channels 5")


async def test_a_players_own_theme_is_for_private_boards(room: Room) -> None:
    await ask(room, "/wordle preferences symbols")
    await ask(room, "/wordle play")
    assert "[" not in (await ask(room, "crane")).text
    await ask(room, "/wordle stop")
    await ask(room, "/wordle play mode:solo")
    assert "`" in (await ask(room, "crane")).text
    shown = await ask(room, "/wordle preferences theme:server")
    assert "**Theme** as in the server" in shown.text


async def test_data_is_handed_out_and_deleted(room: Room) -> None:
    await ask(room, "/wordle play")
    await ask(room, "crane")
    data = json.loads((await ask(room, "/wordle privacy export")).text)
    assert [turn["guess"] for turn in data["turns"]] == ["crane"]
    assert "/wordle privacy surely" in (await ask(room, "/wordle privacy delete")).footer
    assert (await ask(room, "/wordle privacy surely")).title == "Deleted"
    assert json.loads((await ask(room, "/wordle privacy export")).text) == {}
