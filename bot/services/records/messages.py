"""Records what is posted in a server's chosen channels, and follows each message.

What counts depends on the messages that exist, and not on the order in which the bot learns of
them: live, by an edit, or by reading older messages.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Collection, Sequence
from dataclasses import replace

import structlog

from bot.domain.clock import Clock
from bot.domain.players import Place
from bot.domain.records.backfills import (
    HISTORY_OFFERED,
    MOST_LINKED,
    Backfill,
    BackfillState,
    Preview,
)
from bot.domain.records.summary import read_summary
from bot.domain.records.values import Fact, Post
from bot.services.records.backfills import Backfills
from bot.services.records.first_results import forget_message
from bot.services.records.preview import is_unread, preview
from bot.services.records.reactions import PostReaction, find_reaction
from bot.services.records.results import is_watched, keep, read
from bot.store import Store, Transaction

_MARKUP = re.compile(r"<[^<>]*>")

log: structlog.stdlib.BoundLogger = structlog.get_logger()


class Watching:
    """Keeps the records of messages up to date."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self.backfills = Backfills(store)
        # messages are stored in the order in which they arrive
        self._order = asyncio.Lock()
        self._heard: dict[int, set[int]] = {}

    async def follow(self, place: Place, post: Post) -> PostReaction | None:
        """Store the new or edited results of a message.

        The message has to be in a watched channel, or to have had a result before. Returns what
        its reactions should say; None leaves that as it is.
        """
        self._hear(place.channel_id, [post.id])
        if post.edited_at is None and not _tells(post):
            return None
        async with self._order:
            async with self._store.read() as tx:
                settings = await tx.guilds.settings(place)
                known = await tx.record_messages.read_facts(place.channel_id, post.id, post.id + 1)
            watched = is_watched(place, settings)
            if not (watched or known):
                return None
            async with self._store.write() as tx:
                facts = known.get(post.id, frozenset())
                results, changed = await keep(tx, place, post, facts, self._clock(), overheard=True)
                if not (watched and settings.record_reaction):
                    return None
                if not (changed or results.refused or post.edited_at):
                    return None
                return await find_reaction(tx, place, post, results, facts)

    async def judge(self, place: Place, post: Post) -> PostReaction | None:
        """Return the reaction to what is stored of a message; None where there is none to give."""
        async with self._store.read() as tx:
            settings = await tx.guilds.settings(place)
            if not (is_watched(place, settings) and settings.record_reaction):
                return None
            stored = await tx.record_messages.read_facts(place.channel_id, post.id, post.id + 1)
            known = stored.get(post.id, frozenset[Fact]())
            found = await read(tx, place, post, known, overheard=True)
            return await find_reaction(tx, place, post, found, known)

    async def forget(self, channel_id: int, message_ids: Collection[int]) -> None:
        """Delete the results of deleted messages."""
        self._hear(channel_id, message_ids)
        async with self._order:
            # most messages have no results, and reading takes no lock
            async with self._store.read() as tx:
                known = await tx.record_messages.read_facts(
                    channel_id, min(message_ids), max(message_ids) + 1
                )
            if gone := known.keys() & {*message_ids}:
                async with self._store.write() as tx:
                    for message_id in sorted(gone):
                        await forget_message(tx, channel_id, message_id)

    async def preview(self, place: Place, posts: Sequence[Post], *, whole: bool) -> Preview:
        """Return what the newest messages of a channel would record; nothing is stored.

        The `whole` channel has no others.
        """
        async with self._store.read() as tx:
            return await preview(tx, place, posts, whole=whole)

    async def may_offer(self, place: Place, post: Post) -> bool:
        """Return whether to offer a server its history: once, where it records nothing yet."""
        guild_id, name = place.guild_id, f"{HISTORY_OFFERED}{place.guild_id}"
        if guild_id is None or not post.summary or read_summary(post.text) is None:
            return False
        async with self._store.read() as tx:
            settings = await tx.guilds.settings(place)
            if settings.record_channels or await tx.facts.get(name):
                return False
        async with self._store.write() as tx:
            await tx.facts.set(name, "yes")
        return True

    def begin_page(self, backfill: Backfill) -> None:
        """Note that older messages are being fetched: what arrives from now on is newer."""
        self._heard[backfill.current_place.channel_id] = set()

    async def keep_page(
        self,
        backfill: Backfill,
        posts: Sequence[Post],
        *,
        last: bool,
        thread_id: int | None = None,
        searched: bool = False,
    ) -> Backfill:
        """Store the results of a page of older messages, and delete or leave those that are gone.

        `posts` are the newest before the cursor, newest first; `last` says that there are no older
        ones, in which case the thread `thread_id` is next. If they were `searched`, they are not
        all, and none counts as gone. Returns how far the backfill is, as somebody else may have
        changed it.
        """
        place = backfill.place
        async with self._order, self._store.write() as tx:
            now = await tx.backfills.get(place.guild_id or 0)
            if now is None or (now.first, now.current_place, now.cursor, now.runs) != (
                backfill.first,
                backfill.current_place,
                backfill.cursor,
                True,
            ):
                return now or replace(backfill, state=BackfillState.STOPPED)
            if place.channel_id not in (await tx.guilds.settings(place)).record_channels:
                later = replace(now, state=BackfillState.STOPPED)
            else:
                later = await self._read_page(tx, now, posts, last=last, searched=searched)
                if later.state is BackfillState.DONE and thread_id is not None:
                    later = replace(later.enter(thread_id), state=BackfillState.RUNNING)
            await tx.backfills.save(later)
            return later

    async def _read_page(
        self, tx: Transaction, now: Backfill, posts: Sequence[Post], *, last: bool, searched: bool
    ) -> Backfill:
        place, cursor = now.current_place, 0 if last else posts[-1].id
        heard = self._heard.pop(place.channel_id, set())
        known = await tx.record_messages.read_facts(place.channel_id, cursor, now.cursor)
        changed = 0
        unread: list[tuple[int, int]] = []
        for post in posts:
            # lets the event loop do other work between texts
            await asyncio.sleep(0)
            if post.id in heard:
                continue
            facts = known.get(post.id, frozenset())
            try:
                async with tx.attempt():
                    # what was known before is not taken back with what is read now
                    found, new = await keep(
                        tx,
                        place,
                        post,
                        facts,
                        self._clock(),
                        imported=not facts,
                        overheard=True,
                    )
            except Exception:
                # one message that cannot be kept does not hold up the others
                log.exception("message not recorded", message_id=post.id)
                unread.append((place.channel_id, post.id))
                continue
            changed += new
            unread += [(place.channel_id, post.id)] * is_unread(post, found)
        gone = () if searched else sorted(known.keys() - {post.id for post in posts} - heard)
        for message_id in gone if now.forgets else ():
            await forget_message(tx, place.channel_id, message_id)
        ended = BackfillState.SEARCHED if searched else BackfillState.DONE
        return replace(
            now,
            cursor=cursor,
            state=ended if last else BackfillState.RUNNING,
            read=now.read if searched else now.read + len(posts),
            changed=now.changed + changed,
            gone=now.gone + len(gone),
            unread=(*now.unread, *unread)[:MOST_LINKED],
            unread_count=now.unread_count + len(unread),
        )

    def _hear(self, channel_id: int, message_ids: Collection[int]) -> None:
        if channel_id in self._heard:
            self._heard[channel_id].update(message_ids)


def _tells(post: Post) -> bool:
    """Return whether a message may have results; every share of a taught game has a number."""
    if post.summary:
        return read_summary(post.text) is not None
    # mentions and emoji have numbers of their own
    return not post.by_bot and any(map(str.isdecimal, _MARKUP.sub("", post.text)))
