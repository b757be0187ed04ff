"""The coach's figures for a player's games, stored with their results."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from sqlalchemy import select, update

from bot.domain.players import Place, Player
from bot.domain.skill import MOST_COVERED, Judged, OwnGame, SkillHistory
from bot.store.connection.repository import Changes, Queries
from bot.store.models import ResultRow, TurnRow
from bot.store.standings.statistics import select_known
from engine import Hard, Word

_COLUMNS = (
    ResultRow.game_id,
    ResultRow.language,
    ResultRow.hard,
    ResultRow.answer,
    ResultRow.skill,
    ResultRow.luck,
    ResultRow.judged_by,
)

# by day first, which is the order of an index
_NEWEST = (ResultRow.on.desc(), ResultRow.finished_at.desc(), ResultRow.game_id.desc())


class SkillQueries(Queries):
    """The coach's figures, to read."""

    async def load_history(self, player: Player, place: Place) -> SkillHistory:
        """Return the last games on one board of the player's own, without words still in play."""
        played = select_known(player, place, *_COLUMNS).where(ResultRow.guesses > 0)
        rows = (await self._db.execute(played.order_by(*_NEWEST).limit(MOST_COVERED))).all()
        guesses: defaultdict[int, list[Word]] = defaultdict(list)
        theirs = TurnRow.game_id.in_([game_id for game_id, *_ in rows])
        turns = select(TurnRow.game_id, TurnRow.guess).where(theirs).order_by(TurnRow.turn)
        for game_id, guess in await self._db.execute(turns):
            guesses[game_id].append(Word(guess))
        games = (
            OwnGame(
                game_id,
                language,
                Hard(hard),
                Word(answer),
                tuple(guesses[game_id]),
                Judged(*judged) if None not in judged else None,
            )
            for game_id, language, hard, answer, *judged in reversed(rows)
        )
        return SkillHistory(player, tuple(games))


class StoredSkill(SkillQueries, Changes):
    """The coach's figures, to read and change."""

    async def keep(self, player: Player, judged: Mapping[int, Judged]) -> None:
        """Store the coach's figures for a player's games, by their ids."""
        for game_id, found in judged.items():
            result = update(ResultRow).filter_by(game_id=game_id, player_id=player.id)
            figures = {"skill": found.skill, "luck": found.luck, "judged_by": found.version}
            await self._execute(result.values(figures))
