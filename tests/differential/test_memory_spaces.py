"""memory-space-opt and generic-to-nvvm: programs over all spaces do what they did, and each pointer lies in the space it is said to.

The fixtures' kernels are compared as ptxas takes them, and by how many accesses of their PTX stay generic.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from effort import examples
from harness import Buffer, Inputs, MismatchError, compare
from hypothesis import given, settings
from hypothesis import strategies as st
from space_programs import BYTES, Program, checks, with_checked_casts
from test_copies_ptx import CODEGEN, ptxas

import nvopt

# LLVM gives up on libdevice_like, which takes the address of __nvvm_reflect.
FIXTURES = [path for path in sorted((Path(__file__).parents[2] / "fixtures").glob("*.ll")) if path.stem != "libdevice_like"]
LATE = "memory-space-opt<second-time;no-warnings>"
_BUFFERS = {0: Buffer(BYTES, 16), 1: Buffer(BYTES, 16)}
_GENERIC = re.compile(r"^\s+(?:@!?%p\d+ )?(?:ld|st|atom|red)(?:\.(?!global|shared|local|const|param)\w+)*\s", re.M)


def agree(before: str, after: str, runs: int = 8) -> None:
    compare(before, with_checked_casts(after), "k", inputs=Inputs(_BUFFERS), runs=runs, stubs=checks(), check_accesses=False)


@pytest.mark.parametrize("passes", ["memory-space-opt<no-warnings>", LATE, f"generic-to-nvvm,{LATE}"])
@given(seed=st.integers(0, 1 << 32))
@settings(max_examples=examples(25))
def test_programs_do_what_they_did(passes: str, seed: int) -> None:
    text = Program(seed).text
    agree(text, nvopt.run(text, passes))


@given(seed=st.integers(0, 1 << 32))
@settings(max_examples=examples(25))
def test_nothing_is_left_for_a_second_run(seed: int) -> None:
    once = nvopt.run(Program(seed).text, LATE)
    assert nvopt.run(once, LATE) == once


def test_the_check_finds_wrong_spaces() -> None:
    text = Program(1).text + "\n"
    wrong = "define ptx_kernel i64 @k(ptr %p, ptr %q, i64 %n) {\n  %w = addrspacecast ptr {} to ptr addrspace({})\n  ret i64 0\n}\n"
    head = text[: text.index("define ")]
    for pointer, space, fits in [("%p", 1, True), ("%p", 3, False), ("%p", 5, False), ("@g1", 1, True), ("@g1", 4, False)]:
        body = wrong.replace("{}", pointer, 1).replace("{}", str(space), 1)
        plain = re.sub(r"  %w = .*\n", "", body)
        if fits:
            agree(head + plain, head + body, runs=1)
        else:
            with pytest.raises(MismatchError):
                agree(head + plain, head + body, runs=1)


def ptx_of(text: str) -> str:
    return subprocess.run([sys.executable, "-c", CODEGEN], input=text, capture_output=True, text=True, check=True).stdout


def test_signatures_make_accesses_specific() -> None:
    text = (Path(__file__).parents[1] / "golden/memory-space-opt/signatures.ll").read_text()
    before, after = (len(_GENERIC.findall(ptx_of(nvopt.run(text, passes)))) for passes in ("no-op-module", "memory-space-opt"))
    assert (before, after) == (14, 5)


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_fixtures_compile_to_no_more_generic_accesses(path: Path, tmp_path: Path) -> None:
    plain = nvopt.run(path.read_text(), "nvvm-reflect,default<O1>", cpu="sm_90")
    called = "internalize<device-api>,globaldce"  # functions that others may call stay beside their copies
    before, after = (ptx_of(nvopt.run(plain, passes)) for passes in (called, f"generic-to-nvvm,{LATE},{called}"))
    assert len(_GENERIC.findall(after)) <= len(_GENERIC.findall(before))
    (tmp_path / "after.ptx").write_text(after)
    done = subprocess.run(
        [ptxas(), "-arch=sm_90", tmp_path / "after.ptx", "-O0", "-c", "-o", tmp_path / "after.o"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
