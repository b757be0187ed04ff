"""Posts what is due about standings: champions, and the news of a week."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import discord

from bot.adapters.door.from_discord import choose_look
from bot.adapters.replies.departures import find_members
from bot.adapters.replies.errors import do_each, log_defect
from bot.adapters.replies.messages import post
from bot.domain.reviews import Review
from bot.domain.seasons import Bulletin
from bot.jobs.claimed_posts import post_once
from bot.render.reply import Reply
from bot.render.reviews import list_news, tell_review
from bot.render.seasons import announce_champion
from bot.services.bulletins import BulletinPost, Bulletins


class BulletinPoster:
    """Posts bulletins."""

    def __init__(self, bulletins: Bulletins) -> None:
        self._bulletins = bulletins

    async def prepare(self, client: discord.Client) -> None:
        """Freeze the seasons that are over, and find out what is due, and who is here."""
        for defect in await self._bulletins.prepare():
            log_defect("standings not prepared", defect)
        for bulletin, leaders in await self._bulletins.list_leaders():
            found = await find_members(client, bulletin.guild_id, leaders)
            await self._bulletins.note_members(bulletin, found)

    async def announce(self, client: discord.Client) -> None:
        """Post everything that is due; one failure does not hold up the rest."""
        due = await self._bulletins.list_due()
        await do_each("bulletin not posted", due, partial(self._post, client))

    async def _post(self, client: discord.Client, bulletin: Bulletin) -> None:
        async def send() -> None:
            written = await self._bulletins.write(bulletin)
            named = written.list_named() if written else []
            found = await find_members(client, bulletin.guild_id, named)
            if await self._bulletins.note_members(bulletin, found):
                written = await self._bulletins.write(bulletin)
            if written:
                channel = client.get_partial_messageable(written.place.channel_id)
                await post(channel, _draw(client, written), nonce=_nonce(bulletin))

        await post_once(self._bulletins, bulletin, send)


def _draw(client: discord.Client, written: BulletinPost) -> Reply:
    look = choose_look(client, written.place, written.theme)
    if isinstance(written.news, Review):
        return tell_review(written.news, look)
    champion = announce_champion(written.news, look, goes_on=written.goes_on)
    return (
        replace(champion, fields=(list_news(written.week, look.say),)) if written.week else champion
    )


def _nonce(bulletin: Bulletin) -> str:
    """Return the same nonce for every try: Discord drops the second message with it."""
    return f"{bulletin.kind[0]}{bulletin.guild_id:x}.{bulletin.on.toordinal():x}"
