"""Leaderboards and statistics through Discord."""

from __future__ import annotations

from tests.e2e.conftest import World, text


async def win(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play")
    await world.ann.slash(world.channel, "wordle guess", word=await world.answer())


async def test_a_leaderboard_begins_empty_and_says_what_to_do(world: World) -> None:
    result = await world.ann.slash(world.channel, "wordle leaderboard")
    assert "Start a game with `/wordle play`" in text(result.response)


async def test_winners_are_ranked(world: World) -> None:
    await win(world)
    await win(world)
    await world.ben.slash(world.channel, "wordle play", mode="solo")
    await world.ben.slash(world.channel, "wordle guess", word=await world.answer())
    board = text((await world.ann.slash(world.channel, "wordle leaderboard")).response)
    first, second = [line for line in board.splitlines() if line.startswith("**")]
    assert world.ann.mention in first
    assert "2 wins in 2 games · average 1.00 · streak 2" in first
    assert world.ben.mention in second
    together = await world.ann.slash(world.channel, "wordle leaderboard", mode="together")
    assert world.ben.mention not in text(together.response)


async def test_stats_show_a_distribution_and_streaks(world: World) -> None:
    await win(world)
    shown = text((await world.ben.slash(world.channel, "wordle stats", player=world.ann)).response)
    assert "has played 1 game and won 1 (100%)" in shown
    assert " 1 ████████████ 1" in shown
    assert " 2 0\n" in shown
    assert " X 0\n" in shown
    assert "streak 1 · best streak 1" in shown
    assert "A streak counts games won in a row" in shown


async def test_stats_of_nobody_are_refused_privately(world: World) -> None:
    refused = await world.ben.slash(world.channel, "wordle stats")
    assert refused.ephemeral
    assert "No finished games yet" in text(refused.response)


async def test_dailies_have_a_streak_of_days(world: World) -> None:
    for _ in range(2):
        await world.ann.slash(world.channel, "wordle daily")
        await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
        await world.clock_ticks(days=1)
    shown = text((await world.ann.slash(world.channel, "wordle stats")).response)
    assert "Dailies: 2 · streak 2 days · best 2" in shown
    await world.clock_ticks(days=1)
    board = await world.ann.slash(world.channel, "wordle leaderboard", mode="daily")
    assert "2 wins in 2 games · average 1.00 · streak 0 days" in text(board.response)
