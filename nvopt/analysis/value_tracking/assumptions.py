"""What `llvm.assume` promises, and of which values.

    cache = AssumptionCache(function)
    cache.for_value(x)      # [(call, None)] for `call void @llvm.assume(i1 %c)` with `%c = icmp ult i32 %x, 8`

A promise in an operand bundle (`["align"(ptr %p, i64 16)]`) is given with the bundle's place.

Source: LLVM's AssumptionCache, for which values a condition speaks of.
"""

from __future__ import annotations

from collections.abc import Callable

from nvopt.analysis.value_tracking.matching import (
    binary,
    has_flag,
    intrinsic,
    logical_and,
    logical_or,
    not_operand,
    operand_of,
)
from nvopt.ir import Argument, CallBase, CmpInst, ConstantInt, Function, GlobalValue, Instruction, Value

Promise = tuple[CallBase, int | None]
"""The call of `llvm.assume`, and the place of the bundle that speaks of the value; None for the condition."""
_Add = Callable[[Value], None]
_EQUALITY = ("eq", "ne")


class AssumptionCache:
    """The assumptions of a function, as its code is now."""

    __slots__ = ("_by_value", "assumptions")

    def __init__(self, function: Function) -> None:
        self.assumptions: list[CallBase] = []
        """The calls of `llvm.assume`, in order."""
        self._by_value: dict[Value, list[Promise]] = {}
        assume = function.module.get_function("llvm.assume")
        if assume is None:
            return
        for instruction in function.instructions():
            if isinstance(instruction, CallBase) and instruction.operands[-1] is assume:
                self.assumptions.append(instruction)
                self._enter(instruction)

    def for_value(self, value: Value) -> list[Promise]:
        """What speaks of the value, in order."""
        return self._by_value.get(value, _NOTHING)

    def _enter(self, assume: CallBase) -> None:
        for at, (bundle, operands) in enumerate(assume.bundle_operands()):
            if (
                operands
                and bundle.tag not in ('"ignore"', '"separate_storage"')
                and isinstance(operands[0], (Argument, GlobalValue, Instruction))
            ):
                self._by_value.setdefault(operands[0], []).append((assume, at))
        found: dict[Value, None] = {}
        _affected_by(assume.operands[0], lambda value: found.setdefault(value))
        for value in found:
            self._by_value.setdefault(value, []).append((assume, None))


_NOTHING: list[Promise] = []


def _affected_by(condition: Value, add: _Add) -> None:
    """Tells `add` each value of which the condition, being true, says something."""
    _add_with_source(condition, add)
    negated = not_operand(condition)
    if negated is not None:
        _add_with_source(negated, add)
    if logical_and(condition) is not None or logical_or(condition) is not None:
        return
    if isinstance(condition, CmpInst):
        lhs, rhs = condition.operands
        _add_with_source(lhs, add)
        _add_with_source(rhs, add)
        if condition.opcode == "icmp" and isinstance(rhs, ConstantInt):
            inner = _inner_equal(lhs) if condition.predicate in _EQUALITY else _inner_ordered(lhs, condition.predicate)
            for value in inner:
                _add_with_source(value, add)
            if intrinsic(lhs) == "ctpop":
                assert isinstance(lhs, CallBase)
                _add_with_source(lhs.operands[0], add)


def _add_with_source(value: Value, add: _Add) -> None:
    """The value and, behind a trunc or ptrtoint, what it is made from."""
    if isinstance(value, (Argument, GlobalValue, Instruction)):
        add(value)
    source = operand_of(value, "trunc", "ptrtoint", "ptrtoaddr") if isinstance(value, Instruction) else None
    if isinstance(source, (Instruction, Argument)):
        add(source)


def _inner_equal(value: Value) -> tuple[Value, ...]:
    """What `value == constant` or `value != constant` says something of besides `value`."""
    for opcode in ("shl", "lshr", "ashr"):
        shift = binary(value, opcode)
        if shift is not None:
            return shift[:1] if isinstance(shift[1], ConstantInt) else ()
    return binary(value, "and") or binary(value, "or") or binary(value, "sub") or ()


def _inner_ordered(value: Value, predicate: str) -> tuple[Value, ...]:
    """What `value < constant` and its like say something of besides `value`."""
    found: tuple[Value, ...] = ()
    total = binary(value, "add") or (binary(value, "or") if has_flag(value, "disjoint") else None)
    if total is not None and isinstance(total[1], ConstantInt):
        found += total[:1]
    if predicate[0] != "u":
        return found
    found += binary(value, "and") or binary(value, "or") or (binary(value, "add") if has_flag(value, "nuw") else None) or ()
    if has_flag(value, "nuw"):
        found += (binary(value, "sub") or ())[:1]
    return found
