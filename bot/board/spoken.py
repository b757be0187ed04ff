"""Boards and keyboards in words, for those who listen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest

from bot.board.clues import clues
from bot.texts import Texts
from engine import Board, Feedback, Game, Mark, Turn

ROWS_UP_TO = 2
"""Boards that are read out row by row; of more, a summary is told."""

_NAMES = {mark: mark.name.lower() for mark in Mark}


def row(turn: Turn, say: Texts) -> str:
    """``P absent, A present, N correct``."""
    marked = zip(turn.guess, turn.feedback, strict=True)
    return ", ".join(f"{letter.upper()} {_NAMES[mark]}" for letter, mark in marked)


def letterless(feedback: Feedback, say: Texts) -> str:
    """``absent, present, correct``."""
    return ", ".join(_NAMES[mark] for mark in feedback)


def rows(turns: Sequence[Turn], say: Texts) -> list[str]:
    """``1: P absent, A present, N correct`` and so on."""
    return [f"{number}: {row(turn, say)}" for number, turn in enumerate(turns, start=1)]


def keys(best: Mapping[str, Mark], letters: str, say: Texts) -> str:
    """``Correct: N. Present: A. Absent: P. Untried: B, C, D.``"""
    marks = (Mark.CORRECT, Mark.PRESENT, Mark.ABSENT)
    groups = [(_NAMES[mark], [key for key in letters if best.get(key) is mark]) for mark in marks]
    groups.append(("untried", [key for key in letters if key not in best]))
    return " ".join(
        f"{label.capitalize()}: {', '.join(group).upper()}." for label, group in groups if group
    )


def progress(used: int, limit: int, say: Texts) -> str:
    return f"{used} of {limit} guesses used."


def signed(lines: Iterable[str], who: Sequence[str]) -> list[str]:
    """Each line with the name of whoever guessed it, if names are given."""
    signed = zip_longest(lines, who, fillvalue="")
    return [f"{line}  {name}".rstrip() for line, name in signed]


def several(game: Game, who: Sequence[str], say: Texts) -> str:
    """The guesses once, then board by board its rows, or what they tell if they are many."""
    guesses = signed((guess.upper() for guess in game.guesses), who)
    listed = [f"{number}: {guess}" for number, guess in enumerate(guesses, start=1)]
    boards = [
        f"Board {number}, {_state(board, len(game.boards), say)}"
        for number, board in enumerate(game.boards, start=1)
    ]
    return "\n".join(["Guesses:", *listed, *boards])


def _state(board: Board, boards: int, say: Texts) -> str:
    return _solved(board, say) if board.solved else _open(board, boards, say)


def _open(board: Board, boards: int, say: Texts) -> str:
    if boards > ROWS_UP_TO:
        return f"open: {clues(board.turns, say)}."
    return "\n".join(["open:", *rows(board.turns, say)])


def _solved(board: Board, say: Texts) -> str:
    return f"solved in {len(board.turns)}, {board.answer.upper()}."
