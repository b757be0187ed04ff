"""Every sentence of every locale, with each number that languages have forms for."""

from __future__ import annotations

import re

import pytest

from bot.texts import LOCALES, load
from tests.texts.sheet import list_facts, render

NEVER_ONE = {
    "coach-alike",
    "coach-boards-hit",
    "coach-boards-lost",
    "coach-boards-served",
    "coach-boards-title",
    "coach-boards-waited",
    "coach-boards-won",
    "coach-hard-solver-lost",
    "coach-opener",
    "coach-trap",
    "coach-trapped",
    "coach-trapped-other",
    "games-daily-lost",
    "games-prompt-boards",
    "games-sure-streak",
    "games-vote-first",
    "guilds-length",
    "guilds-length-option",
    "lists-about",
    "lists-left-words",
    "matches-apart",
    "matches-lost-days",
    "matches-streak",
    "matches-together",
    "matches-together-kept",
    "matches-word-field",
    "players-call-shield",
    "players-call-streak",
    "players-reminder-new",
    "players-reminder-new-best",
    "puzzles-instead-better",
    "puzzles-leaves-about",
    "puzzles-leaves-or",
    "puzzles-sampled",
    "puzzles-slip-words",
    "puzzles-words-field",
    "records-figure-boards",
    "records-left-out",
    "records-mean-points",
    "refusals-tiles-several",
    "refusals-tiles-uneven",
    "refusals-list-none-so-long",
    "refusals-taught-many",
    "refusals-too-many-lists",
    "refusals-too-many-results",
    "refusals-too-many-rows",
    "refusals-too-many-words",
    "screenshots-which",
    "standings-changed-pasted",
    "standings-page-words-rule",
    "standings-review-streak",
    "standings-season-won",
    "standings-skill-trend",
    "standings-why-average",
    "standings-why-points",
    "standings-why-total",
}
"""Sentences that always count several things: boards, letters of a word, words of a trap."""

MAY_BE_ONE = {
    "el": {
        "coach-boards-lost": "solved",
        "games-stopping": "votes",
        "matches-race": "minutes",
        "records-line": "solved",
        "standings-record": "wins",
        "standings-review-shared": "wins",
        "standings-value-wins": "value",
    },
    "it": {
        "badges-count": "had",
        "board-coach-left": "words",
        "coach-boards-lost": "solved",
        "coach-hard-figure": "figure",
        "games-stop-vote": "votes",
        "games-stop-vote-others": "votes",
        "games-stopping": "votes",
        "records-line": "solved",
        "standings-record": "wins",
        "standings-review-shared": "wins",
        "standings-value-wins": "value",
    },
    "uk": {
        "board-grid-solved": "guesses",
        "coach-times": "times",
        "games-daily-lost": "days",
        "matches-lost-days": "days",
        "puzzles-words-unsaid": "words",
    },
}
"""Sentences that English says alike of one and of two, with what they count, by locale."""

UNTIL = {
    "en": "until",
    "de": "bis",
    "el": "(?:ως|μέχρι)",
    "es": "hasta",
    "fr": "jusqu",
    "pl": "do",
    "pt-BR": "até",
}


def test_one_is_never_followed_by_a_plural() -> None:
    wrong = {key for key, said in render("en") if re.search(r"(?<![.,])\b1 [a-z]+(?<!s)s\b", said)}
    assert wrong == NEVER_ONE


@pytest.mark.parametrize("locale", LOCALES)
def test_every_sentence_can_be_said_with_every_number(locale: str) -> None:
    said = dict(render(locale))
    assert {key for key, _ in render("en")} >= said.keys()
    assert not any("{" in text for text in said.values())


@pytest.mark.parametrize("locale", UNTIL)
def test_no_moment_from_now_stands_behind_a_word_for_until(locale: str) -> None:
    """Discord writes such a moment as "in 2 minutes", and nothing lasts until in 2 minutes."""
    wrong = re.compile(rf"\b{UNTIL[locale]}\S* (in|dans|dentro|em|za|σε) ")
    assert [said for _, said in render(locale) if wrong.search(said)] == []


@pytest.mark.parametrize("locale", ["de", "el", "es", "fr", "pt-BR"])
def test_one_guess_and_two_guesses_differ(locale: str) -> None:
    say = load(locale)
    one, two = (say("games-won-solo", guesses=guesses) for guesses in (1, 2))
    assert one.replace("1", "2") != two


@pytest.mark.parametrize(
    ("locale", "key", "fact"),
    [(locale, *pair) for locale, counted in MAY_BE_ONE.items() for pair in counted.items()],
)
def test_what_may_be_one_has_a_singular(locale: str, key: str, fact: str) -> None:
    say, facts = load(locale), dict.fromkeys(list_facts(locale)[key].plain, 5)
    one, two = (say(key, **facts | {fact: count}) for count in (1, 2))
    assert re.sub(r"\b1\b", "2", one) != two


def test_turkish_asks_with_no_particle_behind_a_fact() -> None:
    """Which of `mı`, `mi`, `mu` and `mü` is right depends on the last vowel before it."""
    asked = re.compile(r"(CRANE|MOIST|‹\w+›)[*`]* m[ıiuü]\b")
    assert [said for _, said in render("tr") if asked.search(said)] == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("mark", ["absent", "present", "correct"])
def test_what_a_tile_is_called_has_no_comma_of_its_own(locale: str, mark: str) -> None:
    """A row that is read out has the tiles between commas."""
    assert "," not in load(locale)(f"board-mark-{mark}")


def test_only_english_names_where_english_words_are_from() -> None:
    named = {locale for locale in LOCALES for _, said in render(locale) if "SCOWL" in said}
    assert named == {"en", "en-GB"}


@pytest.mark.parametrize(
    ("locale", "wrong"), [("es", r"\bunas 1\b"), ("pt-BR", r"\bumas 1\b|\brestam 1\b")]
)
def test_one_is_not_some(locale: str, wrong: str) -> None:
    assert [said for _, said in render(locale) if re.search(wrong, said)] == []
