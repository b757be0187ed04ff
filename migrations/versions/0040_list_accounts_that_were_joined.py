"""List accounts that were joined.

Revision: 0040, after: 0039
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0039"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "joinings",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("account_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("player_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("by_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("undone_by_id", sa.BigInteger(), autoincrement=False, nullable=True),
        sa.Column("undone_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["account_id"], ["players.id"], name=op.f("fk_joinings_account_id_players")
        ),
        sa.ForeignKeyConstraint(["by_id"], ["players.id"], name=op.f("fk_joinings_by_id_players")),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_joinings_player_id_players")
        ),
        sa.ForeignKeyConstraint(
            ["undone_by_id"], ["players.id"], name=op.f("fk_joinings_undone_by_id_players")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_joinings")),
    )
    with op.batch_alter_table("joinings", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_joinings_account_id"), ["account_id"], unique=False)
        batch_op.create_index(batch_op.f("ix_joinings_by_id"), ["by_id"], unique=False)
        batch_op.create_index("ix_joinings_guild", ["guild_id", "id"], unique=False)
        batch_op.create_index(batch_op.f("ix_joinings_player_id"), ["player_id"], unique=False)
        batch_op.create_index(
            batch_op.f("ix_joinings_undone_by_id"), ["undone_by_id"], unique=False
        )


def downgrade() -> None:
    with op.batch_alter_table("joinings", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_joinings_undone_by_id"))
        batch_op.drop_index(batch_op.f("ix_joinings_player_id"))
        batch_op.drop_index("ix_joinings_guild")
        batch_op.drop_index(batch_op.f("ix_joinings_by_id"))
        batch_op.drop_index(batch_op.f("ix_joinings_account_id"))

    op.drop_table("joinings")
