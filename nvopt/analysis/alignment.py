"""How far addresses are aligned: the low bits of pointers, and of the integers that go into them.

    known = KnownLowBits(layout, closed)
    known.solve([load.pointer])
    known.at(load.pointer)      # the low bits of that address, None where it can't be told from poison

A value's low bits are found from those of its operands, through address arithmetic, casts, phis and selects, around loops and, for
functions all of whose callers are known (`ClosedFunctions`), from call to parameter and from `ret` to call. The search starts from all
being known and takes back what doesn't hold, so that `i = phi [ 0 ], [ i + 4 ]` is a multiple of four.

What is relied on: alignments that allocas and variables have, and that `align` says of parameters, results and loaded pointers. A
violation of the latter makes poison, so that a `freeze` ends all knowledge. `undef` may be another number at each use and is nothing known.

Source: LLVM's known bits, as far as low bits go, over whole functions as in Wegman and Zadeck, Constant Propagation with Conditional
Branches, 1991.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence

from nvopt.analysis import low_bits
from nvopt.analysis.callers import known_calls
from nvopt.analysis.low_bits import UNKNOWN, LowBits
from nvopt.ir import (
    AllocaInst,
    Argument,
    AttributeSet,
    CallBase,
    ConstantExpr,
    ConstantInt,
    ConstantPointerNull,
    DataLayout,
    Function,
    GetElementPtrInst,
    GlobalVariable,
    Instruction,
    IntType,
    MDNode,
    PHINode,
    PointerType,
    PoisonValue,
    ReadError,
    ReturnInst,
    Type,
    Value,
    ValueAsMetadata,
)
from nvopt.ir.datalayout import is_scalable
from nvopt.ir.gep import steps
from nvopt.target.address_spaces import POINTED_TO

WINDOW_BITS = 7
"""What an addrspacecast keeps of an address. PTX ISA says that a variable's alignment holds for its generic address too, and the largest
that it has for parameters is 128 bytes; where the windows of the address spaces begin it doesn't say."""

_Operation = Callable[[LowBits, LowBits], LowBits]
_BINARY: dict[str, _Operation] = {
    "add": low_bits.add,
    "sub": low_bits.subtract,
    "mul": low_bits.multiply,
    "and": low_bits.bitwise_and,
    "or": low_bits.bitwise_or,
    "xor": low_bits.bitwise_xor,
    "urem": low_bits.remainder,
    "srem": low_bits.remainder,
}
_SHIFTS = {"shl": low_bits.shift_left, "lshr": low_bits.shift_right, "ashr": low_bits.shift_right}
_KEEP_LOW_BITS = frozenset({"zext", "sext", "trunc", "ptrtoint", "ptrtoaddr", "inttoptr", "bitcast"})
_ONE_OF_BOTH = ("llvm.umin.", "llvm.umax.", "llvm.smin.", "llvm.smax.")
_MASK = "llvm.ptrmask."
_COPIES = ("byval", "inalloca", "preallocated")
"""Attributes of parameters that point to memory of their own, and not to where the caller's pointer points."""


class ClosedFunctions:
    """The functions of which this module has every call: what a parameter or a call can be is known."""

    __slots__ = ("arguments", "results")

    def __init__(self, functions: Iterable[Function] = ()) -> None:
        self.arguments: dict[Argument, list[Value]] = {}
        """By parameter what the calls pass, one entry a call."""
        self.results: dict[Function, list[Value]] = {}
        """By function what its `ret`s return."""
        for function in functions:
            self._take(function)

    def _take(self, function: Function) -> None:
        try:
            calls = _calls_of(function)
            if calls is None:
                return
            returned = [one.operands[0] for one in function.instructions() if isinstance(one, ReturnInst) and one.operands]
        except ReadError:
            return  # somebody who may call it can't be read
        self.results[function] = returned
        for at, argument in enumerate(function.args):
            if not any(_is_copied(attributes) for attributes in (argument.attributes, *(call.arg_attributes[at] for call in calls))):
                self.arguments[argument] = [call.args[at] for call in calls]


def _is_copied(attributes: AttributeSet) -> bool:
    return any(key in attributes for key in _COPIES)


def _calls_of(function: Function) -> list[CallBase] | None:
    """Every call of `function`, None where there may be others, or where what they pass isn't what it gets."""
    if function.is_declaration or function.function_type.vararg:
        return None
    if "naked" in function.attributes:  # its assembly takes and returns what no instruction shows
        return None
    return known_calls(function)


