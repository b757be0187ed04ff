"""A message as text in Discord's markdown, with numbers for what can be pressed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from simcord.backend.models import Message
from simcord.components import walk_components
from simcord.enums import SELECT_TYPES, ComponentType

Fetch = Callable[[str], bytes | None]
"""Returns the content of a file by its address."""

LINK = 5
"""The style of a button that opens an address instead of asking the bot."""


@dataclass(frozen=True)
class Control:
    """A button, a menu, or with a `value` one choice of a menu."""

    message: Message
    part: Mapping[str, Any]
    value: str | None

    @property
    def is_menu(self) -> bool:
        return self.part["type"] in SELECT_TYPES


def told(message: Message, fetch: Fetch, first: int = 1) -> tuple[str, list[Control]]:
    """What a message says, whatever it is made of; its controls are numbered from `first`."""
    parts = [message.content, *map(_embed, message.embeds)]
    parts += [_file(file, fetch) for file in message.attachments]
    lines: list[str] = []
    found: list[Control] = []
    for part in walk_components(message.components):
        texts = [text for text in _texts(part) if text]
        if texts or part["type"] != ComponentType.BUTTON or not lines:
            lines += [*texts, ""]
        for value, label in _ways(part):
            numbered = f"[{first + len(found)}] {label}"
            found.append(Control(message, part, value))
            lines[-1] = f"{lines[-1]}   {numbered}".strip()
            if value is not None:
                lines.append("")
    parts.append("\n".join(line for line in lines if line))
    return "\n\n".join(part for part in parts if part), found


def _ways(part: Mapping[str, Any]) -> Iterator[tuple[str | None, str]]:
    """The ways to press a component: each choice is one, where only one can be taken."""
    if not part.get("custom_id") or part.get("disabled"):
        return
    if not _is_list(part):
        emoji = part["emoji"]["name"] if part.get("emoji") else ""
        yield None, f"{emoji} {part.get('label') or part.get('placeholder') or ''}".strip()
        return
    for option in part["options"]:
        chosen = " ✓" if option.get("default") else ""
        hint = f" – {option['description']}" if option.get("description") else ""
        yield option["value"], f"{option['label']}{chosen}{hint}"


def _is_list(part: Mapping[str, Any]) -> bool:
    """Whether it is a menu of which one choice can be taken."""
    return part["type"] == ComponentType.STRING_SELECT and part.get("max_values", 1) == 1


def _texts(part: Mapping[str, Any]) -> Iterator[str]:
    """What a component says by itself."""
    if _is_list(part):
        yield f"**{part['placeholder']}**"
    if part.get("style") == LINK:
        yield f"{part.get('label', '')} {part['url']}"
    yield part.get("content") or ""
    for item in (part, *(part.get("items") or ())):
        if "media" in item and item.get("description"):
            yield f"*{item['description']}*"


def _embed(embed: Mapping[str, Any]) -> str:
    parts = [f"**{embed['title']}**" if embed.get("title") else "", embed.get("description", "")]
    parts += [f"**{field['name']}**\n{field['value']}" for field in embed.get("fields") or ()]
    parts += [f"-# {embed['footer']['text']}" if embed.get("footer") else ""]
    return "\n\n".join(part for part in parts if part)


def _file(file: Mapping[str, Any], fetch: Fetch) -> str:
    """A picture as it is described, and a text as it is."""
    if described := file.get("description"):
        return f"*{described}*"
    try:
        return (fetch(file["url"]) or b"").decode()
    except UnicodeDecodeError:
        return f"({file['filename']})"
