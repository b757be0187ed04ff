"""Every share of the corpus is read, and nothing is read in ordinary chat."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bot.domain.records.games import KNOWN_GAMES, WORDLE
from bot.domain.records.shares import read_shares
from bot.domain.records.summary import read_summary
from bot.domain.records.values import RecordedGame

HERE = Path(__file__).parent
ROOT = HERE.parent.parent


def load(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (HERE / name).read_text("utf-8").splitlines()]


SHARES, SUMMARIES = load("shares.jsonl"), load("summaries.jsonl")
CHAT = (HERE / "chat.txt").read_text("utf-8").splitlines()


def read(text: str) -> list[list[Any]]:
    shares = read_shares(text)
    return [[one.game.key, one.puzzle, one.score.figure, one.score.solved] for one in shares]


def test_every_share_is_read() -> None:
    wrong = [
        (one["text"], read(one["text"])) for one in SHARES if read(one["text"]) != one["reads"]
    ]
    assert wrong == []


@pytest.mark.parametrize("game", KNOWN_GAMES.values(), ids=lambda game: game.key)
def test_the_example_of_a_game_is_read(game: RecordedGame) -> None:
    (share,) = read_shares(game.example)
    assert share.game is game
    assert share.score.solved
    assert game.admits(share.score)
    assert not share.talk


def test_no_share_of_the_corpus_is_counted_anew() -> None:
    shares = [share for one in SHARES for share in read_shares(one["text"])]
    assert [one for one in shares if one.stated] == []


def test_the_corpus_is_large_and_has_every_game() -> None:
    kinds = Counter(one["kind"] for one in SHARES)
    told = (HERE / "README.md").read_text("utf-8")
    assert all(f'`"kind": "{kind}"` ({count} shares' in told for kind, count in kinds.items())
    assert {key for one in SHARES for key, *_ in one["reads"]} == KNOWN_GAMES.keys()
    assert len(SUMMARIES) >= 40
    assert len({*CHAT}) == 1000


def test_every_summary_is_read() -> None:
    for one in SUMMARIES:
        summary = read_summary(one["text"])
        assert summary
        told = [[each.player_id or each.name, each.score.figure] for each in summary.solvers]
        assert (told, summary.streak, summary.of_today) == (
            one["solvers"],
            one["streak"],
            one["today"],
        )
        assert all(
            each.score.solved == (each.score.figure < (WORDLE.lost or 0))
            for each in summary.solvers
        )


def test_nothing_is_read_in_ordinary_chat() -> None:
    read = [line for line in CHAT if read_shares(line) or read_summary(line)]
    told = "she shared Wordle 1,234 3/6 yesterday"
    assert read == [told]
    assert [share.talk for share in read_shares(told)] == [True]
    assert read_shares("\n".join(CHAT[138:])) == ()


def test_a_summary_is_no_share_and_a_share_no_summary() -> None:
    assert [one for one in SUMMARIES if read_shares(one["text"])] == []
    assert [one for one in SHARES if read_summary(one["text"])] == []


@pytest.mark.parametrize("page", ["README.md", "docs/listing.md"])
def test_what_is_said_of_how_many_games_are_known_is_true(page: str) -> None:
    told = re.search(r"over (\d+) (?:games|daily puzzles)", (ROOT / page).read_text("utf-8"))
    assert told
    assert int(told[1]) <= len(KNOWN_GAMES) < int(told[1]) + 10
