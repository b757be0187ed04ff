"""Results to paste anywhere, in the usual form and without letters."""

from __future__ import annotations

from bot.board.look import DEFAULT, Look
from bot.board.tiles import plain_tiles
from bot.domain.players import Theme
from engine import Board, Feedback, Game, Hard, Status

_FAILED = "🟥"

_COUNTS = ("🔟", "🕚", "🕛", "🕐")
_PLAIN = (Theme.SYMBOLS, Theme.TEXT)


def write_share(
    game: Game, number: int | None = None, look: Look = DEFAULT, *, hinted: bool = False
) -> str:
    """Return ``Tilemate Daily 123 4/6*`` and the rows.

    A game that was not won has an X. Several boards are counts, two to a line.
    """
    body = _rows(game, look) if len(game.boards) == 1 else _boards(game, look)
    return f"{headline(game, number, hinted=hinted)}\n\n{body}"


def headline(game: Game, number: int | None = None, *, hinted: bool = False) -> str:
    """Return ``Tilemate Daily 123 4/6*``: guesses of those allowed, with a star in hard mode.

    A game that was `hinted` has a ``💡``; only a daily has a number.
    """
    name = "Tilemate" if number is None else "Tilemate Daily"
    return f"{name} {score(game, number)}{' 💡' if hinted else ''}"


def score(game: Game, number: int | None = None) -> str:
    """Return ``123 4/6*``."""
    used = len(game.guesses) if game.status is Status.WON else "X"
    star = "" if game.rules.hard is Hard.OFF else "*"
    daily = "" if number is None else f"{number:,} "
    return f"{daily}{used}/{game.rules.limit}{star}"


def _rows(game: Game, look: Look) -> str:
    feedbacks = [turn.feedback for turn in game.boards[0].turns]
    return "\n".join(_row(number, feedback, look) for number, feedback in enumerate(feedbacks, 1))


def _row(number: int, feedback: Feedback, look: Look) -> str:
    marks = plain_tiles(feedback, look)
    spoken = look.theme is Theme.TEXT
    return look.say("board-row", row=number, tiles=marks) if spoken else marks


def _boards(game: Game, look: Look) -> str:
    if look.theme in _PLAIN:
        return count_boards(game, look)
    counts = [_keycap(board) for board in game.boards]
    return "\n".join("".join(counts[first : first + 2]) for first in range(0, len(counts), 2))


def count_boards(game: Game, look: Look) -> str:
    """Return ``Board 1: 4`` and so on, with X for a board that was not solved."""
    counts = [str(len(board.turns)) if board.solved else "X" for board in game.boards]
    return "\n".join(
        look.say("board-count", board=number, guesses=count)
        for number, count in enumerate(counts, 1)
    )


def _keycap(board: Board) -> str:
    """Return ``4️⃣``, ``🔟``, or from eleven on the face of a clock, as usual in such games."""
    if not board.solved:
        return _FAILED
    count = len(board.turns)
    return f"{count}\ufe0f\u20e3" if count < 10 else _COUNTS[count - 10]
