"""Play a guess, and end the game if that ends it."""

from __future__ import annotations

from dataclasses import replace

from bot.domain.games import GameSession, Move, Phase
from bot.services.games.endings import end
from bot.store import Transaction
from engine import Game, Status, parse
from engine.words import ALPHABETS

_PHASES = {Status.WON: Phase.WON, Status.LOST: Phase.LOST, Status.ACTIVE: Phase.ACTIVE}


async def play(tx: Transaction, session: GameSession, game: Game, move: Move) -> GameSession:
    """Store the last guess of `game` as the next turn of the session; end it if that ends it."""
    await tx.games.add_turn(session, game.guesses[-1], move)
    if game.answers != session.game.answers:
        await tx.games.set_answers(session.id, game.answers)
    session = replace(session, game=game, moves=(*session.moves, move), touched_at=move.at)
    if game.status is not Status.ACTIVE:
        session = await end(tx, session, _PHASES[game.status], move.at)
    return session


def find_turn(session: GameSession, text: str) -> int:
    """Return the turn of a guess that is delivered again; the last one if it was outvoted."""
    word, guesses = parse(text, ALPHABETS[session.language]), session.game.guesses
    return guesses.index(word) + 1 if word in guesses else len(guesses)
