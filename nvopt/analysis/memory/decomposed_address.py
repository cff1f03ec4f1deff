"""A pointer as a base, a number of bytes and indices times scales.

    decompose(pointer, tracking)     # `%p + 4 + 16 * zext(%i)` of getelementptr and what is added to, shifted and widened in its indices

All numbers are modulo 2**bits, the width of what one adds to the pointer. Source: LLVM's BasicAliasAnalysis (DecomposeGEPExpression).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from nvopt.analysis.constant_range import ConstantRange
from nvopt.analysis.constant_range.arithmetic import smul_sat
from nvopt.analysis.integers import signed
from nvopt.analysis.memory.underlying_objects import MAX_LOOKUP, aliased_argument
from nvopt.analysis.value_tracking import ValueTracking
from nvopt.analysis.values.matching import integer
from nvopt.ir import (
    BinaryOperator,
    CallBase,
    CastInst,
    ConstantExpr,
    GetElementPtrInst,
    GlobalAlias,
    Instruction,
    IntType,
    PHINode,
    PointerType,
    StructType,
    Value,
    VectorType,
)
from nvopt.ir.datalayout import is_scalable
from nvopt.ir.gep import steps_of

_MAX_INDEX_DEPTH = 6
"""How deep an index is taken apart; LLVM's limit."""


class CastedValue(NamedTuple):
    """A value cut by `trunc` bits, then widened by `sext`, then by `zext` bits. `is_non_negative`: its zext is a sext as well."""

    value: Value
    zext: int = 0
    sext: int = 0
    trunc: int = 0
    is_non_negative: bool = False

    @property
    def bits(self) -> int:
        """The width behind all casts."""
        assert isinstance(self.value.type, IntType)
        return self.value.type.bits - self.trunc + self.zext + self.sext

    def has_same_casts_as(self, other: CastedValue) -> bool:
        """Whether equal values give equal results."""
        if self.trunc != other.trunc:
            return False
        if (self.zext, self.sext) == (other.zext, other.sext):
            return True
        if self.is_non_negative or other.is_non_negative:
            return self.zext + self.sext == other.zext + other.sext
        return False

    def with_value(self, value: Value, keeps_sign: bool) -> CastedValue:
        """The same of another value of the type."""
        return self._replace(value=value, is_non_negative=self.is_non_negative and keeps_sign)

    def of_zext(self, value: Value, is_non_negative: bool) -> CastedValue:
        """The same where the value is a zext of this one."""
        by = self._width - _width(value)
        if self.trunc >= by:
            return CastedValue(value, self.zext, self.sext, self.trunc - by, self.is_non_negative)
        by -= self.trunc
        return CastedValue(value, self.zext + self.sext + by, 0, 0, is_non_negative)  # a sext of a zext is a zext

    def of_sext(self, value: Value) -> CastedValue:
        """The same where the value is a sext of this one."""
        by = self._width - _width(value)
        if self.trunc >= by:
            return CastedValue(value, self.zext, self.sext, self.trunc - by, self.is_non_negative)
        by -= self.trunc
        return CastedValue(value, self.zext, self.sext + by, 0, self.is_non_negative)

    def number(self, value: int) -> int:
        """What the casts make of a number, with its sign."""
        width = self._width - self.trunc
        value &= (1 << width) - 1
        if not self.zext:
            return signed(value, width)
        return signed(value, width) & ((1 << (width + self.sext)) - 1)

    def range(self, values: ConstantRange) -> ConstantRange:
        """What the casts make of a range."""
        if self.trunc:
            values = values.trunc(values.bits - self.trunc)
        if self.is_non_negative and not values.is_all_non_negative:
            values = values.intersect(ConstantRange.non_empty(values.bits, 0, 1 << (values.bits - 1)))
        if self.sext:
            values = values.sext(values.bits + self.sext)
        return values.zext(values.bits + self.zext) if self.zext else values

    @property
    def _width(self) -> int:
        return _width(self.value)


def _width(value: Value) -> int:
    assert isinstance(value.type, IntType)
    return value.type.bits


@dataclass(eq=False, repr=False)
class VariableIndex:
    """`value * scale`, taken off instead of added where `is_negated`; where `is_nsw` the product does not wrap around with sign. At
    `context` the value is there."""

    value: CastedValue
    scale: int
    context: Instruction | None
    is_nsw: bool
    is_negated: bool = False


