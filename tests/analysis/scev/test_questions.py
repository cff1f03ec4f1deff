"""ScalarEvolution as a library: what it answers, how that prints, and what it says to questions that make no sense."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable

import pytest

import nvopt
from nvopt import ScalarEvolution
from nvopt.analysis.loops import Loop
from nvopt.analysis.scev.expressions.kinds import SCEVAddRecExpr
from nvopt.ir import ConstantInt, Function, Instruction
from nvopt.ir.types import i8, i32, i64

MODULE = """define i32 @f(ptr %p, i32 %n, float %x) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %y = fadd float %x, 1.000000e+00
  store float %y, ptr %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 100
  br i1 %more, label %loop, label %exit

exit:
  ret i32 %i
}

define void @g(i32 %m) {
entry:
  br label %forever

forever:
  br label %forever
}

declare i32 @d(i32)
"""
PRINTED = """Classifying expressions for: @f
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  -->  {0,+,1}<nuw><nsw><%loop> U: [0,100) S: [0,100)\t\tExits: 99\t\tLoopDispositions: { %loop: Computable }
  %next = add nuw nsw i32 %i, 1
  -->  {1,+,1}<nuw><nsw><%loop> U: [1,101) S: [1,101)\t\tExits: 100\t\tLoopDispositions: { %loop: Computable }
Determining loop execution counts for: @f
Loop %loop: backedge-taken count is i32 99
Loop %loop: constant max backedge-taken count is i32 99
Loop %loop: symbolic max backedge-taken count is i32 99
Loop %loop: Trip multiple is 100
"""


def parsed() -> tuple[Function, Function, Function]:
    f, g, d = nvopt.parse(MODULE).functions
    return f, g, d


def value(function: Function, name: str) -> Instruction:
    return next(one for one in function.instructions() if one.name == name)


def only_loop(scev: ScalarEvolution) -> Loop:
    (loop,) = scev.loops
    return loop


def test_expressions_of_expressions() -> None:
    f, _, _ = parsed()
    scev = ScalarEvolution(f)
    i, n = scev.get(value(f, "i")), scev.get(f.args[1])
    assert isinstance(i, SCEVAddRecExpr)
    three = scev.constant(i32, 3)
    assert str(scev.minus(n, three)) == "(-3 + %n)"
    assert scev.minus(scev.add(n, three), n) is three
    assert str(scev.mul(n, three)) == "(3 * %n)"
    assert str(scev.post_inc(i)) == "{1,+,1}<nuw><nsw><%loop>"
    assert scev.evaluate_at_iteration(i, three) is three
    assert str(scev.zext(i, i64)) == "{0,+,1}<nuw><nsw><%loop>"
    assert [str(make(n, i64)) for make in (scev.zext, scev.noop_or_zext, scev.truncate_or_zext)] == ["(zext i32 %n to i64)"] * 3
    assert [str(make(n, i64)) for make in (scev.sext, scev.truncate_or_sext)] == ["(sext i32 %n to i64)"] * 2
    assert scev.noop_or_zext(n, i32) is n
    assert [str(make(n, i8)) for make in (scev.trunc, scev.truncate_or_zext, scev.truncate_or_sext)] == ["(trunc i32 %n to i8)"] * 3


def test_where_the_question_is_asked() -> None:
    """Behind the test of its latch the counter is 99; that can't be told elsewhere."""
    f, _, _ = parsed()
    scev = ScalarEvolution(f)
    i, hundred, five = scev.get(value(f, "i")), scev.constant(i32, 100), scev.constant(i32, 5)
    inside, outside = value(f, "next"), f.blocks[-1].first
    assert outside is not None
    assert scev.is_known_predicate_at("ult", i, hundred, inside)
    assert scev.evaluate_predicate_at("ugt", i, hundred, inside) is False
    assert scev.evaluate_predicate_at("ugt", i, five, inside) is None
    assert scev.evaluate_predicate_at("ugt", scev.get(value(f, "next")), hundred, outside) is False
    assert scev.will_not_overflow("add", False, i, five)
    assert not scev.will_not_overflow("add", False, scev.get(f.args[1]), five)
    assert scev.is_executed_with(inside, [i])
    assert not scev.is_executed_with(outside, [i])
    assert [scev.signed_min(i), scev.min_trailing_zeros(scev.mul(i, scev.constant(i32, 4)))] == [0, 2]


