"""Games in other languages than English, from the command to the shared result."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest
import simcord
from simcord.components import walk_components
from simcord.enums import ComponentType

from bot.domain.guild_settings import GuildSettings
from bot.domain.players import Asker, Player, Preference
from engine import Word, parse, score
from engine.words import ALPHABETS
from tests.e2e.conftest import World, text
from tests.e2e.pressing import press, reply, said, share
from tests.reading import alts


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
    await share(world.ann, world.channel, letters=True)
    (alt,) = alts(world.latest)
    assert all(letter in alt for letter in talk.drawn.split())
    assert all(letter in alt for letter in answer.upper())
    assert len(world.latest.attachments) == 1


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
    """Greek has no words of eight."""
    async with world.services.store.write() as tx:
        await tx.guilds.save(world.guild.id, GuildSettings(language="el", length=8))
    await world.ann.slash(world.channel, "wordle play", mode="together")
    assert "Ελληνικά · 5 letters" in text(world.latest)


async def test_a_game_of_six_german_letters_is_played(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", language="de", length=6)
    assert "Deutsch · 6 letters" in text(world.latest)
    await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    assert "solved it in 1 guess" in text(world.latest)


async def test_a_length_that_a_language_lacks_is_refused(world: World) -> None:
    refused = await world.ann.slash(world.channel, "wordle play", language="el", length=8)
    assert "no words of that length" in said(refused)


async def test_a_word_that_lost_its_accents_is_shown_with_them_at_the_end(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", language="pt")
    lexicon = world.services.lexicons("pt", 5)
    while (answer := Word(await world.answer())) not in lexicon.spellings:
        await world.ann.slash(world.channel, "wordle guess", word=answer)
        await press(world.ann, world.latest, "again")
    await world.ann.slash(world.channel, "wordle guess", word=answer)
    told = world.services.lexicons.definition("pt", answer)
    assert told
    assert told.partition(" · ")[0] == lexicon.spellings[answer]
    assert f"*{told}*" in text(world.latest)
    await share(world.ann, world.channel, letters=True)
    assert len(alts(world.latest)) == 1


async def test_a_challenge_is_set_in_any_language(world: World) -> None:
    opened = await world.ann.slash(world.channel, "wordle play", mode="challenge", language="de")
    assert chosen_language(opened) == "de"
    await world.ann.submit_modal(opened, {"word": "a\u0308rger", "language": ["de"]})
    assert "Deutsch" in text(world.latest)
    await world.ben.click(world.latest, label="Play")
    solved = await world.ben.slash(world.channel, "wordle guess", word="Ärger")
    assert "**Ä R G E R**" in said(solved)
    opened = await world.ann.slash(world.channel, "wordle challenge")
    assert chosen_language(opened) == "en"
    await world.ann.submit_modal(opened, {"word": "λόγος", "language": ["el"]})
    assert "Ελληνικά" in text(world.latest)


async def test_the_bot_guesses_a_word_of_any_language_and_the_next_one_too(world: World) -> None:
    shown = await world.ann.slash(
        world.channel, "wordle stump", language="tr", rival="letter-frequency"
    )
    lexicon = world.services.lexicons("tr", 5)
    assert guesses(shown, "tr") in lexicon
    opened = await press(world.ann, reply(shown), "reveal")
    await world.ann.submit_modal(opened, {"word": "itici"})
    await world.ann.click(reply(shown), label="Another word")
    assert guesses(shown, "tr") in lexicon


async def test_a_pasted_game_is_analysed_in_any_language(world: World) -> None:
    told = await world.ann.slash(
        world.channel, "wordle analyse", language="de", words="fu\u0308nfe ärger", answer="Ärger"
    )
    assert "Ä R G E R" in said(told)
    details = await press(world.ann, reply(told), "details")
    assert "Ä R G E R" in said(details)


async def test_how_hard_a_word_is_depends_on_its_language(world: World) -> None:
    foreign = await world.ann.slash(world.channel, "wordle difficulty", word="niñez")
    assert "N I Ñ E Z" not in said(foreign)
    told = await world.ann.slash(world.channel, "wordle difficulty", word="niñez", language="es")
    assert "N I Ñ E Z" in said(told)


async def test_who_has_chosen_a_language_has_it_for_all_that_nobody_else_sees(
    world: World,
) -> None:
    async with world.services.store.write() as tx:
        await tx.guilds.save(world.guild.id, GuildSettings(length=8))
    ann = Asker(0, world.place, Player(world.ann.id, "ann"))
    await world.services.players.choose(ann, Preference.LANGUAGE, "de")
    told = await world.ann.slash(world.channel, "wordle difficulty", word="Ärger")
    assert "Ä R G E R" in said(told)
    helped = await world.ann.slash(world.channel, "wordle help", guess="ärger", hints="00000")
    assert "Ä R G E R" in said(helped)
    shown = await world.ann.slash(
        world.channel, "wordle stump", private=True, rival="letter-frequency"
    )
    assert guesses(shown, "de") in world.services.lexicons("de", 5)
    opened = await world.ann.slash(world.channel, "wordle challenge")
    assert chosen_language(opened) == "de"
    shared = await world.ann.slash(
        world.channel, "wordle help", shared=True, guess="strand", hints="000000"
    )
    assert "S T R A N D" in said(shared)
    assert "Deutsch" not in said(shared)


def chosen_language(opened: simcord.InteractionResult) -> str:
    """The language that a form has chosen already."""
    assert opened.modal
    held = walk_components(opened.modal["components"])
    (menu,) = (one for one in held if one["type"] == ComponentType.STRING_SELECT)
    return next(one["value"] for one in menu["options"] if one.get("default"))


def guesses(result: simcord.InteractionResult, language: str) -> Word:
    """The bot's own guess."""
    found = re.search(r"My guess: \*\*([\w ]+)\*\*", said(result))
    assert found
    return parse(found[1], ALPHABETS[language])


