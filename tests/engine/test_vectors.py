"""Feedback printed in the founding articles, and where other programs went wrong."""

from __future__ import annotations

import pytest

from engine import parse, score

VECTORS = [
    # Rodrigo Girão Serrão: Wordle in APL
    ("caves", "chess", "20012"),
    ("swiss", "chess", "00022"),
    ("fault", "talon", "02011"),
    # Chidi Williams: Building a Wordle solver
    ("radar", "stars", "11000"),
    ("frere", "stars", "00020"),
    ("nails", "bebop", "00000"),
    # Adam Filion: Building a Wordle solver, his game of 12 January 2022
    ("arose", "favor", "11100"),
    ("ratio", "favor", "12001"),
    ("carol", "favor", "02120"),
    ("manor", "favor", "02022"),
    ("vapor", "favor", "12022"),
    # repeated letters, as other programs got them wrong
    ("added", "dread", "11012"),
    ("eagle", "abide", "01002"),
    ("error", "elder", "20002"),
    # other lengths
    ("noon", "moon", "0222"),
    ("banana", "cabana", "120222"),
    ("assassin", "sassiest", "11201110"),
]


@pytest.mark.parametrize(("guess", "answer", "feedback"), VECTORS)
def test_feedback_is_exact(guess: str, answer: str, feedback: str) -> None:
    assert str(score(parse(guess), parse(answer))) == feedback
