"""The command line: `tilemate`, which is `python -m bot`."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from typing import NoReturn

from bot.settings import Settings, SettingsError

_EPILOG = """\
examples:
  tilemate                     the Discord bot if DISCORD_TOKEN is set, else the terminal game
  tilemate try                 try the bot in your browser, no token needed
  tilemate local               play in the terminal, no token needed
  echo '/wordle play' | tilemate local
  tilemate migrate             bring the database to this version's schema

environment (or a .env file):
  DISCORD_TOKEN, DISCORD_TOKEN_FILE   the bot's token, or a file that holds it
  TILEMATE_DATABASE_URL               sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
  TILEMATE_LOG_LEVEL                  debug, info, warning or error
  TILEMATE_LOG_FORMAT                 console or json
  TILEMATE_PRIVACY_URL                the address of your privacy page, which the bot links
"""


_LIBRARIES = {
    "local": ("prompt_toolkit", "rich", "simcord"),
    "try": ("simcord", "av", "linkify_it", "markdown_it", "regex"),
}
"""What is imported by the commands that have an extra of their own."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit status (2 for a wrong setting)."""
    command: str | None = _parser().parse_args(arguments).command
    try:
        settings = Settings.read()
        return _run(command or ("run" if settings.token else "local"), settings)
    except SettingsError as error:
        print(f"tilemate: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # whoever read the output has seen enough; spare the interpreter its own complaint
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


class _CommandLine(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Say in one line what is wrong, instead of printing the usage too."""
        self.exit(2, f"tilemate: {message}; see tilemate --help\n")


def _parser() -> argparse.ArgumentParser:
    parser = _CommandLine(
        prog="tilemate",
        description="Plays and assists in Wordle-style word games.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "command",
        nargs="?",
        choices=("run", "try", "local", "migrate", "health"),
        metavar="run|try|local|migrate|health",
        help="serve Discord, try the bot in a page of your browser, play in this terminal, "
        "migrate the database, or tell by the exit status whether the bot is connected; "
        "by default run with a token and local without",
    )
    return parser


def _run(command: str, settings: Settings) -> int:
    if command in _LIBRARIES:
        _need(command)
    # imported late: --help and a wrong setting answer at once
    from bot import app
    from bot.logs import configure

    configure(settings.log_level, settings.log_format)
    match command:
        case "migrate":
            asyncio.run(app.run_migrations(settings.database_url))
        case "health":
            return 0 if asyncio.run(app.healthy(settings.database_url)) else 1
        case "local" | "try":
            _speak_utf8()
            # whoever plays is no operator: what matters to them is printed
            configure("error" if settings.log_level == "info" else settings.log_level, "console")
            if command == "local":
                return asyncio.run(app.run_local(settings.local_database_url))
            asyncio.run(app.run_try(settings.local_database_url))
        case _ if settings.token is None:
            raise SettingsError("DISCORD_TOKEN: missing; set it, or play without: tilemate local")
        case _:
            return _serve(settings, settings.token)
    return 0


def _need(command: str) -> None:
    """Raise `SettingsError` if a library of the command's extra is missing."""
    missing = [name for name in _LIBRARIES[command] if find_spec(name) is None]
    if missing:
        raise SettingsError(
            f"{command} needs {', '.join(missing)}; install with: pip install 'tilemate[{command}]'"
            f" (in a checkout: make {'try' if command == 'try' else 'run'})"
        )


def _speak_utf8() -> None:
    # tiles are printed wherever the output goes; some platforms encode a file in less
    for stream in (sys.stdin, sys.stdout):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(encoding="utf-8", errors="replace")


def _serve(settings: Settings, token: str) -> int:
    import discord

    from bot import app

    try:
        asyncio.run(app.run_discord(settings.database_url, token, settings.privacy_url))
    except discord.LoginFailure:
        raise SettingsError("DISCORD_TOKEN: Discord refuses this token") from None
    except OSError as error:
        print(f"tilemate: cannot reach Discord: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
