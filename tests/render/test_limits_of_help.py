"""Every message about puzzles from elsewhere within Discord's limits, and every refusal."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.board.look import Look
from bot.domain.errors import PlayerError
from bot.domain.games import Phase
from bot.domain.hints import Fact, Hint, Letter, Price, Property
from bot.domain.lists import LeftOut
from bot.domain.modes import TOGETHER, ModeKey
from bot.domain.options import Option
from bot.domain.outages import Outage
from bot.domain.players import Player
from bot.domain.records.errors import TooLate
from bot.domain.records.games import KNOWN_GAMES
from bot.domain.records.shares import MOST_SHARES
from bot.domain.records.values import Score, Share
from bot.render.guilds import confirm_word
from bot.render.puzzles import hint, panel, remaining
from bot.render.refusals import apologize, refusal
from bot.services.puzzles.hint import HintView
from bot.services.puzzles.hint_teller import HintContent
from bot.services.puzzles.panel import Verdict
from bot.services.puzzles.views import PuzzleView
from bot.texts import LOCALES
from engine import Exclusion, Feedback, HardModeBroken, Rule, Violation, Word
from engine.errors import EngineError
from engine.words import ALPHABETS
from tests.render.drawn import check
from tests.render.games import LOOKS, games
from tests.render.sessions import LONGEST_ID, of, somebody
from tests.render.solves import ladders, lefts, outcomes, stumped

WORD = Word("w" * 8)
LONGEST_NAME = max(KNOWN_GAMES.values(), key=lambda game: len(game.name))

FACTS: dict[str, Any] = {
    "doubted": Share(LONGEST_NAME, 10**9, Score(6)),
    "jobs": 64,
    "position": "Position(…)",
    "shipped": dict.fromkeys(ALPHABETS, (4, 5, 6, 7)),
    "accepted": "2 g 🟩 🟧, 1 y 🟨 🟦, 0 . b x ⬛ ⬜",
    "actual": 6_000,
    "alike": ("America/Argentina/ComodRivadavia",) * 3,
    "alphabet": "abcdefghijklmnopqrstuvwxyz",
    "answer": WORD,
    "argument": "limit",
    "banned": True,
    "boards": 8,
    "channel_id": LONGEST_ID,
    "channel_ids": frozenset(LONGEST_ID - number for number in range(25)),
    "channels": frozenset(LONGEST_ID - number for number in range(25)),
    "character": "\ufbf9",  # the letter with the longest name there is
    "expected": 6_000,
    "high": 10**9,
    "known": tuple(f"a-strategy-of-a-long-name-{number}" for number in range(25)),
    "language": "en",
    "length": 8,
    "least": 10**9,
    "low": 10**9,
    "days": 10**9,
    "left_out": tuple(LeftOut(10**6 + at, "`" * 40, foreign="\u202e") for at in range(2_000)),
    "count": 10**9,
    "match_id": LONGEST_ID,
    "marks": 6_000,
    "game": max(KNOWN_GAMES.values(), key=lambda game: len(game.name)),
    "mode": ModeKey.CHALLENGE,
    "option": Option.LENGTH,
    "most": 10**9,
    "meant": WORD,
    "name": "n" * 6_000,
    "before": 22,
    "after": 23,
    "until": datetime(2026, 11, 26, tzinfo=UTC),
    "unfit": dict.fromkeys(range(10**6, 10**6 + 400), "`" * 40),
    "path": Path("w" * 6_000),
    "player": Player(2**63 - 1),
    "private": True,
    "puzzle": "w" * 6_000,
    "reason": "w" * 6_000,
    "refused": HardModeBroken(WORD, Violation("w", 8, 8, 20)),
    "right": Feedback.parse("21021021"),
    "role_id": LONGEST_ID,
    "row": 6_000,
    "rows": 6_000,
    "reasons": tuple(
        TooLate(Share(LONGEST_NAME, 10**9 + number, Score(6)), 10**9)
        for number in range(MOST_SHARES)
    ),
    "running": None,
    "share": Share(LONGEST_NAME, 10**9, Score(6)),
    "source": "w" * 6_000,
    "starter": somebody(0),
    "status": "won",
    "text": "w" * 6_000,
    "timed": False,
    "turn": 20,
    "typed": "w" * 6_000,
    "value": "w" * 6_000,
    "violation": Violation("w", 8, 8, 20),
    "word": WORD,
    "words": 6_000,
}
"""The longest of every fact that a refusal carries, by name."""


def kinds(base: type[Exception]) -> Iterator[type[Exception]]:
    for kind in base.__subclasses__():
        yield kind
        yield from kinds(kind)


def longest(kind: type[Exception]) -> Exception:
    """A refusal with its facts at their longest."""
    if kind.__init__ in (PlayerError.__init__, EngineError.__init__):
        return kind()
    return kind(*(FACTS[name] for name in inspect.signature(kind).parameters))


@pytest.mark.parametrize("kind", [*kinds(PlayerError), *kinds(EngineError)])
def test_every_refusal_fits(kind: type[Exception]) -> None:
    for locale in LOCALES:
        reply = refusal(longest(kind), Look(locale=locale))
        if reply is not None:
            check(reply)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_answer_to_a_defect_or_an_outage_fits(locale: str) -> None:
    for error in (ZeroDivisionError(), Outage("database or disk is full")):
        check(apologize(error, "0" * 8, Look(locale=locale)))


@settings(max_examples=50, deadline=None)
@given(outcomes(), LOOKS)
def test_the_panel_of_a_puzzle_fits(outcome: PuzzleView, look: Look) -> None:
    check(panel.puzzle(outcome, look))
    check(panel.receipt(outcome, look))


@settings(max_examples=30, deadline=None)
@given(outcomes(), LOOKS, st.integers(0, 99))
def test_the_words_that_remain_fit_on_every_page(
    outcome: PuzzleView, look: Look, page: int
) -> None:
    check(remaining.words(outcome, look, page))


@settings(max_examples=50, deadline=None)
@given(stumped(), LOOKS)
def test_the_message_of_a_word_thought_of_fits(outcome: PuzzleView, look: Look) -> None:
    check(panel.puzzle(outcome, look))


@pytest.mark.parametrize("known", [True, False])
@pytest.mark.parametrize("rule", Rule)
def test_a_verdict_on_eight_boards_fits(rule: Rule, known: bool) -> None:
    clue = Exclusion(20, rule, "w", 8, 8)
    found = Verdict(WORD, dict.fromkeys(range(7), clue) | {7: None}, True, known)
    for locale in LOCALES:
        check(remaining.verdict(found, Look(locale=locale)))


@settings(max_examples=50, deadline=None)
@given(st.data(), LOOKS)
def test_a_hint_in_a_game_fits(data: st.DataObject, look: Look) -> None:
    game = data.draw(games())
    length, taken = game.rules.length, data.draw(st.frozensets(st.sampled_from(Hint)))
    told = HintContent(
        data.draw(st.none() | st.just("…" * 200)),
        Fact(data.draw(st.sampled_from(Property)), data.draw(st.integers(0, length))),
        Letter("w", again=data.draw(st.booleans())),
        Letter("w", place=length),
        data.draw(ladders(length)).guesses,
    )
    left, price = data.draw(st.none() | lefts(length)), data.draw(st.sampled_from(Price))
    session = of(game, TOGETHER, Phase.ACTIVE, [somebody(0)])
    check(hint.hint(HintView(session, taken, tuple(Hint), price, told, 0, left), look))


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_said_of_help_fits(locale: str) -> None:
    look = Look(locale=locale)
    for reply in (panel.introduction(look), panel.new_puzzle(look), confirm_word(WORD, look)):
        check(reply)


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (1, "one **O**, so it must be used"),
        (2, "two **O**s, so both must be used"),
        (3, "three **O**s, so all must be used"),
    ],
)
def test_letters_shown_twice_must_both_be_used(count: int, said: str) -> None:
    broken = HardModeBroken(Word("flood"), Violation("o", None, count, 2))
    shown = refusal(broken, Look())
    assert shown
    assert said in shown.text
