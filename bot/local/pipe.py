"""Lines that another program pipes into the terminal, until they end or Ctrl-C ends them."""

from __future__ import annotations

import signal
import sys
from typing import Self


class Pipe:
    """Reads one line after the other; an interrupt ends them once the command is done."""

    def __init__(self) -> None:
        self._number = 0
        self._reading = self._stopped = False

    def __enter__(self) -> Self:
        self._before = signal.signal(signal.SIGINT, self._stop)
        return self

    def __exit__(self, *error: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    async def ask(self, prompt: str) -> str:
        """Return the next line, stripped; raise `EOFError` after the last."""
        # what a form asks for; at a command line a pipe needs no prompt
        if prompt.endswith(": "):
            print(prompt.rstrip(), flush=True)
        if not (line := self._read()):
            raise EOFError
        self._number += 1
        return line.strip()

    def name_line(self) -> str:
        """Return the number of the line that was read last, as a complaint begins."""
        return f"line {self._number}: "

    def _read(self) -> str:
        self._reading = not self._stopped
        try:
            return sys.stdin.readline() if self._reading else ""
        except KeyboardInterrupt:
            return ""
        finally:
            self._reading = False

    def _stop(self, *_: object) -> None:
        self._stopped = True
        if self._reading:
            raise KeyboardInterrupt
