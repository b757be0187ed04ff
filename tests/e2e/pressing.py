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


def buttons(message: simcord.ResponseMessage) -> dict[str, str]:
    """The custom ids of a message's buttons, by label."""
    lines = [line["components"] for line in message.components]
    return {one["label"]: one["custom_id"] for line in lines for one in line}


def button(result: simcord.InteractionResult, action: str) -> str:
    """The custom id of the first button for `action`, whatever its label."""
    ids = buttons(reply(result)).values()
    return next(one for one in ids if one.startswith(f"tilemate:{action}:"))
