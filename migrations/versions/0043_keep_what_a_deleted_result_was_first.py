"""Keep what a deleted result was first, and whether its author confirmed one.

Revision: 0043, after: 0042
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0043"
down_revision = "0042"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "deleted_records",
        sa.Column("scope_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("player_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("puzzle", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("figure", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("on", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("until", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_deleted_records_player_id_players")
        ),
        sa.PrimaryKeyConstraint(
            "scope_id", "game", "player_id", "puzzle", name=op.f("pk_deleted_records")
        ),
    )
    with op.batch_alter_table("deleted_records", schema=None) as batch_op:
        batch_op.create_index(
            batch_op.f("ix_deleted_records_player_id"), ["player_id"], unique=False
        )
        batch_op.create_index(batch_op.f("ix_deleted_records_until"), ["until"], unique=False)

    with op.batch_alter_table("records", schema=None) as batch_op:
        batch_op.add_column(sa.Column("confirmed", sa.Boolean(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("records", schema=None) as batch_op:
        batch_op.drop_column("confirmed")

    with op.batch_alter_table("deleted_records", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_deleted_records_until"))
        batch_op.drop_index(batch_op.f("ix_deleted_records_player_id"))

    op.drop_table("deleted_records")
