"""Ranges and multiples: as opt prints them, and never wrong in functions that are executed."""

from __future__ import annotations

import random

import pytest
from effort import examples
from hypothesis import given, settings
from hypothesis import strategies as st
from interpret import EndlessError, UndefinedError, execute
from printed import difference, functions

from nvopt.analysis.constant_range import SIGNED, UNSIGNED, ConstantRange
from nvopt.analysis.scev.creation import from_values
from nvopt.analysis.scev.expressions import kinds as x
from nvopt.analysis.scev.expressions.kinds import SCEV
from nvopt.analysis.scev.facts import multiples, ranges
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Function, IntType, Module
from nvopt.knobs import KnobValues


@pytest.mark.parametrize("function", functions("ranges"))
def test_ranges_are_what_opt_prints(function: str) -> None:
    assert [pair for pair in difference("ranges", function) if "  -->" in pair[0]] == []


def _of(text: str, knobs: dict[str, str] | None = None) -> tuple[ScalarEvolution, Function]:
    module = Module.parse(text)
    function = next(one for one in module.functions if not one.is_declaration)
    return ScalarEvolution(function, knobs=KnobValues.parse(knobs or {})), function


_SHARPENED = """\
define void @f(i32 range(i32 0, 1000) %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 10, %entry ], [ %i.next, %loop ]
  %i.next = add nuw nsw i32 %i, 1
  %again = icmp ult i32 %i.next, %n
  br i1 %again, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}
"""


def test_expensive_sharpening_goes_by_the_symbolic_count() -> None:
    for knobs in ({}, {"scalar-evolution-use-expensive-range-sharpening": "true"}):
        se, function = _of(_SHARPENED, knobs)
        i = function.blocks[1].phis()[0]
        found = se.unsigned_range(se.get(i))
        assert found.contains(10)
        assert found.contains(998)
        assert not found.contains(1000)


def test_a_chain_deeper_than_the_threshold_has_the_range_of_a_shallow_one() -> None:
    lines = ["define i8 @f(i8 range(i8 100, 120) %x0, i8 range(i8 1, 4) %d) {"]
    for at in range(100):
        lines.append(f"  %m{at} = call i8 @llvm.umax.i8(i8 %x{at}, i8 %d)")
        lines.append(f"  %x{at + 1} = udiv i8 %m{at}, %d")
    lines += ["  ret i8 %x100", "}", "", "declare i8 @llvm.umax.i8(i8, i8)"]
    text = "\n".join(lines) + "\n"
    found = []
    for threshold in ("4", "100000"):
        se, function = _of(text, {"scev-range-iter-threshold": threshold, "scalar-evolution-complexity-control": "false"})
        last = next(one for one in function.instructions() if one.name == "x100")
        found.append((se.unsigned_range(se.get(last)), se.signed_range(se.get(last))))
    assert found[0] == found[1]


def test_a_phi_that_has_turned_out_to_be_a_recurrence_has_its_range() -> None:
    """Where it was taken for a value before; its last value isn't one that the loop comes to."""
    se, function = _of(_SHARPENED.replace("%n\n", "20\n"))
    i = next(iter(function.blocks[1]))
    for reading in (ranges.unsigned_range, ranges.signed_range):
        assert reading(se, se.table.unknown(i)).text() == reading(se, se.get(i)).text() == "[10,20)"


def test_questions_by_value() -> None:
    se, function = _of("define i8 @f(i8 range(i8 -3, 7) %x) {\n  %y = sext i8 %x to i16\n  ret i8 %x\n}\n")
    y = se.get(next(iter(function.instructions())))
    assert (ranges.signed_min(se, y), ranges.signed_max(se, y)) == (-3, 6)
    assert (ranges.unsigned_min(se, y), ranges.unsigned_max(se, y)) == (0, 0xFFFF)
    assert se.signed_range(y) is ranges.signed_range(se, y)


def test_multiples() -> None:
    se, function = _of("define i8 @f(i32 %n, i32 %m) {\n  %h = and i32 %n, -16\n  ret i8 0\n}\n")
    table, i32 = se.table, function.args[0].type
    n, h = table.unknown(function.args[0]), table.unknown(next(iter(function.instructions())))

    def number(value: int) -> SCEV:
        return table.constant(i32, value)

    times_24 = table.nary(x.MUL, [number(24), n], x.NUW)
    times_40 = table.nary(x.MUL, [number(40), table.unknown(function.args[1])])
    wanted = {
        n: 1,
        h: 16,
        times_24: 24,
        times_40: 8,
        table.nary(x.ADD, [number(36), times_24], x.NUW): 12,
        table.nary(x.ADD, [number(36), times_24, n]): 1,
        table.nary(x.ADD, [number(20), times_40]): 4,
        table.nary(x.UMAX, [number(60), times_24]): 12,
        table.cast(x.ZERO_EXTEND, times_24, IntType.get(64)): 24,
        table.cast(x.SIGN_EXTEND, times_24, IntType.get(64)): 8,
        table.cast(x.TRUNCATE, times_24, IntType.get(2)): 0,
        table.udiv(times_24, number(3)): 1,
        number(0): 0,
        number(40): 40,
    }
    assert {e: multiples.constant_multiple(se, e) for e in wanted} == wanted
    assert multiples.constant_multiple(se, h, function.blocks[0].terminator) == 16
    assert multiples.non_zero_constant_multiple(se, number(0)) == 1
    assert multiples.min_trailing_zeros(se, number(0)) == 32
    assert multiples.min_trailing_zeros(se, number(40)) == 3


