"""What Discord takes, as checks of payloads about to be sent.

Figures: https://discord.com/developers/docs (message, component, application command).
Texts are counted in UTF-16 units and without surrounding space, the strictest reading.
Every check raises `AssertionError` that says where in the payload something is amiss.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from typing import Any

Payload = Mapping[str, Any]

ROW, BUTTON, SELECT, INPUT, LABEL = 1, 2, 3, 4, 18
TEXT, GALLERY, FILE, SEPARATOR, CONTAINER = 10, 12, 13, 14, 17
SELECTS, UPLOAD = (3, 5, 6, 7, 8), 19
COMPONENTS_V2 = 1 << 15
BLOCKS = {ROW, TEXT, GALLERY, FILE, SEPARATOR}
HOLDS = {None: {*BLOCKS, CONTAINER}, CONTAINER: BLOCKS, ROW: {BUTTON, *SELECTS}}
LINK, PREMIUM = 5, 6
CHAT_INPUT = 1

NAME = re.compile(r"[-_'\w]{1,32}")


def size(text: str) -> int:
    """The length of `text` in UTF-16 units."""
    return len(text.encode("utf-16-le")) // 2


def check_message(payload: Payload) -> None:
    """A message to be created: like an edit, and it must hold something."""
    assert payload.get("components"), "a message without anything in it"
    check_edit(payload)


def check_edit(payload: Payload) -> None:
    """What replaces a message in part; what is left out stays as it is."""
    for part in ("content", "embeds", "poll", "sticker_ids"):
        assert not payload.get(part), f"{part} beside components"
    roots: Sequence[Payload] = payload.get("components") or ()
    assert not roots or payload["flags"] & COMPONENTS_V2, "components without their flag"
    attachments: Sequence[Payload] = payload.get("attachments") or ()
    assert len(attachments) <= 10, "more than 10 files"
    _layout([*_walk(roots)], {f"attachment://{file['filename']}" for file in attachments})


def check_modal(payload: Payload) -> None:
    """The data of a modal."""
    _text(payload["title"], 45, "title of a modal")
    _text(payload["custom_id"], 100, "custom_id of a modal")
    rows: Sequence[Payload] = payload["components"]
    assert 1 <= len(rows) <= 5, f"{len(rows)} rows in a modal"
    texts = [row["content"] for row in rows if row["type"] == TEXT]
    for text in texts:
        _text(text, 4000, "text of a modal")
    inputs = [_modal_row(row) for row in rows if row["type"] != TEXT]
    assert inputs, "a modal that asks for nothing"
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
            _new_message(payload)
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
            _new_message(data)
        case 7:
            check_edit(data)
        case 8:
            check_choices(data["choices"])
        case 9:
            check_modal(data)
        case _:
            return


def _new_message(payload: Payload) -> None:
    check_message(payload)
    # unlike those of an embed, the mentions of a text ping
    mentions = payload["allowed_mentions"]
    assert mentions["parse"] == [], "a message pings people"
    # ten people at most, by name, can be set a word
    named: list[Any] = mentions.get("users") or []
    said = json.dumps(payload["components"])
    assert len(named) <= 10 and all(f"<@{one}>" in said for one in named), "a ping without a reason"  # noqa: PT018


def _walk(components: Iterable[Payload], holder: int | None = None) -> Iterator[Payload]:
    """Every component, and what it holds."""
    for part in components:
        assert part["type"] in HOLDS[holder], f"a component of type {part['type']} in {holder}"
        yield part
        yield from _walk(part.get("components") or (), part["type"])


def _layout(parts: Sequence[Payload], files: Set[str]) -> None:
    """Check all components of a message; each of its `files` must be shown, and no other."""
    assert len(parts) <= 40, f"{len(parts)} components"
    texts = [part["content"] for part in parts if part["type"] == TEXT]
    assert sum(_text(text, 4_000, "text") for text in texts) <= 4_000, "more than 4,000 characters"
    # https://github.com/discord/discord-api-docs/issues/8554: above this Discord fails
    assert sum(len(text.encode()) + 12 for text in texts) <= 10_170, "more than 10,170 bytes"
    _distinct((part["custom_id"] for part in parts if part.get("custom_id")), "custom_ids")
    shown: set[str] = set()
    for part in parts:
        shown |= _component(part)
    assert shown == files, f"{shown} is shown of {files}"


def _component(part: Payload) -> set[str]:
    """Check one component, and return the files that it shows."""
    match part["type"]:
        case kind if kind == ROW:
            _row(part["components"])
        case kind if kind == BUTTON:
            _button(part)
        case kind if kind in SELECTS:
            _select(part)
        case kind if kind == GALLERY:
            assert 1 <= len(part["items"]) <= 10, f"{len(part['items'])} pictures"
            for item in part["items"]:
                _text(item["description"], 1_024, "alternative text")
            return {item["media"]["url"] for item in part["items"]}
        case kind if kind == FILE:
            return {part["file"]["url"]}
        case _:
            pass
    return set()


def _row(held: Sequence[Payload]) -> None:
    wide = any(part["type"] in SELECTS for part in held)
    assert 1 <= len(held) <= (1 if wide else 5), f"{len(held)} components in a row"


def _button(button: Payload) -> None:
    assert button.get("emoji") or button.get("label"), "a button without a label"
    _text(button.get("label") or "", 80, "label of a button", least=0)
    if button["style"] == LINK:
        _text(button["url"], 512, "address of a button")
    elif button["style"] != PREMIUM:
        _text(button["custom_id"], 100, "custom_id of a button")


def _select(menu: Payload) -> None:
    where = f"menu {menu['custom_id']}"
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
    elif held["type"] == UPLOAD:
        _text(held["custom_id"], 100, "custom_id of an upload")
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
