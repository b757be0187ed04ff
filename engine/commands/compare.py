"""`compare`: strategies side by side."""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

from engine.commands import players, puzzles
from engine.commands.simulate import list_facts, play
from engine.counts import write_count
from engine.solver.strategies import STRATEGIES, Strategy

NAME = "compare"
HELP = "let strategies play every answer, side by side"
EPILOG = f"""\
examples:
  python -m engine compare
  python -m engine compare entropy minimax --length 4 --hard
  python -m engine compare --answers A.txt --allowed B.txt --json
{puzzles.LISTS}\
Columns: guesses in all and their mean; the most for one answer found;
answers not found within the limit; seconds.
{players.HELP}\
"""

_HEAD = f"{'strategy':<28}{'total':>8}{'mean':>9}{'max':>5}{'lost':>7}{'seconds':>9}"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "strategies", nargs="*", metavar="NAME", help=f"(all) {players.list_names()}"
    )
    puzzles.add(parser, ultra=True)
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> None:
    chosen = [players.find_player(name) for name in options.strategies or STRATEGIES]
    given = puzzles.choose_puzzles(options)
    if options.json:
        print(json.dumps([_play(player, given) for player in chosen]))
        return
    limit = write_count(given.limit, "guess")
    print(f"{write_count(len(given.answers), 'answer')}, {puzzles.name_mode(given.hard)}, {limit}")
    print(_HEAD)
    for player in chosen:
        print(_format_row(_play(player, given)), flush=True)


def _play(player: Strategy, given: puzzles.HiddenWords) -> dict[str, Any]:
    began = time.perf_counter()
    played = play(player, given)
    return list_facts(player, given, played, time.perf_counter() - began)


def _format_row(fact: dict[str, Any]) -> str:
    mean = f"{fact['mean']:.4f}"
    return (
        f"{fact['strategy']:<28}{fact['total']:>8,}{mean:>9}{fact['max'] or '-':>5}"
        f"{len(fact['lost']):>7,}{fact['seconds']:>9.1f}"
    )
