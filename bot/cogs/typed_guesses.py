"""Guesses typed as messages: a word in direct messages, a mention and a word in servers."""

from __future__ import annotations

import re
from contextlib import suppress

import discord

from bot.adapters.answers.errors import log_defect
from bot.adapters.answers.layout import layout
from bot.adapters.answers.live_message import LiveMessage
from bot.adapters.door.from_discord import choose_look, player
from bot.cogs.matches import MatchesCog
from bot.domain.errors import GameEnded, NoGame
from bot.domain.games import GameSession
from bot.domain.players import Asker, Place
from bot.domain.questions import WhichGame
from bot.render.refusals import apologize, refusal
from bot.render.reply import Reply
from bot.services.games.play import Games
from bot.services.games.view import GameView

_MENTION = re.compile(r"<@!?\d+>")
_WORD = re.compile(r"[^\W\d_]+")


class TypedGuesses:
    """A reader of messages that plays a word only if it must be a guess."""

    def __init__(self, games: Games, live: LiveMessage[GameView], matches: MatchesCog) -> None:
        self._games = games
        self._live = live
        self._matches = matches

    async def read(self, client: discord.Client, message: discord.Message) -> None:
        """Play a message that is a guess; answer it only if the guess is refused or fails."""
        word, asked = _read(client, message), _asker(message)
        game = await self._find(asked, word) if word else None
        if game is None:
            return
        try:
            await self._guess(client, message, asked, game, word)
        except (NoGame, GameEnded):
            return
        except Exception as error:
            look = choose_look(client, asked.place, person=game.starter)
            reply = refusal(error, look) or apologize(log_defect("unexpected", error), look)
            await _answer(message, reply)

    async def _find(self, asked: Asker, word: str) -> GameSession | None:
        """Return the game that the word fits, or None unless there is exactly one."""
        try:
            games = ((await self._games.board(asked)).session,)
        except WhichGame as unclear:
            games = unclear.games
        except NoGame:
            return None
        meant = [
            game
            for game in games
            # everybody reads what is typed in a server, so private boards take no guess there
            if len(word) == game.game.rules.length
            and not (game.mode.private and asked.place.guild_id)
        ]
        return meant[0] if len(meant) == 1 else None

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


def _read(client: discord.Client, message: discord.Message) -> str:
    """Return the single word that a message says to the bot, in lower case; else nothing."""
    if message.author.bot or (message.guild and client.user not in message.mentions):
        return ""
    text = _MENTION.sub("", message.content).strip(" |\n")
    return text.lower() if _WORD.fullmatch(text) else ""


def _asker(message: discord.Message) -> Asker:
    """Return who wrote a message and where; by its id, a message delivered twice plays once."""
    channel, guild = message.channel, message.guild
    parent_id = channel.parent_id if isinstance(channel, discord.Thread) else None
    place = Place(channel.id, guild and guild.id, parent_id)
    return Asker(message.id, place, player(message.author))


async def _answer(message: discord.Message, reply: Reply) -> None:
    """Reply to a message if the bot may, and ping nobody."""
    with suppress(discord.HTTPException):
        await message.reply(view=layout(reply), mention_author=False)
