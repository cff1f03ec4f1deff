"""Whether a number or an address is known not to be zero.

    compute(query, value)

Source: LLVM's isKnownNonZero.
"""

from __future__ import annotations

from collections.abc import Callable

from nvopt.analysis.value_tracking import known_bits
from nvopt.analysis.value_tracking.non_zero import calls, operations, uses
from nvopt.analysis.value_tracking.query import Query
from nvopt.analysis.values.attributes import argument_has_attribute, argument_range, null_is_defined
from nvopt.analysis.values.depth import MAX_DEPTH
from nvopt.analysis.values.matching import Operator, binary, integer, is_zero, operand_of
from nvopt.ir import (
    Argument,
    CmpInst,
    Constant,
    ConstantAggregate,
    ConstantExpr,
    ConstantInt,
    ConstantPtrAuth,
    GlobalValue,
    Instruction,
    PointerType,
    PoisonValue,
    Value,
    VectorType,
)

_COPIED = ("byval", "inalloca", "preallocated")
Rule = Callable[[Query, Operator], bool | None]
"""The answer, None where the known bits decide."""


def compute(query: Query, value: Value) -> bool:
    """Whether `value` is known not to be zero, in any of the lanes that are asked about."""
    if isinstance(value, Constant):
        known = _of_constant(query, value)
        if known is not None:
            return known
    elif isinstance(value, Argument):
        range = argument_range(value)
        if range is not None and not range.contains(0):
            return True
    if not isinstance(value, Constant) and uses.is_promised(query, value):
        return True
    if query.depth >= MAX_DEPTH:
        return False
    query = query.deeper
    if isinstance(value, Argument) and isinstance(value.type, PointerType) and _is_address_of_something(value):
        return True
    if isinstance(value, (Instruction, ConstantExpr)):
        rule = _RULES.get(value.opcode)
        found = rule(query, value) if rule is not None else None
        if found is None:
            found = known_bits.compute(query, value).ones != 0
        if found:
            return True
    if not isinstance(value, Constant) and uses.follows_from_use(query, value):
        return True
    stripped = _without_null_test(value)
    return stripped is not None and compute(query, stripped)


def _of_constant(query: Query, value: Constant) -> bool | None:
    """The answer; None for expressions that have to be looked into."""
    if value.is_zero:
        return False
    if isinstance(value, ConstantInt):
        return True
    if isinstance(value, ConstantPtrAuth):
        return compute(query, value.operands[0])
    if isinstance(value, GlobalValue):
        absolute = any(name == "absolute_symbol" for name, _ in value.attachments)
        assert isinstance(value.type, PointerType)
        return not absolute and value.linkage != "extern_weak" and value.type.addrspace == 0
    if isinstance(value, ConstantExpr):
        return None
    if not isinstance(value.type, VectorType):
        return False
    splat = integer(value)
    if splat is not None:
        return splat != 0
    return isinstance(value, ConstantAggregate) and all(
        isinstance(lane, PoisonValue) or (isinstance(lane, ConstantInt) and lane.unsigned != 0)
        for at, lane in enumerate(value.operands)
        if query.demanded >> at & 1
    )


def _is_address_of_something(argument: Argument) -> bool:
    if argument_has_attribute(argument, "nonnull"):
        return True
    assert isinstance(argument.type, PointerType)
    filled = argument.attributes.integer("dereferenceable") or any(argument_has_attribute(argument, key) for key in _COPIED)
    return bool(filled) and not null_is_defined(argument.parent, argument.type.addrspace)


def _without_null_test(value: Value) -> Value | None:
    """`x` of `(x >> c) + (x & mask != 0)` whose mask are the bits shifted out."""
    if not isinstance(value, Instruction) or value.opcode not in ("add", "or"):
        return None
    for shifted, tested in (value.operands, value.operands[::-1]):
        shift, compare = binary(shifted, "lshr"), operand_of(tested, "zext")
        if shift is None or not isinstance(compare, CmpInst) or compare.predicate != "ne" or not is_zero(compare.operands[1]):
            continue
        masked, count = binary(compare.operands[0], "and"), integer(shift[1])
        mask = integer(masked[1]) if masked is not None and masked[0] is shift[0] else None
        if mask and count is not None and mask & (mask + 1) == 0 and mask.bit_count() == count:
            return shift[0]
    return None


_RULES: dict[str, Rule] = {
    "alloca": operations.alloca,
    "getelementptr": operations.getelementptr,
    "bitcast": operations.bitcast,
    "inttoptr": operations.inttoptr,
    "ptrtoaddr": operations.of_first_operand,
    "ptrtoint": operations.ptrtoint,
    "trunc": operations.trunc,
    "xor": operations.sub,
    "sub": operations.sub,
    "or": operations.or_,
    "sext": operations.of_first_operand,
    "zext": operations.of_first_operand,
    "shl": operations.shl,
    "lshr": operations.shr,
    "ashr": operations.shr,
    "udiv": operations.div,
    "sdiv": operations.div,
    "add": operations.add,
    "mul": operations.mul,
    "select": operations.select,
    "phi": operations.phi,
    "insertelement": operations.insertelement,
    "extractelement": operations.extractelement,
    "shufflevector": operations.shufflevector,
    "freeze": operations.freeze,
    "load": operations.load,
    "extractvalue": calls.extractvalue,
    "call": calls.call,
    "invoke": calls.call,
}
