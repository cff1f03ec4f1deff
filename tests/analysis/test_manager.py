"""The analyses of a run: made once, kept while nothing changes, and never what they were before a change.

The proof is `Ask`, a pass that compares what the manager gives with what a new ScalarEvolution of the same code says. It stands between
all kinds of passes that change what was asked, in every order that hypothesis comes up with.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

import nvopt
from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import LoopInfo
from nvopt.analysis.manager import AnalysisManager
from nvopt.analysis.post_dominators import PostDominatorTree
from nvopt.analysis.recipe import Recipe
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import Builder, CmpInst, ConstantInt, Function, FunctionType, IntType, Module
from nvopt.ir.slots import ModuleSlots
from nvopt.ir.types import i1, void
from nvopt.knobs import KnobValues
from nvopt.passes.base import Context, FunctionPass, ModulePass, Pass
from nvopt.pipeline.driver import Driver, Options
from nvopt.transforms.blocks import terminator_of
from nvopt.transforms.terminators import branch_instead

MODULE = """target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @kernel(ptr %p) "nvvm.maxntid"="64" {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @helper(ptr %p, i32 %i)
  %next = add nuw nsw i32 %i, 1
  %low = icmp ult i32 %next, 200
  call void @llvm.assume(i1 %low)
  %more = icmp ult i32 %next, 100
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

define internal void @helper(ptr %p, i32 %n) noinline {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop

loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr %p, i32 %i
  store volatile i32 %n, ptr %at, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 1000
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

declare void @llvm.assume(i1 noundef)
"""


def answers(scev: ScalarEvolution) -> list[str]:
    """What depends on loops' bounds, on the registers' ranges and on how the blocks hang together."""
    found = []
    for loop in scev.loops:
        bounds = (scev.backedge_taken_count(loop), scev.constant_max_backedge_taken_count(loop), scev.small_constant_max_trip_count(loop))
        found.append(f"{loop.header.ref} {' '.join(map(str, bounds))}")
    for instruction in scev.function.instructions():
        if scev.is_scevable(instruction.type):
            found.append(f"{instruction.ref} {scev.unsigned_range(scev.get(instruction))}")
    return found


@dataclass(frozen=True)
class Ask(FunctionPass):
    """Compare what is known with what is found out anew."""

    name = "ask"
    heard: list[list[str]] = field(default_factory=list)

    def run(self, function: Function, context: Context) -> bool:
        known = answers(context.analyses.get(ScalarEvolution, function))
        assert known == answers(ScalarEvolution(function, knobs=context.knobs))
        assert context.analyses.get(LoopInfo, function).loop_for(function.entry) is None
        self.heard.append(known)
        return False


def count_differently(function: Function, by: int) -> bool:
    """Changes each loop's bound."""
    compares = [one for one in function.instructions() if isinstance(one, CmpInst) and isinstance(one.operands[1], ConstantInt)]
    for compare in compares:
        bound = compare.operands[1]
        assert isinstance(bound, ConstantInt)
        compare.set_operand(1, ConstantInt.get(bound.type, bound.unsigned + by))
    return bool(compares)


@dataclass(frozen=True)
class Change(FunctionPass):
    """Change the loops' bounds."""

    name = "change"

    def run(self, function: Function, context: Context) -> bool:
        return count_differently(function, 7)


@dataclass(frozen=True)
class ChangeHelper(FunctionPass):
    """Change the bound of one function's loops."""

    name = "change-helper"

    def run(self, function: Function, context: Context) -> bool:
        return function.name == "helper" and count_differently(function, 11)


@dataclass(frozen=True)
class ChangeWithinBlocks(Change):
    """The same, and say what that leaves alone."""

    name = "change-within-blocks"
    preserved = frozenset({DominatorTree, LoopInfo})


@dataclass(frozen=True)
class InsertWithinBlocks(FunctionPass):
    """Insert a load that is used at once, and say what that leaves alone."""

    name = "insert-within-blocks"
    preserved = frozenset({DominatorTree, LoopInfo})

    def run(self, function: Function, context: Context) -> bool:
        assume = function.module.declare("llvm.assume", FunctionType.get(void, [i1]))
        for compare in [one for one in function.instructions() if isinstance(one, CmpInst)]:
            builder = Builder.before(compare)
            loaded = builder.load(compare.operands[1].type, function.args[0], align=4)
            builder.call(assume, [builder.icmp("ult", loaded, compare.operands[1])])
            compare.set_operand(1, loaded)
        return True


@dataclass(frozen=True)
class ChangeModule(ModulePass):
    """The same, as a pass of the module."""

    name = "change-module"

    def run(self, module: Module, context: Context) -> bool:
        return [count_differently(function, 5) for function in module.functions if not function.is_declaration] != []


@dataclass(frozen=True)
class ChangeAtTheEnd(FunctionPass):
    """The same, when all functions are through."""

    name = "change-at-the-end"

    def run(self, function: Function, context: Context) -> bool:
        context.analyses.get(ScalarEvolution, function)
        return False

    def finish(self, module: Module, context: Context) -> bool:
        return [count_differently(function, 3) for function in module.functions if not function.is_declaration] != []


@dataclass(frozen=True)
class ChangeLaunch(FunctionPass):
    """Let the kernel be launched with other blocks, which its callee's ranges depend on."""

    name = "change-launch"

    def run(self, function: Function, context: Context) -> bool:
        if not function.is_kernel:
            return False
        most = int(function.attributes.value("nvvm.maxntid") or 0)
        rest = function.attributes.without("nvvm.maxntid")
        function.attributes = rest.with_attribute(f'"nvvm.maxntid"="{most % 512 + 64}"')
        return True


@dataclass(frozen=True)
class AskChangeAsk(FunctionPass):
    """Ask, change, and ask again, as a pass does that tells the manager by itself."""

    name = "ask-change-ask"

    def run(self, function: Function, context: Context) -> bool:
        context.analyses.get(ScalarEvolution, function)
        if not count_differently(function, 1):
            return False
        context.analyses.invalidate(function)
        assert answers(context.analyses.get(ScalarEvolution, function)) == answers(ScalarEvolution(function, knobs=context.knobs))
        return True


def run(*passes: str | Pass) -> list[list[str]]:
    """What each `Ask` among the passes heard."""
    asked = Ask()
    steps = [asked if isinstance(step, Ask) else step for step in passes]
    Driver(Options(tuple(steps), save_reproducer=False)).compile(MODULE.encode(), "m.ll")
    return asked.heard


CHANGES = (
    Change(),
    ChangeHelper(),
    ChangeWithinBlocks(),
    InsertWithinBlocks(),
    ChangeModule(),
    ChangeAtTheEnd(),
    ChangeLaunch(),
    AskChangeAsk(),
)
OTHERS = ("instcombine", "function(loop-simplify,loop-rotate,simplifycfg)", "loop-unroll", "lower-aggr-copies", "print", "verify")


@pytest.mark.parametrize("change", CHANGES, ids=str)
def test_no_stale_answer_is_seen_behind_a_change(change: Pass) -> None:
    kernel, helper, *later = run(Ask(), change, Ask())
    assert [kernel, helper] != later


@pytest.mark.parametrize("others", [*OTHERS, "nvopt<O1>"])
def test_no_stale_answer_is_seen_behind_other_passes(others: str) -> None:
    heard = run(Ask(), others, Ask(), Change(), others, Ask())
    assert heard[-1] != heard[1]


@given(st.lists(st.sampled_from([*CHANGES, *OTHERS]), max_size=4))
def test_no_stale_answer_is_seen_behind_any_changes(changes: list[str | Pass]) -> None:
    asked = [part for change in changes for part in (change, Ask())]
    assert len(run(Ask(), *asked)) >= len(changes) + 1


def test_a_callee_is_forgotten_with_its_callers() -> None:
    kernel, helper, kernel_later, helper_later = run(Ask(), ChangeLaunch(), Ask())
    assert kernel == kernel_later
    assert "%tid [0,64)" in helper
    assert "%tid [0,128)" in helper_later


def test_a_callee_is_forgotten_in_the_midst_of_a_pass() -> None:
    """A pass changes the caller, and asks about the callee when that one's turn comes."""

    @dataclass(frozen=True)
    class Both(FunctionPass):
        name = "both"

        def run(self, function: Function, context: Context) -> bool:
            helper = function.module.functions[1]
            assert answers(context.analyses.get(ScalarEvolution, helper)) == answers(ScalarEvolution(helper))
            return ChangeLaunch().run(function, context)

    run(Both(), Ask(), Both(), Ask())


def test_plugins_of_both_kinds_see_what_is_true_now() -> None:
    """As a library: `nvopt.run` with passes of one's own."""
    asked = Ask()
    nvopt.run(MODULE, ["sroa", asked, Change(), asked, ChangeModule(), "instcombine", asked], save_reproducer=False)
    assert len({str(one) for one in asked.heard}) == 6


# -- what is kept


def manager() -> tuple[AnalysisManager, Function, Function]:
    kernel, helper, *_ = nvopt.parse(MODULE).functions
    return AnalysisManager(KnobValues()), kernel, helper


def test_an_analysis_is_made_once() -> None:
    analyses, kernel, _ = manager()
    scev = analyses.get(ScalarEvolution, kernel)
    assert scev is analyses.get(ScalarEvolution, kernel)
    assert scev.loops is analyses.get(LoopInfo, kernel)
    assert scev.dominators is analyses.get(DominatorTree, kernel)


def test_passes_that_change_nothing_leave_it() -> None:
    seen: list[object] = []

    @dataclass(frozen=True)
    class Look(FunctionPass):
        name = "look"

        def run(self, function: Function, context: Context) -> bool:
            seen.append(context.analyses.get(ScalarEvolution, function))
            return False

    Driver(Options((Look(), "print<scalar-evolution>,print", Look()))).check(MODULE.encode(), "m.ll", echo=lambda text: None)
    assert seen[:2] == seen[2:]


def test_what_a_pass_preserves_is_kept_if_what_it_needs_is() -> None:
    analyses, kernel, _ = manager()
    kinds = (DominatorTree, LoopInfo, ScalarEvolution)

    def kept(*preserved: type) -> list[type]:
        before = [analyses.get(kind, kernel) for kind in kinds]
        analyses.invalidate(kernel, preserved)
        return [kind for kind, one in zip(kinds, before, strict=True) if analyses.get(kind, kernel) is one]

    assert kept() == []
    assert kept(DominatorTree) == [DominatorTree]
    assert kept(LoopInfo) == []
    assert kept(DominatorTree, LoopInfo) == [DominatorTree, LoopInfo]
    assert kept(ScalarEvolution, LoopInfo) == []
    assert kept(*kinds) == [*kinds]


def test_a_change_elsewhere_drops_what_depends_on_others() -> None:
    analyses, kernel, helper = manager()
    loops, scev, slots = analyses.get(LoopInfo, helper), analyses.get(ScalarEvolution, helper), analyses.get(ModuleSlots, kernel.module)
    analyses.invalidate(kernel, {DominatorTree, LoopInfo, ScalarEvolution})
    assert analyses.get(LoopInfo, helper) is loops
    assert analyses.get(ScalarEvolution, helper) is not scev
    assert analyses.get(ModuleSlots, kernel.module) is not slots


def test_knobs_are_those_of_the_run() -> None:
    kernel, helper, *_ = nvopt.parse(MODULE).functions
    ScalarEvolution(kernel)  # declares the knobs
    tid = next(helper.instructions())
    for value, text in (("1", "[0,64)"), ("0", "[0,1024)")):
        analyses = AnalysisManager(KnobValues.parse({"gpu-scev": value}))
        scev = analyses.get(ScalarEvolution, helper)
        assert str(scev.unsigned_range(scev.get(tid))) == text


def test_misuse_is_told() -> None:
    analyses, kernel, _ = manager()
    _, _, register, *_ = kernel.module.functions
    with pytest.raises(ValueError, match=r"^@llvm\.nvvm\.read\.ptx\.sreg\.tid\.x is a declaration: it has no code$"):
        analyses.get(ScalarEvolution, register)
    with pytest.raises(TypeError, match=r"^ScalarEvolution is of a function, not of a Module$"):
        analyses.get(ScalarEvolution, kernel.module)
    with pytest.raises(TypeError, match=r"^ModuleSlots is of a module, not of a Function$"):
        analyses.get(ModuleSlots, kernel)
    with pytest.raises(TypeError, match=r"^no analysis: IntType has no `recipe` \(a nvopt\.analysis\.recipe\.Recipe\)"):
        analyses.get(IntType, kernel)


# -- analyses of others, and what is wrong of analyses


@dataclass(frozen=True)
class Depths:
    """An analysis as a plugin may bring it."""

    deepest: int
    recipe: ClassVar[Recipe] = Recipe(
        lambda manager, function: Depths(max((loop.depth for loop in manager.get(LoopInfo, function)), default=0)), needs=(LoopInfo,)
    )


def test_any_class_with_a_recipe_is_an_analysis() -> None:
    analyses, kernel, _ = manager()
    found = analyses.get(Depths, kernel)
    assert found.deepest == 1
    assert analyses.get(Depths, kernel) is found
    analyses.invalidate(kernel, {DominatorTree, LoopInfo, Depths})
    assert analyses.get(Depths, kernel) is found
    analyses.drop(DominatorTree, kernel)
    assert analyses.known(kernel) == {}


@dataclass(frozen=True)
class Hide(FunctionPass):
    """Change a loop's bound behind the back of those who listen, and say that all analyses are right still."""

    name = "hide"
    preserved = frozenset({DominatorTree, LoopInfo, ScalarEvolution})

    def run(self, function: Function, context: Context) -> bool:
        listeners, function.listeners = function.listeners, ()
        count_differently(function, 7)
        function.listeners = listeners
        return True


@dataclass(frozen=True)
class Show(Hide):
    """The same in the open."""

    name = "show"

    def run(self, function: Function, context: Context) -> bool:
        return count_differently(function, 7)


@dataclass(frozen=True)
class CutEdge(FunctionPass):
    """Change where a branch leads, and say that the tree is right still."""

    name = "cut-edge"
    preserved = frozenset({DominatorTree, LoopInfo, PostDominatorTree})

    def run(self, function: Function, context: Context) -> bool:
        loop = next(iter(context.analyses.get(LoopInfo, function)))
        branch_instead(terminator_of(loop.header), next(one for one in loop.header.successors if one is not loop.header))
        loop.header.remove_predecessor(loop.header)
        return True


def failure(*steps: str | Pass, **knobs: str) -> str:
    """What is said where the passes leave a wrong analysis; empty where they don't."""
    options = Options(steps, save_reproducer=False, knobs=tuple((name.replace("_", "-"), value) for name, value in knobs.items()))
    try:
        Driver(options).compile(MODULE.encode(), "m.ll")
    except nvopt.PassError as error:
        return f"{error.pass_name}: {error.message}"
    return ""


@pytest.mark.parametrize("knob", ["verify_scev", "verify_scev_strict"])
def test_a_stale_fact_ends_the_run_behind_the_pass_that_made_it(knob: str) -> None:
    said = failure("function(require<scalar-evolution>)", AskCounts(), Hide(), Change(), **{knob: "1"})
    assert said == "hide: ScalarEvolution of @kernel: backedge-taken count of %loop: 99, but 106 by a new analysis"


def test_no_fact_is_stale_where_edits_are_heard_of() -> None:
    for knob in ("verify_scev", "verify_scev_strict", "verify_scev_maps"):
        assert failure(AskCounts(), Show(), AskCounts(), Show(), Change(), "instcombine", AskCounts(), **{knob: "1"}) == ""
    assert failure(AskCounts(), Hide(), AskCounts()) == ""


def test_tables_that_do_not_agree_are_found() -> None:
    @dataclass(frozen=True)
    class Tear(FunctionPass):
        name = "tear"
        preserved = frozenset({DominatorTree, LoopInfo, ScalarEvolution})

        def run(self, function: Function, context: Context) -> bool:
            scev = context.analyses.get(ScalarEvolution, function)
            value = next(one for one in function.instructions() if one.name == "i")
            scev.values.by_expression[scev.get(value)].clear()
            scev.values.by_expression[scev.get(function.args[0])] = {value: None}
            return False

    assert failure(Tear(), verify_scev="1") == ""
    assert failure(Tear(), verify_scev_maps="1").startswith("tear: ScalarEvolution of @kernel: %p is not among the values of %p")


@dataclass(frozen=True)
class AskCounts(FunctionPass):
    """Ask for everything."""

    name = "ask-counts"

    def run(self, function: Function, context: Context) -> bool:
        answers(context.analyses.get(ScalarEvolution, function))
        return False


@pytest.mark.parametrize(
    ("analysis", "difference"),
    [
        ("postdomtree", "PostDominatorTree of @kernel: "),
        ("loops", "LoopInfo of @kernel: loop of %loop: outermost, blocks %loop, but none by a new analysis"),
    ],
)
def test_verify_tells_what_is_wrong(analysis: str, difference: str) -> None:
    told = failure(f"function(require<{analysis}>)", CutEdge(), f"function(verify<{analysis}>)")
    if analysis == "loops":
        assert told == f"verify<loops>: {difference}"
    assert failure(f"function(require<{analysis}>)", CutEdge(), f"function(invalidate<{analysis}>,verify<{analysis}>)") == ""
    assert failure(f"function(require<{analysis}>,verify<{analysis}>)") == ""


def test_verify_looks_at_nothing_that_is_not_there() -> None:
    assert failure("function(verify<domtree>,verify<loops>,verify<postdomtree>,verify<scalar-evolution>)") == ""


def test_what_questions_add_is_no_mistake() -> None:
    """Everything is asked in another order than by a new analysis."""
    text = (Path(__file__).parents[2] / "fixtures" / "register_tiles.ll").read_bytes()
    options = Options(("print<scalar-evolution>", "nvvm-verify"), save_reproducer=False, knobs=(("verify-scev-strict", "1"),))
    Driver(options).check(text, "m.ll", echo=lambda text: None)
