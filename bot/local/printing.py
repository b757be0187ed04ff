"""Replies as terminal text: coloured tiles, bold words, names for mentions."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC, datetime

from bot.render.reply import Action, Button, Reply

_BOLD = re.compile(r"\*\*(.+?)\*\*")
_QUIET = re.compile(r"(?<!\w)[*_](.+?)[*_](?!\w)|`{1,3}")
_MENTION = re.compile(r"<@(\d+)>")
_MOMENT = re.compile(r"<t:(\d+):\w>")
_SMALL = re.compile(r"^-# ", re.MULTILINE)
_ROW = re.compile(r"([🟩🟨⬛]+)  ((?:\w ?)+)")
_COLOUR = {"🟩": "\x1b[97;42m", "🟨": "\x1b[30;43m", "⬛": "\x1b[97;100m"}
_RESET = "\x1b[0m"

_COMMANDS = {
    Action.GUESS: "type a word",
    Action.STOP: "/wordle stop",
    Action.AGAIN: "/wordle play",
    Action.UNDO: "/wordle undo",
    Action.NEW_PUZZLE: "/wordle new",
    Action.REMAINING: "/wordle words",
    Action.ENTER_ROW: "/wordle mark <hints>",
    Action.OTHER_WORD: "/wordle other <word>",
    Action.WHY: "/wordle why <word>",
    Action.CLIMB: "/wordle climb",
    Action.MEND: "/wordle mend",
    Action.KEEP: "/wordle keep",
    Action.HINT: "/wordle hint",
    Action.ANALYSE: "/wordle analyse",
    Action.STUMP: "/wordle stump",
    Action.STUMP_ENTER: "/wordle tell <hints>",
    Action.STUMP_UNDO: "/wordle untell",
    Action.STUMP_MEND: "/wordle amend",
    Action.REVEAL: "/wordle reveal <word>",
    Action.JOIN: "/wordle join",
    Action.READY: "/wordle ready",
    Action.ENTER: "/wordle join",
}
"""What stands for a button in a terminal; others are left out."""


def printed(reply: Reply, names: Mapping[int, str], colour: bool) -> str:
    """Return `reply` as lines of text, with ANSI colours if `colour`."""
    parts = [f"**{reply.title}**" if reply.title else "", reply.text]
    parts += [f"**{field.name}**\n{field.text}" for field in reply.fields]
    parts += [reply.footer, _buttons(reply)]
    text = "\n\n".join(part for part in parts if part)
    text = _MENTION.sub(lambda match: names.get(int(match[1]), "somebody"), text)
    text = _MOMENT.sub(lambda match: _clock(int(match[1])), _SMALL.sub("", text))
    return _styled(text, colour) + "\n"


def _clock(seconds: int) -> str:
    """A moment by the wall clock of this machine."""
    return f"{datetime.fromtimestamp(seconds, UTC).astimezone():%d %b %H:%M}"


def _buttons(reply: Reply) -> str:
    shown = (button for button in reply.buttons if button.action in _COMMANDS)
    return " · ".join(f"{button.label}: {_typed(button)}" for button in shown)


def _typed(button: Button) -> str:
    """The command that does what the button does; a detail in letters is its option."""
    return f"{_COMMANDS[button.action]} {button.detail if button.detail.isalpha() else ''}".strip()


def _styled(text: str, colour: bool) -> str:
    if colour:
        text = _ROW.sub(_tiles, text)
    text = _BOLD.sub("\x1b[1m\\1\x1b[22m" if colour else "\\1", text)
    return _QUIET.sub(lambda match: match[1] or "", text).replace("\n\n\n", "\n\n")


def _tiles(match: re.Match[str]) -> str:
    letters = match[2].split()
    tiles = zip(match[1], letters, strict=False)
    return "".join(f"{_COLOUR[square]} {letter} {_RESET}" for square, letter in tiles) + " "
