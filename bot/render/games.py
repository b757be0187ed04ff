"""Game sessions as replies."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bot.board.alt import alt
from bot.board.boards import boards
from bot.board.picture import picture
from bot.board.share import score
from bot.board.share import share as shared
from bot.board.text import keys, progress, row, spaced
from bot.board.tiles import NO_EMOJIS, Emojis
from bot.domain.games import GameSession, Mode, Phase
from bot.domain.players import Theme
from bot.domain.showing import Showing
from bot.render.promises import promises
from bot.render.reply import Action, Button, Picture, Reply, Style, mention, moment, plural
from bot.services.games.voting import TIME_TO_VOTE, tallied
from engine import Hard, Rules, Word
from engine.words import ALPHABETS

_HARD = {Hard.OFF: "", Hard.HARD: "hard", Hard.ULTRA: "ultra-hard"}

_ENDED = {
    Phase.LOST: "Out of guesses.",
    Phase.STOPPED: "Given up.",
    Phase.IDLE: "Closed: nobody guessed for a long time.",
}


def game(session: GameSession, showing: Showing, emojis: Emojis = NO_EMOJIS) -> Reply:
    """The one message of a game: board, keyboard, what is left, and its buttons."""
    if session.moves:
        parts = [boards(session.game, showing.theme, emojis, _guessers(session))]
    else:
        parts = [_prompt(session, showing.theme) if session.active else ""]
    parts.append(_promised(session, showing))
    if session.active:
        parts += [_keyboard(session, showing, emojis), _votes(session), _left(session, showing)]
    else:
        parts += [_ending(session, showing), _credit(showing), _elsewhere(showing)]
    return Reply(
        title=title(session.mode, session.game.rules, showing.number, alternate=session.alternate),
        text="\n\n".join(part for part in parts if part),
        buttons=_buttons(session),
        private=session.mode.private,
        picture=None if session.active or session.mode.private else _picture(session, showing),
    )


def guessed(session: GameSession, turn: int, showing: Showing, emojis: Emojis) -> Reply:
    """The private receipt of a guess typed as a command: its rows, and what is left."""
    several = len(session.game.boards) > 1
    lines = [
        f"{f'**{number}** ' if several else ''}{row(board.turns[turn - 1], showing.theme, emojis)}"
        for number, board in enumerate(session.game.boards, start=1)
        if len(board.turns) >= turn
    ]
    return Reply(text="\n".join([*lines, _progress(session, showing)]), private=True)


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
        draw=partial(
            picture,
            drawn,
            limit,
            showing.theme,
            letters=letters,
            caption=score(session.game, showing.number),
        ),
    )


def title(mode: Mode, rules: Rules, number: int | None, *, alternate: bool = False) -> str:
    """``Daily 21 · 5 letters · hard``."""
    parts = [
        f"{mode.capitalize()} {number:,}" if number else mode.capitalize(),
        f"{rules.length} letters",
        f"{rules.boards} boards" if rules.boards > 1 else "",
        "in turns" if alternate else "",
        _HARD[rules.hard],
    ]
    return " · ".join(part for part in parts if part)


def _prompt(session: GameSession, theme: Theme) -> str:
    rules = session.game.rules
    blank = "" if theme is Theme.TEXT else f"{'⬜' * rules.length}\n"
    what = f"{rules.boards} words" if rules.boards > 1 else "A word"
    at_once = ", guessed at once" if rules.boards > 1 else ""
    return f"{blank}{what} of {rules.length} letters{at_once}. What is your first guess?"


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
    """What is ahead in a vote, when it is counted, and what is played in a tie."""
    if session.mode is not Mode.VOTE:
        return ""
    if session.deadline is None:
        return f"Votes are counted {TIME_TO_VOTE.seconds} seconds after the first."
    ahead = tallied(session)[:5]
    lines = [f"**{spaced(word)}** {plural(count, 'vote')}" for word, count in ahead]
    when = f"Votes are counted {moment(session.deadline)}; a tie goes to the earlier word."
    return "\n".join([when, *lines])


def _left(session: GameSession, showing: Showing) -> str:
    """How many guesses are left; when the last was; when the game ends; who wants it to."""
    times = " · ".join(_times(session, showing))
    quiet = [f"-# {times[0].upper()}{times[1:]}"] if times else []
    return "\n".join([_progress(session, showing), *quiet, *_wish(showing)])


def _times(session: GameSession, showing: Showing) -> Iterator[str]:
    if session.moves and not session.mode.private:
        yield f"last guess {moment(session.moves[-1].at)}"
    if showing.closes:
        guesses = "you guess" if session.mode.private else "somebody guesses"
        yield f"closes {moment(showing.closes)} unless {guesses}"
    if showing.match and showing.match.deadline:
        yield f"ends {moment(showing.match.deadline)}"


def _wish(showing: Showing) -> Iterator[str]:
    if wish := showing.wish:
        votes = f"{wish.votes} of {plural(wish.needed, 'vote')}"
        yield f"-# {votes} to end it, until {moment(wish.until)}: `/wordle stop` adds yours"


def _progress(session: GameSession, showing: Showing) -> str:
    rules = session.game.rules
    done = progress(len(session.moves), rules.limit, showing.theme)
    if not session.active or showing.theme is Theme.TEXT:
        return done
    return f"{done}  {plural(session.game.guesses_left, 'guess', 'guesses')} left"


def _ending(session: GameSession, showing: Showing) -> str:
    tries = plural(len(session.moves), "guess", "guesses")
    if session.phase is Phase.WON:
        who = "" if session.mode.private else f" by {mention(session.moves[-1].player.id)}"
        opening = f"🎉 Solved{who} in {tries}"
    else:
        opening = _ENDED[session.phase]
    return "\n".join([f"{opening}{_answers(session)}", *_meanings(session, showing)])


def _answers(session: GameSession) -> str:
    """The answer; of several those not found, as each of the others is named with its board."""
    boards = session.game.boards
    won = session.phase is Phase.WON
    if len(boards) == 1:
        return f"{':' if won else ' The answer was'} **{spaced(boards[0].answer)}**"
    missed = ", ".join(f"**{spaced(board.answer)}**" for board in boards if not board.solved)
    return "." if won else f" Not found: {missed}"


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
    return f"Credit for clues: {' · '.join(said)}" if len(said) > 1 else ""


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
    return (*again, analyse, Button(Action.SHARE, "Share", session.id))
