"""Why a word is proposed, and how another one would do, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from bot.board.look import Look
from bot.render.reply import Action, Button, Reply
from bot.services.puzzles.panel import Verdict
from bot.services.puzzles.views import Reasons
from bot.texts import Texts
from engine.solver.division import Division

_LISTED = 14
"""Words left up to which all are named, told apart or together."""

_LITTLE = 0.25
"""A difference in words left that is worth a word, though both numbers are rounded to the same."""

_FIGURES = "figures"
"""The page of figures."""


def reasons(reasons: Reasons, puzzle_id: int, look: Look) -> Reply:
    """Say what the proposed word tests, which words it tells apart, and what it leaves."""
    say = replace(look, capitals=reasons.capitals).say
    lines = [
        f"**{board + 1}** {_explain(one, say)}" if reasons.boards > 1 else _explain(one, say)
        for board, one in reasons.divisions.items()
    ]
    guess = reasons.proposed
    if guess is None or not lines:
        return Reply(say("puzzles-reasons-none"), private=True)
    if reasons.suggestions.remaining == 1:
        return Reply(say("puzzles-why-only"), private=True)
    figures = Button(Action.REASONS, say("puzzles-figures-button"), puzzle_id, detail=_FIGURES)
    return Reply(
        title=say("puzzles-reasons-title", word=say.write(guess)),
        text="\n\n".join(lines),
        buttons=(figures,),
        private=True,
    )


def _explain(division: Division, say: Texts) -> str:
    kind = "likely" if division.likely else "all"
    lines = [
        " ".join(filter(None, [_say_tested(division, kind, say), *_say_also(division, say)])),
        *(_name(division, say) if division.words <= _LISTED else [_count(division, say)]),
        say("puzzles-why-possible") if division.common else "",
    ]
    return "\n".join(filter(None, lines))


def _say_tested(division: Division, kind: str, say: Texts) -> str:
    """Say by which letters the guess tells words apart."""
    if division.words == 1:
        return say("puzzles-why-only-likely") if division.common else ""
    if division.tested and division.holding == division.words:
        return say("puzzles-why-tests-some", letters=_list(division.tested, say))
    if division.tested:
        return say(
            "puzzles-why-tests",
            letters=_list(division.tested, say),
            tested=len(division.tested),
            count=division.holding,
            words=division.words,
            kind=kind,
        )
    if division.again:
        return say("puzzles-why-tests-again", letters=_list(division.again, say))
    if division.placed:
        return say("puzzles-why-tests-places", letters=_list(division.placed, say))
    return say("puzzles-why-tests-none")


def _say_also(division: Division, say: Texts) -> Iterator[str]:
    """Say which known letters tell words apart too, where these are named."""
    if division.tested and division.words <= _LISTED:
        if division.again:
            yield say("puzzles-why-also-again", letters=_list(division.again, say))
        if division.placed:
            yield say("puzzles-why-also-places", letters=_list(division.placed, say))


def _name(division: Division, say: Texts) -> list[str]:
    alone = [word for group in division.groups if len(group) == 1 for word in group]
    lines = (
        [say("puzzles-why-apart", words=_list(map(say.write, alone), say), count=len(alone))]
        if alone
        else []
    )
    groups = [group for group in division.groups if len(group) > 1]
    return [
        *lines,
        *(say("puzzles-why-together", words=_list(map(say.write, group), say)) for group in groups),
    ]


def _count(division: Division, say: Texts) -> str:
    stay = max(1, round(division.stay))
    return say("puzzles-why-groups", groups=len(division.groups), most=division.most, words=stay)


def _list(words: Iterable[str], say: Texts) -> str:
    return say.join(f"**{word.upper()}**" for word in words)


def compare(verdict: Verdict, board: int, say: Texts) -> str:
    """Say how many words another guess would leave, beside the proposed one."""
    own, mine = verdict.own.get(board), verdict.mine.get(board)
    if own is None or mine is None or mine.words < 2:
        return ""
    if own.guess == mine.guess:
        return say("puzzles-instead-own")
    stay, less = (max(1, round(one.stay)) for one in (own, mine))
    named = f"**{say.write(mine.guess)}**" if verdict.named else say("puzzles-instead-mine")
    possible = "yes" if own.possible else "no"
    if stay == less and mine.stay - own.stay > _LITTLE:
        return say("puzzles-instead-better", possible=possible, mine=named)
    # a word that may be right is not beaten by one that leaves as many
    key = "puzzles-instead-worse" if stay > less else "puzzles-instead-same"
    return say(key, possible=possible, stay=stay, less=less, mine=named)
