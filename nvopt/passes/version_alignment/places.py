"""Addresses as a place and a number of bytes: sums of sums are taken apart all the way, unlike in `analysis.memory.decomposed_address`,
where LLVM's alias analysis is followed.

    Places(tracking).of(pointer)     # (%x + 4 * sext(%i) + 4 * sext(%row), 12) of x[row + (i | 3)]
"""

from __future__ import annotations

from dataclasses import dataclass, field

from nvopt.analysis.integers import signed
from nvopt.analysis.memory.decomposed_address import CastedValue
from nvopt.analysis.value_tracking import ValueTracking
from nvopt.ir import BinaryOperator, CastInst, ConstantInt, GetElementPtrInst, IntType, PointerType, Value
from nvopt.ir.datalayout import is_scalable
from nvopt.ir.gep import steps_of

_DEPTH = 8
"""How many operations one behind the other are taken apart in an index, and how many getelementptrs in a pointer."""

Index = tuple[Value, int, int, int]
"""A number that is added: the value, and the bits that a trunc cuts off, that a sext and then a zext add."""


class Place:
    """What an address is computed from, but for a number of bytes that is added: `base`, and indices with their scales."""

    __slots__ = ("added", "base", "indices")

    def __init__(self, base: Value, added: tuple[tuple[Index, int], ...]) -> None:
        self.base = base
        self.added = added
        """The indices in the order in which they are added: a set's is another in every run."""
        self.indices = frozenset(added)


class Places:
    """The places of one function, each of them one object, whatever the order in which its indices are added."""

    def __init__(self, tracking: ValueTracking) -> None:
        self.tracking = tracking
        self._found: dict[tuple[Value, frozenset[tuple[Index, int]]], Place] = {}

    def of(self, pointer: Value) -> tuple[Place, int]:
        """The place of an address, and the bytes that it lies behind it."""
        base, added, offset = _parts_of(pointer, self.tracking)
        place = Place(base, added)
        return self._found.setdefault((base, place.indices), place), offset


@dataclass(eq=False, repr=False)
class _Sum:
    """An address that is being taken apart. All is modulo 2**bits."""

    bits: int
    tracking: ValueTracking
    offset: int = 0
    scales: dict[Index, int] = field(default_factory=dict)

    def add(self, value: CastedValue, scale: int, depth: int = 0) -> None:
        """Adds `scale` times a number."""
        at = value.value
        if isinstance(at, ConstantInt):
            self.offset += value.number(at.unsigned) * scale
        elif isinstance(at, CastInst) and at.opcode in ("zext", "sext") and depth < _DEPTH:
            source = at.operands[0]
            self.add(value.of_zext(source, "nneg" in at.flags) if at.opcode == "zext" else value.of_sext(source), scale, depth + 1)
        elif not (isinstance(at, BinaryOperator) and depth < _DEPTH and self._add_operation(value, at, scale, depth)):
            index = _index(value)
            self.scales[index] = self.scales.get(index, 0) + scale

    def _add_operation(self, value: CastedValue, at: BinaryOperator, scale: int, depth: int) -> bool:
        """Adds what an operation is made of; False, with nothing added, where the casts around it are in the way."""
        opcode, factor = at.opcode, at.operands[1]
        if opcode == "or" and self._is_disjoint(at):
            opcode, flags = "add", (*at.flags, "nuw", "nsw")
        else:
            flags = at.flags
        if value.is_non_negative and value.zext and opcode in ("add", "sub") and "nuw" not in flags:
            value = value._replace(zext=0, sext=value.sext + value.zext, is_non_negative=False)  # this zext is a sext
        if (value.zext and "nuw" not in flags) or (value.sext and "nsw" not in flags):
            return False
        if opcode in ("add", "sub"):
            keeps_sign = opcode == "add" and "nuw" in flags  # a part of what isn't negative isn't either
            self.add(value.with_value(at.operands[0], keeps_sign), scale, depth + 1)
            self.add(value.with_value(at.operands[1], keeps_sign), scale if opcode == "add" else -scale, depth + 1)
            return True
        if opcode not in ("mul", "shl") or not isinstance(factor, ConstantInt):
            return False
        if opcode == "shl" and factor.unsigned >= factor.bits:
            return False
        by = value.number(factor.unsigned) if opcode == "mul" else 1 << factor.unsigned
        self.add(value.with_value(at.operands[0], keeps_sign="nsw" in flags), scale * by, depth + 1)
        return True

    def _is_disjoint(self, at: BinaryOperator) -> bool:
        if "disjoint" in at.flags:
            return True
        number = at.operands[1]
        return isinstance(number, ConstantInt) and not ~self.tracking.known_bits(at.operands[0]).zeros & number.unsigned


def _index(value: CastedValue) -> Index:
    """A zext of what isn't negative is a sext, too."""
    if value.is_non_negative:
        return value.value, value.trunc, value.sext + value.zext, 0
    return value.value, value.trunc, value.sext, value.zext


def _parts_of(pointer: Value, tracking: ValueTracking) -> tuple[Value, tuple[tuple[Index, int], ...], int]:
    """What an address is computed from: a pointer, indices with their scales, and bytes."""
    layout = tracking.layout
    assert isinstance(pointer.type, PointerType)
    found = _Sum(layout.index_width(pointer.type.addrspace), tracking)
    for _ in range(_DEPTH):
        if isinstance(pointer, CastInst) and pointer.opcode == "addrspacecast":
            source = pointer.operands[0].type
            if not isinstance(source, PointerType) or layout.index_width(source.addrspace) != found.bits:
                break
            pointer = pointer.operands[0]
        elif isinstance(pointer, GetElementPtrInst) and _add_steps(found, pointer):
            pointer = pointer.pointer
        else:
            break
    mask = (1 << found.bits) - 1
    added = tuple((index, scale & mask) for index, scale in found.scales.items() if scale & mask)
    return pointer, added, signed(found.offset & mask, found.bits)


def _add_steps(found: _Sum, gep: GetElementPtrInst) -> bool:
    """Adds what a getelementptr adds; False, with nothing added, where that isn't a number of bytes."""
    layout = found.tracking.layout
    steps = list(steps_of(gep))
    if any(is_scalable(step.inner) or not isinstance(step.operand.type, IntType) for step in steps):
        return False
    for step in steps:
        offset = step.field(layout)
        if offset is not None:
            found.offset += offset
            continue
        assert isinstance(step.operand.type, IntType)
        width = step.operand.type.bits
        index = CastedValue(step.operand, 0, max(found.bits - width, 0), max(width - found.bits, 0))
        found.add(index, step.stride(layout))
    return True
