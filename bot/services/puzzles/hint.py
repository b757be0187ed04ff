"""Help in a running game: its answer is known, so a hint is true, and new to the player."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.brain.puzzles import Clues, Remaining
from bot.domain.errors import GameEnded, HintRefused
from bot.domain.games import GameSession
from bot.domain.hints import Hint, Price
from bot.domain.mode_kinds import Hints
from bot.domain.players import Asker
from bot.domain.puzzles import PuzzleKind
from bot.domain.questions import MayNotAgree, MayNotWish, SharedHint, WhichGame
from bot.services.games.play import Games
from bot.services.games.view import find_at_stake
from bot.services.puzzles.changes import PuzzleChanges
from bot.services.puzzles.hint_teller import HintContent, HintTeller, Taken
from bot.services.puzzles.views import choose_policy
from bot.store import ReadTransaction


@dataclass(frozen=True)
class HintView:
    """A game, the hints taken since the last guess, those on offer, and what the next one costs.

    `board` is the one they are about, from 0; only after the first hint it is said how many words
    are `left` there.
    """

    session: GameSession
    taken: frozenset[Hint]
    offered: tuple[Hint, ...]
    price: Price
    content: HintContent
    board: int
    left: Remaining | None


class GameHelp:
    """Gives hints in running games."""

    def __init__(self, games: Games, solving: PuzzleChanges) -> None:
        self._games = games
        self._solving = solving

    async def look(self, asker: Asker, game_id: int | None = None) -> HintView:
        """Show which hints there are and what they cost; this costs nothing.

        Raises `NoGame`, `NotYours`, `GameEnded`, `HintRefused` where people compete, or
        `MayNotWish` for who has neither begun the game nor guessed in it.
        """
        shown = await self._games.board(asker, game_id or await self._choose(asker))
        session = shown.session
        async with self._solving.store.read() as tx:
            clues = await self._check(tx, session)
            taken = await tx.hints.list_taken(session, asker.player)
            price = _price(session, await find_at_stake(tx, shown))
            if await self._needs_other(tx, session, asker):
                price = Price.ASKED if price is Price.SHARED else price
        return await self._view(session, clues, taken, price)

    async def hint(self, asker: Asker, game_id: int, hint: Hint) -> HintView:
        """Take a hint; the game is assisted from then on.

        Raises what `look` does, and `SharedHint` for a game that others play or have begun, who
        have not agreed to hints.
        """
        session = (await self._games.board(asker, game_id)).session
        async with self._solving.store.write() as tx:
            clues = await self._check(tx, session)
            if await self._needs_other(tx, session, asker):
                raise SharedHint(session)
            await tx.remember(asker.player)
            await tx.hints.take(session, asker.player, hint, self._solving.clock())
            taken = await tx.hints.list_taken(session, asker.player)
        session = replace(session, assisted=True)
        return await self._view(session, clues, taken, _price(session, 0))

    async def _choose(self, asker: Asker) -> int | None:
        """Return the game meant where some take hints and others do not; None if all are alike.

        Raises `WhichGame` with those that take hints.
        """
        async with self._solving.store.read() as tx:
            choices = await tx.games.find_choices(asker.place, asker.player)
            daily = (await tx.guilds.settings(asker.place)).daily_hints
        taking = tuple(one for one in choices.sessions if one.mode.hints.allowed(daily))
        if not taking or len(taking) == len(choices.sessions):
            return None
        meant = replace(choices, sessions=taking).plain
        if meant is None:
            raise WhichGame(taking)
        return meant.id

    async def _needs_other(self, tx: ReadTransaction, session: GameSession, asker: Asker) -> bool:
        """Return whether somebody else has to agree to the first hint; raises `MayNotWish`."""
        others = any(one.id != asker.player.id for one in (session.starter, *session.players))
        open_to_all = session.mode.private or session.assisted
        needed = others and not (open_to_all or await tx.hints.are_agreed(session))
        if needed and not _takes_part(session, asker):
            raise MayNotWish
        return needed

    async def _check(self, tx: ReadTransaction, session: GameSession) -> Clues:
        """Return what is known in the game; raises what `look` does."""
        if not session.active:
            raise GameEnded
        settings = await tx.guilds.settings(session.place)
        if not session.mode.hints.allowed(settings.daily_hints):
            raise HintRefused(session.mode.key)
        rules = session.game.rules
        kind = PuzzleKind(session.language, rules.length, rules.hard, boards=rules.boards)
        listed = await tx.lists.words(session.class_list)
        policy = replace(choose_policy(settings, kind), listed=listed)
        return Clues(kind, tuple(board.turns for board in session.game.boards), policy)

    async def _view(
        self, session: GameSession, clues: Clues, taken: Taken, price: Price
    ) -> HintView:
        teller = HintTeller(self._solving.brain, self._solving.lexicons, session, clues)
        await teller.replay(taken)
        now = frozenset(hint for at, hint in taken if at == len(session.moves))
        return HintView(
            session,
            now,
            tuple(hint for hint in Hint if hint in teller.offered),
            price,
            teller.content,
            teller.board,
            await teller.count_left() if now else None,
        )

    async def agree(self, asker: Asker, game_id: int, wishing: int) -> GameSession:
        """Agree to hints in a game, for which somebody else has wished; one taken has a price.

        Raises `NoGame`, `GameEnded`, or `MayNotAgree` unless the asker plays in it or began it.
        """
        session = (await self._games.board(asker, game_id)).session
        if not session.active:
            raise GameEnded
        if asker.player.id == wishing or not _takes_part(session, asker):
            raise MayNotAgree
        async with self._solving.store.write() as tx:
            await tx.remember(asker.player)
            await tx.hints.agree(session, asker.player, self._solving.clock())
        return session


def _takes_part(session: GameSession, asker: Asker) -> bool:
    """Return whether somebody has begun the game, or has guessed in it."""
    return any(one.id == asker.player.id for one in (session.starter, *session.players))


def _price(session: GameSession, stake: int) -> Price:
    """Return what a hint costs, where so many days in a row are at stake."""
    if not session.ranked:
        return Price.FREE
    if session.assisted:
        return Price.NOTHING
    if session.mode.hints is Hints.SERVER and stake > 1:
        return Price.DAILY
    return Price.OWN if session.mode.private else Price.SHARED
