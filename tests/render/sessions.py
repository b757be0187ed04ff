"""Anything that a bot can be asked to show, with names and numbers at their longest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

from hypothesis import strategies as st

from bot.brain.rivals import RIVALS
from bot.domain.games import Ballot, Contribution, GameSession, Move, Phase, StopVotes
from bot.domain.matches import BOT, Entrant, Match, Stage, Turnout
from bot.domain.modes import DAILY, MODES, Mode
from bot.domain.options import Option
from bot.domain.players import NOBODY, Place, Player
from bot.services.games.match_facts import Before
from bot.services.games.view import GameView
from engine import Game, Hard, Status, Word
from tests.render.games import games, played

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
LATER = NOON + timedelta(days=2)
LONGEST_ID = 2**63 - 1
PLACE = Place(LONGEST_ID, LONGEST_ID)
MEANING = "meaning " * 12
"""As long as a definition of the dictionary gets."""

ENDS = {
    Status.ACTIVE: (Phase.ACTIVE, Phase.STOPPED, Phase.IDLE, Phase.CLOSED),
    Status.WON: (Phase.WON,),
    Status.LOST: (Phase.LOST,),
}
INVITED = st.integers(0, 3).map(lambda count: tuple(map(somebody, range(count))))


def somebody(number: int) -> Player:
    """A player whose id is as long as they get."""
    return Player(LONGEST_ID - number, "ﷺ" * 32)


PLAYERS = st.integers(0, 99).map(somebody) | st.just(NOBODY)


def fullest(length: int, count: int) -> Game:
    """A lost game of `count` boards, with as many letters told as can be."""
    letters = "abcdefghijklm"
    guesses = [letters[first:] + letters[:first] for first in range(5 + count)]
    answers = [("mlkjihgf"[board % 3 :] + "abc")[:length] for board in range(count)]
    return played(answers, [guess[:length] for guess in guesses])


def of(game: Game, mode: Mode, phase: Phase, players: Sequence[Player]) -> GameSession:
    """A session over `game`, guessed in turn by `players`."""
    who = [players[turn % len(players)] for turn in range(len(game.guesses))]
    return GameSession(
        id=LONGEST_ID,
        place=PLACE,
        mode=mode,
        starter=players[0],
        owner=players[0] if mode.private else None,
        language="en",
        lexicon_version="1",
        game=game,
        phase=phase,
        created_at=NOON,
        drawn_at=NOON,
        moves=tuple(Move(player, LATER) for player in who),
        match_id=LONGEST_ID if mode.match else None,
    )


def explained(session: GameSession) -> GameView:
    """A view of `session` that tells as much as can be told."""
    most = Contribution("abcde", 99_999, (1,))
    shares = {player.id: most for player in session.players}
    daily = _daily(session) if session.mode.posted else None
    return GameView(
        session,
        closes=LATER,
        stop_votes=StopVotes(2, 3, LATER),
        match=daily,
        before=daily and Before(replace(daily, stage=Stage.OVER), Turnout(99, 99)),
        meanings=dict.fromkeys(session.game.answers, MEANING),
        credit=shares if not session.active else {},
    )


def _daily(session: GameSession) -> Match:
    """The daily a board belongs to."""
    return Match(
        place=PLACE,
        mode=DAILY,
        starter=BOT,
        language="en",
        lexicon_version="1",
        game=session.game.replay(()),
        at=NOON,
        day=date(2026, 11, 21),
        number=9_999,
        salt="0" * 32,
    )


@st.composite
def sessions(draw: st.DrawFn, modes: Sequence[Mode] = tuple(MODES.values())) -> GameSession:
    """Any game at rest, in any mode, won, lost, or given up, or not ended."""
    mode = draw(st.sampled_from(modes))
    game = draw(games((1, 2, 4, 8) if Option.BOARDS in mode.options else (1,)))
    if draw(st.booleans()):
        game = _solved(game)
    game = replace(game, rules=replace(game.rules, hard=draw(st.sampled_from(Hard))))
    phase = draw(st.sampled_from(ENDS[game.status]))
    session = of(game, mode, phase, draw(st.lists(PLAYERS, min_size=1, max_size=13)))
    return replace(
        session,
        alternate=draw(st.booleans()),
        count_at=draw(st.none() | st.just(LATER)),
        ballots=draw(_ballots(game.rules.length)) if mode.voted else (),
    )


def _solved(game: Game) -> Game:
    """The game with its answers guessed, as far as there are guesses left."""
    for answer in game.answers:
        if game.status is Status.ACTIVE and answer not in game.guesses:
            game = game.play(answer)
    return game


def _ballots(length: int) -> st.SearchStrategy[tuple[Ballot, ...]]:
    words = st.text("abc", min_size=length, max_size=length).map(Word)
    cast = st.builds(Ballot, PLAYERS, words, st.just(NOON))
    return st.lists(cast, max_size=30).map(tuple)


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """Any match, in any stage, with up to 60 entrants who all got differently far."""
    mode = draw(st.sampled_from([mode for mode in MODES.values() if mode.match]))
    stage = draw(st.sampled_from(Stage))
    boards = draw(st.lists(sessions([mode]), min_size=1, max_size=3))
    count = draw(st.integers(0, 2 if Option.RIVAL in mode.options else 60))
    return Match(
        place=PLACE,
        mode=mode,
        starter=somebody(0),
        language="en",
        lexicon_version="1",
        game=boards[0].game.replay(()),
        at=NOON,
        stage=stage,
        invited=draw(INVITED),
        deadline=LATER,
        day=date(2026, 11, 21) if mode.posted else None,
        number=draw(st.integers(1, 9_999)) if mode.posted else None,
        salt="0" * 32 if mode.posted else None,
        rival=max(RIVALS, key=len) if Option.RIVAL in mode.options else None,
        id=LONGEST_ID,
        entrants=tuple(_entrant(number, boards, stage) for number in range(count)),
    )


def _entrant(number: int, boards: Sequence[GameSession], stage: Stage) -> Entrant:
    player = BOT if number == 1 else somebody(number)
    begun = stage is not Stage.LOBBY and number % 7 > 0
    board = replace(boards[number % len(boards)], owner=player) if begun else None
    return Entrant(player, ready=number % 2 == 0, session=board)
