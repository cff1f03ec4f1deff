"""How large code is, in LLVM's units: about one for each instruction of PTX.

Source: LLVM's CodeMetrics and NVPTXTargetTransformInfo, costs of code size.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from nvopt.ir import (
    AllocaInst,
    BasicBlock,
    BinaryOperator,
    CallBase,
    CastInst,
    Constant,
    GetElementPtrInst,
    InlineAsm,
    Instruction,
    IntType,
    PHINode,
)

LOOP_OVERHEAD = 2
"""What an iteration takes that isn't there any more between two copies: a comparison and a branch."""
_DIVISION = 4
DIVISIONS = frozenset({"udiv", "sdiv", "urem", "srem", "fdiv", "frem"})
_SPLIT_IN_TWO = frozenset({"add", "mul", "or", "xor", "and"})
_FREE_CASTS = frozenset({"bitcast", "inttoptr", "ptrtoint", "addrspacecast"})
_FREE_INTRINSICS = (
    "llvm.annotation.", "llvm.assume", "llvm.dbg.", "llvm.expect.", "llvm.experimental.noalias.scope.decl", "llvm.invariant.",
    "llvm.is.constant.", "llvm.launder.invariant.group", "llvm.lifetime.", "llvm.objectsize.", "llvm.ptr.annotation.", "llvm.sideeffect",
    "llvm.ssa.copy", "llvm.strip.invariant.group", "llvm.var.annotation",
)  # fmt: skip


def size_of_blocks(blocks: Iterable[BasicBlock]) -> int:
    """The size of what the blocks hold, assumptions and what is only for them aside."""
    instructions = [instruction for block in blocks for instruction in block]
    unneeded = _only_assumed(instructions)
    return max(LOOP_OVERHEAD + 1, sum(size(one) for one in instructions if one not in unneeded))


def unrolled_size(body: int, count: int) -> int:
    """The size of `count` copies of a body whose size is given."""
    return (body - LOOP_OVERHEAD) * count + LOOP_OVERHEAD


def size(instruction: Instruction) -> int:
    """The size of one instruction."""
    match instruction:
        case PHINode() | AllocaInst():
            return 0
        case GetElementPtrInst():
            return int(not _is_constant_offset(instruction))
        case CastInst():
            return int(not _is_free_cast(instruction))
        case CallBase():
            return _size_of_call(instruction)
        case BinaryOperator():
            if instruction.opcode in DIVISIONS:
                return _DIVISION
            return 2 if instruction.opcode in _SPLIT_IN_TWO and instruction.type is IntType.get(64) else 1
    return int(instruction.opcode not in ("freeze", "extractvalue"))


def _is_constant_offset(address: GetElementPtrInst) -> bool:
    return all(isinstance(index, Constant) for index in address.operands[1:])


def _is_free_cast(cast: CastInst) -> bool:
    source, result = cast.operands[0].type, cast.type
    if cast.opcode == "trunc":
        return isinstance(source, IntType) and isinstance(result, IntType) and source.bits == 64 and result.bits == 32
    return cast.opcode in _FREE_CASTS


def _size_of_call(call: CallBase) -> int:
    if isinstance(call.callee, InlineAsm):
        template = call.callee.ref.split('"')[1]
        return sum(1 for part in template.replace("\\0A", ";").split(";") if any(map(str.isalpha, part)))
    if call.callee_name.startswith("llvm."):
        return int(not is_free_call(call))
    return 1 + len(call.args)


def is_free_call(call: CallBase) -> bool:
    """Whether it is a call of an intrinsic that no code comes of."""
    return call.callee_name.startswith(_FREE_INTRINSICS)


def _only_assumed(instructions: Collection[Instruction]) -> set[Instruction]:
    """What only assumptions need."""
    found: set[Instruction] = set()
    pending: list[Instruction] = [one for one in instructions if isinstance(one, CallBase) and one.callee_name == "llvm.assume"]
    here = set(instructions)
    while pending:
        one = pending.pop()
        found.add(one)
        for operand in one.operands:
            if not isinstance(operand, Instruction) or operand not in here or operand in found or not _may_be_only_assumed(operand):
                continue
            if all(user in found for user in operand.users):
                pending.append(operand)
    return found


def _may_be_only_assumed(operand: Instruction) -> bool:
    return not operand.is_terminator and not isinstance(operand, PHINode)
