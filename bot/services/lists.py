"""Class lists: a server's managers make, replace and delete them, and its members play them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace

from bot.brain.lexicons import Lexicons
from bot.domain.list_progress import ListProgress, measure_progress
from bot.domain.list_reading import read_list
from bot.domain.lists import (
    MOST_LISTS,
    NO_DOUBTS,
    ClassList,
    LeftOut,
    ListReview,
    NewList,
    TooManyLists,
    UnknownList,
    choose_name,
    find_same,
)
from bot.domain.players import Asker, Place
from bot.services.guilds import require_manager
from bot.store import ReadTransaction, Store

ROUNDS = 2_000
"""Games that the progress of a class is measured by, at most."""


@dataclass(frozen=True)
class ListDraft:
    """A list as somebody typed it."""

    name: str
    language: str
    text: str = field(repr=False)


@dataclass(frozen=True)
class SavedList:
    """A list as it is stored, and what of the text could not be used or may be a slip.

    The name that was asked for may be `taken` by another list.
    """

    stored: ClassList
    left_out: tuple[LeftOut, ...] = ()
    taken: str | None = None
    review: ListReview = NO_DOUBTS


class ClassLists:
    """Manages class lists; methods raise `NoServer` or `MayNotManage` unless the asker may."""

    def __init__(self, store: Store, lexicons: Lexicons) -> None:
        self._store = store
        self._lexicons = lexicons

    async def list_all(self, asker: Asker) -> list[ClassList]:
        """Return the lists of the server, by name."""
        guild_id = require_manager(asker)
        async with self._store.read() as tx:
            return await tx.lists.list_all(guild_id)

    async def get(self, asker: Asker, list_id: int) -> ClassList:
        """Return one list; raises `UnknownList`."""
        guild_id = require_manager(asker)
        async with self._store.read() as tx:
            return await _find(tx, guild_id, list_id)

    async def measure_progress(self, asker: Asker, list_id: int) -> tuple[ClassList, ListProgress]:
        """Return a list and how far the class has come with it; raises `UnknownList`."""
        guild_id = require_manager(asker)
        async with self._store.read() as tx:
            one = await _find(tx, guild_id, list_id)
            rounds = await tx.lists.list_rounds(guild_id, list_id, ROUNDS)
        return one, measure_progress(one.words, rounds)

    async def guess_language(self, asker: Asker) -> str:
        """Return the language that a new list is probably in."""
        require_manager(asker)
        async with self._store.read() as tx:
            return (await tx.guilds.settings(asker.place)).language

    async def set_daily(self, asker: Asker, list_id: int, *, on: bool) -> ClassList:
        """Let the server's daily come from a list, or no longer; raises `UnknownList`.

        A daily that exists already stays as it is.
        """
        guild_id = require_manager(asker)
        async with self._store.write() as tx:
            settings = await tx.guilds.lock(asker.place)
            one = await _find(tx, guild_id, list_id)
            if one.daily != on:
                daily = list_id if on else None
                await tx.guilds.save(guild_id, replace(settings, daily_list=daily))
        return replace(one, daily=on)

    async def add(self, asker: Asker, draft: ListDraft) -> SavedList:
        """Store a new list; adding the same list again returns the stored one.

        Raises `TooManyLists`, or what `read_list` does.
        """
        guild_id, (new, left_out) = require_manager(asker), self._read(draft)
        review = await asyncio.to_thread(self._review, new)
        async with self._store.write() as tx:
            await tx.guilds.lock(asker.place)
            lists = await tx.lists.list_all(guild_id)
            same = find_same(lists, new.name)
            if same and NewList(same.name, same.language, same.written) == new:
                return SavedList(same, left_out, review=review)
            if len(lists) >= MOST_LISTS:
                raise TooManyLists(MOST_LISTS)
            named = replace(new, name=choose_name(lists, new.name))
            stored = await tx.lists.add(guild_id, named)
            return SavedList(stored, left_out, _find_taken(new, named), review)

    async def replace(self, asker: Asker, list_id: int, draft: ListDraft) -> SavedList:
        """Change a list from the next game on; raises `UnknownList`, or what `read_list` does."""
        guild_id, (new, left_out) = require_manager(asker), self._read(draft)
        review = await asyncio.to_thread(self._review, new)
        async with self._store.write() as tx:
            await tx.guilds.lock(asker.place)
            old = await _find(tx, guild_id, list_id)
            others = [one for one in await tx.lists.list_all(guild_id) if one.id != old.id]
            named = replace(new, name=choose_name(others, new.name))
            kept = await tx.lists.replace(old, named)
            kept = replace(kept, daily=old.daily)
            return SavedList(kept, left_out, _find_taken(new, named), review)

    async def remove(self, asker: Asker, list_id: int) -> list[ClassList]:
        """Delete a list, and return those that are left; running games go on."""
        guild_id = require_manager(asker)
        async with self._store.write() as tx:
            settings = await tx.guilds.lock(asker.place)
            if old := await tx.lists.find(guild_id, list_id):
                await tx.lists.remove(old)
            if settings.daily_list == list_id:
                # another list may get this id
                await tx.guilds.save(guild_id, replace(settings, daily_list=None))
            return await tx.lists.list_all(guild_id)

    def _read(self, draft: ListDraft) -> tuple[NewList, tuple[LeftOut, ...]]:
        return read_list(draft.name, draft.language, draft.text, self._lexicons.slurs)

    def _review(self, new: NewList) -> ListReview:
        """Compare the words with those of their language; it has words of some lengths alone.

        It belongs in a thread: lists of several lengths may have to be read.
        """
        shipped = self._lexicons.lengths(new.language)
        crude = self._lexicons.crude(new.language)
        words = [*zip(new.written, new.words, strict=True)]
        return ListReview(
            tuple(
                text
                for text, word in words
                if len(word) in shipped and word not in self._lexicons(new.language, len(word))
            ),
            tuple(text for text, word in words if word in crude),
        )


def _find_taken(asked: NewList, named: NewList) -> str | None:
    return asked.name if named.name != asked.name else None


async def _find(tx: ReadTransaction, guild_id: int, list_id: int) -> ClassList:
    named = await tx.lists.find(guild_id, list_id)
    if named is None:
        raise UnknownList
    settings = await tx.guilds.settings(Place(0, guild_id))
    return replace(named, daily=settings.daily_list == named.id)
