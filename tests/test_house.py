"""The house keeps its own rules."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from prometheus_client import REGISTRY

from bot.command_line import COMMANDS
from bot.configuration import Shards, list_settings
from bot.domain import modes

ROOT = Path(__file__).parent.parent
CODE = [p for folder in ("bot", "engine", "migrations") for p in (ROOT / folder).rglob("*.py")]


@pytest.mark.parametrize("path", CODE, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_file_is_one_room(path: Path) -> None:
    text = path.read_text("utf-8")
    # a first migration lists the whole schema
    most = 1000 if path.parent.name == "versions" else 250
    assert len(text.splitlines()) <= most
    assert ast.get_docstring(ast.parse(text))
    assert path.stem not in {"utils", "helpers", "misc", "common"}


def test_no_merge_has_left_its_marks() -> None:
    texts = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *(ROOT / "bot").rglob("*.ftl")]
    marked = [p for p in texts if re.search(r"^(<{7} |={7}$|>{7} )", p.read_text("utf-8"), re.M)]
    assert not marked


@pytest.mark.parametrize("path", CODE, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_a_mode_does_is_asked_of_the_mode(path: Path) -> None:
    if path == Path(modes.__file__):
        return
    named = {"ModeKey", *(key.name for key in modes.ModeKey)}
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Compare | ast.pattern | ast.Dict):
            told = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
            assert not told & named, f"line {node.lineno} tells modes apart by name"


def test_every_setting_is_explained_and_every_explanation_is_a_setting() -> None:
    explained = set(re.findall(r"^#?([A-Z_]+)=", (ROOT / ".env.example").read_text(), re.MULTILINE))
    assert explained == {*list_settings()}


def test_the_container_copies_what_exists_and_checks_what_runs() -> None:
    dockerfile = (ROOT / "Dockerfile").read_text()
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", dockerfile, re.MULTILINE)
    assert all((ROOT / name).exists() for line in copied for name in line.split())
    allowed = set(re.findall(r"^!(\S+)", (ROOT / ".dockerignore").read_text(), re.MULTILINE))
    assert {name for line in copied for name in line.split()} == allowed
    assert '"tilemate", "health"' in dockerfile


def test_the_containers_say_what_the_program_knows() -> None:
    """Variables, commands, and shards that together are all."""
    told = "".join((ROOT / name).read_text() for name in ("docker-compose.yml", "Dockerfile"))
    known = {*list_settings()}
    assert set(re.findall(r"\b(?:DISCORD|TILEMATE)_[A-Z_]+\b", told)) <= known
    assert set(re.findall(r'"tilemate", "(\w+)"', told)) <= set(COMMANDS)
    parts = [Shards.parse(part) for part in re.findall(r"TILEMATE_SHARDS: (\S+)", told)]
    served = [shard for part in parts for shard in range(part.first, part.last + 1)]
    assert served == [*range(parts[0].count)]


def test_the_service_is_hardened() -> None:
    compose = (ROOT / "docker-compose.yml").read_text()
    for line in ("read_only: true", "cap_drop: [ALL]", "no-new-privileges:true", "user: "):
        assert line in compose


def test_the_unit_is_hardened_and_knows_the_settings_and_the_command() -> None:
    unit = (ROOT / "docs/tilemate.service").read_text()
    for line in ("DynamicUser=yes", "ProtectSystem=strict", "NoNewPrivileges=yes"):
        assert line in unit.splitlines()
    known = {*list_settings()}
    assert set(re.findall(r"\bTILEMATE_[A-Z_]+", unit)) <= known
    assert set(re.findall(r"^ExecStart=\S+ (\w+)$", unit, re.MULTILINE)) <= {*COMMANDS}


def test_the_figures_drawn_and_the_alarms_are_those_the_bot_tells() -> None:
    folder = ROOT / "docs/figures"
    families = [family.name for family in REGISTRY.collect()]
    told = {name + end for name in families for end in ("", "_total", "_bucket")}
    for file in ("alarms.yml", "dashboard.json"):
        named = set(re.findall(r"\btilemate_\w+", (folder / file).read_text()))
        assert named
        assert named <= told
    compose = (ROOT / "docker-compose.yml").read_text()
    mounted = set(re.findall(r"\./docs/figures/(\S+?):", compose))
    assert mounted == {file.name for file in folder.iterdir()}
    [port] = re.findall(r"TILEMATE_METRICS_PORT: (\d+)", compose)
    scraped = (folder / "prometheus.yml").read_text()
    assert f"port: {port}\n" in scraped
    bots = re.findall(r"^  (\w+):\n    <<: \*(?:bot|part)\n", compose, re.MULTILINE)
    assert f"names: [{', '.join(bots)}]\n" in scraped
    parts = re.split(r"^\S*?(\w+):.*\n", compose, flags=re.MULTILINE)
    shared = parts[parts.index("shared") + 1]
    assert "<<: *figures" in shared
    served = re.findall(r"<<: \*(?:figures|shared)\n", parts[parts.index("services") + 1])
    assert len(served) == len(bots)


def test_a_summary_for_directories_is_short_enough() -> None:
    listing = (ROOT / "docs/listing.md").read_text()
    summary = re.search(r"Summary.*\n\n((?:> .+\n)+)", listing)
    assert summary
    assert len(" ".join(summary[1].replace("> ", "").split())) <= 200


def test_a_password_may_hold_any_sign() -> None:
    """In an address, an @ or a / would end it."""
    compose = (ROOT / "docker-compose.yml").read_text()
    assert "PGPASSWORD: ${POSTGRES_PASSWORD:-}" in compose
    assert not re.search(r"postgresql://\S*\$", compose)


def test_the_image_and_the_package_have_one_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert f"tilemate:{project['version']}" in (ROOT / "docker-compose.yml").read_text()


def test_every_pin_is_exact() -> None:
    pins = (ROOT / "constraints.txt").read_text().splitlines()
    assert all(re.fullmatch(r"[\w.\-]+==[\w.]+", pin) for pin in pins)


def test_the_container_installs_what_is_pinned_by_hash() -> None:
    """`make lock` writes it anew."""
    locked, pinned = read_lock("requirements.lock"), read_pins()
    assert {name for name in locked if locked[name] != pinned.get(name)} == set()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *extras["bot"], *extras["postgres"]]
    for needed in (one for one in map(Requirement, wanted) if one.name != project["name"]):
        assert locked[canonicalize_name(needed.name)] in needed.specifier


def test_what_builds_the_container_is_pinned_likewise_and_left_behind() -> None:
    build = read_lock("requirements-build.lock")
    assert "hatchling" in build
    assert not build.keys() & {*read_lock("requirements.lock"), "pip"}
    _, run = (ROOT / "Dockerfile").read_text().rsplit("\nFROM ", 1)
    assert "pip uninstall" in run
    assert re.findall(r"^COPY .*$", run, re.MULTILINE) == [
        "COPY --from=build /opt/tilemate /opt/tilemate"
    ]


def read_lock(name: str) -> dict[str, str]:
    """What the container installs by hash, by its name."""
    assert f"--require-hashes --requirement {name}" in (ROOT / "Dockerfile").read_text()
    lock = (ROOT / name).read_text()
    pin = r"^([\w-]+)==(\S+)[^\n]*\\\n    --hash=sha256:\w{64}"
    locked = dict(re.findall(pin, lock, re.MULTILINE))
    assert len(locked) == len(re.findall(r"^\S", lock, re.MULTILINE))
    return locked


def read_pins() -> dict[str, str]:
    pins = (line.split("==") for line in (ROOT / "constraints.txt").read_text().splitlines())
    return {canonicalize_name(name): version for name, version in pins}


def test_no_two_classes_share_a_name() -> None:
    names = Counter(
        node.name
        for path in CODE
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.ClassDef)
    )
    assert [name for name, count in names.items() if count > 1] == []


def test_no_two_constants_that_others_read_share_a_name() -> None:
    names = Counter(
        target.id
        for path in CODE
        for node in ast.parse(path.read_text("utf-8")).body
        for target in ast.walk(node)
        if isinstance(node, ast.Assign | ast.AnnAssign)
        and isinstance(target, ast.Name)
        and isinstance(target.ctx, ast.Store)
        and re.fullmatch("[A-Z][A-Z_]+", target.id)
    )
    told_of_a_command = {"NAME", "HELP", "EPILOG"}
    assert {name for name, count in names.items() if count > 1} <= told_of_a_command


def test_every_program_explains_itself() -> None:
    folders = ("bot", "engine", "data", "tests/benchmarks", "tests/reliability")
    programs = [ROOT / "tests/walks.py", ROOT / "tests/mutants.py"]
    programs += [path for folder in folders for path in (ROOT / folder).rglob("*.py")]
    texts = {path: path.read_text("utf-8") for path in programs}
    mute = [
        path.relative_to(ROOT).as_posix()
        for path, text in texts.items()
        if '\nif __name__ == "__main__":' in text and "argparse" not in text
    ]
    # one leaves it to bot.command_line, the other is a fresh process that is timed
    assert set(mute) == {"bot/__main__.py", "tests/benchmarks/cold.py"}


TESTS = {path: ast.parse(path.read_text("utf-8")) for path in (ROOT / "tests").rglob("*.py")}
Function = ast.FunctionDef | ast.AsyncFunctionDef


def test_every_test_asserts_something_itself_or_in_a_helper_that_it_calls() -> None:
    idle = [
        f"{path.relative_to(ROOT)}: {test.name}"
        for path, tree in TESTS.items()
        if path.name.startswith("test_")
        for test in tree.body
        if isinstance(test, Function) and test.name.startswith("test_")
        if not _asserts(test, path, set())
    ]
    assert idle == []


def _asserts(function: ast.AST, path: Path, seen: set[ast.AST]) -> bool:
    """Whether it can fail by what it says, or what it calls by name can."""
    seen.add(function)
    for node in ast.walk(function):
        if isinstance(node, ast.Assert) or (
            isinstance(node, ast.Attribute) and node.attr == "raises"
        ):
            return True
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            for helper, place in _find_helpers(node.func.id, path):
                if helper not in seen and _asserts(helper, place, seen):
                    return True
    return False


def _find_helpers(name: str, path: Path) -> Iterator[tuple[Function, Path]]:
    """The functions of this name in a module of tests, or where it imports the name from."""
    for node in ast.walk(TESTS[path]):
        if isinstance(node, Function) and node.name == name:
            yield node, path
        elif isinstance(node, ast.ImportFrom) and any(one.name == name for one in node.names):
            place = ROOT.joinpath(*str(node.module).split("."))
            for found in (place.with_suffix(".py"), place / "__init__.py"):
                if found in TESTS and found != path:
                    yield from _find_helpers(name, found)
