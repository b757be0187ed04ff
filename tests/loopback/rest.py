"""The REST side: interactions answered once and in time, messages, commands, emojis, faults."""

from __future__ import annotations

import asyncio
import json
import re
import time
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from aiohttp import web

from tests.contract import check_contract
from tests.loopback.payloads import APPLICATION, Payload, message, user

MESSAGE, DEFERRED, LATER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
"""Types of the first answer to an interaction."""

EPHEMERAL = 1 << 6
TOO_LATE = 3.0
"""Seconds after which Discord takes no first answer."""


@dataclass
class Delivery:
    """An interaction, and what became of it; times are of `time.monotonic`."""

    channel_id: int
    message_id: int | None
    latest: int | None = None
    """The last message that answered it."""
    sent: float = field(default_factory=time.monotonic)
    first: float | None = None
    kind: int | None = None
    shown: list[Payload] = field(default_factory=list[Payload])
    """What it was answered with: the first answer, its edits and the messages after it."""
    showed: float | None = None
    """When something was shown for the first time."""
    acknowledged: asyncio.Event = field(default_factory=asyncio.Event)
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    """Something is shown, and not only promised."""

    @property
    def wait(self) -> float:
        """Seconds until the first answer."""
        return float("inf") if self.first is None else self.first - self.sent

    @property
    def shown_after(self) -> float:
        """Seconds until something was shown, and not only promised."""
        return float("inf") if self.showed is None else self.showed - self.sent

    def show(self, content: Payload) -> None:
        self.showed = self.showed or time.monotonic()
        self.shown.append(content)
        self.answered.set()

    async def await_answer(self, seconds: float = 30) -> Delivery:
        """Wait until something is shown; raises `TimeoutError`."""
        await asyncio.wait_for(self.answered.wait(), seconds)
        return self


@dataclass
class Fault:
    """How the next requests to a path are met, `times` of them; after that all is well.

    With `landed` the request takes effect, and only its answer is lost. A `status` of 0 ends the
    connection without a word.
    """

    path: str
    status: int = 500
    code: int = 0
    retry_after: float = 0.2
    times: int = 1
    method: str = ".*"
    landed: bool = False

    def meet(self, request: web.Request) -> web.Response:
        if not self.status and request.transport:
            request.transport.abort()
        told = {"message": "fault", "code": self.code, "retry_after": self.retry_after}
        return _reply(told, self.status or 500)


class Refused(Exception):
    """Discord refuses a request."""

    def __init__(self, status: int, code: int) -> None:
        super().__init__(status, code)
        self.status, self.code = status, code


