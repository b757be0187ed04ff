"""Guesses typed as messages: a word in direct messages, a mention and a word in servers.

A picture in a direct message is read too, and so are rows of tiles.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta

import discord

from bot.adapters.door.from_discord import choose_look, player
from bot.adapters.door.recent import keep
from bot.adapters.door.uploads import list_pictures
from bot.adapters.replies.errors import apologize_for
from bot.adapters.replies.hint_wishes import clear_questions
from bot.adapters.replies.last_refusals import WHOLE_CHANNEL, HasRefusals
from bot.adapters.replies.layout import layout
from bot.adapters.replies.live_message import LiveMessage
from bot.board.look import Look
from bot.cogs.matches import MatchesCog
from bot.cogs.screenshots import ScreenshotsCog
from bot.domain.errors import GameEnded, NoGame
from bot.domain.games import GameSession
from bot.domain.players import Asker, Place, Player
from bot.domain.questions import WhichGame
from bot.domain.typed_words import count_letters, read_word
from bot.render.guide import GuidePage, guide, tell_no_game
from bot.render.questions import name_game, tell_unread
from bot.render.refusals import refusal
from bot.render.reply import Reply
from bot.services.games.play import Games
from bot.services.games.view import GameView
from bot.services.puzzles.grids import find_grid
from engine.errors import WrongLength

TELL_AGAIN = timedelta(hours=1)
"""Time before somebody who writes no guess is told again how to begin, or how to guess."""

_ASKING = ("?", ";", "？")
"""How a question ends, also in Greek and in wide letters."""

_MENTION = re.compile(r"<@!?\d+>")


class TypedGuesses:
    """A reader of messages that plays a word only if it must be a guess.

    Where words are `bare`, those in servers need no mention of the bot.
    """

    def __init__(
        self,
        games: Games,
        game_messages: LiveMessage[GameView],
        matches: MatchesCog,
        pictures: ScreenshotsCog,
        *,
        bare: bool = False,
    ) -> None:
        self._games = games
        self._pictures = pictures
        self._bare = bare
        self._told: dict[tuple[str, int], datetime] = {}
        self._game_messages = game_messages
        self._matches = matches

    async def read(self, client: discord.Client, message: discord.Message) -> None:
        """Play a message that is a guess; answer it only if the guess is refused or fails."""
        word, asked = self._read(client, message), _asker(message)
        if not message.guild and not message.author.bot:
            files = list_pictures(message)
            if files or find_grid(message.content):
                await self._read_board(client, message, asked, files)
                return
        if message.author.bot or (message.guild and not word):
            return
        games = await self._games.list_open(asked)
        game = _choose(games, word, asked)
        if game is None:
            answer = self._explain if games else self._welcome
            await answer(client, message, asked, word)
            return
        try:
            await self._guess(client, message, asked, game, word)
        except (NoGame, GameEnded):
            return
        except Exception as error:
            look = choose_look(client, asked.place, person=game.starter)
            reply = refusal(error, look) or apologize_for(error, look)
            title = name_game(game, look) if len(games) > 1 else ""
            await _refuse(client, message, replace(reply, title=title))
        else:
            if isinstance(client, HasRefusals):
                await client.refusals.clear(_readers(message))

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
        if message.guild:
            await self._protect(client, message, asked, word)
            return
        try:
            rules = (await self._games.board(asked)).session.game.rules
        except WhichGame:
            return
        look = await self._find_look(client, asked)
        if word:
            error = WrongLength(word, rules.length, len(word))
            reply = refusal(error, look) or apologize_for(error, look)
            if self._is_time(message, "ways out"):
                reply = replace(reply, text=f"{reply.text}\n{look.say('games-ways-out')}")
            await _refuse(client, message, reply)
        elif message.content.endswith(_ASKING) or self._is_time(message, "explain"):
            lines = look.say("games-one-word", letters=rules.length), look.say("games-ways-out")
            await _answer(message, Reply("\n".join(lines)))

    async def _protect(
        self, client: discord.Client, message: discord.Message, asked: Asker, word: str
    ) -> None:
        """Say that a board of one's own takes no word that everybody reads."""
        games = await self._games.list_open(asked)
        own = [one.game.rules.length for one in games if one.mode.private]
        called = client.user in message.mentions
        meant = len(word) in own or (called and len(own) == len(games))
        # a word that might have been for everybody's game is never passed over in silence
        sure = called or len(own) < len(games)
        if meant and (sure or self._is_time(message, "protect")):
            await _refuse(client, message, tell_unread(choose_look(client, asked.place)))

    def _is_time(self, message: discord.Message, topic: str) -> bool:
        """Return whether somebody has not been told this for a while."""
        key, now = (topic, message.author.id), message.created_at
        latest = self._told.get(key)
        if latest and now - latest < TELL_AGAIN:
            return False
        keep(self._told, key, now)
        return True

    async def _welcome(
        self, client: discord.Client, message: discord.Message, asked: Asker, word: str
    ) -> None:
        """Say how to begin: in full to a question and once in a while, in short to a word."""
        if message.guild:
            return
        look = await self._find_look(client, asked)
        if message.content.endswith(_ASKING) or self._is_time(message, "welcome"):
            await _answer(message, guide(GuidePage.ABOUT, look))
        elif word:
            await _refuse(client, message, tell_no_game(look))

    async def _find_look(self, client: discord.Client, asked: Asker) -> Look:
        """Return how somebody reads a direct message: in the language of their last command."""
        person = await self._pictures.recall(asked.player)
        return choose_look(client, asked.place, person=person)

    def _read(self, client: discord.Client, message: discord.Message) -> str:
        """Return the single word that a message says to the bot, in lower case; else nothing."""
        is_meant = self._bare or not message.guild or client.user in message.mentions
        if message.author.bot or not is_meant:
            return ""
        return read_word(_MENTION.sub("", message.content))

    async def _guess(
        self,
        client: discord.Client,
        message: discord.Message,
        asked: Asker,
        game: GameSession,
        word: str,
    ) -> None:
        outcome = await self._games.guess(asked, word, game.id)
        if outcome.vote is None:
            await clear_questions(client, outcome.view.session)
        if message.guild:
            await self._game_messages.refresh(client, outcome.view.session.id)
        else:
            await self._game_messages.post(client, outcome.view)
        await self._matches.update(client, outcome.view.session)


