"""Lay out a `Reply` in Discord's components: texts, pictures, files, menus and buttons."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import groupby
from typing import Any, TypeVar

import discord
from discord import ui

from bot.board.boards import LARGE
from bot.render.menus import Kind, Menu, Topic
from bot.render.reply import Attachment, Button, Reply, Style, Tone

PICTURE = "board.png"
MOST_LARGE = 27
"""Emojis that Discord draws large if a text holds nothing else."""

ABREAST, ABREAST_INSIDE = 5, 3
"""Buttons in a row at most, below the card and inside it."""

_ACCENTS = {
    Tone.NEUTRAL: discord.Colour(0x4F545C),
    Tone.RUNNING: discord.Colour(0x5865F2),
    Tone.WON: discord.Colour(0x1F8460),
    Tone.LOST: discord.Colour(0xD83C3E),
}
_STYLES = {
    Style.PRIMARY: discord.ButtonStyle.primary,
    Style.SECONDARY: discord.ButtonStyle.secondary,
    Style.SUCCESS: discord.ButtonStyle.success,
    Style.DANGER: discord.ButtonStyle.danger,
}
_EMOJIS = re.compile(r"(?:[⬛⬜🟩🟨🟧🟦]|<:\w+:\d+>)+")
_EMOJI = re.compile(r"[⬛⬜🟩🟨🟧🟦]|<:")

T = TypeVar("T")


def layout(reply: Reply) -> ui.LayoutView:
    """Return the view of the whole message."""
    drawn = ui.LayoutView(timeout=None)
    if reply.ping:
        drawn.add_item(ui.TextDisplay(f"<@&{reply.ping}>"))
    above, inside = _split(reply)
    for text in above:
        drawn.add_item(ui.TextDisplay(text))
    card = ui.Container[ui.LayoutView](accent_colour=_ACCENTS[reply.tone])
    for part in (*_body(reply, inside), *_parts(reply)):
        card.add_item(part)
    rows = [*_rows(reply)]
    labels = {f"menu:{one.topic}:{one.name}": one.prompt for one in reply.menus if one.labelled}
    # a card on a phone is too narrow for a row of letters to press
    wide = any(len(row) > ABREAST_INSIDE for row in rows)
    # Discord refuses a container without anything inside
    if card.children or (rows and not wide):
        drawn.add_item(card)
    for row in rows:
        held = drawn if wide else card
        if label := labels.get(getattr(row[0], "custom_id", "")):
            held.add_item(ui.TextDisplay(f"-# {label}"))
        held.add_item(ui.ActionRow(*row))
    # presses are routed by their custom id; a live view would be kept for every message
    drawn.stop()
    return drawn


async def files(reply: Reply) -> list[discord.File]:
    """Return the files that the layout refers to; a picture is drawn in a thread."""
    sent = [discord.File(BytesIO(file.content), file.name) for file in reply.files]
    if reply.picture:
        png = await asyncio.to_thread(reply.picture.draw)
        sent.append(discord.File(BytesIO(png), PICTURE))
    return sent


def _split(reply: Reply) -> tuple[list[str], list[str]]:
    """Return the texts above the container, too narrow for large tiles, and those in it."""
    title = [f"### {reply.title}"] if reply.title else []
    texts = [*title, *(_blocks(reply.text) if reply.text else ())]
    large = [at for at, text in enumerate(texts, start=1) if _is_large(text)]
    cut = large[-1] if large else 0
    return texts[:cut], texts[cut:]


def _body(reply: Reply, texts: Sequence[str]) -> Iterator[ui.Item[Any]]:
    """Yield the texts inside the container; a leading picture stands right below the title."""
    shown = [ui.TextDisplay[Any](text) for text in texts]
    if not (reply.picture and reply.picture.first):
        return iter(shown)
    above = 1 if reply.title else 0
    return iter([*shown[:above], _gallery(PICTURE, reply.picture.alt), *shown[above:]])


def _parts(reply: Reply) -> Iterator[ui.Item[Any]]:
    for field in reply.fields:
        yield ui.TextDisplay(f"**{field.name}**\n{field.text}")
    if reply.picture and not reply.picture.first:
        yield _gallery(PICTURE, reply.picture.alt)
    for file in reply.files:
        yield _file(file)
    if reply.footer:
        yield ui.TextDisplay(f"-# {reply.footer}")


def _blocks(text: str) -> Iterator[str]:
    """Part a text so that rows of few tiles stand alone, which Discord then draws large."""
    paragraphs = [text] if "```" in text else text.split("\n\n")
    for large, group in groupby(paragraphs, key=_is_large):
        if large:
            yield from map("\n".join, _cut_rows(group))
        else:
            yield "\n\n".join(group)


def _is_large(paragraph: str) -> bool:
    return all(
        _EMOJIS.fullmatch(line) and len(_EMOJI.findall(line)) <= LARGE
        for line in paragraph.split("\n")
    )


def _cut_rows(paragraphs: Iterator[str]) -> Iterator[list[str]]:
    rows = [row for paragraph in paragraphs for row in paragraph.split("\n")]
    return _chunks(rows, MOST_LARGE // LARGE)


def _gallery(name: str, alt: str) -> ui.MediaGallery[Any]:
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=alt))


def _file(file: Attachment) -> ui.Item[Any]:
    """Return a picture if it has a description, else a file to download."""
    return _gallery(file.name, file.alt) if file.alt else ui.File(f"attachment://{file.name}")


def _rows(reply: Reply) -> Iterator[Sequence[ui.Item[Any]]]:
    """Yield a row for each menu, then rows of as many buttons as fit, then More."""
    yield from ([_menu(menu)] for menu in reply.menus if menu.topic is not Topic.MORE)
    for _, group in groupby(reply.buttons, key=lambda button: button.row):
        yield from _chunks([_button(button) for button in group], ABREAST)
    yield from ([_menu(menu)] for menu in reply.menus if menu.topic is Topic.MORE)


def _chunks(items: Sequence[T], most: int) -> Iterator[list[T]]:
    yield from ([*items[first : first + most]] for first in range(0, len(items), most))


def _button(button: Button) -> ui.Button[Any]:
    return ui.Button(
        label=button.label,
        style=_STYLES[button.style],
        custom_id=button.custom_id,
    )


def _menu(menu: Menu) -> ui.Item[Any]:
    common: dict[str, Any] = {
        "custom_id": f"menu:{menu.topic}:{menu.name}",
        "placeholder": menu.prompt,
        "min_values": menu.least,
        "max_values": menu.most,
    }
    match menu.kind:
        case Kind.OPTIONS:
            return ui.Select(**common, options=_options(menu))
        case Kind.CHANNELS | Kind.FORUMS:
            types = [discord.ChannelType.text]
            types += [discord.ChannelType.forum] * (menu.kind is Kind.FORUMS)
            chosen = _choose(menu, discord.SelectDefaultValueType.channel)
            return ui.ChannelSelect(**common, channel_types=types, default_values=chosen)
        case Kind.ROLES:
            chosen = _choose(menu, discord.SelectDefaultValueType.role)
            return ui.RoleSelect(**common, default_values=chosen)
        case Kind.USERS:
            return ui.UserSelect(**common)


def _options(menu: Menu) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=option.label,
            value=option.value,
            description=option.hint or None,
            default=option.value in menu.chosen,
        )
        for option in menu.options
    ]


def _choose(menu: Menu, kind: discord.SelectDefaultValueType) -> list[discord.SelectDefaultValue]:
    return [discord.SelectDefaultValue(id=int(value), type=kind) for value in menu.chosen]
