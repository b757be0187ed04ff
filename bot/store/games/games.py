"""Game sessions. Only guesses are stored: feedback is replayed, so it cannot contradict them."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import cache, lru_cache
from typing import Any

from sqlalchemy import BigInteger, Select, and_, bindparam, delete, func, or_, select, update
from sqlalchemy.sql.dml import ReturningInsert

from bot.domain.games import Choices, GameSession, Move, NewGame, Phase, Untouched
from bot.domain.guild_settings import GuildSettings
from bot.domain.modes import MODES, Mode
from bot.domain.players import Place, Player
from bot.store.connection.repository import Changes, insert_into, latest, table_of
from bot.store.games.reader import GAMES, SELECT_GAMES, GameReader
from bot.store.games.values import build_new_session, write_list
from bot.store.models import (
    GameRow,
    GuildRow,
    LastPlayedRow,
    ResultRow,
    SupportRow,
    TurnRow,
)
from bot.store.models.games import ACTIVE
from engine import Word

_ACTIVE = SELECT_GAMES.where(ACTIVE)

_UPDATE = update(GAMES).where(GAMES.c.id == bindparam("game_id"))
"""Sets the columns it is executed with."""

_MESSAGE = select(GAMES.c.message_id).where(GAMES.c.id == bindparam("game_id")).with_for_update()

_RECENT = (
    select(GAMES.c.answers)
    .where(
        GAMES.c.channel_id == bindparam("channel_id"),
        GAMES.c.language == bindparam("language"),
        GAMES.c.length == bindparam("length"),
    )
    .order_by(GAMES.c.id.desc())
    .limit(bindparam("count"))
)


class GameQueries(GameReader):
    """Games, to read."""

    async def get(self, game_id: int) -> GameSession | None:
        """Return the game with this id."""
        found = await self._db.execute(_find_one(self._locking), {"game_id": game_id})
        return next(iter(await self._sessions(found.all())), None)

    async def find_choices(self, place: Place, player: Player) -> Choices:
        """Return the running games of this place that are the player's own or the channel's."""
        key = {"player_id": player.id, "channel_id": place.channel_id}
        found = (await self._db.execute(_find_choices(self._locking), key)).all()
        sessions = tuple(await self._sessions(found))
        return Choices(sessions, found[0].last_id, found[0].last_at) if found else Choices()

    async def find_last_played(self, place: Place, player: Player) -> int | None:
        """Return the id of the game that the player turned to last here, running or not."""
        return await self._db.scalar(
            select(LastPlayedRow.game_id).where(
                LastPlayedRow.player_id == player.id, LastPlayedRow.channel_id == place.channel_id
            )
        )

    async def find_active_private(
        self, place: Place, player: Player, mode: Mode | None = None
    ) -> GameSession | None:
        """Return the player's own running game here, the one touched last if several."""
        mine = _ACTIVE.where(GAMES.c.channel_id == place.channel_id, GAMES.c.owner_id == player.id)
        if mode is not None:
            mine = mine.where(GAMES.c.mode == mode.key)
        return await self._first(mine.order_by(GAMES.c.touched_at.desc(), GAMES.c.id.desc()))

    async def find_last_ended(self, place: Place, player: Player) -> GameSession | None:
        """Return the latest ended game of this place in which the player guessed."""
        counted = (
            select(ResultRow.game_id)
            .where(ResultRow.player_id == player.id, ResultRow.channel_id == place.channel_id)
            .order_by(ResultRow.finished_at.desc(), ResultRow.game_id.desc())
            .limit(1)
        )
        return await self._first(SELECT_GAMES.where(GAMES.c.id == counted.scalar_subquery()))

    async def find_board(self, match_id: int, player: Player) -> GameSession | None:
        """Return the player's board of a match."""
        theirs = and_(GAMES.c.match_id == match_id, GAMES.c.owner_id == player.id)
        return await self._first(SELECT_GAMES.where(theirs))

    async def count_active(self) -> int:
        """Count the running games."""
        return await self._db.scalar(select(func.count()).select_from(GameRow).where(ACTIVE)) or 0

    async def list_due(self, now: datetime) -> list[tuple[int, int | None]]:
        """Return the ids of running games whose votes are due to be counted, and their servers."""
        query = select(GameRow.id, GameRow.guild_id).where(ACTIVE, GameRow.count_at <= now)
        return [(game_id, guild_id) for game_id, guild_id in await self._db.execute(query)]

    async def find_untouched(self, since: datetime) -> list[Untouched]:
        """Return the running games without a guess since then, except those that a match ends."""
        query = (
            select(
                GameRow.id,
                GameRow.guild_id,
                GameRow.touched_at,
                GameRow.mode,
                GuildRow.idle_public,
                GuildRow.idle_private,
            )
            .outerjoin(GuildRow, GuildRow.id == GameRow.guild_id)
            .where(ACTIVE, GameRow.touched_at <= since, GameRow.match_id.is_(None))
        )
        return [
            Untouched(game_id, guild_id, at, _allow(mode, public, private))
            for game_id, guild_id, at, mode, public, private in await self._db.execute(query)
        ]

    async def list_recent_answers(
        self, place: Place, language: str, length: int, count: int
    ) -> frozenset[Word]:
        """Return the answers of the last `count` games of this kind here."""
        kind = {"channel_id": place.channel_id, "language": language, "length": length}
        found = await self._db.scalars(_RECENT, {**kind, "count": count})
        return frozenset(Word(answer) for answers in found for answer in answers)


