"""Casts: what opt prints, and on random expressions the value that they had before they were folded."""

from __future__ import annotations

from collections.abc import Callable

import printed
import pytest
from evaluate import UndefinedError, evaluate, signed, wrong_flags
from hypothesis import given
from hypothesis import strategies as st

from nvopt.analysis.loops import Loop
from nvopt.analysis.scev import forget
from nvopt.analysis.scev.expressions import add, addrec, casts, minmax, mul, udiv
from nvopt.analysis.scev.expressions.kinds import NSW, NUW, NW, SCEV, SIGN_EXTEND, SMAX, SMIN, TRUNCATE, UMAX, UMIN, ZERO_EXTEND
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import IntType, Module, Value

LOOP = """target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64-ni:7"

define void @f(i8 %a, i8 %b, i8 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i8 [ 0, %entry ], [ %i.next, %loop ]
  %i.next = add i8 %i, 1
  %c = icmp ult i8 %i.next, COUNT
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @g(ptr addrspace(7) %p, ptr addrspace(6) %q) {
  ret void
}
"""
Reference = Callable[[dict[Value, int], int], int]
"""The value, from those of the arguments and the number of the iteration."""


def analysis(count: str, name: str = "f") -> ScalarEvolution:
    function = Module.parse(LOOP.replace("COUNT", count)).get_function(name)
    assert function is not None
    return ScalarEvolution(function)


@pytest.mark.parametrize("function", printed.functions("casts"))
def test_it_prints_what_opt_does(function: str) -> None:
    assert printed.difference("casts", function) == []


class _Builder:
    """Makes an expression and its reference side by side, from choices that `draw` makes."""

    def __init__(self, draw: st.DrawFn, se: ScalarEvolution, loop: Loop | None) -> None:
        self.draw, self.se, self.loop = draw, se, loop

    def number(self, count: int) -> int:
        return self.draw(st.integers(0, count - 1))

    def of(self, bits: int, depth: int) -> tuple[SCEV, Reference]:
        if depth == 0 or self.number(6) == 0:
            return self.leaf(bits)
        return (self.sum, self.product, self.quotient, self.extreme, self.cast, self.cast, self.recurrence)[self.number(7)](bits, depth - 1)

    def leaf(self, bits: int) -> tuple[SCEV, Reference]:
        if bits == 8 and self.number(3):
            value: Value = self.se.function.args[self.number(2)]
            return self.se.table.unknown(value), lambda values, at: values[value]
        number = self.draw(st.sampled_from([0, 1, 2, 3, 5, 8, -1, -4, self.number(1 << bits)])) & (1 << bits) - 1
        return self.se.table.constant(IntType.get(bits), number), lambda values, at: number

    def sum(self, bits: int, depth: int) -> tuple[SCEV, Reference]:
        (a, x), (b, y) = self.of(bits, depth), self.of(bits, depth)
        return add.add2(self.se, a, b), lambda values, at: x(values, at) + y(values, at) & (1 << bits) - 1

    def product(self, bits: int, depth: int) -> tuple[SCEV, Reference]:
        (a, x), (b, y) = self.of(bits, depth), self.of(bits, depth)
        return mul.mul2(self.se, a, b), lambda values, at: x(values, at) * y(values, at) & (1 << bits) - 1

    def quotient(self, bits: int, depth: int) -> tuple[SCEV, Reference]:
        a, x = self.of(bits, depth)
        by = 1 + self.number(min(9, (1 << bits) - 1))
        return udiv.udiv(self.se, a, self.se.table.constant(a.type, by)), lambda values, at: x(values, at) // by

    def extreme(self, bits: int, depth: int) -> tuple[SCEV, Reference]:
        (a, x), (b, y) = self.of(bits, depth), self.of(bits, depth)
        kind = (UMIN, UMAX, SMIN, SMAX)[self.number(4)]
        choose = min if kind in (UMIN, SMIN) else max

        def reference(values: dict[Value, int], at: int) -> int:
            if kind in (UMIN, UMAX):
                return choose(x(values, at), y(values, at))
            return choose(signed(x(values, at), bits), signed(y(values, at), bits)) & (1 << bits) - 1

        return minmax.min_max(self.se, kind, [a, b]), reference

    def cast(self, bits: int, depth: int) -> tuple[SCEV, Reference]:
        source = (4, 8, 12, 16)[self.number(4)]
        a, x = self.of(source, depth)
        type = IntType.get(bits)
        if source == bits:
            return a, x
        if source > bits:
            return casts.trunc(self.se, a, type), lambda values, at: x(values, at) & (1 << bits) - 1
        if self.number(2):
            return casts.zext(self.se, a, type), x
        return casts.sext(self.se, a, type), lambda values, at: signed(x(values, at), source) & (1 << bits) - 1

    def recurrence(self, bits: int, depth: int) -> tuple[SCEV, Reference]:
        (a, x), (b, y) = self.leaf(bits), self.leaf(bits)
        if self.loop is None:
            return a, x
        made = addrec.addrec2(self.se, a, b, self.loop, 0)
        return made, lambda values, at: x(values, at) + at * y(values, at) & (1 << bits) - 1


