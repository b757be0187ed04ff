"""What a stranger should read of a game: the worst first, fair to who tried, one story in all."""

from __future__ import annotations

import re

import pytest

from bot.board.coach import CARD_PRINT, Note, find_note, say_note
from bot.board.glyphs import font
from bot.board.look import DEFAULT
from bot.domain.players import Player
from bot.render.coach.details import details
from bot.render.coach.talk import analysis
from bot.services.coach.views import GameAnalysis
from bot.texts import LOCALES, load
from engine import Word
from engine.solver.faults import Fault
from engine.solver.praise import Merit
from tests.reading import plain
from tests.render.test_advice import VOCABULARY, coached

WATCH = "crane batch hatch latch match patch"


def text(game: str, answer: str = "") -> str:
    shown = analysis(GameAnalysis(coached(game, answer)), DEFAULT).text
    return plain(shown).replace("**", "")


def turning_point(game: str, answer: str = "") -> str:
    return plain(details(GameAnalysis(coached(game, answer)), DEFAULT).fields[1].text)


def split(word: str, left: list[int]) -> tuple[int, float]:
    """How many parts a word makes of those that are left, and how common it is."""
    shown = VOCABULARY.patterns_of(Word(word))[left].tolist()
    return len({*shown}), float(VOCABULARY.weights[VOCABULARY.index[Word(word)]])


@pytest.mark.parametrize(
    ("game", "said"),
    [
        (
            "crane caper cabin canny happy",
            "2 guesses dropped the green P of CAPER: CABIN (row 3) and CANNY (row 4).",
        ),
        ("adieu stamp balmy llama", "BALMY in row 3 moved the green A of STAMP."),
        ("slate brain crane", "SLATE had E green, but BRAIN in row 2 did without."),
        (
            "crane trend bread",
            "TREND in row 2 left out A, which CRANE had shown. "
            "It also tried N again, gray since CRANE.",
        ),
        (
            "audio stern purer ruler tuber rebut",
            "3 guesses put U in place 2, which AUDIO had ruled out: "
            "PURER (row 3), RULER (row 4), and TUBER (row 5).",
        ),
        (
            "crane slant cloth print light",
            "CLOTH in row 3 moved the green T of SLANT. "
            "It also put L in place 2, which SLANT had ruled out. "
            "Clues were ignored in SLANT (row 2) and PRINT (row 4) too.",
        ),
    ],
)
def test_the_gravest_clue_ignored_is_named_with_every_guess_that_ignored_it(
    game: str, said: str
) -> None:
    assert said in text(game)


@pytest.mark.parametrize("game", ["adieu stamp balmy llama", "slate brain crane"])
def test_the_answer_is_not_named_as_the_better_word(game: str) -> None:
    found = coached(game)
    assert found.analysis.answer not in [lesson.better for lesson in found.lessons]
    assert "would have been better" not in text(game)


def test_the_answer_is_the_better_word_only_for_a_reason() -> None:
    for game in ("raise night light might sight fight", "crane slant cloth print light"):
        found = coached(game).analysis
        for row in found.rows:
            if row.advised == found.answer and row.before.likely > 1:
                others = [one for one in row.best if one.guess != found.answer]
                assert all(one.expected > row.expected - row.saving for one in others)


def test_a_step_out_of_a_trap_is_no_clue_ignored() -> None:
    found = coached("raise light fewer might night").lessons[0]
    assert (found.fault, found.row) == (Fault.NARROW, 3)
    assert (
        "Stepping out of the ▢IGHT trap was the right idea, but of F, M, N, and T, FEWER in row 3 "
        "tested only F. FANCY would have tested F and N."
    ) in text("raise light fewer might night")
    # half of what all of them share may be in it
    found = coached("slate might backs catch").lessons[0]
    assert (found.fault, found.row) == (Fault.NARROW, 3)


def test_a_guess_that_could_not_win_is_named_even_in_a_trap() -> None:
    told = text("crank pound sound round mound hound", "found")
    assert "▢OUND is a trap" in told
    assert "ROUND in row 4 learned nothing from R, already gray in CRANK." in told


def test_who_steps_out_of_a_trap_is_praised_and_not_who_walks_in() -> None:
    found = coached("raise light human fight")
    assert [(one.merit, one.row) for one in found.praises] == [(Merit.ESCAPED, 3)]
    assert "HUMAN got out of the ▢IGHT trap" in text("raise light human fight")
    assert find_note(found.analysis.rows[2]) is Note.GOOD