class StoredGames(GameQueries, Changes):
    """Games, to read and change."""

    async def add(self, new: NewGame) -> GameSession | None:
        """Store a new game; None if its place already has one."""
        rules = new.game.rules
        row = {
            "guild_id": new.place.guild_id,
            "channel_id": new.place.channel_id,
            "mode": new.mode.key,
            "phase": Phase.ACTIVE,
            "starter_id": new.starter.id,
            "owner_id": new.owner and new.owner.id,
            "match_id": new.match_id,
            "alternate": new.alternate,
            "language": new.language,
            **write_list(new.class_list),
            "lexicon_version": new.lexicon_version,
            "length": rules.length,
            "limit": rules.limit,
            "hard": rules.hard,
            "boards": rules.boards,
            "answers": list(new.game.answers),
            "created_at": new.at,
            "drawn_at": new.drawn_at or new.at,
            "touched_at": new.at,
        }
        game_id = await self._db.scalar(_begin(self._dialect), row)
        return None if game_id is None else build_new_session(game_id, new)

    async def add_turn(self, session: GameSession, guess: Word, move: Move) -> None:
        """Append a guess; the key (game, turn) keeps two guesses from taking the same turn."""
        row = {
            "game_id": session.id,
            "turn": len(session.moves) + 1,
            "player_id": move.player.id,
            "guess": guess,
            "at": move.at,
        }
        await self._execute(self._insert(TurnRow), row)
        shared = {name: row[name] for name in ("game_id", "turn", "at")}
        rows = [
            {**shared, "player_id": voter.id, "agreed": agreed}
            for voters, agreed in ((move.others, True), (move.outvoted, False))
            for voter in voters
        ]
        if rows:
            await self._db.execute(self._insert(SupportRow), rows)
        await self._change(session.id, touched_at=move.at)

    async def turn_to(self, session: GameSession, player: Player, at: datetime) -> None:
        """Remember the game as the one that the player turned to last in its place."""
        key = {"player_id": player.id, "channel_id": session.place.channel_id}
        row = {**key, "game_id": session.id, "at": at}
        await self._put(LastPlayedRow, row)

    async def set_answers(self, game_id: int, answers: tuple[Word, ...]) -> None:
        """Change the game's answers."""
        await self._change(game_id, answers=list(answers))

    async def set_phase(self, game_id: int, phase: Phase, at: datetime) -> None:
        """Change the phase of the game, and end any vote in it."""
        await self._change(game_id, phase=phase, touched_at=at, count_at=None)

    async def remove(self, game_id: int) -> None:
        """Delete a game in which nobody has guessed."""
        await self._execute(delete(GameRow).where(GameRow.id == game_id))

    async def set_count_at(self, game_id: int, count_at: datetime | None) -> None:
        """Set when votes are counted; None ends the vote."""
        await self._change(game_id, count_at=count_at)

    async def set_message(self, game_id: int, message_id: int) -> int | None:
        """Remember the message that shows the game; return the one that did."""
        shown = await self._db.scalar(_MESSAGE, {"game_id": game_id})
        await self._change(game_id, message_id=message_id)
        return shown

    async def set_place(self, game_id: int, place: Place) -> None:
        """Move the game to another place."""
        await self._change(game_id, channel_id=place.channel_id, guild_id=place.guild_id)

    async def _change(self, game_id: int, **values: Any) -> None:
        await self._execute(_UPDATE, {"game_id": game_id, **values})


@lru_cache
def _allow(mode: str, public: int | None, private: int | None) -> timedelta:
    """Return how long a server leaves a game of this mode without a guess."""
    settings = GuildSettings()
    if public is not None and private is not None:
        settings = GuildSettings(idle_public=public, idle_private=private)
    # one of a mode that only another version knows may be everybody's
    return settings.idle(private=mode in MODES and Mode.of(mode).private)


@cache
def _begin(dialect: str) -> ReturningInsert[Any]:
    return insert_into(GameRow, dialect).on_conflict_do_nothing().returning(GAMES.c.id)


@cache
def _find_one(locking: bool) -> Select[Any]:
    return latest(SELECT_GAMES.where(GAMES.c.id == bindparam("game_id")), GAMES, locking)


@cache
def _find_choices(locking: bool) -> Select[Any]:
    player_id, last = bindparam("player_id", type_=BigInteger), table_of(LastPlayedRow).c
    known = and_(last.channel_id == GAMES.c.channel_id, last.player_id == player_id)
    running = _ACTIVE.where(
        GAMES.c.channel_id == bindparam("channel_id"),
        or_(GAMES.c.owner_id == player_id, GAMES.c.owner_id.is_(None)),
    )
    games = running.outerjoin(table_of(LastPlayedRow), known).order_by(GAMES.c.id)
    query = games.add_columns(last.game_id.label("last_id"), last.at.label("last_at"))
    return latest(query, GAMES, locking)
