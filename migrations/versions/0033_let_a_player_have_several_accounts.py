"""Let a player have several accounts.

Revision: 0033, after: 0032
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None


def upgrade() -> None:

    op.create_table(
        "record_accounts",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("account_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("player_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(
            ["account_id"], ["players.id"], name=op.f("fk_record_accounts_account_id_players")
        ),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_record_accounts_player_id_players")
        ),
        sa.PrimaryKeyConstraint("guild_id", "account_id", name=op.f("pk_record_accounts")),
    )
    with op.batch_alter_table("record_accounts", schema=None) as batch_op:
        batch_op.create_index(
            batch_op.f("ix_record_accounts_account_id"), ["account_id"], unique=False
        )
        batch_op.create_index(
            batch_op.f("ix_record_accounts_player_id"), ["player_id"], unique=False
        )


def downgrade() -> None:

    with op.batch_alter_table("record_accounts", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_record_accounts_player_id"))
        batch_op.drop_index(batch_op.f("ix_record_accounts_account_id"))

    op.drop_table("record_accounts")
