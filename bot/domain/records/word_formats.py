"""The formats of games about one word, or several at once, one entry a game.

The address of a game is in the line above its entry, as in `format_list`.
"""

from __future__ import annotations

from datetime import date

from bot.domain.records.formats import FIRST_WORDLE, Format


def _six(
    key: str,
    name: str,
    head: str,
    day_zero: date | None = None,
    correct: str = "🟩",
    *,
    earliest: date = FIRST_WORDLE,
    width: int | None = None,
    behind: str = "",
) -> Format:
    """Return a format like ``Termo #657 4/6``: six guesses, or X, and a row for each."""
    signs = {"X": None, "-": None, "💀": None, "😔": None, "🎯": 1}
    shares = (f"{head} #{{number}}{{signs}}{{score}}/6{behind}",)
    return Format(
        key,
        name,
        shares,
        worst=7,
        signs=signs,
        correct=correct,
        width=width,
        day_zero=day_zero,
        earliest=earliest,
    )


def _boards(key: str, name: str, boards: int, limit: int, day_zero: date | None = None) -> Format:
    """Return a format like ``Daily Duotrigordle #367 Guesses: 36/37``."""
    shares = (f"Daily {name} #{{number}} Guesses: {{score}}/{limit}",)
    return Format(
        key,
        name,
        shares,
        least=boards,
        most=limit,
        worst=limit + 1,
        sentence=True,
        day_zero=day_zero,
    )


WORD_FORMATS = (
    # term.ooo, whose words began on 2021-12-29
    _six("termo", "Term.ooo", "joguei term.ooo", earliest=date(2021, 12, 28), width=5),
    # sutom.nocle.fr, whose code has its first day
    _six("sutom", "Sutom", "SUTOM", date(2022, 1, 7), correct="🟥"),
    # wordle.louan.me
    _six("lemot", "Le Mot", "Le Mot{handle}", date(2022, 1, 9)),
    # tusmo.xyz
    Format(
        "tusmo",
        "Tusmo",
        ("TUSMO{handle} #{number} - {score}/6", "TUSMO{handle} #{number} {score}/6"),
        worst=7,
        # its rows begin with the letter that is given
        lost=("TUSMO{handle} #{number} 🟥",),
        correct="🟥",
    ),
    # wordle.danielfrg.com, whose words began on 2022-01-07
    _six("wordlees", "Wordle ES", "Wordle (ES)", earliest=date(2022, 1, 6), width=5),
    # pietroppeter.github.io/wordle-it
    _six("parole", "Par🇮🇹le", "Par🇮🇹le", date(2022, 1, 3)),
    # sanuli.fi, whose code has its first day
    _six("sanuli", "Sanuli", "Sanuli", date(2022, 1, 6), correct="🟩🟧"),
    # thirdle.org
    Format(
        "thirdle",
        "Thirdle",
        ("#thirdle{number} 🏆 {score} / 6",),
        worst=7,
        sentence=True,
        day_zero=date(2022, 4, 6),
    ),
    # unlockle.app
    _six("unlockle", "Unlockle", "Unlockle", correct="🟢"),
    # polygonle.com
    _six("polygonle", "Polygonle", "Polygonle", date(2022, 7, 31)),
    # colorfle.com
    _six("colorfle", "Colorfle", "Colorfle", date(2022, 4, 26), width=3),
    # wordpeaks.com; number 782 was on 2024-04-16
    _six("wordpeaks", "Word Peaks", "Word Peaks", date(2022, 2, 24), correct=""),
    # statele.teuteuf.fr
    _six("statele", "Statele", "Statele", width=5, behind="{percent}"),
    # duotrigordle.com, whose code has its first day
    _boards("duotrigordle", "Duotrigordle", 32, 37, date(2022, 3, 2)),
    # sedecordle.com; its number 27 was on 2022-03-12
    Format(
        "sedecordle",
        "Sedecordle",
        ("Daily #{number} {sixteen} sedecordle.com",),
        least=16,
        most=21,
        worst=22,
        sentence=True,
        day_zero=date(2022, 2, 13),
    ),
    _boards("sedecorder", "Sedec-order", 16, 21),
)
