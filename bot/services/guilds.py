"""A server's settings, which its managers see and change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.brain.lexicons import Lexicons
from bot.domain.clock import Clock
from bot.domain.errors import KnownWord, MayNotManage, NoServer, Unwelcome
from bot.domain.game_setup import GameSetup, Offer
from bot.domain.guild_settings import SETTINGS, GuildSettings
from bot.domain.modes import TOGETHER
from bot.domain.players import Asker, Place
from bot.domain.points import POINTS_DUE
from bot.domain.records.errors import NotModerator
from bot.domain.records.values import RecordedGame
from bot.domain.rewards import list_rewardable
from bot.domain.setting_changes import EverybodysRole, RefusedWord, change, read_one
from bot.domain.setting_kinds import SettingKind
from bot.store import ReadTransaction, Store
from engine import Word
from engine.words import ALPHABETS


class Guilds:
    """Shows and changes a server's settings."""

    def __init__(self, store: Store, lexicons: Lexicons, clock: Clock) -> None:
        self._store = store
        self._lexicons = lexicons
        self._clock = clock

    async def settings(self, place: Place) -> GuildSettings:
        """Return the settings of a place, for whoever plays there."""
        async with self._store.read() as tx:
            return await tx.guilds.settings(place)

    async def offer(self, asker: Asker) -> Offer:
        """Return what the asker can choose from when a game begins here."""
        async with self._store.read() as tx:
            settings = await tx.guilds.settings(asker.place)
            today = settings.find_daily_day(self._clock())
            return Offer(
                settings,
                {code: self._lexicons.lengths(code) for code in ALPHABETS},
                (await tx.preferences.of(asker.player)).language,
                tuple(await tx.lists.list_all(asker.place.guild_id)),
                await _recall(tx, asker),
                asker.place.alone,
                await tx.matches.find_unplayed(asker.place, asker.player, today) is not None,
            )

    async def show(self, asker: Asker) -> GuildSettings:
        """Return the settings to those who may change them; raises `NoServer` or `MayNotManage`."""
        require_manager(asker)
        return await self.settings(asker.place)

    async def list_rewardable(self, asker: Asker) -> tuple[RecordedGame, ...]:
        """Return the games recorded here for whose best there can be a role.

        Raises `NoServer` or `MayNotManage`.
        """
        require_manager(asker)
        async with self._store.read() as tx:
            recorded = [key for key, _ in await tx.records.count_results(asker.place)]
            return list_rewardable(await tx.guilds.settings(asker.place), recorded)

    async def change(self, asker: Asker, setting: str, values: Sequence[str]) -> GuildSettings:
        """Change one setting, and return them all.

        Raises `NoServer`, `MayNotManage`, `EverybodysRole`, or what `change` raises; then nothing
        changes.
        """
        guild_id = require_manager(asker)
        # Discord offers it among all others, and its id is that of the server
        known = SETTINGS.get(setting)
        if known and known.kind is SettingKind.ROLE and [*values] == [str(guild_id)]:
            raise EverybodysRole
        async with self._store.write() as tx:
            before = await tx.guilds.lock(asker.place)
            settings = change(before, setting, values, self._clock()).follow(asker.place)
            await tx.guilds.save(guild_id, settings)
            if settings.points != before.points:
                await tx.facts.set(f"{POINTS_DUE}{guild_id}", settings.points.stamp)
        return settings

    async def watch(self, asker: Asker, channel_id: int) -> None:
        """Record what is posted in a channel too; raises what `change` does."""
        watched = (await self.show(asker)).record_channels | {channel_id}
        await self.change(asker, "record_channels", sorted(map(str, watched)))

    async def add_word(self, asker: Asker, text: str) -> Word:
        """Add a word to the server's, and return it as it is spelled here.

        Raises `NoServer`, `MayNotManage`, `UnfitWord`, `TooManyWords`, `KnownWord` if it can
        already be guessed here, `RefusedWord` if a setting forbids it, or `Unwelcome` for a slur.
        """
        guild_id, now = require_manager(asker), self._clock()
        async with self._store.write() as tx:
            before = await tx.guilds.lock(asker.place)
            added = read_one(text, before.language)
            lexicon = self._lexicons.of(before, before.language, len(added))
            if added in lexicon.slurs:
                raise Unwelcome(added)
            if added in lexicon.unwelcome:
                raise RefusedWord(added, banned=added in before.banned)
            if added in lexicon:
                raise KnownWord(added)
            extra = tuple(dict.fromkeys((*before.extra, added)))
            await tx.guilds.save(guild_id, change(before, "extra", extra, now))
        return added


def require_moderator(asker: Asker) -> int:
    """Return the server whose moderator asks; raises `NoServer` or `NotModerator`."""
    if asker.place.guild_id is None:
        raise NoServer
    if not asker.rights.moderator:
        raise NotModerator
    return asker.place.guild_id


def require_manager(asker: Asker) -> int:
    """Return the server that the asker manages; raises `NoServer` or `MayNotManage`."""
    if asker.place.guild_id is None:
        raise NoServer
    if not asker.rights.manager:
        raise MayNotManage
    return asker.place.guild_id


async def _recall(tx: ReadTransaction, asker: Asker) -> GameSetup:
    """Return the game that the player turned to last here; the usual one if it has no rematch."""
    last = await tx.games.find_last_played(asker.place, asker.player)
    played = await tx.games.get(last) if last else None
    if played is None or not played.mode.rematch:
        return GameSetup(TOGETHER.fit(asker.place))
    match = await tx.matches.find_head(played.match_id) if played.match_id else None
    mode = played.mode.fit(asker.place)
    chosen = match.again() if match else played.again()
    # what was not chosen is the server's to say, which may have changed its mind
    return GameSetup(mode, replace(chosen, turns=chosen.turns or None))