# -- execution

_OPERATIONS = [
    *("add", "add nsw", "add nuw", "add nuw nsw", "sub", "sub nsw", "sub nuw", "mul", "mul nsw", "mul nuw", "mul nuw nsw"),
    *("shl", "shl nuw", "lshr", "ashr", "udiv", "urem", "and", "or", "xor", "or disjoint", "umin", "umax", "smin", "smax"),
    *("zext-trunc", "sext-trunc", "select"),
]
_PREDICATES = ["ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge", "ne", "eq"]


def _program(rng: random.Random) -> str:
    """A loop of a few phis with random arithmetic in and before it, perhaps guarded."""
    names = ["%a", "%b"]
    count = 0

    def constant() -> str:
        return str(rng.choice([0, 1, 2, 3, 4, 5, 8, -1, -2, -4, 7, 16, 100, 127, -128, rng.randrange(-128, 128)]))

    def operand() -> str:
        return rng.choice(names) if rng.random() < 0.6 else constant()

    def operation() -> list[str]:
        nonlocal count
        count += 1
        name, kind = f"%v{count}", rng.choice(_OPERATIONS)
        one, other = rng.choice(names), operand()
        if kind in ("umin", "umax", "smin", "smax"):
            lines = [f"  {name} = call i8 @llvm.{kind}.i8(i8 {one}, i8 {other})"]
        elif kind.endswith("-trunc"):
            width = rng.randrange(2, 8)
            lines = [f"  {name}.t = trunc i8 {one} to i{width}", f"  {name} = {kind[:4]} i{width} {name}.t to i8"]
        elif kind == "select":
            lines = [f"  {name}.c = icmp {rng.choice(_PREDICATES)} i8 {one}, {other}"]
            lines += [f"  {name} = select i1 {name}.c, i8 {operand()}, i8 {operand()}"]
        else:
            if kind.split()[0] in ("shl", "lshr", "ashr"):
                other = str(rng.randrange(8))
            elif kind in ("udiv", "urem"):
                other = str(rng.choice([1, 2, 3, 4, 7, 8, 16, 100, -1]))
            lines = [f"  {name} = {kind} i8 {one}, {other}"]
        names.append(name)
        return lines

    low = rng.randrange(-128, 128)
    size = rng.randrange(1, 256)
    high = (low + size + 128) % 256 - 128
    attribute = "" if high == low else f" range(i8 {low}, {high})"
    before = [line for _ in range(rng.randrange(3)) for line in operation()]
    starts = [operand() for _ in range(rng.randrange(1, 4))]
    guard = f"  %guard = icmp {rng.choice(_PREDICATES)} i8 {operand()}, {rng.choice(names)}"
    phis = [f"%p{at}" for at in range(len(starts))]
    names += phis
    inside = [line for _ in range(rng.randrange(1, 6)) for line in operation()]
    steps = []
    for phi in phis:
        count += 1
        flags = rng.choice(["", "", " nsw", " nuw", " nuw nsw"])
        inside.append(f"  %v{count} = add{flags} i8 {phi}, {rng.choice(['1', '2', '3', '-1', '-2', operand()])}")
        names.append(f"%v{count}")
        steps.append(rng.choice([f"%v{count}", f"%v{count}", f"%v{count}", operand()]))
    again = f"  %again = icmp {rng.choice(_PREDICATES)} i8 {rng.choice(names[-4:])}, {operand()}"
    is_guarded = rng.random() < 0.5
    return "\n".join(
        [
            f"define i8 @f(i8 %a, i8{attribute} %b) {{",
            "entry:",
            *before,
            *([guard, "  br i1 %guard, label %loop, label %exit"] if is_guarded else ["  br label %loop"]),
            "",
            "loop:                                             ; preds = %loop, %entry",
            *(f"  {phi} = phi i8 [ {start}, %entry ], [ {step}, %loop ]" for phi, start, step in zip(phis, starts, steps, strict=True)),
            *inside,
            again,
            "  br i1 %again, label %loop, label %exit",
            "",
            "exit:                                             ; preds = %loop, %entry" if is_guarded else "exit:    ; preds = %loop",
            "  ret i8 0",
            "}",
            "",
            *(f"declare i8 @llvm.{name}.i8(i8, i8)" for name in ("umin", "umax", "smin", "smax")),
            "",
        ]
    )


