"""Who has left a server is neither named in its posts nor its champion."""

from __future__ import annotations

from simcord import MemberActor

from tests.e2e.conftest import World, text
from tests.e2e.test_modes import wrong
from tests.e2e.test_rewards import Court
from tests.e2e.test_seasons import messages, run_seasons, settle, until
from tests.e2e.test_settings import manager


async def win(world: World, who: MemberActor, *, after: int = 0) -> None:
    await who.slash(world.channel, "wordle play", mode="solo")
    answer = await world.answer()
    for word in (*(await wrong(world))[:after], answer):
        await who.slash(world.channel, "wordle guess", word=word)


async def test_the_champion_is_the_best_who_is_still_here(world: World) -> None:
    court = Court(world, await manager(world))
    await run_seasons(world)
    await court.choose(champion_role=court.best)
    await until(world, 2026, 12, 2, 12)
    await win(world, world.ann)
    await win(world, world.ben, after=2)
    world.guild.remove_member(world.ann)
    await until(world, 2027, 1, 1, 0, 1)
    told = text(world.latest)
    assert f"🏆 {world.ben.mention} is the champion" in told
    assert "Whoever finished ahead has left" in told
    assert f"goes to {world.ben.mention}" in told
    assert world.ann.mention not in told
    members = world.env.backend.guilds[world.guild.id].members
    assert court.best.id in members[world.ben.id].role_ids


async def test_the_weeks_post_names_nobody_who_has_left(world: World) -> None:
    await settle(world, "news_channel", str(world.channel.id))
    await settle(world, "weekly", "0")
    await settle(world, "least_games", "1")
    await until(world, 2026, 11, 25, 12)
    await win(world, world.ann)
    world.guild.remove_member(world.ann)
    await until(world, 2026, 11, 30, 12)
    told = (await messages(world))[-1]
    assert "Fewest guesses: a player" in told
    assert world.ann.mention not in told
    assert "ann" not in told
