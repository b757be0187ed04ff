"""What is said below the board of a game that has ended."""

from __future__ import annotations

from bot.board.look import Look
from bot.board.text import space
from bot.domain.games import Contribution, GameSession, Phase
from bot.domain.merits import list_winners
from bot.domain.mode_kinds import Source
from bot.render.badges import say_new_badges
from bot.render.daily import finish
from bot.render.names import join_first, mention
from bot.render.podium import verdict
from bot.render.remarks import remark
from bot.services.games.view import GameView
from bot.texts import Texts

CREDITED = 8
"""Players whose part in a game is told, at most."""

_ENDED = {
    Phase.LOST: "games-lost",
    Phase.STOPPED: "games-stopped",
    Phase.IDLE: "games-idle",
    Phase.CLOSED: "games-overtaken",
}


def say_end(view: GameView, look: Look) -> list[str]:
    """Say how a game ended, what it brought, and who did what."""
    return [
        _ending(view, look),
        finish(view, look),
        _outcome(view, look),
        _credit(view, look),
        look.say("games-open-dodged") if view.possible else "",
        say_new_badges(view.badges, look.say),
        _elsewhere(view, look),
    ]


def _outcome(view: GameView, look: Look) -> str:
    """Say on the board of a match who has won it, once it is over."""
    match, owner = view.over, view.session.owner
    if match is None:
        return ""
    if [one.player for one in list_winners(match)] == [owner]:
        return look.say("matches-yours")
    return verdict(match, look)


def _ending(view: GameView, look: Look) -> str:
    session = view.session
    ended = _won(session, look) if session.phase is Phase.WON else _lost(view, look)
    return "\n".join(filter(None, [ended, remark(view, look.say), *_meanings(view)]))


def _won(session: GameSession, look: Look) -> str:
    say, guesses = look.say, len(session.moves)
    shared = len(session.game.boards) > 1 and len(session.players) > 1
    if session.mode.private or shared:
        won = say("games-won-solo", guesses=guesses)
    else:
        key = "games-won-voted" if session.moves[-1].others else "games-won"
        who = join_first([mention(one.id, say) for one in session.moves[-1].players], say)
        won = say(key, who=who, guesses=guesses)
    if len(session.game.boards) > 1:
        return say("games-won-boards", won=won)
    return say("games-won-answer", won=won, answer=space(session.game.answers[0]))


def _lost(view: GameView, look: Look) -> str:
    """Tell the answer; of several boards, the answers not found, with their numbers."""
    session, say, boards = view.session, look.say, view.session.game.boards
    ended = say(_ENDED[session.phase])
    if view.stoppers:
        named = say.join([mention(one.id, say) for one in view.stoppers])
        ended = f"{say('games-stopped-by', who=named)} {say(_choose_cost(view))}"
    elif session.phase is Phase.IDLE and session.moves and not session.mode.private:
        ended += f" {say('games-stopped-uncounted')}"
    if session.mode.answer is Source.OPEN and view.possible != 1:
        return say("games-open-answer", ended=ended, answer=space(boards[0].answer))
    if len(boards) == 1:
        return say("games-answer", ended=ended, answer=space(boards[0].answer))
    missed = say.join_parts(
        say("games-missed-board", board=number, answer=space(board.answer))
        for number, board in enumerate(boards, start=1)
        if not board.solved
    )
    return say("games-missed", ended=ended, answers=missed)


def _choose_cost(view: GameView) -> str:
    """Return the text for what it costs that a game of everybody's was given up."""
    session = view.session
    if not session.moves:
        return "games-stopped-uncounted"
    if not any(map(session.has_player, view.stoppers)):
        return "games-stopped-unplayed"
    return "games-stopped-lost" if session.counts else "games-stopped-statistics"


def _meanings(view: GameView) -> list[str]:
    """Return the meaning of a single answer; several would take more room than the boards."""
    answers = view.session.game.answers
    if len(answers) > 1:
        return []
    return [f"*{view.meanings[word]}*" for word in answers if word in view.meanings]


def _credit(view: GameView, look: Look) -> str:
    """Say what each player brought, if several played and did not bring all the same."""
    praise = {
        player: _praise(one, look.say, boards=len(view.session.game.boards))
        for player, one in view.credit.items()
    }
    # of a vote the same would stand there for each who agreed
    if view.session.mode.voted or len({*praise.values()}) < 2:
        return ""
    brought = [*praise.items()][:CREDITED]
    say = look.say
    lines = [say("games-credit", who=mention(one, say), did=said) for one, said in brought]
    # somebody without a name is told in words
    return "\n".join(f"{line[:1].upper()}{line[1:]}" for line in lines)


def _praise(brought: Contribution, say: Texts, boards: int) -> str:
    """Say what somebody brought, in words of praise; words of several boards can't be added up."""
    parts: list[str] = []
    if brought.letters:
        letters = say.join(brought.letters.upper())
        parts.append(say("games-credit-letters", letters=letters))
    if brought.ruled_out and boards == 1:
        parts.append(say("games-credit-ruled-out", words=brought.ruled_out))
    if brought.solved and boards == 1:
        parts.append(say("games-credit-solved"))
    elif brought.solved:
        numbers = say.join([str(one) for one in brought.solved])
        parts.append(say("games-credit-boards", count=len(brought.solved), boards=numbers))
    return say.join(parts) or say("games-credit-joined" if boards == 1 else "games-credit-helped")


def _elsewhere(view: GameView, look: Look) -> str:
    """Say where the standings of a daily are that has no public message."""
    match = view.match
    if match is None or match.number is None or match.message_id or match.over or view.shown:
        return ""
    if view.session.place.guild_id is None:
        return ""
    return f"-# {look.say('games-elsewhere')}"
