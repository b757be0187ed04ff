"""Requests that fail for now: Discord is out of reach, or overloaded."""

from __future__ import annotations

from types import SimpleNamespace

import aiohttp
import discord


def retry_dropped(trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
    """Make discord.py retry a request whose connection broke, which it would not by itself."""
    trace.on_request_exception.append(_raise_dropped)
    return trace


async def _raise_dropped(
    _: aiohttp.ClientSession, __: SimpleNamespace, failed: aiohttp.TraceRequestExceptionParams
) -> None:
    # discord.py reconnects the gateway itself, with longer and longer pauses
    gateway = failed.url.scheme in ("ws", "wss")
    if isinstance(failed.exception, aiohttp.ClientConnectionError) and not gateway:
        raise Dropped(str(failed.exception)) from failed.exception


class Dropped(ConnectionError):
    """A connection to Discord broke, or was never made."""

    errno = 54
    """By this number, which it has on a Mac, discord.py knows that it may ask again."""

    status = code = 0


FAILED = (discord.HTTPException, Dropped)
"""What a request may raise once it has been made often enough."""


def is_trouble(error: Exception) -> bool:
    """Return whether Discord is out of reach or overloaded, or has forgotten the interaction."""
    passing = Dropped | discord.DiscordServerError | discord.RateLimited
    return is_forgotten(error) or isinstance(error, passing)


def is_forgotten(error: Exception) -> bool:
    """Return whether Discord no longer waits for the answer to an interaction."""
    return isinstance(error, discord.HTTPException) and error.code in (10015, 10062)


UNKNOWN_MESSAGE = 10008


def is_closed_to_us(error: Exception) -> bool:
    """Return whether the bot may not touch a channel, as where people brought it along."""
    unknown = isinstance(error, discord.NotFound) and error.code != UNKNOWN_MESSAGE
    return unknown or isinstance(error, discord.Forbidden)
