"""Pictures that people post on Discord: which there are, and their bytes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import discord

from bot.domain.screenshots import NoPicture, PictureGone, PictureTooLarge
from bot.services.puzzles.screenshots import Source

Posted = discord.Attachment | str
"""A file that was posted, or the address of one that a card shows."""

HOSTS = frozenset({"cdn.discordapp.com", "media.discordapp.net"})
"""Where Discord keeps what was posted; no other address is ever fetched."""

LARGEST_PICTURE = 8 * 1024 * 1024
"""Bytes of the largest picture."""

_MOST = 4
"""Pictures of one message that are looked at."""


def list_pictures(message: discord.Message) -> list[discord.Attachment]:
    """Return the pictures posted with a message, or with one that it forwards."""
    forwarded = (file for snapshot in message.message_snapshots for file in snapshot.attachments)
    return [file for file in (*message.attachments, *forwarded) if _is_picture(file)][:_MOST]


def list_shown(message: discord.Message) -> list[str]:
    """Return the addresses of posted pictures that a message shows in cards, as bots do."""
    embeds = (part.url for embed in message.embeds for part in (embed.image, embed.thumbnail))
    parts = (held for part in message.components for held in walk(part.to_dict()))
    media = (item["media"]["url"] for part in parts for item in part.get("items") or ())
    return [url for url in dict.fromkeys([*embeds, *media]) if url and is_posted(url)][:_MOST]


def walk(part: Any) -> Iterator[dict[str, Any]]:
    """Yield a component of a message, as Discord sends it, and all its parts."""
    yield part
    for held in part.get("components") or ():
        yield from walk(held)


def find_upload(interaction: discord.Interaction, file_id: str) -> discord.Attachment:
    """Return the file of a form, given its id; raises `NoPicture`."""
    data: Any = interaction.data or {}
    found = data.get("resolved", {}).get("attachments", {}).get(file_id)
    if found is None:
        raise NoPicture
    # as discord.py itself makes those of a command's options
    return discord.Attachment(data=found, state=interaction._state)  # pyright: ignore[reportPrivateUsage]


def sources(files: Iterable[Posted]) -> list[Source]:
    """Return how to fetch files; raises `NoPicture` or `PictureTooLarge` before anything is."""
    return [partial(_fetch, _check(file)) for file in files]


def is_posted(url: str) -> bool:
    """Return whether an address is that of a file posted on Discord."""
    try:
        parts = urlsplit(url)
        plain = parts.scheme == "https" and parts.netloc in HOSTS
    except ValueError:
        return False
    return plain and parts.path.startswith(("/attachments/", "/ephemeral-attachments/"))


def _is_picture(file: discord.Attachment) -> bool:
    return (file.content_type or "").startswith("image/")


def _check(file: Posted) -> Posted:
    if not is_posted(file if isinstance(file, str) else file.url):
        raise NoPicture
    if isinstance(file, discord.Attachment) and file.size > LARGEST_PICTURE:
        raise PictureTooLarge
    return file


async def _fetch(file: Posted) -> bytes:
    try:
        return await (download(file) if isinstance(file, str) else file.read())
    except (discord.NotFound, discord.Forbidden, aiohttp.ClientError):
        raise PictureGone from None


async def download(url: str) -> bytes:
    """Return a file whose size only its server tells; follow it nowhere else.

    Raises `PictureGone`, or `PictureTooLarge` before anything is read.
    """
    plain = {"Accept-Encoding": "identity"}
    async with (
        aiohttp.ClientSession(auto_decompress=False, headers=plain) as session,
        session.get(url, allow_redirects=False) as response,
    ):
        if response.status != HTTPStatus.OK:
            raise PictureGone
        if response.content_length is None or response.content_length > LARGEST_PICTURE:
            raise PictureTooLarge
        return await response.read()
