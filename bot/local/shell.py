"""The bot in a terminal: it gets what is typed, and its answers are printed."""

from __future__ import annotations

import asyncio
import getpass
import os
import sys
from collections.abc import Awaitable, Callable, Iterable
from contextlib import nullcontext, suppress
from typing import TYPE_CHECKING

import simcord
from prompt_toolkit import PromptSession
from prompt_toolkit.patch_stdout import patch_stdout
from rich.console import Console
from simcord.components import walk_components

from bot.domain.players import Player
from bot.domain.records.shares import read_shares
from bot.local.clock import MovableClock, read_span
from bot.local.commands import (
    HOW_TO_MOVE_CLOCK,
    TERMINAL_COMMANDS,
    Completer,
    choose_named,
    list_commands,
    parse_options,
    split,
    write_help,
    write_welcome,
)
from bot.local.forms import Ask, Form, FormLeft
from bot.local.locales import find_locale
from bot.local.mistakes import refuse_command, refuse_share
from bot.local.pipe import Pipe
from bot.local.posting import Posts
from bot.local.text import Control, describe, style
from bot.local.travel import travel
from bot.local.world import SPELT, World
from bot.texts import command, load

if TYPE_CHECKING:
    import discord


async def play(
    client: discord.Client,
    clock: MovableClock | None = None,
    known: Callable[[], Awaitable[Iterable[Player]]] | None = None,
) -> int:
    """Play until the input ends, with the `known`; return 2 if a piped line was refused, else 0."""
    user = "you"
    with suppress(KeyError, OSError):
        user = getpass.getuser().encode()[:SPELT].decode(errors="ignore")
    with nullcontext() if sys.stdin.isatty() else Pipe() as pipe:
        async with World(client, user, find_locale(os.environ), clock) as world:
            world.remember([(one.id, one.name) for one in await known()] if known else ())
            shell = Shell(world)
            return await (shell.follow(pipe.ask, pipe.name_line) if pipe else shell.converse())


