"""Game sessions as replies."""

from __future__ import annotations

from functools import partial

from bot.domain.games import GameSession, Mode, Phase
from bot.domain.showing import Showing
from bot.render.alt import alt
from bot.render.board import keys, progress, row, spaced
from bot.render.boards import boards
from bot.render.picture import picture
from bot.render.promises import promises
from bot.render.reply import Action, Button, Picture, Reply, Style, mention, moment, plural
from bot.render.share import share as shared
from bot.render.tiles import NO_EMOJIS, Emojis
from engine import Hard, Word
from engine.words import ALPHABETS

HARD = {Hard.OFF: "", Hard.HARD: " · hard", Hard.ULTRA: " · ultra-hard"}

_ENDED = {
    Phase.LOST: "Out of guesses.",
    Phase.STOPPED: "Given up.",
    Phase.IDLE: "Closed, as nobody guessed for long.",
}


def game(session: GameSession, showing: Showing, emojis: Emojis = NO_EMOJIS) -> Reply:
    """The one message of a game: board, keyboard, what is left, and its buttons."""
    drawing = boards(session.game, showing.theme, emojis, _guessers(session))
    parts = [drawing or _prompt(session), _promised(session, showing)]
    if session.active:
        parts += [_keyboard(session, showing, emojis), _votes(session), _left(session, showing)]
    else:
        parts += [_ending(session, showing), _credit(showing), _elsewhere(showing)]
    return Reply(
        title=_title(session, showing),
        text="\n\n".join(part for part in parts if part),
        buttons=_buttons(session),
        private=session.mode.private,
        picture=None if session.active or session.mode.private else _picture(session, showing),
    )


def guessed(session: GameSession, turn: int, showing: Showing, emojis: Emojis) -> Reply:
    """The private receipt of a guess typed as a command: its row, and what is left."""
    rows = (board.turns[turn - 1] for board in session.game.boards if len(board.turns) >= turn)
    lines = [row(played, showing.theme, emojis) for played in rows]
    return Reply(text="\n".join([*lines, _progress(session, showing)]), private=True)


def voted(session: GameSession, word: Word) -> Reply:
    """The private receipt of a vote."""
    when = f" Votes are counted {moment(session.deadline)}." if session.deadline else ""
    return Reply(f"Your vote: **{spaced(word)}**.{when} Guess again to change it.", private=True)


def wish_to_stop(session: GameSession, votes: int, needed: int) -> Reply:
    """The private receipt of a vote to end the game."""
    return Reply(
        f"{votes} of {needed} votes to end this game. A vote counts for five minutes; "
        f"{mention(session.starter.id)}, who began it, or a moderator can end it at once.",
        private=True,
    )


def share(session: GameSession, showing: Showing, *, letters: bool = False) -> Reply:
    """A result for everyone: text to paste, and a picture that spoils nothing without `letters`."""
    text = shared(session.game, showing.number, showing.theme)
    who = mention(session.owner.id) if session.owner else "Everybody here"
    return Reply(
        text=f"{who} played\n```\n{text}\n```",
        picture=_picture(session, showing, letters=letters),
    )


def _picture(session: GameSession, showing: Showing, *, letters: bool = True) -> Picture:
    drawn, limit = session.game.boards, session.game.rules.limit
    return Picture(
        alt=alt(drawn, letters=letters),
        draw=partial(picture, drawn, limit, showing.theme, letters=letters),
    )


def _title(session: GameSession, showing: Showing) -> str:
    rules = session.game.rules
    number = f" {showing.number:,}" if showing.number else ""
    several = f" · {rules.boards} boards" if rules.boards > 1 else ""
    turns = " · in turns" if session.alternate else ""
    kind = f"{session.mode}{number}{several}{turns}{HARD[rules.hard]}"
    return f"Tilemate · {rules.length} letters · {kind}"


def _prompt(session: GameSession) -> str:
    length = session.game.rules.length
    return f"{'⬜' * length}  A word of {length} letters. What is your first guess?"


