"""The class lists of a server: their page of the settings, and the form for a list."""

from __future__ import annotations

from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import replace
from typing import Any

import discord
from discord import ui
from discord.ext import commands

from bot.adapters.controls.refused_forms import RefusedForms
from bot.adapters.controls.routes import (
    FormHandler,
    Handler,
    MenuHandler,
    detail,
    form,
    language_field,
    route_menu,
)
from bot.adapters.door.from_discord import asker, look_of
from bot.adapters.replies.messages import ask, edit
from bot.board.boards import size
from bot.domain.errors import TooManyWords
from bot.domain.lists import LONGEST_LIST_NAME, OfficeFile, TooFewWords, TooManyLists, UnfitFile
from bot.domain.setting_kinds import ON
from bot.render import lists as render
from bot.render.details import SURE
from bot.render.list_progress import draw_progress
from bot.render.menus import Topic
from bot.render.reply import Action
from bot.services.lists import ClassLists, ListDraft, SavedList
from engine.wordlists import BadList, decode

LARGEST_LIST = 100_000
"""Bytes of a file that may hold the longest list."""

_LONGEST = 4_000
"""Characters Discord takes in one field of a form."""

_CONTROLS = bytes({*range(32)} - {*b"\t\r\n"})
"""What no text holds."""

_OFFICE = (b"PK\3\4", b"\xd0\xcf\x11\xe0", b"%PDF", b"{\\rtf")
"""How the files of spreadsheets and word processors begin, zipped, older, printed or rich."""


class ListsCog(commands.Cog):
    """The class lists of a server."""

    def __init__(self, lists: ClassLists) -> None:
        self._lists = lists
        self._refused = RefusedForms[ListDraft](
            TooFewWords, TooManyWords, TooManyLists, UnfitFile, OfficeFile
        )
        self.routes: dict[Action, Handler] = {
            Action.ADD_LIST: self.press_add,
            Action.CHANGE_LIST: self.press_change,
            Action.SHOW_LIST: self.press_show,
            Action.DELETE_LIST: self.press_delete,
            Action.DAILY_LIST: self.press_daily,
            Action.LIST_PROGRESS: self.press_progress,
        }
        self.forms: dict[Action, FormHandler] = {
            Action.ADD_LIST: self.submit_new,
            Action.CHANGE_LIST: self.submit_change,
        }
        self.menus: dict[Topic, MenuHandler] = {Topic.LISTS: route_menu(self.routes)}

    async def press_show(self, interaction: discord.Interaction, list_id: int) -> None:
        one = await self._lists.get(asker(interaction), list_id)
        await edit(interaction, render.details(one, look_of(interaction)))

    async def press_add(self, interaction: discord.Interaction, _: int) -> None:
        language = await self._lists.guess_language(asker(interaction))
        draft = self._refused.recall(interaction) or ListDraft("", language, "")
        await ask(interaction, _form(interaction, Action.ADD_LIST, draft))

    async def press_change(self, interaction: discord.Interaction, list_id: int) -> None:
        one = await self._lists.get(asker(interaction), list_id)
        kept = ListDraft(one.name, one.language, "\n".join(one.written))
        draft = self._refused.recall(interaction) or kept
        await ask(interaction, _form(interaction, Action.CHANGE_LIST, draft, list_id))

    async def press_daily(self, interaction: discord.Interaction, list_id: int) -> None:
        """Take the daily from a list, or stop that."""
        on = detail(interaction) == ON
        one = await self._lists.set_daily(asker(interaction), list_id, on=on)
        await edit(interaction, render.details(one, look_of(interaction)))

    async def press_progress(self, interaction: discord.Interaction, list_id: int) -> None:
        one, progress = await self._lists.measure_progress(asker(interaction), list_id)
        await edit(interaction, draw_progress(one, progress, look_of(interaction)))

    async def press_delete(self, interaction: discord.Interaction, list_id: int) -> None:
        """Delete a list, or first ask whether it should be deleted."""
        if detail(interaction) == SURE:
            left = await self._lists.remove(asker(interaction), list_id)
            await edit(interaction, render.page(left, look_of(interaction)))
        else:
            one = await self._lists.get(asker(interaction), list_id)
            await edit(interaction, render.ask_deletion(one, look_of(interaction)))

    async def submit_new(
        self, interaction: discord.Interaction, _: int, texts: dict[str, str]
    ) -> None:
        if draft := await self._read(interaction, texts):
            await self._save(interaction, draft, self._lists.add(asker(interaction), draft))

    async def submit_change(
        self, interaction: discord.Interaction, list_id: int, texts: dict[str, str]
    ) -> None:
        if draft := await self._read(interaction, texts, list_id):
            change = self._lists.replace(asker(interaction), list_id, draft)
            await self._save(interaction, draft, change, list_id)

    async def _read(
        self, interaction: discord.Interaction, texts: dict[str, str], list_id: int | None = None
    ) -> ListDraft | None:
        """Read a submitted form; if its file is refused, keep what was typed, and return None."""
        typed = ListDraft(texts["name"], texts["language"], texts["words"])
        read = _read_file(interaction, typed, texts.get("file"))
        action = Action.ADD_LIST if list_id is None else Action.CHANGE_LIST
        return await self._refused.accept(interaction, typed, read, action, list_id or 0)

    async def _save(
        self,
        interaction: discord.Interaction,
        draft: ListDraft,
        work: Awaitable[SavedList],
        list_id: int | None = None,
    ) -> None:
        """Show the stored list; if it is refused, keep what was typed to be corrected."""
        action = Action.ADD_LIST if list_id is None else Action.CHANGE_LIST
        saved = await self._refused.accept(interaction, draft, work, action, list_id or 0)
        if saved:
            look = look_of(interaction)
            shown = render.details(saved.stored, look, saved.left_out, saved.taken, saved.review)
            await edit(interaction, shown)


