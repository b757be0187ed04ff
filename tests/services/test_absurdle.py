"""The bot keeps its answer open as long as it can, and never contradicts itself."""

from __future__ import annotations

from random import Random

import pytest

from bot.app import Services
from bot.domain.errors import HintRefused
from bot.domain.games import Phase
from bot.domain.leaderboard_requests import LeaderboardRequest
from bot.domain.modes import ABSURDLE, ABSURDLE_SOLO, Mode
from bot.store import Store
from engine import Word, load, score
from tests.bots import services_over
from tests.services import ANN, BEN, Clock, asker

LISTED = load("en", 5).answers


def fitting(guesses: list[str], answer: Word) -> list[Word]:
    """The answers that would have earned all these guesses the same feedback."""
    told = {Word(guess): score(Word(guess), answer) for guess in guesses}
    return [word for word in LISTED if all(score(g, word) == f for g, f in told.items())]


@pytest.fixture
def services(store: Store) -> Services:
    return services_over(store, Clock(), Random(5))


@pytest.mark.parametrize("mode", [ABSURDLE, ABSURDLE_SOLO])
async def test_each_guess_leaves_the_largest_part(services: Services, mode: Mode) -> None:
    await services.games.begin(asker(1, ANN), mode)
    guesses: list[str] = []
    left = list(LISTED)
    for number, guess in enumerate(("crane", "moist", "bully"), start=2):
        view = (await services.games.guess(asker(number, ANN), guess)).view
        guesses.append(guess)
        sizes: dict[int, int] = {}
        for word in left:
            pattern = score(Word(guess), word).pattern
            sizes[pattern] = sizes.get(pattern, 0) + 1
        left = fitting(guesses, view.session.game.answers[0])
        assert len(left) == max(sizes.values())


async def test_what_was_told_stays_true_after_a_restart(services: Services) -> None:
    begun = (await services.games.begin(asker(1, ANN), ABSURDLE)).session
    first = (await services.games.guess(asker(2, ANN), "crane")).view.session
    second = (await services.games.guess(asker(3, BEN), "moist")).view.session
    again = (await services_over(services.store).games.view(begun.id)).session
    assert again.game.boards == second.game.boards
    assert second.turns[0] == first.turns[0]


async def test_the_last_word_left_is_found(services: Services) -> None:
    session = (await services.games.begin(asker(1, ANN), ABSURDLE)).session
    left = list(LISTED)
    for number in range(2, 8):
        # a word that fits cuts down what is left, however little
        view = (await services.games.guess(asker(number, ANN), left[0])).view
        session = view.session
        left = fitting([*session.game.guesses], session.game.answers[0])
        if session.phase is not Phase.ACTIVE:
            break
    assert session.phase is (Phase.WON if session.turns[-1].feedback.all_correct else Phase.LOST)
    assert session.game.answers[0] in left


async def test_there_is_no_hint_and_no_rank(services: Services) -> None:
    begun = (await services.games.begin(asker(1, ANN), ABSURDLE)).session
    with pytest.raises(HintRefused):
        await services.hints.look(asker(2, ANN))
    await services.games.guess(asker(3, ANN), "crane")
    await services.games.stop(asker(4, ANN), begun.id)
    board = await services.standings.leaderboard(asker(5, ANN), LeaderboardRequest())
    assert board.ranking.players == 0
