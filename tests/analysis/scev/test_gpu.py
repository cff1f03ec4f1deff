"""What special registers tell: ranges within the launch bounds, and relations."""

from __future__ import annotations

import pytest
from evaluating import scev_of

from nvopt.analysis.scev.counts import loop_exits
from nvopt.analysis.scev.expressions.kinds import COULD_NOT_COMPUTE, NSW, NUW, SCEV, SCEVAddRecExpr
from nvopt.analysis.scev.facts import known
from nvopt.analysis.scev.facts.predicates import WrapPredicate
from nvopt.analysis.scev.gpu import registers, strides
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Function, Module
from nvopt.ir.predicates import EQ, NE, SGE, SGT, SLE, SLT, UGE, UGT, ULE, ULT
from nvopt.knobs import KnobValues
from nvopt.target.special_registers import BELOW, LIMITS

_REGISTERS = (
    *(f"{kind}.{at}" for kind in ("tid", "ntid", "ctaid", "nctaid", "cluster.ctaid", "cluster.nctaid") for at in "xyz"),
    *("laneid", "warpsize", "warpid", "nwarpid", "cluster.ctarank", "cluster.nctarank", "clock"),
)


def _body(names: tuple[str, ...] = _REGISTERS) -> str:
    return "".join(f"  %{name} = call i32 @llvm.nvvm.read.ptx.sreg.{name}()\n" for name in names) + "  ret void\n}\n"


_DECLARATIONS = "".join(f"\ndeclare i32 @llvm.nvvm.read.ptx.sreg.{name}()\n" for name in _REGISTERS)
"""Without the `range` attributes that LLVM gives them: what is known is known from the registers' names."""


def _module(text: str) -> Module:
    return Module.parse('target triple = "nvptx64-nvidia-cuda"\n\n' + text + _DECLARATIONS)


def _ranges(function: Function, settings: dict[str, str] | None = None) -> dict[str, str]:
    se = ScalarEvolution(function, knobs=KnobValues.parse(settings or {}))
    values = [one for one in function.instructions() if one.name in _REGISTERS]
    return {one.name: se.unsigned_range(se.get(one)).text() for one in values}


def _kernel(attributes: str) -> dict[str, str]:
    found = _module(f"define ptx_kernel void @k() #0 {{\n{_body()}\nattributes #0 = {{ {attributes} }}\n").get_function("k")
    assert found is not None
    return _ranges(found)


def test_the_hardware_limits() -> None:
    found = _kernel("nounwind")
    assert found["tid.x"] == found["tid.y"] == "[0,1024)"
    assert found["tid.z"] == "[0,64)"
    assert found["ntid.x"] == "[1,1025)"
    assert found["ntid.z"] == "[1,65)"
    assert found["ctaid.x"] == "[0,2147483647)"
    assert found["nctaid.x"] == "[1,-2147483648)"
    assert found["ctaid.y"] == "[0,65535)"
    assert found["nctaid.z"] == "[1,65536)"
    assert found["laneid"] == "[0,32)"
    assert found["warpsize"] == "[32,33)"
    assert found["cluster.nctarank"] == "[1,17)"
    assert found["cluster.ctaid.x"] == "[0,16)"
    assert found["nwarpid"] == "[1,65)"
    assert found["clock"] == "full-set"


def test_most_threads_bound_their_product_only() -> None:
    for text in ('"nvvm.maxntid"="128"', '"nvvm.maxntid"="16,8"', '"nvvm.maxntid"="128,1,1"'):
        found = _kernel(text)
        assert (found["tid.x"], found["ntid.x"]) == ("[0,128)", "[1,129)")
        assert (found["tid.y"], found["ntid.y"]) == ("[0,128)", "[1,129)")
        assert (found["tid.z"], found["ntid.z"]) == ("[0,64)", "[1,65)")
        assert found["ctaid.x"] == "[0,2147483647)"
    assert _kernel('"nvvm.maxntid"="4096"')["tid.x"] == "[0,1024)"


