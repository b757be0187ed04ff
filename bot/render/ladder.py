"""Graded help in words: a nudge, a letter, the best guesses with their reasons."""

from __future__ import annotations

from bot.domain.solves import Rung
from bot.render.reply import Field, plural
from bot.services.advice import Left
from bot.services.solving import Ladder
from engine.solver import Suggestion, Suggestions, Tier
from engine.solver.hints import MOST, Feature, Nudge, Telling
from engine.solver.shortlist import CANDIDATES

SUGGESTED = 5
LABELS = {Rung.NUDGE: "Nudge", Rung.LETTER: "Letter", Rung.GUESSES: "Guesses"}


def remaining(left: Left) -> str:
    """How many words may be the answer of one board."""
    match left.tier:
        case Tier.ANSWERS:
            rare = len(left.words) - left.likely
            also = f" (and {plural(rare, 'rarer one')})" if rare > 0 else ""
            return f"**{plural(left.likely, 'likely word')}** left{also}."
        case Tier.ALLOWED:
            return f"No common word fits; **{plural(len(left.words), 'rare word')}** left."
        case Tier.NONE:
            return "No word in my list fits these rows."


def fields(ladder: Ladder) -> tuple[Field, ...]:
    """What each rung that was climbed says."""
    found: list[Field] = []
    if ladder.nudge:
        found.append(Field("Nudge", nudge(ladder.nudge)))
    if ladder.letter:
        found.append(Field("Letter", letter(ladder.letter)))
    if ladder.guesses and ladder.guesses.guesses:
        found.append(Field("Next guess", guesses(ladder.guesses)))
    return tuple(found)


def nudge(found: Nudge) -> str:
    """``Most candidates end in -er.``"""
    if found.total == 1:
        return f"The word {_feature(found, one=True)}."
    if found.share <= MOST:
        return f"Little is shared; but many candidates {_feature(found)}."
    return f"Most candidates {_feature(found)}."


def letter(found: Telling) -> str:
    """``Try **L**: 17 of 34 words hold it.``"""
    held = f"{found.count:,} of {plural(found.total, 'word')} left"
    verb = "holds" if found.count == 1 else "hold"
    return f"Try one with **{found.letter.upper()}**: {held} {verb} it."


def guesses(suggestions: Suggestions) -> str:
    """The ranked list, with expected remaining and the reason."""
    return "\n".join(
        _line(guess, suggestions.remaining) for guess in suggestions.guesses[:SUGGESTED]
    )


def _feature(found: Nudge, *, one: bool = False) -> str:
    have, end, begin = ("has", "ends", "begins") if one else ("have", "end", "begin")
    match found.feature:
        case Feature.DOUBLE:
            return f"{have} a double letter"
        case Feature.NO_DOUBLE:
            return f"{have} no letter twice"
        case Feature.ENDS:
            return f"{end} in **-{found.text.upper()}**"
        case Feature.BEGINS:
            return f"{begin} with **{found.text.upper()}**"
        case Feature.VOWELS:
            return f"{have} {_vowels(int(found.text))}"


def _vowels(count: int) -> str:
    return "no vowel but perhaps Y" if count == 0 else plural(count, "vowel")


def _line(suggestion: Suggestion, remaining: int) -> str:
    word = f"**{suggestion.guess.upper()}**"
    if remaining == 1 and suggestion.is_candidate:
        return f"{word} – the only word left"
    may_be = " · may be it" if suggestion.is_candidate else ""
    leaves = f"leaves {suggestion.expected_remaining:.1f} on average{may_be}"
    return f"{word} – {leaves}: {reason(suggestion, remaining)}"


def reason(suggestion: Suggestion, remaining: int) -> str:
    """``splits 34 words into 21 groups, at worst 4 stay``"""
    seen = min(remaining, CANDIDATES)
    words = plural(seen, "word") if seen == remaining else f"the likeliest {seen:,} words"
    stay = plural(suggestion.worst, "stays", "stay")
    return f"splits {words} into {plural(suggestion.parts, 'group')}, at worst {stay}"
