"""The commands that Discord lists, gathered from all cogs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol, runtime_checkable

from discord import app_commands

from bot.adapters.controls.command_texts import describe
from bot.adapters.controls.routes import FormHandler, Handler
from bot.render.reply import Action
from bot.texts import command_name, load


class RoutedCog(Protocol):
    """A cog: commands of the group, and the routes of its buttons and modals."""

    routes: dict[Action, Handler]
    forms: dict[Action, FormHandler]

    def get_app_commands(self) -> list[Any]: ...


@runtime_checkable
class MenuCog(Protocol):
    """A cog with commands in the menu of a message too."""

    message_menus: list[app_commands.ContextMenu]


def list_commands(
    cogs: Sequence[RoutedCog],
) -> Iterator[app_commands.Group | app_commands.ContextMenu]:
    """Yield the one group of commands, and those in the menu of a message."""
    yield _group(cogs)
    for cog in cogs:
        for menu in cog.message_menus if isinstance(cog, MenuCog) else ():
            menu.allowed_installs, menu.allowed_contexts = _installs(), _contexts()
            yield menu


def _installs() -> app_commands.AppInstallationType:
    return app_commands.AppInstallationType(guild=True, user=True)


def _contexts() -> app_commands.AppCommandContext:
    return app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)


def _group(cogs: Sequence[RoutedCog]) -> app_commands.Group:
    group = app_commands.Group(
        name=command_name(),
        description="…",
        allowed_installs=_installs(),
        allowed_contexts=_contexts(),
    )
    for cog in cogs:
        for each in cog.get_app_commands():
            group.add_command(each)
    describe([group, *group.commands], load())
    return group
