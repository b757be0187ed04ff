"""Requests against Discord's own description of its API, where one is at hand."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from jsonschema_rs import Draft202012Validator, Registry, ValidationError

VARIABLE = "TILEMATE_DISCORD_OPENAPI"
DOCUMENT = "urn:discord"
JSON = "application/json"

needs_description = pytest.mark.skipif(
    VARIABLE not in os.environ,
    reason=f"{VARIABLE} names no openapi.json of https://github.com/discord/discord-api-spec",
)


def check_contract(method: str, path: str, payload: Any) -> None:
    """Raise `AssertionError` for a request that the description does not allow.

    Without a description everything is allowed; so is a request without a body.
    """
    if VARIABLE not in os.environ or payload is None:
        return
    template = _template(method.lower(), path)
    try:
        _validator(method.lower(), template).validate(payload)
    except ValidationError as problem:
        raise AssertionError(
            f"{method} {path}: {problem.instance_path}: {problem.message}"
        ) from None


@cache
def _document() -> dict[str, Any]:
    described = json.loads(Path(os.environ[VARIABLE]).read_text("utf-8"))
    # Discord takes ids as numbers too, and discord.py sends such
    described["components"]["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
    return described


@cache
def _registry() -> Registry:
    return Registry([(DOCUMENT, _document())])


@cache
def _validator(method: str, template: str) -> Draft202012Validator:
    """A validator of the body of one operation."""
    steps = ("paths", template, method, "requestBody", "content", JSON, "schema")
    pointer = "/".join(step.replace("~", "~0").replace("/", "~1") for step in steps)
    reference = f"{DOCUMENT}#/{quote(pointer)}"
    return Draft202012Validator({"$ref": reference}, registry=_registry())


@cache
def _template(method: str, path: str) -> str:
    """The described path that `path` fills in, with the most words in common."""
    found = max(_templates(method, path.strip("/").split("/")), default=None)
    assert found, f"{method} {path} is not described"
    return found[1]


def _templates(method: str, steps: list[str]) -> Iterator[tuple[int, str]]:
    for template, operations in _document()["paths"].items():
        wanted = template.strip("/").split("/")
        pairs = list(zip(wanted, steps, strict=False))
        same = sum(want == step for want, step in pairs)
        fits = all(want == step or want.startswith("{") for want, step in pairs)
        if method in operations and len(wanted) == len(steps) and fits:
            yield same, template
