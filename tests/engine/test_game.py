"""The game as a value."""

from __future__ import annotations

import pytest

from engine import Game, Hard, Rules, Status, Word, keyboard
from engine.errors import GameOver, NotAllowed, RepeatedGuess, WrongLength
from engine.feedback import Mark
from engine.hardmode import HardModeBroken

ALLOWED = frozenset(
    map(Word, ["caves", "swiss", "crane", "moist", "bully", "fudge", "whack", "vivid", "jazzy"])
)


def game(*, hard: Hard = Hard.OFF, answers: str = "chess") -> Game:
    words = tuple(map(Word, answers.split()))
    return Game(Rules.standard(5, hard, len(words)), words, ALLOWED)


def test_playing_returns_another_game_and_leaves_this_one() -> None:
    begun = game()
    later = begun.play(Word("caves"))
    assert begun.guesses == ()
    assert str(later.boards[0].turns[0].feedback) == "20012"
    assert (later.status, later.guesses_left) == (Status.ACTIVE, 5)


def test_the_answer_wins_even_if_it_is_in_no_list() -> None:
    assert game().play(Word("chess")).status is Status.WON


def test_the_last_wrong_guess_loses() -> None:
    played = game()
    for word in ["crane", "moist", "bully", "fudge", "whack", "vivid"]:
        played = played.play(Word(word))
    assert played.status is Status.LOST
    with pytest.raises(GameOver):
        played.play(Word("jazzy"))


@pytest.mark.parametrize(
    ("word", "refusal"),
    [("cave", WrongLength), ("zzzzz", NotAllowed), ("caves", RepeatedGuess)],
)
def test_a_refused_guess_changes_nothing(word: str, refusal: type[Exception]) -> None:
    played = game().play(Word("caves"))
    with pytest.raises(refusal):
        played.play(Word(word))
    assert played == game().play(Word("caves"))


def test_hard_mode_refuses_what_ignores_a_clue() -> None:
    with pytest.raises(HardModeBroken):
        game(hard=Hard.HARD).play(Word("caves")).play(Word("moist"))


def test_ultra_hard_mode_refuses_what_cannot_be_the_answer() -> None:
    lenient = game(hard=Hard.HARD, answers="bully").play(Word("moist"))
    assert lenient.play(Word("swiss")).guesses_left == 4
    with pytest.raises(HardModeBroken):
        game(hard=Hard.ULTRA, answers="bully").play(Word("moist")).play(Word("swiss"))


def test_several_boards_share_guesses_and_close_one_by_one() -> None:
    played = game(answers="chess crane").play(Word("crane")).play(Word("caves"))
    chess, crane = played.boards
    assert (len(chess.turns), len(crane.turns)) == (2, 1)
    assert crane.solved
    assert played.rules.limit == 7
    assert played.play(Word("chess")).status is Status.WON


def test_the_keyboard_shows_the_best_mark_of_each_letter() -> None:
    turns = game().play(Word("swiss")).play(Word("caves")).boards[0].turns
    best = keyboard(turns)
    assert best["s"] is Mark.CORRECT
    assert best["e"] is Mark.PRESENT
    assert best["w"] is Mark.ABSENT
    assert "z" not in best


@pytest.mark.parametrize("hard", [Hard.HARD, Hard.ULTRA])
def test_on_several_boards_a_guess_needs_the_clues_of_one_unsolved_board_alone(hard: Hard) -> None:
    answers = (Word("chess"), Word("moist"))
    game = Game(Rules(5, 7, hard, 2), answers, allowed=[Word("caves"), *answers])
    game = game.play(Word("caves"))
    assert game.play(Word("moist")).boards[1].solved
    assert game.play(Word("chess")).boards[0].solved
    with pytest.raises(HardModeBroken):
        Game(Rules(5, 7, hard, 2), answers, allowed=[Word("caves"), Word("bully")]).play(
            Word("caves")
        ).play(Word("bully"))
