"""Solve sessions as replies."""

from __future__ import annotations

from bot.render.board import rows
from bot.render.reply import Action, Button, Field, Reply, Style, plural
from bot.services.solve import SolveOutcome
from engine.solver import Suggestion, Tier

SUGGESTED = 5
PREVIEWED = 10
LISTED = 400
"""How many remaining words are listed before the rest is only counted."""

TEACHING = """\
Bring the tiles of a puzzle from elsewhere, one row at a time:
`/wordle help guess:raise hints:01002`

Hints, one for each letter, in whichever spelling you like:
`2` `g` 🟩 🟧  right letter, right place
`1` `y` 🟨 🟦  right letter, wrong place
`0` `.` `b` `x` ⬛ ⬜  not in the word

I answer privately with what is left and what to guess next."""


def session(outcome: SolveOutcome) -> Reply:
    """The rows so far, how many words remain, and the best next guesses."""
    text = "\n".join(rows(outcome.session.turns)) or "No rows yet."
    return Reply(
        title=f"Your puzzle · {outcome.session.length} letters",
        text=f"{text}\n\n{_remaining(outcome)}",
        fields=_suggestions(outcome),
        buttons=_buttons(outcome),
        private=True,
    )


def teaching() -> Reply:
    """How to begin."""
    return Reply(title="Solve a puzzle with me", text=TEACHING, private=True)


def forgotten() -> Reply:
    text = "A fresh start. Add a row with `/wordle help <guess> <hints>`."
    return Reply(title="New puzzle", text=text, private=True)


def words(outcome: SolveOutcome) -> Reply:
    """Every word that may still be the answer, likely ones first."""
    listed = outcome.advice.words[:LISTED]
    more = len(outcome.advice.words) - len(listed)
    text = " ".join(listed) + (f"\n… and {plural(more, 'word')} more" if more else "")
    return Reply(title=plural(len(outcome.advice.words), "word"), text=text or "–", private=True)


def _remaining(outcome: SolveOutcome) -> str:
    left = outcome.advice.suggestions
    if outcome.session.solved:
        return f"🎉 Solved in {plural(len(outcome.session.turns), 'guess', 'guesses')}."
    match left.tier:
        case Tier.ANSWERS:
            rare = left.remaining - left.likely
            also = f" (and {plural(rare, 'rarer one')})" if rare else ""
            return f"**{plural(left.likely, 'likely word')}** left{also}."
        case Tier.ALLOWED:
            return f"No common word fits; **{plural(left.remaining, 'rare word')}** left."
        case Tier.NONE:
            return "No word in my list fits these rows."


def _suggestions(outcome: SolveOutcome) -> tuple[Field, ...]:
    if outcome.session.solved:
        return ()
    best = outcome.advice.suggestions.guesses[:SUGGESTED]
    return (Field("Next guess", "\n".join(_line(guess) for guess in best)),) if best else ()


def _line(suggestion: Suggestion) -> str:
    word = f"**{suggestion.guess.upper()}**"
    if suggestion.expected_remaining < 1 and suggestion.parts <= 1:
        return f"{word} – the only word left"
    may_be = " · may be it" if suggestion.is_candidate else ""
    return f"{word} – leaves {suggestion.expected_remaining:.1f} words on average{may_be}"


def _buttons(outcome: SolveOutcome) -> tuple[Button, ...]:
    return (
        Button(Action.UNDO, "Undo", outcome.session.id),
        Button(Action.NEW_PUZZLE, "New puzzle", outcome.session.id),
        Button(Action.REMAINING, "Remaining words", outcome.session.id, Style.PRIMARY),
    )
