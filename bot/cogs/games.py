"""`/wordle play`, `guess`, `board`, `stop`, `share`, and the buttons of a game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.app_commands import Choice, Range
from discord.ext import commands

from bot.cogs.arena import Arena
from bot.cogs.buttons import Handler
from bot.cogs.matches import Matches
from bot.cogs.modals import FormHandler, form, word_field
from bot.cogs.reading import place, player, rights
from bot.cogs.reply import ask, send
from bot.cogs.table import Table
from bot.cogs.threads import Threads
from bot.domain.errors import GameEnded, NoGame
from bot.domain.games import GameSession, Mode
from bot.render import games as render
from bot.render.reply import Action
from bot.services.games.play import GuessOutcome, PlayService
from engine import Hard
from engine.solver import STRATEGIES

Shower = Callable[[discord.Interaction, GameSession], Awaitable[None]]

CHOICES = 25
BOARDS = [Choice(name=f"{count} boards", value=count) for count in (2, 4, 8)]
RIVALS = [
    Choice(name=f"{name}: {strategy.summary}"[:100], value=name)
    for name, strategy in STRATEGIES.items()
]


class Play(commands.Cog):
    """Games of a channel, and a player's own."""

    def __init__(
        self, play: PlayService, table: Table, arena: Arena, matches: Matches, threads: Threads
    ) -> None:
        self._play = play
        self._table = table
        self._arena = arena
        self._matches = matches
        self._threads = threads
        self.routes: dict[Action, Handler] = {
            Action.GUESS: self.ask_guess,
            Action.STOP: self.press_stop,
            Action.AGAIN: self.press_again,
            Action.SHARE: self.press_share,
        }
        self.forms: dict[Action, FormHandler] = {Action.GUESS: self.submit_guess}

    @app_commands.command()
    @app_commands.describe(
        mode="Who plays, and how; /wordle modes explains them",
        length="Letters in the word, 4 to 8; the daily and a challenge have their own",
        hard="Clues must be used",
        boards="Several words at once, with the same guesses: together, solo or vote",
        turns="Nobody guesses twice in a row, in a game together",
        rival="The bot's strategy in a versus game",
    )
    @app_commands.choices(boards=BOARDS)
    @app_commands.choices(rival=RIVALS)
    async def play(
        self,
        interaction: discord.Interaction,
        *,
        mode: Mode = Mode.TOGETHER,
        length: Range[int, 4, 8] | None = None,
        hard: Hard | None = None,
        boards: int = 1,
        turns: bool = False,
        rival: str | None = None,
    ) -> None:
        """Begin a game in this channel, or a private one"""
        match mode:
            case Mode.RACE:
                await self._matches.race(interaction, length, hard)
            case Mode.VERSUS:
                await self._matches.versus(interaction, rival, length, hard)
            case Mode.DAILY:
                await self._matches.enter_daily(interaction)
            case Mode.CHALLENGE:
                await self._matches.ask_word(interaction, [], hard)
            case _:
                await self._begin(
                    interaction,
                    mode=mode,
                    length=length,
                    hard=hard,
                    boards=boards,
                    alternate=turns,
                )

    async def _begin(
        self,
        interaction: discord.Interaction,
        *,
        mode: Mode,
        length: int | None,
        hard: Hard | None,
        boards: int,
        alternate: bool,
    ) -> None:
        where = place(interaction)
        thread = None if mode.private else await self._threads.open(interaction)
        session = await self._play.start(
            interaction.id,
            thread or where,
            player(interaction.user),
            mode=mode,
            length=length,
            hard=hard,
            boards=boards,
            alternate=alternate,
            rights=rights(interaction),
        )
        if thread is None:
            await self._table.lay(interaction, session)
        else:
            await self._table.lay_in(interaction.client, session)

    @app_commands.command()
    @app_commands.describe(word="Your guess")
    async def guess(self, interaction: discord.Interaction, word: str) -> None:
        """Guess a word in the running game"""
        outcome = await self._guess(interaction, word)
        session = outcome.session
        if outcome.vote is not None:
            await send(interaction, render.voted(session, outcome.vote))
        elif not session.mode.private:
            await self._table.receipt(interaction, session, outcome.turn)
        await self._table.show(interaction, session)
        await self._tell_match(interaction, session)

    @guess.autocomplete("word")
    async def legal_words(self, interaction: discord.Interaction, prefix: str) -> list[Choice[str]]:
        words = await self._play.legal_words(
            place(interaction), player(interaction.user), prefix, CHOICES
        )
        return [Choice(name=word, value=word) for word in words]

    @app_commands.command()
    async def board(self, interaction: discord.Interaction) -> None:
        """Show the running game again, at the bottom of the channel"""
        try:
            session = await self._play.board(place(interaction), player(interaction.user))
        except NoGame:
            await self._matches.move(interaction)
        else:
            await self._table.move(interaction, session)

    @app_commands.command()
    async def stop(self, interaction: discord.Interaction) -> None:
        """Give up the running game and show the answer"""
        try:
            await self._stop(interaction, None, self._table.move)
        except NoGame:
            await self._matches.stop_race(interaction)

    @app_commands.command()
    @app_commands.describe(letters="Show the letters too, once nobody can be spoiled")
    async def share(self, interaction: discord.Interaction, letters: bool = False) -> None:
        """Show your last result here"""
        session = await self._play.last_ended(place(interaction), player(interaction.user))
        await self._table.share(interaction, session, letters=letters)

    async def press_share(self, interaction: discord.Interaction, game_id: int) -> None:
        session = await self._play.board(place(interaction), player(interaction.user), game_id)
        await self._table.share(interaction, session, letters=False)

    async def press_stop(self, interaction: discord.Interaction, game_id: int) -> None:
        try:
            await self._stop(interaction, game_id, self._table.redraw)
        except GameEnded:
            ended = await self._play.board(place(interaction), player(interaction.user), game_id)
            await self._table.redraw(interaction, ended)

    async def press_again(self, interaction: discord.Interaction, game_id: int) -> None:
        ended = await self._play.board(place(interaction), player(interaction.user), game_id)
        rules = ended.game.rules
        await self._begin(
            interaction,
            mode=ended.mode,
            length=rules.length,
            hard=rules.hard,
            boards=rules.boards,
            alternate=ended.alternate,
        )

    async def ask_guess(self, interaction: discord.Interaction, game_id: int) -> None:
        """Open the guess modal."""
        session = await self._play.board(place(interaction), player(interaction.user), game_id)
        if not session.active:
            await self._table.redraw(interaction, session)
            return
        length = session.game.rules.length
        modal = form(interaction, Action.GUESS, game_id, "Your guess")
        modal.add_item(word_field(f"A word of {length} letters", length))
        await ask(interaction, modal)

    async def submit_guess(
        self, interaction: discord.Interaction, game_id: int, texts: dict[str, str]
    ) -> None:
        outcome = await self._guess(interaction, texts["word"], game_id)
        await self._table.redraw(interaction, outcome.session)
        await self._tell_match(interaction, outcome.session)

    async def _guess(
        self, interaction: discord.Interaction, text: str, game_id: int | None = None
    ) -> GuessOutcome:
        return await self._play.guess(
            interaction.id, place(interaction), player(interaction.user), text, game_id
        )

    async def _stop(
        self, interaction: discord.Interaction, game_id: int | None, show: Shower
    ) -> None:
        """End the game and `show` it, or tell how many votes that still needs."""
        outcome = await self._play.stop(
            interaction.id,
            place(interaction),
            player(interaction.user),
            rights=rights(interaction),
            game_id=game_id,
        )
        if outcome.needed:
            wish = render.wish_to_stop(outcome.session, outcome.votes, outcome.needed)
            await send(interaction, wish)
            await self._table.show(interaction, outcome.session)
        else:
            await show(interaction, outcome.session)
            await self._tell_match(interaction, outcome.session)

    async def _tell_match(self, interaction: discord.Interaction, session: GameSession) -> None:
        """Bring the standings of the board's match up to date."""
        if session.match_id is not None:
            await self._arena.refresh(interaction.client, session.match_id)
