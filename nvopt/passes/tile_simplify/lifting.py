"""Lifts the instructions of a function that compute integers into expressions."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import partial
from typing import Final, NamedTuple

from nvopt.analysis.cfg import single_predecessor
from nvopt.ir import (
    BasicBlock,
    BinaryOperator,
    BranchInst,
    CallInst,
    CastInst,
    CmpInst,
    ConstantAggregateZero,
    ConstantInt,
    ConstantSplat,
    Instruction,
    IntType,
    PoisonValue,
    SelectInst,
    Type,
    UnaryOperator,
    UndefValue,
    Value,
    VectorType,
)
from nvopt.passes.tile_simplify.guards import Guards
from nvopt.tile.costs import cost
from nvopt.tile.evaluation import DISJOINT, EXACT, NNEG, NSW, NUW, SAMESIGN
from nvopt.tile.expressions import Expression, Pool
from nvopt.tile.kinds import Kind

K = Kind
BINARY: Final[dict[str, Kind]] = {
    "add": K.EK_Add,
    "sub": K.EK_Sub,
    "mul": K.EK_Mul,
    "udiv": K.EK_DivU,
    "sdiv": K.EK_DivS,
    "urem": K.EK_RemU,
    "srem": K.EK_RemS,
    "shl": K.EK_Shl,
    "lshr": K.EK_ShrU,
    "ashr": K.EK_ShrS,
    "and": K.EK_AndN,
    "or": K.EK_OrN,
    "xor": K.EK_XorN,
}
INTRINSICS: Final[dict[str, Kind]] = {
    "umin": K.EK_MinU,
    "umax": K.EK_MaxU,
    "smin": K.EK_MinS,
    "smax": K.EK_MaxS,
    "abs": K.EK_AbsI,
    "fshl": K.EK_FunnelL,
    "fshr": K.EK_FunnelR,
}
PREDICATES: Final[dict[str, tuple[Kind, bool]]] = {
    "eq": (K.EK_EqBin, False),
    "ne": (K.EK_NeBin, False),
    "ult": (K.EK_LtU, False),
    "ule": (K.EK_LeU, False),
    "slt": (K.EK_LtS, False),
    "sle": (K.EK_LeS, False),
    "ugt": (K.EK_LtU, True),
    "uge": (K.EK_LeU, True),
    "sgt": (K.EK_LtS, True),
    "sge": (K.EK_LeS, True),
}
"""The comparison, and whether its operands are exchanged."""
FLAGS: Final = {"nsw": NSW, "nuw": NUW, "exact": EXACT, "disjoint": DISJOINT, "nneg": NNEG, "samesign": SAMESIGN}


class Operation(NamedTuple):
    """An instruction as an expression sees it."""

    kind: Kind
    operands: tuple[Value, ...]
    flags: int
    cast: str


def operation_of(instruction: Instruction) -> Operation | None:
    """The operation that an instruction on integers is; None where it is opaque."""
    if not isinstance(instruction.type.scalar, IntType):
        return None
    flags = 0
    for name in instruction.flags:
        flags |= FLAGS.get(name, 0)
    match instruction:
        case BinaryOperator():
            return _binary(instruction, flags)
        case CmpInst() if instruction.opcode == "icmp" and isinstance(instruction.operands[0].type.scalar, IntType):
            kind, is_swapped = PREDICATES[instruction.predicate]
            lhs, rhs = instruction.operands
            return Operation(kind, (rhs, lhs) if is_swapped else (lhs, rhs), flags, "")
        case CastInst() if instruction.opcode in ("zext", "sext", "trunc"):
            return Operation(K.EK_Cast, (instruction.operands[0],), flags, instruction.opcode)
        case SelectInst():
            return Operation(K.EK_Select, tuple(instruction.operands), 0, "")
        case UnaryOperator() if instruction.opcode == "freeze":
            return Operation(K.EK_Freeze, (instruction.operands[0],), 0, "")
        case CallInst():
            return _call(instruction)
    return None


def _binary(instruction: BinaryOperator, flags: int) -> Operation | None:
    kind = BINARY.get(instruction.opcode)
    if kind is None:
        return None
    lhs, rhs = instruction.operands
    if kind is K.EK_XorN:
        for one, other in ((lhs, rhs), (rhs, lhs)):
            if _number(other) == -1:
                return Operation(K.EK_NotI, (one,), 0, "")
    if kind is K.EK_Sub and _number(lhs) == 0:
        return Operation(K.EK_NegI, (rhs,), flags & NSW, "")
    return Operation(kind, (lhs, rhs), flags, "")


def _call(call: CallInst) -> Operation | None:
    name = call.callee_name
    if not name.startswith("llvm."):
        return None
    kind = INTRINSICS.get(name.split(".")[1])
    if kind is None or any(key != "dbg" for key in call.metadata) or str(call.return_attributes):
        return None
    args = tuple(call.args)
    if kind is K.EK_AbsI:
        return Operation(kind, args[:1], NSW if _number(args[1]) else 0, "")
    return Operation(kind, args, 0, "")


def _number(value: Value) -> int | None:
    """The number, as two's complement, that an integer constant is, or each element of a vector."""
    match value:
        case ConstantInt():
            return value.signed
        case ConstantSplat() if isinstance(value.element, ConstantInt):
            return value.element.signed
        case ConstantAggregateZero() if isinstance(value.type, VectorType) and isinstance(value.type.element, IntType):
            return 0
    return None


