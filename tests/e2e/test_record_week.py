"""The week of the official Wordle, from the app's summaries and from shares."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from bot.domain.players import Asker, Player, Preference, Preferences, Theme
from bot.domain.records.games import WORDLE
from bot.domain.records.values import Post
from tests.e2e.conftest import World
from tests.e2e.pressing import labels, press, reply, said
from tests.e2e.test_standings import prefer_text
from tests.reading import alts

# noon of a Saturday
TODAY = date(2026, 11, 21)
MONDAY = date(2026, 11, 16)


def puzzle(day: date) -> int:
    return (day - (WORDLE.day_zero or day)).days


class Chat:
    """A channel in which the Wordle app sums up each day, and people share."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.messages = 0

    async def sum_up(self, day: date, *lines: str, streak: int = 9) -> None:
        """The app's summary of a day, posted the day after."""
        world = self.world
        text = f"**Your group is on a {streak} day streak!** Here are yesterday's results:\n"
        people = tuple(Player(one.id, one.name) for one in (world.ann, world.ben))
        at = world.clock.now + (day + timedelta(1) - TODAY)
        self.messages += 1
        post = Post(
            self.messages,
            Player(99),
            text + "\n".join(lines),
            at,
            by_bot=True,
            summary=True,
            mentioned=people,
        )
        async with world.services.store.write() as tx:
            settings = await tx.guilds.settings(world.place)
            watched = frozenset({world.channel.id})
            await tx.guilds.save(
                world.guild.id, type(settings)(record_channels=watched, least_games=1)
            )
        await world.services.recording.watching.follow(world.place, post)

    async def share(self, who: Player, day: date, score: str) -> None:
        self.messages += 1
        text = f"Wordle {puzzle(day)} {score}/6"
        post = Post(self.messages, who, text, self.world.clock.now)
        await self.world.services.recording.watching.follow(self.world.place, post)

    async def show(self) -> str:
        shown = await self.world.ann.slash(self.world.channel, "wordle records", game="wordle")
        return said(await press(self.world.ann, reply(shown), "This week's Wordle"))


@pytest.fixture
async def chat(world: World) -> Chat:
    await prefer_text(world)
    return Chat(world)


async def test_the_card_says_who_played_which_day_and_who_would_win(chat: Chat) -> None:
    world = chat.world
    ann, ben = world.ann.mention, world.ben.mention
    await chat.sum_up(MONDAY, f"👑 3/6: {ann}", f"5/6: {ben}")
    await chat.sum_up(MONDAY + timedelta(1), f"👑 4/6: {ann} {ben}")
    await chat.sum_up(MONDAY + timedelta(3), f"👑 2/6: {ben}", f"X/6: {ann}", streak=12)
    told = await chat.show()
    assert "Wordle · Nov 16 – 22, 2026" in told
    assert f"If the week ended now, {ben} would win it with 3.67 guesses on average." in told
    assert f"**1.** {ben} · **3.67** · Mo 5 · Tu 4 · Th 2" in told
    assert f"**2.** {ann} · **4.67** · Mo 3 · Tu 4 · Th X" in told
    assert "🔥 Group streak: 12 days" in told
    assert "a word not found counts as 7. A place takes 3 results." in told
    assert "No result of today is in yet" in told


async def test_who_has_not_played_yet_is_named_once_somebody_has(chat: Chat) -> None:
    world = chat.world
    await chat.sum_up(TODAY - timedelta(1), f"👑 3/6: {world.ann.mention} {world.ben.mention}")
    await chat.share(Player(world.ann.id, "ann"), TODAY, "4")
    told = await chat.show()
    assert f"Nothing of today yet from {world.ben.mention}." in told
    await chat.share(Player(world.ben.id, "ben"), TODAY, "2")
    told = await chat.show()
    assert "of today" not in told
    assert "Fr 3 · Sa 2" in told


