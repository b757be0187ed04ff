"""Count the results of all languages together.

Revision: 0009, after: 0008
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

_ASSISTED = sa.text("assisted")


def upgrade() -> None:
    _index(["length"], "game_id")
    _make_tallies(
        [],
        "SELECT scope_id, pool, length, boards, first, {end}, player_id, sum(games), sum(wins),"
        " sum(guesses), sum(others), sum(compared), (SELECT last.streak FROM before last"
        " WHERE last.scope_id = before.scope_id AND last.pool = before.pool"
        " AND last.length = before.length AND last.boards = before.boards"
        " AND last.first = before.first AND last.{end} = before.{end}"
        " AND last.player_id = before.player_id"
        " ORDER BY coalesce(last.last_day, 0) DESC, last.language LIMIT 1),"
        " max(last_day), max(last_at), max(last_game_id)"
        " FROM before GROUP BY scope_id, pool, length, boards, first, {end}, player_id",
    )


def downgrade() -> None:
    _make_tallies(
        [sa.Column("language", sa.String(length=64), nullable=False)],
        "SELECT scope_id, pool, length, boards, first, {end}, player_id, games, wins,"
        " guesses, others, compared, streak, last_day, last_at, last_game_id,"
        " coalesce((SELECT min(language) FROM results"
        " WHERE results.scope_id = before.scope_id AND results.player_id = before.player_id"
        " AND results.length = before.length), 'en') FROM before",
    )
    _index(["language", "length"])


def _make_tallies(languages: list[sa.Column[str]], rows: str) -> None:
    """Make the table anew with these columns of languages, last in `rows`, and fill it."""
    quote = op.get_bind().dialect.identifier_preparer.quote
    op.execute("CREATE TEMPORARY TABLE before AS SELECT * FROM tallies")
    op.drop_table("tallies")
    table = op.create_table(
        "tallies",
        sa.Column("scope_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("pool", sa.String(length=64), nullable=False),
        *languages,
        sa.Column("length", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("boards", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("end", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("guesses", sa.Integer(), nullable=False),
        sa.Column("others", sa.Integer(), nullable=False),
        sa.Column("compared", sa.Integer(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("last_day", sa.Integer(), nullable=True),
        sa.Column("last_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column(
            "last_game_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False
        ),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_tallies_player_id_players")
        ),
        sa.PrimaryKeyConstraint(
            "scope_id",
            "pool",
            *(column.name for column in languages),
            "length",
            "boards",
            "first",
            "end",
            "player_id",
            name=op.f("pk_tallies"),
        ),
        sqlite_with_rowid=False,
    )
    names = [column.name for column in table.columns if column.name != "language"]
    columns = ", ".join(map(quote, [*names, *(column.name for column in languages)]))
    op.execute(f"INSERT INTO tallies ({columns}) " + rows.format(end=quote("end")))
    op.execute("DROP TABLE before")
    op.create_index(op.f("ix_tallies_player_id"), "tallies", ["player_id"])


def _index(words: list[str], *counted: str) -> None:
    """Make the indexes of results anew, with these columns of words, and what is counted."""
    with op.batch_alter_table("results") as batch:
        for name in ("ix_results_assisted", "ix_results_scope"):
            batch.drop_index(name)
        league = ["scope_id", "mode", *words, "boards", "on", "assisted", *counted]
        batch.create_index(
            "ix_results_assisted", league, sqlite_where=_ASSISTED, postgresql_where=_ASSISTED
        )
        days = ["scope_id", "on", "player_id", "mode", *words, "boards", "assisted"]
        batch.create_index("ix_results_scope", [*days, "won", "guesses", "others"])
