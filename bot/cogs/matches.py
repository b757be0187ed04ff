"""Races, dailies, challenges and duels: their commands, buttons and forms."""

from __future__ import annotations

from collections.abc import Awaitable
from contextlib import suppress

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.adapters.answers.drawing import Drawing
from bot.adapters.answers.live_message import LiveMessage
from bot.adapters.answers.messages import send, wait_for
from bot.adapters.answers.private import answer, dismiss, is_private
from bot.adapters.controls.routes import DETAIL, FormHandler, Handler
from bot.adapters.controls.word_forms import ask_challenge
from bot.adapters.door.from_discord import Reader, asker, choose_look, look_of
from bot.board.look import Emojis
from bot.domain.errors import BotInvited, MatchOver
from bot.domain.games import GameSession
from bot.domain.matches import Stage
from bot.domain.modes import DAILY, Mode, Options, Source
from bot.domain.players import Player
from bot.jobs.daily_news import DailyNews, show_month, suggest_days
from bot.render import matches as render
from bot.render.daily_proof import proof
from bot.render.podium import SHOWN
from bot.render.questions import ending
from bot.render.reply import Action
from bot.services.games.view import GameView
from bot.services.matches.challenge import Challenges
from bot.services.matches.matches import Matches
from bot.services.matches.race import Races
from bot.services.matches.versus import Duels
from bot.services.matches.view import Entered, MatchView
from engine import Hard

PEOPLE_A_SECOND = 200
"""A match that lists only some of its people is redrawn the more seldom the more there are."""


def live_match(matches: Matches, emojis: Emojis) -> LiveMessage[MatchView]:
    """The public message of a match."""

    def draw(view: MatchView, reader: Reader) -> Drawing:
        match = view.match
        seen = choose_look(reader, match.place, view.theme, emojis, person=match.starter)
        shown = render.match(view, seen)
        rest = max(0, len(match.entrants) - SHOWN) / PEOPLE_A_SECOND
        return Drawing(match.id, match.place, match.message_id, shown, rest=rest)

    return LiveMessage(draw, matches.view, matches.remember_message)


