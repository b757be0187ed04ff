"""Who guesses without an open board is led to one; a duel that nobody played counts nowhere."""

from __future__ import annotations

from tests.e2e.conftest import World, text
from tests.e2e.pressing import labels, reply, said
from tests.e2e.test_daily import post
from tests.e2e.test_modes import wrong


async def test_who_is_named_in_a_challenge_and_guesses_is_offered_the_board(world: World) -> None:
    opened = await world.ann.slash(world.channel, "wordle challenge", opponent=world.ben)
    await world.ann.submit_modal(opened, {"word": "plumb"})
    guessed = await world.ben.slash(world.channel, "wordle guess", word="stare")
    assert said(guessed) == "Your board isn't open yet. Press **Play**, then guess."
    assert labels(reply(guessed)) == ["Play"]
    await world.ben.click(reply(guessed), label="Play")
    found = await world.ben.slash(world.channel, "wordle guess", word="plumb")
    assert "1/6" in said(found) or "1/6" in text(world.latest)
    # nothing waits for whoever set it
    assert "There is no game here" in said(
        await world.ann.slash(world.channel, "wordle guess", word="stare")
    )


async def test_who_guesses_just_after_the_days_turn_is_told_of_the_next_daily(world: World) -> None:
    await post(world)
    await world.ben.slash(world.channel, "wordle daily")
    await world.ben.slash(world.channel, "wordle guess", word=(await wrong(world))[0])
    await world.later(hours=21, minutes=3)
    guessed = await world.ben.slash(world.channel, "wordle guess", word="stare")
    assert said(guessed) == "Yesterday's daily is over; today's is `/wordle daily`."


async def test_a_duel_that_nobody_played_has_no_winner_and_no_tally(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="duel", rival="easy")
    await world.later(days=2)
    told = text(world.latest)
    assert "Nobody has played." in told
    assert "wins" not in told
    assert "All duels so far" not in told
    async with world.services.store.read() as tx:
        (match,) = [await tx.matches.get(1)]
        assert await tx.matches.score_duels(match.starter, match.rival or "") == (0, 0)
