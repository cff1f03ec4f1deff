"""Lifts the instructions of a function that compute integers into expressions."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import partial
from typing import Final, NamedTuple

from nvopt.analysis.cfg import single_predecessor
from nvopt.analysis.values.attributes import metadata_of, result_range, returned_argument
from nvopt.ir import (
    BasicBlock,
    BranchInst,
    CallInst,
    CmpInst,
    ConstantAggregateZero,
    ConstantInt,
    ConstantSplat,
    Instruction,
    IntType,
    PoisonValue,
    Type,
    UndefValue,
    Value,
    VectorType,
)
from nvopt.passes.tile_simplify.guards import Guards
from nvopt.tile.costs import cost
from nvopt.tile.evaluation import DISJOINT, EXACT, NNEG, NSW, NUW, SAMESIGN
from nvopt.tile.expressions import Expression, Pool
from nvopt.tile.kinds import Kind
from nvopt.tile.rules.comparisons import EQUALITIES

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
    operation = _OPERATIONS.get(instruction.opcode)
    return operation(instruction) if operation is not None and isinstance(instruction.type.scalar, IntType) else None


def _flags(instruction: Instruction) -> int:
    flags = 0
    for name in instruction.flags:
        flags |= FLAGS[name]
    return flags


def _binary(instruction: Instruction) -> Operation | None:
    kind = BINARY[instruction.opcode]
    lhs, rhs = instruction.operands
    if kind is K.EK_XorN:
        for one, other in ((lhs, rhs), (rhs, lhs)):
            if _number(other) == -1:
                return Operation(K.EK_NotI, (one,), 0, "")
    flags = _flags(instruction)
    if kind is K.EK_Sub and _number(lhs) == 0 and not flags & NUW:  # a promise of its own, which `neg` doesn't make
        return Operation(K.EK_NegI, (rhs,), flags, "")
    return Operation(kind, (lhs, rhs), flags, "")


def _comparison(instruction: Instruction) -> Operation | None:
    assert isinstance(instruction, CmpInst)
    lhs, rhs = instruction.operands
    if not isinstance(lhs.type.scalar, IntType):
        return None
    kind, is_swapped = PREDICATES[instruction.predicate]
    return Operation(kind, (rhs, lhs) if is_swapped else (lhs, rhs), _flags(instruction), "")


def _cast(instruction: Instruction) -> Operation | None:
    return Operation(K.EK_Cast, (instruction.operands[0],), _flags(instruction), instruction.opcode)


def _select(instruction: Instruction) -> Operation | None:
    return Operation(K.EK_Select, tuple(instruction.operands), 0, "")


def _freeze(instruction: Instruction) -> Operation | None:
    return Operation(K.EK_Freeze, (instruction.operands[0],), 0, "")


def _call(call: Instruction) -> Operation | None:
    assert isinstance(call, CallInst)
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


_OPERATIONS: Final[dict[str, Callable[[Instruction], Operation | None]]] = {
    **dict.fromkeys(BINARY, _binary),
    **dict.fromkeys(("zext", "sext", "trunc"), _cast),
    "icmp": _comparison,
    "select": _select,
    "freeze": _freeze,
    "call": _call,
}


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


def tests_a_call(comparison: Instruction) -> bool:
    """Whether branches, and nothing else, go by whether a call gave a number, `if (f() == 0)`; and nothing is known of what it gave, nor
    looks at it besides."""
    call, number = comparison.operands
    return (
        isinstance(call, CallInst)
        and isinstance(number, ConstantInt)
        and number.bits > 1
        and len(call.users) == 1
        and metadata_of(call, "range") is None
        and not call.callee_name.startswith("llvm.")
        and result_range(call) is None
        and returned_argument(call) is None
        and comparison.is_used
        and all(isinstance(user, BranchInst) for user in comparison.users)
    )


class Lifted:
    """The expressions of a function's instructions, and which of them others than these need."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.nodes: dict[Instruction, Expression] = {}
        self.roots: list[Expression] = []
        self.guards = Guards(pool)
        self.saved = 0
        """The cost of what is simpler by what branches say."""
        self.alone: set[Value] = set()
        """What was not lifted, since nothing can be said of it."""
        self._known: dict[Value, Expression] = {}
        """What operands are: what has been lifted, and leaves."""

    def leaf(self, value: Value) -> Expression:
        """The expression of an operand."""
        found = self._known.get(value)
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
            self._known[value] = found
        return found

    def condition_of(self, block: BasicBlock) -> tuple[Expression, bool] | None:
        """The condition by which a branch leads to a block, and which way, where only one does."""
        source = single_predecessor(block)
        branch = source.terminator if source is not None else None
        if not isinstance(branch, BranchInst) or not branch.is_conditional or branch.condition in self.alone:
            return None
        return self.leaf(branch.condition), branch.operands[1] is block

    def add(self, instruction: Instruction, operation: Operation) -> None:
        """Lifts an instruction whose operands have been."""
        operands = [self.leaf(operand) for operand in operation.operands]
        if operation.kind is K.EK_Cast:
            assert isinstance(instruction.type.scalar, IntType)
            node = self.pool.cast(operation.cast, operands[0], instruction.type.scalar.bits, operation.flags)
        else:
            node = self.pool.make(operation.kind, operands, operation.flags)
        lifted = self.nodes[instruction] = self._known[instruction] = self.guards.lifted(node)
        if lifted is not node:
            self.saved += cost(node) - cost(lifted)


def lift(pool: Pool, blocks: Iterable[tuple[BasicBlock, int]]) -> Lifted:
    """The expressions of all instructions of `blocks`, which come in an order in which what dominates comes first."""
    lifted = Lifted(pool)
    for block, depth in blocks:
        lifted.guards.enter(depth, partial(lifted.condition_of, block))
        for instruction in block:
            if instruction.opcode not in _OPERATIONS or (operation := operation_of(instruction)) is None:
                continue
            if operation.kind in EQUALITIES and tests_a_call(instruction):
                lifted.alone.add(instruction)
            else:
                lifted.add(instruction, operation)
    is_lifted = lifted.nodes.__contains__
    for instruction, node in lifted.nodes.items():
        if not all(map(is_lifted, instruction.users)):
            lifted.roots.append(node)
    return lifted