def test_required_threads_are_exact() -> None:
    found = _kernel('"nvvm.reqntid"="32,4"')
    assert (found["tid.x"], found["ntid.x"]) == ("[0,32)", "[32,33)")
    assert (found["tid.y"], found["ntid.y"]) == ("[0,4)", "[4,5)")
    assert (found["tid.z"], found["ntid.z"]) == ("[0,1)", "[1,2)")


def test_clusters() -> None:
    found = _kernel('"nvvm.cluster_dim"="4,2"')
    assert (found["cluster.ctaid.x"], found["cluster.nctaid.x"]) == ("[0,4)", "[4,5)")
    assert (found["cluster.ctaid.z"], found["cluster.nctaid.z"]) == ("[0,1)", "[1,2)")
    assert (found["cluster.ctarank"], found["cluster.nctarank"]) == ("[0,8)", "[8,9)")
    found = _kernel('"nvvm.maxclusterrank"="8"')
    assert (found["cluster.ctarank"], found["cluster.nctarank"]) == ("[0,8)", "[1,9)")
    assert (found["cluster.ctaid.y"], found["cluster.nctaid.y"]) == ("[0,8)", "[1,9)")


@pytest.mark.parametrize(
    "text", ['"nvvm.maxntid"=""', '"nvvm.maxntid"="a"', '"nvvm.reqntid"="0"', '"nvvm.maxntid"="1,1,1,1"', '"nvvm.cluster_dim"="0"']
)
def test_what_is_no_launch_bound_says_nothing(text: str) -> None:
    assert _kernel(text) == _kernel("nounwind")


_CALLERS = """\
define internal void @both() {
%s
define internal void @one() {
%s
define internal void @inner() {
%s
define void @everyone() {
%s
define internal void @taken() {
%s
define internal void @recursive(i1 %%c) {
  call void @recursive(i1 %%c)
%s
define ptx_kernel void @small(ptr %%p) #0 {
  call void @both()
  call void @one()
  call void @one()
  call void @everyone()
  call void @taken()
  call void @recursive(i1 false)
  store ptr @taken, ptr %%p, align 8
  ret void
}

define internal void @between() {
  call void @inner()
  ret void
}

define ptx_kernel void @large() #1 {
  call void @both()
  call void @between()
  ret void
}

attributes #0 = { "nvvm.maxntid"="64" }
attributes #1 = { "nvvm.reqntid"="256" }
"""


def test_a_device_function_has_what_all_callers_agree_on() -> None:
    module = _module(_CALLERS % ((_body(("tid.x", "ntid.x", "tid.y")),) * 6))
    found = {one.name: _ranges(one) for one in module.functions if not one.is_declaration}
    assert found["both"] == {"tid.x": "[0,256)", "ntid.x": "[1,257)", "tid.y": "[0,64)"}
    assert found["one"] == {"tid.x": "[0,64)", "ntid.x": "[1,65)", "tid.y": "[0,64)"}
    assert found["inner"] == {"tid.x": "[0,256)", "ntid.x": "[256,257)", "tid.y": "[0,1)"}
    assert found["recursive"] == found["one"]
    assert found["everyone"] == found["taken"] == {"tid.x": "[0,1024)", "ntid.x": "[1,1025)", "tid.y": "[0,1024)"}


def test_nothing_is_known_without_the_knob() -> None:
    function = _module(f"define ptx_kernel void @k() {{\n{_body()}").functions[0]
    assert set(_ranges(function, {"gpu-scev": "false"}).values()) == {"full-set"}


def test_counts_may_be_zero_without_aggressive_positive_strides() -> None:
    function = _module(f"define ptx_kernel void @k() {{\n{_body()}").functions[0]
    found = _ranges(function, {"aggressive-positive-stride-analysis": "false"})
    assert found == _ranges(function, {"no-aggressive-positive-stride-analysis": ""})
    assert (found["ntid.x"], found["nctaid.y"], found["tid.x"]) == ("[0,1025)", "[0,65536)", "[0,1024)")


