"""Pictures that people post on Discord: which there are, and their bytes."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import discord

from bot.domain.screenshots import NoPicture, PictureGone, PictureTooLarge
from bot.services.puzzles.screenshots import Source

HOSTS = frozenset({"cdn.discordapp.com", "media.discordapp.net"})
"""Where Discord keeps what was posted; no other address is ever fetched."""

LARGEST = 8 * 1024 * 1024
"""Bytes of the largest picture."""

MOST = 4
"""Pictures of one message that are looked at."""


def list_pictures(message: discord.Message) -> list[discord.Attachment]:
    """Return the pictures posted with a message, or with one that it forwards."""
    forwarded = (file for snapshot in message.message_snapshots for file in snapshot.attachments)
    return [file for file in (*message.attachments, *forwarded) if _is_picture(file)][:MOST]


def find_upload(interaction: discord.Interaction, file_id: str) -> discord.Attachment:
    """Return the file of a form, given its id; raises `NoPicture`."""
    data: Any = interaction.data or {}
    found = data.get("resolved", {}).get("attachments", {}).get(file_id)
    if found is None:
        raise NoPicture
    # as discord.py itself makes those of a command's options
    return discord.Attachment(data=found, state=interaction._state)  # pyright: ignore[reportPrivateUsage]


def sources(files: Iterable[discord.Attachment]) -> list[Source]:
    """Return how to fetch files; raises `NoPicture` or `PictureTooLarge` before anything is."""
    return [partial(_fetch, _check(file)) for file in files]


def is_ours(url: str) -> bool:
    """Return whether an address is that of a file posted on Discord."""
    try:
        parts = urlsplit(url)
        plain = parts.scheme == "https" and parts.netloc in HOSTS
    except ValueError:
        return False
    return plain and parts.path.startswith(("/attachments/", "/ephemeral-attachments/"))


def _is_picture(file: discord.Attachment) -> bool:
    return (file.content_type or "").startswith("image/")


def _check(file: discord.Attachment) -> discord.Attachment:
    if not is_ours(file.url):
        raise NoPicture
    if file.size > LARGEST:
        raise PictureTooLarge
    return file


async def _fetch(file: discord.Attachment) -> bytes:
    try:
        return await file.read()
    except (discord.NotFound, discord.Forbidden):
        raise PictureGone from None
