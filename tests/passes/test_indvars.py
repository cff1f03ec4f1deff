"""indvars on random programs: what they do, and what the pass keeps right of dominators, loops and ScalarEvolution."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from claims import Claims, bytes_for
from effort import IS_LONG, examples
from indvars_runs import compare, observed, parsed, simplified
from programs import program
from random_functions import check, executed, expect, random_function

from nvopt import PassError, run
from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import IRError
from nvopt.ir.predicates import ICMP
from nvopt.passes.indvars import IndVars, _Simplifier, exit_tests
from nvopt.transforms.loops import is_lcssa_form, is_simplified

ROUNDS = 300 if IS_LONG else 15


def test_random_programs() -> None:
    found = [compare(random.Random(seed)) for seed in range(ROUNDS)]
    assert sum(one.changed for one in found) > ROUNDS * 2 // 3
    assert sum(one.runs for one in found) > 2 * ROUNDS


@pytest.mark.parametrize(
    "knobs",
    [
        {"replexitval": "always", "scev-cheap-expansion-budget": "100"},
        {"replexitval": "never", "indvars-predicate-loops": "0"},
        {"replexitval": "noharduse", "disable-lftr": "1"},
        {"replexitval": "unusedindvarinloop", "gpu-scev": "0", "iv-loop-level": "1"},
        {"Disable-unknown-trip-iv": "1", "scev-cheap-expansion-budget": "0"},
    ],
)
def test_knobs_on_random_programs(knobs: dict[str, str]) -> None:
    for seed in range(1000, 1015 if IS_LONG else 1003):
        compare(random.Random(seed), knobs)


def test_random_control_flow() -> None:
    """Irreducible parts, several exits and latches, blocks out of reach."""
    changed = 0
    for seed in range(examples(50)):
        function = random_function(random.Random(seed))
        before, text = executed(function), str(function.module)
        after, context, has_changed = simplified(f'target datalayout = "e-n8:16:32"\n{text}')
        changed += has_changed
        check(after, context.analyses.get(DominatorTree, after), context.analyses.get(LoopInfo, after))
        expect(after, before)
    assert changed > examples(13)


def test_analyses_are_right_behind_each_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    original = _Simplifier._simplify
    loops = 0

    def checked(simplifier: _Simplifier, loop: Loop) -> None:
        nonlocal loops
        loops += 1
        original(simplifier, loop)
        scev = simplifier.scev
        check(scev.function, scev.dominators, scev.loops)
        for one in scev.loops:
            assert is_simplified(one)
            assert is_lcssa_form(one, scev.dominators)
        claims = Claims(scev, random.Random(loops))
        for _ in range(3):
            claims.check(bytes_for(scev.function, random.Random(loops)), {"get": 7})

    monkeypatch.setattr(_Simplifier, "_simplify", checked)
    for seed in range(2000, 2000 + examples(4)):
        simplified(program(random.Random(seed)))
    assert loops > 7


FIXTURES = Path(__file__).parents[2] / "fixtures"
INTO_FORM = "function(sroa,simplifycfg,instcombine,loop-simplify,lcssa,loop-rotate),indvars"


@pytest.mark.parametrize("name", ["shared_tiles", "reduction", "thread_loops"])
def test_scalar_evolution_stays_right(name: str) -> None:
    """It is kept behind the pass, which tells it nothing: it hears of edits by itself."""
    assert ScalarEvolution in IndVars.preserved
    run((FIXTURES / f"{name}.ll").read_text(), INTO_FORM, cpu="sm_90", knobs={"verify-scev-strict": "1"})


def test_verification_hears_of_an_edit_that_scalar_evolution_did_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ScalarEvolution, "settle", lambda scev: scev.edits.forget())
    with pytest.raises(PassError, match="indvars"):
        run((FIXTURES / "thread_loops.ll").read_text(), INTO_FORM, cpu="sm_90", knobs={"verify-scev-strict": "1"}, save_reproducer=False)


def test_verification_hears_of_a_wrong_count(monkeypatch: pytest.MonkeyPatch) -> None:
    text = """target datalayout = "e-n32"
    declare void @see(i32) nounwind willreturn
    define void @f() {
    entry:
      br label %loop
    loop:
      %i = phi i32 [ 0, %entry ], [ %next, %loop ]
      call void @see(i32 %i)
      %next = add i32 %i, 1
      %more = icmp slt i32 %next, 100
      br i1 %more, label %loop, label %exit
    exit:
      ret void
    }
    """
    simplified(text, {"verify-indvars": "1"})
    monkeypatch.setattr(exit_tests, "_limit", lambda work, counter, *_: work.scev.table.constant(counter.e.type, 99))
    with pytest.raises(IRError, match="the loop of %loop went round 99 times, and now 98"):
        simplified(text, {"verify-indvars": "1"})


LOW_PART = """target datalayout = "e-n4:8"
declare void @see.i1(i1) nounwind willreturn
define void @f(i4 %a) {{
entry:
  br label %loop
loop:
  %i = phi i8 [ {start}, %entry ], [ %next, %loop ]
  %part = trunc i8 %i to i4
  %one = icmp {predicate} i4 %part, %a
  call void @see.i1(i1 %one)
  %other = icmp {predicate} i4 %a, %part
  call void @see.i1(i1 %other)
  %next = add i8 %i, 1
  %more = icmp slt i8 %next, {end}
  br i1 %more, label %loop, label %exit
exit:
  ret void
}}
"""


@pytest.mark.parametrize(("start", "end", "signed", "unsigned"), [(0, 8, 1, 1), (0, 9, 0, 1), (-8, 8, 1, 0), (0, 16, 0, 1), (-9, 8, 0, 0)])
def test_low_parts_are_compared_as_wholes(start: int, end: int, signed: bool, unsigned: bool) -> None:
    for predicate in ICMP:
        text = LOW_PART.format(start=start, end=end, predicate=predicate)
        before, after = parsed(text), simplified(text)[0]
        is_possible = {"s": signed, "u": unsigned}.get(predicate[0], signed or unsigned)
        assert ("trunc" not in str(after)) == is_possible, predicate
        for a in range(16):
            assert observed(before, [a], {"see.i1": 0}, 500) == observed(after, [a], {"see.i1": 0}, 500), (predicate, a)


def test_a_function_without_branches_is_not_read() -> None:
    text = "define i32 @f(i32 %a) {\n  ret i32 %a\n}\n"
    assert not simplified(text)[0].is_parsed


@pytest.mark.parametrize(
    ("then", "latch", "is_decided"),
    [
        ("  %s = select i1 %c, i32 1, i32 2\n  call void @use(i32 %s)\n", "", True),
        ("", "  %s = select i1 %c, i32 1, i32 2\n  call void @use(i32 %s)\n", False),
        ("  %s = select i1 %c, i32 1, i32 2\n  call void @use(i32 %s)\n", "  %t = zext i1 %c to i32\n  call void @use(i32 %t)\n", False),
        ("  %t = zext i1 %c to i32\n  call void @use(i32 %t)\n", "  %s = select i1 %c, i32 1, i32 2\n  call void @use(i32 %s)\n", False),
    ],
)
def test_a_comparison_is_decided_where_all_that_use_it_stand(then: str, latch: str, is_decided: bool) -> None:
    """Where `%i < 5` is known, `%i < 10` is true; but not for a user elsewhere."""
    text = f"""declare void @use(i32)
declare i1 @more()
define void @f(i32 %n) {{
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %c = icmp ult i32 %i, 10
  %g = icmp ult i32 %i, 5
  br i1 %g, label %then, label %latch
then:
{then}  br label %latch
latch:
{latch}  %next = add i32 %i, 1
  %e = call i1 @more()
  br i1 %e, label %loop, label %exit
exit:
  ret void
}}
"""
    assert ("icmp ult i32 %i, 10" not in run(text, "indvars")) is is_decided
