"""What of a word list could not be used, in words."""

from __future__ import annotations

from bot.domain.lists import LeftOut
from bot.render.refused_lists import tell_left_out
from bot.texts import load

SAY = load("en")
BESIDE = LeftOut(1, "cat", beside=True)
ARTICLES = LeftOut(1, "das, der, die", articles=True)
COMMENT = LeftOut(1, "# Lektion 3", comment=True)


def test_only_entries_are_counted_as_left_out() -> None:
    entries = [ARTICLES, LeftOut(4, "ab", length=2), COMMENT, LeftOut(9, "rote Rübe", 2)]
    articles, comments, count, *lines = tell_left_out(entries, SAY).splitlines()
    assert articles.startswith("• What stands before the words")
    assert comments.startswith("• Lines that begin with #")
    assert count == "2 entries were left out:"
    assert [line[:8] for line in lines] == ["• Line 4", "• Line 9"]


def test_where_every_word_was_taken_nothing_was_left_out() -> None:
    told = tell_left_out([BESIDE], SAY)
    assert told.startswith("• What stands beside the first column")
    assert "left out" not in told
