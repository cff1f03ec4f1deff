"""The work of the analyses grows as the code does. It is counted and not timed."""

from __future__ import annotations

from collections.abc import Callable

import llvmlite.binding as llvm
import pytest
from evaluating import scev_of
from growing import FAMILIES, HEAD
from steps import calls_of, lines_of_analyses

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.manager import AnalysisManager
from nvopt.analysis.scev.creation import from_values
from nvopt.analysis.scev.facts import known
from nvopt.analysis.scev.gpu import launch
from nvopt.analysis.scev.printer import print_analysis
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Builder, Function, Instruction, Module
from nvopt.ir.predicates import UGE, ULT
from nvopt.knobs import KnobValues


def parsed(text: str) -> Module:
    return Module.parse(str(llvm.parse_assembly(text, llvm.create_context())))


def defined(module: Module) -> list[Function]:
    return [function for function in module.functions if not function.is_declaration]


def is_linear(work: Callable[[int], int], least: int) -> bool:
    """Whether twice as much code is at most a little more than twice as much work, twice over; at first what is deep is still shallow."""
    small, middle, large = (work(times * least) for times in (1, 2, 4))
    return middle < 2.4 * small and large < 2.2 * middle


LINEAR = (
    "loops in a row with two exits",
    "loops in a row left by switches",
    "diamonds",
    "chain of diamonds",
    "deep branches",
    "assumptions",
    "assumptions of one value",
    "a long phi",
    "a loop around a switch",
    "many counters",
    "sums of two values",
    "casts",
    "extensions",
    "selects",
    "a chain of addresses",
    "addresses in a loop",
    "functions that one kernel calls",
    "kernels and functions through one",
    "many functions",
    "register reads",
    "functions with assumptions",
)
"""What LLVM's algorithms are linear in."""


@pytest.mark.parametrize("name", LINEAR)
def test_what_is_printed_takes_work_in_proportion(name: str) -> None:
    make, _ = FAMILIES[name]

    def work(count: int) -> int:
        module = parsed(make(count))
        analyses = AnalysisManager(KnobValues())
        functions = defined(module)
        return lines_of_analyses(lambda: [print_analysis(analyses.get(ScalarEvolution, function)) for function in functions])

    assert is_linear(work, 20)


@pytest.mark.parametrize("name", ["guards before a loop", "deep branches", "chain of diamonds", "a long phi", "nest"])
def test_dominators(name: str) -> None:
    """Where all ways come together, too."""
    make, _ = FAMILIES[name]

    def work(count: int) -> int:
        function = defined(parsed(make(count)))[0]
        return lines_of_analyses(lambda: DominatorTree(function))

    assert is_linear(work, 40)


@pytest.mark.parametrize("name", ["a chain of calls", "kernels that call one function", "kernels and functions through one"])
def test_launch_bounds_over_calls(name: str) -> None:
    make, _ = FAMILIES[name]

    def work(count: int) -> int:
        functions = defined(parsed(make(count)))
        bounds = launch.LaunchBounds()
        return lines_of_analyses(lambda: [bounds.of(function) for function in functions])

    assert is_linear(work, 20)


def test_launch_bounds_of_functions_that_call_one_another() -> None:
    text = """define ptx_kernel void @a() "nvvm.maxntid"="64" {
  call void @f(i32 3)
  ret void
}
define ptx_kernel void @b() "nvvm.maxntid"="32" {
  call void @g(i32 3)
  ret void
}
define internal void @f(i32 %n) {
  call void @g(i32 %n)
  call void @f(i32 %n)
  call void @below()
  ret void
}
define internal void @g(i32 %n) {
  call void @h(i32 %n)
  ret void
}
define internal void @h(i32 %n) {
  call void @f(i32 %n)
  ret void
}
define internal void @below() {
  ret void
}
define internal void @nobody() {
  call void @nobody()
  call void @of_nobody()
  ret void
}
define internal void @of_nobody() {
  ret void
}
define void @anybody() {
  call void @of_anybody()
  ret void
}
define internal void @of_anybody() {
  ret void
}
define ptx_kernel void @c() "nvvm.maxntid"="16" {
  call void @of_anybody()
  call void @of_nobody()
  ret void
}
"""
    for names in ("fghb", "hgfb", "bfgh"):
        module = parsed(text)
        bounds = launch.LaunchBounds()
        for name in names:
            function = module.get_function("below" if name == "b" else name)
            assert function is not None
            assert bounds.of(function)["ntid.x"] == (1, 64)
        for name in ("nobody", "of_nobody", "anybody", "of_anybody"):
            function = module.get_function(name)
            assert function is not None
            assert bounds.of(function) == {}


