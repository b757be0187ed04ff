"""Which addresses pictures are fetched from."""

from __future__ import annotations

import pytest

from bot.adapters.door.uploads import is_ours

FILE = "/attachments/1/2/board.png?ex=1&is=2&hm=3"


@pytest.mark.parametrize(
    "address",
    [
        f"https://cdn.discordapp.com{FILE}",
        f"https://media.discordapp.net{FILE}",
        "https://cdn.discordapp.com/ephemeral-attachments/1/2/board.png",
    ],
)
def test_files_posted_on_discord_are_fetched(address: str) -> None:
    assert is_ours(address)


@pytest.mark.parametrize(
    "address",
    [
        "",
        f"http://cdn.discordapp.com{FILE}",
        f"https://cdn.discordapp.com.example.org{FILE}",
        f"https://example.org/cdn.discordapp.com{FILE}",
        f"https://cdn.discordapp.com@example.org{FILE}",
        f"https://user:word@cdn.discordapp.com{FILE}",
        f"https://cdn.discordapp.com:8443{FILE}",
        f"https://cdn.discordapp.com\\@example.org{FILE}",
        f"https://CDN.DISCORDAPP.COM.{FILE}",
        "https://cdn.discordapp.com/avatars/1/2.png",
        "https://cdn.discordapp.com/..",
        "https://[::1/attachments/1",
        "file:///etc/passwd",
        "//cdn.discordapp.com/attachments/1",
    ],
)
def test_no_other_address_is_fetched(address: str) -> None:
    assert not is_ours(address)
