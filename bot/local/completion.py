"""Completion of commands, options and words; what the bot completes, it completes here too."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator, Mapping
from typing import Any

from prompt_toolkit.completion import CompleteEvent, Completer
from prompt_toolkit.completion import Completion as Proposal
from prompt_toolkit.document import Document

from bot.local.commands import GUESS, Command, Misspelt, options, split

Propose = Callable[[str, str, str], Awaitable[list[str]]]
"""What the bot proposes for a command's option that begins so."""


class Completion(Completer):
    def __init__(self, commands: Mapping[str, Command], propose: Propose) -> None:
        self._commands = commands
        self._propose = propose

    def get_completions(
        self, document: Document, complete_event: CompleteEvent
    ) -> Iterator[Proposal]:
        yield from ()

    async def get_completions_async(
        self, document: Document, complete_event: CompleteEvent
    ) -> AsyncGenerator[Proposal]:
        line = document.text_before_cursor.lstrip()
        last = line.rsplit(" ", 1)[-1]
        for name, command in self._commands.items():
            if line.startswith("/") and name.startswith(line):
                yield Proposal(name, -len(line), display_meta=command["description"])
        try:
            name = GUESS if line.isalpha() else split(line, self._commands)[0]
        except Misspelt:
            return
        for option in options(self._commands[name]) if line != name else ():
            for text in await self._values(name, option, last):
                if text.startswith(last):
                    yield Proposal(text, -len(last))

    async def _values(self, name: str, option: Mapping[str, Any], last: str) -> list[str]:
        label = "" if option.get("required") else f"{option['name']}:"
        found = [str(choice["value"]) for choice in option.get("choices") or ()]
        if option.get("autocomplete") and last.startswith(label) and last:
            found = await self._propose(name, option["name"], last.removeprefix(label))
        return [f"{label}{value}" for value in found or [""]]
