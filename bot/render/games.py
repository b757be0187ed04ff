"""Game sessions as replies."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bot.board.alt import alt
from bot.board.boards import boards
from bot.board.look import DEFAULT, Look
from bot.board.picture import picture
from bot.board.share import score
from bot.board.share import share as shared
from bot.board.text import keys, progress, row, spaced
from bot.domain.games import GameSession, Phase
from bot.domain.modes import Mode
from bot.domain.players import Theme
from bot.render.promises import promises
from bot.render.reply import Action, Button, Picture, Reply, Style, mention, moment, plural
from bot.services.games.view import GameView
from bot.services.games.voting import TIME_TO_VOTE, tallied
from engine import Hard, Rules, Word
from engine.words import ALPHABETS

_HARD = {Hard.OFF: "", Hard.HARD: "hard", Hard.ULTRA: "ultra-hard"}

_ENDED = {
    Phase.LOST: "Out of guesses.",
    Phase.STOPPED: "Given up.",
    Phase.IDLE: "Closed: nobody guessed for a long time.",
}


def game(view: GameView, look: Look = DEFAULT) -> Reply:
    """The one message of a game: board, keyboard, what is left, and its buttons."""
    session = view.session
    if session.moves:
        parts = [boards(session.game, look, _guessers(session))]
    else:
        parts = [_prompt(session, look) if session.active else ""]
    parts.append(_promised(view))
    if session.active:
        parts += [_keyboard(view, look), _votes(session), _left(view, look)]
    else:
        parts += [_ending(view), _credit(view), _elsewhere(view)]
    return Reply(
        title=title(session.mode, session.game.rules, view.number, alternate=session.alternate),
        text="\n\n".join(part for part in parts if part),
        buttons=_buttons(session),
        private=session.mode.private,
        picture=None if session.active or session.mode.private else _picture(view, look),
    )


def guessed(view: GameView, turn: int, look: Look = DEFAULT) -> Reply:
    """The private receipt of a guess typed as a command: its rows, and what is left."""
    session = view.session
    several = len(session.game.boards) > 1
    lines = [
        f"{f'**{number}** ' if several else ''}{row(board.turns[turn - 1], look)}"
        for number, board in enumerate(session.game.boards, start=1)
        if len(board.turns) >= turn
    ]
    return Reply(text="\n".join([*lines, _progress(view, look)]), private=True)


def voted(session: GameSession, word: Word) -> Reply:
    """The private receipt of a vote."""
    when = f" Votes are counted {moment(session.deadline)}." if session.deadline else ""
    return Reply(f"Your vote: **{spaced(word)}**.{when} Guess again to change it.", private=True)


def wish_to_stop(session: GameSession, votes: int, needed: int) -> Reply:
    """The private receipt of a vote to end the game."""
    return Reply(
        f"{votes} of {needed} votes to end this game. Ask others to press **Give up** too, within "
        f"five minutes; {mention(session.starter.id)}, who began it, or a moderator can end it at "
        "once.",
        private=True,
    )


def share(view: GameView, look: Look = DEFAULT, *, letters: bool = False) -> Reply:
    """A result for everyone: text to paste, and a picture that spoils nothing without `letters`."""
    session = view.session
    text = shared(session.game, view.number, look)
    who = mention(session.owner.id) if session.owner else "Everybody here"
    return Reply(
        text=f"{who} played\n```\n{text}\n```",
        picture=_picture(view, look, letters=letters),
    )


def _picture(view: GameView, look: Look, *, letters: bool = True) -> Picture:
    game = view.session.game
    drawn, limit = game.boards, game.rules.limit
    return Picture(
        alt=alt(drawn, look, letters=letters),
        draw=partial(
            picture,
            drawn,
            limit,
            look.theme,
            letters=letters,
            caption=score(game, view.number),
        ),
    )


def title(mode: Mode, rules: Rules, number: int | None, *, alternate: bool = False) -> str:
    """``Daily 21 · 5 letters · hard``."""
    parts = [
        f"{mode.key.capitalize()} {number:,}" if number else mode.key.capitalize(),
        f"{rules.length} letters",
        f"{rules.boards} boards" if rules.boards > 1 else "",
        "in turns" if alternate else "",
        _HARD[rules.hard],
    ]
    return " · ".join(part for part in parts if part)


def _prompt(session: GameSession, look: Look) -> str:
    rules = session.game.rules
    blank = "" if look.theme is Theme.TEXT else f"{'⬜' * rules.length}\n"
    what = f"{rules.boards} words" if rules.boards > 1 else "A word"
    at_once = ", guessed at once" if rules.boards > 1 else ""
    return f"{blank}{what} of {rules.length} letters{at_once}. What is your first guess?"


def _promised(view: GameView) -> str:
    """What a daily promises, for those who have not begun."""
    if view.session.moves or view.match is None or not view.session.active:
        return ""
    return "\n".join(promises(view.match, view.before))


def _guessers(session: GameSession) -> tuple[str, ...]:
    if session.mode.private:
        return ()
    return tuple(mention(move.player.id) for move in session.moves)


def _keyboard(view: GameView, look: Look) -> str:
    session = view.session
    if not session.moves:
        return ""
    return keys(session.game.boards, ALPHABETS[session.language], look)


def _votes(session: GameSession) -> str:
    """What is ahead in a vote, when it is counted, and what is played in a tie."""
    if not session.mode.voted:
        return ""
    if session.deadline is None:
        return f"Votes are counted {TIME_TO_VOTE.seconds} seconds after the first."
    ahead = tallied(session)[:5]
    lines = [f"**{spaced(word)}** {plural(count, 'vote')}" for word, count in ahead]
    when = f"Votes are counted {moment(session.deadline)}; a tie goes to the earlier word."
    return "\n".join([when, *lines])


def _left(view: GameView, look: Look) -> str:
    """How many guesses are left; when the last was; when the game ends; who wants it to."""
    times = " · ".join(_times(view))
    quiet = [f"-# {times[0].upper()}{times[1:]}"] if times else []
    return "\n".join([_progress(view, look), *quiet, *_stop_votes(view)])


def _times(view: GameView) -> Iterator[str]:
    session = view.session
    if session.moves and not session.mode.private:
        yield f"last guess {moment(session.moves[-1].at)}"
    if view.closes:
        guesses = "you guess" if session.mode.private else "somebody guesses"
        yield f"closes {moment(view.closes)} unless {guesses}"
    if view.match and view.match.deadline:
        yield f"ends {moment(view.match.deadline)}"


def _stop_votes(view: GameView) -> Iterator[str]:
    if wish := view.stop_votes:
        votes = f"{wish.votes} of {plural(wish.needed, 'vote')}"
        yield f"-# {votes} to end it, until {moment(wish.until)}: `/wordle stop` adds yours"


def _progress(view: GameView, look: Look) -> str:
    session = view.session
    rules = session.game.rules
    done = progress(len(session.moves), rules.limit, look)
    if not session.active or look.theme is Theme.TEXT:
        return done
    return f"{done}  {plural(session.game.guesses_left, 'guess', 'guesses')} left"


def _ending(view: GameView) -> str:
    session = view.session
    tries = plural(len(session.moves), "guess", "guesses")
    if session.phase is Phase.WON:
        who = "" if session.mode.private else f" by {mention(session.moves[-1].player.id)}"
        opening = f"🎉 Solved{who} in {tries}"
    else:
        opening = _ENDED[session.phase]
    return "\n".join([f"{opening}{_answers(session)}", *_meanings(view)])


def _answers(session: GameSession) -> str:
    """The answer; of several those not found, as each of the others is named with its board."""
    boards = session.game.boards
    won = session.phase is Phase.WON
    if len(boards) == 1:
        return f"{':' if won else ' The answer was'} **{spaced(boards[0].answer)}**"
    missed = ", ".join(f"**{spaced(board.answer)}**" for board in boards if not board.solved)
    return "." if won else f" Not found: {missed}"


def _meanings(view: GameView) -> list[str]:
    """The definition of a single answer; several would drown the boards."""
    answers = view.session.game.answers
    if len(answers) > 1:
        return []
    return [f"*{view.meanings[word]}*" for word in answers if word in view.meanings]


def _credit(view: GameView) -> str:
    """Who found out how much."""
    shares = sorted(view.credit.items(), key=lambda item: -item[1])
    said = [f"{mention(player)} {share:.0%}" for player, share in shares]
    return f"Credit for clues: {' · '.join(said)}" if len(said) > 1 else ""


def _elsewhere(view: GameView) -> str:
    """Where a daily that nobody has posted shows its standings."""
    match = view.match
    if match is None or match.number is None or match.message_id or match.over:
        return ""
    return "-# `/wordle board` shows how everybody does."


def _buttons(session: GameSession) -> tuple[Button, ...]:
    if session.active:
        verb = "Vote" if session.mode.voted else "Guess"
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
    return (*again, analyse, Button(Action.SHARE, "Share", session.id))
