"""Replies as Discord lays them out."""

from __future__ import annotations

from typing import Any

import pytest

from bot.adapters.replies.layout import layout
from bot.render.reply import Action, Attachment, Button, Field, Picture, Reply, Tone


def drawn(reply: Reply) -> list[Any]:
    """A text for a text, its type for anything else, and a list for the container."""
    return [_sketch(part) for part in layout(reply).to_components()]


def _sketch(part: dict[str, Any]) -> Any:
    if part["type"] == 17:
        return [_sketch(inner) for inner in part["components"]]
    return part.get("content", part["type"])


def test_a_message_is_read_from_its_title_to_its_buttons() -> None:
    reply = Reply(
        "One.\n\nTwo.",
        title="Title",
        fields=(Field("Name", "of a field"),),
        footer="Small",
        buttons=(Button(Action.GUESS, "Guess"),),
        files=(Attachment("a.json", b"{}"),),
        picture=Picture("A board", bytes),
    )
    parts = ["### Title", "One.\n\nTwo.", "**Name**\nof a field", 12, 13, "-# Small", 1]
    assert drawn(reply) == [parts]


def test_a_leading_picture_stands_between_the_title_and_the_text() -> None:
    reply = Reply("Text", title="Title", picture=Picture("A board", bytes, first=True))
    assert drawn(reply) == [["### Title", 12, "Text"]]


def test_buttons_stand_in_the_rows_that_they_name_five_abreast_at_most() -> None:
    rows = (0, 0, 1, 2, 2, 2, 2, 2, 2)
    buttons = tuple(Button(Action.MARK, "A", at, row=row) for at, row in enumerate(rows))
    _, *below = layout(Reply("!", buttons=buttons)).to_components()
    assert [len(row["components"]) for row in below] == [2, 1, 5, 1]


@pytest.mark.parametrize(("buttons", "places"), [(3, [[10, 1]]), (4, [[10], 1])])
def test_three_buttons_abreast_stand_inside_the_card_and_more_below_it(
    buttons: int, places: list[Any]
) -> None:
    reply = Reply("!", buttons=tuple(Button(Action.MARK, "A", at) for at in range(buttons)))
    assert _kinds(layout(reply).to_components()) == places


def _kinds(parts: list[dict[str, Any]]) -> list[Any]:
    """The type of each part; of the card, those inside."""
    return [_kinds(one["components"]) if one["type"] == 17 else one["type"] for one in parts]


def test_every_tone_has_a_colour_of_its_own() -> None:
    cards = [layout(Reply("!", tone=tone)).to_components()[0] for tone in Tone]
    assert len({card["accent_color"] for card in cards}) == len(Tone)


def test_a_role_is_called_above_everything() -> None:
    assert drawn(Reply("!", ping=7))[0] == "<@&7>"


def test_a_title_may_stand_without_a_text_as_discord_refuses_an_empty_one() -> None:
    assert drawn(Reply("", title="Title")) == [["### Title"]]
