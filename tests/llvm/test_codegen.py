"""PTX by LLVM's code generation: the same as llc's, in a child process that may die of it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from llc_oracle import FIXTURES, digest, expected

import nvopt
from nvopt.llvm import CodegenError, Unit, codegen
from nvopt.target import TargetOptions

HEADER = 'target triple = "nvptx64-nvidia-cuda"\n'
ARRIVE = "void @llvm.nvvm.barrier.cluster.arrive()"
CANNOT_SELECT = f"{HEADER}declare {ARRIVE}\ndefine void @f() {{\n  call {ARRIVE}\n  ret void\n}}\n"
BAD_SCOPE = HEADER + 'define void @f() {\n  fence syncscope("nobody") acquire\n  ret void\n}\n'
BAD_CONSTRAINT = HEADER + 'define i32 @f(i32 %x) {\n  %y = call i32 asm "mov $0, $1;", "=z,r"(i32 %x)\n  ret i32 %y\n}\n'
NO_LIBRARY_CALL = HEADER + "define x86_fp80 @f(x86_fp80 %x) {\n  %y = fadd x86_fp80 %x, %x\n  ret x86_fp80 %y\n}\n"
LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="forks, and /proc")


def ptx(text: str, cpu: str = "sm_80", level: int = 2) -> bytes:
    return Unit.parse(text.encode(), "in.ll").ptx(TargetOptions(cpu), level)


@contextmanager
def another_thread() -> Iterator[None]:
    """Makes forking unsafe."""
    done = threading.Event()
    thread = threading.Thread(target=done.wait)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


@pytest.mark.parametrize(("name", "cpu", "features", "value"), expected())
def test_it_is_what_llc_prints(name: str, cpu: str, features: str, value: str) -> None:
    text = (FIXTURES / name).read_text()
    if not cpu:  # llc doesn't look at the GPU that functions name; nvopt does
        text = text.replace('"target-cpu"="sm_90"', "")
    made = nvopt.run(text, "", emit="ptx", cpu=cpu or None, features=features)
    assert digest(made.encode()) == value


@LINUX
@pytest.mark.parametrize("name", ["copies.ll", "grid_stride.ll", "demo.ll"])
def test_a_fork_and_a_new_process_make_the_same(name: str) -> None:
    """copies.ll: LLVM names blocks in the order in which functions use memcpy."""
    unit = Unit.parse((FIXTURES / name).read_bytes(), name)
    request = codegen._Request("sm_90", "", 2, 100_000, is_prepared=False, are_reduced=False)
    forked, spawned = codegen._fork(unit.native(), request), codegen._spawn(unit.native(), request)
    assert forked == spawned
    assert forked.status == 0
    assert forked.output.startswith(b"//")


COUNTED = """
define {kind} @{name}(ptr addrspace(1) %a, i32 %n) {mark} {{
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %w = zext nneg i32 %i to i64
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %w
  store i32 1, ptr addrspace(1) %p
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}}
"""
OURS, BY_LLVM = '"nvopt-loop-reduce"', '"nvopt-loop-reduce"="llvm"'


def _functions(*marks: str) -> str:
    """Kernels, and last a function that is not seen outside, whose name PTX can't have."""
    kinds = ["ptx_kernel void"] * (len(marks) - 1) + ["internal void"]
    names = [*(f"f{number}" for number in range(len(marks) - 1)), "f.last"]
    text = "".join(COUNTED.format(kind=kind, name=name, mark=mark) for kind, name, mark in zip(kinds, names, marks, strict=True))
    return HEADER + text + "@keep = global ptr @f.last\n"


def _stepped(*marks: str) -> list[bool]:
    """Which functions step a pointer, as LLVM's strength reduction has them."""
    ptx = nvopt.run(_functions(*marks), "", cpu="sm_90", emit="ptx")
    return ["add.s64 \t%rd1, %rd1, 4;" in part for part in ptx.split("// -- Begin function ")[1:]]


@pytest.mark.parametrize(
    ("marks", "expected"),
    [
        (("", "", ""), [True, True, True]),
        ((OURS, OURS, OURS), [False, False, False]),
        ((BY_LLVM, BY_LLVM, BY_LLVM), [True, True, True]),
        ((OURS, BY_LLVM, OURS), [False, True, False]),
        ((BY_LLVM, OURS, BY_LLVM), [True, False, True]),
        ((OURS, "", BY_LLVM), [False, False, True]),
    ],
)
def test_each_function_has_its_own_strength_reduction(marks: tuple[str, ...], expected: list[bool]) -> None:
    assert _stepped(*marks) == expected


def test_a_function_in_other_ptx_is_taken_where_the_rest_is_the_same() -> None:
    one, other = (_functions(OURS, mark, BY_LLVM) for mark in (OURS, BY_LLVM))
    ptx, by_llvm = (nvopt.run(text, "", cpu="sm_90", emit="ptx").encode() for text in (one, other))
    assert codegen.with_functions_of(ptx, by_llvm, {"f1"}) == by_llvm
    assert codegen.with_functions_of(ptx, by_llvm, set()) == ptx
    assert codegen.with_functions_of(ptx, by_llvm.replace(b".target sm_90", b".target sm_80"), {"f1"}) == ptx