def _choose(games: Sequence[GameSession], word: str, asked: Asker) -> GameSession | None:
    """Return the game that the word fits, or None unless it is plain which one is meant."""
    fits = [one for one in games if count_letters(word, one.language) == one.game.rules.length]
    # everybody reads what is typed in a server, so private boards take no guess there
    own = [one for one in fits if one.mode.private and asked.place.guild_id]
    meant = [one for one in fits if one not in own]
    if not meant or (len(meant) > 1 and meant[0] != games[0]):
        return None
    # whoever went on to a race and has no part in this game may have meant that
    races = [one for one in own if one.mode.lobby and one.created_at > meant[0].created_at]
    return None if races and not _plays(asked.player, meant[0]) else meant[0]


def _plays(player: Player, game: GameSession) -> bool:
    return game.has_player(player) or game.starter.id == player.id


def _asker(message: discord.Message) -> Asker:
    """Return who wrote a message and where; by its id, a message delivered twice plays once."""
    channel, guild = message.channel, message.guild
    parent_id = channel.parent_id if isinstance(channel, discord.Thread) else None
    place = Place(channel.id, guild and guild.id, parent_id)
    return Asker(message.id, place, player(message.author))


async def _refuse(client: discord.Client, message: discord.Message, reply: Reply) -> None:
    """Answer a message with a refusal, in place of the last one that the channel reads."""
    sent = await _answer(message, reply)
    if sent and isinstance(client, HasRefusals):
        await client.refusals.replace(_readers(message), sent.id, sent.delete)


async def _answer(message: discord.Message, reply: Reply) -> discord.Message | None:
    """Reply to a message if the bot may, and ping nobody."""
    with suppress(discord.HTTPException):
        return await message.reply(view=layout(reply), mention_author=False)
    return None


def _readers(message: discord.Message) -> list[tuple[int, int]]:
    """Return who reads a refusal of this message: its author, and everybody in the channel."""
    return [(one, message.channel.id) for one in (message.author.id, WHOLE_CHANNEL)]
