"""Skill and luck of every guess, and the sum that must come out."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Hard, Turn, Word, explain, from_words, load, score, violation
from engine.__main__ import main
from engine.errors import GameOver, WrongLength
from engine.hardmode import HardModeBroken
from engine.solver import Analysis, Analyst, NothingPlayed, Words, analyse
from engine.solver.verdict import Effect, luck_figure, luck_word, skill_figure, skill_word

FIVE = load("en", 5)
ENGLISH = Analyst(Words.of(FIVE))
WORDS = st.text("abcd", min_size=4, max_size=4).map(Word)
LISTS = st.lists(WORDS, min_size=1, max_size=90, unique=True)


def words(text: str) -> list[Word]:
    return [Word(word) for word in text.split()]


def game(text: str, answer: str, hard: Hard = Hard.OFF) -> Analysis:
    return ENGLISH.analyse(words(text), Word(answer), hard)


def legal(guesses: list[Word], answer: Word, hard: Hard) -> list[Word]:
    """The guesses up to the answer, without those that break hard mode."""
    turns: list[Turn] = []
    for guess in guesses:
        broken = {
            Hard.OFF: None,
            Hard.HARD: violation(turns, guess),
            Hard.ULTRA: explain(guess, turns),
        }[hard]
        if not broken:
            turns.append(Turn(guess, score(guess, answer)))
        if guess == answer:
            break
    return [turn.guess for turn in turns]


@settings(max_examples=150, deadline=None)
@given(LISTS, LISTS, st.lists(WORDS, min_size=1, max_size=6), st.sampled_from(Hard), st.data())
def test_the_guesses_made_are_the_optimum_plus_inaccuracy_minus_luck(
    answers: list[Word], others: list[Word], guesses: list[Word], hard: Hard, data: st.DataObject
) -> None:
    # won and lost games, of listed answers and of others, with guesses nobody listed
    answer = data.draw(st.sampled_from(answers) | st.sampled_from(others) | WORDS)
    won = data.draw(st.booleans())
    made = legal([*guesses, *([answer] if won else [])], answer, hard)
    analysis = analyse(Words.of(from_words([*answers, *others], answers)), made, answer, hard)
    actual, figured = analysis.identity
    assert actual == figured
    assert analysis.solved == won or answer in guesses
    assert (analysis.remaining == 0) == analysis.solved
    for row, after in zip(analysis.rows, analysis.rows[1:], strict=False):
        assert row.expected_after == after.expected_before
    for row in analysis.rows:
        assert row.inaccuracy >= 0
        assert (row.inaccuracy == 0) == (row.expected == row.best[0].expected)


@pytest.mark.parametrize(
    ("text", "answer", "hard"),
    [
        ("crane moist point joint", "joint", Hard.OFF),
        ("adieu stork short", "short", Hard.HARD),
        ("slate hatch watch match patch batch", "catch", Hard.HARD),
        ("fuzzy", "mango", Hard.OFF),
        ("aahed nasty", "nasty", Hard.ULTRA),
    ],
)
def test_the_sum_comes_out_over_our_own_list(text: str, answer: str, hard: Hard) -> None:
    actual, figured = game(text, answer, hard).identity
    assert actual == figured


def test_every_row_says_what_was_left() -> None:
    first, second = game("slate chess", "chess").rows
    assert (first.before.words, first.before.likely) == (len(FIVE.allowed), len(FIVE.answers))
    assert second.before == first.after
    assert (second.after.words, second.after.likely) == (1, 1)
    assert second.expected_after == 0


def test_few_words_are_proven_and_many_are_not_but_where_a_proof_ships() -> None:
    slate, drain, *later = game("slate drain quack macho", "macho").rows
    assert slate.exact
    assert slate.proven_before
    assert not drain.exact
    assert all(row.exact for row in later)
    first, *_ = analyse(Words.of(load("en", 6)), words("retina castle"), Word("castle")).rows
    assert not first.exact
    assert not first.proven_before


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("slate hatch watch match catch", "catch"),
        ("slate drain quack macho", "macho"),
        ("crane moist joint", "joint"),
        ("slate", "ledge"),
        ("zzzzz crane", "ledge"),
    ],
)
def test_the_start_is_worth_the_same_in_every_game(text: str, answer: str) -> None:
    for vocabulary in (Words.load(), Words.load().host()):
        analysis = analyse(vocabulary, words(text), Word(answer))
        assert analysis.optimal == Fraction(8430, 2448)
        assert analysis.rows[0].best[0].guess == "slate"
        assert analysis.rows[0].proven_before
    hard = analyse(Words.load(), words(text)[:1], Word(answer), Hard.HARD)
    assert hard.optimal == Fraction(8647, 2448)
    assert hard.rows[0].best[0].guess == "salet"


@pytest.mark.parametrize("of", ["off", "ultra"])
def test_without_a_tree_the_start_is_worth_the_same_too(of: str) -> None:
    vocabulary = Words.load("de", 6)
    answers = vocabulary.answers[::200]
    found = {analyse(vocabulary, ["silten"], one, Hard(of)).optimal for one in answers}
    found |= {analyse(vocabulary, ["zzzzzz", one], one, Hard(of)).optimal for one in answers[:2]}
    assert len(found) == 1


def test_a_position_is_worth_the_same_whatever_follows() -> None:
    answers = ("crane", "joint", "mango", "whale", "snail")
    games = [analyse(Words.load(), ["fuzzy", "trace"], answer) for answer in answers]
    assert len({game.rows[1].expected_before for game in games}) == 1


def test_the_first_guess_is_judged_by_the_table_of_openers() -> None:
    row = game("crane", "joint").rows[0]
    assert row.inaccuracy == Fraction(8441 - 8430, 2448)
    assert [one.guess for one in row.best] == ["slate", "trace", "crane"]


def test_a_guess_in_a_trap_is_worth_what_arithmetic_says() -> None:
    # five words that differ in one letter; a guess at one of them tells nothing of the others
    trap = words("batch catch hatch match patch")
    row = analyse(Words.of(from_words([], trap)), trap[:2], trap[4]).rows[0]
    assert row.exact
    assert row.expected == Fraction(1 + 2 + 3 + 4 + 5, 5)
    assert row.inaccuracy == 0
    assert row.luck == row.expected - 1 - Fraction(1 + 2 + 3 + 4, 4)


def test_a_word_that_tells_a_trap_apart_beats_a_guess_within_it() -> None:
    trap = words("batch catch hatch match patch")
    vocabulary = Words.of(from_words(words("chimp humbs"), trap))
    row = analyse(vocabulary, [Word("batch")], Word("patch")).rows[0]
    assert row.inaccuracy > 0
    assert row.better[0].guess not in trap
    assert not row.better[0].is_candidate


def test_exact_ties_are_equally_good() -> None:
    pair = words("batch catch")
    for guess in pair:
        row = analyse(Words.of(from_words([], pair)), [guess], pair[0]).rows[0]
        assert row.inaccuracy == 0
        assert row.better == ()


def test_the_opener_of_the_shipped_tree_is_among_those_weighed_up() -> None:
    row = analyse(Words.of(load("en", 6)), words("retina"), Word("castle")).rows[0]
    assert row.best[0].guess == "carnet"


def test_luck_is_nothing_on_average() -> None:
    trap = words("batch catch hatch match patch chimp champ cheap")
    vocabulary = Words.of(from_words([], trap))
    lucks = [analyse(vocabulary, [trap[0]], answer).rows[0].luck for answer in trap]
    assert sum(lucks) == 0


def test_hard_mode_values_a_trap_higher() -> None:
    free = game("slate hatch", "catch").remaining
    bound = game("slate hatch", "catch", Hard.HARD).remaining
    assert bound > free


def test_an_answer_that_is_not_listed_is_counted_among_words_as_likely() -> None:
    row = game("aalii aahed", "aahed").rows[0]
    assert row.before.likely > 2_488
    assert row.after.likely >= 1


def test_a_stranger_to_every_list_can_be_guessed_and_be_the_answer() -> None:
    analysis = game("zzzzz qqqqq", "qqqqq")
    assert analysis.identity[0] == analysis.identity[1] == 2


def test_an_analysis_is_the_same_every_time() -> None:
    anew = analyse(Words.of(load("en", 5)), words("crane moist joint"), Word("joint"))
    assert anew == game("crane moist joint", "joint")


def test_the_turning_point_is_the_greatest_effect() -> None:
    point = game("slate mango", "mango").turning_point
    assert (point.row, point.effect) == (2, Effect.LUCK)
    assert point.guesses > 1


def test_what_cannot_have_been_played_is_refused() -> None:
    with pytest.raises(NothingPlayed):
        game("", "chess")
    with pytest.raises(GameOver):
        game("chess slate", "chess")
    with pytest.raises(WrongLength):
        game("ches", "chess")
    with pytest.raises(HardModeBroken):
        game("crane moist", "joint", Hard.HARD)
    with pytest.raises(HardModeBroken):
        game("slate trail", "tapir", Hard.ULTRA)


@given(st.fractions(0, 6), st.fractions(0, 6))
def test_skill_never_rises_with_what_is_given_away(some: Fraction, more: Fraction) -> None:
    assert skill_figure(some) >= skill_figure(some + more)
    assert 0 <= skill_figure(some) <= 99
    assert skill_figure(Fraction(0)) == 99


@given(st.fractions(-9, 9), st.fractions(0, 9))
def test_luck_never_falls_with_what_is_saved(some: Fraction, more: Fraction) -> None:
    assert luck_figure(some) <= luck_figure(some + more)
    assert 0 <= luck_figure(some) <= 99


def test_figures_have_plain_words() -> None:
    assert skill_word(87) == "sharp"
    assert skill_word(skill_figure(Fraction(1))) == "loose"
    assert luck_word(40) == "a little unlucky"
    assert [skill_word(figure) for figure in (0, 99)] == ["wild", "masterly"]
    assert luck_word(luck_figure(Fraction(0))) == "neither lucky nor unlucky"


@settings(max_examples=60, deadline=None)
@given(st.lists(WORDS, min_size=1, max_size=7, unique=True), st.sampled_from([Hard.OFF, Hard.HARD]))
def test_few_words_are_worth_what_trying_everything_finds(answers: list[Word], hard: Hard) -> None:
    analysis = analyse(Words.of(from_words([], answers)), answers[:1], answers[0], hard)
    assert analysis.optimal == Fraction(fewest(answers, answers, (), hard), len(answers))


def fewest(left: list[Word], guesses: list[Word], turns: tuple[Turn, ...], hard: Hard) -> int:
    """The least total of guesses for the words `left`, by trying everything."""
    if len(left) == 1:
        return 1
    totals = [10**6]
    for guess in guesses:
        parts: dict[Turn, list[Word]] = {}
        for answer in left:
            parts.setdefault(Turn(guess, score(guess, answer)), []).append(answer)
        if len(parts) > 1 and not (hard is Hard.HARD and violation(turns, guess)):
            later = [
                fewest(part, guesses, (*turns, turn), hard)
                for turn, part in parts.items()
                if not turn.feedback.all_correct
            ]
            totals.append(len(left) + sum(later))
    return min(totals)


def test_the_command_line_prints_every_row_and_the_sum(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", "--answer", "joint", "crane", "moist", "joint"]) == 0
    head, *rows, total, skill, luck, point = capsys.readouterr().out.splitlines()
    assert head.split() == ["guess", "left", "expected", "given", "luck", "better"]
    assert [row.split()[:2] for row in rows] == [
        ["crane", "⬛⬛⬛🟩⬛"],
        ["moist", "⬛🟩🟩⬛🟩"],
        ["joint", "🟩🟩🟩🟩🟩"],
    ]
    assert f"{len(FIVE.answers):,} → 56" in rows[0]
    assert total.startswith("3 made = ")
    assert skill.startswith("skill ")
    assert luck.startswith("luck ")
    assert point.startswith("turning point: ")


def test_the_command_line_tells_what_a_lost_game_still_needs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(["analyse", "--answer", "catch", "slate", "hatch", "zzzch"])
    said = capsys.readouterr().out
    assert "3 made + " in said
    assert said.endswith("# not in the word list: zzzch\n")


def test_the_command_line_says_the_same_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    main(["analyse", "--answer", "joint", "crane", "moist", "joint", "--json"])
    said = json.loads(capsys.readouterr().out)
    analysis = game("crane moist joint", "joint")
    assert said["optimal"] == float(analysis.optimal)
    assert said["skill"] == {"figure": analysis.skill, "word": analysis.skill_word}
    assert [row["guess"] for row in said["rows"]] == ["crane", "moist", "joint"]
    assert said["rows"][1]["best"][0]["guess"] == analysis.rows[1].best[0].guess


@pytest.mark.parametrize(
    "arguments",
    [
        ["joint", "cran"],
        ["joint", "joint", "crane"],
        ["joint", "crane", "moist", "--hard"],
        ["extraordinary", "extraordinary"],
        ["jo1nt", "crane"],
    ],
)
def test_the_command_line_refuses_what_cannot_have_been_played(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", "--answer", *arguments]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
