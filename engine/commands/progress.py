"""A bar on standard error while something takes long; nothing unless that is a terminal."""

from __future__ import annotations

import sys
import time
from types import TracebackType

_WIDTH = 30
_EVERY = 0.1
"""Seconds between two drawings."""


class Bar:
    """Use as a context manager; the bar is gone when it is left."""

    def __init__(self, title: str, total: int) -> None:
        self._title = title
        self._total = total
        self._done = 0
        self._began = time.monotonic()
        self._drawn = 0.0
        self._shown = sys.stderr.isatty()

    def __enter__(self) -> Bar:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._drawn:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)

    def advance(self, count: int) -> None:
        """Count `count` more as done."""
        self.reach(self._done + count)

    def reach(self, done: int, _total: int = 0) -> None:
        """Say that `done` are done in all."""
        self._done = done
        now = time.monotonic()
        if self._shown and now - self._drawn >= _EVERY:
            self._drawn = now
            print(f"\r\x1b[K{self._line(now)}", end="", file=sys.stderr, flush=True)

    def _line(self, now: float) -> str:
        share = self._done / max(1, self._total)
        bar = ("#" * round(share * _WIDTH)).ljust(_WIDTH, ".")
        took = now - self._began
        left = f", {took / share - took:.0f} s left" if share else ""
        return f"{self._title} [{bar}] {self._done:,}/{self._total:,}, {took:.0f} s{left}"
