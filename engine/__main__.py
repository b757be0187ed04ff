"""`python -m engine`: the engine on the command line."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import NoReturn

from engine.errors import EngineError

_COMMANDS = (
    *("score", "filter", "suggest", "solve", "analyse", "difficulty", "letters", "openers"),
    *("simulate", "compare", "tree", "prove", "verify"),
)

_EPILOG = """\
examples:
  python -m engine score caves chess
  python -m engine filter caves=20012
  python -m engine suggest raise=00000
  python -m engine solve
  python -m engine analyse --answer joint crane moist joint
  python -m engine difficulty watch
  python -m engine letters
  python -m engine openers audio
  python -m engine simulate --strategy entropy
  python -m engine tree --opener slate --out slate.tree
  python -m engine prove --out english.proof
`python -m engine COMMAND --help` teaches each command.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status.

    The status is 1 if a check failed, 2 after an error, which is one line on stderr, and 130 after
    Ctrl-C, with a line on stderr if something is left of the work or might be thought to be.
    """
    arguments = sys.argv[1:] if arguments is None else arguments
    _speak_utf8()
    try:
        options = _build_parser(arguments).parse_args(arguments)
        status: int | None = options.run(options)
        sys.stdout.flush()
    except (EngineError, ValueError) as error:
        return _refuse(str(error))
    except BrokenPipeError:
        # the reader of the output has closed it
        return _abandon_output(0)
    except OSError as error:
        return _abandon_output(_refuse(f"{error.filename or 'output'}: {error.strerror}"))
    except KeyboardInterrupt as stopped:
        if stopped.args:
            # a terminal shows ^C in this line
            begin = "\n" * sys.stderr.isatty()
            print(f"{begin}engine: stopped: {stopped}", file=sys.stderr)
        return 130
    return status or 0


def _refuse(reason: str) -> int:
    print(f"engine: {reason}", file=sys.stderr)
    return 2


def _abandon_output(status: int) -> int:
    # without this the interpreter reports a write error at exit
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return status


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Print one line that says what is wrong, without the usage."""
        kind, _, rest = message.partition(": ")
        if kind == "unrecognized arguments" and not any(map(_is_option, rest.split())):
            message += "; name all words in a row, before or after the options"
        self.exit(2, f"engine: {message}; see {self.prog} --help\n")


def _is_option(text: str) -> bool:
    return text.startswith("-")


class _Version(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        """Print the version that is installed."""
        from importlib.metadata import PackageNotFoundError, version

        try:
            print(f"tilemate {version('tilemate')}")
        except PackageNotFoundError:
            print("tilemate, not installed")
        parser.exit()


def _speak_utf8() -> None:
    # some platforms encode redirected output in a charset without tiles
    if reconfigure := getattr(sys.stdout, "reconfigure", None):
        reconfigure(encoding="utf-8")


def _build_parser(arguments: Sequence[str]) -> argparse.ArgumentParser:
    parser = _Parser(
        prog="python -m engine",
        description="Scores, filters and solves Wordle-style word puzzles.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="say which one this is")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for name in _choose_arguments(arguments):
        module = _import_command(name)
        command = commands.add_parser(
            module.NAME,
            help=module.HELP,
            description=module.HELP,
            epilog=module.EPILOG,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        module.add(command)
        command.set_defaults(run=module.run)
    return parser


def _choose_arguments(arguments: Sequence[str]) -> Sequence[str]:
    # import only the command that is named: `score` need not wait for the solver
    return arguments[:1] if arguments and arguments[0] in _COMMANDS else _COMMANDS


def _import_command(name: str) -> ModuleType:
    return importlib.import_module(f"engine.commands.{name}")


if __name__ == "__main__":
    sys.exit(main())
