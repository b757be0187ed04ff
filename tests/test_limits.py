"""The checks of what Discord takes do refuse what it does not take."""

from __future__ import annotations

from typing import Any

import pytest

from tests.contract import check_contract, needs_description
from tests.limits import (
    check_choices,
    check_commands,
    check_edit,
    check_message,
    check_modal,
    check_request,
)

CALLBACK = "/interactions/1/token/callback"


def message(*parts: dict[str, Any], **more: Any) -> dict[str, Any]:
    mentions: dict[str, Any] = {"parse": [], "replied_user": False}
    return {"flags": 1 << 15, "components": [*parts], "allowed_mentions": mentions, **more}


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def card(*held: dict[str, Any]) -> dict[str, Any]:
    return {"type": 17, "components": [*held]}


def gallery(**item: Any) -> dict[str, Any]:
    shown = {"media": {"url": "attachment://board.png"}, "description": "A board"}
    return {"type": 12, "items": [shown | item]}


def rows(*held: list[dict[str, Any]]) -> dict[str, Any]:
    return message(card(*({"type": 1, "components": row} for row in held)))


def button(number: int = 0, **parts: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Guess", "custom_id": f"guess:{number}", **parts}


def menu(count: int, **parts: Any) -> dict[str, Any]:
    options = [{"label": "Five", "value": str(number)} for number in range(count)]
    return {"type": 3, "custom_id": "length", "options": options, **parts}


def modal(**parts: Any) -> dict[str, Any]:
    word = {"type": 4, "style": 1, "custom_id": "word", "label": "A word"}
    held = [{"type": 1, "components": [word | parts.pop("field", {})]}]
    return {"title": "Your guess", "custom_id": "form", "components": held, **parts}


def command(**parts: Any) -> dict[str, Any]:
    return {"name": "wordle", "description": "Play", "type": 1, **parts}


PICTURE = [{"id": 0, "filename": "board.png"}]
FITTING = [
    message(text("🟩" * 2_000)),
    message(text("<@7> has set a word"), allowed_mentions={"parse": [], "users": ["7"]}),
    message(text("a mention"), card(text("t" * 3_991))),
    message(card(*[text("t")] * 39)),
    message(card(gallery()), attachments=PICTURE),
    rows(*([button(row * 5 + at) for at in range(5)] for row in range(6))),
    rows([menu(25)]),
]
TOO_MUCH: list[dict[str, Any]] = [
    message(),
    message(text("!"), content="c"),
    message(text("!"), embeds=[{"title": "t"}]),
    message(text("!"), flags=0),
    message(text("!"), allowed_mentions={"parse": ["users"]}),
    message(text("!"), allowed_mentions={"parse": [], "users": ["7"]}),
    message(
        text("".join(f"<@{one}>" for one in range(1, 12))),
        allowed_mentions={"parse": [], "users": [str(one) for one in range(1, 12)]},
    ),
    message(text(" ")),
    message(text("t" * 4_001)),
    message(text("🟩" * 2_001)),
    message(text("t" * 2_000), card(text("t" * 2_001))),
    message(text("字" * 3_400)),
    message(card(*[text("t")] * 40)),
    message(card(gallery())),
    message(text("!"), attachments=PICTURE),
    message(card(gallery(description="a" * 1_025)), attachments=PICTURE),
    message(button()),
    rows([button(number) for number in range(6)]),
    rows([button(label="")]),
    rows([button(label="l" * 81)]),
    rows([button(custom_id="c" * 101)]),
    rows([button(), button()]),
    rows([menu(26)]),
    rows([menu(0)]),
    rows([menu(2), button()]),
    rows([menu(2, max_values=3)]),
    rows([menu(1, placeholder="p" * 151)]),
    rows([menu(1, options=[{"label": "l", "value": "v"}] * 2)]),
]
MODALS = [
    modal(title="t" * 46),
    modal(custom_id="c" * 101),
    modal(components=[]),
    modal(field={"label": "l" * 46}),
    modal(field={"value": "abc", "max_length": 2}),
]
LISTS = [
    [{"name": str(number), "value": number} for number in range(26)],
    [{"name": "n" * 101, "value": 1}],
    [{"name": "n", "value": "v" * 101}],
    [{"name": "n", "value": 1}, {"name": "n", "value": 2}],
]
COMMANDS = [
    command(name="Wordle"),
    command(name="n" * 33),
    command(description=""),
    command(description="d" * 101),
    command(options=[command(name=f"n{number}") for number in range(26)]),
    command(options=[command(), command(name="second", required=True)]),
    command(
        options=[
            command(
                name=f"n{number}",
                options=[command(name=f"o{at}", description="d" * 100) for at in range(25)],
            )
            for number in range(4)
        ]
    ),
]


@pytest.mark.parametrize("sent", FITTING)
def test_what_fits_passes(sent: dict[str, Any]) -> None:
    check_message(sent)
    check_contract("POST", CALLBACK, {"type": 4, "data": sent})


@pytest.mark.parametrize("sent", TOO_MUCH)
def test_a_message_beyond_a_limit_is_refused(sent: dict[str, Any]) -> None:
    with pytest.raises(AssertionError):
        check_request("POST", CALLBACK, {"type": 4, "data": sent})


@pytest.mark.parametrize("opened", MODALS)
def test_a_modal_beyond_a_limit_is_refused(opened: dict[str, Any]) -> None:
    check_modal(modal())
    with pytest.raises(AssertionError):
        check_request("POST", CALLBACK, {"type": 9, "data": opened})


@pytest.mark.parametrize("choices", LISTS)
def test_choices_beyond_a_limit_are_refused(choices: list[dict[str, Any]]) -> None:
    check_choices(choices[:1] if len(choices) > 1 else [])
    with pytest.raises(AssertionError):
        check_request("POST", CALLBACK, {"type": 8, "data": {"choices": choices}})


@pytest.mark.parametrize("registered", COMMANDS)
def test_commands_beyond_a_limit_are_refused(registered: dict[str, Any]) -> None:
    check_commands([command()])
    with pytest.raises(AssertionError):
        check_request("PUT", "/applications/1/commands", [registered])


def test_an_edit_may_leave_out_what_stays() -> None:
    check_edit({"components": []})


@needs_description
@pytest.mark.parametrize(
    ("path", "payload"),
    [
        (CALLBACK, {"type": 4, "data": message(card(gallery(description="a" * 1_025)))}),
        (CALLBACK, {"type": 4, "data": rows([button(number) for number in range(6)])}),
        (CALLBACK, {"type": 9, "data": modal(title="t" * 46)}),
        (CALLBACK, {"type": 8, "data": {"choices": LISTS[0]}}),
        ("/channels/1/messages", message(text("t" * 4_001))),
        ("/applications/1/commands", command(description="d" * 101)),
    ],
)
def test_what_the_description_forbids_is_refused(path: str, payload: dict[str, Any]) -> None:
    with pytest.raises(AssertionError):
        check_contract("POST", path, payload)


@needs_description
def test_a_request_that_is_not_described_is_refused() -> None:
    with pytest.raises(AssertionError, match="not described"):
        check_contract("POST", "/tiles", {})
