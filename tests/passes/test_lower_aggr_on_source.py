"""lower-aggr-copies on a user's own text, which LLVM has not read yet: as on what LLVM makes of it, but for memory intrinsics."""

from __future__ import annotations

from pathlib import Path

import pytest

from nvopt.llvm import Unit
from nvopt.passes.lower_aggr_copies import LowerAggrCopies
from nvopt.pipeline.driver import Driver, Options

FIXTURES = sorted((Path(__file__).parents[2] / "fixtures").glob("*.ll"))
GOLDEN = sorted(path for path in (Path(__file__).parents[1] / "golden/lower-aggr-copies").glob("*.ll") if ".expected" not in path.name)


def printed(path: Path) -> bytes:
    """The file as LLVM prints it."""
    return Unit.parse(path.read_bytes(), "in.ll").emit_bytes()


@pytest.mark.parametrize("path", [*FIXTURES, *GOLDEN], ids=lambda path: path.name)
def test_source_and_what_llvm_makes_of_it_alike(path: Path) -> None:
    data = printed(path)
    direct, through_llvm = (
        Driver(Options("lower-aggr-copies", verify_each=verify_each)).compile(data, "in.ll") for verify_each in (False, True)
    )
    assert direct == through_llvm


MODULE = """; ModuleID = 'in.ll'
source_filename = "in.ll"

define float @f(ptr %p) {
  %v = load { float, float }, ptr %p, align 8
  %r = extractvalue { float, float } %v, 1
  ret float %r
}
"""
DECLARED = MODULE + "\ndeclare void @llvm.memcpy.p0.p0.i64(ptr noalias captures(none) writeonly, ptr, i64, i1 immarg)\n"
CALL = "  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 8, i1 false)\n"
FILL = "  call void @llvm.experimental.memset.pattern.p0.i8.i64(ptr %p, i8 0, i64 8, i1 false)\n"


@pytest.mark.parametrize(
    ("text", "func_args", "expected"),
    [
        pytest.param(MODULE, False, True, id="no memory intrinsic"),
        pytest.param(DECLARED, False, True, id="one that is only declared"),
        pytest.param(DECLARED.replace("  %v =", f"{CALL}  %v ="), False, False, id="one that is called"),
        pytest.param(MODULE.replace("  %v =", f"{FILL}  %v ="), False, False, id="a pattern fill"),
        pytest.param(MODULE, True, False, id="signatures, too"),
        pytest.param(MODULE.replace("; ModuleID = 'in.ll'\n", ""), False, False, id="not as LLVM prints it"),
    ],
)
def test_where_it_does_without_llvm(text: str, func_args: bool, expected: bool) -> None:
    unit = Unit.parse(text.encode(), "in.ll", lazy=True)
    unit.mirror(LowerAggrCopies(lower_aggr_func_args=func_args).reads_source)
    assert unit.is_direct == expected


def test_a_second_pass_goes_on_with_what_the_first_read() -> None:
    unit = Unit.parse(MODULE.encode(), "in.ll", lazy=True)
    module = unit.mirror(LowerAggrCopies().reads_source)
    unit.mirror_changed("first")
    assert unit.mirror(LowerAggrCopies().reads_source) is module
    assert unit.is_direct
    assert unit.mirror() is not module
    assert not unit.is_direct
