"""Without a limit a position is searched with the work of a tenth of a second."""

from __future__ import annotations

import pytest

from engine import BadArgument, Limit, Position, Words

HOSTED = Words.load().host()


@pytest.mark.parametrize(
    ("opener", "tiles", "words", "best"),
    [
        ("crane", "00001", 144, "spilt"),
        ("crane", "00100", 151, "toils"),
        ("audio", "10001", 78, "scran"),
    ],
)
def test_what_a_small_limit_finds_is_found_by_default(
    opener: str, tiles: str, words: int, best: str
) -> None:
    position = Position(HOSTED).play(opener, tiles)
    assert len(position.left) == words
    found = position.best()
    assert found is not None
    assert (found.guess, found.proven) == (best, True)
    assert found == position.best(Limit(nodes=200))


def test_what_is_no_limit_is_refused() -> None:
    with pytest.raises(BadArgument, match="limit: a Limit expected, found 5"):
        Position(HOSTED).best(5)  # type: ignore[arg-type]
