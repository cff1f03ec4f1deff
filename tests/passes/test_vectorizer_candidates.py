"""Which loops loop-vectorize looks at more closely on a GPU, and that the others keep their code."""

import pytest

import nvopt
from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import LoopInfo
from nvopt.knobs import KnobValues
from nvopt.passes.loop_vectorize import knobs as settings
from nvopt.passes.loop_vectorize.candidates import _runs_seldom, is_candidate
from nvopt.passes.loop_vectorize.hints import Hints
from nvopt.remarks import RemarkSink
from nvopt.target import TargetOptions
from nvopt.target.costs import Target

LOOP = """target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define ptx_kernel void @k(ptr %a, ptr %b, i32 %n, i64 %wide) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %q = phi ptr [ %b, %entry ], [ %q.next, %loop ]
  %q.next = getelementptr i8, ptr %q, i64 4
BODY
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, LIMIT
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
"""
ELEMENT = "%p = getelementptr float, ptr %a, i32 %i\n  %x = load float, ptr %p"


def text(body: str, limit: str = "%n") -> str:
    return LOOP.replace("BODY", f"  {body}").replace("LIMIT", limit)


def is_one(body: str, limit: str = "%n", cpu: str | None = "sm_90", width: int = 0, interleave: int = 0) -> bool:
    module = nvopt.parse(text(body, limit))
    function = next(one for one in module.functions if one.name == "k")
    (loop,) = LoopInfo(function, DominatorTree(function))
    values = KnobValues()
    values.set(settings.FORCE_WIDTH, width)
    values.set(settings.FORCE_INTERLEAVE, interleave)
    target = Target.of(TargetOptions(cpu=cpu)) if cpu else None
    return is_candidate(loop, target, Hints(loop, values), values, module.data_layout)


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (ELEMENT, True),
        ("%x = load float, ptr %q", True),
        ("%x = load double, ptr %q", False),  # goes on by half an element
        ("%j = sub i32 %n, %i\n  %p = getelementptr float, ptr %a, i32 %j\n  %x = load float, ptr %p", True),
        ("%j = mul i32 %i, 2\n  %p = getelementptr i16, ptr %a, i32 %j\n  %x = load i32, ptr %p", True),
        ("%j = shl i32 %i, 1\n  %p = getelementptr i16, ptr %a, i32 %j\n  %x = load i16, ptr %p", False),
        ("%j = mul i32 %i, %n\n  %p = getelementptr float, ptr %a, i32 %j\n  %x = load float, ptr %p", False),
        ("%x = load float, ptr %a", False),
        ("%x = add i32 %i, %n", False),
        # operations of which a counter's step goes on, and others
        ("%j = zext i32 %i to i64\n  %p = getelementptr float, ptr %a, i64 %j\n  %x = load float, ptr %p", True),
        (
            "%f = uitofp i32 %i to float\n  %j = fptoui float %f to i32\n  " + ELEMENT.replace("i32 %i", "i32 %j"),
            False,
        ),
        ("%j = or i32 %i, %n\n  %p = getelementptr float, ptr %a, i32 %j\n  %x = load float, ptr %p", True),
        ("%j = xor i32 %i, -1\n  %p = getelementptr float, ptr %a, i32 %j\n  %x = load float, ptr %p", True),
        ("%j = xor i32 %i, -2\n  %p = getelementptr float, ptr %a, i32 %j\n  %x = load float, ptr %p", False),
        ("%j = xor i32 %i, %n\n  %p = getelementptr float, ptr %a, i32 %j\n  %x = load float, ptr %p", False),
        ("%j = shl i32 %i, %n\n  %p = getelementptr i16, ptr %a, i32 %j\n  %x = load i32, ptr %p", False),
        ("%h = mul i32 %n, %n\n  %j = add i32 %i, %h\n  %p = getelementptr float, ptr %a, i32 %j\n  %x = load float, ptr %p", True),
        ("%h = add i32 %i, %i\n  %j = sub i32 %h, %i\n  %p = getelementptr float, ptr %a, i32 %j\n  %x = load float, ptr %p", True),
        ("%p = getelementptr { float, [2 x float] }, ptr %a, i32 %n, i32 1, i32 %i\n  %x = load float, ptr %p", True),
        ("%p = getelementptr { float, float }, ptr %a, i32 %i, i32 1\n  %x = load float, ptr %p", False),
        ("%p = getelementptr { float, float }, ptr %a, i32 %i, i32 1\n  %x = load i64, ptr %p", True),
        (ELEMENT + "\n  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)", False),
    ],
)
def test_something_goes_through_memory_by_elements(body: str, expected: bool) -> None:
    assert is_one(body) is expected


