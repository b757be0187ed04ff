"""Results to paste."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.board.look import Look
from bot.board.share import headline, write_share
from bot.domain.players import Theme
from engine import Feedback, Game, Hard, Rules
from tests.render.games import LOOKS, games, played

WON = played(["added"], ["raise", "adder", "added"])


def test_a_daily_is_shared_with_its_number() -> None:
    assert write_share(WON, 123) == "Tilemate Daily 123 3/6\n\n⬛🟨⬛⬛🟨\n🟩🟩🟩🟩⬛\n🟩🟩🟩🟩🟩"


def test_other_games_have_no_number() -> None:
    assert headline(WON) == "Tilemate 3/6"


def test_large_numbers_are_grouped() -> None:
    assert headline(WON, 1234) == "Tilemate Daily 1,234 3/6"


@pytest.mark.parametrize("hard", [Hard.HARD, Hard.ULTRA])
def test_hard_mode_earns_a_star(hard: Hard) -> None:
    assert headline(replace(WON, rules=Rules(hard=hard)), 5) == "Tilemate Daily 5 3/6*"


def test_a_game_not_won_is_an_x() -> None:
    lost = played(["added"], ["raise", "model"], Rules(limit=2))
    assert headline(lost) == "Tilemate X/2"
    assert headline(played(["added"], ["raise"])) == "Tilemate X/6"


@pytest.mark.parametrize(
    ("theme", "first"),
    [
        (Theme.LETTERS, "⬛🟨⬛⬛🟨"),
        (Theme.CONTRAST, "⬛🟦⬛⬛🟦"),
        (Theme.SYMBOLS, "○◐○○◐"),
        (Theme.TEXT, "1: absent, present, absent, absent, present"),
    ],
)
def test_rows_follow_the_theme(theme: Theme, first: str) -> None:
    assert write_share(WON, look=Look(theme)).splitlines()[2] == first


def test_boards_are_keycaps_two_a_line() -> None:
    game = played(["crane", "slate", "robot", "music"], ["robot", "slate", "cloud", "crane"])
    assert write_share(game) == "Tilemate X/9\n\n4️⃣2️⃣\n1️⃣🟥"
    assert write_share(game, look=Look(Theme.TEXT)).endswith(
        "Board 1: 4\nBoard 2: 2\nBoard 3: 1\nBoard 4: X"
    )


def test_late_boards_go_by_the_clock() -> None:
    words = [letter * 4 for letter in "abcdefghijklm"]
    game = played([*words[9:], *words[:4]], words)
    assert write_share(game) == "Tilemate 13/13\n\n🔟🕚\n🕛🕐\n1️⃣2️⃣\n3️⃣4️⃣"


@given(games(boards=[1]), st.sampled_from([Theme.SQUARES, Theme.LETTERS, Theme.CONTRAST]))
def test_shared_rows_read_back_as_the_feedback(game: Game, theme: Theme) -> None:
    rows = write_share(game, look=Look(theme)).splitlines()[2:]
    assert [Feedback.parse(row) for row in rows] == [turn.feedback for turn in game.boards[0].turns]


@given(games(), LOOKS)
def test_a_share_fits_a_message(game: Game, look: Look) -> None:
    assert len(write_share(game, 99_999, look)) <= 2_000
