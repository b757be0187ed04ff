"""The buttons below a puzzle, nine at most, and a menu of everything else."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.board.look import Look
from bot.domain.puzzles import PuzzleSession, Rung
from bot.render.menus import Menu, MenuOption, Topic
from bot.render.puzzles import ladder, marks
from bot.render.reply import Action, Button, Style
from bot.services.puzzles.views import NOT_HELPED, Ladder, PuzzleView
from bot.texts import Texts
from engine import explain

_MOST_BUTTONS = 9
"""Buttons at once; everything else is in a menu."""


def _buttons(view: PuzzleView, look: Look) -> tuple[Button, ...]:
    """Return the usual buttons: the tiles, or ways to settle rows that contradict each other."""
    now, say = view.session, look.say
    settling = _slip_buttons(view, look) if view.slip else ()
    back = _back(view, say) or _begin_apart(view, say)
    if now.draft is None:
        found = (marks.found_button(now, say),) if _is_hidden(view) else ()
        return (*(settling or (*_rungs(view, say), _other(now, say), *found)), *back)
    drafted = marks.letter_buttons(now.id, now.draft, look)
    entering = marks.enter_button(now, say), _other(now, say), *_found(now, say)
    return (*drafted, *(settling or entering), *back)


def _found(now: PuzzleSession, say: Texts) -> tuple[Button, ...]:
    """Return the button for a word that was right, unless the rows tell that it is not."""
    turns = now.boards[now.marked_board] if now.draft else ()
    out = now.draft is None or explain(now.draft.guess, turns) is not None
    return () if out else (marks.found_button(now, say),)


def _refuse(now: PuzzleSession, say: Texts) -> tuple[Button, ...]:
    """Return the button for a proposed word that the player's game does not accept."""
    if now.draft is None or now.shared or not now.named_word:
        return ()
    label, version = say("puzzles-refused-button"), str(now.version)
    return (Button(Action.REFUSED_WORD, label, now.id, detail=version),)


def _is_hidden(view: PuzzleView) -> bool:
    """Return whether the only word left stands behind a bar."""
    proposal = view.ladder.guesses
    return proposal is not None and proposal.remaining == 1 and view.session.kind.boards == 1


def draw_menus(view: PuzzleView, look: Look, shown: Iterable[Button]) -> tuple[Menu, ...]:
    """Return one menu with everything that has no button among those `shown`."""
    now, say = view.session, look.say
    pressed = {button.custom_id for button in shown}
    words = (
        # the reasons name the word, so nobody reads them before a word was wanted
        *((_reasons(now, say),) if now.named_word and not view.slip else ()),
        Button(Action.REMAINING, say("puzzles-remaining-button"), now.id),
    )
    every = (
        *(_slip_buttons(view, look) if view.slip else _rungs(view, say)),
        *(_back(view, say) or _begin_apart(view, say)),
        _other(now, say),
        *_found(now, say),
        *_refuse(now, say),
        *(words if _fits(view) else ()),
        Button(Action.UNDO, say("puzzles-undo-button"), now.id, detail=str(now.version)),
        Button(Action.WHY, say("puzzles-why-button"), now.id),
        Button(Action.OTHER_LANGUAGE, say("puzzles-language-button"), now.id),
        *(
            ()
            if view.slip or view.earlier
            else (Button(Action.NEW_PUZZLE, say("puzzles-new-button"), now.id),)
        ),
    )
    rest = [one for one in every if one.custom_id not in pressed]
    return (more_menu(now, rest, say, view.ladder),)


def more_menu(
    now: PuzzleSession, every: Iterable[Button], say: Texts, helped: Ladder = NOT_HELPED
) -> Menu:
    """Return a menu of buttons; each rung of help has its description below its name."""
    hints = {str(rung): ladder.hint_at_rung(rung, helped, say) for rung in Rung}
    options = tuple(
        MenuOption(button.custom_id, button.label, hints.get(button.detail, "")) for button in every
    )
    # Discord keeps what was chosen in a menu, unless its name changes: so the name has the version
    return Menu(Topic.MORE, f"{now.id}x{now.version}", say("puzzles-more"), options)


def list_buttons(view: PuzzleView, look: Look) -> tuple[Button, ...]:
    """Return the buttons below a puzzle: tiles and Enter, or others if there is no word to mark."""
    return _buttons(view, look)[:_MOST_BUTTONS]


def _back(view: PuzzleView, say: Texts) -> tuple[Button, ...]:
    """Return the button that puts the rows of a new puzzle into the old one."""
    if not view.session.previous:
        return ()
    back = continue_button(view.session, say)
    return (replace(back, label=say("puzzles-correct-button")) if view.replaced else back,)


def _begin_apart(view: PuzzleView, say: Texts) -> tuple[Button, ...]:
    """Return the button that takes the rows just brought out of the puzzle they were added to."""
    now, last = view.session, len(view.session.entries) - len(view.earlier)
    if not view.earlier or last < 1:
        return ()
    new, detail = say("puzzles-new-button"), f"{now.version}.{last}"
    return (Button(Action.BEGIN_APART, new, now.id, detail=detail, row=3),)


def continue_button(now: PuzzleSession, say: Texts) -> Button:
    """Return the button that continues an old puzzle."""
    return Button(Action.CONTINUE, say("puzzles-continue-button"), now.id, row=3)


def _reasons(now: PuzzleSession, say: Texts) -> Button:
    return Button(Action.REASONS, say("puzzles-reasons-button"), now.id, row=2)


def _other(now: PuzzleSession, say: Texts) -> Button:
    return Button(Action.OTHER_WORD, say("puzzles-other-button"), now.id, row=2)


def _fits(view: PuzzleView) -> bool:
    """Return whether some word fits on each open board."""
    return all(view.remaining[at].total for at in view.session.open_boards)


def _rungs(view: PuzzleView, say: Texts) -> tuple[Button, ...]:
    now = view.session
    left = [rung for rung in Rung if rung not in now.rungs] if _fits(view) else []
    return tuple(
        Button(Action.CLIMB, ladder.name_rung(rung, view.ladder, say), now.id, Style.PRIMARY, rung)
        for rung in left
        if rung is not Rung.MORE or _has_more(view)
    )


def _has_more(view: PuzzleView) -> bool:
    """Return whether another nudge would say something."""
    return len(view.ladder.nudges or ()) > 1


def _slip_buttons(view: PuzzleView, look: Look) -> tuple[Button, ...]:
    now, label = view.session, look.say("puzzles-keep-button")
    keep = Button(Action.KEEP, label, now.id, detail=str(now.version), row=3)
    new = look.say("puzzles-new-button")
    apart = Button(Action.BEGIN_APART, new, now.id, detail=str(now.version), row=3)
    mends = marks.mend_buttons(view.slip, now, look, row=3)
    return (*mends, *((apart,) if now.entries else ()), keep)


def list_last_buttons(view: PuzzleView, say: Texts) -> tuple[Button, ...]:
    """Return the buttons below a solved puzzle."""
    now = view.session
    return (
        *_back(view, say),
        Button(Action.NEW_PUZZLE, say("puzzles-new-button"), now.id, Style.SUCCESS),
        Button(Action.UNDO, say("puzzles-undo-button"), now.id, detail=str(now.version)),
    )
