"""Buttons, menus and forms that survive a restart: the custom id says everything."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

import discord

from bot.adapters.controls.form_texts import read_texts
from bot.adapters.door.rate_limit import admit
from bot.adapters.replies.errors import answer_errors
from bot.domain.errors import UnknownButton
from bot.render.menus import Topic
from bot.render.pickers import language_name
from bot.render.reply import Action
from engine import Feedback, Mark
from engine.words import ALPHABETS

Handler = Callable[[discord.Interaction, int], Awaitable[None]]
"""Answers a press, given the subject of the button."""

K = TypeVar("K", bound=str)
T = TypeVar("T")

_LARGEST = 2**63 - 1
BUTTON = r"tilemate:(?P<action>[a-z]+):(?P<subject>[0-9]+)(?::(?P<detail>[\w.-]+))?"


def detail(interaction: discord.Interaction) -> str:
    """Return what the button says beyond its action and subject; may raise `UnknownButton`."""
    data: Any = interaction.data or {}
    # the value of a choice in a menu of buttons is the custom id of the button
    match = re.fullmatch(BUTTON, *data.get("values", [data.get("custom_id", "")]))
    said = (match and match["detail"]) or ""
    check_numbers(said)
    return said


def parse_detail(read: Callable[[str], T], interaction: discord.Interaction) -> T:
    """Return the detail of the pressed button as `read` reads it; raises `UnknownButton`."""
    try:
        return read(detail(interaction))
    except ValueError:
        raise UnknownButton from None


def cell(detail: str) -> tuple[int, int, Mark]:
    """Read a row, a letter of it from 0, and the mark it gets: ``1.0.2``."""
    row, at, mark = map(int, detail.split("."))
    return row, at, Mark(mark)


def turned_row(detail: str) -> tuple[int, int, Feedback]:
    """Read a version, a row, and the marks it gets: ``5.2.22202``."""
    version, row, digits = detail.split(".")
    return int(version), int(row), Feedback(Mark(int(digit)) for digit in digits)


def last_rows(detail: str) -> tuple[int, int]:
    """Read a version, and how many of the last rows are meant, or else 0: ``5.1`` or ``5``."""
    version, _, last = detail.partition(".")
    return int(version), int(last or 0)


def find_route(routes: Mapping[K, T], name: str) -> T:
    """Return the route of this name; raises `UnknownButton`."""
    route = next((route for key, route in routes.items() if key == name), None)
    if route is None:
        raise UnknownButton
    return route


def parse_number(subject: str) -> int:
    """Read the subject of a custom id; raises `UnknownButton` for a number no row can have."""
    number = int(subject)
    if number > _LARGEST:
        raise UnknownButton
    return number


def check_numbers(*texts: str) -> None:
    """Raise `UnknownButton` for texts with a number no row can have."""
    for text in texts:
        for number in re.findall("[0-9]+", text):
            parse_number(number)


def route_menu(routes: Mapping[Action, Handler]) -> MenuHandler:
    """Return a handler for a menu of buttons: each choice does what its button would."""

    async def press(interaction: discord.Interaction, _: str, values: list[str]) -> None:
        match = re.fullmatch(BUTTON, values[0])
        if match is None:
            raise UnknownButton
        await find_route(routes, match["action"])(interaction, parse_number(match["subject"]))

    return press


MenuHandler = Callable[[discord.Interaction, str, list[str]], Awaitable[None]]
"""Answers a choice, given the name of the menu and what was chosen: values, or ids as text."""

MENU = r"menu:(?P<topic>[a-z]+):(?P<name>[\w.-]+)"


FormHandler = Callable[[discord.Interaction, int, dict[str, str]], Awaitable[None]]
"""Answers a form, given its subject and the texts by field name."""

DETAIL = "detail"
"""The field name of what was settled before the form was opened."""

FORM = r"form:(?P<action>[a-z]+):(?P<subject>[0-9]+):[0-9a-f]+:(?P<detail>[0-9a-z.]*)"


def form(
    interaction: discord.Interaction, action: Action, subject: int, title: str, detail: str = ""
) -> discord.ui.Modal:
    """Make an empty form for `action`, whose answer is routed by its custom id.

    `detail` comes back among the texts: at most 65 digits, small letters and points.
    """
    # unique per opening: with one id, the first of two open forms would lose its answer;
    # in hexadecimal, as three people named in a challenge leave no room for more digits
    opening = f"form:{action}:{subject}:{interaction.id:x}:{detail}"
    modal = discord.ui.Modal(title=title, custom_id=opening)
    # routed by the custom id; a live one would be kept for ever if it is dismissed
    modal.stop()
    return modal


def word_field(label: str, longest: int, word: str = "") -> discord.ui.TextInput[Any]:
    """Make a field for one word, which comes back as ``word``; there is room for stray spaces.

    It holds `word` at first.
    """
    return discord.ui.TextInput(
        label=label, custom_id="word", default=word or None, min_length=1, max_length=longest * 4
    )


def language_field(label: str, chosen: str) -> discord.ui.Label[Any]:
    """Make a menu of the languages we have words of, which comes back as ``language``."""
    languages = {code: language_name(code) for code in ALPHABETS}
    return choice_field("language", label, languages, chosen, required=False)


def choice_field(
    name: str, label: str, choices: Mapping[str, str], chosen: str = "", *, required: bool = True
) -> discord.ui.Label[Any]:
    """Make a menu in a form, whose choice comes back as `name`."""
    options = [
        discord.SelectOption(label=called, value=value, default=value == chosen)
        for value, called in choices.items()
    ]
    menu = discord.ui.Select[Any](custom_id=name, options=options, required=required)
    return discord.ui.Label(text=label, component=menu)


def people_field(
    name: str, label: str, about: str, chosen: Iterable[int], most: int
) -> discord.ui.Label[Any]:
    """Make a menu of people in a form, whose ids come back as `name`; nobody may be chosen."""
    menu = discord.ui.UserSelect[Any](
        custom_id=name,
        min_values=0,
        max_values=most,
        required=False,
        default_values=[discord.Object(one, type=discord.User) for one in chosen],
    )
    return discord.ui.Label(text=label, description=about, component=menu)


@dataclass(frozen=True)
class Routes:
    """The handlers of presses, choices and forms.

    A `discord.ui.DynamicItem` would do the same, but first builds the whole message anew, which
    takes longer than everything else about a press that is refused.
    """

    presses: Mapping[Action, Handler]
    choices: Mapping[Topic, MenuHandler]
    forms: Mapping[Action, FormHandler]

    async def answer(self, interaction: discord.Interaction) -> None:
        """Answer a press, a choice or a form of ours; leave every other interaction alone."""
        data: Any = interaction.data or {}
        for kind, template, answer in (
            (discord.InteractionType.component, BUTTON, self._press),
            (discord.InteractionType.component, MENU, self._choose),
            (discord.InteractionType.modal_submit, FORM, self._submit),
        ):
            match = re.fullmatch(template, data.get("custom_id", ""))
            if interaction.type is kind and match:
                async with answer_errors(interaction, form=self._may_open_form(data)):
                    await admit(interaction)
                    # only what is forged bears the id of another kind
                    if ("values" in data) is not (template is MENU):
                        raise UnknownButton
                    await answer(interaction, match, data)

    def _may_open_form(self, data: Any) -> bool:
        # a form comes back under the action of the button, or of the choice, that opened it
        pressed = (data.get("custom_id", ""), *data.get("values", ()))
        found = (re.fullmatch(BUTTON, one) for one in pressed)
        return any(match["action"] in self.forms for match in found if match)

    async def _press(self, interaction: discord.Interaction, match: re.Match[str], _: Any) -> None:
        press = find_route(self.presses, match["action"])
        await press(interaction, parse_number(match["subject"]))

    async def _choose(
        self, interaction: discord.Interaction, match: re.Match[str], data: Any
    ) -> None:
        name, values = match["name"], data["values"]
        check_numbers(name, *values)
        try:
            await find_route(self.choices, match["topic"])(interaction, name, values)
        except IndexError:
            # only a forged choice is empty in a menu that takes one
            if values:
                raise
            raise UnknownButton from None

    async def _submit(
        self, interaction: discord.Interaction, match: re.Match[str], data: Any
    ) -> None:
        submit = find_route(self.forms, match["action"])
        check_numbers(match["detail"])
        texts = read_texts(data["components"])
        texts.setdefault(DETAIL, match["detail"])
        await submit(interaction, parse_number(match["subject"]), texts)
