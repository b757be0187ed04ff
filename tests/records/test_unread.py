"""What looks like a share beside one that was read, and told nothing."""

from __future__ import annotations

from cProfile import Profile
from pstats import Stats

import pytest

from bot.domain.records.games import KNOWN_GAMES
from bot.domain.records.shares import read_shares
from bot.domain.records.unread import MOST_HEADLINES, find_unread, list_unread
from tests.records.test_corpus import CHAT, SHARES

WORDLE = "Wordle 1,234 2/6\n\n⬛🟨⬛⬛⬛\n🟩🟩🟩🟩🟩"


@pytest.mark.parametrize(
    ("text", "unread"),
    [
        ("Nerdle #13 2/6 and Tradle banana", ["Tradle banana"]),
        (f"{WORDLE}\n\nFoodle #321 3/6\n🟩🟩🟩", ["Foodle #321 3/6"]),
        (f"{WORDLE}\n\n#Foodle #321 3/6", ["Foodle #321 3/6"]),
        (f"{WORDLE}\n\nConnections\nPuzzle #299\n🟩🟩🟩🟩\n🟨🟨🟨🟨", ["Connections"]),
        (f"{WORDLE}\nFoodle 321 3/6\n\n🟩⬛🟩🟩\n🟩🟩🟩🟩", ["Foodle 321 3/6"]),
        (f"{WORDLE}\nNerdle\nFoodle #3 X", ["Nerdle", "Foodle #3 X"]),
        (f"> Foodle #321 3/6\n{WORDLE}", []),
        (f"{WORDLE}\nhard today, I nearly lost", []),
    ],
)
def test_what_looks_like_a_share_and_tells_nothing_is_found(text: str, unread: list[str]) -> None:
    assert list_unread(text) == unread


def test_a_few_short_headlines_are_enough() -> None:
    found = list_unread("\n".join(f"Foodle #{number} {'x' * 80}" for number in range(9)))
    assert len(found) == MOST_HEADLINES
    assert {len(one) for one in found} == {60}


def test_nothing_of_a_share_that_is_read_is_called_unread() -> None:
    assert [
        (one["text"], list_unread(one["text"])) for one in SHARES if list_unread(one["text"])
    ] == []


def test_little_of_ordinary_chat_is_called_unread() -> None:
    assert list_unread("\n".join(CHAT[138:])) == []


def test_a_headline_of_sixty_letters_stays_as_it_is() -> None:
    headline = f"Foodle #321 {'x' * 48}"
    assert list_unread(f"{WORDLE}\n\n{headline}") == [headline]
    assert list_unread(f"{WORDLE}\n\n{headline}x") == [f"{headline[:59]}…"]


GAMES = KNOWN_GAMES.values()


@pytest.mark.parametrize(
    ("text", "game"),
    [
        ("Thirdle #1730 4/6", "Thirdle"),
        ("🕹️ Gamedle: 27/11/26\n🟥🟩⬜⬜⬜⬜", "Gamedle"),
        ("Daily Sedecordle #1730\nGuesses: 20/21\n1️⃣3️⃣⬛1️⃣4️⃣", "Sedecordle"),
        ("#cemantle #1730: 🟩🟩🟩🟧🟥", "Cémantle"),
        ("Metaflora #1150 🌿\n\n🟧🟧🟨🟩", "Metaflora"),
        ("Strands #5\n🔵🔵🔵", "Strands"),
        ("phew\nMetazooa 1150 - 9/20", "Metazooa"),
    ],
)
def test_what_is_built_like_a_share_of_a_game_is_found(text: str, game: str) -> None:
    found = find_unread(text, GAMES)
    assert found
    assert found.name == game
    assert read_shares(text) == ()


@pytest.mark.parametrize(
    "text",
    [
        "Gamedle was hard today",
        "Gamedle #1500 was hard today",
        "Wordle 1,234 was a 3/6 for mum",
        "my boss got Wordle 1,234 7/6",
        "Chartle, 3/5 of us got it",
        "3 of us play Waffle 🟩🟩🟩",
        "> Thirdle #1730 4/6",
        "mini nerdle 12\n🟩🟩🟩",
        "Framed - One Frame Challenge #9\n🎥 🟥 🟥 🟥 🟥 🟥 🟥",
        "🇫🇷 TUSMO (@tusmo_xyz) Suite de mots #395\n\n6 lettres ✅ - 🔴🔴🔴🔴",
        "#Tradle (🇺🇸 Edition) #278 4/6",
    ],
)
def test_talk_of_a_game_and_a_share_of_its_sister_are_none(text: str) -> None:
    assert find_unread(text, GAMES) is None


def test_hardly_anything_of_ordinary_chat_is_built_like_a_share() -> None:
    found = [line for line in CHAT if find_unread(line, GAMES) and not read_shares(line)]
    assert found == ["Wordle 1,234 7/6", "Wordle 1,234 0/6", "Wordle 1,234 3/5"]


@pytest.mark.parametrize("lines", ["\n1", "1\n🟩🟩🟩🟩🟩\n🟩🟩🟩🟩🟩\n", "Foodle #3 X\n"])
def test_twice_the_text_takes_twice_the_work(lines: str) -> None:
    def count_calls(length: int) -> int:
        profile = Profile()
        profile.runcall(list_unread, (lines * length)[:length])
        stats: dict[str, int] = vars(Stats(profile))
        return stats["total_calls"]

    # patterns are compiled at their first use
    count_calls(10)
    assert count_calls(4000) < 3 * count_calls(2000)