def test_answers() -> None:
    f, _, _ = parsed()
    scev = ScalarEvolution(f)
    loop = only_loop(scev)
    i = scev.get(value(f, "i"))
    hundred = scev.get(ConstantInt.get(i32, 100))
    assert str(scev.at_scope(i, loop)) == "{0,+,1}<nuw><nsw><%loop>"
    assert str(scev.at_scope(i, None)) == "99"
    assert str(scev.backedge_taken_count(loop)) == str(scev.exit_count(loop, loop.header)) == "99"
    assert str(scev.exit_count(loop, f.entry)) == "***COULDNOTCOMPUTE***"
    assert str(scev.constant_max_backedge_taken_count(loop)) == str(scev.symbolic_max_backedge_taken_count(loop)) == "99"
    assert (
        scev.small_constant_trip_count(loop) == scev.small_constant_max_trip_count(loop) == scev.small_constant_trip_multiple(loop) == 100
    )
    assert scev.is_known_predicate("ult", i, hundred)
    assert not scev.is_known_predicate("ult", hundred, i)
    assert not scev.is_known_predicate("ult", i, scev.table.could_not_compute)
    assert scev.is_loop_invariant(scev.get(f.args[1]), loop)
    assert not scev.is_loop_invariant(i, loop)


def test_everything_prints() -> None:
    f, _, _ = parsed()
    scev = ScalarEvolution(f)
    i = scev.get(value(f, "i"))
    assert (str(scev), repr(scev)) == (PRINTED, "<ScalarEvolution of @f>")
    assert (str(i), repr(i)) == ("{0,+,1}<nuw><nsw><%loop>", "<SCEV {0,+,1}<nuw><nsw><%loop>>")
    found = scev.unsigned_range(i)
    assert (str(found), repr(found)) == ("[0,100)", "<ConstantRange i32 [0,100)>")
    assert str(only_loop(scev)) == "<Loop %loop depth 1>"


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda f, g, scev: scev.get(value(f, "y")), "<BinaryOperator float %y> is neither integer nor pointer"),
        (lambda f, g, scev: scev.get(f.args[2]), "<Argument float %x> is neither integer nor pointer"),
        (lambda f, g, scev: scev.get(f.entry), "<BasicBlock label %entry> is neither integer nor pointer"),
        (lambda f, g, scev: scev.get(g.args[0]), "%m is not a value of @f"),
        (lambda f, g, scev: scev.get(nvopt.parse(MODULE).functions[0]), "@f is not a value of @f"),
        (lambda f, g, scev: scev.backedge_taken_count(only_loop(ScalarEvolution(g))), "Loop %forever is none of the loops of @f"),
        (lambda f, g, scev: scev.exit_count(only_loop(ScalarEvolution(f)), f.entry), "Loop %loop is none of the loops of @f"),
        (lambda f, g, scev: scev.unsigned_range(scev.table.could_not_compute), "what could not be computed has no range"),
        (lambda f, g, scev: scev.is_known_predicate("lt", scev.get(f.args[0]), scev.get(f.args[0])), "no predicate of icmp: 'lt' (one of "),
        (
            lambda f, g, scev: scev.is_loop_entry_guarded_by_cond(only_loop(scev), "olt", scev.get(f.args[1]), scev.get(f.args[1])),
            "no predicate of icmp: 'olt' (one of eq, ne, ",
        ),
        (lambda f, g, scev: scev.is_known_predicate("eq", scev.get(f.args[0]), scev.get(f.args[1])), "a comparison of ptr with i32"),
    ],
)
def test_what_belongs_elsewhere_is_told(ask: Callable[[Function, Function, ScalarEvolution], object], said: str) -> None:
    f, g, _ = parsed()
    with pytest.raises(ValueError) as caught:  # noqa: PT011
        ask(f, g, ScalarEvolution(f))
    assert str(caught.value).startswith(said)


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda f, scev: scev.get("%i"), "a value of the IR expected, not a str"),
        (lambda f, scev: scev.get(None), "a value of the IR expected, not None"),
        (lambda f, scev: scev.backedge_taken_count(f.entry), "a loop expected (one of `scev.loops`), not a BasicBlock"),
        (lambda f, scev: scev.at_scope(f.args[0], None), "an expression expected (`scev.get(value)`), not an Argument"),
        (lambda f, scev: scev.signed_range(f.args[0]), "an expression expected (`scev.get(value)`), not an Argument"),
        (lambda f, scev: ScalarEvolution(f.module), "ScalarEvolution is of a function, not of a Module"),
    ],
)
def test_what_is_no_value_and_no_loop_is_told(ask: Callable[[Function, ScalarEvolution], object], said: str) -> None:
    f, _, _ = parsed()
    with pytest.raises(TypeError) as caught:
        ask(f, ScalarEvolution(f))
    assert str(caught.value) == said


