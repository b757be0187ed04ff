"""Keep what an edited result was first.

Revision: 0041, after: 0040
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0040"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("records", schema=None) as batch_op:
        batch_op.add_column(sa.Column("first_figure", sa.Integer(), nullable=True))
        batch_op.add_column(sa.Column("first_solved", sa.Boolean(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("records", schema=None) as batch_op:
        batch_op.drop_column("first_solved")
        batch_op.drop_column("first_figure")
