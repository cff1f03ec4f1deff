"""What passes leave to LLVM's simplifications: which say so of which functions, and what then runs where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from nvopt import parse
from nvopt.ir import Builder, ConstantInt, Function, Module
from nvopt.knobs import KnobValues
from nvopt.llvm import Unit
from nvopt.passes.base import Context, FunctionPass, ModulePass, Pass
from nvopt.pipeline import registry
from nvopt.pipeline.bisect import OptBisect
from nvopt.pipeline.instrument import Instrument
from nvopt.pipeline.pass_options import PassOptions
from nvopt.pipeline.run import run_pipeline
from nvopt.pipeline.schedules import slots
from nvopt.pipeline.text import Adaptor, Node, PassNode, Pipeline, make_pipeline
from nvopt.remarks import RemarkSink
from nvopt.target import TargetOptions

WASTE = "".join(f"define i32 @{name}(i32 %a) {{\n  %unused = add i32 %a, 1\n  ret i32 %a\n}}\n" for name in "fgh")


@dataclass(frozen=True)
class Leave(FunctionPass):
    """Names the arguments of all functions anew, and leaves work in those whose names are in `names`."""

    name = "leave"
    names: str = ""

    def run(self, function: Function, context: Context) -> bool:
        function.args[0].name = f"{function.args[0].name}{self.names}"
        if function.name in self.names:
            context.leave_work(function)
        return True


class LeaveAll(ModulePass):
    """Leaves work that may be anywhere."""

    name = "leave-all"

    def run(self, module: Module, context: Context) -> bool:
        module.functions[0].args[0].name = "first"
        context.leave_work()
        return True


FINISH = Adaptor("function", "function", (PassNode(registry.at_level("dce", "function"), finishes=True),))


def run(nodes: Sequence[Node], watch: str = "") -> tuple[str, int]:
    """In which functions the waste is left, and how many runs of passes were counted."""
    unit, bisect = Unit.parse(WASTE.encode(), "x.ll"), OptBisect(-1 if watch == "limit" else None)
    context = Context(TargetOptions(), KnobValues(), RemarkSink())
    instruments = [Instrument()] if watch == "instrument" else []
    run_pipeline(unit, Pipeline(tuple(nodes)), context, instruments, verify_each=watch == "verify each", bisect=bisect)
    left = "".join(function.name for function in parse(unit.text()).functions if " add i32 " in str(function))
    return left, bisect.count


@pytest.mark.parametrize("watch", ["", "instrument", "verify each", "limit"])
@pytest.mark.parametrize(
    ("passes", "left"),
    [
        ((Leave("f"),), "gh"),
        ((Leave("f"), Leave("h")), "g"),
        ((Leave(""),), "fgh"),
        ((), "fgh"),
        ((LeaveAll(),), ""),
        ((Leave("g"), LeaveAll()), ""),
    ],
)
def test_it_is_finished_where_it_was_left(passes: tuple[Pass, ...], left: str, watch: str) -> None:
    """Watched or not; all functions are counted."""
    found, count = run((*make_pipeline(passes).nodes, FINISH), watch)
    assert found == left
    if watch == "limit":
        assert count == sum(1 if isinstance(one, ModulePass) else 3 for one in passes) + 3


def test_what_is_finished_is_left_no_more() -> None:
    again = Adaptor("function", "function", (PassNode(registry.at_level("sroa", "function"), finishes=True),))
    marked, plain = (*make_pipeline((Leave("f"),)).nodes, again), make_pipeline((Leave(""),)).nodes
    assert run((*marked, *plain, FINISH))[0] == "fgh"
    assert run((*marked, FINISH))[0] == "gh"  # side by side they are one


class Waste(FunctionPass):
    """Adds what nobody uses, and doesn't say so."""

    name = "waste"

    def run(self, function: Function, context: Context) -> bool:
        Builder.before(next(iter(function.entry))).add(function.args[0], ConstantInt.get(function.args[0].type, 7))
        return True


@pytest.mark.parametrize("watch", ["", "instrument"])
def test_std_finishes_all(watch: str) -> None:
    nodes = make_pipeline((Leave("f"), "std<O1>", Waste())).nodes
    assert run((*nodes, FINISH), watch)[0] == "fgh"
    assert run((*nodes, *make_pipeline((Leave("f"),)).nodes, FINISH), watch)[0] == "gh"


