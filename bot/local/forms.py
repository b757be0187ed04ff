"""Forms in the terminal: each field is asked for until what was typed can be taken."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import simcord
from simcord.enums import ComponentType

from bot.local.choices import name_languages
from bot.local.commands import read_file, spread
from bot.local.posting import read_lines
from bot.local.world import World

Ask = Callable[[str], Awaitable[str]]
"""A function that returns the next line, stripped, and raises `EOFError` after the last."""


class FormLeft(Exception):
    """Somebody typed a command in place of a field."""

    def __init__(self, command: str) -> None:
        super().__init__(command)
        self.command = command


class Form:
    """Asks for the fields of a form; a refused one is asked for again, and the others are kept."""

    def __init__(
        self,
        world: World,
        show: Callable[[str], None],
        ask: Ask,
        is_command: Callable[[str], bool],
    ) -> None:
        self._world = world
        self._is_command = is_command
        self._show = show
        self._ask = ask
        self._spare: list[str] = []

    async def fill(self, fields: Sequence[dict[str, Any]]) -> dict[str, Any]:
        """Return what each field holds; raises `FormLeft`."""
        filled: dict[str, Any] = {}
        label = ""
        for field in fields:
            # a label comes before its field
            label = field.get("label") or label
            if value := await self._take(label, field, fields):
                filled[field["custom_id"]] = value
        return filled

    async def _take(
        self, label: str, field: dict[str, Any], fields: Sequence[dict[str, Any]]
    ) -> Any:
        match field["type"]:
            case ComponentType.STRING_SELECT:
                chosen = await self._choose(label, field)
                return [chosen] if chosen else None
            case ComponentType.TEXT_INPUT:
                return await self._write(label, field, fields)
            case ComponentType.USER_SELECT:
                return await self._read(f"{label} (names, or nobody): ", field, self._find_people)
            case ComponentType.FILE_UPLOAD:
                return await self._read(f"{label} (a path): ", field, read_file)
            case _:
                return None

    async def _write(
        self, label: str, field: dict[str, Any], fields: Sequence[dict[str, Any]]
    ) -> str:
        example = field.get("value") or field.get("placeholder")
        prompt = f"{label}{f' ({example})' if example else ''}: "
        while True:
            if not self._spare:
                self._spare = spread(await self._ask_for(prompt, field), field, fields)
            text = self._leave(self._spare.pop(0))
            if not (problem := _measure(text, field)):
                return text
            self._spare.clear()
            self._show(problem)

    async def _read(self, prompt: str, field: dict[str, Any], read: Callable[[str], Any]) -> Any:
        while text := await self._ask_for(prompt, field):
            try:
                return read(text)
            except simcord.SetupError as error:
                self._show(f"That did not work: {error}. Try again, or leave it empty.")
        return None

    def _find_people(self, names: str) -> list[simcord.MemberActor]:
        return [self._world.person(name.strip("@")) for name in names.split()]

    async def _ask_for(self, prompt: str, field: dict[str, Any]) -> str:
        """Ask for a field until it is filled, if it must be; an empty line keeps its text."""
        while not (text := await self._ask(prompt)):
            if field.get("value") or not field.get("required", True):
                return str(field.get("value") or "")
            self._show("This cannot stay empty. A command, such as **/help**, leaves the form.")
        return read_lines(text)

    async def _choose(self, label: str, field: dict[str, Any]) -> str:
        """Ask for a choice until there is one; an empty line keeps what is chosen."""
        options = {one["label"]: str(one["value"]) for one in field["options"]}
        kept = {one["label"]: one["value"] for one in field["options"] if one.get("default")}
        prompt, field = " ".join([label, *(f"({one})" for one in kept)]), dict(field)
        field["value"] = "".join(kept.values())
        called = options | name_languages(options.values(), self._world.locale)
        while text := self._leave(await self._ask_for(f"{prompt}: ", field)):
            for named, value in called.items():
                if text == value or named.casefold().startswith(text.casefold()):
                    return value
            self._show(f"Choose one of these: {', '.join(options)}.")
        return text

    def _leave(self, text: str) -> str:
        """Return what was typed; raises `FormLeft` for a command."""
        if text.startswith("/") and self._is_command(text):
            raise FormLeft(text)
        return text


def _measure(text: str, field: dict[str, Any]) -> str:
    """Say what is wrong with the length of a text; nothing if it fits."""
    most, least = field.get("max_length") or len(text), field.get("min_length") or 0
    if len(text) > most:
        return f"That has {len(text):,} characters, and {most:,} fit here. Make it shorter."
    if 0 < len(text) < least:
        return f"That has {len(text):,} characters, and {least:,} are needed. Make it longer."
    return ""
