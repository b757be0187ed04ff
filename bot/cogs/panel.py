"""The buttons of a solve session, and the one message that shows it."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import discord

from bot.board.look import Emojis, Look
from bot.cogs.buttons import Handler, cell, detail, understood
from bot.cogs.drawing import embed, view
from bot.cogs.modals import FormHandler, form
from bot.cogs.reading import asker
from bot.cogs.reply import ask, edit, patiently, send
from bot.domain.puzzles import Rung
from bot.render.puzzles import remaining
from bot.render.puzzles import session as render
from bot.render.reply import Action, Reply
from bot.services.players import Players
from bot.services.puzzles.panel import PanelService
from bot.services.puzzles.rows import SolveService
from bot.services.puzzles.session import SolveOutcome


class Panel:
    """Where solve sessions lie, and what happens when they are pressed."""

    def __init__(
        self,
        solve: SolveService,
        panel: PanelService,
        preferences: Players,
        emojis: Emojis,
    ) -> None:
        self._solve = solve
        self._panel = panel
        self._preferences = preferences
        self._emojis = emojis
        self.routes: dict[Action, Handler] = {
            Action.MARK: self.press_mark,
            Action.ENTER_ROW: self.press_enter,
            Action.OTHER_WORD: self.ask_other,
            Action.UNDO: self.press_undo,
            Action.REMAINING: self.press_remaining,
            Action.WHY: self.ask_why,
            Action.NEW_PUZZLE: self.press_new,
            Action.CLIMB: self.press_climb,
            Action.MEND: self.press_mend,
            Action.KEEP: self.press_keep,
        }
        self.forms: dict[Action, FormHandler] = {
            Action.OTHER_WORD: self.submit_other,
            Action.WHY: self.submit_why,
        }

    async def lay(self, interaction: discord.Interaction, outcome: SolveOutcome) -> None:
        """Show the session in a new message; an old one of a shared session goes."""
        session = outcome.session
        message_id = await send(interaction, await self._drawn(outcome))
        if session.shared and message_id:
            await self._solve.shown_in(session.id, message_id)
            if session.message_id not in (None, message_id):
                await _gone(interaction, session.message_id)

    async def receive(self, interaction: discord.Interaction, outcome: SolveOutcome) -> None:
        """Show what a command has changed: where a shared session lies, and to who asked."""
        session = outcome.session
        if not session.shared or session.message_id is None:
            await self.lay(interaction, outcome)
            return
        await send(interaction, render.received(outcome))
        await self._redraw_shared(interaction, outcome)

    async def complete(self, interaction: discord.Interaction, outcome: SolveOutcome) -> None:
        """Add to an answer what was still being thought when it was sent."""
        session = outcome.session
        newest = await self._panel.show(asker(interaction), session.id)
        if session.shared and session.message_id is not None:
            await self._redraw_shared(interaction, newest)
        else:
            await edit(interaction, await self._drawn(newest))

    async def press_mark(self, interaction: discord.Interaction, solve_id: int) -> None:
        draft, at, mark = understood(cell, interaction)
        marked = self._panel.mark(asker(interaction), solve_id, draft, at, mark)
        await self._redraw(interaction, marked)

    async def press_enter(self, interaction: discord.Interaction, solve_id: int) -> None:
        version = understood(int, interaction)
        await self._redraw(interaction, self._panel.enter(asker(interaction), solve_id, version))

    async def press_undo(self, interaction: discord.Interaction, solve_id: int) -> None:
        version = understood(int, interaction) if detail(interaction) else None
        await self._redraw(interaction, self._panel.undo(asker(interaction), solve_id, version))

    async def press_climb(self, interaction: discord.Interaction, solve_id: int) -> None:
        rung = understood(Rung, interaction)
        await self._redraw(interaction, self._panel.climb(asker(interaction), solve_id, rung))

    async def press_mend(self, interaction: discord.Interaction, solve_id: int) -> None:
        await self._settle(interaction, solve_id, mended=True)

    async def press_keep(self, interaction: discord.Interaction, solve_id: int) -> None:
        await self._settle(interaction, solve_id, mended=False)

    async def press_new(self, interaction: discord.Interaction, solve_id: int) -> None:
        renewed = self._panel.renew(asker(interaction), solve_id)
        outcome = await patiently(interaction, renewed, editing=True)
        await edit(interaction, await self._drawn(outcome) if outcome else render.forgotten())

    async def press_remaining(self, interaction: discord.Interaction, solve_id: int) -> None:
        outcome = await self._panel.show(asker(interaction), solve_id)
        if detail(interaction):
            page = understood(_page, interaction)
            await edit(interaction, remaining.words(outcome, page))
        else:
            await send(interaction, remaining.words(outcome))

    async def ask_other(self, interaction: discord.Interaction, solve_id: int) -> None:
        await _ask(interaction, Action.OTHER_WORD, solve_id, "Which word did you guess?")

    async def submit_other(
        self, interaction: discord.Interaction, solve_id: int, texts: dict[str, str]
    ) -> None:
        other = self._panel.other(asker(interaction), solve_id, texts["word"])
        await self._redraw(interaction, other)

    async def ask_why(self, interaction: discord.Interaction, solve_id: int) -> None:
        await _ask(interaction, Action.WHY, solve_id, "Why is it not …?")

    async def submit_why(
        self, interaction: discord.Interaction, solve_id: int, texts: dict[str, str]
    ) -> None:
        found = await self._panel.why(asker(interaction), solve_id, texts["word"])
        await send(interaction, remaining.verdict(found))

    async def _settle(
        self, interaction: discord.Interaction, solve_id: int, *, mended: bool
    ) -> None:
        version = understood(int, interaction)
        settled = self._panel.settle(asker(interaction), solve_id, version, mended=mended)
        await self._redraw(interaction, settled)

    async def _drawn(self, outcome: SolveOutcome) -> Reply:
        """A session as its player likes it, or as the server does where it is shared."""
        now = outcome.session
        theme = await self._preferences.theme(now.place, now.player, private=not now.shared)
        return render.session(outcome, Look(theme, self._emojis))

    async def _redraw(
        self, interaction: discord.Interaction, work: Coroutine[Any, Any, SolveOutcome]
    ) -> None:
        """Draw in the message that was pressed.

        Presses may overlap, so after a drawing the session is read again: whoever draws
        last draws the newest state.
        """
        outcome = await patiently(interaction, work, editing=True)
        await edit(interaction, await self._drawn(outcome))
        newest = await self._panel.show(asker(interaction), outcome.session.id)
        if newest.session != outcome.session:
            await edit(interaction, await self._drawn(newest))

    async def _redraw_shared(self, interaction: discord.Interaction, outcome: SolveOutcome) -> None:
        reply = await self._drawn(await self._panel.show(asker(interaction), outcome.session.id))
        message = _message(interaction, outcome.session.message_id or 0)
        try:
            await message.edit(embed=embed(reply), view=view(reply))
        except (discord.NotFound, discord.Forbidden):
            await self.lay(interaction, outcome)


def _page(detail: str) -> int:
    return int(detail.lstrip("p"))


async def _ask(interaction: discord.Interaction, action: Action, subject: int, title: str) -> None:
    """Open a modal that asks for one word."""
    modal = form(interaction, action, subject, title)
    modal.add_item(discord.ui.TextInput(label="A word", custom_id="word", max_length=32))
    await ask(interaction, modal)


async def _gone(interaction: discord.Interaction, message_id: int) -> None:
    try:
        await _message(interaction, message_id).delete()
    except (discord.NotFound, discord.Forbidden):
        return


def _message(interaction: discord.Interaction, message_id: int) -> discord.PartialMessage:
    channel = interaction.client.get_partial_messageable(interaction.channel_id or 0)
    return channel.get_partial_message(message_id)
