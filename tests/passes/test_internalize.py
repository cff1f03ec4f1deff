"""internalize where no golden file shows it: on text that LLVM has not seen, on functions already parsed, and what it leaves unparsed."""

from __future__ import annotations

from pathlib import Path

import pytest

import nvopt
from nvopt.knobs import KnobValues
from nvopt.llvm import Unit
from nvopt.passes.base import Context
from nvopt.passes.internalize import Internalize
from nvopt.remarks import RemarkSink
from nvopt.target import TargetOptions

FIXTURES = sorted((Path(__file__).parents[2] / "fixtures").glob("*.ll"))
GOLDEN = sorted((Path(__file__).parents[1] / "golden/internalize").glob("*[a-z].ll"))


def run(unit: Unit, one: Internalize, *, direct: bool = False, parse: bool = False) -> str:
    module = unit.mirror(one.reads_source) if direct else unit.mirror()
    if parse:
        module.parse_all()
    if one.run(module, Context(TargetOptions(), KnobValues(), RemarkSink())):
        unit.mirror_changed("internalize")
    return unit.emit()


@pytest.mark.parametrize("one", [Internalize(), Internalize(device_api=True), Internalize(("kernel", "alias"))], ids=str)
@pytest.mark.parametrize("path", [*FIXTURES, *GOLDEN], ids=lambda path: path.name)
def test_text_objects_and_source_alike(path: Path, one: Internalize) -> None:
    data = path.read_bytes()
    through_llvm = run(Unit.parse(data, "in.ll"), one)
    assert run(Unit.parse(data, "in.ll"), one, parse=True) == through_llvm
    canonical = Unit.parse(data, "in.ll").emit_bytes()
    assert run(Unit.parse(canonical, "in.ll", lazy=True), one, direct=True) == through_llvm


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.name)
def test_no_body_is_parsed(path: Path) -> None:
    module = Unit.parse(path.read_bytes(), "in.ll").mirror()
    Internalize().run(module, Context(TargetOptions(), KnobValues(), RemarkSink()))
    assert not any(function.is_parsed for function in module.functions)


def test_kernels_of_annotations_that_llvm_has_not_upgraded_yet() -> None:
    text = """; ModuleID = 'in.ll'
source_filename = "in.ll"

define void @k() {
  ret void
}

define void @f() {
  ret void
}

!nvvm.annotations = !{!0, !1, !2}

!0 = !{ptr @k, !"maxntidx", i32 1, !"kernel", i32 1}
!1 = !{null, !"kernel", i32 1}
!2 = !{ptr @f, !"kernel", i32 0}
"""
    unit = Unit.parse(text.encode(), "in.ll", lazy=True)
    assert unit.mirror(Internalize().reads_source) is not None
    assert unit.is_direct
    after = run(unit, Internalize(device_api=True), direct=True)
    assert "define ptx_kernel void @k()" in after
    assert "define internal void @f()" in after


def test_nothing_to_do() -> None:
    text = 'define internal void @f() {\n  ret void\n}\n\ndefine ptx_kernel void @"k 1"() {\n  ret void\n}\n'
    module = nvopt.parse(text)
    assert not Internalize(device_api=True).run(module, Context(TargetOptions(), KnobValues(), RemarkSink()))


def test_library() -> None:
    text = "define void @f() {\n  ret void\n}\n\ndefine void @g() {\n  ret void\n}\n\ndefine ptx_kernel void @k() {\n  ret void\n}\n"
    assert nvopt.run(text, "globaldce", internalize=True).count("define") == 1
    assert nvopt.run(text, "globaldce", internalize=["g"]).count("define") == 2
    assert nvopt.run(text, ["internalize<preserve-gv=f>", Internalize(("f",)), "globaldce"]).count("define") == 1
    with pytest.raises(nvopt.PipelineError, match="unmatched"):
        nvopt.run(text, "", internalize=["[g"])
