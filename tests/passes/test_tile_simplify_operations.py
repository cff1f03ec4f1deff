"""tile-simplify: which operation each instruction is lifted to, with its operands and flags; and what a branch's condition says."""

from __future__ import annotations

import pytest

import nvopt
from nvopt.passes.tile_simplify.guards import MOST_COMPARISONS, Guarded, Limit, _said, guarded
from nvopt.passes.tile_simplify.lifting import FLAGS, Lifted, operation_of
from nvopt.tile.evaluation import DISJOINT, EXACT, NNEG, NSW, NUW, SAMESIGN
from nvopt.tile.expressions import Expression, Pool
from nvopt.tile.kinds import Kind

K = Kind
TEXT = """
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.fshr.i32(i32, i32, i32)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @umin.i32(i32, i32)
define void @f(i32 %x, i32 %y, i32 %z, i1 %c, float %f, ptr %p, <2 x i32> %v, <2 x ptr> %q) {
  BODY
  ret void
}
!0 = !{i32 0, i32 8}
"""


def lifted(line: str) -> tuple[str, str, int, str] | None:
    """Kind, operands, flags and cast; None of what is opaque."""
    function = nvopt.parse(TEXT.replace("BODY", line)).get_function("f")
    assert function is not None
    found = operation_of(next(iter(function.instructions())))
    if found is None:
        return None
    return found.kind.name.removeprefix("EK_"), " ".join(operand.ref for operand in found.operands), found.flags, found.cast


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        *(
            (f"%r = {opcode} i32 %x, %y", (kind, "%x %y", 0, ""))
            for opcode, kind in (
                ("add", "Add"), ("sub", "Sub"), ("mul", "Mul"), ("udiv", "DivU"), ("sdiv", "DivS"), ("urem", "RemU"), ("srem", "RemS"),
                ("shl", "Shl"), ("lshr", "ShrU"), ("ashr", "ShrS"), ("and", "AndN"), ("or", "OrN"), ("xor", "XorN"),
            )
        ),
        *(
            (f"%r = icmp {predicate} i32 %x, %y", (kind, "%y %x" if predicate[1:] in ("gt", "ge") else "%x %y", 0, ""))
            for predicate, kind in (
                ("eq", "EqBin"), ("ne", "NeBin"), ("ult", "LtU"), ("ule", "LeU"), ("ugt", "LtU"), ("uge", "LeU"),
                ("slt", "LtS"), ("sle", "LeS"), ("sgt", "LtS"), ("sge", "LeS"),
            )
        ),
        *(
            (f"%r = call i32 @llvm.{name}.i32(i32 %x, i32 %y)", (kind, "%x %y", 0, ""))
            for name, kind in (("umin", "MinU"), ("umax", "MaxU"), ("smin", "MinS"), ("smax", "MaxS"))
        ),
        ("%r = call i32 @llvm.fshl.i32(i32 %x, i32 %y, i32 %z)", ("FunnelL", "%x %y %z", 0, "")),
        ("%r = call i32 @llvm.fshr.i32(i32 %x, i32 %y, i32 %z)", ("FunnelR", "%x %y %z", 0, "")),
        ("%r = call i32 @llvm.abs.i32(i32 %x, i1 false)", ("AbsI", "%x", 0, "")),
        ("%r = call i32 @llvm.abs.i32(i32 %x, i1 true)", ("AbsI", "%x", NSW, "")),
        # flags
        ("%r = add nuw i32 %x, %y", ("Add", "%x %y", NUW, "")),
        ("%r = add nuw nsw i32 %x, %y", ("Add", "%x %y", NUW | NSW, "")),
        ("%r = shl nsw i32 %x, %y", ("Shl", "%x %y", NSW, "")),
        ("%r = lshr exact i32 %x, %y", ("ShrU", "%x %y", EXACT, "")),
        ("%r = or disjoint i32 %x, %y", ("OrN", "%x %y", DISJOINT, "")),
        ("%r = icmp samesign ult i32 %x, %y", ("LtU", "%x %y", SAMESIGN, "")),
        ("%r = zext nneg i32 %x to i64", ("Cast", "%x", NNEG, "zext")),
        ("%r = trunc nuw i32 %x to i8", ("Cast", "%x", NUW, "trunc")),
        ("%r = sext i32 %x to i64", ("Cast", "%x", 0, "sext")),
        ("%r = zext i1 %c to i32", ("Cast", "%c", 0, "zext")),
        # not, neg
        ("%r = xor i32 %x, -1", ("NotI", "%x", 0, "")),
        ("%r = xor i32 -1, %x", ("NotI", "%x", 0, "")),
        ("%r = xor i32 %x, 1", ("XorN", "%x 1", 0, "")),
        ("%r = xor i1 %c, true", ("NotI", "%c", 0, "")),
        ("%r = xor <2 x i32> %v, splat (i32 -1)", ("NotI", "%v", 0, "")),
        ("%r = xor <2 x i32> %v, <i32 -1, i32 1>", ("XorN", "%v <i32 -1, i32 1>", 0, "")),
        ("%r = sub i32 0, %x", ("NegI", "%x", 0, "")),
        ("%r = sub nsw i32 0, %x", ("NegI", "%x", NSW, "")),
        ("%r = sub nuw nsw i32 0, %x", ("Sub", "0 %x", NUW | NSW, "")),
        ("%r = sub <2 x i32> zeroinitializer, %v", ("NegI", "%v", 0, "")),
        ("%r = sub i32 1, %x", ("Sub", "1 %x", 0, "")),
        ("%r = sub i32 %x, 0", ("Sub", "%x 0", 0, "")),
        # others
        ("%r = select i1 %c, i32 %x, i32 %y", ("Select", "%c %x %y", 0, "")),
        ("%r = select i1 %c, <2 x i32> %v, <2 x i32> %v", ("Select", "%c %v %v", 0, "")),
        ("%r = freeze i32 %x", ("Freeze", "%x", 0, "")),
        # what is opaque
        ("%r = select i1 %c, float %f, float %f", None),
        ("%r = freeze float %f", None),
        ("%r = freeze ptr %p", None),
        ("%r = icmp eq ptr %p, null", None),
        ("%r = icmp eq <2 x ptr> %q, zeroinitializer", None),
        ("%r = fcmp oeq float %f, %f", None),
        ("%r = fptosi float %f to i32", None),
        ("%r = ptrtoint ptr %p to i32", None),
        ("%r = bitcast float %f to i32", None),
        ("%r = load i32, ptr %p", None),
        ("%r = call i32 @llvm.ctpop.i32(i32 %x)", None),
        ("%r = call i32 @umin.i32(i32 %x, i32 %y)", None),
        ("%r = call i32 @llvm.umin.i32(i32 %x, i32 %y), !range !0", None),
        ("%r = call range(i32 0, 8) i32 @llvm.umin.i32(i32 %x, i32 %y)", None),
        ("%r = call noundef i32 @llvm.umin.i32(i32 %x, i32 %y)", None),
    ],
)  # fmt: skip
def test_operations(line: str, expected: tuple[str, str, int, str] | None) -> None:
    assert lifted(line) == expected


