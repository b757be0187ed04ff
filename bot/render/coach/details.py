"""The figures of a game, guess by guess, for players who ask for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from bot.board.look import Look
from bot.board.share import count_boards
from bot.board.text import large_rows, space
from bot.render.coach.pages import draw_boards, page_button
from bot.render.coach.turning import turning_point
from bot.render.names import mention
from bot.render.reply import Action, Field, Reply
from bot.render.rivals import rival_name
from bot.services.coach.views import BoardsAnalysis, GameAnalysis
from bot.texts import Texts, keys
from engine import Turn, Word
from engine.solver.joint import Step
from engine.solver.report import Balance, RowAnalysis
from engine.solver.verdict import SKILLS, luck_figure, luck_word
from engine.solver.weighed import Judgement

_WORTH_A_WORD = 0.05
"""Guesses given away that are worth a word; less is within the error."""

_ADDED = 0.02
"""Guesses by which rows that are added up may be off as each is rounded."""

_JUDGEMENTS = keys("coach-verdict", Judgement)
_SKILL = keys("coach-skill", SKILLS.values())
LUCK = {
    "very lucky": "coach-luck-very-lucky",
    "lucky": "coach-luck-lucky",
    "a little lucky": "coach-luck-a-little-lucky",
    "neither lucky nor unlucky": "coach-luck-neither",
    "a little unlucky": "coach-luck-a-little-unlucky",
    "unlucky": "coach-luck-unlucky",
    "very unlucky": "coach-luck-very-unlucky",
}


def details(game: GameAnalysis | BoardsAnalysis, look: Look) -> Reply:
    """Show the figures of a game, guess by guess."""
    look = replace(look, theme=game.theme, capitals=game.capitals)
    return _one(game, look) if isinstance(game, GameAnalysis) else _boards(game, look)


def _one(game: GameAnalysis, look: Look) -> Reply:
    analysis, say = game.coached.analysis, look.say
    drawn = large_rows([Turn(row.guess, row.feedback) for row in analysis.rows], look).split("\n")
    lines = (f"{line}\n-# {_row(row, say)}" for line, row in zip(drawn, analysis.rows, strict=True))
    exact = all(row.exact for row in analysis.rows)
    return Reply(
        title=say("coach-title", answer=space(analysis.answer)),
        text="\n".join(lines),
        buttons=page_button(game, Action.IN_WORDS, say("coach-back-button")),
        fields=(
            Field(
                say("coach-all-title"),
                "\n".join(
                    [_verdict(analysis, say), add_up(analysis, say), *_say_rest(analysis.rows, say)]
                ),
            ),
            Field(say("coach-turning-title"), turning_point(game.coached, say)),
            *_head_to_head(game, say),
        ),
        footer=say("coach-note-exact" if exact else "coach-note"),
        private=True,
    )


def _boards(game: BoardsAnalysis, look: Look) -> Reply:
    """Show the figures of a game on several boards, with its boards at the end."""
    say = look.say
    lines = [
        say("board-named", name=number, what=_step(step, say))
        for number, step in enumerate(game.joint.rows, start=1)
    ]
    # the steps leave no room for every row in words
    played = game.game
    shown = replace(draw_boards(game, look), words=count_boards(played, look))
    total = f"{_verdict(game.joint, say)}\n{add_up(game.joint, say)}"
    reply = Reply(
        title=say("coach-boards-title", boards=len(played.boards)),
        text="\n".join(lines),
        fields=(Field(say("coach-all-title"), total),),
        buttons=page_button(game, Action.IN_WORDS, say("coach-back-button")),
        footer=say("coach-boards-note"),
        private=True,
        picture=shown,
    )
    return reply.fit(game.theme)


def _step(step: Step, say: Texts) -> str:
    after = say("coach-step-after", words=step.after, boards=step.open_boards)
    game = say(
        "coach-row",
        words=step.before,
        after=after if step.expected_after else say("coach-solved"),
        judged=" · ".join(filter(None, (_skill(step, say), _luck(step, say)))),
    )
    return f"**{space(step.guess)}**\n-# {game}"


def add_up(balance: Balance, say: Texts) -> str:
    """Return ``3 guesses = 3.42 with best play + 0.31 for weaker guesses − 0.73 by good luck``.

    The hundredths add up: luck takes the error of rounding.
    """
    whole, _ = balance.identity
    total, optimal, given = (
        round(100 * part) for part in (whole, balance.optimal, balance.inaccuracy)
    )
    luck = (optimal + given - total) / 100
    left = balance.remaining
    return say(
        "coach-sum",
        guesses=len(balance.rows),
        more=say("coach-sum-more", guesses=float(left)) if left else "",
        optimal=optimal / 100,
        given=given / 100,
        fortune=say("coach-sum-lucky" if luck >= 0 else "coach-sum-unlucky", guesses=abs(luck)),
    )


def _say_rest(rows: Sequence[RowAnalysis], say: Texts) -> list[str]:
    """Say in small print how much of what was given away no row tells, and which words save it."""
    made = [row for row in rows if row.expected_after]
    rest = sum((row.inaccuracy - row.saving for row in made), Fraction(0))
    if rest < _ADDED:
        return []
    # a row that has a better word beside it would seem to have two
    words = [_choose_saver(row) for row in made if not (row.saving or row.faultless)]
    if not words:
        return [f"-# {say('coach-sum-rest-unnamed', guesses=float(rest))}"]
    named = say.either([say.write(word) for word in words])
    return [f"-# {say('coach-sum-rest', guesses=float(rest), words=named)}"]


def _choose_saver(row: RowAnalysis) -> Word:
    """Return the best word that people know, if it beats the guess; else the best there is."""
    known = row.familiar
    return known.guess if known and known.expected < row.expected else row.best[0].guess


def _row(row: RowAnalysis, say: Texts) -> str:
    return say(
        "coach-row",
        words=row.before.likely,
        after=row.after.likely if row.expected_after else say("coach-solved"),
        judged=" · ".join(filter(None, (_skill(row, say), _luck(row, say)))),
    )


def _skill(row: RowAnalysis | Step, say: Texts) -> str:
    """Judge a guess; the one that solved the game may have been a gamble."""
    if row.judgement is None:
        gambled = isinstance(row, RowAnalysis) and row.inaccuracy >= _WORTH_A_WORD
        return say("coach-gamble", guesses=float(row.inaccuracy)) if gambled else ""
    judged = say(_JUDGEMENTS[row.judgement], guesses=float(row.saving))
    better = say("coach-better", better=say.write(row.advised)) if row.advised else ""
    best = _name_rarer(row, say) if isinstance(row, RowAnalysis) else ""
    return say.join_parts(filter(None, (judged, better, best)))


def _name_rarer(row: RowAnalysis, say: Texts) -> str:
    """Name the best word there is, if few people know it."""
    rarer, measure = row.best_of_all, row.measure
    if rarer is None or measure is None:
        return ""
    saved = float(min(row.expected, measure.expected) - rarer.expected)
    return say("coach-best-of-all", best=say.write(rarer.guess), guesses=saved)


def _luck(row: RowAnalysis | Step, say: Texts) -> str:
    luck = row.luck
    if abs(luck) < row.least:
        return say("coach-no-luck")
    # as in the picture, which has no room for more
    game = say(LUCK[luck_word(luck_figure(luck)).removeprefix("very ")])
    return say("coach-luck", luck=game, sign="+" if luck > 0 else "−", guesses=float(abs(luck)))


def _verdict(balance: Balance, say: Texts) -> str:
    """State skill and luck; a game that was not solved, or at once, gets no word for its skill."""
    skilled = say(_SKILL[balance.skill_word])
    judged = balance.solved and len(balance.rows) > 1
    return say(
        "coach-overall",
        skill=balance.skill,
        skilled=say("coach-skilled", skilled=skilled) if judged else "",
        luck=balance.luck,
        lucky=say(LUCK[balance.luck_word]),
    )


def _head_to_head(game: GameAnalysis, say: Texts) -> tuple[Field, ...]:
    rivals = game.coached.rivals
    if not rivals:
        return ()
    lines = [_tell_rival(rival_name(name, say), guesses, say) for name, guesses in rivals.items()]
    text = "\n".join([*lines, _own(game, say)])
    return (Field(say("coach-rivals-title"), text),)


def _tell_rival(name: str, guesses: int | None, say: Texts) -> str:
    """Say how many guesses somebody needed, if they found the word."""
    if not guesses:
        return say("coach-rival-lost", rival=name)
    return say("coach-rival-needed", rival=name, guesses=guesses)


def _own(game: GameAnalysis, say: Texts) -> str:
    analysis, who = game.coached.analysis, "you" if game.took_part else "they"
    if game.team:
        who = "team"
    elif game.guessers and not game.took_part:
        # somebody else opened it, and "they" would name nobody
        ((player,), *_) = game.guessers
        return _tell_rival(mention(player.id, say), analysis.solved and len(analysis.rows), say)
    if analysis.solved:
        return say("coach-own-needed", who=who, guesses=len(analysis.rows))
    return say("coach-own-lost", who=who)
