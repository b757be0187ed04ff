"""Call the mode of a league its mode.

Revision: 0035, after: 0034
"""

from __future__ import annotations

from alembic import op

revision = "0035"
down_revision = "0034"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.alter_column("tallies", "pool", new_column_name="mode")


def downgrade() -> None:
    op.alter_column("tallies", "mode", new_column_name="pool")
