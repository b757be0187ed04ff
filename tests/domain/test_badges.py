"""Badges: which deeds a finished game shows."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest

from bot.domain.badges import (
    Badge,
    find_deeds,
    find_first_days,
    is_comeback,
    read_deeds,
    write_deeds,
)
from bot.domain.games import GameSession, Move, Phase
from bot.domain.modes import ARCHIVE, DAILY, SOLO, TOGETHER, Mode
from bot.domain.players import Place, Player
from engine import Game, Hard, Rules, Word

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
DAY = NOW.date()
ANN = Player(1, "ann")


def ended(
    *guesses: str,
    answer: str = "light",
    mode: Mode = SOLO,
    hard: Hard = Hard.OFF,
    assisted: bool = False,
) -> GameSession:
    words = tuple(map(Word, guesses))
    game = Game(Rules(5, 6, hard), (Word(answer),), allowed=(), guesses=words)
    return GameSession(
        id=1,
        place=Place(2, 1),
        mode=mode,
        starter=ANN,
        owner=ANN if mode.private else None,
        language="en",
        lexicon_version="1",
        game=game,
        phase=Phase.WON if answer in guesses else Phase.LOST,
        created_at=NOW,
        drawn_at=NOW,
        moves=(Move(ANN, NOW),) * len(words),
        assisted=assisted,
    )


GAMES: list[tuple[tuple[str, ...], set[Badge]]] = [
    (("thing", "light"), {Badge.TWO}),
    (("light",), {Badge.TWO}),
    (("might", "crane", "light"), set()),
    (("might", "fight", "light"), {Badge.TRAP}),
    (("might", "limit", "light"), set()),
    (("crane", "moist", "lathe", "light"), {Badge.DARK}),
    (("crane", "moist", "thilk", "light"), {Badge.DARK, Badge.GRAYS}),
    (("dozen", "thing", "light"), {Badge.DARK}),
    (
        ("might", "fight", "night", "right", "eight", "light"),
        {Badge.LAST, Badge.TRAP, Badge.GRAYS},
    ),
    (("might", "fight", "night", "right", "eight", "sight"), set()),
]


@pytest.mark.parametrize(("guesses", "shown"), GAMES)
def test_a_game_shows_the_deeds_of_its_guesses(guesses: tuple[str, ...], shown: set[Badge]) -> None:
    assert find_deeds(ended(*guesses)) == shown


def test_a_letter_that_is_twice_in_a_guess_but_once_in_the_word_is_not_gray() -> None:
    # of "label" one l is gray, and yet the word has an l
    game = ended("moody", "think", "label", "black", answer="black")
    assert Badge.GRAYS in find_deeds(game)


def test_a_daily_is_a_deed_even_if_it_is_lost() -> None:
    assert find_deeds(ended("crane", mode=DAILY)) == {Badge.DAILY}


def test_ultra_hard_is_a_deed() -> None:
    assert Badge.ULTRA in find_deeds(ended("thing", "crimp", "light", hard=Hard.ULTRA))


@pytest.mark.parametrize(
    "game",
    [
        ended("light", mode=TOGETHER),
        ended("light", mode=ARCHIVE),
        ended("light", assisted=True),
        ended(mode=DAILY),
    ],
)
def test_what_counts_for_nobody_shows_no_deed(game: GameSession) -> None:
    assert find_deeds(game) == set()


def test_deeds_are_read_as_they_were_written() -> None:
    assert read_deeds(write_deeds(Badge)) == (*Badge,)
    assert read_deeds(write_deeds([Badge.TRAP, Badge.TRAP])) == (Badge.TRAP,)
    assert read_deeds(0) == ()


def test_a_badge_is_had_since_the_first_game_that_shows_it() -> None:
    both, one = write_deeds([Badge.TWO, Badge.LAST]), write_deeds([Badge.LAST])
    days = [(one, date(2026, 5, 2)), (both, date(2026, 5, 1)), (both, date(2026, 5, 9))]
    first = date(2026, 5, 1)
    assert find_first_days(days) == ((Badge.TWO, first), (Badge.LAST, first))


@pytest.mark.parametrize(
    ("runs", "told"),
    [
        ([(7, 20), (7, 0)], True),
        ([(9, 20), (2, 9), (7, 0)], True),
        ([(7, 20), (8, 0)], False),
        ([(6, 20), (7, 0)], False),
        ([(7, 0)], False),
        ([(7, 20), (7, 1)], False),
    ],
)
def test_a_comeback_is_a_week_won_after_a_week_that_was_lost(
    runs: list[tuple[int, int]], *, told: bool
) -> None:
    found = [(days, DAY - timedelta(ago)) for days, ago in runs]
    assert is_comeback(found, DAY) == told
