"""What a run does without: modules that it doesn't need, searches for garbage."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from cli_runner import MODULE

import nvopt

COMMAND = [sys.executable, "-m", "nvopt"]
Program = Callable[..., "subprocess.CompletedProcess[bytes]"]

GARBAGE = """
import gc
import os
from dataclasses import dataclass
import nvopt

@dataclass(frozen=True)
class Garbage(nvopt.ModulePass):
    name = "garbage"
    summary = "Leave more objects behind than Python lets be before it looks for garbage"

    def run(self, module, context):
        gc.callbacks.append(lambda phase, info: os.write(2, b"!"))
        for _ in range(200_000):
            cycle = []
            cycle.append(cycle)
        return False
"""


@pytest.mark.parametrize(
    ("arguments", "searches"), [(("in.ll",), False), (("in.ll", "-o", "made.ll"), False), (("in.ll", "two.ll", "-o", "made"), True)]
)
def test_garbage_is_left_until_the_end_of_a_single_run(
    program: Program, tmp_path: Path, arguments: tuple[str, ...], searches: bool
) -> None:
    (tmp_path / "garbage.py").write_text(GARBAGE)
    (tmp_path / "two.ll").write_text("")
    done = program("-load-pass-plugin=garbage.py", "-passes=garbage", *arguments)
    assert (done.returncode, b"!" in done.stderr) == (0, searches)


def imported(folder: Path, *arguments: str) -> set[str]:
    """The modules that a run of its own has imported at its end."""
    code = (
        "import sys; from nvopt.cli.main import run; status = run(sys.argv[1:]); sys.stderr.write(' '.join(sys.modules)); sys.exit(status)"
    )
    done = subprocess.run([sys.executable, "-c", code, *arguments], cwd=folder, capture_output=True, text=True, check=True)
    return set(done.stderr.splitlines()[-1].split())


# What no run needs that does nothing out of the ordinary: a mistake's "did you mean", lists, other people's passes, several inputs.
NEVER = {"difflib", "locale", "rich", "yaml", "llvmlite.binding", "concurrent.futures", "nvopt.pipeline.plugins", "nvopt.pipeline.batch"}
NEVER |= {"nvopt.pipeline.reproducer", "nvopt.cli.listings", "nvopt.cli.batch", "nvopt.report.remarks", "nvopt.llvm.located_errors"}
SOURCE = {"nvopt.ir.reading.source"}
UNASKED = {"nvopt.passes.instsimplify", "nvopt.passes.branch_dist.sides", "nvopt.passes.simplify_constant_conditionals.simplifier"}
SCHEDULES = {"nvopt.pipeline.schedules"}
MIRROR = {"nvopt.ir", "nvopt.ir.module"}
SCEV = {"nvopt.analysis.scev.scalar_evolution", "nvopt.analysis.value_tracking.tracking", "nvopt.analysis.constant_range"}
SCEV_ON_DEMAND = {
    f"nvopt.analysis.scev.{name}" for name in ("idioms", "delinearization", "delinearization_printer", "expressions.division")
}


@pytest.mark.parametrize(
    ("arguments", "needs", "does_without"),
    [
        (["in.ll"], set(), MIRROR | SCEV | SCHEDULES | NEVER),
        (["-passes=sroa", "-j", "1", "in.ll", "-o", "made.ll"], set(), MIRROR | SCEV | SCHEDULES | NEVER),
        (["-passes=nvvm-verify", "in.ll"], MIRROR, SOURCE | SCEV | SCHEDULES | NEVER),
        (["-passes=nvvm-reflect", "in.ll"], MIRROR, SOURCE | SCEV | SCHEDULES | NEVER),
        (["-passes=nvvm-reflect", "asks.ll"], MIRROR | SOURCE, SCEV | SCHEDULES | NEVER),
        (["-O1", "in.ll"], MIRROR | SCHEDULES, SCEV | NEVER),
        (["-O3", "in.ll"], MIRROR | SCHEDULES, SCEV | NEVER | UNASKED),
        (["-passes=print<scalar-evolution>", "-disable-output", "in.ll"], MIRROR | SCEV, SCEV_ON_DEMAND | SOURCE | SCHEDULES | NEVER),
        (
            ["-passes=print<delinearization>", "-disable-output", "in.ll"],
            MIRROR | SCEV | SCEV_ON_DEMAND - {"nvopt.analysis.scev.idioms"},
            NEVER,
        ),
    ],
)
def test_a_run_imports_what_it_needs(tmp_path: Path, arguments: list[str], needs: set[str], does_without: set[str]) -> None:
    (tmp_path / "in.ll").write_text(MODULE)
    (tmp_path / "asks.ll").write_text(f"{MODULE}declare i32 @__nvvm_reflect(ptr)\n")
    modules = imported(tmp_path, *arguments)
    assert needs <= modules
    assert not modules & does_without


def test_a_run_imports_the_passes_that_are_named(tmp_path: Path) -> None:
    (tmp_path / "in.ll").write_text(MODULE)
    passes = {name for name in imported(tmp_path, "-passes=nvvm-reflect", "in.ll") if name.startswith("nvopt.passes.")}
    assert passes == {f"nvopt.passes.{name}" for name in ("base", "constants_in_text", "nvvm_reflect")}


def test_a_small_run_imports_little(tmp_path: Path) -> None:
    """Lines of nvopt's own code, which Python compiles anew in each run where it may not keep what it compiled."""
    (tmp_path / "in.ll").write_text(MODULE)
    modules = {name for name in imported(tmp_path, "-passes=sroa", "in.ll") if name.partition(".")[0] == "nvopt"}
    root = Path(nvopt.__file__).parents[1]
    paths = [root.joinpath(*name.split(".")) for name in modules]
    lines = sum(len((path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text().splitlines()) for path in paths)
    assert lines < 6600


@pytest.mark.parametrize("arguments", [["-version"], ["-passes=sroa", "in.ll"], ["-O1", "in.ll"]])
def test_the_command_imports_no_parser_of_python(tmp_path: Path, arguments: list[str]) -> None:
    """Of which Click and dataclasses make no use here: it takes a seventh of the time to start. Nor what UUIDs need."""
    (tmp_path / "in.ll").write_text(MODULE)
    code = """if True:
        import os, sys
        leave, os._exit = os._exit, lambda status: (sys.stderr.write(" ".join(sys.modules)), sys.stderr.flush(), leave(status))
        from nvopt.__main__ import main
        main()
    """
    done = subprocess.run([sys.executable, "-c", code, *arguments], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert not {"ast", "dis", "tokenize", "shutil", "pathlib", "platform", "_uuid"} & set(done.stderr.splitlines()[-1].split())


def test_what_is_imported_late_is_there_when_asked_for() -> None:
    code = """if True:
        import sys
        from nvopt.__main__ import _LateModule
        sys.modules["inspect"] = late = _LateModule("inspect")
        assert "cleandoc" not in vars(late) and not hasattr(late, "no_such_thing")
        import inspect
        assert inspect.cleandoc("  a\\n  b") == late.cleandoc("  a\\n  b") == "a\\nb" and inspect is not late
        assert not hasattr(late, "no_such_thing") and sys.modules["inspect"] is inspect
    """
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("first", ["", "import uuid", "import click"])
def test_parameters_of_click_are_all_there(first: str) -> None:
    """Also the one that no option is of, for plugins that read their own."""
    code = f"""if True:
        {first or "pass"}
        import sys
        from nvopt.__main__ import _import_click
        _import_click()
        import click
        text = "12345678-1234-5678-1234-567812345678"
        found = click.UUID.convert(text, None, None)
        import uuid
        assert found == uuid.UUID(text) == click.UUID.convert(found, None, None) and uuid.uuid4() != found
        assert sys.modules["uuid"] is uuid and "platform" in sys.modules
    """
    subprocess.run([sys.executable, "-c", code], check=True)


def test_knobs_of_what_is_not_imported_are_known(tmp_path: Path) -> None:
    (tmp_path / "in.ll").write_text(MODULE)
    modules = imported(tmp_path, "-passes=sroa", "-scalar-evolution-max-expr-size=7", "-max-aggr-copy-size=8", "in.ll")
    assert not modules & SCEV_ON_DEMAND


def test_a_file_whose_loops_nothing_can_be_done_to_has_no_scalar_evolution() -> None:
    folder = Path(__file__).parents[2] / "fixtures"
    modules = imported(folder, "-O3", "-mcpu=sm_90", "-disable-output", "templates.ll")
    assert "nvopt.passes.loop_reduce" in modules
    assert "nvopt.analysis.scev.scalar_evolution" not in modules


def test_a_typical_file_asks_few_questions() -> None:
    """What tracks values and folds constants is imported at the first question, which a kernel with plain loops never leads to."""
    folder = Path(__file__).parents[2] / "fixtures"
    modules = imported(folder, "-O3", "-mcpu=sm_90", "-disable-output", "float4.ll")
    assert SCEV - {"nvopt.analysis.constant_range"} <= modules
    unasked = ("value_tracking.known_bits", "value_tracking.non_zero", "constant_folding", "scev.counts.shift_loops", "memory.captures")
    assert not {name for name in modules if name.startswith(tuple(f"nvopt.analysis.{one}" for one in unasked))}
    assert "fractions" not in modules


def test_a_lone_version_is_told_without_the_options() -> None:
    command = [sys.executable, "-X", "importtime", "-m", "nvopt", "-version"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.startswith(f"nvopt version {nvopt.__version__}\n  llvmlite ")
    assert not any(name in done.stderr for name in ("click", "nvopt.passes", "nvopt.pipeline.run"))
    assert subprocess.run([*COMMAND, "-version", "-O3"], capture_output=True, text=True, check=True).stdout == done.stdout


def test_a_lone_version_of_an_engine_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NVOPT_ENGINE", "/no/libLLVM.so")
    done = subprocess.run([*COMMAND, "-version"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert "/no/libLLVM.so" in done.stderr


def test_a_lone_version_that_nobody_can_read() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run([*COMMAND, "-version"], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "No space left" in done.stderr
