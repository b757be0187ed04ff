"""`/wordle help` and its buttons, through Discord."""

from __future__ import annotations

import re

import pytest
import simcord

from bot.domain.guild_settings import GuildSettings
from bot.domain.players import Player, Preferences, Theme
from engine import Feedback, Word, score
from tests.e2e.conftest import World, text
from tests.e2e.pressing import fields, labels, press, reply, said


async def help_with(
    world: World, guess: str, hints: str, **options: object
) -> simcord.InteractionResult:
    return await world.ann.slash(world.channel, "wordle help", guess=guess, hints=hints, **options)


async def shown_again(world: World) -> str:
    return said(await world.ann.slash(world.channel, "wordle help"))


async def with_word(world: World, guess: str, hints: str) -> simcord.InteractionResult:
    """Bring rows, and ask for a word."""
    shown = await help_with(world, guess, hints)
    await press(world.ann, reply(shown), "A word")
    return shown


async def test_help_begins_without_a_word_and_offers_three_ways_to_go_on(world: World) -> None:
    shown = await help_with(world, "raise", "00000")
    assert "likely words** left" in said(shown)
    assert labels(reply(shown))[:4] == ["A nudge", "A letter", "A word", "I guessed my own word"]
    assert "BUNCH" not in said(shown)
    with pytest.raises(LookupError):
        await press(world.ann, reply(shown), "Why this word?")


async def test_a_single_word_that_is_left_is_hidden_until_it_is_pressed(world: World) -> None:
    shown = await help_with(world, "slate cloud", "01110 01011")
    assert "left" in said(shown)
    await press(world.ann, reply(shown), "A word")
    assert "The only word left is ||**ADULT**||." in fields(shown)["Next guess"]


async def test_of_a_rare_word_nobody_is_told_that_it_is_very_likely(world: World) -> None:
    shown = await with_word(world, "slate milky", "01000 22220")
    assert "very likely" not in said(shown)
    assert fields(shown)["Next guess"].endswith("||**MILKO**||, which puzzles seldom hide.")
    assert "rare word** left. Check the tiles: the puzzle may use a word that" in said(shown)
    assert "||**MILKO**||" in said(shown)
    assert "M I L K O" not in said(shown)


async def test_where_only_rare_words_fit_none_is_called_likely(world: World) -> None:
    shown = await help_with(world, "crane pilot", "00000 02210")
    assert "No common word fits; **5 rare words** left. Check the tiles" in said(shown)
    await press(world.ann, reply(shown), "A word")
    assert "very likely" not in said(shown)
    assert "It is not a common word." in fields(shown)["Next guess"]


async def test_help_without_arguments_teaches(world: World) -> None:
    result = await world.ann.slash(world.channel, "wordle help")
    assert result.ephemeral
    assert "Tell me a word you guessed and its tiles" in said(result)


async def test_help_shows_rows_what_remains_and_the_next_guesses(world: World) -> None:
    result = await with_word(world, "raise", "00000")
    assert result.ephemeral
    assert "⬛⬛⬛⬛⬛  R A I S E" in said(result)
    assert "likely words** left" in said(result)
    guesses = fields(result)["Next guess"]
    assert guesses == (
        "Try **BUNCH**. It may be the answer, and usually leaves about 9 words.\n"
        "Also good: **MULCH** and **LUNCH**."
    )


async def test_figures_stand_behind_why_and_never_contradict_the_order(world: World) -> None:
    shown = await with_word(world, "raise", "00000")
    assert not re.search(r"\d\.\d", said(shown))
    reasons = await press(world.ann, reply(shown), "Why this word?")
    assert reasons.ephemeral
    assert "Why BUNCH?" in said(reasons)
    assert not re.search(r"\d\.\d", said(reasons))
    await world.ann.click(reply(reasons), label="The figures")
    figures = [float(one) for one in re.findall(r"\*\* (\d\.\d\d)$", said(reasons), re.M)]
    assert len(figures) > 3
    assert figures == sorted(figures)


