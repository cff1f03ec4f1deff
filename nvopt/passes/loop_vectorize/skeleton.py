"""The blocks around a vector loop, and the branches that lead to it.

    preheader -> [vector.scevcheck -> [vector.memcheck ->]] vector.ph -> vector.body -> middle.block -> exit
        |              |                    |                                               |
        +--------------+--------------------+------------------> scalar.ph <----------------+
                                                                     |
                                                                 scalar loop

Each check leads to the scalar loop where the vector loop must not run: too few iterations, a predicate of ScalarEvolution's that does not
hold, addresses that overlap. Source: LLVM's InnerLoopVectorizer, for the blocks, their order and names.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from nvopt.analysis.loops import Loop
from nvopt.analysis.scev.expressions.kinds import SCEV
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import BasicBlock, BranchInst, Builder, ConstantInt, Instruction, IntType, PHINode, Value
from nvopt.ir.types import i1
from nvopt.passes.loop_vectorize.alias_scopes import AliasScopes
from nvopt.passes.loop_vectorize.alignment import misalignment_check
from nvopt.passes.loop_vectorize.checks import difference_check, memory_check, scev_check
from nvopt.passes.loop_vectorize.trip_count import trip_count_of
from nvopt.passes.loop_vectorize.vplan.execute.executor import Executor
from nvopt.passes.loop_vectorize.vplan.execute.state import Blocks
from nvopt.passes.loop_vectorize.vplan.recipes import CanonicalInduction, FirstOrderRecurrencePhi, ReductionPhi
from nvopt.passes.loop_vectorize.vplan.values import Expanded, VPlan, VPValue, has_loops_inside
from nvopt.transforms.blocks import CFGAnalyses, split_block, split_edge, terminator_of
from nvopt.transforms.folding_builder import FoldingBuilder
from nvopt.transforms.scev_expander import SCEVExpander

if TYPE_CHECKING:
    from nvopt.passes.loop_vectorize.legality import Legality
    from nvopt.passes.loop_vectorize.planner import Candidate

Check = Callable[[SCEVExpander, Instruction], Value]
"""Makes an i1, before an instruction: whether the vector loop must not run."""


class NamedCheck(NamedTuple):
    """A check with the name of its block."""

    block: str
    make: Check


class _Asked(NamedTuple):
    """A condition under which the scalar loop runs. What computes it, and will be a block of that name, stands in the entry behind an
    instruction, or first of all."""

    block: str
    behind: Instruction | None
    condition: Value


def checks_of(legality: Legality, chosen: Candidate, lanes: int) -> list[NamedCheck]:
    """What is asked ahead of a vector loop that does `lanes` iterations at once, in order."""
    found = []
    if not legality.under.predicate.is_always_true:
        found.append(NamedCheck("vector.scevcheck", lambda expander, at: _assumed(scev_check(legality.under, expander, at))))
    if legality.accesses.checks.is_needed:
        found.append(NamedCheck("vector.memcheck", _check_of_memory(legality, lanes)))
    if chosen.alignments.questions:
        questions = chosen.alignments.questions
        found.append(NamedCheck("vector.aligncheck", lambda expander, at: misalignment_check(questions, expander, at)))
    return found


def _check_of_memory(legality: Legality, lanes: int) -> Check:
    """One comparison a pair where the distances of accesses tell, else bounds."""
    differences = legality.differences
    if differences is not None:
        return lambda expander, at: difference_check(differences, expander, at, lanes)
    return lambda expander, at: memory_check(legality.accesses, expander, at)


def _assumed(check: Value | None) -> Value:
    assert check is not None
    return check


def _executor_of(plan: VPlan) -> type[Executor]:
    """What makes the code of a plan."""
    if not has_loops_inside(plan):
        return Executor
    from nvopt.passes.loop_vectorize.vplan.execute.outer import OuterExecutor  # late: few programs ask for outer loops

    return OuterExecutor


class Made(NamedTuple):
    """A vector loop that was made: its blocks, how its code was made, and how many iterations it does."""

    blocks: Blocks
    executor: Executor
    trip_count: Value


class VectorLoop:
    """A loop that gets a vector loop in front; and another one, for what that leaves over."""

    def __init__(
        self, scev: ScalarEvolution, loop: Loop, backedge_taken: SCEV, index_type: IntType, scopes: AliasScopes | None = None
    ) -> None:
        """`scopes`: what the checks ahead of it tell of its accesses."""
        self.scev, self.loop, self.scopes = scev, loop, scopes
        self.kept = CFGAnalyses(scev.dominators, scev.loops)
        self.index_type = index_type
        preheader = loop.preheader
        assert preheader is not None
        self.entry = preheader
        self.expander = SCEVExpander(scev, guards_divisions=True)  # a loop that counts by zero or poison has no end, or none that counts
        self.trip_count = self.expander.expand(trip_count_of(scev, backedge_taken, index_type), terminator_of(preheader))

    def make(
        self, chosen: Candidate, uf: int, checks: list[NamedCheck], least_iterations: int, epilogue: Candidate | None = None
    ) -> list[Loop]:
        """Makes the code; the vector loops."""
        expanded = self._expand_all([chosen.plan, *([epilogue.plan] if epilogue is not None else ())])
        asked = self._ask(chosen, uf, checks, least_iterations) if epilogue is None else self._ask(epilogue, 1, checks, least_iterations)
        # What is known of the function is of this loop mostly, or of those behind: to find out what still holds would take longer.
        self.scev.function.tell_of_anything()
        self.scalar_preheader = split_edge(self.entry, self.loop.header, self.kept, "vec.epilog.scalar.ph" if epilogue else "scalar.ph")
        if epilogue is None:
            preheader = self._branch(asked, "vector.ph")
            middle = split_block(terminator_of(preheader), self.kept, "middle.block")
            made = [self._make_loop(chosen, uf, preheader, middle, expanded, "", None, {})]
        else:
            made = self._make_both(chosen, uf, epilogue, asked, expanded)
        for one in reversed(made):
            self._erase_dead([one.blocks.preheader, one.blocks.body, *one.executor.new_blocks, one.blocks.middle])
        return [loop for one in made if (loop := self.scev.loops.loop_for(one.blocks.body)) is not None]

    def _expand_all(self, plans: list[VPlan]) -> dict[Expanded, Value]:
        at = terminator_of(self.entry)
        return {one: self.expander.expand(one.expression, at) for plan in plans for one in plan.expansions}

    def _make_both(
        self, chosen: Candidate, uf: int, epilogue: Candidate, asked: list[_Asked], expanded: dict[Expanded, Value]
    ) -> list[Made]:
        """iter.check -> … -> vector.main.loop.iter.check -> vector.ph … middle.block -> vec.epilog.iter.check -> vec.epilog.ph …

        The second loop goes on where the first ends, or from the start where there are too few iterations for that."""
        kept = self.kept
        main_check = self._branch(asked, "vector.main.loop.iter.check")
        preheader = split_block(terminator_of(main_check), kept, "vector.ph")
        middle = split_block(terminator_of(preheader), kept, "middle.block")
        check = split_block(terminator_of(middle), kept, "vec.epilog.iter.check")
        second_preheader = split_block(terminator_of(check), kept, "vec.epilog.ph")
        second_middle = split_block(terminator_of(second_preheader), kept, "vec.epilog.middle.block")
        too_few = self._is_less(main_check, self.trip_count, chosen.vf * uf, chosen.needs_scalar_epilogue)
        self._branch_to(main_check, too_few, second_preheader, preheader)
        main = self._make_loop(chosen, uf, preheader, middle, expanded, "", None, {}, behind=check)
        left = FoldingBuilder(Builder.before(terminator_of(check))).binary("sub", self.trip_count, main.trip_count, "n.vec.remaining")
        too_few = self._is_less(check, left, epilogue.vf, epilogue.needs_scalar_epilogue)
        self._branch_to(check, too_few, self.scalar_preheader, second_preheader)
        ends = {recipe.phi: main.executor.scalar(recipe.operands[0], 0, 0) for recipe in chosen.plan.resume_phis}
        starts = self._continued(epilogue.plan, ends, main.trip_count, second_preheader, check)
        second = self._make_loop(epilogue, 1, second_preheader, second_middle, expanded, "vec.epilog.", starts, {check: ends})
        return [main, second]

    def _continued(
        self, plan: VPlan, ends: dict[PHINode, Value], count: Value, preheader: BasicBlock, check: BasicBlock
    ) -> dict[VPValue, Value]:
        """With what the header phis of the second loop begin: what the first has left, or the start."""
        starts: dict[VPValue, Value] = {}
        for recipe in plan.first_block.recipes:
            if isinstance(recipe, CanonicalInduction):
                starts[recipe] = self._merged(ConstantInt.get(self.index_type, 0), count, preheader, check, "vec.epilog.resume.val")
            elif isinstance(recipe, (ReductionPhi, FirstOrderRecurrencePhi)):
                phi = recipe.underlying
                assert isinstance(phi, PHINode)
                starts[recipe] = self._merged(phi.incoming_for(self.scalar_preheader), ends[phi], preheader, check, "bc.merge.rdx")
        return starts

    @staticmethod
    def _merged(start: Value, end: Value, preheader: BasicBlock, check: BasicBlock, name: str) -> PHINode:
        phi = PHINode(start.type, [(end if one is check else start, one) for one in preheader.predecessors], name=name)
        first = preheader.first_non_phi
        assert first is not None
        phi.insert_before(first)
        return phi

    def _make_loop(
        self,
        chosen: Candidate,
        uf: int,
        preheader: BasicBlock,
        middle: BasicBlock,
        expanded: dict[Expanded, Value],
        prefix: str,
        starts: dict[VPValue, Value] | None,
        other_ends: dict[BasicBlock, dict[PHINode, Value]],
        behind: BasicBlock | None = None,
    ) -> Made:
        """Makes a vector loop between two blocks, the first of which leads to the second. `starts`: with what its header phis begin where
        that is not the loop's own start; `other_ends`: what comes to the scalar loop from blocks that are not its middle one. With a block
        `behind` it, the scalar loop is another one's to care for."""
        plan, step = chosen.plan, chosen.vf * uf
        body = self._make_body(preheader, prefix)
        count = self._vector_trip_count(preheader, step, chosen)
        self._leave(middle, chosen, count, behind or self.scalar_preheader)
        symbols = {
            "VF": ConstantInt.get(self.index_type, chosen.vf),
            "VF * UF": ConstantInt.get(self.index_type, step),
            "vector-trip-count": count,
            "original trip-count": self.trip_count,
        }
        if chosen.folds_tail:
            one = ConstantInt.get(self.index_type, 1)
            symbols["backedge-taken count"] = FoldingBuilder(Builder(preheader)).binary("sub", self.trip_count, one, "trip.count.minus.1")
        blocks = Blocks(preheader, body, middle, self.scalar_preheader)
        executor = _executor_of(plan)(
            plan, chosen.vf, uf, blocks, expanded.__getitem__, symbols, chosen.alignments.of, starts or {}, self.scopes
        )
        executor.run()
        if behind is None:
            executor.resume_scalar_loop(other_ends)
        self._tell_analyses(preheader, body, middle, executor)
        executor.finish_exit()
        executor.finish_early_exit()
        if executor.early_exit_block is not None:
            self.scev.dominators.insert_edge(executor.early_exit_block, executor.early_target)
        Builder(preheader).br(body)
        return Made(blocks, executor, count)

    # -- before the loop

    def _ask(self, chosen: Candidate, uf: int, checks: list[NamedCheck], least_iterations: int) -> list[_Asked]:
        """Whether the scalar loop must run, asked in the entry one behind the other: edges come when all is asked, because what is known of
        the function would be looked through anew behind each."""
        step = chosen.vf * uf
        if chosen.folds_tail:
            does_not_fit = self._wraps_around(step, least_iterations)
        else:
            does_not_fit = self._is_less(self.entry, self.trip_count, max(step, least_iterations), chosen.needs_scalar_epilogue)
        found = [_Asked("", None, does_not_fit)]
        for check in checks:
            at = terminator_of(self.entry)
            found.append(_Asked(check.block, behind=at.previous, condition=check.make(self.expander, at)))
        return found

    def _branch(self, asked: list[_Asked], name: str) -> BasicBlock:
        """Makes blocks of what is asked, and the branches to the scalar loop; the block, called `name`, that the last of them leads to
        otherwise."""
        beginnings = [(self._first_behind(one.behind), one.block) for one in asked[1:]]  # the same where nothing was made for one
        blocks = [self.entry]
        for at, block_name in (*beginnings, (terminator_of(self.entry), name)):
            blocks.append(split_block(at, self.kept, block_name))
        for one, (block, following) in zip(asked, pairwise(blocks), strict=True):
            self._branch_to(block, one.condition, self.scalar_preheader, following)
        return blocks[-1]

    def _first_behind(self, instruction: Instruction | None) -> Instruction:
        """The first of the entry's instructions behind one of them, phis aside; of all of them for None."""
        at = self.entry.first_non_phi if instruction is None or isinstance(instruction, PHINode) else instruction.next
        assert at is not None
        return at

    def _wraps_around(self, step: int, least: int) -> Value:
        """Whether, at the end of the entry, the number of iterations rounded up to steps has too many bits, or there are too few."""
        fold = FoldingBuilder(Builder.before(terminator_of(self.entry)))
        last = (1 << self.index_type.bits) - 1 - step
        backedges = self.scev.get(self.trip_count)
        known = self.scev.unsigned_range(self.scev.minus(backedges, self.scev.constant(self.index_type, 1)))
        wraps: Value = ConstantInt.get(i1, 0)
        if known.unsigned_max > last:
            count = fold.binary("sub", self.trip_count, ConstantInt.get(self.index_type, 1))
            wraps = fold.icmp("ugt", count, ConstantInt.get(self.index_type, last))
        if not least:
            return wraps
        return fold.binary("or", wraps, self._is_less(self.entry, self.trip_count, least, False))

    def _is_less(self, block: BasicBlock, count: Value, least: int, needs_scalar_epilogue: bool) -> Value:
        """Whether, at the end of a block, there are too few iterations; one more is needed where the scalar loop must do the last."""
        fold = FoldingBuilder(Builder.before(terminator_of(block)))
        return fold.icmp("ule" if needs_scalar_epilogue else "ult", count, ConstantInt.get(self.index_type, least), "min.iters.check")

    def _branch_to(self, block: BasicBlock, condition: Value, target: BasicBlock, otherwise: BasicBlock) -> None:
        """Ends a block, which leads to `otherwise`, by a branch to that or, where the condition holds, to `target`."""
        self._replace_terminator(block, BranchInst(condition, target, otherwise))
        self.scev.dominators.insert_edge(block, target)

    @staticmethod
    def _replace_terminator(block: BasicBlock, new: BranchInst) -> None:
        old = terminator_of(block)
        new.debug_loc = old.debug_loc
        old.erase()
        Builder(block).insert(new)

    def _vector_trip_count(self, preheader: BasicBlock, step: int, chosen: Candidate) -> Value:
        """How many iterations are done when the vector loop ends: the last multiple of its step; one at least is left where the scalar loop
        must run; the next multiple where lanes may do nothing."""
        fold = FoldingBuilder(Builder(preheader))
        by = ConstantInt.get(self.index_type, step)
        if chosen.folds_tail:
            up = fold.binary("add", self.trip_count, ConstantInt.get(self.index_type, step - 1), "n.rnd.up")
            return fold.binary("sub", up, fold.binary("urem", up, by, "n.mod.vf"), "n.vec")
        rest = fold.binary("urem", self.trip_count, by, "n.mod.vf")
        if chosen.needs_scalar_epilogue:
            is_even = fold.icmp("eq", rest, ConstantInt.get(self.index_type, 0))
            rest = fold.select(is_even, by, rest)
        return fold.binary("sub", self.trip_count, rest, "n.vec")

    def _make_body(self, preheader: BasicBlock, prefix: str) -> BasicBlock:
        """The first block of the vector loop; the preheader is left open."""
        body = BasicBlock(f"{prefix}vector.body")
        self.scev.function.insert_block_after(body, preheader)
        terminator_of(preheader).erase()
        return body

    # -- behind the loop

    def _leave(self, middle: BasicBlock, chosen: Candidate, vector_trip_count: Value, otherwise: BasicBlock) -> None:
        """Goes on to the exit where no iteration is left, else to the scalar loop, or the second vector loop."""
        if chosen.needs_scalar_epilogue:
            return
        latch = self.loop.latch
        assert latch is not None
        (behind,) = [one for one in latch.successors if not self.loop.contains_block(one)]
        builder = FoldingBuilder(Builder.before(terminator_of(middle)))
        is_done: Value = ConstantInt.get(i1, 1)
        if not chosen.folds_tail:
            is_done = builder.icmp("eq", self.trip_count, vector_trip_count, "cmp.n")
        self._replace_terminator(middle, BranchInst(is_done, behind, otherwise))

    def _tell_analyses(self, preheader: BasicBlock, body: BasicBlock, middle: BasicBlock, executor: Executor) -> None:
        tree, loops = self.scev.dominators, self.scev.loops
        loop = loops.add_loop(body, self.loop.parent)
        tree.add_block(body, preheader)
        last = executor.tell_analyses(tree, loops, loop)
        split, early = executor.split_block, executor.early_exit_block
        if split is not None and early is not None:
            loops.add_block(split, self.loop.parent)
            loops.add_block(early, loops.loop_for(executor.early_target))
            tree.add_block(split, last)
            tree.add_block(early, split)
            last = split
        tree.change_immediate_dominator(middle, last)
        if len(middle.successors) == 2:
            tree.insert_edge(middle, middle.successors[0])

    def _erase_dead(self, blocks: list[BasicBlock]) -> None:
        """Erases what was made for parts that did not need it."""
        for block in reversed(blocks):
            for instruction in reversed(list(block)):
                if not instruction.is_used and not isinstance(instruction, PHINode) and is_removable(instruction):
                    instruction.erase()


def is_removable(instruction: Instruction) -> bool:
    """Whether nobody notices that an unused instruction is not there."""
    return instruction.opcode in ("getelementptr", "add", "mul", "sub", "shl", "zext", "sext", "trunc", "insertelement", "shufflevector")
