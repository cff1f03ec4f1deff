"""The order in which the operands of a sum, a product, a minimum or a maximum stand.

    ops = [x, table.constant(i32, 3), y]
    group_by_complexity(se, ops)         # [3, x, y]: by kind first, then by what they are made of

So `a + b` and `b + a` are one expression, and equal operands are neighbours. The order is what LLVM prints: arguments by
number, globals by linkage and name, instructions by opcode, loop depth and operands, recurrences of inner loops first.

Source: LLVM's GroupByComplexity, CompareSCEVComplexity and CompareValueComplexity.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cmp_to_key, partial
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from nvopt.analysis.scev.cache import Cache
from nvopt.analysis.scev.expressions.kinds import ADDREC, CONSTANT, SCEV, UNKNOWN, VSCALE, SCEVConstant
from nvopt.ir import (
    Argument,
    BasicBlock,
    BlockAddress,
    ConstantAggregate,
    ConstantAggregateZero,
    ConstantExpr,
    ConstantFP,
    ConstantInt,
    ConstantPointerNull,
    ConstantPtrAuth,
    ConstantSplat,
    ConstantString,
    ConstantTokenNone,
    Function,
    GlobalAlias,
    GlobalAlternative,
    GlobalIFunc,
    GlobalValue,
    GlobalVariable,
    InlineAsm,
    Instruction,
    MetadataAsValue,
    PHINode,
    PointerType,
    PoisonValue,
    StructType,
    UndefValue,
    Value,
    VectorType,
)

if TYPE_CHECKING:
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

_Key = tuple[Any, ...]


class Orders(Cache):
    """Where things stand among operands."""

    __slots__ = ("arguments", "unknowns", "values")

    def __init__(self) -> None:
        self.unknowns: dict[SCEV, _Key] = {}
        self.values: dict[int, dict[Value, _Key]] = {}
        """By depth of the comparison."""
        self.arguments: dict[Value, int] = {}
        """The places of the function's arguments, once somebody asks."""

    def forget_code(self) -> None:
        self.unknowns.clear()
        self.values.clear()


_CONSTANT_ARRAY, _CONSTANT_STRUCT, _CONSTANT_VECTOR = 10, 11, 12
_RANKS: dict[type, int] = {
    UndefValue: 0,
    PoisonValue: 1,
    ConstantAggregateZero: 2,
    ConstantString: 3,
    ConstantSplat: 4,
    ConstantInt: 5,
    ConstantFP: 6,
    ConstantPointerNull: 8,
    ConstantTokenNone: 9,
    Function: 13,
    GlobalAlias: 14,
    GlobalIFunc: 15,
    GlobalVariable: 16,
    BlockAddress: 17,
    ConstantExpr: 18,
    GlobalAlternative: 19,
    ConstantPtrAuth: 21,
    Argument: 22,
    BasicBlock: 23,
    MetadataAsValue: 24,
    InlineAsm: 25,
}
"""LLVM's number of the class of a value that is no instruction; all of these are smaller than _FIRST_INSTRUCTION."""
_FIRST_INSTRUCTION = 30
_OPCODES = (
    *("ret", "br", "switch", "indirectbr", "invoke", "resume", "unreachable", "cleanupret", "catchret", "catchswitch", "callbr"),
    *("fneg", "add", "fadd", "sub", "fsub", "mul", "fmul", "udiv", "sdiv", "fdiv", "urem", "srem", "frem", "shl", "lshr"),
    *("ashr", "and", "or", "xor", "alloca", "load", "store", "getelementptr", "fence", "cmpxchg", "atomicrmw", "trunc", "zext"),
    *("sext", "fptoui", "fptosi", "uitofp", "sitofp", "fptrunc", "fpext", "ptrtoint", "ptrtoaddr", "inttoptr", "bitcast"),
    *("addrspacecast", "cleanuppad", "catchpad", "icmp", "fcmp", "phi", "call", "select", "userop1", "userop2", "va_arg"),
    *("extractelement", "insertelement", "shufflevector", "extractvalue", "insertvalue", "landingpad", "freeze"),
)
_OPCODE_RANKS = {opcode: _FIRST_INSTRUCTION + at for at, opcode in enumerate(_OPCODES)}
_LINKAGES = (
    *("external", "available_externally", "linkonce", "linkonce_odr", "weak", "weak_odr"),
    *("appending", "internal", "private", "extern_weak", "common"),
)
_LINKAGE_RANKS = {"": 0, **{linkage: at for at, linkage in enumerate(_LINKAGES)}}

_ONE_ELEMENT: tuple[_Key, ...] = ((False, _RANKS[ConstantInt]),)
_kind_of = attrgetter("kind")


def split_constant(se: ScalarEvolution, ops: list[SCEV], fold: Callable[[int, int], int]) -> SCEVConstant | None:
    """Takes the constants out of `ops`; what they fold to, None where there is none. `fold` may answer modulo 2**bits."""
    for op in ops:
        if op.kind == CONSTANT:
            break
    else:
        return None  # as a rule, without a new list
    found: SCEVConstant | None = None
    others = []
    for op in ops:
        if op.kind != CONSTANT:
            others.append(op)
        elif found is None:
            found = op  # type: ignore[assignment]
        else:
            found = se.table.constant(op.type, fold(found.value, op.value))  # type: ignore[attr-defined]
    ops[:] = others
    return found