def test_a_loops_edges_are_looked_up_once() -> None:
    """Who asks a block for its predecessors goes through its users, each phi of a loop's header among them."""

    def work(count: int) -> int:
        se = scev_of(str(parsed(FAMILIES["many counters"][0](count))))
        return calls_of("predecessors", lambda: print_analysis(se))

    assert work(20) == work(40)


def behind_conditions(count: int) -> ScalarEvolution:
    """A loop to %n behind the condition that %n is positive, and `count` conditions on what is loaded behind that."""
    lines = ["define void @f(ptr %p, i32 %n) {", "entry:", "  %positive = icmp sgt i32 %n, 0", "  br i1 %positive, label %b0, label %exit"]
    for at in range(count):
        lines += [f"b{at}:", f"  %x{at} = load i32, ptr %p, align 4", f"  %c{at} = icmp slt i32 %x{at}, {at}"]
        lines += [f"  br i1 %c{at}, label %b{at + 1}, label %exit"]
    lines += [f"b{count}:", "  br label %loop", "loop:", f"  %i = phi i32 [ 0, %b{count} ], [ %j, %loop ]", "  %j = add nsw i32 %i, 1"]
    lines += ["  %more = icmp slt i32 %j, %n", "  br i1 %more, label %loop, label %exit", "exit:", "  ret void", "}", ""]
    return scev_of(str(parsed("\n".join(lines))))


@pytest.mark.parametrize(("count", "bound"), [(63, "(-1 + %n)"), (64, "(-1 + (1 smax %n))<nsw>")])
def test_the_nearest_conditions_are_looked_at(count: int, bound: str) -> None:
    shown = print_analysis(behind_conditions(count))
    assert f"backedge-taken count is {bound}" in shown


def loops_to_one_bound(count: int) -> ScalarEvolution:
    """So many loops in a row, which all end at %n: behind each something is known of %n."""
    lines = ["define void @f(i64 %n) {", "entry:", "  %bounded = icmp ult i64 %n, 100", "  br i1 %bounded, label %loop0, label %end"]
    for at in range(count):
        before = f"exit{at - 1}" if at else "entry"
        lines += [f"loop{at}:", f"  %i{at} = phi i64 [ {at}, %{before} ], [ %j{at}, %loop{at} ]", f"  %j{at} = add nuw nsw i64 %i{at}, 1"]
        lines += [f"  %more{at} = icmp ult i64 %j{at}, %n", f"  br i1 %more{at}, label %loop{at}, label %exit{at}", f"exit{at}:"]
        lines += [f"  br label %loop{at + 1}" if at + 1 < count else "  br label %end"]
    return scev_of(str(parsed("\n".join([*lines, "end:", "  ret void", "}", ""]))))


@pytest.mark.parametrize("name", ["is_implied_cond", "_learn"])
def test_a_loop_behind_many_to_one_bound_takes_no_more(name: str) -> None:
    def work(count: int) -> int:
        se = loops_to_one_bound(count)
        return calls_of(name, lambda: print_analysis(se))

    assert work(36) - work(24) == work(24) - work(12) > 0


@pytest.mark.parametrize("behind", range(11))
def test_exits_of_eight_loops_are_looked_at_and_the_condition_ahead_of_all(behind: int) -> None:
    """%j of the loop so far ahead was not below %n any more."""
    se = loops_to_one_bound(12)
    n, j = (se.get(se.function.value_named(name)) for name in ("n", f"j{11 - behind}"))  # type: ignore[arg-type]
    last = next(loop for loop in se.loops if loop.header.name == "loop11")
    assert se.is_loop_entry_guarded_by_cond(last, ULT, n, se.table.constant(n.type, 100))
    assert se.is_loop_entry_guarded_by_cond(last, UGE, j, n) is (1 <= behind <= 8)


