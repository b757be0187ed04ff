"""The first schema: games, results, players, servers.

Revision: 0001
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "facts",
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_facts")),
    )
    op.create_table(
        "guilds",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.String(length=64), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("hard", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_guilds")),
    )
    op.create_table(
        "interactions",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_interactions")),
    )
    with op.batch_alter_table("interactions", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_interactions_at"), ["at"], unique=False)

    op.create_table(
        "players",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_players")),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("mode", sa.String(length=64), nullable=False),
        sa.Column("phase", sa.String(length=64), nullable=False),
        sa.Column("starter_id", sa.BigInteger(), nullable=False),
        sa.Column("owner_id", sa.BigInteger(), nullable=True),
        sa.Column("language", sa.String(length=64), nullable=False),
        sa.Column("lexicon_version", sa.String(length=64), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("limit", sa.Integer(), nullable=False),
        sa.Column("hard", sa.String(length=64), nullable=False),
        sa.Column("boards", sa.Integer(), nullable=False),
        sa.Column("answers", sa.Text(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("touched_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner_id"], ["players.id"], name=op.f("fk_games_owner_id_players")
        ),
        sa.ForeignKeyConstraint(
            ["starter_id"], ["players.id"], name=op.f("fk_games_starter_id_players")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_games")),
    )
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.create_index(
            "ix_games_channel_id_language_length",
            ["channel_id", "language", "length"],
            unique=False,
        )
        batch_op.create_index(
            "uq_games_active_private",
            ["channel_id", "owner_id", "mode"],
            unique=True,
            sqlite_where=sa.text("phase = 'active' AND owner_id IS NOT NULL"),
            postgresql_where=sa.text("phase = 'active' AND owner_id IS NOT NULL"),
        )
        batch_op.create_index(
            "uq_games_active_public",
            ["channel_id"],
            unique=True,
            sqlite_where=sa.text("phase = 'active' AND owner_id IS NULL"),
            postgresql_where=sa.text("phase = 'active' AND owner_id IS NULL"),
        )

    op.create_table(
        "results",
        sa.Column("game_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("player_id", sa.BigInteger(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("mode", sa.String(length=64), nullable=False),
        sa.Column("language", sa.String(length=64), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("hard", sa.String(length=64), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("guesses", sa.Integer(), nullable=False),
        sa.Column("limit", sa.Integer(), nullable=False),
        sa.Column("finished_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_results_game_id_games"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_results_player_id_players")
        ),
        sa.PrimaryKeyConstraint("game_id", "player_id", name=op.f("pk_results")),
    )
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.create_index(
            "ix_results_guild_id_finished_at", ["guild_id", "finished_at"], unique=False
        )
        batch_op.create_index(
            "ix_results_player_id_finished_at", ["player_id", "finished_at"], unique=False
        )

    op.create_table(
        "turns",
        sa.Column("game_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("turn", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player_id", sa.BigInteger(), nullable=False),
        sa.Column("guess", sa.String(length=64), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_turns_game_id_games"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_turns_player_id_players")
        ),
        sa.PrimaryKeyConstraint("game_id", "turn", name=op.f("pk_turns")),
    )


def downgrade() -> None:
    op.drop_table("turns")
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.drop_index("ix_results_player_id_finished_at")
        batch_op.drop_index("ix_results_guild_id_finished_at")

    op.drop_table("results")
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.drop_index(
            "uq_games_active_public",
            sqlite_where=sa.text("phase = 'active' AND owner_id IS NULL"),
            postgresql_where=sa.text("phase = 'active' AND owner_id IS NULL"),
        )
        batch_op.drop_index(
            "uq_games_active_private",
            sqlite_where=sa.text("phase = 'active' AND owner_id IS NOT NULL"),
            postgresql_where=sa.text("phase = 'active' AND owner_id IS NOT NULL"),
        )
        batch_op.drop_index("ix_games_channel_id_language_length")

    op.drop_table("games")
    op.drop_table("players")
    with op.batch_alter_table("interactions", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_interactions_at"))

    op.drop_table("interactions")
    op.drop_table("guilds")
    op.drop_table("facts")