def group_by_complexity(se: ScalarEvolution, ops: list[SCEV]) -> None:
    """Sorts `ops` in place, equal ones next to each other."""
    count = len(ops)
    if count == 2:
        first, second = ops
        order = second.kind - first.kind or compare(se, second, first)
        if order is not None and order < 0:
            ops.reverse()
        return
    if count < 2:
        return
    ops.sort(key=_kind_of)
    start = 0
    while start < count:
        kind, end = ops[start].kind, start + 1
        while end < count and ops[end].kind == kind:
            end += 1
        if end - start > 1:
            ops[start:end] = _sorted_of_one_kind(se, ops[start:end], kind)
        start = end


def _sorted_of_one_kind(se: ScalarEvolution, ops: list[SCEV], kind: int) -> list[SCEV]:
    if kind == UNKNOWN:
        known = se.orders.unknowns
        for op in ops:
            if op not in known:
                _unknown_key(se, op)
        ops.sort(key=known.__getitem__)
    else:
        ops.sort(key=cmp_to_key(partial(_order, se)))
    if len(ops) > 2 and len(set(ops)) != len(ops):
        _gather_equal(ops)
    return ops


def _order(se: ScalarEvolution, a: SCEV, b: SCEV) -> int:
    return compare(se, a, b) or 0


def _gather_equal(ops: list[SCEV]) -> None:
    """Brings equal ones together by swaps, in LLVM's way: what it does to the others' order shows."""
    at = 0
    while at < len(ops) - 1:
        wanted = ops[at]
        for other in range(at + 1, len(ops)):
            if ops[other] is wanted:
                at += 1
                ops[at], ops[other] = wanted, ops[at]
        at += 1


def compare(se: ScalarEvolution, a: SCEV, b: SCEV, depth: int = 0) -> int | None:
    """Below, at or above zero where `a` stands before, level with or behind `b`; None where they are too deep to tell."""
    if a is b:
        return 0
    kind = a.kind
    if kind != b.kind:
        return kind - b.kind
    if depth > se.knobs.max_scev_compare_depth:
        return None
    if kind == UNKNOWN:
        if depth == 0:
            return _three_way(_unknown_key(se, a), _unknown_key(se, b))
        return _three_way(_value_key(se, depth + 1, a.value), _value_key(se, depth + 1, b.value))  # type: ignore[attr-defined]
    if kind == CONSTANT:
        return _three_way((a.bits, a.value), (b.bits, b.value))  # type: ignore[attr-defined]
    if kind == VSCALE:
        return a.bits - b.bits
    if kind == ADDREC and a.loop is not b.loop:  # type: ignore[attr-defined]
        return 1 if se.dominators.dominates(a.loop.header, b.loop.header) else -1  # type: ignore[attr-defined]
    if len(a.operands) != len(b.operands):
        return len(a.operands) - len(b.operands)
    for one, other in zip(a.operands, b.operands, strict=True):
        if one is not other:
            order = compare(se, one, other, depth + 1)
            if order != 0:
                return order
    return 0


def _three_way(a: _Key, b: _Key) -> int:
    return (a > b) - (a < b)


def _unknown_key(se: ScalarEvolution, e: SCEV) -> _Key:
    found = se.orders.unknowns.get(e)
    if found is None:
        found = se.orders.unknowns[e] = _value_key(se, 1, e.value)  # type: ignore[attr-defined]
    return found


def _value_key(se: ScalarEvolution, depth: int, value: Value) -> _Key:
    """A tuple that orders values; at the same depth only. Beyond the depth limit all are level."""
    if depth > se.knobs.max_value_compare_depth:
        return ()
    known = se.orders.values.get(depth)
    if known is None:
        known = se.orders.values[depth] = {}
    found = known.get(value)
    if found is None:
        found = known[value] = (isinstance(value.type, PointerType), *_rank_and_rest(se, depth, value))
    return found


def _rank_and_rest(se: ScalarEvolution, depth: int, value: Value) -> _Key:
    if isinstance(value, Instruction):
        operands = _operand_keys(se, depth + 1, value)
        assert value.parent is not None
        return (_OPCODE_RANKS[value.opcode], se.loops.depth(value.parent), len(operands), *operands)
    rank = _RANKS.get(type(value))
    if isinstance(value, Argument):
        if not se.orders.arguments:
            se.orders.arguments = {argument: at for at, argument in enumerate(se.function.args)}
        return (rank, se.orders.arguments[value])
    if isinstance(value, GlobalValue):
        linkage = _LINKAGE_RANKS[value.linkage]
        return (rank, linkage, "" if value.linkage in ("internal", "private") else value.name)
    if isinstance(value, ConstantAggregate):
        return (_aggregate_rank(value),)
    return (rank if rank is not None else 0,)


def _aggregate_rank(value: ConstantAggregate) -> int:
    if isinstance(value.type, StructType):
        return _CONSTANT_STRUCT
    is_vector = isinstance(value.type, VectorType)
    if all(isinstance(element, (ConstantInt, ConstantFP)) for element in value.operands):
        return _RANKS[ConstantSplat] if is_vector else _RANKS[ConstantString]
    return _CONSTANT_VECTOR if is_vector else _CONSTANT_ARRAY


def _operand_keys(se: ScalarEvolution, depth: int, instruction: Instruction) -> tuple[_Key, ...]:
    """The keys of what LLVM takes for operands: a phi's values without blocks, an alloca's count also where it isn't written."""
    operands = instruction.operands
    if isinstance(instruction, PHINode):
        operands = operands[::2]
    elif instruction.opcode == "alloca" and not operands:
        return _ONE_ELEMENT if depth <= se.knobs.max_value_compare_depth else ((),)
    return tuple([_value_key(se, depth, operand) for operand in operands])
