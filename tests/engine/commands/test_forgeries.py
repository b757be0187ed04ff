"""Proofs that say something false are refused without a search, each for its own reason."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Feedback, Words, load, prove, score
from engine.__main__ import main
from engine.audit import Audit, Forged, audit
from engine.solver import certificate
from engine.solver.claims import Puzzle
from tests.engine.commands.lists import written

LIST = load("en", 5).answers[::45]
ALLOWED = tuple(sorted({*LIST, "xylyl", "fuzzy"}))


@pytest.fixture(scope="module", params=[False, True], ids=["normal", "hard"])
def genuine(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("proof")
    path = folder / "my.proof"
    assert main(["prove", "--out", str(path), *options(folder, hard=request.param)]) == 0
    return path.read_text()


def options(folder: Path, *, hard: bool) -> list[str]:
    lists = written(folder / "answers.txt", list(LIST)), written(folder / "all.txt", list(ALLOWED))
    return ["--answers", lists[0], "--allowed", lists[1], *["--hard"] * hard]


def check(text: str, limit: int = 6) -> Audit:
    hard = '"hard": true' in text.split("\n", 1)[0]
    return audit(text.encode(), ALLOWED, LIST, hard=hard, limit=limit)


def fact(name: str, value: str) -> Callable[[str], str]:
    """Say something else in the first line."""
    return lambda text: re.sub(rf'"{name}": [^,}}]+', f'"{name}": {value}', text, count=1)


def adding(more: str) -> Callable[[str], str]:
    return lambda text: text.replace("}\n", f", {more}}}\n", 1)


def opener_of(text: str) -> str:
    return text.split("\n\n")[1].split("\n", maxsplit=1)[0].strip()


def claim_of(text: str, of: str | None = None) -> str:
    opener = of or opener_of(text)
    return next(line for line in text.split("\n") if line.startswith(f"{opener} "))


def claiming(change: Callable[[str], str]) -> Callable[[str], str]:
    """Claim something else of the opener of the tree."""
    return lambda text: text.replace(claim_of(text), change(claim_of(text)), 1)


def total_by(more: int) -> Callable[[str], str]:
    return claiming(lambda line: re.sub(r" (\d+)", lambda m: f" {int(m[1]) + more}", line, count=1))


def planting(change: Callable[[list[str]], list[str]]) -> Callable[[str], str]:
    """Draw another tree."""

    def plant(text: str) -> str:
        claims, tree = text.split("\n\n")
        return "\n".join([claims, "", *change(tree.rstrip("\n").split("\n")), ""])

    return plant


def leaf_said(word: str) -> Callable[[list[str]], list[str]]:
    return lambda tree: [*tree[:-1], tree[-1][: tree[-1].rindex(" ") + 1] + word]


def idle(tree: list[str]) -> list[str]:
    shown = {line.split()[0] for line in tree[1:] if line.startswith(" ") and line[1] != " "}
    every = (str(Feedback.from_pattern(at, 5)) for at in range(242))
    never = next(one for one in every if one not in shown)
    return [*tree, f" {never} {LIST[0]}"]


def bound(value: int) -> Callable[[str], str]:
    """Bound a part of the opener's."""

    def change(line: str) -> str:
        opener, total, *_ = line.split()
        other = next(word for word in LIST if word != opener)
        return f"{opener} {total} {score(opener, other)}:{value}"  # type: ignore[arg-type]

    return claiming(change)


