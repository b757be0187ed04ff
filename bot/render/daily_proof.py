"""The hash that promises the word of a daily, and its proof the next day."""

from __future__ import annotations

from bot.board.look import Look
from bot.board.text import space
from bot.domain.matches import Match
from bot.render.reply import Action, Button, Reply
from bot.services.games.match_facts import Before
from bot.services.games.view import GameView
from bot.texts import Texts


def proof(match: Match, look: Look) -> Reply:
    """Explain how to check that the word was chosen in advance; once it is over, with the word."""
    if not match.over:
        return Reply(look.say("matches-promise", hash=match.commitment or ""), private=True)
    (answer,) = match.game.answers
    text = f"{answer}:{match.salt}"
    explanation = look.say("matches-proof", text=text, hash=match.commitment or "")
    return Reply(explanation, private=True)


def proof_button(match: Match, look: Look) -> Button:
    """Return the button that explains how to check the word."""
    return Button(Action.PROOF, look.say("matches-proof-button"), match.id)


def board_buttons(view: GameView, look: Look) -> tuple[Button, ...]:
    """Return the buttons that a daily adds to its board.

    It is the proof before the first guess if no public message has it, and the calendar once the
    game has ended.
    """
    match, session = view.match, view.session
    if match is None or match.number is None:
        return ()
    if not session.active:
        return (Button(Action.CALENDAR, look.say("matches-archive-button")),)
    return () if match.message_id or session.moves else (proof_button(match, look),)


def yesterday(view: GameView, look: Look) -> str:
    """Return a line about the daily before, with its word hidden; nothing after the first guess."""
    before = view.before
    if before is None or view.session.moves or not view.session.active:
        return ""
    return f"-# {describe_before(before, look.say)}"


def describe_before(before: Before, say: Texts) -> str:
    """Say which word a daily had, and how many solved it."""
    (answer,) = before.match.game.answers
    facts = {"number": before.match.number or 0, "answer": space(answer)}
    turnout = before.turnout
    if not turnout.players:
        return say("matches-before-unplayed", **facts)
    return say("matches-before", **facts, solved=turnout.solved, players=turnout.players)
