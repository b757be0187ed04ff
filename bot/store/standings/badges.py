"""The deeds that results show, for which badges are had."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import date

from sqlalchemy import func, select, update

from bot.domain.badges import OF_ENDS, Badge, Badges, find_first_days, read_deeds, write_deeds
from bot.domain.games import GameSession
from bot.domain.players import Place, Player
from bot.domain.streaks import StreakRules
from bot.store.connection.repository import Changes
from bot.store.games.reader import GAMES, SELECT_GAMES, GameReader
from bot.store.guilds.guilds import GuildQueries
from bot.store.models import ResultRow
from bot.store.standings.daily_results import OF_DAYS
from bot.store.standings.runs import select_runs
from bot.store.standings.sums import filter_player

UNREAD = 300
"""Games from before there were badges that are looked at in one go."""


class BadgeQueries(GameReader):
    """Badges in a server, to read; outside one, those of games in none."""

    async def list_all(self, player: Player, place: Place) -> Badges:
        """Return the player's badges, each with its first day."""
        days = select(ResultRow.deeds, func.min(ResultRow.on)).where(
            *filter_player(player, place), ResultRow.deeds > 0
        )
        rows = await self._db.execute(days.group_by(ResultRow.deeds))
        return Badges(player, find_first_days((deeds or 0, day) for deeds, day in rows))

    async def list_new(self, session: GameSession, player: Player) -> tuple[Badge, ...]:
        """Return the badges that the player has since this ended game.

        Nothing is new while earlier games have not been looked at.
        """
        query = select(ResultRow.game_id == session.id, ResultRow.deeds).where(
            *filter_player(player, session.place), ResultRow.finished_at <= session.touched_at
        )
        shown = {True: 0, False: 0}
        for own, deeds in await self._db.execute(query.distinct()):
            if deeds is None:
                return ()
            shown[own] |= deeds
        return read_deeds(shown[True] & ~shown[False])

    async def list_first(self, place: Place, day: date) -> Mapping[Badge, tuple[int, ...]]:
        """Return who has a badge since that day's daily was over, by the players' ids."""
        late = ResultRow.deeds.bitwise_and(write_deeds(OF_ENDS))
        query = select(ResultRow.player_id, late).where(
            ResultRow.scope_id == place.scope_id, ResultRow.mode.in_(OF_DAYS), late > 0
        )
        now = [*await self._db.execute(query.where(ResultRow.on == day))]
        if not now:
            return {}
        earlier = query.where(ResultRow.on < day, ResultRow.player_id.in_([one for one, _ in now]))
        before = [*await self._db.execute(earlier.distinct())]
        since = {
            badge: {player for player, deeds in now if badge.bit & deeds}
            - {player for player, deeds in before if badge.bit & deeds}
            for badge in OF_ENDS
        }
        return {badge: tuple(sorted(players)) for badge, players in since.items() if players}

    async def list_unread(self, player: Player, place: Place) -> list[GameSession]:
        """Return games of before there were badges, the newest first."""
        unread = select(ResultRow.game_id).where(
            *filter_player(player, place), ResultRow.deeds.is_(None)
        )
        newest = unread.order_by(ResultRow.finished_at.desc()).limit(UNREAD)
        return await self._all(SELECT_GAMES.where(GAMES.c.id.in_(newest)).limit(UNREAD))

    async def list_runs(
        self, place: Place, players: Collection[Player], day: date
    ) -> Mapping[int, Sequence[tuple[int, date]]]:
        """Return how many dailies in a row were won, each run with its last day, by the player."""
        theirs = ResultRow.player_id.in_([one.id for one in players])
        criteria = [ResultRow.scope_id == place.scope_id, ResultRow.mode.in_(OF_DAYS), theirs]
        runs: defaultdict[int, list[tuple[int, date]]] = defaultdict(list)
        rules = StreakRules.of(await self.over(GuildQueries).settings(place), place)
        query = select_runs(criteria, day, rules)
        for player_id, days, last, _ in await self._db.execute(query):
            runs[player_id].append((days, date.fromordinal(last)))
        return runs


class StoredBadges(BadgeQueries, Changes):
    """Badges, to read and change."""

    async def add(self, badge: Badge, game_ids: Iterable[int]) -> None:
        """Let the results of these games show one deed more."""
        counted = [ResultRow.game_id.in_([*game_ids]), ResultRow.assisted.is_(False)]
        await self._execute(
            update(ResultRow).where(*counted).values(deeds=ResultRow.deeds + badge.bit)
        )

    async def set_deeds(self, player: Player, deeds: Mapping[int, int]) -> None:
        """Store what was found in games of before, by their ids."""
        for game_id, number in deeds.items():
            result = update(ResultRow).filter_by(game_id=game_id, player_id=player.id)
            await self._execute(result.values(deeds=number))
