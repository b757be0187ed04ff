"""The titles of games, matches and puzzles."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.board.look import Look
from bot.domain.games import GameSession
from bot.domain.lists import ListName
from bot.domain.matches import Match
from bot.domain.modes import MODES, Mode, ModeKey
from bot.render.pickers import language_name
from bot.texts import Texts, keys
from engine import Hard, Rules

MODE_NAMES = keys("games-mode", ModeKey)
_HARD = {Hard.HARD: "games-hard-hard", Hard.ULTRA: "games-hard-ultra"}


def list_modes(fits: Callable[[Mode], bool], say: Texts) -> str:
    """List the names of the modes that fit."""
    return say.join(say(MODE_NAMES[mode.key]) for mode in MODES.values() if fits(mode))


def title(
    mode: Mode,
    rules: Rules,
    number: int | None,
    language: str,
    look: Look,
    *,
    turns: bool = False,
    class_list: ListName | None = None,
) -> str:
    """Return ``Daily 21 · 5 letters · hard``, with the class list or a language of others."""
    say = look.say
    name = say(MODE_NAMES[mode.key])
    numbered = say("games-numbered", mode=name, number=number) if number else name
    named = traits(rules.length, rules.boards, rules.hard, say)
    taking = [say("games-turns")] if turns else []
    words = [class_list.name] if class_list else list_language(language, say)
    return " · ".join([numbered, *words, *named, *taking])


def say_unranked(game: GameSession | Match, say: Texts) -> str:
    """Say in small print that a game of this kind never counts; nothing of one that does."""
    return "" if game.ranked else f"-# {say('games-unranked')}"


def list_language(language: str, say: Texts) -> list[str]:
    """Return the language's name, unless it is that of the reader."""
    return [language_name(language)] if language != say.locale.partition("-")[0] else []


def traits(length: int, boards: int, hard: Hard, say: Texts) -> Iterator[str]:
    """Yield ``5 letters``, ``4 boards``, ``hard``."""
    yield say("games-letters", letters=length)
    if boards > 1:
        yield say("games-boards", boards=boards)
    if hard in _HARD:
        yield say(_HARD[hard])
