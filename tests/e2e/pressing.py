"""What a reply shows, and which of its buttons to press."""

from __future__ import annotations

from typing import Any

import simcord

from tests.e2e.conftest import text


def reply(result: simcord.InteractionResult) -> simcord.ResponseMessage:
    return result.response or result.followups[0]


def said(result: simcord.InteractionResult) -> str:
    return text(reply(result))


def fields(result: simcord.InteractionResult) -> dict[str, str]:
    """The fields of a reply as it stands now, by name."""
    return {str(field.name): str(field.value) for field in reply(result).embeds[0].fields}


def labels(message: simcord.ResponseMessage) -> list[str]:
    """The labels of a message's buttons."""
    return [one["label"] for one in _buttons(message)]


def pressable(message: simcord.ResponseMessage) -> list[str]:
    """The custom ids of a message's buttons, in the same order."""
    return [one["custom_id"] for one in _buttons(message)]


def button(result: simcord.InteractionResult, action: str) -> str:
    """The custom id of the first button for `action`, whatever its label."""
    ids = pressable(reply(result))
    return next(one for one in ids if one.startswith(f"tilemate:{action}:"))


async def press(actor: simcord.MemberActor, message: Any, wanted: str) -> simcord.InteractionResult:
    """Press the button of this label or action, or choose it from the menu of more."""
    lines: list[dict[str, Any]] = [
        one if isinstance(one, dict) else one.to_dict() for one in message.components
    ]
    for part in (part for line in lines for part in line["components"]):
        if wanted in (part.get("label"), _action(part["custom_id"])):
            return await actor.click(message, custom_id=part["custom_id"])
        for option in part.get("options", ()):
            if wanted in (option["label"], _action(option["value"])):
                return await actor.select(message, [option["value"]], custom_id=part["custom_id"])
    raise LookupError(wanted)


def _action(custom_id: str) -> str:
    return custom_id.split(":")[1]


def _buttons(message: simcord.ResponseMessage) -> list[dict[str, str]]:
    return [one for line in message.components for one in line["components"] if "label" in one]
