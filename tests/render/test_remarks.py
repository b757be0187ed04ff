"""The line at the end of a game: where it stands, and that it changes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.board.look import DEFAULT
from bot.domain.games import Phase
from bot.domain.modes import SOLO
from bot.render.games import game
from bot.render.remarks import VARIANTS, Finish, find_finish, remark
from bot.services.games.view import GameView
from bot.texts import LOCALES, load
from tests.render.test_message import CRANE, session


@pytest.mark.parametrize(
    ("phase", "guesses", "finish"),
    [
        (Phase.WON, ["crane"], Finish.ONE),
        (Phase.WON, ["moist", "crane"], Finish.TWO),
        (Phase.WON, ["moist", "buddy", "crane"], None),
        (Phase.WON, ["moist", "buddy", "flask", "whelp", "vegan", "crane"], Finish.LAST),
        (Phase.LOST, ["moist", "buddy", "flask", "whelp", "vegan", "crate"], Finish.NEAR),
        (Phase.LOST, ["moist", "buddy", "flask", "whelp", "vegan", "pluck"], Finish.LOST),
        (Phase.STOPPED, ["moist"], None),
        (Phase.ACTIVE, ["moist"], None),
    ],
)
def test_an_ending_that_deserves_it_is_remarked_on(
    phase: Phase, guesses: list[str], finish: Finish | None
) -> None:
    ended = session(SOLO, phase, [CRANE], guesses)
    assert find_finish(ended) is finish
    said = game(GameView(ended, remarks=True), DEFAULT).text
    plain = game(GameView(ended), DEFAULT).text
    assert (said != plain) == (finish is not None)


@pytest.mark.parametrize("guesses", [["crane"], ["moist", "crane"]])
def test_a_win_with_a_hint_is_not_praised_as_luck(guesses: list[str]) -> None:
    ended = replace(session(SOLO, Phase.WON, [CRANE], guesses), assisted=True)
    assert find_finish(ended) is None


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("guesses", [["crane"], ["moist", "crane"]])
def test_as_many_games_in_a_row_as_there_are_lines_never_repeat_one(
    locale: str, guesses: list[str]
) -> None:
    ended = session(SOLO, Phase.WON, [CRANE], guesses)
    views = [GameView(ended, remarks=True, earlier=number) for number in range(VARIANTS)]
    assert len({remark(view, load(locale)) for view in views}) == VARIANTS


LUCK_AND_PRAISE = {
    "en": ("luck", "fought", "owes", "sneaky", "moral", "don't want"),
    "de": ("glück", "gekämpft", "schuldet", "hinterhältig", "moralisch", "wollen"),
    "el": ("τύχη", "πάλεψ", "χρωστά", "ύπουλη", "ηθικ", "δεν θέλουν"),
    "es": ("suerte", "peleado", "debe", "traicionera", "moral", "no quieren"),
    "fr": ("chance", "combat", "doit", "sournois", "moral", "envie"),
    "id": ("mujur", "perlawanan", "berutang", "licik", "moral", "tidak mau"),
    "it": ("fortuna", "lotta", "deve", "subdola", "moral", "non vogliono"),
    "nl": ("geluk", "gevochten", "goed te maken", "gemeen", "morele", "willen"),
    "pl": ("szczęście", "walka", "winne", "podstępne", "moraln", "nie chcą"),
    "pt-BR": ("sorte", "luta", "deve", "traiçoeira", "moral", "não quer"),
    "sv": ("tur", "kämpat", "skyldigt", "lurigt", "moralisk", "vill"),
    "tr": ("şans", "savaş", "borc", "sinsi", "manevi", "istemiyor"),
    "uk": ("пощастило", "бій", "винне", "хитре", "моральн", "не хочуть"),
}
"""What a line about a loss must not say, as the coach may know better."""


@pytest.mark.parametrize("locale", LUCK_AND_PRAISE)
@pytest.mark.parametrize("last", ["crate", "pluck"])
def test_a_loss_is_neither_blamed_on_the_word_nor_praised(locale: str, last: str) -> None:
    ended = session(SOLO, Phase.LOST, [CRANE], ["moist", "buddy", "flask", "whelp", "vegan", last])
    views = [GameView(ended, remarks=True, earlier=number) for number in range(VARIANTS)]
    words = " ".join(remark(view, load(locale)) for view in views).casefold().split()
    lines = f" {' '.join(words)} "
    assert [said for said in LUCK_AND_PRAISE[locale] if f" {said}" in lines] == []


def test_what_a_loss_must_not_be_called_is_known_of_every_locale() -> None:
    assert {*LUCK_AND_PRAISE, "en-GB"} == {*LOCALES}
