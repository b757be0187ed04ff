"""The commands of `tilemate`."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import sys
import threading
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from importlib.metadata import version
from pathlib import Path
from typing import NoReturn

try:
    from bot.configuration import Configuration
    from bot.domain.outages import Outage
    from bot.extras import advise_without_token, list_missing, require_libraries
    from bot.mistyped_settings import list_misspelt, list_misspelt_tokens, list_mistyped
    from bot.operator_errors import OperatorError, WrongSettings
    from bot.usage import write_epilog
except ModuleNotFoundError as missing:
    sys.exit(
        f"tilemate: the bot needs {missing.name}; install with: pip install '.[bot]' in a checkout"
    )


_WITH_FILE = ("backup", "restore")
_WITH_TOKEN = (None, "run", "invite")
_STARTS = (None, "run", "try", "local")
_CHANGES = (*_WITH_FILE, "migrate")
COMMANDS = ("run", "try", "local", "doctor", "invite", *_WITH_FILE, "words", "migrate", "health")


def run_command(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status.

    The status is 2 after a wrong setting, and 1 if a database or Discord is out of reach.
    """
    parser = _parser()
    # an option may stand between a command and its file
    options = parser.parse_intermixed_args(arguments)
    if arguments is None:
        # what the program makes is its owner's alone, such as a database
        os.umask(0o077)
    parser.check_command(options.command)
    if (options.command in _WITH_FILE) != (options.file is not None):
        parser.error("name a FILE after backup or restore, and after nothing else")
    if (options.command == "words") != options.reported:
        parser.error("say words --reported; neither goes without the other")
    try:
        forgives = options.command not in _WITH_TOKEN
        configuration = _read_settings(options.env_file, forgives)
        mistakes = list(list_mistyped(options.env_file))
        if options.command == "doctor":
            from bot.doctor_command import print_findings

            return print_findings(configuration, mistakes)
        _print_all(mistakes)
        trusts = options.command in (*_STARTS, *_CHANGES)
        if misspelt := trusts and list_misspelt(options.env_file):
            # without what was meant, it might begin an empty database, or replace another one
            undone = "not started" if options.command in _STARTS else "nothing was done"
            raise OperatorError(f"{undone}: correct or delete {', '.join(misspelt)}")
        if options.file is not None:
            from bot.database_commands import backup, restore

            if options.command == "backup":
                backup(configuration, options.file)
            else:
                restore(configuration, options.file, force=options.force)
            return 0
        command = options.command or _choose(configuration, options.env_file)
        return _run(command, configuration)
    except (OperatorError, Outage) as error:
        _print_all(str(error).splitlines())
        return error.status if isinstance(error, OperatorError) else 1
    except BrokenPipeError:
        # the reader of the output has closed it; the interpreter would report that at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _read_settings(file: Path | None, forgives: bool) -> Configuration:
    try:
        return Configuration.read(file, forgiving=forgives)
    except WrongSettings:
        # what is misspelt may be why something else is wrong
        _print_all(list_mistyped(file))
        raise


def _print_all(lines: Iterable[str]) -> None:
    for line in lines:
        print(f"tilemate: {line}", file=sys.stderr)


def _choose(configuration: Configuration, file: Path | None) -> str:
    """Return what `tilemate` alone does; raises `OperatorError` where it can do nothing."""
    if configuration.token:
        return "run"
    if misspelt := list_misspelt_tokens(file):
        # whoever gave a token wants to serve Discord
        wrong = f"correct or delete {', '.join(misspelt)}"
        raise OperatorError(f"not started: {wrong}, or play here with tilemate local")
    if list_missing("local"):
        raise OperatorError(f"token: {advise_without_token()}")
    return "local"


