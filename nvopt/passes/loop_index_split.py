"""`loop-index-split`: a condition that a loop's counter decides for whole ranges is decided ahead of two loops, not in each iteration.

    for (i = s; i < n; i++) {              i = s;
      if (i < m) a(i); else b(i);          if (i < m) do a(i); while (++i < n && i < m);
    }                              becomes if (i < n) do b(i); while (++i < n);       // where the first loop went on to here

* *Range*: `i < m`, and the like. A copy of the loop does the iterations in which the counter is on the near side of the bound; it ends, or
  hands on to the loop itself. What the condition is on each side is known.
* *All but one*: `i == k`. The iterations before, that one, which is a loop no more, and those behind. Where only that one does anything,
  LLVM deletes the loops around it.

The counter is affine, steps by a constant, and doesn't wrap by ScalarEvolution, as the comparison reads it; the bound is computed ahead of
the loop. It may be any: how often the loop runs isn't asked for, and which iterations are done, in which order, stays as it was. Tests that
weren't there are frozen: where a comparison isn't defined (poison), it decided nothing before, and its copies may go either way. What can't
be reached any more is left to simplifycfg.

Left alone are loops that aren't left at their end alone, conditions that no branch asks, bounds that threads may not share (in a warp the
loops would run for as long as the longest of each), calls on which threads meet, and more than `loop-index-split-max-size` instructions.
A loop is split twice at most.

No level runs it; nvopt/pipeline/schedules.py says why.

Source: the public description of cicc v13.0 for the three transformations and their remarks. Its first, a loop of which one iteration is
all that is left, is the second here. The size and the number of splits are nvopt's.
"""

from __future__ import annotations

from typing import NamedTuple

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.locations import location_of_loop
from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.analysis.scev.expressions.kinds import SCEVAddRecExpr, SCEVConstant
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.analysis.uniformity import is_uniform
from nvopt.ir import (
    BasicBlock,
    BinaryOperator,
    BranchInst,
    Builder,
    CastInst,
    CmpInst,
    ConstantInt,
    Function,
    Instruction,
    IntType,
    PHINode,
    Value,
)
from nvopt.ir.predicates import ICMP, Predicate
from nvopt.ir.types import i1, token
from nvopt.knobs import declare
from nvopt.passes.base import Context, FunctionPass
from nvopt.remarks import Location, Remark, RemarkKind
from nvopt.transforms.blocks import CFGAnalyses, terminator_of
from nvopt.transforms.cloning import ValueMap, clone_loop, may_copy
from nvopt.transforms.loops import form_lcssa, simplify_loop

MOST = declare("loop-index-split-max-size", 200, "Instructions of loops that loop-index-split copies at most", source="nvopt", least=0)
_MOST_SPLITS = 2
_REBUILT = ("add", "sub", "shl", "mul", "sext", "zext", "trunc")


class _Candidate(NamedTuple):
    """A comparison in a loop: its counter's side, its bound, the predicate that holds of the near side, and what it says there."""

    loop: Loop
    compare: CmpInst
    counter: Value
    bound: Value
    near: Predicate
    is_equality: bool

    @property
    def holds_near(self) -> bool:
        """What the comparison is on the near side of the bound."""
        predicate = self.compare.predicate
        if self.is_equality:
            return predicate == "ne"
        return (predicate if self.counter is self.compare.operands[0] else predicate.swapped) == self.near

    @property
    def mode(self) -> str:
        return "processAllButOneIterationLoop" if self.is_equality else "processSplitRangeLoop"


class LoopIndexSplit(FunctionPass):
    """The pass `loop-index-split`."""

    name = "loop-index-split"
    summary = "Make two loops of one, between which a condition on the counter changes"

    def run(self, function: Function, context: Context) -> bool:
        if "optnone" in function.attributes or not (function.is_parsed or " icmp " in function.text):
            return False
        splits: dict[BasicBlock, list[str]] = {}
        """By header, how a loop has been split; its parts share the list."""
        declined: set[CmpInst] = set()
        changed = False
        while (found := _candidate(function, splits, declined, context)) is not None:
            loop, header = found.loop, found.loop.header
            location = location_of_loop(loop)
            copies = _split(found, context, once=False)
            if found.is_equality:
                context.code_changed(function)
                again = context.analyses.get(LoopInfo, function).loop_for(header)
                assert again is not None
                copies += _split(found._replace(loop=again, near=found.near.non_strict, is_equality=False), context, once=True)
            context.code_changed(function)
            done = splits.get(header, [])
            done += [found.mode] * (1 + found.is_equality)
            splits.update(dict.fromkeys([header, *copies], done))
            _remark(context, function, "Passed", f"performed {found.mode}", location)
            changed = True
        return changed


