"""A person thinks of a word, and the bot guesses. Pressed by several at once, none is lost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from bot.brain.guild_words import Wishes
from bot.brain.lexicons import Lexicons
from bot.brain.thinking import Thinking, Words
from bot.domain.errors import NoStump, NothingToUndo, NotYourWord
from bot.domain.players import Asker, Place
from bot.domain.stumps import NewStump, Stump, StumpKind
from bot.services.puzzles.reading import one_row
from bot.store import Reading, Store
from engine import Feedback, Mark, Turn, Word, score
from engine.errors import UnknownLexicon
from engine.solver import Contradiction, State, candidates, contradiction, strategy

STRATEGY = "best"

Change = Callable[[Stump], Stump]


@dataclass(frozen=True)
class Check:
    """The word a person has revealed, held against the marks.

    `known` says whether it is in the list and may be named; `wrong` has the turns, numbered
    from 1, that were marked otherwise, with the marks the word would have earned.
    """

    word: Word
    known: bool
    wrong: tuple[tuple[int, Feedback], ...]


@dataclass(frozen=True)
class StumpOutcome:
    """A word somebody thinks of, and what is to be said of it.

    `left` counts the words that fit all marks; if none does `slip` tells why. `check` is of
    the word that was revealed.
    """

    stump: Stump
    left: int
    slip: Contradiction | None = None
    check: Check | None = None


class StumpService:
    """Methods raise `NoStump` without a word here, and `NotYourWord` for another person's.

    A `row` counts from 1 the turn that was seen being marked; if it is another one by now
    nothing is changed.
    """

    def __init__(
        self, store: Store, lexicons: Lexicons, thinking: Thinking, clock: Callable[[], datetime]
    ) -> None:
        self._store = store
        self._lexicons = lexicons
        self._thinking = thinking
        self._clock = clock

    async def begin(
        self,
        asker: Asker,
        strategy: str = STRATEGY,
        length: int | None = None,
        *,
        private: bool = False,
    ) -> StumpOutcome:
        """Guess a new word with the strategy of this name.

        Raises `UnknownStrategy` or `UnknownLexicon`, and unless it is `private`
        `WrongChannel` or `MayNotStart`. An interaction delivered twice begins one.
        """
        async with self._store.read() as tx:
            settings = await tx.guilds.settings(asker.place)
        if not private:
            settings.admit(asker.place, asker.rights)
        kind = StumpKind(settings.language, length or settings.length, strategy)
        lexicon = self._lexicons.of(settings, kind.language, kind.length)
        first = await self._thinking.once(self._guess, (Wishes.of(settings), kind, ()))
        if first is None:
            raise UnknownLexicon(kind.language, kind.length)
        new = NewStump(asker.place, asker.player, kind, lexicon.version, first, self._clock())
        return await self._told(await self._begun(asker, new))

    async def another(self, asker: Asker, stump_id: int, *, private: bool = False) -> StumpOutcome:
        """Guess another word of the same kind; refused as `begin` is."""
        kind = (await self._find(asker, stump_id)).kind
        return await self.begin(asker, kind.strategy, kind.length, private=private)

    async def show(self, asker: Asker, stump_id: int | None = None) -> StumpOutcome:
        """The word with this id, else the person's latest here, as it stands."""
        return await self._told(await self._find(asker, stump_id))

    async def mark(
        self, asker: Asker, stump_id: int, row: int, at: int, mark: Mark
    ) -> StumpOutcome:
        """Set one mark of the guess, `at` counted from 0."""

        def marked(now: Stump) -> Stump:
            return now.marked(at, mark) if now.guess and at < now.kind.length else now

        return await self._change(asker, stump_id, marked, row)

    async def enter(self, asker: Asker, stump_id: int, row: int) -> StumpOutcome:
        """Take the marks as they are, and guess again."""
        return await self._change(asker, stump_id, Stump.entered, row)

    async def enter_marks(self, asker: Asker, marks: str) -> StumpOutcome:
        """Set and take all marks of the latest guess; raises `UnknownMark` or `HintsUneven`."""

        def taken(now: Stump) -> Stump:
            feedback = one_row(marks, now.kind.length)
            for at, mark in enumerate(feedback if now.guess else ()):
                now = now.marked(at, mark)
            return now.entered()

        return await self._change(asker, None, taken)

    async def undo(
        self, asker: Asker, stump_id: int | None = None, row: int | None = None
    ) -> StumpOutcome:
        """Mark the turn before again; raises `NothingToUndo`."""

        def undone(now: Stump) -> Stump:
            if not now.turns and now.revealed is None:
                raise NothingToUndo
            return now.undone()

        return await self._change(asker, stump_id, undone, row)

    async def mend(
        self, asker: Asker, stump_id: int | None = None, row: int | None = None
    ) -> StumpOutcome:
        """Take the marks that the likely slip should have been, and go on."""
        slip = (await self.show(asker, stump_id)).slip
        mend = slip and slip.mend

        def mended(now: Stump) -> Stump:
            return now.mended(mend.row, mend.feedback) if mend and not now.ended else now

        return await self._change(asker, stump_id, mended, row)

    async def reveal(self, asker: Asker, stump_id: int | None, text: str) -> StumpOutcome:
        """End with the word it was; raises `ForeignLetter` or `WrongLength`."""

        def revealed(now: Stump) -> Stump:
            lexicon = self._lexicons(now.kind.language, now.kind.length)
            return now.telling(lexicon.parse(text))

        return await self._change(asker, stump_id, revealed)

    async def _begun(self, asker: Asker, new: NewStump) -> Stump:
        async with self._store.write() as tx:
            if not await tx.first_time(asker.interaction_id, new.at):
                return await _found(tx, asker, None)
            await tx.remember(asker.player)
            return await tx.stumps.add(new)

    async def _find(self, asker: Asker, stump_id: int | None) -> Stump:
        async with self._store.read() as tx:
            return await _found(tx, asker, stump_id)

    async def _change(
        self, asker: Asker, stump_id: int | None, change: Change, row: int | None = None
    ) -> StumpOutcome:
        """Replace the word's state; if somebody is faster, `change` is asked again."""
        while True:
            before = await self._find(asker, stump_id)
            late = row is not None and row != len(before.turns) + 1
            after = before if late else await self._guessing(change(before))
            if after == before:
                return await self._told(before)
            async with self._store.write() as tx:
                kept = await tx.stumps.save(after)
            if kept:
                return await self._told(kept)

    async def _guessing(self, stump: Stump) -> Stump:
        """The same with a guess, if it is for the bot to make one and it knows one."""
        if not stump.asks_for_guess:
            return stump
        wishes = await self._wishes(stump.place)
        guess = await self._thinking.once(self._guess, (wishes, stump.kind, stump.turns))
        return stump.guessing(guess) if guess else stump

    async def _told(self, stump: Stump) -> StumpOutcome:
        wishes = await self._wishes(stump.place)
        return await self._thinking.once(self._judge, (wishes, stump))

    async def _wishes(self, place: Place) -> Wishes:
        async with self._store.read() as tx:
            return Wishes.of(await tx.guilds.settings(place))

    def _guess(self, about: tuple[Wishes, StumpKind, tuple[Turn, ...]]) -> Word | None:
        wishes, kind, turns = about
        vocabulary = self._thinking.vocabulary(_words(wishes, kind))
        best = strategy(kind.strategy).rank(State(vocabulary, (turns,)), 1).guesses
        return best[0].guess if best else None

    def _judge(self, about: tuple[Wishes, Stump]) -> StumpOutcome:
        wishes, stump = about
        vocabulary = self._thinking.vocabulary(_words(wishes, stump.kind))
        return StumpOutcome(
            stump,
            left=len(candidates(vocabulary, stump.turns)),
            slip=contradiction(stump.turns, vocabulary) if stump.turns else None,
            check=self._check(wishes, stump),
        )

    def _check(self, wishes: Wishes, stump: Stump) -> Check | None:
        word = stump.revealed
        if word is None:
            return None
        lexicon = self._lexicons.wished(*_words(wishes, stump.kind))
        marks = ((row, turn.feedback, score(turn.guess, word)) for row, turn in _rows(stump))
        wrong = tuple((row, right) for row, given, right in marks if given != right)
        return Check(word, word in lexicon and word not in lexicon.denied, wrong)


def _rows(stump: Stump) -> enumerate[Turn]:
    return enumerate(stump.turns, start=1)


def _words(wishes: Wishes, kind: StumpKind) -> Words:
    return wishes, kind.language, kind.length


async def _found(tx: Reading, asker: Asker, stump_id: int | None) -> Stump:
    if stump_id is None:
        stump = await tx.stumps.latest(asker.place, asker.player)
    else:
        stump = await tx.stumps.get(stump_id)
    if stump is None:
        raise NoStump
    if stump.player.id != asker.player.id:
        raise NotYourWord
    return stump
