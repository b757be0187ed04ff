"""Who is who in recorded results, and the pages of many games, through Discord."""

from __future__ import annotations

from datetime import timedelta

import pytest
import simcord
from simcord.enums import ComponentType

from bot.app import discord_client
from bot.domain.players import Player
from bot.domain.records.games import KNOWN_GAMES
from bot.domain.records.values import Record, Score
from tests.e2e.conftest import World
from tests.e2e.pressing import labels, press, reply, said
from tests.e2e.test_records import SUMMARY, boss, record
from tests.reading import parts

pytestmark = pytest.mark.usefixtures("late_results")


async def test_a_moderator_joins_two_accounts_and_parts_them(world: World) -> None:
    moderator, ann, ben = boss(world), world.ann.mention, world.ben.mention
    for who, share in ((world.ann, "Wordle 1,600 3/6"), (world.ben, "Wordle 1,601 5/6")):
        await record(who, world, share)

    async def board() -> str:
        return said(await world.ann.slash(world.channel, "wordle records", game="wordle"))

    assert ben in await board()
    page = await moderator.slash(world.channel, "wordle records")
    assert "Who is who" in labels(reply(page))
    told = await press(moderator, reply(page), "Who is who")
    assert told.ephemeral
    assert "Every name in the summaries is known." in said(told)
    await moderator.select(reply(told), [world.ben], custom_id="menu:accounts:which")
    assert f"Whose second account is {ben}?" in said(told)
    whose = f"menu:accounts:{world.ben.id}"
    refused = await moderator.select(reply(told), [world.ben], custom_id=whose)
    assert "the same account twice" in said(refused)
    await moderator.select(reply(told), [world.ann], custom_id=whose)
    assert f"What {ben} records here counts for {ann}." in said(told)
    assert ben not in await board()
    receipt = await record(world.ben, world, "Wordle 1,602 4/6")
    assert "### Recorded" in said(receipt)
    assert "4.00 guesses on average in 3 puzzles here" in said(receipt)
    assert f"What {ben} records here counts for {ann}: a moderator said" in said(receipt)
    assert "counts for" not in said(await record(world.ann, world, "Wordle 1,603 4/6"))
    listed = await world.ben.slash(world.channel, "wordle leaderboard")
    await press(world.ben, reply(listed), "Corrections")
    assert f"🔗 {ben} · results count for {ann}, joined by {moderator.mention}" in said(listed)
    await press(moderator, reply(told), "Who is who")
    assert f"{ben} counts for {ann}" in said(told)
    await moderator.select(reply(told), [world.ben], custom_id="menu:accounts:which")
    await press(moderator, reply(told), "Two people after all")
    assert "has all its results back" in said(told)
    listed = await world.ben.slash(world.channel, "wordle leaderboard")
    await press(world.ben, reply(listed), "Corrections")
    assert f"undone by {moderator.mention}" in said(listed)
    assert ben in await board()


async def test_names_that_wait_are_asked_for_from_the_page_of_results(world: World) -> None:
    moderator = boss(world)
    app = world.guild.add_member(world.env.create_user("Wordle", bot=True))
    await world.env.restart_bot(discord_client(world.services, wordle_app=app.id))
    message = await app.send(world.channel, SUMMARY.format(f"{world.ann.mention} @Ben B."))
    await moderator.context_menu(world.channel, "Record result", message)
    page = await world.ann.slash(world.channel, "wordle records")
    assert "Who is who (1)" in labels(reply(page))
    refused = await press(world.ann, reply(page), "Who is who (1)")
    assert "Only a moderator can say who is who here." in said(refused)
    told = await press(moderator, reply(page), "Who is who (1)")
    menus = [one["custom_id"] for one in parts(reply(told), ComponentType.USER_SELECT)]
    assert len(menus) == 2
    await moderator.select(reply(told), [world.ben], custom_id=menus[0])
    board = await world.ann.slash(world.channel, "wordle records", game="wordle")
    assert world.ben.mention in said(board)
    assert "Who is who" not in labels(reply(board))


async def test_every_game_is_reached_where_a_menu_cannot_hold_them_all(world: World) -> None:
    async with world.services.store.write() as tx:
        player, place, now = Player(world.ann.id, "ann"), world.place, world.clock.now
        await tx.remember(player)
        for number, game in enumerate(KNOWN_GAMES.values()):
            on = now.date() - timedelta(number)
            await tx.record_messages.add(place, [Record(game, 5, Score(3), player, on, now)])
    page = await world.ann.slash(world.channel, "wordle records")
    seen, page_number = set[str](), 0
    options = list_options(page)
    while more := [one for one in options if one["label"].startswith("More games")]:
        assert len(options) <= 25
        seen |= {one["label"] for one in options}
        await world.ann.select(reply(page), [more[0]["value"]], custom_id="menu:scores:game")
        options, page_number = list_options(page), page_number + 1
    assert {game.name for game in KNOWN_GAMES.values()} <= seen | {one["label"] for one in options}
    assert page_number == (len(KNOWN_GAMES) - 1) // 23
    (before,) = [one for one in options if one["label"] == "Previous games…"]
    await world.ann.select(reply(page), [before["value"]], custom_id="menu:scores:game")
    # a game that only another page of the list holds has such pages too
    ways = ("More games", "Previous games")
    shown = next(one for one in list_options(page) if not one["label"].startswith(ways))
    await world.ann.select(reply(page), [shown["value"]], custom_id="menu:scores:game")
    assert f"{shown['label']} · All time" in said(page)
    (more,) = [one for one in list_options(page) if one["label"].startswith("More games")]
    await world.ann.select(reply(page), [more["value"]], custom_id="menu:scores:game")
    assert f"{shown['label']} · All time" in said(page)
    assert "Previous games…" in [one["label"] for one in list_options(page)]


def list_options(page: simcord.InteractionResult) -> list[dict[str, str]]:
    """The options of the menu of games."""
    menu = next(parts(reply(page), ComponentType.STRING_SELECT))
    return [*menu["options"]]


async def test_the_names_that_are_asked_for_later_are_said(world: World) -> None:
    moderator = boss(world)
    app = world.guild.add_member(world.env.create_user("Wordle", bot=True))
    await world.env.restart_bot(discord_client(world.services, wordle_app=app.id))
    names = " ".join([world.ann.mention, *(f"@N{number}" for number in range(1, 7))])
    message = await app.send(world.channel, SUMMARY.format(names))
    told = await moderator.context_menu(world.channel, "Record result", message)
    assert "After these: N5 and N6." in said(told)
    page = await moderator.slash(world.channel, "wordle records")
    shown = await press(moderator, reply(page), "Who is who (6)")
    assert "After these: N5 and N6." in said(shown)
    (first, *_) = parts(reply(shown), ComponentType.USER_SELECT)
    await moderator.select(reply(shown), [world.ann], custom_id=first["custom_id"])
    assert "After these: N6." in said(shown)
