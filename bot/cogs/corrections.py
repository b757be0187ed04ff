"""Corrections of results by those who manage a server, and the page that shows them to all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord.ext import commands

from bot.adapters.controls.refused_forms import RefusedForms
from bot.adapters.controls.routes import (
    DETAIL,
    FormHandler,
    Handler,
    MenuHandler,
    detail,
    form,
    parse_detail,
    parse_number,
)
from bot.adapters.door.from_discord import asker, choose_look, look_of, place
from bot.adapters.replies.messages import ask, edit, turn
from bot.domain.corrections import LONGEST_TYPED_SCORE, Correction, ResultKey
from bot.domain.errors import OutOfRange, UnknownButton
from bot.domain.players import Player
from bot.domain.records.values import RecordedGame
from bot.jobs.live_records import LiveRecords
from bot.render import corrections as render
from bot.render.changed_results import list_changed
from bot.render.corrected_results import ask_score
from bot.render.details import CHANGED, ONLY_PASTED, SURE
from bot.render.exclusions import ask_exclusion, confirm_exclusion
from bot.render.menus import Topic
from bot.render.reply import Action, Reply
from bot.render.strikes import ask_strikes, confirm_strikes
from bot.services.corrections import Corrections


class CorrectionsCog(commands.Cog):
    """Corrections of results, and how they are undone.

    A `follower` marks the messages of watched channels.
    """

    def __init__(self, corrections: Corrections, follower: LiveRecords | None) -> None:
        self._corrections = corrections
        self._follower = follower
        self._refused = RefusedForms[tuple[str, str]](OutOfRange)
        self.routes: dict[Action, Handler] = {
            Action.CORRECTIONS: self.press_corrections,
            Action.CORRECT: self.press_correct,
            Action.STRIKE: self.press_strike,
            Action.STRIKE_ALL: self.press_strike_all,
            Action.CHANGE: self.ask_change,
            Action.UNCORRECT: self.press_undo,
            Action.SHUT_OUT: self.press_shut_out,
            Action.LET_IN: self.press_let_in,
        }
        self.forms: dict[Action, FormHandler] = {Action.CHANGE: self.submit_change}
        self.menus: dict[Topic, MenuHandler] = {Topic.CORRECT: self.choose}

    async def press_corrections(self, interaction: discord.Interaction, number: int) -> None:
        """Show everybody a page of what was corrected."""
        page = await self._corrections.list_page(asker(interaction), number)
        games, look = await self._know(interaction), choose_look(interaction, place(interaction))
        await turn(interaction, render.corrections(page, games, look))

    async def press_correct(self, interaction: discord.Interaction, player_id: int) -> None:
        """Ask whose result is wrong, or which one of a player's; or list what was changed."""
        if player_id:
            await turn(interaction, await self._ask_result(interaction, Player(player_id)))
            return
        if detail(interaction) == CHANGED:
            await self._list_changed(interaction)
            return
        batches = await self._corrections.list_batches(asker(interaction))
        floods = await self._corrections.list_new_floods(asker(interaction))
        games = await self._know(interaction)
        await turn(interaction, render.ask_player(batches, floods, games, look_of(interaction)))

    async def _list_changed(self, interaction: discord.Interaction) -> None:
        found, floods = await self._corrections.list_changed(asker(interaction))
        games = await self._know(interaction)
        await turn(interaction, list_changed(found, floods, games, look_of(interaction)))

    async def choose(self, interaction: discord.Interaction, name: str, values: list[str]) -> None:
        """Answer a menu: whose result, which result, or which correction to undo."""
        (value, *_) = values
        menu, _, player_id = name.partition(".")
        if menu == render.PLAYER:
            page = await self._ask_result(interaction, Player(parse_number(value)))
            await edit(interaction, page)
        elif menu == render.RESULT and player_id.isdecimal():
            player, key = Player(parse_number(player_id)), _key(value)
            result = await self._corrections.find_result(asker(interaction), player, key)
            first = result and result.first
            games, look = await self._know(interaction), look_of(interaction)
            await edit(interaction, render.offer_changes(player, key, games, look, first))
        elif menu == render.UNDO and player_id.isdecimal():
            await self._undo_of(interaction, Player(parse_number(player_id)), value)
        elif menu == render.UNDO and value.isdecimal():
            await self.press_undo(interaction, parse_number(value))
        else:
            raise UnknownButton

    async def _ask_result(self, interaction: discord.Interaction, account: Player) -> Reply:
        asked = asker(interaction)
        person = await self._corrections.find_person(asked, account)
        # games with the bot count for the account itself
        own = await self._corrections.list_results(asked, account)
        player = account if own else person
        found = own or await self._corrections.list_results(asked, player)
        shut_out = await self._corrections.is_shut_out(asked, player)
        games, look = await self._know(interaction), look_of(interaction)
        standing = await self._corrections.list_standing(asked, player)
        return render.ask_result(
            player, found, standing, games, look, shut_out=shut_out, joined=(account, person)
        )

    async def press_strike(self, interaction: discord.Interaction, player_id: int) -> None:
        key = parse_detail(ResultKey.read, interaction)
        done = await self._corrections.strike(asker(interaction), Player(player_id), key)
        await self._confirm(interaction, done)

    async def press_strike_all(self, interaction: discord.Interaction, player_id: int) -> None:
        """Ask whether all of a player's latest results should be struck; strike them if sure.

        Or only those that were pasted.
        """
        asked, player, look = asker(interaction), Player(player_id), look_of(interaction)
        given = detail(interaction).split(".")
        pasted = ONLY_PASTED in given
        if SURE in given:
            done = await self._corrections.strike_all(asked, player, pasted=pasted)
            await edit(interaction, confirm_strikes(player, done, look, pasted=pasted))
            await self._mark(interaction, done)
        else:
            results = await self._corrections.list_results(asked, player)
            found = [one for one in results if one.pasted or not pasted]
            await edit(interaction, ask_strikes(player, len(found), look, pasted=pasted))

    async def ask_change(self, interaction: discord.Interaction, player_id: int) -> None:
        """Ask for the right result, or again for what was refused."""
        say, kept = look_of(interaction).say, self._refused.recall(interaction)
        key, typed = kept or (detail(interaction), "")
        game = (await self._know(interaction)).get(_key(key).game)
        if game is None:
            raise UnknownButton
        modal = form(interaction, Action.CHANGE, player_id, say("standings-correct-modal"), key)
        field = discord.ui.TextInput[Any](
            label=ask_score(game, say),
            custom_id="score",
            default=typed or None,
            max_length=LONGEST_TYPED_SCORE,
        )
        modal.add_item(field)
        await ask(interaction, modal)

    async def submit_change(
        self, interaction: discord.Interaction, player_id: int, texts: dict[str, str]
    ) -> None:
        """Change a result; if that is refused, keep what was typed to be corrected."""
        key, typed = texts[DETAIL], texts["score"]
        work = self._corrections.change(asker(interaction), Player(player_id), _key(key), typed)
        refused = self._refused.accept(interaction, (key, typed), work, Action.CHANGE, player_id)
        if done := await refused:
            await self._confirm(interaction, done)

    async def press_undo(self, interaction: discord.Interaction, correction_id: int) -> None:
        """Undo a correction, and all that were made with it."""
        done = await self._corrections.undo(asker(interaction), correction_id)
        await self._show_undone(interaction, done[0].player, done)

    async def _undo_of(self, interaction: discord.Interaction, player: Player, chosen: str) -> None:
        """Undo one correction of a player's, or all."""
        if chosen == render.ALL_OF_PLAYER:
            done = await self._corrections.undo_all(asker(interaction), player)
        else:
            number = parse_number(chosen)
            done = await self._corrections.undo(asker(interaction), number, alone=True)
        await self._show_undone(interaction, player, done)

    async def _show_undone(
        self, interaction: discord.Interaction, player: Player, done: Sequence[Correction]
    ) -> None:
        if len(done) == 1:
            await self._confirm(interaction, done[0])
            return
        await edit(interaction, render.confirm_undone(player, len(done), look_of(interaction)))
        await self._mark(interaction, done)

    async def press_shut_out(self, interaction: discord.Interaction, player_id: int) -> None:
        """Ask whether a player should be shut out; shut them out if sure."""
        asked, player, look = asker(interaction), Player(player_id), look_of(interaction)
        if detail(interaction) == SURE:
            await self._corrections.shut_out(asked, player)
        if await self._corrections.is_shut_out(asked, player):
            await edit(interaction, confirm_exclusion(player, look, shut_out=True))
        else:
            await edit(interaction, ask_exclusion(player, look))

    async def press_let_in(self, interaction: discord.Interaction, player_id: int) -> None:
        player = Player(player_id)
        await self._corrections.let_in(asker(interaction), player)
        await edit(interaction, confirm_exclusion(player, look_of(interaction), shut_out=False))

    async def _confirm(self, interaction: discord.Interaction, done: Correction) -> None:
        games = await self._know(interaction)
        await edit(interaction, render.confirm_correction(done, games, look_of(interaction)))
        await self._mark(interaction, [done])

    async def _mark(self, interaction: discord.Interaction, done: Sequence[Correction]) -> None:
        """Mark the messages anew whose results were corrected."""
        if self._follower and interaction.guild:
            found = await self._corrections.list_messages(asker(interaction), done)
            await self._follower.mark_all(interaction.client, interaction.guild, found)

    async def _know(self, interaction: discord.Interaction) -> Mapping[str, RecordedGame]:
        return await self._corrections.list_games(place(interaction))


def _key(text: str) -> ResultKey:
    """Parse the key of a result; raises `UnknownButton`."""
    try:
        return ResultKey.read(text)
    except ValueError:
        raise UnknownButton from None
