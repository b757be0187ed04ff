"""A word that somebody thinks of, and the bot's guesses at it, as a message."""

from __future__ import annotations

from bot.board.look import DEFAULT, Look
from bot.board.text import progress, row, rows, spaced
from bot.domain.entries import Draft
from bot.render.puzzles import marking
from bot.render.refusals import listed
from bot.render.reply import Action, Button, Reply, Style, mention, plural
from bot.services.puzzles.views import Check, PuzzleView
from engine import Turn
from engine.solver import Contradiction

SHOW = "Press the letters until they are marked as your word has them, then **Enter**."


def stump(view: PuzzleView, look: Look = DEFAULT) -> Reply:
    """The message of one word: the guesses, what to do, or how it ended."""
    now = view.session
    parts = ["\n".join(rows(now.boards[0], look)), _said(view, look)]
    return Reply(
        title=f"Stump me · {now.kind.length} letters",
        text="\n\n".join(part for part in parts if part),
        footer=f"Strategy: {now.strategy}",
        buttons=_buttons(view, look),
        private=now.private,
    )


def _said(view: PuzzleView, look: Look) -> str:
    now = view.session
    if view.check:
        return _checked(view, view.check, look)
    if now.solved:
        guesses = plural(len(now.entries), "guess", "guesses")
        return f"🎉 **{spaced(now.entries[-1].guess)}**: I have found your word in {guesses}."
    if view.slip:
        return _impossible(view.slip.contradiction, len(now.entries), look)
    if now.draft is None:
        ask = "What was it?"
        out = "Out of guesses" if len(now.entries) == now.limit else "I know no other word to say"
        return f"🏆 {out}: you have stumped me, {mention(now.player.id)}! {ask}"
    return "\n".join(_asked(view, now.draft, look))


def _asked(view: PuzzleView, draft: Draft, look: Look) -> list[str]:
    now, left = view.session, view.remaining[0].total
    if now.entries:
        opening = f"{plural(left, 'word fits', 'words fit')} so far. My guess"
    else:
        opening = f"{mention(now.player.id)}, think of a word, and tell nobody. My guess"
    return [
        f"{opening}: **{spaced(draft.guess)}**",
        row(Turn(draft.guess, draft.marks), look),
        SHOW,
        progress(len(now.entries), now.limit or 0, look),
    ]


def _impossible(slip: Contradiction, turns: int, look: Look) -> str:
    """Which rows no word satisfies, and since when."""
    if len(slip.rows) == 1:
        which = f"row {slip.rows[0]} alone is marked as no word would be"
    else:
        which = f"rows {listed(slip.rows)} cannot all be true"
    return (
        f"🤔 No word I know fits since row {turns}: {which}.{marking.slip(slip, look)}\n"
        "**Undo** marks the last row again. If every tile is right, tell me the word."
    )


def _checked(view: PuzzleView, check: Check, look: Look) -> str:
    if check.wrong:
        return "\n".join([_named(check), *_corrected(view, check, look)])
    if not view.session.entries:
        return f"{_named(check)} You gave up before any guess of mine was marked."
    if not check.known:
        return f"{_named(check)} Your marks are right, and I could not have found it. Well played!"
    if len(view.session.entries) == view.session.limit:
        return f"{_named(check)} Every mark is right: you have stumped me. Well played!"
    return f"{_named(check)} Every mark is right. {_fitting(view.remaining[0].total)}"


def _fitting(left: int) -> str:
    others = left - 1
    if others < 1:
        return "It was the only word left, and I would have said it next."
    return f"{plural(others, 'other word', 'other words')} did fit as well."


def _named(check: Check) -> str:
    # a word outside the list is not repeated for all to read
    known = f"It was **{spaced(check.word)}**."
    return known if check.known else "Your word is not one in my list, so I never guess it."


def _corrected(view: PuzzleView, check: Check, look: Look) -> list[str]:
    (turns,) = view.session.boards
    first, *more = (number for number, _ in check.wrong)
    which = f"rows {listed((first, *more))}" if more else f"row {first}"
    right = [
        f"{number}: {row(Turn(turns[number - 1].guess, feedback), look)}"
        for number, feedback in check.wrong
    ]
    return [f"By that word {which} should have been marked so:", *right]


def _buttons(view: PuzzleView, look: Look) -> tuple[Button, ...]:
    now = view.session
    version = str(now.version)
    undo = Button(Action.UNDO, "Undo", now.id, detail=version, row=2)
    if now.ended:
        again = Button(Action.NEW_PUZZLE, "Another word", now.id, Style.SUCCESS, row=2)
        return (again, undo)
    reveal = Button(Action.REVEAL, "Give up" if now.draft else "Tell the word", now.id, row=2)
    if now.draft is None:
        return (*marking.mend(view.slip, now, look, row=2), reveal, undo)
    letters = marking.letters(now.id, now.draft, look)
    return (*letters, marking.enter(now), *([undo] if now.entries else []), reveal)
