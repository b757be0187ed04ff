"""Questions that the bot asks privately, with a button for each answer."""

from __future__ import annotations

from dataclasses import replace

from bot.board.look import Look
from bot.board.text import rows, space
from bot.domain.game_setup import GameSetup
from bot.domain.games import GameSession
from bot.domain.matches import Match
from bot.domain.modes import Mode, ModeKey
from bot.domain.players import Player
from bot.domain.questions import WhichGame
from bot.render.details import CHOSEN, WITH_LETTERS
from bot.render.names import mention
from bot.render.receipts import name_needed, offer_take_back
from bot.render.reply import Action, Button, Reply, Style
from bot.render.title import MODE_NAMES, title
from bot.services.games.stops import StopCount, Stopped
from bot.texts import keys

_WHICH = {
    Action.STOP: "games-which-stop",
    Action.BOARD: "games-which-board",
    Action.ASK_HINT: "games-which-askhint",
}

_SURE = keys("games-sure", ModeKey)


def ask_game(unclear: WhichGame, action: Action, look: Look) -> Reply:
    """Ask which of several games is meant; the button of each carries the guess.

    A single game may be meant where another has just ended.
    """
    word, (first, *others) = unclear.word or "", unclear.games
    key = _WHICH.get(action, "games-which") if others else "games-which-left"
    if word:
        key = "games-which-guess" if others else "games-which-left-guess"
    left = {} if others else {"game": look.say(MODE_NAMES[first.mode.key])}
    carried = {"word": space(word)} if word else {}
    return Reply(
        look.say(key, **carried, **left),
        buttons=tuple(
            Button(action, name_game(session, look), session.id, Style.PRIMARY, word or CHOSEN)
            for session in unclear.games
        ),
        private=True,
    )


def ask_giving_up(asked: Stopped, look: Look) -> Reply:
    """Ask whether a game should really be given up, or whether to vote for that."""
    say, session, count = look.say, asked.view.session, asked.count
    label = "games-stop-vote-button" if count.needed else "games-stop-button"
    stop = Button(Action.GIVE_UP, say(label), session.id, Style.DANGER)
    return Reply(
        "\n\n".join([_weigh(asked, look), *_last_row(session, look)]),
        title=name_game(session, look),
        buttons=(
            offer_take_back(session, look) if count.voted else stop,
            Button(Action.GO_ON, say("games-keep-button"), session.id),
        ),
        private=True,
    )


def _weigh(asked: Stopped, look: Look) -> str:
    """Say what giving up takes, and what it costs."""
    say, session, count = look.say, asked.view.session, asked.count
    if count.votes or count.needed:
        return _weigh_vote(session, count, look)
    if session.moves and not count.heard:
        return say("games-sure-outsider")
    # who has not guessed has not played, unless they would see the word of a match
    if session.moves or session.match_id:
        streak = say("games-sure-streak", days=asked.at_stake) if asked.at_stake > 1 else ""
        return f"{say(_choose_cost(session))} {streak}".strip()
    return say("games-sure-unplayed" if session.owner else "games-sure-unplayed-shared")


def _choose_cost(session: GameSession) -> str:
    """Return the text for what giving up costs, which is less where no leaderboard counts it."""
    if session.counts or not session.mode.ranked:
        return _SURE[session.mode.key]
    if session.owner is None:
        return "games-sure-statistics-shared"
    return "games-sure-daily-statistics" if session.mode.posted else "games-sure-statistics"


def _weigh_vote(session: GameSession, count: StopCount, look: Look) -> str:
    """Say how many votes end the game, whose one of them has to be, and what that costs."""
    say, played = look.say, bool(session.moves)
    if count.voted:
        parts = [say("games-sure-voted", more=count.needed - count.votes)]
    else:
        key = "games-sure-last-vote" if count.complete else "games-sure-stop-vote"
        parts = [say(key, votes=count.votes, needed=count.needed)]
    if not played:
        parts.append(say("games-sure-unlost"))
    elif not count.needed and not count.heard:
        parts.append(say("games-stopped-uncounted"))
    else:
        parts.append(say("games-sure-lost" if session.counts else "games-stopped-statistics"))
    return " ".join([*parts, *name_needed(count, look)])