class KnownLowBits:
    """The low bits of the values that `solve` was asked for, and of all that goes into them."""

    __slots__ = ("_closed", "_known", "_layout")

    def __init__(self, layout: DataLayout, closed: ClosedFunctions | None = None) -> None:
        self._layout = layout
        self._closed = closed if closed is not None else ClosedFunctions()
        self._known: dict[Value, LowBits] = {}

    def solve(self, roots: Iterable[Value]) -> None:
        """Finds the low bits of `roots`."""
        inputs = self._reach(roots)
        users: dict[Value, list[Value]] = {value: [] for value in inputs}
        for value, operands in inputs.items():
            for operand in operands:
                if operand in users:
                    users[operand].append(value)
        pending = deque(inputs)
        waiting = set(inputs)
        while pending:
            value = pending.popleft()
            waiting.discard(value)
            if self._update(value, inputs[value]):
                following = [user for user in users[value] if user not in waiting]
                waiting.update(following)
                pending.extend(following)

    def at(self, value: Value) -> LowBits | None:
        """What is known of `value`; None where nothing but poison was found to go into it, or where it wasn't solved."""
        known = self._known.get(value)
        if known is not None:
            return known
        match value:
            case ConstantInt():
                return low_bits.constant(value.unsigned, value.bits)
            case PoisonValue():
                return None
            case GlobalVariable():
                return self._variable(value)
        if _is_followed(value):
            return None
        if isinstance(value, ConstantPointerNull):
            return low_bits.constant(0, self._width(value.type))
        return UNKNOWN

    def offset(self, pointer: GetElementPtrInst | ConstantExpr) -> LowBits | None:
        """What a getelementptr adds to its base, in bytes."""
        source = pointer.source_type
        assert source is not None
        base = pointer.operands[0].type
        if not isinstance(base, PointerType) or not isinstance(pointer.type, PointerType):
            return UNKNOWN
        if not self._layout.is_sized(source) or is_scalable(source):
            return UNKNOWN
        return self._sum(source, pointer.operands[1:], self._layout.index_width(base.addrspace))

    def _sum(self, source: Type, indices: Sequence[Value], width: int) -> LowBits | None:
        total: LowBits | None = low_bits.constant(0, width)
        for step in steps(source, indices):
            field = step.field(self._layout)
            added = self._scaled(step.operand, step.stride(self._layout), width) if field is None else low_bits.constant(field, width)
            if total is None or added is None:
                return None
            total = low_bits.add(total, added)
        return total

    def _scaled(self, index: Value, stride: int, width: int) -> LowBits | None:
        if isinstance(index, ConstantInt):
            return low_bits.constant(index.signed * stride, width)
        known = self.at(index)
        return None if known is None else low_bits.multiply(known.limited(width), low_bits.constant(stride, width)).limited(width)

    # -- the search

    def _reach(self, roots: Iterable[Value]) -> dict[Value, Sequence[Value]]:
        """All that goes into `roots`, each behind what goes into it, as far as there is no circle."""
        order: dict[Value, Sequence[Value]] = {}
        seen: set[Value] = set(self._known)
        for root in roots:
            stack = [(root, iter(self._inputs(root)))] if _is_followed(root) and root not in seen else []
            seen.add(root)
            while stack:
                value, rest = stack[-1]
                operand = next((one for one in rest if one not in seen and _is_followed(one)), None)
                if operand is None:
                    order[value] = self._inputs(value)
                    stack.pop()
                else:
                    seen.add(operand)
                    stack.append((operand, iter(self._inputs(operand))))
        return order

    def _inputs(self, value: Value) -> Sequence[Value]:
        match value:
            case Argument():
                return self._closed.arguments.get(value, ())
            case PHINode():
                return value.operands[::2]
            case CallBase():
                if value.callee_name.startswith((*_ONE_OF_BOTH, _MASK)):
                    return value.args
                return self._closed.results.get(value.callee, ()) if isinstance(value.callee, Function) else ()
            case Instruction() if value.opcode == "select":
                return value.operands[1:]
            case Instruction() | ConstantExpr():
                return value.operands if value.opcode in _BINARY or value.opcode in _OTHERS else ()
        return ()

    def _update(self, value: Value, inputs: Sequence[Value]) -> bool:
        """Looks at a value anew; whether less is known of it than before."""
        found = self._find(value, inputs)
        if found is None:
            return False
        before = self._known.get(value)
        found = found.limited(self._width(value.type))
        if before is not None:
            found = low_bits.either(before, found)
        self._known[value] = found
        return found != before

    def _find(self, value: Value, inputs: Sequence[Value]) -> LowBits | None:
        match value:
            case Argument():
                promised = value.attributes.integer("align") if isinstance(value.type, PointerType) else None
                return _with_promise(self.any_of(inputs) if value in self._closed.arguments else UNKNOWN, promised)
            case AllocaInst():
                return low_bits.multiple_of(value.align or self._layout.abi_align(value.allocated_type))
            case PHINode():
                return self.any_of(inputs)
            case CallBase():
                return self._call(value, inputs)
            case GetElementPtrInst():
                return _combined(low_bits.add, self.at(value.pointer), self.offset(value))
            case ConstantExpr(opcode="getelementptr"):
                return _combined(low_bits.add, self.at(value.operands[0]), self.offset(value))
            case Instruction(opcode="select"):
                return self.any_of(inputs)
            case Instruction(opcode="load"):
                return _with_promise(UNKNOWN, _promised_by_metadata(value))
            case Instruction() | ConstantExpr():
                return self._computed(value)
        return UNKNOWN

    def any_of(self, values: Sequence[Value]) -> LowBits | None:
        """What holds whichever of `values` it is; poison may be taken for any of the others."""
        found: LowBits | None = None
        for value in values:
            known = self.at(value)
            if known is not None:
                found = known if found is None else low_bits.either(found, known)
        return found

    def _call(self, call: CallBase, inputs: Sequence[Value]) -> LowBits | None:
        name = call.callee_name
        if name.startswith(_ONE_OF_BOTH):
            return self.any_of(inputs)
        if name.startswith(_MASK):
            return _combined(low_bits.bitwise_and, *(self.at(one) for one in inputs))
        callee = call.callee
        if not isinstance(call.type, PointerType):
            promised = None
        else:
            promised = call.return_attributes.integer("align")
            if isinstance(callee, Function):
                promised = max(promised or 1, callee.return_attributes.integer("align") or 1)
        known = self.any_of(inputs) if isinstance(callee, Function) and callee in self._closed.results else UNKNOWN
        return _with_promise(known, promised)

    def _computed(self, value: Instruction | ConstantExpr) -> LowBits | None:
        operands = value.operands
        if value.opcode in _BINARY:
            return _combined(_BINARY[value.opcode], self.at(operands[0]), self.at(operands[1]))
        if value.opcode in _SHIFTS:
            one, by = self.at(operands[0]), self.at(operands[1])
            return None if one is None or by is None else _SHIFTS[value.opcode](one, by, self._width(value.type))
        if value.opcode == "udiv":
            return self._quotient(operands[0], operands[1])
        if value.opcode == "addrspacecast":
            return _combined(low_bits.add, self.at(operands[0]), window(operands[0].type, value.type))
        return self.at(operands[0]) if value.opcode in _KEEP_LOW_BITS and self._width(operands[0].type) else UNKNOWN

    def _quotient(self, dividend: Value, divisor: Value) -> LowBits | None:
        if not isinstance(divisor, ConstantInt) or divisor.unsigned.bit_count() != 1:
            return UNKNOWN
        known = self.at(dividend)
        by = low_bits.constant(divisor.unsigned.bit_length() - 1, divisor.bits)
        return None if known is None else low_bits.shift_right(known, by, divisor.bits)

    # -- what nothing goes into

    def _variable(self, variable: GlobalVariable) -> LowBits:
        if variable.align is not None:
            return low_bits.multiple_of(variable.align)
        return low_bits.multiple_of(self._layout.abi_align(variable.value_type)) if self._layout.is_sized(variable.value_type) else UNKNOWN

    def _width(self, type: Type) -> int:
        """Bits of an integer or pointer, 0 for other types: nothing is known of those."""
        match type:
            case IntType():
                return type.bits
            case PointerType():
                return self._layout.pointer_spec(type.addrspace).bits
        return 0


