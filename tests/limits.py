"""What Discord takes, as checks of payloads about to be sent.

Figures: https://discord.com/developers/docs (message, embed, component, application command).
Texts are counted in UTF-16 units and without surrounding space, the strictest reading.
Every check raises `AssertionError` that says where in the payload something is amiss.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

Payload = Mapping[str, Any]

ROW, BUTTON, SELECT, INPUT, LABEL = 1, 2, 3, 4, 18
SELECTS = (3, 5, 6, 7, 8)
LINK, PREMIUM = 5, 6
CHAT_INPUT = 1

NAME = re.compile(r"[-_'\w]{1,32}")


def size(text: str) -> int:
    """The length of `text` in UTF-16 units."""
    return len(text.encode("utf-16-le")) // 2


def check_message(payload: Payload) -> None:
    """A message to be created: like an edit, and it must hold something."""
    filled = ("content", "embeds", "attachments", "poll", "sticker_ids")
    assert any(payload.get(part) for part in filled), "a message without anything in it"
    check_edit(payload)


def check_edit(payload: Payload) -> None:
    """What replaces a message in part; what is left out stays as it is."""
    _text(payload.get("content") or "", 2_000, "content", least=0)
    embeds: Sequence[Payload] = payload.get("embeds") or ()
    assert len(embeds) <= 10, "more than 10 embeds"
    assert sum(map(_embed, embeds)) <= 6_000, "more than 6,000 characters in the embeds"
    _rows(payload.get("components") or ())
    attachments: Sequence[Payload] = payload.get("attachments") or ()
    assert len(attachments) <= 10, "more than 10 files"
    for file in attachments:
        _text(file.get("description") or "", 1_024, "alternative text", least=0)


def check_modal(payload: Payload) -> None:
    """The data of a modal."""
    _text(payload["title"], 45, "title of a modal")
    _text(payload["custom_id"], 100, "custom_id of a modal")
    rows: Sequence[Payload] = payload["components"]
    assert 1 <= len(rows) <= 5, f"{len(rows)} rows in a modal"
    inputs = [_modal_row(row) for row in rows]
    _distinct((one["custom_id"] for one in inputs), "custom_ids of a modal")


def check_choices(choices: Sequence[Payload]) -> None:
    """Choices of an option, or answers of an autocompletion."""
    assert len(choices) <= 25, f"{len(choices)} choices"
    for choice in choices:
        _text(choice["name"], 100, "name of a choice")
        if isinstance(choice["value"], str):
            _text(choice["value"], 100, "value of a choice")
    _distinct((choice["name"] for choice in choices), "names of choices")
    _distinct((choice["value"] for choice in choices), "values of choices")


def check_commands(commands: Sequence[Payload]) -> None:
    """All commands of an application, as they are registered."""
    for kind, most in ((CHAT_INPUT, 100), (2, 15), (3, 15)):
        alike = [command for command in commands if command.get("type", CHAT_INPUT) == kind]
        assert len(alike) <= most, f"{len(alike)} commands of type {kind}"
        _distinct((command["name"] for command in alike), "names of commands")
    for command in commands:
        assert characters(command) <= 8_000, f"{characters(command)} characters: {command['name']}"
        if command.get("type", CHAT_INPUT) == CHAT_INPUT:
            _option(command)
        else:
            _text(command["name"], 32, "name of a menu command")
            assert not command.get("description"), "a menu command with a description"


def characters(command: Payload) -> int:
    """What Discord counts: names, descriptions and values, with the longest localisation."""
    own = _longest(command, "name") + _longest(command, "description")
    choices: Sequence[Payload] = command.get("choices") or ()
    values = sum(_longest(choice, "name") + size(str(choice["value"])) for choice in choices)
    return own + values + sum(map(characters, command.get("options") or ()))


def check_request(method: str, path: str, payload: Any) -> None:
    """Any request of the bot; those that carry no text of ours pass."""
    match method, path.strip("/").split("/"):
        case "POST", ["interactions", _, _, "callback"]:
            _callback(payload)
        case ("POST", ["webhooks", _, _]) | ("POST", ["channels", _, "messages"]):
            check_message(payload)
        case ("PATCH", ["webhooks", *_]) | ("PATCH", ["channels", _, "messages", _]):
            check_edit(payload)
        case "PUT", ["applications", *_, "commands"]:
            check_commands(payload)
        case "POST", ["channels", *_, "threads"]:
            _text(payload["name"], 100, "name of a thread")
        case "POST", ["applications", _, "emojis"]:
            assert re.fullmatch(r"\w{2,32}", payload["name"], re.ASCII), payload["name"]
        case _:
            return


def _callback(payload: Payload) -> None:
    data: Any = payload.get("data") or {}
    match payload["type"]:
        case 4:
            check_message(data)
        case 7:
            check_edit(data)
        case 8:
            check_choices(data["choices"])
        case 9:
            check_modal(data)
        case _:
            return


def _embed(embed: Payload) -> int:
    """Check one embed, and count its characters."""
    footer, author = embed.get("footer"), embed.get("author")
    fields: Sequence[Payload] = embed.get("fields") or ()
    assert any(embed.get(part) for part in ("title", "description", "image")) or fields
    assert len(fields) <= 25, f"{len(fields)} fields"
    return (
        _text(embed.get("title") or "", 256, "title", least=0)
        + _text(embed.get("description") or "", 4_096, "description", least=0)
        + (_text(footer["text"], 2_048, "footer") if footer else 0)
        + (_text(author["name"], 256, "author") if author else 0)
        + sum(_text(field["name"], 256, "name of a field") for field in fields)
        + sum(_text(field["value"], 1_024, f"field {field['name']}") for field in fields)
    )


def _rows(rows: Sequence[Payload]) -> None:
    assert len(rows) <= 5, f"{len(rows)} rows of components"
    parts: list[Payload] = []
    for row in rows:
        assert row["type"] == ROW, f"a component of type {row['type']} outside a row"
        held: Sequence[Payload] = row["components"]
        wide = any(part["type"] in SELECTS for part in held)
        assert 1 <= len(held) <= (1 if wide else 5), f"{len(held)} components in a row"
        parts += held
    for part in parts:
        _button(part) if part["type"] == BUTTON else _select(part)
    _distinct((part["custom_id"] for part in parts if part.get("custom_id")), "custom_ids")


def _button(button: Payload) -> None:
    assert button.get("emoji") or button.get("label"), "a button without a label"
    _text(button.get("label") or "", 80, "label of a button", least=0)
    if button["style"] == LINK:
        _text(button["url"], 512, "address of a button")
    elif button["style"] != PREMIUM:
        _text(button["custom_id"], 100, "custom_id of a button")


def _select(menu: Payload) -> None:
    where = f"menu {menu['custom_id']}"
    assert menu["type"] in SELECTS, f"a component of type {menu['type']} in a row"
    _text(menu["custom_id"], 100, where)
    _text(menu.get("placeholder") or "", 150, f"placeholder of {where}", least=0)
    least, most = menu.get("min_values", 1), menu.get("max_values", 1)
    assert 0 <= least <= most <= 25, f"{where}: {least} to {most} values"
    assert most >= 1, f"{where}: nothing can be chosen"
    assert len(menu.get("default_values") or ()) <= most, f"{where}: too much is chosen"
    _distinct((one["id"] for one in menu.get("default_values") or ()), f"defaults of {where}")
    if menu["type"] == SELECT:
        _options(menu["options"], most, where)


def _options(options: Sequence[Payload], most: int, where: str) -> None:
    assert most <= len(options) <= 25, f"{where}: {len(options)} options, {most} to be chosen"
    assert sum(bool(option.get("default")) for option in options) <= most, where
    for option in options:
        _text(option["label"], 100, f"label in {where}")
        _text(option["value"], 100, f"value in {where}")
        _text(option.get("description") or "", 100, f"hint in {where}", least=0)
    _distinct((option["value"] for option in options), f"values of {where}")


def _modal_row(row: Payload) -> Payload:
    """Check one row or label of a modal, and return what it holds."""
    if row["type"] == LABEL:
        _text(row["label"], 45, "label in a modal")
        _text(row.get("description") or "", 100, "hint in a modal", least=0)
        held: Payload = row["component"]
    else:
        (held,) = row["components"]
        _text(held["label"], 45, "label in a modal")
    if held["type"] == INPUT:
        _input(held)
    else:
        _select(held)
    return held


def _input(field: Payload) -> None:
    _text(field["custom_id"], 100, "custom_id of an input")
    _text(field.get("placeholder") or "", 100, "placeholder of an input", least=0)
    least, most = field.get("min_length") or 0, field.get("max_length") or 4_000
    assert 0 <= least <= most <= 4_000, f"an input of {least} to {most} characters"
    if field.get("value"):
        _text(field["value"], most, "value of an input", least=least)


def _option(option: Payload) -> None:
    """Check a command, a group or an option, all the way down."""
    name: str = option["name"]
    assert NAME.fullmatch(name) and name == name.lower(), f"{name!r} is no name"  # noqa: PT018
    _text(option["description"], 100, f"description of {name}")
    check_choices(option.get("choices") or ())
    inner: Sequence[Payload] = option.get("options") or ()
    assert len(inner) <= 25, f"{name} has {len(inner)} options"
    _distinct((one["name"] for one in inner), f"options of {name}")
    needed = [bool(one.get("required")) for one in inner]
    assert needed == sorted(needed, reverse=True), f"{name}: what is required comes first"
    for one in inner:
        _option(one)


def _longest(described: Payload, part: str) -> int:
    told: Mapping[str, str] = described.get(f"{part}_localizations") or {}
    return max(map(size, [described.get(part) or "", *told.values()]))


def _text(text: str, most: int, where: str, *, least: int = 1) -> int:
    """The units of a text, which must be at least `least` (without space around) and at most
    `most`."""
    assert size(text) <= most, f"{where}: {size(text)} characters of {most}: {text!r}"
    assert size(text.strip()) >= least, f"{where}: {text!r} is too short"
    return size(text)


def _distinct(things: Iterable[Any], where: str) -> None:
    listed = [*things]
    assert len(listed) == len(set(listed)), f"{where}: {listed} repeat themselves"
