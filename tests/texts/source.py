"""Which texts the source asks for, and which facts it gives: read from its syntax."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, TypeGuard

from discord.app_commands import Command
from discord.ext import commands

import bot.app
import bot.cogs
from bot.adapters.controls.command_texts import describe
from bot.texts import load

ROOM = Path(bot.app.__file__).parent

COMMANDS: list[Command[Any, ..., Any]] = [
    command
    for cog in commands.Cog.__subclasses__()
    if cog.__module__.startswith(bot.cogs.__name__)
    for command in cog.__cog_app_commands__
    if isinstance(command, Command)
]
"""Every command there is, without the services it calls."""


class Asked(NamedTuple):
    """A text asked for by `key`; `facts` is None where the source does not show them."""

    where: str
    key: str
    facts: frozenset[str] | None


def asked(nouns: set[str]) -> list[Asked]:
    """Every text that the source asks for; keys begin with one of `nouns`."""
    looks_like_a_key = re.compile(rf"({'|'.join(nouns)})(-[a-z0-9_]+)+")
    return [
        found
        for path in sorted(ROOM.rglob("*.py"))
        for found in _asked(path, ast.parse(path.read_text("utf-8")), looks_like_a_key)
    ]


def asked_by_commands() -> list[Asked]:
    """The texts that describe the commands: their keys are made of names."""
    found = {"commands-root"}

    def say(key: str, **facts: float) -> str:
        found.add(key)
        return load()(key, **facts)

    describe(COMMANDS, say)
    return [Asked("commands", key, None) for key in found]


def _asked(path: Path, tree: ast.Module, looks_like_a_key: re.Pattern[str]) -> Iterator[Asked]:
    name = path.relative_to(ROOM.parent).with_suffix("")
    nodes = [*ast.walk(tree)]
    prefixes = {id(call.args[0]) for call in nodes if _makes_keys(call)}
    for node in nodes:
        where = f"{name}:{getattr(node, 'lineno', 0)}"
        match node:
            case ast.Call(func=ast.Name("keys"), args=[ast.Constant(str()), *_]):
                namespace = vars(import_module(".".join(name.parts)))
                made = eval(ast.unparse(node), namespace)  # noqa: S307 (our own source)
                yield from (Asked(where, key, None) for key in made.values())
            case ast.Call(func=ast.Name("say") | ast.Attribute(attr="say"), args=[key]):
                facts = frozenset(word.arg or "**" for word in node.keywords)
                for literal in _literals(key):
                    yield Asked(where, literal, None if "**" in facts else facts)
            case ast.Constant(str(value)) if (
                looks_like_a_key.fullmatch(value) and id(node) not in prefixes
            ):
                yield Asked(where, value, None)
            case _:
                pass


def _makes_keys(node: ast.AST) -> TypeGuard[ast.Call]:
    match node:
        case ast.Call(func=ast.Name("keys"), args=[_, *_]):
            return True
        case _:
            return False


def _literals(key: ast.expr) -> Iterator[str]:
    """The key, or both of ``a if … else b``; nothing where it is looked up."""
    match key:
        case ast.Constant(str(value)):
            yield value
        case ast.IfExp():
            yield from (*_literals(key.body), *_literals(key.orelse))
        case _:
            pass
