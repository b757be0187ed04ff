"""Files that are cut, forged or enormous, to be refused without harm."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from random import Random

from PIL import Image

FORMATS = ("PNG", "JPEG", "WEBP", "GIF")
FOREIGN = ("BMP", "TIFF", "ICO", "PPM", "TGA", "PCX")


def forge(count: int, seed: int) -> Iterator[bytes]:
    """Yield files that were whole pictures, or never were."""
    dice = Random(seed)
    for _ in range(count):
        yield dice.choice((_cut, _forge, _forge, _splice, _noise, _claim_size, _foreign))(dice)


@cache
def _whole(kind: str, wide: int, high: int) -> bytes:
    picture = Image.radial_gradient("L").resize((wide, high)).convert("RGB")
    for at in range(0, wide, 40):
        picture.paste((106, 170, 100), (at, 20, at + 34, 54))
    file = BytesIO()
    picture.save(file, kind)
    return file.getvalue()


def _pick(dice: Random) -> bytes:
    return _whole(dice.choice(FORMATS), dice.choice((40, 200, 400)), dice.choice((40, 300)))


def _cut(dice: Random) -> bytes:
    data = _pick(dice)
    return data[: dice.randrange(len(data))]


def _forge(dice: Random) -> bytes:
    data = bytearray(_pick(dice))
    for _ in range(dice.randint(1, 30)):
        data[dice.randrange(len(data))] = dice.randrange(256)
    return bytes(data)


def _splice(dice: Random) -> bytes:
    one, other = _pick(dice), _pick(dice)
    return one[: dice.randrange(len(one))] + other[dice.randrange(len(other)) :]


def _noise(dice: Random) -> bytes:
    begin = dice.choice(
        (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff\xe0", b"RIFF\x20\0\0\0WEBPVP8 ", b"GIF89a", b"")
    )
    return begin + dice.randbytes(dice.randrange(2000))


def _claim_size(dice: Random) -> bytes:
    """A PNG of a few bytes that claims to be as large as a field."""
    side = dice.choice((5_001, 30_000, 2**31 - 1, 0))
    header = struct.pack(">IIBBBBB", side, side, 8, dice.choice((0, 2, 3, 6)), 0, 0, 0)
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(bytes(5_000))), (b"IEND", b""))
    chunks = (
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        for kind, body in parts
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def _foreign(dice: Random) -> bytes:
    return _whole(dice.choice(FOREIGN), 64, 64)


def make_enormous() -> Iterator[tuple[str, bytes]]:
    """Yield whole pictures of as many pixels as are accepted, and a little more."""
    for kind, mode, size in (
        ("PNG", "RGB", (5000, 5000)),
        ("PNG", "RGBA", (5000, 5000)),
        ("PNG", "P", (5000, 5000)),
        ("PNG", "I;16", (5000, 5000)),
        ("PNG", "RGB", (120, 200_000)),
        ("JPEG", "RGB", (5000, 5000)),
        ("JPEG", "CMYK", (5000, 5000)),
        ("WEBP", "RGBA", (2900, 2900)),
        ("GIF", "P", (5000, 5000)),
        ("PNG", "RGB", (5001, 5001)),
    ):
        file = BytesIO()
        Image.new(mode, size).save(file, kind)
        yield f"{kind} {mode} {size[0]} x {size[1]}", file.getvalue()
