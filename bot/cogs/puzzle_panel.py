"""The buttons of a puzzle, and the one message that shows it."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import discord
from discord.ext import commands

from bot.adapters.controls.routes import (
    FormHandler,
    Handler,
    cell,
    detail,
    form,
    language_field,
    last_rows,
    parse_detail,
    turned_row,
    word_field,
)
from bot.adapters.door.from_discord import Reader, asker, choose_look, look_of
from bot.adapters.door.recent import keep
from bot.adapters.replies.drawing import Drawing
from bot.adapters.replies.live_message import LiveMessage
from bot.adapters.replies.messages import ask, edit, send, wait_for
from bot.board.look import Emojis
from bot.domain.puzzles import Rung
from bot.render.puzzles import panel as render
from bot.render.puzzles import proposal, remaining, why
from bot.render.puzzles.screenshots import add_reading
from bot.render.reply import Action
from bot.services.puzzles.panel import PuzzlePanel
from bot.services.puzzles.puzzles import Puzzles
from bot.services.puzzles.views import PuzzleView

_LONGEST = 8
"""Letters of the longest word."""

_RECENT = 512
"""Puzzles whose newest view is kept in memory."""


class PuzzlePanelCog(commands.Cog):
    """The messages of puzzles, and their buttons."""

    def __init__(self, puzzles: Puzzles, panel: PuzzlePanel, emojis: Emojis) -> None:
        self._puzzles = puzzles
        self._panel = panel
        self._emojis = emojis
        self._views: dict[int, PuzzleView] = {}
        self._puzzle_messages = LiveMessage(self._draw, self._find_newest, puzzles.remember_message)
        self.routes: dict[Action, Handler] = {
            Action.MARK: self.press_mark,
            Action.ENTER_ROW: self.press_enter,
            Action.FOUND: self.press_found,
            Action.OTHER_WORD: self.ask_other,
            Action.REFUSED_WORD: self.press_refused,
            Action.OTHER_LANGUAGE: self.ask_language,
            Action.UNDO: self.press_undo,
            Action.REMAINING: self.press_remaining,
            Action.REASONS: self.press_reasons,
            Action.WHY: self.ask_why,
            Action.NEW_PUZZLE: self.press_new,
            Action.CLIMB: self.press_climb,
            Action.MEND: self.press_mend,
            Action.KEEP: self.press_keep,
            Action.REVEAL: self.ask_reveal,
            Action.CONTINUE: self.press_continue,
            Action.BEGIN_APART: self.press_apart,
        }
        self.forms: dict[Action, FormHandler] = {
            Action.OTHER_WORD: self.submit_other,
            Action.OTHER_LANGUAGE: self.submit_language,
            Action.WHY: self.submit_why,
            Action.REVEAL: self.submit_reveal,
        }

    async def send(self, interaction: discord.Interaction, state: PuzzleView) -> None:
        """Show the puzzle in a new message; the old one of a shared puzzle goes."""
        await self._puzzle_messages.send(interaction, self._keep(state))

    async def receive(self, interaction: discord.Interaction, state: PuzzleView) -> None:
        """Show what a command has changed, in the shared message and to the one who asked."""
        session = self._keep(state).session
        if session.shared and session.message_id is not None:
            await send(interaction, render.receipt(state, look_of(interaction, state.theme)))
        await self._puzzle_messages.update(interaction, state)

    async def press_mark(self, interaction: discord.Interaction, puzzle_id: int) -> None:
        draft, at, mark = parse_detail(cell, interaction)
        marked = self._panel.mark(asker(interaction), puzzle_id, draft, at, mark)
        await self._redraw(interaction, marked)

    async def press_enter(self, interaction: discord.Interaction, puzzle_id: int) -> None:
        version = parse_detail(int, interaction)
        await self._redraw(interaction, self._panel.enter(asker(interaction), puzzle_id, version))

    async def press_found(self, interaction: discord.Interaction, puzzle_id: int) -> None:
        version = parse_detail(int, interaction)
        await self._redraw(interaction, self._panel.find(asker(interaction), puzzle_id, version))

    async def press_refused(self, interaction: discord.Interaction, puzzle_id: int) -> None:
        version = parse_detail(int, interaction)
        await self._redraw(interaction, self._panel.refuse(asker(interaction), puzzle_id, version))

    async def press_undo(self, interaction: discord.Interaction, puzzle_id: int) -> None:
        version = parse_detail(int, interaction)
        await self._redraw(interaction, self._panel.undo(asker(interaction), puzzle_id, version))

    async def press_climb(self, interaction: discord.Interaction, puzzle_id: int) -> None:
        rung = parse_detail(Rung, interaction)
        await self._redraw(interaction, self._panel.climb(asker(interaction), puzzle_id, rung))

    async def press_mend(self, interaction: discord.Interaction, puzzle_id: int) -> None:
        version, row, feedback = parse_detail(turned_row, interaction)
        settled = self._panel.answer_slip(asker(interaction), puzzle_id, version, (row, feedback))
        await self._redraw(interaction, settled)

    async def press_keep(self, interaction: discord.Interaction, puzzle_id: int) -> None:
        version = parse_detail(int, interaction)
        await self._redraw(
            interaction, self._panel.answer_slip(asker(interaction), puzzle_id, version)
        )

    async def press_continue(self, interaction: discord.Interaction, puzzle_id: int) -> None:
        await self._redraw(interaction, self._puzzles.resume(asker(interaction), puzzle_id))

    async def press_apart(self, interaction: discord.Interaction, puzzle_id: int) -> None:
        version, last = parse_detail(last_rows, interaction)
        begun = self._puzzles.begin_apart(asker(interaction), puzzle_id, version, last)
        await self._redraw(interaction, begun)

    async def press_new(self, interaction: discord.Interaction, puzzle_id: int) -> None:
        renewed = self._puzzles.renew(asker(interaction), puzzle_id)
        state = await wait_for(interaction, renewed, editing=True)
        if state:
            await self._puzzle_messages.redraw(interaction, self._keep(state))
        else:
            await edit(interaction, render.new_puzzle(look_of(interaction)))

    async def press_remaining(self, interaction: discord.Interaction, puzzle_id: int) -> None:
        state = await self._puzzles.show(asker(interaction), puzzle_id)
        seen = look_of(interaction)
        if detail(interaction):
            await edit(interaction, remaining.words(state, seen, parse_detail(_page, interaction)))
        else:
            await send(interaction, remaining.words(state, seen))

    async def press_reasons(self, interaction: discord.Interaction, puzzle_id: int) -> None:
        work = self._puzzles.reasons(asker(interaction), puzzle_id)
        seen = look_of(interaction)
        if detail(interaction):
            reasons = await wait_for(interaction, work, editing=True)
            await edit(interaction, proposal.figures(reasons, seen.say))
        else:
            reasons = await wait_for(interaction, work)
            await send(interaction, why.reasons(reasons, puzzle_id, seen))

    async def ask_other(self, interaction: discord.Interaction, puzzle_id: int) -> None:
        await _ask(interaction, Action.OTHER_WORD, puzzle_id, "puzzles-other-modal")

    async def submit_other(
        self, interaction: discord.Interaction, puzzle_id: int, texts: dict[str, str]
    ) -> None:
        other = self._panel.other(asker(interaction), puzzle_id, texts["word"])
        await self._redraw(interaction, other)

    async def ask_language(self, interaction: discord.Interaction, puzzle_id: int) -> None:
        now = (await self._puzzles.show(asker(interaction), puzzle_id)).session
        label = look_of(interaction).say("puzzles-language-field")
        field = language_field(label, now.kind.language)
        await _ask(interaction, Action.OTHER_LANGUAGE, puzzle_id, "puzzles-language-button", field)

    async def submit_language(
        self, interaction: discord.Interaction, puzzle_id: int, texts: dict[str, str]
    ) -> None:
        language = texts["language"]
        translated = self._panel.translate(asker(interaction), puzzle_id, language)
        await self._redraw(interaction, translated)

    async def ask_why(self, interaction: discord.Interaction, puzzle_id: int) -> None:
        await _ask(interaction, Action.WHY, puzzle_id, "puzzles-why-modal")

    async def submit_why(
        self, interaction: discord.Interaction, puzzle_id: int, texts: dict[str, str]
    ) -> None:
        work = self._panel.why(asker(interaction), puzzle_id, texts["word"])
        found = await wait_for(interaction, work)
        await send(interaction, remaining.verdict(found, look_of(interaction)))

    async def ask_reveal(self, interaction: discord.Interaction, puzzle_id: int) -> None:
        length = (await self._puzzles.show(asker(interaction), puzzle_id)).session.kind.length
        label = look_of(interaction).say("puzzles-reveal-field", letters=length)
        field = word_field(label, length)
        await _ask(interaction, Action.REVEAL, puzzle_id, "puzzles-reveal-modal", field)

    async def submit_reveal(
        self, interaction: discord.Interaction, puzzle_id: int, texts: dict[str, str]
    ) -> None:
        revealed = self._panel.reveal(asker(interaction), puzzle_id, texts["word"])
        await self._redraw(interaction, revealed)

    def _keep(self, state: PuzzleView) -> PuzzleView:
        """Keep the newest view of a puzzle, and return it."""
        known = self._views.get(state.session.id, state)
        newest = known if known.session.version > state.session.version else state
        keep(self._views, state.session.id, newest, _RECENT)
        return newest

    def _draw(self, state: PuzzleView, reader: Reader) -> Drawing:
        session = state.session
        private, person = not session.shared, session.player
        seen = choose_look(
            reader, session.place, state.theme, self._emojis, private=private, person=person
        )
        shown = render.puzzle(state, seen)
        if read := state.reading:
            shown = add_reading(shown, read.board, read.wish, seen)
        return Drawing(session.id, session.place, session.message_id, shown)

    async def _find_newest(self, puzzle_id: int) -> PuzzleView:
        # not read again: every change of a puzzle passes here
        return self._views[puzzle_id]

    async def _redraw(
        self, interaction: discord.Interaction, work: Coroutine[Any, Any, PuzzleView]
    ) -> None:
        """Redraw the message that was pressed."""
        state = await wait_for(interaction, work, editing=True)
        await self._puzzle_messages.redraw(interaction, self._keep(state))


def _page(detail: str) -> int:
    return int(detail.lstrip("p"))


async def _ask(
    interaction: discord.Interaction,
    action: Action,
    subject: int,
    title_key: str,
    field: discord.ui.Item[Any] | None = None,
) -> None:
    """Open a form that asks for one word."""
    say = look_of(interaction).say
    modal = form(interaction, action, subject, say(title_key))
    modal.add_item(field or word_field(say("puzzles-word-field"), _LONGEST))
    await ask(interaction, modal)
