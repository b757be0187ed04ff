"""Build the files of `data/` from their pinned sources."""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from pathlib import Path
from typing import Any

from data.build import sources
from data.build.choose import LENGTHS, English
from data.build.coverage import cover
from data.build.definitions import define
from data.build.hands import list_longer, read_meanings
from data.build.languages import LANGUAGES, Language, Words
from data.build.prior import weight
from engine import Word

DATA = Path(__file__).parent.parent
VERSION = "2026.11"

Counts = dict[str, int]

_EPILOG = """\
The sources are fetched once into the cache, and checked against their sha256. Word
frequencies come from wordfreq, which must be installed:
  pip install -r data/build/requirements.txt
  python -m data.build
The result is the same, byte for byte, anywhere; --check builds in memory and compares with what
is committed. Hand-written lists are in data/build/hand, and the English definitions in
data/en/definitions.tsv; how the weights were fitted is in data/build/prior.py and
`python -m data.build.fit --help`.
"""


def main() -> int:
    """Write or check; returns 1 if a committed file differs from a fresh build."""
    parser = argparse.ArgumentParser(
        prog="python -m data.build",
        description=__doc__,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--cache", type=Path, default=sources.CACHE, help="where inputs are kept")
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    options = parser.parse_args()
    _say("fetching sources")
    sources.fetch(options.cache)
    files = build(options.cache)
    return _compare(files) if options.check else _write(files)


def build(cache: Path) -> dict[str, bytes]:
    """Return the content of every built file by its path below `data/`."""
    _say("reading SCOWL and WordNet")
    english = English.read(cache)
    files: dict[str, bytes] = {}
    counts: dict[str, Counts] = {}
    allowed: set[str] = set()
    for length in LENGTHS:
        _say(f"choosing words of {length} letters")
        rows = _rows(english, length)
        allowed.update(word for word, _, _ in rows)
        path = f"en/words-{length}.tsv"
        files[path] = _lines(f"{word}\t{weight}\t{by}" for word, weight, by in rows)
        counts[path] = {"allowed": len(rows)} | {
            name: sum(by in ("1", column) for _, _, by in rows)
            for name, column in (("american", "a"), ("british", "b"))
        }
    for tier, words in (("slurs", english.slurs), ("crude", english.crude)):
        longer = list_longer("en", LENGTHS) if tier == "crude" else set[Word]()
        found = sorted((allowed & words) | longer)
        files[f"en/{tier}.txt"] = _lines(found)
        counts[f"en/{tier}.txt"] = {"words": len(found)}
    for language in LANGUAGES:
        _say(f"choosing words of {language.code}")
        for path, (lines, counted) in build_language(language, cache).items():
            files[path], counts[path] = _lines(lines), counted
    files["manifest.json"] = _manifest(files, counts)
    return files


def build_language(language: Language, cache: Path) -> dict[str, tuple[list[str], Counts]]:
    """Return the lines of each file of a language, and what there is to count in them."""
    words = Words(language, cache)
    built: dict[str, tuple[list[str], Counts]] = {}
    spelt: dict[str, str] = {}
    for length in language.lengths:
        rows = [*words.rows(length)]
        answers = sum(hidden for _, _, hidden, _ in rows)
        counts = {"allowed": len(rows), "answers": answers, **cover(words, length)}
        spelt |= {spelling or word: word for word, _, hidden, spelling in rows if hidden}
        lines = ["\t".join(_columns(*row)) for row in rows]
        built[f"{language.code}/words-{length}.tsv"] = lines, counts
    own = read_meanings(language.code)
    if defined := define(language.code, spelt, words.slurs | words.crude, cache, own):
        path = f"{language.code}/definitions.tsv"
        built[path] = ["\t".join(pair) for pair in defined], {"words": len(defined)}
    for tier, found in (("slurs", words.slurs), ("crude", words.crude)):
        longer = list_longer(language.code, language.lengths) if tier == "crude" else set[Word]()
        fitting: list[str] = sorted({one for one in found if len(one) in language.lengths} | longer)
        built[f"{language.code}/{tier}.txt"] = fitting, {"words": len(fitting)}
    return built


def _rows(english: English, length: int) -> list[tuple[str, int, str]]:
    rows: list[tuple[str, int, str]] = []
    for word in english.allowed():
        if len(word) == length:
            zipf = sources.zipf(word)
            by = english.hidden_by(word, zipf)
            rows.append((word, weight(english, word, zipf), by))
    return rows


def _columns(word: str, weight: int, hidden: bool, spelling: str) -> list[str]:
    return [word, str(weight), str(int(hidden)), *([spelling] if spelling else [])]


def _manifest(files: dict[str, bytes], counts: dict[str, Counts]) -> bytes:
    described: dict[str, Any] = {
        "version": VERSION,
        "files": {
            path: {"sha256": hashlib.sha256(content).hexdigest(), **counts[path]}
            for path, content in files.items()
        },
        "sources": _read_sources(),
        "tables": _read_tables(),
    }
    return (json.dumps(described, indent=2) + "\n").encode()


def _read_sources() -> dict[str, str]:
    return {source.url: source.sha256 for source in sources.SOURCES} | sources.PACKAGES


def _read_tables() -> dict[str, Any]:
    """Return the checksums of what `data.build.openers` has made."""
    return {
        path.relative_to(DATA).as_posix(): {"sha256": hashlib.sha256(path.read_bytes()).hexdigest()}
        for path in sorted(DATA.glob("*/openers-*.tsv"))
    }


def _lines(lines: Any) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()


def _write(files: dict[str, bytes]) -> int:
    for path, content in files.items():
        target = DATA / path
        target.parent.mkdir(exist_ok=True)
        target.write_bytes(content)
        _say(f"wrote {path} ({len(content):,} bytes)")
    return 0


def _compare(files: dict[str, bytes]) -> int:
    # a file that is not there yet differs, too
    read = {path: (DATA / path).read_bytes() for path in files if (DATA / path).is_file()}
    different = [path for path, content in files.items() if read.get(path) != content]
    for path in different:
        _say(f"differs: {path}")
    return 1 if different else 0


def _say(text: str) -> None:
    print(text, file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
