"""What a reply shows, and which of its buttons to press."""

from __future__ import annotations

import re
from typing import Any

import simcord
from simcord.builders import ChannelHandle
from simcord.enums import ComponentType

from tests.reading import parts, text


def reply(result: simcord.InteractionResult) -> simcord.ResponseMessage:
    return result.response or result.followups[0]


def said(result: simcord.InteractionResult) -> str:
    """What a reply says; nothing if it was taken back."""
    if result.response is None and not result.followups:
        return ""
    return text(reply(result))


def fields(result: simcord.InteractionResult) -> dict[str, str]:
    """The fields of a reply as it stands now, by name."""
    texts = (part["content"] for part in parts(reply(result), ComponentType.TEXT_DISPLAY))
    found = (re.fullmatch(r"\*\*(.+?)\*\*\n(.+)", text, re.DOTALL) for text in texts)
    return {field[1]: field[2] for field in found if field}


def labels(message: Any) -> list[str]:
    """The labels of a message's buttons."""
    return [one["label"] for one in _buttons(message)]


def pressable(message: simcord.ResponseMessage) -> list[str]:
    """The custom ids of a message's buttons, in the same order."""
    return [one["custom_id"] for one in _buttons(message)]


def button(result: simcord.InteractionResult, action: str) -> str:
    """The custom id of the first button for `action`, whatever its label."""
    ids = pressable(reply(result))
    return next(one for one in ids if one.startswith(f"tilemate:{action}:"))


async def press(
    actor: simcord.MemberActor | simcord.UserHandle, message: Any, wanted: str
) -> simcord.InteractionResult:
    """Press the button of this label or action, or choose it from the menu of more."""
    for one in parts(message, ComponentType.BUTTON):
        if wanted in (one["label"], _action(one["custom_id"])):
            return await actor.click(message, custom_id=one["custom_id"])
    for menu in parts(message, ComponentType.STRING_SELECT):
        for option in menu["options"]:
            if wanted in (option["label"], _action(option["value"])):
                return await actor.select(message, [option["value"]], custom_id=menu["custom_id"])
    raise LookupError(wanted)


def _action(value: str) -> str:
    """The action of a custom id; of any other value nothing."""
    return value.partition(":")[2].partition(":")[0]


async def first_hint(who: simcord.MemberActor, channel: ChannelHandle) -> simcord.InteractionResult:
    """Take the first hint of everybody's game."""
    asked = await who.slash(channel, "wordle hint")
    await who.click(reply(asked), label="Nudge (unranked)")
    return asked


async def send_dm(who: simcord.UserHandle, name: str, file: bytes) -> None:
    """Send the bot a file in a direct message."""
    backend = who._env.backend  # pyright: ignore[reportPrivateUsage]
    stored = backend.store_attachments(who.dm_channel.id, [(name, file)])
    await who.send_dm("", attachments=stored)


async def give_up(who: simcord.MemberActor, channel: ChannelHandle) -> simcord.InteractionResult:
    """Ask to give up, and mean it."""
    asked = await who.slash(channel, "wordle stop")
    await press(who, reply(asked), "giveup")
    return asked


async def share(
    who: simcord.MemberActor, channel: ChannelHandle, *, letters: bool = False
) -> simcord.InteractionResult:
    """Ask to share the last result, and post it."""
    asked = await who.slash(channel, "wordle share", letters=letters)
    await who.click(reply(asked), label="Post it here")
    return asked


def _buttons(message: Any) -> list[dict[str, Any]]:
    return [*parts(message, ComponentType.BUTTON)]
