"""The coach through Discord: the button of an ended game, and its commands."""

from __future__ import annotations

import re

import pytest
import simcord

from engine import Word, score
from tests.e2e.conftest import World
from tests.e2e.pressing import fields, give_up, labels, press, reply, said
from tests.reading import alts
from tests.render.listening import read_analysis


@pytest.fixture(autouse=True)
def patience(world: World) -> None:
    """The first analysis of a list takes seconds on a busy machine."""
    world.env.settle_timeout = 60


FRIENDS = "The same word, played by the rivals"
WRONG = ("crane", "moist", "bully", "fudge", "whack", "vivid", "jazzy")


async def finish(world: World, **options: object) -> Word:
    """Play a game to its end: two wrong guesses, then the answer."""
    await world.ann.slash(world.channel, "wordle play", **{"mode": "together"} | options)
    answer = Word(await world.answer())
    for word in (*[wrong for wrong in WRONG if wrong != answer][:2], answer):
        await world.ann.slash(world.channel, "wordle guess", word=word)
    return answer


async def analyse(world: World, **options: object) -> simcord.InteractionResult:
    return await world.ann.slash(world.channel, "wordle analyse", **options)


async def details(world: World, result: simcord.InteractionResult) -> simcord.InteractionResult:
    """Press Details: the figures take the place of the words."""
    await world.ann.click(reply(result), label="Details")
    return result


async def test_who_needs_fewer_guesses_than_the_bot_would_is_told_so_with_joy(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="solo")
    await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    told = await analyse(world)
    needed = re.search(r"🎉 You beat 👑 Perfect, who needs (\d)!", said(told))
    assert needed
    await details(world, told)
    assert f"Perfect: {needed[1]}" in fields(told)[FRIENDS]


async def test_an_ended_game_is_told_in_words_with_its_figures_behind_a_button(
    world: World,
) -> None:
    answer = await finish(world)
    result = await world.ben.click(world.latest, label="Analyze")
    assert result.ephemeral
    assert f"Analysis · {' '.join(answer.upper())}" in said(result)
    assert "Solved in 3. " in said(result)
    assert not fields(result)
    await world.ben.click(reply(result), label="Details")
    assert re.search(r"[\d,]+ words → [\d,]+ · .+ · ", said(result))
    assert "→ solved" in said(result)
    shown = fields(result)
    assert "3 guesses = " in shown["Overall"]
    assert "letter-frequency" not in said(result)
    assert "🧮 Abe: " in shown[FRIENDS]
    assert shown[FRIENDS].endswith(f"{world.ann.mention}: 3")
    assert labels(reply(result)) == ["Back"]
    await world.ben.click(reply(result), label="Back")
    assert "Solved in 3. " in said(result)


async def test_a_clue_ignored_is_a_lesson_that_names_the_letter_and_where_it_was_shown(
    world: World,
) -> None:
    result = await analyse(world, words="arose until light night", answer="night")
    assert (
        "💡 **LIGHT** in row 3 made no use of N, known since **UNTIL**. "
        "It also tried L again, gray since **UNTIL**."
    ) in said(result)


