"""Why a word is proposed, and how another one would do, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.board.look import Look
from bot.render.reply import Action, Button, Reply
from bot.services.puzzles.panel import Verdict
from bot.services.puzzles.views import Reasons
from bot.texts import Texts
from engine.solver.division import Division

LISTED = 14
"""Words left up to which all are named, told apart or together."""

_LITTLE = 0.25
"""A difference in words left that is worth a word, though both numbers are rounded to the same."""

FIGURES = "figures"
"""The page of figures."""


def reasons(found: Reasons, puzzle_id: int, look: Look) -> Reply:
    """Say what the proposed word tests, which words it tells apart, and what it leaves."""
    say = look.say
    told = [
        f"**{board + 1}** {_explain(one, say)}" if found.boards > 1 else _explain(one, say)
        for board, one in found.divisions.items()
    ]
    guess = found.proposed
    if guess is None or not told:
        return Reply(say("puzzles-reasons-none"), private=True)
    if found.suggestions.remaining == 1:
        return Reply(say("puzzles-why-only"), private=True)
    figures = Button(Action.REASONS, say("puzzles-figures-button"), puzzle_id, detail=FIGURES)
    return Reply(
        title=say("puzzles-reasons-title", word=guess.upper()),
        text="\n\n".join(told),
        buttons=(figures,),
        private=True,
    )


def _explain(found: Division, say: Texts) -> str:
    kind = "likely" if found.likely else "all"
    lines = [
        " ".join(filter(None, [_say_tested(found, kind, say), *_say_also(found, say)])),
        *(_name(found, say) if found.words <= LISTED else [_count(found, say)]),
        say("puzzles-why-possible") if found.common else "",
    ]
    return "\n".join(filter(None, lines))


def _say_tested(found: Division, kind: str, say: Texts) -> str:
    """Say by which letters the guess tells words apart."""
    if found.words == 1:
        return say("puzzles-why-only-likely") if found.common else ""
    if found.tested and found.holding == found.words:
        return say("puzzles-why-tests-some", letters=_list(found.tested, say))
    if found.tested:
        return say(
            "puzzles-why-tests",
            letters=_list(found.tested, say),
            tested=len(found.tested),
            count=found.holding,
            words=found.words,
            kind=kind,
        )
    if found.again:
        return say("puzzles-why-tests-again", letters=_list(found.again, say))
    if found.placed:
        return say("puzzles-why-tests-places", letters=_list(found.placed, say))
    return say("puzzles-why-tests-none")


def _say_also(found: Division, say: Texts) -> Iterator[str]:
    """Say which known letters tell words apart too, where these are named."""
    if found.tested and found.words <= LISTED:
        if found.again:
            yield say("puzzles-why-also-again", letters=_list(found.again, say))
        if found.placed:
            yield say("puzzles-why-also-places", letters=_list(found.placed, say))


def _name(found: Division, say: Texts) -> list[str]:
    alone = [word for group in found.groups if len(group) == 1 for word in group]
    told = [say("puzzles-why-apart", words=_list(alone, say), count=len(alone))] if alone else []
    groups = [group for group in found.groups if len(group) > 1]
    return [*told, *(say("puzzles-why-together", words=_list(group, say)) for group in groups)]


def _count(found: Division, say: Texts) -> str:
    stay = max(1, round(found.stay))
    return say("puzzles-why-groups", groups=len(found.groups), most=found.most, words=stay)


def _list(words: Sequence[str], say: Texts) -> str:
    return say.join(f"**{word.upper()}**" for word in words)


def compare(found: Verdict, board: int, say: Texts) -> str:
    """Say how many words another guess would leave, beside the proposed one."""
    own, mine = found.own.get(board), found.mine.get(board)
    if own is None or mine is None or mine.words < 2:
        return ""
    if own.guess == mine.guess:
        return say("puzzles-instead-own")
    stay, less = (max(1, round(one.stay)) for one in (own, mine))
    named = f"**{mine.guess.upper()}**" if found.named else say("puzzles-instead-mine")
    possible = "yes" if own.possible else "no"
    if stay == less and mine.stay - own.stay > _LITTLE:
        return say("puzzles-instead-better", possible=possible, mine=named)
    # a word that may be right is not beaten by one that leaves as many
    key = "puzzles-instead-worse" if stay > less else "puzzles-instead-same"
    return say(key, possible=possible, stay=stay, less=less, mine=named)
