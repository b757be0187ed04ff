"""Words that people set for others: `/wordle challenge`, and the codes to play them elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.adapters.controls.refused_forms import RefusedForms
from bot.adapters.controls.routes import DETAIL, FormHandler, Handler, MenuHandler
from bot.adapters.controls.word_forms import CLUE, PEOPLE, WordDraft, ask_challenge
from bot.adapters.door.from_discord import asker, list_named, look_of
from bot.adapters.replies.live_message import LiveMessage
from bot.adapters.replies.messages import send
from bot.domain.codes import ClueUnwelcome, CodeAlone
from bot.domain.errors import BotInvited, OwnChallenge, Unfit
from bot.domain.matches import ClueTellsWord, TooManyInvited
from bot.domain.modes import CHALLENGE, Mode
from bot.domain.options import Options
from bot.domain.players import Player
from bot.render.matches import tell_code
from bot.render.menus import Topic
from bot.render.reply import Action
from bot.services.matches.challenge import Challenges
from bot.services.matches.view import MatchView
from engine import Hard
from engine.errors import EngineError

_REFUSED = (
    *(EngineError, Unfit, ClueTellsWord, ClueUnwelcome),
    *(OwnChallenge, BotInvited, TooManyInvited),
)
"""What somebody can put right in the form."""


class ChallengesCog(commands.Cog):
    """Asks for words that people set, and lets them be played elsewhere."""

    def __init__(self, challenges: Challenges, match_messages: LiveMessage[MatchView]) -> None:
        self._challenges = challenges
        self._match_messages = match_messages
        self._refused = RefusedForms[WordDraft](*_REFUSED)
        self.routes: dict[Action, Handler] = {
            Action.CODE: self.press_code,
            Action.CHALLENGE: self.press_again,
        }
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
        await self._match_messages.send(
            interaction, await self._challenges.take(asker(interaction), code)
        )

    async def press_code(self, interaction: discord.Interaction, match_id: int) -> None:
        code = await self._challenges.share(asker(interaction), match_id)
        await send(interaction, tell_code(code, look_of(interaction)))

    async def press_again(self, interaction: discord.Interaction, _: int) -> None:
        """Open the form again, with what was typed before it was refused."""
        if draft := self._refused.recall(interaction):
            await ask_challenge(interaction, draft)
        else:
            await self.ask_word(interaction, CHALLENGE, Options())

    async def submit_challenge(
        self, interaction: discord.Interaction, _: int, texts: dict[str, str]
    ) -> None:
        draft = await self._read(interaction, texts)
        work = self._set(interaction, draft)
        if view := await self._refused.accept(interaction, draft, work, Action.CHALLENGE):
            await self._match_messages.replace_panel(interaction, view)

    async def _read(self, interaction: discord.Interaction, texts: dict[str, str]) -> WordDraft:
        """Read a submitted form; one that was opened long ago asks for no language."""
        hard, *named = texts[DETAIL].split(".")
        likely = texts.get("language") or await self._challenges.find_language(asker(interaction))
        return WordDraft(
            likely,
            Hard(hard) if hard else None,
            tuple(map(int, named or texts.get(PEOPLE, "").split())),
            fixed=bool(named),
            word=texts["word"],
            clue=texts.get(CLUE, ""),
        )

    async def _set(self, interaction: discord.Interaction, draft: WordDraft) -> MatchView:
        """Set the word of a form."""
        if draft.fixed:
            invited = [Player(one) for one in draft.named]
        else:
            invited = list_named(interaction, " ".join(map(str, draft.named)))
        return await self._challenges.challenge(
            asker(interaction),
            draft.word,
            invited=invited,
            hard=draft.hard,
            language=draft.language,
            clue=draft.clue or None,
        )

    async def ask_word(
        self,
        interaction: discord.Interaction,
        _: Mode,
        options: Options,
        named: Sequence[int] = (),
    ) -> None:
        likely = options.language or await self._challenges.find_language(asker(interaction))
        # one person is named at once, several are there to be changed
        draft = WordDraft(likely, options.hard, tuple(named), fixed=len(named) == 1)
        await ask_challenge(interaction, draft)