async def test_in_a_team_everybody_hears_of_their_own_rows(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    answer = await world.answer()
    wrong = next(word for word in WRONG if word != answer)
    await world.ann.slash(world.channel, "wordle guess", word=wrong)
    await world.ben.slash(world.channel, "wordle guess", word=answer)
    told = said(await world.ann.click(world.latest, label="Analyze"))
    assert re.search(rf"{world.ann.mention}\n.+\*\*{wrong.upper()}\*\*", told)
    assert re.search(rf"{world.ben.mention}\n.+\*\*{answer.upper()}\*\*", told)


async def test_the_picture_is_told_row_by_row(world: World) -> None:
    answer = await finish(world)
    result = await world.ann.click(world.latest, label="Analyze")
    (alt,) = alts(reply(result))
    told = read_analysis(alt)
    assert [row.guess for row in told][-1] == answer
    assert all(row.feedback == score(row.guess, answer) for row in told)


async def test_the_buttons_work_after_a_restart(world: World) -> None:
    await finish(world)
    await world.restart()
    result = await world.ann.click(world.latest, label="Analyze")
    await world.restart()
    assert FRIENDS in fields(await details(world, result))


async def test_a_private_game_is_analysed_for_its_player(world: World) -> None:
    await finish(world, mode="solo")
    result = await analyse(world)
    assert result.ephemeral
    assert "Solved in 3. " in said(result)
    assert fields(await details(world, result))[FRIENDS].endswith("You: 3")
    refused = await world.ben.slash(world.channel, "wordle analyse")
    assert "You have not finished a game here" in said(refused)


async def test_a_lost_game_says_what_was_still_to_go(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    answer = await world.answer()
    for word in [wrong for wrong in WRONG if wrong != answer][:6]:
        await world.ann.slash(world.channel, "wordle guess", word=word)
    result = await analyse(world)
    assert "Not solved this time" in said(result)
    shown = fields(await details(world, result))
    assert re.search(r"6 guesses \+ \d\.\d\d still needed = ", shown["Overall"])
    assert shown[FRIENDS].endswith("You: not found")


async def test_a_game_given_up_is_not_called_masterly(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="solo")
    await world.ann.slash(world.channel, "wordle guess", word="crane")
    await give_up(world.ann, world.channel)
    result = await analyse(world)
    assert "Given up after 1 guess, with" in said(result)
    assert "masterly" not in said(await details(world, result))


async def test_a_game_of_several_boards_is_analysed_on_all_of_them_together(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", boards=2)
    for word in await world.answers():
        await world.ann.slash(world.channel, "wordle guess", word=word)
    shown = await world.ann.click(world.latest, label="Analyze")
    assert shown.ephemeral
    assert "Analysis · 2 boards" in said(shown)
    assert re.search(r"Both boards solved in 2; my best play needs about \d\.\d\.", said(shown))
    (alt,) = alts(reply(shown))
    assert "Board 2, solved:" in alt
    assert said(await analyse(world)) == said(shown)
    await details(world, shown)
    at_first = 2 * len(world.services.lexicons("en", 5).answers)
    assert re.search(
        rf"-# {at_first:,} words → [\d,]+ on 1 board · .*; better: .*lucky, \+", said(shown)
    )
    assert re.search(r"2 guesses = \d\.\d\d with best play \+ .* saved by good luck", said(shown))
    assert "→ solved" in said(shown)


async def test_several_boards_from_elsewhere_are_analysed_with_their_answers(world: World) -> None:
    told = await analyse(world, words="crane moist night fudge", answer="night fudge")
    assert "Both boards solved in 4; my best play needs about" in said(told)
    await details(world, told)
    assert "N I G H T" in said(told)
    await world.ann.click(reply(told), label="Back")
    assert "Both boards solved in 4" in said(told)
    lost = await analyse(world, words="crane moist night", answer="night fudge")
    assert "1 of 2 boards solved." in said(lost)
    after = await analyse(world, words="night fudge crane", answer="night fudge")
    assert "There is a guess after the answer." in said(after)


async def test_of_several_boards_a_hit_is_praised_before_what_served_many(world: World) -> None:
    told = said(await analyse(world, words="crane moist shape dough", answer="shape dough"))
    assert re.search(r"🎯 \*\*SHAPE\*\* hit 1 of the \d+ words left on board 1\.", told)
    assert "served 2 boards" not in told


async def test_a_guess_that_fits_no_open_board_is_called_so(world: World) -> None:
    told = await analyse(world, words="crane moist whack night fudge", answer="night fudge")
    assert "ruled **WHACK** (row 3) out on every open board" in said(told)
    told = await analyse(world, words="crane moist judge night fudge", answer="night fudge")
    assert "on every open board" not in said(told)


async def test_a_share_from_elsewhere_is_analysed_with_its_words(world: World) -> None:
    share = "Wordle 1,234 3/6 🟩⬛⬛🟨🟩 ⬛⬛⬛🟩🟩 🟩🟩🟩🟩🟩"
    for options in (
        {"share": share, "words": "caves swiss chess"},
        {"share": f"{share} caves swiss chess"},
        {"words": "caves swiss chess", "answer": "chess"},
    ):
        result = await analyse(world, **options)
        assert result.ephemeral
        assert "Analysis · C H E S S" in said(result)
        await details(world, result)
        assert "🟩⬛⬛🟨🟩  C A V E S" in said(result)


@pytest.mark.parametrize(
    "options",
    [
        {"share": "crane light night"},
        {"words": "crane light night"},
        {"share": "crane > light - night"},
    ],
)
async def test_words_alone_end_with_the_answer_unless_another_is_told(
    world: World, options: dict[str, str]
) -> None:
    told = said(await analyse(world, **options))
    assert "Solved in 3" in told
    assert "I took your last word, NIGHT, as the answer" in told
    told = said(await analyse(world, **options, answer="sight"))
    assert "S I G H T" in told
    assert "I took" not in told


async def test_a_lost_share_is_analysed_with_its_answer(world: World) -> None:
    result = await analyse(world, share="01000 00020", words="raise cloud", answer="mauve")
    assert "MarksDiffer" not in said(result)
    assert "row 1 would be" in said(result)
    rows = " ".join(str(score(Word(word), Word("chess"))) for word in ("raise", "cloud"))
    result = await analyse(world, share=rows, words="raise cloud", answer="chess")
    assert fields(await details(world, result))[FRIENDS].endswith("You: not found")


@pytest.mark.parametrize(
    ("share", "words"),
    [
        ("01000 00020", "raise cloud"),
        ("raise 01000 cloud 00020", ""),
        ("Wordle 7 X/6", "raise cloud"),
    ],
)
async def test_a_lost_share_is_asked_for_its_answer(world: World, share: str, words: str) -> None:
    opened = await analyse(world, share=share, words=words)
    assert opened.modal
    fields = [row["components"][0] for row in opened.modal["components"]]
    filled = {one["custom_id"]: one.get("value", "") for one in fields} | {"answer": "shell"}
    told = await world.ann.submit_modal(opened, filled)
    assert "S H E L L" in said(told) or "If the answer was **SHELL**" in said(told)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"share": "01002", "answer": "chess"}, "I need the words too"),
        ({"share": "01002 22222", "words": "chess"}, "2 rows of tiles, but one word"),
        ({"answer": "chess"}, "I need the words too"),
        ({"words": "Wordle 1,234 2/6 ⬛⬛⬛🟩🟩 🟩🟩🟩🟩🟩"}, "I need the words too"),
        ({"share": "22220 22222", "words": "raise chess"}, "row 1 would be ⬛⬛⬛🟩🟨"),
        ({"share": "0100", "words": "raise"}, "A word of 5 letters needs 5 tiles, and there are 4"),
        ({"words": "chess raise", "answer": "chess"}, "There is a guess after the answer"),
        ({"words": "raise " * 13, "answer": "chess"}, "at most 12 rows"),
        ({"words": "kot", "answer": "pot"}, "no words of that length"),
    ],
)
async def test_what_cannot_be_analysed_is_refused(
    world: World, options: dict[str, str], why: str
) -> None:
    refused = await analyse(world, **options)
    assert refused.ephemeral
    assert why in said(refused)


