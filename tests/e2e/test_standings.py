"""Leaderboards and statistics through Discord."""

from __future__ import annotations

from simcord import InteractionResult

from bot.domain.players import Asker, Player, Preference, Theme
from tests.e2e.conftest import World, text
from tests.reading import alts


def card(result: InteractionResult) -> str:
    """The card of a reply, in words."""
    (alt,) = alts(result.response)
    return alt


async def prefer_text(world: World) -> None:
    ann = Asker(0, world.place, Player(world.ann.id))
    await world.services.players.choose(ann, Preference.THEME, Theme.TEXT)


async def win(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await world.ann.slash(world.channel, "wordle guess", word=await world.answer())


async def test_a_leaderboard_begins_empty_and_says_what_to_do(world: World) -> None:
    result = await world.ann.slash(world.channel, "wordle leaderboard")
    assert "Start a game with `/wordle play`" in text(result.response)


async def test_winners_are_ranked_on_a_card(world: World) -> None:
    await win(world)
    await win(world)
    await world.ben.slash(world.channel, "wordle play", mode="solo")
    await world.ben.slash(world.channel, "wordle guess", word=await world.answer())
    board = card(await world.ann.slash(world.channel, "wordle leaderboard"))
    assert board == (
        "1. ann, 2 wins, in 2 games · average 1.00 · streak 2. "
        "2. ben, 1 win, in 1 game · average 1.00 · streak 1."
    )
    together = await world.ann.slash(world.channel, "wordle leaderboard", mode="together")
    assert "ben" not in card(together)


async def test_stats_show_a_distribution_and_streaks(world: World) -> None:
    await win(world)
    result = await world.ben.slash(world.channel, "wordle stats", player=world.ann)
    assert card(result) == (
        "ann: games 1; won 100%; average 1.00; in a row 1; best 1; "
        "1: 1; 2: 0; 3: 0; 4: 0; 5: 0; 6: 0; X: 0."
    )
    assert "A streak counts games won in a row" in text(result.response)


async def test_who_chose_text_reads_standings_instead_of_cards(world: World) -> None:
    await win(world)
    await prefer_text(world)
    board = (await world.ann.slash(world.channel, "wordle leaderboard")).response
    assert f"**1.** {world.ann.mention} · 1 win in 1 game · average 1.00 · streak 1" in text(board)
    shown = (await world.ann.slash(world.channel, "wordle stats")).response
    assert "has played 1 game and won 1 (100%)" in text(shown)
    assert " 1 ████████████ 1" in text(shown)
    assert " X 0\n" in text(shown)
    assert [*alts(board), *alts(shown)] == []


async def test_stats_of_nobody_are_refused_privately(world: World) -> None:
    refused = await world.ben.slash(world.channel, "wordle stats")
    assert refused.ephemeral
    assert "No finished games yet" in text(refused.response)


async def test_dailies_have_a_streak_of_days(world: World) -> None:
    for _ in range(2):
        await world.ann.slash(world.channel, "wordle daily")
        await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
        await world.clock_ticks(days=1)
    assert "dailies 2" in card(await world.ann.slash(world.channel, "wordle stats"))
    await prefer_text(world)
    shown = text((await world.ann.slash(world.channel, "wordle stats")).response)
    assert "Dailies: 2 · streak 2 days · best 2" in shown
    await world.clock_ticks(days=1)
    board = await world.ann.slash(world.channel, "wordle leaderboard", mode="daily")
    assert "2 wins in 2 games · average 1.00 · streak 0 days" in text(board.response)
