"""Pictures of boards: read where they are posted, shown to confirm, and corrected."""

from __future__ import annotations

import re

import simcord
from simcord.enums import ComponentType

from tests.e2e.conftest import Speak, World, text
from tests.e2e.pressing import labels, press, reply, said, send_dm
from tests.reading import parts
from tests.screenshots.painted import cover, paint, save
from tests.shots import blank, several, shot

HELP, ANALYSE = "Help with this puzzle", "Analyze this game"
OPEN = shot(("crane", "moist", "buddy"), "vegan")
OVER = shot(("crane", "moist", "buddy", "vegan"), "vegan")
BARE = shot(("crane", "moist", "buddy"), "vegan", letters=False)
# a word that nobody knows is never certain
STRANGE = shot(("zqxvj", "moist", "buddy"), "vegan")
TWO = several([(("crane", "moist"), "vegan"), (("slate", "pound"), "moist")])


async def test_a_picture_at_a_command_is_read_and_helped_with(world: World) -> None:
    shown = await world.ann.slash(world.channel, "wordle help", picture=("board.png", OPEN))
    assert shown.ephemeral
    assert "what I read" in said(shown)
    assert "⬛⬛🟨🟨🟨  C R A N E" in said(shown)
    assert "⬛⬛⬛⬛⬛  B U D D Y" in said(shown)
    assert "A nudge" in labels(reply(shown))


async def test_a_picture_of_a_finished_game_is_analysed(world: World) -> None:
    shown = await world.ann.slash(world.channel, "wordle analyse", picture=("board.jpg", OVER))
    assert shown.ephemeral
    assert "what I read" in said(shown)
    assert "V E G A N" in said(shown).replace("\u00a0", " ")
    assert "Solved in 4." in said(shown)


async def test_the_menus_of_a_message_read_its_pictures(world: World) -> None:
    message = await world.ben.send(world.channel, "look", attachments=[("board.png", OPEN)])
    helped = await world.ann.context_menu(world.channel, HELP, message)
    assert "C R A N E" in said(helped)
    message = await world.ben.send(world.channel, "done", attachments=[("board.png", OVER)])
    told = await world.ann.context_menu(world.channel, ANALYSE, message)
    assert "Solved in 4." in said(told)


async def read(world: World, picture: bytes, command: str = "help") -> simcord.InteractionResult:
    return await world.ann.slash(world.channel, f"wordle {command}", picture=("board.png", picture))


async def choose(
    world: World, shown: simcord.InteractionResult, topic: str, at: int
) -> simcord.InteractionResult:
    """Take a choice of a menu about this."""
    menus = parts(reply(shown), ComponentType.STRING_SELECT)
    menu = next(one for one in menus if one["custom_id"].startswith(f"menu:{topic}:"))
    value = menu["options"][at]["value"]
    return await world.ann.select(reply(shown), [value], custom_id=menu["custom_id"])


def bare(result: simcord.InteractionResult) -> str:
    """What a reply says without its question marks."""
    return said(result).replace("?", "")


def drawn(result: simcord.InteractionResult) -> str:
    return said(result).replace("\u00a0", " ")


async def test_a_board_in_another_language_is_recognised(world: World) -> None:
    picture = shot(("türen", "lügen"), "mühen", language="de")
    shown = await read(world, picture)
    assert "Deutsch" in said(shown)
    assert "T Ü R E N" in drawn(shown)


async def test_the_pictures_of_a_forwarded_message_are_read_too(world: World) -> None:
    message = await world.ben.send(world.channel, "look", attachments=[("board.png", OPEN)])
    forwarded = await world.ann.forward(message, world.channel)
    helped = await world.ann.context_menu(world.channel, HELP, forwarded)
    assert "C R A N E" in said(helped)


async def test_a_doubt_is_asked_and_then_it_goes_on(world: World) -> None:
    shown = await read(world, STRANGE)
    assert "Is this right?" in said(shown)
    assert "Z Q X V J" in bare(shown)
    assert re.search(r"[ZQXVJ]\?", said(shown))
    assert "question mark" in said(shown)
    helped = await press(world.ann, reply(shown), "Yes, help me")
    assert "⬛⬛⬛🟨⬛  Z Q X V J" in drawn(helped)
    assert "left" in said(helped)


async def test_a_row_is_corrected_with_the_buttons_of_its_tiles(world: World) -> None:
    shown = await read(world, STRANGE)
    await choose(world, shown, "seenrows", 1)
    assert "Row 2" in said(shown)
    assert labels(reply(shown))[:5] == ["⬛M", "⬛O", "⬛I", "⬛S", "⬛T"]
    await press(world.ann, reply(shown), "⬛M")
    assert "🟨⬛⬛⬛⬛  M O I S T" in drawn(shown)
    # what was read is in the message, so a restart loses nothing
    await world.restart()
    await press(world.ann, reply(shown), "🟨M")
    assert "🟩⬛⬛⬛⬛  M O I S T" in drawn(shown)
    assert "Z Q X V J" in bare(shown)