@dataclass(eq=False, repr=False)
class DecomposedAddress:
    """`base + offset + indices`."""

    base: Value
    bits: int
    offset: int = 0
    indices: list[VariableIndex] = field(default_factory=list)
    is_inbounds: bool | None = None
    """Whether all steps stay in the object; None where there was no step."""
    is_nuw: bool | None = None
    """Whether the steps, all added up, do not go beyond the end of memory."""


class _Linear(NamedTuple):
    """value * scale + offset."""

    value: CastedValue
    scale: int
    offset: int
    is_nuw: bool
    is_nsw: bool


def decompose(pointer: Value, tracking: ValueTracking) -> DecomposedAddress:
    """The pointer as far as its getelementptrs tell."""
    layout = tracking.layout
    assert isinstance(pointer.type, PointerType)
    found = DecomposedAddress(pointer, layout.index_width(pointer.type.addrspace))
    for _ in range(MAX_LOOKUP):
        at = found.base
        match at:
            case GlobalAlias() if at.linkage in ("", "internal", "private") and at.aliasee is not None:
                found.base = at.aliasee
            case CastInst(opcode="bitcast" | "addrspacecast") | ConstantExpr(opcode="bitcast" | "addrspacecast"):
                source = at.operands[0].type
                if not isinstance(source, PointerType) or layout.index_width(source.addrspace) != found.bits:
                    return found
                found.base = at.operands[0]
            case CallBase():
                same = aliased_argument(at)
                if same is None or at.callee_name.startswith("llvm.ptrmask"):
                    return found
                found.base = same
            case PHINode() if len(at.incoming) == 1:
                found.base = at.operands[0]
            case GetElementPtrInst() | ConstantExpr(opcode="getelementptr"):
                if not _add_steps(found, at, tracking):
                    return found
                found.base = at.operands[0]
            case _:
                return found
    return found


def _add_steps(found: DecomposedAddress, gep: GetElementPtrInst | ConstantExpr, tracking: ValueTracking) -> bool:
    """Adds what a getelementptr adds; False, with nothing added, where it isn't understood."""
    layout, mask = tracking.layout, (1 << found.bits) - 1
    offset = 0
    indices: list[VariableIndex] = []
    inbounds = "inbounds" in gep.flags
    nusw = inbounds or "nusw" in gep.flags
    nuw = "nuw" in gep.flags
    context = gep if isinstance(gep, Instruction) else None
    for index, held, inner in steps_of(gep):
        number = integer(index)
        if isinstance(held, StructType):
            offset += layout.struct_offsets(held)[number or 0]
            continue
        if is_scalable(inner) or not isinstance(index.type, IntType):
            return False
        stride = layout.store_size(inner) if isinstance(held, VectorType) else layout.alloc_size(inner)
        if number is not None:
            offset += signed(number, index.type.bits) * stride
            continue
        if stride == 0:
            continue
        width = index.type.bits
        is_non_negative = nusw and "nuw" in gep.flags  # less than nothing would wrap around in one reading or the other
        value = CastedValue(index, 0, max(found.bits - width, 0), max(width - found.bits, 0), is_non_negative)
        linear = _scaled(_linear(value, tracking, 0), stride, nusw)
        offset += linear.offset
        indices.append(VariableIndex(linear.value, linear.scale & mask, context, linear.is_nsw))
        nuw = nuw and linear.is_nuw
    found.is_inbounds = inbounds and found.is_inbounds is not False
    found.is_nuw = nuw and found.is_nuw is not False
    found.offset = (found.offset + offset) & mask
    for one in indices:
        _merge_in(found, one)
    return True


def _merge_in(found: DecomposedAddress, new: VariableIndex) -> None:
    """Adds an index; one of the same value takes up its scale."""
    mask = (1 << found.bits) - 1
    for at, one in enumerate(found.indices):
        if one.value.value is new.value.value and one.value.has_same_casts_as(new.value):
            scale = (one.scale + new.scale) & mask
            del found.indices[at]
            if scale:
                found.indices.append(VariableIndex(new.value, scale, new.context, is_nsw=False))
            return
    if new.scale:
        found.indices.append(new)


