"""No level makes more local memory than LLVM's pipeline of its own: as ptxas lays it out, from the same code generation."""

from __future__ import annotations

from pathlib import Path

import pytest
from ptx_figures import assemble, ptxas

import nvopt
from nvopt.pipeline.code_figures import stack_bytes

FIXTURES = sorted((Path(__file__).parents[2] / "fixtures").glob("*.ll"))
REFUSED = {"templates": "a virtual table holds __cxa_pure_virtual, which no device code defines"}
MODULES = [path for path in FIXTURES if " ptx_kernel " in path.read_text() and path.stem not in REFUSED]
BY_VALUE_INLINED = next(path for path in FIXTURES if path.stem == "by_value_inlined")
HEAD = """target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
%P = type { [12 x float] }
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
"""
INLINED = """define internal float @at(ptr %p, i32 %i) {
  %g = getelementptr %P, ptr %p, i32 0, i32 0, i32 %i
  %v = load float, ptr %g
  ret float %v
}
define ptx_kernel void @k(ptr %o, ptr byval(%P) align 4 %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %v = call float @at(ptr %p, i32 %t)
  store float %v, ptr %o
  ret void
}
"""


def stack(text: str, passes: str, cpu: str = "sm_90") -> int:
    assembler = ptxas()
    if assembler is None:
        pytest.skip("no ptxas: the package nvidia-cuda-nvcc has none for this platform")
    ptx = nvopt.run(text, passes, cpu=cpu, emit="ptx", internalize=True)
    assert isinstance(ptx, str)
    return stack_bytes(assemble(assembler, ptx)[0])


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_fixtures_at_the_highest_level(path: Path) -> None:
    found = stack(path.read_text(), "nvopt<O3>")
    assert found == 0 or found <= stack(path.read_text(), "default<O3>")


@pytest.mark.parametrize("level", ["O1", "O2", "O3", "Ofcmin", "Ofcmid"])
def test_a_part_passed_by_reference_to_what_is_inlined_needs_none(level: str) -> None:
    assert stack(BY_VALUE_INLINED.read_text(), f"nvopt<{level}>") == 0
    assert stack(HEAD + INLINED, f"nvopt<{level}>") == 0


def test_the_figure_tells_a_copy() -> None:
    """The pass ahead of the inliner makes one: the tests above can fail."""
    assert stack(BY_VALUE_INLINED.read_text(), "function(lower-struct-args<opt-byval>),std<O3>") > 200
