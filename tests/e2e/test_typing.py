"""Guesses written as messages, and everything else that people write."""

from __future__ import annotations

import pytest
from simcord.builders import UserHandle
from simcord.enums import ComponentType

from bot.app import discord_client
from bot.domain.outages import Outage
from bot.domain.players import Player, Preferences
from bot.store.games.games import StoredGames
from tests.e2e.conftest import World, text
from tests.e2e.pressing import reply
from tests.reading import parts

DIRECT = "wordle play"


def newest(user: UserHandle) -> str:
    """What the last message of a direct conversation says."""
    message = user.dm_channel.last_message
    assert message
    return text(message)


async def listen(world: World) -> str:
    """Let the bot read the messages of servers; returns how it is mentioned."""
    await world.env.restart_bot(discord_client(world.services, typed=True))
    assert world.env.bot.user
    return world.env.bot.user.mention


@pytest.mark.parametrize("mode", ["together", "solo"])
async def test_a_bare_word_is_a_guess_in_a_direct_message(world: World, mode: str) -> None:
    ann = world.people[0]
    await ann.slash(DIRECT, mode=mode)
    for word in ("crane", " Moist "):
        await ann.send_dm(word)
    assert "M O I S T" in newest(ann).replace("\u00a0", " ")
    assert "4 guesses left" in newest(ann)


async def test_a_german_word_with_two_s_in_one_letter_is_a_guess(world: World) -> None:
    mention = await listen(world)
    await world.ann.slash(world.channel, "wordle play", language="de")
    await world.ann.send(world.channel, f"{mention} groß")
    shown = reply(await world.ann.slash(world.channel, "wordle board"))
    assert "5 guesses left" in text(shown)


async def test_a_board_goes_down_with_the_conversation(world: World) -> None:
    ann = world.people[0]
    await ann.slash(DIRECT, mode="together")
    await ann.send_dm("crane")
    await ann.send_dm("moist")
    messages = world.env.backend.messages[ann.dm_channel.id].values()
    assert sum("guesses left" in text(one) for one in messages) == 1


async def test_what_is_no_guess_is_answered_in_a_direct_message(world: World) -> None:
    ann = world.people[0]
    await ann.slash(DIRECT, mode="solo")
    await ann.send_dm("cran")
    assert "That has 4 letters; 5 are needed." in newest(ann)
    assert "**Give up** is under the board" in newest(ann)
    await ann.send_dm("crab")
    assert "Give up" not in newest(ann)
    await ann.send_dm("how does this work")
    assert "write one word of 5 letters" in newest(ann)
    assert "`/wordle hint` gives a hint." in newest(ann)
    again = await ann.send_dm("oh I see :)")
    assert ann.dm_channel.last_message == again
    await ann.send_dm("crane")
    assert "5 guesses left" in newest(ann)


async def test_a_game_in_a_direct_message_is_for_one_and_in_their_language(world: World) -> None:
    ann = world.people[0]
    async with world.services.store.write() as tx:
        player = Player(ann.id, "ann")
        await tx.remember(player)
        await tx.preferences.save(player, Preferences(language="fr"))
    shown = await ann.slash(DIRECT)
    modes, *_ = parts(reply(shown), ComponentType.STRING_SELECT)
    offered = {option["value"] for option in modes["options"]}
    assert offered == {"solo", "daily", "duel", "absurdle-solo"}
    await ann.click(reply(shown), label="Begin")
    assert "Solo" in newest(ann)
    assert "Français" in newest(ann)


async def test_whoever_writes_without_a_game_is_told_once_how_to_begin(world: World) -> None:
    ann = world.people[0]
    await ann.send_dm("hello")
    assert "`/wordle play` starts a game" in newest(ann)
    again = await ann.send_dm("how are you")
    assert ann.dm_channel.last_message == again
    for question in ("how do I play?", "πώς παίζω;"):
        await ann.send_dm(question)
        assert "`/wordle play` starts a game" in newest(ann)
        await ann.send_dm("fine")
    await world.env.advance_time(3601)
    await ann.send_dm("hello there")
    assert "`/wordle play` starts a game" in newest(ann)


async def test_a_lone_word_without_a_game_is_always_answered_shortly(world: World) -> None:
    ann = world.people[0]
    await ann.slash(DIRECT, mode="solo")
    await ann.send_dm("how does this work")
    await ann.send_dm(await world.answer())
    await ann.send_dm("hello there")
    assert "`/wordle play` starts a game" in newest(ann)
    for word in ("crane", "help"):
        await ann.send_dm(word)
        assert "There is no game here." in newest(ann)
    begun = await ann.click(ann.dm_channel.last_message, label="Begin")
    assert "Solo" in text(reply(begun))


@pytest.mark.parametrize(
    "written", ["Moist!", "guess moist", "Guess: *moist*", "/wordle guess moist"]
)
async def test_a_word_with_something_around_it_is_a_guess(world: World, written: str) -> None:
    ann = world.people[0]
    await ann.slash(DIRECT, mode="solo")
    await ann.send_dm(written)
    assert "M O I S T" in newest(ann).replace("\u00a0", " ")


