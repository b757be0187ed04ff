"""The buttons that give up a game, vote for that, or take the vote back."""

from __future__ import annotations

import discord

from bot.adapters.controls.routes import Handler, detail
from bot.adapters.door.from_discord import asker, look_of
from bot.adapters.replies.hint_wishes import clear_questions
from bot.adapters.replies.live_message import LiveMessage
from bot.adapters.replies.messages import answer, dismiss, edit, is_private
from bot.cogs.matches import MatchesCog
from bot.domain.errors import GameEnded
from bot.render import receipts
from bot.render.questions import ask_giving_up
from bot.render.reply import Action
from bot.services.games.play import Games
from bot.services.games.view import GameView


class GameStops:
    """Gives up games."""

    def __init__(
        self, games: Games, game_messages: LiveMessage[GameView], matches: MatchesCog
    ) -> None:
        self._games = games
        self._game_messages = game_messages
        self._matches = matches
        self.routes: dict[Action, Handler] = {
            Action.STOP: self.press_stop,
            Action.GIVE_UP: self.press_give_up,
            Action.TAKE_VOTE_BACK: self.press_take_back,
            Action.GO_ON: self.press_go_on,
        }

    async def press_stop(self, interaction: discord.Interaction, game_id: int) -> None:
        """Ask whether to give up the game; show it if it has ended."""
        if not detail(interaction) and await self._game_messages.say_if_moved(interaction, game_id):
            return
        asked = await self._games.weigh_stop(asker(interaction), game_id)
        if asked.view.session.active:
            look = look_of(interaction, asked.view.theme)
            await answer(interaction, ask_giving_up(asked, look))
        else:
            await show_end(interaction, asked.view, self._game_messages)

    async def press_give_up(self, interaction: discord.Interaction, game_id: int) -> None:
        """End the game, or say how many votes that still needs."""
        try:
            outcome = await self._games.stop(asker(interaction), game_id)
        except GameEnded:
            ended = await self._games.board(asker(interaction), game_id)
            await show_end(interaction, ended, self._game_messages)
            return
        session, seen = outcome.view.session, look_of(interaction, outcome.view.theme)
        if outcome.count.needed:
            await edit(interaction, receipts.stop_vote(session, outcome.count, seen))
            await self._game_messages.update(interaction, outcome.view)
        else:
            await show_game(interaction, outcome.view, self._game_messages)
            await clear_questions(interaction.client, session)
            await self._matches.update(interaction.client, session)

    async def press_take_back(self, interaction: discord.Interaction, game_id: int) -> None:
        """Take back a vote to end the game."""
        view = await self._games.take_back(asker(interaction), game_id)
        await edit(interaction, receipts.taken_back(look_of(interaction, view.theme)))
        await self._game_messages.update(interaction, view)

    async def press_go_on(self, interaction: discord.Interaction, game_id: int) -> None:
        view = await self._games.board(asker(interaction), game_id)
        if view.session.mode.private:
            await self._game_messages.redraw(interaction, view)
        else:
            await dismiss(interaction)


async def show_end(
    interaction: discord.Interaction, view: GameView, game_messages: LiveMessage[GameView]
) -> None:
    """Show how it ended: where the bot may not edit, a board can outlive its game.

    Raises `GameEnded` where that would repeat for everybody what they have seen.
    """
    if is_private(interaction) and not view.session.mode.private:
        raise GameEnded
    await show_game(interaction, view, game_messages)


async def show_game(
    interaction: discord.Interaction, view: GameView, game_messages: LiveMessage[GameView]
) -> None:
    """Show a game in the pressed message, unless that is private and the game is not."""
    show = game_messages.replace_panel if is_private(interaction) else game_messages.redraw
    await show(interaction, view)
