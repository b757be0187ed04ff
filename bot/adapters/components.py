"""Buttons, menus and forms that survive a restart: the custom id says everything."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar

import discord
from discord.ui import DynamicItem

from bot.adapters.admitting import admit
from bot.adapters.errors import answering
from bot.domain.errors import UnknownButton
from bot.render.menus import Topic
from bot.render.panels import language_name
from bot.render.reply import Action
from engine import Mark
from engine.words import ALPHABETS

Handler = Callable[[discord.Interaction, int], Awaitable[None]]
"""Answers a press, given the subject of the button."""

K = TypeVar("K", bound=str)
T = TypeVar("T")

LARGEST = 2**63 - 1
BUTTON = r"tilemate:(?P<action>[a-z]+):(?P<subject>[0-9]+)(?::(?P<detail>[\w.-]+))?"


def detail(interaction: discord.Interaction) -> str:
    """What was pressed says beyond its action and its subject; may raise `UnknownButton`."""
    data: Any = interaction.data or {}
    # a choice of a menu of buttons has as its value what the button's custom id would be
    match = re.fullmatch(BUTTON, *data.get("values", [data.get("custom_id", "")]))
    said = (match and match["detail"]) or ""
    check_numbers(said)
    return said


def understood(read: Callable[[str], T], interaction: discord.Interaction) -> T:
    """The detail of the pressed button, as `read`; raises `UnknownButton` if it cannot be."""
    try:
        return read(detail(interaction))
    except ValueError:
        raise UnknownButton from None


def cell(detail: str) -> tuple[int, int, Mark]:
    """A row, a letter of it from 0, and the mark it is to get: ``1.0.2``."""
    row, at, mark = map(int, detail.split("."))
    return row, at, Mark(mark)


def find_route(routes: Mapping[K, T], name: str) -> T:
    """The route of this name; raises `UnknownButton`."""
    route = next((route for key, route in routes.items() if key == name), None)
    if route is None:
        raise UnknownButton
    return route


def parse_number(subject: str) -> int:
    """The subject of a custom id; raises `UnknownButton` for a number that nothing can have."""
    number = int(subject)
    if number > LARGEST:
        raise UnknownButton
    return number


def check_numbers(*texts: str) -> None:
    """Raise `UnknownButton` for texts with a number that nothing can have."""
    for text in texts:
        for number in re.findall("[0-9]+", text):
            parse_number(number)


def route_presses(routes: Mapping[Action, Handler]) -> type[DynamicItem[Any]]:
    """Return the item class that hands every press to its route."""

    class Press(DynamicItem[discord.ui.Button[Any]], template=BUTTON):
        def __init__(self, item: discord.ui.Button[Any], action: str, subject: str) -> None:
            super().__init__(item)
            self.action = action
            self.subject = subject

        @classmethod
        async def from_custom_id(
            cls, interaction: discord.Interaction, item: Any, match: re.Match[str]
        ) -> Press:
            return cls(item, match["action"], match["subject"])

        async def callback(self, interaction: discord.Interaction) -> None:
            async with answering(interaction):
                admit(interaction)
                await find_route(routes, self.action)(interaction, parse_number(self.subject))

    return Press


def pressing(routes: Mapping[Action, Handler]) -> MenuHandler:
    """Return what answers a menu of buttons: each choice does what its button would."""

    async def press(interaction: discord.Interaction, _: str, values: list[str]) -> None:
        match = re.fullmatch(BUTTON, values[0])
        if match is None:
            raise UnknownButton
        await find_route(routes, match["action"])(interaction, parse_number(match["subject"]))

    return press


MenuHandler = Callable[[discord.Interaction, str, list[str]], Awaitable[None]]
"""Answers a choice, given the name of the menu and what was chosen: values, or ids as text."""

MENU = r"menu:(?P<topic>[a-z]+):(?P<name>[\w.-]+)"


def route_choices(routes: Mapping[Topic, MenuHandler]) -> type[DynamicItem[Any]]:
    """Return the item class that hands every choice to its route."""

    class Choice(DynamicItem[discord.ui.Item[Any]], template=MENU):
        def __init__(self, item: discord.ui.Item[Any], topic: str, name: str) -> None:
            super().__init__(item)
            self.topic = topic
            self.name = name

        @classmethod
        async def from_custom_id(
            cls, interaction: discord.Interaction, item: Any, match: re.Match[str]
        ) -> Choice:
            return cls(item, match["topic"], match["name"])

        async def callback(self, interaction: discord.Interaction) -> None:
            data: Any = interaction.data
            async with answering(interaction):
                admit(interaction)
                check_numbers(self.name, *data["values"])
                await find_route(routes, self.topic)(interaction, self.name, data["values"])

    return Choice


FormHandler = Callable[[discord.Interaction, int, dict[str, str]], Awaitable[None]]
"""Answers a form, given its subject and the texts by field name."""

DETAIL = "detail"
"""The field name of what was settled before the form was opened."""

FORM = re.compile(r"form:(?P<action>[a-z]+):(?P<subject>[0-9]+):[0-9a-f]+:(?P<detail>[0-9a-z.]*)")


def form(
    interaction: discord.Interaction, action: Action, subject: int, title: str, detail: str = ""
) -> discord.ui.Modal:
    """An empty modal for `action`; its answer comes to `submitted`, whoever opened it.

    `detail` comes back among the texts: at most 65 digits, small letters and points.
    """
    # unique per opening: of two open modals with one id, the first would lose its answer;
    # in hexadecimal, as three people named in a challenge leave no room for more digits
    opening = f"form:{action}:{subject}:{interaction.id:x}:{detail}"
    modal = discord.ui.Modal(title=title, custom_id=opening)
    # its answer is routed by the custom id; one still live would be kept if it is dismissed
    modal.stop()
    return modal


def word_field(label: str, longest: int) -> discord.ui.TextInput[Any]:
    """A field for one word, which comes back as ``word``; there is room for stray spaces."""
    return discord.ui.TextInput(label=label, custom_id="word", min_length=1, max_length=longest * 4)


def language_field(label: str, chosen: str) -> discord.ui.Label[Any]:
    """A menu of the languages we have words of, which comes back as ``language``."""
    options = [
        discord.SelectOption(label=language_name(code), value=code, default=code == chosen)
        for code in ALPHABETS
    ]
    menu = discord.ui.Select[Any](custom_id="language", options=options, required=False)
    return discord.ui.Label(text=label, component=menu)


async def submit(interaction: discord.Interaction, routes: Mapping[Action, FormHandler]) -> None:
    """Answer a submitted modal of ours; leaves every other interaction alone."""
    data: Any = interaction.data or {}
    match = FORM.fullmatch(data.get("custom_id", ""))
    if interaction.type is not discord.InteractionType.modal_submit or match is None:
        return
    async with answering(interaction):
        admit(interaction)
        handler = find_route(routes, match["action"])
        check_numbers(match["detail"])
        texts = {DETAIL: match["detail"], **_texts(data["components"])}
        await handler(interaction, parse_number(match["subject"]), texts)


def _texts(components: list[dict[str, Any]]) -> dict[str, str]:
    """What was typed or chosen by custom id, in whatever rows or labels it stands.

    Of a file it is the id that Discord has given it.
    """
    found: dict[str, str] = {}
    for component in components:
        inner = component.get("components") or [component.get("component") or component]
        for part in inner:
            if "custom_id" in part:
                found[part["custom_id"]] = part.get("value") or " ".join(part.get("values", ()))
    return found
