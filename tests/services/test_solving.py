"""Solve sessions under many hands, on a real SQLite file and a real PostgreSQL server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from dataclasses import replace
from datetime import UTC, datetime
from itertools import count, islice, permutations

import pytest

from bot.app import Services
from bot.brain.pool import Pool
from bot.domain.errors import NoSolveSession, NoStump, NothingToUndo, TooManyRows
from bot.domain.players import Asker, Place, Player
from bot.domain.puzzles import MOST_KEPT, PuzzleKind, Rung, WordList
from bot.services.puzzles.changes import make_blank
from bot.services.puzzles.views import PuzzleView
from bot.services.puzzles.which import PuzzleChoice
from bot.store import Store
from engine import Feedback, Mark, Word, score
from engine.errors import GameOver
from tests.bots import services_over

HERE = Place(channel_id=2**62, guild_id=2**61)
ANN, BEN = Player(1, "ann"), Player(2, "ben")
SHARED = PuzzleChoice(shared=True)
_ids = count(1)


def by(player: Player, interaction_id: int | None = None) -> Asker:
    return Asker(interaction_id or next(_ids), HERE, player)


@pytest.fixture
async def pair(store: Store, prepared: str) -> AsyncGenerator[tuple[Services, Services]]:
    """Two processes' worth of services on one database."""
    other = Store.open(prepared)
    yield services_over(store), services_over(other)
    await other.close()


def rows(outcome: PuzzleView) -> list[str]:
    return [entry.guess for entry in outcome.session.entries]


async def drafted(services: Services, word: str = "crane") -> PuzzleView:
    """A shared session in which `word` is being marked."""
    begun = await services.rows.add(by(ANN), "moist", "00000", SHARED)
    return await services.panel.other(by(ANN), begun.session.id, word)


async def test_marks_set_at_the_same_time_are_all_kept(pair: tuple[Services, Services]) -> None:
    shown = await drafted(pair[0])
    draft = shown.session.draft
    assert draft is not None
    presses = [
        pair[at % 2].panel.mark(
            by((ANN, BEN)[at % 2]), shown.session.id, draft.number, at, Mark.PRESENT
        )
        for at in range(5)
    ]
    await asyncio.gather(*presses)
    after = await pair[0].puzzles.show(by(ANN), shown.session.id)
    assert after.session.draft is not None
    assert str(after.session.draft.marks) == "11111"


async def test_the_same_letter_pressed_by_two_is_marked_once(
    pair: tuple[Services, Services],
) -> None:
    shown = await drafted(pair[0])
    draft = shown.session.draft
    assert draft is not None
    await asyncio.gather(
        *(
            services.panel.mark(by(who), shown.session.id, draft.number, 0, Mark.PRESENT)
            for services, who in zip(pair, (ANN, BEN), strict=True)
        )
    )
    after = await pair[0].puzzles.show(by(ANN), shown.session.id)
    assert after.session.draft is not None
    assert str(after.session.draft.marks) == "10000"


async def test_a_row_entered_by_two_is_one_row(pair: tuple[Services, Services]) -> None:
    shown = await drafted(pair[0])
    version = shown.session.version
    outcomes = await asyncio.gather(
        *(
            services.panel.enter(by(who), shown.session.id, version)
            for services, who in zip(pair, (ANN, BEN), strict=True)
        )
    )
    assert [rows(outcome) for outcome in outcomes] == [["moist", "crane"]] * 2
    assert sorted(outcome.outdated for outcome in outcomes) == [False, True]


async def test_marks_changed_after_they_were_seen_are_not_entered(
    pair: tuple[Services, Services],
) -> None:
    seen = await drafted(pair[0])
    draft = seen.session.draft
    assert draft is not None
    await pair[1].panel.mark(by(BEN), seen.session.id, draft.number, 0, Mark.CORRECT)
    late = await pair[0].panel.enter(by(ANN), seen.session.id, seen.session.version)
    assert late.outdated
    assert rows(late) == ["moist"]
    assert late.session.draft is not None
    assert str(late.session.draft.marks) == "20000"


async def test_a_mark_for_another_guess_changes_nothing(pair: tuple[Services, Services]) -> None:
    seen = await drafted(pair[0])
    draft = seen.session.draft
    assert draft is not None
    await pair[1].panel.other(by(BEN), seen.session.id, "blunt")
    after = await pair[0].panel.mark(by(ANN), seen.session.id, draft.number, 0, Mark.CORRECT)
    assert after.session.draft is not None
    assert (after.session.draft.guess, str(after.session.draft.marks)) == ("blunt", "00000")


async def test_rows_brought_at_the_same_time_are_all_kept(pair: tuple[Services, Services]) -> None:
    words = ["moist", "crane", "bully", "fudge"]
    brought = [
        pair[at % 2].rows.add(
            by((ANN, BEN)[at % 2]), word, str(score(Word(word), Word("vivid"))), SHARED
        )
        for at, word in enumerate(words)
    ]
    await asyncio.gather(*brought)
    after = await pair[0].puzzles.show(by(BEN), shared=True)
    assert set(rows(after)) == set(words)


