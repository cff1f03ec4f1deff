"""Several iterations at once where it is known only when the loop runs how often it does: what is left over is done by other code.

    waterfall(loop, 16, …)    main loop by 16, blocks of 8 and 4, each entered by a bit of the count, a loop of at most 3
    epilogue(loop, 4, …)      main loop by 4, then a loop of at most 3
    prologue(loop, 4, …)      a loop of at most 3, then the main loop

Each part is a copy of the loop that takes up where the one before has ended, and is entered only if there are iterations for it:

    preheader: %xtraiter = and i32 %n, 15                  a block ahead of each part
               br i1 %few, label %part.1, label %main.new  with phis of how far things are,
    main:      … 16 copies …                               and one behind the last
    part.1:    %bit = and i32 %n, 8
               br i1 %has, label %wf.8.new, label %part.2

The main loop ends where a counter gets to the count without what is left over; the last loop by its own test. In the end all parts of a
fixed number of iterations are unrolled.

Source: LLVM's UnrollRuntimeLoopRemainder for the counts and when they wrap; the parts are what libNVVM's code looks like.
"""

from __future__ import annotations

from dataclasses import dataclass

from nvopt.analysis.loops import Loop
from nvopt.analysis.scev.expressions.kinds import SCEV
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import (
    BasicBlock,
    BinaryOperator,
    BranchInst,
    Builder,
    CmpInst,
    ConstantInt,
    Instruction,
    IntType,
    PHINode,
    PoisonValue,
    Value,
)
from nvopt.passes.loop_unroll import pragmas
from nvopt.passes.loop_unroll.rewriting import Leaves, unroll
from nvopt.passes.loop_unroll.tidying import delete_dead
from nvopt.transforms.blocks import CFGAnalyses, function_of, split_edge, terminator_of
from nvopt.transforms.cloning import ValueMap, clone_loop
from nvopt.transforms.folding_builder import FoldingBuilder
from nvopt.transforms.scev_expander import SCEVExpander


@dataclass
class _Part:
    """A loop that does some of the iterations."""

    count: int
    """How many it does at once."""
    name: str
    once: bool = False
    """Whether it does so many, and no more."""
    is_main: bool = False


def unroll_runtime(loop: Loop, count: int, taken: SCEV, scev: ScalarEvolution, *, left_over: str) -> None:
    """Does `count` iterations at once, and what is left over by a "waterfall", of a power of two, an "epilogue" or a "prologue". The loop
    has none inside, is in form, and left at its latch alone, behind `taken` times that it goes back, which can be expanded ahead of it."""
    _Runtime(loop, count, taken, scev, left_over).run()


def parts_of(count: int, left_over: str) -> list[_Part]:
    """What does the iterations, in order."""
    main = _Part(count, "", is_main=True)
    if left_over == "prologue":
        return [_Part(1, ".prol", once=count == 2), main]
    if left_over == "epilogue":
        return [main, _Part(1, ".epil", once=count == 2)]
    smallest = 4 if count >= 16 else 1
    found = [main]
    while count > smallest:
        count //= 2
        found.append(_Part(count, f".wf.{count}", once=True))
    return found if smallest == 1 else [*found, _Part(1, ".epil")]


def _at_the_end_of(count: int) -> Leaves:
    """That a loop is left in its last copy only."""
    return lambda at, _: None if at == count - 1 else False


