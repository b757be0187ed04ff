"""What the hints of a running game say together: never what an earlier one has ruled out."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.brain.lexicons import Lexicons
from bot.brain.pool import Pool
from bot.brain.puzzles import Clues, PuzzleBrain
from bot.domain.games import Phase
from bot.domain.hints import NOTHING, Hint
from bot.domain.modes import TOGETHER
from bot.domain.players import Player
from bot.domain.puzzles import PuzzleKind
from bot.services.puzzles.hint_teller import HintTeller, Taken
from bot.services.puzzles.meanings import blank
from engine import Word, load
from tests.render.games import played
from tests.render.sessions import of

LEXICONS = Lexicons()
ANSWERS = load("en", 5).answers


async def told(answers: list[str], guesses: list[str], *taken: tuple[int, Hint]) -> HintTeller:
    """The hints taken in a game, each after so many guesses."""
    game = played(answers, guesses)
    session = of(game, TOGETHER, Phase.ACTIVE, [Player(1, "ann")])
    boards = tuple(board.turns for board in game.boards)
    clues = Clues(PuzzleKind(boards=len(answers)), boards)
    teller = HintTeller(PuzzleBrain(LEXICONS, Pool()), LEXICONS, session, clues)
    await teller.replay(taken)
    return teller


@pytest.mark.parametrize(
    ("answer", "guesses"),
    [
        ("folio", "crane moist"),
        ("parse", ""),
        ("geese", ""),
        ("spoof", "crane"),
        ("eight", "tiger"),
    ],
)
@pytest.mark.parametrize("before", [[Hint.LETTER, Hint.PLACE], [Hint.NUDGE, Hint.LETTER]])
async def test_a_word_that_a_hint_has_ruled_out_is_never_called_possible(
    answer: str, guesses: str, before: list[Hint]
) -> None:
    made = guesses.split()
    taken: Taken = [(len(made), hint) for hint in (*before, Hint.GUESS)]
    teller = await told([answer], made, *taken)
    (revealed,) = teller.revealed
    assert revealed != NOTHING
    proposed = teller.content.guesses
    assert proposed
    for one in proposed.guesses:
        assert not one.is_candidate or revealed.admits(one.guess, LEXICONS("en", 5).alphabet)


async def test_the_words_left_are_counted_without_those_that_hints_rule_out() -> None:
    taken = ((2, Hint.LETTER), (2, Hint.PLACE))
    bare = await (await told(["folio"], ["crane", "moist"])).count_left()
    left = await (await told(["folio"], ["crane", "moist"], *taken)).count_left()
    assert "folio" in left.words
    assert left.total < bare.total


async def test_what_was_told_before_an_earlier_guess_still_counts() -> None:
    taken = ((0, Hint.LETTER), (0, Hint.PLACE), (1, Hint.GUESS))
    teller = await told(["polka"], ["crane"], *taken)
    assert teller.content.place is None
    ((letter, place),) = teller.revealed[0].places
    left = await teller.count_left()
    assert all(word[place - 1] == letter for word in left.words)


@settings(deadline=None, max_examples=25)
@given(
    st.sampled_from(ANSWERS),
    st.lists(st.sampled_from(ANSWERS), max_size=3, unique=True),
    st.lists(st.tuples(st.integers(0, 3), st.sampled_from(Hint)), max_size=6, unique=True),
)
async def test_hints_are_true_and_each_tells_something_new(
    answer: Word, guesses: list[Word], taken: list[tuple[int, Hint]]
) -> None:
    made = [guess for guess in guesses if guess != answer]
    order = sorted((at, list(Hint).index(hint)) for at, hint in taken if at <= len(made))
    teller = await told([answer], list(made))
    for count in range(len(order)):
        known = [(at, [*Hint][hint]) for at, hint in order[: count + 1]]
        before, teller = teller, await told([answer], list(made), *known)
        assert teller.revealed[0].admits(answer, LEXICONS("en", 5).alphabet)
        at, hint = known[-1]
        if hint in (Hint.LETTER, Hint.PLACE) and at == len(made) and hint in before.offered:
            assert teller.revealed != before.revealed


@pytest.mark.parametrize("answer", ["dicey", "women", "risky", "night", "jazzy"])
async def test_a_nudge_that_is_offered_says_something(answer: str) -> None:
    taken: list[tuple[int, Hint]] = []
    made = ["slate", "corny", "budge", "whelp", "fight"]
    for at in range(6):
        taken.append((at, Hint.NUDGE))
        teller = await told([answer], [one for one in made[:at] if one != answer], *taken[:-1])
        if Hint.NUDGE in teller.offered:
            told_now = (await told([answer], made[:at], *taken)).content
            assert told_now.meaning or told_now.fact


async def test_a_meaning_is_told_and_where_one_word_is_left_nothing_else_is() -> None:
    first = await told(["dicey"], ["slate", "corny"], (2, Hint.MEANING))
    assert first.content.meaning == "risky"
    second = await told(["dicey"], ["slate", "corny", "juicy"], (2, Hint.NUDGE), (3, Hint.NUDGE))
    assert second.content.meaning is None
    assert second.content.fact is None


@pytest.mark.parametrize(
    ("meaning", "answer", "said"),
    [
        ("large honking birds; the plural of goose", "geese", "large honking birds"),
        ("a goose, twice; the plural of goose", "geese", "a …, twice"),
        ("the plural of woman", "women", None),
        ("risky", "dicey", "risky"),
        ("put words on paper; the past of write", "wrote", "put words on paper"),
        ("a machine that lifts", "crane", "a machine that lifts"),
    ],
)
def test_a_meaning_does_not_name_another_form_of_the_word(
    meaning: str, answer: str, said: str | None
) -> None:
    assert blank(meaning, Word(answer)) == said


async def test_of_several_boards_the_hint_is_about_one_where_more_words_are_left() -> None:
    teller = await told(["crate", "fjord"], ["trace", "grate"])
    assert teller.board == 1