async def test_a_rude_word_that_alone_fits_is_hidden_until_it_is_pressed(world: World) -> None:
    shown = await with_word(world, "slate poppy", "10100 20002")
    assert (
        "Only one word is left, and it is a rude one. Press the bar to read it: ||PANSY||"
        in (fields(shown)["Next guess"])
    )
    led = await world.ann.slash(world.channel, "wordle solve")
    assert "||PANSY||" in said(led)
    assert "P A N S Y" not in said(led)


@pytest.mark.parametrize("hints", ["00000", "01000", "00100", "00021"])
async def test_no_word_that_few_people_know_is_proposed(world: World, hints: str) -> None:
    named = re.findall(r"\*\*([A-Z]{5})\*\*", said(await with_word(world, "slate", hints)))
    weights = world.services.lexicons("en", 5).weights
    assert named
    # what may be the answer is known to many, a word that only tests letters to most
    fits = {word for word in named if str(score(Word("slate"), Word(word.lower()))) == hints}
    assert all(weights[Word(word.lower())] >= (6_000 if word in fits else 9_000) for word in named)


async def test_the_ladder_is_climbed_rung_by_rung_in_one_message(world: World) -> None:
    result = await world.ann.slash(world.channel, "wordle solve")
    assert "likely words** left" in said(result)
    for label, rung in (("A nudge", "A nudge"), ("A letter", "A letter"), ("A word", "Next guess")):
        assert rung not in fields(result)
        await press(world.ann, reply(result), label)
        assert rung in fields(result)
    assert "Help taken here: A nudge, A letter, A word" in said(result)


async def test_help_taken_is_stored_and_begins_anew_with_the_next_row(world: World) -> None:
    result = await help_with(world, "raise", "00000")
    await press(world.ann, reply(result), "A nudge")
    await world.restart()
    assert "Help taken here: A nudge" in await shown_again(world)
    assert "Help taken" not in said(await help_with(world, "clout", "00000"))


async def test_rows_are_drawn_as_the_player_likes_them(world: World) -> None:
    async with world.services.store.write() as tx:
        ann = Player(world.ann.id, "ann")
        await tx.remember(ann)
        await tx.preferences.save(ann, Preferences(theme=Theme.SYMBOLS))
    assert "`[R](A) i  s  e `" in said(await help_with(world, "raise", "21000"))


async def test_several_rows_are_taken_at_once(world: World) -> None:
    result = await help_with(world, "raise clout", "00000 01200")
    assert "⬛⬛⬛⬛⬛  R A I S E\n## ⬛🟨🟩⬛⬛  C L O U T" in said(result)


async def test_a_whole_share_is_read_with_its_words(world: World) -> None:
    share = "Wordle 1,234 3/6* 🟩⬛⬛🟨🟩 ⬛⬛⬛🟩🟩 🟩🟩🟩🟩🟩"
    assert "Solved in 3 guesses" in said(await help_with(world, "caves swiss chess", share))
    assert "Solved in 3 guesses" in said(await help_with(world, "", f"{share} caves swiss chess"))


async def test_boards_share_every_guess(world: World) -> None:
    result = await help_with(world, "raise", "00000, 22222", boards=2)
    assert "2 boards" in said(result)
    assert "**2** solved: RAISE in 1" in said(result)
    assert "Solved in 2 guesses" in said(await help_with(world, "mulch", "22222"))


async def test_a_wish_for_another_kind_begins_another_puzzle(world: World) -> None:
    await help_with(world, "raise", "00000")
    refused = await help_with(world, "notice", "000000")
    assert "Your puzzle here has 5 letters" in said(refused)
    options = {"length": 6, "list": "everything", "hard": "hard"}
    other = await help_with(world, "notice", "000000", **options)
    assert "6 letters · hard · any word may be the answer" in said(other)
    assert "R A I S E" not in said(other)


