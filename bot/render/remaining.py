"""The words that may be the answer, page by page; and why a word is not among them."""

from __future__ import annotations

from collections.abc import Iterator

from bot.render.refusals import clue
from bot.render.reply import Action, Button, Reply, plural
from bot.services.panel import Verdict
from bot.services.solving import SolveOutcome

PAGE = 120
"""Words on a page; of eight letters they take a third of what a message holds."""


def words(outcome: SolveOutcome, page: int = 0) -> Reply:
    """One page of the words that remain, likely ones first, board by board."""
    pages = [*_pages(outcome)] or [("", ())]
    page = min(page, len(pages) - 1)
    heading, listed = pages[page]
    total = sum(len(outcome.left[at].words) for at in outcome.session.open_boards)
    return Reply(
        title=f"{plural(total, 'word')}{heading}",
        text=" ".join(listed) or "–",
        footer=f"Page {page + 1} of {len(pages)}" if len(pages) > 1 else "",
        buttons=_turning(outcome.session.id, page, len(pages)),
        private=True,
    )


def verdict(found: Verdict) -> Reply:
    """The clue that excludes a word, or that none does."""
    word = f"**{found.word.upper()}**"
    several = len(found.clues) > 1
    lines: list[str] = []
    for number, broken in enumerate(found.clues, start=1):
        where = f"Open board {number}: " if several else ""
        lines.append(f"{where}{word} is out: {clue(broken)}." if broken else f"{where}{_may(word)}")
    if None in found.clues and not found.known:
        lines.append("It is not in my list, though. `/wordle addword` teaches it to me.")
    return Reply("\n".join(lines) or "The puzzle is solved.", private=True)


def _may(word: str) -> str:
    return f"No row speaks against {word}."


def _pages(outcome: SolveOutcome) -> Iterator[tuple[str, tuple[str, ...]]]:
    several = outcome.session.kind.boards > 1
    for at in outcome.session.open_boards:
        left = outcome.left[at].words
        heading = f" · board {at + 1}" if several else ""
        for first in range(0, len(left), PAGE):
            yield heading, left[first : first + PAGE]


def _turning(solve_id: int, page: int, pages: int) -> tuple[Button, ...]:
    back = Button(Action.REMAINING, "◀ Likelier", solve_id, detail=f"p{page - 1}")
    on = Button(Action.REMAINING, "Rarer ▶", solve_id, detail=f"p{page + 1}")
    return (*([back] if page else []), *([on] if page + 1 < pages else []))