async def test_a_request_delivered_twice_takes_effect_once(
    pair: tuple[Services, Services],
) -> None:
    async def twice(asker: Asker, guess: str) -> list[PuzzleView]:
        deliveries = (one.rows.add(asker, guess, "00000") for one in pair)
        return await asyncio.gather(*deliveries)

    begun = await twice(by(ANN), "moist")
    first = begun[0].session.id
    for outcome in begun:
        assert rows(outcome) == ["moist"]
    for outcome in await twice(by(ANN), "bench"):
        assert rows(outcome) == ["moist", "bench"]
    asker = by(ANN)
    for services in pair:
        assert rows(await services.panel.undo(asker, first)) == ["moist"]


async def test_a_solved_puzzle_delivered_twice_begins_no_other(
    pair: tuple[Services, Services],
) -> None:
    asker = by(ANN)
    first = await pair[0].rows.add(asker, "moist", "22222")
    second = await pair[1].rows.add(asker, "moist", "22222")
    assert first.session.id == second.session.id
    assert rows(second) == ["moist"]


async def test_a_new_puzzle_asked_for_by_two_is_one(pair: tuple[Services, Services]) -> None:
    begun = await pair[0].rows.lead(by(ANN), SHARED)
    await pair[0].puzzles.remember_message(begun.session.id, HERE, 77)
    renewed = await asyncio.gather(
        *(
            services.puzzles.renew(by(who), begun.session.id)
            for services, who in zip(pair, (ANN, BEN), strict=True)
        )
    )
    ids = {outcome.session.id for outcome in renewed if outcome}
    assert len(ids) == 1
    assert ids != {begun.session.id}
    assert all(outcome and outcome.session.message_id == 77 for outcome in renewed)


async def test_private_sessions_are_closed_to_others(pair: tuple[Services, Services]) -> None:
    mine = await pair[0].rows.add(by(ANN), "moist", "00000")
    with pytest.raises(NoSolveSession):
        await pair[0].panel.undo(by(BEN), mine.session.id)
    with pytest.raises(NoSolveSession):
        await pair[0].puzzles.show(by(BEN))


async def test_help_is_stored_for_the_turn_in_which_it_was_taken(
    pair: tuple[Services, Services],
) -> None:
    begun = await pair[0].rows.lead(by(ANN))
    for rung in (Rung.NUDGE, Rung.NUDGE, Rung.LETTER):
        await pair[0].panel.climb(by(ANN), begun.session.id, rung)
    shown = await pair[1].puzzles.show(by(ANN))
    assert shown.session.rungs == {Rung.NUDGE, Rung.LETTER}
    assert shown.ladder.nudges
    assert shown.ladder.letter is not None
    assert shown.ladder.guesses is None
    brought = await pair[0].rows.add(by(ANN), "moist", "00000")
    assert brought.ladder.guesses is None
    later = await pair[1].rows.add(by(ANN), "crane", "00000")
    assert later.session.rungs == set()


async def test_who_brings_rows_is_told_no_word_and_never_waits_for_one(store: Store) -> None:
    services = services_over(store, pool=Pool())
    told = await services.rows.add(by(ANN), "moist", "00000")
    assert told.ladder.guesses is None
    assert told.remaining
    asked = await services.panel.climb(by(ANN), told.session.id, Rung.GUESSES)
    assert asked.ladder.guesses is not None


async def test_the_guesses_bring_the_best_one_ready_to_be_marked(
    pair: tuple[Services, Services],
) -> None:
    begun = await pair[0].rows.add(by(ANN), "raise clout", "00000 01000")
    after = await pair[0].panel.climb(by(ANN), begun.session.id, Rung.GUESSES)
    assert after.ladder.guesses is not None
    assert after.session.draft is not None
    assert after.session.draft.guess == after.ladder.guesses.guesses[0].guess


async def test_there_is_an_end_to_rows_and_to_undoing(pair: tuple[Services, Services]) -> None:
    # they leave few words: there is little to think about at each step
    *many, more = ("".join(letters) for letters in islice(permutations("raise"), 21))
    hints = [str(score(Word(word), Word("vivid"))) for word in (*many, more)]
    begun = await pair[0].rows.add(by(ANN), " ".join(many), " ".join(hints[:-1]))
    with pytest.raises(TooManyRows):
        await pair[0].rows.add(by(ANN), more, hints[-1])
    for _ in range(20):
        begun = await pair[0].panel.undo(by(ANN), begun.session.id)
    with pytest.raises(NothingToUndo):
        await pair[0].panel.undo(by(ANN), begun.session.id)


async def test_a_row_brought_again_is_one_row(store: Store) -> None:
    services = services_over(store)
    await services.rows.add(by(ANN), "moist", "00000")
    twice = await services.rows.add(by(ANN), "moist crane crane", "00000 01000 01000")
    assert rows(twice) == ["moist", "crane"]
    again = await services.rows.add(by(ANN), "crane", "01000")
    assert rows(again) == ["moist", "crane"]
    corrected = await services.rows.add(by(ANN), "crane", "01001")
    mended = await services.panel.answer_slip(
        by(ANN), corrected.session.id, corrected.session.version, (2, Feedback.parse("01001"))
    )
    assert [str(entry.feedbacks[0]) for entry in mended.session.entries] == ["00000", "01001"]