async def test_a_shared_puzzle_is_one_message_that_everybody_adds_to(world: World) -> None:
    await help_with(world, "raise", "00000", shared=True)
    begun = world.latest
    receipt = await world.ben.slash(
        world.channel, "wordle help", guess="clout", hints="01000", shared=True
    )
    assert receipt.ephemeral
    assert world.latest.id == begun.id
    assert "R A I S E" in text(world.latest)
    assert "C L O U T" in text(world.latest)
    await press(world.ben, world.latest, "Undo")
    assert "C L O U T" not in text(world.latest)
    assert "This channel's puzzle" in text(world.latest)
    private = await world.ben.slash(world.channel, "wordle help")
    assert "Solve a puzzle with me" in said(private)


async def test_undo_takes_the_last_row_back(world: World) -> None:
    await help_with(world, "raise", "00000")
    two = await help_with(world, "cloud", "01200")
    assert "C L O U D" in said(two)
    await press(world.ann, reply(two), "Undo")
    assert "C L O U D" not in said(two)
    assert "R A I S E" in await shown_again(world)


async def test_undo_on_an_outdated_panel_takes_nothing_back_but_shows_what_is(
    world: World,
) -> None:
    old = await help_with(world, "raise", "00000")
    # which message was the last is forgotten, so the old one stays
    await world.restart()
    await help_with(world, "clout", "01000")
    await press(world.ann, reply(old), "Undo")
    assert "Something has changed" in said(old)
    assert "C L O U T" in said(old)
    await press(world.ann, reply(old), "Undo")
    assert "C L O U T" not in said(old)


async def test_new_puzzle_forgets_the_rows(world: World) -> None:
    shown = await help_with(world, "raise", "00000")
    await press(world.ann, reply(shown), "New puzzle")
    assert "a fresh start" in said(shown)
    assert "Solve a puzzle with me" in await shown_again(world)


async def test_remaining_words_are_listed_likely_first_and_paged(world: World) -> None:
    shown = await help_with(world, "caves", "20012")
    words = await press(world.ann, reply(shown), "Remaining words")
    assert said(words).splitlines()[1].startswith("chess")
    many = await help_with(world, "fuzzy", "00000", length=5, list="everything")
    words = await press(world.ann, reply(many), "Remaining words")
    first = said(words)
    assert "Page 1 of" in first
    await world.ann.click(reply(words), label="Rarer ▶")
    assert "Page 2 of" in said(words)
    await world.ann.click(reply(words), label="◀ Likelier")
    assert said(words) == first


async def test_every_board_is_called_by_its_number_after_others_are_solved(world: World) -> None:
    shown = await help_with(world, "caves chess", "20012 20000 00000, 22222 22000 00000", boards=3)
    assert "Board 2: **" in said(shown)
    for label in ("A nudge", "A letter", "A word"):
        await press(world.ann, reply(shown), label)
    assert {"A nudge · board 3", "A letter · board 3"} <= fields(shown).keys()
    assert "words on all boards together" in fields(shown)["Next guess"]
    words = await press(world.ann, reply(shown), "Remaining words")
    heading = said(words).splitlines()[0]
    count = re.fullmatch(r"### ([\d,]+) words · board 2", heading)
    assert count
    opened = await press(world.ann, reply(shown), "Why not …?")
    told = said(await world.ann.submit_modal(opened, {"word": "chart"}))
    assert re.search(r"^\*\*2\*\* .*\n\*\*3\*\* ", told)


async def test_words_left_unsaid_are_counted(world: World) -> None:
    shown = await help_with(world, "raise", "00000")
    words = await press(world.ann, reply(shown), "Remaining words")
    assert said(words).startswith("### 548 words")
    assert "12 rude words left out" in said(words)


async def test_of_two_words_either_is_proposed_and_no_third(world: World) -> None:
    shown = await with_word(world, "caves swiss", "20012 00022")
    assert fields(shown)["Next guess"] == "Try **CHESS**. The other word left is **CRESS**."


async def test_a_letter_hint_is_one_that_helps(world: World) -> None:
    await help_with(world, "slung", "00000")
    shown = await help_with(world, "oldie", "00010")
    await press(world.ann, reply(shown), "A letter")
    assert fields(shown)["A letter"] == (
        "The best letter to try is **H**: 20 of the 47 likely words have it."
    )


