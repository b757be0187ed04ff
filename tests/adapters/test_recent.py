"""What is kept in memory: the latest few, and no more."""

from __future__ import annotations

from bot.adapters.door.recent import keep


def test_the_latest_are_kept_and_one_named_again_is_new() -> None:
    recent: dict[str, int] = {}
    for key, value in (("a", 1), ("b", 2), ("a", 3), ("c", 4)):
        keep(recent, key, value, most=2)
    assert recent == {"a": 3, "c": 4}
    assert [*recent] == ["a", "c"]
