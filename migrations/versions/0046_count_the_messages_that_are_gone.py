"""Count the messages that are gone.

Revision: 0046, after: 0045
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0046"
down_revision = "0045"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("backfills", schema=None) as batch_op:
        batch_op.add_column(
            sa.Column("gone", sa.Integer(), server_default=sa.text("0"), nullable=False)
        )


def downgrade() -> None:
    with op.batch_alter_table("backfills", schema=None) as batch_op:
        batch_op.drop_column("gone")
