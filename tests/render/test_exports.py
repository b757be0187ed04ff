"""A server's results as tables."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, date, datetime
from io import BytesIO
from zipfile import ZipFile

import pytest

from bot.board.look import DEFAULT
from bot.domain.exports import ExportedGame, ExportedRecord, Origin, ResultPortion, Ruling
from bot.domain.modes import DAILY
from bot.domain.players import HIDDEN, Player
from bot.domain.records.games import KNOWN_GAMES
from bot.domain.records.values import Score
from bot.render import exports as render
from bot.render.reply import Reply

AT = datetime(2026, 11, 21, 12, 30, tzinfo=UTC)
DAY = AT.date()
ANN = Player(123456789012345678, "ann")
DATED = next(key for key, game in KNOWN_GAMES.items() if game.day_zero == date.min)
RECORD = ExportedRecord("wordle", 1981, DAY, ANN, Score(3), True, AT, Origin.MESSAGE)
GAME = ExportedGame(DAILY, DAY, ANN, True, 3, 6, 1, "en", 5, "off", False, AT)


def read(content: bytes) -> list[dict[str, str]]:
    return [*csv.DictReader(content.decode("utf-8-sig").splitlines())]


def export(*records: ExportedRecord, games: Sequence[ExportedGame] = ()) -> Reply:
    tables = render.ResultTables(DEFAULT)
    tables.add(ResultPortion(KNOWN_GAMES, records))
    tables.add(ResultPortion(KNOWN_GAMES, games=games))
    return tables.draw()


def test_a_table_says_what_was_recorded_and_another_what_was_played() -> None:
    changed = ExportedRecord(
        DATED, DAY.toordinal() - 1, DAY, HIDDEN, Score(4), False, AT, Origin.PASTED, Score(5),
        confirmed=True, ruling=Ruling.STRUCK,
    )  # fmt: skip
    reply = export(RECORD, changed, games=(GAME,))
    assert reply.private
    assert "results.csv: 2" in reply.text
    assert "games.csv: 1" in reply.text
    results, games = reply.files
    one, other = read(results.content)
    assert one == {
        "game": "Wordle",
        "puzzle": "1981",
        "day": "2026-11-21",
        "player": "ann",
        "discord_id": "123456789012345678",
        "figure": "3",
        "unit": "guesses",
        "solved": "yes",
        "counts": "yes",
        "posted": "2026-11-21 12:30:00",
        "source": "message",
        "first_figure": "",
        "first_solved": "",
        "confirmed": "no",
        "correction": "",
    }
    assert (other["puzzle"], other["player"], other["discord_id"]) == ("2026-11-21", "a player", "")
    assert (other["first_figure"], other["confirmed"], other["correction"]) == (
        "5",
        "yes",
        "struck",
    )
    (game,) = read(games.content)
    assert (game["mode"], game["guesses"], game["ranked"], game["struck"]) == (
        "daily", "3", "yes", "no",
    )  # fmt: skip


def test_a_game_that_is_no_longer_known_keeps_its_key() -> None:
    results, _ = export(replace(RECORD, game="taught")).files
    assert read(results.content)[0]["game"] == "taught"


def test_nothing_yet_is_said_without_a_file() -> None:
    reply = export()
    assert "Nothing has been recorded" in reply.text
    assert not reply.files


def test_what_is_left_out_is_said_and_large_tables_are_packed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert "newest" not in export(RECORD).text
    monkeypatch.setattr(render, "MOST_EXPORTED", 1)
    assert "the newest 1 at most" in export(RECORD).text
    monkeypatch.setattr(render, "_LARGEST", 100)
    (packed,) = export(RECORD, games=(GAME,)).files
    assert packed.name == "results.zip"
    with ZipFile(BytesIO(packed.content)) as folder:
        assert folder.namelist() == ["results.csv", "games.csv"]
        assert len(read(folder.read("results.csv"))) == 1