def shape_of(type: Type) -> Hashable:
    """What tells vectors apart: how many elements, and whether that is scaled; None for an integer."""
    return (type.count, type.scalable) if isinstance(type, VectorType) else None


class Lifted:
    """The expressions of a function's instructions, and which of them others than these need."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.nodes: dict[Instruction, Expression] = {}
        self.roots: list[Expression] = []
        self.guards = Guards(pool)
        self.saved = 0
        """The cost of what is simpler by what branches say."""
        self._leaves: dict[Value, Expression] = {}

    def leaf(self, value: Value) -> Expression:
        """The expression of an operand."""
        if isinstance(value, Instruction) and (node := self.nodes.get(value)) is not None:
            return node
        found = self._leaves.get(value)
        if found is None:
            bits = value.type.scalar.bits if isinstance(value.type.scalar, IntType) else 0
            shape = shape_of(value.type)
            number = _number(value)
            if number is not None:
                found = self.pool.constant(number, bits, shape)
            elif isinstance(value, PoisonValue):
                found = self.pool.poison(bits, shape)
            elif isinstance(value, UndefValue):
                found = self.pool.undef(bits, shape)
            else:
                found = self.pool.symbol(value, bits, shape)
            self._leaves[value] = found
        return found

    def condition_of(self, block: BasicBlock) -> tuple[Expression | None, bool]:
        """The condition by which a branch leads to a block, and which way, where only one does."""
        source = single_predecessor(block)
        branch = source.terminator if source is not None else None
        if not isinstance(branch, BranchInst) or not branch.is_conditional:
            return None, True
        return self.leaf(branch.condition), branch.operands[1] is block

    def add(self, instruction: Instruction) -> None:
        """Lifts an instruction whose operands have been, unless it is opaque."""
        operation = operation_of(instruction)
        if operation is None:
            return
        operands = [self.leaf(operand) for operand in operation.operands]
        if operation.kind is K.EK_Cast:
            assert isinstance(instruction.type.scalar, IntType)
            node = self.pool.cast(operation.cast, operands[0], instruction.type.scalar.bits, operation.flags)
        else:
            node = self.pool.make(operation.kind, operands, operation.flags)
        lifted = self.nodes[instruction] = self.guards.lifted(node)
        self.saved += cost(node) - cost(lifted)


def lift(pool: Pool, blocks: Iterable[tuple[BasicBlock, int]]) -> Lifted:
    """The expressions of all instructions of `blocks`, which come in an order in which what dominates comes first."""
    lifted = Lifted(pool)
    for block, depth in blocks:
        lifted.guards.enter(depth, partial(lifted.condition_of, block))
        for instruction in block:
            lifted.add(instruction)
    for instruction, node in lifted.nodes.items():
        if any(user not in lifted.nodes for user in instruction.users):
            lifted.roots.append(node)
    return lifted