async def test_words_of_one_other_language_alone_are_analysed_in_it(world: World) -> None:
    told = await analyse(world, words="spiel haben gehen")
    assert "isn't a word I know" not in said(told)
    assert "details:0:de.off.gehen" in str(reply(told).components)


async def test_a_word_in_no_list_is_asked_about_and_can_be_put_right(world: World) -> None:
    told = await analyse(world, words="crqne moist")
    assert said(told).partition("Solved")[0].rstrip().endswith("did you mean **CRANE**?")
    assert "👏" not in said(told)
    await press(world.ann, reply(told), "I meant CRANE")
    assert "isn't a word I know" not in said(told)


async def test_words_in_no_list_are_analysed_without_rivals(world: World) -> None:
    result = await analyse(world, words="raise qzxvk", answer="qzxvk")
    assert "Q Z X V K" in said(result)
    assert FRIENDS not in fields(await details(world, result))


async def test_the_difficulty_of_a_word_is_told_privately(world: World) -> None:
    result = await world.ann.slash(world.channel, "wordle difficulty", word="Watch")
    assert result.ephemeral
    assert re.search(
        r"How hard is W A T C H\?\n\*to look at.*\*\n\*\*\w+\*\*: people need about 4\.5 guesses",
        said(result),
    )
    assert re.search(r"All 7 rivals|of the 7 rivals", said(result))
    assert re.search(r"Perfect, my strongest player, needs [3-5] guesses", said(result))
    assert re.search(r"A trap: \d+ words look like ▢ATCH: .*WATCH", said(result))
    refused = await world.ann.slash(world.channel, "wordle difficulty", word="qzxvk")
    assert "is not in my word list" in said(refused)


async def test_the_difficulty_of_a_word_that_nobody_is_to_guess_is_not_told(world: World) -> None:
    refused = await world.ann.slash(world.channel, "wordle difficulty", word="fuck")
    assert refused.ephemeral
    assert "I leave that word out of my games" in said(refused)


async def test_difficulty_tells_nothing_of_a_running_game(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    answer = await world.answer()
    running = await world.ben.slash(world.channel, "wordle difficulty", word=answer)
    await give_up(world.ann, world.channel)
    ended = await world.ben.slash(world.channel, "wordle difficulty", word=answer)
    assert said(running) == said(ended)


async def test_a_game_given_up_without_a_guess_is_told_of_before_the_one_before(
    world: World,
) -> None:
    played = await finish(world)
    assert "had no guess" not in said(await analyse(world))
    await world.clock_ticks(minutes=1)
    await world.ann.slash(world.channel, "wordle play", mode="solo")
    untouched = await world.answer()
    await give_up(world.ann, world.channel)
    shown = said(await analyse(world))
    assert f"Your last game, **{untouched.upper()}**, had no guess." in shown
    assert " ".join(played.upper()) in shown


async def test_while_a_game_runs_the_one_before_is_analysed(world: World) -> None:
    ended = await finish(world)
    await world.ann.slash(world.channel, "wordle play", mode="together")
    assert " ".join(ended.upper()) in said(await analyse(world))


async def test_the_coach_speaks_to_all_who_voted_for_a_guess(world: World) -> None:
    cat = world.guild.add_member(world.env.create_user("cat"))
    await world.ann.slash(world.channel, "wordle play", mode="vote")
    for player in (world.ann, world.ben):
        await player.slash(world.channel, "wordle guess", word="jazzy")
    await world.later(seconds=61)
    answer = await world.answer()
    for player in (cat, world.ann, world.ben):
        await player.slash(world.channel, "wordle guess", word=answer)
    told = said(await world.ann.click(world.latest, label="Analyze"))
    ann, ben = world.ann.mention, world.ben.mention
    assert f"{ann}, {ben}, and {cat.mention}\n🎯" in told
    assert f"{ann}\n" not in told
