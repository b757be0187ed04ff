"""Why a player has their place on a leaderboard, number by number."""

from __future__ import annotations

from collections.abc import Mapping

from bot.board.look import Look
from bot.domain.leaderboard_requests import LeaderboardRequest
from bot.domain.leaderboards import AVERAGE_GAMES, GUESS, Absence, Explanation, View
from bot.domain.ratings import RatingReason
from bot.render.leaderboards import write_title, write_value
from bot.render.ratings import list_changes
from bot.render.reply import Reply
from bot.texts import Texts, keys

_WHY = keys("standings-why", View)
_COSTS = (Absence.LOSS, Absence.AVERAGE, Absence.WORST)
_EXTRA = ("extra", "doubled")
_WHY_MISSED: Mapping[Absence, str] = keys("standings-why-missed", _COSTS)


def explanation(
    explanation: Explanation | RatingReason,
    request: LeaderboardRequest,
    look: Look,
    *,
    final: bool = False,
) -> Reply:
    """Explain a player's place: what is ranked by, then the sum, number by number.

    What is `final` moves no more.
    """
    say, standing = look.say, explanation.standing
    lines = [_place(explanation, request, say)]
    if not standing.place:
        lines = [say("standings-why-no-streak", when="over" if explanation.over else "now")]
    elif standing.provisional:
        key = "standings-why-unplaced" if explanation.over else "standings-why-provisional"
        key = key if explanation.least else "standings-why-too-few"
        lines = [say(key, games=standing.games, least=explanation.least)]
    elif explanation.ahead is not None:
        lines.append(
            say("standings-why-ahead", value=write_value(explanation.ahead, request.view, say))
        )
    if isinstance(explanation, RatingReason):
        steps = [say(_WHY[request.view]), "", *list_changes(explanation, say)]
    elif request.view is View.GUESSES:
        steps = _fair(explanation, say)
        steps += [] if final else ["", say("standings-why-moves")]
    elif not standing.place:
        steps = []
    elif explanation.earned:
        steps = _earned(explanation, say)
    else:
        steps = [_plain(explanation, request.view, say)]
        steps += [say("standings-shields")] * (explanation.shielded and request.view is View.STREAK)
    if request.boards > 1:
        steps += ["", say("standings-several")]
    return Reply(
        title=write_title(request, say),
        text="\n".join([*lines, "", *steps]),
        private=True,
    )


def _place(explanation: Explanation | RatingReason, request: LeaderboardRequest, say: Texts) -> str:
    """Say the place, and of a fair average that too."""
    place, players = explanation.standing.place, explanation.ranked
    if request.view is not View.GUESSES:
        return say("standings-why-place", place=place, players=players)
    value = write_value(explanation.standing.value, request.view, say)
    return say("standings-why-place-average", place=place, players=players, value=value)


def _fair(explanation: Explanation, say: Texts) -> list[str]:
    mean = explanation.mean
    steps = [
        " ".join(
            [
                say(_WHY[View.GUESSES]),
                *([say("standings-why-words")] if mean.compared else []),
                say("standings-why-sum"),
            ]
        ),
        "",
        say("standings-why-games", games=mean.games, guesses=mean.cost),
    ]
    if mean.lost:
        steps.append(say("standings-why-lost", lost=mean.lost, each=mean.loss))
    if mean.hardness:
        key = "standings-why-harder" if mean.hardness > 0 else "standings-why-easier"
        facts = {
            "compared": mean.compared,
            "others": mean.others / GUESS,
            "usual": mean.average / GUESS,
            "words": mean.compared * mean.average / GUESS,
        }
        steps.append(say(key, by=abs(mean.hardness) / GUESS, **facts))
    each, added = mean.average / GUESS, mean.added / GUESS
    if mean.missed:
        facts = {"missed": mean.missed, "each": each, "loss": mean.loss}
        facts["charged"] = mean.charged / GUESS
        steps.append(say(_WHY_MISSED[explanation.absence], **facts))
    steps.append(say("standings-why-average", games=AVERAGE_GAMES, each=each, added=added))
    total = say("standings-why-total", total=mean.total / GUESS, games=mean.divisor)
    figure = f"{total} **{write_value(mean.figure, View.GUESSES, say)}**"
    return [*steps, figure]


def _earned(explanation: Explanation, say: Texts) -> list[str]:
    """Return how points come together where a server has its own."""
    steps = [say("standings-why-points-own")]
    for one in explanation.earned:
        facts = {"games": one.games, "each": one.each, "points": one.plain}
        if one.guesses is None:
            steps.append(say("standings-why-points-lost", **facts))
        else:
            steps.append(say("standings-why-points-found", guesses=one.guesses, **facts))
    if explanation.points.double_day is not None:
        extra, doubled = (sum(getattr(one, of) for one in explanation.earned) for of in _EXTRA)
        day = say.weekday(explanation.points.double_day)
        steps.append(say("standings-why-points-double", points=extra, games=doubled, day=day))
    return [*steps, say("standings-why-rating-total", value=explanation.standing.value)]


def _plain(explanation: Explanation, view: View, say: Texts) -> str:
    mean, value = explanation.mean, explanation.standing.value
    if view is View.POINTS and not mean.wins:
        view = View.WINS  # there is nothing to add up
    facts = {"wins": mean.wins, "games": mean.games, "guesses": mean.guesses}
    return say(_WHY[view], value=value, each=mean.loss, together=mean.loss * mean.wins, **facts)