_STRIDE = """\
define ptx_kernel void @k() {
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %g = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %wraps = mul i32 %n, %g
  ret void
}
"""


def test_a_stride_that_does_not_overflow_is_positive() -> None:
    for setting in ("true", "false"):
        function = _module(_STRIDE).functions[0]
        se = ScalarEvolution(function, knobs=KnobValues.parse({"aggressive-positive-stride-analysis": setting}))
        n, g, wraps = [se.get(one) for one in function.instructions() if one.name]
        assert se.signed_range(wraps).text() == "full-set"
        stride = se.table.nary(wraps.kind, [se.table.constant(n.type, 2), n, g], NSW | NUW)
        assert se.signed_range(stride).contains(2)
        assert (se.signed_range(stride).signed_min > 0) == (setting == "true")


def _expressions(settings: dict[str, str] | None = None) -> tuple[ScalarEvolution, dict[str, SCEV]]:
    names = tuple(name for name in _REGISTERS if name != "warpsize")
    wide = "".join(f"  %{name}.64 = zext i32 %{name} to i64\n" for name in names)
    body = _body(names).replace("  ret void\n}\n", "")
    body += wide + (
        "  %block = mul i32 %ctaid.x, %ntid.x\n"
        "  %thread = add i32 %block, %tid.x\n"
        "  %threads = mul i32 %ntid.x, %nctaid.x\n"
        "  %block.64 = mul i64 %ctaid.x.64, %ntid.x.64\n"
        "  %thread.64 = add i64 %block.64, %tid.x.64\n"
        "  %threads.64 = mul i64 %nctaid.x.64, %ntid.x.64\n"
        "  %other.64 = mul i64 %nctaid.x.64, %ntid.y.64\n"
    )
    function = _module(f"define ptx_kernel void @k() {{\n{body}  ret void\n}}\n").functions[0]
    se = ScalarEvolution(function, knobs=KnobValues.parse(settings or {}))
    return se, {one.name: se.get(one) for one in function.instructions() if one.name}


def test_an_index_is_below_its_count() -> None:
    se, of = _expressions()
    for index, count in BELOW.items():
        if index in of and count in of:
            for predicate in (ULT, ULE, NE, SLT, SLE):
                assert registers.relation(se, predicate, of[index], of[count]), (predicate, index)
                assert registers.relation(se, predicate, of[f"{index}.64"], of[f"{count}.64"])
                assert registers.relation(se, predicate, of[count], of[index]) == (predicate is NE)
            for predicate in (UGT, UGE, SGT, SGE, NE):
                assert registers.relation(se, predicate, of[count], of[index])
            assert not registers.relation(se, EQ, of[index], of[count])
    assert not registers.relation(se, ULT, of["tid.x"], of["ntid.y"])
    assert not registers.relation(se, ULT, of["tid.x"], of["nctaid.x"])
    assert not registers.relation(se, ULT, of["clock"], of["ntid.x"])


def test_a_thread_is_below_the_number_of_threads_where_that_fits() -> None:
    se, of = _expressions()
    assert registers.relation(se, ULT, of["thread.64"], of["threads.64"])
    assert registers.relation(se, SLT, of["thread.64"], of["threads.64"])
    assert not registers.relation(se, ULT, of["thread"], of["threads"])
    assert not registers.relation(se, ULT, of["thread.64"], of["other.64"])
    assert not registers.relation(se, ULT, of["threads.64"], of["thread.64"])


def test_comparisons_ask_for_relations() -> None:
    se, of = _expressions()
    assert known.is_known_predicate(se, ULT, of["tid.x"], of["ntid.x"])
    assert known.is_known_predicate(se, SGT, of["nctaid.y"], of["ctaid.y"])
    se, of = _expressions({"gpu-scev": "false"})
    assert not known.is_known_predicate(se, ULT, of["tid.x"], of["ntid.x"])


def test_each_index_and_its_count_have_limits_that_agree() -> None:
    for index, count in BELOW.items():
        if count in LIMITS:
            assert LIMITS[index][1] == LIMITS[count][1] - 1


