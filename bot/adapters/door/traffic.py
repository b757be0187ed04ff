"""Count interactions and requests by kind and outcome, never by person."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord

from bot.metrics import FIRST_ANSWER, INTERACTIONS, REFUSALS
from bot.render.menus import Topic
from bot.render.reply import Action

_OURS = {*Action, *Topic}
_CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback")


def count(interaction: discord.Interaction, outcome: str) -> None:
    """Count one that was ``done``, ``refused``, ``failed`` or left ``unanswered``."""
    INTERACTIONS.labels(interaction.type.name, _name(interaction), outcome).inc()


def _name(interaction: discord.Interaction) -> str:
    if interaction.command:
        return interaction.command.name
    data: Any = interaction.data or {}
    # "tilemate:guess:1", "menu:settings:hard", "form:guess:1:…"; what is forged has one name
    _, _, rest = data.get("custom_id", "").partition(":")
    name = rest.partition(":")[0]
    return name if name in _OURS else "other"


UNHEARD, RECENT_SECONDS = 20, 300
"""Seconds for which no answer has arrived when that is a fault, and after which it is history."""


class Arrivals:
    """Knows whether answers to interactions arrive at Discord."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._first: float | None = None
        self._last, self._reason = 0.0, ""

    def note(self, failure: str = "") -> None:
        """Note that an answer arrived, or else why it did not."""
        if not failure:
            self._first = None
        else:
            self._last, self._reason = self._now(), failure
            self._first = self._last if self._first is None else self._first

    def find_fault(self) -> str:
        """Return what to tell the operator if none has arrived for a while, else nothing."""
        if self._first is None or self._now() - self._last > RECENT_SECONDS:
            return ""
        if self._last - self._first < UNHEARD:
            return ""
        return f"no answer arrives at Discord ({self._reason})"


def trace_requests(arrivals: Arrivals) -> aiohttp.TraceConfig:
    """Return a trace for a client that counts its requests, and notes which answers arrive."""

    async def count_answer(
        _: aiohttp.ClientSession, __: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
    ) -> None:
        callback, status = _CALLBACK.search(ended.url.path), ended.response.status
        if status >= 400:
            REFUSALS.labels(_resource(ended.url.path), str(status)).inc()
        elif callback:
            made = discord.utils.snowflake_time(int(callback[1]))
            FIRST_ANSWER.observe(max(0, (discord.utils.utcnow() - made).total_seconds()))
        # 404 and 400: this interaction is over, and the next may be answered
        if callback and status not in (400, 404, 429):
            arrivals.note(str(status) if status >= 400 else "")

    async def count_failure(
        _: aiohttp.ClientSession, __: SimpleNamespace, failed: aiohttp.TraceRequestExceptionParams
    ) -> None:
        REFUSALS.labels(_resource(failed.url.path), "none").inc()
        if _CALLBACK.search(failed.url.path):
            arrivals.note("its connection breaks")

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(count_answer)
    trace.on_request_exception.append(count_failure)
    return trace


def _resource(path: str) -> str:
    """Return the kind of resource of a path: never an id, nor the token of an interaction."""
    found = re.search(r"/(emojis|interactions|webhooks|channels|users|guilds)\b", path)
    return found[1] if found else "other"