@pytest.mark.parametrize("name", ["is_implied_cond", "_learn"])
def test_a_loop_far_behind_takes_no_more(name: str) -> None:
    def work(count: int) -> int:
        se = behind_conditions(count)
        return calls_of(name, lambda: print_analysis(se))

    assert work(100) == work(200) > 0


def test_a_loop_is_executed_once_for_all_its_phis() -> None:
    def work(count: int) -> int:
        phis = [f"  %s{at} = phi i32 [ {at + 1}, %entry ], [ %t{at}, %loop ]" for at in range(count)]
        steps = [f"  %t{at} = mul i32 %s{at}, %s{at}" for at in range(count)]
        text = "\n".join(["define i32 @f() {", "entry:", "  br label %loop", "loop:", "  %i = phi i32 [ 0, %entry ], [ %j, %loop ]", *phis])
        text += "\n".join(["", *steps, "  %j = add i32 %i, 1", "  %c = icmp ult i32 %j, 7", "  br i1 %c, label %loop, label %exit"])
        se = scev_of(str(parsed(f"{text}\nexit:\n  ret i32 %s0\n}}\n")))
        shown = print_analysis(se)
        assert shown.count("Exits: ") == 2 * count + 2
        assert "Exits: <<Unknown>>" not in shown
        return calls_of("next_iteration", lambda: print_analysis(scev_of(str(se.function.module))))

    assert work(10) == work(20) > 0


def test_the_manager_forgets_what_there_is() -> None:
    def work(count: int) -> int:
        module = parsed(FAMILIES["many functions"][0](count))
        analyses = AnalysisManager(KnobValues())
        for function in defined(module):
            analyses.get(ScalarEvolution, function)

        def change() -> None:
            for function in defined(module):
                analyses.invalidate(function)
                analyses.get(DominatorTree, function)

        return lines_of_analyses(change)

    assert is_linear(work, 10)


def test_guards_are_found_by_block() -> None:
    def work(count: int) -> int:
        guards = [f'  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]\n  br label %b{at}\nb{at}:' for at in range(count)]
        text = "\n".join(["declare void @llvm.experimental.guard(i1, ...)", "define void @f(i1 %c) {", *guards, "  ret void", "}"])
        se = scev_of(str(parsed(text)))
        blocks = se.function.blocks
        assert [len(known._guards_in(se, block)) for block in blocks] == [1] * count + [0]
        return lines_of_analyses(lambda: [known._guards_in(se, block) for block in blocks])

    assert is_linear(work, 10)


# -- assumptions that come and go in several functions


ASSUMING = """declare void @llvm.assume(i1)
define void @f(i32 %n) {
  %c = icmp ult i32 %n, 9
  call void @llvm.assume(i1 %c)
  %d = icmp ult i32 %n, 8
  ret void
}
define void @g(i32 %n) {
  %c = icmp ult i32 %n, 7
  call void @llvm.assume(i1 %c)
  ret void
}
"""


@pytest.mark.parametrize("goes", ["none", "f", "g", "both"])
def test_new_assumptions_are_found_whatever_has_gone(goes: str) -> None:
    module = parsed(ASSUMING)
    f, g = defined(module)
    assume = module.get_function("llvm.assume")
    assert assume is not None
    of_f, of_g = (next(one for one in function.instructions() if one.opcode == "call") for function in (f, g))
    se = ScalarEvolution(f)
    n = f.args[0]
    assert str(se.unsigned_range(from_values.get(se, n))) == str(se.unsigned_range(se.get(n)))
    for call, name in ((of_f, "f"), (of_g, "g")):
        if goes in (name, "both"):
            call.erase()
    other = next(iter(g.instructions()))
    Builder.before(other.next or other).call(assume, [other])
    second = f.value_named("d")
    assert isinstance(second, Instruction)
    new = Builder.before(second.next or second).call(assume, [second])
    se.forget_value(n)
    expected = [new] if goes in ("f", "both") else [of_f, new]
    assert se.assumptions.assumptions == expected
    assert bool(se.assumptions)
    for call in expected:
        call.erase()
    assert not se.assumptions
    assert se.assumptions.assumptions == []


def test_head_has_what_families_call() -> None:
    """Every family is a module that LLVM takes."""
    for make, least in FAMILIES.values():
        llvm.parse_assembly(make(min(least, 3)), llvm.create_context()).verify()
    assert HEAD