def _candidate(function: Function, splits: dict[BasicBlock, list[str]], declined: set[CmpInst], context: Context) -> _Candidate | None:
    """The next comparison to split at."""
    if not context.analyses.get(LoopInfo, function).top_level:
        return None
    scev = context.analyses.get(ScalarEvolution, function)
    for loop in scev.loops.bottom_up():
        if len(splits.get(loop.header, ())) >= _MOST_SPLITS or not _is_in_form(loop):
            continue
        for block in loop.blocks:
            for inst in block:
                found = _at(inst, loop, scev) if isinstance(inst, CmpInst) and inst not in declined else None
                if found is None or (found.is_equality and splits.get(loop.header)):
                    continue
                why = _why_not(found, context)
                if why is None:
                    return found
                declined.add(found.compare)
                _remark(context, function, "Missed", f"not split: {why}", location_of_loop(loop))
    return None


def _is_in_form(loop: Loop) -> bool:
    """Whether it has a preheader and is left at its end alone."""
    latch = loop.latch
    branch = latch.terminator if latch is not None else None
    if not isinstance(branch, BranchInst) or len(set(branch.successors)) < 2:
        return False
    return loop.preheader is not None and loop.exiting_blocks() == [latch]


def _at(inst: CmpInst, loop: Loop, scev: ScalarEvolution) -> _Candidate | None:
    """The comparison as one of a counter with a bound, where a branch inside the loop asks it."""
    if inst.opcode != "icmp" or not isinstance(inst.operands[0].type, IntType):
        return None
    if not any(isinstance(user, BranchInst) and user.parent is not loop.latch and loop.contains_instruction(user) for user in inst.users):
        return None
    left, right = inst.operands
    for counter, bound, predicate in ((left, right, inst.predicate), (right, left, inst.predicate.swapped)):
        if loop.defines(bound) or not loop.defines(counter) or not _is_rebuildable(counter, loop):
            continue
        recurrence = scev.get(counter)
        if not isinstance(recurrence, SCEVAddRecExpr) or recurrence.loop is not loop or not recurrence.is_affine:
            continue
        step = scev.step_recurrence(recurrence)
        near = _near_side(predicate, recurrence, step.signed) if isinstance(step, SCEVConstant) else None
        if near is not None:
            return _Candidate(loop, inst, counter, bound, near, predicate.is_equality)
    return None


def _near_side(predicate: Predicate, recurrence: SCEVAddRecExpr, step: int) -> Predicate | None:
    """The predicate, or its inverse, that holds first and then never again; of equality the strict one."""
    if predicate.is_equality:
        if not recurrence.has_nsw and (not recurrence.has_nuw or step < 0):
            return None
        return ICMP["sgt" if step < 0 else "slt" if recurrence.has_nsw else "ult"]
    keeps_order = recurrence.has_nsw if predicate.is_signed else recurrence.has_nuw and step > 0
    if not keeps_order or step == 0:
        return None
    return predicate if predicate.is_less == (step > 0) else predicate.inverse


def _is_rebuildable(value: Value, loop: Loop) -> bool:
    """Whether it is a phi of the loop's header, or computed of one and what is there ahead of the loop."""
    while isinstance(value, (BinaryOperator, CastInst)) and loop.defines(value):
        inside = [operand for operand in value.operands if loop.defines(operand)]
        if value.opcode not in _REBUILT or len(inside) != 1:
            return False
        value = inside[0]
    return isinstance(value, PHINode) and value.parent is loop.header


def _why_not(found: _Candidate, context: Context) -> str | None:
    loop = found.loop
    size = sum(1 for block in loop.blocks for _ in block)
    if size > context.knobs[MOST]:
        return f"{size} instructions, {context.knobs[MOST]} may be copied"
    if not may_copy(loop.blocks, under_condition=True) or any(inst.type is token for block in loop.blocks for inst in block):
        return "threads may meet inside"
    return None if is_uniform(found.bound) else "threads may have other bounds"


