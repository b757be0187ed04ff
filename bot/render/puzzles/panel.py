"""Puzzle sessions as replies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

from bot.board.boards import size
from bot.board.clues import tell_clues
from bot.board.look import Look
from bot.board.text import large_rows, rows, space
from bot.brain.puzzles import Slip
from bot.domain.puzzles import PuzzleSession, Rung, WordList
from bot.render.puzzles import buttons, ladder, marks
from bot.render.puzzles.stump import stump
from bot.render.reply import Action, Button, Field, Reply, Style, Tone
from bot.render.title import list_language, traits
from bot.render.unknown import say_unknown
from bot.services.puzzles.views import NOT_HELPED, PuzzleView
from bot.texts import Texts
from engine import Hard, Turn, violation
from engine.solver import Tier

_ROOM = 2_400
"""UTF-16 units for rows; boards that need more are summed up by their clues."""


def puzzle(view: PuzzleView, look: Look) -> Reply:
    """Draw the message of a puzzle, whether or not the player has thought of the word."""
    look = replace(look, capitals=view.capitals)
    if view.stale:
        return _welcome_back(view, look)
    return stump(view, look) if view.session.stump else _panel(view, look)


def _panel(view: PuzzleView, look: Look) -> Reply:
    """Draw the rows, how many words remain, the help so far, and the guess to mark."""
    now, say = view.session, look.say
    # rows that contradict each other are no ground to propose anything
    help_taken = () if view.slip else ladder.fields(view, say)
    proposed = bool(help_taken and view.ladder.guesses and now.draft)
    pressed = () if now.solved else buttons.list_buttons(view, look)
    parts = [
        say("puzzles-outdated") if view.outdated else "",
        _say_replaced(view, say),
        _rows(now, look),
        _describe_solved(view, say) if now.solved else _count_words(view, look),
        "\n".join([*say_unknown(view.unknown, say), *_say_disallowed(now, say)]),
        "" if proposed else _draft(now, look),
    ]
    return Reply(
        title=_title(now, look),
        text="\n\n".join(part for part in parts if part),
        fields=(
            *_slip(view.slip, now, look),
            *help_taken,
            # what is proposed comes first, then the tiles to press
            *([_draft_field(now, look)] if proposed else []),
        ),
        footer="" if view.slip else _name_help(now, say),
        buttons=pressed or buttons.list_last_buttons(view, say),
        menus=() if now.solved else buttons.draw_menus(view, look, pressed),
        private=now.private,
        tone=Tone.WON if now.solved else Tone.RUNNING,
    )


def receipt(view: PuzzleView, look: Look) -> Reply:
    """Return the private receipt of rows added to a shared puzzle."""
    look, now = replace(look, capitals=view.capitals), view.session
    if slip := _slip(view.slip, now, look):
        return Reply(slip[0].text, title=slip[0].name, private=True)
    parts = (
        _say_replaced(view, look.say),
        _describe_solved(view, look.say) if now.solved else _count_words(view, look),
    )
    return Reply("\n\n".join(filter(None, parts)), private=True)


def introduction(look: Look) -> Reply:
    """Explain how to begin, and offer both ways."""
    say = look.say
    return Reply(
        title=say("puzzles-teaching-title"),
        text=say("puzzles-teaching"),
        buttons=(
            Button(Action.FIRST_ROW, say("puzzles-first-button"), style=Style.PRIMARY),
            Button(Action.LEAD, say("puzzles-lead-button")),
        ),
        private=True,
    )


def _welcome_back(view: PuzzleView, look: Look) -> Reply:
    """Explain how to begin, and offer to continue the puzzle of another day."""
    say = look.say
    last = say.write(view.session.entries[-1].guess)
    text = f"{say('puzzles-stale', word=last)}\n\n{say('puzzles-teaching')}"
    shown = introduction(look)
    go_on = buttons.continue_button(view.session, say)
    return replace(shown, text=text, buttons=(*shown.buttons, go_on))


def new_puzzle(look: Look) -> Reply:
    """Confirm that a new puzzle has taken the place of the old one."""
    say = look.say
    return Reply(title=say("puzzles-fresh-title"), text=say("puzzles-fresh"), private=True)


def _say_replaced(view: PuzzleView, say: Texts) -> str:
    """Say that the puzzle is new, which rows have got other tiles, or what rows were added to."""
    words = say.join(f"**{say.write(word)}**" for word in view.replaced or view.earlier)
    if view.earlier and not view.replaced:
        return say("puzzles-added", words=words, button=say("puzzles-new-button"))
    if not view.session.previous:
        return say("puzzles-replaced", words=words) if words else ""
    return say("puzzles-renewed-changed", words=words) if words else say("puzzles-renewed")


def _title(now: PuzzleSession, look: Look) -> str:
    say, kind = look.say, now.kind
    parts = [
        say("puzzles-title-shared" if now.shared else "puzzles-title"),
        *list_language(kind.language, say),
        *traits(kind.length, kind.boards, kind.hard, say),
        *([say("puzzles-everything")] if kind.words is WordList.EVERYTHING else []),
    ]
    return " · ".join(parts)


def _rows(now: PuzzleSession, look: Look) -> str:
    if not now.entries:
        return look.say("puzzles-no-rows")
    if now.kind.boards == 1:
        lettered = large_rows(now.boards[0], look)
        fits = size(lettered) <= _ROOM
        return lettered if fits else large_rows(now.boards[0], look.plain)
    drawn = [_board(number, turns, look.plain) for number, turns in enumerate(now.boards, start=1)]
    whole = "\n".join(drawn)
    return whole if size(whole) <= _ROOM else _describe(now, look)


def _board(number: int, turns: Sequence[Turn], look: Look) -> str:
    if turns and turns[-1].feedback.all_correct:
        answer = look.say.write(turns[-1].guess)
        return look.say("board-folded", board=number, answer=answer, guesses=len(turns))
    return "\n".join([f"**{number}**", *rows(turns, look)])


def _describe(now: PuzzleSession, look: Look) -> str:
    """Sum up many boards by their clues."""
    guesses = ", ".join(look.say.write(entry.guess) for entry in now.entries)
    lines = [f"**{at + 1}** {tell_clues(now.boards[at], look.say)}" for at in now.open_boards]
    return "\n".join([guesses, *lines])


def _count_words(view: PuzzleView, look: Look) -> str:
    now, say = view.session, look.say
    text = ladder.count_all_words(view.remaining, now.open_boards, say)
    if [left.tier for left in view.remaining] != [Tier.NONE]:
        rare = any(view.remaining[at].tier is Tier.ALLOWED for at in now.open_boards)
        return f"{text} {say('puzzles-left-check')}" if rare else text
    if view.impossible:
        return say("puzzles-left-impossible", undo=say("puzzles-undo-button"))
    return f"{text} {say('puzzles-left-clues', clues=tell_clues(now.boards[0], say))}"


def _draft(now: PuzzleSession, look: Look) -> str:
    if now.draft is None or now.solved:
        return ""
    field = _draft_field(now, look)
    word = space(now.draft.guess)
    return f"{field.name.replace(word, f'**{word}**')}\n{field.text}"


def _draft_field(now: PuzzleSession, look: Look) -> Field:
    """Ask for the tiles of the guess to mark."""
    say, draft = look.say, now.draft
    if draft is None:
        raise ValueError(now)
    proposed = now.leads and now.pending is None
    key = "puzzles-draft-guess" if proposed else "puzzles-draft-mark"
    question = say(key, word=space(draft.guess))
    # the name of a field is bold as a whole
    headed = ladder.add_board(question.replace("**", ""), now.marked_board, now.kind.boards, say)
    drawn = large_rows([Turn(draft.guess, draft.marks)], look)
    return Field(headed, f"{drawn}\n{say('puzzles-draft-show')}")


def _say_disallowed(now: PuzzleSession, say: Texts) -> Iterator[str]:
    """Name the first row that hard mode would not have allowed, if the puzzle is in that mode."""
    if now.kind.hard is Hard.OFF or now.kind.boards > 1:
        return
    (turns,) = now.boards
    rows = (at for at, turn in enumerate(turns) if violation(turns[:at], turn.guess))
    for at in islice(rows, 1):
        yield say("puzzles-row-disallowed", row=at + 1, word=say.write(turns[at].guess))


def _describe_solved(view: PuzzleView, say: Texts) -> str:
    *before, last = view.session.entries
    done = f"{say('games-won-solo', guesses=len(view.session.entries))}."
    if not view.path or not before:
        return done
    steps = zip(before, view.path, strict=False)
    path = [say("puzzles-path", word=say.write(one.guess), words=count) for one, count in steps]
    return f"{done}\n{' · '.join([*path, f'**{say.write(last.guess)}**'])}"


def _name_help(now: PuzzleSession, say: Texts) -> str:
    climbed = [ladder.name_rung(rung, NOT_HELPED, say) for rung in Rung if rung in now.rungs]
    return say("puzzles-used", rungs=", ".join(climbed)) if climbed else ""


def _slip(slip: Slip | None, now: PuzzleSession, look: Look) -> tuple[Field, ...]:
    """Say which rows contradict each other, and that those added last were not saved."""
    if slip is None or now.pending is None:
        return ()
    say = look.say
    named = [
        say("puzzles-slip-named", row=row, word=say.write(now.pending[row - 1].guess))
        for row in slip.contradiction.rows
    ]
    brought = [say.write(entry.guess) for entry in now.pending if entry not in now.entries]
    lost = (
        say("puzzles-slip-word", word=brought[0])
        if len(brought) == 1
        else say("puzzles-slip-words", rows=len(brought))
    )
    every, possible = len(named) == len(now.pending), slip.contradiction.possible
    if len(named) == 1 and not possible:
        entry = now.pending[slip.contradiction.rows[0] - 1]
        conflict = marks.deny_row(entry, slip.board - 1, named[0], say)
    else:
        conflict = marks.describe_conflict(named, say, every=every, possible=possible)
    question = marks.ask_slip(slip.contradiction, look)
    text = f"{conflict} {lost} {question}"
    name = ladder.add_board(say("puzzles-slip-title"), slip.board - 1, now.kind.boards, say)
    return (Field(name, text),)
