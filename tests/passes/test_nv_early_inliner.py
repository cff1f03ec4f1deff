"""nv-early-inliner: which callees are looked at with the arguments of each call, and how much code calls of calls may make."""

import pytest

import nvopt
from nvopt.knobs import KnobValues
from nvopt.passes.base import Context
from nvopt.passes.nv_early_inliner import NVEarlyInliner
from nvopt.remarks import RemarkSink
from nvopt.target import TargetOptions


def is_inlined(guarded: str) -> bool:
    """Whether a call is inlined within no budget at all where its arguments say that `guarded` isn't reached."""
    text = f"""@g = addrspace(1) global i32 0
    define void @callee(i1 %all) {{
    entry:
      br i1 %all, label %rest, label %exit
    rest:
      {guarded}
      br label %exit
    exit:
      ret void
    }}
    define ptx_kernel void @k() {{
      call void @callee(i1 false)
      ret void
    }}
    """
    return "alwaysinline" in nvopt.run(text, "nv-early-inliner", knobs={"inline-budget": "0"})


def accesses(loads: int, stores: int) -> str:
    lines = [f"%l{i} = load volatile i32, ptr addrspace(1) @g" for i in range(loads)]
    return "\n      ".join([*lines, *["store volatile i32 1, ptr addrspace(1) @g"] * stores])


@pytest.mark.parametrize(("loads", "stores", "expected"), [(10, 10, True), (20, 5, True), (101, 1, False), (51, 2, False), (300, 0, True)])
def test_many_accesses_are_not_looked_at(loads: int, stores: int, expected: bool) -> None:
    assert is_inlined(accesses(loads, stores)) == expected


@pytest.mark.parametrize(("count", "expected"), [(396, True), (397, True), (398, False)])
def test_large_callees_are_not_looked_at(count: int, expected: bool) -> None:
    # Two branches and the return besides.
    assert is_inlined(accesses(count, 0)) == expected


def test_calls_of_calls_stay_within_the_total() -> None:
    body = "\n".join(f"  store volatile i32 {i}, ptr addrspace(1) @g" for i in range(100))
    functions = [f"define void @{name}0() {{\n{body}\n  ret void\n}}" for name in "fg"]
    functions += [
        f"define void @{name}{i}() {{\n  call void @f{i - 1}()\n  call void @g{i - 1}()\n  ret void\n}}"
        for i in range(1, 50)
        for name in "fg"
    ]
    after = nvopt.run("@g = addrspace(1) global i32 0\n" + "\n".join(functions), "nv-early-inliner,always-inline")
    assert 30_000 < after.count("store volatile") <= 40_100


def needing_registers(live: int, rest: int) -> str:
    """A callee that loads `live` floats before it stores one, with `rest` stores more, and calls of it from two kernels."""
    places = [f"%p{i} = getelementptr float, ptr addrspace(1) @g, i64 {i}" for i in range(live)]
    loads = [f"%l{i} = load volatile float, ptr addrspace(1) %p{i}" for i in range(live)]
    stores = [f"store volatile float %l{i}, ptr addrspace(1) %p{i}" for i in range(live)]
    code = "\n  ".join([*places, *loads, *stores, *["store volatile float 1.0, ptr addrspace(1) @g"] * rest])
    kernels = "\n".join(f"define ptx_kernel void @k{i}() {{\n  call void @callee()\n  ret void\n}}" for i in range(2))
    return f"@g = addrspace(1) global [400 x float] zeroinitializer\ndefine void @callee() {{\n  {code}\n  ret void\n}}\n{kernels}"