def test_an_idle_clean_up_keeps_std_from_nothing() -> None:
    cleanup = Adaptor("function", "function", (PassNode(registry.at_level("sroa", "function"), is_cleanup=True),))
    assert run((cleanup, *make_pipeline("std<O1>").nodes))[0] == ""


def test_runs_do_not_share_it() -> None:
    context = Context(TargetOptions(), KnobValues(), RemarkSink())
    run_pipeline(Unit.parse(WASTE.encode(), "x.ll"), make_pipeline((Leave("f"),)), context)
    assert context.unfinished == set()


@pytest.mark.parametrize("level", ["O1", "O2", "O3"])
def test_three_slots_of_a_level_finish(level: str) -> None:
    rows = [*slots(level, PassOptions())]
    finishing = [row.name for row in rows if row.finishes]
    assert finishing == ["sroa (of copies)", "instcombine (of copies)", "simplifycfg (of copies)"]


# -- which passes leave work in which functions

HEAD = """target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i1 @llvm.nvvm.isspacep.global(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"""
LOADS = """define ptx_kernel void @f(ptr %p) {
  %x = load i32, ptr %p
  store i32 %x, ptr %p
  ret void
}
"""
ASKS = """define ptx_kernel void @f(ptr %p, ptr %q) {
  %is = call i1 @llvm.nvvm.isspacep.global(ptr %p)
  br i1 %is, label %yes, label %no
yes:
  store i32 1, ptr %q
  ret void
no:
  store i32 2, ptr %q
  ret void
}
"""
CALLS = """define internal void @callee(ptr %p) noinline {
  store i32 1, ptr %p
  ret void
}
define ptx_kernel void @f(ptr %p) {
  call void @callee(ptr %p)
  ret void
}
"""
BY_VALUE = """define ptx_kernel void @f(ptr %p, ptr byval({ i32, i32 }) align 4 %s) {
  %x = load i32, ptr %s
  store i32 %x, ptr %p
  ret void
}
"""
COPIES = """define void @f(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 4 %q, i64 8, i1 false)
  ret void
}
"""
HOLDS = """define void @f(ptr %p, ptr %q) {
  %s = load { i32, i32 }, ptr %p
  store { i32, i32 } %s, ptr %q
  ret void
}
"""
TAKES = """define internal i32 @callee({ i32, i32 } %s) noinline {
  %x = extractvalue { i32, i32 } %s, 1
  ret i32 %x
}
define i32 @f(i32 %x) {
  %s = insertvalue { i32, i32 } poison, i32 %x, 1
  %y = call i32 @callee({ i32, i32 } %s)
  ret i32 %y
}
"""


@pytest.mark.parametrize(
    ("passes", "text", "unfinished"),
    [
        ("memory-space-opt", LOADS, set()),
        ("memory-space-opt", ASKS, {"f"}),
        ("memory-space-opt", CALLS, {""}),
        ("lower-struct-args<opt-byval>", BY_VALUE, {"f"}),
        ("lower-struct-args<opt-byval>", LOADS, set()),
        ("lower-aggr-copies", COPIES, {"f"}),
        ("lower-aggr-copies", HOLDS, {"f"}),
        ("lower-aggr-copies", LOADS, set()),
        ("lower-aggr-copies<lower-aggr-func-args>", TAKES, {"", "f", "callee"}),
        ("propagate-alignment", LOADS, set()),
        ("set-local-array-alignment", LOADS, set()),
    ],
)
def test_passes_say_where_they_leave_work(passes: str, text: str, unfinished: set[str]) -> None:
    assert left_by(passes, HEAD + text) == unfinished


def left_by(passes: str, text: str) -> set[str]:
    """The names that a pass leaves, run on objects."""
    base, _, parameters = passes.rstrip(">").partition("<")
    own = registry.mirror_class(base).from_text(parameters)
    module, context = parse(text), Context(TargetOptions(cpu="sm_90"), KnobValues(), RemarkSink())
    assert isinstance(own, FunctionPass)
    own.begin(module, context)
    for function in [*module.functions]:
        if not function.is_declaration:
            own.run(function, context)
    own.finish(module, context)
    return context.unfinished
