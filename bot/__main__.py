"""The command line: `tilemate`, which is `python -m bot`."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status, as `bot.command_line.run_command` does."""
    # containers ask this twice a minute, and all other imports take a second
    if [*(sys.argv[1:] if arguments is None else arguments)] == ["health"]:
        from bot.operations.heartbeat import has_beaten

        if has_beaten():
            return 0
    from bot.command_line import run_command

    return run_command(arguments)


if __name__ == "__main__":
    sys.exit(main())