class Rest:
    """Answers requests as Discord does."""

    def __init__(self, shards: int) -> None:
        self.gateway = ""
        self.shards = shards
        self.delivered: dict[str, Delivery] = {}
        self.messages: dict[str, Payload] = {}
        self.faults: list[Fault] = []
        self.refused: list[str] = []
        """What was asked for in vain, or is not as Discord describes it."""
        self.slow = 0.0
        """Seconds that every answer takes."""
        self._ids = count(10**6)
        self._emojis: list[Payload] = []

    async def serve(self, request: web.Request) -> web.Response:
        """Answer one request."""
        path, body = request.path.removeprefix("/api/v10"), await _read(request)
        if self.slow:
            await asyncio.sleep(self.slow)
        fault = self._find_fault(request.method, path)
        if fault and not fault.landed:
            return fault.meet(request)
        try:
            check_contract(request.method, path, body)
            told = self._answer(request.method, path.strip("/").split("/"), body)
        except AssertionError as problem:
            self.refused.append(str(problem))
            return _reply({"message": str(problem), "code": 50035}, 400)
        except Refused as refusal:
            self.refused.append(f"{request.method} {path}: {refusal.code}")
            return _reply({"message": "", "code": refusal.code}, refusal.status)
        if fault:
            return fault.meet(request)
        return web.Response(status=204) if told is None else _reply(told)

    def _find_fault(self, method: str, path: str) -> Fault | None:
        for fault in self.faults:
            if fault.times and re.search(fault.path, path) and re.fullmatch(fault.method, method):
                fault.times -= 1
                return fault
        return None

    def _answer(self, method: str, path: list[str], body: Any) -> Any:  # noqa: C901, PLR0911
        match method, path:
            case "GET", ["gateway", "bot"]:
                limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 16}
                return {
                    "url": self.gateway,
                    "shards": self.shards,
                    "session_start_limit": limit,
                }
            case "GET", ["users", "@me"]:
                return user(APPLICATION, bot=True)
            case "GET", ["oauth2", "applications", "@me"]:
                return _application()
            case "PUT", ["applications", _, "commands"]:
                return [_command(number, one) for number, one in enumerate(body, 1)]
            case _, ["applications", _, "emojis", *_]:
                return self._answer_emojis(method, body)
            case "POST", ["interactions", _, token, "callback"]:
                return self._call_back(token, body)
            case _, ["webhooks", _, token, *rest]:
                return self._answer_webhook(method, token, rest, body)
            case "POST", ["channels", channel, "messages"]:
                return self._lay(int(channel), body)
            case _, ["channels", _, "messages", number]:
                return self._change(method, number, body)
            case "POST", ["channels", channel, "messages", number, "threads"]:
                return _thread(int(number), int(channel))
            case _:
                raise Refused(404, 0)

    def _answer_emojis(self, method: str, body: Any) -> Any:
        if method == "GET":
            return {"items": self._emojis}
        if method == "DELETE":
            return None
        emoji = {"id": str(next(self._ids)), "name": body["name"], "user": user(APPLICATION)}
        self._emojis.append(emoji | {"require_colons": True, "animated": False, "managed": False})
        return self._emojis[-1]

    def _call_back(self, token: str, body: Payload) -> Payload:
        delivery = self.delivered.get(token)
        if delivery is None or time.monotonic() - delivery.sent > TOO_LATE:
            raise Refused(404, 10062)
        if delivery.first is not None:
            raise Refused(400, 40060)
        kind, data, laid = body["type"], body.get("data", {}), None
        if kind in (MESSAGE, DEFERRED):
            laid = self._lay(delivery.channel_id, data)
            delivery.message_id = delivery.latest = int(laid["id"])
        if kind == UPDATE and delivery.message_id:
            laid = self._change("PATCH", str(delivery.message_id), data)
        delivery.first, delivery.kind = time.monotonic(), kind
        if delivery.kind not in (DEFERRED, LATER_UPDATE):
            delivery.show(data)
        delivery.acknowledged.set()
        number = laid and laid["id"]
        told = {"id": token.partition(".")[0], "type": 2, "response_message_id": number}
        return {"interaction": told, "resource": {"type": delivery.kind, "message": laid}}

    def _answer_webhook(self, method: str, token: str, rest: list[str], body: Any) -> Any:
        delivery = self.delivered.get(token)
        if delivery is None or delivery.first is None:
            raise Refused(404, 10015)
        if method == "POST":
            delivery.show(body)
            laid = self._lay(delivery.channel_id, body)
            delivery.latest = int(laid["id"])
            return laid
        number = str(delivery.message_id) if rest[-1] == "@original" else rest[-1]
        changed = self._change(method, number, body)
        if method == "PATCH":
            delivery.show(body)
        return changed

    def _lay(self, channel_id: int, content: Payload) -> Payload:
        number = next(self._ids)
        self.messages[str(number)] = message(number, channel_id, content)
        return self.messages[str(number)]

    def _change(self, method: str, number: str, body: Any) -> Payload | None:
        if number not in self.messages:
            raise Refused(404, 10008)
        if method == "DELETE":
            del self.messages[number]
            return None
        if method == "PATCH":
            changes = {name: value for name, value in body.items() if name != "attachments"}
            self.messages[number].update(changes)
        return self.messages[number]


def _reply(told: Any, status: int = 200) -> web.Response:
    # discord.py reads JSON of exactly this type, and waits only for what came by way of a proxy
    headers = {"Content-Type": "application/json", "Via": "1.1 loopback"}
    return web.Response(body=json.dumps(told).encode(), status=status, headers=headers)


async def _read(request: web.Request) -> Any:
    """The body of a request; of one with files the part that is JSON."""
    if request.content_type == "application/json":
        return await request.json()
    if request.content_type != "multipart/form-data":
        return None
    form = await request.post()
    return json.loads(str(form["payload_json"])) if "payload_json" in form else None


def _application() -> Payload:
    return {
        "id": str(APPLICATION),
        "name": "tilemate",
        "description": "",
        "icon": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "",
        "flags": 0,
        "owner": user(1),
        "team": None,
    }


def _command(number: int, told: Payload) -> Payload:
    fixed = {"id": str(number), "application_id": str(APPLICATION), "version": "1"}
    return {"description": "", "default_member_permissions": None} | told | fixed


def _thread(number: int, channel_id: int) -> Payload:
    return {
        "id": str(number),
        "type": 11,
        "guild_id": "1",
        "parent_id": str(channel_id),
        "owner_id": str(APPLICATION),
        "name": "Tilemate",
        "member_count": 1,
        "message_count": 0,
        "thread_metadata": {
            "archived": False,
            "auto_archive_duration": 1440,
            "archive_timestamp": "2026-01-01T00:00:00+00:00",
            "locked": False,
        },
    }
