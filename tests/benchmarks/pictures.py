"""How well screenshots are read: `python -m tests.benchmarks pictures --help`."""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from rich.progress import track

from bot.screenshots import UnreadablePicture, find_grids, read_board
from tests.local.browsing import CHROMIUM
from tests.screenshots import broken
from tests.screenshots.contact import draw_sheet
from tests.screenshots.corpus import Sample, make_samples
from tests.screenshots.others import make_others
from tests.screenshots.painted import SIZE_OF_A_PHONE, paint_phone
from tests.screenshots.scenes import lexicon
from tests.screenshots.verdicts import Verdict, judge

EPILOG = """\
examples:
  python -m tests.benchmarks pictures                    300 boards of either kind, ten minutes
  python -m tests.benchmarks pictures --boards 1000 --sheet failures.png
  python -m tests.benchmarks pictures --boards 0 --others 0 --broken 10000   only broken files

Pictures are made by Chromium with the fonts of this machine, and with those that npm has installed
in the folder that TILEMATE_FONTS names; docs/screenshots.md lists them. They are not kept.
"""

_MEMORY = """
import resource, sys
from pathlib import Path
from bot.screenshots import UnreadablePicture, find_grids
from tests.screenshots.painted import paint_phone

def peak():
    line = next(one for one in open("/proc/self/status") if one.startswith("VmHWM"))
    return int(line.split()[1]) / 1024

small = Path(sys.argv[1]).read_bytes()
try:
    find_grids(small[:2000])
except UnreadablePicture:
    pass
idle = peak()
try:
    find_grids(small)
except UnreadablePicture:
    pass
print(round(peak() - idle))
"""


def main(arguments: Sequence[str]) -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.benchmarks pictures",
        description="Read screenshots of known content, and of everything else.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--boards", type=int, default=300, metavar="N", help="screenshots of either kind (300)"
    )
    parser.add_argument(
        "--others", type=int, default=200, metavar="N", help="pictures without a board (200)"
    )
    parser.add_argument("--broken", type=int, default=1000, metavar="N", help="broken files (1000)")
    parser.add_argument("--seed", type=int, default=1, help="another seed makes other pictures (1)")
    parser.add_argument(
        "--sheet", type=Path, metavar="FILE", help="draw what was read wrong, as a PNG"
    )
    options = parser.parse_args(arguments)
    if CHROMIUM is None and (options.boards or options.others):
        sys.exit("SKIPPED: there is no Chromium on this machine to make pictures with.")
    failed: list[tuple[str, bytes]] = []
    for held_out in (False, True) if options.boards else ():
        made = make_samples(options.boards, options.seed, held_out=held_out)
        name = "held out" if held_out else "in training"
        judged = [(one, judge(one)) for one in track(made, name, options.boards)]
        _print_boards(name, [verdict for sample, verdict in judged if sample.legible])
        _print_illegible([verdict for sample, verdict in judged if not sample.legible])
        failed += [_note(*pair) for pair in judged if not pair[1].exact and pair[0].legible]
    if options.others:
        failed += _measure_others(options.others, options.seed)
    _measure_time()
    if options.broken:
        _measure_broken(options.broken, options.seed)
    if options.sheet and failed:
        draw_sheet(failed).save(options.sheet)


def _note(sample: Sample, verdict: Verdict) -> tuple[str, bytes]:
    said = verdict.refused or ("SILENT" if verdict.silently_wrong else "asked")
    return f"{said}: {sample.note}", sample.data


def _print_boards(name: str, verdicts: list[Verdict]) -> None:
    count, seen = len(verdicts), [one for one in verdicts if not one.refused]
    rows = sum(one.rows for one in seen)
    confused = sum((one.confused for one in verdicts), Counter[str]())
    _print(
        f"{name}: marks of rows", f"{sum(one.marks for one in seen) / max(rows, 1):.2%} of {rows}"
    )
    _print(
        f"{name}: whole pictures exact",
        f"{sum(one.exact for one in verdicts) / count:.1%} of {count}",
    )
    _print("… and certain", f"{sum(one.exact and one.certain for one in verdicts) / count:.1%}")
    _print(
        "… wrong, and asked",
        str(sum(not (one.exact or one.certain or one.refused) for one in verdicts)),
    )
    _print("… refused", str(Counter(one.refused.value for one in verdicts if one.refused) or 0))
    _print("… silently wrong", str(sum(one.silently_wrong for one in verdicts)))
    _print("… letters confused", ", ".join(f"{pair} {n}" for pair, n in confused.most_common(12)))


def _print_illegible(verdicts: list[Verdict]) -> None:
    kinds = Counter(
        "exact" if one.exact else "refused" if one.refused else "wrong" if one.certain else "asked"
        for one in verdicts
    )
    _print("… and nobody could read", f"{len(verdicts)}: {dict(kinds)}")


def _measure_others(count: int, seed: int) -> list[tuple[str, bytes]]:
    claimed: list[tuple[str, bytes]] = []
    for kind, data in track(make_others(count, seed), "without a board", count):
        try:
            find_grids(data)
        except UnreadablePicture:
            continue
        claimed.append((f"CLAIMED: {kind}", data))
    _print(f"a board claimed in {count} without", str(len(claimed)))
    return claimed


def _measure_time() -> None:
    words, data = lexicon("en", 5), paint_phone()
    spent: list[float] = []
    for _ in range(15):
        begun = time.thread_time()
        for grid in find_grids(data).grids:
            read_board(grid, words)
        spent.append(1000 * (time.thread_time() - begun))
    wide, high = SIZE_OF_A_PHONE
    _print(
        f"{wide} x {high}, a thread's time",
        f"{min(spent):.0f} ms at best, {sorted(spent)[7]:.0f} in the middle",
    )


def _measure_broken(count: int, seed: int) -> None:
    slowest = 0.0
    reasons: Counter[str] = Counter()
    for data in track(broken.forge(count, seed), "broken files", count):
        begun = time.thread_time()
        try:
            find_grids(data)
            reasons["read"] += 1
        except UnreadablePicture as refusal:
            reasons[refusal.reason.value] += 1
        slowest = max(slowest, time.thread_time() - begun)
    _print(f"{count} broken files", f"{dict(reasons)}, at most {1000 * slowest:.0f} ms")
    for name, data in broken.make_enormous():
        _print(f"memory for {name}", f"{_measure_memory(data)} MB above idle")


def _measure_memory(data: bytes) -> int:
    file = Path("enormous.tmp").resolve()
    try:
        file.write_bytes(data)
        ran = subprocess.run(
            [sys.executable, "-c", _MEMORY, str(file)], capture_output=True, text=True, check=True
        )
    finally:
        file.unlink()
    return int(ran.stdout)


def _print(label: str, figure: str) -> None:
    print(f"{label:<45} {figure}", flush=True)
