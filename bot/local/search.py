"""Discord's search for a server's messages, which simcord does not play."""

from __future__ import annotations

from typing import Any

from simcord.backend.access import channel_accessible
from simcord.http._helpers import message_response
from simcord.http.router import RequestContext, route


def play_search() -> None:
    """Let simcord search."""
    route("GET", "/guilds/{guild_id}/messages/search")(_search)


def _search(ctx: RequestContext) -> dict[str, Any]:
    """Find the messages of an author, in all channels that the bot may read or in one."""
    backend, wanted = ctx.backend, ctx.params
    author, only = int(wanted["author_id"]), wanted.get("channel_id")
    end = int(wanted.get("max_id", 2**63))
    found = [
        message
        for channel_id, messages in backend.messages.items()
        if (only is None or channel_id == int(only))
        and backend.get_channel(channel_id).guild_id == ctx.int_arg("guild_id")
        and channel_accessible(backend, channel_id, backend.bot_user.id, history=True)
        for message in messages.values()
        if message.author_id == author and message.id < end and not message.is_ephemeral
    ]
    found.sort(key=lambda message: message.id, reverse=True)
    shown = found[: int(wanted.get("limit", 25))]
    return {
        "doing_deep_historical_index": False,
        "total_results": len(found),
        "messages": [[message_response(ctx, message)] for message in shown],
    }
