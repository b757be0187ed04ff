"""Messages as text of a terminal: coloured tiles, names, clock times, and numbers to press."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

from rich.markup import escape
from rich.text import Text
from simcord.backend.models import Message
from simcord.components import walk_components
from simcord.enums import ComponentType

Control = tuple[Message, Mapping[str, Any], str | None]
"""A message, its button or menu, and the choice of a menu of which one can be taken."""

_TILES = {
    "🟩": "bold white on green4",
    "🟨": "bold black on gold3",
    "⬛": "bold white on grey37",
    "🟧": "bold black on dark_orange",
    "🟦": "bold white on blue3",
}
_STYLES = (
    (r"(?s)```(?:\w*\n)?(.+?)\n?```", r"\1"),
    (r"`(.+?)`", r"[bold]\1[/]"),
    (r"(?s)\*\*(.+?)\*\*", r"[bold]\1[/]"),
    (r"(?m)^-# (.+)$", r"[dim]\1[/]"),
    (r"(?m)^### (.+)$", r"[bold]\1[/]"),
    (r"(?m)(?:^|(?<=   ))(\[\d+\])", r"[cyan]\1[/]"),
)


def describe(
    message: Message, fetch: Callable[[str], bytes | None], controls: list[Control]
) -> str:
    """What a message says in Discord's markdown; its controls are added to `controls`.

    Each bears its number there, from 1. `fetch` returns the content of a file by its address.
    """
    told, rows = [message.content] if message.content else [], list[str]()
    for part in walk_components(message.components):
        match part["type"]:
            case ComponentType.TEXT_DISPLAY:
                told.append(part["content"])
            case ComponentType.MEDIA_GALLERY:
                told += [f"-# {item['description']}" for item in part["items"]]
            case ComponentType.FILE:
                told.append((fetch(part["file"]["url"]) or b"").decode(errors="replace"))
            case ComponentType.ACTION_ROW:
                rows += _row(message, part["components"], controls)
            case _:
                pass
    return "\n\n".join([*told, *(["\n".join(rows)] if rows else [])])


def _row(message: Message, parts: list[dict[str, Any]], controls: list[Control]) -> Iterator[str]:
    """A line for each choice of a menu, or one for all buttons."""

    def number(part: dict[str, Any], label: str, value: str | None = None) -> str:
        controls.append((message, part, value))
        return f"[{len(controls)}] {label}"

    if parts[0]["type"] == ComponentType.STRING_SELECT:
        yield f"**{parts[0]['placeholder']}**"
        for option in parts[0]["options"]:
            chosen = " ✓" if option.get("default") else ""
            hint = f" – {option['description']}" if option.get("description") else ""
            yield number(parts[0], f"{option['label']}{chosen}{hint}", option["value"])
    else:
        yield "   ".join(number(part, part.get("label") or part["placeholder"]) for part in parts)


def styled(text: str, name: Callable[[int], str], *, colour: bool) -> Text:
    """Return `text` with styles; `name` tells who is mentioned.

    With `colour` a row of tiles becomes its letters on their colours.
    """
    text = re.sub(r"<(?:@[!&]?|#)(\d+)>", lambda it: escape(name(int(it[1]))), escape(text))
    text = re.sub(r"<t:(\d+)(?::\w)?>", lambda it: _clock(int(it[1])), text)
    for pattern, style in _STYLES:
        text = re.sub(pattern, style, text)
    if colour:
        text = re.sub(rf"([{''.join(_TILES)}]+)  ((?:\w ?)+)", _paint, text)
    return Text.from_markup(text, emoji=False)


def _clock(seconds: int) -> str:
    """A moment by the clock of this machine, to the second if it is near."""
    at = datetime.fromtimestamp(seconds, UTC).astimezone()
    near = abs(datetime.now(UTC) - at) < timedelta(minutes=10)
    return f"{at:%H:%M:%S}" if near else f"{at:%d %b %H:%M}"


def _paint(row: re.Match[str]) -> str:
    pairs = zip(row[1], row[2].split(), strict=False)
    return "".join(f"[{_TILES[square]}] {letter} [/]" for square, letter in pairs)
