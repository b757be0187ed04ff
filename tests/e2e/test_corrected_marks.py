"""The marks below a message once its results are corrected."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord

from bot.domain.corrections import ResultKey
from bot.domain.players import Asker, Player, Rights
from tests.e2e.conftest import World
from tests.e2e.pressing import labels, reply, said
from tests.e2e.test_watching import Watch, make_watch, marks, open_thread

pytestmark = pytest.mark.usefixtures("late_results")

NUMBER = 1600
SHARE = f"Wordle {NUMBER} 4/6"


class Correcting:
    """Somebody who corrects what is posted in a watched channel."""

    def __init__(self, watch: Watch) -> None:
        self.watch = watch
        self.world = watch.world

    async def choose(self, number: int = NUMBER, who: simcord.MemberActor | None = None) -> Any:
        """Open the page of a result, and return it."""
        boss, whose = self.watch.boss, who or self.world.ann
        page = await self.watch.page()
        await boss.click(page, label="Correct a result")
        await boss.select(page, [whose], custom_id="menu:correct:player")
        value = f"recorded.wordle.{number}"
        await boss.select(page, [value], custom_id=f"menu:correct:result.{whose.id}")
        return page

    async def change(self, page: Any, score: str) -> None:
        """Fill in the form that gives the chosen result another figure."""
        asked = await self.watch.boss.click(page, label="Change it")
        await self.watch.boss.submit_modal(asked, {"score": score})

    async def strike(self, number: int = NUMBER) -> Any:
        page = await self.choose(number)
        await self.watch.boss.click(page, label="Strike it")
        return page


@pytest.fixture
async def correcting(world: World) -> Correcting:
    watch = await make_watch(world)
    await watch.watch()
    return Correcting(watch)


async def record(who: simcord.MemberActor, message: discord.Message, world: World) -> Any:
    return await who.context_menu(world.channel, "Record result", message)


async def test_a_struck_result_is_marked_as_refused_until_that_is_undone(
    correcting: Correcting,
) -> None:
    world = correcting.world
    message, other = [await world.ann.send(world.channel, f"{SHARE}{end}") for end in ("", " wow")]
    of_ben = await world.ben.send(world.channel, SHARE)
    page = await correcting.strike()
    assert [marks(one, world) for one in (message, other, of_ben)] == [["❔"], ["❔"], ["📝"]]
    await correcting.watch.boss.click(page, label="Undo")
    assert [marks(one, world) for one in (message, other)] == [["📝"], ["📝"]]


async def test_a_message_with_a_struck_result_and_another_has_both_marks(
    correcting: Correcting,
) -> None:
    world = correcting.world
    message = await world.ann.send(world.channel, f"{SHARE}\nWordle {NUMBER + 1} 3/6")
    await correcting.strike()
    assert marks(message, world) == ["📝", "❔"]


async def test_a_changed_result_is_marked_with_the_figure_that_counts(
    correcting: Correcting,
) -> None:
    world = correcting.world
    message = await world.ann.send(world.channel, SHARE)
    later = await world.ann.send(world.channel, f"Wordle {NUMBER} 2/6")
    page = await correcting.choose()
    await correcting.change(page, "5")
    newest = await world.ann.send(world.channel, f"Wordle {NUMBER} 3/6")
    corrected = ["📝", "5️⃣"]
    assert [marks(one, world) for one in (message, later, newest)] == [corrected] * 3
    await record(world.ann, message, world)
    assert marks(message, world) == corrected
    await correcting.watch.boss.click(page, label="Undo")
    assert [marks(one, world) for one in (message, later, newest)] == [["📝"], [], []]


async def test_a_post_of_a_puzzle_that_was_struck_is_marked_as_refused(
    correcting: Correcting,
) -> None:
    world = correcting.world
    await world.ann.send(world.channel, SHARE)
    await correcting.strike()
    again = await world.ann.send(world.channel, f"Wordle {NUMBER} 2/6")
    assert marks(again, world) == ["❔"]


async def test_all_that_is_struck_at_once_is_marked_wherever_it_was_posted(
    correcting: Correcting,
) -> None:
    world, boss = correcting.world, correcting.watch.boss
    thread = open_thread(world, world.channel)
    posted = [
        await world.ann.send(place, f"Wordle {NUMBER + at} 3/6")
        for at, place in enumerate((world.channel, thread, world.channel))
    ]
    await world.ann.delete(posted.pop())
    page = await correcting.watch.page()
    await boss.click(page, label="Correct a result")
    await boss.select(page, [world.ann], custom_id="menu:correct:player")
    for _ in range(2):
        await boss.click(page, label="Strike all (2)")
    assert [marks(one, world) for one in posted] == [["❔"], ["❔"]]
    await boss.click(page, label="Undo")
    assert [marks(one, world) for one in posted] == [["📝"], ["📝"]]


async def test_the_messages_of_a_joined_account_are_marked_too(correcting: Correcting) -> None:
    world, boss = correcting.world, correcting.watch.boss
    message = await world.ben.send(world.channel, SHARE)
    moderator = Asker(0, world.place, Player(boss.id), Rights(moderator=True, manager=True))
    await world.services.record_accounts.join(moderator, world.ben.id, Player(world.ann.id))
    page = await correcting.choose()
    await correcting.change(page, "X")
    assert marks(message, world) == ["📝", "❌"]


async def test_a_message_that_is_gone_is_left_alone(correcting: Correcting) -> None:
    world, watch = correcting.world, correcting.watch
    message = await world.ann.send(world.channel, SHARE)
    await watch.start(reads=False)
    await world.ann.delete(message)
    await watch.start()
    asked = Asker(0, world.place, Player(watch.boss.id), Rights(manager=True))
    await correcting.strike()
    (done,) = (await world.services.corrections.list_page(asked)).found
    assert done.key == ResultKey(False, "wordle", NUMBER)


async def test_the_receipt_of_a_changed_result_offers_no_removal(correcting: Correcting) -> None:
    world = correcting.world
    message = await world.ann.send(world.channel, SHARE)
    told = await record(world.ann, message, world)
    assert labels(reply(told)) == ["Remove Wordle 1,600"]
    await correcting.change(await correcting.choose(), "5")
    told = await record(world.ann, message, world)
    assert "**Wordle 1,600** · 5 guesses. Somebody who manages the server has" in said(told)
    assert labels(reply(told)) == []
