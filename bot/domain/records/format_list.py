"""The formats of games whose shares are read, one entry a game.

Each was found in public, mostly in the tests of other programs that read shares; the corpus of the
tests holds what was found. The address of a game is in the line above its entry.
"""

from __future__ import annotations

from datetime import date

from bot.domain.records.common_formats import FIRST_LINKEDIN, make_timed
from bot.domain.records.formats import FIRST_WORDLE, Format
from bot.domain.records.values import Unit


def _found(
    key: str,
    name: str,
    share: str,
    most: int,
    day_zero: date | None = None,
    *older: str,
    earliest: date = FIRST_WORDLE,
) -> Format:
    """Return a format that is a sentence with the number of guesses."""
    return Format(
        key, name, (share, *older), most=most, sentence=True, day_zero=day_zero, earliest=earliest
    )


def _creature(key: str, name: str, kind: str, most: int, day_zero: date) -> Format:
    """Return a format like ``Animal #249``, figured out in so many guesses or not."""
    head = f"{kind} #{{number}} {{...}}"
    return Format(
        key,
        name,
        (f"{head}figured it out in {{score}} guesses",),
        most=most,
        worst=most + 1,
        lost=(f"{head}was stumped by today's game",),
        sentence=True,
        day_zero=day_zero,
    )


FORMATS = (
    # wheretaken.teuteuf.fr
    Format(
        "wheretaken",
        "WhereTaken",
        ("#WhereTaken{...}#{number} ({...}) {score}/6",),
        worst=7,
        correct="🟦",
        width=5,
        day_zero=date(2023, 2, 26),
    ),
    # angle.wtf
    Format(
        "angle",
        "Angle",
        ("#Angle #{number} {score}/4{row}",),
        most=4,
        worst=5,
        day_zero=date(2022, 6, 21),
    ),
    # squareword.org
    _found(
        "squareword",
        "Squareword",
        "squareword.org {number}: {score} guesses",
        200,
        date(2022, 1, 31),
    ),
    # contexto.me
    Format(
        "contexto",
        "Contexto",
        (
            "I played contexto.me #{number} and got it in {score} guesses",
            "I played contexto.me {date} and got it in {score} guesses",
        ),
        most=5_000,
        worst=5_001,
        lost=("I played contexto.me #{number} but I gave up in {score} guesses",),
        sentence=True,
        day_zero=date(2022, 9, 18),
    ),
    # semantle.com, whose code has its first day
    Format(
        "semantle",
        "Semantle",
        ("I solved Semantle #{number} in {score} guesses",),
        most=20_000,
        signs={"ONLY ONE": 1},
        sentence=True,
        day_zero=date(2022, 1, 29),
    ),
    # cemantle.certitudes.org; a solver's diary has number 1396 on 2026-01-29
    _found(
        "cemantle",
        "Cémantle",
        "#cemantle #{number} in {score} guesses",
        20_000,
        date(2022, 4, 4),
        "#cemantle #{number} with {score} guesses",
    ),
    # cemantix.certitudes.org; the same diary has number 1429 on that day
    _found(
        "cemantix",
        "Cémantix",
        "#cemantix #{number} en {score} coups",
        20_000,
        date(2022, 3, 2),
    ),
    # cemantle.certitudes.org/pedantle
    _found(
        "pedantle",
        "Pedantle",
        "#pedantle #{number} in {score} guesses",
        20_000,
        date(2022, 5, 19),
        "#pedantle #{number} with {score} guesses",
    ),
    # cemantix.certitudes.org/pedantix, younger than Cémantix
    _found(
        "pedantix",
        "Pédantix",
        "#pedantix #{number} en {score} coups",
        20_000,
        earliest=date(2022, 3, 2),
    ),
    # redactle.net, and redactle.com, which had it first
    _found(
        "redactle",
        "Redactle",
        "I solved Redactle #{number} in {score} guesses",
        20_000,
        None,
        "I solved today's Redactle (#{number}) in {score} guesses",
    ),
    # metazooa.com
    _creature("metazooa", "Metazooa", "Animal", 20, date(2023, 7, 31)),
    # flora.metazooa.com
    _creature("metaflora", "Metaflora", "Plant", 25, date(2023, 9, 30)),
    # countryle.com, in several languages
    _found(
        "countryle",
        "Countryle",
        "#Countryle {number} Guessed in {score} tries",
        200,
        date(2022, 2, 19),
        "#Countryle {number} {word} {word} {score} {word}",
    ),
    # travle.earth
    Format(
        "travle",
        "Travle",
        ("#travle #{number} +{score}",),
        Unit.MISTAKES,
        least=0,
        most=40,
        worst=41,
        lost=("#travle #{number} ({score} {...})",),
        day_zero=date(2022, 12, 14),
    ),
    # murdle.com, with three things to find, or a motive too
    Format(
        "murdle",
        "Murdle",
        ("Murdle for {date} {...}🕰 ✅✅✅ {clock}", "Murdle for {date} {...}🕰 ✅✅✅✅ {clock}"),
        Unit.TIME,
        most=86_399,
        sentence=True,
        day_zero=date.min,
    ),
    # chartle.cc
    Format(
        "chartle",
        "Chartle",
        ("Chartle for {date}: {...}Guessed in {score} tries",),
        most=5,
        worst=6,
        lost=("Chartle for {date}: {...}Failed to guess this time",),
        sentence=True,
        day_zero=date.min,
    ),
    # numble.wtf
    Format(
        "numble",
        "Numble",
        ("Numble #{number} SOLVED: ✅ {...}Final answer: {...} {seconds}",),
        Unit.TIME,
        most=86_399,
        sentence=True,
        day_zero=date(2022, 2, 13),
    ),
    # linkedin.com/games; numbers 385, 167, 84 and 853 were on 2026-08-31
    make_timed("minisudoku", "Mini Sudoku", date(2025, 8, 11)),
    make_timed("patches", "Patches", date(2026, 3, 17)),
    make_timed("wend", "Wend", date(2026, 6, 8)),
    Format(
        "pinpoint",
        "Pinpoint",
        (
            "Pinpoint #{number} | {score} guesses",
            "Pinpoint #{number} | {score} {word}",
            "Pinpoint #{number} {score} guesses",
            "Pinpoint #{number} {...} ({score}/5)",
        ),
        worst=6,
        lost=("Pinpoint #{number} 1\u20e3 | {...}5\u20e3 | {...}lnkd.in/pinpoint",),
        signs={"X": None},
        sentence=True,
        day_zero=FIRST_LINKEDIN,
    ),
)
