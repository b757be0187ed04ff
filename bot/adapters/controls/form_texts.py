"""What was typed or chosen in a form."""

from __future__ import annotations

from typing import Any

from bot.domain.errors import UnknownButton


class _Texts(dict[str, str]):
    def __missing__(self, name: str) -> str:
        raise UnknownButton


def read_texts(components: list[dict[str, Any]]) -> dict[str, str]:
    """Return what was typed or chosen by custom id, in whatever rows or labels it stands.

    A file is given by its id. To look for a field that the form has not raises `UnknownButton`.
    """
    texts = _Texts()
    for component in components:
        inner = component.get("components") or [component.get("component") or component]
        for part in inner:
            if "custom_id" in part:
                texts[part["custom_id"]] = part.get("value") or " ".join(part.get("values", ()))
    return texts
