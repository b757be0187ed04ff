"""While others may still guess, nothing that they can see tells a word."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from bot.domain.guild_settings import GuildSettings
from bot.domain.players import Theme
from tests.e2e.conftest import World
from tests.e2e.pressing import share

GUESSES = ("crane", "moist")
PRIVATE = 64
"""The flag of a message that is shown to one player alone."""


def public(world: World) -> str:
    """Everything sent for all to see: texts, labels, ids, file names, alternative texts."""
    shown: list[str] = []
    for sent in world.env.http_requests:
        if "/commands" in sent.path:
            continue
        body: Any = sent.json or {}
        message = body.get("data") or body
        if not message.get("flags", 0) & PRIVATE:
            shown.append(f"{sent.path} {json.dumps(body)}")
    return "\n".join(shown)


async def begin(world: World, mode: str) -> None:
    """Begin a game that ann can play while others are still to guess."""
    if mode == "challenge":
        form = await world.ben.slash(world.channel, "wordle challenge")
        await world.ben.submit_modal(form, {"word": "plumb"})
        await world.ann.click(world.latest, label="Play")
        return
    await world.ann.slash(world.channel, "wordle play", mode=mode)
    if mode == "race":
        await world.ben.click(world.latest, label="Join")
        await world.ann.click(world.latest, label="Start now")


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("mode", ["solo", "daily", "challenge", "race"])
async def test_no_word_is_told_before_its_time(
    world: World, caplog: pytest.LogCaptureFixture, mode: str, theme: Theme
) -> None:
    async with world.services.store.write() as tx:
        await tx.guilds.save(world.guild.id, GuildSettings(theme=theme))
    await begin(world, mode)
    answer = await world.answer()
    for word in (*GUESSES, answer):
        await world.ann.slash(world.channel, "wordle guess", word=word)
    await share(world.ann, world.channel)
    await world.ben.slash(world.channel, "wordle board")
    seen = (public(world) + caplog.text).lower()
    told = re.sub(r"absent|present|correct|[^a-z]", "", seen)
    assert not [word for word in (*GUESSES, answer) if word in told]
    assert "tilemate" in told
