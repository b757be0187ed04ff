"""Let reading leave results without a message.

Revision: 0048, after: 0047
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0048"
down_revision = "0047"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("backfills", schema=None) as batch_op:
        batch_op.add_column(
            sa.Column("forgets", sa.Boolean(), server_default=sa.false(), nullable=False)
        )


def downgrade() -> None:
    with op.batch_alter_table("backfills", schema=None) as batch_op:
        batch_op.drop_column("forgets")
