"""A word that a player thinks of and the bot guesses, as a reply."""

from __future__ import annotations

from bot.board.look import Look
from bot.board.text import large_rows, progress, row, space
from bot.brain.rivals import OWN_GUESSES
from bot.domain.entries import Draft
from bot.domain.puzzles import PuzzleSession
from bot.render.menus import Menu
from bot.render.names import mention
from bot.render.puzzles import buttons, marks
from bot.render.reply import Action, Button, Reply, Style, Tone
from bot.render.rivals import rival_name
from bot.render.title import traits
from bot.services.puzzles.views import Check, PuzzleView
from bot.texts import Texts
from engine import Turn
from engine.solver import Contradiction


def stump(view: PuzzleView, look: Look) -> Reply:
    """Draw the message of a word: the bot's guesses, and what to do or how it ended."""
    now, say = view.session, look.say
    kind = now.kind
    parts = [large_rows(now.boards[0], look), _say(view, look)]
    named = traits(kind.length, kind.boards, kind.hard, say)
    return Reply(
        title=" · ".join([say("puzzles-stump-title"), *named]),
        text="\n\n".join(part for part in parts if part),
        footer=_guesser(now.strategy or OWN_GUESSES, say),
        buttons=_buttons(view, look),
        menus=_menus(view, look),
        private=now.private,
        tone=Tone.NEUTRAL if now.ended else Tone.RUNNING,
    )


def _guesser(rival: str, say: Texts) -> str:
    if rival == OWN_GUESSES:
        return say("puzzles-stump-own")
    return say("puzzles-stump-rival", rival=rival_name(rival, say))


def _say(view: PuzzleView, look: Look) -> str:
    now, say = view.session, look.say
    if view.check:
        return _check(view, view.check, look)
    if now.solved:
        word, guesses = space(now.entries[-1].guess), len(now.entries)
        return say("puzzles-stump-found", word=word, guesses=guesses)
    if view.slip:
        return _impossible(view.slip.contradiction, len(now.entries), look)
    if now.draft is None:
        out = len(now.entries) == now.limit
        key = "puzzles-stump-beaten" if out else "puzzles-stump-no-words"
        return say(key, who=mention(now.player.id, say))
    return "\n".join(_ask(view, now.draft, look))


def _ask(view: PuzzleView, draft: Draft, look: Look) -> list[str]:
    now, say, word = view.session, look.say, space(draft.guess)
    if now.entries:
        question = say("puzzles-stump-guess", words=view.remaining[0].total, word=word)
    else:
        question = say("puzzles-stump-first", who=mention(now.player.id, say), word=word)
    return [
        question,
        large_rows([Turn(draft.guess, draft.marks)], look),
        say("puzzles-stump-show" if now.entries else "puzzles-stump-show-first"),
        progress(len(now.entries), now.limit or 0, look),
    ]


def _impossible(slip: Contradiction, turns: int, look: Look) -> str:
    """Say which rows no word satisfies, and since when."""
    say = look.say
    # that no word fits is said already
    named = len(slip.rows) == 2 or 2 < len(slip.rows) < turns
    conflict = marks.describe_conflict(slip.rows, say) if named else ""
    why = f"{conflict} {marks.ask_slip(slip, look)}".strip()
    since = say("puzzles-stump-impossible", turn=turns, why=why)
    return f"{since}\n{say('puzzles-stump-recover')}"


def _check(view: PuzzleView, check: Check, look: Look) -> str:
    say = look.say
    # a word outside the list may be rude, so it is not repeated
    known, word = check.known, space(check.word)
    named = say("puzzles-stump-was", word=word) if known else say("puzzles-stump-unknown")
    if check.wrong:
        return "\n".join([named, *_correct(view, check, look)])
    return f"{named} {_judge(view, check, say)}"


def _judge(view: PuzzleView, check: Check, say: Texts) -> str:
    """Comment on marks that are all right."""
    now = view.session
    if not now.entries:
        return say("puzzles-stump-early")
    if not check.known:
        return say("puzzles-stump-fair")
    if len(now.entries) == now.limit:
        return say("puzzles-stump-won")
    return say("puzzles-stump-left", others=max(0, view.remaining[0].total - 1))


def _correct(view: PuzzleView, check: Check, look: Look) -> list[str]:
    say, entries = look.say, view.session.entries
    numbers = say.join(number for number, _ in check.wrong)
    right = [
        say("board-named", name=number, what=row(Turn(entries[number - 1].guess, feedback), look))
        for number, feedback in check.wrong
    ]
    return [say("puzzles-stump-wrong", count=len(check.wrong), rows=numbers), *right]


def _buttons(view: PuzzleView, look: Look) -> tuple[Button, ...]:
    """Return the tiles and Enter, or other buttons if there is no guess to mark."""
    now, say = view.session, look.say
    if now.ended:
        another = say("puzzles-again-button")
        return (Button(Action.NEW_PUZZLE, another, now.id, Style.SUCCESS), _undo(now, say))
    if now.draft is None:
        return (
            *marks.mend_buttons(view.slip, now, look, row=2),
            _reveal(now, say),
            _undo(now, say),
        )
    ending = marks.enter_button(now, say), marks.found_button(now, say)
    return (*marks.letter_buttons(now.id, now.draft, look), *ending)


def _menus(view: PuzzleView, look: Look) -> tuple[Menu, ...]:
    """Return the menu of what else can be done while a guess is marked."""
    now, say = view.session, look.say
    if now.draft is None or now.ended:
        return ()
    return (
        buttons.more_menu(
            now, [*([_undo(now, say)] if now.entries else []), _reveal(now, say)], say
        ),
    )


def _undo(now: PuzzleSession, say: Texts) -> Button:
    return Button(Action.UNDO, say("puzzles-undo-button"), now.id, detail=str(now.version), row=2)


def _reveal(now: PuzzleSession, say: Texts) -> Button:
    label = say("games-stop-button" if now.draft else "puzzles-reveal-button")
    return Button(Action.REVEAL, label, now.id, row=2)
