"""`/wordle guess`, `board`, `stop`, `share`, and the buttons of a game."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.adapters.controls.routes import (
    FormHandler,
    Handler,
    detail,
    form,
    parse_detail,
    word_field,
)
from bot.adapters.door.from_discord import CHOICES, Reader, asker, choose_look, look_of
from bot.adapters.replies.depth import SIGHTS
from bot.adapters.replies.drawing import Drawing
from bot.adapters.replies.hint_wishes import clear_questions
from bot.adapters.replies.live_message import LiveMessage
from bot.adapters.replies.messages import (
    answer,
    ask,
    edit,
    make_way,
    send,
    take_back,
)
from bot.adapters.replies.questions import ask_questions
from bot.adapters.replies.vote_receipts import confirm
from bot.board.look import Emojis
from bot.cogs.game_stops import GameStops, show_end, show_game
from bot.cogs.matches import MatchesCog
from bot.domain.errors import GameEnded, NoGame, Spoiler
from bot.domain.modes import Mode
from bot.render import games as render
from bot.render import receipts
from bot.render.details import WITH_LETTERS
from bot.render.questions import ask_giving_up, ask_sharing
from bot.render.reply import Action, Reply
from bot.services.games.play import Games, Guessed
from bot.services.games.view import GameView


def make_game_messages(games: Games, emojis: Emojis) -> LiveMessage[GameView]:
    """Return the live message of games."""

    def draw(view: GameView, reader: Reader) -> Drawing:
        session = view.session
        look = partial(choose_look, private=session.mode.private, person=session.starter)
        seen = look(reader, session.place, view.theme, emojis)
        shown = render.game(view, seen)
        if isinstance(reader, discord.Interaction) and reader.context.dm_channel:
            # nobody else sees it there, and a private message would be gone after a restart
            shown = replace(shown, private=False)
        buried = 0 if shown.private else SIGHTS.get(session.phase, 0)
        at, guesses = (session.id, session.place, session.message_id), len(session.moves)
        return Drawing(*at, shown, guesses, buried=buried)

    return LiveMessage(draw, games.view, games.remember_message)


class GamesCog(commands.Cog):
    """Games of a channel, and a player's own."""

    def __init__(
        self,
        games: Games,
        game_messages: LiveMessage[GameView],
        matches: MatchesCog,
        emojis: Emojis,
    ) -> None:
        self._games = games
        self._game_messages = game_messages
        self._matches = matches
        self._emojis = emojis
        self.routes: dict[Action, Handler] = {
            Action.GUESS: self.press_guess,
            Action.BOARD: self.press_board,
            Action.RUNNING: self.press_running,
            Action.SHARE: self.press_share,
            Action.POST: self.press_post,
            **GameStops(games, game_messages, matches).routes,
        }
        self.forms: dict[Action, FormHandler] = {Action.GUESS: self.submit_guess}

    @app_commands.command()
    async def guess(self, interaction: discord.Interaction, word: str) -> None:
        """Guess a word in the running game"""
        async with ask_questions(interaction, Action.GUESS):
            outcome = await self._games.guess(asker(interaction), word)
            await self._receive(interaction, outcome)

    @guess.autocomplete("word")
    async def legal_words(self, interaction: discord.Interaction, prefix: str) -> list[Choice[str]]:
        found = await self._games.legal_words(asker(interaction), prefix, CHOICES)
        return [Choice(name=word, value=word) for word in found]

    @app_commands.command()
    async def board(self, interaction: discord.Interaction) -> None:
        """Show the running game again, at the bottom of the channel"""
        async with ask_questions(interaction, Action.BOARD):
            try:
                view = await self._games.open(asker(interaction))
            except NoGame:
                await self._matches.move(interaction)
            else:
                await self._game_messages.send(interaction, view)

    @app_commands.command()
    async def stop(self, interaction: discord.Interaction) -> None:
        """Give up the running game and show the answer"""
        async with ask_questions(interaction, Action.STOP):
            try:
                asked = await self._games.weigh_stop(asker(interaction))
            except NoGame:
                await self._matches.ask_end(interaction)
            else:
                look = look_of(interaction, asked.view.theme)
                await send(interaction, ask_giving_up(asked, look))

    @app_commands.command()
    async def share(self, interaction: discord.Interaction, letters: bool = False) -> None:
        """See your last result, and post it here"""
        view = await self._games.last_ended(asker(interaction))
        shared = _draw_share(interaction, view, letters=letters)
        look = look_of(interaction)
        seen = render.is_on_card(view) and not letters
        asked = ask_sharing(view.session.id, shared, look, letters=letters, seen=seen)
        await send(interaction, asked)

    async def press_board(self, interaction: discord.Interaction, game_id: int) -> None:
        view = await self._games.open(asker(interaction), game_id)
        show = show_game if view.session.active else show_end
        await show(interaction, view, self._game_messages)

    async def press_running(self, interaction: discord.Interaction, _: int) -> None:
        """Show the game or match that is in the way of the detail's mode, else the one meant."""
        mode = parse_detail(Mode.of, interaction) if detail(interaction) else None
        async with ask_questions(interaction, Action.BOARD):
            try:
                if mode:
                    view = await self._games.open_shared(asker(interaction), mode)
                else:
                    view = await self._games.open(asker(interaction))
            except NoGame:
                await make_way(interaction)
                await self._matches.move(interaction, mode)
            else:
                await self._game_messages.replace_panel(interaction, view)

    async def press_share(self, interaction: discord.Interaction, game_id: int) -> None:
        view = await self._games.board(asker(interaction), game_id)
        shared = _draw_share(interaction, view, letters=False)
        look, seen = look_of(interaction), render.is_on_card(view)
        await send(interaction, ask_sharing(game_id, shared, look, seen=seen))

    async def press_post(self, interaction: discord.Interaction, game_id: int) -> None:
        """Post what was shown privately, which may have become a spoiler since."""
        view = await self._games.board(asker(interaction), game_id)
        shared = _draw_share(interaction, view, letters=detail(interaction) == WITH_LETTERS)
        await make_way(interaction)
        await send(interaction, shared)

    async def press_guess(self, interaction: discord.Interaction, game_id: int) -> None:
        if word := detail(interaction):
            try:
                outcome = await self._games.guess(asker(interaction), word, game_id)
            except GameEnded:
                ended = await self._games.board(asker(interaction), game_id)
                await show_end(interaction, ended, self._game_messages)
            else:
                await self._receive(interaction, outcome)
        elif not await self._game_messages.say_if_moved(interaction, game_id):
            await self._ask_guess(interaction, game_id)

    async def _ask_guess(self, interaction: discord.Interaction, game_id: int) -> None:
        view = await self._games.board(asker(interaction), game_id)
        if not view.session.active:
            await self._game_messages.redraw(interaction, view)
            return
        self._games.check_turn(view.session, asker(interaction).player)
        length = view.session.game.rules.length
        seen = look_of(interaction, view.theme, self._emojis)
        title = "games-vote-modal" if view.session.mode.voted else "games-guess-modal"
        modal = form(interaction, Action.GUESS, game_id, seen.say(title))
        if played := render.board(view, seen):
            # a form covers the channel with the board
            modal.add_item(discord.ui.TextDisplay(played))
        modal.add_item(word_field(seen.say("games-guess-field", letters=length), length))
        await ask(interaction, modal)

    async def submit_guess(
        self, interaction: discord.Interaction, game_id: int, texts: dict[str, str]
    ) -> None:
        outcome = await self._games.guess(asker(interaction), texts["word"], game_id)
        await self._game_messages.redraw(interaction, outcome.view)
        if outcome.vote is None:
            await clear_questions(interaction.client, outcome.view.session)
        await self._matches.update(interaction.client, outcome.view.session, interaction)

    async def _receive(self, interaction: discord.Interaction, outcome: Guessed) -> None:
        """Show a guess where it was made: a private board alone, a public one with a receipt."""
        view, session = outcome.view, outcome.view.session
        look, pressed = look_of(interaction, view.theme, self._emojis), interaction.message
        if session.mode.private:
            await (self._game_messages.redraw if pressed else self._game_messages.send)(
                interaction, view
            )
        elif outcome.vote is not None:
            await confirm(interaction, session.id, receipts.vote(session, outcome.vote, look))
            await self._game_messages.update(interaction, view)
        else:
            await clear_questions(interaction.client, session)
            await answer(interaction, receipts.confirm(look))
            if await self._game_messages.update(interaction, view):
                await take_back(interaction)
            else:
                await edit(interaction, receipts.guess(view, outcome.turn, look), answered=True)
        await self._matches.update(interaction.client, session, interaction)


def _draw_share(interaction: discord.Interaction, view: GameView, *, letters: bool) -> Reply:
    """Draw a result as everybody sees it; raises `Spoiler` for letters others still look for."""
    if letters and view.contested:
        raise Spoiler
    seen = choose_look(interaction, view.session.place, view.theme)
    return render.share(view, seen, letters=letters)
