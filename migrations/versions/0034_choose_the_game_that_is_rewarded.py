"""Choose the game that is rewarded.

Revision: 0034, after: 0033
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("guilds", schema=None) as batch_op:
        batch_op.add_column(
            sa.Column("reward_game", sa.String(), server_default="wordle", nullable=False)
        )


def downgrade() -> None:
    with op.batch_alter_table("guilds", schema=None) as batch_op:
        batch_op.drop_column("reward_game")
