"""The terminal: a prompt with history and completion, or plain lines from a pipe."""

from __future__ import annotations

import getpass
import os
import secrets
import sys
from collections.abc import AsyncIterator
from dataclasses import replace

import structlog
from prompt_toolkit import PromptSession
from prompt_toolkit.patch_stdout import patch_stdout

from bot.local.commands import Misspelt, read
from bot.local.completion import Completion
from bot.local.needs import Needs
from bot.local.printing import printed
from bot.local.room import Left, Room
from bot.render.refusals import refusal, unexpected
from bot.render.reply import Reply

WELCOME = Reply(
    title="Tilemate",
    text="Begin with **/wordle play**, then type words. **/help** lists every command; "
    "**/as NAME** lets a friend guess; Ctrl-D leaves.",
)
LOST = "/help lists every command, /quit leaves."
MISSPELT = 2

log: structlog.stdlib.BoundLogger = structlog.get_logger()


class Shell:
    """Reads commands until the input ends."""

    def __init__(self, services: Needs) -> None:
        self._room = Room(services, _user())
        self._colour = sys.stdout.isatty() and "NO_COLOR" not in os.environ

    async def run(self) -> int:
        """Return the exit status: 2 if a piped line was no command, else 0.

        What a game refuses, such as an unknown word, is an answer and no failure.
        """
        asked = sys.stdin.isatty()
        status = 0
        if asked:
            self._show(WELCOME)
        async for line in self._typed() if asked else _piped():
            try:
                await self._answer(line.strip())
            except Misspelt as error:
                print(f"tilemate: {error}", file=sys.stderr)
                status = 0 if asked else MISSPELT
            except Left:
                break
        return status

    async def _answer(self, line: str) -> None:
        if not line or line.startswith("#"):
            return
        command, options = read(line)
        try:
            reply = await self._room.answer(command, options)
        except (Left, Misspelt):
            raise
        except Exception as error:
            refused = refusal(error)
            reply = replace(refused, footer=_meant(line)) if refused else _apology(error)
        self._show(reply)

    def _show(self, reply: Reply) -> None:
        print(printed(reply, self._room.names, self._colour), flush=True)

    async def _typed(self) -> AsyncIterator[str]:
        session: PromptSession[str] = PromptSession(completer=Completion(self._room.legal_words))
        while True:
            try:
                with patch_stdout(raw=True):
                    yield await session.prompt_async(f"{self._room.me.name}> ")
            except KeyboardInterrupt:
                continue
            except EOFError:
                return


async def _piped() -> AsyncIterator[str]:
    for line in sys.stdin:
        yield line


def _meant(line: str) -> str:
    """What to add for a line that was refused as a guess, but reads like a command."""
    if line.lower() in {"?", "exit", "bye"}:
        return LOST
    try:
        command, _ = read(f"/{line}")
    except Misspelt:
        return ""
    return f"Commands begin with a slash: {command}"


def _apology(error: Exception) -> Reply:
    reference = secrets.token_hex(4)
    log.error("unexpected", reference=reference, exc_info=error)
    return unexpected(reference)


def _user() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "you"