async def test_a_row_gets_another_word_or_is_removed(world: World) -> None:
    shown = await read(world, STRANGE)
    await choose(world, shown, "seenrows", 0)
    opened = await press(world.ann, reply(shown), "Change the word")
    assert opened.modal
    assert opened.modal["components"][0]["components"][0]["value"] == "zqxvj"
    await world.ann.submit_modal(opened, {"word": "crane"})
    assert "C R A N E" in bare(shown)
    assert not re.search(r"[CRANE]\?", said(shown))
    await press(world.ann, reply(shown), "Remove this row")
    assert "A N E" not in bare(shown)
    helped = await press(world.ann, reply(shown), "Yes, help me")
    assert "M O I S T" in drawn(helped)
    assert "A N E" not in drawn(helped)


async def test_a_row_that_something_hides_is_asked_for(world: World) -> None:
    words = ("crane", "moist", "until", "unlit")
    shown = await read(world, save(cover(paint(words, "unlit"), 1, 0.95)), "analyse")
    assert "Something hides row 2" in said(shown)
    assert "Yes, analyze it" not in labels(reply(shown))
    opened = await press(world.ann, reply(shown), "Type this row")
    await world.ann.submit_modal(opened, {"word": "moist", "tiles": "00102"})
    assert "M O I S T" in drawn(shown)
    told = await press(world.ann, reply(shown), "Yes, analyze it")
    assert "Solved in 4." in said(told)


async def test_a_row_that_the_picture_lacks_is_added(world: World) -> None:
    shown = await read(world, STRANGE)
    opened = await press(world.ann, reply(shown), "Add a row")
    added = {"word": "slate", "tiles": "00100", "place": ["1"]}
    await world.ann.submit_modal(opened, added)
    text_ = bare(shown)
    assert 0 < text_.index("S L A T E") < text_.index("Z Q X V J")


async def test_the_language_of_a_board_is_changed_while_it_is_asked_about(world: World) -> None:
    shown = await read(world, STRANGE)
    opened = await press(world.ann, reply(shown), "Another language")
    await world.ann.submit_modal(opened, {"language": ["de"]})
    assert "Deutsch" in said(shown)


async def test_a_word_of_another_length_changes_nothing(world: World) -> None:
    shown = await read(world, STRANGE)
    await choose(world, shown, "seenrows", 0)
    opened = await press(world.ann, reply(shown), "Change the word")
    refused = await world.ann.submit_modal(opened, {"word": "crater"})
    assert "6 letters; 5 are needed" in said(refused)
    assert "Z Q X V J" in bare(shown)


async def test_hidden_letters_are_asked_for(world: World) -> None:
    shown = await read(world, BARE)
    assert "no letters" in said(shown)
    assert "⬛⬛🟨🟨🟨" in said(shown)
    opened = await press(world.ann, reply(shown), "Type the words")
    assert opened.modal
    fields = [row["components"][0]["custom_id"] for row in opened.modal["components"]]
    words = ("crane", "moist", "buddy")
    helped = await world.ann.submit_modal(opened, dict(zip(fields, words, strict=True)))
    assert "C R A N E" in drawn(helped)


async def test_of_several_boards_one_is_chosen(world: World) -> None:
    shown = await read(world, TWO)
    assert "I see 2 boards" in said(shown)
    helped = await choose(world, shown, "seenboards", 1)
    assert "🟨⬛⬛🟨⬛  S L A T E" in drawn(helped)
    assert "C R A N E" not in drawn(helped)


async def test_boards_with_the_same_guesses_are_one_puzzle(world: World) -> None:
    quartet = ("vegan", "moist", "slate", "pound")
    guesses = ("crane", "moist")
    shown = await read(world, several([(guesses, answer) for answer in quartet]))
    assert "4 boards" in said(shown)
    assert "**1**" in said(shown)
    assert "left" in said(shown)


async def test_a_tile_of_several_boards_is_corrected_in_the_form(world: World) -> None:
    shown = await read(world, several([(("crane", "moist"), one) for one in ("vegan", "slate")]))
    card = await choose(world, shown, "asread", 0)
    opened = await press(world.ann, reply(card), "Change the word and tiles")
    refused = await world.ann.submit_modal(opened, {"word": "crane", "tiles": "00111"})
    assert "10 tiles, and there are 5" in said(refused)
    opened = await press(world.ann, reply(card), "Change the word and tiles")
    await world.ann.submit_modal(opened, {"word": "crane", "tiles": "00111 20212"})
    assert "🟩⬛🟩🟨🟩" in said(card)


