"""Shut players out of the records.

Revision: 0030, after: 0029
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "exclusions",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("player_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("by_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("undone_by_id", sa.BigInteger(), autoincrement=False, nullable=True),
        sa.Column("undone_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["by_id"], ["players.id"], name=op.f("fk_exclusions_by_id_players")
        ),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_exclusions_player_id_players")
        ),
        sa.ForeignKeyConstraint(
            ["undone_by_id"], ["players.id"], name=op.f("fk_exclusions_undone_by_id_players")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_exclusions")),
    )
    with op.batch_alter_table("exclusions", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_exclusions_by_id"), ["by_id"], unique=False)
        batch_op.create_index("ix_exclusions_guild", ["guild_id", "id"], unique=False)
        batch_op.create_index(batch_op.f("ix_exclusions_player_id"), ["player_id"], unique=False)
        batch_op.create_index(
            batch_op.f("ix_exclusions_undone_by_id"), ["undone_by_id"], unique=False
        )
        batch_op.create_index(
            "uq_exclusions_standing",
            ["guild_id", "player_id"],
            unique=True,
            sqlite_where=sa.text("undone_at IS NULL"),
            postgresql_where=sa.text("undone_at IS NULL"),
        )

    with op.batch_alter_table("guilds", schema=None) as batch_op:
        batch_op.alter_column(
            "record_days", existing_type=sa.INTEGER(), server_default="7", existing_nullable=False
        )


def downgrade() -> None:
    with op.batch_alter_table("guilds", schema=None) as batch_op:
        batch_op.alter_column(
            "record_days",
            existing_type=sa.INTEGER(),
            server_default=sa.text("'0'"),
            existing_nullable=False,
        )

    with op.batch_alter_table("exclusions", schema=None) as batch_op:
        batch_op.drop_index(
            "uq_exclusions_standing",
            sqlite_where=sa.text("undone_at IS NULL"),
            postgresql_where=sa.text("undone_at IS NULL"),
        )
        batch_op.drop_index(batch_op.f("ix_exclusions_undone_by_id"))
        batch_op.drop_index(batch_op.f("ix_exclusions_player_id"))
        batch_op.drop_index("ix_exclusions_guild")
        batch_op.drop_index(batch_op.f("ix_exclusions_by_id"))

    op.drop_table("exclusions")
