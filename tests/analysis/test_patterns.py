"""Patterns of minima, maxima and absolute values in selects, and small questions about shapes: each condition alone untrue.

What a select is said to compute it computes, for all its operands of four bits.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nvopt.analysis import integer_folding
from nvopt.analysis.integers import signed
from nvopt.analysis.values import matching
from nvopt.analysis.values.patterns import match_select_pattern, signed_intrinsic_clamp, signed_select_clamp
from nvopt.ir import CallBase, CmpInst, ConstantInt, Function, Instruction, Module, Value

BITS = 4
DECLARED = "".join(f"declare i4 @llvm.{name}.i4(i4, i4)\n" for name in ("smin", "smax", "umin", "umax"))


def function_of(code: str) -> Function:
    body = "".join(f"  {line}\n" for line in code.split("; "))
    return Module.parse(f"define void @f(i4 %x, i4 %y, i4 %z, i1 %b, i1 %d) {{\n{body}  ret void\n}}\n{DECLARED}").functions[0]


def named(function: Function, name: str) -> Value:
    found = function.value_named(name)
    assert found is not None
    return found


_EXTREMES: dict[str, Callable[[int, int], int]] = {
    "umin": min,
    "umax": max,
    "smin": lambda a, b: min(a, b, key=lambda one: signed(one, BITS)),
    "smax": lambda a, b: max(a, b, key=lambda one: signed(one, BITS)),
    "abs": lambda a, _: abs(signed(a, BITS)) & 15,
    "nabs": lambda a, _: -abs(signed(a, BITS)) & 15,
}


def executed(function: Function, arguments: tuple[int, ...]) -> dict[Value, int]:
    known: dict[Value, int] = dict(zip(function.args, arguments, strict=False))
    of = lambda value: value.unsigned if isinstance(value, ConstantInt) else known[value]  # noqa: E731
    for one in function.instructions():
        if isinstance(one, CmpInst):
            found = integer_folding.fold_compare(one.predicate, of(one.operands[0]), of(one.operands[1]), BITS)
            known[one] = int(bool(found))
        elif one.opcode == "select":
            known[one] = of(one.operands[1] if of(one.operands[0]) else one.operands[2])
        elif isinstance(one, CallBase):
            known[one] = _EXTREMES[matching.intrinsic(one)](of(one.operands[0]), of(one.operands[1]))
        elif one.opcode in ("sub", "xor"):
            a, b = of(one.operands[0]), of(one.operands[1])
            known[one] = (a - b if one.opcode == "sub" else a ^ b) & 15
    return known


_NEGATED, _NOTS = "%n = sub i4 0, %x; ", "%n = xor i4 %x, -1; %m = xor i4 %y, -1; "


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        *(
            (f"%c = icmp {predicate} i4 %x, %y; %s = select i1 %c, i4 %x, i4 %y", f"{flavor} x y")
            for predicate, flavor in {"ugt": "umax", "uge": "umax", "ult": "umin", "ule": "umin", "sgt": "smax", "sle": "smin"}.items()
        ),
        ("%c = icmp slt i4 %x, %y; %s = select i1 %c, i4 %y, i4 %x", "smax x y"),
        ("%c = icmp eq i4 %x, %y; %s = select i1 %c, i4 %x, i4 %y", "none"),
        ("%c = icmp slt i4 %x, %y; %s = select i1 %c, i4 %x, i4 %z", "none"),
        ("%c = icmp slt i4 %x, %y; %s = select i1 %c, i4 %z, i4 %y", "none"),
        ("%s = select i1 %b, i4 %x, i4 %y", "none"),
        # Absolute values: by tests of the sign.
        *(
            (f"{_NEGATED}%c = icmp {test}; %s = select i1 %c, i4 {arms}", expected)
            for test, plain, turned in (
                ("sgt i4 %x, 0", "abs x n", "nabs x n"),
                ("sgt i4 %x, -1", "abs x n", "nabs x n"),
                ("sgt i4 %x, 1", "none", "none"),
                ("sgt i4 %x, -2", "none", "none"),
                ("sge i4 %x, 0", "abs x n", "none"),
                ("sge i4 %x, 1", "abs x n", "none"),
                ("sge i4 %x, 2", "none", "none"),
                ("sge i4 %x, -1", "none", "none"),
                ("slt i4 %x, 0", "nabs x n", "abs x n"),
                ("slt i4 %x, 1", "nabs x n", "abs x n"),
                ("slt i4 %x, -1", "none", "none"),
                ("slt i4 %x, 2", "none", "none"),
                ("ult i4 %x, 1", "none", "none"),
                ("slt i4 %y, 0", "none", "none"),
                ("slt i4 %x, %y", "none", "none"),
            )
            for arms, expected in (("%x, i4 %n", plain), ("%n, i4 %x", turned))
        ),
        ("%n = sub i4 1, %x; %c = icmp slt i4 %x, 0; %s = select i1 %c, i4 %n, i4 %x", "none"),
        ("%n = sub i4 %x, %y; %m = sub i4 %y, %x; %c = icmp slt i4 %n, 0; %s = select i1 %c, i4 %m, i4 %n", "abs n m"),
        ("%n = sub i4 %x, %y; %m = sub i4 %z, %x; %c = icmp slt i4 %n, 0; %s = select i1 %c, i4 %m, i4 %n", "none"),
        ("%n = sub i4 %x, %y; %m = sub i4 %y, %z; %c = icmp slt i4 %n, 0; %s = select i1 %c, i4 %m, i4 %n", "none"),
        # Clamps: c below d.
        *(
            (f"%i = call i4 @llvm.{inner}.i4(i4 %x, i4 {limit}); %c = icmp {less} i4 %x, {bound}; %s = select i1 %c, i4 {arms}", expected)
            for inner, less, bound, limit, flavor in (
                ("smin", "slt", 2, 3, "smax"),
                ("smin", "slt", 3, 3, ""),
                ("smin", "slt", -2, -1, "smax"),
                ("smin", "ult", 2, 3, ""),
                ("smax", "sgt", 3, 2, "smin"),
                ("smax", "sgt", 3, 3, ""),
                ("umin", "ult", 2, 3, "umax"),
                ("umin", "ult", 3, 3, ""),
                ("umin", "ult", 7, -8, "umax"),
                ("umax", "ugt", 3, 2, "umin"),
                ("umax", "ugt", 2, 2, ""),
                ("umin", "slt", 2, 3, ""),
            )
            for arms, expected in (
                (f"{bound}, i4 %i", f"{flavor} {bound} i" if flavor else "none"),
                (f"%i, i4 {bound}", "none"),
            )
        ),
        ("%i = call i4 @llvm.smin.i4(i4 %y, i4 3); %c = icmp slt i4 %x, 2; %s = select i1 %c, i4 2, i4 %i", "none"),
        ("%i = call i4 @llvm.smin.i4(i4 %x, i4 %y); %c = icmp slt i4 %x, 2; %s = select i1 %c, i4 2, i4 %i", "none"),
        # Of what is turned over.
        *(
            (f"{_NOTS}%c = icmp {predicate} i4 %x, %y; %s = select i1 %c, i4 {arms}", expected)
            for predicate, plain, turned in (
                ("sgt", "smin n m", "smax m n"),
                ("slt", "smax n m", "smin m n"),
                ("ugt", "umin n m", "umax m n"),
                ("ult", "umax n m", "umin m n"),
                ("sge", "none", "none"),
            )
            for arms, expected in (("%n, i4 %m", plain), ("%m, i4 %n", turned))
        ),
        ("%n = xor i4 %x, -1; %c = icmp sgt i4 %x, 3; %s = select i1 %c, i4 %n, i4 -4", "smin n -4"),
        ("%n = xor i4 %x, -1; %c = icmp sgt i4 %x, 3; %s = select i1 %c, i4 %n, i4 -5", "none"),
        ("%n = xor i4 %x, -1; %c = icmp sgt i4 %x, %y; %s = select i1 %c, i4 %n, i4 %y", "none"),
        # Without a sign, by the sign.
        ("%c = icmp slt i4 %x, 0; %s = select i1 %c, i4 %x, i4 7", "umax x 7"),
        ("%c = icmp slt i4 %x, 0; %s = select i1 %c, i4 7, i4 %x", "umin 7 x"),
        ("%c = icmp slt i4 %x, 0; %s = select i1 %c, i4 %x, i4 6", "none"),
        ("%c = icmp slt i4 %x, 1; %s = select i1 %c, i4 %x, i4 7", "none"),
        ("%c = icmp slt i4 %y, 0; %s = select i1 %c, i4 %x, i4 7", "none"),
        ("%c = icmp sgt i4 %x, -1; %s = select i1 %c, i4 %x, i4 -8", "umin x -8"),
        ("%c = icmp sgt i4 %x, -1; %s = select i1 %c, i4 -8, i4 %x", "umax -8 x"),
        ("%c = icmp sgt i4 %x, -1; %s = select i1 %c, i4 %x, i4 7", "none"),
        ("%c = icmp sgt i4 %x, 0; %s = select i1 %c, i4 %x, i4 -8", "none"),
    ],
)
def test_selects(code: str, expected: str) -> None:
    function = function_of(code)
    select = named(function, "s")
    found = match_select_pattern(select)
    names = [one.ref.removeprefix("%") for one in found[1:]] if found is not None else []
    assert " ".join([found.flavor, *names] if found is not None else ["none"]) == expected
    for number in range(1 << (3 * BITS) if found is not None else 0):
        known = executed(function, (number & 15, number >> 4 & 15, number >> 8, 0))
        a, b = (one.unsigned if isinstance(one, ConstantInt) else known[one] for one in found[1:])  # type: ignore[index]
        assert known[select] == _EXTREMES[expected.split()[0]](a, b)


@pytest.mark.parametrize(
    ("ends", "expected"),
    [
        (("smax", 2, "smin", 5), (2, 5)),
        (("smin", 5, "smax", 2), (2, 5)),
        (("smax", 3, "smin", 3), (3, 3)),
        (("smax", 4, "smin", 3), None),
        (("smax", -8, "smin", 7), (-8, 7)),
        (("smax", 2, "smax", 5), None),
        (("smax", 2, "umin", 5), None),
    ],
)
def test_clamps(ends: tuple[str, int, str, int], expected: tuple[int, int] | None) -> None:
    outer, outer_bound, inner, inner_bound = ends
    relation = {"smin": "slt", "smax": "sgt", "umin": "ult", "umax": "ugt"}
    calls = f"%i = call i4 @llvm.{inner}.i4(i4 %x, i4 {inner_bound}); %s = call i4 @llvm.{outer}.i4(i4 %i, i4 {outer_bound})"
    call = named(function_of(calls), "s")
    assert isinstance(call, CallBase)
    assert signed_intrinsic_clamp(call, outer) == expected
    selects = "".join(
        f"%{name}c = icmp {relation[kind]} i4 %{of}, {bound}; %{name} = select i1 %{name}c, i4 %{of}, i4 {bound}; "
        for name, of, kind, bound in (("i", "x", inner, inner_bound), ("s", "i", outer, outer_bound))
    )
    assert signed_select_clamp(named(function_of(selects.removesuffix("; ")), "s")) == expected


@pytest.mark.parametrize(
    ("code", "true"),
    [
        ("xor i4 %x, -1", "not not_of"),
        ("xor i4 -1, %x", "not not_of"),
        ("xor i4 %x, 1", ""),
        ("xor i4 %y, -1", ""),
        ("or i4 %x, -1", ""),
        ("sub i4 0, %x", "negation"),
        ("sub i4 %x, 0", ""),
        ("sub i4 1, %x", ""),
        ("sub i4 0, %y", ""),
        ("and i1 %b, %d", "and"),
        ("or i1 %b, %d", "or"),
        ("xor i1 %b, %d", ""),
        ("select i1 %b, i1 %d, i1 false", "and"),
        ("select i1 %b, i1 true, i1 %d", "or"),
        ("select i1 %b, i1 %d, i1 true", ""),
        ("select i1 %b, i1 false, i1 %d", ""),
        ("select i1 %b, i4 %x, i4 0", ""),
        ("and i4 %x, %y", ""),
    ],
)
def test_shapes(code: str, true: str) -> None:
    function = function_of(f"%s = {code}")
    one, (x, _, _, b, d) = named(function, "s"), function.args
    assert isinstance(one, Instruction)
    found = [
        *["not"] * (matching.not_operand(one) is x),
        *["not_of"] * matching.is_not_of(one, x),
        *["negation"] * matching.is_negation_of(one, x),
        *["and"] * (matching.logical_and(one) == (b, d)),
        *["or"] * (matching.logical_or(one) == (b, d)),
    ]
    assert " ".join(found) == true


@pytest.mark.parametrize(
    ("value", "zero", "ones", "number"),
    [
        ("i4 0", True, False, 0),
        ("i4 -1", False, True, 15),
        ("i4 7", False, False, 7),
        ("i4 %x", False, False, None),
        ("ptr null", True, False, None),
        ("float -1.000000e+00", False, False, None),
        ("<2 x i4> zeroinitializer", True, False, 0),
        ("<2 x i4> splat (i4 -1)", False, True, 15),
        ("<2 x i4> <i4 -1, i4 -1>", False, True, 15),
        ("<2 x i4> <i4 -1, i4 7>", False, False, None),
        ("<2 x i4> <i4 -1, i4 poison>", False, True, None),
        ("<2 x i4> <i4 0, i4 poison>", True, False, None),
        ("<2 x i4> poison", False, False, None),
        ("[2 x i4] [i4 -1, i4 -1]", False, False, None),
    ],
)
def test_constants(value: str, zero: bool, ones: bool, number: int | None) -> None:
    text = f"define void @f(i4 %x) {{\n  call void @g({value})\n  ret void\n}}\ndeclare void @g(...)\n"
    first = Module.parse(text).functions[0].entry.first
    assert isinstance(first, CallBase)
    one = first.args[0]
    assert (matching.is_zero(one), matching.is_all_ones(one), matching.integer(one)) == (zero, ones, number)
