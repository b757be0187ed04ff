"""Messages as text for a terminal: coloured tiles, names, clock times, and numbered controls."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from datetime import datetime
from typing import Any

from rich.markup import escape
from rich.text import Text
from simcord.backend.models import Message
from simcord.components import walk_components
from simcord.enums import ComponentType

from bot.local.world import World

BEGINNING = 20
"""Lines of a file that are looked for in the message above it."""

Control = tuple[Message, str, list[Any] | None]
"""A message, the custom id of its button or menu, and the values to choose in the menu."""

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
    (r"(?<![\w*])\*([^*\n]+)\*(?![\w*])", r"[italic]\1[/]"),
    (r"~~(.+?)~~", r"[strike]\1[/]"),
    (r"(?m)^-# (.+)$", r"[dim]\1[/]"),
    (r"(?m)^#{1,3} (.+)$", r"[bold]\1[/]"),
    (r"(?m)(?:^|(?<=   ))(\[\d+\])", r"[cyan]\1[/]"),
)


_PLAIN = 0xE000
"""Where the private characters begin that stand for signs without a meaning."""


def describe(
    message: Message, world: World, controls: list[Control], *, listing: bool = True
) -> str:
    """Return a message in Discord's markdown; its numbered controls are added to `controls`.

    Without `listing`, menus of people and channels have only what is chosen: who has come since
    changes no message.
    """
    texts, rows = [message.content] if message.content else [], list[str]()
    for part in walk_components(message.components):
        match part["type"]:
            case ComponentType.TEXT_DISPLAY:
                texts.append(part["content"])
            case ComponentType.MEDIA_GALLERY:
                texts += [f"-# {item['description']}" for item in part["items"]]
            case ComponentType.FILE:
                texts.append(_read_file(part["file"]["url"], world, texts))
            case ComponentType.ACTION_ROW:
                labels = list[str]()
                for held in part["components"]:
                    for label, taken in _choices(held, world, listing=listing):
                        controls.append((message, held["custom_id"], taken))
                        labels.append(f"[{len(controls)}] {label}")
                menu = part["components"][0].get("placeholder")
                rows += [f"**{menu}**", *labels] if menu else ["   ".join(labels)]
            case _:
                pass
    bot = world.backend.bot_user.id
    if marks := [one.emoji for one in message.reactions if bot in one.user_ids]:
        texts.append(f"-# {' '.join(marks)}")
    return "\n\n".join([*texts, *(["\n".join(rows)] if rows else [])])


def _read_file(url: str, world: World, shown: Iterable[str]) -> str:
    """Return the text of a file; its name and size if it is no text, or begins as `shown` does."""
    content = world.backend.cdn.get(url) or b""
    text, before = content.decode(errors="replace"), "\n".join(shown)
    repeats = all(line in before for line in text.splitlines()[:BEGINNING])
    if repeats or b"\0" in content:
        return f"-# {url.rpartition('/')[2]}, {len(content):,} bytes"
    return text


def _choices(
    part: dict[str, Any], world: World, *, listing: bool
) -> Iterator[tuple[str, list[Any] | None]]:
    """Yield a button, or each option of a menu; choosing a chosen one again may clear it."""
    if part["type"] == ComponentType.BUTTON:
        yield part["label"], None
        return
    chosen = {int(default["id"]) for default in part.get("default_values", ())}
    for option in part.get("options") or _list_places(part, world):
        if not (listing or part.get("options") or option["value"].id in chosen):
            continue
        taken = option.get("default") or getattr(option["value"], "id", 0) in chosen
        hint = f" – {option['description']}" if option.get("description") else ""
        label = f"{option['label']}{' ✓' * bool(taken)}{hint}"
        yield label, [] if taken and part.get("min_values") == 0 else [option["value"]]


def style(text: str, name: Callable[[int], str], *, colour: bool) -> Text:
    """Return `text` with styles; `name` resolves mentions.

    With `colour`, a row of tiles becomes letters on coloured ground.
    """
    # what a backslash marks as plain stays so, and loses it in the end
    text = re.sub(r"\\([!-/:-@\[-`{-~])", lambda it: chr(_PLAIN + ord(it[1])), text)
    text = re.sub(r"<(?:@[!&]?|#)(\d+)>", lambda it: escape(name(int(it[1]))), escape(text))
    text = re.sub(r"<t:(\d+)(?::(\w))?>", lambda it: _clock(int(it[1]), it[2]), text)
    for pattern, style in _STYLES:
        text = re.sub(pattern, style, text)
    if colour:
        text = re.sub(rf"([{''.join(_TILES)}]+)  ((?:\w ?)+)", _paint, text)
    text = text.replace(chr(_PLAIN + ord("[")), r"\[")
    text = re.sub(r"[\ue020-\ue07f]", lambda it: chr(ord(it[0]) - _PLAIN), text)
    return Text.from_markup(text, emoji=False)


def _clock(seconds: int, style: str | None) -> str:
    """Write a moment by the clock of this machine, or its day alone if only that is meant."""
    form = "%d %b %Y" if style in ("d", "D") else "%d %b %H:%M:%S"
    return datetime.fromtimestamp(seconds).strftime(form)  # noqa: DTZ006


def _paint(row: re.Match[str]) -> str:
    pairs = zip(row[1], row[2].split(), strict=False)
    return "".join(f"[{_TILES[square]}] {letter} [/]" for square, letter in pairs)


def _list_places(part: dict[str, Any], world: World) -> list[dict[str, Any]]:
    """Return what a menu lists; who is called as its question says comes first."""
    asked = part.get("placeholder") or ""
    return sorted(world.places(part["type"]), key=lambda one: not _is_named(one["label"], asked))


def _is_named(name: str, question: str) -> bool:
    """Return whether a question is about this name."""
    return bool(re.search(rf"(?i)(?<!\w){re.escape(name)}(?!\w)", question))
