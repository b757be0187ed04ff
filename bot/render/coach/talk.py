"""A game in plain words, as a coach would say it: a verdict, what went wrong, what was fine."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from functools import partial

from bot.board.coach import card, say_left, say_note
from bot.board.coach_alt import alt
from bot.board.look import Look
from bot.board.text import large_rows, space
from bot.brain.coach import Coached
from bot.brain.rivals import PERFECT
from bot.domain.word_order import sort_words
from bot.render.coach.boards import tell_boards
from bot.render.coach.lessons import say_lesson, say_praise
from bot.render.coach.pages import ROOM, page_button, retell_game, slip_buttons
from bot.render.coach.voice import choose_voice
from bot.render.menus import Menu, Topic
from bot.render.names import join_first, mention
from bot.render.pickers import language_name, name_choice, options
from bot.render.reply import Action, Picture, Reply
from bot.render.rivals import rival_name
from bot.render.unknown import say_unknown
from bot.services.coach.views import BoardsAnalysis, GameAnalysis
from bot.texts import Texts
from engine import Turn
from engine.solver.faults import Fault, Lesson
from engine.solver.praise import Merit
from engine.solver.precedence import narrow_lesson
from engine.solver.report import Analysis, RowAnalysis
from engine.words import ALPHABETS

_FAIR = 51
_LUCKY, _VERY_LUCKY, _UNLUCKY, _VERY_UNLUCKY = 76, 88, 26, 12
"""Thresholds of skill and of luck for these words."""

_FINE = ("masterly", "sharp")
"""Words for a skill that leaves nothing to say."""

_SHOT = 2
"""Guesses up to which a solved game is a hit, whatever it risked."""

_SECOND = Fraction(2, 5)
"""The guesses that another mistake must cost to be named too."""


def analysis(game: GameAnalysis | BoardsAnalysis, look: Look) -> Reply:
    """Analyse a game in plain words, with a picture in the asking player's theme.

    A later one without a guess is told of.
    """
    look = replace(look, theme=game.theme, capitals=game.capitals)
    reply = _one(game, look) if isinstance(game, GameAnalysis) else tell_boards(game, look)
    if game.unplayed is None:
        return reply
    answer = look.say.join([look.say.write(word) for word in game.unplayed.game.answers])
    unplayed = look.say("coach-unplayed", answer=answer)
    return replace(reply, text=f"-# {unplayed}\n\n{reply.text}").fit(game.theme)


def _one(game: GameAnalysis, look: Look) -> Reply:
    analysis, say = game.coached.analysis, look.say
    assumed = [say("coach-assumed", word=say.write(analysis.answer))] if game.assumed else []
    rows = _find_rows(game)
    remarks = _remarks_of_team(game, rows, say) if len(rows) > 1 else _remarks(game, say)
    reply = Reply(
        title=say("coach-title", answer=space(analysis.answer)),
        text="\n\n".join(
            [*say_unknown(game.unknown, say), _verdict(game, say), *remarks, *assumed]
        ),
        buttons=(
            *page_button(game, Action.DETAILS, say("coach-details-button")),
            *slip_buttons(game, say),
        ),
        menus=_languages(game, say),
        private=True,
        picture=Picture(alt(analysis, look), partial(card, analysis, look), _board(analysis, look)),
    )
    return reply.fit(game.theme)


def _verdict(game: GameAnalysis, say: Texts) -> str:
    analysis, guesses = game.coached.analysis, len(game.coached.analysis.rows)
    left = analysis.rows[-1].after.likely
    if game.given_up:
        key = "coach-given-up" if game.game_id is not None else "coach-unfinished"
        return " ".join([say(key, guesses=guesses, left=left), *_still_open(game, say)])
    if not analysis.solved:
        before = analysis.rows[-1].before.likely
        lost = say("coach-lost", left=left)
        if left == 1:
            last = say("coach-lost-last", before=before)
            lost = last if before > 1 else say("coach-lost-only")
        return " ".join([lost, *_still_open(game, say), *_comfort(analysis, say)])
    key = choose_voice(analysis, "coach-won", "coach-won-other")
    lines = [say(key, guesses=guesses, skill=_skill(game.coached), luck=_luck(analysis))]
    rivals = game.coached.rivals
    mine = rivals.get(PERFECT)
    clean = not game.coached.lessons
    if clean and PERFECT in rivals and (mine is None or mine > guesses):
        name = rival_name(PERFECT, say)
        lines.append(say("coach-beaten", who=_pronoun(game), rival=name, guesses=mine or 0))
    return "\n".join(lines)


def _still_open(game: GameAnalysis, say: Texts) -> Iterator[str]:
    """Name the words left; the title has said which one, if it is the only one."""
    words = sort_words(game.coached.analysis.still_open, game.language)
    if len(words) > 1:
        named = say.join(f"**{say.write(word)}**" for word in words)
        yield say("coach-still-open", words=named)


def _comfort(analysis: Analysis, say: Texts) -> Iterator[str]:
    """Say that luck was bad; it was not all, if guesses were."""
    if analysis.luck <= _UNLUCKY:
        yield say("coach-lost-unlucky" if analysis.skill >= _FAIR else "coach-lost-hapless")


def _pronoun(game: GameAnalysis) -> str:
    return "you" if game.took_part and not game.team else "they"


def _skill(coached: Coached) -> str:
    """Return the word for the skill; a bold hit is no lack of it, and a mistake no lack of any.

    Where no mistake is named, none is hinted at.
    """
    hit = any(praise.merit is Merit.LUCKY for praise in coached.praises)
    if (hit and not coached.lessons) or len(coached.analysis.rows) <= _SHOT:
        return "hit"
    word = coached.analysis.skill_word
    if coached.lessons:
        return "solid" if word in _FINE else word
    return word if word in (*_FINE, "solid") else "fair"


def _luck(analysis: Analysis) -> str:
    if analysis.luck >= _LUCKY:
        return "much" if analysis.luck >= _VERY_LUCKY else "some"
    if analysis.luck <= _UNLUCKY:
        return "none" if analysis.luck <= _VERY_UNLUCKY else "little"
    return "neither"


def _remarks(game: GameAnalysis, say: Texts) -> Iterator[str]:
    """Yield the first lesson, another of a different kind that cost much, and a praise."""
    coached = game.coached
    analysis, lessons = coached.analysis, coached.lessons
    for lesson in lessons[:1]:
        yield say_lesson(lesson, analysis, say)
        others = [one for one in lessons if _adds(one, lesson)]
        # what cost most, and of equals the more telling one
        if other := max(others, key=lambda one: one.cost, default=None):
            yield say_lesson(other, analysis, say)
    blamed = {lesson.row for lesson in lessons}
    unknown = {one.word for one in game.unknown}
    praises = (one for one in coached.praises if one.guess not in unknown)
    fine = (one for one in praises if one.row not in blamed)
    # who threw guesses away has not saved the game, but nearly lost it
    for praise in [one for one in fine if not (blamed and one.merit is Merit.SAVED)][:1]:
        yield say_praise(praise, say)


def _adds(lesson: Lesson, first: Lesson) -> bool:
    """Return whether a lesson says something that the first one does not."""
    if lesson.fault in (first.fault, Fault.REPEATED, Fault.ONLY):
        return False
    return lesson.cost >= _SECOND or lesson.fault in (Fault.TRAP, Fault.IGNORED)


def _find_rows(game: GameAnalysis) -> dict[frozenset[int], set[int]]:
    """Return the rows of each player, or of all who voted for a guess together, by their ids."""
    rows = dict[frozenset[int], set[int]]()
    for at, players in enumerate(game.guessers, start=1):
        rows.setdefault(frozenset(one.id for one in players), set()).add(at)
    return rows


def _remarks_of_team(
    game: GameAnalysis, rows: Mapping[frozenset[int], set[int]], say: Texts
) -> Iterator[str]:
    """Yield what there is to say to each player, or to those who voted together, of their rows."""
    coached, analysis = game.coached, game.coached.analysis
    blamed = {one.row for one in coached.lessons}
    for own in rows.values():
        lesson = next((one for one in coached.lessons if one.row in own), None)
        praise = next((one for one in coached.praises if one.row in own - blamed), None)
        remarks = [say_praise(praise, say)] if praise else []
        if lesson:
            remarks.append(say_lesson(narrow_lesson(lesson), analysis, say))
        if not remarks and (best := _best(analysis, own)):
            remarks.append(say("coach-team-best", guess=say.write(best.guess)))
        if remarks:
            players = game.guessers[min(own) - 1]
            yield "\n".join([join_first([mention(one.id, say) for one in players], say), *remarks])


def _best(analysis: Analysis, own: Collection[int]) -> RowAnalysis | None:
    """Return the best of somebody's rows, if it was a good one and there was a choice."""
    chosen = [analysis.rows[at - 1] for at in own if analysis.rows[at - 1].before.likely > 1]
    fine = [row for row in chosen if row.fine]
    return max(fine, key=lambda row: (not row.expected_after, row.before.likely), default=None)


def _languages(game: GameAnalysis, say: Texts) -> tuple[Menu, ...]:
    """Return a menu that corrects the language of a game from elsewhere."""
    name = f"{int(game.took_part)}.{retell_game(game)}"
    if game.game_id is not None or len(name) > ROOM:
        return ()
    offered = options({code: language_name(code) for code in ALPHABETS})
    prompt = say("coach-language-prompt")
    return (name_choice(Menu(Topic.RETOLD, name, prompt, offered, (game.language,)), say),)


def _board(analysis: Analysis, look: Look) -> str:
    """Draw the picture as text."""
    drawn = large_rows([Turn(row.guess, row.feedback) for row in analysis.rows], look).split("\n")
    notes = (
        ", ".join(filter(None, (say_left(row, look.say), say_note(row, look.say))))
        for row in analysis.rows
    )
    return "\n".join(f"{line}\n-# {note}" for line, note in zip(drawn, notes, strict=True))
