"""What is said of a word that somebody thinks of."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.board.boards import size
from bot.board.look import DEFAULT, Look
from bot.brain.puzzles import Remaining, Slip
from bot.brain.rivals import OWN_GUESSES
from bot.domain.entries import Draft, PuzzleEntry
from bot.domain.players import Place, Player, Theme
from bot.domain.puzzles import PuzzleKind, PuzzleSession
from bot.render.puzzles import stump as render
from bot.render.puzzles.marks import letter_buttons
from bot.render.reply import Action, Button, Reply, Style
from bot.services.puzzles.views import Check, PuzzleView
from engine import Feedback, Mark, Word, score
from engine.solver import Contradiction, Mend, Tier
from tests.reading import plain


def entry(word: str, marks: str) -> PuzzleEntry:
    return PuzzleEntry(Word(word), (Feedback.parse(marks),))


BEGUN = PuzzleSession(
    id=7,
    place=Place(1),
    player=Player(5, "ann"),
    shared=False,
    kind=PuzzleKind(),
    lexicon_version="1",
    created_at=datetime(2026, 1, 1, tzinfo=UTC),
    played_at=datetime(2026, 1, 1, tzinfo=UTC),
    leads=True,
    strategy="perfect",
    limit=6,
    version=1,
).draft_guess(Word("raise"))
SILENT = BEGUN.with_entries((entry("raise", "10000"),))
LATER = SILENT.draft_guess(Word("clout"))
OVER = SILENT.with_entries((*SILENT.entries, entry("clout", "22222")))
RIGHT = tuple(entry(word, str(score(Word(word), Word("match")))) for word in ("raise", "catch"))
LOST = BEGUN.with_entries(RIGHT * 3)


def view(now: PuzzleSession, left: int, mend: Mend | None = None, rows: int = 0) -> PuzzleView:
    """What is said with so many words left; of so many rows that contradict each other."""
    slip = (
        Slip(1, Contradiction(tuple(range(1, rows + 1)), (mend,) if mend else ())) if rows else None
    )
    return PuzzleView(now, (Remaining((), left, left, Tier.ANSWERS),), slip=slip)


def stump(shown: PuzzleView, look: Look = DEFAULT) -> Reply:
    return render.stump(shown, look)


def told(now: PuzzleSession, word: str, *, known: bool = True, left: int = 3) -> PuzzleView:
    given = Word(word)
    marks = (
        (row, turn.feedback, score(turn.guess, given)) for row, turn in enumerate(now.boards[0], 1)
    )
    wrong = tuple((row, right) for row, was, right in marks if was != right)
    return replace(view(now.reveal(given), left), check=Check(given, known, wrong))


def test_at_first_a_person_is_asked_to_think_of_a_word() -> None:
    shown = stump(view(BEGUN, 100))
    assert plain(shown.title) == "Stump me · 5 letters"
    assert shown.footer == "👑 Perfect guesses"
    alone = stump(view(replace(BEGUN, strategy=OWN_GUESSES), 100))
    assert alone.footer == "I guess, with words that most people know"
    assert plain(shown.text) == (
        "<@5>, think of a word and don't tell anybody. My guess: **R A I S E**\n"
        "## ⬛⬛⬛⬛⬛  R A I S E\n"
        "Press the letters whose color isn't right for your word yet, then **Enter**. "
        "Is it your word? Press **That's it!**\n"
        "○○○○○○"
    )
    assert [button.label for button in shown.buttons[5:]] == ["Enter", "That's it!"]
    assert [option.label for option in shown.menus[0].options] == ["Give up"]


def test_then_it_is_said_how_many_words_fit() -> None:
    shown = stump(view(LATER, 1))
    assert plain(shown.text).startswith(
        "## 🟨⬛⬛⬛⬛  R A I S E\n\n1 word is still possible. My guess: **C L O U T**\n"
    )
    assert [button.label for button in shown.buttons[5:]] == ["Enter", "That's it!"]
    assert [option.label for option in shown.menus[0].options] == ["Undo", "Give up"]


@pytest.mark.parametrize(
    ("theme", "row", "label", "mend"),
    [
        (Theme.CONTRAST, "## 🟦⬛⬛⬛⬛  R A I S E", "⬛C", "Change row 1 to ⬛🟧⬛⬛⬛"),
        (Theme.SYMBOLS, "# `(R) a  i  s  e `", "c", "Change row 1 to ○●○○○"),
        (
            Theme.TEXT,
            "1: R present, A absent, I absent, S absent, E absent",
            "C absent",
            "Change row 1 to 02000",
        ),
    ],
)
def test_rows_and_buttons_keep_to_the_theme(theme: Theme, row: str, label: str, mend: str) -> None:
    shown = stump(view(LATER, 1), Look(theme))
    assert plain(shown.text).startswith(f"{row}\n\n1 word is still")
    assert shown.buttons[0].label == label
    slip = Mend(1, 2, Mark.CORRECT, Feedback.parse("02000"))
    impossible = stump(view(SILENT, 0, slip, rows=2), Look(theme))
    assert impossible.buttons[0].label == mend
    told = "".join(
        [plain(shown.text), impossible.text, *(button.label for button in shown.buttons)]
    )
    assert not set(told) & set("🟩🟨")


def test_a_word_that_was_found_is_named() -> None:
    shown = stump(view(OVER, 1))
    assert plain(shown.text).endswith("🎉 **C L O U T**: I found your word in 2 guesses.")
    assert [button.label for button in shown.buttons] == ["Another word", "Undo"]


@pytest.mark.parametrize(
    ("mend", "said"),
    [
        (
            Mend(1, 2, Mark.CORRECT, Feedback.parse("02000")),
            "Should row 1 be ⬛🟩⬛⬛⬛ (`02000`)?",
        ),
        (None, "Please check the tiles again."),
    ],
)
def test_impossible_marks_are_named_with_their_rows(mend: Mend | None, said: str) -> None:
    now = SILENT.with_entries((*SILENT.entries, entry("clout", "00000")))
    shown = stump(view(now, 0, mend, rows=2))
    assert (
        f"Since row 2, no word I know fits. Rows 1 and 2 contradict each other. {said}\n"
        in plain(shown.text)
    )
    labels = [button.label for button in shown.buttons]
    assert labels == [*(["Change row 1 to ⬛🟩⬛⬛⬛"] if mend else []), "Reveal my word", "Undo"]


def test_rows_are_not_listed_when_it_is_all_of_them_and_each_likely_slip_has_a_button() -> None:
    words = ("clout", "00000"), ("henge", "00000")
    now = SILENT.with_entries((*SILENT.entries, *(entry(*word) for word in words)))
    mends = (
        Mend(3, 1, Mark.CORRECT, Feedback.parse("20000")),
        Mend(1, 2, Mark.CORRECT, Feedback.parse("02000")),
    )
    shown = stump(replace(view(now, 0), slip=Slip(1, Contradiction((1, 2, 3), mends))))
    assert (
        "Since row 3, no word I know fits. Perhaps a single tile is wrong, in one of these rows:\n"
        "Row 3: 🟩⬛⬛⬛⬛ (`20000`)\nRow 1: ⬛🟩⬛⬛⬛ (`02000`)\n"
    ) in plain(shown.text)
    assert [button.label for button in shown.buttons] == [
        "Change row 3 to 🟩⬛⬛⬛⬛",
        "Change row 1 to ⬛🟩⬛⬛⬛",
        "Reveal my word",
        "Undo",
    ]


def test_a_bot_without_guesses_asks_for_the_word() -> None:
    assert stump(view(LOST, 1)).text.endswith(
        "🏆 I'm out of guesses. You stumped me, <@5>! What was your word?"
    )
    assert "I can't think of another word" in stump(view(SILENT, 1)).text


def test_a_wrong_row_is_shown_as_it_should_have_been() -> None:
    shown = stump(told(LATER, "blimp"))
    assert plain(shown.text).endswith(
        "It was **B L I M P**.\n"
        "For that word, row 1 should look like this:\n"
        "1: ⬛⬛🟩⬛⬛  R A I S E"
    )


def test_right_marks_are_acknowledged() -> None:
    assert plain(stump(told(LOST, "match")).text).endswith(
        "It was **M A T C H**. Every mark is right: you stumped me. Well played!"
    )
    two = LOST.with_entries(RIGHT)
    assert plain(stump(told(two, "match")).text).endswith("2 other words were still possible.")
    assert plain(stump(told(two, "match", left=1)).text).endswith(
        "so I would have guessed it next."
    )
    assert plain(stump(told(BEGUN, "match")).text).endswith("before you marked my first guess.")


def test_a_word_outside_the_list_is_not_repeated() -> None:
    shown = stump(told(LOST, "match", known=False))
    assert "M A T C H" not in plain(shown.text)
    assert "isn't in my list" in plain(shown.text)
    early = stump(told(BEGUN, "match", known=False))
    assert early.text.endswith("You gave up before you marked my first guess.")


def test_letters_stand_in_one_line_up_to_five_and_in_two_above() -> None:
    eight = letter_buttons(7, Draft(3, Word("unlikely"), Feedback([Mark.CORRECT] * 8)), DEFAULT)
    assert [button.row for button in eight] == [0] * 4 + [1] * 4
    assert eight[7] == Button(Action.MARK, "🟩Y", 7, Style.SUCCESS, "3.7.0", 1)
    five = letter_buttons(7, Draft(3, Word("raise"), Feedback([Mark.ABSENT] * 5)), DEFAULT)
    assert {button.row for button in five} == {0}


def test_the_longest_message_fits() -> None:
    six = (entry("unlikely", "01201201"),) * 6
    named = replace(BEGUN, kind=PuzzleKind(length=8), strategy="position-frequency-dynamic")
    now = named.with_entries(six)
    assert size(stump(told(now, "question")).text) < 1000
