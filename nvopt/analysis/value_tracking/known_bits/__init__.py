"""Which bits of an integer or address are known, from the code that computes it.

    compute(query, value)

Of a vector, what is known holds in all lanes that are asked about. Six operations deep and no further. Here is the way in, with what
constants and symbols are; the rules of the operations are in arithmetic.py, conversions.py, addresses.py, choices.py, vectors.py and
calls.py.

Source: LLVM's computeKnownBits.
"""

from __future__ import annotations

from collections.abc import Callable

from nvopt.analysis.integers import high_mask
from nvopt.analysis.value_tracking import bits_algebra as algebra
from nvopt.analysis.value_tracking import conditions
from nvopt.analysis.value_tracking.bits import Bits, bits_of, bits_of_range, conflict, unknown
from nvopt.analysis.value_tracking.known_bits import addresses, arithmetic, calls, choices, conversions, vectors
from nvopt.analysis.value_tracking.query import Query
from nvopt.analysis.values.attributes import argument_range, pointer_alignment, ranges_of
from nvopt.analysis.values.depth import MAX_DEPTH
from nvopt.analysis.values.matching import Operator, integer, lanes, width
from nvopt.ir import (
    Argument,
    Constant,
    ConstantAggregate,
    ConstantAggregateZero,
    ConstantExpr,
    ConstantInt,
    ConstantPointerNull,
    ConstantSplat,
    GlobalAlias,
    GlobalValue,
    Instruction,
    MDNode,
    PointerType,
    PoisonValue,
    UndefValue,
    Value,
    VectorType,
)

Rule = Callable[[Query, Operator, int], Bits]
"""(query, value, width in bits)."""
_INTERPOSABLE = frozenset({"weak", "linkonce", "common", "extern_weak"})


def compute(query: Query, value: Value) -> Bits:
    """What is known of the bits of `value`."""
    if isinstance(value, ConstantInt):
        number = value.unsigned
        ones = (1 << value.bits) - 1
        return Bits(number ^ ones, number, value.bits)
    if isinstance(value, Instruction) and not isinstance(value.type, VectorType):
        tracking = query.tracking
        memo = tracking.known[query.depth]
        found = memo.get(value)
        if found is not None:
            return found
        outer, tracking.context_free = tracking.context_free, True
        found = _of_operator(query, value)
        if tracking.context_free:
            memo[value] = found
            tracking.context_free = outer
        return found
    if isinstance(value, Constant):
        known = _of_constant(query, value)
        if known is not None:
            return known
    if isinstance(value, Argument):
        range = argument_range(value)
        if range is not None:
            return _refined(query, value, bits_of_range(range))
    return _of_operator(query, value)


def _of_operator(query: Query, value: Value) -> Bits:
    bits = query.tracking.width(value.type)
    if query.depth == MAX_DEPTH or not query.demanded:
        return unknown(bits)
    if isinstance(value, (Instruction, ConstantExpr)):
        rule = _RULES.get(value.opcode)
        known = rule(query, value, bits) if rule is not None else unknown(bits)
    elif isinstance(value, GlobalAlias):
        return _of_alias(query, value, bits)
    else:
        known = _of_absolute_symbol(value, bits) if isinstance(value, GlobalValue) else unknown(bits)
    return _refined(query, value, known)


def _refined(query: Query, value: Value, known: Bits) -> Bits:
    """What alignment and assumptions say besides; nothing at the greatest depth."""
    if query.depth == MAX_DEPTH:
        return known
    if isinstance(value.type, PointerType):
        known = known.with_low_zeros(pointer_alignment(value, query.tracking.layout).bit_length() - 1)
    return conditions.with_context(query, value, known)


def of_all_lanes(query: Query, value: Value) -> Bits:
    """What is known of every lane."""
    return compute(query.of_lanes(lanes(value.type)), value)


def _of_constant(query: Query, value: Constant) -> Bits | None:
    """Plain data; None for what is computed or has an address."""
    if isinstance(value, (ConstantPointerNull, ConstantAggregateZero)):
        return bits_of(0, query.tracking.width(value.type))
    if isinstance(value, (UndefValue, PoisonValue)):
        return unknown(query.tracking.width(value.type))
    if isinstance(value, ConstantSplat):
        return bits_of(integer(value) or 0, width(value.type)) if isinstance(value.element, ConstantInt) else None
    if isinstance(value, ConstantAggregate):
        return _of_lanes(value, query.demanded, query.tracking.width(value.type))
    return None


def _of_lanes(vector: ConstantAggregate, demanded: int, bits: int) -> Bits:
    known = conflict(bits)
    for at, lane in enumerate(vector.operands):
        if not demanded >> at & 1 or isinstance(lane, PoisonValue):
            continue
        if not isinstance(lane, ConstantInt):
            return unknown(bits)
        known = known.either(bits_of(lane.unsigned, bits))
    return unknown(bits) if known.has_conflict else known


def _of_alias(query: Query, alias: GlobalAlias, bits: int) -> Bits:
    if alias.linkage in _INTERPOSABLE or alias.aliasee is None:
        return unknown(bits)
    return of_all_lanes(query.deeper, alias.aliasee)


def _of_absolute_symbol(value: GlobalValue, bits: int) -> Bits:
    for name, node in value.attachments:
        if name == "absolute_symbol" and isinstance(node, MDNode):
            return of_ranges(node, bits)
    return unknown(bits)


def of_ranges(node: MDNode, bits: int) -> Bits:
    """What `!range` says: of each range the bits in front that its ends share."""
    known = conflict(bits)
    for range in ranges_of(node):
        least, most = range.unsigned_min, range.unsigned_max
        prefix = high_mask(bits - (least ^ most).bit_length(), bits)
        known = known.either(Bits(~most & prefix, most & prefix, bits))
    return known


_RULES: dict[str, Rule] = {
    "load": addresses.load,
    "and": arithmetic.bitwise,
    "or": arithmetic.bitwise,
    "xor": arithmetic.bitwise,
    "add": arithmetic.add,
    "sub": arithmetic.sub,
    "mul": arithmetic.multiply,
    "udiv": arithmetic.divided(algebra.udiv),
    "sdiv": arithmetic.divided(algebra.sdiv),
    "urem": arithmetic.of_both(algebra.urem),
    "srem": arithmetic.of_both(algebra.srem),
    "shl": arithmetic.shift,
    "lshr": arithmetic.shift,
    "ashr": arithmetic.shift,
    "select": choices.select,
    "ptrtoint": conversions.resize,
    "ptrtoaddr": conversions.resize,
    "inttoptr": conversions.resize,
    "zext": conversions.resize,
    "trunc": conversions.resize,
    "sext": conversions.sext,
    "bitcast": conversions.bitcast,
    "freeze": conversions.freeze,
    "alloca": addresses.alloca,
    "getelementptr": addresses.getelementptr,
    "phi": choices.phi,
    "call": calls.call,
    "invoke": calls.call,
    "shufflevector": vectors.shufflevector,
    "insertelement": vectors.insertelement,
    "extractelement": vectors.extractelement,
    "extractvalue": calls.extractvalue,
}
