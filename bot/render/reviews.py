"""What happened in a server in a week or a year, as a reply."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.board.look import Look
from bot.domain.leaderboard_requests import LeaderboardRequest
from bot.domain.leaderboards import GUESS, Ranking
from bot.domain.players import Player
from bot.domain.reviews import Review
from bot.domain.standings import Span
from bot.render.leaderboards import draw_card, explain_places
from bot.render.names import MOST_NAMES, address, begin, join_first, take_first
from bot.render.records import say_average
from bot.render.reply import Action, Button, Field, Reply
from bot.render.seasons import title
from bot.texts import Texts


def tell_review(review: Review, look: Look) -> Reply:
    """Tell what happened in a server in some days, with their leaderboard as a card."""
    field = list_news(review, look.say)
    request = LeaderboardRequest()
    ranking, say = review.ranking, look.say
    reply = Reply(
        field.text,
        title=field.name,
        picture=draw_card(ranking, request, look) if ranking.page else None,
        footer=_explain(ranking, say) if ranking.page else "",
        buttons=(Button(Action.RANKS, look.say("standings-title"), detail=request.text),),
    )
    return reply.fit(look.theme)


def _explain(ranking: Ranking, say: Texts) -> str:
    """Say what the leaderboard shows, and what a place takes."""
    # one alone is compared with nobody
    average = say("standings-fair-average") if ranking.players > 1 else ""
    sentences = [explain_places(ranking, say), average]
    return " ".join(filter(None, sentences))


def list_news(review: Review, say: Texts) -> Field:
    """Return what happened, a line each, under the days."""
    first = review.span.first
    name = say("standings-week", days=title(review.span, say))
    if review.span == Span.year(first):
        name = say("standings-year", year=str(first.year))
    return Field(
        name, "\n".join([*_count(review, say), *(begin(one, say) for one in _news(review, say))])
    )


def _news(review: Review, say: Texts) -> Iterator[str]:
    if best := review.best:
        answers: dict[Player, list[str]] = {}
        for one in best:
            answers.setdefault(one.player, []).append(f"**{one.answer.upper()}**")
        games = [f"{address(who, say)} ({_list_words(words)})" for who, words in answers.items()]
        facts = {"games": join_first(games, say), "guesses": best[0].guesses}
        yield say("standings-review-best", **facts)
    if races := review.races:
        who = join_first([address(one, say) for one in races.players], say)
        yield say("standings-review-races", who=who, wins=races.wins)
    if race := review.closest:
        who, second = address(race.winner, say), address(race.second, say)
        yield say("standings-review-closest", who=who, second=second, seconds=race.seconds)
    if hardest := review.hardest:
        words = [f"**{answer.upper()}**" for answer in hardest.answers]
        facts = {
            "answer": join_first(words, say),
            "count": len(words),
            "cost": hardest.cost / GUESS,
        }
        yield say("standings-review-hardest", **facts)
    yield from _tell_others(review, say)
    if most := review.points:
        who = join_first([address(one, say) for one in most.players], say)
        yield say("standings-review-points", who=who, points=most.points)
    if streak := review.streak:
        who = join_first([address(one, say) for one in streak.players], say)
        yield say("standings-review-streak", who=who, days=streak.days)
    yield from _tell_elsewhere(review, say)


def _tell_elsewhere(review: Review, say: Texts) -> Iterator[str]:
    """Tell of games played elsewhere, and who was best at each."""
    if review.elsewhere:
        games = (f"{one.results:,} × {one.game.name}" for one in review.elsewhere)
        yield say("standings-review-elsewhere", games=", ".join(games))
    for game in review.elsewhere:
        if best := game.best:
            who = join_first([address(one.player, say) for one in best], say)
            average = say_average(game.game, best[0].figures, say)
            yield say("standings-review-best-of", game=game.game.name, who=who, average=average)


def _list_words(words: Sequence[str]) -> str:
    """List a player's words, each once; of many the first few."""
    shown, more = take_first([*dict.fromkeys(words)], MOST_NAMES)
    return ", ".join([*shown, *["…"] * (more > 0)])


def _tell_others(review: Review, say: Texts) -> Iterator[str]:
    """Tell of games on one board together."""
    if shared := review.shared:
        yield say("standings-review-shared", games=shared.games, wins=shared.wins)


def _count(review: Review, say: Texts) -> list[str]:
    if not review.games:
        return []
    counted = say("standings-review-games", games=review.games, players=review.players)
    more = review.games - review.before
    if not review.before:
        return [counted]
    if not more:
        return [f"{counted} {say('standings-review-same')}"]
    key = "standings-review-more" if more > 0 else "standings-review-fewer"
    return [f"{counted} {say(key, games=abs(more))}"]
