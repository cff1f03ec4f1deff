"""Which stretches of blocks, and which loops, are worth two versions, and what is to be tested for that."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from nvopt.analysis.alignment import KnownLowBits
from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.analysis.memory.aliases import AliasAnalysis
from nvopt.ir import BasicBlock, Instruction, Value
from nvopt.passes.version_alignment.candidates import WIDEST, may_chain, may_pay
from nvopt.passes.version_alignment.chains import Chain, Conflicts, Pair, accesses_joined, chains, contiguous, instructions
from nvopt.passes.version_alignment.conditions import IsThere, Multiples, Search
from nvopt.passes.version_alignment.stretches import Access, Stretch, by_kind, stretches
from nvopt.transforms.cloning import may_copy

NOT_ALIGNED = "no test ahead of it could tell"
MAY_ALIAS = "other accesses between may touch the same memory"
TOO_LITTLE = "two versions cost more than that brings"


_LEAST_SHARE = 50
"""One of so many instructions that the function executes is to be saved at least."""
_ROUNDS = 8
"""How often a loop is taken to go around."""


class Limits(NamedTuple):
    """What the knobs say."""

    least: int
    """Memory instructions that a chain must have at least."""
    size: int
    """Instructions that a region may have at most."""
    growth: int
    """Instructions that may be copied for each that is saved, a memory instruction for two."""
    checks: bool
    """Whether distances of addresses are tested, too."""


@dataclass(eq=False)
class Gain:
    """A chain that becomes fewer memory instructions where its place is aligned to `align` bytes."""

    chain: Chain
    align: int
    before: int
    after: int
    tests: Multiples

    @property
    def is_proven(self) -> bool:
        """Whether no test is needed."""
        return not self.tests and not self.chain.checks

    @property
    def taken_apart(self) -> int:
        """Instructions that put what is narrower than a register into one, or take it out of one: of halves the usual operations take
        either part as it is."""
        sizes = [access.size for access in self.chain.accesses]
        return sizes.count(1) + sizes.count(2) // 2

    @property
    def wide_accesses(self) -> list[list[Access]]:
        """The accesses of which several become one."""
        joined = accesses_joined(self.chain.accesses, lambda access: access.aligned(self.align))
        return [found for found in joined if len(found) > 1]

    @property
    def first(self) -> int:
        """The first access of the chain, counted in its stretch."""
        return min(access.at for access in self.chain.accesses)

    @property
    def last(self) -> int:
        """The last one."""
        return max(access.at for access in self.chain.accesses)


@dataclass(eq=False)
class Part:
    """The instructions of a stretch from the first to the last with a gain. `is_seldom`: the loop that has two versions may go past it."""

    stretch: Stretch
    gains: list[Gain]
    is_seldom: bool = False

    @property
    def instructions(self) -> list[Instruction]:
        """All of them."""
        return self.stretch.instructions[min(gain.first for gain in self.gains) : max(gain.last for gain in self.gains) + 1]

    @property
    def first(self) -> Instruction:
        """The first instruction."""
        return self.stretch.instructions[min(gain.first for gain in self.gains)]

    @property
    def last(self) -> Instruction:
        """The last one."""
        return self.stretch.instructions[max(gain.last for gain in self.gains)]

    @property
    def size(self) -> int:
        """How many there are."""
        return max(gain.last for gain in self.gains) - min(gain.first for gain in self.gains) + 1

    @property
    def accesses(self) -> list[Access]:
        """The loads and stores among them."""
        first, last = min(gain.first for gain in self.gains), max(gain.last for gain in self.gains)
        return [access for access in self.stretch.accesses if first <= access.at <= last]

    @property
    def saved(self) -> int:
        """Instructions that it saves, a memory instruction for two; what comes in one register must be taken apart."""
        saved = sum(2 * (gain.before - gain.after) - gain.taken_apart for gain in self.gains)
        return saved // 2 if self.is_seldom else saved

    @property
    def checks(self) -> set[Pair]:
        """The pairs of places that must share nothing."""
        return {pair for gain in self.gains for pair in gain.chain.checks}


@dataclass(eq=False)
class Plan:
    """A region of which two versions may pay: `loop`, or else the one part. `size` are its instructions, `work` are those that the function
    executes for each time that the region's are executed."""

    parts: list[Part]
    loop: Loop | None
    size: int
    work: int

    @property
    def gains(self) -> list[Gain]:
        """All of its gains."""
        return [gain for part in self.parts for gain in part.gains]

    @property
    def tests(self) -> Multiples:
        """What must be multiples of what."""
        found: Multiples = {}
        for value, bits in (item for gain in self.gains for item in gain.tests.items()):
            found[value] = max(bits, found.get(value, 0))
        return found

    @property
    def checks(self) -> int:
        """How many distances are tested."""
        return sum(len(part.checks) for part in self.parts)

    @property
    def before(self) -> int:
        """The memory instructions of its chains as they are."""
        return sum(gain.before for gain in self.gains)

    @property
    def after(self) -> int:
        """What they become."""
        return sum(gain.after for gain in self.gains)

    @property
    def profit(self) -> int:
        """What it brings: of what is saved the test takes some."""
        test = 2 + len(self.tests) + 8 * self.checks
        return sum(part.saved for part in self.parts) - (test if self.loop is None else 0)

    def is_worth(self, limits: Limits) -> bool:
        """Whether it brings enough for what is copied, and for all that the function does: what is saved ahead of loops, or behind them,
        is little beside what these do, and how they are compiled may become worse."""
        return _LEAST_SHARE * self.profit >= self.work and self.size <= min(limits.size, limits.growth * self.profit)


