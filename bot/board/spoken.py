"""Boards and keyboards in words, for screen readers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.board.clues import tell_clues
from bot.texts import Texts
from engine import Board, Feedback, Game, Mark, Turn

ROWS_UP_TO = 2
"""Boards to read out row by row; more are summed up."""

_MARKS = {
    Mark.ABSENT: "board-mark-absent",
    Mark.PRESENT: "board-mark-present",
    Mark.CORRECT: "board-mark-correct",
}
_KEYS = {
    Mark.CORRECT: "board-keys-correct",
    Mark.PRESENT: "board-keys-present",
    Mark.ABSENT: "board-keys-absent",
    None: "board-keys-untried",
}


def mark(given: Mark, say: Texts) -> str:
    """Return ``correct``."""
    return say(_MARKS[given])


def row(turn: Turn, say: Texts) -> str:
    """Return ``P absent, A present, N correct``."""
    marked = zip(turn.guess, turn.feedback, strict=True)
    return ", ".join(
        say("board-tile", letter=letter.upper(), mark=mark(given, say)) for letter, given in marked
    )


def marks(feedback: Feedback, say: Texts) -> str:
    """Return ``absent, present, correct``."""
    return ", ".join(mark(given, say) for given in feedback)


def rows(turns: Sequence[Turn], say: Texts) -> list[str]:
    """Return ``1: P absent, A present, N correct`` and so on."""
    return [
        say("board-row", row=number, tiles=row(turn, say))
        for number, turn in enumerate(turns, start=1)
    ]


def keys(best: Mapping[str, Mark], letters: str, say: Texts) -> str:
    """Return ``Correct: N. Present: A. Absent: P. Untried: B, C, D.``"""
    groups = [
        (key, [one for one in letters if best.get(one) is mark]) for mark, key in _KEYS.items()
    ]
    return " ".join(say(key, letters=", ".join(group).upper()) for key, group in groups if group)


def progress(used: int, limit: int, say: Texts) -> str:
    """Return how many of the guesses are used."""
    return say("board-progress", used=used, limit=limit)


def boards(game: Game, say: Texts) -> str:
    """List the guesses once, then the rows of each board, or their clues if boards are many."""
    listed = [
        say("board-named", name=number, what=guess.upper())
        for number, guess in enumerate(game.guesses, start=1)
    ]
    in_short = len(game.boards) > ROWS_UP_TO
    boards = [
        _board(number, board, say, in_short=in_short)
        for number, board in enumerate(game.boards, start=1)
    ]
    return "\n".join([say("board-guesses"), *listed, *boards])


def sum_up(
    number: int, board: Board, tell: Callable[[Sequence[Turn], Texts], str], say: Texts
) -> str:
    """Say in how many guesses a board was solved, or what its rows `tell`."""
    if board.solved:
        answer = board.answer.upper()
        return say("board-solved", board=number, guesses=len(board.turns), answer=answer)
    return say("board-open", board=number, clues=tell(board.turns, say))


def _board(number: int, board: Board, say: Texts, *, in_short: bool) -> str:
    if board.solved or in_short:
        return sum_up(number, board, tell_clues, say)
    return "\n".join([say("board-open-rows", board=number), *rows(board.turns, say)])
