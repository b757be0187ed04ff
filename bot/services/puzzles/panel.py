"""What the buttons of a puzzle do; when several people press at once, no press is lost."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from bot.brain.rivals import OWN_GUESSES
from bot.domain.entries import PuzzleEntry
from bot.domain.players import Asker
from bot.domain.puzzles import PuzzleSession, Rung
from bot.services.puzzles.changes import PuzzleChanges
from bot.services.puzzles.views import PuzzleView, read_clues
from engine import Exclusion, Feedback, Mark, Word, explain
from engine.solver.division import Division

Turned = tuple[int, Feedback]
"""A row, from 1, and the marks it is to have."""


@dataclass(frozen=True)
class Verdict:
    """Why a word is excluded, by the index of each open board; None where it may be the answer.

    `several` says that the puzzle has more than one board, `known` that the word is in the list.
    `own` is how it would divide the words left, `mine` how the word to propose would; that may be
    `named` to whoever wanted a word. `capitals` are those of words that lost accents.
    """

    word: Word
    clues: Mapping[int, Exclusion | None]
    several: bool
    known: bool
    own: Mapping[int, Division] = field(default_factory=dict[int, Division])
    mine: Mapping[int, Division] = field(default_factory=dict[int, Division])
    named: bool = False
    capitals: Mapping[Word, str] = field(default_factory=dict[Word, str])


class PuzzlePanel:
    """The buttons of a puzzle.

    Methods raise `NoSolveSession` for a puzzle that is closed or somebody else's, `NotYourWord` for
    a word that somebody else thinks of, and `NoStump`.
    """

    def __init__(self, solving: PuzzleChanges) -> None:
        self._solving = solving

    async def mark(
        self, asker: Asker, puzzle_id: int, draft: int, at: int, mark: Mark
    ) -> PuzzleView:
        """Set one mark of the draft with this number; any other draft stays as it is."""

        async def set_mark(now: PuzzleSession) -> PuzzleSession:
            same = now.draft is not None and now.draft.number == draft
            return now.mark(at, mark) if same else now

        return await self._solving.change(asker, puzzle_id, set_mark)

    async def enter(self, asker: Asker, puzzle_id: int, version: int | None = None) -> PuzzleView:
        """Take the draft as it was in `version`; if it has changed since, take nothing.

        With several boards, the next open one has to be marked first. For a word that the player
        thinks of, marks that no word fits are stored too: there is nothing else to go by.
        """

        return await self._solving.change(asker, puzzle_id, self._enter, version=version)

    async def find(self, asker: Asker, puzzle_id: int, version: int) -> PuzzleView:
        """Take the draft of `version`, or the only word left, as the word itself, all green."""

        async def find(now: PuzzleSession) -> PuzzleSession:
            if now.draft is None and not now.ended:
                best = await self._solving.brain.find_best(read_clues(now), OWN_GUESSES)
                now = now.draft_guess(best) if best else now
            return await self._enter(now.mark_all(Feedback([Mark.CORRECT] * now.kind.length)))

        return await self._solving.change(asker, puzzle_id, find, version=version)

    async def _enter(self, now: PuzzleSession) -> PuzzleSession:
        if now.draft is None:
            return now
        later = now.draft_guess(now.draft.guess, (*now.draft.done, now.draft.marks))
        done = later.draft.done if later.draft else ()
        if len(done) < now.kind.boards:
            return later
        entry = PuzzleEntry(now.draft.guess, done)
        return await self._solving.extend(now, (*now.entries, entry), anyway=now.stump)

    async def other(self, asker: Asker, puzzle_id: int, text: str) -> PuzzleView:
        """Mark another guess; raises `ForeignLetter` or `WrongLength`."""

        async def draft(now: PuzzleSession) -> PuzzleSession:
            return now if now.solved else now.draft_guess(self._parse(now, text))

        return await self._solving.change(asker, puzzle_id, draft, stump=False)

    async def translate(self, asker: Asker, puzzle_id: int, language: str) -> PuzzleView:
        """Change the puzzle's language; raises `UnknownLexicon` or `ForeignLetter`.

        Its rows stay, and help starts again; if no word fits the rows, they are pending.
        """

        async def translate(now: PuzzleSession) -> PuzzleSession:
            length = now.kind.length
            lexicon = self._solving.lexicons(language, length)
            rows = tuple(
                replace(entry, guess=lexicon.parse(entry.guess))
                for entry in now.pending or now.entries
            )
            kind = replace(now.kind, language=language)
            begun = replace(
                now, kind=kind, lexicon_version=lexicon.version, help=frozenset[tuple[int, Rung]]()
            )
            return await self._solving.extend(begun.with_entries(()), rows)

        return await self._solving.change(asker, puzzle_id, translate, stump=False)

    async def refuse(self, asker: Asker, puzzle_id: int, version: int) -> PuzzleView:
        """Propose another word than the one that the player's puzzle refuses, from now on.

        Nothing happens to a puzzle that others see, or that has changed since `version`.
        """
        loaded = await self._solving.find(asker, puzzle_id, stump=False)
        before = loaded.session
        if before.draft is None or before.shared or not before.as_seen(version):
            return await self._solving.view(loaded)
        word = before.draft.guess
        async with self._solving.store.write() as tx:
            own = await tx.preferences.of(asker.player)
            await tx.preferences.save(asker.player, own.refuse(before.kind.language, word))

        async def replace_word(now: PuzzleSession) -> PuzzleSession:
            if now.draft is None or now.draft.guess != word:
                return now
            bare = replace(now, draft=None)
            # where the bot leads, it proposes the next word by itself
            return bare if now.leads else await self._solving.climb(bare, Rung.GUESSES)

        return await self._solving.change(asker, puzzle_id, replace_word)

    async def undo(self, asker: Asker, puzzle_id: int, version: int | None = None) -> PuzzleView:
        """Take back the last change; nothing if the puzzle has changed since `version`.

        Raises `NothingToUndo`.
        """

        async def undo(now: PuzzleSession) -> PuzzleSession:
            return now.undo()

        return await self._solving.change(asker, puzzle_id, undo, version=version)

    async def answer_slip(
        self, asker: Asker, puzzle_id: int, version: int, mended: Turned | None = None
    ) -> PuzzleView:
        """Take the contradictory entries as they are, or with one row `mended` as was proposed."""

        async def settle(now: PuzzleSession) -> PuzzleSession:
            if now.ended or not (now.pending or now.stump):
                return now
            entries = await self._mend(now, *mended) if mended else now.pending or now.entries
            return await self._solving.extend(now, entries, anyway=now.stump or not mended)

        return await self._solving.change(asker, puzzle_id, settle, version=version)

    async def climb(self, asker: Asker, puzzle_id: int, rung: Rung) -> PuzzleView:
        """Take help, and remember it; for `GUESSES`, the best guess is ready to be marked."""

        async def climb(now: PuzzleSession) -> PuzzleSession:
            return await self._solving.climb(now, rung)

        return await self._solving.change(asker, puzzle_id, climb, stump=False)

    async def reveal(self, asker: Asker, puzzle_id: int, text: str) -> PuzzleView:
        """End with the revealed word; raises `ForeignLetter` or `WrongLength`."""

        async def reveal(now: PuzzleSession) -> PuzzleSession:
            return now.reveal(self._parse(now, text))

        return await self._solving.change(asker, puzzle_id, reveal, stump=True)

    async def why(self, asker: Asker, puzzle_id: int, text: str) -> Verdict:
        """Return which clues exclude a word, and how it would do as a guess.

        Raises `ForeignLetter` or `WrongLength`.
        """
        session = (await self._solving.find(asker, puzzle_id, stump=False)).session
        word = self._parse(session, text)
        clues = {at: explain(word, session.boards[at]) for at in session.open_boards}
        lexicon = self._solving.lexicons(session.kind.language, session.kind.length)
        known = word in lexicon or word in session.policy.extra
        capitals = self._solving.lexicons.capitals(session.kind.language, session.kind.length)
        verdict = Verdict(word, clues, session.kind.boards > 1, known, capitals=capitals)
        now, brain = read_clues(session), self._solving.brain
        # rows that contradict each other are no ground to compare anything
        best = None if session.pending or session.solved else (await brain.suggest(now)).proposed
        if best is None:
            return verdict
        own, mine = await brain.divide(now, word), await brain.divide(now, best)
        return replace(verdict, own=own, mine=mine, named=session.named_word)

    def _parse(self, session: PuzzleSession, text: str) -> Word:
        """Return any word of the puzzle's letters and length, in a list or not."""
        return self._solving.lexicons(session.kind.language, session.kind.length).parse(text)

    async def _mend(
        self, session: PuzzleSession, row: int, feedback: Feedback
    ) -> tuple[PuzzleEntry, ...]:
        """Return the entries with a proposed mend, or as they are if it was not proposed."""
        entries = session.pending or session.entries
        slip = await self._solving.brain.find_slip(read_clues(session, entries))
        offered = [(mend.row, mend.feedback) for mend in slip.contradiction.mends] if slip else []
        if slip is None or (row, feedback) not in offered:
            return entries
        return session.mend(slip.board, row, feedback)
