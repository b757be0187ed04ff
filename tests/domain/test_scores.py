"""Times, as they are typed, told and added up."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.board.look import Look
from bot.domain.corrections import read_score
from bot.domain.errors import OutOfRange
from bot.domain.records.games import KNOWN_GAMES
from bot.domain.records.scores import score_marks, score_time
from bot.domain.records.values import Score
from bot.render.records import write_time
from bot.render.refusals import refusal

MINI = KNOWN_GAMES["mini"]


def explain(error: OutOfRange) -> str:
    reply = refusal(error, Look())
    return reply.text if reply else ""


@pytest.mark.parametrize(
    ("typed", "seconds"), [("48", 48), ("1:23", 83), ("0:07", 7), ("10:00", 600), (" 99:59 ", 5999)]
)
def test_a_time_is_typed_in_minutes_and_seconds(typed: str, seconds: int) -> None:
    assert read_score(MINI, typed) == Score(seconds)


@pytest.mark.parametrize("typed", ["", ":", "1:", ":5", "1:2:3", "x", "-1", "999999:59", "100000"])
def test_what_is_no_time_is_refused_with_the_bounds(typed: str) -> None:
    with pytest.raises(OutOfRange) as refused:
        read_score(MINI, typed)
    assert (refused.value.low, refused.value.high) == (1, 86_399)
    assert "such as 1:23, or whole seconds from 1 to 86,399." in explain(refused.value)


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("wordle", "from 1 to 6, or X if"),
        ("connections", "from 0 to 3, or X if"),
        ("quordle", "from 10 to 40. Nothing"),
        ("strands", "from 0 to 30. Nothing"),
    ],
)
def test_x_is_offered_where_it_is_a_result_of_the_game(game: str, told: str) -> None:
    with pytest.raises(OutOfRange) as refused:
        read_score(KNOWN_GAMES[game], "many")
    assert told in explain(refused.value)


@pytest.mark.parametrize(
    ("game", "typed", "score"),
    [
        ("wordle", "3/6", Score(3)),
        ("wordle", "X/6", Score(7, solved=False)),
        ("spotle", "10/10", Score(10)),
        ("connections", "x", Score(4, solved=False)),
        ("waffle", "4/5", Score(4)),
        ("scrandle", "7/10", Score(7)),
    ],
)
def test_a_result_is_read_as_its_share_says_it(game: str, typed: str, score: Score) -> None:
    assert read_score(KNOWN_GAMES[game], typed) == score


@pytest.mark.parametrize(("game", "typed"), [("wordle", "3/7"), ("mini", "3/6"), ("strands", "x")])
def test_a_result_of_another_game_is_refused(game: str, typed: str) -> None:
    with pytest.raises(OutOfRange):
        read_score(KNOWN_GAMES[game], typed)


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (0, "0:00"),
        (59, "0:59"),
        (60, "1:00"),
        (3599, "59:59"),
        (3600, "1:00:00"),
        (3723, "1:02:03"),
    ],
)
def test_a_time_is_told_in_hours_minutes_and_seconds(seconds: int, told: str) -> None:
    assert write_time(seconds) == told


@given(st.integers(0, 99_999))
def test_a_time_that_is_told_is_read_as_the_same_time(seconds: int) -> None:
    match = re.fullmatch("(?P<time>.*)", write_time(seconds))
    assert match
    assert score_time(match) == Score(seconds)


def test_eleven_squares_are_more_than_a_game_of_few_guesses_has() -> None:
    lost = Score(7, solved=False)
    assert score_marks("🟥" * 9 + "🟩", lost) == Score(10)
    with pytest.raises(ValueError, match="more guesses"):
        score_marks("🟥" * 10 + "🟩", lost)
