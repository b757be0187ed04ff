"""The formats of games whose shares are read, one entry a game.

Each was found in public, mostly in the tests of other programs that read shares; the corpus of the
tests holds what was found. The address of a game is in the line above its entry.
"""

from __future__ import annotations

from datetime import date

from bot.domain.records.common_formats import make_timed
from bot.domain.records.formats import Format
from bot.domain.records.values import Unit


def _six(
    key: str, name: str, head: str, day_zero: date | None = None, correct: str = "🟩"
) -> Format:
    """Return a format like ``Termo #657 4/6``: six guesses, or X, and a row for each."""
    signs = {"X": None, "-": None, "💀": None, "😔": None, "🎯": 1}
    shares = (f"{head} #{{number}} {{score}}/6",)
    return Format(key, name, shares, worst=7, signs=signs, correct=correct, day_zero=day_zero)


def _found(key: str, name: str, share: str, most: int, day_zero: date | None = None) -> Format:
    """Return a format that is a sentence with the number of guesses."""
    return Format(key, name, (share,), most=most, sentence=True, day_zero=day_zero)


def _points(key: str, name: str, share: str, most: int, day_zero: date | None = None) -> Format:
    """Return a format that says how many points somebody has."""
    return Format(
        key, name, (share,), Unit.POINTS, least=0, most=most, sentence=True, day_zero=day_zero
    )


def _boards(key: str, name: str, boards: int, limit: int) -> Format:
    """Return a format like ``Daily Duotrigordle #367 Guesses: 36/37``."""
    shares = (f"Daily {name} #{{number}} Guesses: {{score}}/{limit}",)
    return Format(key, name, shares, least=boards, most=limit, worst=limit + 1, sentence=True)


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
    # term.ooo
    _six("termo", "Term.ooo", "joguei term.ooo"),
    # sutom.nocle.fr
    _six("sutom", "Sutom", "SUTOM", correct="🟥"),
    # wordle.louan.me
    _six("lemot", "Le Mot", "Le Mot (@WordleFR)", date(2022, 1, 9)),
    # tusmo.xyz
    Format("tusmo", "Tusmo", ("TUSMO (@tusmo_xyz) #{number} - {score}/6",), worst=7, correct="🟥"),
    # wordle.danielfrg.com
    _six("wordlees", "Wordle ES", "Wordle (ES)"),
    # pietroppeter.github.io/wordle-it
    _six("parole", "Par🇮🇹le", "Par🇮🇹le", date(2022, 1, 3)),
    # sanuli.fi
    _six("sanuli", "Sanuli", "Sanuli", correct="🟩🟧"),
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
    _six("colorfle", "Colorfle", "Colorfle", date(2022, 4, 26)),
    # statele.teuteuf.fr
    _six("statele", "Statele", "Statele"),
    # wheretaken.teuteuf.fr
    Format(
        "wheretaken",
        "WhereTaken",
        ("#WhereTaken{...}#{number} ({...}) {score}/6",),
        worst=7,
        correct="🟦",
        day_zero=date(2023, 2, 26),
    ),
    # angle.wtf
    Format(
        "angle",
        "Angle",
        ("#Angle #{number} {score}/4",),
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
    # duotrigordle.com
    _boards("duotrigordle", "Duotrigordle", 32, 37),
    # sedecordle.com
    _boards("sedecorder", "Sedec-order", 16, 21),
    # contexto.me
    Format(
        "contexto",
        "Contexto",
        ("I played contexto.me #{number} and got it in {score} guesses",),
        most=5_000,
        worst=5_001,
        lost=("I played contexto.me #{number} but I gave up in {score} guesses",),
        sentence=True,
        day_zero=date(2022, 9, 18),
    ),
    # semantle.com
    _found("semantle", "Semantle", "I solved Semantle #{number} in {score} guesses", 20_000),
    # cemantle.certitudes.org
    _found("cemantle", "Cémantle", "I found #cemantle #{number} in {score} guesses", 20_000),
    # cemantix.certitudes.org
    _found("cemantix", "Cémantix", "J'ai trouvé #cemantix nº{number} en {score} coups", 20_000),
    # cemantle.certitudes.org/pedantle
    _found(
        "pedantle",
        "Pedantle",
        "I found #pedantle #{number} in {score} guesses",
        20_000,
        date(2022, 5, 19),
    ),
    # cemantix.certitudes.org/pedantix
    _found("pedantix", "Pédantix", "J'ai trouvé #pedantix nº{number} en {score} coups", 20_000),
    # redactle.net
    _found("redactle", "Redactle", "I solved Redactle #{number} in {score} guesses", 20_000),
    # metazooa.com
    _creature("metazooa", "Metazooa", "Animal", 20, date(2023, 7, 31)),
    # flora.metazooa.com
    _creature("metaflora", "Metaflora", "Plant", 25, date(2023, 9, 30)),
    # countryle.com
    _found(
        "countryle",
        "Countryle",
        "#Countryle {number} Guessed in {score} tries",
        200,
        date(2022, 2, 19),
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
    # spotle.io
    Format(
        "spotle",
        "Spotle",
        ("Spotle #{number}🎧 {marks}",),
        most=10,
        worst=11,
        unused="",
        sentence=True,
        day_zero=date(2022, 4, 28),
    ),
    # episode.wtf
    Format(
        "episode", "Episode", ("Episode #{number} 📺 {marks}",), most=10, worst=11, sentence=True
    ),
    # likewise.com/games/moviedle
    Format(
        "moviedle",
        "Moviedle",
        ("#Moviedle #{date} 🎥 {marks}",),
        worst=7,
        unused="⬜",
        sentence=True,
        day_zero=date.min,
    ),
    # whentaken.com
    _points(
        "whentaken",
        "WhenTaken",
        "#WhenTaken #{number} ({...}) I scored {score}/1000",
        1_000,
        date(2024, 2, 27),
    ),
    # foodguessr.com
    _points(
        "foodguessr",
        "FoodGuessr",
        "FoodGuessr - {date} GMT {...}Total score: {score} / 15,000",
        15_000,
        date.min,
    ),
    # highfivegame.app
    _points(
        "highfive",
        "HighFive",
        "I scored {score} points on today's HighFive{...}highfivegame.app/{date}",
        1_000,
        date.min,
    ),
    # grumble.fr
    _points("grumble", "Grumble", "@GrumbleFR #{number} {...}Score: {score} / 65", 65),
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
    # linkedin.com/games
    make_timed("minisudoku", "Mini Sudoku"),
    make_timed("patches", "Patches"),
    make_timed("wend", "Wend"),
    Format(
        "pinpoint",
        "Pinpoint",
        ("Pinpoint #{number} | {score} guesses", "Pinpoint #{number} {score} guesses"),
        most=5,
        sentence=True,
    ),
)
