"""The first half of the schema: guilds, players, matches, puzzles.

Revision: 0047
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0047"
down_revision = None
branch_labels = None
depends_on = None

_REWARDING = (
    "(best_role IS NOT NULL OR wordle_role IS NOT NULL OR champion_role IS NOT NULL OR"
    " streak_role IS NOT NULL OR long_streak_role IS NOT NULL OR longest_streak_role IS NOT NULL)"
)


def upgrade() -> None:
    op.create_table(
        "backfills",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.String(length=64), nullable=False),
        sa.Column("first", sa.BigInteger(), nullable=False),
        sa.Column("cursor", sa.BigInteger(), nullable=False),
        sa.Column("read", sa.Integer(), nullable=False),
        sa.Column("changed", sa.Integer(), nullable=False),
        sa.Column("gone", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("forgets", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("thread_id", sa.BigInteger(), nullable=True),
        sa.Column("threads", sa.JSON(), nullable=False),
        sa.Column("unread", sa.JSON(), nullable=False),
        sa.Column("unread_count", sa.Integer(), nullable=False),
        sa.Column("notice_channel_id", sa.BigInteger(), nullable=False),
        sa.Column("notice_id", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_backfills")),
    )
    op.create_table(
        "bulletins",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=64), nullable=False),
        sa.Column("on", sa.Integer(), nullable=False),
        sa.Column("claimed_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("settled", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "kind", "on", name=op.f("pk_bulletins")),
    )
    with op.batch_alter_table("bulletins") as batch_op:
        batch_op.create_index(
            "ix_bulletins_waiting",
            ["on"],
            unique=False,
            sqlite_where=sa.text("NOT settled"),
            postgresql_where=sa.text("NOT settled"),
        )

    op.create_table(
        "class_lists",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("language", sa.String(length=64), nullable=False),
        sa.Column("words", sa.JSON(), nullable=False),
        sa.Column("retired", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_class_lists")),
    )
    with op.batch_alter_table("class_lists") as batch_op:
        batch_op.create_index(batch_op.f("ix_class_lists_guild_id"), ["guild_id"], unique=False)
        batch_op.create_index(
            "ix_class_lists_retired",
            ["id"],
            unique=False,
            sqlite_where=sa.text("retired"),
            postgresql_where=sa.text("retired"),
        )
        batch_op.create_index(
            "uq_class_lists_name",
            ["guild_id", "name"],
            unique=True,
            sqlite_where=sa.text("NOT retired"),
            postgresql_where=sa.text("NOT retired"),
        )

    op.create_table(
        "due_words",
        sa.Column("scope_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.String(length=64), nullable=False),
        sa.Column("answer", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("scope_id", "language", "answer", name=op.f("pk_due_words")),
    )
    op.create_table(
        "facts",
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_facts")),
    )
    op.create_table(
        "group_streaks",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("message_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("on", sa.Integer(), nullable=False),
        sa.Column("days", sa.Integer(), nullable=False),
        sa.Column("imported", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "message_id", name=op.f("pk_group_streaks")),
    )
    with op.batch_alter_table("group_streaks") as batch_op:
        batch_op.create_index(
            "ix_group_streaks_message", ["channel_id", "message_id"], unique=False
        )

    op.create_table(
        "guilds",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("followed", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("idle_public", sa.Integer(), nullable=False),
        sa.Column("idle_solo", sa.Integer(), nullable=False),
        sa.Column("daily_hour", sa.Integer(), nullable=False),
        sa.Column("time_zone", sa.String(length=64), nullable=False),
        sa.Column(
            "daily_list", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True
        ),
        sa.Column("extra", sa.JSON(), nullable=False),
        sa.Column("banned", sa.JSON(), nullable=False),
        sa.Column("dropped", sa.JSON(), nullable=False),
        sa.Column("start_who", sa.String(length=64), nullable=False),
        sa.Column("start_role_id", sa.BigInteger(), nullable=True),
        sa.Column("stop_who", sa.String(length=64), nullable=False),
        sa.Column("stop_role_id", sa.BigInteger(), nullable=True),
        sa.Column("season_kind", sa.String(length=64), nullable=False),
        sa.Column("season_since", sa.Integer(), nullable=False),
        sa.Column("season_first", sa.Integer(), nullable=False),
        sa.Column("season_end", sa.Integer(), nullable=False),
        sa.Column("weekly_day", sa.Integer(), nullable=True),
        sa.Column("weekly_hour", sa.Integer(), nullable=False),
        sa.Column("weekly_since", sa.DateTime(timezone=True), nullable=True),
        sa.Column("bulletin_refused", sa.Integer(), nullable=True),
        sa.Column("taught", sa.JSON(), nullable=True),
        sa.Column("points", sa.JSON(), nullable=True),
        sa.Column("double_day", sa.Integer(), nullable=True),
        sa.Column("language", sa.String(), server_default="en", nullable=False),
        sa.Column("length", sa.Integer(), server_default="5", nullable=False),
        sa.Column("hard", sa.String(), server_default="off", nullable=False),
        sa.Column("theme", sa.String(), server_default="letters", nullable=False),
        sa.Column("turns", sa.Boolean(), server_default=sa.text("(false)"), nullable=False),
        sa.Column("remarks", sa.Boolean(), server_default=sa.text("(true)"), nullable=False),
        sa.Column("channels", sa.JSON(), nullable=True),
        sa.Column("threads", sa.Boolean(), server_default=sa.text("(false)"), nullable=False),
        sa.Column("daily_channel", sa.BigInteger(), nullable=True),
        sa.Column("ping_role", sa.BigInteger(), nullable=True),
        sa.Column("daily_hints", sa.Boolean(), server_default=sa.text("(false)"), nullable=False),
        sa.Column("daily_card", sa.Boolean(), server_default=sa.text("(true)"), nullable=False),
        sa.Column("shields", sa.Boolean(), server_default=sa.text("(false)"), nullable=False),
        sa.Column("daily_thread", sa.Boolean(), server_default=sa.text("(false)"), nullable=False),
        sa.Column("offensive", sa.Boolean(), server_default=sa.text("(false)"), nullable=False),
        sa.Column("spelling", sa.String(), server_default="american", nullable=False),
        sa.Column("least_games", sa.Integer(), server_default="5", nullable=False),
        sa.Column("absence", sa.String(), server_default="none", nullable=False),
        sa.Column("shared", sa.Boolean(), server_default=sa.text("(false)"), nullable=False),
        sa.Column("bulletin_channel", sa.BigInteger(), nullable=True),
        sa.Column("best_role", sa.BigInteger(), nullable=True),
        sa.Column("wordle_role", sa.BigInteger(), nullable=True),
        sa.Column("reward_game", sa.String(), server_default="wordle", nullable=False),
        sa.Column("champion_role", sa.BigInteger(), nullable=True),
        sa.Column("streak_role", sa.BigInteger(), nullable=True),
        sa.Column("long_streak_role", sa.BigInteger(), nullable=True),
        sa.Column("longest_streak_role", sa.BigInteger(), nullable=True),
        sa.Column("record_channels", sa.JSON(), nullable=True),
        sa.Column("record_days", sa.Integer(), server_default="7", nullable=False),
        sa.Column(
            "record_reaction", sa.Boolean(), server_default=sa.text("(true)"), nullable=False
        ),
        sa.Column("record_edits", sa.String(), server_default="slip", nullable=False),
        sa.Column("record_pasted", sa.Boolean(), server_default=sa.text("(true)"), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_guilds")),
    )
    with op.batch_alter_table("guilds") as batch_op:
        batch_op.create_index(
            "ix_guilds_bulletins",
            ["id"],
            unique=False,
            sqlite_where=sa.text("(season_kind <> 'off' OR weekly_day IS NOT NULL)"),
            postgresql_where=sa.text("(season_kind <> 'off' OR weekly_day IS NOT NULL)"),
        )
        batch_op.create_index(
            "ix_guilds_daily_channel",
            ["id"],
            unique=False,
            sqlite_where=sa.text("daily_channel IS NOT NULL"),
            postgresql_where=sa.text("daily_channel IS NOT NULL"),
        )
        batch_op.create_index(
            "ix_guilds_rewarding",
            ["id"],
            unique=False,
            sqlite_where=sa.text(_REWARDING),
            postgresql_where=sa.text(_REWARDING),
        )
        batch_op.create_index(
            "ix_guilds_shared",
            ["id"],
            unique=False,
            sqlite_where=sa.text("shared"),
            postgresql_where=sa.text("shared"),
        )

    op.create_table(
        "interactions",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_interactions")),
    )
    with op.batch_alter_table("interactions") as batch_op:
        batch_op.create_index(batch_op.f("ix_interactions_at"), ["at"], unique=False)

    op.create_table(
        "left_guilds",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_left_guilds")),
    )
    with op.batch_alter_table("left_guilds") as batch_op:
        batch_op.create_index(batch_op.f("ix_left_guilds_at"), ["at"], unique=False)

    op.create_table(
        "players",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("locale", sa.String(length=10), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_players")),
    )
    op.create_table(
        "present_guilds",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_present_guilds")),
    )
    op.create_table(
        "rewards",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("state", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_rewards")),
    )
    op.create_table(
        "seasons",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("end", sa.Integer(), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("frozen_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_seasons")),
    )
    with op.batch_alter_table("seasons") as batch_op:
        batch_op.create_index("uq_seasons", ["guild_id", "end"], unique=True)

    op.create_table(
        "unclaimed_records",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("message_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("puzzle", sa.Integer(), nullable=False),
        sa.Column("figure", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("on", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("imported", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint(
            "guild_id", "name", "message_id", name=op.f("pk_unclaimed_records")
        ),
    )
    with op.batch_alter_table("unclaimed_records") as batch_op:
        batch_op.create_index(
            "ix_unclaimed_records_message", ["channel_id", "message_id"], unique=False
        )
        batch_op.create_index(batch_op.f("ix_unclaimed_records_since"), ["since"], unique=False)

    op.create_table(
        "corrections",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("own", sa.Boolean(), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("player_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("on", sa.Integer(), nullable=False),
        sa.Column("before_figure", sa.Integer(), nullable=False),
        sa.Column("before_solved", sa.Boolean(), nullable=False),
        sa.Column("after_figure", sa.Integer(), nullable=True),
        sa.Column("after_solved", sa.Boolean(), nullable=True),
        sa.Column("by_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("undone_by_id", sa.BigInteger(), autoincrement=False, nullable=True),
        sa.Column("undone_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["by_id"], ["players.id"], name=op.f("fk_corrections_by_id_players")
        ),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_corrections_player_id_players")
        ),
        sa.ForeignKeyConstraint(
            ["undone_by_id"], ["players.id"], name=op.f("fk_corrections_undone_by_id_players")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_corrections")),
    )
    with op.batch_alter_table("corrections") as batch_op:
        batch_op.create_index(batch_op.f("ix_corrections_by_id"), ["by_id"], unique=False)
        batch_op.create_index("ix_corrections_guild", ["guild_id", "id"], unique=False)
        batch_op.create_index(batch_op.f("ix_corrections_player_id"), ["player_id"], unique=False)
        batch_op.create_index(
            batch_op.f("ix_corrections_undone_by_id"), ["undone_by_id"], unique=False
        )
        batch_op.create_index(
            "uq_corrections_standing",
            ["guild_id", "own", "game", "number", "player_id"],
            unique=True,
            sqlite_where=sa.text("undone_at IS NULL"),
            postgresql_where=sa.text("undone_at IS NULL"),
        )

    op.create_table(
        "deleted_records",
        sa.Column("scope_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("player_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("puzzle", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("figure", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("on", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("until", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_deleted_records_player_id_players")
        ),
        sa.PrimaryKeyConstraint(
            "scope_id", "game", "player_id", "puzzle", name=op.f("pk_deleted_records")
        ),
    )
    with op.batch_alter_table("deleted_records") as batch_op:
        batch_op.create_index(
            batch_op.f("ix_deleted_records_player_id"), ["player_id"], unique=False
        )
        batch_op.create_index(batch_op.f("ix_deleted_records_until"), ["until"], unique=False)

    op.create_table(
        "departures",
        sa.Column("player_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("on", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_departures_player_id_players")
        ),
        sa.PrimaryKeyConstraint("player_id", "guild_id", name=op.f("pk_departures")),
    )
    with op.batch_alter_table("departures") as batch_op:
        batch_op.create_index(batch_op.f("ix_departures_guild_id"), ["guild_id"], unique=False)

    op.create_table(
        "exclusions",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("player_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("by_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("undone_by_id", sa.BigInteger(), autoincrement=False, nullable=True),
        sa.Column("undone_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["by_id"], ["players.id"], name=op.f("fk_exclusions_by_id_players")
        ),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_exclusions_player_id_players")
        ),
        sa.ForeignKeyConstraint(
            ["undone_by_id"], ["players.id"], name=op.f("fk_exclusions_undone_by_id_players")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_exclusions")),
    )
    with op.batch_alter_table("exclusions") as batch_op:
        batch_op.create_index(batch_op.f("ix_exclusions_by_id"), ["by_id"], unique=False)
        batch_op.create_index("ix_exclusions_guild", ["guild_id", "id"], unique=False)
        batch_op.create_index(batch_op.f("ix_exclusions_player_id"), ["player_id"], unique=False)
        batch_op.create_index(
            batch_op.f("ix_exclusions_undone_by_id"), ["undone_by_id"], unique=False
        )
        batch_op.create_index(
            "uq_exclusions_standing",
            ["guild_id", "player_id"],
            unique=True,
            sqlite_where=sa.text("undone_at IS NULL"),
            postgresql_where=sa.text("undone_at IS NULL"),
        )

    op.create_table(
        "held_roles",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("role_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("player_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_held_roles_player_id_players")
        ),
        sa.PrimaryKeyConstraint("guild_id", "role_id", "player_id", name=op.f("pk_held_roles")),
    )
    with op.batch_alter_table("held_roles") as batch_op:
        batch_op.create_index(batch_op.f("ix_held_roles_player_id"), ["player_id"], unique=False)

    op.create_table(
        "joinings",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("account_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("player_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("by_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("undone_by_id", sa.BigInteger(), autoincrement=False, nullable=True),
        sa.Column("undone_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["account_id"], ["players.id"], name=op.f("fk_joinings_account_id_players")
        ),
        sa.ForeignKeyConstraint(["by_id"], ["players.id"], name=op.f("fk_joinings_by_id_players")),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_joinings_player_id_players")
        ),
        sa.ForeignKeyConstraint(
            ["undone_by_id"], ["players.id"], name=op.f("fk_joinings_undone_by_id_players")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_joinings")),
    )
    with op.batch_alter_table("joinings") as batch_op:
        batch_op.create_index(batch_op.f("ix_joinings_account_id"), ["account_id"], unique=False)
        batch_op.create_index(batch_op.f("ix_joinings_by_id"), ["by_id"], unique=False)
        batch_op.create_index("ix_joinings_guild", ["guild_id", "id"], unique=False)
        batch_op.create_index(batch_op.f("ix_joinings_player_id"), ["player_id"], unique=False)
        batch_op.create_index(
            batch_op.f("ix_joinings_undone_by_id"), ["undone_by_id"], unique=False
        )

    op.create_table(
        "matches",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("mode", sa.String(length=64), nullable=False),
        sa.Column("stage", sa.String(length=64), nullable=False),
        sa.Column("starter_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.String(length=64), nullable=False),
        sa.Column("list_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True),
        sa.Column("list_name", sa.String(length=64), nullable=True),
        sa.Column("list_mixed", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("lexicon_version", sa.String(length=64), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("limit", sa.Integer(), nullable=False),
        sa.Column("hard", sa.String(length=64), nullable=False),
        sa.Column("answers", sa.JSON(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("deadline", sa.DateTime(timezone=True), nullable=True),
        sa.Column("closed", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("scope_id", sa.BigInteger(), nullable=True),
        sa.Column("day", sa.Integer(), nullable=True),
        sa.Column("number", sa.Integer(), nullable=True),
        sa.Column("salt", sa.String(length=64), nullable=True),
        sa.Column("rival", sa.String(length=64), nullable=True),
        sa.Column("goal", sa.String(length=64), server_default="fewest", nullable=False),
        sa.Column("clue", sa.String(length=100), nullable=True),
        sa.Column("code", sa.String(length=8), nullable=True),
        sa.Column("announced", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("called", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("thread_id", sa.BigInteger(), nullable=True),
        sa.Column("ended_by_id", sa.BigInteger(), autoincrement=False, nullable=True),
        sa.Column("claimed_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["ended_by_id"], ["players.id"], name=op.f("fk_matches_ended_by_id_players")
        ),
        sa.ForeignKeyConstraint(
            ["starter_id"], ["players.id"], name=op.f("fk_matches_starter_id_players")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
    )
    with op.batch_alter_table("matches") as batch_op:
        batch_op.create_index(
            "ix_matches_deadline",
            ["deadline"],
            unique=False,
            sqlite_where=sa.text("deadline IS NOT NULL"),
            postgresql_where=sa.text("deadline IS NOT NULL"),
        )
        batch_op.create_index(
            "ix_matches_ended",
            ["ended_by_id"],
            unique=False,
            sqlite_where=sa.text("ended_by_id IS NOT NULL"),
            postgresql_where=sa.text("ended_by_id IS NOT NULL"),
        )
        batch_op.create_index(
            "ix_matches_list_id",
            ["list_id"],
            unique=False,
            sqlite_where=sa.text("list_id IS NOT NULL"),
            postgresql_where=sa.text("list_id IS NOT NULL"),
        )
        batch_op.create_index(
            "ix_matches_open",
            ["channel_id"],
            unique=False,
            sqlite_where=sa.text("stage <> 'over'"),
            postgresql_where=sa.text("stage <> 'over'"),
        )
        batch_op.create_index("ix_matches_scope_id_day", ["scope_id", "day"], unique=False)
        batch_op.create_index(batch_op.f("ix_matches_starter_id"), ["starter_id"], unique=False)
        batch_op.create_index(
            "ix_matches_thread",
            ["id"],
            unique=False,
            sqlite_where=sa.text("thread_id > 0"),
            postgresql_where=sa.text("thread_id > 0"),
        )
        batch_op.create_index("uq_matches_code", ["code"], unique=True)
        batch_op.create_index("uq_matches_daily", ["scope_id", "language", "day"], unique=True)
        batch_op.create_index(
            "uq_matches_race",
            ["channel_id"],
            unique=True,
            sqlite_where=sa.text("mode = 'race' AND stage <> 'over'"),
            postgresql_where=sa.text("mode = 'race' AND stage <> 'over'"),
        )

    op.create_table(
        "preferences",
        sa.Column("player_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("theme", sa.String(length=64), nullable=True),
        sa.Column("language", sa.String(length=64), nullable=True),
        sa.Column("start", sa.String(length=64), nullable=True),
        sa.Column("hidden", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("refused", sa.JSON(none_as_null=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_preferences_player_id_players")
        ),
        sa.PrimaryKeyConstraint("player_id", name=op.f("pk_preferences")),
    )
    op.create_table(
        "puzzles",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("player_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("shared", sa.Boolean(), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("leads", sa.Boolean(), nullable=False),
        sa.Column("strategy", sa.String(length=64), nullable=True),
        sa.Column("limit", sa.Integer(), nullable=True),
        sa.Column("language", sa.String(length=64), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("hard", sa.String(length=64), nullable=False),
        sa.Column("words", sa.String(length=64), nullable=False),
        sa.Column("boards", sa.Integer(), nullable=False),
        sa.Column("lexicon_version", sa.String(length=64), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("played_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("previous_id", sa.BigInteger(), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("entries", sa.JSON(), nullable=False),
        sa.Column("draft", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("pending", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("help", sa.JSON(), nullable=False),
        sa.Column("revealed", sa.String(length=64), nullable=True),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_puzzles_player_id_players")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_puzzles")),
    )
    with op.batch_alter_table("puzzles") as batch_op:
        batch_op.create_index(
            "ix_puzzles_channel_id_player_id", ["channel_id", "player_id"], unique=False
        )
        batch_op.create_index(batch_op.f("ix_puzzles_player_id"), ["player_id"], unique=False)
        batch_op.create_index(
            "uq_puzzles_open_private",
            ["channel_id", "player_id"],
            unique=True,
            sqlite_where=sa.text("open AND NOT shared AND strategy IS NULL"),
            postgresql_where=sa.text("open AND NOT shared AND strategy IS NULL"),
        )
        batch_op.create_index(
            "uq_puzzles_open_shared",
            ["channel_id"],
            unique=True,
            sqlite_where=sa.text("open AND shared"),
            postgresql_where=sa.text("open AND shared"),
        )


def downgrade() -> None:
    op.drop_table("puzzles")
    op.drop_table("preferences")
    op.drop_table("matches")
    op.drop_table("joinings")
    op.drop_table("held_roles")
    op.drop_table("exclusions")
    op.drop_table("departures")
    op.drop_table("deleted_records")
    op.drop_table("corrections")
    op.drop_table("unclaimed_records")
    op.drop_table("seasons")
    op.drop_table("rewards")
    op.drop_table("present_guilds")
    op.drop_table("players")
    op.drop_table("left_guilds")
    op.drop_table("interactions")
    op.drop_table("guilds")
    op.drop_table("group_streaks")
    op.drop_table("facts")
    op.drop_table("due_words")
    op.drop_table("class_lists")
    op.drop_table("bulletins")
    op.drop_table("backfills")
