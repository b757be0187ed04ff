"""Everybody's rows are on the card of a daily, or behind its button."""

from __future__ import annotations

from simcord import MemberActor

from bot.domain.players import Asker, Player
from tests.e2e.conftest import World, text
from tests.e2e.pressing import labels, reply, said
from tests.e2e.test_daily import post, solve
from tests.e2e.test_modes import wrong

SOLVED = "🟩🟩🟩🟩🟩"
ALL = "All boards"


async def gather(world: World, count: int) -> list[MemberActor]:
    """So many people, of whom each has solved the daily with the last guess."""
    people: list[MemberActor] = []
    for number in range(count):
        people.append(world.guild.add_member(world.env.create_user(f"player{number}")))
        await solve(world, people[-1], after=5)
    return people


async def fill(world: World, count: int) -> list[int]:
    """The ids of so many people who have solved the daily elsewhere in the server."""
    services, asks = world.services, iter(range(1, 10 * count))
    for number in range(count):
        player = Player(10**18 + number, f"player{number}")
        daily = await services.matches.daily(Asker(next(asks), world.place, player))
        board = daily.board.session
        for word in (*(await wrong(world))[:5], board.game.answers[0]):
            await services.games.guess(Asker(next(asks), world.place, player), word, board.id)
    return [10**18 + number for number in range(count)]


async def test_the_best_of_eight_keep_their_rows_and_a_button_shows_all(world: World) -> None:
    await post(world)
    await gather(world, 7)
    await solve(world, world.ann)
    card = text(world.latest)
    assert card.count(SOLVED) == 3
    assert card.count("/6**") == 8
    assert f"{world.ann.mention}  **1/6**\n{SOLVED}" in card
    assert "fit here" not in card
    pressed = await world.ben.click(world.latest, label=ALL)
    assert said(pressed).count(SOLVED) == 8


async def test_three_boards_are_all_on_the_card(world: World) -> None:
    await post(world)
    await gather(world, 3)
    assert text(world.latest).count(SOLVED) == 3
    assert ALL not in labels(world.latest)


async def test_once_the_day_is_over_the_best_boards_stay_and_a_button_shows_all(
    world: World,
) -> None:
    morning = await post(world)
    await gather(world, 7)
    await solve(world, world.ann)
    await world.later(days=1)
    closed = await morning.channel.fetch_message(morning.id)
    assert text(closed).count(SOLVED) == 3
    assert text(closed).count("/6**") == 8
    assert f"{world.ann.mention}  **1/6**\n{SOLVED}" in text(closed)
    assert "fit here" not in text(closed)
    pressed = await world.ben.click(closed, label=ALL)
    assert said(pressed).count(SOLVED) == 8


async def test_a_crowd_has_a_line_each_and_all_boards_privately(world: World) -> None:
    await post(world)
    crowd = await fill(world, 59)
    # it is redrawn for whoever plays on Discord
    await solve(world, world.ann, after=5)
    card = text(world.latest)
    assert card.count(SOLVED) == 3
    assert card.count("/6**") == 60
    pressed = await world.ann.click(world.latest, label=ALL)
    assert pressed.ephemeral
    first = said(pressed)
    turned = await world.ann.click(reply(pressed), label="Next")
    assert reply(turned).ephemeral
    second = said(turned)
    assert first.count(SOLVED) + second.count(SOLVED) == 60
    assert all(f"<@{one}>" in first + second for one in crowd)
    assert (await world.answer()).upper() not in (first + second).replace(" ", "")


async def test_a_closed_card_keeps_the_news_of_its_morning(world: World) -> None:
    await post(world)
    for _ in range(2):
        await solve(world, world.ann, after=1)
        await solve(world, world.ben, after=2)
        await world.later(days=1)
    told = "\n".join(text(world.latest).split("\n")[1:5])
    assert told.startswith("Yesterday's word was")
    assert "Also solved it" in told
    assert "🔥 Group streak: somebody here found the word 2 days in a row." in told
    morning = world.latest
    await solve(world, world.ann)
    await world.later(days=1)
    closed = text(await morning.channel.fetch_message(morning.id))
    assert told in closed
    assert "The answer was" in closed
    assert (await wrong(world))[0] not in closed
