"""What people mistype is named, and what several boards share is read as that."""

from __future__ import annotations

import pytest

from bot.board.look import DEFAULT
from bot.brain.lexicons import Lexicons, ListKey, find_alike
from bot.domain.entries import SeveralBoards
from bot.domain.errors import MarksDiffer
from bot.render.puzzles.marks import describe_conflict
from bot.render.unknown import say_unknown
from bot.services.coach.pasted_games import retell
from bot.services.puzzles.grids import arrange
from bot.services.puzzles.typed_rows import Brought, count_boards, read_wordless, sort_out
from engine import Feedback, Turn, Word
from engine.errors import UnknownMark
from engine.solver import Words, contradiction

LEXICONS = Lexicons()
QUORDLE = (
    "Daily Quordle 1234 6️⃣3️⃣ 2️⃣1️⃣ m-w.com/games/quordle/ 🟨⬜⬜⬜⬜ ⬜⬜🟨⬜⬜ 🟩🟩🟩🟩🟩 ⬜🟩⬜⬜⬜ "
    "⬛⬛⬛⬛⬛ 🟩🟩🟩🟩🟩 ⬜⬜⬜⬜🟨 🟩🟩🟩🟩🟩 🟩🟩🟩🟩🟩 ⬛⬛⬛⬛⬛"
)


def test_a_share_of_four_boards_in_one_line_is_read() -> None:
    assert count_boards(QUORDLE) == 4
    grid = arrange(read_wordless("", QUORDLE), 4)
    assert grid
    assert (grid.boards, grid.length) == (4, 5)


def test_several_boards_are_analysed_with_all_their_answers() -> None:
    with pytest.raises(SeveralBoards):
        retell(LEXICONS, "en", QUORDLE, "crane slate moist", "")
    found = retell(LEXICONS, "en", QUORDLE, "crane slate moist", "moist, slate")
    assert (found.answer, found.others) == ("moist", ("slate",))
    assert found.guesses == ("crane", "slate", "moist")
    nine = "moist slate crane fudge night world pound ocean equal"
    with pytest.raises(SeveralBoards):
        retell(LEXICONS, "en", "", "crane slate moist", nine)


def test_a_share_of_one_board_has_no_boards_to_count() -> None:
    assert count_boards("Wordle 1,234 3/6 🟩⬛⬛🟨🟩 🟩🟩🟩🟩🟩") is None


@pytest.mark.parametrize(
    ("typed", "tiles"),
    [
        ("crane, 20010.", "20010"),
        ("“crane”: 00000!", "00000"),
        ("crane: 20010!", "20010"),
        ("«crane»; (20010).", "20010"),
        ("'crane'. 20010…", "20010"),
        ("crane 🟩🟨⬛⬛⬛.", "🟩🟨⬛⬛⬛"),
        # a full stop may be a tile
        ("crane gy...", "gy..."),
        ("crane 21...", "21..."),
    ],
)
def test_punctuation_around_words_and_tiles_means_nothing(typed: str, tiles: str) -> None:
    assert sort_out(typed, "") == Brought(("crane",), (tiles,))


def test_a_digit_that_is_no_tile_is_named() -> None:
    with pytest.raises(UnknownMark) as refused:
        sort_out("crane 01003", "")
    assert refused.value.character == "3"


@pytest.mark.parametrize(
    ("word", "meant"), [("nihgt", "night"), ("craen", "crane"), ("stobe", "stone"), ("xqzjk", None)]
)
def test_a_slip_is_named_with_the_word_that_was_meant(word: str, meant: str | None) -> None:
    found = LEXICONS.find_unknown(ListKey("en", 5), [Word(word), Word("crane")])
    assert [one.word for one in found] == [word]
    (said,) = say_unknown(found, DEFAULT.say)
    assert f"**{word.upper()}** isn't a word I know" in said
    if meant != "stone":
        assert find_alike(Word(word), LEXICONS("en", 5)) == meant
        assert ("did you mean" in said) == (meant is not None)


@pytest.mark.parametrize(
    ("rows", "possible"),
    [("crane 00010 bliff 02200", True), ("crane 20000 crank 00000", False)],
)
def test_rows_that_letters_could_earn_do_not_contradict_each_other(
    rows: str, possible: bool
) -> None:
    words = rows.split()
    pairs = zip(words[::2], words[1::2], strict=True)
    turns = [Turn(Word(guess), Feedback.parse(marks)) for guess, marks in pairs]
    found = contradiction(turns, Words.load())
    assert found
    assert found.possible is possible
    said = describe_conflict(["1", "2"], DEFAULT.say, possible=found.possible)
    assert ("contradict" in said) is not possible


def test_tiles_among_the_words_of_a_game_are_checked() -> None:
    for words in ("crane 00000 moist 22222", "crane ⚫⚫⚫⚫⚫\nmoist 🟩🟩🟩🟩🟩"):
        found = retell(LEXICONS, "en", "", words, "")
        assert (found.guesses, found.answer, found.assumed) == (("crane", "moist"), "moist", False)
    with pytest.raises(MarksDiffer):
        retell(LEXICONS, "en", "", "crane 00120 moist 22222", "moist")
    assert retell(LEXICONS, "en", "", "1. crane 2. moist", "").assumed


@pytest.mark.parametrize("text", ["crane 🟥🟨🟥🟥🟩", "crane 🟫🟪⬛⬛🟩"])
def test_a_tile_of_a_colour_that_means_nothing_is_named(text: str) -> None:
    (tiles,) = sort_out("", text).tiles
    with pytest.raises(UnknownMark, match=text[6]):
        Feedback.parse(tiles)
