"""The bot in a terminal: it gets what is typed, and its answers are printed."""

from __future__ import annotations

import asyncio
import getpass
import os
import sys
from collections.abc import Awaitable, Callable, Iterable
from contextlib import nullcontext, suppress
from typing import TYPE_CHECKING, Any

import simcord
from prompt_toolkit import PromptSession
from prompt_toolkit.patch_stdout import patch_stdout
from rich.console import Console
from simcord.components import walk_components
from simcord.enums import ComponentType

from bot.domain.players import Player
from bot.local.commands import (
    OWN,
    Completer,
    choose,
    list_commands,
    parse_options,
    read_file,
    split,
    spread,
    write_help,
    write_welcome,
)
from bot.local.pipe import Pipe
from bot.local.posting import Posts, read_lines
from bot.local.text import Control, describe, style
from bot.local.world import LONGEST_NAME, World, find_locale
from bot.texts import command

if TYPE_CHECKING:
    import discord

Ask = Callable[[str], Awaitable[str]]
"""A function that returns the next line, stripped, and raises `EOFError` after the last."""


async def play(client: discord.Client, known: Callable[[], Awaitable[Iterable[Player]]]) -> int:
    """Play until the input ends, with the `known`; return 2 if a piped line was refused, else 0."""
    user = "you"
    with suppress(KeyError, OSError):
        user = getpass.getuser().encode()[:LONGEST_NAME].decode(errors="ignore")
    with nullcontext() if sys.stdin.isatty() else Pipe() as pipe:
        async with World(client, user, find_locale(os.environ)) as world:
            world.remember((one.id, one.name) for one in await known())
            shell = Shell(world)
            return await (shell.follow(pipe.ask) if pipe else shell.converse())


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

    async def follow(self, ask: Ask) -> int:
        """Carry out line after line; return the exit status."""
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
                    print(f"tilemate: {error}", file=sys.stderr)
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
            case ["/say", text]:
                await self._post(self._posts.say(self._me, text))
            case ["/edit", text]:
                await self._post(self._posts.edit(self._me, text))
            case ["/delete"]:
                await self._post(self._posts.delete(self._me))
            case ["/apps", *name]:
                await self._answer(self._posts.choose(self._me, "".join(name)), ask)
            case ["/help"]:
                self._show(write_help(self._commands))
            case [number] if number.isdecimal():
                await self._press(int(number), ask)
            case _:
                await self._run(line, ask)

    async def _post(self, posted: Awaitable[None]) -> None:
        async with self._turn:
            await posted
            await self._world.keep_time()
            self._show_news()

    async def _run(self, line: str, ask: Ask) -> None:
        name, words = split(line, self._commands)
        bare = not line.startswith("/")
        if not (name or bare):
            raise simcord.SetupError(f"{line!r} is no command; /help lists them")
        # several words that begin with a command are that command without its slash
        is_guess = bare and not (name and " " in line)
        typed, given = (command("guess"), [line]) if is_guess else (name, words)
        given = [await choose(typed, self._commands, one, self._world, self._me) for one in given]
        options = parse_options(typed, self._commands, given, self._world)
        await self._answer(self._me.slash(self._world.channel, typed[1:], **options), ask)
        meant = f"/{line}" if f"/{line}" in OWN else name
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
        filled: dict[str, Any] = {}
        label = ""
        spare: list[str] = []
        fields = [*walk_components(result.modal["components"])]
        for field in fields:
            # a label comes before its field
            label = field.get("label") or label
            menu = field["type"] == ComponentType.STRING_SELECT
            if menu or field["type"] == ComponentType.TEXT_INPUT:
                if not (menu or spare):
                    example = field.get("value") or field.get("placeholder")
                    prompt = f"{label}{f' ({example})' if example else ''}: "
                    spare = spread(await self._fill(prompt, field, ask), field, fields)
                text = await self._choose(label, field, ask) if menu else spare.pop(0)
                if text.startswith("/"):  # a command leaves the form
                    await self._obey(text, ask)
                    return
                filled |= {field["custom_id"]: [text] if menu else text} if text else {}
            if field["type"] == ComponentType.USER_SELECT:
                names = await self._fill(f"{label} (names, or nobody): ", field, ask)
                people = [self._world.person(name.strip("@")) for name in names.split()]
                filled |= {field["custom_id"]: people} if people else {}
            if field["type"] == ComponentType.FILE_UPLOAD:
                path = await self._fill(f"{label} (a path): ", field, ask)
                filled |= {field["custom_id"]: read_file(path)} if path else {}
        await self._answer(self._me.submit_modal(result, filled), ask)

    async def _fill(self, prompt: str, field: dict[str, Any], ask: Ask) -> str:
        """Ask for a field until it is filled, if it must be; an empty line keeps its text."""
        while not (text := await ask(prompt)):
            if field.get("value") or not field.get("required", True):
                return str(field.get("value") or "")
            self._show("This cannot stay empty. A command, such as **/help**, leaves the form.")
        return read_lines(text)

    async def _choose(self, label: str, field: dict[str, Any], ask: Ask) -> str:
        """Ask for a choice until there is one; an empty line keeps what is chosen."""
        options = {one["label"]: str(one["value"]) for one in field["options"]}
        kept = {one["label"]: one["value"] for one in field["options"] if one.get("default")}
        prompt, field = " ".join([label, *(f"({one})" for one in kept)]), dict(field)
        field["value"] = "".join(kept.values())
        while (text := await self._fill(f"{prompt}: ", field, ask)) and text[0] != "/":
            for named, value in options.items():
                if text == value or named.casefold().startswith(text.casefold()):
                    return value
            self._show(f"Choose one of these: {', '.join(options)}.")
        return text

    async def _watch_the_clock(self) -> None:
        while True:
            await asyncio.sleep(1)
            async with self._turn:
                await self._world.keep_time()
                self._show_news()

    def _show_news(self) -> None:
        """Print messages that are new or changed for the player, and number their controls."""
        visible = self._world.list_visible(self._me)
        texts = {message.id: describe(message, self._world, []) for message in visible}
        news = [one for one in visible if texts[one.id] not in ("", self._seen.get(one.id))]
        self._seen |= texts
        public = "\n".join(texts[each.id] for each in news if not each.is_ephemeral)
        controls: list[Control] = []
        for message in news:
            alone = "-# Only you can see this.\n" if message.is_ephemeral else ""
            # a private receipt is not shown if the public board says the same
            if not alone or any(line not in public for line in texts[message.id].splitlines()):
                self._show(alone + describe(message, self._world, controls))
        self._controls = controls or self._controls

    def _show(self, text: str) -> None:
        """Print text in Discord's markdown."""
        colour = self._console.is_terminal and not self._console.no_color
        # rich would end the program itself when the reader has closed the output
        with self._console.capture() as drawn:
            self._console.print(style(text, self._world.name, colour=colour), end="\n\n")
        print(drawn.get(), end="", flush=True)
