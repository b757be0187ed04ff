"""Several people at one terminal: each command read, called, rendered."""

from __future__ import annotations

import time
import zlib
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace

from bot.board.look import Look
from bot.domain.games import GameSession, Mode
from bot.domain.players import Asker, Place, Player, Rights
from bot.domain.standings import Period
from bot.local.arena import Arena
from bot.local.bench import Bench
from bot.local.coach import Coach
from bot.local.commands import COMMANDS
from bot.local.desk import Desk
from bot.local.needs import Needs
from bot.render import games as render_play
from bot.render import standings as render_standings
from bot.render.reply import Field, Reply
from engine import Hard

PLACE = Place(channel_id=1, guild_id=1)
RIGHTS = Rights()
Options = Mapping[str, str]
_HOW_TO_GIVE = "Options go in order or as name:value, as in /wordle play mode:solo length:6"


class Left(Exception):
    """The people have left."""


class Room:
    """Answers commands; knows who is at the keyboard."""

    def __init__(self, services: Needs, name: str) -> None:
        self._play = services.play
        self._standings = services.standings
        self._showing = services.showing
        self._hosting = services.hosting
        self._arena = Arena(services, PLACE, RIGHTS)
        self._desk = Desk(services, PLACE)
        self._helpers = Bench(services).answers | Coach(services).answers
        self.names: dict[int, str] = {}
        self.me = self._known(name)
        self._answers: dict[str, Callable[[Options], Awaitable[Reply]]] = {
            "/wordle play": self._begin,
            "/wordle daily": self._daily,
            "/wordle challenge": self._challenge,
            "/wordle join": self._join,
            "/wordle ready": self._ready,
            "/wordle guess": self._guess,
            "/wordle board": self._board,
            "/wordle stop": self._stop,
            "/wordle leaderboard": self._leaderboard,
            "/wordle stats": self._stats,
            "/as": self._become,
            "/help": self._list,
            "/quit": self._quit,
        }

    async def answer(self, command: str, options: Options) -> Reply:
        """Do what is asked; raises what the services refuse, or `Left`."""
        # nobody minds the clock here, so it is looked at before each command
        await self._hosting.tick()
        if command in self._desk.answers:
            return await self._desk.answers[command](self.me, options)
        if command in self._helpers:
            asker = Asker(_interaction(), PLACE, self.me, RIGHTS)
            return await self._helpers[command](asker, options)
        return await self._answers[command](options)

    async def legal_words(self, prefix: str) -> list[str]:
        """Words that could be typed, likely ones first."""
        return list(await self._play.legal_words(PLACE, self.me, prefix, 25))

    async def _begin(self, options: Options) -> Reply:
        mode = Mode(options.get("mode", Mode.TOGETHER))
        if mode.matched:
            match = await self._arena.modes[mode](_interaction(), self.me, options)
            return await self._arena.shown(match)
        session = await self._play.start(
            _interaction(),
            PLACE,
            self.me,
            mode=mode,
            length=int(options["length"]) if "length" in options else None,
            hard=Hard(options["hard"]) if "hard" in options else None,
            boards=int(options.get("boards", 1)),
            rights=RIGHTS,
        )
        return await self._drawn(session)

    async def _daily(self, _: Options) -> Reply:
        return await self._begin({"mode": Mode.DAILY})

    async def _challenge(self, options: Options) -> Reply:
        return await self._begin({"mode": Mode.CHALLENGE, **options})

    async def _join(self, _: Options) -> Reply:
        return await self._arena.shown(await self._arena.join(self.me, ready=False))

    async def _ready(self, _: Options) -> Reply:
        return await self._arena.shown(await self._arena.join(self.me, ready=True))

    async def _guess(self, options: Options) -> Reply:
        word = options.get("word", "")
        outcome = await self._play.guess(_interaction(), PLACE, self.me, word)
        return await self._drawn(outcome.session)

    async def _board(self, _: Options) -> Reply:
        return await self._drawn(await self._play.board(PLACE, self.me))

    async def _stop(self, _: Options) -> Reply:
        outcome = await self._play.stop(_interaction(), PLACE, self.me, rights=RIGHTS)
        if outcome.needed:
            return render_play.wish_to_stop(outcome.session, outcome.votes, outcome.needed)
        return await self._drawn(outcome.session)

    async def _leaderboard(self, options: Options) -> Reply:
        mode = Mode(options["mode"]) if "mode" in options else None
        period = Period(options.get("period", Period.ALL))
        board = await self._standings.leaderboard(PLACE, self.me, period, mode)
        self.names |= {one.player.id: one.player.name for one in board.ranking.best}
        return render_standings.leaderboard(board)

    async def _stats(self, options: Options) -> Reply:
        who = self._known(options["player"]) if "player" in options else self.me
        return render_standings.stats(await self._standings.stats(PLACE, who))

    async def _become(self, options: Options) -> Reply:
        self.me = self._known(options["name"].strip() or self.me.name)
        return Reply(f"You are **{self.me.name}** now.")

    async def _list(self, _: Options) -> Reply:
        width = max(len(command.usage) for command in COMMANDS)
        lines = [f"{command.usage:<{width}}  {command.does}" for command in COMMANDS]
        return Reply("\n".join(lines), title="Commands", footer=_HOW_TO_GIVE)

    async def _quit(self, _: Options) -> Reply:
        raise Left

    async def _drawn(self, session: GameSession) -> Reply:
        self.names |= {player.id: player.name for player in (session.starter, *session.players)}
        showing = await self._showing.of(session)
        reply = render_play.game(session, showing, Look(showing.theme))
        match = await self._arena.of(session)
        return reply if match is None else beside(reply, await self._arena.shown(match))

    def _known(self, name: str) -> Player:
        """The player of this name, the same in every run."""
        player = Player(zlib.crc32(name.casefold().encode()), name)
        self.names[player.id] = name
        return player


def beside(board: Reply, match: Reply) -> Reply:
    """A private board with the standings of its match."""
    return replace(board, fields=(*board.fields, Field(match.title, match.text)))


def _interaction() -> int:
    """An id no other command has had, in this run or another."""
    return time.time_ns()
