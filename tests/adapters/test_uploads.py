"""Which addresses pictures are fetched from."""

from __future__ import annotations

from collections.abc import AsyncGenerator

import pytest
from aiohttp import web
from aiohttp.test_utils import BaseTestServer, TestServer

from bot.adapters.door import uploads
from bot.adapters.door.uploads import download, is_posted
from bot.domain.screenshots import PictureGone, PictureTooLarge

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
    assert is_posted(address)


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
    assert not is_posted(address)


@pytest.fixture
async def server() -> AsyncGenerator[BaseTestServer]:
    async def stream(request: web.Request) -> web.StreamResponse:
        response = web.StreamResponse()
        await response.prepare(request)
        await response.write(b"some")
        return response

    async def plain(_: web.Request) -> web.Response:
        return web.Response(body=b"picture")

    async def elsewhere(_: web.Request) -> web.Response:
        raise web.HTTPFound("/plain")

    app = web.Application()
    app.add_routes(
        [web.get("/plain", plain), web.get("/stream", stream), web.get("/elsewhere", elsewhere)]
    )
    async with TestServer(app) as server:
        yield server


async def test_a_picture_in_a_card_is_fetched_if_its_size_is_told(
    server: BaseTestServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await download(str(server.make_url("/plain"))) == b"picture"
    with pytest.raises(PictureTooLarge):
        await download(str(server.make_url("/stream")))
    monkeypatch.setattr(uploads, "LARGEST_PICTURE", len(b"picture"))
    assert await download(str(server.make_url("/plain"))) == b"picture"
    monkeypatch.setattr(uploads, "LARGEST_PICTURE", len(b"picture") - 1)
    with pytest.raises(PictureTooLarge):
        await download(str(server.make_url("/plain")))


@pytest.mark.parametrize("path", ["/elsewhere", "/nothing"])
async def test_a_picture_that_has_moved_is_followed_nowhere(
    server: BaseTestServer, path: str
) -> None:
    with pytest.raises(PictureGone):
        await download(str(server.make_url(path)))
