"""What a game or a match is called."""

from __future__ import annotations

from bot.board.look import DEFAULT, Look
from bot.domain.modes import Mode, ModeKey
from bot.texts import keys
from engine import Hard, Rules

MODES = keys("games-mode", ModeKey)
_HARD = {Hard.HARD: "games-hard-hard", Hard.ULTRA: "games-hard-ultra"}


def title(
    mode: Mode, rules: Rules, number: int | None, look: Look = DEFAULT, *, turns: bool = False
) -> str:
    """``Daily 21 · 5 letters · hard``."""
    say = look.say
    name = say(MODES[mode.key])
    parts = [
        say("games-numbered", mode=name, number=number) if number else name,
        say("games-letters", letters=rules.length),
        say("games-boards", boards=rules.boards) if rules.boards > 1 else "",
        say("games-turns") if turns else "",
        say(_HARD[rules.hard]) if rules.hard in _HARD else "",
    ]
    return " · ".join(part for part in parts if part)
