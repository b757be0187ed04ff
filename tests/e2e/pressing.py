"""What a reply shows, and which of its buttons to press."""

from __future__ import annotations

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


def _buttons(message: simcord.ResponseMessage) -> list[dict[str, str]]:
    return [one for line in message.components for one in line["components"]]
