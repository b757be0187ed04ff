"""The difficulty of a word, as a reply."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.board.look import Look
from bot.board.text import space
from bot.brain.rivals import PERFECT
from bot.render.reply import Reply
from bot.render.rivals import rival_name
from bot.services.coach.views import RatedWord
from bot.texts import Texts, keys
from engine.solver.difficulty import DIFFICULTY_LIMIT, Difficulty
from engine.solver.hardness import Obstacle
from engine.solver.hardness_model import HARDNESS_WORDS

TRAP = 4
"""Similar answers from which on they are a trap."""

FAMILY = 30
"""Words of a trap to name at most."""

_LEVELS = keys("coach-level", HARDNESS_WORDS.values())
_REASONS = keys("coach-hard-because", Obstacle)


def difficulty(word: RatedWord, look: Look) -> Reply:
    """Say what a word means, how hard it is to guess, and why; and if it is never hidden."""
    say, judged = replace(look, capitals=word.capitals).say, word.difficulty
    hard = judged.hardness
    reasons = [_reason(one, about, say) for one, about in hard.reasons.items()]
    why = "coach-hard-why" if hard.above_average else "coach-hard-why-easy"
    because, alike = [say(why, reasons=say.join(reasons))] if reasons else [], _trap(judged, say)
    lines = [
        *([f"*{word.meaning}*"] if word.meaning else []),
        say(
            "coach-hard-figure",
            level=say(_LEVELS[hard.level]),
            guesses=hard.guesses,
            failing=max(2, round(1 / hard.lost)),
            figure=hard.figure,
        ),
        # a trap is what makes a word hard, before anything else
        *([alike, *because] if _is_trap(judged) else [*because, alike]),
        f"{_count_needed(judged.best, say)} {_losers(judged, say)}",
        *_opening(judged, say),
        *([] if word.hidden else [say("coach-hard-unhidden")]),
    ]
    return Reply(
        title=say("coach-hard-title", answer=space(judged.answer)),
        text="\n".join(lines),
        footer=say("coach-hard-note"),
        private=True,
    )


def _reason(obstacle: Obstacle, about: str, say: Texts) -> str:
    letters = (f"**{letter.upper()}**" for letter in about.split())
    return say(_REASONS[obstacle], letters=say.join([*letters]))


def _count_needed(guesses: int | None, say: Texts) -> str:
    if guesses is None or guesses > DIFFICULTY_LIMIT:
        return say("coach-hard-solver-lost", rival=rival_name(PERFECT, say), most=DIFFICULTY_LIMIT)
    return say("coach-hard-solver", rival=rival_name(PERFECT, say), guesses=guesses)


def _losers(difficulty: Difficulty, say: Texts) -> str:
    strategies, losers = len(difficulty.guesses), difficulty.losers
    if not losers:
        return say("coach-losers-none", strategies=strategies)
    names = " · ".join(rival_name(name, say) for name in losers)
    return say("coach-losers", losers=len(losers), strategies=strategies, names=names)


def _opening(difficulty: Difficulty, say: Texts) -> Iterator[str]:
    """Say what the word is worth as a first guess, where that is known."""
    if one := difficulty.opening:
        yield say("coach-hard-opening", guesses=one.mean, place=one.place, words=one.of)


def _trap(difficulty: Difficulty, say: Texts) -> str:
    if difficulty.trap is None:
        return say("coach-alike-none")
    words = difficulty.trap.words
    named = ", ".join(say.write(word) for word in words[:FAMILY])
    if len(words) > FAMILY:
        named = say("coach-named-more", named=named)
    pattern = difficulty.trap.pattern.upper().replace("_", "▢")
    key = "coach-trap" if _is_trap(difficulty) else "coach-alike"
    return say(key, words=len(words), pattern=pattern, named=named)


def _is_trap(difficulty: Difficulty) -> bool:
    # people get out of some: TRAIN is easy
    alike = len(difficulty.trap.words) if difficulty.trap else 0
    return alike >= TRAP and difficulty.hardness.above_average
