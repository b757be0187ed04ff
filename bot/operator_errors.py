"""What only the operator can mend, each in one line that says what is wrong, and how."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

_EXPECTED = {
    "bool_parsing": "expected on or off",
    "int_parsing": "expected a whole number",
    "literal_error": "expected {expected}",
    "greater_than": "expected more than {gt}",
    "greater_than_equal": "expected {ge} or more",
    "less_than_equal": "expected {le} or less",
}
"""What is wrong with a value, in our words, by the library's kinds of errors."""


class OperatorError(Exception):
    """Only the operator can mend this: the message is one line that says what is wrong, and how."""

    status = 2
    """The exit status of the program; 2 is for what gets no better by itself."""


class WrongSettings(OperatorError):
    """Settings that cannot be used; the message has a line for each."""

    def __init__(self, errors: Iterable[Mapping[str, Any]]) -> None:
        self.lines = [f"{one['loc'][0]}: {_explain(one)}" for one in errors]
        super().__init__("\n".join(self.lines))


def _explain(error: Mapping[str, Any]) -> str:
    if expected := _EXPECTED.get(error["type"]):
        # the library quotes each of the values that it lists
        return expected.format(**error.get("ctx", {})).replace("'", "")
    return error["msg"].removeprefix("Value error, ")
