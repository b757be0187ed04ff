"""Votes through Discord: words to press, no needless waiting, and everybody's share in a word."""

from __future__ import annotations

from tests.e2e.conftest import World, text
from tests.e2e.pressing import labels, press, said
from tests.e2e.test_modes import wrong


async def begin(world: World) -> list[str]:
    """Begin a vote in which Ann and Ben have played a word each; return words for later."""
    await world.ann.slash(world.channel, "wordle play", mode="vote")
    first, *others = await wrong(world)
    await world.ann.slash(world.channel, "wordle guess", word=first)
    await press(world.ben, world.latest, f"{first.upper()} · 1")
    await world.later(seconds=61)
    return others


async def test_a_word_is_voted_for_by_a_press_which_works_after_a_restart(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="vote")
    word, *_ = await wrong(world)
    await world.ann.slash(world.channel, "wordle guess", word=word)
    await world.restart()
    voted = await press(world.ben, world.latest, f"{word.upper()} · 1")
    assert voted.ephemeral
    assert f"Your vote: **{' '.join(word.upper())}**" in said(voted)
    assert f"{word.upper()} · 2" in labels(world.latest)


async def test_who_plays_is_not_known_in_the_first_vote_so_it_waits(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="vote")
    word, *_ = await wrong(world)
    await world.ann.slash(world.channel, "wordle guess", word=word)
    await press(world.ben, world.latest, f"{word.upper()} · 1")
    assert "6 guesses left" in text(world.latest)


async def test_a_vote_is_counted_as_soon_as_all_who_play_have_voted(world: World) -> None:
    word, *_ = await begin(world)
    await world.ann.slash(world.channel, "wordle guess", word=word)
    assert "5 guesses left" in text(world.latest)
    pressed = await press(world.ben, world.latest, f"{word.upper()} · 1")
    assert "Your vote" not in said(pressed)
    assert "4 guesses left" in text(world.latest)
    assert f"{word.upper()} · 1" not in labels(world.latest)


async def test_a_row_names_all_who_voted_for_it(world: World) -> None:
    first, second, *_ = await begin(world)
    shown = text(world.latest)
    assert f"{world.ann.mention}, {world.ben.mention}" in shown
    await world.ann.slash(world.channel, "wordle guess", word=first)
    await world.ben.slash(world.channel, "wordle guess", word=second)
    ended = text(world.latest)
    assert ended.count(world.ann.mention) == 2
    assert ended.count(world.ben.mention) == 1


async def test_all_who_voted_for_the_answer_solved_it_and_have_a_result(world: World) -> None:
    await begin(world)
    answer = await world.answer()
    await world.ann.slash(world.channel, "wordle guess", word=answer)
    await press(world.ben, world.latest, f"{answer.upper()} · 1")
    ended = text(world.latest)
    assert f"Solved in 2 guesses, thanks to {world.ann.mention} and {world.ben.mention}" in ended
    for who in (world.ann, world.ben):
        assert "No finished games" not in said(await who.slash(world.channel, "wordle stats"))


async def test_who_was_outvoted_has_played_all_the_same(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="vote")
    first, *_ = await wrong(world)
    answer = await world.answer()
    await world.ann.slash(world.channel, "wordle guess", word=answer)
    await world.clock_ticks(seconds=1)
    await world.ben.slash(world.channel, "wordle guess", word=first)
    await world.later(seconds=61)
    assert f"{world.ann.mention} solved it in 1 guess" in text(world.latest)
    own = await world.ben.slash(world.channel, "wordle stats")
    assert "No finished games" not in said(own)


async def test_a_receipt_goes_once_the_votes_are_counted(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="vote")
    first, second, third, *_ = await wrong(world)
    early = await world.ann.slash(world.channel, "wordle guess", word=first)
    changed = await world.ann.slash(world.channel, "wordle guess", word=second)
    await press(world.ben, world.latest, f"{second.upper()} · 1")
    assert early.ephemeral
    assert len(confirmed(world)) == 2
    await world.later(seconds=61)
    assert "5 guesses left" in text(world.latest)
    assert confirmed(world) == []
    await world.ann.slash(world.channel, "wordle guess", word=third)
    await press(world.ben, world.latest, f"{third.upper()} · 1")
    assert "4 guesses left" in text(world.latest)
    assert confirmed(world) == []
    assert changed.ephemeral


def confirmed(world: World) -> list[int]:
    """The private receipts that are still there."""
    seen = (one for who in (world.ann, world.ben) for one in world.channel.history(viewer=who))
    return [one.id for one in seen if "Your vote" in text(one)]


async def test_the_form_of_a_vote_asks_for_a_vote(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="vote")
    opened = await world.ann.click(world.latest, label="Vote")
    assert opened.modal is not None
    assert opened.modal["title"] == "Your vote for a word"
