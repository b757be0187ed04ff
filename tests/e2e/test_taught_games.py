"""Games that a server teaches: two shares, a trial, and then their results are recorded."""

from __future__ import annotations

from typing import Any

import pytest
import simcord
from sqlalchemy import func, select

from bot.domain.records.taught_games import MOST_TAUGHT, make_taught
from bot.domain.records.values import Figures
from bot.render.reply import Action, Button
from bot.store.models import CorrectionRow, RecordRow, RecordTallyRow
from tests.e2e.conftest import World, text
from tests.e2e.pressing import labels, press, reply, said
from tests.e2e.test_watching import Watch, make_watch, marks

SHARES = {"first": "Krunkle #123 4/6\n🟩🟨⬛", "second": "Krunkle #124 X/6\n🟩🟩⬛"}


@pytest.fixture
async def watch(world: World) -> Watch:
    return await make_watch(world)


async def open_page(watch: Watch) -> simcord.ResponseMessage:
    shown = await watch.boss.slash(watch.office, "wordle settings")
    await watch.choose(shown.response, "page", "games")
    return reply(shown)


async def fill(
    watch: Watch, opened: simcord.InteractionResult, **texts: Any
) -> simcord.InteractionResult:
    filled = {"name": "Krunkle", **SHARES, "score": "4/6", "unit": ["guesses"], **texts}
    return await watch.boss.submit_modal(opened, filled)


async def teach(watch: Watch, **texts: Any) -> simcord.InteractionResult:
    page = await open_page(watch)
    return await fill(watch, await watch.boss.click(page, label="Teach me a game"), **texts)


async def find_id(watch: Watch) -> int:
    async with watch.world.services.store.read() as tx:
        (game,) = (await tx.guilds.settings(watch.world.place)).taught
        return game.id


async def figures(watch: Watch, who: simcord.MemberActor) -> Figures:
    async with watch.world.services.store.read() as tx:
        (game,) = (await tx.guilds.settings(watch.world.place)).taught
        player: Any = who
        return await tx.records.sum_figures(watch.world.place, make_taught(game), player)


async def test_a_taught_game_is_tried_recorded_and_ranked(watch: Watch) -> None:
    world = watch.world
    await watch.watch()
    await world.ann.send(world.channel, "Krunkle #120 2/6\n🟩🟨⬛")
    taught = await teach(watch)
    shown = said(taught)
    assert "I read its shares as `Krunkle #⟨number⟩ ⟨score⟩/6`" in shown
    assert "I would record" in shown
    assert "Krunkle 120: 2 guesses" in shown
    before = await world.ann.send(world.channel, "Krunkle #121 3/6\n🟩🟨⬛")
    assert await figures(watch, world.ann) == Figures()
    live = await watch.boss.click(reply(taught), label="Record its results")
    assert "✅ Its results are recorded" in said(live)
    message = await world.ann.send(world.channel, "ugh\nKrunkle #125 X/6\n🟩🟨⬛")
    assert [marks(one, world) for one in (before, message)] == [[], ["📝"]]
    assert await figures(watch, world.ann) == Figures(1, 0, 7)
    board = await world.ann.slash(world.channel, "wordle records", game="krunkle")
    assert "Krunkle" in said(board)
    leaders = await world.ann.slash(world.channel, "wordle records")
    assert "Krunkle" in said(leaders)
    pasted = await world.ann.slash(world.channel, "wordle record", share="Krunkle #126 1/6")
    assert "Krunkle 126" in said(pasted)
    assert await figures(watch, world.ann) == Figures(2, 1, 8)


async def test_what_no_share_can_have_is_doubted_and_the_highest_figure_is_the_servers(
    watch: Watch,
) -> None:
    world = watch.world
    await watch.watch()
    shares = {"first": "Flurbl #12\nPoints: 34", "second": "Flurbl #13\nPoints: 28"}
    page = reply(await teach(watch, **shares, name="Flurbl", score="34", unit=["points"]))
    assert "Figures up to 400 count." in text(page)
    await watch.boss.click(page, label="Record its results")
    asked = await watch.boss.click(page, label="Highest figure")
    refused = await watch.boss.submit_modal(asked, {"highest": "many"})
    assert "from 1 to 9,999,999" in said(refused)
    asked = await watch.boss.click(page, label="Highest figure")
    changed = await watch.boss.submit_modal(asked, {"highest": "1,5 00"})
    assert "Figures up to 1,500 count." in said(changed)
    sent = [
        await world.ann.send(world.channel, f"Flurbl #{number}\nPoints: {points}")
        for number, points in ((14, 1500), (15, 1501), (99_999, 20))
    ]
    assert [marks(one, world) for one in sent] == [["📝"], ["❔"], ["❔"]]
    assert await figures(watch, world.ann) == Figures(1, 1, 1500)


