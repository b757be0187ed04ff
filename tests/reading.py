"""What a message says and offers, wherever in its layout that stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from simcord.components import walk_components
from simcord.enums import ComponentType


def text(message: Any) -> str:
    """Everything a message says, with no-break spaces as spaces."""
    texts = (part["content"] for part in parts(message, ComponentType.TEXT_DISPLAY))
    return plain("\n".join(texts))


def plain(text: str) -> str:
    """The same text with spaces where no line may break."""
    return text.replace("\u00a0", " ")


def alts(message: Any) -> list[str]:
    """The alternative texts of its pictures."""
    galleries = parts(message, ComponentType.MEDIA_GALLERY)
    return [item["description"] for gallery in galleries for item in gallery["items"]]


def parts(message: Any, kind: ComponentType) -> Iterator[dict[str, Any]]:
    """The components of that kind in a message of discord.py or simcord, in their order."""
    roots: list[Any] = [
        part if isinstance(part, dict) else part.to_dict() for part in message.components
    ]
    return (part for part in walk_components(roots) if part["type"] == kind)