async def test_who_hides_is_neither_awaited_nor_named(chat: Chat) -> None:
    world = chat.world
    ben = Player(world.ben.id, "ben")
    await chat.sum_up(TODAY - timedelta(1), f"👑 3/6: {world.ann.mention} {world.ben.mention}")
    async with world.services.store.write() as tx:
        await tx.preferences.save(ben, Preferences(hidden=True))
    await chat.share(Player(world.ann.id, "ann"), TODAY, "4")
    told = await chat.show()
    assert world.ben.mention not in told
    assert "of today" not in told
    assert "a player" in told


async def test_names_that_nobody_knows_are_told_and_not_counted(chat: Chat) -> None:
    await chat.sum_up(MONDAY, f"👑 3/6: {chat.world.ann.mention} @Di_na")
    told = await chat.show()
    assert "Not counted, as the summaries only name them: Di\\_na." in told
    ann, channel = chat.world.ann, chat.world.channel
    shown = await ann.slash(channel, "wordle records", game="wordle")
    week = await press(ann, reply(shown), "This week's Wordle")
    assert "Who is who (1)" in labels(reply(week))
    assert f"**1.** {chat.world.ann.mention} · **3.00** · Mo 3" in told


async def test_weeks_before_say_who_won_them(chat: Chat) -> None:
    world = chat.world
    last = MONDAY - timedelta(7)
    await chat.sum_up(last, f"👑 3/6: {world.ann.mention} {world.ben.mention}")
    shown = await world.ann.slash(world.channel, "wordle records", game="wordle")
    now = await press(world.ann, reply(shown), "This week's Wordle")
    assert "Nothing is recorded for this week." in said(now)
    assert labels(reply(now)) == ["◀ Earlier"]
    await world.restart()
    before = await press(world.ann, reply(now), "◀ Earlier")
    assert "Wordle · Nov 9 – 15, 2026" in said(before)
    both = f"{world.ann.mention} and {world.ben.mention}"
    assert f"🏆 {both} shared the week with 3.00 guesses on average." in said(before)
    assert "of today" not in said(before)
    assert labels(reply(before)) == ["◀ Earlier", "Later ▶"]
    assert "Nothing is recorded" in said(await press(world.ann, reply(before), "Later ▶"))


async def test_it_is_a_picture_with_a_tile_for_each_day_described_in_words(chat: Chat) -> None:
    world = chat.world
    ann = Asker(0, world.place, Player(world.ann.id))
    await world.services.players.choose(ann, Preference.THEME, Theme.LETTERS)
    await chat.sum_up(MONDAY, f"👑 3/6: {world.ann.mention}", f"X/6: {world.ben.mention}")
    shown = await world.ann.slash(world.channel, "wordle records", game="wordle")
    card = await press(world.ann, reply(shown), "This week's Wordle")
    (alt,) = alts(reply(card))
    assert alt == "1. ann, 3.00, Mo 3. 2. ben, 7.00, Mo X."
    assert "Mo 3" not in said(card)


async def test_the_card_says_who_would_win_the_day_once_somebody_has_found_the_word(
    chat: Chat,
) -> None:
    world = chat.world
    ann, ben = world.ann.mention, world.ben.mention
    await world.ben.slash(world.channel, "wordle record", share=f"Wordle {puzzle(TODAY)} X/6")
    assert "If the day ended now" not in await chat.show()
    await world.ann.slash(world.channel, "wordle record", share=f"Wordle {puzzle(TODAY)} 4/6")
    told = await chat.show()
    assert f"If the day ended now, {ann} would win it with 4/6." in told
    assert f"{ben} would" not in told


async def test_without_the_app_a_week_of_shares_is_shown_in_a_direct_message(world: World) -> None:
    cat = world.env.create_user("cat")
    await cat.slash("wordle record", share=f"Wordle {puzzle(TODAY)} 3/6")
    shown = await cat.slash("wordle records", game="wordle")
    card = await press(cat, reply(shown), "This week's Wordle")
    assert "If the week ended now" in said(card)
    assert "Group streak" not in said(card)
