"""Help in a running game: the solver sees the turns, and never the answer."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.brain.puzzles import Clues, Remaining
from bot.domain.errors import GameEnded, HintRefused
from bot.domain.games import GameSession
from bot.domain.players import Asker
from bot.domain.puzzles import PuzzleKind, Rung
from bot.domain.questions import FirstHint, MayNotAgree, SharedHint
from bot.services.games.play import Games
from bot.services.puzzles.changes import PuzzleChanges
from bot.services.puzzles.views import Ladder, choose_policy


@dataclass(frozen=True)
class HintView:
    """A game, what remains of each board, and the help taken since the last guess."""

    session: GameSession
    remaining: tuple[Remaining, ...]
    ladder: Ladder
    rungs: frozenset[Rung]


class GameHelp:
    """Gives hints in running games."""

    def __init__(self, games: Games, solving: PuzzleChanges) -> None:
        self._games = games
        self._solving = solving

    async def hint(
        self,
        asker: Asker,
        game_id: int | None = None,
        rung: Rung | None = None,
        *,
        sure: bool = False,
    ) -> HintView:
        """Climb to `rung`, or only count what remains; the game is assisted from then on.

        Raises `NoGame`, `NotYours`, `GameEnded`, `HintRefused` for a game in which people compete,
        `SharedHint` for a game of several people who have not agreed to hints, or, unless `sure`,
        `FirstHint` for a shared game without any hint so far.
        """
        session = (await self._games.board(asker, game_id)).session
        if not session.active:
            raise GameEnded
        async with self._solving.store.write() as tx:
            settings = await tx.guilds.settings(session.place)
            if not session.mode.hints.allowed(settings.daily_hints):
                raise HintRefused(session.mode.key)
            if not (session.mode.private or session.assisted):
                if len(session.players) > 1:
                    raise SharedHint(session.id)
                if not sure:
                    raise FirstHint(session.id)
            await tx.remember(asker.player)
            rungs = await tx.hints.take(session, asker.player, rung, self._solving.clock())
            listed = await tx.lists.words(session.class_list)
        rules, turns = session.game.rules, tuple(board.turns for board in session.game.boards)
        kind = PuzzleKind(session.language, rules.length, rules.hard, boards=rules.boards)
        policy = replace(choose_policy(settings, rules.length), listed=listed)
        clues = Clues(kind, turns, policy)
        return HintView(
            replace(session, assisted=True),
            await self._solving.brain.find_remaining(clues),
            await self._solving.viewer.ladder(clues, rungs),
            rungs,
        )

    async def agree(self, asker: Asker, game_id: int, wishing: int) -> GameSession:
        """Agree to hints in a game, for which somebody else has wished; it then counts no more.

        Raises `NoGame`, `GameEnded`, or `MayNotAgree` unless the asker has played in it.
        """
        session = (await self._games.board(asker, game_id)).session
        if not session.active:
            raise GameEnded
        playing = any(one.id == asker.player.id for one in session.players)
        if asker.player.id == wishing or not playing:
            raise MayNotAgree
        async with self._solving.store.write() as tx:
            await tx.hints.allow(session)
        return replace(session, assisted=True)
