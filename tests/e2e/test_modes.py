"""Every mode through Discord: boards of one's own, standings for all, clocks that go on."""

from __future__ import annotations

import re
from typing import Any

import pytest
from simcord.enums import ComponentType

from tests.e2e.conftest import World, text
from tests.e2e.pressing import give_up, reply, said, share
from tests.reading import alts, parts

WRONG = ("crane", "moist", "bully", "fudge", "whack", "vivid", "jazzy")


def labels(world: World) -> list[str]:
    """What the buttons below the latest message say."""
    return [button["label"] for button in parts(world.latest, ComponentType.BUTTON)]


async def begin_race(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="race")
    await world.ben.click(world.latest, label="Join")
    await world.ann.click(world.latest, label="Ready")
    await world.ben.click(world.latest, label="Ready")


async def wrong(world: World) -> list[str]:
    answer = await world.answer()
    return [word for word in WRONG if word != answer]


async def test_a_race_begins_when_all_are_ready_and_shows_squares_only(world: World) -> None:
    await begin_race(world)
    assert "The race is on" in text(world.latest)
    entered = await world.ann.click(world.latest, label="Play")
    assert entered.ephemeral
    word, *_ = await wrong(world)
    guessed = await world.ann.slash(world.channel, "wordle guess", word=word)
    assert guessed.ephemeral
    assert " ".join(word.upper()) in text(guessed.response)
    public = text(world.latest)
    assert "●○○○○○" in public
    assert word.upper() not in public.replace(" ", "")


async def test_the_first_to_solve_starts_the_countdown_that_ends_the_race(world: World) -> None:
    await begin_race(world)
    answer = await world.answer()
    await world.ben.slash(world.channel, "wordle guess", word=(await wrong(world))[0])
    await world.clock_ticks(minutes=1)
    await world.ann.slash(world.channel, "wordle guess", word=answer)
    assert "**1/6**" in text(world.latest)
    assert " ".join(answer.upper()) not in text(world.latest)
    await world.later(minutes=1)
    assert "The answer was" not in text(world.latest)
    await world.later(minutes=1, seconds=1)
    assert f"The answer was **{' '.join(answer.upper())}**" in text(world.latest)
    assert "**X/6** · still playing at the end" in text(world.latest)
    refused = await world.ben.slash(world.channel, "wordle guess", word=answer)
    assert "There is no game here" in text(refused.response)


async def test_a_race_survives_a_restart_and_its_countdown_goes_on(world: World) -> None:
    await begin_race(world)
    await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    await world.restart()
    entered = await world.ben.click(world.latest, label="Play")
    assert entered.ephemeral
    await world.later(minutes=3)
    assert "The answer was" in text(world.latest)


async def test_a_race_can_be_begun_by_its_starter_or_called_off(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="race")
    early = await world.ben.click(world.latest, label="Start now")
    assert early.ephemeral
    await world.ann.click(world.latest, label="Start now")
    assert "The race is on" in text(world.latest)
    second = await world.ben.slash(world.channel, "wordle play", mode="race")
    assert "already has a game running" in text(second.response)


async def test_a_lobby_without_takers_closes_by_itself(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="race")
    await world.later(minutes=16)
    assert labels(world) == ["New game"]


async def test_a_daily_is_the_same_for_everyone_once_a_day(world: World) -> None:
    first = await world.ann.slash(world.channel, "wordle daily")
    assert first.ephemeral
    answer = await world.answer()
    await world.ann.slash(world.channel, "wordle guess", word=answer)
    again = await world.ann.slash(world.channel, "wordle play", mode="daily")
    assert "Solved in 1 guess" in text(again.response)
    await world.ben.slash(world.channel, "wordle daily")
    theirs = await world.ben.slash(world.channel, "wordle guess", word=answer)
    assert "Solved in 1 guess" in text(theirs.response)
    await world.later(days=1)
    other = await world.ann.slash(world.channel, "wordle daily")
    assert "Which word" in text(other.response)


@pytest.mark.parametrize(
    ("mode", "counts"),
    [("together", True), ("solo", True), ("race", True), ("duel", True), ("absurdle", False)],
)
async def test_whether_a_game_counts_is_said_from_its_beginning(
    world: World, mode: str, counts: bool
) -> None:
    begun = await world.ann.slash(world.channel, "wordle play", mode=mode)
    shown = said(begun) if begun.ephemeral else text(world.latest)
    assert ("Doesn't count for the leaderboard" in shown) is not counts


async def test_a_challenge_says_that_it_does_not_count_from_its_card_to_its_end(
    world: World,
) -> None:
    opened = await world.ann.slash(world.channel, "wordle challenge", opponent=world.ben)
    await world.ann.submit_modal(opened, {"word": "plumb"})
    assert "Doesn't count for the leaderboard" in text(world.latest)
    board = await world.ben.click(world.latest, label="Play")
    assert "Doesn't count for the leaderboard" in said(board)
    await world.ben.slash(world.channel, "wordle guess", word="plumb")
    assert "Doesn't count for the leaderboard" in text(world.latest)