class _Runtime:
    def __init__(self, loop: Loop, count: int, taken: SCEV, scev: ScalarEvolution, left_over: str) -> None:
        self.loop, self.count, self.taken, self.scev = loop, count, taken, scev
        self.parts = parts_of(count, left_over)
        self.kept = CFGAnalyses(scev.dominators, scev.loops)
        preheader, latch = loop.preheader, loop.latch
        assert preheader is not None
        assert latch is not None
        self.preheader, self.latch = preheader, latch
        self.exit = next(one for one in latch.successors if one is not loop.header)
        assert isinstance(taken.type, IntType)
        self.type = taken.type

    def run(self) -> None:
        self._compute_counts()
        self._clone_parts()
        self._chain()
        self._count_in_own_counters()
        for part, loop in zip(self.parts, self.loops, strict=True):
            if part.is_main or part.once:
                unroll(loop, part.count, self.scev, _at_the_end_of(part.count), ends=part.once)
            else:
                pragmas.mark_remainder(loop)

    # -- counts

    def _compute_counts(self) -> None:
        """%xtraiter, what is left over; whether the main loop runs; how often it does."""
        at = terminator_of(self.preheader)
        expander = SCEVExpander(self.scev)
        total = self.scev.add(self.taken, self.scev.constant(self.type, 1))
        guarded = self.scev.loop_guards(self.loop).rewrite(self.taken)
        wraps = self.scev.unsigned_range(guarded).unsigned_max == (1 << self.type.bits) - 1
        self.trip_count = expander.expand(total, at)
        taken = expander.expand(self.taken, at) if wraps or self._is_odd else self.trip_count
        b = self._builder(at)
        if not self._is_odd:
            self.left = b.binary("and", self.trip_count, self._number(self.count - 1), "xtraiter")
        else:  # the trip count may be 2 to the power of the width
            rest = b.binary("urem", taken, self._number(self.count))
            self.left = b.binary("urem", b.binary("add", rest, self._number(1)), self._number(self.count), "xtraiter")
        self.in_main = b.binary("sub", self.trip_count, self.left, "unroll_iter")
        least = self.count if taken is self.trip_count else self.count - 1
        self.runs_main = b.icmp("uge", taken, self._number(least))

    @property
    def _is_odd(self) -> bool:
        return self.count & (self.count - 1) != 0

    def _guard(self, part: _Part, at: Instruction) -> Value:
        """Whether the part has iterations."""
        b = self._builder(at)
        if part.is_main:
            return self.runs_main
        if part.once and self.count > 2:
            return b.icmp("ne", b.binary("and", self.trip_count, self._number(part.count)), self._number(0), "lcmp.mod")
        smaller = [one.count for one in self.parts if one.once]
        left = b.binary("and", self.left, self._number(min(smaller) - 1)) if smaller and not part.once else self.left
        return b.icmp("ne", left, self._number(0), "lcmp.mod")

    def _number(self, number: int) -> ConstantInt:
        return ConstantInt.get(self.type, number)

    @staticmethod
    def _builder(at: Instruction) -> FoldingBuilder:
        return FoldingBuilder(Builder.before(at))

    # -- the chain of parts

    def _clone_parts(self) -> None:
        """A loop for each part, with the block that leads to it, and an exit of its own."""
        self.states = {phi: phi.incoming_for(self.preheader) for phi in self.loop.header.phis()}
        self.nexts = {phi: phi.incoming_for(self.latch) for phi in self.states}
        self.results = self.exit.phis()
        goes_on_as = {value: phi for phi, value in self.nexts.items()}
        self.carried = {phi: goes_on_as[value] for phi in self.results if (value := phi.incoming_for(self.latch)) in goes_on_as}
        """What the code behind the loop needs of it, where that is what another iteration would begin with."""
        made: list[tuple[BasicBlock | None, ValueMap | None]] = []
        for part in reversed(self.parts):  # a copy stands right behind what it is a copy of
            made.append((None, None) if part.is_main else clone_loop(self.loop, part.name, self.kept))
        self.entries: list[BasicBlock] = []
        self.loops: list[Loop] = []
        self.maps: list[ValueMap | None] = []
        for front, mapped in reversed(made):
            if front is None or mapped is None:
                name = f"{self.loop.header.name}.new" if self.loop.header.name else ""
                front = split_edge(self.preheader, self.loop.header, self.kept, name)
                loop: Loop | None = self.loop
            else:
                header = mapped.values[self.loop.header]
                assert isinstance(header, BasicBlock)
                loop = self.scev.loops.loop_for(header)
            assert loop is not None
            self.entries.append(front)
            self.loops.append(loop)
            self.maps.append(mapped)
        self._put_in_order()

    def _put_in_order(self) -> None:
        """Lists the parts among the loops in their own order; those that no other contains are listed from back to front."""
        parent = self.loop.parent
        siblings = parent.subloops if parent is not None else self.scev.loops.top_level
        at = min(map(siblings.index, self.loops))
        rest = [one for one in siblings if one not in self.loops]
        siblings[:] = [*rest[:at], *(self.loops if parent is not None else self.loops[::-1]), *rest[at:]]

    def _chain(self) -> None:
        function = function_of(self.preheader)
        tree = self.kept.dominators
        assert tree is not None
        parent = self.loop.parent
        check = self.preheader
        state = dict(self.states)
        result: dict[PHINode, Value] = {phi: PoisonValue.get(phi.type) for phi in self.results}
        stem = self.loop.header.name
        main_exit = None
        made = []
        for at, (part, loop, entry, mapped) in enumerate(zip(self.parts, self.loops, self.entries, self.maps, strict=True)):
            latch = loop.latch
            assert latch is not None
            left = split_edge(latch, self.exit, CFGAnalyses(None, self.kept.loops), f"{stem}.unr-lcssa{part.name}" if stem else "")
            if part.is_main:
                main_exit = left
            for phi, value in state.items():
                copy = mapped.values[phi] if mapped is not None else phi
                assert isinstance(copy, PHINode)
                copy.set_operand(copy.operands.index(entry) - 1, value)
            is_last = at == len(self.parts) - 1
            behind = BasicBlock((f"{self.exit.name}.loopexit" if is_last else f"{stem}.more") if stem else None)
            function.insert_block_before(behind, self.exit if is_last else self.entries[at + 1])
            if self.kept.loops is not None:
                self.kept.loops.add_block(behind, parent)
            end = behind.append(BranchInst(self.exit))
            end.debug_loc = terminator_of(self.preheader).debug_loc
            needed = set(self.carried.values()) if is_last else state.keys()
            state = {
                phi: self._merged(phi, value, self._closed(self._of(mapped, self.nexts[phi]), left, loop, latch), check, left, behind)
                for phi, value in state.items()
                if phi in needed
            }
            result = {
                phi: self._merged(phi, value, phi.incoming_for(left), check, left, behind)
                for phi, value in result.items()
                if phi not in self.carried
            }
            made.append((check, part, entry, left, behind))
            for phi in self.results:
                phi.remove_incoming(left)
            check = behind
        for phi in self.results:
            phi.add_incoming(state[self.carried[phi]] if phi in self.carried else result[phi], check)
        for check, part, entry, left, behind in made:
            terminator_of(left).set_operand(0, behind)
            old = terminator_of(check)
            decision = BranchInst(self._guard(part, old), entry, behind)
            decision.debug_loc = old.debug_loc
            decision.insert_before(old)
            old.erase()
        assert main_exit is not None
        self._tell(made[0], main_exit)

    @staticmethod
    def _of(mapped: ValueMap | None, value: Value) -> Value:
        return value if mapped is None else mapped.value(value)

    @staticmethod
    def _closed(value: Value, left: BasicBlock, loop: Loop, latch: BasicBlock) -> Value:
        """A value of the loop as it comes to the block behind."""
        if not isinstance(value, Instruction) or not loop.defines(value):
            return value
        phi = PHINode(value.type, [(value, latch)], name=f"{value.name}.lcssa" if value.name else None)
        first = left.first
        assert first is not None
        phi.insert_before(first)
        return phi

    @staticmethod
    def _merged(phi: PHINode, skipped: Value, done: Value, check: BasicBlock, left: BasicBlock, behind: BasicBlock) -> PHINode:
        """What a phi's value is behind a part that may have been skipped."""
        merged = PHINode(phi.type, [(skipped, check), (done, left)], name=f"{phi.name}.unr" if phi.name else None)
        merged.debug_loc = phi.debug_loc
        merged.insert_before(terminator_of(behind))
        return merged

    def _tell(self, first: tuple[BasicBlock, _Part, BasicBlock, BasicBlock, BasicBlock], main_exit: BasicBlock) -> None:
        """Tells the dominator tree."""
        tree = self.kept.dominators
        assert tree is not None
        for target in dict.fromkeys(terminator_of(self.preheader).successors):
            tree.insert_edge(self.preheader, target)
        main = next(at for at, part in enumerate(self.parts) if part.is_main)
        latch = self.loops[main].latch
        assert latch is not None
        tree.insert_edge(latch, main_exit)
        tree.delete_edge(self.preheader, self.entries[main])
        tree.delete_edge(latch, self.exit)

    # -- the ends of the parts

    def _count_in_own_counters(self) -> None:
        """The part that isn't the last ends by a counter: the main loop, or the prologue."""
        for at, (part, loop) in enumerate(zip(self.parts, self.loops, strict=True)):
            if part.once or at == len(self.parts) - 1:
                continue
            self._count(loop, self.in_main if part.is_main else self.left, "niter" if part.is_main else "prol.iter", self.entries[at])

    def _count(self, loop: Loop, limit: Value, name: str, entry: BasicBlock) -> None:
        """Makes the loop end behind `limit` iterations."""
        latch = loop.latch
        assert latch is not None
        branch = terminator_of(latch)
        asked, goal = self._own_counter(branch.operands[0], limit, loop, entry) or self._new_counter(limit, name, loop, entry)
        goes_back_first = branch.successors[0] is loop.header
        test = CmpInst("icmp", "ne" if goes_back_first else "eq", asked, goal, name=f"{name}.cmp")
        test.debug_loc = branch.debug_loc
        test.insert_before(branch)
        old = branch.operands[0]
        branch.set_operand(0, test)
        if isinstance(old, Instruction):
            delete_dead([old])

    def _own_counter(self, test: Value, limit: Value, loop: Loop, entry: BasicBlock) -> tuple[Value, Value] | None:
        """A counter by one that the loop's own test asks, and what it is in the end. Its values are all different; and it is not poison
        where it was asked before."""
        if not isinstance(test, CmpInst) or test.opcode != "icmp" or not any(isinstance(one, BinaryOperator) for one in test.operands):
            return None
        latch = loop.latch
        assert latch is not None
        for phi in loop.header.phis():
            step = phi.incoming_for(latch)
            if step not in test.operands or phi.type is not self.type or not isinstance(step, BinaryOperator) or step.opcode != "add":
                continue
            by = step.operands[1]
            if step.operands[0] is phi and isinstance(by, ConstantInt) and by.signed in (1, -1):
                b = self._builder(terminator_of(self.preheader))
                start = phi.incoming_for(entry)
                return step, b.binary("add" if by.signed == 1 else "sub", start, limit, f"{phi.name}.end" if phi.name else "")
        return None

    def _new_counter(self, limit: Value, name: str, loop: Loop, entry: BasicBlock) -> tuple[Value, Value]:
        latch = loop.latch
        first = loop.header.first
        assert latch is not None
        assert first is not None
        counter = PHINode(self.type, name=name)
        counter.insert_before(first)
        step = BinaryOperator("add", counter, self._number(1), name=f"{name}.next")
        step.insert_before(terminator_of(latch))
        counter.add_incoming(self._number(0), entry)
        counter.add_incoming(step, latch)
        return step, limit
