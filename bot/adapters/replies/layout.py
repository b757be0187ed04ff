"""Lay out a `Reply` in Discord's components: texts, pictures, files, menus and buttons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, TypeVar

import discord
from discord import ui

from bot.render.menus import Kind, Menu, Topic
from bot.render.reply import Attachment, Button, Reply, Style, Tone

PICTURE_NAME = "board.png"
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
T = TypeVar("T")


def layout(reply: Reply) -> ui.LayoutView:
    """Return the view of the whole message."""
    drawn = ui.LayoutView(timeout=None)
    if reply.ping:
        drawn.add_item(ui.TextDisplay(f"<@&{reply.ping}>"))
    card = ui.Container[ui.LayoutView](accent_colour=_ACCENTS[reply.tone])
    for part in (*_body(reply), *_parts(reply)):
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


def _body(reply: Reply) -> Iterator[ui.Item[Any]]:
    """Yield the title and the text; a leading picture stands between them."""
    if reply.title:
        yield ui.TextDisplay(f"### {reply.title}")
    if reply.picture and reply.picture.first:
        yield _gallery(PICTURE_NAME, reply.picture.alt)
    if reply.text:
        yield ui.TextDisplay(reply.text)


def _parts(reply: Reply) -> Iterator[ui.Item[Any]]:
    for field in reply.fields:
        yield ui.TextDisplay(f"**{field.name}**\n{field.text}")
    if reply.picture and not reply.picture.first:
        yield _gallery(PICTURE_NAME, reply.picture.alt)
    for file in reply.files:
        yield _file(file)
    if reply.footer:
        yield ui.TextDisplay(f"-# {reply.footer}")


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