async def test_contradictory_hints_are_explained_and_not_kept(world: World) -> None:
    await help_with(world, "raise", "00000")
    refused = await help_with(world, "crane", "02000")
    assert refused.ephemeral
    assert "Rows 1 (RAISE) and 2 (CRANE) contradict each other. I did not save **CRANE**" in said(
        refused
    )
    assert "Row 2: ⬛⬛⬛⬛⬛" in said(refused)
    assert "⬛🟩⬛⬛⬛  C R A N E" not in said(refused)
    await press(world.ann, reply(refused), "undo")
    assert "cannot all be true" not in said(refused)
    assert "R A I S E" in said(refused)


@pytest.mark.parametrize(("marks", "why"), [("10101", "Of equal letters"), ("22221", "")])
async def test_a_row_that_no_word_at_all_can_give_is_told_so(
    world: World, marks: str, why: str
) -> None:
    refused = await help_with(world, "apple" if why else "crane", marks)
    assert "No word at all can look like row 1 (" in said(refused)
    assert why in said(refused)
    assert "No word I know" not in said(refused)


async def test_several_rows_that_contradict_are_counted(world: World) -> None:
    refused = await help_with(world, "raise crane", "00000 02000")
    assert "I did not save these 2 rows" in said(refused)


async def test_the_likely_slip_is_mended_by_a_button(world: World) -> None:
    await help_with(world, "raise", "00000")
    refused = await help_with(world, "crane", "02000")
    await world.ann.click(reply(refused), label="Change row 2 to ⬛⬛⬛⬛⬛")
    assert "⬛⬛⬛⬛⬛  C R A N E" in said(refused)
    assert "Not saved" not in fields(refused)


async def test_a_slip_in_an_earlier_row_is_mended_after_a_restart(world: World) -> None:
    refused = await help_with(world, "blunt raise", "22220 00000")
    assert "No rows yet" in said(refused)
    await world.restart()
    await press(world.ann, reply(refused), "mend")
    assert "R A I S E" in said(refused)


async def test_rows_that_no_word_fits_can_be_kept_and_say_what_they_tell(world: World) -> None:
    await help_with(world, "raise clout", "00000 00000")
    refused = await help_with(world, "nymph", "02000")
    await press(world.ann, reply(refused), "Keep it as it is")
    assert "No word in my list fits these rows" in said(refused)
    assert "Y at 2" in said(refused)
    assert "/wordle addword" in said(refused)
    assert "B O D G E" in said(await help_with(world, "bodge", "00000"))


async def test_rows_that_contradict_each_other_ask_for_no_new_word(world: World) -> None:
    await help_with(world, "raise", "00000")
    refused = await help_with(world, "crane", "02000")
    await press(world.ann, reply(refused), "Keep it as it is")
    assert "The rows contradict each other, so no word at all can fit" in said(refused)
    assert "addword" not in said(refused)


async def test_tiles_of_several_boards_are_recognised(world: World) -> None:
    shown = await help_with(world, "crane", "01002 00010 20000 00000")
    assert "If your puzzle has 4 boards, set the option `boards` to 4." in said(shown)
    assert "and there is 1." in said(await help_with(world, "crane", "g"))


async def test_why_not_names_the_clue(world: World) -> None:
    shown = await help_with(world, "caves", "20012")
    for word, answer in (
        ("chest", "**CHEST** is out: row 1 shows that letter 5 is **S**."),
        ("chess", "**CHESS** fits every row."),
        ("cqess", "It just isn't in my word list"),
    ):
        opened = await press(world.ann, reply(shown), "Why not …?")
        told = await world.ann.submit_modal(opened, {"word": word})
        assert told.ephemeral
        assert answer in said(told)


@pytest.mark.parametrize(
    "pasted",
    ["crane:", "CRANE,", "“crane”", "• crane", "- crane", "1. crane", "**Crane**", "crane!"],
)
async def test_what_surrounds_a_copied_word_is_left_out(world: World, pasted: str) -> None:
    assert "⬛⬛⬛🟨🟩  C R A N E" in said(await help_with(world, pasted, "00012"))


