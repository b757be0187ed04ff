"""Class lists: brought by who manages a server, played by everybody there."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
import simcord
from sqlalchemy import func, select

from bot.cogs.lists import LARGEST_LIST
from bot.domain.errors import MayNotManage
from bot.domain.lists import UnknownList
from bot.domain.players import Asker, Place, Player, Rights
from bot.services.lists import ListDraft
from bot.store.models import ClassListRow, TallyRow
from engine import Word
from tests.e2e.conftest import NOON, World, text
from tests.e2e.pressing import labels, press, reply, said
from tests.e2e.test_settings import manager

LESSON = [
    *("cell", "gene", "virus", "enzyme", "nucleus", "protein", "bacteria", "membrane"),
    *("organelle", "chromatin", "xylem", "phloem", "stoma", "petal", "sepal", "stamen"),
    *("pollen", "spore", "zygote", "ova"),
]
"""Words of 3 to 9 letters."""

UNRANKED = "-# Doesn't count for the leaderboard"


class Teacher:
    """Somebody who manages the server, at the page of its lists."""

    def __init__(self, who: simcord.MemberActor, page: Any) -> None:
        self.who = who
        self.page = page

    async def add(self, **texts: Any) -> simcord.InteractionResult:
        opened = await self.who.click(self.page, label="Add a list")
        return await self.fill(opened, **texts)

    async def fill(
        self, opened: simcord.InteractionResult, **texts: Any
    ) -> simcord.InteractionResult:
        written = {"name": "Biology 7B", "language": ["en"], "words": " ".join(LESSON)}
        return await self.who.submit_modal(opened, {**written, **texts})


@pytest.fixture
async def teacher(world: World) -> Teacher:
    who = await manager(world)
    shown = await who.slash(world.channel, "wordle settings")
    page = reply(shown)
    await who.select(page, ["lists"], custom_id="menu:settings:page")
    return Teacher(who, page)


async def find_id(world: World) -> int:
    async with world.services.store.engine.connect() as connection:
        return await connection.scalar(select(func.max(ClassListRow.id))) or 0


async def count_lists(world: World) -> int:
    async with world.services.store.engine.connect() as connection:
        return await connection.scalar(select(func.count()).select_from(ClassListRow)) or 0


async def test_a_pasted_list_is_shown_played_and_deleted(world: World, teacher: Teacher) -> None:
    assert "This server has no list yet." in text(teacher.page)
    await teacher.add()
    assert "English · 20 words" in text(teacher.page)
    assert "9 letters: 2" in text(teacher.page)
    assert "Words of all lengths come, first those that have not been played yet" in text(
        teacher.page
    )
    assert "ORGANELLE".lower() in text(teacher.page)
    (offered,) = await world.ann.autocomplete(world.channel, "wordle play", "list", "bio")
    await world.ann.slash(world.channel, "wordle play", list=offered["value"], length=8)
    assert "### Together · Biology 7B · 8 letters" in text(world.latest)
    assert await world.answer() in ("bacteria", "membrane")
    await world.ben.slash(world.channel, "wordle guess", word="absolute")
    await world.ben.slash(world.channel, "wordle guess", word=await world.answer())
    assert "solved it in 2 guesses" in text(world.latest)
    await press(teacher.who, teacher.page, "Delete")
    assert "Delete the list **Biology 7B**?" in text(teacher.page)
    await press(teacher.who, teacher.page, "Delete")
    assert "This server has no list yet." in text(teacher.page)
    assert await count_lists(world) == 0


async def test_an_uploaded_file_goes_before_pasted_words(world: World, teacher: Teacher) -> None:
    file = ("words.txt", "\ufeff".encode() + "\r\n".join(LESSON).encode())
    await teacher.add(words="three pasted words", file=file)
    assert "English · 20 words" in text(teacher.page)


async def test_a_file_of_an_older_editor_is_read(world: World, teacher: Teacher) -> None:
    words = ["décor", *LESSON[1:]]
    file = ("words.txt", "\r\n".join(words).encode("cp1252"))
    await teacher.add(words="", file=file)
    assert "English · 20 words" in text(teacher.page)
    assert "décor" in text(teacher.page)


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"\xc3(", b"a" * 100_001])
async def test_a_file_that_is_no_text_is_refused(
    world: World, teacher: Teacher, content: bytes
) -> None:
    refused = await teacher.add(words="", file=("words.txt", content))
    assert "plain text file" in said(refused) or "at least 20 different ones" in said(refused)
    assert await count_lists(world) == 0


async def test_a_file_may_be_as_large_as_the_longest_list_and_no_larger(
    world: World, teacher: Teacher
) -> None:
    content = "\n".join(LESSON).encode().ljust(LARGEST_LIST)
    refused = await teacher.add(words="", file=("words.txt", content + b" "))
    assert "plain text file" in said(refused)
    assert await count_lists(world) == 0
    await teacher.add(words="", file=("words.txt", content))
    assert "English · 20 words" in text(teacher.page)


async def test_what_does_not_fit_is_quoted_and_the_rest_is_taken(
    world: World, teacher: Teacher
) -> None:
    unfit = ["ab", "a<@1>b", "extraordinary", "mulatto", "the cell", *"pqrstuvwxy"]
    shown = await teacher.add(words="\n".join([*LESSON, *unfit]))
    assert "English · 20 words" in text(teacher.page)
    assert "15 entries were left out:" in said(shown)
    assert "• Line 21: “ab” has 2 letters; 3 to 10 are possible." in said(shown)
    assert r"• Line 22: “a\<\@1\>b”: `<` is not a letter of this language." in said(shown)
    assert "• Line 24: a word that is not welcome here." in said(shown)
    assert "• Line 25: “the cell” has 2 words." in said(shown)
    assert "• … and 3 more." in said(shown)
    assert "mulatto" not in said(shown)


GERMAN = """Brücke Straße Schule Lehrer Wasser Sonne Regen Garten Blume Apfel Birne Tisch Stuhl
Fenster Kuchen Butter Käse Milch Kaffee Zucker"""


async def test_words_that_may_be_slips_or_are_crude_are_named_and_kept(
    world: World, teacher: Teacher
) -> None:
    odd = "Aple Brükce Hure Arschloch Scheiße Fotze Qxy"
    shown = await teacher.add(language=["de"], words=f"{GERMAN} {odd}")
    assert "Deutsch · 27 words" in said(shown)
    assert "Not in my word list (Deutsch), but played all the same: Aple, Brükce. " in said(shown)
    assert "On my list of crude words, but kept: Arschloch, Fotze, Hure, Scheiße. " in said(shown)


async def test_of_many_words_that_no_list_has_a_few_are_named(
    world: World, teacher: Teacher
) -> None:
    odd = " ".join(f"{letter}qxz" for letter in "bcdfghklm")
    shown = await teacher.add(language=["de"], words=f"{GERMAN} {odd}")
    assert "bqxz, cqxz, dqxz, fqxz, gqxz, hqxz and 3 more. Names" in said(shown)
    assert "crude" not in said(shown)


async def test_a_list_of_known_words_asks_for_no_second_look(
    world: World, teacher: Teacher
) -> None:
    shown = await teacher.add(language=["de"], words=GERMAN)
    assert "Deutsch · 20 words" in said(shown)
    assert "word list (" not in said(shown)


async def test_a_word_given_twice_is_told_and_no_last_entry_is_hidden(
    world: World, teacher: Teacher
) -> None:
    unfit = ["ab", "cd", "extraordinary", "the cell", "x"]
    shown = await teacher.add(words="\n".join([*LESSON, *unfit, "cell"]))
    assert "6 entries were left out:" in said(shown)
    assert "• Line 26: “cell” is in the list already." in said(shown)
    assert "more." not in said(shown)


async def test_a_list_that_is_too_short_is_corrected_in_its_form(
    world: World, teacher: Teacher
) -> None:
    refused = await teacher.add(words="\n".join([*LESSON[:19], "extraordinary"]))
    assert "at least 20 different words, and this has 19." in said(refused)
    assert "“extraordinary” has 13 letters" in said(refused)
    opened = await teacher.who.click(reply(refused), label="Correct it")
    assert "extraordinary" in str(opened.modal)
    assert "Biology 7B" in str(opened.modal)
    await teacher.fill(opened)
    assert await count_lists(world) == 1


async def test_a_word_is_shown_as_the_list_writes_it(world: World, teacher: Teacher) -> None:
    words = [word for word in LESSON if len(word) != 7]
    await teacher.add(language=["de"], words="\n".join([*words, "Fußweg", "Baum"]))
    assert "Fußweg" in text(teacher.page)
    await world.ann.slash(
        world.channel, "wordle play", mode="solo", list=await find_id(world), length=7
    )
    shown = await world.ann.slash(world.channel, "wordle guess", word="Fussweg")
    assert "*Fußweg · " in said(shown)


async def test_a_name_is_taken_once_and_lists_are_bounded(world: World, teacher: Teacher) -> None:
    for number in range(10):
        await teacher.add(name=f"Lesson {number}")
        await teacher.who.select(teacher.page, ["lists"], custom_id="menu:settings:page")
    assert "Add a list" not in labels(teacher.page)
    opened = await teacher.who.slash(world.channel, "wordle settings")
    page = reply(opened)
    await teacher.who.select(page, ["lists"], custom_id="menu:settings:page")
    await press(teacher.who, page, "Lesson 3")
    changed = await teacher.who.click(page, label="Change")
    shown = await teacher.fill(changed, name="LESSON 4")
    assert "LESSON 4 2" in said(shown)


async def test_a_name_that_is_taken_is_told_with_the_way_to_the_other_list(
    world: World, teacher: Teacher
) -> None:
    await teacher.add()
    assert "There is a list" not in text(teacher.page)
    await teacher.who.select(teacher.page, ["lists"], custom_id="menu:settings:page")
    shown = await teacher.add(words=" ".join([*LESSON, "thylakoid"]))
    assert (
        "There is a list **Biology 7B** already, so this one is called **Biology 7B 2**. "
        "To change the words of the other, choose it and press **Change**."
    ) in said(shown)


@pytest.mark.parametrize("start", [b"PK\3\4", b"\xd0\xcf\x11\xe0", b"%PDF-1.7\n", b"{\\rtf1\n"])
async def test_a_file_of_a_word_processor_is_refused_with_the_way_out(
    world: World, teacher: Teacher, start: bytes
) -> None:
    content = start + "\n".join(LESSON).encode()
    refused = await teacher.add(words="kept words", file=("words.xlsx", content))
    assert "Save it as plain text or CSV, and choose that file." in said(refused)
    assert await count_lists(world) == 0
    opened = await teacher.who.click(reply(refused), label="Correct it")
    assert "kept words" in str(opened.modal)
    assert "Biology 7B" in str(opened.modal)
    await teacher.fill(opened)
    assert await count_lists(world) == 1


async def test_a_list_that_is_too_long_says_how_many_words_it_has(
    world: World, teacher: Teacher
) -> None:
    letters = "abcdefghijklm"
    words = [a + b + c + "x" for a in letters for b in letters for c in letters]
    content = "\n".join([*words, *LESSON]).encode()
    refused = await teacher.add(words="", file=("words.txt", content))
    assert "That would be 2,217 words; I keep at most 2,000." in said(refused)


async def test_of_a_table_with_commas_the_second_column_is_told(
    world: World, teacher: Teacher
) -> None:
    shown = await teacher.add(words="\n".join(f"{word},{word}s" for word in LESSON))
    assert "English · 20 words" in said(shown)
    assert "• What stands beside the first column (“cells” and so on): each line gives" in said(
        shown
    )
    assert "put each on a line of its own." in said(shown)


async def test_only_who_manages_the_server_changes_lists(world: World, teacher: Teacher) -> None:
    await teacher.add()
    lists, found = world.services.lists, await find_id(world)
    anybody = Asker(1, world.place, Player(world.ann.id, "ann"))
    elsewhere = replace(anybody, place=Place(1, 2), rights=Rights(manager=True))
    draft = ListDraft("X", "en", " ".join(LESSON))
    for refused, who in ((MayNotManage, anybody), (UnknownList, elsewhere)):
        with pytest.raises(refused):
            await lists.get(who, found)
        with pytest.raises(refused):
            await lists.replace(who, found, draft)
    assert await lists.remove(elsewhere, found) == []
    assert await count_lists(world) == 1


async def test_a_daily_from_a_list_goes_through_all_lengths_before_a_word_comes_again(
    world: World, teacher: Teacher
) -> None:
    await teacher.add()
    await press(teacher.who, teacher.page, "Daily from it: off")
    answers = list[str]()
    for _ in range(2 * len(LESSON)):
        await world.ann.slash(world.channel, "wordle daily")
        answers.append(await world.answer())
        await world.ann.slash(world.channel, "wordle guess", word=answers[-1])
        await world.later(days=1)
    assert sorted(answers[: len(LESSON)]) == sorted(LESSON)
    assert {*answers[len(LESSON) :]} <= {*LESSON}
    assert all(one != then for one, then in pairwise(answers))


async def test_games_from_a_list_go_through_all_lengths(world: World, teacher: Teacher) -> None:
    await teacher.add()
    answers = list[str]()
    for _ in LESSON:
        await world.ann.slash(world.channel, "wordle play", list=await find_id(world))
        answers.append(await world.answer())
        await world.ann.slash(world.channel, "wordle guess", word=answers[-1])
    assert sorted(answers) == sorted(LESSON)


async def test_another_game_from_a_list_has_another_length_unless_one_was_chosen(
    world: World, teacher: Teacher
) -> None:
    await teacher.add()
    begun = await world.ann.slash(
        world.channel, "wordle play", mode="solo", list=await find_id(world)
    )
    answers = list[str]()
    for _ in LESSON:
        answers.append(await world.answer())
        shown = await world.ann.slash(world.channel, "wordle guess", word=answers[-1])
        begun = await press(world.ann, reply(shown), "again")
    assert sorted(answers) == sorted(LESSON)
    assert begun is not None


async def test_boards_of_a_list_have_one_length_with_enough_words(
    world: World, teacher: Teacher
) -> None:
    await teacher.add()
    await world.ann.slash(world.channel, "wordle play", list=await find_id(world), boards=4)
    answers = await world.answers()
    assert {*answers} <= {*LESSON}
    assert len({*answers}) == 4
    assert len({*map(len, answers)}) == 1


async def test_a_length_the_language_lacks_takes_the_words_of_the_list(
    world: World, teacher: Teacher
) -> None:
    await teacher.add()
    await world.ann.slash(world.channel, "wordle play", list=await find_id(world), length=9)
    refused = await world.ann.slash(world.channel, "wordle guess", word="abandoned")
    assert "ABANDONED" in said(refused)
    answer = await world.answer()
    other = next(word for word in ("organelle", "chromatin") if word != answer)
    await world.ann.slash(world.channel, "wordle guess", word=other)
    asked = await world.ann.slash(world.channel, "wordle hint")
    assert "This game doesn't count for the leaderboard, so hints cost nothing." in said(asked)
    await world.ann.click(reply(asked), label="A word")
    await world.ann.slash(world.channel, "wordle guess", word=answer)
    assert "solved it in 2 guesses" in text(world.latest)
    analysed = await press(world.ann, world.latest, "analyse")
    assert "went wrong" not in said(analysed)


async def test_a_length_with_too_few_words_is_refused(world: World, teacher: Teacher) -> None:
    await teacher.add()
    refused = await world.ann.slash(
        world.channel, "wordle play", list=await find_id(world), length=9, boards=4
    )
    assert "The list has 2 words of 9 letters, and this game needs 4." in said(refused)


async def test_such_games_are_unranked_and_begin_again_with_the_list(
    world: World, teacher: Teacher
) -> None:
    await teacher.add()
    await world.ann.slash(
        world.channel, "wordle play", mode="solo", list=await find_id(world), length=5
    )
    shown = await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    assert UNRANKED in said(shown)
    async with world.services.store.engine.connect() as connection:
        assert not await connection.scalar(select(func.count()).select_from(TallyRow))
    await press(world.ann, reply(shown), "again")
    assert "### Solo · Biology 7B · 5 letters" in text(reply(shown))


async def test_a_running_game_keeps_the_words_it_began_with(world: World, teacher: Teacher) -> None:
    """Else who changes the list could find out whether a word is the answer."""
    await teacher.add()
    await world.ann.slash(world.channel, "wordle play", list=await find_id(world), length=9)
    answer = await world.answer()
    other = next(word for word in ("organelle", "chromatin") if word != answer)
    kept = [word for word in LESSON if len(word) < 9]
    opened = await teacher.who.click(teacher.page, label="Change")
    await teacher.fill(opened, words=" ".join([*kept, "thylakoid", "flagellum"]))
    assert "thylakoid" in text(teacher.page)
    taken = await world.ann.slash(world.channel, "wordle guess", word=other)
    assert not said(taken)
    refused = await world.ann.slash(world.channel, "wordle guess", word="thylakoid")
    assert "THYLAKOID" in said(refused)
    assert await count_lists(world) == 2
    await world.ann.slash(world.channel, "wordle guess", word=answer)
    await world.later(minutes=2)
    assert await count_lists(world) == 1


async def test_completion_does_not_tell_the_list(world: World, teacher: Teacher) -> None:
    await teacher.add()
    await world.ann.slash(world.channel, "wordle play", list=await find_id(world), length=5)
    offered = await world.ann.autocomplete(world.channel, "wordle guess", "word", "x")
    assert "xylem" in [one["name"] for one in offered]
    first = await world.ann.autocomplete(world.channel, "wordle guess", "word", "s")
    assert first[0]["name"] not in LESSON


async def test_a_list_can_be_chosen_on_the_panel(world: World, teacher: Teacher) -> None:
    await teacher.add(language=["de"], words=" ".join([*LESSON, "straße"]))
    panel = reply(await world.ann.slash(world.channel, "wordle play"))
    assert UNRANKED not in text(panel)
    await press(world.ann, panel, "Biology 7B")
    assert UNRANKED in text(panel)
    await press(world.ann, panel, "7 letters")
    await press(world.ann, panel, "Begin")
    assert "### Together · Biology 7B · 7 letters" in text(world.latest)
    assert await world.answer() in ("nucleus", "protein", "strasse")


@pytest.mark.parametrize("mode", ["vote", "race", "duel", "absurdle", "solo"])
async def test_every_mode_that_takes_a_list_begins_with_it(
    world: World, teacher: Teacher, mode: str
) -> None:
    await teacher.add()
    begun = await world.ann.slash(
        world.channel, "wordle play", mode=mode, list=await find_id(world), length=8
    )
    shown = text(world.latest) if mode != "solo" else said(begun)
    assert "Biology 7B · 8 letters" in shown
    assert UNRANKED in shown


async def test_a_list_of_another_server_is_none(world: World, teacher: Teacher) -> None:
    refused = await world.ann.slash(world.channel, "wordle play", list=99)
    assert "That list is no longer there." in said(refused)


async def test_the_daily_comes_from_a_list_and_is_unranked(world: World, teacher: Teacher) -> None:
    """The list may be of another language than the server."""
    await teacher.add(language=["de"])
    before = await world.ann.slash(world.channel, "wordle daily")
    assert "Biology 7B" not in said(before)
    await press(teacher.who, teacher.page, "Daily from it: off")
    assert "the word of the daily comes from this list" in text(teacher.page)
    kept = await world.ann.slash(world.channel, "wordle daily")
    assert "### Daily 1 · 5 letters" in said(kept)
    await world.later(days=1)
    begun = await world.ann.slash(world.channel, "wordle daily")
    assert "### Daily 2 · Biology 7B" in said(begun)
    assert UNRANKED in said(begun)
    assert await world.answer() in LESSON
    await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    async with world.services.store.engine.connect() as connection:
        assert not await connection.scalar(select(func.count()).select_from(TallyRow))
    await world.later(days=1)
    past = await world.ben.slash(world.channel, "wordle daily", day="2")
    assert "Biology 7B" in said(past)
    days = await world.ben.autocomplete(world.channel, "wordle daily", "day", "")
    assert len(days) == 2


async def test_a_list_that_is_deleted_or_banned_leaves_the_daily_to_the_language(
    world: World, teacher: Teacher
) -> None:
    await teacher.add()
    await press(teacher.who, teacher.page, "Daily from it: off")
    async with world.services.store.write() as tx:
        settings = await tx.guilds.settings(world.place)
        await tx.guilds.save(world.guild.id, settings.ban(map(Word, LESSON), NOON))
    banned = await world.ann.slash(world.channel, "wordle daily")
    assert "### Daily 1 · 5 letters" in said(banned)
    await press(teacher.who, teacher.page, "Delete")
    assert "This server's daily comes from it." in text(teacher.page)
    await press(teacher.who, teacher.page, "Delete")
    settings = await world.services.guilds.settings(world.place)
    assert settings.daily_list is None


async def test_a_game_that_counts_for_nobody_is_no_miss(world: World, teacher: Teacher) -> None:
    await teacher.add()
    found_id = await find_id(world)
    await world.ann.slash(world.channel, "wordle play", list=found_id, length=4)
    other = "gene" if await world.answer() == "cell" else "cell"
    await world.ann.slash(world.channel, "wordle guess", word=other)
    await world.later(days=3)
    assert "It counts for nobody." in text(world.latest)
    shown = await press(teacher.who, teacher.page, "Progress")
    assert "Nobody has finished a game from this list yet." in said(shown)
    await world.ann.slash(world.channel, "wordle play", mode="solo", list=found_id, length=4)
    await world.ann.slash(world.channel, "wordle guess", word="gene")
    await world.ann.slash(world.channel, "wordle guess", word="abbe")
    await world.later(days=3)
    await press(teacher.who, teacher.page, "Back to the list")
    assert "1 of 20" in said(await press(teacher.who, teacher.page, "Progress"))


async def test_the_board_of_the_bot_is_no_progress(world: World, teacher: Teacher) -> None:
    await teacher.add()
    await world.ann.slash(
        world.channel, "wordle play", mode="duel", list=await find_id(world), length=5
    )
    shown = await press(teacher.who, teacher.page, "Progress")
    assert "Nobody has finished a game from this list yet." in said(shown)


async def test_a_teacher_sees_who_has_met_and_missed_which_word(
    world: World, teacher: Teacher
) -> None:
    await teacher.add()
    empty = await press(teacher.who, teacher.page, "Progress")
    assert "Nobody has finished a game from this list yet." in said(empty)
    found_id, outcome = await find_id(world), dict[str, bool]()
    for found in (True, False):
        await world.ann.slash(world.channel, "wordle play", list=found_id, length=4)
        answer = await world.answer()
        outcome[answer] = found
        other = "gene" if answer == "cell" else "cell"
        await world.ann.slash(world.channel, "wordle guess", word=answer if found else other)
        if not found:
            asked = await world.ann.slash(world.channel, "wordle stop")
            await press(world.ann, reply(asked), "Give up")
    await teacher.who.select(teacher.page, ["lists"], custom_id="menu:settings:page")
    await press(teacher.who, teacher.page, "Biology 7B")
    await press(teacher.who, teacher.page, "Progress")
    shown, missed = text(teacher.page), next(word for word in outcome if not outcome[word])
    assert "**2 of 20** words have been played. Found the last time: 1." in shown
    assert f"coming back sooner: {missed}" in shown
    assert f"<@{world.ann.id}> · 1 of 2 found · missed: {missed}" in shown
    assert "Progress" not in labels(teacher.page)
    await press(teacher.who, teacher.page, "Back to the list")
    assert "Progress" in labels(teacher.page)
