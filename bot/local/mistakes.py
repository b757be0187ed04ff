"""What the terminal says of a line that it can't carry out."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from bot.texts import command


def refuse_command(line: str, commands: Iterable[str]) -> str:
    """Say that a line is no command, and which one may have been meant."""
    near = get_close_matches(line.casefold(), [*commands], 1)
    return f"{line!r} is no command; " + (
        f"did you mean {near[0]}?" if near else "/help lists them"
    )


def refuse_share(game: str) -> str:
    """Say how a result of a game played elsewhere is recorded."""
    record = f'{command("record")} share:"…"'
    return f"this is a result of {game}: post it with /say, or record it with {record}"
