"""The environments for learners: they play by the rules, and as Gymnasium expects."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from hypothesis import given
from hypothesis import strategies as st

from engine import EngineError, Feedback, Words, parse, score
from engine.environment import GuessingEnv, GuessingVectorEnv

WORDS = Words.load("en", 5)


@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes")
def test_an_environment_keeps_what_gymnasium_asks() -> None:
    env = GuessingEnv(WORDS, render_mode="ansi")
    check_env(env)
    assert env.observation_space.contains(env.reset()[0])


@given(st.lists(st.sampled_from(range(len(WORDS))), min_size=1, max_size=6), st.data())
def test_a_board_shows_what_the_rules_say(guesses: list[int], data: st.DataObject) -> None:
    answer = data.draw(st.sampled_from(WORDS.answers))
    env = GuessingEnv(WORDS)
    board, _ = env.reset(options={"answer": answer})
    assert not board.any()
    earned = 0.0
    for row, guess in enumerate(guesses):
        board, reward, ended, _, told = env.step(guess)
        earned += reward
        word = WORDS.words[guess]
        marks = "".join(str(mark - 1) for mark in board[row, :, 1])
        assert Feedback.parse(marks) == score(parse(word), parse(answer))
        assert [chr(ord("a") + n - 1) for n in board[row, :, 0]] == list(word)
        assert ended == (word == answer or row == 5)
        assert told == ({"answer": answer} if ended else {})
        if ended:
            assert earned == -(row + 1) - (word != answer)
            break


def test_many_games_go_as_each_would_alone() -> None:
    dice = np.random.default_rng(3)
    envs = GuessingVectorEnv(20, WORDS, WORDS.answers[:5], limit=4)
    single = GuessingEnv(WORDS, WORDS.answers[:5], limit=4)
    played: list[list[tuple[Any, Any, Any]]] = [[] for _ in range(20)]
    begun, _ = envs.reset(seed=11)
    assert not begun.any()
    over, checked = np.zeros(20, np.bool_), 0
    for _ in range(60):
        actions = dice.choice([WORDS.index[word] for word in WORDS.answers[:8]], 20)
        before, (boards, rewards, over, cut, told) = over, envs.step(actions)
        assert not cut.any()
        assert (told["_answer"] == over).all()
        for n in range(20):
            if before[n]:
                assert (rewards[n], over[n], boards[n].any()) == (0, False, False)
                continue
            played[n].append((actions[n], rewards[n], boards[n]))
            if over[n]:
                ended = False
                single.reset(options={"answer": told["answer"][n]})
                for action, reward, board in played[n]:
                    alone, earned, ended, *_ = single.step(action)
                    assert earned == reward
                    assert (alone == board).all()
                assert ended
                played[n].clear()
                checked += 1
    assert checked > 100


@pytest.mark.parametrize("won", [True, False])
def test_a_shaped_reward_adds_the_same_to_every_game(*, won: bool) -> None:
    added: set[float] = set()
    for guesses in (["crane", "moist"], ["zonal", "fuzzy", "moist"]):
        guesses[-1] = "moist" if won else "crane"
        sums: list[float] = []
        for shaped in (False, True):
            env = GuessingEnv(WORDS, limit=len(guesses), shaped=shaped)
            env.reset(options={"answer": "moist"})
            sums.append(sum(env.step(WORDS.index[parse(guess)])[1] for guess in guesses))
        added.add(round(sums[1] - sums[0], 6))
    assert len(added) == 1


def test_the_same_seed_hides_the_same_words() -> None:
    told: list[list[str]] = []
    for _ in range(2):
        envs = GuessingVectorEnv(30, WORDS, limit=1)
        envs.reset(seed=5)
        told.append(envs.step(np.zeros(30, np.int64))[4]["answer"].tolist())
    assert told[0] == told[1]
    assert len(set(told[0])) > 10


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: GuessingEnv(WORDS, []),
        lambda: GuessingEnv(WORDS, ["zzzzz"]),
        lambda: GuessingEnv(["crane"]),  # type: ignore[arg-type]
        lambda: GuessingEnv(WORDS, limit=0),
        lambda: GuessingEnv(WORDS).reset(options={"answer": "aahed"}),
        lambda: GuessingEnv(WORDS).step(-1),
        lambda: GuessingVectorEnv(0, WORDS),
        lambda: GuessingVectorEnv(2, WORDS).step(np.array([0, len(WORDS)])),
        lambda: GuessingVectorEnv(2, WORDS).step(np.array([0.5, 1])),
        lambda: GuessingVectorEnv(2, WORDS).step(np.array([0])),
    ],
)
def test_what_cannot_be_meant_is_refused(wrong: object) -> None:
    assert callable(wrong)
    with pytest.raises(EngineError):
        wrong()


def test_a_board_is_drawn_as_tiles() -> None:
    env = GuessingEnv(WORDS, render_mode="ansi")
    env.reset(options={"answer": "moist"})
    env.step(WORDS.index[parse("crane")])
    env.step(WORDS.index[parse("moist")])
    assert env.render() == "⬛⬛⬛⬛⬛ crane\n🟩🟩🟩🟩🟩 moist"
    turkish = Words.load("tr")
    env = GuessingEnv(turkish, render_mode="ansi")
    env.reset(options={"answer": "kitap"})
    env.step(turkish.index[turkish.parse("kitap")])
    assert env.render() == "🟩🟩🟩🟩🟩 kitap"


def test_a_seed_may_be_a_number_of_an_array() -> None:
    one, other = GuessingEnv(WORDS), GuessingEnv(WORDS)
    seed: Any = np.int64(3)
    assert one.reset(seed=seed)[0].tolist() == other.reset(seed=3)[0].tolist()
    assert one.np_random.random() == other.np_random.random()