@pytest.mark.parametrize(
    ("game", "guess", "before"),
    [("slate canoe ocean", "CANOE", 66), ("slate short ghost", "SHORT", 25)],
)
def test_a_mistake_that_paid_off_is_called_so_in_every_view(
    game: str, guess: str, before: int
) -> None:
    found = coached(game)
    row = found.analysis.rows[1]
    assert f"It paid off all the same: {before} words before it, 1 after." in text(game)
    assert say_note(row, DEFAULT.say) == "paid off"
    cost, luck = f"{float(row.saving):.2f}", f"{float(row.luck):.2f}"
    told = f"Row 2, **{guess}**: this guess cost {cost}, but good luck saved {luck}."
    assert turning_point(game) == told


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("crane light might champ fight", "tested none. SIGHT would have tested S."),
        ("crane mouth dusty about fight sight", "DUSTY in row 3 tested only S."),
    ],
)
def test_a_letter_that_the_trap_has_itself_is_not_called_tested(game: str, said: str) -> None:
    assert said in text(game)


def test_a_trap_is_named_beside_the_last_word_left() -> None:
    told = text("crane rusty lusty dusty musty busty", "gusty")
    assert "only GUSTY was left" in told
    assert "▢USTY" in told


def test_no_mistake_is_hinted_at_where_none_is_named_and_none_denied() -> None:
    assert not coached("crane bills fills women hills").lessons
    assert "went to waste" not in text("crane bills fills women hills")
    assert coached("crane slant plant").lessons
    assert "Hardly a letter" not in text("crane slant plant")


@pytest.mark.parametrize("game", ["zesty moist", "stare crane glove", "crane moist night"])
def test_picture_and_details_call_the_luck_of_a_row_alike(game: str) -> None:
    found = coached(game)
    shown = plain(details(GameAnalysis(found), DEFAULT).text).split("\n")[1::2]
    notes = [say_note(row, DEFAULT.say) for row in found.analysis.rows]
    assert "lucky" in notes
    for note, line in zip(notes, shown, strict=True):
        assert note not in ("lucky", "unlucky") or f"· {note}," in line


def test_the_turning_point_is_the_choice_that_the_lesson_is_about() -> None:
    assert "a trap. HATCH in row 3 started to try them one by one." in text(WATCH, "watch")
    said = turning_point(WATCH, "watch")
    assert said == "Row 3, **HATCH**: from here on, 2 guesses of this kind cost 0.90."


def test_far_greater_luck_in_another_row_is_the_turning_point() -> None:
    assert "CRANE in row 2 " in text("stare crane glove")
    assert turning_point("stare crane glove") == "Row 3, **GLOVE**: good luck saved 1.51 guesses."


def test_what_no_guess_is_blamed_for_is_told_whenever_the_rows_do_not_add_up() -> None:
    game = GameAnalysis(coached("fuzzy vivid mamma jazzy puppy queen", "abide"))
    assert "Of this, 0.05 is blamed on no guess" in plain(details(game, DEFAULT).fields[0].text)


def test_the_words_that_would_have_saved_what_no_guess_is_blamed_for_are_named() -> None:
    shown = details(GameAnalysis(coached("slate crony pudgy saggy")), DEFAULT)
    assert "only CURVY or GRASP would have saved it." in plain(shown.fields[0].text)


def test_a_common_word_that_fits_but_is_never_an_answer_is_blamed_on_nobody() -> None:
    game = "crane moist plate fatal death heath"
    shown = plain(details(GameAnalysis(coached(game)), DEFAULT).text)
    assert "1 word → 1 · fits too, but is never an answer" in shown
    assert "DEATH" not in text(game)


def test_a_lost_game_tells_of_its_bad_luck_and_what_was_left_before_the_last_guess() -> None:
    only = text("crane blows proud humid dizzy tryst", "fjord")
    assert only.startswith("Not solved this time, though it was the only word left.")
    first = text(WATCH, "watch").split("\n")[0]
    assert "Before the last guess, 2 words were still possible." in first
    assert "Luck was no help either." in first
    assert "Still open" not in first


def test_a_coin_flip_after_a_trap_is_no_rescue() -> None:
    assert "👏" not in text(WATCH)


def test_a_mistake_of_a_whole_guess_looks_worse_than_a_small_one() -> None:
    small, whole = coached("crane sound mound pound hound"), coached("slate gummy madly mammy")
    assert find_note(small.analysis.rows[1]) is Note.COSTLY
    assert find_note(whole.analysis.rows[2]) is Note.POOR


@pytest.mark.parametrize("locale", LOCALES)
def test_every_note_of_a_picture_fits_beside_the_tiles(locale: str) -> None:
    say = load(locale)
    for note in Note:
        assert font(CARD_PRINT).getlength(say(f"board-coach-{note}")) <= 212, note


