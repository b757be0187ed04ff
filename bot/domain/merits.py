"""Who did best in a match."""

from __future__ import annotations

from datetime import timedelta

from bot.domain.games import GameSession, Phase
from bot.domain.matches import Entrant, Match
from bot.domain.options import Goal


def find_merit(match: Match, entrant: Entrant) -> tuple[float, float] | None:
    """Return two figures, of which less is better; None if the word was not found.

    These are guesses and seconds, but in a race to be first the time when it was solved, and then
    guesses. Against a rival, and in dailies, the time does not count. Who took a hint has no place,
    nor has a result that was struck.
    """
    session = entrant.session
    if entrant.struck or session is None or session.phase is not Phase.WON or session.assisted:
        return None
    guesses = len(session.moves)
    if match.goal is Goal.FIRST:
        return session.moves[-1].at.timestamp(), guesses
    timed = not (match.rival or match.mode.posted)
    return guesses, measure_time(session).total_seconds() if timed else 0.0


def sort_entrants(match: Match) -> list[Entrant]:
    """Return the entrants, best first."""

    def rank(entrant: Entrant) -> tuple[bool, tuple[float, float]]:
        merit = find_merit(match, entrant)
        return merit is None, merit or (0, 0.0)

    return sorted(match.entrants, key=rank)


def list_finders(match: Match) -> list[Entrant]:
    """Return those who have a place, best first; a rival whom nobody plays has none."""
    if match.rival and not match.played:
        return []
    return [entrant for entrant in sort_entrants(match) if find_merit(match, entrant)]


def list_winners(match: Match) -> list[Entrant]:
    """Return who has won; several share a draw."""
    finders = list_finders(match)
    return [one for one in finders if find_merit(match, one) == find_merit(match, finders[0])]


def is_decided(match: Match) -> bool:
    """Return whether nobody who guesses, or may yet begin, can beat the best, who was faster."""
    finders = list_finders(match)
    playing = [one for one in match.entrants if not one.finished]
    return bool(finders) and all(one.guesses + 1 >= finders[0].guesses for one in playing)


def measure_time(session: GameSession) -> timedelta:
    """Return how long a board took, up to its last guess."""
    return session.moves[-1].at - session.created_at