def test_flags_have_their_own_bits() -> None:
    assert FLAGS == {"nsw": NSW, "nuw": NUW, "exact": EXACT, "disjoint": DISJOINT, "nneg": NNEG, "samesign": SAMESIGN}


@pytest.mark.parametrize(
    ("value", "expected"),
    [("7", (7, 32)), ("-1", (0xFFFF_FFFF, 32)), ("%x", (None, 32)), ("poison", (None, 32)), ("undef", (None, 32))],
)
def test_leaves(value: str, expected: tuple[int | None, int]) -> None:
    function = nvopt.parse(TEXT.replace("BODY", f"%r = add i32 {value}, %y")).get_function("f")
    assert function is not None
    held = Lifted(Pool())
    operand = next(iter(function.instructions())).operands[0]
    leaf = held.leaf(operand)
    assert (leaf.number, leaf.bits) == expected
    assert leaf is held.leaf(operand)
    assert (leaf is held.pool.poison(32), leaf is held.pool.undef(32)) == (value == "poison", value == "undef")


# -- what branches say

POOL = Pool()
X, Y, A, B, C = (POOL.symbol(name, bits) for name, bits in (("x", 8), ("y", 8), ("a", 1), ("b", 1), ("c", 1)))


def said(condition: Expression, value: bool) -> set[tuple[str, bool]]:
    return {(str(node), holds) for node, holds in _said(condition, value)}


TRUE, FALSE = POOL.constant(1, 1), POOL.constant(0, 1)


