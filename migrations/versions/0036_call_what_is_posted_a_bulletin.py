"""Call what is posted about standings a bulletin.

Revision: 0036, after: 0035
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None

_POSTING = sa.text("(season_kind <> 'off' OR weekly_day IS NOT NULL)")


def upgrade() -> None:
    _rename("news", "bulletin")
    op.drop_index("ix_guilds_news", "guilds")
    _index("ix_guilds_bulletins")


def downgrade() -> None:
    op.drop_index("ix_guilds_bulletins", "guilds")
    _rename("bulletin", "news")
    _index("ix_guilds_news")


def _rename(old: str, new: str) -> None:
    for what in ("channel", "refused"):
        op.alter_column("guilds", f"{old}_{what}", new_column_name=f"{new}_{what}")


def _index(name: str) -> None:
    op.create_index(name, "guilds", ["id"], sqlite_where=_POSTING, postgresql_where=_POSTING)
