"""Results are recorded where a server watches for them, live and from older messages."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord
from discord import Permissions
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import ComponentType, OverwriteType

from bot.app import discord_client
from bot.domain.corrections import ResultKey
from bot.domain.outages import Outage
from bot.domain.players import Asker, Player, Rights
from bot.domain.records.backfills import BackfillState
from bot.domain.records.games import WORDLE
from bot.domain.records.values import Figures
from bot.jobs import backfills
from bot.store.records.messages import StoredRecordMessages
from tests.e2e.conftest import World, services_on, text
from tests.e2e.pressing import labels, reply, said
from tests.reading import parts

pytestmark = pytest.mark.usefixtures("late_results")

PAUSE = 70
GRID = "⬛🟨⬛⬛⬛\n🟩🟩⬛⬛🟩\n🟩🟩🟩🟩🟩"
FORGET = "Read, and forget what is gone"


def share(number: int, score: int | str = 3) -> str:
    lost = score == "X"
    rows = ["⬛🟨⬛⬛⬛"] * (6 if lost else int(score) - 1)
    grid = "\n".join(rows if lost else [*rows, "🟩🟩🟩🟩🟩"])
    return f"Wordle {number:,} {score}/6\n\n{grid}"


class Watch:
    """Somebody who manages a server whose channel is watched."""

    def __init__(self, world: World, boss: simcord.MemberActor, office: ChannelHandle) -> None:
        self.world = world
        self.boss = boss
        self.office = office
        self.app = world.guild.add_member(world.env.create_user("Wordle", bot=True))

    async def start(self, *, reads: bool = True) -> None:
        """Stop the bot, and start it as another process on the same file."""
        world = self.world
        await world.services.store.close()
        world.services = services_on(world.url, world.clock)
        client = discord_client(world.services, message_content=reads, wordle_app=self.app.id)
        await world.env.restart_bot(client)

    async def page(self) -> simcord.ResponseMessage:
        shown = await self.boss.slash(self.office, "wordle settings")
        await self.choose(shown.response, "page", "records")
        return reply(shown)

    async def choose(self, page: Any, name: str, *values: Any) -> simcord.InteractionResult:
        return await self.boss.select(page, values, custom_id=f"menu:settings:{name}")

    async def watch(self) -> simcord.ResponseMessage:
        page = await self.page()
        await self.choose(page, "record_channels", self.world.channel)
        return page

    async def read_older(
        self, channel: str = "general", label: str = "Read all older messages"
    ) -> simcord.InteractionResult:
        page = await self.page()
        shown = await self.boss.click(page, label=f"Read older messages: #{channel}")
        return await self.boss.click(reply(shown), label=label)

    async def kept(self, who: simcord.MemberActor) -> Figures:
        async with self.world.services.store.read() as tx:
            player = discord.Object(who.id)
            return await tx.records.sum_figures(self.world.place, WORDLE, player)  # type: ignore[arg-type]

    async def state(self) -> BackfillState | None:
        backfills = self.world.services.recording.watching.backfills
        report = await backfills.find(self.world.guild.id)
        return report and report.backfill.state


@pytest.fixture
async def watch(world: World) -> Watch:
    return await make_watch(world)


async def make_watch(world: World) -> Watch:
    """Let somebody manage a server, with a bot that reads messages."""
    role = world.guild.create_role("managers", permissions=Permissions(manage_guild=True))
    boss = world.guild.add_member(world.env.create_user("boss"), roles=[role])
    watch = Watch(world, boss, world.guild.create_text_channel("office"))
    await watch.start()
    return watch


def marks(message: discord.Message, world: World) -> list[str]:
    stored = world.env.backend.get_message(message.channel.id, message.id)
    return [one.emoji for one in stored.reactions]


async def test_what_is_posted_where_the_server_watches_is_recorded_silently(watch: Watch) -> None:
    world = watch.world
    before = await world.ann.send(world.channel, share(1600))
    await watch.watch()
    message = await world.ann.send(world.channel, f"at last!\n{share(1601)}")
    chat = await world.ann.send(world.channel, "I got Wordle in 3/6 today")
    elsewhere = await world.ann.send(watch.office, share(1602))
    assert await watch.kept(world.ann) == Figures(1, 1, 3)
    assert [marks(one, world) for one in (before, message, chat, elsewhere)] == [[], ["📝"], [], []]
    # nothing is said in the channel
    assert world.latest.id == chat.id
    await world.ann.edit(message, share(1601, 5))
    assert await watch.kept(world.ann) == Figures(1, 1, 5)
    await world.ann.edit(message, "never mind")
    assert (await watch.kept(world.ann), marks(message, world)) == (Figures(), [])
    await world.ann.edit(message, share(1601))
    assert (await watch.kept(world.ann), marks(message, world)) == (Figures(1, 1, 3), ["📝"])
    await world.ann.delete(message)
    assert await watch.kept(world.ann) == Figures()


async def test_a_result_that_is_refused_is_marked_until_it_is_mended(watch: Watch) -> None:
    world = watch.world
    await watch.watch()
    # a row that solves it contradicts a loss; rows that were cut would not
    message = await world.ann.send(world.channel, share(1601).replace("3/6", "X/6"))
    assert (await watch.kept(world.ann), marks(message, world)) == (Figures(), ["❔"])
    await world.ann.edit(message, share(1601))
    assert (await watch.kept(world.ann), marks(message, world)) == (Figures(1, 1, 3), ["📝"])


async def test_an_edit_that_changes_a_result_is_shown_while_it_counts(watch: Watch) -> None:
    world = watch.world
    await watch.watch()
    message = await world.ann.send(world.channel, share(1601, 5))
    for edited, shown in (
        (f"{share(1601, 5)}\nphew", ["📝"]),
        (share(1601, 1), ["📝", "✏️"]),
        (f"{share(1601, 1)}\nphew", ["📝", "✏️"]),
        ("never mind", []),
    ):
        await world.ann.edit(message, edited)
        assert marks(message, world) == shown


async def test_summaries_are_recorded_too_and_the_groups_streak_is_shown(watch: Watch) -> None:
    world = watch.world
    await watch.watch()
    head = "**Your group is on a 93 day streak!** 🔥 Here are yesterday's results:"
    await watch.app.send(world.channel, f"{head}\n👑 3/6: {world.ann.mention} @Ben B.")
    assert await watch.kept(world.ann) == Figures(1, 1, 3)
    board = await world.ann.slash(world.channel, "wordle records", game="wordle")
    assert "Group streak: 93 days" in said(board)


async def test_messages_that_are_deleted_at_once_take_their_results_along(watch: Watch) -> None:
    world = watch.world
    await watch.watch()
    sent = [await world.ann.send(world.channel, share(number)) for number in (1600, 1601, 1602)]
    world.env.backend.bulk_delete_messages(world.channel.id, [one.id for one in sent[:2]])
    await world.env.settle()
    assert await watch.kept(world.ann) == Figures(1, 1, 3)


async def test_a_server_can_do_without_the_mark(watch: Watch) -> None:
    world, page = watch.world, await watch.watch()
    await watch.boss.click(page, label="Mark 📝: on")
    assert "**Mark**: none" in text(page)
    message = await world.ann.send(world.channel, share(1600))
    assert (await watch.kept(world.ann), marks(message, world)) == (Figures(1, 1, 3), [])


async def test_where_the_bot_may_not_react_it_records_all_the_same(watch: Watch) -> None:
    world = watch.world
    await watch.watch()
    world.env.inject_error("PUT", "/channels/*/reactions/*", status=403, code=50013)
    await world.ann.send(world.channel, share(1600))
    assert await watch.kept(world.ann) == Figures(1, 1, 3)


async def test_without_the_intent_the_page_says_what_the_operator_must_do(watch: Watch) -> None:
    world = watch.world
    await watch.watch()
    await watch.start(reads=False)
    page = await watch.page()
    assert "Message Content Intent" in text(page)
    assert "TILEMATE_MESSAGE_CONTENT=on" in text(page)
    assert not [one for one in labels(page) if one.startswith("Read")]
    await world.ann.send(world.channel, share(1600))
    assert await watch.kept(world.ann) == Figures()


async def test_older_messages_are_read_in_the_background_and_told_of(watch: Watch) -> None:
    world = watch.world
    for number in (1600, 1601):
        await world.ann.send(world.channel, share(number))
    await world.ben.send(world.channel, share(1600, "X"))
    await world.ben.send(world.channel, "a lovely day")
    strange = await world.ben.send(world.channel, f"Woordle 12 3/6\n\n{GRID}")
    await watch.watch()
    for again in (False, True):
        begun = await watch.read_older()
        await world.env.advance_time(5)
        # the channel reads no more than that it is done, and where the rest is
        notice = text(watch.office.last_message)
        assert "I read all older messages in" in notice
        assert "/wordle settings" in notice
        assert strange.jump_url not in notice
        told = said_privately(begun)
        assert told in text(await watch.page())
        assert "I read all older messages in" in told
        assert ": 5." in told
        assert "Found 3 results by 2 players." in told
        new = "3 messages had results that are new to me. They are recorded."
        wanted = "I knew all of them already." if again else new
        assert wanted in told
        assert "looks like a result that I left out: I can't read it, it is too late, or" in told
        assert strange.jump_url in told
        assert await watch.kept(world.ann) == Figures(2, 2, 6)
        assert await watch.kept(world.ben) == Figures(1, 0, 7)
    assert "I read all older messages" in text(await watch.page())


def said_privately(begun: simcord.InteractionResult) -> str:
    """Return what a follow-up told whoever pressed the button alone."""
    (told,) = begun.followups
    assert told.ephemeral
    return text(told)


async def test_a_result_of_somebody_else_is_not_called_unreadable_or_late(watch: Watch) -> None:
    world = watch.world
    boss = await world.ben.send(world.channel, f"My boss got {share(1600).splitlines()[0]}")
    await watch.watch()
    begun = await watch.read_older()
    await world.env.advance_time(5)
    assert f"or it is not its author's: {boss.jump_url}" in said_privately(begun)


async def test_a_report_that_comes_too_late_to_be_private_stays_on_the_page(
    watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backfills, "_PAGE", 1)
    monkeypatch.setattr(backfills, "PAUSE", 1000)
    world = watch.world
    for number in (1600, 1601):
        strange = await world.ann.send(world.channel, f"Woordle {number} 3/6\n\n{GRID}")
    await watch.watch()
    begun = await watch.read_older()
    await world.env.advance_time(5000)
    assert await watch.state() is BackfillState.DONE
    assert begun.followups == []
    assert "on the page *Records*" in text(watch.office.last_message)
    assert strange.jump_url in text(await watch.page())


def open_thread(world: World, parent: ChannelHandle) -> ChannelHandle:
    thread = world.env.backend.create_thread(parent.id, "results", world.ann.id)
    return next(one for one in parent.threads if one.id == thread.id)


def archive(thread: ChannelHandle, world: World) -> None:
    meta = world.env.backend.get_channel(thread.id).thread_metadata
    assert meta
    meta.archived = True


async def test_threads_of_a_watched_channel_and_posts_of_a_forum_count(watch: Watch) -> None:
    world = watch.world
    forum = world.guild.create_forum_channel("forum")
    page = await watch.page()
    await watch.choose(page, "record_channels", world.channel, forum)
    rooms = [open_thread(world, parent) for parent in (world.channel, forum, watch.office)]
    sent = [await world.ann.send(room, share(1600 + at)) for at, room in enumerate(rooms)]
    assert [marks(one, world) for one in sent] == [["📝"], ["📝"], []]
    assert await watch.kept(world.ann) == Figures(2, 2, 6)
    await world.ann.delete(sent[0])
    assert await watch.kept(world.ann) == Figures(1, 1, 3)


async def test_older_messages_of_threads_are_read_too_even_after_a_restart(
    watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backfills, "_PAGE", 2)
    monkeypatch.setattr(backfills, "PAUSE", PAUSE)
    world = watch.world
    forum = world.guild.create_forum_channel("forum")
    numbers = iter(range(1600, 1700))
    rooms = [world.channel, *(open_thread(world, world.channel) for _ in range(3))]
    posts = [open_thread(world, forum) for _ in range(2)]
    for room in (*rooms, *posts) * 3:
        await world.ann.send(room, share(next(numbers)))
    strange = await world.ben.send(rooms[2], f"Woordle 12 3/6\n\n{GRID}")
    archive(rooms[1], world)
    page = await watch.page()
    await watch.choose(page, "record_channels", world.channel, forum)
    await watch.read_older()
    await world.env.advance_time(3 * PAUSE)
    assert 0 < (await watch.kept(world.ann)).games < 12
    await watch.start()
    for again in (False, True):
        if again:
            await watch.read_older()
        await world.env.advance_time(12 * PAUSE)
        assert await watch.state() is BackfillState.DONE
        assert await watch.kept(world.ann) == Figures(12, 12, 36)
        told = text(await watch.page())
        # Discord says in the channel that a thread was begun
        assert ": 16." in told
        assert "Found 12 results by 1 player." in told
        assert strange.jump_url in told
        assert ("I knew all of them already." in told) == again
    shown = await watch.boss.click(await watch.page(), label="Read older messages: #forum")
    assert "There are no messages in" in said(shown)
    assert "newest 0" not in said(shown)
    await watch.read_older("forum")
    await world.env.advance_time(12 * PAUSE)
    assert await watch.kept(world.ann) == Figures(18, 18, 54)


async def test_reading_goes_on_after_a_restart_in_its_midst(
    watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backfills, "_PAGE", 3)
    # simcord waits out what is short
    monkeypatch.setattr(backfills, "PAUSE", PAUSE)
    world = watch.world
    sent = [await world.ann.send(world.channel, share(number)) for number in range(1600, 1608)]
    await watch.watch()
    await watch.read_older()
    assert 0 < (await watch.kept(world.ann)).games < 8
    assert await watch.state() is BackfillState.RUNNING
    # while the bot is away, one message that it has read goes, and one changes that it has not
    await watch.start(reads=False)
    await world.ann.delete(sent[-1])
    await world.ann.edit(sent[0], share(1600, 6))
    await watch.start()
    await world.env.advance_time(5 * PAUSE)
    assert await watch.state() is BackfillState.DONE
    assert await watch.kept(world.ann) == Figures(8, 8, 27)
    await watch.read_older(label=FORGET)
    await world.env.advance_time(5 * PAUSE)
    assert await watch.kept(world.ann) == Figures(7, 7, 24)


async def test_results_of_messages_that_are_gone_stay_unless_they_are_to_be_forgotten(
    watch: Watch,
) -> None:
    world = watch.world
    await watch.watch()
    shown = await watch.boss.click(await watch.page(), label="Read older messages: #general")
    # nothing is stored that could be forgotten
    assert labels(reply(shown)) == ["Read all older messages"]
    sent = [await world.ann.send(world.channel, share(number)) for number in (1600, 1601, 1602)]
    await watch.start(reads=False)
    for message in sent:
        await world.ann.delete(message)
    await watch.start()
    shown = await watch.boss.click(await watch.page(), label="Read older messages: #general")
    assert "3 messages with results are gone; they stay, unless" in said(shown)
    assert labels(reply(shown)) == ["Read all older messages", FORGET]
    for label, told, games in (
        (
            "Read all older messages",
            "3 messages with results are gone; their results were left.",
            3,
        ),
        (FORGET, "3 messages with results are gone, and they went with them.", 0),
    ):
        await watch.read_older(label=label)
        await world.env.advance_time(5)
        assert told in text(await watch.page())
        assert (await watch.kept(world.ann)).games == games


async def test_reading_can_be_stopped(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backfills, "_PAGE", 1)
    monkeypatch.setattr(backfills, "PAUSE", PAUSE)
    world = watch.world
    for number in range(1600, 1605):
        await world.ann.send(world.channel, share(number))
    await watch.watch()
    await watch.read_older()
    notice = watch.office.last_message
    assert notice
    refused = await world.ann.click(notice, label="Stop reading")
    assert "Only people who manage the server" in said(refused)
    page = await watch.page()
    assert labels(page)[-1] == "Stop reading"
    await watch.boss.click(notice, label="Stop reading")
    await world.env.advance_time(PAUSE)
    assert await watch.state() is BackfillState.STOPPED
    assert (await watch.kept(world.ann)).games < 5
    assert "was stopped. Messages read: 1." in text(watch.office.last_message)


async def test_a_channel_that_the_bot_may_not_read_loses_nothing(watch: Watch) -> None:
    world = watch.world
    await watch.watch()
    await world.ann.send(world.channel, share(1600))
    bot = world.env.backend.bot_user.id
    history = Permissions(read_message_history=True).value
    world.env.backend.set_overwrite(
        world.channel.id, Overwrite(bot, OverwriteType.MEMBER, 0, history)
    )
    await world.env.settle()
    assert "**Read Message History** in" in text(await watch.page())
    page = await watch.page()
    refused = await watch.boss.click(page, label="Read older messages: #general")
    assert "I cannot see older messages in" in said(refused)
    assert await watch.state() is None
    assert await watch.kept(world.ann) == Figures(1, 1, 3)


async def test_late_results_are_refused_kindly_where_the_server_wants_that(watch: Watch) -> None:
    world, page = watch.world, await watch.page()
    await watch.choose(page, "record_days", "7")
    assert "taken up to 7 days after the day of the puzzle" in text(page)
    refused = await world.ann.slash(world.channel, "wordle record", share=share(1600))
    assert refused.ephemeral
    assert "**Wordle 1,600** comes too late" in said(refused)


async def test_past_days_stay_as_they_are_where_the_server_wants_that(watch: Watch) -> None:
    world = watch.world
    recorded = await world.ann.slash(world.channel, "wordle record", share=share(1600))
    await world.clock_ticks(days=1)
    refused = await world.ann.click(reply(recorded), label="Remove Wordle 1,600")
    assert "It is too late to change or remove this result" in said(refused)
    assert await watch.kept(world.ann) == Figures(1, 1, 3)


async def test_a_single_message_without_a_result_reads_well(watch: Watch) -> None:
    await watch.world.ben.send(watch.world.channel, "a lovely day")
    await watch.watch()
    shown = await watch.boss.click(await watch.page(), label="Read older messages: #general")
    assert "Of the newest message in" in said(shown)
    assert "Found no results." in said(shown)


async def test_what_would_be_recorded_is_shown_before_anything_is(watch: Watch) -> None:
    world = watch.world
    await world.ann.send(world.channel, share(1600))
    await world.ben.send(world.channel, share(1600, "X"))
    await world.ben.send(world.channel, "a lovely day")
    await world.ben.send(world.channel, f"Woordle 12 3/6\n\n{GRID}")
    await watch.watch()
    shown = await watch.boss.click(await watch.page(), label="Read older messages: #general")
    assert "Of the newest 4 messages" in said(shown)
    assert "Found 2 results by 2 players." in said(shown)
    assert "Wordle: 2" in said(shown)
    assert "1 message looks like a result that I would leave out" in said(shown)
    assert await watch.kept(world.ann) == Figures()


async def test_the_preview_and_the_notice_count_the_same_results(watch: Watch) -> None:
    world = watch.world
    await world.ann.send(world.channel, share(1600))
    head = "Here are yesterday's results:"
    await watch.app.send(world.channel, f"{head}\n3/6: @Kyle @Ben\n4/6: {world.ann.mention}")
    await watch.app.send(world.channel, f"{head}\n5/6: @Kyle")
    await watch.watch()
    counted = (
        "Found 2 results by 1 player.\n2 more results under 2 names in summaries: I do not know"
    )
    shown = await watch.boss.click(await watch.page(), label="Read older messages: #general")
    assert counted in said(shown)
    assert "Wordle: 2" in said(shown)
    await watch.boss.click(reply(shown), label="Read all older messages")
    await world.env.advance_time(5)
    assert counted in text(await watch.page())


async def test_a_puzzle_that_was_posted_again_is_counted_once(watch: Watch) -> None:
    world = watch.world
    for number in (1600, 1600, 1601, 1600):
        await world.ann.send(world.channel, share(number))
    head = "Here are yesterday's results:"
    for _ in range(2):
        await watch.app.send(world.channel, f"{head}\n3/6: @Kyle")
    await watch.watch()
    counted = "Found 2 results by 1 player.\n1 more result under 1 name in summaries"
    again = "3 more are of puzzles that are among them, so they do not count."
    shown = await watch.boss.click(await watch.page(), label="Read older messages: #general")
    assert all(told in said(shown) for told in (counted, again, "Wordle: 2"))
    await watch.boss.click(reply(shown), label="Read all older messages")
    await world.env.advance_time(5)
    report = text(await watch.page())
    assert counted in report
    assert again in report


async def test_what_was_read_is_taken_back_as_a_whole_and_nothing_else(watch: Watch) -> None:
    world = watch.world
    by_hand = await world.ann.send(world.channel, share(1599))
    for number in (1600, 1601):
        await world.ann.send(world.channel, share(number))
    await world.ann.context_menu(world.channel, "Record result", by_hand)
    await watch.watch()
    await watch.read_older()
    await world.env.advance_time(5)
    await world.ann.send(world.channel, share(1602))
    await world.ann.slash(world.channel, "wordle record", share=share(1603))
    assert (await watch.kept(world.ann)).games == 5
    asked = await watch.boss.click(await watch.page(), label="Take back what was read")
    assert (await watch.kept(world.ann)).games == 5
    done = await watch.boss.click(reply(asked), label="Take back what was read")
    assert "has been taken back" in said(done)
    assert (await watch.kept(world.ann)).games == 3
    assert "Take back what was read" not in labels(await watch.page())
    again = (
        await watch.boss.click(reply(asked), label="Take back what was read")
        if labels(reply(asked))
        else None
    )
    assert again is None


async def test_a_server_is_offered_its_history_once_when_a_summary_is_seen(watch: Watch) -> None:
    world = watch.world
    await watch.start()
    summary = f"Here are yesterday's results:\n4/6: {world.ann.mention}\nX/6: @Somebody"
    for _ in range(2):
        await watch.app.send(world.channel, summary)
    seen = [message async for message in world.latest.channel.history()]
    (offer,) = [one for one in seen if "Wordle summaries are posted here" in text(one)]
    refused = await world.ann.click(offer, label="Import our Wordle history")
    assert "Only people who manage the server" in said(refused)
    shown = await watch.boss.click(offer, label="Import our Wordle history")
    assert "What I would record" in said(shown)
    assert await watch.kept(world.ann) == Figures()
    await watch.boss.click(reply(shown), label="Read all older messages")
    await world.env.advance_time(5)
    assert (await watch.kept(world.ann)).games == 1


async def test_a_preview_tells_what_is_new_apart_from_what_is_known_or_struck(
    watch: Watch,
) -> None:
    world = watch.world
    await watch.watch()
    for number in (1600, 1601):
        await world.ann.send(world.channel, share(number))
    asked = Asker(0, world.place, Player(watch.boss.id), Rights(manager=True))
    struck = ResultKey(False, "wordle", 1600)
    await world.services.corrections.strike(asked, Player(world.ann.id), struck)

    async def preview() -> str:
        page = await watch.page()
        return said(await watch.boss.click(page, label="Read older messages: #general"))

    told = await preview()
    assert "Known already or struck, so left as they are: 2." in told
    assert "Found" not in told
    await watch.start(reads=False)
    await world.ben.send(world.channel, share(1602))
    await watch.start()
    told = await preview()
    assert "Found 1 result by 1 player" in told
    assert "left as they are: 2." in told


SUMMARY = "Here are yesterday's results:\n4/6: {}"


@pytest.mark.parametrize("searches", [True, False])
async def test_of_too_many_messages_the_summaries_are_searched_for(
    watch: Watch, monkeypatch: pytest.MonkeyPatch, *, searches: bool
) -> None:
    """What is known of messages that are too old to be read stays as it is."""
    world = watch.world
    await world.ben.send(world.channel, share(1600))
    await watch.app.send(world.channel, SUMMARY.format(world.ann.mention))
    await watch.watch()
    await world.ann.send(world.channel, share(1601, 2))
    for _ in range(3):
        await world.ann.send(world.channel, "a lovely day")
    monkeypatch.setattr("bot.jobs.backfills.MOST_READ", 2)
    monkeypatch.setattr("bot.jobs.backfills._PAGE", 2)
    if not searches:
        path = f"/guilds/{world.guild.id}/messages/search"
        world.env.inject_error("GET", path, status=403, times=None)
    shown = await watch.read_older()
    await world.env.advance_time(PAUSE)
    assert await watch.state() is (BackfillState.SEARCHED if searches else BackfillState.FULL)
    assert (await watch.kept(world.ann)).games == 1 + searches
    assert await watch.kept(world.ben) == Figures()
    told = "and all older summaries" if searches else "I go no further back"
    assert told in said(shown) or told in text(watch.office.last_message)


async def test_a_figure_beside_the_mark_says_what_was_counted_instead(watch: Watch) -> None:
    world = watch.world
    await watch.watch()
    rows = "\n".join(["⬛🟨⬛⬛⬛"] * 3 + ["🟩🟩🟩🟩🟩"])
    message = await world.ann.send(world.channel, f"Wordle 1,600 3/6\n\n{rows}")
    assert marks(message, world) == ["📝", "4️⃣"]
    await world.ann.edit(message, f"Wordle 1,601 4/6\n\n{rows}")
    assert marks(message, world) == ["📝"]


async def test_a_message_that_is_gone_when_it_is_marked_takes_its_result_with_it(
    watch: Watch,
) -> None:
    world = watch.world
    await watch.watch()
    # an emoji or a channel that is unknown says nothing of the message
    for number, (code, games) in enumerate([(10014, 1), (10003, 2), (10008, 2)], start=1600):
        world.env.inject_error("PUT", "/channels/*/reactions/*", status=404, code=code)
        await world.ann.send(world.channel, share(number))
        assert (await watch.kept(world.ann)).games == games


async def test_talk_about_somebody_is_marked_as_not_taken(watch: Watch) -> None:
    world = watch.world
    await watch.watch()
    told = await world.ann.send(world.channel, f"My boss got {share(1600)}")
    assert marks(told, world) == ["❔"]
    assert await watch.kept(world.ann) == Figures()


async def test_a_message_of_which_a_part_is_refused_has_both_marks(watch: Watch) -> None:
    world = watch.world
    await watch.watch()
    message = await world.ann.send(world.channel, f"{share(1600)}\nWordle 90,000 3/6")
    assert marks(message, world) == ["📝", "❔"]
    assert await watch.kept(world.ann) == Figures(1, 1, 3)
    await world.ann.edit(message, share(1600))
    assert marks(message, world) == ["📝"]


async def test_a_mark_changes_once_its_player_has_recorded_the_message(watch: Watch) -> None:
    world = watch.world
    message = await world.ann.send(world.channel, f"My boss got {share(1599)}")
    await world.ann.context_menu(world.channel, "Record result", message)
    assert marks(message, world) == []
    await watch.watch()
    told = await world.ann.send(world.channel, f"My boss got {share(1600)}")
    await world.ben.react(told, "❔")
    asked = await world.ann.context_menu(world.channel, "Record result", told)
    assert "reads like somebody else's result" in said(asked)
    assert (await watch.kept(world.ann)).games == 1
    await world.ann.click(reply(asked), label="Yes, record it")
    assert "**Wordle 1,600**" in said(asked)
    assert "Yes, record it" not in labels(reply(asked))
    assert marks(told, world) == ["❔", "📝"]
    # the doubt stays, as nobody else has decided
    stored = world.env.backend.get_message(told.channel.id, told.id)
    assert {world.ben.id} < {*stored.reactions[0].user_ids}
    assert (await watch.kept(world.ann)).games == 2


async def test_of_several_doubted_results_only_the_chosen_ones_are_recorded(watch: Watch) -> None:
    world = watch.world
    await watch.watch()
    text = f"my boss got {share(1600)}\n\nmy wife got {share(1599, 5)}\n\n{share(1601, 2)}"
    told = await world.ann.send(world.channel, text)
    assert await watch.kept(world.ann) == Figures(1, 1, 2)
    asked = await world.ann.context_menu(world.channel, "Record result", told)
    (menu,) = parts(reply(asked), ComponentType.STRING_SELECT)
    assert [one["label"] for one in menu["options"]] == ["Wordle 1,600", "Wordle 1,599"]
    chosen = menu["options"][1]["value"]
    await world.ann.select(reply(asked), [chosen], custom_id=menu["custom_id"])
    assert "**Wordle 1,599**" in said(asked)
    assert "1,600" not in said(asked)
    assert await watch.kept(world.ann) == Figures(2, 2, 7)
    assert marks(told, world) == ["📝", "❔"]
    # the other one alone is asked about now
    again = await world.ann.context_menu(world.channel, "Record result", told)
    await world.ann.click(reply(again), label="Yes, record it")
    assert (await watch.kept(world.ann)).games == 3


async def test_a_denied_share_is_recorded_only_once_somebody_says_so(watch: Watch) -> None:
    world = watch.world
    await watch.watch()
    told = await world.ann.send(world.channel, "Wordle 1,600 1/6 (fake)")
    refused = await world.ben.context_menu(world.channel, "Record result", told)
    assert "Only its author or a moderator" in said(refused)
    asked = await world.ann.context_menu(world.channel, "Record result", told)
    assert await watch.kept(world.ann) == Figures()
    await world.ann.delete(told)
    gone = await world.ann.click(reply(asked), label="Yes, record it")
    assert "Something went wrong" not in said(gone)
    assert await watch.kept(world.ann) == Figures()


async def fail(*_: object, **__: object) -> None:
    raise Outage("database or disk is full")


async def test_what_happened_while_the_database_was_out_of_reach_is_caught_up(
    watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = watch.world
    await watch.watch()
    deleted, edited = [await world.ann.send(world.channel, share(one)) for one in (1600, 1601)]
    with monkeypatch.context() as outage:
        outage.setattr(StoredRecordMessages, "keep", fail)
        outage.setattr(StoredRecordMessages, "forget", fail)
        await world.ann.delete(deleted)
        await world.ann.edit(edited, share(1601, 5))
        posted = await world.ben.send(world.channel, share(1601, 4))
        gone = await world.ben.send(world.channel, share(1600, 4))
        await world.ben.delete(gone)
        newer = await world.ben.send(world.channel, share(1599, 2))
        await world.env.advance_time(PAUSE)
    assert await watch.kept(world.ann) == Figures(2, 2, 6)
    assert marks(posted, world) == []
    await world.ben.edit(newer, share(1599, 3))
    await world.env.advance_time(PAUSE)
    assert await watch.kept(world.ann) == Figures(1, 1, 5)
    assert await watch.kept(world.ben) == Figures(2, 2, 7)
    assert [marks(one, world) for one in (posted, edited)] == [["📝"], ["📝", "✏️"]]


async def test_a_bot_that_stops_after_an_outage_stores_what_it_had_to_keep(
    watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = watch.world
    await watch.watch()
    with monkeypatch.context() as outage:
        outage.setattr(StoredRecordMessages, "keep", fail)
        await world.ann.send(world.channel, share(1601, 4))
    assert await watch.kept(world.ann) == Figures()
    await world.env.bot.close()
    assert await watch.kept(world.ann) == Figures(1, 1, 4)


async def test_whoever_corrects_a_result_reads_what_was_posted_first(watch: Watch) -> None:
    world = watch.world
    await watch.watch()
    message = await world.ann.send(world.channel, share(1601, 5))
    await world.ann.edit(message, share(1601, 2))
    told = await watch.boss.context_menu(world.channel, "Record result", message)
    assert "✏️ first posted as 5 guesses" in said(told)
    await watch.boss.click(reply(told), label="Correct a result")
    (menu,) = parts(reply(told), ComponentType.STRING_SELECT)
    (option,) = menu["options"]
    assert option["description"].endswith("2 guesses · ✏️ first posted as 5 guesses")
    name = f"menu:correct:result.{world.ann.id}"
    await watch.boss.select(reply(told), [option["value"]], custom_id=name)
    assert "✏️ first posted as 5 guesses" in said(told)
