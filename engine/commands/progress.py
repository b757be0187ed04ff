"""Progress on standard error: a bar in a terminal, and a line now and then anywhere else."""

from __future__ import annotations

import sys
import time
from types import TracebackType

_WIDTH = 30
_EVERY = 0.1
"""Seconds between two updates of the bar."""

_SELDOM = 5.0
"""Seconds between two lines where there is no terminal."""


class Bar:
    """A progress bar, to be used as a context manager; it is erased at the end."""

    def __init__(self, title: str, total: int) -> None:
        self._title = title
        self._total = total
        self._done = 0
        self._began = time.monotonic()
        self._shown = sys.stderr.isatty()
        self._drawn = 0.0 if self._shown else self._began

    def __enter__(self) -> Bar:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._shown and self._drawn:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)

    @property
    def done(self) -> int:
        """How many are done."""
        return self._done

    def advance(self, count: int) -> None:
        """Mark `count` more as done."""
        self.reach(self._done + count)

    def reach(self, done: int, _total: int = 0) -> None:
        """Set how many are done in all."""
        self._done = done
        now = time.monotonic()
        if now - self._drawn < (_EVERY if self._shown else _SELDOM):
            return
        self._drawn = now
        if self._shown:
            print(f"\r\x1b[K{self._format_line(now)}", end="", file=sys.stderr, flush=True)
        else:
            print(self._format_line(now), file=sys.stderr, flush=True)

    def _format_line(self, now: float) -> str:
        share = self._done / max(1, self._total)
        bar = ("#" * round(share * _WIDTH)).ljust(_WIDTH, ".")
        took = now - self._began
        # the largest parts of a search mostly come first, so that this is rather too much
        left = f", up to {took / share - took:.0f} s left" if share else ""
        return f"{self._title} [{bar}] {self._done:,}/{self._total:,}, {took:.0f} s{left}"
