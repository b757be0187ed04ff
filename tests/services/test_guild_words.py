"""The words of a server: its own added, its banned ones gone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.brain.lexicons import GuildLexicon
from bot.domain.errors import Unwelcome
from bot.domain.guild_settings import DROPPED_KEPT, GuildSettings
from engine import Word
from engine.lexicon import Spelling
from tests.bots import LEXICONS

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)
TICK = timedelta(microseconds=1)
ENGLISH = LEXICONS("en", 5)


def words(*, extra: str = "", banned: str = "", offensive: bool = True) -> GuildLexicon:
    settings = GuildSettings(
        extra=tuple(map(Word, extra.split())),
        banned=dict.fromkeys(map(Word, banned.split()), NOON),
        offensive=offensive,
    )
    return LEXICONS.of(settings, "en", 5)


def test_a_server_without_wishes_has_our_words() -> None:
    plain = words()
    assert plain.weights == ENGLISH.weights
    assert plain.answers == ENGLISH.answers
    assert plain.shipped


def test_an_extra_word_may_be_guessed_and_is_no_answer() -> None:
    larger = words(extra="zorgl toolong")
    assert "zorgl" in larger
    assert "zorgl" not in larger.answers
    assert len(larger.allowed) == len(ENGLISH.allowed) + 1
    assert list(larger.allowed) == sorted(larger.allowed)
    assert larger.starting_with("zorg", 5) == ["zorgl"]


def test_a_banned_word_is_no_answer_no_suggestion_and_no_guess() -> None:
    smaller = words(banned="crane")
    assert "crane" in ENGLISH.answers
    assert "crane" not in smaller.answers
    assert "crane" not in smaller.starting_with("cran", 25)
    with pytest.raises(Unwelcome):
        smaller.parse(" CRANE ")


def test_a_word_both_extra_and_banned_is_banned() -> None:
    both = words(extra="zorgl", banned="zorgl")
    assert "zorgl" not in both
    with pytest.raises(Unwelcome):
        both.parse("zorgl")


def test_offensive_guesses_are_refused_where_the_server_does_not_want_them() -> None:
    offensive = min(ENGLISH.crude)
    assert words().parse(offensive) == offensive
    with pytest.raises(Unwelcome):
        words(offensive=False).parse(offensive)
    assert words(extra=offensive, offensive=False).parse(offensive) == offensive


def test_slurs_are_refused_whatever_a_server_wants() -> None:
    slur = min(ENGLISH.slurs)
    for settled in (words(), words(extra=slur)):
        with pytest.raises(Unwelcome):
            settled.parse(slur)


def test_a_banned_word_is_no_answer_in_either_spelling() -> None:
    for spelling in Spelling:
        assert "crane" in ENGLISH.answers_for(spelling)
        assert "crane" not in words(banned="crane").answers_for(spelling)


def test_a_ban_counts_from_when_it_was_first_made_until_it_is_taken_back() -> None:
    early, late = NOON, NOON + timedelta(hours=1)
    settings = GuildSettings().ban([Word("crane")], early)
    both = settings.ban([Word("crane"), Word("moist")], late)
    assert both.word_policy_at(early).banned == {"crane"}
    assert both.word_policy_at(late) == both.word_policy
    assert both.ban([], late).ban([Word("crane")], late).word_policy_at(early).banned == set()


def test_a_dropped_word_is_remembered_until_no_game_drawn_with_it_runs() -> None:
    crane, moist = Word("crane"), Word("moist")
    dropped = GuildSettings().allow([crane], NOON).allow([], NOON)
    assert dropped.extra == ()
    assert dropped.word_policy_at(NOON - TICK).extra == (crane,)
    assert dropped.word_policy_at(NOON).extra == ()
    # another change of words forgets those of which no game can run any more
    soon, late = NOON + DROPPED_KEPT - TICK, NOON + DROPPED_KEPT
    assert dropped.allow([moist], soon).dropped == {crane: NOON}
    assert dropped.allow([moist], late).dropped == {}
    assert dropped.allow([crane], soon).dropped == {}


def test_a_list_of_its_own_has_no_trees() -> None:
    assert not words(extra="zorgl").shipped
    assert not words(banned="crane").shipped