@pytest.mark.parametrize(("limit", "expected"), [("0", False), ("14", False), ("15", True), ("16", True)])
def test_constants_that_end_it_soon(limit: str, expected: bool) -> None:
    """One iteration more than it may be; what isn't sure is left to ScalarEvolution."""
    assert is_one(ELEMENT, limit) is expected


def test_what_tells_nothing_of_the_end() -> None:
    """A counter that stays, and one that goes on from another."""
    for other in ("add nuw nsw i32 %i, 0", "add nuw nsw i32 %n, 1"):
        module = nvopt.parse(text(ELEMENT, "14").replace("add nuw nsw i32 %i, 1", other))
        function = next(one for one in module.functions if one.name == "k")
        (loop,) = LoopInfo(function, DominatorTree(function))
        assert not _runs_seldom(loop, 16)


def test_elsewhere_and_where_somebody_tells_all_are() -> None:
    alone = "%x = add i32 %i, %n"
    assert is_one(alone, cpu=None)
    assert is_one(alone, width=4)
    assert is_one(alone, interleave=2)
    assert not is_one(alone, interleave=1)


def test_code_without_candidates_is_the_same_whether_or_not_a_user_is_told_why() -> None:
    other = text("%j = mul i32 %i, %n\n  %p = getelementptr float, ptr %a, i32 %j\n  %x = load float, ptr %p")
    other = other.replace("  br label %loop\nloop:", "  %is = icmp eq i32 %n, 0\n  br i1 %is, label %exit, label %loop\nloop:")
    before = str(nvopt.parse(other))
    remarks = RemarkSink(enabled=True)
    assert nvopt.run(before, "loop-vectorize", cpu="sm_90") == nvopt.run(before, "loop-vectorize", cpu="sm_90", remarks=remarks)
    assert "preheader" not in nvopt.run(before, "loop-vectorize", cpu="sm_90")


BRANCHING = """target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@there = internal global [64 x float] zeroinitializer
declare void @llvm.assume(i1)
define ptx_kernel void @k(ptr noalias ATTRIBUTE %a, ptr noalias %b, i32 %n) {
entry:
  AHEAD
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr float, ptr %b, i32 %i
  %x = load float, ptr %p
  %q = getelementptr float, ptr %a, i32 %i
  %r = getelementptr float, ptr @there, i32 %i
  ALWAYS
  %is = fcmp ogt float %x, 0.0
  br i1 %is, label %some, label %FIRST
some:
  SOME
  br label %FIRST
MORE
latch:
  LATCH
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
"""
STORE, LOAD = "store float %x, ptr %q", "%y = load float, ptr %q"


def is_branching_one(**parts: str) -> bool:
    whole = BRANCHING
    for name in ("ATTRIBUTE", "AHEAD", "ALWAYS", "SOME", "MORE", "LATCH"):
        whole = whole.replace(name, parts.get(name.lower(), ""))
    module = nvopt.parse(whole.replace("FIRST", "join" if "more" in parts else "latch"))
    function = next(one for one in module.functions if one.name == "k")
    (loop,) = LoopInfo(function, DominatorTree(function))
    return is_candidate(loop, Target.of(TargetOptions(cpu="sm_90")), Hints(loop, KnobValues()), KnobValues(), module.data_layout)


def test_accesses_that_only_some_iterations_do() -> None:
    """One of two saved is too few: a store for some is done one by one, and so is a load of what nobody knows to be there."""
    assert is_branching_one(always=STORE)
    assert is_branching_one(latch=STORE)
    assert is_branching_one(more=f"join:\n  {STORE}\n  br label %latch")  # ahead of the latch in any case
    assert not is_branching_one(some=STORE)
    assert not is_branching_one(some=LOAD)
    assert not is_branching_one(some="store float %x, ptr %r")
    assert not is_branching_one(more=f"join:\n  br i1 %is, label %then, label %latch\nthen:\n  {STORE}\n  br label %latch")


def test_loads_that_all_iterations_may_do() -> None:
    assert is_branching_one(some="%y = load float, ptr %r")
    assert is_branching_one(some=LOAD, attribute="dereferenceable(4096)")
    assert is_branching_one(some=LOAD, attribute="byval([64 x float])")
    assert not is_branching_one(some=LOAD, attribute="align 16")
    assert is_branching_one(some=LOAD, ahead='call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %a, i64 4096) ]')
    assert is_branching_one(some=LOAD, latch=STORE)
