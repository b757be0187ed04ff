"""A server's own points: chosen in a form, told wherever points are."""

from __future__ import annotations

import pytest

from bot.domain.points import PointRules
from tests.e2e.conftest import World, text
from tests.e2e.pressing import press, reply, said
from tests.e2e.test_settings import Panel, open_settings
from tests.e2e.test_standings import card, choose, prefer_text, ranks

TEN = (10, 8, 6, 4, 2, 1, 0)
SATURDAY = "5"


@pytest.fixture
async def panel(world: World) -> Panel:
    panel = await open_settings(world)
    await panel.choose("page", "leaderboard")
    return panel


async def win(world: World, guesses: int) -> None:
    """Win a game of one's own in so many guesses."""
    await world.ann.slash(world.channel, "wordle play", mode="solo")
    answer = await world.answer()
    for word in [one for one in ("crane", "moist", "bulky") if one != answer][: guesses - 1]:
        await world.ann.slash(world.channel, "wordle guess", word=word)
    await world.ann.slash(world.channel, "wordle guess", word=answer)


async def lose(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="solo")
    await world.ann.slash(world.channel, "wordle guess", word="crane")
    asked = await world.ann.slash(world.channel, "wordle stop")
    await press(world.ann, reply(asked), "giveup")


async def test_a_manager_says_what_a_game_is_worth(panel: Panel) -> None:
    assert "**Points**: 6, 5, 4, 3, 2, and 1 for a word found in 1 to 6 guesses, 0" in panel.said
    assert "**Double points**: on no day" in panel.said
    opened = await panel.who.click(panel.message, label="Points")
    assert "'6 5 4 3 2 1 0'" in str(opened.modal)
    await panel.who.submit_modal(opened, {"points": "1: 10, 2: 8, 3: 6, 4: 4, 5: 2, 6: 1"})
    await panel.choose("double_day", SATURDAY)
    assert "**Points**: 10, 8, 6, 4, 2, and 1 for a word" in panel.said
    assert "**Double points**: Saturday" in panel.said
    assert (await panel.settings()).points == PointRules(TEN, 5)
    await panel.choose("double_day", "off")
    await panel.fill("Points", points="")
    assert (await panel.settings()).points == PointRules()


async def test_what_is_refused_is_kept_to_be_corrected(panel: Panel) -> None:
    refused = await panel.fill("Points", points="10 8 six 4 2 1 0")
    assert "I need seven whole numbers from 0 to 100" in said(refused)
    assert "six" not in said(refused)
    assert not (await panel.settings()).points.own
    again = await panel.who.click(reply(refused), label="Correct it")
    assert "'10 8 six 4 2 1 0'" in str(again.modal)
    done = await panel.who.submit_modal(again, {"points": "10 8 6 4 2 1 0"})
    assert "**Points**: 10, 8, 6" in said(done)
    assert (await panel.settings()).points == PointRules(TEN)
    again = await panel.who.click(panel.message, label="Points")
    assert "'10 8 6 4 2 1 0'" in str(again.modal)


async def test_a_figure_out_of_bounds_changes_nothing(panel: Panel) -> None:
    refused = await panel.fill("Points", points="101 8 6 4 2 1 0")
    assert "from 0 to 100" in said(refused)
    assert not (await panel.settings()).points.own


async def test_the_leaderboard_and_its_explanation_count_the_servers_points(
    panel: Panel, world: World
) -> None:
    for guesses in (1, 3, 3):
        await win(world, guesses)
    await lose(world)
    before = await ranks(world, view="points")
    assert card(before) == "ann, 14 points, 3 of 4 solved · 1 game to go."
    await panel.fill("Points", points="10 8 6 4 2 1 3")
    board = await ranks(world, view="points")
    assert card(board) == "ann, 25 points, 3 of 4 solved · 1 game to go."
    rule = (
        "This server has its own points: 10, 8, 6, 4, 2, and 1 for a word found in 1 to 6 guesses"
    )
    assert f"{rule}, 3 for a game you don't solve." in said(board)
    assert "is worth" not in said(board)
    why = said(await press(world.ann, reply(board), "Why am I here?"))
    assert "This server decides what a game is worth. Here is the sum:" in why
    assert "1 guess: 1 × 10 = 10\n3 guesses: 2 × 6 = 12\nNot solved: 1 × 3 = 3" in why
    assert "Together **25**." in why
    assert "Double" not in why
    # noon of a Saturday
    await panel.choose("double_day", SATURDAY)
    board = await ranks(world, view="points")
    assert card(board) == "ann, 50 points, 3 of 4 solved · 1 game to go."
    assert "Double points: Saturday." in said(board)
    why = said(await press(world.ann, reply(board), "Why am I here?"))
    assert "Double on Saturday (4 games): **+ 25**\nTogether **50**." in why


async def test_a_double_day_alone_leaves_the_usual_points(panel: Panel, world: World) -> None:
    await panel.choose("double_day", SATURDAY)
    await win(world, 1)
    await world.clock_ticks(days=1)
    await win(world, 1)
    board = await ranks(world, view="points")
    assert card(board) == "ann, 18 points, 2 of 2 solved · 3 games to go."
    assert "Double points: Saturday." in said(board)


async def test_other_views_and_all_servers_know_nothing_of_them(panel: Panel, world: World) -> None:
    await prefer_text(world)
    await win(world, 1)
    await panel.fill("Points", points="10 8 6 4 2 1 3")
    await panel.who.click(panel.message, label="All servers: off")
    shown = await ranks(world, view="points")
    assert "10 points" in said(shown)
    everywhere = await press(world.ann, reply(shown), "All servers")
    assert "6 points" in said(everywhere)
    assert "A word found in 1 guess is worth 6 points" in said(everywhere)
    back = await press(world.ann, reply(everywhere), "This server")
    assert "its own points" in await choose(world.ann, back, "view", "all.points..5.1.server")
    assert "points" not in await choose(world.ann, back, "view", "all.guesses..5.1.server")


async def test_the_weekly_post_names_who_has_most_of_the_servers_points(
    panel: Panel, world: World
) -> None:
    await win(world, 1)
    await panel.fill("Points", points="10 8 6 4 2 1 0")
    await panel.choose("page", "seasons")
    await panel.choose("weekly", "0")
    await panel.choose("bulletin_channel", world.channel)
    await world.later(days=2)
    assert f"🏅 Most points: {world.ann.mention} with 10." in text(world.latest)
