"""Dailies of the past: played again by anybody, counted by nobody."""

from __future__ import annotations

from bot.domain.guild_settings import GuildSettings
from bot.domain.players import Theme
from tests.e2e.conftest import World
from tests.e2e.pressing import give_up, labels, reply, said
from tests.e2e.test_daily import solve
from tests.reading import alts


async def days(world: World) -> list[str]:
    """Three days with a daily each, of which ann has solved the first; their answers."""
    answers: list[str] = []
    for number in range(3):
        await world.ben.slash(world.channel, "wordle daily")
        if number == 0:
            await solve(world, world.ann)
        answers.append(await world.answer())
        await world.later(days=1)
    return answers


async def test_a_past_daily_is_played_by_its_day_or_its_number(world: World) -> None:
    _, second, third = await days(world)
    begun = await world.ann.slash(world.channel, "wordle daily", day="2026-11-22")
    assert begun.ephemeral
    assert "Archive 2" in said(begun)
    ended = await world.ann.slash(world.channel, "wordle guess", word=second)
    assert "Solved in 1 guess" in said(ended)
    assert "in a row" not in said(ended)
    await world.ann.slash(world.channel, "wordle daily", day="3")
    assert "Solved" in said(await world.ann.slash(world.channel, "wordle guess", word=third))


async def test_the_board_opened_last_takes_the_guess(world: World) -> None:
    await days(world)
    await world.ann.slash(world.channel, "wordle daily")
    await world.ann.slash(world.channel, "wordle daily", day="2")
    guessed = await world.ann.slash(world.channel, "wordle guess", word="crane")
    assert "Archive 2" in said(guessed)


async def test_a_past_daily_is_neither_ranked_nor_a_day_of_a_streak(world: World) -> None:
    _, second, _ = await days(world)
    before = said(await world.ann.slash(world.channel, "wordle leaderboard", mode="daily"))
    await world.ann.slash(world.channel, "wordle daily", day="2026-11-22")
    await world.ann.slash(world.channel, "wordle guess", word=second)
    assert said(await world.ann.slash(world.channel, "wordle leaderboard", mode="daily")) == before
    shown = await world.ann.slash(world.channel, "wordle stats")
    stats = said(shown)
    assert "daily 1" in alts(shown.response)[0]
    assert "Leaderboards leave these out, as they don't compare fairly: Archive (1)." in stats


async def test_who_has_played_a_past_daily_sees_that_board(world: World) -> None:
    first, *_ = await days(world)
    shown = await world.ann.slash(world.channel, "wordle daily", day="2026-11-21")
    assert " ".join(first.upper()) in said(shown)
    assert "Solved in 1 guess" in said(shown)


async def test_a_calendar_shows_what_one_has_played_and_leads_to_the_next(world: World) -> None:
    await days(world)
    played = await world.ann.slash(world.channel, "wordle daily", day="1")
    shown = await world.ann.click(reply(played), label="Calendar")
    assert shown.ephemeral
    # Saturday the 21st was solved, Sunday and Monday were not played
    weeks = said(shown).splitlines()
    assert weeks[0] == "### Dailies of November 2026"
    assert weeks[4] == "`16–22` ➖➖➖➖➖🟩⬜"
    assert weeks[5].startswith("`23–29` ⬜➖")
    assert weeks[6] == "`30   ` ➖"
    assert labels(reply(shown)) == ["Next unsolved"]
    async with world.services.store.write() as tx:
        await tx.guilds.save(world.guild.id, GuildSettings(theme=Theme.CONTRAST))
    again = await world.ann.click(reply(played), label="Calendar")
    assert said(again).splitlines()[4] == "`16–22` ➖➖➖➖➖🟧⬜"
    first = await world.ann.click(reply(shown), label="Next unsolved")
    assert "Archive 3" in said(first)
    await give_up(world.ann, world.channel)
    assert "Archive 2" in said(await world.ann.click(reply(shown), label="Next unsolved"))


async def test_before_a_first_daily_is_over_the_calendar_shows_todays_own_result(
    world: World,
) -> None:
    await world.ann.slash(world.channel, "wordle daily")
    ended = await give_up(world.ann, world.channel)
    shown = await world.ann.click(reply(ended), label="Calendar")
    assert said(shown).splitlines()[4] == "`16–22` ➖➖➖➖➖🟨➖"
    # no month before has any, and none of the past is left
    assert labels(reply(shown)) == []


async def test_the_days_of_the_past_are_offered(world: World) -> None:
    await days(world)
    offered = await world.ann.autocomplete(world.channel, "wordle daily", "day", "")
    assert [choice["name"] for choice in offered] == [
        "Daily 3, Nov 23, 2026: not played yet",
        "Daily 2, Nov 22, 2026: not played yet",
        "Daily 1, Nov 21, 2026: solved",
    ]


async def test_a_day_without_a_past_daily_is_refused_with_a_way_on(world: World) -> None:
    await days(world)
    for day in ("2026-11-25", "21", "2019-01-01", "yesterday", "9" * 30):
        refused = await world.ann.slash(world.channel, "wordle daily", day=day)
        assert refused.ephemeral
        assert "no daily for that day" in said(refused)


async def test_where_there_is_no_past_daily_no_list_is_spoken_of(world: World) -> None:
    await world.ann.slash(world.channel, "wordle daily")
    for day in ("2026-11-20", "1", "yesterday"):
        refused = await world.ann.slash(world.channel, "wordle daily", day=day)
        assert "There are no past dailies here yet." in said(refused)
        assert "`day`" not in said(refused)
