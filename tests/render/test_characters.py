"""Names for characters that a word may not have."""

from __future__ import annotations

import pytest

from bot.render.characters import name_character
from bot.texts import load


@pytest.mark.parametrize(
    ("character", "named"),
    [
        ("4", "“4”"),
        ("@", "`@`"),
        (":", "`:`"),
        ("`", "`` ` ``"),
        ("а", "“а” (cyrillic small letter a)"),
        ("’", "`’`"),
        ("–", "`–`"),
        ("🎉", "`🎉`"),
        ("\u200b", "“zero width space”"),
        ("\u00ad", "“soft hyphen”"),
        ("\u00a0", "“no-break space”"),
        ("\u0301", "“combining acute accent”"),
        ("\ufe0f", "“variation selector-16”"),
        (" ", "“space”"),
    ],
)
def test_a_character_is_shown_as_it_was_typed_and_named_only_where_nobody_could_tell(
    character: str, named: str
) -> None:
    assert name_character(character, load("en")) == named


def test_it_is_quoted_as_the_reader_quotes() -> None:
    told = [name_character("4", load(locale)) for locale in ("de", "fr", "sv", "uk")]
    assert told == ["„4“", "«\u00a04\u00a0»", "”4”", "«4»"]