@pytest.mark.parametrize(
    ("live", "rest", "cpu", "all", "expected"),
    [
        (249, 1000, "sm_90", False, True),
        (250, 1000, "sm_90", False, True),  # five registers besides are ptxas's
        (251, 1000, "sm_90", False, False),
        (251, 245, "sm_90", False, True),
        (251, 246, "sm_90", False, True),  # costs 1000, with the return
        (251, 247, "sm_90", False, False),
        (251, 1000, "sm_90", True, True),
        (251, 1000, None, False, True),
    ],
)
def test_what_needs_more_registers_than_there_are_stays(live: int, rest: int, cpu: str | None, all: bool, expected: bool) -> None:
    remarks = nvopt.RemarkSink(enabled=True)
    text = needing_registers(live, rest)
    after = nvopt.run(text, "nv-early-inliner", cpu=cpu, knobs={"nv-inline-all": str(all).lower()}, remarks=remarks)
    assert ("alwaysinline" in after) == expected
    refused = "which needs 256 registers of 255 by itself"
    assert [refused in remark.message for remark in remarks.remarks] == [not expected] * 2


def called_in(loop: str, others: int) -> str:
    """A callee that costs one more than `others`, whose only call stands in a loop, or at the end of one, behind it or ahead of it."""
    call = "call void @callee()"
    places = {name: call if name == loop else "" for name in ("ahead", "header", "latch", "behind")}
    code = "\n  ".join(["store volatile float 1.0, ptr addrspace(1) @g"] * others)
    return f"""@g = addrspace(1) global float 0.0
define internal void @callee() {{
  {code}
  ret void
}}
define ptx_kernel void @k(i32 %n) {{
entry:
  {places["ahead"]}
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  {places["header"]}
  %more = icmp ult i32 %i, %n
  br i1 %more, label %latch, label %exit
latch:
  {places["latch"]}
  %next = add i32 %i, 1
  br label %header
exit:
  {places["behind"]}
  ret void
}}
"""


@pytest.mark.parametrize(
    ("place", "others", "all", "expected"),
    [
        ("header", 998, False, True),
        ("header", 999, False, True),  # costs 1000, with the return
        ("header", 1000, False, False),
        ("latch", 1000, False, False),
        ("ahead", 1000, False, True),
        ("behind", 1000, False, True),
        ("header", 1000, True, True),
    ],
)
def test_what_is_large_stays_a_call_in_loops(place: str, others: int, all: bool, expected: bool) -> None:
    remarks = nvopt.RemarkSink(enabled=True)
    after = nvopt.run(called_in(place, others), "nv-early-inliner", knobs={"nv-inline-all": str(all).lower()}, remarks=remarks)
    assert ("alwaysinline" in after) == expected
    assert [remark.message.endswith(f"not inlined into k: cost {others + 1}, in a loop") for remark in remarks.remarks] == [not expected]


@pytest.mark.parametrize(
    ("callee", "attributes", "heard", "expected"),
    [
        ("define void @g() {attributes} {{\n  ret void\n}}", "noinline", False, False),
        ("define void @g() {attributes} {{\n  ret void\n}}", "noinline", True, True),
        ("define void @g() {attributes} {{\n  ret void\n}}", "", False, True),
        ("define weak void @g() {attributes} {{\n  ret void\n}}", "", False, False),
        ("define void @g() {attributes} {{\n  call void @g()\n  ret void\n}}", "", False, False),
        ("define ptx_kernel void @g() {attributes} {{\n  ret void\n}}", "", False, False),
    ],
)
def test_code_is_read_where_something_may_be_inlined(callee: str, attributes: str, heard: bool, expected: bool) -> None:
    """Or where somebody is told why nothing is: the calls that LLVM's inliner leaves are of functions marked so, as a rule."""
    module = nvopt.parse(f"{callee.format(attributes=attributes)}\ndefine void @f() {{\n  call void @g()\n  ret void\n}}\n")
    NVEarlyInliner().run(module, Context(TargetOptions(), KnobValues(), RemarkSink(heard)))
    assert [function.is_parsed for function in module.functions] == [expected, expected]


def test_callees_beside_one_that_stays_are_inlined() -> None:
    text = "define void @stays() noinline {\n  ret void\n}\ndefine void @goes() {\n  ret void\n}\n"
    after = nvopt.run(f"{text}define void @f() {{\n  call void @stays()\n  call void @goes()\n  ret void\n}}\n", "nv-early-inliner")
    assert after.count("alwaysinline") == 1
