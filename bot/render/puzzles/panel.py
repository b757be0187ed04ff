"""Solve sessions as replies."""

from __future__ import annotations

from collections.abc import Sequence

from bot.board.boards import size
from bot.board.clues import clues
from bot.board.look import DEFAULT, Look
from bot.board.text import row, rows, spaced
from bot.brain.puzzles import Slip
from bot.domain.entries import Draft
from bot.domain.puzzles import PuzzleSession, Rung, WordList
from bot.render.puzzles import ladder, marking
from bot.render.puzzles.stump import stump
from bot.render.refusals import listed
from bot.render.reply import Action, Button, Field, Reply, Style, plural
from bot.services.puzzles.views import PuzzleView
from engine import Hard, Turn
from engine.solver import Tier

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


def puzzle(view: PuzzleView, look: Look = DEFAULT) -> Reply:
    """The message of a puzzle, whoever thinks of the word."""
    return stump(view, look) if view.session.stump else _panel(view, look)


def _panel(view: PuzzleView, look: Look) -> Reply:
    """Rows, how many words remain, the help asked for, and the guess to be marked."""
    now = view.session
    parts = [
        "*That has changed meanwhile; this is how it stands now.*" if view.outdated else "",
        _rows(now, look),
        _solved(view) if now.solved else _remaining(view, look),
        _draft(now, now.draft, look) if now.draft and not now.solved else "",
    ]
    return Reply(
        title=_title(now),
        text="\n\n".join(part for part in parts if part),
        fields=(
            *_slip(view.slip, now, look),
            *ladder.fields(view.ladder, view.remaining, now.open_boards),
            *_thinking(view),
        ),
        footer=_used(now),
        buttons=_closing(now) if now.solved else _buttons(view, look),
        private=now.private,
    )


def received(view: PuzzleView, look: Look = DEFAULT) -> Reply:
    """The private receipt of rows brought to a shared puzzle."""
    now = view.session
    if view.slip:
        return Reply(_slip(view.slip, now)[0].text, private=True)
    return Reply(_solved(view) if now.solved else _remaining(view, look), private=True)


def teaching() -> Reply:
    """How to begin."""
    return Reply(title="Solve a puzzle with me", text=TEACHING, private=True)


def forgotten() -> Reply:
    text = "A fresh start. Add a row with `/wordle help <guess> <hints>`."
    return Reply(title="New puzzle", text=text, private=True)


def _title(now: PuzzleSession) -> str:
    kind = now.kind
    parts = [
        "This channel's puzzle" if now.shared else "Your puzzle",
        f"{kind.length} letters",
        plural(kind.boards, "board") if kind.boards > 1 else "",
        "" if kind.hard is Hard.OFF else kind.hard,
        "every word alike" if kind.words is WordList.EVERYTHING else "",
    ]
    return " · ".join(part for part in parts if part)


def _rows(now: PuzzleSession, look: Look) -> str:
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


def _told(now: PuzzleSession, look: Look) -> str:
    """What many boards tell, in short."""
    guesses = ", ".join(entry.guess.upper() for entry in now.entries)
    lines = [f"**{at + 1}** {clues(now.boards[at], look.say)}" for at in now.open_boards]
    return "\n".join([guesses, *lines])


def _remaining(view: PuzzleView, look: Look) -> str:
    now = view.session
    beyond = [left.tier for left in view.remaining] == [Tier.NONE]
    told = ladder.all_remaining(view.remaining, now.open_boards)
    return told + (_beyond(now, look) if beyond else "")


def _beyond(now: PuzzleSession, look: Look) -> str:
    return (
        f" What they tell: {clues(now.boards[0], look.say)}. If you know the word, whoever manages "
        "the server can teach it to me: `/wordle addword`."
    )


def _draft(now: PuzzleSession, draft: Draft, look: Look) -> str:
    whose = "Guess" if now.leads else "Mark"
    which = f", board {now.marked_board + 1}" if now.kind.boards > 1 else ""
    drawn = row(Turn(draft.guess, draft.marks), look)
    return (
        f"{whose}: **{spaced(draft.guess)}**{which}\n{drawn}\n"
        "Press the letters until they look like your tiles, then **Enter**."
    )


def _solved(view: PuzzleView) -> str:
    now = view.session
    done = f"🎉 Solved in {plural(len(now.entries), 'guess', 'guesses')}."
    if not view.path:
        return done
    steps = zip(now.entries[:-1], view.path, strict=False)
    told = " · ".join(f"{entry.guess.upper()} left {count:,}" for entry, count in steps)
    return f"{done}\n{told} · **{now.entries[-1].guess.upper()}**" if told else done


def _thinking(view: PuzzleView) -> tuple[Field, ...]:
    return (Field("Next guess", "Thinking …"),) if view.thinking else ()


def _used(now: PuzzleSession) -> str:
    climbed = [ladder.LABELS[rung].lower() for rung in Rung if rung in now.rungs]
    return f"Help taken here: {', '.join(climbed)}" if climbed else ""


def _slip(slip: Slip | None, now: PuzzleSession, look: Look = DEFAULT) -> tuple[Field, ...]:
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


def _buttons(view: PuzzleView, look: Look) -> tuple[Button, ...]:
    now = view.session
    version = str(now.version)
    letters = marking.letters(now.id, now.draft, look) if now.draft else ()
    drafted = (*letters, marking.enter(now)) if now.draft else ()
    other = "Other word" if now.draft else "Mark a word"
    return (
        *drafted,
        Button(Action.OTHER_WORD, other, now.id, row=2),
        Button(Action.UNDO, "Undo", now.id, detail=version, row=2),
        Button(Action.REMAINING, "Remaining words", now.id, row=3),
        Button(Action.WHY, "Why not …?", now.id, row=3),
        Button(Action.NEW_PUZZLE, "New puzzle", now.id, row=3),
        *(_settle(view, look) if view.slip else _rungs(now)),
    )


def _rungs(now: PuzzleSession) -> tuple[Button, ...]:
    return tuple(
        Button(Action.CLIMB, ladder.LABELS[rung], now.id, Style.PRIMARY, rung, 4)
        for rung in Rung
        if rung not in now.told
    )


def _settle(view: PuzzleView, look: Look) -> tuple[Button, ...]:
    now = view.session
    keep = Button(Action.KEEP, "Keep as it is", now.id, detail=str(now.version), row=4)
    return (*marking.mend(view.slip, now, look, row=4), keep)


def _closing(now: PuzzleSession) -> tuple[Button, ...]:
    return (
        Button(Action.NEW_PUZZLE, "New puzzle", now.id, Style.SUCCESS),
        Button(Action.UNDO, "Undo", now.id, detail=str(now.version)),
    )
