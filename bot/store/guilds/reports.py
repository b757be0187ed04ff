"""Words that players have reported."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import ColumnElement, select, update

from bot.domain.reports import Reason, ReportedWord, WordReport
from bot.store.connection.repository import Changes, Queries
from bot.store.models import WordReportRow
from engine import Word


class ReportQueries(Queries):
    """Reported words, to read."""

    async def list_open(self, scope_id: int) -> list[ReportedWord]:
        """Return a server's undecided words, the most reported first."""
        return await self._list(WordReportRow.scope_id == scope_id, ~WordReportRow.settled)

    async def list_all(self) -> list[ReportedWord]:
        """Return every word reported anywhere, decided or not, the most reported first."""
        return await self._list()

    async def _list(self, *criteria: ColumnElement[bool]) -> list[ReportedWord]:
        row = WordReportRow
        query = select(row.language, row.word, row.player_id, row.reason).where(*criteria)
        reports: dict[tuple[str, str], list[tuple[int, Reason]]] = defaultdict(list)
        for language, word, player_id, reason in await self._db.execute(query):
            reports[language, word].append((player_id, Reason(reason)))
        found = [
            ReportedWord(language, Word(word), len(dict(theirs)), _rank(theirs))
            for (language, word), theirs in reports.items()
        ]
        return sorted(found, key=lambda one: (-one.players, one.key))


class StoredReports(ReportQueries, Changes):
    """Reported words, to read and change."""

    async def add(self, scope_id: int, new: WordReport, at: datetime) -> None:
        """Store a report; a player's second report of a word changes nothing."""
        report = self._insert(WordReportRow).values(
            scope_id=scope_id,
            language=new.language,
            word=new.word,
            player_id=new.player.id,
            reason=new.reason,
            at=at,
        )
        await self._execute(report.on_conflict_do_nothing())

    async def close(self, scope_id: int, reported: ReportedWord) -> None:
        """Mark all reports of a word so far as decided by the server."""
        theirs = update(WordReportRow).where(
            WordReportRow.scope_id == scope_id,
            WordReportRow.language == reported.language,
            WordReportRow.word == reported.word,
        )
        await self._execute(theirs.values(settled=True))


def _rank(reports: Iterable[tuple[int, Reason]]) -> tuple[Reason, ...]:
    """Return the reasons of reports, the most common first."""
    given = Counter(reason for _, reason in reports)
    return tuple(sorted(given, key=lambda reason: (-given[reason], reason)))
