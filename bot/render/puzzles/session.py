"""Solve sessions as replies."""

from __future__ import annotations

from collections.abc import Sequence

from bot.board.boards import size
from bot.board.clues import clues
from bot.board.look import DEFAULT, Look
from bot.board.text import row, rows, spaced
from bot.brain.advice import Slip
from bot.domain.puzzles import Draft, Rung, SolveSession, WordList
from bot.render.puzzles import ladder, marking
from bot.render.refusals import listed
from bot.render.reply import Action, Button, Field, Reply, Style, plural
from bot.services.puzzles.session import SolveOutcome
from engine import Hard, Turn
from engine.solver import Mend, Tier

ROOM = 2_400
"""UTF-16 units for rows; of boards that need more, only what they tell is shown."""

TEACHING = """\
Bring the tiles of a puzzle from elsewhere, one row or several:
`/wordle help guess:raise hints:01002`
`/wordle help guess:raise clout hints:00000 01200`
or paste a whole share into `hints`, and its words into `guess`.

Hints, one for each letter, in whichever spelling you like:
`2` `g` 🟩 🟧  right letter, right place
`1` `y` 🟨 🟦  right letter, wrong place
`0` `.` `b` `x` ⬛ ⬜  not in the word

I answer privately with what is left and what to guess next.
`/wordle solve` proposes every guess, and helps only as far as you ask."""


def session(outcome: SolveOutcome, look: Look = DEFAULT) -> Reply:
    """The panel: rows, how many words remain, the help asked for, and the guess to be marked."""
    now = outcome.session
    parts = [
        "*That has changed meanwhile; this is how it stands now.*" if outcome.outdated else "",
        _rows(now, look),
        _solved(outcome) if now.solved else _remaining(outcome, look),
        _draft(now, now.draft, look) if now.draft and not now.solved else "",
    ]
    return Reply(
        title=_title(now),
        text="\n\n".join(part for part in parts if part),
        fields=(
            *_slip(outcome.slip, now, look),
            *ladder.fields(outcome.ladder, outcome.left, now.open_boards),
            *_thinking(outcome),
        ),
        footer=_used(now),
        buttons=_closing(now) if now.solved else _buttons(outcome, look),
        private=not now.shared,
    )


def received(outcome: SolveOutcome, look: Look = DEFAULT) -> Reply:
    """The private receipt of rows brought to a shared puzzle."""
    now = outcome.session
    if outcome.slip:
        return Reply(_slip(outcome.slip, now, look)[0].text, private=True)
    return Reply(_solved(outcome) if now.solved else _remaining(outcome, look), private=True)


def teaching() -> Reply:
    """How to begin."""
    return Reply(title="Solve a puzzle with me", text=TEACHING, private=True)


def forgotten() -> Reply:
    text = "A fresh start. Add a row with `/wordle help <guess> <hints>`."
    return Reply(title="New puzzle", text=text, private=True)


def _title(now: SolveSession) -> str:
    kind = now.kind
    parts = [
        "This channel's puzzle" if now.shared else "Your puzzle",
        f"{kind.length} letters",
        plural(kind.boards, "board") if kind.boards > 1 else "",
        "" if kind.hard is Hard.OFF else kind.hard,
        "every word alike" if kind.words is WordList.EVERYTHING else "",
    ]
    return " · ".join(part for part in parts if part)


def _rows(now: SolveSession, look: Look) -> str:
    if not now.entries:
        return "No rows yet."
    if now.kind.boards == 1:
        lettered = "\n".join(rows(now.boards[0], look))
        fits = size(lettered) <= ROOM
        return lettered if fits else "\n".join(rows(now.boards[0], look.plain))
    drawn = [_board(number, turns, look.plain) for number, turns in enumerate(now.boards, start=1)]
    whole = "\n".join(drawn)
    return whole if size(whole) <= ROOM else _told(now, look)


def _board(number: int, turns: Sequence[Turn], look: Look) -> str:
    if turns and turns[-1].feedback.all_correct:
        return f"**{number}** solved: {turns[-1].guess.upper()} in {len(turns)}"
    return "\n".join([f"**{number}**", *rows(turns, look)])


def _told(now: SolveSession, look: Look) -> str:
    """What many boards tell, in short."""
    guesses = ", ".join(entry.guess.upper() for entry in now.entries)
    lines = [f"**{at + 1}** {clues(now.boards[at], look.say)}" for at in now.open_boards]
    return "\n".join([guesses, *lines])


def _remaining(outcome: SolveOutcome, look: Look) -> str:
    now = outcome.session
    beyond = [left.tier for left in outcome.left] == [Tier.NONE]
    told = ladder.all_remaining(outcome.left, now.open_boards)
    return told + (_beyond(now, look) if beyond else "")


