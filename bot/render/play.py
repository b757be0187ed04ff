"""Game sessions as replies."""

from __future__ import annotations

from bot.domain.games import GameSession, Mode, Phase
from bot.render.board import keys, progress, row, spaced
from bot.render.reply import Action, Button, Reply, Style, mention, plural
from engine import Hard
from engine.words import ALPHABETS

_HARD = {Hard.OFF: "", Hard.HARD: " · hard", Hard.ULTRA: " · ultra-hard"}


def game(session: GameSession, definition: str | None = None) -> Reply:
    """The one message of a game: board, keyboard, what is left, and its buttons."""
    parts = ["\n".join(_rows(session)), _ending(session, definition) or _state(session)]
    return Reply(
        title=_title(session),
        text="\n\n".join(part for part in parts if part),
        buttons=_buttons(session),
        private=session.mode.private,
    )


def guessed(session: GameSession, turn: int) -> Reply:
    """The private receipt of a guess typed as a command: its row, and what is left."""
    text = f"{row(session.turns[turn - 1])}\n{_left(session)}"
    return Reply(text=text, private=True)


def _title(session: GameSession) -> str:
    rules = session.game.rules
    return f"Tilemate · {rules.length} letters · {session.mode}{_HARD[rules.hard]}"


def _rows(session: GameSession) -> list[str]:
    if not session.turns:
        length = session.game.rules.length
        return [f"{'⬜' * length}  A word of {length} letters. What is your first guess?"]
    if session.mode is Mode.SOLO:
        return [row(turn) for turn in session.turns]
    who = [mention(move.player.id) for move in session.moves]
    return [f"{row(turn)}  {name}" for turn, name in zip(session.turns, who, strict=True)]


def _state(session: GameSession) -> str:
    keyboard = keys(session.game.boards, ALPHABETS[session.language])
    return f"{keyboard}\n\n{_left(session)}" if session.turns else _left(session)


def _left(session: GameSession) -> str:
    rules = session.game.rules
    if not session.active:
        return progress(len(session.moves), rules.limit)
    left = plural(session.game.guesses_left, "guess", "guesses")
    return f"{progress(len(session.moves), rules.limit)}  {left} left"


def _ending(session: GameSession, definition: str | None) -> str:
    answer = f"**{spaced(session.game.answers[0])}**"
    meaning = f"\n*{definition}*" if definition else ""
    tries = plural(len(session.moves), "guess", "guesses")
    match session.phase:
        case Phase.ACTIVE:
            return ""
        case Phase.WON:
            solver = mention(session.moves[-1].player.id)
            return f"🎉 Solved by {solver} in {tries}: {answer}{meaning}"
        case Phase.LOST:
            return f"Out of guesses. The answer was {answer}{meaning}"
        case Phase.STOPPED:
            return f"Given up after {tries}. The answer was {answer}{meaning}"


def _buttons(session: GameSession) -> tuple[Button, ...]:
    if session.active:
        return (
            Button(Action.GUESS, "Guess", session.id, Style.PRIMARY),
            Button(Action.STOP, "Give up", session.id),
        )
    return (Button(Action.AGAIN, "Play again", session.id, Style.SUCCESS),)
