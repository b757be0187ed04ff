"""What an operator is told of reported words."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.domain.players import Player
from bot.domain.reports import Reason, WordReport
from bot.store import Store
from engine import Word

NOW = datetime(2026, 11, 21, tzinfo=UTC)


async def report(url: str) -> None:
    store = Store.open(url)
    await store.prepare()
    async with store.write() as tx:
        for number in (1, 2):
            await tx.remember(Player(number, "ann"))
        kranz = WordReport("de", Word("kranz"), Player(1), Reason.OTHER)
        await tx.reports.add(7, kranz, NOW)
        for guild, player, reason in ((7, 1, "rare"), (8, 1, "offensive"), (8, 2, "rare")):
            weary = WordReport("en", Word("weary"), Player(player), Reason(reason))
            await tx.reports.add(guild, weary, NOW)
    await store.close()


def test_reported_words_of_all_servers_are_printed_with_counts_and_no_players(
    quick: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TILEMATE_DATABASE_URL", f"sqlite:///{quick / 'bot.sqlite3'}")
    assert main(["migrate"]) == 0
    capsys.readouterr()
    assert main(["words", "--reported"]) == 0
    assert capsys.readouterr().out == "No word has been reported.\n"
    asyncio.run(report(f"sqlite+aiosqlite:///{quick / 'bot.sqlite3'}"))
    assert main(["words", "--reported"]) == 0
    said = capsys.readouterr().out
    assert [line.split() for line in said.splitlines()] == [
        ["players", "language", "word", "why"],
        ["2", "en", "weary", "rare,", "offensive"],
        ["1", "de", "kranz", "other"],
    ]


@pytest.mark.parametrize("words", [["words"], ["doctor", "--reported"]])
def test_words_are_listed_with_their_flag_and_nothing_else_is(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(words)
    assert "say words --reported" in capsys.readouterr().err
