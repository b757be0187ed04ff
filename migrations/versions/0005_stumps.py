"""Words that people think of, and the bot's guesses at them.

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


def upgrade() -> None:
    op.create_table(
        "stumps",
        sa.Column("id", SERIAL, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("player_id", sa.BigInteger(), nullable=False),
        sa.Column("language", sa.String(length=64), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("strategy", sa.String(length=64), nullable=False),
        sa.Column("lexicon_version", sa.String(length=64), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("turns", sa.Text(), nullable=False),
        sa.Column("guess", sa.String(length=64), nullable=True),
        sa.Column("marks", sa.String(length=64), nullable=False),
        sa.Column("revealed", sa.String(length=64), nullable=True),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_stumps_player_id_players")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_stumps")),
    )
    op.create_index("ix_stumps_channel_id_player_id", "stumps", ["channel_id", "player_id"])


def downgrade() -> None:
    op.drop_table("stumps")
