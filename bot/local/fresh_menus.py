"""Menus that show what the bot has chosen: simcord's page keeps a choice by a menu's number."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any
from zlib import crc32

from simcord.enums import ComponentType

_MENUS = (ComponentType.STRING_SELECT, ComponentType.CHANNEL_SELECT, ComponentType.ROLE_SELECT)
_NUMBERS = 1 << 30
_FIRST = 1000
"""Above the numbers that Discord gives the parts of a message."""


def renumber(parts: Iterable[dict[str, Any]]) -> None:
    """Give each menu another number whenever it is another menu, or another choice is made."""
    for part in parts:
        renumber(part.get("components", ()))
        if part["type"] in _MENUS:
            chosen = [one["value"] for one in part.get("options", ()) if one.get("default")]
            shown = json.dumps([part["custom_id"], chosen, part.get("default_values")])
            part["id"] = _FIRST + crc32(shown.encode()) % _NUMBERS
