"""What ScalarEvolution remembers: every cache hears what is to be forgotten, and forgets all of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from evaluating import scev_of

from nvopt.analysis.scev.cache import Cache, Caches, CodeCache, ExpressionCache
from nvopt.analysis.scev.delinearization_printer import print_delinearization
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Module

CASES = [*sorted((Path(__file__).parent / "cases").glob("*.ll")), Path(__file__).parents[3] / "fixtures/grid_stride.ll"]
STAYS = {"Orders.arguments", "Values.prepared_phis", "Conditions.guards_in"}
"""The function's arguments keep their places; phis that were prepared stay so; of guards `guard_calls` says whether they are known."""
UNTIL_CODE_CHANGES = {"Folds.of", "Orders.unknowns", "Polynomials"}
"""Where an expression stays when what is remembered of it is forgotten: that rests on the expression itself and on the code."""


RARE = {"CastedRecurrences", "Conditions.guards_in", "MinMaxCache.unrelated", "Values.prepared_phis"}
"""What no case fills; and, below, what is empty whenever nothing is being found out."""
RARE |= {"Ranges.pending_deep_phis", "Ranges.pending_phis"}


def kinds(of: type[Cache]) -> Iterator[type[Cache]]:
    """The classes of caches, those for all kinds of them aside."""
    for one in of.__subclasses__():
        if one not in (Caches, CodeCache, ExpressionCache):
            yield one
        yield from kinds(one)


def tables(se: ScalarEvolution) -> Iterator[tuple[str, dict[object, object] | set[object]]]:
    """All that is remembered, by name."""
    for cache in se.caches.all:
        name = type(cache).__name__
        if isinstance(cache, dict):
            yield name, cache
        for slot in getattr(type(cache), "__slots__", ()):
            held = getattr(cache, slot)
            if isinstance(held, (dict, set)):
                yield f"{name}.{slot}", held


def asked(path: Path) -> Iterator[ScalarEvolution]:
    """The analyses of a file's functions, once everything has been printed and so asked for."""
    for function in Module.parse(path.read_text()).functions:
        if not function.is_declaration:
            se = ScalarEvolution(function)
            str(se)
            print_delinearization(se)
            for loop in se.loops:
                se.predicated_backedge_taken_count(loop)
            yield se


def test_all_are_told() -> None:
    se = scev_of("define void @f() {\n  ret void\n}\n")
    held = [type(one) for one in se.caches.all]
    assert len(held) == len(set(held))
    assert set(held) == {one for one in kinds(Cache) if not one.__subclasses__()}


def test_each_is_filled_by_some_case() -> None:
    """So that the tests below look at something."""
    filled: set[str] = set()
    empty: set[str] = set()
    for path in CASES:
        for se in asked(path):
            for name, table in tables(se):
                (filled if table else empty).add(name)
    assert empty - filled <= RARE


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_nothing_is_left_where_any_code_may_have_changed(path: Path) -> None:
    for se in asked(path):
        se.forget_all_loops()
        assert [name for name, table in tables(se) if table and name not in STAYS] == []
        assert (se.conditions.guard_calls, se.conditions.has_guards, se.registers.reads) == (None, None, None)


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_nothing_is_left_of_an_expression_that_is_forgotten(path: Path) -> None:
    for se in asked(path):
        expressions = list(se.values.values())
        gone = expressions[len(expressions) // 2 :][:3]
        se.forget_memoized_results(gone)
        for name, table in tables(se):
            if name not in UNTIL_CODE_CHANGES:
                assert not any(e in table for e in gone), name
        assert not any(e in gone for e in se.values.values())
        assert not any(e in gone for e in se.folds.made.values())


LOOP = """define i32 @f() {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %p = phi i32 [ 1, %entry ], [ %p.next, %loop ]
  %x = phi float [ 1.0, %entry ], [ %x.next, %loop ]
  %x.next = fadd float %x, 1.0
  %p.next = shl i32 %p, 1
  %i.next = add i32 %i, 1
  %more = icmp ne i32 %i.next, 5
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret i32 %p
}
"""


def test_exit_values_of_phis_of_any_type_go_with_their_loop() -> None:
    se = scev_of(LOOP)
    (loop,) = se.loops.top_level
    _, p, x = loop.header.phis()
    assert str(se.at_scope(se.get(p), None)) == "16"
    assert repr(se.exit_values[x]) == "<ConstantFP float 5.000000e+00>"
    se.forget_loop(loop)
    assert not se.exit_values
    assert str(se.at_scope(se.get(p), None)) == "16"
