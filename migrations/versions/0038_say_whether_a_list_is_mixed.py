"""Say whether a length was chosen for a game with a class list.

Revision: 0038, after: 0037
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("games", "matches"):
        mixed = sa.Column("list_mixed", sa.Boolean(), server_default=sa.false(), nullable=False)
        op.add_column(table, mixed)


def downgrade() -> None:
    for table in ("matches", "games"):
        op.drop_column(table, "list_mixed")
