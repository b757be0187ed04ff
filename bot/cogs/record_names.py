"""Who is who: the names in summaries, and several accounts of one person."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
from discord.ext import commands

from bot.adapters.controls.routes import FormHandler, Handler, MenuHandler, detail, parse_number
from bot.adapters.door.deferral import defer
from bot.adapters.door.from_discord import asker, look_of
from bot.adapters.replies.messages import edit, is_private, send
from bot.domain.errors import UnknownButton, UnknownChoice
from bot.domain.players import Player
from bot.render import unclaimed_names, who_is_who
from bot.render.menus import Topic
from bot.render.reply import Action
from bot.services.records.accounts import RecordAccounts
from bot.services.records.shares import ShareRecords


class RecordNamesCog(commands.Cog):
    """What moderators say of who is who in the results of a server."""

    def __init__(self, recording: ShareRecords, accounts: RecordAccounts) -> None:
        self._recording = recording
        self._accounts = accounts
        self.routes: dict[Action, Handler] = {
            Action.WHO: self.press_who,
            Action.NAMES: self.press_names,
            Action.FORGET_NAME: self.press_forget,
            Action.PART: self.press_part,
        }
        self.forms: dict[Action, FormHandler] = {}
        self.menus: dict[Topic, MenuHandler] = {
            Topic.RECORDS: self.choose_player,
            Topic.NAMES: self.choose_name,
            Topic.ACCOUNTS: self.choose_account,
        }

    async def press_who(self, interaction: discord.Interaction, _: int) -> None:
        """Ask privately who the names are that nobody knows, and who has several accounts."""
        asked = asker(interaction)
        waiting = await self._recording.list_unclaimed(asked)
        named = bool(await self._recording.list_named(asked))
        accounts = await self._accounts.list_all(asked)
        page = who_is_who.show(waiting, accounts, look_of(interaction), named=named)
        # the page of results that leads here is for all
        await (edit if is_private(interaction) else send)(interaction, page)

    async def choose_account(
        self, interaction: discord.Interaction, name: str, values: list[str]
    ) -> None:
        """Show whose account was chosen; or let the account in the name be that player's."""
        asked = asker(interaction)
        known = {account.id: one for account, one in await self._accounts.list_all(asked)}
        chosen = read_chosen(interaction, values[0])
        if name == who_is_who.WHICH:
            person = known.get(chosen.id)
            await edit(interaction, who_is_who.ask(chosen.id, person, look_of(interaction)))
            return
        if not name.isdecimal():
            raise UnknownButton
        account_id = parse_number(name)
        person = await self._accounts.join(asked, account_id, chosen)
        await edit(interaction, who_is_who.ask(account_id, person, look_of(interaction)))

    async def press_part(self, interaction: discord.Interaction, account_id: int) -> None:
        """Let an account be somebody's own again."""
        await self._accounts.part(asker(interaction), account_id)
        await edit(interaction, who_is_who.confirm_parting(account_id, look_of(interaction)))

    async def choose_player(
        self, interaction: discord.Interaction, name: str, values: list[str]
    ) -> None:
        """Answer the menu that asks which player a name is."""
        asked = asker(interaction)
        # in this order a name that the same choice claims meanwhile is in one of both
        waiting = await self._recording.list_unclaimed(asked)
        known = dict(await self._recording.list_named(asked))
        called = _find(name, [*waiting, *known])
        chosen = read_chosen(interaction, values[0])
        claimed = await self._recording.claim(asked, called, chosen)
        if not (claimed.added or claimed.known):
            holder = known.get(called)
            if holder is None or holder.id != chosen.id:
                raise UnknownButton
            # it is so already: Discord may have delivered the same choice twice
            await defer(interaction, editing=True)
            return
        rest = await self._recording.list_unclaimed(asked)
        reply = unclaimed_names.confirm_claim(called, chosen, claimed, rest, look_of(interaction))
        await edit(interaction, reply)

    async def press_names(self, interaction: discord.Interaction, page: int) -> None:
        named = await self._recording.list_named(asker(interaction))
        await edit(interaction, unclaimed_names.list_names(named, page, look_of(interaction)))

    async def choose_name(
        self, interaction: discord.Interaction, _: str, values: list[str]
    ) -> None:
        """Show one of the claimed names."""
        named = dict(await self._recording.list_named(asker(interaction)))
        called = _find(values[0], named)
        reply = unclaimed_names.show_name(called, named[called], look_of(interaction))
        await edit(interaction, reply)

    async def press_forget(self, interaction: discord.Interaction, _: int) -> None:
        asked = asker(interaction)
        known = [one for one, _ in await self._recording.list_named(asked)]
        waiting = await self._recording.list_unclaimed(asked)
        called = _find(detail(interaction), [*known, *waiting])
        results = await self._recording.unname(asked, called)
        rest = await self._recording.list_unclaimed(asked)
        reply = unclaimed_names.confirm_forgetting(called, results, rest, look_of(interaction))
        await edit(interaction, reply)


def _find(key: str, known: Iterable[str]) -> str:
    """Return the name among `known` that has this key; raises `UnknownButton` if there is none."""
    for name in known:
        if unclaimed_names.hash_name(name) == key:
            return name
    raise UnknownButton


def read_chosen(interaction: discord.Interaction, value: str) -> Player:
    """Return the player chosen in a menu of people; raises `UnknownChoice` for a bot."""
    data: Any = interaction.data
    resolved = data["resolved"]
    user = resolved["users"][value]
    if user.get("bot"):
        raise UnknownChoice
    nick = resolved.get("members", {}).get(value, {}).get("nick")
    return Player(int(value), (nick or user.get("global_name") or user["username"])[:100])
