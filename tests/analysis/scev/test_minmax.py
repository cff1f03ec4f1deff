"""Minima and maxima: what opt prints, and on random expressions the value that they had before they were folded."""

from __future__ import annotations

import itertools

import printed
import pytest
from evaluate import evaluate, signed
from hypothesis import given
from hypothesis import strategies as st
from steps import calls_of

from nvopt.analysis.constant_range import ConstantRange
from nvopt.analysis.scev.expressions import add, minmax
from nvopt.analysis.scev.expressions.kinds import SCEV, SEQUENTIAL_UMIN, SMAX, SMIN, UMAX, UMIN
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import IntType, Module, Value

SOURCE = """
define void @f(i8 %a, i8 noundef %b, i8 %c, i16 %w) {
  ret void
}
"""


def analysis() -> ScalarEvolution:
    function = Module.parse(SOURCE).get_function("f")
    assert function is not None
    return ScalarEvolution(function)


@pytest.mark.parametrize("function", printed.functions("minmax"))
def test_it_prints_what_opt_does(function: str) -> None:
    assert printed.difference("minmax", function) == []


Tree = int | tuple[int, tuple["Tree", ...]]
"""A number: an argument by its place below 3, else a constant 3 lower, or one more than an argument above 300; or a kind and operands."""
leaves = st.one_of(st.integers(0, 2), st.sampled_from([3, 4, 8, 130, 131, 257, 258]), st.integers(300, 302))
trees = st.recursive(
    leaves,
    lambda inner: st.tuples(st.sampled_from([UMAX, SMAX, UMIN, SMIN, SEQUENTIAL_UMIN]), st.lists(inner, min_size=1, max_size=4).map(tuple)),
    max_leaves=10,
)


def build(se: ScalarEvolution, tree: Tree) -> SCEV:
    if isinstance(tree, tuple):
        ops = [build(se, one) for one in tree[1]]
        return (minmax.sequential_min_max if tree[0] == SEQUENTIAL_UMIN else minmax.min_max)(se, tree[0], ops)
    if tree < 3:
        return se.table.unknown(se.function.args[tree])
    if tree < 300:
        return se.table.constant(IntType.get(8), tree - 3)
    return add.add2(se, build(se, tree - 300), se.table.constant(IntType.get(8), 1))


def value_of(tree: Tree, arguments: list[int]) -> int:
    if isinstance(tree, tuple):
        values = [value_of(one, arguments) for one in tree[1]]
        choose = max if tree[0] in (UMAX, SMAX) else min
        if tree[0] in (SMAX, SMIN):
            return choose(signed(one, 8) for one in values) & 255
        return choose(values)
    if tree < 3:
        return arguments[tree]
    return tree - 3 if tree < 300 else (arguments[tree - 300] + 1) & 255


@given(trees, st.lists(st.lists(st.integers(0, 255), min_size=3, max_size=3), min_size=4, max_size=4))
def test_a_fold_has_the_value_of_what_it_folds(tree: Tree, several: list[list[int]]) -> None:
    se = analysis()
    made = build(se, tree)
    for arguments in several:
        values: dict[Value, int] = dict(zip(se.function.args, arguments, strict=False))
        assert evaluate(made, values) == value_of(tree, arguments), str(made)


def test_absolute_values() -> None:
    se = analysis()
    a = se.table.unknown(se.function.args[0])
    for value in range(256):
        assert evaluate(minmax.abs_(se, a, False), {se.function.args[0]: value}) == abs(signed(value, 8)) & 255
    assert str(minmax.abs_(se, a, True)) == "((-1 * %a)<nsw> smax %a)"


def test_mismatched_widths() -> None:
    se = analysis()
    a, b, _, w = (se.table.unknown(one) for one in se.function.args)
    assert str(minmax.umax_mismatched(se, a, w)) == "((zext i8 %a to i16) umax %w)"
    assert str(minmax.umax_mismatched(se, w, a)) == "((zext i8 %a to i16) umax %w)"
    assert str(minmax.umin_mismatched(se, [a, w, b])) == "((zext i8 %a to i16) umin (zext i8 %b to i16) umin %w)"
    assert str(minmax.umin_mismatched(se, [a, w], sequential=True)) == "((zext i8 %a to i16) umin_seq %w)"
    assert minmax.umin_mismatched(se, [a]) is a


def test_what_was_dropped_counts_again_when_less_is_known() -> None:
    """Only what is the same whatever is known of the operands is kept."""
    se = analysis()
    a, b, *_ = (se.table.unknown(one) for one in se.function.args)
    se.ranges.signed[a], se.ranges.signed[b] = ConstantRange(8, 0, 10), ConstantRange(8, 10, 20)
    assert minmax.smax2(se, a, b) is b
    del se.ranges.signed[a]
    both = minmax.smax2(se, a, b)
    assert str(both) == "(%a smax %b)"
    se.ranges.signed[a] = ConstantRange(8, 0, 10)
    assert minmax.smax2(se, a, b) is both
    assert minmax.smax2(se, b, a) is both


def test_what_was_not_known_of_few_is_asked_again() -> None:
    """Of two that are among three, once more is known of them."""
    se = analysis()
    a, b, c, *_ = (se.table.unknown(one) for one in se.function.args)
    assert str(minmax.smax2(se, a, b)) == "(%a smax %b)"
    se.ranges.signed[a], se.ranges.signed[b] = ConstantRange(8, 0, 10), ConstantRange(8, 10, 20)
    assert str(minmax.min_max(se, SMAX, [a, b, c])) == "(%b smax %c)"


def test_bounds_on_long_minima_need_no_new_order() -> None:
    """A bound on a minimum of many takes a look at all of them once, not each time that some loop asks for it."""
    arguments = ", ".join(f"i32 %a{at}" for at in range(40))
    function = Module.parse(f"\ndefine void @f({arguments}) {{\n  ret void\n}}\n").get_function("f")
    assert function is not None
    se = ScalarEvolution(function)
    bounds = [se.table.unknown(one) for one in function.args]

    def made() -> SCEV:
        found: SCEV = bounds[0]
        for bound in bounds[1:]:
            found = minmax.smin2(se, found, bound)
        return found

    first = made()
    assert len(first.operands) == 40
    assert calls_of("compare", lambda: made() is first or pytest.fail("another one")) == 0


def test_what_minima_in_order_have_seen_is_left_out() -> None:
    """All of three, the last of which may be a minimum of two."""
    se = analysis()
    leaves = range(3)
    inner: list[Tree] = [*leaves, *((kind, pair) for kind in (UMIN, SEQUENTIAL_UMIN) for pair in itertools.product(leaves, repeat=2))]
    points = [*itertools.product((0, 3, 200), repeat=3)]
    for operands in itertools.product(leaves, leaves, inner):
        for at in range(3):
            tree: Tree = (SEQUENTIAL_UMIN, (*operands[:at], operands[2], *operands[at:2]))
            made = build(se, tree)
            for point in points:
                values: dict[Value, int] = dict(zip(se.function.args, point, strict=False))
                assert evaluate(made, values) == value_of(tree, list(point)), (tree, str(made))
            ends = [one for one in made.walk() if one.kind in (UMIN, SEQUENTIAL_UMIN)]
            assert all(len(set(one.operands)) == len(one.operands) for one in ends), str(made)
