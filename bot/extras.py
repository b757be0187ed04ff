"""The libraries that a command imports from an extra of its own."""

from __future__ import annotations

from importlib.util import find_spec

from bot.operator_errors import OperatorError

LIBRARIES = {
    "local": ("prompt_toolkit", "rich", "simcord"),
    "try": ("simcord", "av", "linkify_it", "markdown_it", "regex"),
}


def list_missing(command: str) -> list[str]:
    """Return the libraries of a command's extra that are not installed."""
    return [name for name in LIBRARIES.get(command, ()) if find_spec(name) is None]


def require_libraries(command: str) -> None:
    """Raise `OperatorError` if a library of a command's extra is missing."""
    if missing := list_missing(command):
        raise OperatorError(
            f"{command} needs {', '.join(missing)}; install with: pip install '.[{command}]' in a"
            f" checkout, or make {'try' if command == 'try' else 'run'} there"
        )


def advise_without_token() -> str:
    """Say what to do where there is no token, and what can be played without one here."""
    if list_missing("local"):
        return (
            "missing; set DISCORD_TOKEN to start the bot. To try it out without:"
            " pip install '.[try]' in a checkout, then tilemate try"
        )
    return "missing; set DISCORD_TOKEN, or play without it: tilemate local"
