"""Every board of a game as one text that fits a message."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.board import spoken
from bot.board.text import rows
from bot.board.tiles import NO_EMOJIS, Emojis, drawable, lettered, letterless, plain
from bot.domain.players import Theme
from engine import Board, Game

BUDGET = 3_200
"""UTF-16 units that `boards` and `keys` take together at most, of an embed's 4,096."""

KEYBOARD = 160
"""UTF-16 units set aside for the keyboard of several boards."""

LETTER = 36
"""The longest markup of a letter emoji, ``<:a_present_hc:1234567890123456789>``."""

NAME = 25
"""The longest mention, with the space before it."""

WIDEST = 12
"""Tiles on a line before a phone breaks it."""


def boards(
    game: Game,
    theme: Theme = Theme.SQUARES,
    emojis: Emojis = NO_EMOJIS,
    who: Sequence[str] = (),
) -> str:
    """Draw all boards; `who` names the guesser of each turn, or is empty.

    Several boards share a line and their guesses, and a solved one is folded into a line
    of its own. Where there is no room for letter emojis, squares are drawn instead, and
    names that do not fit are left out.
    """
    drawing = ""
    for drawing in _drawings(game, theme, emojis, who):
        if size(drawing) <= BUDGET - KEYBOARD:
            break
    return drawing


def size(text: str) -> int:
    """The length of `text` in UTF-16 units, the strictest way to count it."""
    return len(text.encode("utf-16-le")) // 2


def _drawings(game: Game, theme: Theme, emojis: Emojis, who: Sequence[str]) -> Iterator[str]:
    """The same board with the names, then without."""
    settled = _settled(game, theme)
    for names in (who, ()):
        if len(game.boards) == 1:
            yield _one(game, settled, emojis, names)
        elif theme is Theme.TEXT:
            yield spoken.several(game, names)
        else:
            yield _several(game, settled, emojis, names)


def _settled(game: Game, theme: Theme) -> Theme:
    """The plain form where letters would not last to the final guess: no game changes midway."""
    rules = game.rules
    needed = rules.limit * (len(game.boards) * rules.length * LETTER + NAME)
    return plain(theme) if needed > BUDGET - KEYBOARD else theme


def _one(game: Game, theme: Theme, emojis: Emojis, who: Sequence[str]) -> str:
    return "\n".join(spoken.signed(rows(game.boards[0].turns, theme, emojis), who))


def _several(game: Game, theme: Theme, emojis: Emojis, who: Sequence[str]) -> str:
    numbered = [*enumerate(game.boards, start=1)]
    open_boards = [(number, board) for number, board in numbered if not board.solved]
    abreast = 2 if 2 * game.rules.length <= WIDEST else 1
    blocks = [
        # the names stand in the first block only
        _block(open_boards[first : first + abreast], theme, emojis, () if first else who)
        for first in range(0, len(open_boards), abreast)
    ]
    folded = [_folded(number, board) for number, board in numbered if board.solved]
    return "\n\n".join([*blocks, *(["\n".join(folded)] if folded else [])])


def _block(
    numbered: Sequence[tuple[int, Board]], theme: Theme, emojis: Emojis, who: Sequence[str]
) -> str:
    """Boards side by side; being open, they have had the same guesses."""
    heading = f"**{' · '.join(str(number) for number, _ in numbered)}**"
    abreast = [board for _, board in numbered]
    settled = drawable(theme, [turn for board in abreast for turn in board.turns], emojis)
    lines = [_line(abreast, index, settled, emojis) for index in range(len(abreast[0].turns))]
    return "\n".join([heading, *spoken.signed(lines, who)])


def _line(abreast: Sequence[Board], index: int, theme: Theme, emojis: Emojis) -> str:
    turns = [board.turns[index] for board in abreast]
    if theme is not plain(theme):
        return "  ".join(lettered(turn, emojis, theme) for turn in turns)
    guess = turns[0].guess.upper()
    line = " ".join([*(letterless(turn.feedback, theme) for turn in turns), guess])
    return f"`{line}`" if theme is Theme.SYMBOLS else line


def _folded(number: int, board: Board) -> str:
    return f"**{number}** solved: {board.answer.upper()} in {len(board.turns)}"