SHARED_OUT = """target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @f(i32 %n, i32 %s, ptr %p) {{
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %loop

loop:
  %i = phi i32 [ {start}, %entry ], [ %next, %loop ]
  store volatile i32 %i, ptr %p
  %next = add i32 %i, {step}
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}}
"""


@pytest.mark.parametrize(
    ("start", "step", "is_counted"), [("%t", "%d", True), ("%s", "%d", False), ("%t", "%s", False), ("%t", "3", False), ("0", "3", False)]
)
def test_only_what_threads_share_out_is_assumed_not_to_wrap(start: str, step: str, is_counted: bool) -> None:
    se = scev_of(SHARED_OUT.format(start=start, step=step))
    (loop,) = se.loops
    assert loop_exits.backedge_taken_count(se, loop).kind == COULD_NOT_COMPUTE
    count, needed = loop_exits.predicated_backedge_taken_count(se, loop, loop_exits.EXACT)
    assert (count.kind != COULD_NOT_COMPUTE, [type(one) for one in needed]) == (is_counted, [WrapPredicate] * is_counted)


@pytest.mark.parametrize(
    ("one", "other", "product"),
    [
        ({("a",): 2}, {("b",): 3, (): 5}, {("a", "b"): 6, ("a",): 10}),
        ({("b",): 2}, {("a",): 3}, {("a", "b"): 6}),
        ({("a",): 1, ("b",): 1}, {("a",): 1, ("b",): -1}, {("a", "a"): 1, ("a", "b"): 0, ("b", "b"): -1}),
        ({}, {("a",): 1}, {}),
        (None, {("a",): 1}, None),
        ({("a",): 1}, None, None),
    ],
)
def test_products_of_sums(one: strides.Terms | None, other: strides.Terms | None, product: strides.Terms | None) -> None:
    assert strides._times(one, other) == product


@pytest.mark.parametrize(
    ("one", "other", "is_told"), [(31, 1, True), (32, 1, True), (33, 1, False), (1, 33, False), (8, 4, True), (11, 3, False)]
)
def test_products_of_too_many_terms_tell_nothing(one: int, other: int, is_told: bool) -> None:
    left: strides.Terms = {(f"a{at}",): 1 for at in range(one)}
    right: strides.Terms = {(f"b{at}",): 1 for at in range(other)}
    assert (strides._times(left, right) is not None) == is_told


STRIDES = """target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()

define ptx_kernel void @f(i64 %n, ptr %p) {{
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %g = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %before = mul i32 %c, %d
  %all = mul i32 %g, %d
  %first = add i32 %before, %t
  %half = trunc i32 %d to i16
  %start = {start} to i64
  %step = {step} to i64
  br label %loop

loop:
  %i = phi i64 [ %start, %entry ], [ %next, %loop ]
  store volatile i64 %i, ptr %p
  %next = add i64 %i, %step
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}}
"""


@pytest.mark.parametrize("starting", ["zext i32", "sext i32"])
@pytest.mark.parametrize(
    ("start", "step", "shape"),
    [
        ("%t", "zext i32 %d", ("block", "x", 1)),
        ("%t", "sext i32 %d", ("block", "x", 1)),
        ("%t", "zext i16 %half", ("block", "x", 1)),
        ("%first", "zext i32 %all", ("grid", "x", 1)),
        ("%first", "sext i32 %all", ("grid", "x", 1)),
        ("%t", "zext i32 %all", None),
        ("%first", "zext i32 %d", ("block", "x", 1)),
        ("%t", "zext i32 32", ("warp", "x", 1)),
        ("%t", "zext i32 %g", None),
        ("%c", "zext i32 %g", None),
    ],
)
def test_shapes_of_extended_indices(starting: str, start: str, step: str, shape: tuple[str, str, int] | None) -> None:
    se = scev_of(STRIDES.format(start=f"{starting} {start}", step=step))
    index = se.get(next(iter(se.loops.top_level[0].header.phis())))
    assert isinstance(index, SCEVAddRecExpr)
    assert strides.shape(se, index) == shape