async def test_a_challenge_is_for_those_named(world: World) -> None:
    opened = await world.ann.slash(world.channel, "wordle challenge", opponent=world.ben)
    await world.ann.submit_modal(opened, {"word": "Plumb"})
    assert f"{world.ann.mention} has set a word for {world.ben.mention}" in text(world.latest)
    assert "plumb" not in text(world.latest).lower()
    own = await world.ann.click(world.latest, label="Play")
    assert "so you know it" in text(own.response)
    await world.ben.click(world.latest, label="Play")
    await world.ben.slash(world.channel, "wordle guess", word="plumb")
    assert "The answer was **P L U M B**" in text(world.latest)
    assert "🟩🟩🟩🟩🟩" in text(world.latest), "the board that was played"


def list_notified(world: World) -> list[list[int]]:
    """Whom each message notifies that notifies anybody."""
    bodies: list[Any] = [sent.json for sent in world.env.http_requests]
    sent: list[Any] = [body.get("data", body) for body in bodies if body]
    pings = [one["allowed_mentions"] for one in sent if "allowed_mentions" in one]
    return [ping["users"] for ping in pings if ping.get("users")]


async def test_a_word_set_for_somebody_is_notified_once_and_answered_with_another(
    world: World,
) -> None:
    opened = await world.ann.slash(world.channel, "wordle challenge", opponent=world.ben)
    await world.ann.submit_modal(opened, {"word": "plumb"})
    await world.ben.click(world.latest, label="Play")
    await world.ben.slash(world.channel, "wordle guess", word="plumb")
    await world.ann.slash(world.channel, "wordle board")
    assert list_notified(world) == [[world.ben.id]]
    back = await world.ben.click(world.latest, label="Set a word")
    await world.ben.submit_modal(back, {"word": "crane"})
    assert f"{world.ben.mention} has set a word for {world.ann.mention}" in text(world.latest)


async def test_a_challenge_refuses_what_is_no_word_and_what_offends(world: World) -> None:
    opened = await world.ann.slash(world.channel, "wordle play", mode="challenge")
    refused = await world.ann.submit_modal(opened, {"word": "qzxvk"})
    assert "is not in my word list" in text(refused.response)
    denied = min(world.services.lexicons("en", 5).denied)
    opened = await world.ann.slash(world.channel, "wordle challenge")
    refused = await world.ann.submit_modal(opened, {"word": denied})
    assert refused.ephemeral
    assert "not welcome here" in text(refused.response)


async def test_a_duel_is_against_a_rival_who_can_be_beaten_unless_another_is_named(
    world: World,
) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="duel")
    assert "plays against **🙂 Normal**" in text(world.latest)


async def test_a_duel_shows_both_boards_at_the_end(world: World) -> None:
    begun = await world.ann.slash(
        world.channel, "wordle play", mode="duel", rival="letter-frequency"
    )
    assert begun.ephemeral
    assert "plays against **🧮 Abe**" in text(world.latest)
    answers = [
        await world.ann.slash(world.channel, "wordle guess", word=word)
        for word in (await wrong(world))[:6]
    ]
    assert "Out of guesses" in text(answers[-1].response)
    bots, mine = text(world.latest).split(f"\n{world.ann.mention}\n")
    rows = re.compile(r"[🟩🟨⬛]{5}  [A-Z]( [A-Z]){4}")
    assert len([*rows.finditer(mine)]) == 6
    assert rows.search(bots)


async def test_a_vote_is_counted_by_the_clock_and_ties_go_to_the_first(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="vote")
    first, second, *_ = await wrong(world)
    voted = await world.ann.slash(world.channel, "wordle guess", word=first)
    assert voted.ephemeral
    await world.clock_ticks(seconds=5)
    await world.ben.slash(world.channel, "wordle guess", word=second)
    assert [f"{first.upper()} · 1", f"{second.upper()} · 1"] == labels(world)[2:4]
    await world.restart()
    await world.later(seconds=61)
    assert " ".join(first.upper()) in text(world.latest)
    assert " ".join(second.upper()) not in text(world.latest)
    assert "5 guesses left" in text(world.latest)


async def test_a_vote_can_be_changed_and_the_majority_wins(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="vote")
    first, second, *_ = await wrong(world)
    await world.ann.slash(world.channel, "wordle guess", word=first)
    await world.ben.slash(world.channel, "wordle guess", word=second)
    await world.ann.slash(world.channel, "wordle guess", word=second)
    await world.later(seconds=61)
    assert " ".join(second.upper()) in text(world.latest)


