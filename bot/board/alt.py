"""Alternative texts of pictures, complete enough to reconstruct the boards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bot.board import spoken
from bot.board.boards import size
from bot.board.look import DEFAULT, Look
from bot.texts import Texts
from engine import Board, Turn

LONGEST = 1_024
"""Characters that Discord keeps of an alternative text."""


def alt(
    boards: Sequence[Board],
    look: Look = DEFAULT,
    *,
    letters: bool = True,
    who: Sequence[str] = (),
    keys: str = "",
) -> str:
    """Describe boards of one length in at most `LONGEST` characters.

    Rows are described mark by mark if there is room, else in digits; in the shortest form, the
    guesses that boards share are listed once and each row is a number. Without `letters` the
    guesses are left out. Where there is room it says which of `who`, one for each turn, solved each
    board, or guessed each row of a single one, and adds the keyboard in words, `keys`. Raises
    `ValueError` for too many rows.
    """
    for text in _forms(boards, look.say, letters):
        for longer in _extend(text, boards, look.say, who, keys):
            if size(longer) <= LONGEST:
                return longer
    raise ValueError("more rows than an alternative text can hold")


def _extend(
    text: str, boards: Sequence[Board], say: Texts, who: Sequence[str], keys: str
) -> Iterator[str]:
    """Yield the text with solvers and keyboard, with solvers only, and alone."""
    solvers = " ".join(_solvers(boards, say, who)) if who else ""
    for parts in ((solvers, keys), (solvers, ""), ("", "")):
        yield " ".join(filter(None, [text, *parts]))


def _solvers(boards: Sequence[Board], say: Texts, who: Sequence[str]) -> Iterator[str]:
    """Name who solved each of several boards, or who guessed each row of a single one."""
    if len(boards) == 1:
        names = (f"{number} {name}" for number, name in enumerate(who, start=1))
        yield say("board-alt-guessed", names=", ".join(names))
        return
    for number, board in enumerate(boards, start=1):
        if board.solved:
            yield say("board-alt-solver", board=number, who=who[len(board.turns) - 1])


def _forms(boards: Sequence[Board], say: Texts, letters: bool) -> Iterator[str]:
    """Yield the forms of the text, from the most readable to the shortest."""
    opening = say("board-alt-game", letters=len(boards[0].answer))
    yield f"{opening} {_list(boards, _in_marks if letters else _in_bare_marks, say)}"
    digits = _list(boards, _in_digits if letters else _in_bare_digits, say)
    yield f"{opening} {say('board-alt-digits')} {digits}"
    longest = max((board.turns for board in boards), key=len)
    if not letters:
        yield f"{opening} {say('board-alt-numbers')} {_list(boards, _as_number, say)}"
    elif all(_shares(board, longest) for board in boards):
        words = " ".join(turn.guess.upper() for turn in longest)
        shared = f"{say('board-alt-numbers')} {say('board-alt-guesses', guesses=words)}"
        yield f"{opening} {shared} {_list(boards, _as_number, say)}"


def _shares(board: Board, turns: Sequence[Turn]) -> bool:
    pairs = zip(board.turns, turns, strict=False)
    return all(ours.guess == theirs.guess for ours, theirs in pairs)


def _list(boards: Sequence[Board], spell: Callable[[Turn, Texts], str], say: Texts) -> str:
    return " ".join(
        say(
            "board-alt-solved" if board.solved else "board-alt-open",
            board=number,
            rows="; ".join(spell(turn, say) for turn in board.turns) or say("board-alt-no-rows"),
        )
        for number, board in enumerate(boards, start=1)
    )


def _in_marks(turn: Turn, say: Texts) -> str:
    return spoken.row(turn, say)


def _in_bare_marks(turn: Turn, say: Texts) -> str:
    return spoken.marks(turn.feedback, say)


def _in_digits(turn: Turn, _: Texts) -> str:
    return f"{turn.guess.upper()} {turn.feedback}"


def _in_bare_digits(turn: Turn, _: Texts) -> str:
    return str(turn.feedback)


def _as_number(turn: Turn, _: Texts) -> str:
    return str(turn.feedback.pattern)