@given(st.data())
def test_a_fold_has_the_value_of_what_it_folds(data: st.DataObject) -> None:
    turns = data.draw(st.sampled_from([1, 2, 7, 20, 64, 200]), "turns")
    is_known = data.draw(st.booleans(), "is_known")
    se = analysis(str(turns) if is_known else "%n")
    made, reference = data.draw(
        st.composite(lambda draw: _Builder(draw, se, se.loops.top_level[0]).of(draw(st.sampled_from([8, 16])), 4))()
    )
    a, b, n = se.function.args
    for _ in range(6):
        values: dict[Value, int] = {a: data.draw(st.integers(0, 255)), b: data.draw(st.integers(0, 255)), n: turns}
        at = data.draw(st.integers(0, turns - 1))
        try:
            assert evaluate(made, values, {se.loops.top_level[0]: at}) == reference(values, at), str(made)
        except UndefinedError:
            continue
        assert not wrong_flags(made, values, {se.loops.top_level[0]: at}), str(made)


@given(st.integers(0, 255), st.integers(0, 255), st.sampled_from([1, 2, 3, 20, 100, 255]), st.booleans())
def test_recurrences_of_numbers(start: int, step: int, turns: int, is_signed: bool) -> None:
    se = analysis(str(turns))
    loop = se.loops.top_level[0]
    table, narrow = se.table, IntType.get(8)
    ar = addrec.addrec2(se, table.constant(narrow, start), table.constant(narrow, step), loop, 0)
    wide = (casts.sext if is_signed else casts.zext)(se, ar, IntType.get(32))
    for at in range(turns):
        value = (start + at * step) & 255
        assert evaluate(wide, {}, {loop: at}) == (signed(value, 8) & 0xFFFFFFFF if is_signed else value)
        assert not wrong_flags(wide, {}, {loop: at})


def test_an_extension_is_remembered_until_what_it_became_is_forgotten() -> None:
    se = analysis("100")
    i = se.get(se.loops.top_level[0].header.phis()[0])
    wide = casts.zext(se, i, IntType.get(64))
    key = (NUW, i, IntType.get(64))
    assert se.folds.made[key] is wide
    assert key in se.folds.leading_to[wide]
    forget.forget_memoized_results(se, [wide])
    assert key not in se.folds.made
    assert casts.zext(se, i, IntType.get(64)) is wide


def test_casts_by_kind_and_width() -> None:
    se = analysis("100")
    a = se.table.unknown(se.function.args[0])
    wide, narrow = IntType.get(16), IntType.get(4)
    assert casts.cast(se, TRUNCATE, a, narrow) is casts.trunc(se, a, narrow)
    assert casts.cast(se, ZERO_EXTEND, a, wide) is casts.zext(se, a, wide)
    assert casts.cast(se, SIGN_EXTEND, a, wide) is casts.sext(se, a, wide)
    for mixed in (casts.truncate_or_zext, casts.truncate_or_sext, casts.noop_or_zext, casts.noop_or_sext):
        assert mixed(se, a, a.type) is a
    assert casts.truncate_or_zext(se, a, narrow) is casts.truncate_or_noop(se, a, narrow)
    assert casts.truncate_or_sext(se, a, wide) is casts.noop_or_sext(se, a, wide)


def test_any_extension_goes_into_recurrences() -> None:
    se = analysis("%n")
    loop, table = se.loops.top_level[0], se.table
    ar = addrec.addrec2(se, table.unknown(se.function.args[0]), table.constant(IntType.get(8), -3), loop, 0)
    wide = casts.any_extend(se, ar, IntType.get(16))
    assert str(wide) == "{(zext i8 %a to i16),+,-3}<nw><%loop>"
    assert wide.flags == NW
    narrow = casts.trunc(se, table.unknown(se.function.args[0]), IntType.get(4))
    assert casts.any_extend(se, narrow, IntType.get(8)) is table.unknown(se.function.args[0])
    assert casts.any_extend(se, table.constant(IntType.get(8), -1), IntType.get(16)).is_all_ones


def test_depth_limits_folding() -> None:
    se = analysis("100")
    a = se.table.unknown(se.function.args[0])
    total = add.add(se, [a, se.table.constant(a.type, 8)], NUW | NSW)
    assert str(casts.zext(se, total, IntType.get(16), se.knobs.max_cast_depth + 1)) == "(zext i8 (8 + %a)<nuw><nsw> to i16)"
    assert str(casts.zext(se, total, IntType.get(32))) == "(8 + (zext i8 %a to i32))<nuw><nsw>"


def test_pointers_that_are_no_numbers() -> None:
    se = analysis("1", "g")
    odd, short = (se.table.unknown(one) for one in se.function.args)
    assert casts.ptrtoint(se, odd, IntType.get(64)) is se.table.could_not_compute
    assert casts.lossless_ptrtoint(se, odd) is se.table.could_not_compute
    assert str(casts.ptrtoint(se, short, IntType.get(64))) == "(zext i32 (ptrtoint ptr addrspace(6) %q to i32) to i64)"
