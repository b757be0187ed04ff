"""Alternative texts of pictures: every row where there is room, else what a listener can use."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bot.board import spoken
from bot.board.boards import size
from bot.board.clues import tell_clues, tell_places
from bot.board.look import DEFAULT, Look
from bot.texts import Texts
from engine import Board, Mark, Turn

LONGEST_ALT = 1_024
"""Characters that Discord keeps of an alternative text."""


def alt(
    boards: Sequence[Board],
    look: Look = DEFAULT,
    *,
    letters: bool = True,
    who: Sequence[str] = (),
    keys: str = "",
    limit: int = 0,
) -> str:
    """Describe boards of one length in at most `LONGEST_ALT` characters.

    The rows of few boards are described mark by mark if there is room, else each board by what its
    rows show and in how many guesses it was solved, with the guesses used of `limit`. Without
    `letters` no guess is told. Where there is room it says which of `who`, one for each turn,
    solved each board, or guessed each row of a single one, and adds the keyboard in words, `keys`.
    Raises `ValueError` if nothing fits.
    """
    for text in _forms(boards, look.say, letters, limit):
        for longer in _extend(text, boards, look.say, who, keys):
            if size(longer) <= LONGEST_ALT:
                return longer
    raise ValueError("more boards than an alternative text can hold")


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


def _forms(boards: Sequence[Board], say: Texts, letters: bool, limit: int) -> Iterator[str]:
    """Yield the forms of the text, from the most readable to the shortest."""
    opening = say("board-alt-game", letters=len(boards[0].answer))
    if len(boards) <= spoken.ROWS_UP_TO:
        yield f"{opening} {_list(boards, _in_marks if letters else _in_bare_marks, say)}"
    numbered, used = [*enumerate(boards, start=1)], max(len(board.turns) for board in boards)
    progress = [spoken.progress(used, limit, say)] if limit else []
    if letters:
        guesses = dict.fromkeys(turn.guess.upper() for board in boards for turn in board.turns)
        listed = [say("board-alt-guesses", guesses=" ".join(guesses))] if guesses else []
        for clues in (tell_clues, tell_places):
            summaries = (spoken.sum_up(*one, clues, say) for one in numbered)
            yield " ".join([opening, *listed, *progress, *summaries])
    else:
        yield " ".join([opening, *progress, *(_sum_up_bare(*one, say) for one in numbered)])
    counts = (_count(*one, say) for one in numbered)
    yield f"{opening} {', '.join(counts)}."


def _sum_up_bare(number: int, board: Board, say: Texts) -> str:
    """Say in how many guesses a board was solved, or how near the best of them came."""
    if board.solved:
        return say("board-alt-bare-solved", board=number, guesses=len(board.turns))
    places = max([list(turn.feedback).count(Mark.CORRECT) for turn in board.turns], default=0)
    return say("board-alt-bare-open", board=number, places=places, letters=len(board.answer))


def _count(number: int, board: Board, say: Texts) -> str:
    return say("board-count", board=number, guesses=len(board.turns) if board.solved else "X")


def _list(boards: Sequence[Board], spell: Callable[[Turn, Texts], str], say: Texts) -> str:
    return " ".join(
        say(
            "board-alt-solved" if board.solved else "board-alt-open",
            board=number,
            rows=say.join_parts(spell(turn, say) for turn in board.turns)
            or say("board-alt-no-rows"),
        )
        for number, board in enumerate(boards, start=1)
    )


def _in_marks(turn: Turn, say: Texts) -> str:
    return spoken.row(turn, say)


def _in_bare_marks(turn: Turn, say: Texts) -> str:
    return spoken.marks(turn.feedback, say)