def _promised(session: GameSession, showing: Showing) -> str:
    """What a daily promises, for those who have not begun."""
    if session.moves or showing.match is None or not session.active:
        return ""
    return "\n".join(promises(showing.match, showing.before))


def _guessers(session: GameSession) -> tuple[str, ...]:
    if session.mode.private:
        return ()
    return tuple(mention(move.player.id) for move in session.moves)


def _keyboard(session: GameSession, showing: Showing, emojis: Emojis) -> str:
    if not session.moves:
        return ""
    return keys(session.game.boards, ALPHABETS[session.language], showing.theme, emojis)


def _votes(session: GameSession) -> str:
    """Who is ahead in a vote, and when it is counted."""
    if session.mode is not Mode.VOTE or session.deadline is None:
        return "The first vote starts the count." if session.mode is Mode.VOTE else ""
    voted = {ballot.guess: 0 for ballot in session.ballots}
    for ballot in session.ballots:
        voted[ballot.guess] += 1
    ahead = sorted(voted.items(), key=lambda item: -item[1])[:5]
    lines = [f"**{spaced(word)}** {plural(count, 'vote')}" for word, count in ahead]
    return "\n".join([f"Votes are counted {moment(session.deadline)}:", *lines])


def _left(session: GameSession, showing: Showing) -> str:
    """How many guesses are left; when the last was; when the game closes by itself."""
    lines = [_progress(session, showing)]
    if session.moves and not session.mode.private:
        lines.append(f"-# Last guess {moment(session.moves[-1].at)}{_closing(showing)}")
    return "\n".join(lines)


def _closing(showing: Showing) -> str:
    return f" · closes {moment(showing.closes)} without another" if showing.closes else ""


def _progress(session: GameSession, showing: Showing) -> str:
    rules = session.game.rules
    done = progress(len(session.moves), rules.limit, showing.theme)
    if not session.active:
        return done
    return f"{done}  {plural(session.game.guesses_left, 'guess', 'guesses')} left"


def _ending(session: GameSession, showing: Showing) -> str:
    tries = plural(len(session.moves), "guess", "guesses")
    if session.phase is Phase.WON:
        opening = f"🎉 Solved by {mention(session.moves[-1].player.id)} in {tries}:"
    else:
        several = len(session.game.answers) > 1
        opening = f"{_ENDED[session.phase]} The {'answers were' if several else 'answer was'}"
    return "\n".join([f"{opening} {_answers(session)}", *_meanings(session, showing)])


def _answers(session: GameSession) -> str:
    return ", ".join(f"**{spaced(answer)}**" for answer in session.game.answers)


def _meanings(session: GameSession, showing: Showing) -> list[str]:
    """The definition of a single answer; several would drown the boards."""
    if len(session.game.answers) > 1:
        return []
    return [
        f"*{showing.meanings[word]}*" for word in session.game.answers if word in showing.meanings
    ]


def _credit(showing: Showing) -> str:
    """Who found out how much."""
    shares = sorted(showing.credit.items(), key=lambda item: -item[1])
    said = [f"{mention(player)} {share:.0%}" for player, share in shares]
    return f"Found out: {' · '.join(said)}" if len(said) > 1 else ""


def _elsewhere(showing: Showing) -> str:
    """Where a daily that nobody has posted shows its standings."""
    match = showing.match
    if match is None or match.number is None or match.message_id or match.over:
        return ""
    return "-# `/wordle board` shows how everybody does."


def _buttons(session: GameSession) -> tuple[Button, ...]:
    if session.active:
        verb = "Vote" if session.mode is Mode.VOTE else "Guess"
        return (
            Button(Action.GUESS, verb, session.id, Style.PRIMARY),
            Button(Action.STOP, "Give up", session.id),
        )
    again = (
        () if session.match_id else (Button(Action.AGAIN, "Rematch", session.id, Style.SUCCESS),)
    )
    if not session.moves:
        return again
    analyse = Button(Action.ANALYSE, "Analyse", session.id)
    # a guess made for one of several boards is no mistake on the others
    judged = (analyse,) if len(session.game.answers) == 1 else ()
    return (*again, *judged, Button(Action.SHARE, "Share", session.id))
