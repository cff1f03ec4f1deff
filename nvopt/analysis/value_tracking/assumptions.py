"""What `llvm.assume` promises, and of which values.

    cache = AssumptionCache(function)
    cache.for_value(x)      # [(call, None)] for `call void @llvm.assume(i1 %c)` with `%c = icmp ult i32 %x, 8`
    cache.update([x])       # x has changed

A promise in an operand bundle (`["align"(ptr %p, i64 16)]`) is given with the bundle's place.

Source: LLVM's AssumptionCache, for which values a condition speaks of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cmp_to_key

from nvopt.analysis.values.matching import binary, has_flag, intrinsic, logical_and, logical_or, not_operand, operand_of
from nvopt.ir import Argument, BasicBlock, CallBase, CmpInst, ConstantInt, Function, GlobalValue, Instruction, User, Value
from nvopt.ir.predicates import Predicate

Promise = tuple[CallBase, int | None]
"""The call of `llvm.assume`, and the place of the bundle that speaks of the value; None for the condition."""
_Add = Callable[[Value], None]


class AssumptionCache:
    """The assumptions of a function. After a change of the code `update` says to it what has changed; assumptions that are gone by then are
    left out in any case."""

    __slots__ = ("_by_value", "_function", "_in_order", "_latest", "_out_of_order", "_places", "_spoken_of")

    def __init__(self, function: Function) -> None:
        self._function = function
        self._by_value: dict[Value, dict[Promise, None]] = {}
        self._out_of_order: set[Value] = set()
        """The values of which something was promised later than the order of the code says."""
        self._spoken_of: dict[CallBase, dict[Value, list[Promise]]] = {}
        """What each assumption promises of which values."""
        self._latest: User | None = None
        """The user of llvm.assume, in any function, that came last when they were looked at."""
        self._places: dict[BasicBlock, int] = {}
        """Where blocks stand in the function, once somebody asks."""
        self._in_order: list[CallBase] | None = []
        assume = function.module.get_function("llvm.assume")
        if assume is None:
            return
        for instruction in function.instructions():
            if isinstance(instruction, CallBase) and instruction.operands[-1] is assume:
                self._enter(instruction)
        self._in_order = list(self._spoken_of)
        self._latest = next(reversed(assume._users or {}), None)

    @property
    def assumptions(self) -> list[CallBase]:
        """The calls of `llvm.assume`, in order."""
        if self._in_order is None:
            self._in_order = sorted(filter(self._stands, self._spoken_of), key=cmp_to_key(self._order))
        self._in_order = [assume for assume in self._in_order if self._stands(assume)]
        return self._in_order

    def __bool__(self) -> bool:
        """Whether there are any."""
        return any(self._stands(assume) for assume in self._spoken_of)

    def for_value(self, value: Value) -> list[Promise]:
        """What speaks of the value, in order."""
        promises = self._by_value.get(value)
        if promises is None:
            return _NOTHING
        found = [promise for promise in promises if self._stands(promise[0])]
        if value in self._out_of_order:
            found.sort(key=cmp_to_key(self._order_of_promises))
            self._by_value[value] = dict.fromkeys(found)
            self._out_of_order.discard(value)
        return found

    def update(self, changed: Iterable[Value]) -> list[Value]:
        """Looks up anew what those assumptions say that are new, are among `changed` or speak of a value that is. What they spoke of, and
        speak of now, comes back."""
        affected = dict.fromkeys(self._inserted())
        for value in changed:
            if isinstance(value, CallBase) and value in self._spoken_of:
                affected[value] = None
            affected |= dict.fromkeys(assume for assume, _ in self._by_value.get(value, ()))
        told: dict[Value, None] = {}
        for assume in affected:
            told |= dict.fromkeys(self._leave(assume))
            self._in_order = None
            if self._stands(assume):
                self._enter(assume)
                told |= dict.fromkeys(self._spoken_of[assume])
        return list(told)

    def _stands(self, assume: CallBase) -> bool:
        return assume.function is self._function

    def _inserted(self) -> list[CallBase]:
        """The assumptions that nobody has looked at; users come in order."""
        assume = self._function.module.get_function("llvm.assume")
        users = assume._users if assume is not None else None  # only of functions that have been read, such as this one
        found: list[CallBase] = []
        for user in reversed(users or {}):
            if user is self._latest or user in self._spoken_of:
                break
            if isinstance(user, CallBase) and user.operands[-1] is assume and self._stands(user):
                found.append(user)
        self._latest = next(reversed(users or {}), None)
        return found[::-1]

    def _leave(self, assume: CallBase) -> list[Value]:
        """Forgets what an assumption says; of what."""
        told = self._spoken_of.pop(assume, {})
        for value, promises in told.items():
            for promise in promises:
                del self._by_value[value][promise]
        return list(told)

    def _enter(self, assume: CallBase) -> None:
        self._spoken_of[assume] = {}
        for at, (bundle, operands) in enumerate(assume.bundle_operands()):
            if (
                operands
                and bundle.tag not in ('"ignore"', '"separate_storage"')
                and isinstance(operands[0], (Argument, GlobalValue, Instruction))
            ):
                self._promise(operands[0], (assume, at))
        found: dict[Value, None] = {}
        _affected_by(assume.operands[0], lambda value: found.setdefault(value))
        for value in found:
            self._promise(value, (assume, None))

    def _promise(self, value: Value, promise: Promise) -> None:
        self._spoken_of[promise[0]].setdefault(value, []).append(promise)
        promises = self._by_value.setdefault(value, {})
        if promises and self._in_order is None:
            self._out_of_order.add(value)
        promises[promise] = None

    def _order_of_promises(self, one: Promise, other: Promise) -> int:
        return self._order(one[0], other[0])

    def _order(self, one: CallBase, other: CallBase) -> int:
        """Less than zero where `one` stands before `other` in the function's text."""
        if one.parent is other.parent:
            return other.comes_before(one) - one.comes_before(other)
        if one.parent not in self._places or other.parent not in self._places:
            self._places = {block: at for at, block in enumerate(self._function.blocks)}
        assert one.parent is not None
        assert other.parent is not None
        return self._places[one.parent] - self._places[other.parent]


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
            inner = _inner_equal(lhs) if condition.predicate.is_equality else _inner_ordered(lhs, condition.predicate)
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


def _inner_ordered(value: Value, predicate: Predicate) -> tuple[Value, ...]:
    """What `value < constant` and its like say something of besides `value`."""
    found: tuple[Value, ...] = ()
    total = binary(value, "add") or (binary(value, "or") if has_flag(value, "disjoint") else None)
    if total is not None and isinstance(total[1], ConstantInt):
        found += total[:1]
    if not predicate.is_unsigned:
        return found
    found += binary(value, "and") or binary(value, "or") or (binary(value, "add") if has_flag(value, "nuw") else None) or ()
    if has_flag(value, "nuw"):
        found += (binary(value, "sub") or ())[:1]
    return found
