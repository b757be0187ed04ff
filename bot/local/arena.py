"""Matches at one terminal: everybody plays in turn with `/as NAME`, and sees all boards."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from bot.board.look import Look
from bot.domain.games import GameSession, Mode
from bot.domain.matches import Match
from bot.domain.players import Place, Player, Rights
from bot.local.needs import Needs
from bot.render import matches as render
from bot.render.reply import Reply
from bot.services.matches.versus import RIVAL
from engine import Hard

Options = Mapping[str, str]


class Arena:
    """Begins matches, and shows how they stand."""

    def __init__(self, services: Needs, place: Place, rights: Rights) -> None:
        self._services = services
        self._place = place
        self._rights = rights
        self.modes: Mapping[Mode, Callable[[int, Player, Options], Awaitable[Match]]] = {
            Mode.RACE: self._race,
            Mode.DAILY: self._daily,
            Mode.VERSUS: self._versus,
            Mode.CHALLENGE: self._challenge,
        }

    async def join(self, player: Player, *, ready: bool) -> Match:
        """Enter the race that is being gathered, or play along in what runs."""
        match = await self._services.matches.latest(self._place)
        if match.mode is Mode.RACE:
            return await self._services.races.join(match.id, player, ready=ready)
        return (await self._services.matches.enter(match.id, self._place, player)).match

    async def of(self, session: GameSession) -> Match | None:
        """The match a board belongs to."""
        if session.match_id is None:
            return None
        return await self._services.matches.look(session.match_id)

    async def shown(self, match: Match) -> Reply:
        """How a match stands."""
        theme, meaning, before = await self._services.showing.of_match(match)
        return render.match(match, Look(theme), meaning, before)

    async def _race(self, interaction: int, player: Player, options: Options) -> Match:
        length, hard = _length(options), _hard(options)
        return await self._services.races.open(
            interaction, self._place, player, length=length, hard=hard, rights=self._rights
        )

    async def _daily(self, _: int, player: Player, __: Options) -> Match:
        return (await self._services.matches.daily(self._place, player)).match

    async def _versus(self, interaction: int, player: Player, options: Options) -> Match:
        length, hard = _length(options), _hard(options)
        entered = await self._services.duels.versus(
            interaction,
            self._place,
            player,
            options.get("rival", RIVAL),
            length=length,
            hard=hard,
            rights=self._rights,
        )
        return entered.match

    async def _challenge(self, interaction: int, player: Player, options: Options) -> Match:
        word = options.get("word", "")
        return await self._services.challenges.challenge(
            interaction, self._place, player, word, hard=_hard(options), rights=self._rights
        )


def _length(options: Options) -> int | None:
    return int(options["length"]) if "length" in options else None


def _hard(options: Options) -> Hard | None:
    return Hard(options["hard"]) if "hard" in options else None
