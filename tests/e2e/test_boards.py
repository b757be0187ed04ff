"""Several boards through Discord: one picture, drawn anew after every guess."""

from __future__ import annotations

import discord
from sqlalchemy import select

from bot.domain.players import Asker, Player, Preference, Theme
from bot.store.models import ResultRow
from tests.e2e.conftest import World, text
from tests.e2e.pressing import share
from tests.reading import alts


async def test_several_boards_are_one_picture_that_replaces_the_one_before(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", boards=4)
    (begun,) = alts(world.latest)
    assert begun.count("nothing known") == 4
    told = set[str]()
    for word in ("crane", "moist", "bully"):
        await world.ben.slash(world.channel, "wordle guess", word=word)
        assert len(world.latest.attachments) == 1
        told |= {*alts(world.latest)}
        assert word.upper() not in text(world.latest)
    assert len(told) == 3
    assert all(f"Board {number}, open" in max(told, key=len) for number in (1, 2, 3, 4))


async def test_the_picture_says_who_has_solved_a_board_and_what_is_left_to_try(
    world: World,
) -> None:
    await world.ann.slash(world.channel, "wordle play", boards=2)
    await world.ben.slash(world.channel, "wordle guess", word=(await world.answers())[1])
    (alt,) = alts(world.latest)
    assert "Board 2, solved:" in alt
    assert "Board 2 was solved by ben." in alt
    assert "Untried: " in alt


async def test_the_ended_boards_are_a_picture_with_no_keyboard(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", boards=2)
    for word in await world.answers():
        await world.ben.slash(world.channel, "wordle guess", word=word)
    (alt,) = alts(world.latest)
    assert "Board 1, solved:" in alt
    assert "Untried" not in alt
    assert len(world.latest.attachments) == 1


async def test_games_of_several_boards_are_compared_by_no_word(world: World) -> None:
    for options in ({}, {"boards": 2}):
        await world.ann.slash(world.channel, "wordle play", mode="solo", **options)
        for word in await world.answers():
            await world.ann.slash(world.channel, "wordle guess", word=word)
    query = select(ResultRow.boards, ResultRow.answer.is_(None)).order_by(ResultRow.boards)
    async with world.services.store.engine.begin() as connection:
        assert [tuple(one) for one in await connection.execute(query)] == [(1, False), (2, True)]


async def test_who_chose_text_reads_every_board_in_words(world: World) -> None:
    ann = Asker(0, world.place, Player(world.ann.id))
    await world.services.players.choose(ann, Preference.THEME, Theme.TEXT)
    await world.ann.slash(world.channel, "wordle play", mode="solo", boards=2)
    shown = await world.ann.slash(world.channel, "wordle guess", word="crane")
    assert "Board 1, open" in text(shown.response)
    assert alts(shown.response) == []


async def test_where_no_picture_can_be_sent_a_board_of_ones_own_is_text(world: World) -> None:
    closed = discord.PermissionOverwrite(attach_files=False)
    bare = world.guild.create_text_channel("bare", overwrites={world.guild.default_role: closed})
    await world.ann.slash(bare, "wordle play", mode="solo", boards=2)
    shown = await world.ann.slash(bare, "wordle guess", word="crane")
    assert "CRANE" in text(shown.response)
    assert alts(shown.response) == []


async def test_a_board_whose_picture_is_refused_is_redrawn_as_text(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", boards=2)
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013)
    await world.ben.slash(world.channel, "wordle guess", word="crane")
    assert "CRANE" in text(world.latest)
    assert alts(world.latest) == []


async def test_a_shared_result_on_one_board_is_text_and_with_letters_a_picture(
    world: World,
) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="solo")
    await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    await share(world.ann, world.channel)
    assert "🟩🟩🟩🟩🟩" in text(world.latest)
    assert alts(world.latest) == []
    await share(world.ann, world.channel, letters=True)
    assert "🟩" not in text(world.latest)
    assert "1/6" in text(world.latest)
    assert len(alts(world.latest)) == 1