async def test_nothing_is_guessed_after_the_answer(store: Store) -> None:
    services = services_over(store)
    with pytest.raises(GameOver):
        await services.rows.add(by(ANN), "chess caves", "22222 20012")
    two = PuzzleChoice(boards=2)
    boards = await services.rows.add(by(ANN), "chess caves", "22222 20102, 20012 22222", two)
    assert boards.session.solved
    with pytest.raises(GameOver):
        await services.rows.add(by(ANN), "chess swiss", "22222 22222 00022 00022", two)


async def test_undo_first_takes_back_the_word_somebody_wants_to_mark(store: Store) -> None:
    services = services_over(store)
    begun = await services.rows.add(by(ANN), "moist", "00000")
    await services.panel.other(by(ANN), begun.session.id, "crane")
    unmarked = await services.panel.undo(by(ANN), begun.session.id)
    assert unmarked.session.draft is None
    assert rows(unmarked) == ["moist"]
    assert rows(await services.panel.undo(by(ANN), begun.session.id)) == []


async def test_what_is_counted_is_what_is_split(store: Store) -> None:
    services = services_over(store)
    begun = await services.rows.add(by(ANN), "raise", "00000")
    shown = await services.panel.climb(by(ANN), begun.session.id, Rung.GUESSES)
    (left,), guesses = shown.remaining, shown.ladder.guesses
    assert guesses
    assert left.total == guesses.remaining == 548
    assert left.likely == guesses.likely
    # a dozen are counted, and never spelled out
    assert len(left.words) == 536


async def test_everything_counts_alike_when_asked_for(store: Store) -> None:
    services = services_over(store)
    likely = await services.rows.add(by(ANN), "caves", "20012")
    every = await services.rows.add(
        by(ANN), "caves", "20012", PuzzleChoice(words=WordList.EVERYTHING)
    )
    assert every.remaining[0].likely == every.remaining[0].total == likely.remaining[0].total
    assert likely.remaining[0].likely < every.remaining[0].likely


async def test_ones_own_marks_may_be_entered_before_they_are_drawn(store: Store) -> None:
    services = services_over(store)
    seen = (await services.rows.lead(by(ANN))).session
    assert seen.draft is not None
    await services.panel.mark(by(ANN), seen.id, seen.draft.number, 0, Mark.PRESENT)
    entered = await services.panel.enter(by(ANN), seen.id, seen.version)
    assert not entered.outdated
    assert [str(entry.feedbacks[0]) for entry in entered.session.entries] == ["10000"]
    again = await services.panel.enter(by(ANN), seen.id, seen.version)
    assert again.outdated
    assert again.session.entries == entered.session.entries


async def test_undo_brings_the_last_guess_back_with_its_marks(store: Store) -> None:
    services = services_over(store)
    seen = (await services.rows.lead(by(ANN), PuzzleChoice(boards=2))).session
    assert seen.draft is not None
    await services.panel.mark(by(ANN), seen.id, seen.draft.number, 1, Mark.PRESENT)
    for _ in seen.boards:
        await services.panel.enter(by(ANN), seen.id)
    undone = (await services.panel.undo(by(ANN), seen.id)).session
    assert undone.entries == ()
    assert undone.draft is not None
    assert (undone.draft.guess, str(undone.draft.marks)) == (seen.draft.guess, "01000")


async def test_buttons_of_one_kind_of_puzzle_do_nothing_to_the_other(store: Store) -> None:
    services = services_over(store)
    stump = (await services.puzzles.stump(by(ANN), "letter-frequency")).session
    solve = (await services.rows.lead(by(ANN))).session
    for work in (
        services.panel.climb(by(ANN), stump.id, Rung.NUDGE),
        services.panel.other(by(ANN), stump.id, "crane"),
        services.panel.why(by(ANN), stump.id, "crane"),
    ):
        with pytest.raises(NoSolveSession):
            await work
    with pytest.raises(NoStump):
        await services.panel.reveal(by(ANN), solve.id, "crane")


async def test_of_one_persons_puzzles_the_latest_are_kept_and_nobody_elses_are_lost(
    store: Store,
) -> None:
    now = datetime(2026, 11, 22, tzinfo=UTC)
    async with store.write() as tx:
        await tx.remember(ANN)
        await tx.remember(BEN)
        other = await tx.puzzles.add(make_blank(by(BEN), now))
        stumps = [
            await tx.puzzles.add(replace(make_blank(by(ANN), now), strategy="minimax"))
            for _ in range(MOST_KEPT + 3)
        ]
    assert other
    async with store.read() as tx:
        kept = [one for one in stumps if one and await tx.puzzles.get(one.id)]
        assert kept == stumps[3:]
        assert await tx.puzzles.get(other.id)


def test_a_word_is_read_in_the_language_that_was_chosen_for_it() -> None:
    usual = PuzzleKind()
    assert PuzzleChoice(language="uk").fit("пісня", usual).length == 5
    assert PuzzleChoice().fit("stöhnen", replace(usual, language="de")).length == 7
