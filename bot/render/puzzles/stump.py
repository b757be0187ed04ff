"""A word that somebody thinks of, and the bot's guesses at it, as replies."""

from __future__ import annotations

from bot.board.look import DEFAULT, Look
from bot.board.text import progress, row, rows, spaced
from bot.domain.stumps import LIMIT
from bot.render.puzzles import marking
from bot.render.refusals import listed
from bot.render.reply import Action, Button, Reply, Style, mention, plural
from bot.services.puzzles.stump import Check, StumpOutcome
from engine import Turn, Word
from engine.solver import Contradiction

SHOW = "Press the letters until they are marked as your word has them, then **Enter**."


def stump(outcome: StumpOutcome, look: Look = DEFAULT) -> Reply:
    """The message of one word: the guesses, what to do, or how it ended."""
    now = outcome.stump
    parts = ["\n".join(rows(now.turns, look)), _said(outcome, look)]
    kind = now.kind
    return Reply(
        title=f"Stump me · {kind.length} letters",
        text="\n\n".join(part for part in parts if part),
        footer=f"Strategy: {kind.strategy}",
        buttons=_buttons(outcome, look),
    )


def _said(outcome: StumpOutcome, look: Look) -> str:
    now = outcome.stump
    if outcome.check:
        return _checked(outcome, outcome.check, look)
    if now.found:
        guesses = plural(len(now.turns), "guess", "guesses")
        return f"🎉 **{spaced(now.turns[-1].guess)}**: I have found your word in {guesses}."
    if outcome.slip:
        return _impossible(outcome.slip, len(now.turns), look)
    if now.guess is None:
        ask = "What was it?"
        out = "Out of guesses" if len(now.turns) == LIMIT else "I know no other word to say"
        return f"🏆 {out}: you have stumped me, {mention(now.player.id)}! {ask}"
    return "\n".join(_asked(outcome, now.guess, look))


def _asked(outcome: StumpOutcome, guess: Word, look: Look) -> list[str]:
    now = outcome.stump
    if now.turns:
        opening = f"{plural(outcome.left, 'word fits', 'words fit')} so far. My guess"
    else:
        opening = f"{mention(now.player.id)}, think of a word, and tell nobody. My guess"
    return [
        f"{opening}: **{spaced(guess)}**",
        row(Turn(guess, now.marks), look),
        SHOW,
        progress(len(now.turns), LIMIT, look),
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


def _checked(outcome: StumpOutcome, check: Check, look: Look) -> str:
    if check.wrong:
        return "\n".join([_named(check), *_corrected(outcome, check, look)])
    if not outcome.stump.turns:
        return f"{_named(check)} You gave up before any guess of mine was marked."
    if not check.known:
        return f"{_named(check)} Your marks are right, and I could not have found it. Well played!"
    if len(outcome.stump.turns) == LIMIT:
        return f"{_named(check)} Every mark is right: you have stumped me. Well played!"
    return f"{_named(check)} Every mark is right. {_fitting(outcome.left)}"


def _fitting(left: int) -> str:
    others = left - 1
    if others < 1:
        return "It was the only word left, and I would have said it next."
    return f"{plural(others, 'other word', 'other words')} did fit as well."


def _named(check: Check) -> str:
    # a word outside the list is not repeated for all to read
    known = f"It was **{spaced(check.word)}**."
    return known if check.known else "Your word is not one in my list, so I never guess it."


def _corrected(outcome: StumpOutcome, check: Check, look: Look) -> list[str]:
    turns = outcome.stump.turns
    first, *more = (number for number, _ in check.wrong)
    which = f"rows {listed((first, *more))}" if more else f"row {first}"
    right = [
        f"{number}: {row(Turn(turns[number - 1].guess, feedback), look)}"
        for number, feedback in check.wrong
    ]
    return [f"By that word {which} should have been marked so:", *right]


def _buttons(outcome: StumpOutcome, look: Look) -> tuple[Button, ...]:
    now = outcome.stump
    number = str(len(now.turns) + 1)
    undo = Button(Action.STUMP_UNDO, "Undo", now.id, detail=number, row=2)
    if now.ended:
        again = Button(Action.STUMP, "Another word", now.id, Style.SUCCESS, row=2)
        return (again, undo)
    reveal = Button(Action.REVEAL, "Give up" if now.guess else "Tell the word", now.id, row=2)
    if now.guess is None:
        return (*_mend(outcome.slip, now.id, number, look), reveal, undo)
    marked = Turn(now.guess, now.marks)
    letters = marking.letters(Action.STUMP_MARK, now.id, len(now.turns) + 1, marked, look)
    enter = Button(Action.STUMP_ENTER, "Enter", now.id, Style.SUCCESS, number, 2)
    return (*letters, enter, *([undo] if now.turns else []), reveal)


def _mend(slip: Contradiction | None, stump_id: int, number: str, look: Look) -> tuple[Button, ...]:
    if slip is None or slip.mend is None:
        return ()
    label = marking.mending(slip.mend, look)
    return (Button(Action.STUMP_MEND, label, stump_id, Style.SUCCESS, number, 2),)
