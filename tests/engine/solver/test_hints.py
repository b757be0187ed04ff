"""Nudges are true of most candidates, new to the player, and the same every time."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine import Feedback, Mark, Turn, Word, load, score
from engine.solver import Position, Words, candidates, familiar
from engine.solver.best_letter import Telling, telling_letter
from engine.solver.hints import Feature, Nudge, list_nudges, nudge

VOCABULARY = Words.of(load("en", 5))
ANSWERS = load("en", 5).answers


def turns(*rows: str) -> tuple[Turn, ...]:
    """``raise 00000``"""
    pairs = (row.split() for row in rows)
    return tuple(Turn(Word(guess), Feedback.parse(hints)) for guess, hints in pairs)


def plain(*words: str) -> Words:
    return Words.in_order([Word(word) for word in words])


def nudged(vocabulary: Words, *rows: str) -> Nudge | None:
    return nudge(vocabulary, candidates(vocabulary, turns(*rows)), turns(*rows))


def told(vocabulary: Words, *rows: str) -> Telling | None:
    return telling_letter(vocabulary, candidates(vocabulary, turns(*rows)), turns(*rows))


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        (("light 02222",), Nudge(Feature.TRAP, 7, 7, likely=True)),
        (("round 02222",), Nudge(Feature.TRAP, 7, 7)),
        (("crane 00012",), Nudge(Feature.CONSONANT_AT, 16, 22, likely=True, place=3)),
        (("crane 11000",), Nudge(Feature.PLACE, 7, 11, likely=True, letter="r", place=3)),
    ],
)
def test_a_nudge_says_what_most_likely_words_share(rows: tuple[str, ...], said: Nudge) -> None:
    assert nudged(VOCABULARY, *rows) == said


def test_what_the_tiles_tell_by_themselves_is_no_nudge() -> None:
    # every letter but one is known, and all vowels have been tried
    words = plain("later", "layer", "lager", "stone", "plush")
    found = nudged(words, "laser 22022", "quick 00000", "bingo 00000")
    assert found is None or found.feature not in (Feature.MORE_VOWELS, Feature.ENDS_CONSONANT)
    assert nudged(plain("stone"), "stone 22222") is None


def test_a_double_letter_that_is_seen_is_no_news() -> None:
    found = nudged(plain("swiss", "chess", "stone", "crown"), "gloss 00022")
    assert found is None or found.feature not in (Feature.REPEATED, Feature.DIFFERENT)


def test_y_at_the_end_is_called_neither_vowel_nor_consonant() -> None:
    found = nudged(plain("happy", "sunny", "jolly", "crown"), "crown 00000")
    assert found is None or found.feature not in (Feature.ENDS_VOWEL, Feature.ENDS_CONSONANT)


@pytest.mark.parametrize("language", ["de", "el", "fr", "pl", "tr", "uk"])
def test_every_language_has_nudges_of_its_own_vowels(language: str) -> None:
    vocabulary = Words.of(load(language, 5))
    answer, guess = load(language, 5).answers[0], load(language, 5).answers[-1]
    rows = (Turn(guess, score(guess, answer)),)
    found = nudge(vocabulary, candidates(vocabulary, rows), rows)
    assert found is None or found.count >= 0.6 * found.total


@settings(deadline=None, max_examples=40)
@given(st.sampled_from(ANSWERS), st.lists(st.sampled_from(ANSWERS), max_size=3))
def test_a_nudge_is_true_of_most_and_the_same_every_time(answer: Word, guesses: list[Word]) -> None:
    rows = tuple(Turn(guess, score(guess, answer)) for guess in guesses)
    left = candidates(VOCABULARY, rows)
    found = nudge(VOCABULARY, left, rows)
    if found is not None:
        assert found.count <= found.total == (left.likely or len(left))
        assert found.count >= (1 / 3 if found.feature is Feature.TRAP else 0.6) * found.total
        assert found.likely == (found.total < len(left))
        assert found == nudge(VOCABULARY, left, rows)


@settings(deadline=None, max_examples=40)
@given(st.sampled_from(ANSWERS), st.lists(st.sampled_from(ANSWERS), max_size=3))
@example(Word("daddy"), [Word("slate"), Word("caddy")])
def test_a_letter_is_new_and_in_as_many_words_as_is_said(answer: Word, guesses: list[Word]) -> None:
    rows = tuple(Turn(guess, score(guess, answer)) for guess in guesses)
    found = telling_letter(VOCABULARY, candidates(VOCABULARY, rows), rows)
    left = VOCABULARY.spell(candidates(VOCABULARY, rows).indices)
    words = [word for word in left if word in ANSWERS] or left
    if found is None:
        return
    tested = {letter for guess in guesses for letter in guess}
    assert (found.letter in tested) == (found.place is not None or found.again)
    assert found.total == len(words)
    if found.place is None:
        known = (
            max(
                sum(
                    letter == found.letter and mark is not Mark.ABSENT
                    for letter, mark in zip(turn.guess, turn.feedback, strict=True)
                )
                for turn in rows
            )
            if found.again
            else 0
        )
        assert 0 < found.count == sum(word.count(found.letter) > known for word in words)
    else:
        assert 0 < found.count == sum(word[found.place - 1] == found.letter for word in words)


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        (("crane 00012",), Telling("i", 12, 22, likely=True)),
        (("caves 20012",), Telling("h", 1, 2, likely=True)),
        (("notes 11111",), Telling("n", 1, 1, 4, likely=True, sure=True)),
    ],
)
def test_the_letter_that_most_words_hold_is_told(rows: tuple[str, ...], said: Telling) -> None:
    assert told(VOCABULARY, *rows) == said


def test_where_every_letter_and_its_place_is_known_no_nudge_is_left() -> None:
    # the N of FLOWN can only be the first letter
    assert nudged(VOCABULARY, "raise 00100", "light 02222", "flown 00001") is None
    assert nudged(VOCABULARY, "about 00110", "horse 22022") is None


def test_without_candidates_there_is_nothing_to_say() -> None:
    assert nudged(plain("stone"), "crane 22222") is None
    assert told(plain("stone"), "crane 22222") is None


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        # one letter is missing: that it is a consonant, or no double, is no news
        (("slate 00100", "caddy 02222"), Nudge(Feature.FIRST_HALF, 1, 1, likely=True, place=1)),
    ],
)
def test_of_the_last_letter_a_nudge_tells_the_half_of_the_alphabet(
    rows: tuple[str, ...], said: Nudge
) -> None:
    found = nudged(VOCABULARY, *rows)
    assert found
    assert found.feature in (Feature.FIRST_HALF, Feature.SECOND_HALF)
    assert found.place == said.place == 1


@settings(deadline=None, max_examples=60)
@given(st.sampled_from(ANSWERS), st.lists(st.sampled_from(ANSWERS), max_size=4, unique=True))
def test_a_nudge_says_something_unless_every_letter_and_its_place_is_known(
    answer: Word, guesses: list[Word]
) -> None:
    rows = tuple(Turn(guess, score(guess, answer)) for guess in guesses if guess != answer)
    left = candidates(VOCABULARY, rows)
    assert nudge(VOCABULARY, left, rows) or telling_letter(VOCABULARY, left, rows) is None


def test_a_letter_that_occurs_once_more_is_told_rather_than_that_all_are_known() -> None:
    rows = ("slate 00100", "caddy 02222")
    assert told(VOCABULARY, *rows) == Telling("d", 1, 1, likely=True, again=True)


@pytest.mark.parametrize(
    ("rows", "word"), [(("slate 10001",), "pearl"), (("crane 00001",), "epoch")]
)
def test_the_letter_is_one_that_the_proposed_word_tests(rows: tuple[str, ...], word: str) -> None:
    left = candidates(VOCABULARY, turns(*rows))
    found = telling_letter(VOCABULARY, left, turns(*rows), Word(word))
    assert found
    assert found.letter in word


def scored(answer: str, *guesses: str) -> tuple[str, ...]:
    return tuple(f"{guess} {score(Word(guess), Word(answer))}" for guess in guesses)


def test_a_nudge_leaves_the_place_of_a_letter_to_the_letter_that_follows() -> None:
    rows = ("audio 01101", "stern 20001")
    found, letter = nudged(VOCABULARY, *rows), told(VOCABULARY, *rows)
    assert found
    assert letter
    assert (found.letter, found.place) != (letter.letter, letter.place)


def test_nothing_is_certain_where_only_rare_words_fit() -> None:
    rows = scored("cwtch", "crane", "moist")
    found, letter = nudged(VOCABULARY, *rows), told(VOCABULARY, *rows)
    assert letter
    assert (letter.count, letter.sure) == (letter.total, False)
    assert not (found and found.sure)


@pytest.mark.parametrize(
    ("answer", "guesses", "family", "words"),
    [("hatch", ("audio", "stern"), 7, 17), ("fight", ("crane", "moist"), 3, 4)],
)
def test_a_family_of_a_third_of_the_likely_words_is_warned_of(
    answer: str, guesses: tuple[str, ...], family: int, words: int
) -> None:
    found = nudged(VOCABULARY, *scored(answer, *guesses))
    assert found
    assert (found.feature, found.count, found.total) == (Feature.TRAP, family, words)


@pytest.mark.parametrize(
    ("answer", "guesses", "warned"),
    [
        ("pasty", ("house", "atlas"), False),  # three of nine words
        ("hedge", ("etude", "delve"), False),  # three words, and four guesses for them
        ("hedge", ("etude", "delve", "fuzzy", "bumpy"), True),
    ],
)
def test_a_small_family_is_no_trap_where_all_of_it_can_be_tried(
    answer: str, guesses: tuple[str, ...], warned: bool
) -> None:
    found = nudged(VOCABULARY, *scored(answer, *guesses))
    assert found
    assert (found.feature is Feature.TRAP) == warned


def test_a_letter_that_few_words_hold_is_not_told_for_the_proposed_word() -> None:
    rows = turns("crane 00202", "moist 00010")
    left = candidates(VOCABULARY, rows)
    assert told(VOCABULARY, "crane 00202", "moist 00010") == telling_letter(
        VOCABULARY, left, rows, Word("pluck")
    )


def test_in_such_a_family_a_word_that_splits_it_is_proposed_if_it_is_as_good() -> None:
    rows = turns(*scored("hatch", "audio", "stern"))
    proposed = familiar("best").rank(Position(VOCABULARY, [rows])).proposed
    assert proposed
    assert not proposed.endswith("atch")


@pytest.mark.parametrize("answer", ["caulk", "eerie", "apple", "bread"])
def test_what_was_said_a_turn_earlier_is_not_said_first_again(answer: str) -> None:
    rows = tuple(Turn(Word(one), score(Word(one), Word(answer))) for one in ("crane", "moist"))
    told = list[list[tuple[Feature, str, int]]]()
    for made in (rows[:1], rows):
        found = list(list_nudges(VOCABULARY, candidates(VOCABULARY, made), made))
        told.append([(one.feature, one.letter, one.place) for one in found[:2]])
    assert not {one for one in told[0] if one[0] is not Feature.TRAP} & {*told[1]}


def test_what_the_green_letters_show_is_said_last() -> None:
    rows = turns("raise 00000", "mount 02220")
    said = [one.feature for one in list_nudges(VOCABULARY, candidates(VOCABULARY, rows), rows)]
    # after OUN comes a consonant
    assert Feature.ENDS_CONSONANT not in said[:-1]


def test_that_no_likely_word_has_some_letter_is_said_only_for_want_of_more() -> None:
    rows = turns(*scored("slosh", "snore", "stomp"))
    said = [one.feature for one in list_nudges(VOCABULARY, candidates(VOCABULARY, rows), rows)]
    assert said
    assert Feature.LACKS not in said
