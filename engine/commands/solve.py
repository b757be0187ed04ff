"""`solve`: interactive help with a puzzle, row by row."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from engine.commands import options as shared
from engine.commands import players
from engine.commands.suggest import format_lines, list_remarks
from engine.errors import EngineError
from engine.solver.contradiction import Contradiction, contradiction
from engine.solver.position import Position
from engine.solver.strategies import Strategy
from engine.solver.strategies.base import ask_strategy
from engine.solver.suggestions import Suggestions

NAME = "solve"
HELP = "talk about a puzzle: tell its feedback, hear the next guess"
EPILOG = f"""\
example:
  python -m engine solve
  > raise 00000       the guess that was made, and what it earned
  > 01200             what the proposed guess earned
  > undo              forget the last row
  > quit
{players.HELP}\
"""


def add(parser: argparse.ArgumentParser) -> None:
    shared.add_words(parser)
    shared.add_hard(parser)
    players.add(parser, "best")


def run(options: argparse.Namespace) -> None:
    player = players.choose_strategy(options)
    positions = [Position(shared.read_words(options), hard=options.hard)]
    ranked = _tell(positions[-1], player)
    for said in _say():
        try:
            if said == ["undo"]:
                positions = positions[:-1] or positions
            else:
                positions.append(_read_next(positions[-1], said, ranked))
        except EngineError as error:
            print(f"# {error}")
            continue
        ranked = _tell(positions[-1], player)
        if not positions[-1].open_boards and not _contradicts_itself(positions[-1]):
            return


def _say() -> Iterator[list[str]]:
    while True:
        print("> ", end="", flush=True)
        said = sys.stdin.readline().split()
        if not said or said == ["quit"]:
            return
        yield said


def _read_next(position: Position, said: list[str], ranked: Suggestions) -> Position:
    match said:
        case [guess, feedback]:
            return position.play(guess, feedback)
        case [feedback] if ranked.guesses and feedback not in {"help", "?"}:
            return position.play(ranked.guesses[0].guess, feedback)
        case _:
            raise shared.Misused("say GUESS FEEDBACK, such as raise 00120; FEEDBACK alone; or undo")


def _tell(position: Position, player: Strategy) -> Suggestions:
    ranked = ask_strategy(player, position, 3)
    wrong = _contradicts_itself(position)
    print("\n".join([*format_lines(ranked, position.words), *list_remarks(ranked, wrong)]))
    if ranked.guesses:
        fit = "word fits" if ranked.remaining == 1 else "words fit"
        print(f"# {ranked.remaining:,} {fit}, {ranked.likely:,} likely")
    return ranked


def _contradicts_itself(position: Position) -> Contradiction | None:
    return contradiction(position.boards[0], position.words)
