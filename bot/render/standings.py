"""A player's overall statistics, and the comparison of two players, as replies."""

from __future__ import annotations

from functools import partial

from bot.board.card import Figure, draw_figures
from bot.board.card_alt import describe_figures
from bot.board.glyphs import can_name
from bot.board.look import Look
from bot.domain.badges import read_deeds
from bot.domain.modes import GUESSES
from bot.domain.standings import HeadToHead, Tally
from bot.render.badges import wear_badges
from bot.render.names import mention
from bot.render.reply import Picture, Reply
from bot.render.title import MODE_NAMES
from bot.texts import Texts

BAR = 12


def stats(tally: Tally, look: Look) -> Reply:
    """Draw a player's figures on a card, with the distribution of guesses as bars."""
    say = look.say
    text = "\n".join([*_figures(tally, say), f"```\n{_bars(tally)}\n```"])
    notes = [
        say("standings-counts"),
        say("standings-streaks") if tally.dailies else "",
        say("standings-several") if tally.several_boards else "",
        say("standings-unranked", kinds=_name_left_out(tally, say)) if tally.left_out else "",
    ]
    footer = " ".join(filter(None, notes))
    card = _card(tally, look, words=text)
    kept = tally.streak.kept
    lines = [
        wear_badges(read_deeds(tally.deeds), say),
        say("standings-shielded", day=say.day(kept)) if kept else "",
    ]
    reply = Reply(
        "\n".join(filter(None, lines)),
        title=say("standings-stats-title"),
        footer=footer,
        picture=card,
    )
    return reply.fit(look.theme)


def _name_left_out(tally: Tally, say: Texts) -> str:
    """Say which games no leaderboard counts, each kind with its number."""
    return ", ".join(
        say(
            "standings-elsewhere-games",
            which=say(MODE_NAMES[kind] if kind else "standings-unranked-helped"),
            games=games,
        )
        for kind, games in tally.left_out
    )


def _card(tally: Tally, look: Look, words: str) -> Picture:
    say, name, bars = look.say, tally.player.name, [*_count(tally).items()]
    values = {
        "standings-card-games": f"{tally.games:,}",
        "standings-card-won": say("standings-card-rate", rate=tally.win_rate),
        "standings-card-average": average(tally.average, say),
    }
    if tally.dailies:
        values |= {
            "standings-card-days": f"{tally.dailies:,}",
            "standings-card-streak": f"{tally.streak.now:,}",
            "standings-card-best": f"{tally.streak.best:,}",
        }
    counts = {"standings-card-games": tally.games, "standings-card-days": tally.dailies}
    figures = [Figure(value, say(key, count=counts.get(key, 0))) for key, value in values.items()]
    return Picture(
        describe_figures(name, figures, bars, say),
        partial(draw_figures, name, figures, bars, look.theme),
        words,
        legible=can_name(name),
    )


def head_to_head(duel: HeadToHead, look: Look) -> Reply:
    """Compare two players at the same words."""
    say = look.say
    who, other = mention(duel.player.id, say), mention(duel.other.id, say)
    title, words = say("standings-against-title"), len(duel.costs)
    if not words:
        return Reply(
            title=title, text=say("standings-against-none", who=who, other=other), private=True
        )
    mine, theirs = duel.means
    lines = (
        say("standings-against-words", who=who, other=other, words=words),
        say("standings-against-better", who=who, times=duel.better),
        say("standings-against-better", who=other, times=duel.worse),
        say("standings-against-level", times=duel.level),
        say("standings-against-means", who=who, other=other, mine=mine, theirs=theirs),
    )
    return Reply(title=title, text="\n".join(lines), footer=say("standings-against-rule"))


def _figures(tally: Tally, say: Texts) -> list[str]:
    who, streak = mention(tally.player.id, say), tally.streak
    played = say(
        "standings-played", who=who, games=tally.games, wins=tally.wins, rate=tally.win_rate
    )
    mean = average(tally.average, say)
    figures = say("standings-figures", average=mean)
    if not tally.dailies:
        return [played, figures]
    now = say("standings-days", days=streak.now)
    return [
        played,
        figures,
        say("standings-dailies", dailies=tally.dailies, streak=now, best=streak.best),
    ]


def average(guesses: float | None, say: Texts) -> str:
    """Return ``3.91``, or a dash if no game was won."""
    if guesses is None:
        return say("standings-no-average")
    return say("standings-average", guesses=guesses)


def _count(tally: Tally) -> dict[str, int]:
    """Count the games won with each number of guesses, and those not won as ``X``."""
    won = dict(tally.distribution)
    counts = {str(guesses): won.get(guesses, 0) for guesses in range(1, max(*won, GUESSES, 0) + 1)}
    return counts | {"X": tally.lost}


def _bars(tally: Tally) -> str:
    """Draw a line for each number of guesses, and one for games not won."""
    counts = _count(tally)
    most = max(counts.values())
    return "\n".join(f"{name:>2} {_bar(count, most)}{count}" for name, count in counts.items())


def _bar(count: int, most: int) -> str:
    return "█" * max(1, round(BAR * count / most)) + " " if count > 0 else ""
