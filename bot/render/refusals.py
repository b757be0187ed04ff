"""Every refusal in words: kind, private, and saying what to do next."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from typing import Any

from bot.domain import errors as bot
from bot.render.reply import Reply, mention, plural
from engine import Exclusion, Rule, Violation
from engine import errors as engine
from engine.solver.analysis import NothingPlayed

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


def _may_not_begin(error: bot.MayNotBegin) -> str:
    return (
        f"Only {mention(error.starter.id)}, who opened this race, can begin it early. It begins "
        "by itself when all are ready."
    )


def _marks_differ(error: bot.MarksDiffer) -> str:
    return (
        f"If the answer was **{error.answer.upper()}**, row {error.row} would be "
        f"{error.right.tiles()}. Look at the words and tiles again; nothing was kept."
    )


def _uneven(error: bot.HintsUneven) -> str:
    needed = error.words * error.boards * error.length
    whose, need = (f"{error.words} words", "need") if error.words > 1 else ("A word", "needs")
    each = f" on {error.boards} open boards" if error.boards > 1 else ""
    row = f" Look at number {error.row}." if error.row else ""
    return (
        f"{whose} of {error.length} letters{each} {need} {needed} hints; "
        f"there are {error.marks}.{row} Nothing was kept."
    )


def _other_length(error: bot.OtherLength) -> str:
    return (
        f"Your puzzle here has {error.expected} letters, and that word {error.actual}. For "
        f"another puzzle press **New puzzle**, or add `length:{error.actual}`."
    )


def _option_refused(error: bot.OptionRefused) -> str:
    return (
        f"A {error.mode} game takes no `{error.option}`. Leave it out, or see `/wordle modes` "
        "for a mode that has it. Nothing was begun."
    )


def _hint_refused(error: bot.HintRefused) -> str:
    return (
        f"There are no hints in a **{error.mode}** game. `/wordle hint` is for games that are "
        "played together, solo or by vote."
    )


def _wrong_channel(error: bot.WrongChannel) -> str:
    where = ", ".join(f"<#{channel}>" for channel in sorted(error.channel_ids))
    return f"This server plays in {where}. Begin there."


def _may_not_start(error: bot.MayNotStart) -> str:
    who = f"<@&{error.role_id}>" if error.role_id else "those who may manage messages"
    return f"In this server games are begun by {who}. Ask them to begin one; you can join in."


def _unknown_zone(error: bot.UnknownTimeZone) -> str:
    alike = f" Perhaps {' or '.join(error.alike)}?" if error.alike else ""
    return f"I know no time zone of that name.{alike} Write one such as `Europe/Berlin`."


def _unfit_words(error: bot.UnfitWords) -> str:
    first = error.numbers[:10]
    more = " …" if len(error.numbers) > len(first) else ""
    words = "Word" if len(error.numbers) == 1 else "Words"
    return (
        f"{words} {listed(first)}{more} of your list cannot be read. Write words of 4 to 8 "
        "letters, with spaces or commas between them. Nothing was changed."
    )


def listed(things: Sequence[object]) -> str:
    """``1, 2 and 4``."""
    *first, last = map(str, things)
    return f"{', '.join(first)} and {last}" if first else last


_SENTENCES: dict[type[Exception], Callable[[Any], str]] = {
    engine.ForeignLetter: _foreign,
    engine.UnknownMark: _unknown_mark,
    engine.WrongLength: _wrong_length,
    engine.UnknownLexicon: _no_lexicon,
    engine.UnknownStrategy: lambda error: (
        f"I know no strategy of that name. Choose one of {', '.join(error.known)}."
    ),
    engine.NotAllowed: _not_allowed,
    engine.RepeatedGuess: _repeated,
    engine.HardModeBroken: _hard,
    engine.GameOver: lambda _: "There is a guess after the answer. Look at the words again.",
    NothingPlayed: lambda _: "There is no guess to analyse. Play first: `/wordle play`.",
    bot.NoGame: lambda _: "There is no game here. Begin one with `/wordle play`.",
    bot.GameEnded: lambda _: "That game has ended. Begin another with `/wordle play`.",
    bot.GameRunning: _game_running,
    bot.NotYours: lambda _: (
        "That is somebody else's game. Begin your own: `/wordle play mode:solo`."
    ),
    bot.MayNotStop: _may_not_stop,
    bot.MayNotBegin: _may_not_begin,
    bot.NotYourTurn: lambda _: f"You made the last guess; it is somebody else's turn now. {KEPT}",
    bot.Unfit: lambda _: "I would rather not make anybody guess that word. Choose another one.",
    bot.OptionRefused: _option_refused,
    bot.NotInvited: lambda _: "That is for others. Begin your own: `/wordle play`.",
    bot.OwnChallenge: lambda _: "You set the word, so you know it. It is for others to guess.",
    bot.MatchOver: lambda _: "That is over. Begin another with `/wordle play`.",
    bot.NotBegun: lambda _: "It has not begun. Press **Join** and **Ready** first.",
    bot.Spoiler: lambda _: "Others are still at that word. Share it without letters.",
    bot.NothingToShare: lambda _: (
        "You have not finished a game here yet. Begin one: `/wordle play`."
    ),
    bot.NothingToUndo: lambda _: (
        "There is no row to undo. Add one: `/wordle help <guess> <hints>`."
    ),
    bot.NoSolveSession: lambda _: (
        "No puzzle of yours is open there. `/wordle help` shows what is, or how to begin."
    ),
    bot.NoStump: lambda _: "You have thought of no word here. Let me guess one: `/wordle stump`.",
    bot.NotYourWord: lambda _: (
        "Whoever thought of the word marks it. Think of one yourself: `/wordle stump`."
    ),
    bot.StillRunning: lambda _: (
        "That game is still running. I analyse it when it has ended; `/wordle board` shows it."
    ),
    bot.WordsMissing: lambda _: (
        "Add the words you guessed: `/wordle analyse share:🟩⬛⬛🟨🟩 … words:caves swiss chess`."
    ),
    bot.AnswerMissing: lambda _: (
        "The last row is not all green, so I cannot tell what the answer was. Add it: `answer:`."
    ),
    bot.MarksDiffer: _marks_differ,
    bot.HintsMissing: lambda _: "Give both, a guess and its hints: `/wordle help raise 01002`.",
    bot.HintsUneven: _uneven,
    bot.OtherLength: _other_length,
    bot.HintRefused: _hint_refused,
    bot.TooManyRows: lambda error: (
        f"A puzzle has at most {error.most} rows here. Bring fewer, or begin another."
    ),
    bot.NoResults: lambda _: "No finished games yet. Begin one with `/wordle play`.",
    bot.NoServer: lambda _: "That is for servers. Ask again in a channel of one.",
    bot.MayNotManage: lambda _: (
        "Only those who may manage the server can change that. Your own choices: "
        "`/wordle preferences`."
    ),
    bot.WrongChannel: _wrong_channel,
    bot.MayNotStart: _may_not_start,
    bot.Unwelcome: lambda error: (
        f"**{error.word.upper()}** is not welcome in this server. Try another word. {KEPT}"
    ),
    bot.UnfitWords: _unfit_words,
    bot.TooManyWords: lambda error: (
        f"That list is too long; {error.most} words are the most. Nothing was changed."
    ),
    bot.UnknownTimeZone: _unknown_zone,
    bot.OutOfRange: lambda error: (
        f"Write a whole number from {error.low} to {error.high}. Nothing was changed."
    ),
    bot.UnknownButton: lambda _: (
        "That is from another version of me. Bring up a fresh message: `/wordle board`."
    ),
    bot.UnknownChoice: lambda _: "That is not one of the choices. `/wordle settings` lists them.",
}
