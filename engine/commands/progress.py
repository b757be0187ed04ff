"""A progress bar on standard error, shown only in a terminal."""

from __future__ import annotations

import sys
import time
from types import TracebackType

_WIDTH = 30
_EVERY = 0.1
"""Seconds between two updates."""


class Bar:
    """A progress bar, to be used as a context manager; it is erased at the end."""

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
        """Mark `count` more as done."""
        self.reach(self._done + count)

    def reach(self, done: int, _total: int = 0) -> None:
        """Set how many are done in all."""
        self._done = done
        now = time.monotonic()
        if self._shown and now - self._drawn >= _EVERY:
            self._drawn = now
            print(f"\r\x1b[K{self._format_line(now)}", end="", file=sys.stderr, flush=True)

    def _format_line(self, now: float) -> str:
        share = self._done / max(1, self._total)
        bar = ("#" * round(share * _WIDTH)).ljust(_WIDTH, ".")
        took = now - self._began
        left = f", {took / share - took:.0f} s left" if share else ""
        return f"{self._title} [{bar}] {self._done:,}/{self._total:,}, {took:.0f} s{left}"