async def test_a_share_that_was_split_between_the_options_is_one(world: World) -> None:
    opened = await world.ann.slash(
        world.channel, "wordle help", guess="Wordle", hints="1,234 3/6 🟩⬛⬛🟨🟩"
    )
    assert opened.modal


@pytest.mark.parametrize("hints", ["20012", "gbbyg", "g..yg", "GXXYG", "🟩⬛⬛🟨🟩", "🟧⬜⬜🟦🟧"])
async def test_every_spelling_of_hints_is_read(world: World, hints: str) -> None:
    assert "🟩⬛⬛🟨🟩  C A V E S" in said(await help_with(world, "caves", hints))


@pytest.mark.parametrize(
    ("guess", "hints", "why"),
    [
        ("raise", "0100q", "“q” is not a tile"),
        ("raise", "0100", "A word of 5 letters needs 5 tiles, and there are 4"),
        ("raise clout", "", "I need a word and its tiles"),
        ("", "20012 2001", "I need a word and its tiles"),
        ("k!ot", "0000", "`!` is not a valid letter"),
        ("größe", "00100", "I count ß as SS, so that word is **GRÖSSE** here"),
        ("abc", "000", "no words of that length"),
        ("raise clout", "00000", "2 words of 5 letters need 10 tiles, and there are 5"),
        ("raise clout", "0000 000000", "Look at number 1"),
    ],
)
async def test_what_cannot_be_read_is_refused(
    world: World, guess: str, hints: str, why: str
) -> None:
    refused = await help_with(world, guess, hints)
    assert refused.ephemeral
    assert why in said(refused)


async def test_a_session_survives_a_restart(world: World) -> None:
    shown = await help_with(world, "raise", "00000")
    await world.restart()
    await press(world.ann, reply(shown), "Undo")
    assert "No rows yet" in said(shown)


async def test_all_green_ends_the_puzzle_and_the_next_row_begins_another(world: World) -> None:
    await help_with(world, "raise", "00000")
    solved = said(await help_with(world, "mulch", "22222"))
    assert "Solved in 2 guesses" in solved
    assert re.search(r"RAISE left \d+ · \*\*MULCH\*\*", solved)
    assert "M U L C H" not in said(await help_with(world, "slate", "00000"))


async def test_a_later_word_again_replaces_its_row_and_it_is_said(world: World) -> None:
    await help_with(world, "raise clout", "00000 01000")
    shown = await help_with(world, "clout", "01100")
    assert "⬛⬛⬛⬛⬛  R A I S E\n## ⬛🟨🟨⬛⬛  C L O U T" in said(shown)
    assert said(shown).count("C L O U T") == 1
    assert "The tiles of **CLOUT** were replaced." in said(shown)


async def test_plain_help_shows_what_is_and_not_what_was_refused(world: World) -> None:
    await help_with(world, "raise", "00000")
    refused = await help_with(world, "crane", "02000")
    assert "Not saved" in fields(refused)
    again = await world.ann.slash(world.channel, "wordle help")
    assert "Not saved" not in fields(again)
    await press(world.ann, reply(again), "Undo")
    assert "No rows yet" in said(again)


async def test_after_six_hours_the_next_row_begins_a_new_puzzle(world: World) -> None:
    await help_with(world, "raise", "00000")
    await world.clock_ticks(hours=5, minutes=59)
    assert "R A I S E" in said(await help_with(world, "clout", "01000"))
    await world.clock_ticks(hours=6)
    shown = await help_with(world, "mulch", "00000")
    assert "This is a new puzzle" in said(shown)
    assert "R A I S E" not in said(shown)


async def test_the_old_puzzle_goes_on_with_the_new_row_if_one_says_so(world: World) -> None:
    await help_with(world, "raise", "00000")
    await world.clock_ticks(hours=30)
    shown = await help_with(world, "clout", "01000")
    await press(world.ann, reply(shown), "Continue the old one")
    assert "⬛⬛⬛⬛⬛  R A I S E\n## ⬛🟨⬛⬛⬛  C L O U T" in said(shown)
    assert "Continue the old one" not in labels(reply(shown))
    assert "R A I S E" in said(await help_with(world, "mulch", "00000"))


