"""Messages of any make as text of a terminal."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import pytest
from simcord.backend.models import Message

from bot.local.text import Control, describe, style
from bot.local.world import World


def message(*components: dict[str, Any], **fields: Any) -> Message:
    return Message(1, 1, 1, components=list(components), **fields)


def text(world: World, *components: dict[str, Any], **fields: Any) -> str:
    return describe(message(*components, **fields), world, [])


def written(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def button(label: str, **fields: Any) -> dict[str, Any]:
    return {"type": 2, "style": 2, "label": label, "custom_id": label, **fields}


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def test_a_message_is_its_texts_its_pictures_and_its_files(world: World) -> None:
    there = world.backend.cdn.store_attachment(1, 1, "a.json", b"a text", None)["url"]
    board = {"type": 12, "items": [{"media": {"url": "there"}, "description": "a board"}]}
    file = {"type": 13, "file": {"url": there}}
    card = {"type": 17, "components": [written("Inside"), board, file]}
    said = text(world, written("### Title"), card, content="Hello")
    assert said == "Hello\n\n### Title\n\nInside\n\n-# a board\n\na text"


def test_buttons_of_a_row_share_a_line_and_a_number_each(world: World) -> None:
    controls: list[Control] = []
    several = message(row(button("A"), button("B")), row(button("C")))
    assert describe(several, world, controls) == "[1] A   [2] B\n[3] C"
    assert describe(message(row(button("D"))), world, controls) == "[4] D"
    assert [custom_id for _, custom_id, _ in controls] == ["A", "B", "C", "D"]


def test_each_choice_of_a_menu_has_a_number(world: World) -> None:
    choices = [{"label": "Four", "value": "4", "default": True}, {"label": "Five", "value": "5"}]
    menu: dict[str, Any] = {
        "type": 3,
        "custom_id": "m",
        "placeholder": "Length",
        "options": choices,
    }
    assert text(world, row(menu)) == "**Length**\n[1] Four ✓\n[2] Five"
    channels = {"type": 8, "custom_id": "c", "placeholder": "Where"}
    assert text(world, row(channels)) == "**Where**\n[1] #general\n[2] #results"


@pytest.mark.parametrize(
    ("marked", "plain"),
    [
        (
            "**bold** by <@1>: `/wordle play`",
            "bold by ann: /wordle play",
        ),
        ("### Title\n-# small\na_b_c", "Title\nsmall\na_b_c"),
        ("[A] (B) [1] C [bold]", "[A] (B) [1] C [bold]"),
        ("```\nquoted\n```", "quoted"),
        ("page *Records*, ~~Ann 3~~, 3/6* and 4/6*", "page Records, Ann 3, 3/6* and 4/6*"),
    ],
)
def test_markdown_is_spelt_out(marked: str, plain: str) -> None:
    assert style(marked, {1: "ann"}.__getitem__, colour=False).plain == plain


def test_a_moment_is_a_time_of_the_clock() -> None:
    now = datetime.now().astimezone().replace(microsecond=0)
    said = style(f"<t:{now.timestamp():.0f}:R>", str, colour=False)
    assert said.plain == f"{now:%d %b %H:%M:%S}"
    day = style(f"<t:{now.timestamp():.0f}:D>", str, colour=False)
    assert day.plain == f"{now:%d %b %Y}"


def test_tiles_become_letters_on_their_colours_where_there_are_colours() -> None:
    board = "🟩🟨⬛⬛🟩  A D D E D  ann"
    assert style(board, str, colour=False).plain == board
    coloured = style(board, str, colour=True)
    assert coloured.plain == " A  D  D  E  D  ann"
    assert [str(span.style).split()[-1] for span in coloured.spans][:2] == ["green4", "gold3"]


def test_a_sign_behind_a_backslash_is_printed_alone_and_as_it_is() -> None:
    shown = style(r"na\-ja **bold** \*not\* \[x\] [y]", str, colour=False)
    assert shown.plain == "na-ja bold *not* [x] [y]"


def test_a_file_that_the_message_repeats_is_only_named(world: World) -> None:
    words = [f"word{number}" for number in range(200)]
    content = "\n".join(words).encode()
    there = world.backend.cdn.store_attachment(1, 2, "words.txt", content, None)["url"]
    file = {"type": 13, "file": {"url": there}}
    said = text(world, written(f"A list\n{' '.join(words[:50])} …"), file)
    assert said.endswith(f" …\n\n-# words.txt, {len(content):,} bytes")
    assert text(world, written("Another"), file).endswith("word199")


def test_whoever_has_come_since_changes_no_message(world: World) -> None:
    menu = {"type": 5, "custom_id": "m", "placeholder": "Who"}
    chosen = menu | {"default_values": [{"id": str(world.owner.id), "type": "user"}]}

    def say(part: dict[str, Any]) -> str:
        return describe(message(row(part)), world, [], listing=False)

    before, listed = say(menu), text(world, row(menu))
    world.person("zoe")
    assert say(menu) == before
    assert "zoe" in text(world, row(menu))
    assert "zoe" not in listed
    # what is chosen is part of the message
    assert say(chosen) != before
