"""A game in plain words, as a coach would say it: a verdict, one lesson, one compliment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from bot.board.coach import card, say_left, say_note
from bot.board.coach_alt import alt
from bot.board.look import Look
from bot.board.text import large_rows, space
from bot.brain.rivals import PERFECT
from bot.render.coach.details import boards_details, is_faultless
from bot.render.menus import Menu, Topic
from bot.render.pickers import language_name, name_choice, options
from bot.render.reply import Action, Button, Picture, Reply, mention
from bot.services.coach.analysis import BoardsAnalysis, GameAnalysis
from bot.texts import Texts
from engine import Turn
from engine.solver.lesson import Lesson
from engine.solver.report import Analysis, RowAnalysis
from engine.words import ALPHABETS

ROOM = 80
"""Characters of a custom id in which a game from elsewhere has room."""

_PLAIN = 3
"""Words left up to which a good guess is nothing special."""

_FINE, _FAIR = 83, 65
_LUCKY, _UNLUCKY = 67, 33
"""Thresholds of skill and of luck for these words."""


def analysis(game: GameAnalysis | BoardsAnalysis, look: Look) -> Reply:
    """Analyse a game in plain words, with a picture in the asking player's theme."""
    return _one(game, look) if isinstance(game, GameAnalysis) else boards_details(game, look)


def _one(game: GameAnalysis, look: Look) -> Reply:
    found, say = game.coached.analysis, look.say
    look = Look(game.theme, look.emojis, look.locale)
    parts = [
        _verdict(game, say),
        _lesson(game, say),
        "\n".join(_compliments(game, say)),
    ]
    reply = Reply(
        title=say("coach-title", answer=space(found.answer)),
        text="\n\n".join(filter(None, parts)),
        buttons=_details(game, say),
        menus=_languages(game, say),
        private=True,
        picture=Picture(alt(found, look), partial(card, found, look), _board(found, look)),
    )
    return reply.fit(game.theme)


def _verdict(game: GameAnalysis, say: Texts) -> str:
    found, guesses = game.coached.analysis, len(game.coached.analysis.rows)
    if game.given_up:
        return say("coach-given-up", guesses=guesses)
    who, skill, luck = _pronoun(game), _skill(found), _luck(found)
    if not found.solved:
        return say("coach-lost", skill=skill, luck=luck)
    lines = [say("coach-won", guesses=guesses, who=who, skill=skill, luck=luck)]
    rivals = game.coached.rivals
    mine = rivals.get(PERFECT)
    if PERFECT in rivals and (mine is None or mine > guesses):
        lines.append(say("coach-beaten", who=who, guesses=mine or 0))
    return "\n".join(lines)


def _pronoun(game: GameAnalysis) -> str:
    return "you" if game.took_part else "they"


def _skill(found: Analysis) -> str:
    if found.skill >= _FINE:
        return "fine"
    return "fair" if found.skill >= _FAIR else "bold"


def _luck(found: Analysis) -> str:
    if found.luck >= _LUCKY:
        return "lucky"
    return "unlucky" if found.luck <= _UNLUCKY else "neither"


def _lesson(game: GameAnalysis, say: Texts) -> str:
    lesson = game.coached.lesson
    if lesson is None:
        return ""
    return say(
        "coach-lesson",
        row=lesson.row,
        guess=lesson.guess.upper(),
        better=lesson.better.upper(),
        reason=_reason(lesson, say),
    )


def _reason(lesson: Lesson, say: Texts) -> str:
    if lesson.before == 1:
        return say("coach-only")
    if lesson.apart:
        word, other = (one.upper() for one in lesson.apart)
        return say("coach-apart", word=word, other=other)
    left, better = round(lesson.left), round(lesson.better_left)
    if better < left:
        return say("coach-fewer", left=left, better=better)
    return say("coach-sooner")


def _compliments(game: GameAnalysis, say: Texts) -> Iterator[str]:
    """Yield the best guess of each player in a team; else one thing that was good."""
    found = game.coached.analysis
    players = {player.id for player in game.guessers}
    if len(players) > 1:
        yield say("coach-team")
        for player in dict.fromkeys(one.id for one in game.guessers):
            played = zip(found.rows, game.guessers, strict=True)
            best = _best([row for row, by in played if by.id == player])
            yield say("coach-team-best", who=mention(player, say), guess=best.guess.upper())
        return
    best = _best(found.rows)
    if found.solved and all(map(is_faultless, found.rows)):
        yield say("coach-flawless")
    elif is_faultless(best) and best.before.likely > _PLAIN:
        yield say("coach-top", guess=best.guess.upper(), words=best.before.likely)
    elif found.solved:
        yield say("coach-persistent")
    else:
        first, last = found.rows[0], found.rows[-1]
        yield say("coach-narrowed", before=first.before.likely, after=last.after.likely)


def _best(rows: Sequence[RowAnalysis]) -> RowAnalysis:
    """Return the faultless guess with the most words left, preferably not the first.

    Anybody knows a good first guess. If no guess is faultless, return the least bad.
    """

    def merit(row: RowAnalysis) -> tuple[bool, bool, float]:
        if not is_faultless(row):
            return False, False, -float(row.inaccuracy)
        return True, row is not rows[0], row.before.likely

    return max(rows, key=merit)


def _details(game: GameAnalysis, say: Texts) -> tuple[Button, ...]:
    """Return the button to the figures, which carries the words of a game from elsewhere."""
    label = say("coach-details-button")
    if game.game_id is not None:
        return (Button(Action.DETAILS, label, game.game_id),)
    detail = f"{game.language}.{_retell(game)}"
    return (Button(Action.DETAILS, label, detail=detail),) if len(detail) <= ROOM else ()


def _languages(game: GameAnalysis, say: Texts) -> tuple[Menu, ...]:
    """Return a menu that corrects the language of a game from elsewhere."""
    name = f"{int(game.took_part)}.{_retell(game)}"
    if game.game_id is not None or len(name) > ROOM:
        return ()
    offered = options({code: language_name(code) for code in ALPHABETS})
    prompt = say("coach-language-prompt")
    return (name_choice(Menu(Topic.RETOLD, name, prompt, offered, (game.language,)), say),)


def _retell(game: GameAnalysis) -> str:
    found = game.coached.analysis
    return ".".join([found.hard, found.answer, *(row.guess for row in found.rows)])


def _board(found: Analysis, look: Look) -> str:
    """Draw the picture as text."""
    drawn = large_rows([Turn(row.guess, row.feedback) for row in found.rows], look).split("\n")
    notes = (
        ", ".join(filter(None, (say_left(row, look.say), say_note(row, look.say))))
        for row in found.rows
    )
    return "\n".join(f"{line}\n-# {note}" for line, note in zip(drawn, notes, strict=True))
