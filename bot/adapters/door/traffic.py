"""Count interactions and requests by kind and outcome, never by person."""

from __future__ import annotations

import re
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


def trace_requests() -> aiohttp.TraceConfig:
    """Return a trace for a client that counts its requests."""
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_count_answer)
    trace.on_request_exception.append(_count_failure)
    return trace


async def _count_answer(
    _: aiohttp.ClientSession, __: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
) -> None:
    callback, status = _CALLBACK.search(ended.url.path), ended.response.status
    if status >= 400:
        REFUSALS.labels(_resource(ended.url.path), str(status)).inc()
    elif callback:
        made = discord.utils.snowflake_time(int(callback[1]))
        FIRST_ANSWER.observe(max(0, (discord.utils.utcnow() - made).total_seconds()))


async def _count_failure(
    _: aiohttp.ClientSession, __: SimpleNamespace, failed: aiohttp.TraceRequestExceptionParams
) -> None:
    REFUSALS.labels(_resource(failed.url.path), "none").inc()


def _resource(path: str) -> str:
    """Return the kind of resource of a path: never an id, nor the token of an interaction."""
    found = re.search(r"/(emojis|interactions|webhooks|channels|users|guilds)\b", path)
    return found[1] if found else "other"