class _CommandLine(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Print one line that says what is wrong, without the usage."""
        self.exit(2, f"tilemate: {message}; see tilemate --help\n")

    def check_command(self, typed: str | None) -> None:
        """Exit with one line unless it is a command, or none."""
        if typed in (None, *COMMANDS):
            return
        if meant := get_close_matches(typed, COMMANDS, 1):
            self.exit(2, f"tilemate: {typed} is no command; is {meant[0]} meant?\n")
        self.error(f"{typed} is no command")


def _parser() -> _CommandLine:
    # no subparsers: of ten commands three take an argument, and no command at all is one too
    parser = _CommandLine(
        prog="tilemate",
        description="Plays and assists in Wordle-style word games.",
        epilog=write_epilog(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "command",
        nargs="?",
        metavar="|".join(COMMANDS),
        help="serve Discord, try the bot in a page of your browser, play in this terminal, "
        "look at what a bot needs, print its invitation, copy the database or put a copy "
        "back, list reported words, migrate the database, or tell by the exit status whether "
        "the bot is connected; by default run with a token and local without",
    )
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="of backup and restore")
    parser.add_argument(
        "--env-file",
        type=Path,
        metavar="FILE",
        help="settings (by default .env here, else beside the usual database)",
    )
    parser.add_argument("--version", action="version", version=f"tilemate {version('tilemate')}")
    parser.add_argument("--reported", action="store_true", help="of words: those players reported")
    parser.add_argument("--force", action="store_true", help="of restore: an empty copy, too")
    return parser


def _run(command: str, configuration: Configuration) -> int:
    require_libraries(command)
    # imported late, so that --help and a wrong setting answer at once
    from bot import run
    from bot.logs import configure
    from bot.texts import name_command

    name_command(configuration.command)
    configure(configuration.log_level, configuration.log_format)
    match command:
        case "words":
            from bot.operations.words import list_reported

            print("\n".join(asyncio.run(list_reported(configuration.database_url))))
        case "migrate":
            from bot.database_commands import migrate

            migrate(configuration.database_url)
        case "health":
            asyncio.run(_check_health(configuration))
        case "local" | "try":
            _speak_utf8()
            # players are no operators: what matters to them is printed, not logged
            level = configuration.log_level
            configure("error" if level == "info" else level, "console")
            if command == "local":
                return asyncio.run(run.run_local(configuration.local_database_url))
            asyncio.run(run.run_try(configuration.local_database_url))
        case _ if configuration.token is None:
            raise OperatorError(f"token: {advise_without_token()}")
        case "invite":
            from bot.operations.doctor import TO_GIVE_ROLES, invite

            print(invite(configuration.token, reads=configuration.message_content))
            _print_all([TO_GIVE_ROLES])
        case _:
            return _serve(configuration, configuration.token)
    return 0


async def _check_health(configuration: Configuration) -> None:
    from bot.operations.database import is_healthy

    if not await is_healthy(configuration.database_url, configuration.shards):
        raise Outage("no bot of these settings is connected and able to store anything")


def _speak_utf8() -> None:
    # some platforms encode redirected output in a charset without tiles
    for stream in (sys.stdin, sys.stdout):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(encoding="utf-8", errors="replace")


def _serve(configuration: Configuration, token: str) -> int:
    import discord

    from bot import run

    try:
        with asyncio.Runner(loop_factory=_open_loop) as runner:
            runner.run(run.run_discord(configuration, token))
    except discord.LoginFailure:
        raise OperatorError(
            "DISCORD_TOKEN: Discord refuses this token; reset it under Bot at"
            " https://discord.com/developers/applications"
        ) from None
    except discord.PrivilegedIntentsRequired:
        raise OperatorError(
            "TILEMATE_MESSAGE_CONTENT: switch on Message Content Intent for this bot at"
            " https://discord.com/developers/applications (Bot)"
        ) from None
    except OSError as error:
        print(f"tilemate: cannot reach Discord: {error}; is this machine online?", file=sys.stderr)
        return 1
    _leave_searches()
    return 0


def _open_loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ImportError:
        # uvloop does not run on Windows
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def _leave_searches() -> None:
    """End the process now if a thread is still searching: nobody waits for its result."""
    if any(not thread.daemon for thread in threading.enumerate()[1:]):
        logging.shutdown()
        sys.stderr.flush()
        os._exit(0)
