"""Every refusal in words: kind, private, and saying what to do next."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from typing import Any

from bot import errors as bot
from bot.render.reply import Reply, mention, plural
from engine import Exclusion, Rule, Violation
from engine import errors as engine
from engine.solver import Mend

KEPT = "No turn was lost."


def refusal(error: Exception) -> Reply | None:
    """Return the private reply to a refusal, or None for an error that nobody foresaw."""
    sentence = _SENTENCES.get(type(error))
    return Reply(text=sentence(error), private=True) if sentence else None


def unexpected(reference: str) -> Reply:
    """The one line that answers a defect of ours."""
    text = f"Something went wrong on my side, and nothing was lost. Reference: `{reference}`"
    return Reply(text=text, private=True)


def clue(broken: Violation | Exclusion) -> str:
    """The clue that a word ignores, in a sentence."""
    letter = broken.letter.upper()
    if isinstance(broken, Exclusion):
        return _exclusion(broken, letter)
    if broken.at is not None:
        return f"row {broken.turn} shows that letter {broken.at} is **{letter}**"
    return f"row {broken.turn} shows {_copies(broken.count, letter)}, so it must be used"


def _exclusion(broken: Exclusion, letter: str) -> str:
    row = f"row {broken.turn} shows"
    match broken.rule:
        case Rule.CORRECT_STAYS:
            return f"{row} that letter {broken.at} is **{letter}**"
        case Rule.PRESENT_MOVES:
            return f"{row} that letter {broken.at} is not **{letter}**"
        case Rule.ENOUGH:
            return f"{row} at least {_copies(broken.count, letter)}"
        case Rule.NOT_TOO_MANY:
            return f"{row} {_copies(broken.count, letter)}" + (" only" if broken.count else "")


def _copies(count: int, letter: str) -> str:
    return f"{('no', 'one', 'two', 'three', 'four')[min(count, 4)]} **{letter}**"


def _foreign(error: engine.ForeignLetter) -> str:
    return (
        f"{_named(error.character)} is not a letter of this game. Use {error.alphabet[0].upper()}"
        f" to {error.alphabet[-1].upper()}. {KEPT}"
    )


def _unknown_mark(error: engine.UnknownMark) -> str:
    return f"{_named(error.character)} is not a hint. Write one for each letter: {error.accepted}."


def _named(character: str) -> str:
    # only a letter or digit is echoed: anything else may be markup or a control
    name = unicodedata.name(character, "that character").lower()
    return f"“{character}” ({name})" if character.isalnum() else f"“{name}”"


def _wrong_length(error: engine.WrongLength) -> str:
    return f"That has {plural(error.actual, 'letter')}; {error.expected} are needed. {KEPT}"


def _no_lexicon(error: engine.UnknownLexicon) -> str:
    return "I have no word list for that length and language. Try a length from 4 to 8."


def _not_allowed(error: engine.NotAllowed) -> str:
    return f"**{error.word.upper()}** is not in my word list. Try another word. {KEPT}"


def _repeated(error: engine.RepeatedGuess) -> str:
    return f"**{error.word.upper()}** was guessed already, in row {error.turn}. {KEPT}"


def _hard(error: engine.HardModeBroken) -> str:
    return f"Hard mode: {clue(error.violation)}. {KEPT}"


def _game_running(error: bot.GameRunning) -> str:
    whose = "You have" if error.private else "This channel has"
    return f"{whose} a running game already. `/wordle board` shows it, `/wordle stop` ends it."


def _may_not_stop(error: bot.MayNotStop) -> str:
    return (
        f"Only {mention(error.starter.id)}, who began this game, or somebody who may manage "
        "messages can end it."
    )


def _contradictory(error: bot.Contradictory) -> str:
    rows = error.contradiction.rows
    which = (
        f"Row {rows[0]} fits no word I know"
        if len(rows) == 1
        else f"Rows {listed(rows)} cannot all be true"
    )
    return f"{which}, so **{error.word.upper()}** was not kept.{_slip(error.contradiction.mend)}"


def _slip(mend: Mend | None) -> str:
    if mend is None:
        return " Please look at the tiles again."
    return f" Perhaps row {mend.row} should read {mend.feedback.tiles()} (`{mend.feedback}`)?"


def listed(numbers: Sequence[int]) -> str:
    """``1, 2 and 4``."""
    *first, last = map(str, numbers)
    return f"{', '.join(first)} and {last}" if first else last


_SENTENCES: dict[type[Exception], Callable[[Any], str]] = {
    engine.ForeignLetter: _foreign,
    engine.UnknownMark: _unknown_mark,
    engine.WrongLength: _wrong_length,
    engine.UnknownLexicon: _no_lexicon,
    engine.NotAllowed: _not_allowed,
    engine.RepeatedGuess: _repeated,
    engine.HardModeBroken: _hard,
    bot.NoGame: lambda _: "There is no game here. Begin one with `/wordle play`.",
    bot.GameEnded: lambda _: "That game has ended. Begin another with `/wordle play`.",
    bot.GameRunning: _game_running,
    bot.NotYours: lambda _: (
        "That is somebody else's game. Begin your own: `/wordle play mode:solo`."
    ),
    bot.MayNotStop: _may_not_stop,
    bot.NothingToUndo: lambda _: (
        "There is no row to undo. Add one: `/wordle help <guess> <hints>`."
    ),
    bot.NoSolveSession: lambda _: "You have no puzzle here. Begin: `/wordle help <guess> <hints>`.",
    bot.HintsMissing: lambda _: "Give both, a guess and its hints: `/wordle help raise 01002`.",
    bot.Contradictory: _contradictory,
    bot.NoResults: lambda _: "No finished games yet. Begin one with `/wordle play`.",
}
