"""Turns rows into values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.domain.games import Ballot, GameSession, Move, NewGame, Phase
from bot.domain.lists import ListName
from bot.domain.matches import Entrant, Match, Stage
from bot.domain.modes import Mode
from bot.domain.options import Goal
from bot.domain.players import Place, Player
from bot.store.models import MatchRow, PlayerRow
from engine import Game, Hard, Rules, Word


def build_player(row: PlayerRow) -> Player:
    """Return the player of a row."""
    return Player(row.id, row.name, row.locale)


def build_session(
    row: Any, turns: Sequence[Any], ballots: Sequence[Any], supports: Sequence[Any]
) -> GameSession:
    """Return the game session of a row, with its turns, ballots and supports, and their players."""
    rules = Rules(row.length, row.limit, Hard(row.hard), row.boards)
    guesses = tuple(Word(turn.guess) for turn in turns)
    has_owner = row.owner_id is not None
    return GameSession(
        id=row.id,
        place=Place(row.channel_id, row.guild_id),
        mode=Mode.of(row.mode),
        starter=Player(row.starter_id, row.starter_name, row.starter_locale),
        owner=Player(row.owner_id, row.owner_name, row.owner_locale) if has_owner else None,
        language=row.language,
        lexicon_version=row.lexicon_version,
        game=Game(rules, _words(row.answers), allowed=(), guesses=guesses),
        phase=Phase(row.phase),
        created_at=row.created_at,
        drawn_at=row.drawn_at,
        moves=tuple(_build_move(turn, supports) for turn in turns),
        message_id=row.message_id,
        match_id=row.match_id,
        alternate=row.alternate,
        count_at=row.count_at,
        ballots=tuple(Ballot(_author_of(one), Word(one.guess), one.at) for one in ballots),
        touched_at=row.touched_at,
        assisted=row.assisted,
        disputed_at=row.disputed_at,
        class_list=_list_of(row),
    )


def build_new_session(game_id: int, new: NewGame) -> GameSession:
    """Return the game session that was just stored."""
    return GameSession(
        id=game_id,
        place=new.place,
        mode=new.mode,
        starter=new.starter,
        owner=new.owner,
        language=new.language,
        lexicon_version=new.lexicon_version,
        game=replace(new.game, allowed=()),
        phase=Phase.ACTIVE,
        created_at=new.at,
        drawn_at=new.drawn_at or new.at,
        match_id=new.match_id,
        alternate=new.alternate,
        touched_at=new.at,
        class_list=new.class_list,
    )


def build_match(row: MatchRow, entrants: tuple[Entrant, ...] = ()) -> Match:
    """Return the match of a row, with the entrants that were loaded."""
    rules = Rules(row.length, row.limit, Hard(row.hard))
    return Match(
        id=row.id,
        place=Place(row.channel_id, row.guild_id),
        mode=Mode.of(row.mode),
        stage=Stage(row.stage),
        starter=build_player(row.starter),
        language=row.language,
        lexicon_version=row.lexicon_version,
        game=Game(rules, _words(row.answers), allowed=()),
        at=row.created_at,
        invited=tuple(one.player for one in entrants) if row.closed else (),
        deadline=row.deadline,
        day=row.day,
        number=row.number,
        salt=row.salt,
        rival=row.rival,
        goal=Goal(row.goal),
        clue=row.clue,
        code=row.code,
        thread_id=row.thread_id,
        ended_by=row.ended_by_id,
        message_id=row.message_id,
        closed=row.closed,
        entrants=entrants,
        class_list=_list_of(row),
    )


def _build_move(turn: Any, supports: Sequence[Any]) -> Move:
    votes = [one for one in supports if one.turn == turn.turn]
    others, outvoted = (
        tuple(_author_of(one) for one in votes if one.agreed == agreed) for agreed in (True, False)
    )
    return Move(_author_of(turn), turn.at, others, outvoted)


def _author_of(row: Any) -> Player:
    """Return the player who made the turn or ballot."""
    return Player(row.player_id, row.name, row.locale)


def write_list(played: ListName | None) -> dict[str, Any]:
    """Return the columns that say which list a game or match is played with."""
    if played is None:
        return {"list_id": None, "list_name": None, "list_mixed": False}
    return {"list_id": played.id, "list_name": played.name, "list_mixed": played.mixed}


def _list_of(row: Any) -> ListName | None:
    return ListName(row.list_id, row.list_name or "", row.list_mixed) if row.list_id else None


def _words(texts: list[str]) -> tuple[Word, ...]:
    return tuple(Word(text) for text in texts)
