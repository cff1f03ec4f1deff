"""What is planted: each kind of fault, one at a time, where it is meant to be; and the list of those that nobody can tell."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
import textwrap
from pathlib import Path

import coverage
import pytest
from mutants import mutants
from mutate import _is_called, _test_files, called_on_import, changed_codes

ROOT = Path(__file__).parents[2]
EQUIVALENT = Path(__file__).with_name("equivalent.txt")


def planted(source: str) -> set[str]:
    """What a file may become, without what stays."""
    data = textwrap.dedent(source).encode()
    return {mutant.apply(data).decode() for mutant in mutants("nvopt/ir/some.py", data)}


@pytest.mark.parametrize(
    ("line", "faults"),
    [
        ("x = a < b", {"(a <= b)"}),
        ("x = a is b", {"(a is not b)"}),
        ("x = a <= b < c", {"(a < b < c)", "(a <= b <= c)"}),
        ("x = 3", {"4", "2"}),
        ("x = 0", {"1"}),
        ("x = True", {"False"}),
        ("x = a and b", {"(a or b)", "(a)", "(b)"}),
        ("x = not a", {"(a)"}),
        ("x = a & b | c", {"(a & b)", "(c)", "(a) | c", "(b) | c"}),
        ("x = a if b else c", {"a if True else c", "a if False else c"}),
        ("x = f(a, b)", {"f(b, a)"}),
        ("x = f(a, a)", set()),
        ("x = min(a, b)", {"max(a, b)"}),
        ("x = any(a)", {"all(a)"}),
        ("x = isinstance(a, (B, C))", {"isinstance(a, (C,))", "isinstance(a, (B,))"}),
        ("x = {a, b}", {"{a}", "{b}"}),
        ("x = {a: b, c: d}", {"{a: b}", "{c: d}"}),
        ("x = a in (b, c)", {"(a not in (b, c))", "a in (b,)", "a in (c,)"}),
        ("x = [y for y in a if y]", {"[y for y in a if True]"}),
        ("x = 'text'", set()),
        ("x = f'{a < b}'", set()),
        ("x = cast(A, b)", set()),
        ("x = zip(a, a, strict=True)", set()),
        ("assert a < 3", set()),
        ("x: tuple[int, 3]", set()),
        ("__slots__ = ('a', 'b')", set()),
    ],
)
def test_faults_of_one_line(line: str, faults: set[str]) -> None:
    assert planted(line) == {(f"x = {fault}" if line.startswith("x = ") else fault) for fault in faults}


def test_statements_and_conditions() -> None:
    source = """
    def f(a, b=None):
        "What it does"
        for c in a:
            if c:
                continue
            b.add(c)
        return b
    """
    text = textwrap.dedent(source)
    changes = (("if c:", "if True:"), ("if c:", "if False:"), ("continue", "pass"), ("b.add(c)", "pass"))
    assert planted(source) == {text.replace(old, new) for old, new in changes}


def test_cases() -> None:
    source = """
    match a:
        case "b" | "c" if d:
            e()
    """
    text = textwrap.dedent(source)
    changes = (('"b" | "c"', "'c'"), ('"b" | "c"', "'b'"), ("if d:", "if True:"), ("e()", "pass"))
    assert planted(source) == {text.replace(old, new) for old, new in changes}


@pytest.mark.parametrize("path", ["nvopt/passes/instsimplify.py", "nvopt/analysis/scev/facts/guards.py", "nvopt/ir/datalayout.py"])
def test_every_mutant_is_a_program_and_another_one(path: str) -> None:
    source = (ROOT / path).read_bytes()
    found = mutants(path, source)
    assert len(found) > 300
    before = ast.dump(ast.parse(source))
    for mutant in found[::40]:
        assert ast.dump(ast.parse(mutant.apply(source))) != before, mutant


def test_a_key_outlives_edits_elsewhere() -> None:
    one = b"def f(a):\n    return a < 3\n"
    other = b"X = 1\n\n\ndef f(a):\n    b = 2\n    return a  <  3\n"
    keys = {mutant.key(one) for mutant in mutants("nvopt/ir/some.py", one)}
    assert "nvopt/ir/some.py: f: return a < 3 => return (a <= 3)" in keys
    assert keys <= {mutant.key(other) for mutant in mutants("nvopt/ir/some.py", other)}


def test_each_mutant_that_is_said_to_be_equivalent_is_there() -> None:
    listed = [line.strip() for line in EQUIVALENT.read_text().splitlines() if line.startswith("    ")]
    assert len(listed) == len(set(listed))
    for path in {key.partition(": ")[0] for key in listed}:
        source = (ROOT / path).read_bytes()
        found = {mutant.key(source) for mutant in mutants(path, source)}
        assert [key for key in listed if key.startswith(f"{path}: ") and key not in found] == []


@pytest.mark.parametrize(
    ("before", "after", "functions"),
    [
        ("def f(a):\n    return a < 1\n", "def f(a):\n    return a < 2\n", ["f"]),
        (
            "def f(a):\n    return [b for b in a if b < 1]\n",
            "def f(a):\n    return [b for b in a if b < 2]\n",
            ["f", "f.<locals>.<listcomp>"],
        ),
        ("def f(a):\n    return any(b < 1 for b in a)\n", "def f(a):\n    return any(b <= 1 for b in a)\n", ["f", "f.<locals>.<genexpr>"]),
        ("def f(a):\n    return lambda: a < 1\n", "def f(a):\n    return lambda: a < 2\n", ["f", "f.<locals>.<lambda>"]),
        ("class A:\n    def f(self):\n        return 1\n", "class A:\n    def f(self):\n        return 2\n", ["A.f"]),
        ("def f(a):\n    return a\n", "def f(a):\n    return a\n", []),
        ("A = 1\n", "A = 2\n", None),
        ("class A:\n    B = 1\n", "class A:\n    B = 2\n", None),
        ("def f(a=1):\n    return a\n", "def f(a=2):\n    return a\n", None),
        ("A = [b for b in c if b < 1]\n", "A = [b for b in c if b < 2]\n", ["<listcomp>"]),
    ],
)
def test_which_functions_take_new_code(before: str, after: str, functions: list[str] | None) -> None:
    found = changed_codes(before.encode(), after.encode(), "some.py")
    assert (None if found is None else [name for name, _ in found]) == functions


def test_functions_that_make_tables_run_on_import() -> None:
    source = b"""
