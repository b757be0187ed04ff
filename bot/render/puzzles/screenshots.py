"""What was read in a picture: to confirm, to correct, to choose from, or above the answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.board import spoken
from bot.board.boards import size
from bot.board.look import Look
from bot.board.text import SPREAD, enlarge
from bot.board.tiles import bracket, plain_tiles
from bot.domain.players import Theme
from bot.domain.puzzles import MOST_ENTRIES
from bot.domain.screenshots import Purpose, TooManyBoardsSeen, Wish
from bot.domain.seen_boards import SeenBoard, SeenRow, write_rows
from bot.render.menus import Menu, MenuOption, Topic
from bot.render.puzzles.marks import turn_buttons
from bot.render.reply import Action, Button, Reply, Style
from bot.render.title import list_language
from bot.texts import Texts
from engine import Feedback

HIDDEN_LETTER = "·"
UNSURE = "?"
_ROOM = 2_400
"""UTF-16 units for rows, as in the panel of a puzzle."""

LONGEST_VALUE, MOST_CHOICES = 100, 25
"""Characters of a choice in a menu, and choices, that Discord takes."""

_LABELS = {
    Purpose.HELP: "screenshots-yes-help-button",
    Purpose.ANALYSIS: "screenshots-yes-analysis-button",
}
_OFFERS = {
    Purpose.HELP: "commands-message-help",
    Purpose.ANALYSIS: "commands-message-analyse",
}


def confirmation(board: SeenBoard, wish: Wish, look: Look) -> Reply:
    """Ask whether a board was read rightly, and offer to correct each row."""
    say, look = look.say, replace(look, theme=wish.theme).plain
    parts = [say(_question(board), row=(board.gap or 0) + 1), draw_rows(board, look)]
    if board.lettered and not board.solved and wish.purpose is Purpose.ANALYSIS:
        parts.append(say("screenshots-no-answer"))
    if wish.row is not None and wish.row != board.gap:
        key = "screenshots-row" if board.boards == 1 else "screenshots-row-boards"
        parts.append(say(key, row=wish.row + 1))
    language = list_language(board.language, look.say) if board.lettered else []
    return Reply(
        title=" · ".join([say("screenshots-title"), *language]),
        text="\n\n".join(parts),
        buttons=(*_corrections(board, wish, look), *_answers(board, wish, say)),
        menus=(row_menu(board, wish, look),),
        private=True,
    )


def first_confirmation(board: SeenBoard, wish: Wish, look: Look) -> Reply:
    """Ask whether a board was read rightly, with the first row in doubt ready to be corrected."""
    return confirmation(board, replace(wish, row=_find_first(board)), look)


def _find_first(board: SeenBoard) -> int | None:
    return board.first_doubt if board.gap is None else board.gap


def choice(boards: Sequence[SeenBoard], wish: Wish, look: Look) -> Reply:
    """Ask which of several boards is meant; raises `TooManyBoardsSeen`."""
    say, look = look.say, replace(look, theme=wish.theme).plain
    values = [f"{board.language};{write_rows(board)}" for board in boards]
    numbered = [*enumerate(zip(values, boards, strict=True), start=1)]
    if len(boards) > MOST_CHOICES or max(map(len, values)) > LONGEST_VALUE - len("25;"):
        raise TooManyBoardsSeen
    options = tuple(
        MenuOption(
            f"{number};{value}",
            say("screenshots-which-choice", board=number, rows=len(board.rows)),
            _sum_up(board, look),
        )
        for number, (value, board) in numbered
    )
    menu = Menu(Topic.SEEN_BOARDS, str(wish), say("screenshots-which-menu"), options)
    text = say("screenshots-which", boards=len(boards))
    return Reply(text, title=say("screenshots-which-title"), menus=(menu,), private=True)


def add_reading(reply: Reply, board: SeenBoard, wish: Wish, look: Look) -> Reply:
    """Say above an answer that its rows were read in a picture, and offer to correct them."""
    menu = row_menu(board, replace(wish, row=None), replace(look, theme=wish.theme).plain)
    text = f"{look.say('screenshots-read')}\n\n{reply.text}"
    return replace(reply, text=text, menus=(*reply.menus, replace(menu, topic=Topic.AS_READ)))


def row_menu(board: SeenBoard, wish: Wish, look: Look) -> Menu:
    """Return the menu of the rows to correct; its choices hold all that was read."""
    options = tuple(
        MenuOption(
            f"{at}.{board.length}.{row}",
            look.say("screenshots-row-choice", row=at + 1, word=_name(row)),
            _shorten("  ".join(_list_marks(row, look))),
        )
        for at, row in enumerate(board.rows)
    )
    # the language that was read in is the one that is wanted from now on; marks alone have none
    read_in = board.language if board.lettered else wish.language
    name = str(replace(wish, language=read_in))
    return Menu(Topic.SEEN_ROWS, name, look.say("screenshots-rows-menu"), options)


def draw_rows(board: SeenBoard, look: Look) -> str:
    """Draw the rows of every board; a question mark follows what is not certain.

    Where that has no room, there is a line for each guess with its marks on all boards.
    """
    drawn = _draw_boards(board, look)
    if size(drawn) <= _ROOM:
        return drawn
    return "\n".join(f"{_name(row)} {' '.join(_list_marks(row, look))}" for row in board.rows)


def _draw_boards(board: SeenBoard, look: Look) -> str:
    drawn: list[str] = []
    for at in range(board.boards):
        lines = [_draw(row, marks, look) for row in board.rows if (marks := row.feedbacks[at])]
        if board.boards == 1:
            return "\n".join(enlarge(lines, board.length + (not board.certain), look))
        drawn += [f"**{at + 1}**", *lines]
    return "\n".join(drawn)


def _draw(row: SeenRow, marks: Feedback, look: Look) -> str:
    letters = _letters(row)
    match look.theme:
        case Theme.TEXT:
            return _spell(row, marks, look.say)
        case Theme.SYMBOLS:
            drawn = (bracket(letter, mark) for letter, mark in zip(letters, marks, strict=True))
            return f"`{''.join(_add_doubt(row, drawn))}`"
        case _:
            tiles = plain_tiles(marks, look)
            # as in every board, a long word is not spaced out: it would break on a phone
            between = " " if len(letters) <= SPREAD else ""
            beside = between.join(_add_doubt(row, letters)).upper()
            return f"{tiles}  {beside}" if row.word or row.doubtful else tiles


def _spell(row: SeenRow, marks: Feedback, say: Texts) -> str:
    if not row.word:
        spelled = spoken.marks(marks, say)
    else:
        pairs = zip(row.word.upper(), marks, strict=True)
        spelled = ", ".join(
            say("board-tile", letter=letter, mark=spoken.mark(mark, say)) for letter, mark in pairs
        )
    if not row.doubtful:
        return spelled
    places = say.join(at + 1 for at in sorted(row.doubtful))
    return f"{spelled} ({say('screenshots-unsure-places', places=places)})"


def _add_doubt(row: SeenRow, drawn: Sequence[str] | Iterator[str]) -> Iterator[str]:
    return (one + UNSURE * (at in row.doubtful) for at, one in enumerate(drawn))


def _letters(row: SeenRow) -> str:
    length = next(len(marks) for marks in row.feedbacks if marks)
    return row.word or HIDDEN_LETTER * length


def _name(row: SeenRow) -> str:
    """Return the word for a menu, with what is not certain."""
    return "".join(_add_doubt(row, _letters(row))).upper()


def _list_marks(row: SeenRow, look: Look) -> Iterator[str]:
    """Yield the marks on each board as tiles; in the theme of words as digits, which are short."""
    spelled = look.theme is Theme.TEXT
    played = filter(None, row.feedbacks)
    return (str(marks) if spelled else plain_tiles(marks, look) for marks in played)


def _sum_up(board: SeenBoard, look: Look) -> str:
    """Return the words of a board, else the marks of its first rows: 100 characters at most."""
    if board.lettered:
        return _shorten(", ".join(row.word.upper() for row in board.rows))
    return _shorten(" ".join(tiles for row in board.rows for tiles in _list_marks(row, look)))


def _shorten(text: str) -> str:
    """Return a text cut to what the hint of a choice may have; an emoji counts as two."""
    return text if size(text) <= LONGEST_VALUE else f"{text[: LONGEST_VALUE // 2 - 1]}…"


def _question(board: SeenBoard) -> str:
    if board.gap is not None:
        return "screenshots-gap"
    if not board.certain:
        return "screenshots-unsure"
    return "screenshots-right" if board.lettered else "screenshots-hidden"


def _corrections(board: SeenBoard, wish: Wish, look: Look) -> Iterator[Button]:
    """Yield the buttons of the row that is being corrected, and those of all rows."""
    if wish.row is not None:
        yield from _correct(board, wish.row, look)
    if board.boards == 1 and any(row.word for row in board.rows):
        if len(board.rows) < MOST_ENTRIES:
            yield Button(Action.ADD_ROW, look.say("screenshots-add-button"), row=2)
        yield Button(Action.SEEN_LANGUAGE, look.say("puzzles-language-button"), row=2)


def _correct(board: SeenBoard, at: int, look: Look) -> Iterator[Button]:
    row = board.rows[at]
    (marks, *others) = row.feedbacks
    missing = not row.word and board.gap is not None
    if marks is not None and not others and not missing:
        turning = Button(Action.TILE, "", detail=str(at))
        yield from turn_buttons(turning, _letters(row), marks, look)
    if missing:
        label = look.say("screenshots-missing-button")
        yield Button(Action.SPELL, label, at, Style.SUCCESS, row=2)
    elif row.word:
        key = "screenshots-word-and-tiles-button" if others else "screenshots-word-button"
        yield Button(Action.SPELL, look.say(key), at, row=2)
    if len(board.rows) > 1:
        # it says how many rows there are, so that a press which comes twice removes one
        label, count = look.say("screenshots-drop-button"), str(len(board.rows))
        yield Button(Action.DROP_ROW, label, at, detail=count, row=2)


def _answers(board: SeenBoard, wish: Wish, say: Texts) -> Iterator[Button]:
    """Yield the buttons that go on with the board as it stands, unless a row is missing."""
    if board.gap is not None:
        return
    asked = (wish.purpose,)
    if wish.purpose is Purpose.EITHER:
        asked = (Purpose.ANALYSIS,) if board.solved else (Purpose.HELP,)
        if not board.lettered:
            asked = (Purpose.HELP, Purpose.ANALYSIS)
    offered = _LABELS if wish.purpose is not Purpose.EITHER else _OFFERS
    for purpose in asked:
        hidden = not board.lettered and wish.purpose is not Purpose.EITHER
        label = say("screenshots-words-button" if hidden else offered[purpose])
        yield Button(Action.CONFIRM, label, 0, Style.SUCCESS, str(purpose), 3)