FORGERIES: dict[str, tuple[Callable[[str], str], str]] = {
    "another number of words": (
        fact("allowed", "9"),
        "allowed: 9 in the file",
    ),
    "another number of answers": (
        fact("answers", "9"),
        "answers: 9 in the file",
    ),
    "another checksum": (fact("sha256", '"00"'), 'sha256: "00" in the file, '),
    "a lower limit": (fact("limit", "3"), "limit: 3 in the file, 6 asked"),
    "a higher limit": (fact("limit", "7"), "limit: 7 in the file, 6 asked"),
    "a limit that is no whole number": (fact("limit", "6.0"), "limit: 6.0 in the file, 6 asked"),
    "a limit in a text": (fact("limit", '"6"'), 'limit: "6" in the file, 6 asked'),
    "a limit that is not a number": (fact("limit", "NaN"), 'limit: "NaN" in the file, 6 asked'),
    "hard mode as a number": (fact("hard", "2"), "hard: 2 in the file, "),
    "hard mode as nothing": (fact("hard", "null"), "hard: null in the file, "),
    "another version": (fact("tilemate proof", "2"), "proof: 2 in the file, 1 asked"),
    "a version that is true": (fact("tilemate proof", "true"), "proof: true in the file"),
    "a fact of its own": (adding('"checked": true'), "checked: true in the file"),
    "a fact twice": (adding('"limit": 6'), "says something twice"),
    "a bound that is not a number": (adding('"below": NaN'), "the bound is no number"),
    "a bound in a text": (adding('"below": "311"'), "the bound is no number"),
    "a bound without end": (adding('"below": Infinity'), "the bound is no number"),
    "a bound of nothing": (adding('"below": 0'), "the bound is no number"),
    "a bound below nothing": (adding('"below": -5'), "the bound is no number"),
    "a bound that is true": (adding('"below": true'), "the bound is no number"),
    "a bound with a point": (adding('"below": 311.5'), "the bound is no number"),
    "a bound that the tree does not keep": (adding('"below": 9'), "not fewer than 9"),
    "no facts": (lambda text: text.split("\n", 1)[1], "no line of facts"),
    "facts in a list": (lambda text: "[1]\n" + text.split("\n", 1)[1], "no line of facts"),
    "too many facts": (lambda text: "[" * 9_999 + text, "no line of facts"),
    "a claim too high": (total_by(1), "does not add up"),
    "a claim too low": (total_by(-1), "is not refuted"),
    "a claim below nothing": (claiming(lambda line: line.replace(" ", " -", 1)), "no claim"),
    "a claim with a point": (claiming(lambda line: line.replace(" ", " 1.", 1)), "no claim"),
    "a claim in other digits": (claiming(lambda line: line.replace(" ", " ٣", 1)), "no claim"),
    "a claim of the greatest size": (
        claiming(lambda line: line.replace(" ", " " + "9" * 5_000, 1)),
        "no claim",
    ),
    "no claim": (lambda text: text.replace(claim_of(text) + "\n", "", 1), "is not refuted"),
    "two claims": (claiming(lambda line: f"{line}\n{line}"), "two claims"),
    "a claim of another word": (claiming(lambda line: "zzzzz" + line[5:]), "not an allowed guess"),
    "a claim in capitals": (claiming(str.upper), "not an allowed guess"),
    "a bound of a part too high": (bound(1 << 59), "cannot be true"),
    "a bound of a part too low": (bound(0), "cannot be true"),
    "a part without answers": (
        claiming(lambda line: f"{line.split()[0]} {line.split()[1]} 22220:1"),
        "has no answer",
    ),
    "a part twice": (claiming(lambda line: f"{line} 00000:9 00000:9"), "counts a part twice"),
    "a part of other marks": (claiming(lambda line: f"{line} 00003:9"), "no claim"),
    "a part in letters": (claiming(lambda line: f"{line} gy...:9"), "no claim"),
    "a tree with a word outside the list": (planting(leaf_said("zzzzz")), "not an allowed guess"),
    "a tree with a word of another length": (planting(leaf_said("cat")), "not an allowed guess"),
    "a tree that misses an answer": (planting(lambda tree: tree[:-1]), "does not find"),
    "a tree that guesses on in vain": (planting(leaf_said("xylyl")), ""),
    "a tree with an idle branch": (planting(idle), "no answer is left"),
    "a tree with a branch twice": (planting(lambda tree: [*tree, tree[-1]]), "a second time"),
    "a tree without parents": (planting(lambda tree: [*tree, " " * 9 + tree[-1]]), "no parent"),
    "a tree with two roots": (planting(lambda tree: [*tree, tree[0]]), "no parent"),
    "a tree with a blank line": (planting(lambda tree: [*tree, ""]), "cannot be read"),
    "a tree of another opener": (planting(lambda tree: [" xylyl", *tree[1:]]), ""),
    "no tree": (lambda text: text.split("\n\n")[0] + "\n", "not finished"),
    "no end": (lambda text: text[:-3], "not finished"),
    "a word after the tree": (lambda text: f"{text}\n\nhello", "after the tree stands something"),
    "a node after it": (lambda text: f"{text} 22220 lying", "after the tree stands something"),
    "no text": (lambda text: "\ufffd" + text, "no line of facts"),
}


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forgery_is_refused(name: str, genuine: str) -> None:
    forge, said = FORGERIES[name]
    forged = forge(genuine)
    assert forged != genuine
    with pytest.raises(Forged) as refused:
        check(forged)
    assert said in str(refused.value)


def test_a_genuine_proof_adds_up(genuine: str) -> None:
    found = check(genuine)
    assert found.claims == len(ALLOWED)
    claims = genuine.partition("\n\n")[0].split("\n")[1:]
    assert found.total == min(int(claim.split()[1]) for claim in claims)
    assert found.trusting <= found.claims
    assert found.trusting <= found.bounds


def test_a_limit_that_the_tree_does_not_keep_is_refused(genuine: str) -> None:
    games = fact("limit", "2")(genuine)
    with pytest.raises(Forged, match="is not found within 2 guesses"):
        check(games, limit=2)


def test_the_command_refuses_what_the_audit_does(
    genuine: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "my.proof"
    lists = options(tmp_path, hard='"hard": true' in genuine)
    path.write_text(genuine)
    assert main(["verify", str(path), "--audit", *lists]) == 0
    said = capsys.readouterr().out
    assert f"audited: {len(ALLOWED):,} claims add up; on trust: " in said
    assert "searched again" not in said
    path.write_text(adding('"below": "311"')(genuine))
    assert main(["verify", str(path), *lists]) == 1
    assert capsys.readouterr().err.count("\n") == 1


@settings(deadline=None)
@given(st.lists(st.text("abc", min_size=4, max_size=4), min_size=2, max_size=5, unique=True))
def test_what_is_proven_of_any_list_passes_the_audit(words: list[str]) -> None:
    known = Words.in_order(words)
    with TemporaryDirectory() as folder:
        path, puzzle = Path(folder, "my.proof"), Puzzle.of(known, None)
        certificate.begin(path, puzzle)
        proof = prove(known, keep=lambda claim: certificate.add(path, puzzle, claim))
        certificate.finish(path, proof.branches)
        assert audit(path.read_bytes(), words, words, hard=False, limit=6).total == proof.total