@pytest.mark.parametrize("value", [True, False])
def test_a_condition_and_its_parts(value: bool) -> None:
    both, one_of, neither = (POOL.make(kind, (A, B)) for kind in (K.EK_AndN, K.EK_OrN, K.EK_XorN))
    assert said(A, value) == {("a", value)}
    assert said(POOL.make(K.EK_NotI, (A,)), value) == {(str(POOL.make(K.EK_NotI, (A,))), value), ("a", not value)}
    assert said(both, value) == {(str(both), value), *((("a", True), ("b", True)) if value else ())}
    assert said(one_of, value) == {(str(one_of), value), *((("a", False), ("b", False)) if not value else ())}
    assert said(neither, value) == {(str(neither), value)}
    for arms, parts in (
        ((B, FALSE), {("a", True), ("b", True)} if value else set()),
        ((TRUE, B), {("a", False), ("b", False)} if not value else set()),
        ((B, TRUE), set() if value else {("a", True), ("b", False)}),
        ((FALSE, B), {("a", False), ("b", True)} if value else set()),
        ((B, C), set()),
    ):
        chosen = POOL.make(K.EK_Select, (A, *arms))
        expected = {(str(chosen), value), *parts}
        if arms in ((B, TRUE), (FALSE, B)):  # nothing is said of these, though it might be
            expected = {(str(chosen), value)}
        assert said(chosen, value) == expected, chosen


def compared(kind: Kind, number: int, *, first: bool = False, mask: int | None = None) -> Expression:
    node = X if mask is None else POOL.make(K.EK_AndN, (X, POOL.constant(mask, 8)))
    other = POOL.constant(number, 8)
    return POOL.make(kind, (other, node) if first else (node, other))


def limits(*comparisons: tuple[Expression, bool]) -> Guarded:
    last: Limit | None = None
    for comparison, holds in comparisons:
        last = Limit(comparison, holds, last)
    return guarded(POOL, X, last)


@pytest.mark.parametrize(
    ("comparisons", "unsigned", "signed", "zeros", "ones"),
    [
        ((), (0, 255), (-128, 127), 0, 0),
        (((compared(K.EK_LtU, 8), True),), (0, 7), (0, 7), 0, 0),
        (((compared(K.EK_LtU, 8), False),), (8, 255), (-128, 127), 0, 0),
        (((compared(K.EK_LtU, 8, first=True), True),), (9, 255), (-128, 127), 0, 0),
        (((compared(K.EK_LtS, 8), True),), (0, 255), (-128, 7), 0, 0),
        (((compared(K.EK_LtS, 8), False),), (8, 127), (8, 127), 0, 0),
        (((compared(K.EK_LtS, 0), True),), (128, 255), (-128, -1), 0, 0),
        (((compared(K.EK_EqBin, 8), True),), (8, 8), (8, 8), 0, 0),
        (((compared(K.EK_EqBin, 8), False),), (0, 255), (-128, 127), 0, 0),
        (((compared(K.EK_EqBin, 0), False),), (1, 255), (-128, 127), 0, 0),
        (((compared(K.EK_LtU, 8), True), (compared(K.EK_LtU, 3), False)), (3, 7), (0, 7), 0, 0),
        (((compared(K.EK_EqBin, 2, mask=6), True),), (0, 255), (-128, 127), 4, 2),
        (((compared(K.EK_EqBin, 2, mask=6), False),), (0, 255), (-128, 127), 0, 0),
        (((compared(K.EK_EqBin, 0, mask=1), False), (compared(K.EK_EqBin, 0, mask=4), True)), (0, 255), (-128, 127), 4, 0),
        (((compared(K.EK_NeBin, 0, mask=8), False),), (0, 255), (-128, 127), 8, 0),
        (((compared(K.EK_LtU, 4), True), (compared(K.EK_LtU, 8), False)), (8, 255), (0, 3), 0, 0),  # nobody gets there
    ],
)
def test_what_comparisons_with_numbers_say(
    comparisons: tuple[tuple[Expression, bool], ...], unsigned: tuple[int, int], signed: tuple[int, int], zeros: int, ones: int
) -> None:
    found = limits(*comparisons)
    assert (found.unsigned, found.signed, found.zeros, found.ones) == (unsigned, signed, zeros, ones)


@pytest.mark.parametrize(("between", "is_seen"), [(0, True), (MOST_COMPARISONS - 1, True), (MOST_COMPARISONS, False)])
def test_so_many_comparisons_are_looked_at(between: int, is_seen: bool) -> None:
    others = [(compared(K.EK_EqBin, 100 + at), False) for at in range(between)]
    assert (limits((compared(K.EK_LtU, 8), True), *others).unsigned == (0, 7)) is is_seen
