"""Random sums, products, quotients and recurrences, each with its value computed along: what test_add.py and its like build."""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import strategies as st

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.analysis.scev.expressions import add, addrec, casts, mul, udiv
from nvopt.analysis.scev.expressions.kinds import SCEV
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Module, Value
from nvopt.ir.types import IntType

BITS = 8
SOURCE = """
define void @f(i8 %a, i8 %b, i8 %c, ptr %p, i1 %go) {
entry:
  br label %outer

outer:                                            ; preds = %latch, %entry
  br label %inner

inner:                                            ; preds = %inner, %outer
  br i1 %go, label %inner, label %latch

latch:                                            ; preds = %inner
  br i1 %go, label %outer, label %exit

exit:                                             ; preds = %latch
  ret void
}
"""

Tree = tuple[object, ...]


_FUNCTION = Module.parse(SOURCE).functions[0]
_DOMINATORS = DominatorTree(_FUNCTION)
_LOOPS = LoopInfo(_FUNCTION, _DOMINATORS)
ScalarEvolution(_FUNCTION)  # raises the recursion limit, which hypothesis objects to once a test runs


class Bench:
    """A function of two nested loops, of whose iterations nothing is known."""

    def __init__(self) -> None:
        self.se = ScalarEvolution(_FUNCTION, _DOMINATORS, _LOOPS)
        self.args: list[Value] = list(_FUNCTION.args[:3])
        self.pointer = self.se.table.unknown(_FUNCTION.args[3])
        self.a, self.b, self.c = (self.se.table.unknown(one) for one in self.args)
        self.outer = self.se.loops.top_level[0]
        self.inner = self.outer.subloops[0]

    def number(self, value: int) -> SCEV:
        """A constant."""
        return self.se.table.constant(IntType.get(BITS), value)


@dataclass
class Point:
    """What the arguments are worth, and the iterations."""

    numbers: list[int]
    outer: int
    inner: int

    def values(self, bench: Bench) -> dict[Value, int]:
        return dict(zip(bench.args, self.numbers, strict=True))

    def iterations(self, bench: Bench) -> dict[Loop, int]:
        return {bench.outer: self.outer, bench.inner: self.inner}


bytes_ = st.integers(0, 255) | st.sampled_from([0, 1, 2, 4, 8, 127, 128, 255])
points = st.builds(Point, st.lists(bytes_, min_size=3, max_size=3), st.integers(0, 5), st.integers(0, 5))


def _trees(leaves: st.SearchStrategy[Tree], max_leaves: int) -> st.SearchStrategy[Tree]:
    def grow(inner: st.SearchStrategy[Tree]) -> st.SearchStrategy[Tree]:
        return (
            st.tuples(st.sampled_from(["+", "*"]), st.lists(inner, min_size=2, max_size=4))
            | st.tuples(st.just("-"), inner, inner)
            | st.tuples(st.sampled_from(["/", "%"]), inner, inner | leaves)
            | st.tuples(st.sampled_from(["narrow", "not", "negative"]), inner)
        )

    return st.recursive(leaves, grow, max_leaves=max_leaves)


_outside = _trees(st.tuples(st.just("arg"), st.integers(0, 2)) | st.tuples(st.just("number"), bytes_), 4)
_outer = st.tuples(st.just("outer"), _outside, _outside)
_in_outer = _trees(_outer | _outside, 4)
_inner = st.tuples(st.just("inner"), _in_outer, _in_outer)
trees = _trees(_inner | _outer | _outside, 8)
small_trees = _trees(_inner | _outer | _outside, 3)


class UndefinedCaseError(Exception):
    """A division by zero."""


def build(bench: Bench, tree: Tree, point: Point) -> tuple[SCEV, int]:
    """The expression, folded on the way, and what it must be worth."""
    se, mask = bench.se, (1 << BITS) - 1
    kind, rest = tree[0], tree[1:]
    if kind == "arg":
        at = rest[0]
        assert isinstance(at, int)
        return se.table.unknown(bench.args[at]), point.numbers[at]
    if kind == "number":
        assert isinstance(rest[0], int)
        return bench.number(rest[0]), rest[0]
    if kind in ("+", "*"):
        assert isinstance(rest[0], list)
        built = [build(bench, one, point) for one in rest[0]]
        total = 0 if kind == "+" else 1
        for _, value in built:
            total = total + value if kind == "+" else total * value
        fold = add.add if kind == "+" else mul.mul
        return fold(se, [e for e, _ in built]), total & mask
    (e, value), *others = [build(bench, one, point) for one in rest]  # type: ignore[arg-type]
    if kind == "not":
        return add.not_(se, e), ~value & mask
    if kind == "negative":
        return add.negative(se, e), -value & mask
    if kind == "narrow":
        narrow = IntType.get(BITS // 2)
        return casts.zext(se, casts.trunc(se, e, narrow), IntType.get(BITS)), value & (1 << BITS // 2) - 1
    other, by = others[0]
    if kind == "-":
        return add.minus(se, e, other), (value - by) & mask
    if kind in ("outer", "inner"):
        loop, at = (bench.outer, point.outer) if kind == "outer" else (bench.inner, point.inner)
        return addrec.addrec2(se, e, other, loop), (value + by * at) & mask
    if not by:
        raise UndefinedCaseError
    return (udiv.udiv(se, e, other), value // by) if kind == "/" else (udiv.urem(se, e, other), value % by)