async def test_a_word_in_a_server_without_a_game_is_left_alone(world: World) -> None:
    mention = await listen(world)
    message = await world.ann.send(world.channel, f"{mention} crane")
    assert world.channel.last_message == message


async def test_a_refused_guess_gets_a_short_answer_and_costs_no_turn(world: World) -> None:
    ann = world.people[0]
    await ann.slash(DIRECT, mode="together")
    await ann.send_dm("qzxvk")
    assert "**QZXVK** is not in my word list" in newest(ann)
    await ann.send_dm("zzzzz")
    await ann.send_dm("crane")
    assert "5 guesses left" in newest(ann)
    assert not any("not in my word list" in text(one) for one in ann.dm_channel.history())


async def test_a_guess_that_fails_is_answered_with_a_reference(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = world.people[0]
    await ann.slash(DIRECT, mode="together")

    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(StoredGames, "add_turn", fail)
    await ann.send_dm("crane")
    assert "Reference: " in newest(ann)


async def test_a_guess_during_an_outage_is_answered_kindly(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = world.people[0]
    await ann.slash(DIRECT, mode="together")

    async def fail(*_: object) -> None:
        raise Outage("database or disk is full")

    monkeypatch.setattr(StoredGames, "add_turn", fail)
    await ann.send_dm("crane")
    assert "I can't reach my memory right now, and will be back" in newest(ann)
    assert "Reference" not in newest(ann)


async def test_a_message_that_is_delivered_twice_plays_once(world: World) -> None:
    ann = world.people[0]
    await ann.slash(DIRECT, mode="together")
    message = await ann.send_dm("crane")
    world.env.bot.dispatch("message", message)
    await world.env.settle()
    assert "5 guesses left" in newest(ann)
    assert "already guessed" not in newest(ann)


async def test_in_a_server_nothing_is_read_unless_the_operator_wants_that(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    assert world.env.bot.user
    await world.ann.send(world.channel, f"{world.env.bot.user.mention} crane")
    board = await world.services.games.view(1)
    assert not board.session.moves


async def test_a_mention_with_a_word_is_a_guess_and_redraws_the_board(world: World) -> None:
    bot = await listen(world)
    await world.ann.slash(world.channel, "wordle play", mode="together")
    board = world.latest
    written = await world.ben.send(world.channel, f"{bot} crane")
    assert world.latest == written
    (drawn,) = [one async for one in written.channel.history() if one.id == board.id]
    assert "C R A N E" in text(drawn).replace("\u00a0", " ")
    assert world.ben.mention in text(drawn)


async def test_in_a_server_a_word_without_a_mention_is_left_alone(world: World) -> None:
    await listen(world)
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await world.ben.send(world.channel, "crane")
    assert not (await world.services.games.view(1)).session.moves


async def test_in_a_server_a_refused_guess_is_answered_where_it_was_written(world: World) -> None:
    bot = await listen(world)
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await world.ben.send(world.channel, f"{bot} qzxvk")
    assert "**QZXVK** is not in my word list" in text(world.latest)
    written = await world.ben.send(world.channel, f"{bot} thanks")
    assert world.latest == written


async def test_of_all_refusals_in_a_channel_only_the_last_is_left(world: World) -> None:
    bot = await listen(world)
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await world.ben.send(world.channel, f"{bot} qzxvk")
    await world.ann.send(world.channel, f"{bot} zzzzz")
    refused = [one for one in map(text, world.channel.history()) if "not in my word list" in one]
    assert len(refused) == 1
    assert "**ZZZZZ**" in refused[0]
    await world.ben.send(world.channel, f"{bot} crane")
    assert not any("not in my word list" in text(one) for one in world.channel.history())


async def test_a_private_game_is_never_played_before_all(world: World) -> None:
    bot = await listen(world)
    await world.ann.slash(world.channel, "wordle play", mode="solo")
    await world.ann.send(world.channel, f"{bot} crane")
    assert not (await world.services.games.view(1)).session.moves
    assert "Everybody here reads what you type" in text(world.latest)
    shown = await world.ann.click(world.latest, label="Show my board")
    assert reply(shown).ephemeral


async def test_where_every_word_is_read_a_private_board_is_spoken_of_once(world: World) -> None:
    await world.env.restart_bot(discord_client(world.services, bare=True))
    await world.ann.slash(world.channel, "wordle play", mode="solo")
    assert await world.ann.send(world.channel, "hi") == world.latest
    await world.ann.send(world.channel, "crane")
    assert "Press **Guess** there" in text(world.latest)
    assert await world.ann.send(world.channel, "moist") == world.latest


async def test_a_refusal_names_its_game_where_there_are_several(world: World) -> None:
    bot = await listen(world)
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await world.ann.slash(world.channel, "wordle play", mode="solo")
    await world.ann.send(world.channel, f"{bot} qzxvk")
    assert "Together · 5 letters · 0/6" in text(world.latest)


async def test_a_word_for_everybodys_game_counts_while_one_plays_alone_too(world: World) -> None:
    mention = await listen(world)
    await world.ann.slash(world.channel, "wordle play", mode="together")
    public = world.latest.id
    await world.ann.slash(world.channel, "wordle play", mode="solo")
    await world.ann.send(world.channel, f"{mention} crane")
    shown = await world.latest.channel.fetch_message(public)
    assert "C R A N E" in text(shown)


async def race(world: World) -> None:
    """Have Ann and Ben race each other."""
    await world.clock_ticks(minutes=1)
    await world.ann.slash(world.channel, "wordle play", mode="race")
    lobby = world.latest
    for user in (world.ann, world.ben):
        await user.click(lobby, label="Ready")
    await world.clock_ticks(minutes=1)


async def test_a_word_typed_in_a_race_is_not_played_where_one_has_no_part(world: World) -> None:
    mention = await listen(world)
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await race(world)
    for _ in range(2):
        await world.ben.send(world.channel, f"{mention} crane")
        assert "Everybody here reads what you type" in text(world.latest)
    assert not (await world.services.games.view(1)).session.moves


async def test_a_word_is_played_where_one_plays_though_one_races_too(world: World) -> None:
    mention = await listen(world)
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await world.ben.send(world.channel, f"{mention} crane")
    await race(world)
    for user, word in ((world.ann, "moist"), (world.ben, "bully")):
        await user.send(world.channel, f"{mention} {word}")
    assert len((await world.services.games.view(1)).session.moves) == 3


async def test_a_word_is_played_in_a_game_that_began_after_the_race(world: World) -> None:
    mention = await listen(world)
    await race(world)
    await world.ann.slash(world.channel, "wordle play", mode="together")
    shown = world.latest
    await world.ben.send(world.channel, f"{mention} lunch")
    assert "L U N C H" in text(await shown.channel.fetch_message(shown.id))


async def test_a_board_out_of_sight_moves_to_the_bottom(world: World) -> None:
    await world.env.restart_bot(discord_client(world.services, bare=True))
    await world.ann.slash(world.channel, "wordle play", mode="together")
    board = world.latest
    wrong = [word for word in ("crane", "moist", "bully") if word != await world.answer()]
    await world.ben.send(world.channel, wrong[0])
    assert world.latest.id != board.id
    for said in ("nice one", "is it?", "hm hm"):
        await world.ben.send(world.channel, said)
    await world.ben.send(world.channel, wrong[1])
    assert " ".join(wrong[1].upper()) in text(world.latest).replace("\u00a0", " ")
    assert board.id not in [one.id for one in world.channel.history()]
    written = await world.ann.send(world.channel, "well done")
    assert world.latest == written


async def test_the_end_of_a_typed_game_is_seen_at_the_bottom(world: World) -> None:
    await world.env.restart_bot(discord_client(world.services, bare=True))
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await world.ben.send(world.channel, await world.answer())
    assert f"🎉 {world.ben.mention} solved it in 1 guess" in text(world.latest)
    assert sum("Together" in text(one) for one in world.channel.history()) == 1


async def test_the_end_by_a_button_is_seen_at_the_bottom_too(world: World) -> None:
    await world.env.restart_bot(discord_client(world.services, bare=True))
    await world.ann.slash(world.channel, "wordle play", mode="together")
    board = world.latest
    await world.ben.send(world.channel, "good luck everybody")
    opened = await world.ann.click(board, label="Guess")
    await world.ann.submit_modal(opened, {"word": await world.answer()})
    assert "solved it in 1 guess" in text(world.latest)
    assert sum("Together" in text(one) for one in world.channel.history()) == 1


@pytest.mark.parametrize("written", ["raise 01002", "Wordle 1,234 X/6\n\n⬛🟨⬛⬛🟩 raise"])
async def test_rows_in_a_direct_message_are_a_puzzle_to_help_with(
    world: World, written: str
) -> None:
    ann = world.people[0]
    await ann.send_dm(written)
    shown = ann.dm_channel.last_message
    assert "This is what I read.\n\n" in newest(ann)
    assert "R A I S E" in newest(ann)
    helped = await ann.click(shown, label="Help with this puzzle")
    assert "likely words** left" in text(reply(helped))


async def test_a_won_share_in_a_direct_message_is_a_game_to_analyse(world: World) -> None:
    ann = world.people[0]
    await ann.send_dm("Wordle 1,234 2/6\n\n⬛🟨⬛⬛🟩\n🟩🟩🟩🟩🟩")
    shown = ann.dm_channel.last_message
    assert "but no letters" in newest(ann)
    assert "Analyze this game" in str(shown and shown.components)


async def test_rows_of_two_alphabets_in_a_direct_message_are_refused_kindly(world: World) -> None:
    ann = world.people[0]
    await ann.send_dm("01002 żółty\n01010 шапка")
    assert "is not a valid letter" in newest(ann)