def test_a_declaration_has_none() -> None:
    _, _, d = parsed()
    with pytest.raises(ValueError, match=r"^@d is a declaration: it has no code$"):
        ScalarEvolution(d)


@pytest.mark.parametrize("operation", ["add i32 {}, %y", "mul i32 {}, %y", "xor i32 {}, %y", "udiv i32 {}, 3", "and i32 {}, 255"])
def test_long_chains_need_no_recursion_limit_of_the_users(operation: str) -> None:
    count = 20_000
    lines = [f"  %v{at + 1} = {operation.format(f'%v{at}')}" for at in range(count)]
    text = "\n".join(["define i32 @f(i32 %v0, i32 %y) {", *lines, f"  ret i32 %v{count}", "}", ""])
    limit = sys.getrecursionlimit()
    (function,) = nvopt.parse(text).functions
    sys.setrecursionlimit(1000)
    try:
        scev = ScalarEvolution(function)
        last = scev.get(value(function, f"v{count}"))
        assert scev.unsigned_range(last).bits == 32
        assert str(last)
    finally:
        sys.setrecursionlimit(limit)


ASK_NOTHING = {
    *("settle", "differences", "existing", "is_scevable", "constant", "pointer_base"),
    *("is_guaranteed_not_to_cause_ub", "implies_poison", "strengthen_no_wrap_flags", "set_no_wrap_flags", "prove_no_wrap_by_varying_start"),
    *("prove_no_signed_wrap_via_induction", "prove_no_unsigned_wrap_via_induction", "signed_overflow_limit", "unsigned_overflow_limit"),
    *("forget_loop", "forget_topmost_loop", "forget_value", "forget_all_loops", "forget_memoized_results"),
    "forget_block_and_loop_dispositions",
}
"""What makes constants or forgets, and what is asked in the middle of another question."""
QUESTIONS = [
    name for name, held in vars(ScalarEvolution).items() if inspect.isfunction(held) and name[0] != "_" and name not in ASK_NOTHING
]


class SettledError(Exception):
    """What has become wrong would be forgotten now."""


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_question_hears_of_edits_first(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def settle(self: ScalarEvolution) -> None:
        raise SettledError

    scev = ScalarEvolution(nvopt.parse(MODULE).functions[0])
    e = scev.get(scev.function.args[1])
    scev.edits.happened = True
    monkeypatch.setattr(ScalarEvolution, "settle", settle)
    given = {"pred": "eq", "a": e, "b": e}  # of the others nothing may be asked yet
    parameters = inspect.signature(getattr(scev, name)).parameters
    arguments = [given.get(one.name) for one in parameters.values() if one.default is one.empty]
    with pytest.raises(SettledError):
        next(iter(getattr(scev, name)(*arguments)))
