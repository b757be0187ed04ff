"""The words that may be the answer, page by page, and why a word is not among them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.board.look import Look
from bot.render.broken_clues import clue
from bot.render.puzzles.ladder import add_board
from bot.render.puzzles.why import compare
from bot.render.reply import Action, Button, Reply
from bot.services.puzzles.panel import Verdict
from bot.services.puzzles.views import PuzzleView
from bot.texts import Texts
from engine import Word
from engine.words import ALPHABETS

_PAGE = 120
"""Words on a page; with eight letters each they take a third of a message."""


def words(view: PuzzleView, look: Look, page: int = 0) -> Reply:
    """Draw a page of the words that remain, board by board, likely ones first."""
    say = look.say
    pages = [*_pages(view)] or [(0, ())]
    page = min(page, len(pages) - 1)
    board, listed = pages[page]
    alphabet, left = ALPHABETS[view.session.kind.language], view.remaining[board]
    shown = [left.spellings.get(word) or alphabet.write(word) for word in listed]
    unsaid = left.total - len(left.words)
    footer = [
        say("puzzles-words-page", page=page + 1, pages=len(pages)) if len(pages) > 1 else "",
        say("puzzles-words-unsaid", words=unsaid) if unsaid else "",
    ]
    title = say("puzzles-words-title", words=left.total)
    return Reply(
        title=add_board(title, board, len(view.remaining), say),
        # the only word left is read by whoever wants to
        text=(f"||{shown[0]}||" if left.total == len(shown) == 1 else " ".join(shown)) or "–",
        footer=" · ".join(filter(None, footer)),
        buttons=_page_buttons(view.session.id, page, len(pages), say),
        private=True,
    )


def verdict(verdict: Verdict, look: Look) -> Reply:
    """Say which clue excludes a word on each board, or that none does."""
    say = replace(look, capitals=verdict.capitals).say
    lists = {
        board: " ".join(filter(None, [_verdict(verdict, board, say), compare(verdict, board, say)]))
        for board in verdict.clues
    }
    lines = [f"**{at + 1}** {text}" if verdict.several else text for at, text in lists.items()]
    if None in verdict.clues.values() and not verdict.known:
        lines.append(say("puzzles-unknown"))
    return Reply("\n".join(lines) or say("puzzles-over"), private=True)


def _verdict(verdict: Verdict, board: int, say: Texts) -> str:
    word, broken = say.write(verdict.word), verdict.clues[board]
    if broken is None:
        own = verdict.own.get(board)
        rare = own is not None and own.likely and own.possible and not own.common
        return say("puzzles-possible-rare" if rare else "puzzles-possible", word=word)
    return say("puzzles-out", word=word, clue=clue(broken, say))


def _pages(view: PuzzleView) -> Iterator[tuple[int, tuple[Word, ...]]]:
    """Yield the words of each page with the index of their board."""
    for at in view.session.open_boards:
        left = view.remaining[at].words
        for first in range(0, len(left) or 1, _PAGE):
            yield at, left[first : first + _PAGE]


def _page_buttons(solve_id: int, page: int, pages: int, say: Texts) -> tuple[Button, ...]:
    def turn(label: str, to: int) -> Button:
        return Button(Action.REMAINING, label, solve_id, detail=f"p{to}")

    back = turn(say("puzzles-words-back-button"), page - 1)
    forward = turn(say("puzzles-words-on-button"), page + 1)
    return (*([back] if page else []), *([forward] if page + 1 < pages else []))
