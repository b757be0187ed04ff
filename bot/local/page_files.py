"""What we add to simcord's page, and what we change in it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from simcord.enums import AppCommandType
from simcord.preview._server import PreviewServer

ADDED = {
    "/preview.css": ("discord.css",),
    "/app.js": ("pictures.js", "apps.js", "person.js", "typing.js"),
}
"""What we add to simcord's page: how Discord draws, pictures to drop, the menu of a message, who
one is after loading it again, and how quickly one may type."""

REPLACED = {
    "/commands.js": (
        ('-ellipsis", "…")', '-meta", value.description || "…")'),
        ("let contextId = null;", "let contextId = null, moved = false, picked = false;"),
        (
            'if (["ArrowDown", "ArrowUp"].includes(event.key) && popup',
            'if (event.key !== "Enter") moved = event.key.startsWith("Arrow"), picked = false;\n'
            '    if (["ArrowDown", "ArrowUp"].includes(event.key) && popup',
        ),
        (
            "if (active instanceof HTMLElement) {",
            "picked = !picked && (moved || Boolean(event.target.value)); moved = false;\n"
            "        if (picked && active instanceof HTMLElement) {",
        ),
    ),
    "/timeline.js": (
        ("clientHeight <= 1 ?", "clientHeight <= 60 ?"),
        (
            '? { policy: "target", targetId: String(snapshot.targetId) } : state.scrollIntent || '
            "captureScrollIntent();",
            '&& previousIds.length ? { policy: "target", targetId: String(snapshot.targetId) } '
            ": state.scrollIntent || (previousIds.length ? captureScrollIntent() "
            ': { policy: "bottom" });',
        ),
    ),
}
"""What we change in it: options of a command are listed with what they are for, Enter sends a
command unless an option was chosen or begun, and a page opens and stays at the newest message.
"""


class PageFiles(PreviewServer):
    """A server of simcord's page, which adds our style sheet and our script to its own."""

    async def _static(self, request: Any) -> Any:
        response = await super()._static(request)
        for added in ADDED.get(request.path, ()):
            text = Path(__file__).with_name(added).read_text()
            response.text += text.replace("[/* commands */]", self._list_message_commands())
        for replaced in REPLACED.get(request.path, ()):
            response.text = response.text.replace(*replaced)
        return response

    def _list_message_commands(self) -> str:
        """Return labels and names of the commands for messages, as JSON; none in direct ones."""
        if self.preview.channel.guild is None:
            return "[]"
        registered: Iterable[dict[str, Any]] = self.preview.env.backend.commands[None].values()
        found: list[tuple[str, str]] = []
        for one in registered:
            if one.get("type") == AppCommandType.MESSAGE:
                spoken: dict[str, str] = one.get("name_localizations") or {}
                name: str = one["name"]
                found.append((spoken.get(self.preview.locale) or name, name))
        return json.dumps(found)
