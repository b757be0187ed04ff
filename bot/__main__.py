"""The command line: `tilemate`, which is `python -m bot`."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from bot.settings import Settings, SettingsError

_EPILOG = """\
examples:
  tilemate                     the Discord bot if DISCORD_TOKEN is set, else the terminal game
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


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit status (2 for a wrong setting)."""
    command: str | None = _parser().parse_args(arguments).command
    try:
        return _run(command, Settings.read())
    except SettingsError as error:
        print(f"tilemate: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # whoever read the output has seen enough; spare the interpreter its own complaint
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Say in one line what is wrong, instead of printing the usage too."""
        self.exit(2, f"tilemate: {message}; see tilemate --help\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="tilemate",
        description="Plays and assists in Wordle-style word games.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "command",
        nargs="?",
        choices=("run", "local", "migrate", "health"),
        metavar="run|local|migrate|health",
        help="serve Discord, play here, migrate the database, or tell by the exit status "
        "whether the bot is connected; by default run with a token and local without",
    )
    return parser


def _run(command: str | None, settings: Settings) -> int:
    # imported late: --help and a wrong setting answer at once
    from bot import app
    from bot.logs import configure

    configure(settings.log_level, settings.log_format)
    if command == "migrate":
        asyncio.run(app.run_migrations(settings.database_url))
    elif command == "health":
        return 0 if asyncio.run(app.healthy(settings.database_url)) else 1
    elif command == "local" or (command is None and settings.token is None):
        _speak_utf8()
        return asyncio.run(app.run_local(settings.database_url))
    elif settings.token is None:
        raise SettingsError("DISCORD_TOKEN: missing; set it, or play without: tilemate local")
    else:
        return _serve(settings, settings.token)
    return 0


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