_OTHERS = frozenset({*_SHIFTS, *_KEEP_LOW_BITS, "udiv", "addrspacecast", "getelementptr"})


def window(source: Type, target: Type) -> LowBits:
    """What an addrspacecast adds to an address: where the one address space begins in the other."""
    if isinstance(source, PointerType) and isinstance(target, PointerType) and {source.addrspace, target.addrspace} <= POINTED_TO:
        return LowBits(WINDOW_BITS, 0)
    return UNKNOWN


def _is_followed(value: Value) -> bool:
    return isinstance(value, (Instruction, Argument, ConstantExpr))


def _combined(operation: _Operation, one: LowBits | None, other: LowBits | None) -> LowBits | None:
    return None if one is None or other is None else operation(one, other)


def _with_promise(known: LowBits | None, align: int | None) -> LowBits | None:
    """`known`, of an address that is a multiple of `align` too; poison where that isn't so."""
    if known is None or align is None:
        return known
    return low_bits.better(known, low_bits.multiple_of(align))


def _promised_by_metadata(load: Instruction) -> int | None:
    """What `!align` says of the pointer that was loaded."""
    node = load.metadata.get("align")
    if isinstance(node, MDNode) and node.operands and isinstance(held := node.operands[0], ValueAsMetadata):
        value = held.value
        return value.unsigned if isinstance(value, ConstantInt) else None
    return None
