"""Reporting a word through Discord, and what those who manage the server see of it."""

from __future__ import annotations

from tests.e2e.conftest import World
from tests.e2e.pressing import give_up, labels, press, reply, said
from tests.e2e.test_settings import open_settings


async def test_a_reported_word_is_banned_by_those_who_manage_the_server(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    assert "Report word" not in labels(world.latest)
    word = await world.answer()
    await world.ann.slash(world.channel, "wordle guess", word=word)
    for player in (world.ann, world.ben, world.ben):
        asked = await press(player, world.latest, "Report word")
        thanked = await player.submit_modal(asked, {"word": [word], "reason": ["offensive"]})
        assert thanked.ephemeral
        assert "Thanks" in said(thanked)
    panel = await open_settings(world)
    await panel.choose("page", "reports")
    assert f"**{word.upper()}** (English): 2 players · offensive" in panel.said
    await world.restart()
    await panel.who.select(panel.message, [f"en.{word}"], custom_id="menu:reported:ban")
    assert "No reported words are waiting" in panel.said
    assert set((await panel.settings()).banned) == {word}
    await panel.choose("page", "words")
    assert f"suggested: {word}" in panel.said


async def test_of_several_words_the_one_meant_is_asked_for(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", boards=2)
    await give_up(world.ann, world.channel)
    asked = await press(world.ann, world.latest, "Report word")
    word = (await world.answers())[1]
    thanked = await world.ann.submit_modal(asked, {"word": [word], "reason": ["rare"]})
    assert f"You reported **{word.upper()}**" in said(thanked)


async def test_nothing_is_reported_by_opening_the_form(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await give_up(world.ann, world.channel)
    opened = await press(world.ann, world.latest, "Report word")
    assert "Why should it not be an answer?" in str(opened.modal)
    panel = await open_settings(world)
    await panel.choose("page", "reports")
    assert "No reported words are waiting" in panel.said


async def test_the_report_of_a_private_game_leaves_its_board_as_it_is(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="solo")
    word = await world.answer()
    board = await world.ann.slash(world.channel, "wordle guess", word=word)
    before = said(board)
    asked = await press(world.ann, reply(board), "Report word")
    thanked = await world.ann.submit_modal(asked, {"word": [word], "reason": ["other"]})
    assert f"**{word.upper()}**" in said(thanked)
    assert said(board) == before
