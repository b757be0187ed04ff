"""Rows of tiles in what people write: found whatever stands around them."""

from __future__ import annotations

from contextlib import suppress
from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain.entries import NoGrid
from bot.domain.errors import TooManyRows
from bot.services.puzzles.grids import Grid, arrange, read_grid
from engine import Feedback

SHARE = "Wordle 1,234 3/6*\n\n🟩⬛⬛🟨🟩\n⬛⬛⬛🟩🟩\n🟩🟩🟩🟩🟩"
ROWS = "20012\n00022\n22222"
QUORDLE = """Daily Quordle 1234
6️⃣3️⃣
2️⃣1️⃣
m-w.com/games/quordle/
🟨⬜⬜⬜⬜ ⬜⬜🟨⬜⬜
🟩🟩🟩🟩🟩 ⬜🟩⬜⬜⬜
⬛⬛⬛⬛⬛ 🟩🟩🟩🟩🟩

⬜⬜⬜⬜🟨 🟩🟩🟩🟩🟩
🟩🟩🟩🟩🟩 ⬛⬛⬛⬛⬛"""
QUORDLE_ROWS = "10000 00100 00001 22222\n22222 02000 22222 00000\n00000 22222 00000 00000"
ROW = st.lists(st.integers(0, 2), min_size=5, max_size=5).map(
    lambda marks: Feedback.parse("".join(map(str, marks)))
)


@pytest.mark.parametrize(
    "text",
    [
        SHARE,
        f"phew, that was a good one!\n{SHARE}\nand yours?",
        SHARE.replace("🟩", "🟧").replace("🟨", "🟦"),
        SHARE.replace("⬛", "⬜"),
        SHARE.replace("🟩⬛", "🟩️⬛️"),
        f"> {SHARE}".replace("\n", "\n> "),
        "🟩 ⬛ ⬛ 🟨 🟩\n⬛ ⬛ ⬛ 🟩 🟩\n🟩 🟩 🟩 🟩 🟩",
        f"```\n{SHARE}\n```",
        f"||{SHARE}||",
        "🟩⬛⬛🟨🟩\n\n⬛⬛⬛🟩🟩\nat last:\n🟩🟩🟩🟩🟩",
    ],
)
def test_a_share_is_found_whatever_stands_around_it(text: str) -> None:
    found = read_grid(text)
    assert found.tiles == ROWS
    assert found.words == ("", "", "")


@pytest.mark.parametrize(
    "text",
    [
        "🟩⬛⬛🟨🟩 caves\n⬛⬛⬛🟩🟩 swiss\n🟩🟩🟩🟩🟩 chess",
        "caves 20012\nswiss 00022\nchess 22222",
        "1. CAVES 🟩⬛⬛🟨🟩\n2. SWISS ⬛⬛⬛🟩🟩\n3. CHESS 🟩🟩🟩🟩🟩",
        "||CAVES|| 🟩⬛⬛🟨🟩\n||SWISS|| ⬛⬛⬛🟩🟩\n**CHESS**: 🟩🟩🟩🟩🟩",
        "🟩⬛⬛🟨🟩  C A V E S\n⬛⬛⬛🟩🟩  S W I S S\n🟩🟩🟩🟩🟩  C H E S S",
    ],
)
def test_words_beside_their_tiles_are_read_too(text: str) -> None:
    found = read_grid(text)
    assert found.tiles == ROWS
    assert [word.lower() for word in found.words] == ["caves", "swiss", "chess"]


def test_where_it_is_not_plain_which_word_is_meant_none_is() -> None:
    assert read_grid("my first guess was caves 🟩⬛⬛🟨🟩").words == ("",)
    assert read_grid("🟩⬛⬛🟨🟩 caves\n⬛⬛⬛🟩🟩").words == ("caves", "")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello everybody",
        "www -----  .....  gggg by",
        "🟩🟩🟩",
        "🟩⬛⬛🟨🟩\n🟩⬛⬛🟨",
        "Daily Quordle 12\n6️⃣3️⃣\n🟥2️⃣",
        "🟩⬛⬛🟨 🟩⬛⬛🟨\n🟩⬛⬛🟨",
        "\n".join(["⬛⬛⬛⬛⬛ " * 9] * 3),
    ],
)
def test_a_message_without_a_puzzle_is_refused(text: str) -> None:
    with pytest.raises(NoGrid):
        read_grid(text)


def test_more_rows_than_a_puzzle_has_are_refused() -> None:
    with pytest.raises(TooManyRows):
        read_grid("⬛⬛⬛⬛⬛\n" * 21)


def test_boards_one_below_the_other_are_read_guess_by_guess() -> None:
    assert read_grid(QUORDLE).tiles == QUORDLE_ROWS


def test_a_share_of_boards_in_pairs_is_the_same_when_its_lines_were_lost() -> None:
    rows = [
        Feedback.parse(token) for token in QUORDLE.split() if len(token) == 5 and token[0] > "z"
    ]
    found = arrange(rows, 4)
    assert found
    assert found.tiles == QUORDLE_ROWS


def test_tiles_that_do_not_fill_every_board_are_no_grid() -> None:
    assert arrange([Feedback.parse("00000")] * 5, 2) is None
    assert arrange([], 1) is None


@given(st.sampled_from([1, 2, 4, 8]), st.data())
def test_tiles_written_guess_by_guess_stay_in_their_order(boards: int, data: st.DataObject) -> None:
    row = ROW.filter(lambda row: not row.all_correct)
    rows = data.draw(
        st.lists(st.lists(row, min_size=boards, max_size=boards), min_size=1, max_size=4)
    )
    found = arrange([*chain(*rows)], boards)
    assert found == Grid(tuple(map(tuple, rows)), ("",) * len(rows))


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(NoGrid, TooManyRows):
        assert read_grid(text).rows
