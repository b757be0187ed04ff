"""Each reads in their own language, and all together in that of the server."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.builders import UserHandle

from tests.e2e.conftest import Speak, Told, World, text
from tests.e2e.pressing import labels, press, pressable, reply, said


async def test_a_german_in_an_english_server_is_answered_in_german_and_plays_in_english(
    world: World, speak: Speak
) -> None:
    speak(world.ann.id, "de")
    offered = await world.ann.slash(world.channel, "wordle play")
    assert "Neues Spiel" in said(offered)
    await world.ann.slash(world.channel, "wordle play", mode="together")
    refused = await world.ann.slash(world.channel, "wordle guess", word="zzzzz")
    assert refused.ephemeral
    assert "steht nicht in meiner Wortliste" in said(refused)
    assert "6 guesses left" in text(world.latest)
    await world.ann.slash(world.channel, "wordle guess", word="crane")
    assert "5 guesses left" in text(world.latest)


async def test_a_board_of_ones_own_is_german_to_the_end(world: World, speak: Speak) -> None:
    speak(world.ann.id, "de")
    begun = await world.ann.slash(world.channel, "wordle play", mode="solo")
    assert "Noch 6 Versuche" in said(begun)
    guessed = await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    assert "🎉 Gelöst in 1 Versuch" in said(guessed)


async def test_what_all_see_follows_the_server_whoever_presses(world: World, speak: Speak) -> None:
    speak(world.ann.id, "de")
    await world.ann.slash(world.channel, "wordle play", mode="race")
    await world.ben.click(world.latest, label="Join")
    await world.ann.click(world.latest, label="Ready")
    assert "is starting a race" in text(world.latest)


def newest(user: UserHandle) -> str:
    """What the bot wrote last in a direct conversation."""
    dm = user.dm_channel
    assert dm.last_message
    return text(dm.last_message)


async def test_words_typed_in_a_direct_message_are_answered_in_german(
    world: World, speak: Speak
) -> None:
    ann = world.people[0]
    speak(ann.id, "de")
    await ann.slash("wordle play", mode="together")
    await world.restart()
    await ann.send_dm("qzxvk")
    assert "steht nicht in meiner Wortliste" in newest(ann)
    await ann.send_dm("blume")
    assert "Noch 5 Versuche" in newest(ann)


async def test_what_is_said_to_somebody_without_a_game_is_german_too(
    world: World, speak: Speak
) -> None:
    ann = world.people[0]
    speak(ann.id, "de")
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await ann.send_dm("hallo?")
    assert "Ich leite Wortspiele" in newest(ann)


async def test_a_game_that_closes_in_a_direct_message_says_so_in_german(
    world: World, speak: Speak
) -> None:
    ann = world.people[0]
    speak(ann.id, "de")
    await ann.slash("wordle play", mode="together")
    await ann.send_dm("blume")
    await world.restart()
    await world.later(days=3)
    assert "Beendet, weil" in newest(ann)


async def test_a_reminder_is_in_the_language_of_whoever_asked_for_it(
    world: World, speak: Speak
) -> None:
    await world.settle_daily()
    speak(world.ann.id, "fr")
    for member in (world.ann, world.ben):
        opened = await member.slash(world.channel, "wordle preferences")
        await press(member, reply(opened), "remind")
    await world.later(seconds=1)
    assert "Le mot du jour" in newest(world.people[0])
    assert "Today's word is here" in newest(world.people[1])


async def test_who_changes_the_language_of_discord_is_written_to_in_the_new_one(
    world: World, speak: Speak
) -> None:
    ann = world.people[0]
    speak(ann.id, "pl")
    await ann.slash("wordle play", mode="together")
    speak(ann.id, "es")
    await ann.slash("wordle guess", word="kwiat")
    await ann.send_dm("qzxvk")
    assert "lista" in newest(ann)


def test_discord_lists_the_commands_in_german(told: Told) -> None:
    group = next(command for command in told.commands if command["name"] == "wordle")
    guess = next(option for option in group["options"] if option["name"] == "guess")
    assert guess["description_localizations"]["de"] == "Rate ein Wort in deinem Spiel"
    assert guess["options"][0]["description_localizations"]["de"] == "Dein Versuch"


async def test_discord_is_told_the_commands_again_once_a_text_has_changed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def count_told() -> int:
        return sum(sent.method == "PUT" for sent in world.env.http_requests)

    await world.restart()
    assert count_told() == 0
    monkeypatch.setattr("bot.client.fingerprint", lambda: "another")
    await world.restart()
    assert count_told() == 1


@pytest.mark.parametrize("shared", [False, True], ids=["own", "shared"])
async def test_a_puzzle_is_redrawn_in_the_language_of_those_who_see_it(
    world: World, speak: Speak, shared: bool
) -> None:
    speak(world.ann.id, "de")
    shown = await world.ann.slash(world.channel, "wordle solve", shared=shared)
    message: Any = world.latest if shared else reply(shown)
    await world.ann.click(message, custom_id=pressable(message)[0])
    first, *others = labels(world.latest if shared else reply(shown))
    assert first.startswith("🟨")
    assert ("Enter" in others, "Fertig" in others) == (shared, not shared)
