"""Leave past days as they are by default.

Revision: 0039, after: 0038
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0039"
down_revision = "0038"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("guilds", schema=None) as batch_op:
        batch_op.alter_column(
            "record_edits",
            existing_type=sa.BOOLEAN(),
            server_default=sa.text("(false)"),
            existing_nullable=False,
        )


def downgrade() -> None:
    with op.batch_alter_table("guilds", schema=None) as batch_op:
        batch_op.alter_column(
            "record_edits",
            existing_type=sa.BOOLEAN(),
            server_default=sa.text("(true)"),
            existing_nullable=False,
        )
