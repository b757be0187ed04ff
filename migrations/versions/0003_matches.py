"""Matches: one answer on several private boards. Votes, turns about, deadlines.

Revision: 0003, after: 0002
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

SERIAL = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
ALONE = "phase = 'active' AND owner_id IS NOT NULL"
UNMATCHED = f"{ALONE} AND match_id IS NULL"
RACING = "mode = 'race' AND stage <> 'over'"
ACTIVE = "phase = 'active'"


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", SERIAL, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("mode", sa.String(length=64), nullable=False),
        sa.Column("stage", sa.String(length=64), nullable=False),
        sa.Column("starter_id", sa.BigInteger(), nullable=False),
        sa.Column("language", sa.String(length=64), nullable=False),
        sa.Column("lexicon_version", sa.String(length=64), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("limit", sa.Integer(), nullable=False),
        sa.Column("hard", sa.String(length=64), nullable=False),
        sa.Column("answers", sa.Text(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("deadline", sa.DateTime(timezone=True), nullable=True),
        sa.Column("closed", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("scope_id", sa.BigInteger(), nullable=True),
        sa.Column("day", sa.Date(), nullable=True),
        sa.Column("number", sa.Integer(), nullable=True),
        sa.Column("salt", sa.String(length=64), nullable=True),
        sa.Column("rival", sa.String(length=64), nullable=True),
        sa.Column("announced", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.ForeignKeyConstraint(
            ["starter_id"], ["players.id"], name=op.f("fk_matches_starter_id_players")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
    )
    op.create_index("ix_matches_stage_deadline", "matches", ["stage", "deadline"])
    op.create_index("uq_matches_daily", "matches", ["scope_id", "language", "day"], unique=True)
    op.create_index("uq_matches_race", "matches", ["channel_id"], unique=True, **_where(RACING))
    op.create_table(
        "entrants",
        *_of_a_player("entrants", "match_id", "matches"),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("ready", sa.Boolean(), nullable=False),
    )
    op.create_table(
        "ballots",
        *_of_a_player("ballots", "game_id", "games"),
        sa.Column("guess", sa.String(length=64), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "stop_votes",
        *_of_a_player("stop_votes", "game_id", "games"),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    # plain columns, added in place: rebuilding the table would empty `turns` in SQLite
    op.add_column("games", sa.Column("match_id", SERIAL, nullable=True))
    op.add_column(
        "games", sa.Column("alternate", sa.Boolean(), server_default=sa.false(), nullable=False)
    )
    op.add_column("games", sa.Column("deadline", sa.DateTime(timezone=True), nullable=True))
    op.create_index("uq_games_match_id_owner_id", "games", ["match_id", "owner_id"], unique=True)
    op.create_index("ix_games_active_touched_at", "games", ["touched_at"], **_where(ACTIVE))
    op.drop_index("uq_games_active_private", "games")
    _one_private_game(UNMATCHED)


def downgrade() -> None:
    op.drop_index("uq_games_active_private", "games")
    op.drop_index("ix_games_active_touched_at", "games")
    op.drop_index("uq_games_match_id_owner_id", "games")
    # games of the new modes would be strangers to the code before
    op.execute("DELETE FROM games WHERE mode NOT IN ('together', 'solo')")
    for column in ("deadline", "alternate", "match_id"):
        op.drop_column("games", column)
    for table in ("stop_votes", "ballots", "entrants", "matches"):
        op.drop_table(table)
    _one_private_game(ALONE)


def _of_a_player(table: str, owner: str, owners: str) -> list[Any]:
    return [
        sa.Column(owner, SERIAL, nullable=False),
        sa.Column("player_id", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            [owner],
            [f"{owners}.id"],
            name=op.f(f"fk_{table}_{owner}_{owners}"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f(f"fk_{table}_player_id_players")
        ),
        sa.PrimaryKeyConstraint(owner, "player_id", name=op.f(f"pk_{table}")),
    ]


def _one_private_game(where: str) -> None:
    op.create_index(
        "uq_games_active_private",
        "games",
        ["channel_id", "owner_id", "mode"],
        unique=True,
        **_where(where),
    )


def _where(condition: str) -> dict[str, Any]:
    return {"sqlite_where": sa.text(condition), "postgresql_where": sa.text(condition)}
