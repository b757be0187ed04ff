"""The lines of a week's post."""

from __future__ import annotations

from datetime import date

from bot.domain.leaderboards import Ranking
from bot.domain.players import Player
from bot.domain.reviews import BestGame, ClosestRace, Review
from bot.domain.standings import Span
from bot.render.reviews import list_news
from bot.texts import load

ANN, BEN = Player(1, "ann"), Player(2, "ben")
WEEK = Span(date(2026, 11, 16), date(2026, 11, 23))
NOTHING = Review(WEEK, 3, 0, 2, Ranking((), None, 0, 0, 1))


def told(review: Review) -> str:
    return list_news(review, load("en")).text


def test_a_race_may_be_decided_by_less_than_a_second() -> None:
    shown = told(Review(WEEK, 3, 0, 2, NOTHING.ranking, closest=ClosestRace(ANN, BEN, 0)))
    assert "<@1> beat <@2> by less than a second." in shown


def test_all_words_found_in_the_fewest_guesses_are_named() -> None:
    words = ("vicar", "crane", "vicar", "moist")
    best = tuple(BestGame(ANN, word, 2) for word in words)
    shown = told(Review(WEEK, 3, 0, 2, NOTHING.ranking, best=best))
    assert "Fewest guesses: <@1> (**VICAR**, **CRANE**, **MOIST**)" in shown


def test_of_many_words_a_few_are_named() -> None:
    best = tuple(BestGame(ANN, f"word{letter}", 2) for letter in "abcdefg")
    shown = told(Review(WEEK, 3, 0, 2, NOTHING.ranking, best=best))
    assert "(**WORDA**, **WORDB**, **WORDC**, **WORDD**, …)" in shown
