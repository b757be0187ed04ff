"""Games that a server teaches with two shares, and which part of them is the score."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain.records.share_templates import learn_game
from bot.domain.records.shares import read_shares
from bot.domain.records.taught_games import (
    LONGEST_SHARE,
    KnownGame,
    NoPuzzleFound,
    NoScoreFound,
    SharesDiffer,
    TaughtGame,
    UnfitName,
    make_taught,
)
from bot.domain.records.values import Score, Share, Unit

TODAY = date(2026, 12, 24)
KRUNKLE = ("Krunkle #123 4/6\n🟩🟨⬛", "Krunkle #124 5/6\n🟩🟩⬛")


def teach(first: str, second: str, score: str, unit: Unit = Unit.GUESSES) -> TaughtGame:
    return learn_game("The game", (first, second), score, unit, TODAY)


def read(game: TaughtGame, text: str) -> list[tuple[int, int, bool]]:
    found: tuple[Share, ...] = read_shares(text, [make_taught(game)])
    return [(one.puzzle, one.score.figure, one.score.solved) for one in found]


def test_a_share_of_another_day_is_read() -> None:
    game = teach(*KRUNKLE, "4/6")
    assert game.template == "Krunkle #{number} {score}/6"
    assert read(game, "Krunkle #1,500 2/6\n🟩") == [(1500, 2, True)]
    assert read(game, "phew\nKrunkle #1500 X/6\n🟩") == [(1500, 7, False)]
    assert read(game, "I like Krunkle, 4/6 of it") == []


@pytest.mark.parametrize(
    ("shares", "score", "unit"),
    [
        (KRUNKLE, "4/6", Unit.GUESSES),
        (("Zoomer 2026-11-20 🏁 1:23", "Zoomer 2026-11-21 🏁 0:59"), "1:23", Unit.TIME),
        (("Points #4: a 1,234", "Points #5: bc 987"), "1,234", Unit.POINTS),
    ],
)
def test_its_example_is_read(shares: tuple[str, str], score: str, unit: Unit) -> None:
    game = teach(*shares, score, unit)
    assert len(read(game, make_taught(game).example)) == 1


@pytest.mark.parametrize(
    ("unit", "of", "possible", "absurd"),
    [
        (Unit.GUESSES, 6, "1/6 6/6", "0/6 7/6"),
        (Unit.GUESSES, 12, "1/12 12/12", "0/12 13/12"),
        (Unit.MISTAKES, 4, "0/4 4/4", "5/4"),
        (Unit.MISTAKES, 12, "0/12 12/12", "13/12"),
        (Unit.POINTS, 100, "0/100 100/100", "101/100"),
    ],
)
def test_a_figure_better_or_worse_than_any_is_no_result(
    unit: Unit, of: int, possible: str, absurd: str
) -> None:
    game = teach(f"Bikedle #99 4/{of}", f"Bikedle #100 3/{of}", f"4/{of}", unit)

    def admitted(score: str) -> bool:
        found = read_shares(f"Bikedle #103 {score}", [make_taught(game)])
        return any(one.game.admits(one.score) for one in found)

    assert all(map(admitted, possible.split()))
    assert not any(map(admitted, absurd.split()))


def test_a_time_has_no_75_seconds() -> None:
    game = teach("Zoomer 2026-11-20 🏁 1:23", "Zoomer 2026-11-21 🏁 0:59", "1:23")
    assert read(game, "Zoomer 2026-12-24 🏁 1:75") == []


def test_what_stands_in_the_same_place_every_day_is_literal() -> None:
    first = "My Daily Maze\nDay 12\nScore: 1,340\nhttps://maze.example/12"
    second = "My Daily Maze\nDay 15\nScore: 980\nhttps://maze.example/15"
    game = teach(first, second, "1,340", Unit.POINTS)
    assert game.template == "My Daily Maze Day {number} Score: {score}"
    assert read(game, "My Daily Maze\nDay 99\nScore: 2.000") == [(99, 2000, True)]
    assert make_taught(game).most_first


def test_a_day_names_the_puzzle_and_a_time_is_a_score() -> None:
    game = teach("Zoomer 2026-11-20 🏁 1:23", "Zoomer 2026-11-21 🏁 0:59", "1:23")
    assert (game.template, game.unit) == ("Zoomer {date} 🏁 {time}", Unit.TIME)
    ((_, figure, solved),) = read(game, "Zoomer 2026-12-24 🏁 12:00")
    assert (figure, solved) == (720, True)


def test_talk_before_a_share_is_no_part_of_it_and_what_differs_may_be_anything() -> None:
    game = teach("hey look Pokle2 #12 (Mon) 3/8", "Pokle2 #13 (Tue) 5/8 not bad", "3/8")
    assert game.template == "Pokle2 #{number} ({...}) {score}/8"
    assert read(game, "Pokle2 #14 (Wednesday) 8/8") == [(14, 8, True)]


def test_the_score_is_found_where_the_number_has_the_same_digits() -> None:
    game = teach("Krunkle 4 4/6", "Krunkle 5 4/6", "4/6")
    assert read(game, "Krunkle 6 3/6") == [(6, 3, True)]


def test_the_sign_of_an_unsolved_puzzle_is_learned() -> None:
    game = teach("Krunkle 4 4/6", "Krunkle 5 💀/6", "4/6")
    assert read(game, "Krunkle 6 💀/6") == [(6, 7, False)]


@pytest.mark.parametrize(
    ("shares", "score", "why"),
    [
        (("Wordle 1,234 4/6", "Wordle 1,235 3/6"), "4/6", KnownGame),
        (KRUNKLE, "9/6", NoScoreFound),
        (KRUNKLE, "X", NoScoreFound),
        (("Krunkle 4/6", "Krunkle 5/6"), "4/6", NoPuzzleFound),
        ((KRUNKLE[0], KRUNKLE[0]), "4/6", NoPuzzleFound),
        (("12 4/6", "13 5/6"), "4/6", SharesDiffer),
        (("Krunkle 12 a b 4/6", "Puddle 13 c d 5/6"), "4/6", SharesDiffer),
        (("", ""), "4/6", NoScoreFound),
    ],
)
def test_what_cannot_be_learned_says_why(
    shares: tuple[str, str], score: str, why: type[Exception]
) -> None:
    with pytest.raises(why):
        teach(*shares, score)


@pytest.mark.parametrize("name", ["", "  ", "Wordle", "wordle", "Term.ooo"])
def test_a_name_is_its_own(name: str) -> None:
    with pytest.raises(UnfitName):
        learn_game(name, KRUNKLE, "4/6", Unit.GUESSES, TODAY)


def test_a_name_keeps_its_results_however_it_is_written() -> None:
    keys = {TaughtGame(name, "", Unit.GUESSES).key for name in ("Krunkle", "KRUNKLE")}
    assert len(keys) == 1
    assert keys.isdisjoint({TaughtGame("Pokle2", "", Unit.GUESSES).key})


PIECES = st.sampled_from(
    [
        "Krunkle",
        "(",
        ")",
        "{score}",
        "{",
        ".*",
        "#",
        "12",
        "4/6",
        "X/6",
        "1:23",
        "\n",
        " ",
        "🟩",
        "\\",
    ]
)
TEXTS = st.one_of(st.text(max_size=80), st.lists(PIECES, max_size=20).map(" ".join))


@given(first=TEXTS, second=TEXTS, score=TEXTS, other=TEXTS)
def test_whatever_is_learned_reads_any_text(
    first: str, second: str, score: str, other: str
) -> None:
    try:
        game = teach(first, second, score)
    except (KnownGame, NoScoreFound, NoPuzzleFound, SharesDiffer):
        return
    assert len(read(game, first)) <= 1
    for _, figure, _ in read(game, other):
        assert figure >= 0


def test_a_gap_finds_no_share_in_talk_that_begins_like_one() -> None:
    gap = "Krunkle " * (LONGEST_SHARE // 9)
    game = teach(f"Krunkle {'ab'} 1 4/6", f"Krunkle {'cd'} 2 5/6", "4/6")
    assert "{...}" in game.template
    assert read(game, gap * 10) == []


@pytest.mark.parametrize(
    ("numbers", "possible", "absurd"),
    [((12, 13), 2000, 99_999), ((5010, 5002), 5300, 5400), ((98_000, 99_998), 99_999, None)],
)
def test_a_puzzle_far_beyond_the_shares_that_were_shown_is_not_out_yet(
    numbers: tuple[int, int], possible: int, absurd: int | None
) -> None:
    first, second = numbers
    game = make_taught(teach(f"Flurbl #{first} Moves: 34", f"Flurbl #{second} Moves: 28", "34"))
    assert game.find_first_day(possible) <= TODAY
    assert absurd is None or game.find_first_day(absurd) > TODAY + timedelta(14)


@pytest.mark.parametrize(
    ("figures", "highest"),
    [((34, 28), 400), ((0, 5), 50), ((99, 100), 1000), ((1340, 980), 20_000), ((0, 1), 10)],
)
def test_points_are_bounded_by_those_that_were_shown(
    figures: tuple[int, int], highest: int
) -> None:
    first, second = figures
    shares = f"Flurbl #12 Points: {first}", f"Flurbl #13 Points: {second}"
    game = make_taught(teach(*shares, str(first), Unit.POINTS))
    assert [game.admits(Score(one)) for one in (highest, highest + 1)] == [True, False]
