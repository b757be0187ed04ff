"""The privacy page tells of every table there is."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store.models import Base

PAGE = " ".join((Path(__file__).parents[1] / "docs" / "privacy.md").read_text("utf-8").split())

COLUMNS = Path(__file__).with_name("personal_columns.txt")

TOLD = {
    "backfills": "how far older messages of a channel were read",
    "ballots": "your guesses, votes, and hints taken or agreed to, and when",
    "class_lists": "the word lists they brought",
    "corrections": "results of yours that somebody who manages a server has corrected",
    "deleted_records": "of a result from elsewhere that you delete in a server",
    "departures": "that you have left a server where you played",
    "entrants": "that you were let into the thread of those who have finished a daily",
    "exclusions": "that somebody who manages a server records no more of your results",
    "game_hints": "your guesses, votes, and hints taken or agreed to, and when",
    "games": "the games you began: mode, length, when, in which server and channel",
    "group_streaks": "the group's streak that summaries tell",
    "guilds": "what its managers settled with `/wordle settings`",
    "held_roles": "roles that a server gives for deeds",
    "interactions": "Of interactions: their ids, for a day",
    "joinings": "who said so and when, and who parted them",
    "last_played": "which game you played last in a channel",
    "left_guilds": "When the bot leaves a server",
    "matches": "words you set for others",
    "players": "your Discord id, and your display name as last seen",
    "preferences": "your preferences: theme, language, where help with puzzles begins",
    "present_guilds": "or was removed from it while it did not run",
    "puzzles": "your solve sessions, the latest 200 of them: the rows of tiles you brought",
    "record_accounts": "that another account in a server is yours",
    "record_names": "the name by which summaries of the Wordle app call you in a server",
    "record_tallies": "averages and leaderboards of those games",
    "records": "your results of puzzles played elsewhere",
    "reminders": "the servers whose daily you want to be reminded of",
    "results": "your results: won or not, in how many guesses",
    "season_places": "where you stood when a season ended: place, figure, games",
    "seasons": "champions are kept",
    "stop_votes": "your guesses, votes, and hints taken or agreed to, and when",
    "supports": "your guesses, votes, and hints taken or agreed to, and when",
    "struck_results": "results of yours that somebody who manages a server has corrected",
    "tallies": "statistics, streaks, ratings, leaderboards",
    "turns": "your guesses, votes, and hints taken or agreed to, and when",
    "unclaimed_records": "Such results wait under that name",
    "word_reports": "words that you report, why, in which server, and when",
}
"""What the page says of each table that holds anything of a person or a server."""

TECHNICAL = {
    "bulletins": "which posts are still to be made",
    "due_words": "words whose difficulty is to be computed again",
    "rewards": "which day and settings the roles of a server follow",
    "facts": "what the bot remembers of itself, as the commands that Discord was told",
}
"""What is in the others."""


def test_every_table_is_told_of_or_holds_nothing_of_anybody() -> None:
    assert {*TOLD, *TECHNICAL} == {*Base.metadata.tables}


def list_columns() -> list[str]:
    """The columns of each table that points to players, a line a table."""
    personal = [
        table
        for table in Base.metadata.tables.values()
        if table.name == "players"
        or any(key.column.table.name == "players" for key in table.foreign_keys)
    ]
    return sorted(f"{one.name}: {' '.join(sorted(one.columns.keys()))}" for one in personal)


def test_every_column_about_a_person_was_thought_of() -> None:
    """Say on the page what a new column tells of a person; then add it to the file."""
    assert list_columns() == COLUMNS.read_text("utf-8").splitlines()


@pytest.mark.parametrize("table", TOLD)
def test_the_page_says_what_a_table_holds(table: str) -> None:
    assert TOLD[table] in PAGE


def test_who_is_referred_to_is_told_of() -> None:
    """A table that points to players is none of the technical ones."""
    for table in TECHNICAL:
        columns = Base.metadata.tables[table].columns
        assert not [one for one in columns if one.name in ("player_id", "by_id")]
