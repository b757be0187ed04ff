"""What the picture of a board costs: processor time, and bytes to send."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bot.board.grid import grid
from bot.board.look import Look
from bot.board.scene import Scene
from bot.board.single import draw_single
from bot.domain.players import Theme
from engine import Rules
from engine.words import ENGLISH
from tests.benchmarks.figures import fastest
from tests.render.games import played

BOARDS = (1, 2, 4, 8)
LENGTHS = (4, 5, 8, 10)
PEOPLE = ("Alexander", "Ben", "Cleo")
LOOK = Look(Theme.PICTURE)


def rows() -> Iterator[tuple[str, str]]:
    """A row for each length of a single board, and for each number of boards."""
    kinds = [*((length, 1) for length in LENGTHS), *((5, boards) for boards in BOARDS[1:])]
    for length, boards in kinds:
        scene = fill(length, boards)
        draw = draw_single if boards == 1 else grid
        milliseconds = 1000 * fastest(lambda draw=draw, scene=scene: draw(scene, LOOK), 0.3)
        cost = f"{milliseconds:.1f} ms, {len(draw(scene, LOOK)) / 1000:.1f} kB"
        yield f"picture of {boards} x {length} letters", cost


def fill(length: int, boards: int = 1) -> Scene:
    """The last moment before a game of three people is lost, with as many letters as can be."""
    dice, rules = Random(length), Rules.standard(length, boards=boards)
    words = ["".join(dice.sample(ENGLISH.letters, length)) for _ in range(rules.limit - 1 + boards)]
    game = played(words[:boards], words[boards:])
    who = [PEOPLE[at % len(PEOPLE)] for at in range(len(game.guesses))]
    return Scene(game.boards, who, ENGLISH.rows, limit=rules.limit)