async def test_completion_gives_no_answer_away(world: World) -> None:
    """Only answers have their accents in our lists."""
    await world.ann.slash(world.channel, "wordle play", language="pt")
    offered = await world.ann.autocomplete(world.channel, "wordle guess", "word", "aç")
    assert offered
    assert all(one["name"] == one["value"] and one["name"].isascii() for one in offered)


@pytest.mark.parametrize(
    ("language", "word", "said"),
    [
        ("de", "crane", "**CRANE** is not in my word list (Deutsch). Try another word."),
        ("pl", "zolty", "**ZOLTY** is not in my word list (Polski). Did you mean **ŻÓŁTY**?"),
    ],
)
async def test_a_refused_word_is_told_whose_list_it_is_not_in(
    world: World, language: str, word: str, said: str
) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together", language=language)
    refused = await world.ann.slash(world.channel, "wordle guess", word=word)
    assert refused.ephemeral
    assert said in text(refused.response)
    assert "No guess was lost" in text(refused.response)


async def test_a_ukrainian_word_may_be_typed_with_its_apostrophe(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together", language="uk")
    await world.ann.slash(world.channel, "wordle guess", word="об'єкт")
    assert "О Б Є К Т" in text(world.latest).upper() or "ОБЄКТ" in text(world.latest).upper()


async def test_sentences_have_the_accents_that_boards_leave_out(world: World) -> None:
    told = {"language": "es", "guess": "texto", "hints": str(score(Word("texto"), Word("exito")))}
    helped = await world.ann.slash(world.channel, "wordle help", **told)
    await press(world.ann, reply(helped), "A word")
    assert "**ÉXITO**" in said(helped)
    assert "T E X T O" in said(helped)
    hard = await world.ann.slash(world.channel, "wordle difficulty", word="sofa", language="pt")
    assert "SOFÁ" in said(hard)


async def test_several_words_of_another_language_begin_a_puzzle_in_it(world: World) -> None:
    german = await world.ann.slash(
        world.channel, "wordle help", language="de", guess="tiger", hints="00000"
    )
    assert "Deutsch" in said(german)
    rows = {"guess": "stone radio plate paste", "hints": "00101 01000 21202 21012"}
    english = await world.ann.slash(world.channel, "wordle help", **rows)
    assert "Deutsch" not in said(english)
    assert "isn't a word I know" not in said(english)
    more = await world.ann.slash(world.channel, "wordle help", guess="lager", hints="00000")
    assert "Deutsch" not in said(more)


async def test_of_two_languages_that_have_all_words_the_players_own_is_meant(world: World) -> None:
    words = tuple(map(Word, ("slate", "trace")))
    find = world.services.lexicons.find_language
    assert find(words, "pt") is None
    assert find(words, "pt", (None, "fr-CA", "en-US")) == "fr"
    assert find(words, "pt", ("de", "en-GB")) == "en"
