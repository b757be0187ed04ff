"""The button that reports a word, and the menus that decide about reported words."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.adapters.controls.routes import (
    FormHandler,
    Handler,
    MenuHandler,
    choice_field,
    find_route,
    form,
)
from bot.adapters.door.from_discord import asker, look_of
from bot.adapters.replies.messages import ask, edit, send
from bot.domain.reports import Decision, Reason
from bot.render import reports as render
from bot.render.menus import Topic
from bot.render.reply import Action
from bot.services.reports import Reports


class ReportsCog(commands.Cog):
    """Reports of words that should not be answers."""

    def __init__(self, reports: Reports) -> None:
        self._reports = reports
        self.routes: dict[Action, Handler] = {Action.REPORT: self.press_report}
        self.forms: dict[Action, FormHandler] = {Action.REPORT: self.submit_report}
        self.menus: dict[Topic, MenuHandler] = {Topic.REPORTED: self.decide}

    async def press_report(self, interaction: discord.Interaction, game_id: int) -> None:
        """Ask which word should not be an answer, and why."""
        answers = (await self._reports.find(asker(interaction), game_id)).game.answers
        look = look_of(interaction)
        modal = form(interaction, Action.REPORT, game_id, look.say("games-report-button"))
        words, which = {str(word): word.upper() for word in answers}, look.say("games-report-which")
        modal.add_item(choice_field("word", which, words, answers[0] if len(answers) == 1 else ""))
        why = look.say("games-report-why")
        modal.add_item(choice_field("reason", why, render.name_reasons(look)))
        await ask(interaction, modal)

    async def submit_report(
        self, interaction: discord.Interaction, game_id: int, texts: dict[str, str]
    ) -> None:
        reason = find_route({one: one for one in Reason}, texts["reason"])
        word = await self._reports.report(asker(interaction), game_id, texts["word"], reason)
        await send(interaction, render.thank(word, look_of(interaction)))

    async def decide(self, interaction: discord.Interaction, name: str, values: list[str]) -> None:
        """Ban or keep the chosen words, and show the others."""
        decision = find_route({one: one for one in Decision}, name)
        left = await self._reports.decide(asker(interaction), decision, values)
        await edit(interaction, render.queue(left, look_of(interaction)))
