"""Replies as discord.py sends them, without painting pictures."""

from __future__ import annotations

import json
from io import BytesIO
from typing import Any

import discord
from discord.http import handle_message_parameters

from bot.adapters.replies.layout import PICTURE_NAME, layout
from bot.render.reply import Reply
from tests.contract import check_contract
from tests.limits import check_message


def payload(reply: Reply) -> dict[str, Any]:
    """The message that a reply becomes."""
    files = [discord.File(BytesIO(), file.name) for file in reply.files]
    if reply.picture:
        files.append(discord.File(BytesIO(), PICTURE_NAME))
    with handle_message_parameters(view=layout(reply), files=files) as sent:
        if sent.multipart:
            return json.loads(sent.multipart[0]["value"])
        return json.loads(json.dumps(sent.payload))


def check(reply: Reply) -> None:
    """Hold a reply against what Discord takes, and so what it is where it has no picture."""
    for told in {reply, reply.in_words()}:
        message = payload(told)
        check_message(message)
        callback = {"type": 4, "data": message}
        check_contract("POST", "/interactions/1/token/callback", callback)
