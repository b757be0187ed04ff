"""What the coach says, and the picture that shows it."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import cache
from io import BytesIO
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageColor

from bot.board.boards import size
from bot.board.coach import CARD_PRINT, CARD_WIDTH, Note, card, find_note, say_note
from bot.board.coach_alt import alt
from bot.board.look import DEFAULT, Look
from bot.board.palettes import PALETTES
from bot.brain.coach import COACH_RIVALS, Coached
from bot.brain.rivals import PERFECT
from bot.domain.games import Phase
from bot.domain.modes import SOLO
from bot.domain.players import Player, Theme
from bot.render.coach import details
from bot.render.coach.difficulty import difficulty
from bot.render.coach.talk import analysis
from bot.render.reply import Action
from bot.services.coach.pasted_games import MOST_PASTED
from bot.services.coach.views import BoardsAnalysis, GameAnalysis, RatedWord
from bot.texts import LOCALES
from engine import Feedback, Hard, Mark, Word, from_words, score
from engine.solver import Words
from engine.solver.analysis import Analyst
from engine.solver.difficulty import Difficulty
from engine.solver.hardness import Hardness, Obstacle
from engine.solver.hardness_model import MEANS, Trait
from engine.solver.joint import JointAnalysis, Step
from engine.solver.lesson import find_lessons
from engine.solver.praise import find_praises
from engine.solver.report import Analysis
from engine.solver.traps import Trap
from engine.solver.verdict import SKILLS, luck_word
from tests.reading import plain
from tests.render.drawn import check
from tests.render.listening import read_analysis
from tests.render.sessions import fullest, of, somebody

AVERAGE = Hardness(MEANS, {})
WORDS = [Word(word) for word in ("batch", "catch", "hatch", "latch", "match", "patch", "climb")]


@cache
def analyst() -> Analyst:
    return Analyst(Words.of(from_words(WORDS, WORDS)))


def analysed(*guesses: str, answer: str = "match") -> Analysis:
    return analyst().analyse([Word(guess) for guess in guesses], Word(answer), Hard.OFF)


def told(*guesses: str, answer: str = "match", **facts: Any) -> GameAnalysis:
    found = analysed(*guesses, answer=answer)
    rivals = facts.pop("rivals", {})
    words = Words.of(from_words(WORDS, WORDS))
    coached = Coached(found, find_lessons(words, found), find_praises(words, found), rivals)
    return GameAnalysis(coached, **facts)


def said(*guesses: str, **facts: Any) -> str:
    return analysis(told(*guesses, **facts), DEFAULT).text


def test_first_comes_a_verdict_then_a_lesson_and_what_was_fine() -> None:
    verdict, lesson, praise = said("batch", "climb", "match").split("\n\n")
    assert verdict == "Solved in 3. A fair game with room to improve."
    assert lesson == (
        "💡 **▢ATCH** is a trap: 6 words fit (BATCH, CATCH, HATCH, LATCH, MATCH, and PATCH), and "
        "**BATCH** in row 1 tried just one of them. "
        "**CLIMB** would have told most of them apart in one go."
    )
    assert praise == "👏 **CLIMB** got out of the **▢ATCH** trap: 5 words before it, 1 after."


@pytest.mark.parametrize("answer", ["latch", "match", "patch"])
def test_a_word_that_cannot_be_the_answer_tried_none_of_those_in_its_trap(answer: str) -> None:
    words = Words.of(from_words([*WORDS, Word("natch")], WORDS))
    guesses = [Word(word) for word in ("natch", "batch", "catch", answer)]
    found = Analyst(words).analyse(guesses, Word(answer), Hard.OFF)
    coached = Coached(found, find_lessons(words, found), find_praises(words, found), {})
    shown = analysis(GameAnalysis(coached), DEFAULT).text
    assert "**NATCH** in row 1 started to try them one by one" in shown


def test_where_one_word_was_left_the_lesson_says_so() -> None:
    shown = said("batch", "match", "climb", answer="climb")
    assert "After **BATCH** only **CLIMB** was left. **MATCH** in row 2 made no use of B" in shown


def test_a_lucky_game_is_called_so_and_never_scolded() -> None:
    assert said("match") == (
        "Solved in 1. Straight to the answer! Luck helped a lot.\n\n"
        "🎯 **MATCH** hit 1 of 7 words that were left."
    )


def test_beating_the_solver_is_said_with_joy() -> None:
    assert "🎉 You beat 👑 Perfect, who needs 4!" in said("match", rivals={PERFECT: 4})
    assert "🎉 You beat 👑 Perfect, who doesn't find it!" in said("match", rivals={PERFECT: None})
    assert "🎉" not in said("batch", "match", rivals={PERFECT: 2})
    assert "🎉" not in said("batch", "climb", rivals={PERFECT: 4})


def test_a_game_given_up_is_neither_praised_nor_blamed_for_that() -> None:
    shown = said("climb", given_up=True, game_id=1)
    assert shown.startswith("Given up after 1 guess, with 1 word left.")
    assert said("climb", given_up=True).startswith("Not finished: after 1 guess, 1 word was left.")
    given_up = details.details(told("climb", given_up=True), DEFAULT)
    assert not any(word in given_up.fields[0].text for word in SKILLS.values())


def test_what_is_less_than_the_precision_is_blamed_on_nobody() -> None:
    found = analysed("batch", "climb", "match")
    row = replace(found.rows[0], expected=found.rows[0].expected_before + Fraction(1, 60))
    for exact, text in ((False, "none better"), (True, "cost 0.02")):
        rows = (replace(row, exact=exact), *found.rows[1:])
        shown = details.details(GameAnalysis(Coached(replace(found, rows=rows))), DEFAULT)
        assert text in plain(shown.text)


def test_in_a_team_each_player_hears_of_their_own_rows() -> None:
    shown = said("batch", "climb", "match", guessers=((Player(1),), (Player(2),), (Player(1),)))
    assert "<@1>\n💡 **▢ATCH** is a trap" in shown
    assert "<@2>\n👏 **CLIMB** got out" in shown


def test_what_was_voted_for_is_said_to_all_who_voted_for_it() -> None:
    ann, ben, cat = map(Player, (1, 2, 3))
    shown = said("batch", "climb", "match", guessers=((ann, ben), (ben, ann, cat), (ann, ben)))
    assert "<@1> and <@2>\n💡 **▢ATCH** is a trap" in shown
    assert "<@2>, <@1>, and <@3>\n👏 **CLIMB** got out" in shown


def test_what_the_same_people_voted_for_all_along_is_said_to_nobody_alone() -> None:
    both = (Player(1), Player(2))
    shown = said("batch", "climb", "match", guessers=(both, both[::-1], both))
    assert "**▢ATCH** is a trap" in shown
    assert "<@" not in shown


def test_a_guess_without_a_choice_is_no_good_choice() -> None:
    ann, ben = (Player(1),), (Player(2),)
    shown = said("climb", "batch", "match", guessers=(ann, ben, ben))
    assert "was a good choice" in shown
    shown = said("climb", "match", guessers=(ann, ben))
    assert "**MATCH** was a good choice" not in shown


def test_who_opens_an_analysis_of_another_reads_who_played() -> None:
    played: dict[str, Any] = {"took_part": False, "guessers": ((Player(7),),)}
    played["rivals"] = {PERFECT: 2}
    assert details.details(told("match", **played), DEFAULT).fields[-1].text.endswith("<@7>: 1")
    lost = details.details(told("climb", **played), DEFAULT).fields[-1].text
    assert lost.endswith("<@7>: not found")


def test_of_others_it_is_said_what_they_did() -> None:
    assert "🎉 They beat 👑 Perfect" in said("match", took_part=False, rivals={PERFECT: 2})
    others = told("match", took_part=False, rivals={PERFECT: 2})
    assert details.details(others, DEFAULT).fields[-1].text == "👑 Perfect: 2\nThey: 1"


def test_the_figures_stand_behind_details() -> None:
    shown = analysis(told("batch", "climb", "match", game_id=7), DEFAULT)
    assert not any(letter.isdigit() for letter in plain(shown.text).replace("5 words", "")[11:30])
    assert not shown.fields
    (button,) = shown.buttons
    assert (button.action, button.subject, button.detail) == (Action.DETAILS, 7, "")


def test_the_figures_have_a_way_back() -> None:
    (button,) = details.details(told("batch", "climb", "match", game_id=7), DEFAULT).buttons
    assert (button.action, button.subject, button.label) == (Action.IN_WORDS, 7, "Back")


def test_a_game_from_elsewhere_is_told_by_its_button() -> None:
    (button,) = analysis(told("batch", "climb", "match"), DEFAULT).buttons
    assert button.detail == "en.off.match.batch.climb.match"


def test_who_wants_text_gets_no_picture() -> None:
    shown = analysis(told("batch", "climb", "match", theme=Theme.TEXT), DEFAULT)
    assert "-# 5 left, very costly" in plain(shown.text)
    assert shown.picture is None


def test_the_figures_of_a_game_are_told_guess_by_guess() -> None:
    rivals = {"letter-frequency": 4, "best": None}
    shown = details.details(told("batch", "climb", "match", rivals=rivals), DEFAULT)
    assert plain(shown.title) == "Analysis · M A T C H"
    assert plain(shown.text) == (
        "## ⬛🟩🟩🟩🟩  B A T C H\n"
        "-# 7 words → 5 · very costly: 0.71; better: **CLIMB** · unlucky, −0.49\n"
        "## 🟨⬛⬛🟨⬛  C L I M B\n"
        "-# 5 words → 1 · none better · a little lucky, +0.20\n"
        "## 🟩🟩🟩🟩🟩  M A T C H\n"
        "-# 1 word → solved · no luck involved"
    )
    assert [field.text for field in shown.fields] == [
        "Skill **60** of 99: fair. Luck **40** of 99: a little unlucky.\n"
        "3 guesses = 2.00 with best play + 0.71 for weaker guesses + 0.29 lost to bad luck",
        "Row 1, **BATCH**: this guess cost 0.71 guesses.",
        "🧮 Abe: 4\n👑 Perfect: not found\nYou: 3",
    ]
    assert shown.footer == (
        "All figures are in guesses, and exact. Skill starts at 99 and is halved for each guess "
        "given away. Luck is 50 if it made no difference, 79 if it saved a guess."
    )
    assert shown.private


def test_of_a_team_the_details_say_that_it_played_together() -> None:
    team = ((Player(1),), (Player(2),), (Player(1),))
    game = told("batch", "climb", "match", rivals={"letter-frequency": 4}, guessers=team)
    shown = details.details(game, DEFAULT)
    assert shown.fields[-1].text == "🧮 Abe: 4\nTogether: 3"


def test_without_rivals_nothing_is_said_of_them() -> None:
    shown = details.details(told("match"), DEFAULT)
    assert [field.name for field in shown.fields] == ["Overall", "Turning point"]


@settings(deadline=None)
@given(st.lists(st.sampled_from(WORDS), min_size=1, max_size=6), st.sampled_from(WORDS))
def test_the_identity_adds_up_to_the_hundredth(guesses: list[Word], answer: Word) -> None:
    guesses = guesses[: guesses.index(answer) + 1] if answer in guesses else guesses
    line = details.add_up(analysed(*guesses, answer=answer), DEFAULT.say)
    left, right = line.split(" = ")
    numbers = [float(word) for word in right.split() if word[0].isdigit()]
    optimal, given, luck = numbers
    found = optimal + given + (luck if "bad luck" in right else -luck)
    made = [float(word) for word in left.split() if word[0].isdigit()]
    assert found == pytest.approx(sum(made), abs=0.011 if len(made) > 1 else 0.001)


@settings(deadline=None)
@given(st.lists(st.sampled_from(WORDS), min_size=1, max_size=6), st.sampled_from(WORDS))
def test_the_alternative_text_reads_back(guesses: list[Word], answer: Word) -> None:
    guesses = guesses[: guesses.index(answer) + 1] if answer in guesses else guesses
    found = analysed(*guesses, answer=answer)
    heard = read_analysis(alt(found, DEFAULT))
    assert [row.guess for row in heard] == guesses
    assert [row.feedback for row in heard] == [score(guess, answer) for guess in guesses]
    for row, real in zip(heard, found.rows, strict=True):
        assert row.left == (real.after.likely if real.expected_after else 0)
        assert row.note == say_note(real, DEFAULT.say)


@pytest.mark.parametrize("theme", Theme)
def test_the_card_suits_a_phone_whatever_the_theme(theme: Theme) -> None:
    drawn = Image.open(BytesIO(card(analysed("batch", "climb", "match"), Look(theme))))
    assert drawn.width == CARD_WIDTH
    assert drawn.height < 1.2 * CARD_WIDTH
    assert 20 * CARD_PRINT >= CARD_WIDTH
    assert drawn.convert("RGB").getcolors(1 << 16)


def test_bad_luck_is_never_drawn_in_green() -> None:
    unlucky = analysed("batch")
    assert [find_note(row) for row in unlucky.rows] == [Note.POOR]
    row = replace(unlucky.rows[0], expected=unlucky.rows[0].expected_before)
    assert find_note(row) is Note.UNLUCKY
    row = replace(row, feedback=Feedback.parse("00000"))
    drawn = Image.open(BytesIO(card(replace(unlucky, rows=(row,)), DEFAULT))).convert("RGB")
    colours = {colour for _, colour in drawn.getcolors(1 << 16) or []}
    green = ImageColor.getrgb(PALETTES[Theme.SQUARES].fills[Mark.CORRECT])
    assert not any(is_near(colour, green) for colour in colours)


def is_near(one: Any, other: Any) -> bool:
    return all(abs(mine - theirs) < 24 for mine, theirs in zip(one, other, strict=True))


def test_the_longest_analysis_fits_a_message() -> None:
    long = [Word(f"{letter}aaaaaaa") for letter in "bcdefghijklmno"]
    found = Analyst(Words.of(from_words(long, long))).analyse(long[:MOST_PASTED], long[-1])
    coached = Coached(found, rivals=dict.fromkeys(COACH_RIVALS))
    people = [Player(2**63 - number) for number in range(1, MOST_PASTED + 1)]
    guessers = tuple(tuple(people[number:]) for number in range(MOST_PASTED))
    longest = GameAnalysis(coached, Theme.TEXT, guessers)
    for shown in (analysis(longest, DEFAULT), details.details(longest, DEFAULT)):
        assert size(plain(shown.text)) <= 4096
        assert all(size(field.text) <= 1024 for field in shown.fields)
        parts = [plain(shown.title), plain(shown.text), shown.footer]
        parts += [part for field in shown.fields for part in (field.name, field.text)]
        assert sum(map(size, parts)) <= 6000
    assert all(len(alt(found, Look(locale=locale))) <= 1024 for locale in LOCALES)


def test_the_longest_analysis_of_several_boards_fits_a_message() -> None:
    step = Step(
        guess=Word("unlikely"),
        expected_before=Fraction(1),
        expected=Fraction(1099, 100),
        expected_after=Fraction(1999, 100),
        before=99_999,
        after=99_999,
        best=Word("notarise"),
        better=Word("notarise"),
        open_boards=8,
        each_before=(12_345,) * 8,
        each_after=(12_345,) * 8,
    )
    lost = of(fullest(8, 8), SOLO, Phase.LOST, [somebody(0)])
    game = BoardsAnalysis(lost.game, JointAnalysis(rows=(step,) * 13), session=lost)
    check(analysis(game, DEFAULT))
    shown = details.details(game, DEFAULT)
    check(shown)
    assert plain(shown.text).startswith(
        "1: **U N L I K E L Y**\n-# 99,999 words → 99,999 on 8 boards "
        "· very costly: 9.99; better: **NOTARISE** · unlucky, −10.00\n"
    )
    assert shown.private


def stage(guess: str, *left: tuple[int, int], cost: int = 0) -> Step:
    before, after = zip(*left, strict=True)
    return Step(
        guess=Word(guess),
        expected_before=Fraction(3),
        expected=Fraction(3) + Fraction(cost, 10),
        expected_after=Fraction(sum(after)),
        before=sum(before),
        after=sum(after),
        best=Word("crane"),
        better=Word("crane"),
        open_boards=sum(1 for one in after if one),
        each_before=before,
        each_after=after,
    )


def test_of_several_boards_the_neglected_one_is_named_and_what_served_many() -> None:
    rows = (
        stage("slate", (100, 40), (100, 50), (100, 60)),
        stage("crony", (40, 1), (50, 5), (60, 9)),
        stage("humid", (1, 1), (5, 4), (9, 3)),
        stage("fuzzy", (1, 1), (4, 2), (3, 2)),
    )
    lost = of(fullest(3, 3), SOLO, Phase.LOST, [somebody(0)])
    shown = plain(
        analysis(BoardsAnalysis(lost.game, JointAnalysis(rows=rows), session=lost), DEFAULT).text
    )
    assert "0 of 3 boards solved." in shown
    assert "Board 1 had only one word left from row 2 on, yet 2 guesses went elsewhere" in shown
    assert "**CRONY** served 3 boards at once." in shown


def tell(*rows: Step) -> str:
    lost = of(fullest(2, 2), SOLO, Phase.LOST, [somebody(0)])
    game = BoardsAnalysis(lost.game, JointAnalysis(rows=rows), session=lost)
    return plain(analysis(game, DEFAULT).text)


def test_of_several_boards_a_repeated_word_is_named_before_all_else() -> None:
    first, left = stage("crony", (99, 9), (99, 9)), stage("crony", (9, 9), (9, 9), cost=9)
    assert "**CRONY** in row 2 had been played in row 1 already" in tell(first, left)
    assert "2 guesses went that way." in tell(first, left, left)


def test_of_several_boards_the_only_word_left_is_named() -> None:
    rows = stage("crony", (99, 1), (99, 0)), stage("moist", (1, 1), (0, 0), cost=9)
    answer = fullest(2, 2).answers[0].upper()
    assert f"After **CRONY** only **{answer}** was left." in tell(*rows)


def test_what_a_word_means_stands_before_how_hard_it_is() -> None:
    found = Difficulty(Word("match"), {"best": 4}, None, AVERAGE)
    shown = difficulty(RatedWord(found, "a game between two sides"), DEFAULT)
    assert shown.text.startswith("*a game between two sides*\n")
    never = "I never hide it myself"
    assert never not in shown.text
    assert never in difficulty(RatedWord(found, hidden=False), DEFAULT).text


def test_difficulty_names_losers_and_the_trap() -> None:
    found = Difficulty(
        Word("match"),
        {"letter-frequency": 7, "best": 4},
        Trap("_atch", (Word("batch"), Word("match"))),
        AVERAGE,
    )
    shown = difficulty(RatedWord(found), DEFAULT)
    assert plain(shown.title) == "How hard is M A T C H?"
    assert plain(shown.text) == (
        "**Fair**: people need about 4.2 guesses, and about one in 49 fails. "
        "It is harder than 50 of 100 answers of this length.\n"
        "Similar: 2 words look like ▢ATCH: BATCH, MATCH.\n"
        "👑 Perfect, my strongest player, needs 4 guesses. 1 of the 2 rivals misses it: 🧮 Abe."
    )
    assert shown.private


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        (3, "Similar: 3 words look like ▢ATCH: BATCH, CATCH, HATCH."),
        (4, "A trap: 4 words look like ▢ATCH: BATCH, CATCH, HATCH, LATCH."),
    ],
)
def test_four_answers_alike_make_a_trap(answers: int, said: str) -> None:
    trap = Trap("_atch", tuple(WORDS[:answers]))
    shown = difficulty(RatedWord(Difficulty(Word("match"), {"best": 4}, trap, AVERAGE)), DEFAULT)
    assert said in plain(shown.text)


def test_a_family_that_people_get_out_of_is_no_trap() -> None:
    easy = Hardness({**MEANS, Trait.OPENED: 1.0}, {})
    trap = Trap("_rain", tuple(map(Word, ("brain", "drain", "grain", "train"))))
    shown = difficulty(RatedWord(Difficulty(Word("train"), {"best": 4}, trap, easy)), DEFAULT)
    assert "Similar: 4 words look like ▢RAIN" in plain(shown.text)


@pytest.mark.parametrize(
    ("best", "said"), [(6, "needs 6 guesses"), (7, "needs more than 6 guesses")]
)
def test_a_seventh_guess_is_one_too_many(best: int, said: str) -> None:
    shown = difficulty(RatedWord(Difficulty(Word("match"), {"best": best}, None, AVERAGE)), DEFAULT)
    assert said in plain(shown.text)


def test_what_makes_a_word_hard_is_named_with_its_letters() -> None:
    about = {Obstacle.REPEATED: "z", Obstacle.LETTER: "j"}
    found = Hardness({**MEANS, Trait.REPEATED: 2.0, Trait.RAREST: -4.0}, about)
    shown = difficulty(RatedWord(Difficulty(Word("jazzy"), {"best": 4}, None, found)), DEFAULT)
    told = "it has more than one **Z** and few words have the letter **J**.\n"
    assert f"What makes it hard: {told}" in shown.text
    easy = Hardness({**MEANS, Trait.OPENED: 1.0}, about)
    shown = difficulty(RatedWord(Difficulty(Word("jazzy"), {"best": 4}, None, easy)), DEFAULT)
    assert f"What may trip people up: {told}" in shown.text


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "The one rival who plays this length misses it"),
        ("de", "Der eine Gegner, der diese Länge spielt, verpasst es"),
        ("es", "El único personaje que juega esta longitud la falla"),
        ("fr", "Le seul personnage qui joue cette longueur le rate\u00a0"),
        ("pl", "Jedyny rywal, który gra na tę długość, go nie znajduje"),
        ("pt-BR", "O único personagem que joga com esse tamanho não a encontra"),
    ],
)
def test_a_single_rival_who_misses_a_word_is_not_counted(locale: str, text: str) -> None:
    found = Difficulty(Word("match"), {"best": 7}, None, AVERAGE)
    assert f" {text}: 👑 " in difficulty(RatedWord(found), Look(locale=locale)).text


def test_an_easy_word_has_no_losers_and_no_trap() -> None:
    shown = difficulty(RatedWord(Difficulty(Word("climb"), {"best": 3}, None, AVERAGE)), DEFAULT)
    assert "The one rival who plays this length finds it." in shown.text
    assert "No other answer differs from it by just one letter." in shown.text


@pytest.mark.parametrize("figure", range(100))
def test_every_figure_of_luck_has_its_word(figure: int) -> None:
    assert luck_word(figure) in details.LUCK
