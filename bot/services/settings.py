"""A server's settings: shown to and changed by those who manage it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.domain.guilds import GuildSettings, Setting
from bot.domain.people import Place, Rights
from bot.errors import MayNotManage, NoServer, UnfitWords
from bot.services.settling import settled
from bot.store import Store
from engine import Word


class SettingsService:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, place: Place) -> GuildSettings:
        """The settings that hold in a place, for whoever plays by them."""
        async with self._store.transaction() as tx:
            return await tx.guilds.settings(place)

    async def show(self, place: Place, rights: Rights) -> GuildSettings:
        """The settings for who may change them; raises `NoServer` or `MayNotManage`."""
        _guild(place, rights)
        return await self.of(place)

    async def change(
        self, place: Place, rights: Rights, setting: Setting, values: Sequence[str]
    ) -> GuildSettings:
        """Change one setting, and return them all.

        Raises `NoServer`, `MayNotManage`, or what `settled` refuses; then nothing has
        changed.
        """
        guild_id = _guild(place, rights)
        async with self._store.transaction() as tx:
            settings = settled(await tx.guilds.locked(guild_id), setting, values)
            await tx.guilds.save(guild_id, settings)
        return settings

    async def add_word(self, place: Place, rights: Rights, text: str) -> Word:
        """Add one word to those of the server, and return it as it is spelt here.

        Raises `NoServer`, `MayNotManage` or `UnfitWords`.
        """
        guild_id = _guild(place, rights)
        async with self._store.transaction() as tx:
            before = await tx.guilds.locked(guild_id)
            added = settled(replace(before, extra=()), Setting.EXTRA, (text,)).extra
            if len(added) != 1:
                raise UnfitWords((1,))
            extra = tuple(dict.fromkeys((*before.extra, *added)))
            await tx.guilds.save(guild_id, settled(before, Setting.EXTRA, extra))
        return added[0]


def _guild(place: Place, rights: Rights) -> int:
    if place.guild_id is None:
        raise NoServer
    if not rights.manager:
        raise MayNotManage
    return place.guild_id
