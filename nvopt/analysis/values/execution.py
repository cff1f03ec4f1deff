"""Whether control gets past an instruction: what may throw, hang or end, and where an assumption holds.

    transfers(instruction)              # whether what follows it is executed whenever it is
    all_transfer(first, end, 15)        # the same for a stretch of a block, of less than 15 instructions

Source: LLVM's isGuaranteedToTransferExecutionToSuccessor and isValidAssumeForContext.
"""

from __future__ import annotations

from nvopt.analysis.dominators import DominatorTree
from nvopt.ir import (
    BasicBlock,
    CallBase,
    CatchSwitchInst,
    CleanupReturnInst,
    Constant,
    ConstantPointerNull,
    Function,
    Instruction,
    InvokeInst,
    LandingPadInst,
    LoadInst,
    StoreInst,
    User,
)
from nvopt.ir.types import ArrayType

_DOUBTFUL = frozenset(
    {"call", "invoke", "callbr", "store", "ret", "unreachable", "resume", "cleanupret", "catchswitch", "catchpad", "cleanuppad"}
)
_WRITING = frozenset({"store", "fence", "cmpxchg", "atomicrmw", "va_arg", "catchpad", "catchret", "invoke", "callbr"})
_THROWING = frozenset({"call", "invoke", "callbr", "resume", "cleanupret", "catchswitch"})
NOTICED = _WRITING | _THROWING | {"load"}
"""The operations that may write memory or throw: of others nobody else notices that they are executed."""
ASSUME_DISTANCE = 15


def transfers(instruction: Instruction) -> bool:
    """Whether control passes on to what follows whenever the instruction is executed."""
    opcode = instruction.opcode
    if opcode not in _DOUBTFUL:
        return True
    if isinstance(instruction, InvokeInst):
        return instruction.has_fn_attribute("willreturn") and not _unwinds_past(instruction)
    if isinstance(instruction, CallBase):
        return instruction.has_fn_attribute("nounwind") and instruction.has_fn_attribute("willreturn")
    if isinstance(instruction, StoreInst):
        return not instruction.volatile
    if isinstance(instruction, CleanupReturnInst):
        return len(instruction.operands) > 1
    if isinstance(instruction, CatchSwitchInst):
        return instruction.unwinds
    return opcode == "cleanuppad"


def _unwinds_past(invoke: InvokeInst) -> bool:
    """Whether an exception may leave the function past the landing pad."""
    pad = invoke.successors[1].first_non_phi
    if not isinstance(pad, LandingPadInst) or pad.flags:
        return False
    for kind, clause in zip(pad.clauses, pad.operands, strict=True):
        if kind == "catch" and isinstance(clause, ConstantPointerNull):
            return False
        if kind == "filter" and isinstance(clause, Constant) and isinstance(clause.type, ArrayType) and clause.type.count == 0:
            return False
    return True


def block_transfers(block: BasicBlock) -> bool:
    """Whether control passes every instruction of the block, once it is entered."""
    return all(transfers(instruction) for instruction in block)


def all_transfer(first: Instruction, end: Instruction | None, limit: int = 32) -> bool:
    """Whether control passes from `first` on to `end`, which stands behind it in its block; False for `limit` instructions and more."""
    at: Instruction | None = first
    while at is not end:
        limit -= 1
        if limit == 0 or at is None or not transfers(at):
            return False
        at = at.next
    return True


def has_side_effects(instruction: Instruction) -> bool:
    """Whether it may write memory, throw or not return."""
    return not transfers(instruction) or may_write(instruction)


def may_write(instruction: Instruction) -> bool:
    """Whether it may write memory."""
    if instruction.opcode in _WRITING:
        return True
    if instruction.opcode == "load":
        assert isinstance(instruction, LoadInst)
        return instruction.volatile or instruction.ordering not in ("", "unordered")
    return isinstance(instruction, CallBase) and not _only_reads(instruction)


def may_throw(instruction: Instruction) -> bool:
    """Whether an exception may leave the function there."""
    if instruction.opcode not in _THROWING:
        return False
    if isinstance(instruction, InvokeInst):
        return _unwinds_past(instruction)
    if isinstance(instruction, CallBase):
        return instruction.opcode == "call" and not instruction.has_fn_attribute("nounwind")
    if isinstance(instruction, CleanupReturnInst):
        return len(instruction.operands) == 1
    return instruction.opcode == "resume" or (isinstance(instruction, CatchSwitchInst) and not instruction.unwinds)


def may_read_or_write(instruction: Instruction) -> bool:
    """Whether it may access memory."""
    if not isinstance(instruction, CallBase):
        return instruction.opcode == "load" or instruction.opcode in _WRITING
    return "memory(none)" not in _effects(instruction)


def _effects(call: CallBase) -> tuple[str, ...]:
    callee = call.operands[-1]
    return call.function_attributes.texts + (callee.attributes.texts if isinstance(callee, Function) else ())


def _only_reads(call: CallBase) -> bool:
    return any(text.startswith("memory(") and "write" not in text for text in _effects(call))


def holds_at(assume: Instruction, context: Instruction, dominators: DominatorTree | None, allow_ephemeral: bool = False) -> bool:
    """Whether what `assume` tells is true at `context`: control reaches it whenever it reaches the context.

    The context must not be computed for the assumption's sake alone, unless `allow_ephemeral`: it would prove itself.
    """
    if assume.parent is context.parent:
        if assume.comes_before(context):
            return True
        if assume is context:
            return allow_ephemeral
        return all_transfer(context, assume, ASSUME_DISTANCE) and (allow_ephemeral or not _is_ephemeral(assume, context))
    return dominators is not None and dominators.value_dominates(assume, context)


def _is_ephemeral(assume: Instruction, value: Instruction) -> bool:
    """Whether `value` serves nothing but the assumption."""
    if value in assume.operands:
        return True
    ephemeral: set[User] = set()
    seen: set[Instruction] = set()
    pending = [assume]
    while pending:
        at = pending.pop()
        if at in seen:
            continue
        seen.add(at)
        if all(user in ephemeral for user in at.users):
            if at is value:
                return True
            if at is assume or not (at.is_terminator or has_side_effects(at)):
                ephemeral.add(at)
                pending += [operand for operand in at.operands if isinstance(operand, Instruction)]
    return False
