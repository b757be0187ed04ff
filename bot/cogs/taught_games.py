"""The games that a server teaches: their page of the settings, and the form for a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import ui
from discord.ext import commands

from bot.adapters.controls.refused_forms import RefusedForms
from bot.adapters.controls.routes import (
    FormHandler,
    Handler,
    MenuHandler,
    choice_field,
    detail,
    form,
    route_menu,
)
from bot.adapters.door.from_discord import asker, look_of
from bot.adapters.replies.messages import ask, edit, wait_for
from bot.domain.records.taught_games import (
    LONGEST_GAME_NAME,
    LONGEST_HIGHEST,
    LONGEST_SHARE,
    LONGEST_TAUGHT_SCORE,
    REFUSED,
    TaughtGame,
)
from bot.domain.setting_kinds import ON
from bot.jobs.backfills import fetch_newest, find_watched, may_read
from bot.render import taught_games as render
from bot.render.details import SURE
from bot.render.menus import Topic
from bot.render.reply import Action, Reply
from bot.services.guilds import Guilds
from bot.services.records.taught_games import GameDraft, TaughtGames, try_game


class TaughtGamesCog(commands.Cog):
    """The games that a server teaches; `reads` says whether the bot may read messages."""

    def __init__(
        self, taught: TaughtGames, guilds: Guilds, wordle_app: int, *, reads: bool
    ) -> None:
        self._taught = taught
        self._guilds = guilds
        self._wordle_app = wordle_app
        self._reads = reads
        self._refused = RefusedForms[GameDraft](*REFUSED)
        self.routes: dict[Action, Handler] = {
            Action.TEACH_GAME: self.press_teach,
            Action.SHOW_GAME: self.press_show,
            Action.READ_GAME: self.press_read,
            Action.FORGET_GAME: self.press_forget,
        }
        self.forms: dict[Action, FormHandler] = {Action.TEACH_GAME: self.submit}
        self.menus: dict[Topic, MenuHandler] = {Topic.TAUGHT: route_menu(self.routes)}

    async def press_teach(self, interaction: discord.Interaction, game_id: int) -> None:
        """Open the form for a game, as it was refused if that is to be corrected.

        For a game that was taught, it asks for the highest figure alone.
        """
        if game_id:
            game = await self._taught.get(asker(interaction), game_id)
            await ask(interaction, _highest_form(interaction, game))
            return
        await self._taught.list_all(asker(interaction))
        draft = self._refused.recall(interaction) or GameDraft()
        await ask(interaction, _form(interaction, draft))

    async def press_show(self, interaction: discord.Interaction, game_id: int) -> None:
        game = await self._taught.get(asker(interaction), game_id)
        await edit(interaction, await wait_for(interaction, self._draw(interaction, game)))

    async def press_read(self, interaction: discord.Interaction, game_id: int) -> None:
        """Record the game's results from now on, or stop that."""
        live = detail(interaction) == ON
        game = await self._taught.set_live(asker(interaction), game_id, live=live)
        await edit(interaction, await wait_for(interaction, self._draw(interaction, game)))

    async def press_forget(self, interaction: discord.Interaction, game_id: int) -> None:
        """Delete a game with its results, or first ask whether it should be deleted."""
        if detail(interaction) == SURE:
            left = await self._taught.forget(asker(interaction), game_id)
            await edit(interaction, render.page(left, look_of(interaction)))
        else:
            one = await self._taught.get(asker(interaction), game_id)
            await edit(interaction, render.ask_deletion(one, look_of(interaction)))

    async def submit(
        self, interaction: discord.Interaction, game_id: int, texts: Mapping[str, str]
    ) -> None:
        """Learn a game, and show what it would read; if it is refused, keep what was typed.

        Of a game that was taught, change the highest figure.
        """
        if game_id:
            await self._taught.get(asker(interaction), game_id)
            game = await self._taught.set_highest(asker(interaction), game_id, texts["highest"])
            await edit(interaction, await wait_for(interaction, self._draw(interaction, game)))
            return
        names = ("name", "first", "second", "score", "unit")
        draft = GameDraft(**{name: texts[name] for name in names})
        work = self._taught.teach(asker(interaction), draft)
        if game := await self._refused.accept(interaction, draft, work, Action.TEACH_GAME):
            await edit(interaction, await wait_for(interaction, self._draw(interaction, game)))

    async def _draw(self, interaction: discord.Interaction, game: TaughtGame) -> Reply:
        """Draw the page of a game, with what the newest messages of a channel have of it."""
        settings = await self._guilds.show(asker(interaction))
        watched = find_watched(interaction.guild, settings) if self._reads else []
        seen = next((one for one in watched if may_read(one)), None)
        trial = None
        if seen:
            posts = await fetch_newest(seen, self._wordle_app)
            found = [(post.author, share) for post, share in try_game(game, posts)]
            trial = render.Trial(seen.id, len(posts), found)
        return render.details(game, look_of(interaction), trial, watched=bool(watched))


def _form(interaction: discord.Interaction, draft: GameDraft) -> ui.Modal:
    """Build the form for the name, two shares, the score in the first, and what it counts."""
    say = look_of(interaction).say
    modal = form(interaction, Action.TEACH_GAME, 0, say("taught-modal"))
    long = discord.TextStyle.paragraph
    fields = (
        ("name", say("taught-name-field"), _field(draft.name, LONGEST_GAME_NAME)),
        ("first", say("taught-first-field"), _field(draft.first, LONGEST_SHARE, long)),
        ("second", say("taught-second-field"), _field(draft.second, LONGEST_SHARE, long)),
        ("score", say("taught-score-field"), _field(draft.score, LONGEST_TAUGHT_SCORE)),
    )
    for name, label, field in fields:
        field.custom_id = name
        modal.add_item(ui.Label(text=label, component=field))
    units = {str(unit): say(key) for unit, key in render.UNIT_NAMES.items()}
    modal.add_item(choice_field("unit", say("taught-unit-field"), units, draft.unit))
    return modal


def _highest_form(interaction: discord.Interaction, game: TaughtGame) -> ui.Modal:
    """Build the form for the highest figure of a game."""
    say = look_of(interaction).say
    modal = form(interaction, Action.TEACH_GAME, game.id, say("taught-highest-button"))
    field = _field(str(game.highest), LONGEST_HIGHEST)
    field.custom_id = "highest"
    return modal.add_item(ui.Label(text=say("taught-highest-field"), component=field))


def _field(
    now: str, longest: int, style: discord.TextStyle = discord.TextStyle.short
) -> ui.TextInput[Any]:
    return ui.TextInput(default=now or None, max_length=longest, style=style)