class MatchesCog(commands.Cog):
    """Everybody on a board of their own, with the same answer."""

    def __init__(
        self,
        matches: Matches,
        races: Races,
        challenges: Challenges,
        duels: Duels,
        *,
        live: LiveMessage[MatchView],
        boards: LiveMessage[GameView],
        emojis: Emojis,
    ) -> None:
        self._matches = matches
        self._races = races
        self._challenges = challenges
        self._duels = duels
        self._live = live
        self._boards = boards
        self._news = DailyNews(matches, emojis)
        self.routes: dict[Action, Handler] = {
            Action.JOIN: self.press_join,
            Action.READY: self.press_ready,
            Action.BEGIN: self.press_begin,
            Action.CANCEL: self.press_cancel,
            Action.END: self.press_end,
            Action.DISMISS: lambda interaction, _: dismiss(interaction),
            Action.ENTER: self.press_enter,
            Action.REMATCH: self.press_rematch,
            Action.PROOF: self.press_proof,
            Action.CALENDAR: self.press_calendar,
            Action.UNSOLVED: self.press_unsolved,
        }
        self.forms: dict[Action, FormHandler] = {Action.CHALLENGE: self.submit_challenge}

    @app_commands.command()
    async def daily(self, interaction: discord.Interaction, day: str = "") -> None:
        """Play today's puzzle, on a board only you see"""
        if day:
            past = await self._matches.archive.play(asker(interaction), day)
            await self._boards.lay(interaction, past)
        else:
            await self.begin(interaction, DAILY, Options())

    @daily.autocomplete("day")
    async def past_days(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await suggest_days(self._matches.archive, interaction, typed)

    @app_commands.command()
    async def challenge(
        self,
        interaction: discord.Interaction,
        opponent: discord.User | None = None,
        second: discord.User | None = None,
        third: discord.User | None = None,
        hard: Hard | None = None,
    ) -> None:
        """Set a word for others to guess"""
        users = [user for user in (opponent, second, third) if user]
        if any(user.bot for user in users):
            raise BotInvited
        named = [str(user.id) for user in users]
        await self._ask_word(interaction, named, hard)

    async def begin(self, interaction: discord.Interaction, mode: Mode, options: Options) -> None:
        """Begin a match of this mode, or open the form for the word that its player sets."""
        asked = asker(interaction)
        if mode.answer is Source.SET:
            await self._ask_word(interaction, [], options.hard, options.language)
        elif mode.answer is Source.DAILY:
            await self._seat(interaction, await self._matches.daily(asked))
        elif mode.answer is Source.PAST:
            await self._boards.arrive(interaction, await self._matches.archive.play_next(asked))
        elif mode.lobby:
            await self._live.arrive(interaction, await self._races.open(asked, options))
        else:
            duel, pressed = self._duels.begin(asked, options), is_private(interaction)
            entered = await wait_for(interaction, duel, editing=pressed)
            await self._seat(interaction, entered)
            await self._live.lay(interaction, entered.match)

    async def submit_challenge(
        self, interaction: discord.Interaction, _: int, texts: dict[str, str]
    ) -> None:
        hard, *named = texts[DETAIL].split(".")
        view = await self._challenges.challenge(
            asker(interaction),
            texts["word"],
            invited=[Player(int(one)) for one in named],
            hard=Hard(hard) if hard else None,
            language=texts.get("language"),
        )
        await self._live.arrive(interaction, view)

    async def move(self, interaction: discord.Interaction) -> None:
        """Lay the channel's running match at the bottom; raises `NoGame` if there is none."""
        await self._live.lay(interaction, await self._matches.latest(asker(interaction)))

    async def ask_end(self, interaction: discord.Interaction) -> None:
        """Ask whether the match that the player began here, or else its race, is to end.

        A lobby is closed at once. Raises `NoGame` if there is none, or `MayNotStop`.
        """
        match = await self._matches.find_stoppable(asker(interaction))
        if match.stage is Stage.LOBBY:
            with suppress(MatchOver):
                await self._matches.stop(asker(interaction), match.id)
            await self._live.lay(interaction, await self._matches.view(match.id))
        else:
            await send(interaction, ending(match, look_of(interaction)))

    async def update(self, client: discord.Client, board: GameSession) -> None:
        """Bring the standings of the board's match up to date, if it is of one."""
        if board.match_id is not None:
            await self._news.tell(client, board)
            await self._live.refresh(client, board.match_id)

    async def press_join(self, interaction: discord.Interaction, match_id: int) -> None:
        await self._press(interaction, match_id, self._races.join(asker(interaction), match_id))

    async def press_ready(self, interaction: discord.Interaction, match_id: int) -> None:
        ready = self._races.join(asker(interaction), match_id, ready=True)
        await self._press(interaction, match_id, ready)

    async def press_begin(self, interaction: discord.Interaction, match_id: int) -> None:
        await self._press(interaction, match_id, self._races.begin(asker(interaction), match_id))

    async def press_cancel(self, interaction: discord.Interaction, match_id: int) -> None:
        """Close a lobby, or ask whether a running match is to end."""
        try:
            match = await self._matches.find_stoppable(asker(interaction), match_id)
        except MatchOver:
            await self._live.redraw(interaction, await self._matches.view(match_id))
            return
        if match.stage is Stage.LOBBY:
            stop = self._matches.stop(asker(interaction), match_id)
            await self._press(interaction, match_id, stop)
        else:
            await answer(interaction, ending(match, look_of(interaction)))

    async def press_end(self, interaction: discord.Interaction, match_id: int) -> None:
        with suppress(MatchOver):
            await self._matches.stop(asker(interaction), match_id)
        await dismiss(interaction)
        await self._live.lay(interaction, await self._matches.view(match_id))

    async def press_enter(self, interaction: discord.Interaction, match_id: int) -> None:
        try:
            entered = await self._matches.enter(asker(interaction), match_id)
        except MatchOver:
            await self._live.redraw(interaction, await self._matches.view(match_id))
        else:
            await self._seat(interaction, entered)

    async def press_rematch(self, interaction: discord.Interaction, match_id: int) -> None:
        match = (await self._matches.show(asker(interaction), match_id)).match
        await self.begin(interaction, match.mode, match.again())

    async def press_proof(self, interaction: discord.Interaction, match_id: int) -> None:
        view = await self._matches.show(asker(interaction), match_id)
        await send(interaction, proof(view.match, look_of(interaction)))

    async def press_calendar(self, interaction: discord.Interaction, month: int) -> None:
        await show_month(self._matches.archive, interaction, month)

    async def press_unsolved(self, interaction: discord.Interaction, _: int) -> None:
        past = await self._matches.archive.play_next(asker(interaction))
        await self._boards.lay(interaction, past)

    async def _seat(self, interaction: discord.Interaction, entered: Entered) -> None:
        """Show a player the private board, and everybody who has come."""
        await self._boards.arrive(interaction, entered.board)
        await self._live.refresh(interaction.client, entered.match.match.id)

    async def _press(
        self, interaction: discord.Interaction, match_id: int, work: Awaitable[MatchView]
    ) -> None:
        """Do what a button asks; one left over from before shows how things stand."""
        try:
            view = await work
        except MatchOver:
            view = await self._matches.view(match_id)
        await self._live.redraw(interaction, view)

    async def _ask_word(
        self,
        interaction: discord.Interaction,
        named: list[str],
        hard: Hard | None,
        language: str | None = None,
    ) -> None:
        likely = language or await self._challenges.find_language(asker(interaction))
        await ask_challenge(interaction, ".".join([hard or "", *named]), likely)
