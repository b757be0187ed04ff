"""Help in a running game: its answer is known, so a hint is true, and new to the player."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.brain.puzzles import Clues, Remaining
from bot.domain.errors import GameEnded, HintRefused
from bot.domain.games import GameSession
from bot.domain.hints import (
    Fact,
    Hint,
    Letter,
    Price,
    choose_fact,
    choose_letter,
    count_known,
    place_letter,
)
from bot.domain.modes import Hints
from bot.domain.players import Asker
from bot.domain.puzzles import PuzzleKind
from bot.domain.questions import MayNotAgree, SharedHint, WhichGame
from bot.services.games.play import Games
from bot.services.puzzles.changes import PuzzleChanges
from bot.services.puzzles.views import choose_policy
from bot.store import ReadTransaction
from engine import Turn, Word
from engine.solver import Suggestions
from engine.words import ALPHABETS

Taken = Sequence[tuple[int, Hint]]
"""The hints somebody took in a game, each with the number of guesses made before it."""


@dataclass(frozen=True)
class Told:
    """What the hints taken since the last guess say; a nudge is a meaning or a fact."""

    meaning: str | None = None
    fact: Fact | None = None
    letter: Letter | None = None
    place: Letter | None = None
    guesses: Suggestions | None = None


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
    told: Told
    board: int
    left: Remaining | None


class GameHelp:
    """Gives hints in running games."""

    def __init__(self, games: Games, solving: PuzzleChanges) -> None:
        self._games = games
        self._solving = solving

    async def look(self, asker: Asker, game_id: int | None = None) -> HintView:
        """Show which hints there are and what they cost; this costs nothing.

        Raises `NoGame`, `NotYours`, `GameEnded`, `HintRefused` for a game in which people compete,
        or `SharedHint` for a game of several people who have not agreed to hints.
        """
        session = (await self._games.board(asker, game_id or await self._choose(asker))).session
        async with self._solving.store.read() as tx:
            clues = await self._check(tx, session)
            taken = await tx.hints.list_taken(session, asker.player)
        return await self._view(session, clues, taken)

    async def hint(self, asker: Asker, game_id: int, hint: Hint) -> HintView:
        """Take a hint; the game is assisted from then on. Raises what `look` does."""
        session = (await self._games.board(asker, game_id)).session
        async with self._solving.store.write() as tx:
            clues = await self._check(tx, session)
            await tx.remember(asker.player)
            await tx.hints.take(session, asker.player, hint, self._solving.clock())
            taken = await tx.hints.list_taken(session, asker.player)
        return await self._view(replace(session, assisted=True), clues, taken)

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

    async def _check(self, tx: ReadTransaction, session: GameSession) -> Clues:
        """Return what is known in the game; raises what `look` does."""
        if not session.active:
            raise GameEnded
        settings = await tx.guilds.settings(session.place)
        if not session.mode.hints.allowed(settings.daily_hints):
            raise HintRefused(session.mode.key)
        if not (session.mode.private or session.assisted) and len(session.players) > 1:
            raise SharedHint(session.id)
        rules = session.game.rules
        kind = PuzzleKind(session.language, rules.length, rules.hard, boards=rules.boards)
        listed = await tx.lists.words(session.class_list)
        policy = replace(choose_policy(settings, kind), listed=listed)
        return Clues(kind, tuple(board.turns for board in session.game.boards), policy)

    async def _view(self, session: GameSession, clues: Clues, taken: Taken) -> HintView:
        boards, turn = session.game.boards, len(session.moves)
        board = next(at for at, one in enumerate(boards) if not one.solved)
        now = frozenset(hint for at, hint in taken if at == turn)
        told = await self._tell(session, clues, taken, board)
        left = (await self._solving.brain.find_remaining(clues))[board] if now else None
        return HintView(
            session, now, _offer(session, board, now, told), _price(session), told, board, left
        )

    async def _tell(self, session: GameSession, clues: Clues, taken: Taken, board: int) -> Told:
        """Say what was taken since the last guess, and nothing that was said before it."""
        answer, turns = session.game.answers[board], session.game.boards[board].turns
        turn, facts, letters = len(session.moves), list[Fact](), list[str]()
        meaning, told = self._blank(session, answer), Told()
        for at, hint in sorted(taken):
            seen = turns[:at]
            match hint:
                case Hint.NUDGE if meaning:
                    told, meaning = replace(told, meaning=meaning if at == turn else None), None
                case Hint.NUDGE:
                    left, alphabet = await self._left(clues, seen), ALPHABETS[session.language]
                    fact = choose_fact(answer, left, facts, alphabet, count_known(seen))
                    facts.extend([fact] if fact else [])
                    told = replace(told, fact=fact if at == turn else None)
                case Hint.LETTER:
                    left = await self._left(clues, seen)
                    letter = choose_letter(answer, seen, left, letters)
                    letters.extend([letter.letter] if letter else [])
                    told = replace(told, letter=letter if at == turn else None)
                case Hint.PLACE | Hint.GUESS:
                    pass
        now = {hint for at, hint in taken if at == turn}
        if Hint.PLACE in now:
            told = replace(told, place=place_letter(answer, turns, told.letter))
        if Hint.GUESS in now:
            told = replace(told, guesses=await self._solving.brain.suggest(clues))
        return told

    async def _left(self, clues: Clues, turns: tuple[Turn, ...]) -> Sequence[Word]:
        alone = Clues(replace(clues.kind, boards=1), (turns,), clues.policy)
        (left,) = await self._solving.brain.find_remaining(alone)
        return left.words[: left.likely] or left.words

    def _blank(self, session: GameSession, answer: Word) -> str | None:
        """Return what the answer means, unless that gives it away."""
        meaning = self._solving.lexicons.definition(session.language, answer)
        if meaning is None or meaning.casefold() == answer or " " not in meaning:
            return None
        stem = answer[: max(3, len(answer) - 2)]
        return re.sub(rf"\b{stem}\w*", "…", meaning, flags=re.IGNORECASE)

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


def _offer(
    session: GameSession, board: int, taken: frozenset[Hint], told: Told
) -> tuple[Hint, ...]:
    """Return the hints that can be taken; a place follows its letter, or a board of known ones."""
    answer, turns = session.game.answers[board], session.game.boards[board].turns
    further = set(Hint) - taken
    new = choose_letter(answer, turns, (), ())
    nowhere = place_letter(answer, turns, told.letter) is None
    if nowhere or (told.letter is None and new is not None):
        further.discard(Hint.PLACE)
    if new is None:
        further.discard(Hint.LETTER)
    return tuple(hint for hint in Hint if hint in further)


def _price(session: GameSession) -> Price:
    if session.assisted:
        return Price.NOTHING
    if session.mode.hints is Hints.SERVER:
        return Price.DAILY
    return Price.OWN if session.mode.private else Price.SHARED
