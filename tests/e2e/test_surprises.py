"""What used to surprise people, each as a conversation."""

from __future__ import annotations

import asyncio
from typing import Any, NoReturn

import pytest
from discord import Interaction, InteractionResponseType, Message, Permissions
from simcord.backend.errors import BackendError
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.adapters.door import deferral
from bot.adapters.replies import messages
from bot.domain.guild_settings import GuildSettings
from bot.services.games.play import Games
from bot.services.matches.race import Races
from bot.services.puzzles.puzzles import Puzzles
from bot.store.matches.matches import StoredMatches
from tests.e2e.conftest import World, text
from tests.e2e.pressing import press, reply, said
from tests.e2e.test_failing import twice
from tests.e2e.test_hint import manager

__all__ = ["twice"]


async def test_a_bot_is_not_challenged(world: World) -> None:
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    refused = await world.ann.slash(world.channel, "wordle challenge", opponent=robot)
    assert refused.ephemeral
    assert "Bots can't take part in a challenge" in said(refused)


async def test_a_word_that_is_known_is_not_taught_again(world: World) -> None:
    boss = manager(world)
    assert "I know **CRANE** already" in said(
        await boss.slash(world.channel, "wordle addword", word="crane")
    )
    await boss.slash(world.channel, "wordle addword", word="grobb")
    again = await boss.slash(world.channel, "wordle addword", word="grobb")
    assert "I know **GROBB** already" in said(again)


@pytest.mark.parametrize("mode", ["together", "solo"])
async def test_a_refusal_replaces_the_last_one_and_goes_with_the_next_answer(
    world: World, mode: str
) -> None:
    board = await world.ann.slash(world.channel, "wordle play", mode=mode)
    shown = reply(board) if mode == "solo" else world.latest

    def refusals() -> int:
        seen = world.channel.history(viewer=world.ann)
        return sum("is not in my word list" in text(one) for one in seen)

    for word in ("zzzzz", "qqqqq", "xxxxx"):
        await world.ann.slash(world.channel, "wordle guess", word=word)
        opened = await world.ann.click(shown, label="Guess")
        await world.ann.submit_modal(opened, {"word": word})
        assert refusals() == 1
    await world.ann.slash(world.channel, "wordle guess", word="crane")
    assert refusals() == 0


