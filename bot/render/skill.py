"""Skill and luck in a player's last games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.board.glyphs import can_name
from bot.board.look import Look
from bot.board.skill import Bars, draw_skill
from bot.domain.skill import EVEN_LUCK, MOST_COVERED, SkillHistory, mean
from bot.render.names import mention
from bot.render.reply import Picture, Reply
from bot.texts import Texts


def show_skill(history: SkillHistory, look: Look) -> Reply:
    """Draw a bar for each game, and say whether the guesses got better."""
    say = look.say
    who = mention(history.player.id, say)
    title = say("standings-page-title", page=say("standings-page-skill"))
    if not history.skills:
        return Reply(title=title, text=say("standings-page-words-none", who=who))
    rows = (
        _bars("standings-skill-name", history.skills, 0, say),
        _bars("standings-luck-name", history.lucks, EVEN_LUCK, say),
    )
    told = (say.join_parts([", ".join(map(str, one.figures)), one.mean]) for one in rows)
    lines = [
        f"{say('board-named', name=one.name, what=what)}."
        for one, what in zip(rows, told, strict=True)
    ]
    reply = Reply(
        title=title,
        text=_sum_up(history, who, say),
        footer=say("standings-page-skill-rule", games=MOST_COVERED),
        picture=Picture(
            " ".join([f"{history.player.name}.", *lines]),
            partial(draw_skill, history.player.name, rows, look.theme),
            "\n".join(lines),
            legible=can_name(history.player.name),
        ),
    )
    return reply.fit(look.theme)


def _sum_up(history: SkillHistory, who: str, say: Texts) -> str:
    lines = [
        say(
            "standings-skill-means",
            who=who,
            skill=mean(history.skills),
            luck=mean(history.lucks),
            games=say("standings-games", games=len(history.skills)),
        )
    ]
    if half := history.comparison:
        key = "standings-skill-trend"
        lines.append(
            say(key, trend=half.trend, games=half.games, before=half.before, after=half.after)
        )
    few = say("standings-skill-few")
    lines.append(few if history.few else say("standings-skill-fortune", fortune=history.fortune))
    return "\n".join(lines)


def _bars(key: str, figures: Sequence[int], base: int, say: Texts) -> Bars:
    label = say("standings-skill-mean", mean=mean(figures))
    return Bars(say(key), tuple(figures), label, base)