def _check_program(text: str, rng: random.Random, runs: int) -> int:
    """Executes the function; each computed value must be in its ranges and a multiple of what is said. How many values were looked at."""
    se, function = _of(text)
    allowed = ConstantRange.from_attribute(function.args[1].attributes.value("range")) or ConstantRange.full(8)
    said = {}
    for one in function.instructions():
        if isinstance(one.type, IntType):
            e = se.get(one)
            said[one] = (se.unsigned_range(e), se.signed_range(e), multiples.non_zero_constant_multiple(se, e))
    seen = 0
    for _ in range(runs):
        arguments = [rng.randrange(256), (allowed.lower + rng.randrange(allowed.size)) % 256]
        try:
            run = execute(function, arguments, limit=600)
        except (UndefinedError, EndlessError):
            continue
        for one, value in run.values:
            if value is None or one not in said:
                continue
            unsigned, signed, multiple = said[one]
            assert unsigned.contains(value), (text, arguments, str(one), value, unsigned)
            assert signed.contains(value), (text, arguments, str(one), value, signed)
            assert value % multiple == 0, (text, arguments, str(one), value, multiple)
            seen += 1
    return seen


@settings(max_examples=examples(60), deadline=None)
@given(st.integers(0, 1 << 40))
def test_every_executed_value_is_in_its_ranges(seed: int) -> None:
    rng = random.Random(seed)
    _check_program(_program(rng), rng, 6)


def test_the_two_readings_are_told_apart() -> None:
    se, function = _of("define i8 @f(i1 %c) {\n  %x = select i1 %c, i8 -6, i8 9\n  ret i8 %x\n}\n")
    x = se.get(next(iter(function.instructions())))
    assert se.unsigned_range(x).text() == "[8,-4)"
    assert se.signed_range(x).text() == "[-16,16)"
    assert (UNSIGNED, SIGNED) == (1, 2)


@pytest.mark.parametrize(
    ("pointer", "last"),
    [
        ("@there", -101 & ~3),
        ("@aligned", -101 & ~15),
        ("@byte", -1),
        ("@two", -3),
        ("@weak", -101 & ~3),
        ("@perhaps", -1 & ~3),
        ("@opaque", -1 & ~3),
        ("%single", -101 & ~3),
        ("%counted", -101 & ~3),
        ("%several", -1 & ~3),
        ("%many", -1 & ~3),
        ("%plain", -1),
        ("%filled", -101),
        ("%or_null", -101),
        ("%byval", -101 & ~3),
        ("%returned", -101),
        ("%declared", -101),
        ("%loaded", -101),
        ("%loaded_or_null", -101),
    ],
)
def test_an_object_ends_before_the_address_space(pointer: str, last: int) -> None:
    """The largest address at which an object of 100 bytes may begin."""
    given = "dereferenceable"
    se, function = _of(f"""\
%O = type opaque

@there = global [25 x i32] zeroinitializer, align 4
@aligned = global [25 x i32] zeroinitializer, align 16
@byte = global i8 0, align 1
@two = global i16 0, align 1
@weak = weak global [25 x i32] zeroinitializer, align 4
@perhaps = extern_weak global [25 x i32], align 4
@opaque = external global %O, align 4

define void @f(ptr %plain, ptr {given}(100) %filled, ptr {given}_or_null(100) %or_null, ptr byval([25 x i32]) align 4 %byval, i32 %n) {{
  %single = alloca [25 x i32], align 4
  %counted = alloca [25 x i32], i32 1, align 4
  %several = alloca [25 x i32], i32 2, align 4
  %many = alloca [25 x i32], i32 %n, align 4
  %returned = call dereferenceable(100) ptr @g()
  %declared = call ptr @h()
  %loaded = load ptr, ptr %plain, align 8, !dereferenceable !0
  %loaded_or_null = load ptr, ptr %plain, align 8, !dereferenceable_or_null !0
  store ptr {pointer}, ptr %plain, align 8
  ret void
}}

declare ptr @g()

declare dereferenceable(100) ptr @h()

!0 = !{{i64 100}}
""")
    store = next(one for one in function.instructions() if one.opcode == "store")
    found = ranges.unsigned_range(se, from_values.get(se, store.operands[0]))
    assert found.unsigned_max == last % (1 << 64)
