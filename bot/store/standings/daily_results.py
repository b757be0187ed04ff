"""Results of dailies: days in a row, and who has played."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

from sqlalchemy import ColumnElement, Integer, and_, case, func, or_, select, type_coerce

from bot.domain.modes import MODES
from bot.domain.players import Place, Player
from bot.domain.server_streaks import DaysTogether, HeldDaily, count_together, fill_days
from bot.domain.standings import DailyPlace, Streak
from bot.domain.streaks import StreakRules
from bot.store.connection.repository import Queries
from bot.store.guilds.guilds import GuildQueries
from bot.store.models import DepartureRow, MatchRow, PreferenceRow, ResultRow
from bot.store.standings.names import join_names, read_player
from bot.store.standings.runs import find_last_day, select_runs, select_streaks
from bot.store.standings.sums import Criteria, count_if

OF_DAYS = [mode.key for mode in MODES.values() if mode.posted]
"""The modes whose results make streaks."""

_on: ColumnElement[int] = type_coerce(ResultRow.on, Integer)

_LONGEST = 1_000
"""Days that a streak of everybody's is counted back at most."""


class DailyResults(Queries):
    """Results of dailies, to read."""

    async def find_streaks(
        self, place: Place, players: Sequence[Player], day: date, *, over: bool
    ) -> dict[int, Streak]:
        """Return each player's dailies won in a row up to that day, by their id."""
        theirs = ResultRow.player_id.in_([player.id for player in players])
        criteria = [ResultRow.scope_id == place.scope_id, theirs]
        return await self._streaks(place, criteria, day, over=over)

    async def weigh_day(self, place: Place, day: date) -> tuple[dict[int, int], dict[int, int]]:
        """Return the days in a row, at least two, that ended as that day's daily was not won.

        And those that a shield kept, though the daily was missed. Both are by the player's id;
        players who hide or have left are left out.
        """
        rules, last = await self.find_streak_rules(place), day - timedelta(1)
        since = find_last_day(rules, last)
        if rules.shielded:
            # a shield may have kept for a day what ends now
            since = find_last_day(rules, since - 1)
        solvers = select(ResultRow.player_id).where(*_won_daily(place), ResultRow.on == day)
        before = select(ResultRow.player_id).where(
            *_won_daily(place),
            _on >= since,
            ResultRow.on <= last,
            ResultRow.player_id.not_in(solvers),
        )
        hides = select(PreferenceRow.player_id).where(PreferenceRow.hidden)
        left = select(DepartureRow.player_id).where(
            DepartureRow.guild_id == place.guild_id, type_coerce(DepartureRow.on, Integer) > since
        )
        criteria = [
            ResultRow.scope_id == place.scope_id,
            ResultRow.player_id.in_(before),
            ResultRow.player_id.not_in(hides),
            ResultRow.player_id.not_in(left),
        ]
        found = await self._streaks(place, criteria, last, over=True)
        alive = await self._streaks(place, criteria, day, over=True) if rules.shielded else {}
        days = {player: streak.now for player, streak in found.items() if streak.now > 1}
        kept = {
            player: now for player, now in days.items() if player in alive and alive[player].now
        }
        return {player: now for player, now in days.items() if player not in kept}, kept

    async def find_last_daily(self, place: Place, day: date) -> date:
        """Return the last day up to that one that had a daily; that day without any."""
        rules = await self.find_streak_rules(place)
        held = rules.posted_in is not None
        last = await self._db.scalar(select(find_last_day(rules, day))) if held else None
        return date.fromordinal(last) if last else day

    async def find_streak_rules(self, place: Place) -> StreakRules:
        """Return what ends days in a row in a server."""
        return StreakRules.of(await self.over(GuildQueries).settings(place), place)

    async def list_daily_winners(self, place: Place, day: date) -> list[tuple[Player, int]]:
        """Return who won that day's daily without help, and in how many guesses.

        Players who hide are `HIDDEN`, and those who have left since are left out.
        """
        left = select(DepartureRow.player_id).where(
            DepartureRow.guild_id == place.guild_id, DepartureRow.on >= day
        )
        won = select(ResultRow.player_id, ResultRow.guesses).where(
            *_won_daily(place), ResultRow.on == day, ResultRow.player_id.not_in(left)
        )
        found = won.subquery()
        rows = await self._db.execute(join_names(select(found), found.c.player_id))
        return [(read_player(row), row.guesses) for row in rows]

    async def list_scores(
        self, place: Place, day: date, players: Sequence[Player]
    ) -> dict[int, tuple[int, bool]]:
        """Return in how many guesses each of the players won a day's daily, and if with a hint.

        These are by their id, and 0 guesses for who has played it, and not found the word.
        """
        theirs = ResultRow.player_id.in_([player.id for player in players])
        taken = case((ResultRow.won, ResultRow.guesses), else_=0)
        found = await self._db.execute(
            select(ResultRow.player_id, taken, ResultRow.assisted).where(
                *_of_dailies(place), ResultRow.on == day, theirs
            )
        )
        return {player_id: (score, hinted) for player_id, score, hinted in found}

    async def list_departed(self, place: Place, day: date) -> set[int]:
        """Return the ids of those who were found to have left a server since a day's daily."""
        left = select(DepartureRow.player_id).where(
            DepartureRow.guild_id == place.guild_id, DepartureRow.on > day
        )
        return {*await self._db.scalars(left)}

    async def find_lost(self, place: Place, players: Sequence[Player], day: date) -> dict[int, int]:
        """Return the days in a row, at least two, that ended as a player did not win that day's."""
        before = await self.find_streaks(place, players, day - timedelta(1), over=True)
        after = await self.find_streaks(place, players, day, over=True)
        goes_on = {player for player, streak in after.items() if streak.now}
        return {
            player: streak.now
            for player, streak in before.items()
            if streak.now > 1 and player not in goes_on
        }

    async def count_days_together(self, place: Place, day: date) -> tuple[DaysTogether, int]:
        """Return the days in a row, up to that one, that several people have won between them.

        And those that ended as nobody has won that day's.
        """
        solver = case((ResultRow.won & ~ResultRow.assisted, ResultRow.player_id))
        days = select(
            MatchRow.day, func.min(solver), func.max(solver), func.count(ResultRow.player_id)
        )
        theirs = and_(ResultRow.on == MatchRow.day, *_of_dailies(place))
        held = [MatchRow.scope_id == place.scope_id, MatchRow.day <= day]
        found = await self._db.execute(
            days.outerjoin_from(MatchRow, ResultRow, theirs)
            .where(*held, MatchRow.day >= day - timedelta(_LONGEST))
            .group_by(MatchRow.day)
            .order_by(MatchRow.day)
        )
        dailies = [
            HeldDaily(on, one and (one, two), players > 0) for on, one, two, players in found if on
        ]
        rules = await self.find_streak_rules(place)
        if rules.posted_in is None:
            dailies = fill_days(dailies, day)
        together = count_together(dailies, shielded=rules.shielded)
        before = count_together(dailies[:-1], shielded=rules.shielded)
        return together, 0 if together.days else before.days

    async def list_daily_players(self, place: Place, first: date, end: date) -> list[Player]:
        """Return who has finished a daily from `first` on and before `end`.

        Players who hide, and those who have left since, are left out.
        """
        left = and_(
            DepartureRow.player_id == ResultRow.player_id, DepartureRow.guild_id == place.guild_id
        )
        played = (
            select(ResultRow.player_id)
            .outerjoin(DepartureRow, left)
            .where(*_of_dailies(place), ResultRow.on >= first, ResultRow.on < end)
            .where(or_(DepartureRow.on.is_(None), DepartureRow.on <= ResultRow.on))
            .distinct()
            .subquery()
        )
        rows = await self._db.execute(join_names(select(played), played.c.player_id))
        return [Player(row.player_id, row.name) for row in rows if not row.hidden]

    async def find_last_days(self, place: Place, players: Sequence[Player]) -> dict[int, date]:
        """Return the day of the last daily here that each player has finished, by their id."""
        query = select(ResultRow.player_id, func.max(ResultRow.on)).where(
            *_of_dailies(place), ResultRow.player_id.in_([player.id for player in players])
        )
        found = await self._db.execute(query.group_by(ResultRow.player_id))
        return dict(found.all())

    async def find_streak_before(self, place: Place, player: Player, day: date) -> int:
        """Return the dailies won in a row up to the last one won before that day."""
        query = select(func.max(ResultRow.on)).where(
            *_won_daily(place), ResultRow.player_id == player.id, ResultRow.on < day
        )
        last = await self._db.scalar(query)
        found = await self.find_streaks(place, [player], last, over=True) if last else {}
        return found.get(player.id, Streak()).now

    async def find_daily_place(self, place: Place, day: date, player: Player) -> DailyPlace:
        """Return a player's place in a daily by guesses, and how it compares to earlier ones."""
        own = select(ResultRow.guesses).where(
            *_won_daily(place), ResultRow.on == day, ResultRow.player_id == player.id
        )
        taken = own.limit(1).scalar_subquery()
        before = [ResultRow.on < day, ResultRow.player_id == player.id]
        fewest = select(func.min(ResultRow.guesses)).where(*_won_daily(place), *before)
        played = select(func.count()).select_from(ResultRow).where(*_of_dailies(place), *before)
        every = select(func.count()).where(*_of_dailies(place), ResultRow.on == day)
        found = select(
            taken,
            func.count(),
            count_if(ResultRow.guesses < taken),
            played.scalar_subquery(),
            fewest.scalar_subquery(),
            every.scalar_subquery(),
        ).where(*_won_daily(place), ResultRow.on == day)
        guesses, solved, better, earlier, least, finished = (await self._db.execute(found)).one()
        best = bool(guesses and least and guesses < least)
        place_in = better + 1 if guesses else 0
        return DailyPlace(place_in, solved, earlier, best=best, first=finished == 1)

    async def _streaks(
        self, place: Place, criteria: Criteria, day: date, *, over: bool
    ) -> dict[int, Streak]:
        rules = await self.find_streak_rules(place)
        every = select_runs(criteria, day, rules)
        query = select_streaks(every, criteria, day, rules, over=over)
        return {
            player: Streak(now, best, date.fromordinal(kept) if kept else None)
            for player, now, best, kept in await self._db.execute(query)
        }


def _of_dailies(place: Place) -> Criteria:
    return [ResultRow.scope_id == place.scope_id, ResultRow.mode.in_(OF_DAYS)]


def _won_daily(place: Place) -> Criteria:
    """Return the criteria of dailies won without help."""
    return [*_of_dailies(place), ResultRow.won.is_(True), ResultRow.assisted.is_(False)]