async def test_in_turns_nobody_guesses_twice_in_a_row(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", turns=True)
    first, second, third, *_ = await wrong(world)
    await world.ann.slash(world.channel, "wordle guess", word=first)
    refused = await world.ann.slash(world.channel, "wordle guess", word=second)
    assert "somebody else is next" in text(refused.response)
    await world.ben.slash(world.channel, "wordle guess", word=second)
    assert "4 guesses left" in text(world.latest)
    # it is the last guess that counts, not the first
    twice = await world.ben.slash(world.channel, "wordle guess", word=third)
    assert "somebody else is next" in text(twice.response)
    await world.ann.slash(world.channel, "wordle guess", word=third)
    assert "3 guesses left" in text(world.latest)


async def test_four_boards_share_their_guesses(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", boards=4)
    assert "4 boards" in text(world.latest)
    answers = await world.answers()
    for word in answers:
        await world.ben.slash(world.channel, "wordle guess", word=word)
    assert "solved it in" in text(world.latest)


async def test_two_games_at_once_do_not_mix(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    public = await world.answer()
    await world.ben.slash(world.channel, "wordle play", mode="solo")
    await world.ben.slash(world.channel, "wordle guess", word=await world.answer())
    assert "Which word" in text(world.latest)
    await world.ann.slash(world.channel, "wordle guess", word=public)
    assert "solved it in" in text(world.latest)


async def test_an_idle_game_is_closed_and_says_so_before(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await world.ann.slash(world.channel, "wordle guess", word=(await wrong(world))[0])
    assert "Closes <t:" in text(world.latest)
    await world.later(hours=23, minutes=59)
    assert "5 guesses left" in text(world.latest)
    await world.later(minutes=2)
    assert "Closed, because nobody guessed for a long time" in text(world.latest)


async def test_two_votes_end_a_small_game_unless_one_has_expired(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    cat = world.env.guild.add_member(world.env.create_user("cat"))
    await world.ben.slash(world.channel, "wordle guess", word=(await wrong(world))[0])
    await world.clock_ticks(minutes=10)
    await give_up(world.ben, world.channel)
    await world.clock_ticks(minutes=6)
    late = await give_up(cat, world.channel)
    assert "1 of 2 votes" in text(late.response)
    await give_up(world.ben, world.channel)
    assert "Given up" in text(world.latest)


async def test_a_result_is_shared_without_a_letter(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="solo")
    answer = await world.answer()
    await world.ann.slash(world.channel, "wordle guess", word=answer)
    shared = await share(world.ann, world.channel)
    assert shared.ephemeral
    assert "Tilemate 1/6" in text(world.latest)
    assert answer not in text(world.latest).lower()
    assert alts(world.latest) == []


@pytest.mark.parametrize("mode", ["solo", "daily", "duel", "challenge", "together", "race"])
async def test_a_board_of_every_mode_survives_a_restart(world: World, mode: str) -> None:
    starter, player = world.ann, world.ann
    begun = await starter.slash(world.channel, "wordle play", mode=mode)
    if mode == "challenge":
        player = world.ben
        await starter.submit_modal(begun, {"word": "plumb"})
        await player.click(world.latest, label="Play")
    if mode == "race":
        await starter.click(world.latest, label="Start now")
    first, second, *_ = await wrong(world)
    await player.slash(world.channel, "wordle guess", word=first)
    await world.restart()
    guessed = await player.slash(world.channel, "wordle guess", word=second)
    shown = await player.slash(world.channel, "wordle board")
    board = text(shown.response)
    assert guessed.ephemeral
    assert all(" ".join(word.upper()) in board for word in (first, second))
    assert "4 guesses left" in board


async def test_a_rematch_is_of_the_same_kind(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="race", length=6)
    await world.ann.click(world.latest, label="Cancel")
    await world.ben.click(world.latest, label="New game")
    assert "Race · 6 letters" in text(world.latest)
    assert f"{world.ben.mention} is starting a race" in text(world.latest)


async def test_letters_are_not_shared_while_others_are_at_the_word(world: World) -> None:
    await world.ann.slash(world.channel, "wordle daily")
    await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    refused = await world.ann.slash(world.channel, "wordle share", letters=True)
    assert "Others are still playing that word" in text(refused.response)
    await share(world.ann, world.channel)
    assert "Tilemate Daily 1 1/6" in text(world.latest)


async def test_a_result_is_posted_only_after_its_player_has_seen_it(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="solo")
    await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    await world.ben.slash(world.channel, "wordle play", mode="together")
    before = world.latest.id
    asked = await world.ann.slash(world.channel, "wordle share")
    assert said(asked).startswith("Everybody here will see this:")
    assert "Tilemate 1/6" in said(asked)
    await world.ann.click(reply(asked), label="Never mind")
    assert world.latest.id == before
    asked = await world.ann.slash(world.channel, "wordle share", letters=True)
    await world.restart()
    await world.ann.click(reply(asked), label="Post it here")
    assert world.latest.id != before
    assert len(alts(world.latest)) == 1
