"""Roles given for deeds: to whom, until when, and what the bot refuses to give."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
import simcord
from discord import Permissions

from bot.domain.players import Player, Preferences
from bot.domain.records.formats import FIRST_WORDLE
from bot.domain.records.games import KNOWN_GAMES
from tests.e2e.conftest import World, text
from tests.e2e.pressing import reply
from tests.e2e.test_settings import manager

OTHERS = ("crane", "moist", "bulky")


class Court:
    """A server that gives roles for its dailies."""

    def __init__(self, world: World, boss: simcord.MemberActor) -> None:
        self.world = world
        self.boss = boss
        self.best = world.guild.create_role("best")
        self.steady = world.guild.create_role("steady")

    async def choose(self, **chosen: Any) -> str:
        page = reply(await self.boss.slash(self.world.channel, "wordle settings"))
        await self.boss.select(page, ["rewards"], custom_id="menu:settings:page")
        for name, value in chosen.items():
            await self.boss.select(page, [value], custom_id=f"menu:settings:{name}")
        return text(page)

    async def win(self, who: simcord.MemberActor, guesses: int) -> None:
        await who.slash(self.world.channel, "wordle daily")
        answer = await self.world.answer()
        for word in (*[one for one in OTHERS if one != answer][: guesses - 1], answer):
            await who.slash(self.world.channel, "wordle guess", word=word)

    def list_holders(self, role: Any) -> list[str]:
        """Who has a role on Discord itself."""
        members = self.world.env.backend.guilds[self.world.guild.id].members
        people = (self.world.ann, self.world.ben)
        return [one.name for one in people if role.id in members[one.id].role_ids]


@pytest.fixture
async def court(world: World) -> Court:
    return Court(world, await manager(world))


async def test_yesterdays_best_has_the_role_until_somebody_else_is(court: Court) -> None:
    world = court.world
    await court.choose(best_role=court.best)
    await court.win(world.ann, 1)
    await court.win(world.ben, 2)
    assert court.list_holders(court.best) == []
    await world.later(days=1)
    assert court.list_holders(court.best) == ["ann"]
    await court.win(world.ann, 3)
    await court.win(world.ben, 2)
    await world.later(days=1)
    assert court.list_holders(court.best) == ["ben"]
    await world.later(days=1)
    assert court.list_holders(court.best) == []


async def test_yesterdays_best_at_wordle_has_the_role_for_the_results_recorded_here(
    court: Court,
) -> None:
    world = court.world
    await court.choose(wordle_role=court.best)
    today = (world.clock.now.date() - FIRST_WORDLE).days
    for who, number, guesses in (
        (world.ann, today, "3"),
        (world.ben, today, "4"),
        (world.ben, today - 1, "2"),
    ):
        await who.slash(world.channel, "wordle record", share=f"Wordle {number:,} {guesses}/6")
    await world.later(days=1)
    assert court.list_holders(court.best) == ["ann"]
    for who, guesses in ((world.ann, "X"), (world.ben, "6")):
        await who.slash(world.channel, "wordle record", share=f"Wordle {today + 1:,} {guesses}/6")
    await world.later(days=1)
    assert court.list_holders(court.best) == ["ben"]
    await world.later(days=1)
    assert court.list_holders(court.best) == []


async def test_a_manager_chooses_the_game_whose_best_has_the_role(court: Court) -> None:
    world = court.world

    def share(day: int, points: str) -> str:
        first = KNOWN_GAMES["timeguessr"].day_zero
        assert first
        return f"TimeGuessr #{(world.clock.now.date() - first).days + day} {points}/50,000"

    page = await court.choose(wordle_role=court.best)
    assert "Best at yesterday's Wordle" in page
    for who, points in ((world.ann, "30,000"), (world.ben, "41,000")):
        await who.slash(world.channel, "wordle record", share=share(0, points))
    page = await court.choose(reward_game="timeguessr")
    assert "Best at yesterday's TimeGuessr, of the results recorded here" in page
    await world.later(days=1)
    assert court.list_holders(court.best) == ["ben"], "more points are better"
    await court.choose(reward_game="wordle")
    await world.later(days=1)
    assert court.list_holders(court.best) == []


async def test_the_mornings_post_says_quietly_whom_a_role_was_given(court: Court) -> None:
    world = court.world
    await court.choose(best_role=court.best, streak_role=court.steady)
    async with world.services.store.write() as tx:
        settings = replace(await tx.guilds.settings(world.place), daily_channel=world.channel.id)
        await tx.guilds.save(world.guild.id, settings)
    for day in range(7):
        await court.win(world.ann, 1 if day == 6 else 2)
        await court.win(world.ben, 2 if day == 6 else 1)
        await world.later(days=1)
    told = text(world.latest)
    assert f"\n<@&{court.best.id}> goes to {world.ann.mention}.\n" in told
    who = f"{world.ann.mention} and {world.ben.mention}"
    assert f"\n<@&{court.steady.id}> goes to {who}.\n" in told
    posted = [one.json for one in world.env.http_requests if one.path.endswith("/messages")]
    assert all(not one["allowed_mentions"].get("roles") for one in posted if one)
    await court.win(world.ann, 1)
    await world.later(days=1)
    assert f"<@&{court.steady.id}>" not in text(world.latest)
    # it is news only when it changes hands
    assert f"<@&{court.best.id}>" not in text(world.latest)
    await court.win(world.ben, 1)
    await world.later(days=1)
    assert f"\n<@&{court.best.id}> goes to {world.ben.mention}." in text(world.latest)


async def test_a_badge_that_a_dailys_end_brings_is_told_the_next_morning_once(
    court: Court,
) -> None:
    world = court.world
    await world.settle_daily()
    cat = world.guild.add_member(world.env.create_user("cat"))
    for day in range(2):
        for who in (world.ann, world.ben, cat):
            await court.win(who, 1)
        await world.later(days=1)
        told = text(world.latest)
        assert ("New badge for " in told) == (day == 0)
        if day == 0:
            names = f"{world.ann.mention}, {world.ben.mention}, and {cat.mention}"
            assert f"\nNew badge for {names}: 🤝 Full house.\n" in told


async def test_a_long_streak_has_a_role_until_it_ends(court: Court) -> None:
    world = court.world
    await court.choose(streak_role=court.steady)
    for day in range(7):
        await court.win(world.ann, 1)
        if day:
            await court.win(world.ben, 1)
        await world.later(days=1)
    assert court.list_holders(court.steady) == ["ann"]
    await world.later(days=1)
    assert court.list_holders(court.steady) == []


async def test_a_role_that_is_chosen_instead_takes_its_place_at_once(court: Court) -> None:
    world = court.world
    await court.choose(best_role=court.best)
    await court.win(world.ann, 1)
    await world.later(days=1)
    await court.choose(best_role=court.steady)
    await world.later(minutes=2)
    assert court.list_holders(court.best) == []
    assert court.list_holders(court.steady) == ["ann"]


async def test_who_has_the_role_from_somebody_else_keeps_it(court: Court) -> None:
    world = court.world
    members = world.env.backend.guilds[world.guild.id].members
    members[world.ann.id].role_ids.append(court.best.id)
    await court.choose(best_role=court.best)
    await court.win(world.ann, 1)
    await world.later(days=1)
    await world.later(days=1)
    assert court.list_holders(court.best) == ["ann"]


async def test_who_hides_gets_no_role(court: Court) -> None:
    world = court.world
    await court.choose(best_role=court.best)
    await court.win(world.ann, 1)
    await court.win(world.ben, 2)
    async with world.services.store.write() as tx:
        await tx.preferences.save(Player(world.ann.id, "ann"), Preferences(hidden=True))
    await world.later(days=1)
    assert court.list_holders(court.best) == []


async def test_a_role_with_power_over_others_is_never_given(court: Court) -> None:
    world = court.world
    strong = world.guild.create_role("strong", permissions=Permissions(ban_members=True))
    shown = await court.choose(best_role=strong)
    assert "gives power over others" in shown
    await court.win(world.ann, 1)
    await world.later(days=1)
    assert court.list_holders(strong) == []


@pytest.mark.parametrize("deed", ["best_role", "wordle_role", "champion_role", "streak_role"])
async def test_a_role_above_the_bots_own_is_told_of_for_every_deed(court: Court, deed: str) -> None:
    high = court.world.guild.create_role("high", position=200)
    assert "I can't give one of these roles." in await court.choose(**{deed: high})


async def test_a_role_above_the_bots_own_is_told_of_and_holds_up_nobody(court: Court) -> None:
    world = court.world
    high = world.guild.create_role("high", position=200)
    shown = await court.choose(best_role=high, streak_role=court.steady)
    assert "I can't give one of these roles." in shown
    for _ in range(7):
        await court.win(world.ann, 1)
        await world.later(days=1)
    assert court.list_holders(high) == []
    assert court.list_holders(court.steady) == ["ann"]


async def test_a_role_that_moved_above_the_bots_own_holds_up_no_other(court: Court) -> None:
    world = court.world
    await court.choose(best_role=court.best)
    await court.win(world.ann, 1)
    await world.later(days=1)
    world.env.inject_error("DELETE", "/guilds/*/members/*/roles/*", status=403, code=50013)
    await court.choose(best_role=court.steady)
    await world.later(minutes=2)
    assert court.list_holders(court.best) == ["ann"]
    assert court.list_holders(court.steady) == ["ann"]


async def test_without_a_role_nothing_is_given(court: Court) -> None:
    assert "**Best at yesterday's daily**: no role" in await court.choose()
    await court.win(court.world.ann, 1)
    await court.world.later(days=1)
    assert court.list_holders(court.best) == []
