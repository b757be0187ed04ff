"""The panel of a server's settings, through Discord."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord
from simcord.builders import RoleHandle

from bot.domain.guild_settings import GuildSettings
from bot.domain.leaderboards import Absence
from bot.domain.permits import Permit, Who
from bot.domain.players import Place
from tests.e2e.conftest import World, text
from tests.e2e.pressing import reply, said


class Panel:
    """Somebody looking at the panel, who sees what it shows now."""

    def __init__(self, world: World, who: simcord.MemberActor, message: Any) -> None:
        self.world = world
        self.who = who
        self.message = message

    @property
    def said(self) -> str:
        return text(self.message)

    async def choose(self, name: str, *values: Any) -> simcord.InteractionResult:
        return await self.who.select(self.message, values, custom_id=f"menu:settings:{name}")

    async def fill(self, label: str, **texts: str) -> simcord.InteractionResult:
        opened = await self.who.click(self.message, label=label)
        return await self.who.submit_modal(opened, texts)

    async def settings(self) -> GuildSettings:
        place = Place(self.world.channel.id, self.world.guild.id)
        return await self.world.services.guilds.settings(place)


async def manager(world: World) -> simcord.MemberActor:
    allowed = discord.Permissions(manage_guild=True)
    role = world.guild.create_role("managers", permissions=allowed)
    return world.guild.add_member(world.env.create_user("boss"), roles=[role])


async def open_settings(world: World) -> Panel:
    boss = await manager(world)
    shown = await boss.slash(world.channel, "wordle settings")
    assert shown.ephemeral
    return Panel(world, boss, shown.response)


@pytest.fixture
async def panel(world: World) -> Panel:
    return await open_settings(world)


async def test_the_panel_is_for_those_who_manage_the_server(world: World) -> None:
    refused = await world.ann.slash(world.channel, "wordle settings")
    assert refused.ephemeral
    assert "Only people who manage the server" in text(refused.response)


async def test_a_direct_message_has_no_server_to_settle(world: World) -> None:
    user = world.env.create_user("cat")
    refused = await user.slash("wordle settings")
    assert "That only works in a server" in text(refused.response)


async def test_each_choice_is_kept_and_redrawn(panel: Panel) -> None:
    await panel.choose("length", "6")
    await panel.choose("hard", "ultra")
    await panel.choose("theme", "contrast")
    assert "**Length**: 6 letters" in panel.said
    assert "**Hard mode**: ultra" in panel.said
    assert "**Theme**: High contrast" in panel.said
    settings = await panel.settings()
    assert (settings.length, settings.hard, settings.theme) == (6, "ultra", "contrast")


async def test_channels_threads_and_idle_hours(panel: Panel) -> None:
    await panel.choose("page", "channels")
    assert "start in**: every channel" in panel.said
    await panel.choose("channels", panel.world.channel)
    await panel.who.click(panel.message, label="Threads: off")
    await panel.fill("Idle hours", public="2", private="48")
    assert f"<#{panel.world.channel.id}>" in panel.said
    assert "a thread of its own" in panel.said
    assert "2 hours after the last guess, private ones after 48 hours" in panel.said
    await panel.choose("channels")
    await panel.who.click(panel.message, label="Threads: on")
    settings = await panel.settings()
    assert settings == GuildSettings(idle_public=2, idle_private=48, followed=True)


async def test_the_daily_has_a_channel_an_hour_a_zone_and_no_ping(panel: Panel) -> None:
    await panel.choose("page", "daily")
    assert "no channel yet" in panel.said
    assert "pings**: nobody" in panel.said
    role = panel.world.guild.create_role("puzzlers")
    await panel.choose("daily_channel", panel.world.channel)
    await panel.choose("ping_role", role)
    await panel.fill("Hour and time zone", hour="18", zone="europe/berlin")
    assert f"in**: <#{panel.world.channel.id}>" in panel.said
    assert "18:00 Europe/Berlin" in panel.said
    assert f"<@&{role.id}>" in panel.said


async def test_before_a_channel_is_chosen_the_panel_says_when_the_daily_comes(
    panel: Panel,
) -> None:
    await panel.choose("page", "daily")
    begins = "today's within a minute if it's past 09:00, and the next one at that hour."
    assert begins in panel.said
    await panel.choose("daily_channel", panel.world.channel)
    assert begins not in panel.said


async def test_the_role_of_everybody_is_nobodys_to_choose(panel: Panel) -> None:
    await panel.choose("page", "daily")
    refused = await panel.choose("ping_role", panel.world.guild.default_role)
    assert "That role is everybody's." in said(refused)
    assert (await panel.settings()).ping_role is None


@pytest.mark.parametrize(
    ("page", "name"), [("daily", "ping_role"), ("rewards", "best_role"), ("people", "stop_role")]
)
async def test_the_role_of_a_bot_is_nobodys_to_choose(panel: Panel, page: str, name: str) -> None:
    if page == "people":
        await panel.choose("page", page)
        await panel.choose("stop", "role")
    await panel.choose("page", page)
    before = await panel.settings()
    env, guild = panel.world.env, panel.world.guild
    roles = env.backend.get_guild(guild.id).roles.values()
    own = next(RoleHandle(env, guild, role) for role in roles if role.managed)
    refused = await panel.choose(name, own)
    assert "That role is a bot's own." in said(refused)
    assert await panel.settings() == before


async def test_words_are_added_and_banned(panel: Panel) -> None:
    await panel.choose("page", "words")
    await panel.fill("Extra words", words="Zorgl, blarg")
    await panel.fill("Banned words", words="crane")
    await panel.who.click(panel.message, label="Crude guesses: off")
    assert "blarg zorgl" in panel.said
    assert "suggested: crane" in panel.said
    assert "guesses**: accepted" in panel.said
    await panel.fill("Banned words", words="")
    assert not (await panel.settings()).banned


async def test_who_begins_and_who_ends_games(panel: Panel) -> None:
    role = panel.world.guild.create_role("hosts")
    await panel.choose("page", "people")
    await panel.choose("start", "moderators")
    await panel.choose("stop_role", role)
    settings = await panel.settings()
    assert settings.start == Permit(Who.MODERATORS)
    assert settings.stop == Permit(Who.ROLE, role.id)
    assert f"others without a vote**: <@&{role.id}>" in panel.said
    await panel.choose("stop_role")
    assert (await panel.settings()).stop == Permit(Who.MODERATORS)


@pytest.mark.parametrize(
    ("page", "label", "texts", "said"),
    [
        ("channels", "Idle hours", {"public": "0", "private": "1"}, "from 1 to 168"),
        ("channels", "Idle hours", {"public": "six", "private": "1"}, "from 1 to 168"),
        ("daily", "Hour and time zone", {"hour": "24", "zone": "UTC"}, "from 0 to 23"),
        (
            "daily",
            "Hour and time zone",
            {"hour": "9", "zone": "Berlin"},
            "Did you mean `Europe/Berlin`?",
        ),
        ("words", "Extra words", {"words": "fine bad4 zzz"}, "Words 2 (“bad4”), 3 (“zzz”)"),
        ("words", "Banned words", {"words": "fine bad4"}, "Word 2 (“bad4”)"),
        ("seasons", "Season with dates", {"first": "2026-02-30", "last": "2026-12-31"}, "2026"),
    ],
)
async def test_what_cannot_be_settled_is_refused_and_can_be_corrected(
    panel: Panel, page: str, label: str, texts: dict[str, str], said: str
) -> None:
    await panel.choose("page", page)
    refused = await panel.fill(label, **texts)
    assert refused.ephemeral
    assert said in text(refused.followups[0] if refused.followups else refused.response)
    assert await panel.settings() == GuildSettings()
    again = await panel.who.click(reply(refused), label="Correct it")
    assert all(typed in str(again.modal) for typed in texts.values())
    others = await panel.who.click(panel.message, label=label)
    assert "fine" not in str(others.modal)


async def test_the_panel_survives_a_restart(panel: Panel) -> None:
    await panel.choose("page", "words")
    opened = await panel.who.click(panel.message, label="Extra words")
    await panel.world.restart()
    await panel.who.submit_modal(opened, {"words": "zorgl"})
    await panel.who.click(panel.message, label="Crude guesses: off")
    await panel.choose("page", "play")
    await panel.choose("length", "7")
    assert "**Length**: 7 letters" in panel.said
    settings = await panel.settings()
    assert (settings.extra, settings.offensive, settings.length) == (("zorgl",), True, 7)


async def test_a_channel_that_is_gone_is_not_offered_as_chosen(panel: Panel) -> None:
    place = Place(panel.world.channel.id, panel.world.guild.id)
    gone = GuildSettings(channels=frozenset({1}), ping_role=2, daily_channel=3)
    async with panel.world.services.store.write() as tx:
        await tx.guilds.save(place.guild_id or 0, gone)
    for page in ("channels", "daily"):
        await panel.choose("page", page)
        shown = str(panel.message.components)
        assert "'default_values': []" in shown or "default_values" not in shown


async def test_a_missed_daily_may_cost_something(panel: Panel) -> None:
    await panel.choose("page", "leaderboard")
    assert "**A missed daily costs**: nothing." in panel.said
    await panel.choose("absence", "worst")
    assert "**A missed daily costs**: as much as that day's worst result." in panel.said
    assert (await panel.settings()).absence is Absence.WORST


async def test_a_server_takes_part_in_the_leaderboard_of_all_by_its_own_choice(
    panel: Panel,
) -> None:
    await panel.choose("page", "leaderboard")
    assert "this server does not take part" in panel.said
    await panel.who.click(panel.message, label="All servers: off")
    assert "this server takes part" in panel.said
    assert (await panel.settings()).shared
