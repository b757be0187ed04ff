"""Which of several drawings of one board can be the last word."""

from __future__ import annotations

from bot.adapters.replies.drawing import Drawing, Newest
from bot.domain.players import Place
from bot.render.reply import Reply


def draw(guesses: int, text: str = "") -> Drawing:
    return Drawing(1, Place(1), 1, Reply(text), guesses)


def test_of_the_first_drawing_nobody_knows_whether_it_is_the_newest() -> None:
    newest, first = Newest(), draw(3)
    newest.note(first)
    assert not newest.is_newest(first)


def test_a_drawing_with_one_more_guess_is_the_newest_until_another_comes() -> None:
    newest, first, second = Newest(), draw(0), draw(1)
    for drawing in (first, second):
        newest.note(drawing)
    assert newest.is_newest(second)
    newest.note(draw(1, "somebody voted to end it"))
    assert not newest.is_newest(second)


def test_one_that_comes_late_is_not_the_newest_and_neither_is_its_equal() -> None:
    newest, late, equal = Newest(), draw(1), draw(2)
    for drawing in (draw(0), draw(2), late, equal):
        newest.note(drawing)
    assert not newest.is_newest(late)
    assert not newest.is_newest(equal)
