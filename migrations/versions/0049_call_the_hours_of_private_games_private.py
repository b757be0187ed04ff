"""Call the hours of private games private.

Revision: 0049, after: 0048
"""

from __future__ import annotations

from alembic import op

revision = "0049"
down_revision = "0048"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.alter_column("guilds", "idle_solo", new_column_name="idle_private")


def downgrade() -> None:
    op.alter_column("guilds", "idle_private", new_column_name="idle_solo")
