"""Every board of a game as one text that fits a message."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, zip_longest

from bot.board import spoken
from bot.board.look import DEFAULT, Look
from bot.board.text import large_rows, rows
from bot.board.tiles import choose_drawable, letter_tiles, plain_tiles
from bot.domain.players import Theme
from engine import Board, Game

BUDGET = 3_200
"""UTF-16 units for `boards` and `keys` together, of the 4,000 of a message."""

KEYBOARD = 160
"""UTF-16 units reserved for the keyboard of several boards."""

LETTER_ROOM = 40
"""UTF-16 units of the longest letter emoji, ``<:o_dia_present_hc:1234567890123456789>``."""

_NAME = 28
"""UTF-16 units of the longest mention with the number of its row."""

WIDEST = 12
"""Tiles that fit a line on a phone."""


def boards(game: Game, look: Look = DEFAULT, who: Sequence[str] = ()) -> str:
    """Draw all boards; `who` names the guesser of each turn of a single one, or is empty.

    Several boards share a line and their guesses, and a solved one is folded into a line
    of its own. Where there is no room for letter emojis, squares are drawn instead, and
    names that do not fit are left out.
    """
    drawing = ""
    for drawing in _drawings(game, look, who):
        if size(drawing) <= BUDGET - KEYBOARD:
            break
    return drawing


def size(text: str) -> int:
    """Return the length of `text` in UTF-16 units, the strictest way to count it."""
    return len(text.encode("utf-16-le")) // 2


def _drawings(game: Game, look: Look, who: Sequence[str]) -> Iterator[str]:
    """Yield a single board with the names and without; several boards once."""
    settled = _choose_look(game, look)
    if len(game.boards) == 1:
        yield from (_one(game, settled, names) for names in (who, ()))
    else:
        yield _several(game, settled)


def _choose_look(game: Game, look: Look) -> Look:
    """Return the plain look if letter emojis would not fit to the last guess.

    So no game changes its look midway.
    """
    rules = game.rules
    needed = rules.limit * (len(game.boards) * rules.length * LETTER_ROOM + _NAME)
    return look.plain if needed > BUDGET - KEYBOARD else look


def _one(game: Game, look: Look, who: Sequence[str]) -> str:
    turns = game.boards[0].turns
    if look.theme is Theme.TEXT:
        return "\n".join(_sign(rows(turns, look), who))
    # beside a row a name would be as large as a heading
    return "\n".join(_caption(large_rows(turns, look).split("\n"), who))


def _sign(lines: Iterable[str], who: Sequence[str]) -> list[str]:
    """Return each line with the name of whoever guessed it, if names are given."""
    signed = zip_longest(lines, who, fillvalue="")
    return [f"{line}  {name}".rstrip() for line, name in signed]


def _caption(lines: Sequence[str], who: Sequence[str]) -> Iterator[str]:
    """Yield each player's name in small print, and below it the rows that they guessed next."""
    signed = zip_longest(lines, who, fillvalue="")
    for name, group in groupby(signed, key=lambda line: line[1]):
        # below the rows, only the last of them would seem to be theirs
        if name:
            yield f"-# {name}"
        yield "\n".join(line for line, _ in group)


def list_names(who: Sequence[str]) -> str:
    """Return ``Ada 1, 3 · Robin 2``: who made which guesses."""
    made: dict[str, list[str]] = {}
    for number, name in enumerate(who, start=1):
        made.setdefault(name, []).append(str(number))
    return " · ".join(f"{name} {', '.join(numbers)}" for name, numbers in made.items())


def _several(game: Game, look: Look) -> str:
    if look.theme is Theme.TEXT:
        return spoken.boards(game, look.say)
    numbered = [*enumerate(game.boards, start=1)]
    open_boards = [(number, board) for number, board in numbered if not board.solved]
    abreast = 2 if 2 * game.rules.length <= WIDEST else 1
    blocks = [
        _block(open_boards[first : first + abreast], look)
        for first in range(0, len(open_boards), abreast)
    ]
    folded = [_fold(number, board, look) for number, board in numbered if board.solved]
    return "\n\n".join([*blocks, *(["\n".join(folded)] if folded else [])])


def _block(numbered: Sequence[tuple[int, Board]], look: Look) -> str:
    """Draw open boards, which have the same guesses, side by side."""
    heading = f"**{' · '.join(str(number) for number, _ in numbered)}**"
    abreast = [board for _, board in numbered]
    settled = choose_drawable(look, [turn for board in abreast for turn in board.turns])
    lines = [_line(abreast, index, settled) for index in range(len(abreast[0].turns))]
    return "\n".join([heading, *lines])


def _line(abreast: Sequence[Board], index: int, look: Look) -> str:
    turns = [board.turns[index] for board in abreast]
    if not look.is_plain:
        return "  ".join(letter_tiles(turn, look) for turn in turns)
    guess = turns[0].guess.upper()
    line = " ".join([*(plain_tiles(turn.feedback, look) for turn in turns), guess])
    return f"`{line}`" if look.theme is Theme.SYMBOLS else line


def _fold(number: int, board: Board, look: Look) -> str:
    answer = board.answer.upper()
    return look.say("board-folded", board=number, answer=answer, guesses=len(board.turns))
