"""Games in other languages than English, from the command to the shared result."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from bot.domain.guilds import GuildSettings
from engine import Word
from tests.e2e.conftest import World, text
from tests.e2e.pressing import press, said


@dataclass(frozen=True)
class Talk:
    """A guess as people type it, how the board has it, and a key its keyboard needs."""

    language: str
    name: str
    typed: str
    drawn: str
    key: str


TALKS = (
    Talk("de", "Deutsch", "a\u0308rger", "Ä R G E R", "Ö"),
    Talk("es", "Español", "ｎｉñｅｚ", "N I Ñ E Z", "V"),
    Talk("tr", "Türkçe", "itici", "İ T İ C İ", "Ğ"),
    Talk("el", "Ελληνικά", "Λόγος", "Λ Ο Γ Ο Σ", "Ω"),
    Talk("sv", "Svenska", "a\u030asikt", "Å S I K T", "Ö"),
    Talk("uk", "Українська", "ҐАНОК", "Ґ А Н О К", "Ї"),
)
every_talk = pytest.mark.parametrize("talk", TALKS, ids=lambda talk: talk.language)


@every_talk
async def test_a_game_is_played_to_the_shared_result(world: World, talk: Talk) -> None:
    await world.ann.slash(world.channel, "wordle play", language=talk.language)
    assert talk.name in text(world.latest)
    await world.ben.slash(world.channel, "wordle guess", word=talk.typed)
    assert talk.drawn in text(world.latest)
    assert talk.key in text(world.latest).split()
    answer = await world.answer()
    await world.ann.slash(world.channel, "wordle guess", word=answer.lower())
    assert " ".join(answer.upper()) in text(world.latest)
    assert "solved it in 2 guesses" in text(world.latest)
    shared = await press(world.ann, world.latest, "share")
    assert "2/6" in said(shared)


@every_talk
async def test_the_next_game_is_in_the_same_language(world: World, talk: Talk) -> None:
    await world.ann.slash(world.channel, "wordle play", language=talk.language)
    await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    await press(world.ben, world.latest, "again")
    assert talk.name in text(world.latest)


@every_talk
async def test_help_reads_the_letters_of_the_language(world: World, talk: Talk) -> None:
    helped = await world.ann.slash(
        world.channel, "wordle help", language=talk.language, guess=talk.typed, hints="00000"
    )
    assert talk.drawn in said(helped)


async def test_a_server_of_another_language_plays_five_letters(world: World) -> None:
    """Greek has no words of six."""
    async with world.services.store.write() as tx:
        await tx.guilds.save(world.guild.id, GuildSettings(language="el", length=6))
    await world.ann.slash(world.channel, "wordle play", mode="together")
    assert "Ελληνικά · 5 letters" in text(world.latest)


async def test_a_game_of_six_german_letters_is_played(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", language="de", length=6)
    assert "Deutsch · 6 letters" in text(world.latest)
    await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    assert "solved it in 1 guess" in text(world.latest)


async def test_a_length_that_a_language_lacks_is_refused(world: World) -> None:
    refused = await world.ann.slash(world.channel, "wordle play", language="el", length=7)
    assert "no word list for that length" in said(refused)


async def test_a_word_that_lost_its_accents_is_shown_with_them_at_the_end(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", language="pt")
    lexicon = world.services.lexicons("pt", 5)
    while (answer := Word(await world.answer())) not in lexicon.spellings:
        await world.ann.slash(world.channel, "wordle guess", word=answer)
        await press(world.ann, world.latest, "again")
    await world.ann.slash(world.channel, "wordle guess", word=answer)
    assert f"*{lexicon.spellings[answer]}*" in text(world.latest)


async def test_completion_gives_no_answer_away(world: World) -> None:
    """Only answers have their accents in our lists."""
    await world.ann.slash(world.channel, "wordle play", language="pt")
    offered = await world.ann.autocomplete(world.channel, "wordle guess", "word", "aç")
    assert offered
    assert all(one["name"] == one["value"] and one["name"].isascii() for one in offered)
