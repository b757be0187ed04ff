"""Votes are counted: for the next guess, and to end a game."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.app import Services
from bot.domain.games import Phase
from bot.domain.modes import TOGETHER, VOTE
from bot.domain.players import Player
from bot.store import Store
from tests.bots import services_over
from tests.services import ANN, BEN, CAT, Clock, asker

DAN, EVE = Player(4, "dan"), Player(5, "eve")
WORDS = ("crane", "moist", "bully", "jumpy", "fudge")


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def services(store: Store, clock: Clock) -> Services:
    return services_over(store, clock)


async def vote(services: Services, clock: Clock, *ballots: tuple[Player, str]) -> tuple[str, ...]:
    """What is played after these votes, cast one second after another."""
    await services.games.begin(asker(1), VOTE)
    for number, (player, word) in enumerate(ballots, start=2):
        clock.now += timedelta(seconds=1)
        await services.games.guess(asker(number, player), word)
    clock.now += timedelta(seconds=60)
    await services.timers.tick()
    return (await services.games.board(asker(99))).session.game.guesses


async def test_the_word_with_most_votes_is_played_though_another_was_voted_for_first(
    services: Services, clock: Clock
) -> None:
    ballots = (ANN, "crane"), (BEN, "moist"), (CAT, "moist")
    assert await vote(services, clock, *ballots) == ("moist",)


async def test_the_first_of_two_words_with_as_many_votes_is_played(
    services: Services, clock: Clock
) -> None:
    ballots = (ANN, "crane"), (BEN, "moist"), (CAT, "moist"), (DAN, "crane")
    assert await vote(services, clock, *ballots) == ("crane",)


async def test_who_is_outvoted_has_played_and_is_waited_for(
    services: Services, clock: Clock
) -> None:
    assert await vote(services, clock, (ANN, "crane"), (BEN, "moist"), (CAT, "moist")) == ("moist",)
    for number, player in ((10, BEN), (11, CAT)):
        await services.games.guess(asker(number, player), "bully")
    # everybody but Ann has voted
    waiting = (await services.games.board(asker(98))).session
    assert waiting.game.guesses == ("moist",)
    await services.games.guess(asker(12, ANN), "jumpy")
    counted = (await services.games.board(asker(99))).session
    assert counted.game.guesses == ("moist", "bully")
    assert {one.id for one in counted.players} == {ANN.id, BEN.id, CAT.id}


async def test_whoever_has_played_alone_so_far_leaves_others_a_minute_to_vote(
    services: Services, clock: Clock
) -> None:
    assert await vote(services, clock, (ANN, "crane")) == ("crane",)
    await services.games.guess(asker(10, ANN), "moist")
    assert (await services.games.board(asker(99))).session.game.guesses == ("crane",)


async def test_a_vote_is_counted_a_minute_after_the_first_and_not_before(
    services: Services, clock: Clock
) -> None:
    await services.games.begin(asker(1), VOTE)
    await services.games.guess(asker(2), "crane")
    clock.now += timedelta(seconds=30)
    await services.games.guess(asker(3, BEN), "crane")
    clock.now += timedelta(seconds=29)
    assert (await services.timers.tick()).sessions == ()
    clock.now += timedelta(seconds=1)
    (counted,) = (await services.timers.tick()).sessions
    assert counted.game.guesses == ("crane",)


@pytest.mark.parametrize(("players", "needed"), [(1, 2), (3, 2), (4, 3), (5, 3)])
async def test_two_votes_end_a_game_of_three_and_three_one_of_more(
    services: Services, clock: Clock, players: int, needed: int
) -> None:
    """Of those who vote only the last has played."""
    people = [Player(number, f"p{number}") for number in range(10, 10 + players)]
    game = (await services.games.begin(asker(1, EVE), TOGETHER)).session
    words = [word for word in WORDS if word not in game.game.answers]
    for number, player in enumerate(people):
        # the last of five guesses again: a sixth wrong word would lose the game
        await services.games.guess(asker(10 + number, player), words[number % len(words)])
    clock.now += timedelta(minutes=10)
    for number, player in enumerate((ANN, BEN, CAT)[: needed - 1], start=1):
        stopped = await services.games.stop(asker(50 + number, player), game.id)
        assert (stopped.count.votes, stopped.count.needed) == (number, needed)
        assert stopped.view.session.active
    stopped = await services.games.stop(asker(60, people[0]), game.id)
    assert stopped.view.session.phase is Phase.STOPPED


async def test_nobody_can_end_a_game_over_the_heads_of_those_who_have_guessed(
    services: Services,
) -> None:
    game = (await services.games.begin(asker(1, EVE), TOGETHER)).session
    first, second, *_ = (word for word in WORDS if word not in game.game.answers)
    await services.games.guess(asker(2, ANN), first, game.id)
    for number, player in enumerate((EVE, BEN, CAT), start=1):
        stopped = await services.games.stop(asker(10 + number, player), game.id)
        assert stopped.view.session.active
        # the last of both places is kept for somebody who has guessed
        assert (stopped.count.votes, stopped.count.needed) == (1, 2)
    await services.games.guess(asker(20, EVE), second, game.id)
    ended = await services.games.stop(asker(21, EVE), game.id)
    assert ended.view.session.phase is Phase.STOPPED


@pytest.mark.parametrize(("guessed", "minutes"), [(None, 10), (3, 13)])
async def test_a_game_goes_on_while_whoever_began_it_has_not_left_it_alone(
    services: Services, clock: Clock, guessed: int | None, minutes: int
) -> None:
    began = clock.now
    game = (await services.games.begin(asker(1, EVE), TOGETHER)).session
    first, second, *_ = (word for word in WORDS if word not in game.game.answers)
    await services.games.guess(asker(2, ANN), first, game.id)
    if guessed:
        clock.now = began + timedelta(minutes=guessed)
        await services.games.guess(asker(3, EVE), second, game.id)
    clock.now = began + timedelta(minutes=minutes, seconds=-1)
    for number, player in enumerate((ANN, BEN), start=10):
        kept = await services.games.stop(asker(number, player), game.id)
        assert kept.view.session.active
        assert kept.count.awaited == EVE
    clock.now += timedelta(seconds=1)
    ended = await services.games.stop(asker(20, CAT), game.id)
    assert ended.view.session.phase is Phase.STOPPED


async def test_whoever_votes_on_guesses_in_a_game_they_began_still_plays(
    services: Services, clock: Clock
) -> None:
    game = (await services.games.begin(asker(1, EVE), VOTE)).session
    clock.now += timedelta(minutes=10)
    for number, player in enumerate((ANN, EVE), start=2):
        await services.games.guess(asker(number, player), WORDS[number], game.id)
    for number, player in enumerate((ANN, BEN), start=10):
        assert (await services.games.stop(asker(number, player), game.id)).count.awaited == EVE


@pytest.mark.parametrize(("minutes", "votes"), [(4, 2), (5, 1)])
async def test_a_vote_to_end_a_game_counts_for_five_minutes(
    services: Services, clock: Clock, minutes: int, votes: int
) -> None:
    game = (await services.games.begin(asker(1, EVE), TOGETHER)).session
    for number, word in enumerate(WORDS[:4]):
        await services.games.guess(asker(10 + number, Player(10 + number, "p")), word)
    await services.games.stop(asker(50, ANN), game.id)
    clock.now += timedelta(minutes=minutes)
    stopped = await services.games.stop(asker(51, BEN), game.id)
    assert (stopped.count.votes, stopped.count.needed) == (votes, 3)


async def test_who_takes_a_vote_to_end_a_game_back_takes_back_nobody_elses(store: Store) -> None:
    services = services_over(store, Clock())
    game = (await services.games.begin(asker(1, CAT), TOGETHER)).session
    guessers = zip(
        (CAT, ANN, BEN, Player(4, "dan")), ("crane", "moist", "bulky", "fight"), strict=True
    )
    for number, (who, word) in enumerate(guessers, 10):
        await services.games.guess(asker(number, who), word)
    for number, who in enumerate((ANN, BEN), 5):
        await services.games.stop(asker(number, who), game.id)
    await services.games.take_back(asker(7, ANN), game.id)
    again = await services.games.stop(asker(8, ANN), game.id)
    assert again.count.votes == 2
