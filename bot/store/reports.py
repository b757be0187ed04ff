"""Words that players have reported."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ColumnElement, func, select, update

from bot.domain.players import Player
from bot.domain.reports import ReportedWord
from bot.store.models import WordReportRow
from bot.store.repository import Changes, Queries
from engine import Word


class ReportQueries(Queries):
    async def list_open(self, scope_id: int) -> list[ReportedWord]:
        """The words of a server that nobody has decided about, the most reported first."""
        return await self._list(WordReportRow.scope_id == scope_id, ~WordReportRow.settled)

    async def list_all(self) -> list[ReportedWord]:
        """Every word reported anywhere, decided about or not, the most reported first."""
        return await self._list()

    async def _list(self, *criteria: ColumnElement[bool]) -> list[ReportedWord]:
        players = func.count(WordReportRow.player_id.distinct())
        word = (WordReportRow.language, WordReportRow.word)
        query = select(*word, players).where(*criteria).group_by(*word)
        rows = await self._db.execute(query.order_by(players.desc(), *word))
        return [ReportedWord(language, Word(text), count) for language, text, count in rows]


class StoredReports(ReportQueries, Changes):
    async def add(
        self, scope_id: int, language: str, word: Word, player: Player, at: datetime
    ) -> None:
        """Note that the player reports the word; a second time changes nothing."""
        report = self._insert(WordReportRow).values(
            scope_id=scope_id, language=language, word=word, player_id=player.id, at=at
        )
        await self._execute(report.on_conflict_do_nothing())

    async def settle(self, scope_id: int, reported: ReportedWord) -> None:
        """Note that the server has decided about the reports of a word so far."""
        theirs = update(WordReportRow).where(
            WordReportRow.scope_id == scope_id,
            WordReportRow.language == reported.language,
            WordReportRow.word == reported.word,
        )
        await self._execute(theirs.values(settled=True))