class Shell:
    """A terminal for several people at one keyboard, one of whom is playing."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._me = world.owner
        self._commands = list_commands(world)
        self._posts = Posts(world)
        self._controls: list[Control] = []
        self._seen: dict[int, str] = {}
        self._turn = asyncio.Lock()
        self._console = Console(highlight=False, soft_wrap=not sys.stdout.isatty())

    async def converse(self) -> int:
        """Play at a prompt; return the exit status. The clock runs while somebody thinks."""
        completer = Completer(self._world, lambda: self._me)
        session: PromptSession[str] = PromptSession(completer=completer)

        async def ask(prompt: str) -> str:
            with patch_stdout(raw=True):
                return (await session.prompt_async(prompt)).strip()

        self._show(write_welcome())
        await self._world.bring_back([self._me])
        self._show_news()
        clock = asyncio.ensure_future(self._watch_the_clock())
        try:
            await self.follow(ask)
        finally:
            clock.cancel()
        return 0

    async def follow(self, ask: Ask, name_line: Callable[[], str] = str) -> int:
        """Carry out line after line; return the exit status. A complaint names its line."""
        status = 0
        with suppress(EOFError):
            while True:
                try:
                    await self._obey(await ask(f"{self._me.name}> "), ask)
                except KeyboardInterrupt:
                    continue
                except TimeoutError:
                    self._show("The bot is still at it; the answer is shown when it comes.")
                except (simcord.SetupError, simcord.BackendError) as error:
                    print(f"tilemate: {name_line()}{error}", file=sys.stderr)
                    status = 2
        return status

    async def _obey(self, line: str, ask: Ask) -> None:
        if not line or line.startswith("#"):
            return
        match line.split(maxsplit=1):
            case ["/quit"]:
                raise EOFError
            case ["/as", *name]:
                named = "".join(name).strip('@"')
                self._me = self._world.owner if named == "you" else self._world.person(named)
                self._show(f"You are **{self._me.name}** now.")
            case ["/in", *name]:
                self._world.enter("".join(name).lstrip("#"))
                self._show(f"You are in **#{self._world.channel.name}** now.")
            case ["/say" | "/edit" | "/delete" as name, *text]:
                await self._post(self._posts.change(self._me, name, "".join(text)))
            case ["/apps", *name]:
                await self._answer(self._posts.choose(self._me, "".join(name)), ask)
            case ["/clock", *when]:
                await self._move_clock("".join(when))
            case ["/help"]:
                self._show(write_help(self._commands))
            case [number] if number.isdecimal():
                await self._press(int(number), ask)
            case _:
                await self._run(line, ask)

    def _is_command(self, line: str) -> bool:
        return line.split(maxsplit=1)[0] in TERMINAL_COMMANDS or bool(
            split(line, self._commands)[0]
        )

    async def _move_clock(self, when: str) -> None:
        if when:
            span = read_span(when, self._world.clock())
            if span is None:
                raise simcord.SetupError(HOW_TO_MOVE_CLOCK)
            async with self._turn:
                await travel(self._world, span)
                self._show_news()
        self._show(f"It is <t:{self._world.clock().timestamp():.0f}> now.")

    async def _post(self, posted: Awaitable[None]) -> None:
        async with self._turn:
            await posted
            await self._world.keep_time()
            self._show_news()

    async def _run(self, line: str, ask: Ask) -> None:
        name, words = split(line, self._commands)
        bare = not line.startswith("/")
        if not (name or bare):
            raise simcord.SetupError(refuse_command(line, (*self._commands, *TERMINAL_COMMANDS)))
        if bare and (shares := read_shares(line)):
            raise simcord.SetupError(refuse_share(shares[0].game.name))
        # several words that begin with a command are that command without its slash
        is_guess = bare and not (name and " " in line)
        typed, given = (command("guess"), [line]) if is_guess else (name, words)
        given = await choose_named(typed, self._commands, given, self._world, self._me)
        options = parse_options(typed, self._commands, given, self._world)
        await self._answer(self._me.slash(self._world.channel, typed[1:], **options), ask)
        meant = f"/{line}" if f"/{line}" in TERMINAL_COMMANDS else name
        if is_guess and (meant or line in {"?", "exit", "bye"}):
            self._show(f"-# Commands begin with a slash: {meant or '/help or /quit'}")

    async def _press(self, number: int, ask: Ask) -> None:
        if not 1 <= number <= len(self._controls):
            again = command("board")
            reason = f"there is no button {number} now; {again} shows the game again"
            raise simcord.SetupError(reason)
        message, custom_id, taken = self._controls[number - 1]
        shown = simcord.ResponseMessage(self._world, message)
        if taken is None:
            await self._answer(self._me.click(shown, custom_id=custom_id), ask)
        else:
            await self._answer(self._me.select(shown, taken, custom_id=custom_id), ask)

    async def _answer(self, asked: Awaitable[simcord.InteractionResult], ask: Ask) -> None:
        async with self._turn:
            await self._world.keep_time()
            result = await asked
            self._show_news()
        if not result.modal:
            return
        self._show(f"**{result.modal['title']}**")
        fields = [*walk_components(result.modal["components"])]
        try:
            filled = await Form(self._world, self._show, ask, self._is_command).fill(fields)
        except FormLeft as left:
            await self._obey(left.command, ask)
            return
        await self._answer(self._me.submit_modal(result, filled), ask)

    async def _watch_the_clock(self) -> None:
        while True:
            await asyncio.sleep(1)
            async with self._turn:
                await self._world.keep_time()
                self._show_news()

    def _show_news(self) -> None:
        """Print messages that are new or changed for the player, and number their controls."""
        visible = self._world.list_visible(self._me)
        texts = {one.id: describe(one, self._world, [], listing=False) for one in visible}
        news = [one for one in visible if texts[one.id] not in ("", self._seen.get(one.id))]
        self._seen |= texts
        gone = any(message.id not in texts for message, *_ in self._controls)
        if gone and not news:
            # what had the numbers is no longer there, so what is left is shown again
            news = visible[-1:]
        public = "\n".join(texts[each.id] for each in news if not each.is_ephemeral)
        controls: list[Control] = []
        say = load(self._world.locale)
        for message in news:
            alone = f"-# {say('local-private')}\n" if message.is_ephemeral else ""
            # a private receipt is not shown if the public board says the same
            if not alone or any(line not in public for line in texts[message.id].splitlines()):
                self._show(alone + describe(message, self._world, controls))
        self._controls = controls if controls or gone else self._controls

    def _show(self, text: str) -> None:
        """Print text in Discord's markdown."""
        colour = self._console.is_terminal and not self._console.no_color
        # rich would end the program itself when the reader has closed the output
        with self._console.capture() as drawn:
            self._console.print(style(text, self._world.name, colour=colour), end="\n\n")
        print(drawn.get(), end="", flush=True)
