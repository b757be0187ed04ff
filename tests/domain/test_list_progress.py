"""The progress of a class: which words were met, found and missed, and by whom."""

from __future__ import annotations

from bot.domain.list_progress import ListRound, measure_progress
from bot.domain.players import Player
from engine import Word

ANN, BEN = Player(1, "Ann"), Player(2, "Ben")
CELL, GENE, SPORE = Word("cell"), Word("gene"), Word("spore")
WORDS = (CELL, GENE, SPORE)


def play(answer: Word, *players: Player, found: bool) -> ListRound:
    return ListRound((answer,), frozenset({answer} if found else ()), players)


def test_what_counts_is_the_last_time_a_word_was_played() -> None:
    rounds = [
        play(GENE, ANN, found=False),
        play(CELL, ANN, BEN, found=True),
        play(GENE, ANN, BEN, found=True),
        play(CELL, BEN, found=False),
        play(Word("xylem"), ANN, found=False),
    ]
    progress = measure_progress(WORDS, rounds)
    assert [(one.word, one.played, one.found) for one in progress.words] == [
        (CELL, 2, 1),
        (GENE, 2, 1),
    ]
    assert progress.missed == (CELL,)
    assert progress.words[0].missed_by == (BEN,)
    assert [(one.player, one.met, one.found, one.missed) for one in progress.learners] == [
        (ANN, 2, 2, ()),
        (BEN, 2, 1, (CELL,)),
    ]


def test_several_boards_are_found_one_by_one() -> None:
    both = ListRound((CELL, GENE), frozenset({GENE}), (ANN,))
    assert measure_progress(WORDS, [both]).missed == (CELL,)


def test_without_a_game_there_is_nothing_to_tell() -> None:
    assert measure_progress(WORDS, []) == measure_progress(WORDS, [play(Word("x"), found=True)])
