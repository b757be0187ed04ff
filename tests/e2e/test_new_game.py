"""`/wordle play` without options: a panel that puts a game together."""

from __future__ import annotations

import pytest
import simcord
from simcord.enums import ComponentType

from bot.domain.guild_settings import GuildSettings
from bot.domain.mode_kinds import Source
from bot.domain.modes import MODES, ModeKey
from bot.domain.players import Player, Preferences
from bot.render.title import MODE_NAMES
from bot.texts import load
from engine import Hard
from tests.e2e.conftest import World, text
from tests.e2e.pressing import labels, press, reply, said
from tests.e2e.test_settings import open_settings
from tests.reading import parts

BEGINNING = [key for key, mode in MODES.items() if mode.answer is not Source.PAST]
"""The modes that need no earlier day."""


async def offered(world: World, *choices: str) -> simcord.ResponseMessage:
    """Ann's panel after she has made these choices."""
    panel = reply(await world.ann.slash(world.channel, "wordle play"))
    for choice in choices:
        await press(world.ann, panel, choice)
    return panel


def chosen(panel: simcord.ResponseMessage) -> list[str]:
    """What each menu of a panel says."""
    menus = parts(panel, ComponentType.STRING_SELECT)
    return [one["label"] for menu in menus for one in menu["options"] if one.get("default")]


async def test_one_press_begins_the_game_of_a_server(world: World) -> None:
    async with world.services.store.write() as tx:
        await tx.guilds.save(world.guild.id, GuildSettings(length=6, hard=Hard.HARD))
    panel = await offered(world)
    assert chosen(panel) == ["Together", "English", "6 letters", "Hard mode: on", "1 board"]
    await press(world.ann, panel, "Begin")
    assert "### Together · 6 letters · hard" in text(world.latest)
    assert labels(world.latest) == ["Guess", "Give up"]


async def test_nothing_is_seen_or_stored_before_it_begins(world: World) -> None:
    assert (await world.ann.slash(world.channel, "wordle play")).ephemeral
    assert "There is no game here" in said(await world.ann.slash(world.channel, "wordle board"))


async def test_a_public_game_takes_the_place_of_the_panel(world: World) -> None:
    await press(world.ann, await offered(world), "Begin")
    assert len(world.env.backend.messages[world.channel.id]) == 1


async def test_the_panel_becomes_a_private_board(world: World) -> None:
    panel = await offered(world, "Solo", "4 letters", "2 boards")
    begun = await press(world.ann, panel, "Begin")
    assert "### Solo · 4 letters · 2 boards" in text(panel)
    assert not begun.followups
    assert world.channel.last_message is None


async def test_the_panel_says_what_a_mode_is(world: World) -> None:
    panel = await offered(world)
    assert "**Together** – one board in the channel, and everybody guesses" in text(panel)
    modes = next(parts(panel, ComponentType.STRING_SELECT))
    assert all(option["description"] for option in modes["options"])


@pytest.mark.parametrize(
    ("mode", "menus", "buttons"),
    [
        (
            "Together",
            ["mode", "language", "length", "hard", "boards"],
            ["Begin", "Taking turns: off"],
        ),
        ("Race", ["mode", "language", "length", "hard", "goal"], ["Begin"]),
        ("Daily", ["mode"], ["Begin"]),
        ("Challenge", ["mode", "language", "hard"], ["Begin"]),
        ("Duel", ["mode", "language", "length", "hard", "rival"], ["Begin"]),
    ],
)
async def test_only_what_fits_the_mode_is_offered(
    world: World, mode: str, menus: list[str], buttons: list[str]
) -> None:
    panel = await offered(world, "Solo", mode)
    ids = [menu["custom_id"] for menu in parts(panel, ComponentType.STRING_SELECT)]
    assert [one.removeprefix("menu:setup:").split(".")[0] for one in ids] == menus
    assert labels(panel) == buttons


async def test_a_choice_is_kept_while_others_are_made(world: World) -> None:
    panel = await offered(world, "4 boards", "Race", "7 letters", "Together", "Taking turns: off")
    assert chosen(panel) == ["Together", "English", "7 letters", "Hard mode: off", "4 boards"]
    assert labels(panel) == ["Begin", "Taking turns: on"]
    await press(world.ann, panel, "Begin")
    assert "### Together · 7 letters · 4 boards · taking turns" in text(world.latest)


@pytest.mark.parametrize("mode", BEGINNING)
async def test_every_mode_begins_from_the_panel(world: World, mode: ModeKey) -> None:
    panel = reply(await world.ann.slash(world.channel, "wordle play"))
    menu = next(parts(panel, ComponentType.STRING_SELECT))["custom_id"]
    await world.ann.select(panel, [mode.value], custom_id=menu)
    begun = await press(world.ann, panel, "Begin")
    if begun.modal:
        begun = await world.ann.submit_modal(begun, {"word": "crane"})
    shown = text(world.channel.last_message or panel)
    assert f"### {load()(MODE_NAMES[mode])}" in shown


async def test_a_refusal_leaves_the_panel_for_another_choice(world: World) -> None:
    await world.ben.slash(world.channel, "wordle play", mode="together")
    panel = await offered(world)
    refused = await press(world.ann, panel, "Begin")
    assert "already has a game running" in said(refused)
    await press(world.ann, panel, "Solo")
    await press(world.ann, panel, "Begin")
    assert "### Solo · 5 letters" in text(panel)