def _scaled(linear: _Linear, by: int, is_nusw: bool) -> _Linear:
    """The product with a stride; with `is_nusw` it doesn't wrap around with sign."""
    is_nsw = linear.is_nsw and (by == 1 or (is_nusw and linear.offset == 0))
    return _Linear(linear.value, linear.scale * by, linear.offset * by, linear.is_nuw, is_nsw)


def _linear(value: CastedValue, tracking: ValueTracking, depth: int) -> _Linear:
    """What is added to and multiplied with a value, taken out of it."""
    at = value.value
    whole = _Linear(value, 1, 0, True, True)
    if depth == _MAX_INDEX_DEPTH:
        return whole
    if isinstance(at, BinaryOperator):
        return _linear_of_operation(value, at, tracking, depth) or whole
    if isinstance(at, CastInst) and isinstance(at.operands[0].type, IntType):
        source = at.operands[0]
        if at.opcode == "zext":
            return _linear(value.of_zext(source, "nneg" in at.flags), tracking, depth + 1)
        if at.opcode == "sext":
            return _linear(value.of_sext(source), tracking, depth + 1)
    return whole


def _linear_of_operation(value: CastedValue, at: BinaryOperator, tracking: ValueTracking, depth: int) -> _Linear | None:
    number = integer(at.operands[1])
    if number is None:
        return None
    opcode, width = at.opcode, _width(at)
    nuw, nsw = "nuw" in at.flags, "nsw" in at.flags
    if opcode == "or":
        if "disjoint" not in at.flags and (~tracking.known_bits(at.operands[0]).zeros & number) & ((1 << width) - 1):
            return None
        opcode, nuw, nsw = "add", True, True
    if opcode not in ("add", "sub", "mul", "shl"):
        return None
    if value.trunc:
        nuw = nsw = False  # of what is cut off nothing is known
    if value.zext and not nuw and value.is_non_negative and opcode in ("add", "sub"):
        value = value._replace(zext=0, sext=value.sext + value.zext, is_non_negative=False)  # this zext is a sext
    if (value.zext and not nuw) or (value.sext and not nsw):
        return None
    is_positive = opcode == "shl" or (opcode == "mul" and signed(number, width) > 0)
    inner = _linear(value.with_value(at.operands[0], is_positive and nsw), tracking, depth + 1)
    right = value.number(number)
    match opcode:
        case "add":
            return inner._replace(offset=inner.offset + right, is_nuw=inner.is_nuw and nuw, is_nsw=inner.is_nsw and nsw)
        case "sub":
            return inner._replace(offset=inner.offset - right, is_nuw=False, is_nsw=inner.is_nsw and nsw)
        case "mul":
            return _times(inner, right, nuw, nsw)
    if number >= width:
        return None
    return _times(inner, 1 << number, nuw, nsw)


def _times(linear: _Linear, by: int, nuw: bool, nsw: bool) -> _Linear:
    is_nsw = linear.is_nsw and nsw and (linear.offset == 0 or by == 1)
    return _Linear(linear.value, linear.scale * by, linear.offset * by, linear.is_nuw and nuw, is_nsw)


def index_range(index: VariableIndex, tracking: ValueTracking, bits: int) -> ConstantRange:
    """What the index times its scale may be, as numbers of `bits` bits."""
    value = index.value.value
    known = tracking.known_bits(value, index.context)
    values = tracking.range_of(value, context=index.context)
    values = values.intersect(ConstantRange.from_known_bits(known.zeros, known.ones, known.bits, signed=True))
    values = index.value.range(values).sext_or_trunc(bits)
    scale = ConstantRange.of(bits, index.scale)
    return smul_sat(values, scale) if index.is_nsw else _product(values, signed(index.scale, bits), bits)


def _product(values: ConstantRange, scale: int, bits: int) -> ConstantRange:
    """The products, where none of them wraps around with sign, else all numbers."""
    if values.is_empty:
        return values
    ends = sorted((values.signed_min * scale, values.signed_max * scale))
    if ends[0] < -(1 << (bits - 1)) or ends[1] >= 1 << (bits - 1):
        return ConstantRange.full(bits)
    return ConstantRange.spanning(bits, ends[0], ends[1])
