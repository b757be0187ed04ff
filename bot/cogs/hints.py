"""`/wordle hint`: help with a running game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.adapters.controls.routes import FormHandler, Handler, parse_detail
from bot.adapters.door.from_discord import asker, choose_look, look_of
from bot.adapters.replies.live_message import LiveMessage
from bot.adapters.replies.messages import answer, edit, is_private, send, wait_for
from bot.adapters.replies.questions import ask_questions
from bot.domain.hints import Hint
from bot.render.puzzles import hint as render
from bot.render.questions import say_agreed
from bot.render.reply import Action, Reply
from bot.services.games.view import GameView
from bot.services.puzzles.hint import GameHelp, HintView

Sender = Callable[[discord.Interaction, Reply], Awaitable[object]]


class HintsCog(commands.Cog):
    """Hints in running games."""

    def __init__(self, hints: GameHelp, game_messages: LiveMessage[GameView]) -> None:
        self._hints = hints
        self._game_messages = game_messages
        self.routes: dict[Action, Handler] = {
            Action.HINT: self.press_hint,
            Action.ASK_HINT: self.press_ask_hint,
            Action.AGREE: self.press_agree,
        }
        self.forms: dict[Action, FormHandler] = {}

    @app_commands.command()
    async def hint(self, interaction: discord.Interaction) -> None:
        """Help with the running game; it then counts as assisted"""
        async with ask_questions(interaction, Action.ASK_HINT):
            await self._offer(interaction, send, self._hints.look(asker(interaction)))

    async def press_ask_hint(self, interaction: discord.Interaction, game_id: int) -> None:
        async with ask_questions(interaction, Action.ASK_HINT):
            await self._offer(interaction, answer, self._hints.look(asker(interaction), game_id))

    async def press_agree(self, interaction: discord.Interaction, game_id: int) -> None:
        asked, wishing = asker(interaction), parse_detail(int, interaction)
        session = await self._hints.agree(asked, game_id, wishing)
        seen = choose_look(interaction, session.place)
        await edit(interaction, say_agreed(game_id, wishing, asked.player, seen))

    async def _offer(
        self, interaction: discord.Interaction, answer: Sender, work: Coroutine[Any, Any, HintView]
    ) -> None:
        """Show the asking player which hints there are, which costs nothing."""
        view = await wait_for(interaction, work, editing=is_private(interaction))
        await answer(interaction, render.hint(view, look_of(interaction)))

    async def press_hint(self, interaction: discord.Interaction, game_id: int) -> None:
        """Show the asking player a hint, and everybody in the game that it was taken."""
        take = self._hints.hint(asker(interaction), game_id, parse_detail(Hint, interaction))
        async with ask_questions(interaction, Action.ASK_HINT):
            view = await wait_for(interaction, take, editing=True)
            await edit(interaction, render.hint(view, look_of(interaction)))
            await self._game_messages.refresh(interaction.client, view.session.id)
