"""Words that people set for others: `/wordle challenge`, and the codes to play them elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.adapters.answers.live_message import LiveMessage
from bot.adapters.answers.messages import send
from bot.adapters.controls.routes import DETAIL, FormHandler, Handler, MenuHandler
from bot.adapters.controls.word_forms import CLUE, PEOPLE, ask_challenge
from bot.adapters.door.from_discord import asker, list_named, look_of
from bot.domain.errors import BotInvited
from bot.domain.matches import CodeAlone
from bot.domain.modes import CHALLENGE, Mode
from bot.domain.options import Options
from bot.domain.players import Player
from bot.render.matches import tell_code
from bot.render.menus import Topic
from bot.render.reply import Action
from bot.services.matches.challenge import Challenges
from bot.services.matches.view import MatchView
from engine import Hard


class ChallengesCog(commands.Cog):
    """Asks for words that people set, and lets them be played elsewhere."""

    def __init__(self, challenges: Challenges, live: LiveMessage[MatchView]) -> None:
        self._challenges = challenges
        self._live = live
        self.routes: dict[Action, Handler] = {Action.CODE: self.press_code}
        self.forms: dict[Action, FormHandler] = {Action.CHALLENGE: self.submit_challenge}
        self.menus: dict[Topic, MenuHandler] = {}

    @app_commands.command()
    async def challenge(
        self,
        interaction: discord.Interaction,
        opponent: discord.User | None = None,
        hard: Hard | None = None,
    ) -> None:
        """Set a word for others to guess"""
        if opponent and opponent.bot:
            raise BotInvited
        named = [opponent.id] if opponent else []
        await self.ask_word(interaction, CHALLENGE, Options(hard=hard), named)

    async def take(self, interaction: discord.Interaction, code: str, *, alone: bool) -> None:
        """Let everybody here play a word that was set elsewhere; raises `CodeAlone`."""
        if not alone:
            raise CodeAlone
        await self._live.send(interaction, await self._challenges.take(asker(interaction), code))

    async def press_code(self, interaction: discord.Interaction, match_id: int) -> None:
        code = await self._challenges.share(asker(interaction), match_id)
        await send(interaction, tell_code(code, look_of(interaction)))

    async def submit_challenge(
        self, interaction: discord.Interaction, _: int, texts: dict[str, str]
    ) -> None:
        hard, *named = texts[DETAIL].split(".")
        chosen = list_named(interaction, texts.get(PEOPLE, ""))
        view = await self._challenges.challenge(
            asker(interaction),
            texts["word"],
            invited=[Player(int(one)) for one in named] or chosen,
            hard=Hard(hard) if hard else None,
            language=texts.get("language"),
            clue=texts.get(CLUE) or None,
        )
        await self._live.replace_panel(interaction, view)

    async def ask_word(
        self,
        interaction: discord.Interaction,
        _: Mode,
        options: Options,
        named: Sequence[int] = (),
    ) -> None:
        likely = options.language or await self._challenges.find_language(asker(interaction))
        # one person is named at once, several are there to be changed
        await ask_challenge(interaction, likely, options.hard, named, fixed=len(named) == 1)
