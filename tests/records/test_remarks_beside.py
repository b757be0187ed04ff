"""Everyday remarks around a result leave it one's own, and those of somebody else's do not."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.domain.records.shares import read_shares

HERE = Path(__file__).parent
HEAD = "Wordle 1,987 3/6"
SQUARES = "⬛🟨⬛⬛⬛\n⬛🟨⬛🟩⬛\n🟩🟩🟩🟩🟩"


def load(name: str) -> tuple[list[str], list[str]]:
    """Return the remarks that are told right, and those known to be misread."""
    right, misread = (HERE / name).read_text("utf-8").split("\n\n")
    return right.splitlines(), misread.splitlines()


OWN, OWN_MISREAD = load("own_remarks.txt")
OTHERS, OTHERS_MISREAD = load("others_remarks.txt")


def list_texts(remark: str) -> tuple[str, str]:
    """Return a remark around a headline alone, and around one with squares below it."""
    before, _, after = remark.replace(r"\n", "\n").partition("{}")
    below = f"\n{after.strip()}" if after else ""
    return f"{before}{HEAD}{after}", f"{before}{HEAD}\n\n{SQUARES}{below}"


def is_talk(text: str) -> bool:
    (share,) = read_shares(text)
    return share.talk


@pytest.mark.parametrize("remark", OWN)
def test_an_everyday_remark_leaves_a_result_ones_own(remark: str) -> None:
    assert [is_talk(text) for text in list_texts(remark)] == [False, False]


@pytest.mark.parametrize("remark", OTHERS)
def test_a_result_of_somebody_else_is_talk(remark: str) -> None:
    assert [is_talk(text) for text in list_texts(remark)] == [True, True]


@pytest.mark.parametrize("remark", [*OWN_MISREAD, *OTHERS_MISREAD])
def test_a_remark_that_is_listed_as_misread_is(remark: str) -> None:
    told = [is_talk(text) for text in list_texts(remark)]
    assert (remark in OWN_MISREAD) in told


@pytest.mark.parametrize(
    "text",
    [
        f"{HEAD}\n{SQUARES}\n\nmy boss and she played all day and got nothing done again",
        f"{HEAD}\n{SQUARES}\n\nBrutal",
        f"{HEAD}\n{SQUARES}\nmy wife got 2",
    ],
)
def test_a_line_below_that_tells_of_something_else_takes_nothing_back(text: str) -> None:
    assert not read_shares(text)[0].talk


@pytest.mark.parametrize(
    "text",
    [
        f"{HEAD}\n{SQUARES}\nMy boss got Wordle 1,986 2/6",
        f"{HEAD}\n\nmy wife got Strands #1000\n🔵🔵🟡🔵",
        f"{HEAD}\n{SQUARES}\n\nMein Bruder: Wordle 1.986 2/6",
    ],
)
def test_words_before_another_share_are_about_that(text: str) -> None:
    assert [one.talk for one in read_shares(text)] == [False, True]


@pytest.mark.parametrize("end", ["not mine", "(Kevin)", "that's my wife's"])
def test_what_is_denied_on_the_line_of_a_result_with_squares_is_talk(end: str) -> None:
    assert is_talk(f"{HEAD} {end}\n\n{SQUARES}")
    assert is_talk(f"{HEAD}\n\n{SQUARES} {end}")


def test_few_remarks_are_known_to_be_misread() -> None:
    assert len(OWN_MISREAD) <= (len(OWN) + len(OWN_MISREAD)) * 0.03
    assert len(OTHERS_MISREAD) <= (len(OTHERS) + len(OTHERS_MISREAD)) * 0.1


@pytest.mark.parametrize(
    "remark",
    ["I did not get {}", "I didn't get {}", "What would you say to {}", "test {}", "testing {}"],
)
def test_a_result_that_is_only_spoken_of_is_denied(remark: str) -> None:
    assert [is_talk(text) for text in list_texts(remark)] == [True, True]


def test_fake_news_takes_nothing_back() -> None:
    assert not any(map(is_talk, list_texts("{} fake news is more fun")))


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("? really?", False),
        ("? Im Ernst?", False),
        ("? yes!", False),
        ("?", True),
        ("? really, Kevin?", True),
        ("? you really got that?", True),
        ("? how did she do it?", True),
    ],
)
def test_whoever_cannot_believe_a_result_of_theirs_has_it(asked: str, *, told: bool) -> None:
    assert is_talk(f"{HEAD}{asked}") is told


@pytest.mark.parametrize(
    "sentence",
    [
        "{} was posted by the guy above, lol",
        "{} is the average here",
        "On {} people fail",
        "I love playing {} of my friends do it",
    ],
)
def test_a_figure_that_a_sentence_goes_on_about_is_talk(sentence: str) -> None:
    assert is_talk(sentence.format(HEAD))