async def test_a_guess_in_a_channel_game_leaves_no_private_copy(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    told = await world.ann.slash(world.channel, "wordle guess", word="crane")
    assert told.ephemeral
    seen = world.channel.history(viewer=world.ann)
    assert [message.id for message in seen] == [world.latest.id]


async def test_a_private_board_that_moves_leaves_nothing_behind(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="solo")
    second = await world.ann.slash(world.channel, "wordle guess", word="crane")
    (only,) = world.channel.history(viewer=world.ann)
    assert only.id == reply(second).id
    assert "C R A N E" in said(second)


async def test_an_older_private_board_that_is_pressed_says_that_it_has_moved(
    world: World,
) -> None:
    first = await world.ann.slash(world.channel, "wordle play", mode="solo")
    world.env.inject_error("DELETE", "/webhooks/*", status=404, code=10015, times=9)
    await world.ann.slash(world.channel, "wordle guess", word="crane")
    world.env.backend.faults.clear()
    await world.ann.click(reply(first), label="Guess")
    assert said(first) == "Moved below."


async def test_a_channel_in_which_the_bot_cannot_edit_gets_one_board(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50001, times=None)
    for word in ("crane", "moist", "bully"):
        await world.ben.slash(world.channel, "wordle guess", word=word)
    assert len(world.channel.history()) == 1
    assert "B U L L Y" in text(world.latest)


@pytest.mark.usefixtures("twice")
async def test_a_vote_delivered_twice_is_told_once(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="vote")
    told = await world.ann.slash(world.channel, "wordle guess", word="crane")
    assert "Your vote: **C R A N E**" in said(told)
    await world.later(minutes=2)
    told = await world.ann.slash(world.channel, "wordle guess", word="moist")
    assert "Your vote: **M O I S T**" in said(told)


@pytest.mark.usefixtures("twice")
async def test_a_game_in_a_thread_delivered_twice_is_one_game_in_one_thread(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world.services.store.write() as tx:
        await tx.guilds.save(world.guild.id, GuildSettings(threads=True))
    backend, opened = world.env.backend, set[int]()
    create = backend.create_thread

    def once(*args: Any, message_id: int, **options: Any) -> Any:
        if message_id in opened:
            raise BackendError(400, 160004, "A thread has already been created for this message")
        opened.add(message_id)
        return create(*args, message_id=message_id, **options)

    monkeypatch.setattr(backend, "create_thread", once)
    await world.ann.slash(world.channel, "wordle play", mode="together")
    (way,) = [one for one in world.channel.history() if one.components]
    assert "A new game starts in the thread below" in text(way)
    (thread,) = world.channel.threads
    boards = [one for one in thread.history() if one.components]
    assert len(boards) == 1


async def test_a_refusal_after_a_public_deferral_is_private(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(messages, "_PATIENCE", 0.0)
    async with world.services.store.write() as tx:
        await tx.guilds.save(world.guild.id, GuildSettings(channels=frozenset({1})))
    begin = Puzzles.stump

    async def slowly(*args: Any, **options: Any) -> Any:
        await asyncio.sleep(0.05)
        return await begin(*args, **options)

    monkeypatch.setattr(Puzzles, "stump", slowly)
    await world.ann.slash(world.channel, "wordle stump")
    assert world.channel.last_message is None
    private = world.channel.history(viewer=world.ann)
    assert ["This server plays in" in text(one) for one in private] == [True]


@pytest.mark.parametrize("late", [False, True])
async def test_a_form_is_waited_for_and_if_it_comes_too_late_a_second_press_opens_it(
    world: World, monkeypatch: pytest.MonkeyPatch, late: bool
) -> None:
    monkeypatch.setattr(deferral, "FORM_PATIENCE" if late else "_PATIENCE", 0)
    await world.ann.slash(world.channel, "wordle play", mode="together")
    look = Games.board

    async def slowly(*args: Any, **options: Any) -> Any:
        await asyncio.sleep(0.05)
        return await look(*args, **options)

    with monkeypatch.context() as patched:
        patched.setattr(Games, "board", slowly)
        opened = await world.ben.click(world.latest, label="Guess")
    if late:
        assert "I took too long to open that" in text(opened.followups[0])
        opened = await world.ben.click(world.latest, label="Guess")
    await world.ben.submit_modal(opened, {"word": "crane"})
    assert "C R A N E" in text(world.latest)


async def test_a_command_or_a_choice_that_opens_a_form_waits_as_a_button_does(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    solving = await world.ann.slash(world.channel, "wordle solve")
    monkeypatch.setattr(deferral, "_PATIENCE", 0)
    finish = messages.finish_deferral

    async def slowly(interaction: Interaction) -> None:
        await asyncio.sleep(0.05)
        await finish(interaction)

    monkeypatch.setattr(messages, "finish_deferral", slowly)
    for opened in (
        await world.ann.slash(world.channel, "wordle record"),
        await press(world.ann, reply(solving), "other"),
    ):
        assert opened.modal is not None


async def test_a_press_that_takes_long_promises_to_edit_the_message_that_was_pressed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deferral, "_PATIENCE", 0)
    join = Races.join

    async def slowly(*args: Any, **options: Any) -> Any:
        await asyncio.sleep(0.05)
        return await join(*args, **options)

    monkeypatch.setattr(Races, "join", slowly)
    await world.ann.slash(world.channel, "wordle play", mode="race")
    asked = len(world.env.http_requests)
    joined = await world.ben.click(world.latest, label="Join")
    promised = world.env.http_requests[asked]
    assert promised.path.endswith("/callback")
    told: Any = promised.json
    assert told["type"] == InteractionResponseType.deferred_message_update.value
    assert joined.followups == []
    assert world.ben.mention in text(world.latest)


async def test_a_setting_out_of_range_is_told_its_bounds(world: World) -> None:
    boss = manager(world)
    shown = await boss.slash(world.channel, "wordle settings")
    await boss.select(reply(shown), ["channels"], custom_id="menu:settings:page")
    opened = await boss.click(reply(shown), label="Idle hours")
    refused = await boss.submit_modal(opened, {"public": "0", "private": "24"})
    assert "Write a whole number from 1 to 168. Nothing was changed." in said(refused)


async def kill_after_posting(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the daily posted by a bot that is killed before it notes anything."""
    await world.settle_daily()

    async def die(*_: object) -> NoReturn:
        raise RuntimeError("killed")

    with monkeypatch.context() as patch:
        patch.setattr(StoredMatches, "set_message", die)
        await world.later(seconds=1)
    await world.restart()


def list_dailies(world: World) -> list[Message]:
    return [one for one in world.channel.history() if "Daily 1" in text(one)]


@pytest.mark.parametrize("minutes", [10, 60])
async def test_a_daily_posted_by_a_bot_that_was_killed_is_taken_over(
    world: World, monkeypatch: pytest.MonkeyPatch, minutes: int
) -> None:
    await kill_after_posting(world, monkeypatch)
    posted = world.latest
    for _ in range(12):
        await world.ann.send(world.channel, "hello")
    await world.later(minutes=minutes)
    (taken,) = list_dailies(world)
    assert taken.id == posted.id
    await world.ann.click(taken, label="Play")
    await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    await world.later(minutes=5)
    (taken,) = list_dailies(world)
    assert world.ann.mention in text(taken), "it is kept up to date from then on"


async def test_where_the_bot_may_not_read_a_daily_of_a_killed_bot_is_posted_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await kill_after_posting(world, monkeypatch)
    bot, history = world.env.backend.bot_user.id, Permissions(read_message_history=True).value
    world.env.backend.set_overwrite(
        world.channel.id, Overwrite(bot, OverwriteType.MEMBER, 0, history)
    )
    await world.later(minutes=10)
    assert len(list_dailies(world)) == 2


async def test_a_daily_claimed_by_a_bot_that_was_killed_is_posted_by_the_next(
    world: World,
) -> None:
    await world.settle_daily()
    (due,) = (await world.services.timers.sweep()).announcements
    assert await world.services.daily_posts.claim(due.match)
    await world.restart()
    assert world.channel.last_message is None
    await world.later(minutes=1)
    assert "Daily 1" in text(world.latest)
    await world.later(minutes=9)
    assert len(world.channel.history()) == 1
