"""What word arrays tell of games: credit for clues, and the largest part of what is left."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncGenerator

import pytest

from bot.brain.games import GameBrain, find_largest_part
from bot.brain.lexicons import ListKey
from bot.brain.pool import Pool
from bot.brain.rivals import RIVALS, find_strategy
from engine import Feedback, Game, Rules, Turn, Word, score
from engine.errors import UnknownStrategy
from engine.solver import Position, Words
from tests.bots import LEXICONS

ENGLISH = ListKey("en", 5)


@pytest.fixture
async def brain() -> AsyncGenerator[GameBrain]:
    pool = Pool()
    yield GameBrain(LEXICONS, pool)
    pool.close()


def game(answer: str, *guesses: str) -> Game:
    made = tuple(map(Word, guesses))
    return Game(Rules.standard(), (Word(answer),), allowed=(), guesses=made)


async def test_each_is_credited_with_letters_words_ruled_out_and_the_end(brain: GameBrain) -> None:
    played = game("vivid", "drive", "vivid")
    brought = await brain.credit(ENGLISH, played.boards, ((1,), (2, 3)))
    assert brought[1].letters == "div"
    assert brought[1].ruled_out > 2000
    assert brought[1].solved == ()
    assert brought[2] == brought[3]
    assert (brought[2].letters, brought[2].solved) == ("", (1,))
    alone = await brain.credit(ENGLISH, played.boards, ((1,), (1,)))
    assert alone == {1: brought[1] + brought[2]}


async def test_letters_are_not_told_of_several_boards(brain: GameBrain) -> None:
    rules = Rules(5, 7, boards=2)
    two = Game(rules, (Word("vivid"), Word("crane")), allowed=(), guesses=(Word("drive"),))
    assert (await brain.credit(ENGLISH, two.boards, ((1,),)))[1].letters == ""


async def test_a_game_without_guesses_credits_nobody(brain: GameBrain) -> None:
    assert await brain.credit(ENGLISH, game("vivid").boards, ()) == {}


async def test_how_many_answers_fit_is_counted(brain: GameBrain) -> None:
    answers = LEXICONS("en", 5).answers
    assert await brain.count_possible(ENGLISH, ()) == len(answers)
    turn = Turn(Word("drive"), score(Word("drive"), Word("vivid")))
    left = [word for word in answers if score(turn.guess, word) == turn.feedback]
    assert await brain.count_possible(ENGLISH, (turn,)) == len(left)


async def test_the_largest_part_is_the_largest_group_by_feedback(brain: GameBrain) -> None:
    turns: tuple[Turn, ...] = ()
    left = {*LEXICONS("en", 5).answers}
    for guess in map(Word, ("crane", "moist", "bully", "dodge")):
        groups: defaultdict[Feedback, set[Word]] = defaultdict(set)
        for word in left:
            groups[score(guess, word)].add(word)
        part = await brain.find_largest_part(ENGLISH, turns, guess)
        feedback = score(guess, part[0])
        assert {*part} == groups[feedback]
        assert len(part) == max(map(len, groups.values()))
        left, turns = {*part}, (*turns, Turn(guess, feedback))


def test_of_equal_parts_the_one_with_the_fewest_letters_marked_is_taken() -> None:
    blush, cigar = Word("blush"), Word("cigar")
    alone = Words.in_order([blush, cigar])
    # 20222 or 01000
    assert find_largest_part(alone, (), Word("brush")) == (cigar,)
    # 00002 or 00001: the smaller pattern
    alone = Words.in_order([cigar, Word("rivet")])
    assert find_largest_part(alone, (), Word("humor")) == (Word("rivet"),)


def test_nothing_is_left_where_no_answer_fits() -> None:
    few = Words.in_order([Word("cigar")])
    turns = (Turn(Word("humph"), Feedback.parse("22222")),)
    assert find_largest_part(few, turns, Word("cigar")) == ()


async def test_a_strategy_plays_until_it_finds_the_answer(brain: GameBrain) -> None:
    guesses = await brain.play("best", ENGLISH, game("vivid"))
    assert guesses[-1] == "vivid"
    assert len(guesses) <= 6
    with pytest.raises(UnknownStrategy):
        await brain.play("guesswork", ENGLISH, game("vivid"))


@pytest.mark.parametrize("rival", RIVALS)
def test_every_rival_guesses(rival: str) -> None:
    assert find_strategy(rival).rank(Position(Words.load()).play("raise", "00000"), 1).guesses
