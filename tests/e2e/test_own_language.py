"""Words are in the language of the server's Discord until somebody changes a setting."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.domain.players import Asker, Place, Player
from tests.e2e.conftest import Speak, World, text
from tests.e2e.pressing import said
from tests.e2e.test_settings import open_settings


@pytest.mark.parametrize(
    ("locale", "guess", "page"),
    [
        ("de", "blume", "Deutsch, as in this server's Discord settings"),
        # there are no Japanese words
        ("ja", "crane", "English\n"),
    ],
    ids=["German", "Japanese"],
)
async def test_a_server_plays_in_the_language_of_its_discord_if_that_has_words(
    world: World, speak: Speak, locale: str, guess: str, page: str
) -> None:
    speak(world.guild.id, locale)
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await world.ann.slash(world.channel, "wordle guess", word=guess)
    assert " ".join(guess.upper()) in text(world.latest)
    assert page in (await open_settings(world)).said


async def test_a_server_follows_discord_until_it_chooses_a_language(
    world: World, speak: Speak
) -> None:
    follows = "as in this server's Discord settings"
    speak(world.guild.id, "de")
    panel = await open_settings(world)
    await panel.choose("length", "6")
    assert f"Deutsch, {follows}" in panel.said
    # no locale comes with what the clock does
    assert (await panel.settings()).language == "de"
    speak(world.guild.id, "fr")
    assert f"Français, {follows}" in (await open_settings(world)).said
    await panel.choose("language", "en")
    assert "English\n" in panel.said
    await panel.choose("theme", "contrast")
    assert "English\n" in panel.said
    await panel.choose("language", "follow")
    assert f"Français, {follows}" in panel.said


async def test_everybody_gets_the_german_daily_that_the_clock_has_posted(
    world: World, speak: Speak
) -> None:
    speak(world.guild.id, "de")
    panel = await open_settings(world)
    await panel.choose("page", "daily")
    await panel.choose("daily_channel", world.channel)
    await world.later(seconds=1)
    speak(world.ben.id, "pl")
    for player in (world.ann, world.ben):
        await player.slash(world.channel, "wordle daily")
        guessed = await player.slash(world.channel, "wordle guess", word="blume")
        assert "B L U M E" in said(guessed)


async def test_a_german_plays_german_words_in_direct_messages(world: World, speak: Speak) -> None:
    ann, ben = world.people
    speak(ann.id, "de")
    await ann.slash("wordle play", mode="solo")
    assert "B L U M E" in said(await ann.slash("wordle guess", word="blume"))
    await ben.slash("wordle play", mode="solo")
    assert "C R A N E" in said(await ben.slash("wordle guess", word="crane"))


async def test_a_german_is_helped_with_german_words_in_direct_messages(
    world: World, speak: Speak
) -> None:
    ann = world.people[0]
    speak(ann.id, "de")
    for word in ("blume", "kreis"):
        helped = await ann.slash("wordle help", guess=word, hints="22222")
        assert "Dein Rätsel · 5 Buchstaben" in said(helped)
        assert "Gelöst in 1 Versuch" in said(helped)


async def test_outside_a_server_the_first_to_ask_decides_the_language_of_the_daily(
    world: World,
) -> None:
    group, matches = Place(99), world.services.matches
    dailies = [
        await matches.daily(Asker(number, replace(group, locale=locale), Player(number)))
        for number, locale in enumerate(("de", "en-US"), start=1)
    ]
    assert [entered.match.match.language for entered in dailies] == ["de", "de"]
