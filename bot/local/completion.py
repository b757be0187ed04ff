"""Completion of commands, of their choices, and of words."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable

from prompt_toolkit.completion import CompleteEvent, Completer
from prompt_toolkit.completion import Completion as Proposal
from prompt_toolkit.document import Document

from bot.local.commands import COMMANDS, Command


class Completion(Completer):
    """Proposes what may follow; `words` gives the legal words for a prefix."""

    def __init__(self, words: Callable[[str], Awaitable[list[str]]]) -> None:
        self._words = words

    def get_completions(
        self, document: Document, complete_event: CompleteEvent
    ) -> Iterable[Proposal]:
        return ()

    async def get_completions_async(
        self, document: Document, complete_event: CompleteEvent
    ) -> AsyncGenerator[Proposal]:
        line = document.text_before_cursor.lstrip()
        last = line.rsplit(" ", 1)[-1]
        for proposal in _commands(line):
            yield Proposal(proposal, -len(line))
        for proposal in _choices(line, last):
            yield Proposal(proposal, -len(last))
        if last and (not line.startswith("/") or line.startswith("/wordle guess ")):
            for word in await self._words(last):
                yield Proposal(word, -len(last))


def _commands(line: str) -> list[str]:
    if not line.startswith("/"):
        return []
    return [command.name for command in COMMANDS if command.name.startswith(line)]


def _choices(line: str, last: str) -> list[str]:
    found: list[str] = []
    for command in filter(lambda command: _begun(command, line), COMMANDS):
        for option in command.options:
            values = [f"{option.name}:{choice}" for choice in option.choices]
            found += [value for value in values if value.startswith(last)]
    return found


def _begun(command: Command, line: str) -> bool:
    return line.startswith(f"{command.name} ")