async def test_a_second_row_settles_that_the_puzzle_is_new(world: World) -> None:
    await help_with(world, "raise", "00000")
    await world.clock_ticks(hours=30)
    assert "Continue the old one" in labels(reply(await help_with(world, "clout", "01000")))
    assert "Continue the old one" not in labels(reply(await help_with(world, "nymph", "00000")))


async def test_a_puzzle_ends_with_the_day_where_it_is_known_when_that_turns(world: World) -> None:
    async with world.services.store.write() as tx:
        await tx.guilds.save(world.guild.id, GuildSettings(time_zone="Asia/Tokyo"))
    await world.clock_ticks(hours=2)
    await help_with(world, "raise", "00000")
    await world.clock_ticks(hours=2)
    assert "R A I S E" not in said(await help_with(world, "clout", "01000"))


async def test_plain_help_on_another_day_offers_to_begin_or_to_go_on(world: World) -> None:
    await help_with(world, "raise", "00000")
    await world.clock_ticks(hours=30)
    shown = await world.ann.slash(world.channel, "wordle help")
    assert "It has been a while since your last puzzle, which ended with **RAISE**." in said(shown)
    assert "Solve a puzzle with me" in said(shown)
    await press(world.ann, reply(shown), "Continue the old one")
    assert "R A I S E" in said(shown)
    assert "R A I S E" in said(await help_with(world, "clout", "01000"))


async def test_an_old_shared_puzzle_makes_room_for_a_new_one(world: World) -> None:
    await help_with(world, "raise", "00000", shared=True)
    await world.clock_ticks(hours=7)
    await world.ben.slash(world.channel, "wordle help", guess="clout", hints="01000", shared=True)
    assert "R A I S E" not in text(world.latest)
    assert "C L O U T" in text(world.latest)


@pytest.mark.parametrize(("guess", "hints"), [("crane", ""), ("", "c r a n e")])
async def test_a_word_without_its_tiles_is_shown_to_be_marked(
    world: World, guess: str, hints: str
) -> None:
    shown = await help_with(world, guess, hints)
    assert shown.ephemeral
    assert "Mark: **C R A N E**" in said(shown)
    assert "Next guess" not in said(shown)
    entered = await press(world.ann, reply(shown), "Enter")
    assert "⬛⬛⬛⬛⬛  C R A N E" in said(entered)


async def test_a_word_of_another_length_is_not_marked_in_an_open_puzzle(world: World) -> None:
    await help_with(world, "raise", "00000")
    assert "Your puzzle here has 5 letters" in said(await help_with(world, "stream", ""))


async def test_a_length_that_no_puzzle_has_is_not_proposed(world: World) -> None:
    await help_with(world, "raise", "00000")
    refused = said(await help_with(world, "cat", "012"))
    assert "That has 3 letters" in refused
    assert "option" not in refused


async def test_a_pasted_share_tells_its_language(world: World) -> None:
    share = "Le Mot (@WordleFR) #321 3/6 🟨⬛🟨⬛⬛ ⬛🟨🟩🟨⬛ https://wordle.louan.me"
    opened = await world.ann.slash(world.channel, "wordle help", hints=share)
    rows = (opened.modal or {})["components"]
    fields = [(row.get("component") or row["components"][0])["custom_id"] for row in rows]
    words = dict(zip(fields, ["tarie", "étage"], strict=True))
    assert "Your puzzle · Français · 5 letters" in said(await world.ann.submit_modal(opened, words))


@pytest.mark.parametrize("rows", [2, 5, 6])
async def test_a_share_without_words_asks_for_them_row_by_row(world: World, rows: int) -> None:
    words = ["raise", "raise", "clout", "nymph", "fudge", "knock"][6 - rows :]
    marks = [str(score(Word(word), Word("whisk"))) for word in words]
    tiles = [Feedback.parse(one).tiles() for one in marks]
    share = "Wordle 1,234 X/6 " + " ".join(tiles)
    opened = await world.ann.slash(world.channel, "wordle help", hints=share)
    fields = [
        part["component"] if "component" in part else part["components"][0]
        for part in (opened.modal or {})["components"]
    ]
    assert len(fields) == min(rows, 5)
    assert fields[0]["label"] == tiles[0]
    filled = {field["custom_id"]: word for field, word in zip(fields, words, strict=False)}
    if rows == 6:
        filled[fields[4]["custom_id"]] = "fudge knock"
    shown = await world.ann.submit_modal(opened, filled)
    assert f"{tiles[-1]}  K N O C K" in said(shown)


