"""Forms, which Discord calls modals: their fields, asked one by one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from simcord.components import walk_components
from simcord.enums import ComponentType

from bot.local.commands import Misspelt, entity
from bot.local.world import World

_MANY = {ComponentType.STRING_SELECT, ComponentType.CHECKBOX_GROUP}


def fields(modal: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The label of each field, and the field."""
    label = ""
    for part in walk_components(modal["components"]):
        label = part.get("label") or label
        if "custom_id" in part:
            yield label, part


def question(label: str, field: Mapping[str, Any]) -> str:
    """The label, with the choices or an example."""
    choices = ", ".join(option["label"] for option in field.get("options") or ())
    example = choices or field.get("value") or field.get("placeholder")
    return f"{label} ({example}): " if example else f"{label}: "


def answer(field: Mapping[str, Any], text: str, world: World) -> Any:
    """What Discord would send for `text`; raises `Misspelt`."""
    kind = ComponentType(field["type"])
    if kind is ComponentType.TEXT_INPUT:
        return text
    if kind is ComponentType.CHECKBOX:
        return text.casefold() in {"yes", "true", "x"}
    if not field.get("options"):
        return [entity(kind.name.removesuffix("_SELECT"), name, world) for name in text.split()]
    chosen = [_value(field["options"], each.strip()) for each in text.split(",")]
    return chosen if kind in _MANY else chosen[0]


def _value(options: list[Mapping[str, Any]], text: str) -> str:
    """The value of the option of this number, label or value."""
    for number, option in enumerate(options, 1):
        if text.casefold() in {str(number), option["label"].casefold(), str(option["value"])}:
            return option["value"]
    raise Misspelt(f"{text!r} is not one of {', '.join(each['label'] for each in options)}")