async def test_a_refused_game_is_kept_to_be_corrected(watch: Watch) -> None:
    refused = await teach(watch, score="9/6")
    assert "I can't find that score in the first share" in said(refused)
    again = await watch.boss.click(reply(refused), label="Correct it")
    assert "Krunkle #124 X/6" in str(again.modal)
    assert "Krunkle #⟨number⟩" in said(await fill(watch, again))


async def test_a_game_that_is_known_already_is_named(watch: Watch) -> None:
    known = {"first": "Wordle 1,234 4/6\n🟩🟨⬛⬛⬛", "second": "Wordle 1,235 3/6"}
    assert "it is **Wordle**" in said(await teach(watch, **known))


async def test_recording_stops_and_goes_on_and_a_deleted_game_leaves_nothing(watch: Watch) -> None:
    world = watch.world
    await watch.watch()
    page = reply(await teach(watch))
    await watch.boss.click(page, label="Record its results")
    message = await world.ann.send(world.channel, "Krunkle #125 3/6")
    await watch.boss.click(page, label="Stop recording")
    await world.ann.send(world.channel, "Krunkle #126 3/6")
    assert await figures(watch, world.ann) == Figures(1, 1, 3)
    # what was recorded stays, though older messages are read or edited
    await world.ann.edit(message, "at last! Krunkle #125 3/6\n🟩🟨⬛")
    assert await figures(watch, world.ann) == Figures(1, 1, 3)
    async with world.services.store.read() as tx:
        (game,) = (await tx.guilds.settings(world.place)).taught
    asked = await press(watch.boss, page, "forgetgame")
    assert "You can't undo that" in said(asked)
    await watch.boss.click(reply(asked), label="Keep it")
    assert "I read its shares" in said(asked)
    sure = await press(watch.boss, reply(asked), "forgetgame")
    gone = await press(watch.boss, reply(sure), "forgetgame")
    assert "hasn't taught me a game yet" in said(gone)
    async with world.services.store.engine.connect() as connection:
        for table in (RecordRow, RecordTallyRow, CorrectionRow):
            query = select(func.count()).select_from(table).where(table.game == game.key)
            assert not await connection.scalar(query)


async def test_a_game_is_opened_from_the_menu_and_taught_again(watch: Watch) -> None:
    await teach(watch)
    page = await open_page(watch)
    assert "**Krunkle** · ⏸️ Its results aren't recorded" in text(page)
    value = Button(Action.SHOW_GAME, "", await find_id(watch)).custom_id
    shown = await watch.boss.select(page, [value], custom_id="menu:taught:show")
    assert "Krunkle #⟨number⟩ ⟨score⟩/6" in said(shown)
    await teach(watch, first="Krunkle 5: 9 points", second="Krunkle 6: 80 points", score="9")
    assert text(await open_page(watch)).count("Krunkle") == 1


async def test_a_server_teaches_only_so_many(watch: Watch) -> None:
    for number in range(MOST_TAUGHT):
        shares = {
            name: text.replace("Krunkle", f"Krunkle{'x' * number}") for name, text in SHARES.items()
        }
        await teach(watch, name=f"Krunkle {number}", **shares)
    page = await open_page(watch)
    assert "Teach me a game" not in labels(page)


async def test_an_operator_who_reads_no_messages_is_told_of_the_command(watch: Watch) -> None:
    await watch.start(reads=False)
    assert "pasted into `/wordle record`" in said(await teach(watch))


async def test_a_game_that_is_not_switched_on_yet_says_so(watch: Watch) -> None:
    world = watch.world
    await teach(watch)
    for name, options in (
        ("records", {"game": "krunkle"}),
        ("record", {"share": "Krunkle #126 1/6"}),
    ):
        shown = await world.ann.slash(world.channel, f"wordle {name}", **options)
        assert shown.ephemeral
        assert "I can read **Krunkle**, but its results aren't recorded here yet." in said(shown)
        assert "`/wordle settings`, page *Games you teach*" in said(shown)


async def test_where_nothing_was_written_there_is_nothing_to_try_it_on(watch: Watch) -> None:
    await watch.watch()
    shown = said(await teach(watch))
    assert f"no message in <#{watch.world.channel.id}> yet on which this can be tried" in shown
    assert "newest 0" not in shown