def _split(found: _Candidate, context: Context, *, once: bool) -> list[BasicBlock]:
    """Lets a copy of the loop do the iterations on the near side of the bound, of which there is one at most with `once`; its header."""
    loop = found.loop
    header, preheader, latch = loop.header, loop.preheader, loop.latch
    assert preheader is not None
    assert latch is not None
    function = preheader.parent
    assert function is not None
    kept = CFGAnalyses(context.analyses.get(DominatorTree, function), context.analyses.get(LoopInfo, function))
    assert kept.dominators is not None
    assert kept.loops is not None
    simplify_loop(loop, kept)
    form_lcssa(loop, kept.dominators, kept.loops)
    exit_block = next(one for one in terminator_of(latch).successors if one is not header)
    starts = {phi: phi.incoming_for(preheader) for phi in header.phis()}
    front, mapped = clone_loop(loop, ".split", CFGAnalyses())
    copies = {mapped.value(block) for block in loop.blocks}
    other_front, between = _new_block(function, header, ".rest"), _new_block(function, header, ".between")
    _enter(found, preheader, front, other_front, starts)
    _leave(found, mapped, copies, exit_block, other_front, between, once=once)
    for phi in header.phis():
        value = _through(between, mapped.value(phi.incoming_for(latch)), copies)
        start = Builder(other_front)
        met = start.phi(phi.type, "", [(starts[phi], preheader), (value, between)])
        phi.remove_incoming(preheader)
        phi.add_incoming(met, other_front)
    Builder(other_front).br(header)
    copied = mapped.value(found.compare)
    assert isinstance(copied, CmpInst)
    says = found.holds_near
    if once:
        copied.replace_all_uses_with(ConstantInt.get(i1, int(found.compare.predicate == "eq")))
        found.compare.replace_all_uses_with(ConstantInt.get(i1, int(found.compare.predicate == "ne")))
    else:
        copied.replace_all_uses_with(ConstantInt.get(i1, int(says)))
        if not found.is_equality:
            found.compare.replace_all_uses_with(ConstantInt.get(i1, int(not says)))
    made = mapped.value(header)
    assert isinstance(made, BasicBlock)
    return [made]


def _new_block(function: Function, where: BasicBlock, suffix: str) -> BasicBlock:
    made = BasicBlock(f"{where.name}{suffix}" if where.name else None)
    function.insert_block_before(made, where)
    return made


def _enter(found: _Candidate, preheader: BasicBlock, near: BasicBlock, far: BasicBlock, starts: dict[PHINode, Value]) -> None:
    """Asks in the preheader on which side of the bound the counter starts."""
    branch = terminator_of(preheader)
    b = Builder.before(branch)
    b.cond_br(_frozen_test(found, starts, b), near, far)
    branch.erase()


def _leave(
    found: _Candidate, mapped: ValueMap, copies: set[Value], exit_block: BasicBlock, far: BasicBlock, between: BasicBlock, *, once: bool
) -> None:
    """Has the copy end where the counter gets to the far side, too; behind it stands what decides between the other loop and the exit."""
    header, latch = mapped.value(found.loop.header), mapped.value(found.loop.latch or found.loop.header)
    assert isinstance(header, BasicBlock)
    assert isinstance(latch, BasicBlock)
    branch = terminator_of(latch)
    assert isinstance(branch, BranchInst)
    b = Builder.before(branch)
    goes_on = branch.condition
    if branch.successors[0] is not header:
        goes_on = b.xor(goes_on, ConstantInt.get(i1, 1))
    if once:
        header.remove_predecessor(latch)
        b.br(between)
    else:
        assert found.loop.latch is not None
        nexts = {phi: mapped.value(phi.incoming_for(found.loop.latch)) for phi in found.loop.header.phis()}
        b.cond_br(b.select(goes_on, _frozen_test(found, nexts, b), ConstantInt.get(i1, 0)), header, between)
    for phi in exit_block.phis():
        value = phi.incoming_for(latch)
        phi.remove_incoming(latch)
        phi.add_incoming(_through(between, value, copies), between)
    decision = Builder(between)
    decision.debug_loc = branch.debug_loc
    branch.erase()
    decision.cond_br(_through(between, goes_on, copies), far, exit_block)


def _frozen_test(found: _Candidate, values: dict[PHINode, Value], b: Builder) -> Value:
    """Whether the counter is on the near side where the header's phis have these values."""
    return b.freeze(b.icmp(found.near, _rebuilt(found.counter, found.loop, values, b), found.bound))


def _rebuilt(value: Value, loop: Loop, values: dict[PHINode, Value], b: Builder) -> Value:
    if isinstance(value, PHINode) and value in values:
        return values[value]
    if not isinstance(value, Instruction) or not loop.defines(value):
        return value
    copy = value.clone()
    for at, operand in enumerate(value.operands):
        copy.set_operand(at, _rebuilt(operand, loop, values, b))
    copy.flags = ()
    return b.insert(copy)


def _through(block: BasicBlock, value: Value, copies: set[Value]) -> Value:
    """A value for `block`, to which one block among `copies` leads: what is computed there by a phi, as loop-closed SSA form has it."""
    if not isinstance(value, Instruction) or value.parent not in copies:
        return value
    known = next((phi for phi in block.phis() if all(incoming is value for incoming, _ in phi.incoming)), None)
    if known is not None:
        return known
    phi = PHINode(value.type, [])
    if block.first is None:
        block.append(phi)
    else:
        phi.insert_before(block.first)
    for source in block.predecessors:
        phi.add_incoming(value, source)
    return phi


def _remark(context: Context, function: Function, kind: RemarkKind, what: str, location: Location | None) -> None:
    if context.remarks.enabled:
        args = (("String", f"LoopIndexSplit: {what}"),)
        context.remarks.emit(Remark(kind, LoopIndexSplit.name, "LoopIndexSplit", function.name, args, location))
