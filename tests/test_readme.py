"""Every example in the README, on the pages of docs/ and in CONTRIBUTING.md runs and prints what is said there, and what they list is all
that there is.

A `sh` block is commands that must succeed. A `console` block is commands (`$ ...`) with what they print. A `python` block is a script; a
`text` block right behind it is what it prints. All run in an empty folder that shows the repository's fixtures. A `toml` block is an
entry of pyproject.toml. CONTRIBUTING.md's scripts find the tests' harness.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import nvopt
from nvopt.pipeline.plugins import GROUP
from nvopt.pipeline.registry import all_passes

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), ROOT / ".github" / "CONTRIBUTING.md"]
README = PAGES[0].read_text()
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?", re.MULTILINE | re.DOTALL)
BLOCKS = [match.groups(default="") for page in PAGES for match in BLOCK.finditer(page.read_text())][1:]
"""The language, the text and the output of each; the first names the two make targets."""


def run(command: list[str], folder: Path, stderr: int | None = subprocess.STDOUT) -> str:
    """Run a command in `folder`; what it printed, stdout and stderr together, or stdout alone where `stderr` is None."""
    if not (folder / "fixtures").exists():
        (folder / "fixtures").symlink_to(ROOT / "fixtures")
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    modules = os.pathsep.join(filter(None, [str(ROOT / "tests" / "differential"), os.environ.get("PYTHONPATH")]))
    environ = {**os.environ, "PATH": path, "PYTHONPATH": modules, "NO_COLOR": "1"}
    done = subprocess.run(command, cwd=folder, env=environ, stdout=subprocess.PIPE, stderr=stderr, encoding="utf-8", timeout=120)
    assert done.returncode == (1 if "nvopt: " in done.stdout else 0), done.stdout
    return done.stdout


def of_language(*languages: str) -> list[object]:
    blocks = [block for block in BLOCKS if block[0] in languages]
    return [pytest.param(text, printed, id=f"{language}-{index}") for index, (language, text, printed) in enumerate(blocks)]


def test_it_opens_with_the_two_commands() -> None:
    assert re.match(r"```sh\nmake demo\b.*\nmake test\b.*\n```\n", README)


def test_every_block_is_of_a_kind_that_is_tested() -> None:
    assert {language for language, _, _ in BLOCKS} <= {"sh", "console", "python", "toml", "text"}


@pytest.mark.parametrize(("commands", "printed"), of_language("sh"))
def test_commands_succeed(commands: str, printed: str, tmp_path: Path) -> None:
    said = run(["/bin/sh", "-e", "-c", commands], tmp_path)
    assert "error:" not in said
    assert not printed or said == printed


@pytest.mark.parametrize(("session", "printed"), of_language("console"))
def test_sessions_print_what_is_shown(session: str, printed: str, tmp_path: Path) -> None:
    for step in re.split(r"^\$ ", session, flags=re.MULTILINE)[1:]:
        command, _, expected = step.partition("\n")
        assert run(["/bin/sh", "-c", command], tmp_path) == expected


@pytest.mark.parametrize(("script", "printed"), of_language("python"))
def test_scripts_print_what_is_shown(script: str, printed: str, tmp_path: Path) -> None:
    (tmp_path / "script.py").write_text(script)
    # Dask's workers log a heartbeat that their scheduler's end cut short.
    stderr = None if "from distributed" in script else subprocess.STDOUT
    assert run([sys.executable, "script.py"], tmp_path, stderr) == printed


@pytest.mark.parametrize(("entry", "printed"), of_language("toml"))
def test_entry_points_are_those_that_are_looked_for(entry: str, printed: str) -> None:
    assert list(tomllib.loads(entry)["project"]["entry-points"]) == [GROUP]


def section(page: str, title: str) -> str:
    """The text of a section of a page in docs/, up to the next heading."""
    found = re.search(rf"^#+ {title}$(.*?)(?:^##|\Z)", (ROOT / "docs" / page).read_text(), re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def test_all_options_are_told(tmp_path: Path) -> None:
    rows = re.findall(r"^\| (`.*?) \|", section("command-line.md", "Options"), re.MULTILINE)
    told = set(re.findall(r"`-([\w-]+)", "".join(rows)))
    offered = set(re.findall(r"^  -([\w-]+)", run(["nvopt", "-help"], tmp_path).split("Passes:")[1], re.MULTILINE))
    assert offered <= told <= offered | {"arch", "opt-arch", "p", "KNOB"}


def test_all_passes_and_their_knobs_are_told(tmp_path: Path) -> None:
    rows = section("passes.md", "nvopt's own passes")
    own = {info.name for info in all_passes() if info.kind == "mirror" and not info.origin}
    named = [name for link in re.findall(r"^\| \[(`.*?`)\]\(", rows, re.MULTILINE) for name in re.findall(r"`([^`]+)`", link)]
    assert {name if name in own else name.partition("<")[0] for name in named} == own
    lines = re.findall(r"^  -(?!nvvm-pass-option)([\w-]+)=\S* +(.*)", run(["nvopt", "-help-knobs"], tmp_path), re.MULTILINE)
    knobs = {name for name, help in lines if " No effect" not in help}
    limits = {name for name, help in lines if help.endswith(("ScalarEvolution)", "SCEV-CGP)"))}  # these, -help-knobs lists
    told = set(re.findall(r"`-([\w-]+)`", rows)) - {"print-passes", "help-knobs"}
    assert knobs - limits <= told <= knobs


def test_all_arguments_of_a_run_are_told() -> None:
    assert nvopt.RunOptions.__annotations__.keys() <= set(re.findall(r"`(\w+)`", section("library.md", "As a library")))


def headings(text: str) -> set[str]:
    """What links to sections of a page end in."""
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in re.findall(r"^#+ (.*)$", text, re.MULTILINE)}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)]+)\)", page.read_text()):
        path, _, heading = target.partition("#")
        aim = page.parent / path if path else page
        assert aim.is_file(), target
        assert not heading or heading in headings(aim.read_text()), target


def test_the_readme_leads_to_every_page() -> None:
    assert {f"docs/{page.name}" for page in PAGES[1:-1]} <= set(re.findall(r"\]\(([^)#]+)", README))


def test_the_tree_is_the_package() -> None:
    tree = re.search(r"^nvopt/\n((?:  .*\n)+)", README, re.MULTILINE)
    assert tree is not None
    told = {name for line in tree[1].splitlines() for name in re.findall(r"([a-z]+/|\w+\.py)(?=\s|$)", line)}
    rooms = [path for path in (ROOT / "nvopt").iterdir() if path.is_dir() or path.suffix == ".py"]
    there = {path.name + "/" * path.is_dir() for path in rooms if not path.name.startswith("_")}
    assert told == there | {"__init__.py"}
