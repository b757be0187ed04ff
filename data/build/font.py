"""Cut the font of the drawings down to the letters that our languages and texts need.

    python -m data.build.font Inter-Bold.otf

The input is ``Inter-Bold.otf`` of Debian's package fonts-inter 4.0~beta7+ds-1.
"""

from __future__ import annotations

import argparse
import hashlib
from pathlib import Path

from fontTools.subset import main as subset

FONT = Path(__file__).parents[2] / "bot" / "board" / "inter-bold.otf"
SHA256 = "1e9dfd6a6e33ac63a8fe3b4ed7ae0df9eac2d0b25e444e8e7daef4ac77943fc1"

LETTERS = (
    "U+0020-007E,U+00A0-017F,U+0218-021B,U+1E9E",  # Latin with every accent of Europe
    "U+0384-03CE",  # Greek
    "U+0400-045F,U+0490-0491",  # Cyrillic
    "U+2010-2015,U+2018-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2190-2193,U+2212",  # signs
)


def main() -> None:
    """Write the font that the bot draws with. Exits if the input is another version."""
    parser = argparse.ArgumentParser(prog="python -m data.build.font", description=__doc__)
    parser.add_argument("source", type=Path)
    source: Path = parser.parse_args().source
    if hashlib.sha256(source.read_bytes()).hexdigest() != SHA256:
        parser.error(f"{source} is another version of the font")
    subset(
        [
            str(source),
            f"--unicodes={','.join(LETTERS)}",
            "--layout-features=kern,mark,mkmk,ccmp",
            "--desubroutinize",
            "--no-hinting",
            f"--output-file={FONT}",
        ]
    )


if __name__ == "__main__":
    main()
