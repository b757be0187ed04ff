"""`simulate`: a strategy plays every answer."""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from engine.commands import options as shared
from engine.commands import players, plot, puzzles
from engine.commands.progress import Bar
from engine.commands.puzzles import HiddenWords
from engine.counts import write_count
from engine.game import Rules
from engine.solver.simulate import Simulation, simulate
from engine.solver.strategies import Strategy
from engine.words import Word

NAME = "simulate"
HELP = "let a strategy play every answer"
EPILOG = f"""\
examples:
  python -m engine simulate --strategy entropy
  python -m engine simulate --strategy best --length 6 --hard --plot best.png
  python -m engine simulate --strategy minimax --answers A.txt --allowed B.txt --json
  python -m engine simulate --strategy best --hidden A.txt
  python -m engine simulate --strategy entropy --opener raise --sample 100
  python -m engine simulate --strategy best --boards 4 --sample 100
{puzzles.LISTS}\
Rows: games by number of guesses; - counts those in which no word was left to guess. The mean
is that of all answers; one never found counts one more than the limit and than any found.
Without --limit a game has six guesses, and one more for each further board.
{players.HELP}\
"""


def add(parser: argparse.ArgumentParser) -> None:
    players.add(parser)
    puzzles.add(parser, ultra=True)
    parser.set_defaults(limit=None)
    parser.add_argument(
        "--plot", type=Path, metavar="FILE", help="draw the distribution, as PNG; needs Pillow"
    )
    parser.add_argument(
        "--sample", type=shared.parse_count, metavar="N", help="hide so many words, by chance"
    )
    parser.add_argument(
        "--boards",
        type=shared.parse_count,
        default=1,
        metavar="N",
        help="boards of each puzzle, their answers drawn by chance (1)",
    )
    parser.add_argument(
        "--seed", type=shared.parse_whole, default=1, metavar="N", help="another chance (1)"
    )
    puzzles.add_force(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> None:
    player = players.choose_strategy(options)
    options.limit = options.limit or Rules.standard(boards=options.boards).limit
    given = _sample(puzzles.choose_puzzles(options), options)
    if options.plot:
        plot.check_ready(options.plot, force=options.force)
    began = time.perf_counter()
    played = play(player, given)
    seconds = time.perf_counter() - began
    if options.json:
        print(json.dumps(list_facts(player, given, played, seconds)))
    else:
        print("\n".join(_format_lines(player, given, played, seconds)))
    if options.plot:
        plot.draw(options.plot, f"{player.name}, {_describe(given)}", played)


def _sample(given: HiddenWords, options: argparse.Namespace) -> HiddenWords:
    """Return every puzzle, or a random sample of the size that the options ask for."""
    count, boards = options.sample or len(given.answers), options.boards
    if boards == 1 and count >= len(given.answers):
        if count > len(given.answers):
            print(
                f"# there are only {write_count(len(given.answers), 'answer')}, all played",
                file=sys.stderr,
            )
        return given
    if boards > len(given.answers):
        raise shared.Misused(f"there are no {boards} answers for as many boards")
    # a reproducible sample needs no cryptography
    dice = Random(options.seed)  # noqa: S311
    if boards == 1:
        return replace(given, answers=tuple(sorted(dice.sample(given.answers, count))))
    # a puzzle that is drawn twice is played once
    drawn = dict.fromkeys(tuple(dice.sample(given.answers, boards)) for _ in range(count))
    return replace(given, answers=tuple(Word(" ".join(words)) for words in drawn))


def play(player: Strategy, given: HiddenWords) -> Simulation:
    """Play all puzzles with a progress bar."""
    with Bar(player.name, len(given.answers)) as bar:
        try:
            return simulate(
                player,
                given.vocabulary,
                given.answers,
                hard=given.hard,
                limit=given.limit,
                progress=bar.advance,
            )
        except KeyboardInterrupt:
            # games that share a guess end together, so that the first ones are no fair sample
            played = f"{player.name} had played {bar.done:,} of {len(given.answers):,} puzzles"
            raise KeyboardInterrupt(f"{played}; a result needs all of them") from None


def list_facts(
    player: Strategy, given: HiddenWords, played: Simulation, seconds: float
) -> dict[str, Any]:
    """Return the results as plain values."""
    asked = {"strategy": player.name, "hard": given.hard, "seconds": round(seconds, 3)}
    return asked | played.to_dict()


def _format_lines(
    player: Strategy, given: HiddenWords, played: Simulation, seconds: float
) -> list[str]:
    write = given.vocabulary.alphabet.write
    never = sum(guesses is None for guesses in played.guesses.values())
    worst = ", ".join(
        f"{' '.join(map(write, puzzle.split()))} {guesses or '-'}"
        for puzzle, guesses in played.worst()
    )
    return [
        f"{player.name}, {_describe(given)}",
        *puzzles.draw_bars(played.distribution, never),
        f"total {write_count(played.total, 'guess')}, mean {played.mean:.4f}",
        f"within {given.limit}: {played.won:.2%}, {len(played.lost):,} lost",
        f"worst: {worst}",
        f"{seconds:.1f} s",
    ]


def _describe(given: HiddenWords) -> str:
    boards = len(given.answers[0].split())
    hidden = write_count(len(given.answers), "answer" if boards == 1 else "puzzle")
    on = "" if boards == 1 else f" on {write_count(boards, 'board')}"
    return f"{hidden}{on}, {puzzles.name_mode(given.hard)}"
