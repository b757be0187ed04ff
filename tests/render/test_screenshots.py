"""What was read in a picture, in every theme and locale, within what Discord takes."""

from __future__ import annotations

import pytest

from bot.adapters.replies.layout import layout
from bot.board.boards import size
from bot.board.look import Look
from bot.domain.players import Theme
from bot.domain.screenshots import Purpose, TooManyBoardsSeen, Wish
from bot.domain.seen_boards import SeenBoard, SeenRow
from bot.render.puzzles.screenshots import add_reading, choice, confirmation, draw_rows
from bot.render.reply import Action, Reply
from bot.texts import LOCALES
from engine import Feedback

CRANE = SeenRow("crane", (Feedback.parse("00122"),), frozenset({1}))
HIDDEN = SeenRow("", (Feedback.parse("00122"),))
DOUBTFUL, SURE = SeenBoard((CRANE,)), SeenBoard((CRANE,)).confirm()
BARE = SeenBoard((HIDDEN, HIDDEN))


@pytest.mark.parametrize(
    ("theme", "drawn"),
    [
        (Theme.SQUARES, "## ⬛⬛🟨🟩🟩  C R? A N E"),
        (Theme.CONTRAST, "⬛⬛🟦🟧🟧  C R? A N E"),
        (Theme.SYMBOLS, "` c  r ?(A)[N][E]`"),
        (
            Theme.TEXT,
            "C absent, R absent, A present, N correct, E correct (not sure of letter 2)",
        ),
    ],
)
def test_a_question_mark_follows_what_is_not_certain(theme: Theme, drawn: str) -> None:
    assert drawn.lstrip("# ") in draw_rows(DOUBTFUL, Look(theme))


def test_a_long_word_is_not_spaced_out() -> None:
    row = SeenRow("keyboard", (Feedback([0] * 8),), frozenset({7}))
    assert draw_rows(SeenBoard((row,)), Look()).endswith("⬛  KEYBOARD?")


def test_hidden_letters_leave_the_tiles_alone() -> None:
    assert draw_rows(SeenBoard((HIDDEN,)), Look()).endswith("⬛⬛🟨🟩🟩")
    spoken = draw_rows(SeenBoard((HIDDEN,)), Look(Theme.TEXT))
    assert spoken == "absent, absent, present, correct, correct"


def test_several_boards_stand_below_each_other_and_a_solved_one_ends() -> None:
    rows = (
        SeenRow("crane", (Feedback.parse("22222"), Feedback.parse("00122"))),
        SeenRow("moist", (None, Feedback.parse("00000"))),
    )
    drawn = draw_rows(SeenBoard(rows), Look())
    assert drawn.count("M O I S T") == 1
    assert drawn.startswith("**1**\n🟩🟩🟩🟩🟩  C R A N E\n**2**\n")


@pytest.mark.parametrize(
    ("board", "purpose", "offered"),
    [
        (SURE, Purpose.HELP, ["Yes, help me"]),
        (SURE, Purpose.EITHER, ["Help with this puzzle"]),
        (BARE, Purpose.ANALYSIS, ["Type the words"]),
        (BARE, Purpose.EITHER, ["Help with this puzzle", "Analyze this game"]),
    ],
)
def test_what_can_be_done_next_is_offered(
    board: SeenBoard, purpose: Purpose, offered: list[str]
) -> None:
    shown = confirmation(board, Wish(purpose), Look())
    assert [one.label for one in shown.buttons if one.action is Action.CONFIRM] == offered


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("theme", [Theme.SQUARES, Theme.TEXT])
@pytest.mark.parametrize("boards", [1, 8])
def test_the_longest_board_fits_what_discord_takes(locale: str, theme: Theme, boards: int) -> None:
    marks = tuple(Feedback([1] * 8) for _ in range(boards))
    row = SeenRow("quagmire", marks, frozenset(range(8)))
    board, wish = SeenBoard((row,) * 13), Wish(Purpose.ANALYSIS, theme=theme, row=0)
    shown = confirmation(board, wish, Look(locale=locale))
    (menu,) = shown.menus
    for option in menu.options:
        assert len(option.value) <= 100
        assert size(option.label) <= 100
        assert size(option.hint) <= 100
    assert size(shown.text) <= 3_500
    assert all(size(button.label) <= 80 for button in shown.buttons)
    assert len({button.custom_id for button in shown.buttons}) == len(shown.buttons)
    ids = [f"menu:{menu.topic}:{menu.name}", *(button.custom_id for button in shown.buttons)]
    assert max(map(len, ids)) <= 100
    assert layout(shown).total_children_count <= 40


def test_boards_are_told_apart_by_their_words_or_their_tiles() -> None:
    (menu,) = choice((SURE, BARE), Wish(), Look()).menus
    assert [option.hint for option in menu.options] == ["CRANE", "⬛⬛🟨🟩🟩 ⬛⬛🟨🟩🟩"]
    assert [option.label for option in menu.options] == ["Board 1: 1 row", "Board 2: 2 rows"]
    with pytest.raises(TooManyBoardsSeen):
        choice((SURE,) * 26, Wish(), Look())


def test_what_was_read_stands_above_the_answer_with_a_way_to_correct_it() -> None:
    shown = add_reading(Reply("3 words left."), SURE, Wish(), Look())
    assert shown.text.endswith("\n\n3 words left.")
    assert [menu.prompt for menu in shown.menus] == ["Correct a row"]


def test_a_board_in_another_language_says_which() -> None:
    german = SeenBoard((SeenRow("türen", (Feedback.parse("02022"),)),), "de")
    assert confirmation(german, Wish(), Look()).title == "Is this right? · Deutsch"
    assert confirmation(DOUBTFUL, Wish(), Look()).title == "Is this right?"
