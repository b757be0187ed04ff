"""Strange texts through every place that reads one: taken or refused kindly, never repeated raw.

What people type is made of letters of many scripts, marks piled on them, characters that turn the
direction of writing, Discord's markup and mentions, tiles, digits and headlines of shares, and is
up to 6,000 characters long. Nothing but a refusal may come back, and neither what was read nor
its refusal may hold markup that came in.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, date, datetime
from random import Random

from bot.adapters.controls.routes import cell
from bot.board.look import Look
from bot.brain.lexicons import Lexicons
from bot.domain.corrections import ResultKey, read_score
from bot.domain.game_setup import GameSetup
from bot.domain.guild_settings import SETTINGS, GuildSettings
from bot.domain.leaderboard_requests import LeaderboardRequest
from bot.domain.list_reading import read_list
from bot.domain.lists import read_name
from bot.domain.puzzles import PuzzleKind
from bot.domain.records.games import KNOWN_GAMES
from bot.domain.records.shares import looks_like_share, read_shares
from bot.domain.records.summary import read_summary
from bot.domain.records.unread import list_unread
from bot.domain.setting_changes import TYPED, change
from bot.domain.setting_kinds import Page
from bot.render.guilds import panel
from bot.render.names import escape_name
from bot.render.refusals import refusal
from bot.services.coach.pasted_games import retell
from bot.services.puzzles.grids import arrange, read_grid
from bot.services.puzzles.typed_rows import make_entries, read_wordless, sort_out
from engine import Game, Rules, Word, parse
from engine.words import ALPHABETS

LONGEST = 6_000
NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)
LOCALES = ("en-US", "de", "es-ES", "fr", "pl", "pt-BR")

MARKUP = (
    "<@81234567890123456>",
    "<@!81234567890123456>",
    "<@&81234567890123456>",
    "<#81234567890123456>",
    "</play:81234567890123456>",
    "<:x:81234567890123456>",
    "@everyone",
    "@here",
    "[x](https://e.vil)",
    "https://e.vil",
    "discord.gg/evil",
    "**evil**",
    "||evil||",
    "~~evil~~",
    "`evil`",
    "```evil```",
    "# evil",
    "> evil",
    "-# evil",
)
"""What Discord would format, link or ping with."""

TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f"
"""Characters that turn the direction of what follows."""

ALPHABET = "".join({letter for each in ALPHABETS.values() for letter in each.letters})
TILES = "🟩🟨⬛⬜🟧🟦012gybx.-/ \n"
_PIECES: tuple[Callable[[Random], str], ...] = (
    lambda dice: dice.choice(MARKUP),
    lambda dice: dice.choice(TURNING),
    lambda dice: "".join(dice.choices(ALPHABET, k=dice.randrange(3, 9))),
    lambda dice: dice.choice(("crane", "raise", "ärger", "λόγος", "İTİCİ", "niñez", "ＣＲＡＮＥ")),
    lambda dice: "".join(dice.choices(TILES, k=dice.randrange(1, 40))),
    lambda dice: dice.choice("aeg") + "\u0301\u0336\u20dd" * dice.randrange(1, 20),
    lambda dice: dice.choice(("\ud83d", "\udc00", "\x00", "\ufeff", "\u200b", "\U0010ffff", "ﬀ")),
    lambda dice: "9" * dice.choice((1, 2, 5, 20, 5_000)),
    lambda dice: dice.choice(("Wordle 1,234 3/6*", "Framed #1", "X/6", "1:23", "2026-02-30")),
    lambda dice: "".join(chr(dice.randrange(1, 0x3000)) for _ in range(dice.randrange(1, 12))),
    lambda dice: dice.choice((" ", "\n", "\t", ",", ".", ":", "/", "=", "-", "_")),
)


def make_text(dice: Random) -> str:
    """A strange text: mostly short, one of a hundred up to `LONGEST` characters long."""
    text = "".join(dice.choice(_PIECES)(dice) for _ in range(dice.randrange(1, 6)))
    if dice.random() < 0.01:
        text = (text * (LONGEST // len(text) + 1))[:LONGEST]
    return text


@dataclass(frozen=True)
class Fuzzed:
    """`crashes` are what was raised and is no refusal, `echoes` what came back raw."""

    inputs: int
    taken: int
    refused: int
    crashes: int
    echoes: int
    first: str = ""


class Readers:
    """Every place that reads a text, by name; each returns what people would be shown of it."""

    def __init__(self, dice: Random) -> None:
        self._dice = dice
        self._lexicons = Lexicons()
        self._english = english = self._lexicons("en", 5)
        self._game = Game(Rules.standard(5), (Word("crane"),), english)
        self.all: dict[str, Callable[[str], Iterable[str]]] = {
            "guess": self._guess,
            "word in any language": self._word,
            "completion": lambda text: english.starting_with(
                "".join(english.alphabet.fold(text)), 25
            ),
            "guess and hints": self._hints,
            "grid of a message": lambda text: [read_grid(text).tiles],
            "share": self._share,
            "what is no share": lambda text: map(escape_name, list_unread(text)),
            "summary": self._summary,
            "game that is told": self._retell,
            "word list": self._list,
            "name of a list": lambda text: [read_name(text)],
            "name of a player": lambda text: [escape_name(text)],
            "corrected score": self._score,
            "setting": self._setting,
            "custom id": self._custom_id,
        }

    def read(self, name: str, text: str) -> list[str]:
        return [*self.all[name](text)]

    def _guess(self, text: str) -> list[str]:
        return [*self._game.play(self._english.parse(text)).guesses]

    def _word(self, text: str) -> list[str]:
        return [parse(text, self._dice.choice([*ALPHABETS.values()]))]

    def _hints(self, text: str) -> list[str]:
        half = len(text) // 2
        guess, hints = text[:half], text[half:]
        grid = arrange(read_wordless(guess, hints), self._dice.choice((1, 2, 4)))
        brought = sort_out(guess, hints)
        words = [parse(word) for word in brought.words]
        read = make_entries(words, brought.tiles, PuzzleKind(), (0,))
        return [*(entry.guess for entry in read), grid.tiles if grid else ""]

    def _share(self, text: str) -> list[str]:
        looks_like_share(text)
        return [share.game.name for share in read_shares(text)]

    def _summary(self, text: str) -> list[str]:
        told = read_summary(f"Here are yesterday's results:\n👑 3/6: @{text}")
        return [escape_name(one.name) for one in told.solvers] if told else []

    def _retell(self, text: str) -> list[str]:
        third = len(text) // 3
        told = retell(
            self._lexicons, "en", text[:third], text[third : 2 * third], text[2 * third :]
        )
        return [*told.guesses, told.answer]

    def _list(self, text: str) -> list[str]:
        language = self._dice.choice([*ALPHABETS])
        made, _ = read_list("Lesson", language, text, self._lexicons.slurs)
        return [*made.words]

    def _score(self, text: str) -> list[str]:
        return [str(read_score(self._dice.choice([*KNOWN_GAMES.values()]), text).figure)]

    def _setting(self, text: str) -> list[str]:
        name, values = self._dice.choice([*SETTINGS, *TYPED]), [text] * self._dice.choice((1, 1, 2))
        settings = change(GuildSettings(), name, values, NOW)
        return [panel(settings, Look(), Page.WORDS).text]

    def _custom_id(self, text: str) -> list[str]:
        dotted = re.sub(r"[^\w-]+", ".", text)
        for read in (
            GameSetup.parse,
            LeaderboardRequest.read,
            ResultKey.read,
            cell,
            date.fromisoformat,
        ):
            # a strange id is answered as one of another version
            with suppress(ValueError):
                read(dotted)
        return []


def find_echoes(text: str, shown: str) -> list[str]:
    """What of a text came back raw, not escaped: markup, mentions, or what turns the writing."""
    typed, shown = unicodedata.normalize("NFKC", text), re.sub(r"\\.", "", shown)
    raw = [one for one in MARKUP if one in shown and (one in text or one in typed)]
    return raw + [one for one in TURNING if one in shown]


def fuzz(inputs: int, dice: Random) -> Fuzzed:
    """Let every reader read strange texts, so many in all, in turn."""
    readers, counts, first = Readers(dice), Counter[str](), ""
    for number in range(inputs):
        name = [*readers.all][number % len(readers.all)]
        text, look = make_text(dice), Look(locale=dice.choice(LOCALES))
        outcome = "taken"
        try:
            shown = "\n".join(readers.read(name, text))
        except Exception as error:  # whatever is no refusal is what is looked for
            reply = refusal(error, look)
            outcome, shown = ("refused", reply.text) if reply else ("crashes", "")
            first = first or ("" if reply else f"{name}: {error!r} for {text!r}")
        if echoes := find_echoes(text, shown):
            outcome, first = "echoes", first or f"{name}: {echoes} of {text!r}"
        counts[outcome] += 1
    return Fuzzed(
        inputs,
        counts["taken"],
        counts["refused"],
        counts["crashes"],
        counts["echoes"],
        first[:500],
    )