async def private_texts(world: World) -> list[str]:
    return [text(one) for one in world.channel.history(viewer=world.ann)]


@pytest.mark.parametrize("tiles", ["00000", ""])
async def test_plain_help_takes_a_word_in_a_form_and_its_tiles_there_or_by_buttons(
    world: World, tiles: str
) -> None:
    shown = reply(await world.ann.slash(world.channel, "wordle help"))
    opened = await world.ann.click(shown, label="Enter my guess")
    await world.ann.submit_modal(opened, {"word": "raise", "tiles": tiles})
    (puzzle,) = await private_texts(world)
    assert ("Mark: **R A I S E**" in puzzle) != bool(tiles)
    assert "Solve a puzzle with me" not in puzzle


async def test_a_refused_word_leaves_the_explanation_where_it_is(world: World) -> None:
    shown = reply(await world.ann.slash(world.channel, "wordle help"))
    opened = await world.ann.click(shown, label="Enter my guess")
    await world.ann.submit_modal(opened, {"word": "raise", "tiles": "000"})
    explained, refused = await private_texts(world)
    assert "Solve a puzzle with me" in explained
    assert "Nothing was saved" in refused


async def test_plain_help_chooses_the_guesses_at_the_press_of_a_button(world: World) -> None:
    shown = reply(await world.ann.slash(world.channel, "wordle help"))
    await world.ann.click(shown, label="Choose guesses for me")
    (puzzle,) = await private_texts(world)
    assert "Press each letter until it looks like your tiles" in puzzle


async def test_the_only_word_left_stands_behind_a_bar_wherever_it_is_named(world: World) -> None:
    shown = await help_with(world, "raise clout", "00021 20000")
    assert "**1 word** left" in said(shown)
    words = await press(world.ann, reply(shown), "Remaining words")
    assert "||chess||" in said(words)
    await press(world.ann, reply(shown), "A word")
    assert fields(shown)["Next guess"] == "The only word left is ||**CHESS**||."
    assert "CHESS" not in said(shown).replace("||**CHESS**||", "")
    await press(world.ann, reply(shown), "That's it!")
    assert "Solved in 3 guesses" in said(shown)


async def test_who_is_led_reads_the_only_word_left_behind_a_bar_too(world: World) -> None:
    await help_with(world, "raise clout", "00021 20000")
    shown = await world.ann.slash(world.channel, "wordle solve")
    assert fields(shown)["Next guess"] == "The only word left is ||**CHESS**||."
    assert "C H E S S" not in said(shown)


async def test_where_no_word_fits_nothing_is_offered_that_could_not_be_had(world: World) -> None:
    await help_with(world, "raise", "00000")
    refused = await help_with(world, "crane", "02000")
    await press(world.ann, reply(refused), "Keep it as it is")
    assert "no word at all can fit" in said(refused)
    assert not {"A nudge", "A letter", "A word"} & {*labels(reply(refused))}
    with pytest.raises(LookupError):
        await press(world.ann, reply(refused), "Remaining words")


async def test_a_word_of_ones_own_is_the_second_button_below_a_proposed_one(world: World) -> None:
    shown = await with_word(world, "raise", "00000")
    assert labels(reply(shown))[5:] == ["Enter", "I guessed my own word", "That's it!"]


async def test_a_row_that_hard_mode_forbids_is_named(world: World) -> None:
    rows = "slate watch cramp", "00110 02222 10101"
    shown = await help_with(world, *rows, hard="hard")
    assert "Hard mode would not have let **CRAMP** in row 3 be played." in said(shown)
    assert "Hard mode would not" not in said(await help_with(world, *rows, hard="off"))
