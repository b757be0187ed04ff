"""The next guess as a line to act on, and the figures behind it."""

from __future__ import annotations

from collections.abc import Iterable

from bot.render.reply import Reply
from bot.services.puzzles.views import Reasons
from bot.texts import Texts
from engine.solver import Suggestion, Suggestions, Tier
from engine.solver.shortlist import CANDIDATES

ALSO = 2
"""Further words to name below the first."""

_SURE = 0.25
"""Expected likely words left below which a guess is almost certainly right."""

ABOUT = 8
"""Words from which on their number is rounded."""


def guesses(suggestions: Suggestions, boards: int, say: Texts) -> str:
    """Return ``Try PHONE. It may be the answer, and usually leaves 1 or 2 words.``, and two more.

    A rude word is named only if it is the best, and hidden.
    """
    first, *others = suggestions.guesses
    if first.denied:
        return say("puzzles-try-rude", word=say.write(first.guess), words=suggestions.remaining)
    other = next((other for other in others if other.is_candidate and not other.denied), None)
    if suggestions.remaining == 2 and first.is_candidate and other:
        return say("puzzles-try-two", word=say.write(first.guess), other=say.write(other.guess))
    common = suggestions.tier is Tier.ANSWERS and not first.rare
    if likely := _try_likely(suggestions, boards, say):
        return likely
    sure = first.is_candidate and common and first.expected_remaining < _SURE
    almost_certain = boards == 1 and sure
    if almost_certain and suggestions.remaining > 1:
        return say("puzzles-try-likely", word=say.write(first.guess))
    also = [other for other in others if not (other.denied or other.rare)][:ALSO]
    lines = [_propose(first, suggestions, boards, say)]
    if not common and first.is_candidate and suggestions.remaining > 1:
        lines[0] += " " + say("puzzles-try-rare")
    possible = [other for other in also if other.is_candidate]
    probes = [other for other in also if not other.is_candidate]
    if possible:
        lines.append(say("puzzles-try-also", words=_list(possible, say)))
    if probes:
        lines.append(say("puzzles-try-also-probes", words=_list(probes, say)))
    return "\n".join(lines)


def _list(guesses: Iterable[Suggestion], say: Texts) -> str:
    return say.join(f"**{say.write(one.guess)}**" for one in guesses)


def _try_likely(suggestions: Suggestions, boards: int, say: Texts) -> str:
    """Propose one of two likely words, or the only one, and say how many rarer ones fit."""
    first, *others = suggestions.guesses
    rarer = suggestions.remaining - suggestions.likely
    if boards > 1 or not (first.is_likely and suggestions.likely <= 2 and rarer):
        return ""
    other = next((other for other in others if other.is_likely), None)
    if suggestions.likely == 2 and (other is None or other.denied):
        return ""
    key = "puzzles-try-likeliest" if other is None else "puzzles-try-two-likely"
    named = say.write(other.guess) if other else ""
    sentence = say(key, word=say.write(first.guess), other=named)
    return f"{sentence} {say('puzzles-try-rarer', words=rarer)}"


def _propose(first: Suggestion, suggestions: Suggestions, boards: int, say: Texts) -> str:
    word = say.write(first.guess)
    if suggestions.remaining == 1 and first.is_candidate:
        common = suggestions.tier is Tier.ANSWERS and not first.rare
        return say("puzzles-try-only" if common else "puzzles-try-only-rare", word=word)
    possible = "puzzles-try-possible" if boards == 1 else "puzzles-try-possible-board"
    key = possible if first.is_candidate else "puzzles-try-probe"
    return say(key, word=word, leaves=_leaves(first, boards, say))


def _leaves(first: Suggestion, boards: int, say: Texts) -> str:
    words = first.expected_remaining
    if boards > 1:
        return say("puzzles-leaves-boards", words=max(1, round(words)))
    if words >= ABOUT:
        return say("puzzles-leaves-about", words=round(words))
    few = max(1, int(words))
    if words <= few or first.worst <= few:
        return say("puzzles-leaves", words=few)
    return say("puzzles-leaves-or", few=few, words=few + 1)


def figures(reasons: Reasons, say: Texts) -> Reply:
    """Show the figures by which the words were ranked, and no others that could contradict them."""
    ranked = [one for one in reasons.suggestions.guesses if one.cost is not None and not one.denied]
    if not ranked:
        return Reply(say("puzzles-reasons-none"), private=True)
    lines = [
        say("puzzles-reasons-figure", word=say.write(one.guess), guesses=one.cost or 0.0)
        for one in ranked
    ]
    considered = sum(min(count, CANDIDATES) for count in reasons.remaining)
    total = sum(reasons.remaining)
    sampled = say("puzzles-sampled", seen=considered, words=total) if considered < total else ""
    return Reply(
        title=say("puzzles-reasons-title", word=say.write(ranked[0].guess)),
        text="\n".join(lines),
        footer=" ".join(filter(None, [say("puzzles-reasons-note"), sampled])),
        private=True,
    )
