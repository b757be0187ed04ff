"""Find the game a player means, and remember the one they turned to last."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from bot.domain.errors import NoGame, NotYours
from bot.domain.games import Choices, GameSession, GuessRefused, Phase
from bot.domain.matches import DailyOver, NotEntered
from bot.domain.players import Asker
from bot.domain.questions import WhichGame
from bot.store import ReadTransaction, Transaction
from engine import Word, parse
from engine.errors import Unreadable
from engine.words import ALPHABETS


async def find(tx: ReadTransaction, asker: Asker, game_id: int | None) -> GameSession:
    """Return the game with this id, else the one the player turned to last in this place.

    Raises `NoGame`, `NotYours`, or `WhichGame` where several games may be meant.
    """
    if game_id is not None:
        return await _get(tx, asker, game_id)
    return await _plain(tx, asker, await tx.games.find_choices(asker.place, asker.player))


async def find_to_stop(tx: ReadTransaction, asker: Asker, game_id: int | None) -> GameSession:
    """Return the game to give up: of several the one that all play, if the player guessed there.

    A private board tells its word, so it is never taken for granted beside another game.
    """
    choices = await tx.games.find_choices(asker.place, asker.player)
    if game_id is not None or len(choices.sessions) == 1:
        return await find(tx, asker, game_id)
    if not choices.sessions:
        raise NoGame
    public = [one for one in choices.sessions if one.owner is None]
    played = [one for one in choices.sessions if one.owner and one.moves]
    guessed = {one.id: one.find_last_guess(asker.player) for one in (*public, *played)}
    latest = max(filter(None, guessed.values()), default=None)
    if len(public) == 1 and guessed[public[0].id] == latest:
        return public[0]
    raise WhichGame(choices.sessions)


async def turn_to(tx: Transaction, asker: Asker, game_id: int | None, now: datetime) -> GameSession:
    """Return the same, and remember it as the game the player turned to last."""
    choices = Choices()
    if game_id is None:
        choices = await tx.games.find_choices(asker.place, asker.player)
        session = await _plain(tx, asker, choices)
    else:
        session = await _get(tx, asker, game_id)
    await tx.remember(asker.player)
    if session.id != choices.last:
        await tx.games.turn_to(session, asker.player, now)
    return session


async def turn_to_guess(
    tx: Transaction, asker: Asker, game_id: int | None, text: str, now: datetime
) -> GameSession:
    """Do the same for a guess, which `WhichGame` carries; raises `GuessRefused` if it fits none.

    Where there is no game, `NotEntered` tells of a match to enter, and `DailyOver` of the next one.
    """
    try:
        return await turn_to(tx, asker, game_id, now)
    except NoGame:
        if match_id := await tx.matches.find_waiting(asker.place, asker.player):
            raise NotEntered(match_id) from None
        if await _is_yesterdays(tx, asker, now):
            raise DailyOver from None
        raise
    except WhichGame as unclear:
        raise WhichGame(unclear.games, _read(text, unclear.games)) from None


async def find_again(tx: ReadTransaction, asker: Asker, game_id: int | None) -> GameSession:
    """Return the game that an interaction meant, which has taken effect before."""
    last = game_id or await tx.games.find_last_played(asker.place, asker.player)
    if last is None:
        raise NoGame
    return await find(tx, asker, last)


async def find_unplayed(tx: ReadTransaction, asker: Asker) -> GameSession | None:
    """Return the game the player turned to last here, if it has ended without a guess."""
    last = await tx.games.find_last_played(asker.place, asker.player)
    session = await tx.games.get(last) if last else None
    return None if session is None or session.active or session.moves else session


async def _is_yesterdays(tx: ReadTransaction, asker: Asker, now: datetime) -> bool:
    """Return whether the game that ended last was a daily, closed as today's took its place."""
    last = await tx.games.find_last_ended(asker.place, asker.player)
    if last is None or last.phase is not Phase.CLOSED or not last.mode.posted:
        return False
    day = await tx.matches.find_day(last.match_id or 0)
    today = (await tx.guilds.settings(asker.place)).find_daily_day(now)
    return day is not None and day < today <= day + timedelta(1)


def _read(text: str, games: Sequence[GameSession]) -> Word:
    """Read the text as a word of one of the games, at least by its length."""
    alphabet = ALPHABETS[games[0].language]
    lengths = [session.game.rules.length for session in games]
    try:
        word = parse(text, alphabet)
        return word if len(word) in lengths else parse(text, alphabet, lengths[0])
    except Unreadable as refused:
        raise GuessRefused(refused) from None


async def _get(tx: ReadTransaction, asker: Asker, game_id: int) -> GameSession:
    session = await tx.games.get(game_id)
    here = asker.place.channel_id
    if session is None or not (session.owner or session.place.channel_id == here):
        raise NoGame
    if session.owner and session.owner.id != asker.player.id:
        raise NotYours
    return session


async def _plain(tx: ReadTransaction, asker: Asker, choices: Choices) -> GameSession:
    if not choices.sessions:
        raise NoGame
    if len(choices.sessions) == 1 and choices.sessions[0].owner is None:
        # a new game took the place of the last one, in front of everybody
        return choices.sessions[0]
    if choices.plain is None or await _ended_by_others(tx, asker, choices):
        raise WhichGame(choices.sessions)
    return choices.plain


async def _ended_by_others(tx: ReadTransaction, asker: Asker, choices: Choices) -> bool:
    """Return whether somebody else ended the game the player turned to last."""
    if choices.last is None or any(choices.last == one.id for one in choices.sessions):
        return False
    last = await tx.games.get(choices.last)
    moves = last.moves if last and not last.owner else ()
    return bool(moves) and moves[-1].player.id != asker.player.id
