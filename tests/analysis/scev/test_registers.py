"""Special registers are one value wherever they are read; what sums and products of them are told to be holds in the extreme launches."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence

import pytest
from evaluate import evaluate, signed, wrong_flags

from nvopt.analysis.scev.counts import loop_exits
from nvopt.analysis.scev.expressions.kinds import SCEV, SCEVAddRecExpr
from nvopt.analysis.scev.facts import dispositions, known
from nvopt.analysis.scev.facts.predicates import ComparePredicate, WrapPredicate
from nvopt.analysis.scev.gpu import polynomials
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Function, Instruction, Module, Value
from nvopt.ir.predicates import NE, SGE, SLE, SLT, UGT, ULE, ULT, Predicate
from nvopt.knobs import KnobValues
from nvopt.target.special_registers import register_of

NAMES = [f"{kind}.{at}" for kind in ("tid", "ntid", "ctaid", "nctaid") for at in "xyz"]
DECLARED = "".join(f"declare i32 @llvm.nvvm.read.ptx.sreg.{name}() #1\n\n" for name in [*NAMES, "warpid"])


def read(name: str, register: str, promise: str = "") -> str:
    return f"  %{name} = call {promise}i32 @llvm.nvvm.read.ptx.sreg.{register}()\n"


def parsed(body: str, attributes: str = "") -> Function:
    text = f"{DECLARED}declare void @llvm.assume(i1)\n\ndefine ptx_kernel void @k(i32 %n, i64 %m, i1 %way) #0 {{\nentry:\n{body}}}\n\n"
    return Module.parse(
        f"{text}attributes #0 = {{ {f'{attributes} nounwind'.strip()} }}\nattributes #1 = {{ nounwind willreturn memory(none) }}\n"
    ).functions[-1]


def named(function: Function, name: str) -> Instruction:
    return next(one for one in function.instructions() if one.name == name)


LOOP = (
    read("c", "ctaid.x")
    + read("b", "ntid.x")
    + read("t", "tid.x")
    + "  %base = mul i32 %c, %b\n  %start = add i32 %base, %t\n  br label %loop\n\nloop:"
    + "                                             ; preds = %body, %entry\n"
    + "  %i = phi i32 [ %start, %entry ], [ %next, %body ]\n  %go = icmp slt i32 %i, %n\n  br i1 %go, label %body, label %exit\n\nbody:"
    + "                                             ; preds = %loop\n"
    + read("b2", "ntid.x")
    + read("g", "nctaid.x")
    + "  %step = mul i32 %b2, %g\n  %next = add i32 %i, %step\n  br label %loop\n\nexit:"
    + "                                             ; preds = %loop\n  ret void\n"
)


def test_reads_of_a_register_are_one_value_that_stays_the_same() -> None:
    function = parsed(LOOP)
    se = ScalarEvolution(function)
    loop = next(iter(se.loops))
    assert se.get(named(function, "b2")) is se.get(named(function, "b"))
    i = se.get(named(function, "i"))
    assert str(i) == "{((%c * %b) + %t),+,(%b * %g)}<%loop>"
    nctaid = se.get(named(function, "g"))
    assert dispositions.is_loop_invariant(se, nctaid, loop)
    assert dispositions.is_available_at_loop_entry(se, nctaid, loop)
    assert str(se.get(named(function, "next"))) == "{(((%c + %g)<nuw> * %b) + %t),+,(%b * %g)}<%loop>"


def test_llvm_knows_nothing_of_that() -> None:
    function = parsed(LOOP)
    se = ScalarEvolution(function, knobs=KnobValues.parse({"gpu-scev": "false"}))
    assert str(se.get(named(function, "i"))) == "%i"
    assert se.get(named(function, "b2")) is not se.get(named(function, "b"))


def test_a_single_read_outside_loops_is_a_value_as_any() -> None:
    function = parsed(
        "  br i1 %way, label %a, label %exit\n\na:                                                ; preds = %entry\n"
        + read("t", "tid.x")
        + "  br label %exit\n\nexit:                                             ; preds = %a, %entry\n  ret void\n"
    )
    se = ScalarEvolution(function)
    found = se.get(named(function, "t"))
    assert not dispositions.properly_dominates(se, found, function.blocks[-1])
    assert not se.registers.shared


def _in_branches(one: str, other: str) -> Function:
    return parsed(
        "  br i1 %way, label %a, label %b\n\na:                                                ; preds = %entry\n"
        + one
        + "  br label %exit\n\nb:                                                ; preds = %entry\n"
        + other
        + "  br label %exit\n\nexit:                                             ; preds = %b, %a\n  ret void\n"
    )


ASSUMED = "  %small = icmp ult i32 %t, 8\n  call void @llvm.assume(i1 %small)\n"


@pytest.mark.parametrize(
    ("one", "other", "shared"),
    [
        (read("t", "tid.x"), read("u", "tid.x"), True),
        (read("t", "tid.x", "noundef "), read("u", "tid.x"), True),
        (read("t", "tid.x", "range(i32 0, 1024) "), read("u", "tid.x"), True),
        (read("t", "tid.x", "range(i32 0, 8) "), read("u", "tid.x"), False),
        (read("t", "tid.x") + ASSUMED, read("u", "tid.x"), False),
        (read("t", "tid.x"), read("u", "tid.y"), False),
        (read("t", "warpid"), read("u", "warpid"), False),
    ],
)
def test_what_one_read_promises_another_may_not(one: str, other: str, shared: bool) -> None:
    function = _in_branches(one, other)
    se = ScalarEvolution(function)
    found = [se.get(named(function, name)) for name in "tu"]
    assert (found[0] is found[1]) == shared
    if register_of(named(function, "u")) == "tid.x":  # type: ignore[arg-type]
        assert se.unsigned_range(found[1]).text() == "[0,1024)"


def test_what_is_assumed_in_the_entry_block_holds_for_all_reads() -> None:
    function = parsed(read("s", "tid.x") + read("t", "tid.x") + ASSUMED + read("u", "tid.x") + "  %x = add i32 %t, 1\n  ret void\n")
    se = ScalarEvolution(function)
    assert {se.unsigned_range(se.get(named(function, name))).text() for name in "stu"} == {"[0,8)"}


def test_flags_of_one_branch_say_nothing_of_another() -> None:
    """If poison is undefined behaviour in one branch, the sum may wrap in the other."""
    use = "  %{0}.s = add nsw i32 %{0}, %n\n  %{0}.q = udiv i32 1, %{0}.s\n"
    function = _in_branches(read("t", "tid.x") + use.format("t"), read("u", "tid.x") + use.format("u").replace("nsw ", ""))
    se = ScalarEvolution(function)
    assert se.get(named(function, "u.s")) is se.get(named(function, "t.s"))
    assert str(se.get(named(function, "u.s"))) == "(%n + %t)"


def test_forgetting_the_read_that_stands_for_the_others_forgets_these() -> None:
    function = parsed(LOOP)
    se = ScalarEvolution(function)
    for one in function.instructions():
        if se.is_scevable(one.type):
            se.get(one)
    first = named(function, "b")
    se.forget_value(first)
    assert named(function, "b2") not in se.values
    assert named(function, "i") not in se.values
    assert str(se.get(named(function, "b2"))) == "%b2"
    se.forget_all_loops()
    assert str(se.get(named(function, "b2"))) == "%b"


# -- sums and products

SUMS = """\
  %row = mul i32 %ntid.x, %tid.y
  %in.block = add i32 %row, %tid.x
  %plane = mul i32 %ntid.x, %ntid.y
  %deep = mul i32 %plane, %tid.z
  %in.cube = add i32 %deep, %in.block
  %cube = mul i32 %plane, %ntid.z
  %next = add i32 %tid.x, 1
  %last = add i32 %ntid.x, -1
  %rest = sub i32 %last, %tid.x
  %blocks.y = mul i32 %ctaid.y, %ntid.y
  %y = add i32 %blocks.y, %tid.y
  %height = mul i32 %nctaid.y, %ntid.y
  %blocks.x = mul i32 %ctaid.x, %ntid.x
  %x = add i32 %blocks.x, %tid.x
  %width = mul i32 %nctaid.x, %ntid.x
  %tid.64 = zext i32 %tid.x to i64
  %ntid.64 = zext i32 %ntid.x to i64
  %ctaid.64 = zext i32 %ctaid.x to i64
  %nctaid.64 = zext i32 %nctaid.x to i64
  %base.64 = mul i64 %ctaid.64, %ntid.64
  %x.64 = add i64 %base.64, %tid.64
  %width.64 = mul i64 %nctaid.64, %ntid.64
  %next.64 = add i64 %x.64, 1
  %y.64 = sext i32 %y to i64
  %height.64 = sext i32 %height to i64
  %wrapped.64 = zext i32 %x to i64
  %tid.16 = trunc i32 %tid.x to i16
  %ntid.16 = trunc i32 %ntid.x to i16
  %tid.8 = trunc i32 %tid.x to i8
  %ntid.8 = trunc i32 %ntid.x to i8
  ret void
