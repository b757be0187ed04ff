"""Graded help in words: a nudge, a letter, the best guesses with their reasons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.brain.puzzles import Remaining, find_widest
from bot.domain.hints import Fact, Property
from bot.domain.puzzles import PuzzleKind, Rung
from bot.render.puzzles import proposal
from bot.render.reply import Field
from bot.services.puzzles.views import Ladder, PuzzleView
from bot.texts import Texts, keys
from engine import Hard
from engine.solver import Tier
from engine.solver.best_letter import Telling
from engine.solver.hints import Nudge
from engine.solver.traits import Feature
from engine.words import ALPHABETS

_RUNGS = keys("puzzles-rung", Rung)
_HINTS = keys("puzzles-rung", Rung, "hint")
_MEANING, _MEANING_HINT = "puzzles-hint-meaning", "puzzles-hint-meaning-about"
TRAITS = keys("puzzles-hint-trait", Property)
_TRAITS = {Feature.TRAP, Feature.PLACE, *Property}
_OWN = keys("puzzles-nudge", [one for one in Feature if one not in _TRAITS])


def count_words(left: Remaining, say: Texts) -> str:
    """Say how many words may be the answer of one board."""
    rare = left.total - left.likely
    match left.tier:
        case Tier.ANSWERS if rare > 0:
            return say("puzzles-left-likely", likely=left.likely, rare=rare)
        case Tier.ANSWERS:
            return say("puzzles-left", words=left.likely)
        case Tier.ALLOWED:
            return say("puzzles-left-rare", words=left.total)
        case Tier.NONE:
            return say("puzzles-left-none")


def count_all_words(left: Sequence[Remaining], open_boards: Iterable[int], say: Texts) -> str:
    """Say how many words may be the answer, in a line for each open board."""
    if len(left) == 1:
        return count_words(left[0], say)
    return "\n".join(
        say("puzzles-left-board", board=at + 1, left=count_words(left[at], say))
        for at in open_boards
    )


def add_board(text: str, board: int, boards: int, say: Texts) -> str:
    """Add to a text which board (from 0) it is about; unchanged if there is only one."""
    return say("puzzles-on-board", text=text, board=board + 1) if boards > 1 else text


def name_rung(rung: Rung, helped: Ladder, say: Texts) -> str:
    """Return the name of a step of help; a nudge that tells the meaning is called so."""
    return say(_MEANING if _is_meaning(rung, helped) else _RUNGS[rung])


def hint_at_rung(rung: Rung, helped: Ladder, say: Texts) -> str:
    """Return what a step of help tells."""
    return say(_MEANING_HINT if _is_meaning(rung, helped) else _HINTS[rung])


def _is_meaning(rung: Rung, helped: Ladder) -> bool:
    second = (helped.nudges or ())[1:2]
    return rung is Rung.MORE and any(isinstance(one, str) for one in second)


def fields(view: PuzzleView, say: Texts) -> tuple[Field, ...]:
    """Return the help of each rung climbed; a nudge and a letter are about one board."""
    now, helped = view.session, view.ladder

    def head(rung: Rung) -> str:
        board = find_widest(view.remaining, now.open_boards)
        return add_board(name_rung(rung, helped, say), board, now.kind.boards, say)

    shown: list[Field] = []
    if now.solved or not any(left.total for left in view.remaining):
        return ()
    if Rung.NUDGE in now.rungs:
        shown.append(Field(head(Rung.NUDGE), _tell(helped, 0, now.kind, say)))
    if Rung.MORE in now.rungs:
        shown.append(Field(head(Rung.MORE), _tell(helped, 1, now.kind, say)))
    if Rung.LETTER in now.rungs:
        shown.append(Field(head(Rung.LETTER), letter(helped.letter, say)))
    if helped.guesses and helped.guesses.guesses:
        text = proposal.guesses(helped.guesses, len(now.open_boards), say)
        shown.append(Field(say("puzzles-next"), text))
    return tuple(shown)


def _tell(helped: Ladder, which: int, kind: PuzzleKind, say: Texts) -> str:
    """Return a nudge: a feature of the words left, or what the only likely word means."""
    found = helped.nudges[which] if helped.nudges and which < len(helped.nudges) else None
    if isinstance(found, str):
        return say("puzzles-nudge-meaning", meaning=found)
    return nudge(found, kind, say)


def nudge(nudge: Nudge | None, kind: PuzzleKind, say: Texts) -> str:
    """Return ``Most likely: The word ends in a vowel. (True of 14 of the 22 likely words.)``"""
    if nudge is None:
        return say("puzzles-hint-no-nudge")
    counted = _count(nudge)
    if nudge.feature is Feature.TRAP:
        way = "" if kind.hard is not Hard.OFF else say("puzzles-nudge-trap-way")
        every = "all" if nudge.count == nudge.total else "most"
        return say("puzzles-nudge-trap", **counted | {"sure": every}, way=way)
    if nudge.feature is Feature.PLACE:
        letter, place = nudge.letter.upper(), nudge.place
        return say("puzzles-letter-place", **counted, letter=letter, place=place)
    fact = _say_fact(nudge, kind.language, say)
    # "1 of the 1 words left" says less than the board does
    single = nudge.total == 1 and not nudge.likely
    return fact if nudge.sure or single else say("puzzles-nudge-probably", **counted, fact=fact)


def _say_fact(nudge: Nudge, language: str, say: Texts) -> str:
    if nudge.feature in _OWN:
        return say(_OWN[nudge.feature], place=nudge.place)
    trait = Fact(Property(nudge.feature), nudge.number, nudge.letter)
    return describe_trait(trait, language, say)


def describe_trait(trait: Fact, language: str, say: Texts) -> str:
    """Say what is true of a word; Y is spoken of only in a language in which it may be a vowel."""
    half = "yes" if "y" in ALPHABETS[language].half_vowels else "no"
    letter = trait.letter.upper()
    return say(TRAITS[trait.property], vowels=trait.count, letter=letter, y=half)


def letter(telling: Telling | None, say: Texts) -> str:
    """Return ``The best letter to try is I: 12 of the 22 likely words have it.``"""
    if telling is None:
        return say("puzzles-letter-none")
    counted, letter = _count(telling), telling.letter.upper()
    if telling.place:
        return say("puzzles-letter-place", **counted, letter=letter, place=telling.place)
    if telling.again:
        return say("puzzles-letter-another", **counted, letter=letter)
    # two words that differ in one letter make no trap
    single = telling.count == 1 and telling.total > 2
    return say("puzzles-letter", **counted | ({"sure": "single"} if single else {}), letter=letter)


def _count(nudge: Nudge | Telling) -> dict[str, str | int]:
    """Return how many words have it, and whether they are all that fit."""
    every = "all" if nudge.likely else "rare"
    sure = "certain" if nudge.sure else every if nudge.count == nudge.total else "most"
    kind = "likely" if nudge.likely else "all"
    return {"sure": sure, "count": nudge.count, "words": nudge.total, "kind": kind}
