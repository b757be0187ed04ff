"""Let servers take no pasted results.

Revision: 0044, after: 0043
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0044"
down_revision = "0043"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("guilds", schema=None) as batch_op:
        batch_op.add_column(
            sa.Column(
                "record_pasted", sa.Boolean(), server_default=sa.text("(true)"), nullable=False
            )
        )


def downgrade() -> None:
    with op.batch_alter_table("guilds", schema=None) as batch_op:
        batch_op.drop_column("record_pasted")
