"""A game on several boards in plain words: what served many boards, and which one had to wait."""

from __future__ import annotations

from collections.abc import Iterator

from bot.board.look import Look
from bot.render.coach.pages import draw_boards, page_button
from bot.render.reply import Action, Reply
from bot.services.coach.views import BoardsAnalysis
from bot.texts import Texts
from engine import Word, explain
from engine.solver.joint import Step
from engine.solver.weighed import COSTLY

_SERVED = 4
"""Times fewer words left, from which on a guess has served a board."""

_MANY = 3
"""Boards that a guess must have served to be praised."""

_LUCKY = 4
"""Words left on a board of which hitting the right one is worth a word."""

_WAITED = 2
"""Guesses that solved nothing while a board had a single word left: it was neglected."""


def tell_boards(game: BoardsAnalysis, look: Look) -> Reply:
    """Say in a few sentences how a game on several boards went."""
    say = look.say
    reply = Reply(
        title=say("coach-boards-title", boards=len(game.game.boards)),
        text="\n\n".join(_tell(game, say)),
        buttons=page_button(game, Action.DETAILS, say("coach-details-button")),
        private=True,
        picture=draw_boards(game, look),
    )
    return reply.fit(game.theme)


def _tell(game: BoardsAnalysis, say: Texts) -> Iterator[str]:
    joint, rows = game.joint, game.joint.rows
    boards = len(game.game.boards)
    optimal = float(joint.optimal)
    if joint.solved:
        yield say("coach-boards-won", boards=boards, guesses=len(rows), optimal=optimal)
    else:
        open_boards = rows[-1].open_boards
        lost = say("coach-boards-lost", solved=boards - open_boards, boards=boards)
        yield "\n".join([lost, *_list_open(rows[-1], say)])
    waited, costly = _find_waiting(rows), _find_costliest(rows)
    if repeated := _find_repeated(rows):
        first, row, times = repeated
        said = say("coach-repeated", guess=say.write(rows[row - 1].guess), row=row, first=first)
        yield said if times == 1 else f"{said} {say('coach-times', times=times)}"
    elif waited:
        board, row, guesses = waited
        yield say("coach-boards-waited", board=board, row=row, guesses=guesses)
    elif costly:
        at, step = costly
        only = _find_only(game, step)
        if only:
            before = say.write(rows[at - 2].guess)
            yield say("coach-only-after", before=before, answer=say.write(only))
        elif step.advised:
            key = "coach-boards-ruled-out" if _is_ruled_out(game, at) else "coach-boards-better"
            yield say(key, row=at, guess=say.write(step.guess), better=say.write(step.advised))
    if hit := _find_hit(rows):
        guess, board, words = hit
        yield say("coach-boards-hit", guess=say.write(guess), board=board, words=words)
        return
    fine = [row for row in rows[1:] if row.saving < COSTLY]
    served = max(fine, key=_count_served, default=None)
    if served and _count_served(served) >= _MANY:
        count = _count_served(served)
        yield say("coach-boards-served", guess=say.write(served.guess), boards=count)


def _find_repeated(rows: tuple[Step, ...]) -> tuple[int, int, int] | None:
    """Return where a word was first played, where again, and how many guesses went that way."""
    words = [row.guess for row in rows]
    again = [at for at, word in enumerate(words) if word in words[:at]]
    if not again:
        return None
    return words.index(words[again[0]]) + 1, again[0] + 1, len(again)


def _find_only(game: BoardsAnalysis, step: Step) -> Word | None:
    """Return the word that was all that was left, of the only board that was open."""
    still = [board for board, left in enumerate(step.each_before) if left]
    if len(still) != 1 or step.each_before[still[0]] != 1:
        return None
    return game.game.answers[still[0]]


def _is_ruled_out(game: BoardsAnalysis, row: int) -> bool:
    """Return whether a guess could be the answer of no board that was open before it."""
    guess = game.joint.rows[row - 1].guess
    before = (board.turns[: row - 1] for board in game.game.boards)
    still = [turns for turns in before if not (turns and turns[-1].feedback.all_correct)]
    return all(explain(guess, turns) for turns in still)


def _list_open(last: Step, say: Texts) -> Iterator[str]:
    """Say how many words were left on each board that was not solved."""
    for board, left in enumerate(last.each_after, start=1):
        if left:
            yield say("puzzles-left-board", board=board, left=say("puzzles-left", words=left))


def _find_waiting(rows: tuple[Step, ...]) -> tuple[int, int, int] | None:
    """Return the board most neglected, since which row, and how many guesses solved nothing.

    It had a single word left; while others are being solved it is no neglect to let it wait.
    """
    found: list[tuple[int, int, int]] = []
    for board in range(len(rows[0].each_after)):
        clear = [at for at, row in enumerate(rows) if row.each_after[board] == 1]
        later = [at for at in clear[1:] if rows[at].open_boards == rows[at - 1].open_boards]
        if len(later) >= _WAITED:
            found.append((board + 1, clear[0] + 1, len(later)))
    return max(found, key=lambda one: one[2], default=None)


def _find_hit(rows: tuple[Step, ...]) -> tuple[Word, int, int] | None:
    """Return the guess that solved a board with most words left, the board, and their number."""
    hits = [
        (row.guess, board, before)
        for row in rows
        for board, (before, after) in enumerate(
            zip(row.each_before, row.each_after, strict=True), start=1
        )
        if before >= _LUCKY and not after
    ]
    return max(hits, key=lambda one: one[2], default=None)


def _find_costliest(rows: tuple[Step, ...]) -> tuple[int, Step] | None:
    """Return the poorest guess that solved no board."""
    before = [len(rows[0].each_before), *(row.open_boards for row in rows)]
    idle = [(at, row) for at, row in enumerate(rows, start=1) if row.open_boards == before[at - 1]]
    poor = [(at, row) for at, row in idle if row.saving >= 2 * COSTLY]
    return max(poor, key=lambda one: one[1].saving, default=None)


def _count_served(step: Step) -> int:
    """Count the boards that a guess solved, or left with far fewer words."""
    pairs = zip(step.each_before, step.each_after, strict=True)
    return sum(before > 1 and before >= _SERVED * after for before, after in pairs)
