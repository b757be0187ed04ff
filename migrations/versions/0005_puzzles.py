"""Puzzles from elsewhere, and words that people think of, in one table.

Revision: 0005, after: 0004
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

SERIAL = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
OPEN_PRIVATE = sa.text("open AND NOT shared AND strategy IS NULL")
OPEN_SHARED = sa.text("open AND shared")


def upgrade() -> None:
    op.create_table(
        "puzzles",
        sa.Column("id", SERIAL, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("player_id", sa.BigInteger(), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("shared", sa.Boolean(), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("leads", sa.Boolean(), nullable=False),
        sa.Column("strategy", sa.String(length=64), nullable=True),
        sa.Column("limit", sa.Integer(), nullable=True),
        sa.Column("language", sa.String(length=64), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("hard", sa.String(length=64), nullable=False),
        sa.Column("words", sa.String(length=64), nullable=False),
        sa.Column("boards", sa.Integer(), nullable=False),
        sa.Column("lexicon_version", sa.String(length=64), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("entries", sa.JSON(), nullable=False),
        sa.Column("draft", sa.JSON(), nullable=True),
        sa.Column("pending", sa.JSON(), nullable=True),
        sa.Column("help", sa.JSON(), nullable=False),
        sa.Column("revealed", sa.String(length=64), nullable=True),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_puzzles_player_id_players")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_puzzles")),
    )
    op.create_index("ix_puzzles_channel_id_player_id", "puzzles", ["channel_id", "player_id"])
    op.create_index(
        "uq_puzzles_open_private",
        "puzzles",
        ["channel_id", "player_id"],
        unique=True,
        sqlite_where=OPEN_PRIVATE,
        postgresql_where=OPEN_PRIVATE,
    )
    op.create_index(
        "uq_puzzles_open_shared",
        "puzzles",
        ["channel_id"],
        unique=True,
        sqlite_where=OPEN_SHARED,
        postgresql_where=OPEN_SHARED,
    )


def downgrade() -> None:
    op.drop_table("puzzles")