def _beyond(now: SolveSession, look: Look) -> str:
    return (
        f" What they tell: {clues(now.boards[0], look.say)}. If you know the word, whoever manages "
        "the server can teach it to me: `/wordle addword`."
    )


def _draft(now: SolveSession, draft: Draft, look: Look) -> str:
    whose = "Guess" if now.leads else "Mark"
    which = f", board {now.marked_board + 1}" if now.kind.boards > 1 else ""
    drawn = row(Turn(draft.guess, draft.marks), look)
    return (
        f"{whose}: **{spaced(draft.guess)}**{which}\n{drawn}\n"
        "Press the letters until they look like your tiles, then **Enter**."
    )


def _solved(outcome: SolveOutcome) -> str:
    now = outcome.session
    done = f"🎉 Solved in {plural(len(now.entries), 'guess', 'guesses')}."
    if not outcome.path:
        return done
    steps = zip(now.entries[:-1], outcome.path, strict=False)
    told = " · ".join(f"{entry.guess.upper()} left {count:,}" for entry, count in steps)
    return f"{done}\n{told} · **{now.entries[-1].guess.upper()}**" if told else done


def _thinking(outcome: SolveOutcome) -> tuple[Field, ...]:
    return (Field("Next guess", "Thinking …"),) if outcome.thinking else ()


def _used(now: SolveSession) -> str:
    climbed = [ladder.LABELS[rung].lower() for rung in Rung if rung in now.rungs]
    return f"Help taken here: {', '.join(climbed)}" if climbed else ""


def _slip(slip: Slip | None, now: SolveSession, look: Look = DEFAULT) -> tuple[Field, ...]:
    if slip is None or now.pending is None:
        return ()
    named = [f"{row} ({now.pending[row - 1].guess.upper()})" for row in slip.contradiction.rows]
    board = f" of board {slip.board}" if now.kind.boards > 1 else ""
    if len(named) == 1:
        which = f"Row {named[0]}{board} fits no word I know"
    else:
        which = f"Rows {listed(named)}{board} cannot all be true"
    brought = [entry.guess.upper() for entry in now.pending if entry not in now.entries]
    kept = f"**{brought[0]}** was" if len(brought) == 1 else f"these {len(brought)} rows were"
    perhaps = marking.slip(slip.contradiction, look)
    return (Field("Not kept", f"{which}, so {kept} not kept.{perhaps}"),)


def _buttons(outcome: SolveOutcome, look: Look) -> tuple[Button, ...]:
    now = outcome.session
    version = str(now.version)
    drafted = (*_letters(now, now.draft, look), _enter(now)) if now.draft else ()
    other = "Other word" if now.draft else "Mark a word"
    return (
        *drafted,
        Button(Action.OTHER_WORD, other, now.id, row=2),
        Button(Action.UNDO, "Undo", now.id, detail=version, row=2),
        Button(Action.REMAINING, "Remaining words", now.id, row=3),
        Button(Action.WHY, "Why not …?", now.id, row=3),
        Button(Action.NEW_PUZZLE, "New puzzle", now.id, row=3),
        *(_settle(outcome.slip, now, look) if outcome.slip else _rungs(now)),
    )


def _enter(now: SolveSession) -> Button:
    return Button(Action.ENTER_ROW, "Enter", now.id, Style.SUCCESS, str(now.version), 2)


def _letters(now: SolveSession, draft: Draft, look: Look) -> tuple[Button, ...]:
    marked = Turn(draft.guess, draft.marks)
    return marking.letters(Action.MARK, now.id, draft.number, marked, look)


def _rungs(now: SolveSession) -> tuple[Button, ...]:
    return tuple(
        Button(Action.CLIMB, ladder.LABELS[rung], now.id, Style.PRIMARY, rung, 4)
        for rung in Rung
        if rung not in now.told
    )


def _settle(slip: Slip, now: SolveSession, look: Look) -> tuple[Button, ...]:
    keep = Button(Action.KEEP, "Keep as it is", now.id, detail=str(now.version), row=4)
    mend: Mend | None = slip.contradiction.mend
    if mend is None:
        return (keep,)
    label = marking.mending(mend, look)
    return (Button(Action.MEND, label, now.id, Style.SUCCESS, str(now.version), 4), keep)


def _closing(now: SolveSession) -> tuple[Button, ...]:
    return (
        Button(Action.NEW_PUZZLE, "New puzzle", now.id, Style.SUCCESS),
        Button(Action.UNDO, "Undo", now.id, detail=str(now.version)),
    )