def table(): return one()
def one(): return 1
def asked(): return one()
class A:
    def b(self): return asked()
class Held:
    def __init__(self): self.one = inside()
    def later(self): return asked()
def inside(): return 2
TABLE = {key: table() for key in "ab"}
READY = (Held(), 3)
"""
    called = called_on_import(source)
    assert called == {"table", "one", "Held.__init__", "inside"}
    places = ("table", "table.within", "tables", "Held", "Held.later", "Held.__init__", "Held.__init__.within", "A.b")
    assert [place for place in places if _is_called(place, called)] == ["table", "table.within", "Held.__init__", "Held.__init__.within"]


def test_tests_are_named_by_folders_or_files(tmp_path: Path) -> None:
    for name, text in (("test_one.py", ""), ("helper.py", ""), ("two.ll", "; RUN: nvopt -passes=x %s\n"), ("three.ll", "; RUN: opt %s\n")):
        (tmp_path / name).write_text(text)
    assert [path.name for path in _test_files(tmp_path)] == ["test_one.py", "two.ll"]
    assert [path.name for path in _test_files(tmp_path / "test_one.py")] == ["test_one.py"]


def test_which_lines_a_test_reaches(tmp_path: Path) -> None:
    source = """
    def f(a):
        "What it does"
        if a:
            return 1
        elif a is None:
            return 2
        match a:
            case 0:
                return 3
            case _:
                return 4
    """
    (tmp_path / "nvopt").mkdir()
    (tmp_path / "nvopt" / "__init__.py").write_text(textwrap.dedent(source).lstrip())
    (tmp_path / "nvopt" / "late.py").write_text("def g():\n    return 1\n")
    tests = """
    from nvopt import f
    def test_one(): assert f(1) == 1
    def test_two(): assert f(0) == 3
    def test_three():
        while True: f(None)
    def test_elsewhere(monkeypatch):
        monkeypatch.chdir("/")
        from nvopt.late import g
        assert g() == 1
    """
    (tmp_path / "test_f.py").write_text(textwrap.dedent(tests))
    path = os.pathsep.join((str(tmp_path), str(Path(__file__).parent)))
    environment = {"PYTHONPATH": path, "NVOPT_REACH": str(tmp_path), "NVOPT_PATIENCE": "0.2", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "--assert=plain", "-p", "reach", "test_f.py"]
    subprocess.run(command, cwd=tmp_path, env=os.environ | environment, capture_output=True, check=False)
    data = coverage.CoverageData(str(next(tmp_path.glob("lines.*"))))
    data.read()
    found = {line: {name.partition("::")[2] for name in names} for line, names in data.contexts_by_lineno("nvopt/__init__.py").items()}
    assert found == {
        3: {"test_one", "test_two", "test_three"},
        4: {"test_one"},
        5: {"test_two", "test_three"},
        6: {"test_three"},
        7: {"test_two"},
        9: {"test_two"},
    }
    assert data.contexts_by_lineno("nvopt/late.py") == {2: ["test_f.py::test_elsewhere"]}
    (seconds,) = tmp_path.glob("seconds.*")
    timed = [json.loads(line)[0].partition("::")[2] for line in seconds.read_text().splitlines()]
    assert timed == ["test_one", "test_two", "test_elsewhere"]