"""
BOUNDS = {"": (), '"nvvm.maxntid"="8,8"': (64,), '"nvvm.reqntid"="16,4"': (16, 4, 1)}
SIZES = [
    (1, 1, 1),
    (1024, 1, 1),
    (1, 1024, 1),
    (16, 1, 64),
    (32, 32, 1),
    (16, 16, 4),
    (255, 4, 1),
    (64, 1, 1),
    (1, 64, 1),
    (8, 8, 1),
    (16, 4, 1),
]
GRIDS = [(1, 1, 1), (2**31 - 1, 65535, 65535), (2**21, 1, 1), (2**22, 2, 2), (2**22 + 1, 65535, 1), (65536, 1, 65535)]


def launches(bounds: tuple[int, ...], seed: int = 1) -> list[dict[str, int]]:
    """Registers of threads: the first, the last and another one of each launch."""
    rng = random.Random(seed)
    found = []
    for size, grid in itertools.product(SIZES, GRIDS):
        if (len(bounds) == 1 and size[0] * size[1] * size[2] > bounds[0]) or (len(bounds) == 3 and size != bounds):
            continue
        for pick in (lambda count: 0, lambda count: count - 1, rng.randrange, rng.randrange):
            one: dict[str, int] = {}
            for at, threads, blocks in zip("xyz", size, grid, strict=True):
                one |= {f"ntid.{at}": threads, f"nctaid.{at}": blocks, f"tid.{at}": pick(threads), f"ctaid.{at}": pick(blocks)}
            found.append(one)
    return found


def _summed(attributes: str) -> tuple[ScalarEvolution, dict[str, SCEV]]:
    function = parsed("".join(read(name, name) for name in NAMES) + read("again", "tid.x") + SUMS, attributes)
    se = ScalarEvolution(function)
    return se, {one.name: se.get(one) for one in function.instructions() if one.name}


def _values(se: ScalarEvolution, launch: dict[str, int]) -> dict[Value, int]:
    return {one: launch[one.name] for one in se.function.instructions() if one.name in launch}


def _holds(predicate: Predicate, a: int, b: int, bits: int) -> bool:
    if predicate[0] == "s":
        a, b = signed(a, bits), signed(b, bits)
    return {"lt": a < b, "le": a <= b, "gt": a > b, "ge": a >= b, "ne": a != b}[predicate[-2:]]


@pytest.mark.parametrize("attributes", BOUNDS)
def test_ranges_flags_and_relations_hold_in_every_launch(attributes: str) -> None:
    se, of = _summed(attributes)
    claims = [
        (predicate, a, b)
        for a, b in itertools.permutations(of.values(), 2)
        for predicate in (ULT, ULE, SLT, SLE, UGT, SGE, NE)
        if a.bits == b.bits and known.is_known_predicate(se, predicate, a, b)
    ]
    for launch in launches(BOUNDS[attributes]):
        values = _values(se, launch)
        for e in of.values():
            value = evaluate(e, values)
            assert se.unsigned_range(e).contains(value), (str(e), launch)
            assert se.signed_range(e).contains(value), (str(e), launch)
            assert not wrong_flags(e, values), (str(e), launch)
        for predicate, a, b in claims:
            assert _holds(predicate, evaluate(a, values), evaluate(b, values), a.bits), (predicate, str(a), str(b), launch)


def test_what_is_known_of_a_block() -> None:
    se, of = _summed("")
    assert se.unsigned_range(of["in.cube"]).text() == "[0,1024)"
    assert se.unsigned_range(of["plane"]).text() == "[1,1025)"
    assert se.unsigned_range(of["y"]).text() == "[0,67107840)"
    assert of["y"].has_nuw
    assert of["y"].has_nsw
    assert not of["x"].has_nuw
    assert of["x.64"].has_nsw
    for predicate, a, b in (
        (ULT, "in.cube", "cube"),
        (SLT, "in.block", "plane"),
        (ULE, "next", "ntid.x"),
        (SLE, "tid.x", "last"),
        (ULT, "y", "height"),
        (SLT, "y.64", "height.64"),
        (ULT, "x.64", "width.64"),
        (ULE, "next.64", "width.64"),
        (ULT, "tid.16", "ntid.16"),
    ):
        assert known.is_known_predicate(se, predicate, of[a], of[b]), (predicate, a, b)
    assert known.is_known_non_negative(se, of["rest"])
    for a, b in (("x", "width"), ("tid.8", "ntid.8"), ("tid.x", "ntid.y")):
        assert not known.is_known_predicate(se, ULT, of[a], of[b]), (a, b)
    assert polynomials.of(se, of["wrapped.64"]) is None


def test_a_launch_bound_is_on_the_product() -> None:
    se, of = _summed('"nvvm.maxntid"="8,8"')
    assert se.unsigned_range(of["in.block"]).text() == "[0,64)"
    assert se.unsigned_range(of["tid.x"]).text() == "[0,64)"
    se, of = _summed('"nvvm.reqntid"="16,4"')
    assert se.unsigned_range(of["plane"]).text() == "[64,65)"


# -- counts under conditions


@pytest.mark.parametrize("predicate", [SLT, ULT])
@pytest.mark.parametrize("is_grid", [True, False])
def test_counts_hold_where_their_conditions_do(predicate: Predicate, is_grid: bool) -> None:
    text = LOOP.replace("icmp slt", f"icmp {predicate}")
    if not is_grid:
        text = text.replace("[ %start,", "[ %t,").replace("mul i32 %b2, %g", "add i32 %b2, 0")
    function = parsed(text)
    se = ScalarEvolution(function)
    loop = next(iter(se.loops))
    assert loop_exits.backedge_taken_count(se, loop) is se.table.could_not_compute
    count, needed = loop_exits.predicated_backedge_taken_count(se, loop)
    most, _ = loop_exits.predicated_backedge_taken_count(se, loop, loop_exits.CONSTANT_MAXIMUM)
    index = se.get(named(function, "i"))
    assert isinstance(index, SCEVAddRecExpr)
    assert len(needed) == 1 + is_grid
    rng = random.Random(2)
    checked = 0
    for launch in [*launches(()), *launches(()), *launches(())]:
        n = rng.choice((0, 1, 2**31 - 1, 2**31 - 1024, 2**31, 2**32 - 1, rng.randrange(1 << 32), rng.randrange(1 << 20)))
        values = {function.args[0]: n} | _values(
            se, {**launch, "c": launch["ctaid.x"], "b": launch["ntid.x"], "t": launch["tid.x"], "g": launch["nctaid.x"]}
        )
        executed = _executed(index, n, predicate, values, needed)
        if executed is not None:
            checked += 1
            assert evaluate(count, values) == executed
            assert evaluate(most, values) >= executed
    assert checked > 50


def _executed(index: SCEVAddRecExpr, n: int, predicate: Predicate, values: dict[Value, int], needed: Sequence[object]) -> int | None:
    """How often the loop goes back; None where a condition fails or it takes long."""
    value, step = evaluate(index.operands[0], values), signed(evaluate(index.operands[1], values), 32)
    for one in needed:
        if isinstance(one, ComparePredicate):
            if not _holds(one.predicate, evaluate(one.lhs, values), evaluate(one.rhs, values), 32):
                return None
        else:
            assert isinstance(one, WrapPredicate)
    for count in range(3000):
        if not _holds(predicate, value, n, 32):
            return count
        following = (signed(value, 32) if predicate is SLT else value) + step
        if not (-(2**31) <= following < 2**31 if predicate is SLT else 0 <= following < 2**32):
            return None
        value = following % 2**32
    return None
