"""Counters and measurements for Prometheus. No label says anything about a person."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 10)

INTERACTIONS = Counter(
    "tilemate_interactions",
    "Commands, presses, choices and forms, by what became of them",
    ["kind", "name", "outcome"],
)
FIRST_ANSWER = Histogram(
    "tilemate_first_answer_seconds",
    "From when Discord made an interaction, by its clock, to the end of our first answer",
    buckets=_SECONDS,
)
REFUSALS = Counter(
    "tilemate_rest_refusals", "Requests that Discord refused or failed", ["resource", "status"]
)
STALL = Histogram(
    "tilemate_loop_stall_seconds", "How late the event loop woke a sleeper", buckets=_SECONDS
)
SEARCH = Histogram(
    "tilemate_search_seconds", "Work of the solver's threads, by lane", ["lane"], buckets=_SECONDS
)
DATABASE_SECONDS = Histogram(
    "tilemate_database_seconds",
    "Transactions, from asking for one to its end",
    ["kind"],
    buckets=_SECONDS,
)
ACTIVE_GAMES = Gauge("tilemate_active_games", "Games under way in the whole database")
GUILDS = Gauge("tilemate_guilds", "Servers that this process serves")
