"""Messages of any make as text of a terminal."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from simcord.backend.models import Message

from bot.local.messages import told
from bot.local.printing import printed


def message(*components: dict[str, Any], **fields: Any) -> Message:
    return Message(1, 1, 1, components=list(components), **fields)


def text(*components: dict[str, Any], **fields: Any) -> str:
    return told(message(*components, **fields), lambda _: b"a text")[0]


def button(label: str, **fields: Any) -> dict[str, Any]:
    return {"type": 2, "style": 2, "label": label, "custom_id": label, **fields}


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def test_a_message_is_its_text_its_embeds_and_its_files() -> None:
    embed = {"title": "Title", "fields": [{"name": "Field", "value": "of text"}]}
    files = [{"filename": "a.png", "description": "a board", "url": ""}, {"url": "there"}]
    said = text(content="Hello", embeds=[embed], attachments=files)
    assert said == "Hello\n\n**Title**\n\n**Field**\nof text\n\n*a board*\n\na text"


def test_buttons_of_a_row_share_a_line_and_a_number_each() -> None:
    said, found = told(message(row(button("A"), button("B")), row(button("C"))), lambda _: None, 4)
    assert said == "[4] A   [5] B\n[6] C"
    assert [control.part["custom_id"] for control in found] == ["A", "B", "C"]


def test_what_cannot_be_pressed_has_no_number() -> None:
    link = {"type": 2, "style": 5, "label": "Rules", "url": "https://example.org"}
    assert text(row(button("A", disabled=True), link)) == "Rules https://example.org"


def test_each_choice_of_a_menu_has_a_number_if_one_can_be_taken() -> None:
    choices = [{"label": "Four", "value": "4", "default": True}, {"label": "Five", "value": "5"}]
    menu: dict[str, Any] = {
        "type": 3,
        "custom_id": "m",
        "placeholder": "Length",
        "options": choices,
    }
    assert text(row(menu)) == "**Length**\n[1] Four ✓\n[2] Five"
    assert text(row({**menu, "max_values": 2})) == "[1] Length"
    assert text(row({"type": 8, "custom_id": "c", "placeholder": "Where"})) == "[1] Where"


def test_components_in_containers_and_sections_are_found_wherever_they_are() -> None:
    section = {
        "type": 9,
        "components": [{"type": 10, "content": "Said beside a button"}],
        "accessory": button("Beside"),
    }
    gallery = {"type": 12, "items": [{"media": {"url": ""}, "description": "a board"}]}
    container = {"type": 17, "components": [section, {"type": 14}, gallery, row(button("Below"))]}
    lines = ["Said beside a button", "[1] Beside", "*a board*", "[2] Below"]
    assert text(container).split("\n") == lines


@pytest.mark.parametrize(
    ("marked", "plain"),
    [
        (
            "**bold** and *quiet* by <@1>: `/wordle play`",
            "bold and quiet by ann: /wordle play",
        ),
        ("-# small\n# big\n__under__ a_b_c", "small\nbig\nunder a_b_c"),
        ("[A] (B) [1] C [bold]", "[A] (B) [1] C [bold]"),
        ("</wordle play:5> <:c_correct:7>", "/wordle play :c_correct:"),
        ("```\nquoted\n```", "quoted"),
    ],
)
def test_markdown_is_spelt_out(marked: str, plain: str) -> None:
    assert printed(marked, {1: "ann"}.__getitem__, colour=False).plain == plain


def test_a_moment_is_a_time_of_the_clock() -> None:
    now = datetime.now(UTC).replace(microsecond=0)
    soon, late = now + timedelta(minutes=1), now + timedelta(days=3)
    said = printed(f"<t:{soon.timestamp():.0f}:R> <t:{late.timestamp():.0f}>", str, colour=False)
    assert said.plain == f"{soon.astimezone():%H:%M:%S} {late.astimezone():%d %b %H:%M}"


def test_tiles_become_letters_on_their_colours_where_there_are_colours() -> None:
    board = "🟩🟨⬛⬛🟩  A D D E D  ann"
    assert printed(board, str, colour=False).plain == board
    coloured = printed(board, str, colour=True)
    assert coloured.plain == " A  D  D  E  D  ann"
    assert [str(span.style).split()[-1] for span in coloured.spans][:2] == ["green4", "gold3"]
