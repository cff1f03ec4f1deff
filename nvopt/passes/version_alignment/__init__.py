"""version-alignment: code for aligned addresses beside the code for any, where nothing tells how far addresses are aligned.

A thread that goes to neighbouring elements could do so by `ld.v4` and `st.v4`, but these ask for 16 bytes of alignment, and of a kernel's
parameters nothing is known. So what such a thread does is there twice, and a test decides:

      %p1 = getelementptr i8, ptr addrspace(1) %p, i64 4
      %p2 = getelementptr i8, ptr addrspace(1) %p, i64 8
      %p3 = getelementptr i8, ptr addrspace(1) %p, i64 12
      %a = load float, ptr addrspace(1) %p, align 4
      %b = load float, ptr addrspace(1) %p1, align 4
      %c = load float, ptr addrspace(1) %p2, align 4
      %d = load float, ptr addrspace(1) %p3, align 4
      ...

becomes

      ...
      %0 = ptrtoint ptr addrspace(1) %p to i32
      %misalignment = and i32 %0, 15
      %is.aligned = icmp eq i32 %misalignment, 0
      br i1 %is.aligned, label %.split, label %.split.unaligned

    .split:
      %a = load float, ptr addrspace(1) %p, align 16
      %b = load float, ptr addrspace(1) %p1, align 4
      %c = load float, ptr addrspace(1) %p2, align 8
      %d = load float, ptr addrspace(1) %p3, align 4
      br label %.split.split

    .split.unaligned:
      %a.unaligned = load float, ptr addrspace(1) %p, align 4
      ...

and code generation makes one `ld.global.v4` of the four loads.

* Chains: loads, or stores, of one stretch of a block to consecutive bytes, which take `version-alignment-min-accesses` memory instructions
  at least as they are, and fewer where their address is aligned to 16 bytes, or to 8, 4 or 2 where that does. What LLVM's load/store
  vectorizer can move together, given what else is accessed between, is worked out as it does.
* What is tested are values that don't change: of `x + t * columns + 4 * i`, which each thread computes for itself, `x` and `columns`. All
  chains of a region are tested at once, `((x | y | z) & 15) == 0`. What each thread has of its own is not tested, and no test is made of
  what is proven: such an alignment is just written down.
* Regions: the part of a block from the first to the last access that counts, in loops, too: there the test stands ahead of the outermost
  loop that leaves alone what is tested. Nothing is done for parts of more than `version-alignment-max-size` instructions, or of more than
  `version-alignment-growth` for each that is saved, and never where a convergent operation, a barrier say, is inside. Outside of loops
  work on integers isn't counted, most of which isn't copied; of a loop ptxas makes two, each with all that is in it.
* What such a part computes without memory isn't copied where it can be done ahead of both versions, or behind them from what is used there
  in any case. Work on integers stands once: where more of that is between, and where accesses are that gain nothing, the accesses that
  gain are brought together, loads up to the first and stores down to the last, and these alone have two versions (`regions.py`). Where
  distances have to be tested for that, all is copied, if what is copied in vain is less than what is saved.
* Where only accesses between that may touch the same memory are in the way, and add the same to another base, the distance of the bases is
  tested, too, and alias scopes tell code generation (`version-alignment-memcheck`).
* Halves that go on behind both versions do so by two in a register, as one load has them (`pairs.py`): each in a register of its own would
  have to be taken out first. What is made of up to 32 of them comes behind both versions, too.
* Inline assembly that does nothing but compute, by the instructions in it, is told to return and not to be convergent: to code generation,
  too, which moves nothing past it otherwise, where that is to join accesses.
* What is saved is two instructions for each memory instruction, less two for the branches, those of the test where that isn't made ahead of
  a loop, those that bytes and halves take to be put together and taken apart, one for each further element that a value is stored to, and
  three in a loop that ptxas unrolls by itself: it no longer may. One of fifty instructions that the function executes is to be saved,
  where each loop goes around eight times, and what it may go past half as often.
* Of versions of up to 20 instructions ptxas makes no branch: it executes both, under conditions. Where the GPU is known, accesses that are
  executed in vain then count, unless each thread has an address of its own: only there wide ones are fewer for the memory, too.
* Wide accesses take registers, and tests predicates. Where the GPU is known, what leaves fewer warps for that is done in pieces, each with
  a branch of its own, or in pieces with accesses of 8 bytes; and not at all where that isn't less, nor what takes an eighth predicate in a
  loop (`pressure.py`).

Run it last: what simplifies code makes one of both versions again, and loops should be unrolled. Functions marked `minsize`, `optsize` and
`optnone` stay as they are.

Source: what code generation does is LLVM's LoadStoreVectorizer.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.locations import location_of
from nvopt.analysis.loops import LoopInfo
from nvopt.ir import BasicBlock, Function, Instruction
from nvopt.knobs import declare
from nvopt.passes.base import Context, FunctionPass
from nvopt.patterns import late
from nvopt.remarks import Remark

if TYPE_CHECKING:
    from nvopt.analysis.value_tracking import ValueTracking
    from nvopt.passes.version_alignment.plans import Declined, Gain, Plan, Planner

LEAST = declare("version-alignment-min-accesses", 4, "Memory instructions that a chain takes at least as it is", least=0)
SIZE = declare("version-alignment-max-size", 512, "Instructions that a region has at most", least=0)
GROWTH = declare("version-alignment-growth", 8, "Instructions copied at most for each that is saved, a memory instruction for two", least=0)
CHECKS = declare("version-alignment-memcheck", True, "Test distances of addresses, too, where accesses may be in the way of others")
_LINE = late(r"^(?:(\S+:)|  (?:%\S+ = )?(load|store) (?:volatile )?(?:<(\d+) x )?([^\s,>]+).*?, align (\d+))", re.MULTILINE)
"""A label, or an access: its opcode, the elements of a vector, what its type begins with, and its alignment."""
_BYTES = {"i8": 1, "half": 2, "bfloat": 2, "i16": 2, "float": 4, "i32": 4, "double": 8, "i64": 8, "ptr": 8}
_WIDEST = 16
"""Bytes of the widest access, and at most of one of another type, where it counts."""
_LEFT_ALONE = ("optnone", "minsize", "optsize")


class VersionAlignment(FunctionPass):
    """Clone code for aligned addresses."""

    name = "version-alignment"
    summary = "Run code that goes to consecutive addresses in a version for aligned ones, where they are"
    preserved = frozenset({DominatorTree, LoopInfo})

    def run(self, function: Function, context: Context) -> bool:
        """Makes the versions that pay; True where something changed."""
        if not function.is_parsed and not _may_pay(function.text, context.knobs[LEAST]):
            return False
        if any(key in function.attributes for key in _LEFT_ALONE):
            return False
        from nvopt.passes.version_alignment.candidates import may_chain, may_pay  # late: most functions have nothing of the kind

        layout, least = function.module.data_layout, context.knobs[LEAST]
        blocks = [block for block in function.blocks if may_pay(block, layout, least)]
        chained = [block for block in blocks if may_chain(block, layout, least)]
        return bool(chained) and _version(function, blocks, chained, context)


def _may_pay(text: str, least: int) -> bool:
    """Whether some block may have accesses enough, of which two may become one: from text, so that functions without are not read."""
    counts = {"load": (0, 0), "store": (0, 0)}
    for label, opcode, elements, type, align in _LINE.findall(text):
        if label:
            counts = {"load": (0, 0), "store": (0, 0)}
            continue
        size = _BYTES.get(type, _WIDEST) * int(elements or 1)
        pieces = max(1, size // int(align))
        taken, narrow = counts[opcode]
        counts[opcode] = taken, narrow = taken + pieces, narrow + (pieces if pieces > 1 or size < _WIDEST else 0)
        if taken >= least and narrow > 1:
            return True
    return least <= 0


def _version(function: Function, blocks: Iterable[BasicBlock], chained: Iterable[BasicBlock], context: Context) -> bool:
    from nvopt.analysis.alignment import KnownLowBits
    from nvopt.analysis.memory.aliases import AliasAnalysis
    from nvopt.analysis.value_tracking import ValueTracking
    from nvopt.passes.version_alignment import arithmetic_asm
    from nvopt.passes.version_alignment.plans import UNDER_CONDITIONS, Limits, Planner

    knobs = context.knobs
    loops = context.analyses.get(LoopInfo, function)
    tracking = ValueTracking(function, context.analyses.get(DominatorTree, function))
    arch = context.target.arch(function.attributes.value("target-cpu"))
    limits = Limits(knobs[LEAST], knobs[SIZE], knobs[GROWTH], knobs[CHECKS], UNDER_CONDITIONS if arch is not None else 0)
    known = KnownLowBits(function.module.data_layout)
    settled = arithmetic_asm.settle(blocks)
    planner = Planner(AliasAnalysis(function, tracking, loops), loops, known, limits, context.remarks.enabled)
    plans = list(planner.plans(function.blocks, {*chained}))
    if plans:
        plans = _affordable(plans, planner, function, context, arch)
    joined = {one for plan in plans if not plan.region.is_gathered for group in plan.region.groups for one in group}
    joined.update(one for gain in planner.proven if gain.saved > 0 for one in gain.between)
    changed = arithmetic_asm.take_back(settled, joined)
    for declined in planner.declined:
        _report_declined(context, function, declined)
    if plans or planner.proven:
        changed |= _rewrite(plans, planner.proven, tracking, function, context)
    return changed


def _affordable(plans: Sequence[Plan], planner: Planner, function: Function, context: Context, arch: int | None) -> list[Plan]:
    """Those that the registers are there for, some in pieces; the others are declined."""
    from nvopt.passes.version_alignment.plans import Declined
    from nvopt.passes.version_alignment.pressure import Pressure

    pressure = Pressure(function, context.analyses.get(LoopInfo, function), arch)
    taken = []
    for plan, reason in pressure.affordable(plans, planner.in_pieces):
        if reason is None:
            taken.append(plan)
        else:
            planner.declined += [Declined(gain.chain.accesses, reason, gain.align) for gain in plan.part.gains]
    return taken


def _rewrite(plans: Sequence[Plan], proven: Sequence[Gain], tracking: ValueTracking, function: Function, context: Context) -> bool:
    from nvopt.passes.version_alignment import rewrite
    from nvopt.passes.version_alignment.pairs import merge_in_pairs
    from nvopt.transforms.blocks import CFGAnalyses
    from nvopt.transforms.dead_values import erase_dead_value

    changed = rewrite.raise_proven(proven)
    # All tests are made ahead of all versions: what one of them tests may be computed in the region of another.
    kept = CFGAnalyses(context.analyses.get(DominatorTree, function), context.analyses.get(LoopInfo, function))
    tested = []
    stale: list[Instruction] = []
    for plan in plans:
        at = rewrite.prepare(plan, kept, stale)
        if at is not None:
            tested.append((plan, rewrite.test_of(plan, at, tracking)))
    for plan, condition in tested:
        _report(context, function, plan)
        rewrite.version(plan, condition, kept)
    merge_in_pairs(gain for plan, _ in tested for gain in plan.part.gains)
    for address in stale:
        erase_dead_value(address)
    return changed or bool(plans)


def _report(context: Context, function: Function, plan: Plan) -> None:
    if not context.remarks.enabled:
        return
    tests = [f"{value.ref} a multiple of {1 << bits}" for value, bits in plan.part.tests.items()]
    args = [
        ("String", "cloned " if plan.region.is_gathered else "cloned a stretch of "),
        ("Size", str(plan.region.copied)),
        ("String", " accesses" if plan.region.is_gathered else " instructions"),
    ]
    if plan.is_in_pieces:
        args += [("String", ", in "), ("Pieces", str(len(plan.region.groups))), ("String", " pieces")]
    args += [("String", ", in which "), ("Before", str(plan.before))]
    args += [("String", " memory instructions become "), ("After", str(plan.after)), ("String", " with "), ("Tests", ", ".join(tests))]
    if plan.part.checks:
        args += [
            ("String", f"{' and ' if tests else ''}what is accessed through "),
            ("Checks", str(len(plan.part.checks))),
            ("String", " pairs of pointers apart"),
        ]
    location = location_of(plan.part.first)
    context.remarks.emit(Remark("Passed", VersionAlignment.name, "AlignmentVersioned", function.name, tuple(args), location))


def _report_declined(context: Context, function: Function, declined: Declined) -> None:
    first = declined.accesses[0]
    args = [("Count", str(len(declined.accesses))), ("String", f" {first.instruction.opcode}s of consecutive bytes stay as they are: ")]
    args += [("String", "needs align "), ("Needed", str(declined.needed)), ("String", ", proved "), ("Proved", str(first.align))]
    args += [("String", "; "), ("Reason", declined.reason)]
    location = location_of(first.instruction)
    context.remarks.emit(Remark("Missed", VersionAlignment.name, "AlignmentNotVersioned", function.name, tuple(args), location))