def test_of_words_that_split_a_trap_alike_the_commonest_is_named() -> None:
    found = coached("crane sound mound pound hound").lessons[0]
    assert found.fault is Fault.TRAP
    assert found.better
    assert found.trap
    left = [VOCABULARY.index[word] for word in found.trap.words]
    parts, weights = zip(
        *(split(word, left) for word in (found.better, "bumpy", "thumb")), strict=True
    )
    assert parts[0] == max(parts)
    assert weights[0] == max(weights)


def test_a_team_hears_of_the_rows_of_each_player_alone() -> None:
    game = coached("crane caper cabin canny happy")
    ann, ben = Player(1), Player(2)
    told = plain(
        analysis(
            GameAnalysis(game, guessers=((ann,), (ann,), (ben,), (ann,), (ben,))), DEFAULT
        ).text
    )
    of_ben = told[told.index("<@2>") :].split("\n\n")[0]
    assert "CABIN" in of_ben
    assert "CANNY" not in of_ben


def test_games_open_in_many_ways_and_always_in_the_same_one() -> None:
    games = ["crane trend bread", "slate canoe ocean", "slate short ghost", "slate brain crane"]
    openings = {text(game).split("\n")[0] for game in games}
    assert len(openings) > 1
    assert [text(game) for game in games] == [text(game) for game in games]


def test_the_tone_of_a_verdict_follows_the_figures() -> None:
    for game in ("crane caper cabin canny happy", "audio stern purer ruler tuber rebut"):
        assert coached(game).analysis.skill_word == "wild"
        assert re.match(
            r"Solved in \d\. (That was the long way round|You took the scenic route)\.", text(game)
        )


def test_a_gamble_that_won_is_told_and_costs_what_the_sum_says() -> None:
    game = "raise clout nymph mummy"
    assert "MUMMY hit 1 of 4 words that were left." in text(game)
    shown = plain(details(GameAnalysis(coached(game)), DEFAULT).text)
    total = plain(details(GameAnalysis(coached(game)), DEFAULT).fields[0].text)
    costs = [float(one) for one in re.findall(r"cost:? ([0-9.]+)", shown)]
    (rest,) = re.findall(r"Of this, ([0-9.]+) is blamed on no guess", total)
    (given,) = re.findall(r"\+ ([0-9.]+) for weaker guesses", total)
    assert "a gamble, cost " in shown
    assert sum(costs) + float(rest) == pytest.approx(float(given), abs=0.02)


def test_a_coin_that_fell_wrong_is_not_the_only_word_missed() -> None:
    told = text("crane hatch patch latch batch watch", "match")
    assert told.startswith(
        "Not solved this time. Before the last guess, 2 words were still possible."
    )


def test_a_word_that_tests_more_than_any_answer_would_ignores_no_clue() -> None:
    found = coached("raise craic ambry crank")
    ignored = {one.row for one in found.lessons if one.fault is Fault.IGNORED}
    assert ignored == {2}
    assert "would have told more than AMBRY" in text("raise craic ambry crank")


def test_a_small_clue_ignored_is_told_beside_a_greater_mistake() -> None:
    assert "CRAIC in row 2 tried I again, gray since RAISE." in text("raise craic ambry crank")


@pytest.mark.parametrize("game", ["raise craic ambry crank", "slate brain crane", WATCH])
def test_the_picture_calls_luck_what_details_call_it(game: str) -> None:
    found = coached(game).analysis
    told = details(GameAnalysis(coached(game)), DEFAULT).text
    lines = [line for line in plain(told).split("\n") if line.startswith("-#")]
    for row, line in zip(found.rows, lines, strict=True):
        if find_note(row) in (Note.LUCKY, Note.UNLUCKY):
            assert f"· {say_note(row, DEFAULT.say)}" in line or "very" in line
            assert "a little" not in line


def test_a_word_found_in_two_is_a_hit_whatever_it_risked() -> None:
    said = text("jumbo eject").split("\n")[0]
    assert said.startswith(("Solved in 2. Straight to the answer!", "Solved in 2. What a shot!"))


def test_an_opener_that_cost_much_is_called_so_in_words_too() -> None:
    assert find_note(coached("fuzzy crane moist").analysis.rows[0]) is Note.POOR
    assert "FUZZY is a very slow start" in text("fuzzy crane moist")


def test_a_slow_opener_says_what_it_costs_in_a_game() -> None:
    slow = text("audio macro macho")
    assert "AUDIO is a slow start" in slow
    assert "Over many games, that costs 0.2 guesses a game." in slow


def test_two_words_are_named_only_if_the_better_one_tells_the_one_tried_apart() -> None:
    for lesson in coached("slate mulch gulch").lessons:
        assert lesson.apart is None or lesson.apart[1] == "mulch"
