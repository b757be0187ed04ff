"""Guesses typed as messages: a word in direct messages, a mention and a word in servers.

A picture in a direct message is read too, and so are rows of tiles.
"""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta

import discord

from bot.adapters.answers.errors import apologize_for
from bot.adapters.answers.last_refusals import HasRefusals
from bot.adapters.answers.layout import layout
from bot.adapters.answers.live_message import LiveMessage
from bot.adapters.door.from_discord import choose_look, player
from bot.adapters.door.recent import keep
from bot.adapters.door.uploads import list_pictures
from bot.cogs.matches import MatchesCog
from bot.cogs.screenshots import ScreenshotsCog
from bot.domain.errors import GameEnded, NoGame
from bot.domain.games import GameSession
from bot.domain.players import Asker, Place
from bot.domain.questions import WhichGame
from bot.render.guide import GuidePage, guide
from bot.render.refusals import refusal
from bot.render.reply import Reply
from bot.services.games.play import Games
from bot.services.games.view import GameView
from bot.services.puzzles.grids import find_grid
from engine.errors import WrongLength

WELCOME_AGAIN = timedelta(hours=1)
"""Time before somebody who writes without a game is told again how to begin."""

_MENTION = re.compile(r"<@!?\d+>")
_WORD = re.compile(r"[^\W\d_]+")


class TypedGuesses:
    """A reader of messages that plays a word only if it must be a guess.

    Where words are `bare`, those in servers need no mention of the bot.
    """

    def __init__(
        self,
        games: Games,
        live: LiveMessage[GameView],
        matches: MatchesCog,
        pictures: ScreenshotsCog,
        *,
        bare: bool = False,
    ) -> None:
        self._games = games
        self._pictures = pictures
        self._bare = bare
        self._welcomed: dict[int, datetime] = {}
        self._live = live
        self._matches = matches

    async def read(self, client: discord.Client, message: discord.Message) -> None:
        """Play a message that is a guess; answer it only if the guess is refused or fails."""
        word, asked = self._read(client, message), _asker(message)
        if not message.guild and not message.author.bot:
            files = list_pictures(message)
            if files or find_grid(message.content):
                await self._read_board(client, message, asked, files)
                return
        try:
            game = await self._find(asked, word)
        except NoGame:
            await self._welcome(client, message)
            return
        if game is None:
            if not message.guild and not message.author.bot:
                await self._explain(client, message, asked, word)
            return
        try:
            await self._guess(client, message, asked, game, word)
        except (NoGame, GameEnded):
            return
        except Exception as error:
            look = choose_look(client, asked.place, person=game.starter)
            reply = refusal(error, look) or apologize_for(error, look)
            await _refuse(client, message, reply)
        else:
            if isinstance(client, HasRefusals):
                await client.refusals.clear(_who(message))

    async def _read_board(
        self,
        client: discord.Client,
        message: discord.Message,
        asked: Asker,
        files: list[discord.Attachment],
    ) -> None:
        """Show the board in the pictures or the text of a direct message; ask what is wanted."""
        person = await self._pictures.recall(asked.player)
        look = choose_look(client, asked.place, person=person)
        try:
            asked = replace(asked, player=person)
            if files:
                shown = await self._pictures.describe(asked, files, look)
            else:
                shown = await self._pictures.describe_text(asked, message.content, look)
            await _answer(message, shown)
        except Exception as error:
            reply = refusal(error, look) or apologize_for(error, look)
            await _refuse(client, message, reply)

    async def _explain(
        self, client: discord.Client, message: discord.Message, asked: Asker, word: str
    ) -> None:
        """Say what would be a guess: of a lone word always, of anything else once in a while."""
        try:
            rules = (await self._games.board(asked)).session.game.rules
        except WhichGame:
            return
        look = choose_look(client, asked.place, person=asked.player)
        if word:
            error = WrongLength(word, rules.length, len(word))
            await _refuse(client, message, refusal(error, look) or apologize_for(error, look))
        elif self._is_time(message):
            await _answer(message, Reply(look.say("games-one-word", letters=rules.length)))

    def _is_time(self, message: discord.Message) -> bool:
        """Return whether somebody has not been told for a while how to play."""
        now, latest = message.created_at, self._welcomed.get(message.author.id)
        if latest and now - latest < WELCOME_AGAIN:
            return False
        keep(self._welcomed, message.author.id, now)
        return True

    async def _welcome(self, client: discord.Client, message: discord.Message) -> None:
        """Say how to begin to whoever writes to the bot without a game, once in a while."""
        if message.guild or message.author.bot or not self._is_time(message):
            return
        asked = _asker(message)
        card = guide(GuidePage.ABOUT, choose_look(client, asked.place, person=asked.player))
        await _answer(message, card)

    def _read(self, client: discord.Client, message: discord.Message) -> str:
        """Return the single word that a message says to the bot, in lower case; else nothing."""
        is_meant = self._bare or not message.guild or client.user in message.mentions
        if message.author.bot or not is_meant:
            return ""
        text = _MENTION.sub("", message.content).strip(" |\n")
        return text.lower() if _WORD.fullmatch(text) else ""

    async def _find(self, asked: Asker, word: str) -> GameSession | None:
        """Return the game that the word fits, or None unless it is plain which one is meant.

        Raises `NoGame` if there is none at all.
        """
        if not word and asked.place.guild_id:
            return None
        games = await self._games.list_open(asked)
        if not games:
            raise NoGame
        # everybody reads what is typed in a server, so private boards take no guess there
        seen = [one for one in games if not (one.mode.private and asked.place.guild_id)]
        meant = [one for one in seen if len(word) == one.game.rules.length]
        return meant[0] if len(meant) == 1 or meant[:1] == [games[0]] else None

    async def _guess(
        self,
        client: discord.Client,
        message: discord.Message,
        asked: Asker,
        game: GameSession,
        word: str,
    ) -> None:
        outcome = await self._games.guess(asked, word, game.id)
        if message.guild:
            await self._live.refresh(client, outcome.view.session.id)
        else:
            await self._live.post(client, outcome.view)
        await self._matches.update(client, outcome.view.session)


def _asker(message: discord.Message) -> Asker:
    """Return who wrote a message and where; by its id, a message delivered twice plays once."""
    channel, guild = message.channel, message.guild
    parent_id = channel.parent_id if isinstance(channel, discord.Thread) else None
    place = Place(channel.id, guild and guild.id, parent_id)
    return Asker(message.id, place, player(message.author))


async def _refuse(client: discord.Client, message: discord.Message, reply: Reply) -> None:
    """Answer a message with a refusal, in place of the last one."""
    sent = await _answer(message, reply)
    if sent and isinstance(client, HasRefusals):
        await client.refusals.replace(_who(message), sent.id, sent.delete)


async def _answer(message: discord.Message, reply: Reply) -> discord.Message | None:
    """Reply to a message if the bot may, and ping nobody."""
    with suppress(discord.HTTPException):
        return await message.reply(view=layout(reply), mention_author=False)
    return None


def _who(message: discord.Message) -> tuple[int, int]:
    return message.author.id, message.channel.id
