"""The letters of a guess stand in one line or two, and what accepts them in a line of its own."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.board.look import DEFAULT
from bot.domain.entries import Draft
from bot.domain.players import Player
from bot.domain.puzzles import PuzzleKind, PuzzleSession
from bot.render.puzzles.marks import ONE_LINE, enter_button, found_button, letter_buttons
from bot.render.reply import Button
from engine import Feedback, Mark, Word
from tests.render.sessions import NOON, PLACE


def drafted(length: int) -> PuzzleSession:
    """A puzzle with a guess whose marks are being set."""
    draft = Draft(1, Word("abcdefghij"[:length]), Feedback([Mark.ABSENT] * length))
    kind = PuzzleKind(length=length)
    shown = PuzzleSession(1, PLACE, Player(1, "ann"), False, kind, "1", NOON, NOON)
    return replace(shown, draft=draft)


def list_rows(*buttons: Button) -> list[int]:
    """The line of each button; all of these have one."""
    return [-1 if button.row is None else button.row for button in buttons]


@pytest.mark.parametrize("length", range(3, 11))
def test_letters_keep_their_order_in_lines_that_a_phone_shows(length: int) -> None:
    now = drafted(length)
    assert now.draft
    rows = list_rows(*letter_buttons(now.id, now.draft, DEFAULT))
    assert rows == sorted(rows)
    assert set(rows) == ({0} if length <= ONE_LINE else {0, 1})
    assert max(rows.count(row) for row in rows) <= ONE_LINE


@pytest.mark.parametrize("length", range(3, 11))
def test_what_accepts_the_marks_stands_in_a_line_below_all_letters(length: int) -> None:
    now = drafted(length)
    assert now.draft
    below = list_rows(enter_button(now, DEFAULT.say), found_button(now, DEFAULT.say))
    assert len({*below}) == 1
    assert min(below) > max(list_rows(*letter_buttons(now.id, now.draft, DEFAULT)))