def _form(
    interaction: discord.Interaction, action: Action, draft: ListDraft, list_id: int = 0
) -> ui.Modal:
    """Build the form for the name, the language, and the words, pasted or in a file."""
    say = look_of(interaction).say
    modal = form(interaction, action, list_id, say("lists-modal"))
    name = ui.TextInput[Any](
        custom_id="name", default=draft.name or None, max_length=LONGEST_LIST_NAME
    )
    pasted = ui.TextInput[Any](
        custom_id="words",
        style=discord.TextStyle.paragraph,
        # a list that does not fit has to come from a file
        default=draft.text if 0 < size(draft.text) <= _LONGEST else None,
        required=False,
        max_length=_LONGEST,
    )
    modal.add_item(ui.Label(text=say("lists-name-field"), component=name))
    modal.add_item(language_field(say("lists-language-field"), draft.language))
    modal.add_item(ui.Label(text=say("lists-words-field"), component=pasted))
    file = ui.FileUpload[Any](custom_id="file", required=False)
    modal.add_item(ui.Label(text=say("lists-file-field"), component=file))
    return modal


async def _read_file(
    interaction: discord.Interaction, typed: ListDraft, file: str | None
) -> ListDraft:
    """Return the draft with the words of the file, if there is one.

    Raises `UnfitFile` or `OfficeFile`.
    """
    if not file:
        return typed
    data: Any = interaction.data
    attached = data["resolved"]["attachments"][file]
    if attached["size"] > LARGEST_LIST:
        raise UnfitFile
    return replace(typed, text=_decode(await interaction.client.http.get_from_cdn(attached["url"])))


def _decode(content: bytes) -> str:
    """Return the text of a file, also of an older editor on Windows.

    Raises `UnfitFile` or `OfficeFile`.
    """
    if content.startswith(_OFFICE):
        raise OfficeFile
    try:
        return decode(content)
    except BadList:
        if content.translate(None, _CONTROLS) == content:
            with suppress(UnicodeDecodeError):
                return content.decode("cp1252")
        raise UnfitFile from None