def ask_sharing(
    game_id: int, shared: Reply, look: Look, *, letters: bool = False, seen: bool = False
) -> Reply:
    """Show what would be posted, and ask whether it should be; it may be `seen` here already."""
    say, detail = look.say, WITH_LETTERS if letters else ""
    return replace(
        shared,
        text=f"{say('games-share-copy' if seen else 'games-share-ask')}\n\n{shared.text}",
        buttons=(
            Button(Action.POST, say("games-post-button"), game_id, Style.PRIMARY, detail),
            Button(Action.DISMISS, say("games-no-post-button")),
        ),
        private=True,
    )


def ask_running(setup: GameSetup, look: Look, *, threads: bool) -> Reply:
    """Offer to join the game that runs here, or to begin one's own in a thread."""
    say = look.say
    join = _join(setup.mode, look)
    begin = Button(Action.THREAD, say("games-thread-button"), detail=str(setup))
    buttons = (join, begin) if threads else (join,)
    text = say("refusals-running-here" if threads else "refusals-running-alone")
    return Reply(text, buttons=buttons, private=True)


def tell_begun(mode: Mode, look: Look) -> Reply:
    """Say that somebody else has begun the game again already, with a button that brings it."""
    return Reply(look.say("games-begun-again"), buttons=(_join(mode, look),), private=True)


def _join(mode: Mode, look: Look) -> Button:
    """Return a button that brings what runs in the channel in the way of a game of this mode."""
    return Button(Action.RUNNING, look.say("games-running-button"), 0, Style.PRIMARY, mode.key)


def tell_running(running: GameSession | None, look: Look) -> Reply:
    """Say which such game the player has already, with a button that shows it."""
    label, title = look.say("games-yours-button"), name_game(running, look) if running else ""
    buttons = [Button(Action.RUNNING, label, 0, Style.PRIMARY)]
    if running:
        stop = Button(Action.STOP, look.say("matches-end-button"), running.id, detail=CHOSEN)
        buttons = [Button(Action.BOARD, label, running.id, Style.PRIMARY), stop]
    text = look.say("refusals-running-yours")
    return Reply(text, title=title, buttons=tuple(buttons), private=True)


def tell_unread(look: Look) -> Reply:
    """Say how to guess on a board of one's own, where everybody reads what is typed."""
    show = Button(Action.RUNNING, look.say("games-yours-button"))
    text = look.say("games-unread", button=look.say("games-guess-button"))
    return Reply(text, buttons=(show,))


def ask_agreement(session: GameSession, wishing: Player, look: Look) -> Reply:
    """Ask everybody who plays whether somebody may take a hint, and say what that costs."""
    say = look.say
    agree, detail = say("games-hint-agree-button"), str(wishing.id)
    price = f"\n-# {say('puzzles-hint-price-first')}" if session.ranked else ""
    return Reply(
        f"{say('games-hint-wish', who=mention(wishing.id, say))}{price}",
        buttons=(Button(Action.AGREE, agree, session.id, detail=detail),),
    )


def say_agreed(game_id: int, wishing: int, agreeing: Player, look: Look) -> Reply:
    """Say that hints can be taken, with a button for that."""
    say = look.say
    take = Button(Action.ASK_HINT, say("games-first-hint-button"), game_id, Style.PRIMARY)
    who, other = mention(wishing, say), mention(agreeing.id, say)
    return Reply(say("games-hint-granted", who=who, other=other), buttons=(take,))


def ask_ending(match: Match, look: Look) -> Reply:
    """Ask whether a match should really end for everybody."""
    say = look.say
    return Reply(
        say("matches-sure", mode=say(MODE_NAMES[match.mode.key])),
        buttons=(
            Button(Action.END, say("matches-end-button"), match.id, Style.DANGER),
            Button(Action.DISMISS, say("games-keep-button")),
        ),
        private=True,
    )


def _last_row(session: GameSession, look: Look) -> list[str]:
    """Return the latest guess, by which a player knows a game again."""
    return [] if session.game.rules.boards > 1 else rows(session.turns[-1:], look)


def name_game(session: GameSession, look: Look) -> str:
    """Name a game so that it differs from the others in the channel."""
    name = title(
        session.mode,
        session.game.rules,
        None,
        session.language,
        look,
        turns=session.alternate,
        class_list=session.class_list,
    )
    named = look.say("games-yours", name=name) if session.owner else name
    used, limit = len(session.moves), session.game.rules.limit
    return look.say("games-which-used", name=named, used=used, limit=limit) if limit else named
