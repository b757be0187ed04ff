"""`/wordle solve`: the letter buttons, through Discord."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
import simcord
from simcord.enums import ComponentType

from engine import Word, score
from tests.e2e.conftest import World, text
from tests.e2e.pressing import button, fields, labels, press, pressable, reply, said
from tests.e2e.test_stump import turn
from tests.reading import parts

ANSWER = Word("chess")


async def solve(world: World, **options: object) -> simcord.InteractionResult:
    return await world.ann.slash(world.channel, "wordle solve", **options)


def drafted(shown: str) -> Word:
    """The guess whose marks are being set."""
    found = re.search(r"(?:Try|Mark): (?:\*\*)?([A-Z ]+)\*\*", shown)
    assert found
    return Word(found[1].replace(" ", "").lower())


async def mark(world: World, result: simcord.InteractionResult, answer: Word = ANSWER) -> None:
    """Press the letters until they look like the tiles."""
    feedback = score(drafted(said(result)), answer)
    for at, wanted in enumerate(feedback):
        await turn(world, result, at, wanted)


async def test_letters_cycle_from_grey_to_yellow_to_green_and_back(world: World) -> None:
    shown = await solve(world)
    assert shown.ephemeral
    first = labels(reply(shown))[0]
    letter = first[-1]
    for tile in "🟨🟩⬛":
        await world.ann.click(reply(shown), custom_id=button(shown, "mark"))
        assert labels(reply(shown))[0] == f"{tile}{letter}"


async def test_a_puzzle_is_solved_with_the_buttons_alone(world: World) -> None:
    shown = await solve(world)
    for _ in range(8):
        await mark(world, shown)
        await world.ann.click(reply(shown), label="Enter")
        if "Solved" in said(shown):
            break
    assert "**CHESS**" in said(shown)
    assert labels(reply(shown)) == ["New puzzle", "Undo"]
    await press(world.ann, reply(shown), "New puzzle")
    assert "No rows yet" in said(shown)
    assert drafted(said(shown))


async def test_a_restart_in_the_middle_keeps_the_marks(world: World) -> None:
    shown = await solve(world)
    await mark(world, shown)
    before = said(shown)
    await world.restart()
    await press(world.ann, reply(shown), "A nudge")
    assert before.split("\n\n")[-1] in said(shown)
    await world.ann.click(reply(shown), label="Enter")
    assert score(drafted(before), ANSWER).tiles() in said(shown)
    assert drafted(said(shown)) != drafted(before)


async def test_letters_stand_in_two_lines_above_five(world: World) -> None:
    def lines(result: simcord.InteractionResult) -> list[int]:
        rows = parts(reply(result), ComponentType.ACTION_ROW)
        return [len(row["components"]) for row in rows if ":mark:" in str(row)]

    for word, expected in (("raise", [5]), ("refusal", [4, 3]), ("unlikely", [4, 4])):
        shown = await world.ann.slash(
            world.channel, "wordle help", guess=word, hints="0" * len(word), length=len(word)
        )
        opened = await press(world.ann, reply(shown), "I guessed my own word")
        await world.ann.submit_modal(opened, {"word": word})
        assert lines(shown) == expected


async def test_another_word_is_marked_instead(world: World) -> None:
    shown = await solve(world)
    opened = await press(world.ann, reply(shown), "I guessed my own word")
    await world.ann.submit_modal(opened, {"word": "CHESS"})
    assert drafted(said(shown)) == "chess"
    opened = await press(world.ann, reply(shown), "I guessed my own word")
    refused = await world.ann.submit_modal(opened, {"word": "toolong"})
    assert "That has 7 letters; 5 are needed" in said(refused)
    assert drafted(said(shown)) == "chess"


async def test_undo_brings_the_guess_back_to_be_marked_again(world: World) -> None:
    shown = await solve(world)
    first = drafted(said(shown))
    await mark(world, shown)
    await world.ann.click(reply(shown), label="Enter")
    await press(world.ann, reply(shown), "Undo")
    assert drafted(said(shown)) == first
    assert "No rows yet" in said(shown)
    refused = await press(world.ann, reply(shown), "Undo")
    assert "There is no row to undo" in said(refused)


async def test_marks_that_contradict_are_not_taken(world: World) -> None:
    shown = await solve(world)
    first = drafted(said(shown))
    await world.ann.click(reply(shown), label="Enter")
    opened = await press(world.ann, reply(shown), "I guessed my own word")
    await world.ann.submit_modal(opened, {"word": first[::-1]})
    await world.ann.click(reply(shown), custom_id=button(shown, "mark"))
    await world.ann.click(reply(shown), label="Enter")
    assert "contradict each other" in fields(shown)["Not saved"]
    await press(world.ann, reply(shown), "mend")
    assert "Not saved" not in fields(shown)


async def test_several_boards_are_marked_one_after_another(world: World) -> None:
    shown = await solve(world, boards=2)
    assert "board 1" in said(shown)
    await mark(world, shown)
    await world.ann.click(reply(shown), label="Enter")
    assert "board 2" in said(shown)
    await mark(world, shown, Word("mulch"))
    await world.ann.click(reply(shown), label="Enter")
    assert "**1**" in said(shown)
    assert "**2**" in said(shown)
    assert "board 1" in said(shown)


async def test_two_people_mark_one_shared_message(world: World) -> None:
    shown = await solve(world, shared=True)
    seen = pressable(reply(shown))
    await world.ann.click(reply(shown), custom_id=seen[0])
    await world.ben.click(reply(shown), custom_id=seen[4])
    marks = [label[0] for label in labels(reply(shown))][:5]
    assert marks == ["🟨", "⬛", "⬛", "⬛", "🟨"]
    assert len(world.channel.history()) == 1


async def test_solve_again_moves_a_shared_puzzle_to_the_bottom(world: World) -> None:
    await solve(world, shared=True)
    first = world.latest.id
    await world.ann.send(world.channel, "chatter")
    await world.ben.slash(world.channel, "wordle solve", shared=True)
    panels = [message for message in world.channel.history() if message.components]
    assert [panel.id for panel in panels] == [world.latest.id]
    assert world.latest.id != first
    assert "This channel's puzzle" in text(world.latest)


async def test_what_takes_long_is_deferred_and_still_an_edit(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.adapters.replies.messages._PATIENCE", 0)
    shown = await world.ann.slash(
        world.channel, "wordle help", guess="raise", hints="00000", shared=False
    )
    assert "R A I S E" in said(shown)
    assert reply(shown).ephemeral
    pressed = await press(world.ann, reply(shown), "A nudge")
    assert "A nudge" in fields(shown)
    assert pressed.followups == []
    opened = await press(world.ann, reply(shown), "I guessed my own word")
    refused = await world.ann.submit_modal(opened, {"word": "toolong"})
    assert "That has 7 letters" in said(refused)
    await world.ann.slash(world.channel, "wordle solve", shared=True)
    assert "This channel's puzzle" in text(world.latest)


async def test_words_of_every_length_are_proposed_at_once(world: World) -> None:
    for length in (4, 5, 6, 7, 8):
        shown = await solve(world, length=length)
        assert len(drafted(said(shown))) == length


async def test_a_press_costs_one_read_and_one_write(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    counts: Counter[str] = Counter()
    store = world.services.store

    def count(name: str) -> None:
        open_transaction: Callable[[], Any] = getattr(store, name)

        def counted() -> Any:
            task = asyncio.current_task()
            # what the bot does by the clock is nobody's press
            if task and not task.get_name().startswith("discord-ext-tasks"):
                counts[name] += 1
            return open_transaction()

        monkeypatch.setattr(store, name, counted)

    solved, shared = await solve(world), await solve(world, shared=True)
    stumped = await world.ann.slash(world.channel, "wordle stump")
    count("read")
    count("write")
    for shown, presses in (
        (solved, ["mark", "row", "undo", "climb"]),
        (shared, ["mark", "row", "undo", "climb"]),
        (stumped, ["mark", "row", "undo"]),
    ):
        for action in presses:
            counts.clear()
            await press(world.ann, reply(shown), action)
            assert counts == {"read": 1, "write": 1}, action
    counts.clear()
    await press(world.ann, reply(solved), "Remaining words")
    assert counts == {"read": 1}


ENTERING = ["Enter", "I guessed my own word", "That's it!"]


def choices(message: Any) -> list[str]:
    """What the menu of more offers."""
    menus = parts(message, ComponentType.STRING_SELECT)
    return [option["label"] for menu in menus for option in menu["options"]]


@pytest.mark.parametrize("length", [4, 5, 8])
async def test_at_most_nine_buttons_stand_below_a_puzzle(world: World, length: int) -> None:
    shown = await solve(world, length=length)
    assert labels(reply(shown))[length:] == ENTERING[: 9 - length]
    for rest in ENTERING[9 - length :]:
        assert rest in choices(reply(shown))
    await world.ann.click(reply(shown), label="Enter")
    opened = await press(world.ann, reply(shown), "I guessed my own word")
    await world.ann.submit_modal(opened, {"word": "sssssssss"[:length]})
    await world.ann.click(reply(shown), custom_id=button(shown, "mark"))
    assert len(labels(reply(shown))) <= 9


REFUSED = "My game doesn't know it"


async def test_a_word_that_ones_game_does_not_know_is_not_proposed_again(world: World) -> None:
    shown = await solve(world)
    first = drafted(said(shown))
    await press(world.ann, reply(shown), REFUSED)
    second = drafted(said(shown))
    assert second != first
    await world.restart()
    later = await world.env.create_user("dan").slash("wordle solve")
    assert drafted(said(later)) == first
    await press(world.ann, reply(shown), "New puzzle")
    assert drafted(said(shown)) == second


async def test_preferences_say_how_many_words_are_not_proposed(world: World) -> None:
    shown = await world.ann.slash(world.channel, "wordle help", guess="raise", hints="00000")
    await press(world.ann, reply(shown), "A word")
    first = drafted(said(shown))
    await press(world.ann, reply(shown), REFUSED)
    assert drafted(said(shown)) != first
    chosen = await world.ann.slash(world.channel, "wordle preferences")
    assert "**One word** that your game didn't know" in said(chosen)
    await press(world.ann, reply(chosen), "Propose them again")
    assert "didn't know" not in said(chosen)


async def test_what_others_see_is_not_changed_by_ones_own_game(world: World) -> None:
    shown = await solve(world, shared=True)
    assert REFUSED not in str(reply(shown).components)


async def test_the_proposed_word_stands_above_its_tiles(world: World) -> None:
    shown = await world.ann.slash(world.channel, "wordle help", guess="raise", hints="00000")
    await press(world.ann, reply(shown), "A word")
    assert said(shown).index("Next guess") < said(shown).index("Mark: ")
