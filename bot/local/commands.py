"""What can be typed: the commands that the bot has told Discord, and three of the terminal."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from typing import Any

import simcord
from simcord.enums import OptionType
from simcord.interactions import command_leaves, parse_option_input

from bot.local.world import LONGEST_NAME, World

Command = Mapping[str, Any]
"""A command as Discord describes it."""

GUESS = "/wordle guess"
"""What a bare word stands for."""

_NAME = {"name": "name", "type": OptionType.STRING, "required": True}
OWN: Mapping[str, Command] = {
    "/as": {"description": "Become another player", "options": [_NAME]},
    "/help": {"description": "List these"},
    "/quit": {"description": "Leave"},
}

_BOOLEANS = {"true": True, "yes": True, "false": False, "no": False}


class Misspelt(Exception):
    """A line that is no command; the message says what would be."""


def known(world: World) -> dict[str, Command]:
    """Every command by name, the bot's in its own order."""
    roots = world.backend.commands[None].values()
    leaves = (leaf for root in roots for leaf in command_leaves(root))
    return {f"/{' '.join(path)}": leaf for path, leaf in leaves} | dict(OWN)


def options(command: Command) -> Sequence[dict[str, Any]]:
    return command.get("options") or ()


def usage(name: str, command: Command) -> str:
    """``/wordle guess <word>``; what can be left out stands in brackets."""
    each = (f"<{o['name']}>" if o.get("required") else f"[{o['name']}]" for o in options(command))
    return " ".join((name, *each))


def split(line: str, commands: Mapping[str, Command]) -> tuple[str, list[str]]:
    """The command's name and the words behind it; ``/play`` will do for ``/wordle play``.

    The slash may be missing. Raises `Misspelt`.
    """
    try:
        words = shlex.split(line.removeprefix("/"))
    except ValueError as error:
        raise Misspelt(f"cannot read that: {error}") from None
    first = " ".join(words[:1])
    for begun, used in ((" ".join(words[:2]), 2), (first, 1), (f"wordle {first}", 1)):
        if (name := f"/{begun.lower()}") in commands:
            return name, words[used:]
    raise Misspelt(f"'/{first}' is no command; /help lists them")


def values(name: str, command: Command, given: Sequence[str], world: World) -> dict[str, Any]:
    """The values of the options by name.

    They may be given in order, each to the first option that takes it, or as ``name:value``.
    Raises `Misspelt`.
    """
    free = {option["name"]: option for option in options(command)}
    found: dict[str, Any] = {}
    try:
        for text in given:
            begun, colon, rest = text.partition(":")
            named = bool(colon) and begun in free
            fitting = [free[begun]] if named else list(free.values())
            found |= _fit(fitting, rest if named else text, world)
            free = {each: free[each] for each in free if each not in found}
        if missing := [option for option in free if free[option].get("required")]:
            raise Misspelt(f"{missing[0]} is missing")
    except Misspelt as error:
        raise Misspelt(f"{error}; write {usage(name, command)}") from None
    return found


def _fit(free: Sequence[dict[str, Any]], text: str, world: World) -> dict[str, Any]:
    """The value of the first option that takes `text`; raises `Misspelt` as the first does."""
    refusals = [Misspelt("that is too much")][len(free) > 0 :]
    for option in free:
        try:
            return {option["name"]: _value(option, text, world)}
        except Misspelt as error:
            refusals.append(error)
    raise refusals[0]


def _value(option: dict[str, Any], text: str, world: World) -> Any:
    kind, choices = OptionType(option["type"]), option.get("choices") or ()
    if OptionType.USER <= kind <= OptionType.MENTIONABLE:
        return entity(kind.name, text, world)
    try:
        raw = _BOOLEANS.get(text.casefold()) if kind is OptionType.BOOLEAN else text
        return parse_option_input("", option, text.casefold() if choices else raw)
    except simcord.OptionError as error:
        allowed = ", ".join(str(choice["value"]) for choice in choices)
        listed = f"{option['name']} is one of {allowed}" if allowed else str(error)
        raise Misspelt(listed.replace(" of ''", "")) from None


def entity(kind: str, text: str, world: World) -> Any:
    """A person, role or channel by name; raises `Misspelt`."""
    name, server = text.lstrip("@#"), world.server
    there = {"ROLE": server.roles, "CHANNEL": server.channels}.get(kind)
    if there is None:
        if not name.strip() or len(name.encode()) > LONGEST_NAME:
            raise Misspelt(f"a name has 1 to {LONGEST_NAME} letters")
        return world.person(name)
    if name not in there:
        raise Misspelt(f"{text!r} is not one of {', '.join(there)}")
    return there[name]
