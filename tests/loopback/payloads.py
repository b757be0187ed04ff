"""What Discord sends: the least that discord.py reads."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

Payload = dict[str, Any]

APPLICATION = 900
"""The id of the application, and of its user."""

EVERYTHING = str((1 << 53) - 1)
"""All permissions."""

_THEN = "2026-01-01T00:00:00.000000+00:00"

COMMAND, COMPONENT, COMPLETION, FORM = 2, 3, 4, 5
"""Types of interactions."""


def user(number: int, *, bot: bool = False) -> Payload:
    name = f"user {number}"
    return {
        "id": str(number),
        "username": name,
        "global_name": name,
        "discriminator": "0",
        "avatar": None,
        "bot": bot,
    }


def guild(number: int, channels: Iterable[int]) -> Payload:
    """A server with text channels, as a bot is told of it."""
    everyone = {"id": str(number), "name": "@everyone", "permissions": EVERYTHING}
    return {
        "id": str(number),
        "name": f"server {number}",
        "owner_id": "1",
        "preferred_locale": "en-US",
        "roles": [everyone | {"color": 0, "hoist": False, "position": 0, "managed": False}],
        "emojis": [],
        "features": [],
        "member_count": 2,
        "members": [_member(user(APPLICATION, bot=True))],
        "channels": [channel(one) for one in channels],
        "threads": [],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "unavailable": False,
    }


def channel(number: int) -> Payload:
    return {
        "id": str(number),
        "type": 0,
        "name": f"channel-{number}",
        "position": 0,
        "permission_overwrites": [],
        "nsfw": False,
        "parent_id": None,
    }


def message(number: int, channel_id: int, content: Payload) -> Payload:
    """A message of the bot's that shows `content`."""
    shown: Payload = {
        "id": str(number),
        "channel_id": str(channel_id),
        "author": user(APPLICATION, bot=True),
        "content": "",
        "timestamp": _THEN,
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "type": 0,
        "flags": 0,
    }
    return shown | {name: value for name, value in content.items() if name != "attachments"}


def interaction(
    number: int, kind: int, data: Payload, *, who: int, guild_id: int, channel_id: int
) -> Payload:
    """What one person does in a channel of a server; its token begins with its id."""
    return {
        "id": str(number),
        "application_id": str(APPLICATION),
        "type": kind,
        "data": data,
        "token": f"{number}.{number % 999_983}",
        "version": 1,
        "guild_id": str(guild_id),
        "guild": {"id": str(guild_id), "features": [], "locale": "en-US"},
        "channel_id": str(channel_id),
        "channel": channel(channel_id) | {"permissions": EVERYTHING},
        "member": _member(user(who)) | {"permissions": EVERYTHING},
        "app_permissions": EVERYTHING,
        "locale": "en-US",
        "guild_locale": "en-US",
        "entitlements": [],
        "authorizing_integration_owners": {"0": str(guild_id)},
        "context": 0,
        "attachment_size_limit": 10_000_000,
    }


def command(words: str, **options: str | int | bool) -> Payload:
    """The data of a slash command: ``wordle play`` with its options."""
    name, inner = words.split()
    kinds = {str: 3, int: 4, bool: 5}
    given = [
        {"name": option, "type": kinds[type(value)], "value": value}
        for option, value in options.items()
    ]
    return {
        "id": "1",
        "name": name,
        "type": 1,
        "options": [{"type": 1, "name": inner, "options": given}],
    }


def complete(words: str, **option: str) -> Payload:
    """The data of a slash command while somebody types its last option."""
    told = command(words, **option)
    told["options"][0]["options"][-1]["focused"] = True
    return told


def press(custom_id: str) -> Payload:
    """The data of a pressed button."""
    return {"component_type": 2, "custom_id": custom_id}


def form(custom_id: str, **texts: str) -> Payload:
    """The data of a submitted form."""
    fields = [
        {"type": 18, "id": at, "component": {"type": 4, "id": at, "custom_id": name, "value": text}}
        for at, (name, text) in enumerate(texts.items())
    ]
    return {"custom_id": custom_id, "components": fields}


def _member(who: Payload) -> Payload:
    return {
        "user": who,
        "roles": [],
        "joined_at": _THEN,
        "deaf": False,
        "mute": False,
        "flags": 0,
    }
