"""The gateway: sessions of shards, which outlive their sockets and are resumed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from tests.loopback.payloads import APPLICATION, Payload, guild, user

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACKNOWLEDGED = (
    0, 1, 2, 6, 7, 9, 10, 11,
)  # fmt: skip


@dataclass
class Session:
    """What one shard has been sent, over however many sockets."""

    shard: int
    shards: int
    sent: list[str] = field(default_factory=list[str])
    socket: web.WebSocketResponse | None = None
    transport: asyncio.Transport | None = None

    def connect(self, request: web.Request, socket: web.WebSocketResponse) -> None:
        self.socket, self.transport = socket, request.transport

    def cut(self) -> None:
        """End the connection without a word."""
        self.socket = None
        if self.transport is not None:
            self.transport.abort()

    async def dispatch(self, event: str, data: Payload) -> None:
        """Send an event, or keep it for the socket that resumes."""
        told = {"op": DISPATCH, "s": len(self.sent) + 1, "t": event, "d": data}
        self.sent.append(json.dumps(told))
        await self.send(self.sent[-1])

    async def send(self, text: str) -> None:
        with suppress(ConnectionError):
            if self.socket is not None:
                await self.socket.send_str(text)


class Gateway:
    """Hands events to the shard that a server belongs to."""

    def __init__(self, guilds: Mapping[int, list[int]], shards: int, beat: float = 41.25) -> None:
        """`guilds` are servers with their channels; a shard's heart beats every `beat` seconds."""
        self.shards = shards
        self.address = ""
        self.resumed = 0
        self.identified = 0
        self.silent = False
        """Whether it takes connections, and says nothing."""
        self.welcomed = asyncio.Event()
        """Whether a bot has a session that can be resumed."""
        self._guilds = guilds
        self._beat = beat
        self._sessions: dict[str, Session] = {}

    async def dispatch(self, event: str, data: Payload, guild_id: int) -> None:
        """Send an event to every bot that serves the server."""
        for session in self._served(guild_id):
            await session.dispatch(event, data)

    async def drop(self, *, forget: bool = False) -> None:
        """Cut every socket, as a network does; with `forget` no session can be resumed."""
        sessions = [*self._sessions.values()]
        if forget:
            self.welcomed.clear()
            self._sessions.clear()
        for session in sessions:
            session.cut()

    async def ask_to_reconnect(self) -> None:
        """Tell every bot to connect again."""
        for session in [*self._sessions.values()]:
            await session.send(json.dumps({"op": RECONNECT, "d": None}))

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One socket, from its first word to its last."""
        while self.silent:  # noqa: ASYNC110 - nobody tells when that is over
            await asyncio.sleep(0.1)
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        hello = {"op": HELLO, "d": {"heartbeat_interval": self._beat * 1000}}
        await socket.send_json(hello)
        session: Session | None = None
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            told: Any = json.loads(message.data)
            if told["op"] == HEARTBEAT:
                await socket.send_json({"op": ACKNOWLEDGED})
            elif told["op"] == IDENTIFY:
                session = Session(*told["d"].get("shard", (0, 1)))
                session.connect(request, socket)
                await self._welcome(session)
            elif told["op"] == RESUME:
                if session := self._sessions.get(told["d"]["session_id"]):
                    session.connect(request, socket)
                    await self._resume(session, told["d"]["seq"])
                else:
                    await socket.send_json({"op": INVALID, "d": False})
        if session and session.socket is socket:
            session.socket = None
        return socket

    async def _welcome(self, session: Session) -> None:
        self.identified += 1
        name, shard, shards = f"session-{self.identified}", session.shard, session.shards
        guilds = [number for number in self._guilds if (number >> 22) % shards == shard]
        ready: Payload = {
            "v": 10,
            "user": user(APPLICATION, bot=True),
            "guilds": [{"id": str(number), "unavailable": True} for number in guilds],
            "session_id": name,
            "resume_gateway_url": self.address,
            "application": {"id": str(APPLICATION), "flags": 0},
            "shard": [shard, shards],
        }
        await session.dispatch("READY", ready)
        for number in guilds:
            await session.dispatch("GUILD_CREATE", guild(number, self._guilds[number]))
        self._sessions[name] = session
        self.welcomed.set()

    async def _resume(self, session: Session, last: int) -> None:
        self.resumed += 1
        for missed in session.sent[last:]:
            await session.send(missed)
        await session.dispatch("RESUMED", {})

    def _served(self, guild_id: int) -> list[Session]:
        return [
            session
            for session in self._sessions.values()
            if (guild_id >> 22) % session.shards == session.shard
        ]