class Declined(NamedTuple):
    """Accesses that stay as they are, and why."""

    accesses: list[Access]
    reason: str
    needed: int
    """The least alignment, in bytes, with which fewest memory instructions were left."""


class Planner:
    """Looks through one function."""

    def __init__(self, aliases: AliasAnalysis, loops: LoopInfo, known: KnownLowBits, limits: Limits, tell: bool) -> None:
        self._aliases = aliases
        self._known = known
        self._limits = limits
        self._tree = aliases.tracking.dominators
        self._loops = loops
        self._work = 0
        """The instructions that two calls of the function execute."""
        self._tell = tell
        self.proven: list[Gain] = []
        """Chains of which all is known without a test."""
        self.declined: list[Declined] = []
        """What is not done, where that is to be told."""

    def plans(self, blocks: Iterable[BasicBlock]) -> Iterator[Plan]:
        """What pays, in the order of the code."""
        blocks = [block for block in blocks if self._tree.is_reachable(block)]
        self._work = sum(len(block.instructions) * self._times(block) for block in blocks)
        versioned: dict[Loop, bool] = {}
        for block in blocks:
            loop = self._loops.loop_for(block)
            if not may_pay(block, self._aliases.layout, self._limits.least):
                continue
            if loop is not None and loop not in versioned:
                plan = self._of_loop(loop) if self._may_version(loop) else None
                versioned[loop] = plan is not None
                if plan is not None:
                    yield plan
            if loop is None or not versioned[loop]:
                yield from self._of_block(block)

    # -- loops

    def _may_version(self, loop: Loop) -> bool:
        if loop.subloops or sum(len(block.instructions) for block in loop.blocks) > self._limits.size:
            return False
        return may_copy(loop.blocks, under_condition=True)

    def _of_loop(self, loop: Loop) -> Plan | None:
        """The plan for the whole of a loop, where the test can stand ahead of it."""

        def is_there(value: Value) -> bool:
            return self._tree.value_dominates_block(value, loop.header)

        parts = []
        for block in loop.blocks:
            for stretch in self._stretches(block):
                gains = self._gains(stretch, is_there)
                if gains:
                    parts.append(Part(stretch, gains, self._is_seldom(block)))
        plan = Plan(parts, loop, sum(len(block.instructions) for block in loop.blocks), self._work_beside(loop.header))
        return plan if plan.is_worth(self._limits) else None

    # -- stretches

    def _stretches(self, block: BasicBlock) -> Iterator[Stretch]:
        if not may_chain(block, self._aliases.layout, self._limits.least):
            return iter(())
        return stretches(block, self._aliases.tracking, self._limits.size)

    def _of_block(self, block: BasicBlock) -> Iterator[Plan]:
        for stretch in self._stretches(block):
            gains = self._gains(stretch, None)
            found = list(self._regions(stretch, gains))
            yield from found
            if self._tell:
                done = [*self.proven, *(gain for plan in found for gain in plan.gains)]
                self._tell_of(stretch, gains, {access for gain in done for access in gain.chain.accesses})

    def _regions(self, stretch: Stretch, gains: list[Gain]) -> Iterator[Plan]:
        """Regions that pay. What begins before the end of a region joins it, what lies behind it where both together are not too large for
        what they bring."""
        gains = sorted(gains, key=lambda gain: gain.first)
        while gains:
            part, *left = Part(stretch, gains[:1]), *gains[1:]
            gains = []
            for gain in left:
                joined = Part(stretch, [*part.gains, gain])
                overlaps = gain.first <= max(one.last for one in part.gains)
                if self._is_testable(joined) and (joined.size <= self._limits.size if overlaps else self._fits(joined)):
                    part = joined
                elif not overlaps:
                    gains.append(gain)
            if self._is_testable(part) and self._fits(part):
                yield self._plan_of(part)

    def _is_testable(self, part: Part) -> bool:
        """Whether all that is tested is there ahead of the part."""
        tested = [value for gain in part.gains for value in gain.tests]
        return all(
            self._tree.value_dominates(one, part.first) for one in (*tested, *(place.base for pair in part.checks for place in pair))
        )

    def _plan_of(self, part: Part) -> Plan:
        return Plan([part], None, part.size, self._work_beside(part.first.block))

    def _fits(self, part: Part) -> bool:
        return self._plan_of(part).is_worth(self._limits)

    # -- both

    def _is_seldom(self, block: BasicBlock) -> bool:
        """Whether the loop around it, if any, may go past it."""
        loop = self._loops.loop_for(block)
        return loop is not None and not all(self._tree.dominates(block, latch) for latch in loop.latches())

    def _times(self, block: BasicBlock) -> int:
        """How often two calls of the function execute the block, by the loops around it; half as often where the innermost may go past it.
        An integer, because loops may be hundreds deep."""
        times: int = _ROUNDS ** self._loops.depth(block)
        return times if self._is_seldom(block) else 2 * times

    def _work_beside(self, block: BasicBlock) -> int:
        """What the function executes for each time that the block is, rounded up."""
        return -(-self._work // self._times(block))

    def _gains(self, stretch: Stretch, is_there: IsThere | None) -> list[Gain]:
        """What is gained in a stretch: without distances tested, or with them where that brings more than it costs. `is_there` tells what
        can be tested; without it that is what is there ahead of each chain."""
        can_check = self._limits.checks

        def may_check(pair: Pair) -> bool:
            return can_check and (is_there is None or all(is_there(place.base) for place in pair))

        conflicts = Conflicts(self._aliases, may_check)
        gains = self._gains_of(stretch, chains(stretch, conflicts, assumed=False), is_there)
        if conflicts.checks_help:
            more = self._gains_of(stretch, chains(stretch, conflicts, assumed=True), is_there)
            gains = max(gains, more, key=lambda found: Plan([Part(stretch, found)], None, 0, 0).profit)
        self.proven += [gain for gain in gains if gain.is_proven]
        return [gain for gain in gains if not gain.is_proven]

    def _gains_of(self, stretch: Stretch, found: list[Chain], is_there: IsThere | None) -> list[Gain]:
        gains = []
        for chain in found:
            first = stretch.instructions[min(access.at for access in chain.accesses)]
            search = Search(self._known, self._aliases.layout, self._tree, is_there or partial(_is_before, self._tree, first))
            gains.append(self._gain(chain, search))
        return [gain for gain in gains if gain is not None]

    def _gain(self, chain: Chain, search: Search) -> Gain | None:
        """What becomes of a chain at the least alignment that makes the fewest instructions of it, of those that can be tested."""
        before = instructions(chain.accesses, lambda access: access.align)
        if before < self._limits.least:
            return None
        best: Gain | None = None
        align = WIDEST
        while align > 1:
            after = _count(chain.accesses, align)
            if after < before and (best is None or after <= best.after):
                tests = search.of_place(chain.accesses[0].place, align.bit_length() - 1)
                best = Gain(chain, align, before, after, tests) if tests is not None else best
            align //= 2
        return best

    def _tell_of(self, stretch: Stretch, gains: list[Gain], done: set[Access]) -> None:
        """Notes what code generation could have done with more known, and why it was not versioned."""
        testable = {access for gain in gains for access in gain.chain.accesses}
        movable = {frozenset(chain.accesses) for chain in chains(stretch, Conflicts(self._aliases, lambda _: False), assumed=False)}
        for found in (one for alike in by_kind(stretch.accesses) for one in contiguous(alike)):
            before = instructions(found, lambda access: access.align)
            counts = {align: _count(found, align) for align in (2, 4, 8, WIDEST)}
            if before >= self._limits.least and counts[WIDEST] < before and done.isdisjoint(found):
                needed = min(align for align, count in counts.items() if count == counts[WIDEST])
                reason = TOO_LITTLE if not testable.isdisjoint(found) else NOT_ALIGNED if frozenset(found) in movable else MAY_ALIAS
                self.declined.append(Declined(found, reason, needed))


def _is_before(tree: DominatorTree, at: Instruction, value: Value) -> bool:
    return tree.value_dominates(value, at)


def _count(chain: list[Access], align: int) -> int:
    """The memory instructions that the chain becomes where its place is aligned to `align` bytes."""
    return instructions(chain, lambda access: access.aligned(align))
