"""What only the operator can mend, each in one line that says what is wrong, and how."""

from __future__ import annotations

from collections.abc import Mapping


class OperatorError(Exception):
    """Only the operator can mend this: the message is one line that says what is wrong, and how."""

    status = 2
    """The exit status of the program; 2 is for what gets no better by itself."""


class WrongSettings(OperatorError):
    """Settings that cannot be used; the message has a line for each, by the variable's name."""

    def __init__(self, wrong: Mapping[str, str]) -> None:
        super().__init__("\n".join(f"{name}: {problem}" for name, problem in wrong.items()))
