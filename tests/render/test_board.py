"""Boards as text."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.board.boards import BUDGET, boards, list_names, size
from bot.board.look import Look
from bot.board.text import keys, large_rows, progress, row, rows, space
from bot.domain.players import Theme
from engine import Game, Rules
from engine.words import ENGLISH
from tests.render.games import EMOJIS, LOOKS, MENTION, games, played, turn

RADAR = turn("adder", "radar")


@pytest.mark.parametrize(
    ("theme", "drawn"),
    [
        (Theme.SQUARES, "🟨⬛🟩⬛🟩  A D D E R"),
        (Theme.CONTRAST, "🟦⬛🟧⬛🟧  A D D E R"),
        (Theme.SYMBOLS, "`(A) d [D] e [R]`"),
        (Theme.TEXT, "A present, D absent, D correct, E absent, R correct"),
    ],
)
def test_a_row_shows_marks_and_letters(theme: Theme, drawn: str) -> None:
    assert row(RADAR, Look(theme)) == drawn


def test_a_row_of_letters_is_made_of_emojis() -> None:
    emojis = {name: name + " " for name in EMOJIS}
    drawn = row(RADAR, Look(Theme.LETTERS, emojis))
    assert drawn == "a_present d_absent d_correct e_absent r_correct "


def test_letters_in_contrast_use_the_other_set() -> None:
    emojis = {name: name + " " for name in EMOJIS}
    drawn = row(RADAR, Look(Theme.CONTRAST_LETTERS, emojis))
    assert drawn == "a_present_hc d_absent d_correct_hc e_absent r_correct_hc "


def test_letters_in_contrast_without_their_emojis_keep_its_colours() -> None:
    assert row(RADAR, Look(Theme.CONTRAST_LETTERS)) == row(RADAR, Look(Theme.CONTRAST))


def test_one_missing_emoji_turns_every_row_into_squares() -> None:
    without = {name: markup for name, markup in EMOJIS.items() if name != "r_correct"}
    turns = [turn("clink", "radar"), RADAR]
    assert rows(turns, Look(Theme.LETTERS, without)) == rows(turns)


def test_rows_for_listeners_are_numbered() -> None:
    turns = [turn("moo", "bob"), turn("bob", "bob")]
    assert rows(turns, Look(Theme.TEXT)) == [
        "1: M absent, O correct, O absent",
        "2: B correct, O correct, B correct",
    ]


def test_words_are_spaced_in_capitals_and_no_line_breaks_them() -> None:
    assert space("crane") == "C\u00a0R\u00a0A\u00a0N\u00a0E"


def test_progress_is_dots_or_words() -> None:
    assert progress(2, 6) == "●●○○○○"
    assert progress(2, 6, Look(Theme.TEXT)) == "2 of 6 guesses used."


def test_the_keyboard_groups_letters_by_their_best_mark() -> None:
    game = played(["radar"], ["adder"])
    untried = "untried B C F G H I J K L M N O P Q S T U V W X Y Z"
    assert keys(game.boards, ENGLISH) == f"🟩 D R\n🟨 A\n⬛ E\n{untried}"
    assert (
        keys(game.boards, ENGLISH, Look(Theme.SYMBOLS))
        == f"correct D R\npresent A\nabsent E\n{untried}"
    )
    spoken = keys(game.boards, ENGLISH, Look(Theme.TEXT))
    assert spoken.startswith("Correct: D, R. Present: A. Absent: E. Untried: B, C,")


def test_the_keyboard_of_one_board_can_be_emojis_in_the_rows_of_a_keyboard() -> None:
    game = played(["radar"], ["adder"])
    drawn = keys(game.boards, ENGLISH, Look(Theme.LETTERS, EMOJIS))
    first, second, third = (re.findall(r"<:(\w+):", line) for line in drawn.split("\n"))
    assert first[:5] == ["q_key", "w_key", "e_out", "r_correct", "t_key"]
    assert second[:3] == ["a_present", "s_key", "d_correct"]
    assert (len(first), len(second), len(third)) == (10, 9, 7)
    contrasted = keys(game.boards, ENGLISH, Look(Theme.CONTRAST_LETTERS, EMOJIS))
    assert "<:r_correct_hc:" in contrasted
    assert "<:e_out:" in contrasted
    assert keys(game.boards, ENGLISH, Look(Theme.LETTERS)) == keys(game.boards, ENGLISH)


def test_a_solved_board_no_longer_colours_the_keyboard() -> None:
    game = played(["crane", "moody"], ["crane"])
    assert keys(game.boards, ENGLISH).startswith("⬛ A C E N R\n")


@pytest.mark.parametrize(
    ("theme", "length", "size"),
    [
        *((Theme.LETTERS, length, "#") for length in range(4, 8)),
        (Theme.LETTERS, 8, "##"),
        (Theme.SQUARES, 4, "#"),
        (Theme.SQUARES, 5, "##"),
        (Theme.SQUARES, 6, "###"),
        (Theme.SYMBOLS, 5, "#"),
        (Theme.SYMBOLS, 8, "##"),
    ],
)
def test_the_rows_of_one_board_are_as_large_as_a_phone_has_room_for(
    theme: Theme, length: int, size: str
) -> None:
    word = "abcdefgh"[:length]
    (line,) = large_rows([turn(word, word)], Look(theme, EMOJIS)).splitlines()
    assert line.split(" ")[0] == size


@pytest.mark.parametrize("theme", [Theme.SQUARES, Theme.TEXT])
def test_rows_for_listeners_and_rows_too_wide_are_no_headings(theme: Theme) -> None:
    assert "#" not in large_rows([turn("aardvark", "elephant")], Look(theme))


def test_one_board_names_who_guessed() -> None:
    game = played(["radar"], ["clink", "adder"])
    assert boards(game, who=["<@1>", "<@2>"]) == (
        "-# <@1>\n## ⬛⬛⬛⬛⬛  C L I N K\n-# <@2>\n## 🟨⬛🟩⬛🟩  A D D E R"
    )


def test_two_boards_share_their_guesses() -> None:
    game = played(["radar", "under"], ["adder"])
    assert boards(game) == "**1 · 2**\n🟨⬛🟩⬛🟩 ⬛⬛🟩🟩🟩 ADDER"


def test_a_solved_board_is_folded() -> None:
    game = played(["radar", "under"], ["adder", "under"])
    assert boards(game) == ("**1**\n🟨⬛🟩⬛🟩 ADDER\n⬛⬛🟩⬛🟩 UNDER\n\n**2** solved: UNDER in 2")


def test_long_words_stand_one_board_a_line() -> None:
    game = played(["daffodil", "elephant"], ["aardvark"])
    assert boards(game).count("AARDVARK") == 2


def test_two_boards_are_read_out_row_by_row() -> None:
    game = played(["bob", "mob"], ["mob"], Rules(3, 7, boards=2))
    assert boards(game, Look(Theme.TEXT)) == (
        "Guesses:\n1: MOB\n"
        "Board 1, open:\n1: M absent, O correct, B correct\n"
        "Board 2, solved in 1, MOB."
    )


def test_many_boards_are_summed_up_for_listeners() -> None:
    game = played(["radar", "under", "bingo", "murky"], ["adder"])
    assert boards(game, Look(Theme.TEXT)).splitlines()[2:] == [
        "Board 1, open: D at 3; R at 5; has A, not at 1.",
        "Board 2, open: D at 3; E at 4; R at 5.",
        "Board 3, open: nothing known.",
        "Board 4, open: has R, not at 5.",
    ]


def test_letters_never_give_way_to_squares_midway() -> None:
    early = played(["radar"] * 4, ["adder"])
    assert boards(early, Look(Theme.LETTERS, EMOJIS)) == boards(early)


@settings(max_examples=400, deadline=None)
@given(games(), LOOKS, st.booleans())
def test_boards_and_keyboard_keep_to_their_budget(game: Game, look: Look, named: bool) -> None:
    who = [MENTION] * len(game.guesses) if named else []
    drawn = boards(game, look, who)
    assert size(drawn) + size(keys(game.boards, ENGLISH, look)) <= BUDGET


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("length", range(4, 9))
@pytest.mark.parametrize("count", [1, 2, 4, 8])
def test_the_fullest_board_keeps_to_its_budget(theme: Theme, length: int, count: int) -> None:
    letters = "abcdefghijklm"
    guesses = [letters[first:] + letters[:first] for first in range(5 + count)]
    answers = [("mlkjihgf"[board % 3 :] + "abc")[:length] for board in range(count)]
    game = played(answers, [guess[:length] for guess in guesses])
    look = Look(theme, EMOJIS)
    drawn = boards(game, look, [MENTION] * len(game.guesses))
    assert size(drawn) + size(keys(game.boards, ENGLISH, look)) <= BUDGET


def test_a_name_stands_above_the_rows_of_each_so_that_none_of_them_looks_anonymous() -> None:
    game = played(["radar"], ["clink", "adder", "caper"])
    drawn = boards(game, Look(Theme.LETTERS, EMOJIS), who=["<@1>", "<@1>", "<@2>"])
    by_one, first, second, by_two, third = drawn.split("\n")
    assert first.startswith("# ")
    assert second.startswith("# ")
    assert (by_one, by_two) == ("-# <@1>", "-# <@2>")
    assert third.startswith("# <:c_")


def test_beside_a_picture_names_have_the_numbers_of_their_guesses() -> None:
    assert list_names(["<@1>", "<@1>", "<@2>", "<@1>"]) == "<@1> 1, 2, 4 · <@2> 3"
    assert list_names([]) == ""
