"""Discord in memory: the same in every run, and small however long it runs."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import pytest
from simcord import interactions
from simcord.enums import ComponentType

from bot.adapters.door.roles import find_role_trouble
from bot.app import Services, discord_client
from bot.local.locales import find_locale
from bot.local.page import BrowserPage, greet
from bot.local.text import describe
from bot.local.world import MESSAGES_KEPT, ROLES, World
from bot.services.health import InMemory
from tests.local.conftest import Clock, Say
from tests.reading import text


def world_of(services: Services, owner: str = "ann") -> World:
    return World(discord_client(services, in_memory=InMemory()), owner)


async def test_places_and_people_have_the_same_ids_in_every_run(services: Services) -> None:
    first, second = world_of(services), world_of(services, "Zoë")
    assert first.channel.id == second.channel.id == 1456074443980800004
    assert first.server.id == second.server.id
    assert first.person("Ben").id == second.person("ben").id != first.owner.id


async def test_no_interaction_has_an_id_of_an_earlier_run(services: Services) -> None:
    ids: list[int] = []
    for _ in range(2):
        async with world_of(services) as world:
            await world.keep_time()
            await world.owner.slash(world.channel, "wordle about")
            ids += world.backend.interactions
    assert ids == sorted(set(ids))
    assert len(ids) == 2


async def test_a_game_is_laid_again_in_the_next_run(services: Services) -> None:
    async with world_of(services) as world:
        await world.owner.slash(world.channel, "wordle play", mode="together")
        await world.owner.slash(world.channel, "wordle guess", word="crane")
    async with world_of(services) as world:
        shown = await world.owner.slash(world.channel, "wordle board")
        assert shown.response
        assert "C R A N E" in text(shown.response)


async def test_a_game_that_was_left_running_is_shown_at_once_with_the_names_of_its_players(
    services: Services,
) -> None:
    async with world_of(services, "zoe") as world:
        await world.bring_back([world.owner])
        assert not world.list_visible(world.owner)
        await world.owner.slash(world.channel, "wordle play", mode="together")
        await world.owner.slash(world.channel, "wordle guess", word="crane")
        ben = world.person("ben")
        await ben.slash(world.channel, "wordle play", mode="solo")
    async with world_of(services) as world:
        ben = world.person("ben")
        await world.bring_back([world.owner, ben])
        (board,) = world.list_visible(world.owner)
        assert "C R A N E" in describe(board, world, [])
        assert len(world.list_visible(ben)) == 2
        world.recall(describe(board, world, []))
        assert "zoe" in [one["label"] for one in world.places(ComponentType.USER_SELECT)]


async def test_the_page_greets_in_its_language_with_the_buttons_it_shows(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    # the language of a world stays
    monkeypatch.setattr(interactions, "base_payload", interactions.base_payload)
    client = discord_client(services, in_memory=InMemory())
    said = greet(World(client, "ann", "de"))
    assert "drücke **Los**" in said
    assert "**Raten**" in said
    assert "Ann, Ben und Cleo" in said


@pytest.mark.parametrize("name", ["ann", "Ben", "Zoë", "benjamin", "a b"])
async def test_a_name_is_known_in_a_run_in_which_its_bearer_does_not_play(
    services: Services, name: str
) -> None:
    mentioned = world_of(services).person(name).id
    assert world_of(services).name(mentioned) == name.casefold()
    assert 2**53 < mentioned < 2**63


async def test_a_longer_name_is_known_once_its_bearer_is_here_again(services: Services) -> None:
    name = "Somebody with a longer name"
    first, later = world_of(services), world_of(services)
    mentioned = first.person(name).id
    assert mentioned == later.person(name.upper()).id
    again = world_of(services)
    assert again.name(mentioned) == "somebody"
    again.remember([(mentioned, name)])
    assert again.name(mentioned) == name


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("4/6: @ben @Ben B", "4/6: <@{ben}> <@{bb}>"),
        ("@BEN, @benny", "<@{ben}>, @benny"),
        ("b@ben.org @nobody", "b@ben.org @nobody"),
    ],
)
async def test_a_name_is_a_mention_where_its_bearer_is_here(
    services: Services, typed: str, meant: str
) -> None:
    world = world_of(services)
    ben, longer = world.person("ben"), world.person("Ben B")
    assert world.mention(typed) == meant.format(ben=ben.id, bb=longer.id)


async def test_a_second_channel_and_roles_to_give_are_at_hand(services: Services) -> None:
    client = discord_client(services, in_memory=InMemory())
    async with World(client, "ann") as world:
        guild = client.get_guild(world.server.id)
        assert guild
        roles = [one for one in guild.roles if one.name in ROLES]
        assert len(roles) == len(ROLES)
        assert find_role_trouble(guild, [one.id for one in roles]) is None
        world.say("posted by itself", world.results.id)
        assert "posted by itself" in [one.content for one in world.list_visible(world.owner)]


async def test_an_id_that_spells_nothing_is_somebody(services: Services) -> None:
    assert world_of(services).name(1) == "somebody"
    assert world_of(services).name(2**60 - 1) == "somebody"


async def test_what_is_due_is_done_while_nobody_types(world: World, say: Say, clock: Clock) -> None:
    await say("/wordle play together", "crane")
    clock.ahead = timedelta(hours=25)
    world.backend.advance_clock(61)
    await world.keep_time()
    assert "The answer was" in await say("/wordle about")


async def test_the_clock_is_right_at_every_command(world: World, say: Say) -> None:
    await say("/wordle about")
    assert datetime.now(UTC) - world.now() < timedelta(seconds=5)


async def test_what_is_old_is_forgotten(world: World) -> None:
    for _ in range(MESSAGES_KEPT + 20):
        world.say("a message")
    await world.keep_time()
    assert len(world.backend.messages[world.channel.id]) == MESSAGES_KEPT
    assert not world.backend.transcript


async def test_a_page_is_renewed_when_everybody_sees_something_new(world: World) -> None:
    async with BrowserPage(world, world.channel, world.owner) as page:
        await world.keep_time()
        await world.owner.slash(world.channel, "wordle about")
        assert not page.is_stale
        world.say("a message")
        assert page.is_stale
        page.renew()
        assert not page.is_stale


@pytest.mark.parametrize(
    ("variables", "locale"),
    [
        ({}, "en-US"),
        ({"LANG": "C.UTF-8"}, "en-US"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "pt_PT"}, "pt-BR"),
        ({"LC_MESSAGES": "en_GB.UTF-8", "LC_ALL": ""}, "en-GB"),
        ({"LANG": "sv"}, "sv-SE"),
        ({"LANG": "el_GR.UTF-8"}, "el"),
        ({"LANG": "en_AU"}, "en-US"),
    ],
)
def test_discord_is_in_the_language_of_the_machine(variables: dict[str, str], locale: str) -> None:
    assert find_locale(variables) == locale


async def test_people_and_server_may_speak_another_language(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(interactions, "base_payload", interactions.base_payload)
    client = discord_client(services, in_memory=InMemory())
    async with World(client, "ann", "de") as world:
        begun = await world.owner.slash(world.channel, "wordle play", mode="together")
        assert begun.response
        assert "Drück **Raten**" in text(begun.response)
        async with BrowserPage(world, world.channel, world.owner) as page:
            assert page.locale == "de"


async def test_the_clock_goes_on_by_itself(world: World) -> None:
    """One that is set now and then jumps, and what was begun just before seems to take long."""
    await asyncio.sleep(0.3)
    assert datetime.now(UTC) - world.now() < timedelta(seconds=0.2)


async def test_a_role_is_called_by_its_name(world: World) -> None:
    assert world.name(world.server.create_role("Champion").id) == "Champion"


async def test_who_was_here_in_an_earlier_run_can_be_chosen_at_once(services: Services) -> None:
    async with world_of(services) as world:
        await world.person("zoe").slash(world.channel, "wordle record", share="Nerdle 13 3/6")
        await world.person("zoe").slash(world.channel, "wordle play", mode="solo")
    known = [(one.id, one.name) for one in await services.players.list_known()]
    async with world_of(services) as world:
        world.remember(known)
        names = [one["label"] for one in world.places(ComponentType.USER_SELECT)]
        assert "zoe" in names
