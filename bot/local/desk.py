"""What is settled, preferred, taught and known of people, in a terminal."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace

from bot.domain.guilds import Setting
from bot.domain.players import Place, Player, Preference, Rights
from bot.local.needs import Needs
from bot.render import guilds as settings
from bot.render import preferences, privacy, teaching
from bot.render.reply import Reply

Options = Mapping[str, str]

MANAGER = Rights(manager=True)
"""Whoever sits at the terminal manages it."""

SETTLED = (
    Setting.LANGUAGE,
    Setting.LENGTH,
    Setting.HARD,
    Setting.THEME,
    Setting.IDLE,
    Setting.SCHEDULE,
    Setting.DAILY_HINTS,
    Setting.OFFENSIVE,
    Setting.EXTRA,
    Setting.BANNED,
)
"""Settings that mean something without channels and roles."""

WITH_DATA = ("export", "delete", "surely")
"""What can be done with one's data; the last is asked for after the second."""


class Desk:
    """Answers what is not about a game."""

    def __init__(self, services: Needs, place: Place) -> None:
        self._settings = services.settings
        self._preferences = services.preferences
        self._privacy = services.privacy
        self._place = place
        self.answers: dict[str, Callable[[Player, Options], Awaitable[Reply]]] = {
            "/wordle settings": self._settle,
            "/wordle preferences": self._prefer,
            "/wordle rules": _always(teaching.rules()),
            "/wordle modes": _always(teaching.modes()),
            "/wordle about": _always(teaching.about()),
            "/wordle privacy": self._tell,
        }

    async def _settle(self, _: Player, options: Options) -> Reply:
        if "setting" not in options:
            return settings.listing(await self._settings.show(self._place, MANAGER))
        values = options.get("value", "").split()
        setting = Setting(options["setting"])
        return settings.listing(await self._settings.change(self._place, MANAGER, setting, values))

    async def _prefer(self, player: Player, options: Options) -> Reply:
        for name, value in options.items():
            chosen = None if value == preferences.UNSET else value
            await self._preferences.choose(self._place, player, Preference(name), chosen)
        return preferences.panel(await self._preferences.of(player), self._place)

    async def _tell(self, player: Player, options: Options) -> Reply:
        match options.get("do"):
            case "export":
                data = await self._privacy.export(player)
                return Reply(json.dumps(data, indent=2, ensure_ascii=False))
            case "delete":
                return replace(privacy.sure(), footer="/wordle privacy surely deletes it.")
            case "surely":
                await self._privacy.erase(player)
                return privacy.erased()
            case _:
                return privacy.privacy()


def _always(reply: Reply) -> Callable[[Player, Options], Awaitable[Reply]]:
    async def answer(_: Player, __: Options) -> Reply:
        return reply

    return answer