def test_ptx_goes_by_the_text_alone() -> None:
    """As in `nvopt | llc`: not by the order of uses that a pass left behind."""
    text = (FIXTURES / "copies.ll").read_text()
    passes = "default<O2>"
    between = nvopt.run(text, passes, cpu="sm_90")
    assert nvopt.run(text, passes, cpu="sm_90", emit="ptx") == nvopt.run(between, "", cpu="sm_90", emit="ptx")


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize(
    ("text", "said"),
    [
        (CANNOT_SELECT, "Cannot select: intrinsic %llvm.nvvm.barrier.cluster.arrive"),
        (BAD_SCOPE, 'NVPTX backend does not support syncscope "nobody"'),
        (BAD_CONSTRAINT, "couldn't allocate output register for constraint 'z'"),
        (NO_LIBRARY_CALL, "unsupported library call operation"),
    ],
)
def test_what_ends_llvms_process_is_a_message(text: str, said: str, threads: int, capfd: pytest.CaptureFixture[str]) -> None:
    with another_thread() if threads > 1 else threading.Lock(), pytest.raises(CodegenError) as raised:
        ptx(text)
    message = str(raised.value)
    assert message.startswith(f"in.ll: error: LLVM can't make PTX of this module: {said}")
    assert "bug report" not in message
    assert capfd.readouterr() == ("", "")
    assert ptx(HEADER + "define void @g() {\n  ret void\n}\n").count(b".visible .func g") == 1  # and this process is well


def test_the_module_stays_as_it_is() -> None:
    unit = Unit.parse((FIXTURES / "demo.ll").read_bytes(), "demo.ll")
    before = unit.emit()
    unit.ptx(TargetOptions("sm_90"), 2)
    assert unit.emit() == before


def test_the_level_counts() -> None:
    text = (FIXTURES / "demo.ll").read_text()
    assert len(ptx(text, "sm_90", 0)) > len(ptx(text, "sm_90", 2))


def test_an_assertion_and_a_long_message() -> None:
    said = (
        "python: /home/builder/llvm/include/llvm/IR/User.h:208: int f() const: Assertion `i < n' failed.\nPLEASE submit a bug report to..."
    )
    assert codegen._reason(said, -signal.SIGABRT) == "assertion failed in llvm/IR/User.h:208: int f() const: Assertion `i < n' failed."
    graph = "LLVM ERROR: Cannot select: t1\n" + "".join(f"  t{number}\n" for number in range(200))
    lines = codegen._reason(graph, 1).splitlines()
    assert len(lines) == 41
    assert (lines[0], lines[20], lines[-1]) == ("Cannot select: t1", "[... 161 lines ...]", "  t199")
    assert codegen._reason("", -signal.SIGSEGV) == "code generation crashed (SIGSEGV)"
    assert codegen._reason("", 3) == "code generation ended with status 3"


def test_deep_constants() -> None:
    """LLVM's recursion has its large stack in the child as well."""
    deep = "ptr @g"
    for _ in range(3000):
        deep = f"ptr getelementptr (i8, {deep}, i64 sub (i64 1, i64 ptrtoint (ptr @g to i64)))"
    text = f"{HEADER}@g = global i8 0\ndefine ptr @f() {{\n  ret {deep}\n}}\n"
    assert b".visible .func" in ptx(text)


_PROGRAM = """
import sys
from nvopt.llvm import Unit
from nvopt.target import TargetOptions
body = "".join(f"  %x{i + 1} = mul i32 %x{i}, %x{max(i - 7, 0)}\\n" for i in range(4000))
functions = "".join(f"define i32 @f{n}(i32 %x0) {{\\n{body}  ret i32 %x4000\\n}}\\n" for n in range(60))
unit = Unit.parse(b'target triple = "nvptx64-nvidia-cuda"\\n' + functions.encode(), "long.ll")
print("ready", flush=True)
unit.ptx(TargetOptions("sm_90"), 2)
"""


@LINUX
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
@pytest.mark.usefixtures("interruptible")
def test_no_child_outlives_its_parent(number: signal.Signals) -> None:
    with subprocess.Popen([sys.executable, "-c", _PROGRAM], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        child = _child_of(process.pid)
        process.send_signal(number)
        assert process.wait(10) != 0
    deadline = time.monotonic() + 5
    while _is_alive(child):
        assert time.monotonic() < deadline, "the child goes on"
        time.sleep(0.01)


def _child_of(parent: int) -> int:
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        for process in filter(str.isdigit, os.listdir("/proc")):
            if _state(int(process))[1:2] == [str(parent)]:
                return int(process)
        time.sleep(0.005)
    raise AssertionError("no child was started")


def _is_alive(process: int) -> bool:
    return _state(process)[:1] not in ([], ["Z"])


def _state(process: int) -> list[str]:
    """Of a process: its state (a letter), its parent..., as proc(5) has it; nothing when it is gone."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return []


@LINUX
def test_no_core_file_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(CodegenError):
        ptx(CANNOT_SELECT)
    assert os.listdir(tmp_path) == []
