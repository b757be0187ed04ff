"""The words that may be the answer, page by page; and why a word is not among them."""

from __future__ import annotations

from collections.abc import Iterator

from bot.board.look import DEFAULT
from bot.render.puzzles.ladder import on
from bot.render.refusals import clue
from bot.render.reply import Action, Button, Reply, plural
from bot.services.puzzles.panel import Verdict
from bot.services.puzzles.views import PuzzleView

PAGE = 120
"""Words on a page; of eight letters they take a third of what a message holds."""


def words(view: PuzzleView, page: int = 0) -> Reply:
    """One page of the words that remain, likely ones first, board by board."""
    pages = [*_pages(view)] or [(0, ())]
    page = min(page, len(pages) - 1)
    board, listed = pages[page]
    left = view.remaining[board]
    unsaid = left.total - len(left.words)
    footer = [
        f"Page {page + 1} of {len(pages)}" if len(pages) > 1 else "",
        f"{plural(unsaid, 'rude word')} left out" if unsaid else "",
    ]
    return Reply(
        title=f"{plural(left.total, 'word')}{on(board, len(view.remaining))}",
        text=" ".join(listed) or "–",
        footer=" · ".join(filter(None, footer)),
        buttons=_turning(view.session.id, page, len(pages)),
        private=True,
    )


def verdict(found: Verdict) -> Reply:
    """The clue that excludes a word, or that none does."""
    word = f"**{found.word.upper()}**"
    lines: list[str] = []
    for board, broken in found.clues.items():
        where = f"**{board + 1}** " if found.several else ""
        lines.append(
            f"{where}{word} is out: {clue(broken, DEFAULT.say)}."
            if broken
            else f"{where}{_may(word)}"
        )
    if None in found.clues.values() and not found.known:
        lines.append("It is not in my list, though. `/wordle addword` teaches it to me.")
    return Reply("\n".join(lines) or "The puzzle is solved.", private=True)


def _may(word: str) -> str:
    return f"No row speaks against {word}."


def _pages(view: PuzzleView) -> Iterator[tuple[int, tuple[str, ...]]]:
    """The words of each page, and the index of their board."""
    for at in view.session.open_boards:
        left = view.remaining[at].words
        for first in range(0, len(left) or 1, PAGE):
            yield at, left[first : first + PAGE]


def _turning(solve_id: int, page: int, pages: int) -> tuple[Button, ...]:
    back = Button(Action.REMAINING, "◀ Likelier", solve_id, detail=f"p{page - 1}")
    on = Button(Action.REMAINING, "Rarer ▶", solve_id, detail=f"p{page + 1}")
    return (*([back] if page else []), *([on] if page + 1 < pages else []))
