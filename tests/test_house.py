"""Imports run downwards only, in the order of the README's tree; only nvopt/llvm/ knows llvmlite; and the repository's top stays short.

An import counts wherever it stands: in a function, for types only, or as the name of a module in a string, for importlib.
"""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TOP = {"pyproject.toml", "nvopt", "tests", "fixtures", "Makefile", "README.md", "docs"}


def floors() -> list[str]:
    """The rooms of the package from the top down, and the program's entry above all."""
    tree = re.search(r"^nvopt/\n((?:  .*\n)+)", (ROOT / "README.md").read_text(), re.MULTILINE)
    assert tree is not None
    return ["__main__", *re.findall(r"(?<=  )(\w+)(?:/|\.py)(?=\s)", tree[1])]


def imported(path: Path, package: list[str]) -> Iterator[tuple[int, str]]:
    """The line and the dotted name of all that a file imports; `package` is the one that it lies in, by parts."""
    for node in ast.walk(ast.parse(path.read_text())):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(module=source, names=names, level=level):
                origin = [*package[: len(package) - level + 1], *filter(None, [source])] if level else [str(source)]
                yield from ((node.lineno, ".".join([*origin, alias.name])) for alias in names)
            case ast.Constant(value=str(name)) if re.fullmatch(r"\w+(\.\w+)+", name):
                yield node.lineno, name


def violations(package: Path, order: list[str]) -> list[str]:
    """The imports in a folder `nvopt` that run upwards in `order`, and those of llvmlite outside llvm/."""
    found = []
    for path in sorted(package.rglob("*.py")):
        inside = path.relative_to(package).with_suffix("").parts
        for line, name in imported(path, [package.name, *inside[:-1]]):
            first, _, rest = name.partition(".")
            there = rest.partition(".")[0]
            if first == "llvmlite" and inside[0] != "llvm":
                found.append(f"{path.relative_to(package.parent)}:{line} imports {name}")
            elif first == package.name:
                room = there if there in order else "__init__"
                if order.index(room) < order.index(inside[0]):
                    found.append(f"{path.relative_to(package.parent)}:{line} imports {name}, which stands above it")
    return found


def test_imports_run_downwards() -> None:
    assert violations(ROOT / "nvopt", floors()) == []


SCEV_ROOMS = ["creation", "counts", "facts", "gpu", "expressions"]
"""The rooms of ScalarEvolution from the top down; what one asks of a higher one goes through the class's methods."""
SCEV_FOR_ALL = {
    "scalar_evolution",
    "expressions.kinds",
    "expressions.constant_difference",
    "facts.guards.LoopGuards",
    "facts.predicates",
    "gpu.launch",
    "knobs",
    "printer",
}
"""The class and the forms of its answers; the other files of `analysis/scev/` print them."""


def test_rooms_of_scalar_evolution() -> None:
    package = ROOT / "nvopt/analysis/scev"
    found = []
    for path in sorted(package.rglob("*.py")):
        inside = path.relative_to(package).parts
        if inside[0] not in SCEV_ROOMS:
            continue
        for line, name in imported(path, ["nvopt", "analysis", "scev", inside[0]]):
            there = name.removeprefix("nvopt.analysis.scev.").partition(".")[0]
            is_upwards = there in SCEV_ROOMS and SCEV_ROOMS.index(there) < SCEV_ROOMS.index(inside[0])
            if name.startswith("nvopt.analysis.scev.") and (is_upwards or there in ("forget", "idioms")):
                found.append(f"{'/'.join(inside)}:{line} imports {name}")
    assert found == []


def test_others_ask_scalar_evolution_itself() -> None:
    found = []
    for path in sorted((ROOT / "nvopt").rglob("*.py")):
        if (ROOT / "nvopt/analysis/scev") in path.parents:
            continue
        for line, name in imported(path, ["nvopt", *path.relative_to(ROOT / "nvopt").parts[:-1]]):
            there = name.removeprefix("nvopt.analysis.scev.").split(".")
            if (
                name.startswith("nvopt.analysis.scev.")
                and there[0] in SCEV_ROOMS
                and not {".".join(there), ".".join(there[:2])} & SCEV_FOR_ALL
            ):
                found.append(f"{path.relative_to(ROOT)}:{line} imports {name}")
    assert found == []


@pytest.mark.parametrize(
    ("room", "line"),
    [
        ("ir/planted.py", "from nvopt.passes.base import Pass"),
        ("ir/planted.py", "import nvopt.analysis.loops"),
        ("ir/planted.py", "from nvopt import report"),
        ("passes/planted/__init__.py", "def f():\n    from nvopt.pipeline import run"),
        ("analysis/scev/planted.py", "if TYPE_CHECKING:\n    from nvopt.passes.base import Context"),
        ("analysis/scev/planted.py", "from ...passes import base"),
        ("analysis/scev/__init__.py", "from ...passes import base"),
        ("llvm/planted.py", "importlib.import_module('nvopt.pipeline.run')"),
        ("pipeline/planted.py", "from nvopt import parse"),
        ("remarks.py", "from nvopt.knobs import Knob"),
        ("cli/planted.py", "from nvopt.__main__ import main"),
        ("passes/planted.py", "import llvmlite"),
        ("cli/planted.py", "def f():\n    from llvmlite import binding"),
    ],
)
def test_an_import_that_runs_upwards_is_seen(room: str, line: str, tmp_path: Path) -> None:
    planted = tmp_path / "nvopt" / room
    planted.parent.mkdir(parents=True)
    planted.write_text(f"import nvopt.nearest\n{line}\n")
    (found,) = violations(tmp_path / "nvopt", floors())
    assert found.startswith(f"nvopt/{room}:{line.count(chr(10)) + 2} imports ")


@pytest.mark.parametrize(
    ("room", "line"),
    [
        ("passes/planted.py", "from nvopt.passes.base import Pass"),
        ("passes/planted.py", "from . import base"),
        ("passes/planted/__init__.py", "from ..base import Pass"),
        ("cli/planted.py", "from nvopt import __version__"),
        ("llvm/planted.py", "import llvmlite.binding"),
    ],
)
def test_other_imports_are_welcome(room: str, line: str, tmp_path: Path) -> None:
    planted = tmp_path / "nvopt" / room
    planted.parent.mkdir(parents=True)
    planted.write_text(f"{line}\n")
    assert violations(tmp_path / "nvopt", floors()) == []


def test_the_top_of_the_repository() -> None:
    git = shutil.which("git")
    listed = subprocess.run([git, "ls-files"], cwd=ROOT, capture_output=True, text=True) if git else None
    if listed is None or listed.returncode:
        pytest.skip("no checkout of git")
    names = {path.partition("/")[0] for path in listed.stdout.splitlines()}
    assert {name for name in names if not name.startswith(".")} == TOP
