"""-facts with several inputs; -suggest-facts: the table, the file, and what goes wrong."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from cli_runner import Nvopt

from nvopt import parse
from nvopt.pipeline import suggestions
from nvopt.pipeline.suggestions import Programs

KERNEL = """target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @fill(ptr noalias noundef %out, i32 noundef %row) {
  %n = sext i32 %row to i64
  %p0 = getelementptr float, ptr %out, i64 %n
  %p1 = getelementptr float, ptr %p0, i64 1
  %p2 = getelementptr float, ptr %p0, i64 2
  %p3 = getelementptr float, ptr %p0, i64 3
  store float 1.0, ptr %p0, align 4
  store float 2.0, ptr %p1, align 4
  store float 3.0, ptr %p2, align 4
  store float 4.0, ptr %p3, align 4
  ret void
}
define ptx_kernel void @nothing() {
  ret void
}
"""
"""Neither of the two facts does anything alone."""


def test_one_file_serves_several_modules(nvopt: Nvopt, tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / f"{name}.ll").write_text(KERNEL.replace("@nothing", f"@{name}"))
    (tmp_path / "facts.json").write_text('{"kernels": {"fill": {"block": 64}, "a": {"block": 32}}}')
    done = nvopt("-facts=facts.json", "-passes=no-op-module", "a.ll", "b.ll", "-o", "made/", "-j", "2")
    assert (done.status, done.err) == (0, "warning: facts.json:1:37: no kernel of the module is called 'a'\n")
    made = [(tmp_path / "made" / f"{name}.ll").read_text() for name in ("a", "b")]
    assert all('"nvvm.reqntid"="64,1,1"' in text for text in made)
    assert ['"nvvm.reqntid"="32,1,1"' in text for text in made] == [True, False]


def test_a_guard_without_facts(nvopt: Nvopt) -> None:
    done = nvopt("-facts-guard", "in.ll")
    assert (done.status, done.out) == (1, "")
    assert "-facts-guard has kernels test the facts of -facts=FILE, and there is none" in done.err


OTHER = 'target triple = "nvptx64-nvidia-cuda"\ndefine ptx_kernel void @other(ptr %p) {\n  store float 1.0, ptr %p\n  ret void\n}\n'


@pytest.fixture
def _no_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suggestions, "programs", lambda: Programs(None, None))


@pytest.mark.usefixtures("_no_programs")
def test_the_table_and_the_file(nvopt: Nvopt, tmp_path: Path) -> None:
    (tmp_path / "k.ll").write_text(KERNEL)
    done = nvopt("-suggest-facts=facts.json", "-O1", "-mcpu=sm_90", "k.ll", "-j", "2")
    assert (done.status, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0] == "fill:"
    assert lines[1].split() == ["facts", "memory", "vectors", "instructions"]
    assert lines[2].split()[:3] == ["none", "4", "0"]
    suggested = lines[3].split(" (suggested)")
    assert suggested[0].strip() == "out: align 16; row: divisible 4"
    assert suggested[1].split()[:2] == ["1", "1"]
    assert "nothing:" in lines
    assert lines[-1] == "no ptxas was found (the pip package nvidia-cuda-nvcc has it): no registers, no stack, no overhead"
    facts = json.loads((tmp_path / "facts.json").read_text())
    assert facts == {"kernels": {"fill": {"args": {"out": {"align": 16}, "row": {"divisible": 4}}}}}
    taken = nvopt("-facts=facts.json", "-filter-print-funcs=fill", "-O1", "-mcpu=sm_90", "-emit=ptx", "k.ll")
    assert taken.out.count("st.global") + taken.out.count("st.v") == 1
    assert ".v4" in taken.out


def test_what_may_be_asked_of_a_kernel() -> None:
    text = """
    define ptx_kernel void @k(ptr %p, ptr noalias readonly align 16 %0, ptr byval(i32) %s, i32 %n, i64 %wide, i8 %small, float %x) {
      %t = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
      %g = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
      store i32 %t, ptr %p
      ret void
    }
    define ptx_kernel void @plane() {
      %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
      ret void
    }
    declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
    define ptx_kernel void @bound(ptr align 8 %0) "nvvm.maxntid"="64" {
      ret void
    }
    declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
    declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
    """
    asked = {f.name: [str(one) for one in suggestions.candidates(f)] for f in parse(text).functions if f.is_kernel}
    numbers = ["n: divisible 16", "n: min 0", "wide: divisible 16", "wide: min 0, max 2147483647"]
    launch = ["block: x 256, y 1, z 1", "grid: y 1, z 1"]
    assert asked["k"] == ["p: align 16", "p: noalias", *numbers, *launch]
    assert asked["plane"] == ["block: x 32, y 8, z 1", "grid: y 1, z 1"]
    assert asked["bound"] == ["argument 0: align 16", "argument 0: noalias", "argument 0: readonly", "grid: y 1, z 1"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["-O1", "-mcpu=sm_90", "a.ll", "b.ll"], "-suggest-facts takes one input, and no -o and no -facts"),
        (["-O1", "-mcpu=sm_90", "-o", "x"], "-suggest-facts takes one input, and no -o and no -facts"),
        (["-mcpu=sm_90", "a.ll"], "-suggest-facts needs a level or passes, and a GPU"),
        (["-O1", "a.ll"], "-suggest-facts needs a level or passes, and a GPU"),
    ],
)
def test_what_it_does_not_go_with(nvopt: Nvopt, arguments: list[str], message: str) -> None:
    done = nvopt("-suggest-facts=facts.json", *arguments)
    assert (done.status, done.out) == (1, "")
    assert message in done.err


@pytest.mark.parametrize("name", ["k.ll", "other.ll", "api.txt"])
def test_what_is_read_is_not_overwritten(nvopt: Nvopt, tmp_path: Path, name: str) -> None:
    (tmp_path / "k.ll").write_text(KERNEL)
    (tmp_path / "other.ll").write_text(OTHER)
    (tmp_path / "api.txt").write_text("fill\n")
    options = ["-link=other.ll", "-internalize-public-api-file=api.txt", "-O1", "-mcpu=sm_90"]
    done = nvopt(f"-suggest-facts={name}", *options, "k.ll")
    assert (done.status, done.err) == (1, f"nvopt: -suggest-facts would overwrite what is read: {name}\n")
    found = [(tmp_path / one).read_text() for one in ("k.ll", "other.ll", "api.txt")]
    assert found == [KERNEL, OTHER, "fill\n"]


@pytest.mark.usefixtures("_no_programs")
def test_what_is_linked_is_linked_once(nvopt: Nvopt, tmp_path: Path) -> None:
    (tmp_path / "k.ll").write_text(KERNEL)
    (tmp_path / "other.ll").write_text(OTHER)
    done = nvopt("-suggest-facts=facts.json", "-link=other.ll", "-O1", "-mcpu=sm_90", "k.ll")
    assert (done.status, done.err) == (0, "")
    assert "other:" in done.out


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_ctrl_c_leaves_nothing(tmp_path: Path, interruptible: None) -> None:
    (tmp_path / "k.ll").write_text(KERNEL)
    (tmp_path / "tmp").mkdir()
    command = [sys.executable, "-P", "-m", "nvopt", "-suggest-facts=facts.json", "-O3", "-mcpu=sm_90", "k.ll"]
    process = subprocess.Popen(command, cwd=tmp_path, env={**os.environ, "TMPDIR": str(tmp_path / "tmp")}, stderr=subprocess.DEVNULL)
    time.sleep(0.7)
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=60) == 130
    assert not (tmp_path / "facts.json").exists()
    assert list((tmp_path / "tmp").iterdir()) == []
