"""The terminal: what is typed goes to the bot, and what the bot answers is printed."""

from __future__ import annotations

import asyncio
import getpass
import re
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import simcord

from bot.local.commands import GUESS, Misspelt, entity, known, options, split, usage, values
from bot.local.forms import answer, fields, question
from bot.local.screen import Screen
from bot.local.world import LONGEST_NAME, World

if TYPE_CHECKING:
    import discord

Ask = Callable[[str], Awaitable[str]]
"""Returns the next line, without the space around it; raises `EOFError` after the last."""

WELCOME = """\
**Tilemate**

Begin with **/wordle play**, then type words. A number presses the button of that number.
**/help** lists every command; **/as NAME** lets a friend guess; Ctrl-D leaves."""
HOW_TO_GIVE = """
Options go in order or as name:value, as in **/wordle play mode:solo length:6**.
A number presses a button; **Tab** completes what is typed."""
LOST = {"?", "exit", "bye"}
"""Words that mean neither a guess nor a command."""

TICK = 1
"""Seconds between looks at the clock while somebody thinks."""

MISSPELT = 2
_PRESS = re.compile(r"(\d+)(?:\s+(.+))?")


class Left(Exception):
    """The people have left."""


async def play(client: discord.Client) -> int:
    """Play with the bot until the input ends; return the exit status.

    It is 2 if a piped line was no command, else 0. What a game refuses, such as an unknown
    word, is an answer and no failure.
    """
    async with World(client, _user()) as world:
        shell = Shell(world)
        return await (shell.converse() if sys.stdin.isatty() else shell.follow(_pipe))


class Shell:
    """Several people at one keyboard, one of whom is playing."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._me = world.owner
        self._screen = Screen(world)
        self._commands = known(world)
        self._turn = asyncio.Lock()
        self._left = ""

    async def converse(self) -> int:
        """Play at a prompt; the clock runs while somebody thinks."""
        # a script does without them, and starts sooner
        from prompt_toolkit import PromptSession
        from prompt_toolkit.patch_stdout import patch_stdout

        from bot.local.completion import Completion

        completion = Completion(self._commands, self._propose)
        session: PromptSession[str] = PromptSession(completer=completion)

        async def ask(prompt: str) -> str:
            with patch_stdout(raw=True):
                return (await session.prompt_async(prompt)).strip()

        self._screen.show(WELCOME)
        clock = asyncio.ensure_future(self._watch_the_clock())
        try:
            await self.follow(ask)
        finally:
            clock.cancel()
        return 0

    async def follow(self, ask: Ask) -> int:
        """Obey line after line; return the exit status."""
        status = 0
        with suppress(EOFError, Left):
            while True:
                try:
                    line, self._left = self._left or await ask(f"{self._me.name}> "), ""
                    await self._obey(line, ask)
                except KeyboardInterrupt:
                    continue
                except TimeoutError:
                    self._screen.show("The bot is still at it; the answer is shown when it comes.")
                except (Misspelt, simcord.SetupError, simcord.BackendError) as error:
                    print(f"tilemate: {error}", file=sys.stderr)
                    status = MISSPELT
        return status

    async def _obey(self, line: str, ask: Ask) -> None:
        if not line or line.startswith("#"):
            return
        if press := _PRESS.fullmatch(line):
            await self._press(int(press[1]), press[2], ask)
            return
        try:
            name, rest = split(line, self._commands)
        except Misspelt:
            if line.startswith("/"):
                raise
            name, rest = "", []
        # several words are no guess: if they name a command, its slash was forgotten
        if line.startswith("/") or (name and " " in line):
            await self._run(name, values(name, self._commands[name], rest, self._world), ask)
            return
        await self._run(GUESS, {options(self._commands[GUESS])[0]["name"]: line}, ask)
        if name or line in LOST:
            self._screen.show(f"-# Commands begin with a slash: {name or '/help or /quit'}")

    async def _run(self, name: str, given: dict[str, Any], ask: Ask) -> None:
        match name:
            case "/as":
                self._me = entity("USER", given["name"], self._world)
                self._screen.show(f"You are **{self._me.name}** now.")
            case "/help":
                lines = [
                    f"**{usage(*each)}**  {each[1]['description']}"
                    for each in self._commands.items()
                ]
                self._screen.show("\n".join(["**Commands**", *lines, HOW_TO_GIVE]))
            case "/quit":
                raise Left
            case _:
                slash = self._me.slash(self._world.channel, name.removeprefix("/"), **given)
                await self._answer(slash, ask)

    async def _press(self, number: int, text: str | None, ask: Ask) -> None:
        if not 1 <= number <= len(self._screen.controls):
            raise Misspelt(f"there is no button {number} now; /wordle board shows the game again")
        control = self._screen.controls[number - 1]
        message = simcord.ResponseMessage(self._world, control.message)
        custom_id = control.part["custom_id"]
        if not control.is_menu:
            await self._answer(self._me.click(message, custom_id=custom_id), ask)
            return
        chosen = [control.value]
        if control.value is None:
            text = text or await ask(question("Which", control.part))
            chosen = answer(control.part, text, self._world)
        await self._answer(self._me.select(message, chosen, custom_id=custom_id), ask)

    async def _answer(self, asked: Awaitable[simcord.InteractionResult], ask: Ask) -> None:
        async with self._turn:
            await self._world.keep_time()
            result = await asked
            self._screen.show_news(self._me)
        if result.modal:
            await self._fill(result, result.modal, ask)

    async def _fill(
        self, shown: simcord.InteractionResult, modal: dict[str, Any], ask: Ask
    ) -> None:
        """Ask for each field; a command instead leaves the form."""
        self._screen.show(f"**{modal['title']}**")
        filled: dict[str, Any] = {}
        for label, field in fields(modal):
            text = await ask(question(label, field))
            if text.startswith("/"):
                self._left = text
                return
            if text:
                filled[field["custom_id"]] = answer(field, text, self._world)
        await self._answer(self._me.submit_modal(shown, filled), ask)

    async def _propose(self, name: str, option: str, begun: str) -> list[str]:
        name = name.removeprefix("/")
        found = await self._me.autocomplete(self._world.channel, name, option, begun)
        return [str(choice["value"]) for choice in found]

    async def _watch_the_clock(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            async with self._turn:
                await self._world.keep_time()
                self._screen.show_news(self._me)


async def _pipe(_: str) -> str:
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.strip()


def _user() -> str:
    try:
        return getpass.getuser()[:LONGEST_NAME]
    except (KeyError, OSError):
        return "you"