async def test_where_no_game_may_begin_no_panel_opens(world: World) -> None:
    async with world.services.store.write() as tx:
        await tx.guilds.save(world.guild.id, GuildSettings(channels=frozenset({1})))
    refused = await world.ann.slash(world.channel, "wordle play")
    assert "Start your game there" in said(refused)


async def test_a_game_in_a_thread_begins_from_the_panel(world: World) -> None:
    async with world.services.store.write() as tx:
        await tx.guilds.save(world.guild.id, GuildSettings(threads=True))
    await press(world.ann, await offered(world), "Begin")
    board = world.channel.threads[-1].last_message
    assert board
    assert labels(board) == ["Guess", "Give up"]


async def test_where_discord_opens_no_thread_the_game_begins_in_the_channel(world: World) -> None:
    async with world.services.store.write() as tx:
        await tx.guilds.save(world.guild.id, GuildSettings(threads=True))
    panel = await offered(world)
    world.env.inject_error("POST", "/channels/*/messages/*/threads", status=403, code=50013)
    await press(world.ann, panel, "Begin")
    assert labels(world.latest) == ["Guess", "Give up"]
    assert len(world.env.backend.messages[world.channel.id]) == 1


async def test_options_begin_at_once(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", length=6)
    assert "### Together · 6 letters" in text(world.latest)


async def test_another_language_offers_the_lengths_it_has(world: World) -> None:
    panel = await offered(world, "8 letters", "Ελληνικά")
    assert chosen(panel) == ["Together", "Ελληνικά", "5 letters", "Hard mode: off", "1 board"]
    await press(world.ann, panel, "Begin")
    assert "### Together · Ελληνικά · 5 letters" in text(world.latest)


async def test_a_game_of_ones_own_is_offered_in_ones_own_language(world: World) -> None:
    await world.ann.slash(world.channel, "wordle daily")
    async with world.services.store.write() as tx:
        await tx.preferences.save(Player(world.ann.id, "ann"), Preferences(language="es"))
    assert "English" in chosen(await offered(world, "Race"))
    panel = await offered(world, "Solo")
    assert "Español" in chosen(panel)
    await press(world.ann, panel, "Begin")
    assert "### Solo · Español · 5 letters" in text(panel)


async def test_the_panel_opens_with_what_this_person_played_here_last(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="race", length=6, goal="first")
    await world.ann.click(world.latest, label="Start now")
    panel = await world.ann.slash(world.channel, "wordle play")
    chosen = {
        option["label"]
        for menu in parts(reply(panel), ComponentType.STRING_SELECT)
        for option in menu["options"]
        if option.get("default")
    }
    assert {"Race", "6 letters", "First to solve it wins"} <= chosen
    assert "How do you want to play?" in said(panel)
    other = await world.ben.slash(world.channel, "wordle play")
    assert "Who do you play against?" not in said(other)
    assert "how do you want to play?" in said(other).lower()


async def test_past_dailies_are_offered_once_there_is_one_to_play(world: World) -> None:
    def list_modes(panel: simcord.ResponseMessage) -> list[str]:
        modes, *_ = parts(panel, ComponentType.STRING_SELECT)
        return [option["value"] for option in modes["options"]]

    assert "archive" not in list_modes(await offered(world))
    await world.ann.slash(world.channel, "wordle daily")
    await world.later(days=1)
    assert "archive" in list_modes(await offered(world))


async def set_turns(world: World) -> None:
    async with world.services.store.write() as tx:
        await tx.guilds.save(world.guild.id, GuildSettings(turns=True))


async def test_where_a_server_wants_turns_nobody_ends_a_game_of_everybody_alone(
    world: World,
) -> None:
    await set_turns(world)
    await world.ann.slash(world.channel, "wordle play", mode="together")
    assert "taking turns" in text(world.latest)
    await world.ben.slash(world.channel, "wordle guess", word="moist")
    refused = await world.ben.slash(world.channel, "wordle guess", word="jumpy")
    assert refused.ephemeral
    assert "JUMPY" not in text(world.latest)


async def test_the_page_of_play_switches_turns_on(world: World) -> None:
    panel = await open_settings(world)
    assert "**Taking turns** in games of everybody: off" in panel.said
    await panel.who.click(panel.message, label="Taking turns: off")
    assert "**Taking turns** in games of everybody: on" in panel.said
    assert (await panel.settings()).turns


async def test_whoever_begins_may_still_play_without_turns(world: World) -> None:
    await set_turns(world)
    panel = await offered(world, "Together")
    assert labels(panel) == ["Begin", "Taking turns: on"]
    panel = await offered(world, "Together", "Taking turns: on")
    assert labels(panel) == ["Begin", "Taking turns: off"]
    await press(world.ann, panel, "Begin")
    assert "taking turns" not in text(world.latest)
    await world.ann.slash(world.channel, "wordle guess", word="moist")
    # what was not chosen this time is as the server wants it
    again = await offered(world, "Together")
    assert labels(again) == ["Begin", "Taking turns: on"]


async def test_no_other_mode_takes_turns_where_a_server_wants_them(world: World) -> None:
    await set_turns(world)
    begun = await world.ann.slash(world.channel, "wordle play", mode="solo")
    assert "taking turns" not in text(reply(begun))
