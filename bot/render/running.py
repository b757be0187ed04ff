"""What a running game says: its vote, what is left, when it ends, and who guessed."""

from __future__ import annotations

from collections.abc import Iterator

from bot.board.look import Look
from bot.domain.games import GameSession, Move
from bot.domain.mode_kinds import Source
from bot.domain.turns import find_end_of_wait
from bot.render.names import mention, take_first
from bot.render.podium import say_clock, say_clue
from bot.render.receipts import count_guesses
from bot.render.reply import Action, Button, moment
from bot.services.games.view import GameView
from bot.services.games.votes import TIME_TO_VOTE, tally

_NAMED = 3
"""People named as those who made a guess, at most."""

_PROPOSED = 5
"""Words proposed that have a button, at most."""


def say_votes(session: GameSession, look: Look) -> str:
    """Say when a vote is counted."""
    if not session.mode.voted:
        return ""
    if session.count_at is None:
        return look.say("games-vote-first", seconds=TIME_TO_VOTE.seconds)
    return look.say("games-vote-counted", when=moment(session.count_at))


def say_next(view: GameView, look: Look) -> str:
    """Say what helps with the next guess: a clue, whose turn it is, that the answer may change."""
    session, say, lines = view.session, look.say, list[str]()
    if view.match and (clue := say_clue(view.match, look)):
        lines.append(clue)
    if session.waits_for_others:
        lines.append(say("games-turns-next", who=mention(session.moves[-1].player.id, say)))
        if find_end_of_wait(session):
            lines.append(say("games-turns-alone"))
    if session.mode.answer is Source.OPEN:
        lines.append(say("games-open"))
        if view.possible:
            lines.append(say("games-open-left", words=view.possible))
    return "\n".join(lines)


def offer_proposals(session: GameSession) -> list[Button]:
    """Return a button for each word that leads a vote, which votes for it too."""
    return [
        Button(Action.GUESS, f"{word.upper()} · {votes}", session.id, detail=word, row=0)
        for word, votes in tally(session)[:_PROPOSED]
    ]


def say_left(view: GameView, look: Look) -> str:
    """Say how many guesses are left, when the game ends and why, and who voted to stop it."""
    times = " · ".join(_times(view, look))
    quiet = [f"-# {times}"] if times else []
    clock = say_clock(view.hurried, look) if view.hurried else ""
    lines = [count_guesses(view.session, look), clock or "\n".join(quiet)]
    return "\n".join(filter(None, [*lines, *_stop_votes(view, look)]))


def list_guessers(session: GameSession, look: Look) -> tuple[str, ...]:
    """Mention who made each guess; nobody on a private board."""
    if session.mode.private:
        return ()
    return tuple(name_guessers(move, look) for move in session.moves)


def name_guessers(move: Move, look: Look) -> str:
    """Mention who made a guess; of many who voted for it the first, and how many more."""
    named, more = take_first([mention(one.id, look.say) for one in move.players], _NAMED)
    return ", ".join([*named, *([f"+{more}"] * (more > 0))])


def _times(view: GameView, look: Look) -> Iterator[str]:
    session, say = view.session, look.say
    if session.moves and not session.mode.private:
        yield say("games-last", when=moment(session.moves[-1].at))
    if view.closes:
        key = "games-closes-solo" if session.mode.private else "games-closes"
        yield say(key, when=moment(view.closes))
    match = view.match
    if match is None or match.deadline is None:
        return
    key = "matches-board-closes" if match.mode.posted else "games-ends"
    yield say(key, when=moment(match.deadline))


def _stop_votes(view: GameView, look: Look) -> Iterator[str]:
    if stop := view.stop_votes:
        until = moment(stop.until)
        line = look.say("games-stopping", votes=stop.votes, needed=stop.needed, until=until)
        yield f"-# {line}"
