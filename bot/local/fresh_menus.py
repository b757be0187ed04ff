"""Menus that show what the bot has chosen: simcord's page keeps a choice by a menu's number."""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import count
from typing import Any

from simcord.enums import ComponentType

_MENUS = (ComponentType.STRING_SELECT, ComponentType.CHANNEL_SELECT, ComponentType.ROLE_SELECT)
_FIRST = 1000
"""Above the numbers that Discord gives the parts of a message."""


class FreshMenus:
    """Remembers what each menu of a message shows, and under which number."""

    def __init__(self) -> None:
        self._shown: dict[tuple[int, str], tuple[str, int]] = {}
        self._numbers = count(_FIRST)

    def renumber(self, message_id: int, parts: Iterable[dict[str, Any]]) -> None:
        """Give each menu another number whenever another choice is made, even an earlier one."""
        for part in parts:
            self.renumber(message_id, part.get("components", ()))
            if part["type"] in _MENUS:
                part["id"] = self._number(message_id, part)

    def _number(self, message_id: int, menu: dict[str, Any]) -> int:
        chosen = [one["value"] for one in menu.get("options", ()) if one.get("default")]
        shown = json.dumps([chosen, menu.get("default_values")])
        key = message_id, menu["custom_id"]
        before, number = self._shown.get(key, (None, 0))
        if before != shown:
            number = next(self._numbers)
            self._shown[key] = shown, number
        return number