async def test_an_unfinished_game_is_analysed_with_its_answer(world: World) -> None:
    shown = await read(world, OPEN, "analyse")
    assert "The answer isn't there yet" in said(shown)
    opened = await press(world.ann, reply(shown), "Yes, analyze it")
    assert opened.modal
    fields = [row["components"][0] for row in opened.modal["components"]]
    filled = {one["custom_id"]: one.get("value") or "vegan" for one in fields}
    told = await world.ann.submit_modal(opened, filled)
    assert "V E G A N" in drawn(told)


async def test_what_was_read_above_an_answer_can_be_corrected(world: World) -> None:
    shown = await read(world, OPEN)
    card = await choose(world, shown, "asread", 1)
    assert card.ephemeral
    assert "Row 2" in said(card)
    await press(world.ann, reply(card), "⬛M")
    helped = await press(world.ann, reply(card), "Yes, help me")
    assert "🟨⬛⬛⬛⬛  M O I S T" in drawn(helped)
    assert "C R A N E" in drawn(helped)


async def test_a_later_picture_of_the_same_puzzle_goes_on_with_it(world: World) -> None:
    await read(world, shot(("crane",), "vegan"))
    shown = await read(world, shot(("crane", "moist"), "vegan"))
    assert "Continue the old one" not in labels(reply(shown))
    assert drawn(shown).count("C R A N E") == 1
    other = await read(world, shot(("slate",), "pound"))
    assert "C R A N E" not in drawn(other)


async def test_an_analysis_of_several_boards_is_refused(world: World) -> None:
    shown = await read(world, several([(("crane",), "vegan"), (("crane",), "slate")]), "analyse")
    assert "I need the answers of all boards." in said(shown)


async def test_a_share_with_all_its_words_needs_no_picture(world: World) -> None:
    told = "🟩⬛⬛🟨🟩 caves\n⬛⬛⬛🟩🟩 swiss"
    message = await world.ben.send(world.channel, told, attachments=[("cat.png", blank())])
    helped = await world.ann.context_menu(world.channel, HELP, message)
    assert "C A V E S" in drawn(helped)


async def test_the_form_takes_a_picture_too(world: World) -> None:
    taught = await world.ann.slash(world.channel, "wordle help")
    opened = await press(world.ann, reply(taught), "Enter my guess")
    refused = await world.ann.submit_modal(opened, {})
    assert "I need a word and its tiles" in said(refused)
    opened = await press(world.ann, reply(taught), "Enter my guess")
    helped = await world.ann.submit_modal(opened, {"picture": ("board.png", OPEN)})
    assert "C R A N E" in drawn(helped)


async def test_a_picture_that_is_shared_begins_the_puzzle_of_the_channel(world: World) -> None:
    await world.ann.slash(world.channel, "wordle help", picture=("b.png", OPEN), shared=True)
    assert "This channel's puzzle" in text(world.latest)
    assert "C R A N E" in text(world.latest)


async def test_a_board_in_a_direct_message_is_shown_with_what_can_be_done(world: World) -> None:
    ann, _ = world.people
    await send_dm(ann, "board.png", OPEN)
    shown = ann.dm_channel.last_message
    assert shown is not None
    assert "⬛⬛🟨🟨🟨  C R A N E" in text(shown)
    helped = await ann.click(shown, label="Help with this puzzle")
    assert "left" in said(helped)
    await send_dm(ann, "board.png", OVER)
    shown = ann.dm_channel.last_message
    assert shown is not None
    told = await ann.click(shown, label="Analyze this game")
    assert "Solved in 4." in said(told)


async def test_a_direct_message_is_answered_in_the_language_last_seen(
    world: World, speak: Speak
) -> None:
    ann, _ = world.people
    speak(ann.id, "de")
    await ann.slash("wordle help", guess="crane", hints="00111")
    await send_dm(ann, "board.png", OPEN)
    shown = ann.dm_channel.last_message
    assert shown is not None
    assert "Stimmt das?" in text(shown)


async def test_of_several_boards_in_a_direct_message_one_is_chosen(world: World) -> None:
    ann, _ = world.people
    await send_dm(ann, "boards.png", TWO)
    shown = ann.dm_channel.last_message
    assert shown is not None
    (menu,) = parts(shown, ComponentType.STRING_SELECT)
    chosen = [menu["options"][0]["value"]]
    card = await ann.select(shown, chosen, custom_id=menu["custom_id"])
    assert "C R A N E" in said(card)
    helped = await press(ann, reply(card), "Help with this puzzle")
    assert "left" in said(helped)


async def test_a_picture_in_a_channel_is_not_read_unless_asked_for(world: World) -> None:
    before = len(world.channel.history())
    await world.ann.send(world.channel, "", attachments=[("board.png", OPEN)])
    assert len(world.channel.history()) == before + 1
