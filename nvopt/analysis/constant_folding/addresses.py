"""Addresses that constants compute: a global and an offset in bytes.

    fold_gep(ArrayType.get(i32, 4), [g, zero, two], (), layout)        # getelementptr inbounds (i8, ptr @g, i64 8)
    place_of(that, layout)                                             # (@g, 8)

Source: LLVM's SymbolicallyEvaluateGEP and IsConstantOffsetFromGlobal.
"""

from __future__ import annotations

from collections.abc import Sequence

from nvopt.analysis.constant_folding import casts
from nvopt.analysis.constant_folding.parts import is_null, is_undef
from nvopt.ir import (
    Constant,
    ConstantExpr,
    ConstantInt,
    ConstantPointerNull,
    DataLayout,
    Function,
    GlobalAlias,
    GlobalAlternative,
    GlobalValue,
    GlobalVariable,
    IntType,
    PointerType,
    PoisonValue,
    StructType,
    Type,
    UndefValue,
    VectorType,
)
from nvopt.ir.gep import steps
from nvopt.ir.types import i8

Flags = tuple[str, ...]


def signed_offset(offset: int, bits: int) -> int:
    """The offset as an address of that width adds it."""
    offset &= (1 << bits) - 1
    return offset - (1 << bits) if offset >> bits - 1 else offset


def gep_offset(source_type: Type, indices: Sequence[Constant], layout: DataLayout) -> int | None:
    """The bytes that the indices add, None where one is no number or the type has no known size."""
    numbers = [index.signed for index in indices if isinstance(index, ConstantInt)]
    if len(numbers) != len(indices) or not layout.is_sized(source_type):
        return None
    try:
        return layout.gep_offset(source_type, numbers)
    except ValueError:
        return None


def strip_offsets(pointer: Constant, layout: DataLayout, inbounds_only: bool = False) -> tuple[Constant, int]:
    """What the pointer is computed from, and the bytes added, through getelementptrs with constant indices and address space casts of the
    same width."""
    offset = 0
    while isinstance(pointer, (ConstantExpr, GlobalAlias)):
        if isinstance(pointer, GlobalAlias):
            if pointer.aliasee is None or is_interposable(pointer) or pointer.aliasee.type is not pointer.type:
                break
            pointer = pointer.aliasee
            continue
        base, *indices = (one for one in pointer.operands if isinstance(one, Constant))
        if pointer.opcode == "getelementptr" and pointer.source_type is not None:
            added = gep_offset(pointer.source_type, indices, layout)
            if added is None or (inbounds_only and "inbounds" not in pointer.flags):
                break
            offset += added
        elif (
            pointer.opcode not in ("bitcast", "addrspacecast")
            or not isinstance(base.type, PointerType)
            or _index_width(base.type, layout) != _index_width(pointer.type, layout)
        ):
            break
        pointer = base
    return pointer, signed_offset(offset, _index_width(pointer.type, layout))


def _index_width(type: Type, layout: DataLayout) -> int:
    return layout.index_width(type.addrspace) if isinstance(type, PointerType) else 64


def is_interposable(value: GlobalValue) -> bool:
    """Whether another definition may win when the program is linked."""
    return value.linkage in ("weak", "linkonce", "common", "extern_weak")


def place_of(constant: Constant, layout: DataLayout) -> tuple[GlobalValue, int] | None:
    """The global and the offset in bytes of the address, also of one turned into an integer; None where it isn't known."""
    if isinstance(constant, GlobalValue):
        return constant, 0
    if isinstance(constant, GlobalAlternative):
        target = constant.operands[0]
        return (target, 0) if constant.keyword == "dso_local_equivalent" and isinstance(target, GlobalValue) else None
    if not isinstance(constant, ConstantExpr):
        return None
    base, *indices = (one for one in constant.operands if isinstance(one, Constant))
    if constant.opcode in ("ptrtoint", "bitcast"):
        return place_of(base, layout)
    if constant.opcode != "getelementptr" or constant.source_type is None:
        return None
    added = gep_offset(constant.source_type, indices, layout)
    found = place_of(base, layout)
    if added is None or found is None:
        return None
    return found[0], signed_offset(found[1] + added, _index_width(constant.type, layout))


def alignment(value: GlobalValue, layout: DataLayout) -> int:
    """The bytes to which the address is known to be aligned."""
    if isinstance(value, Function):
        by_layout = layout.function_align
        own = value.align or 1
        return (by_layout or 1) if not layout.function_align_independent and by_layout is None else max(own, by_layout or 4)
    if not isinstance(value, GlobalVariable):
        return 1
    if value.align is not None:
        return value.align
    if not layout.is_sized(value.value_type):
        return 1
    is_final = value.initializer is not None and not is_interposable(value)
    return layout.pref_align(value.value_type) if is_final else layout.abi_align(value.value_type)


def known_low_bits(constant: Constant, layout: DataLayout) -> tuple[int, int]:
    """How many low bits of the address as an integer are known, and what they are."""
    place = place_of(constant, layout)
    if place is None or not isinstance(constant.type, IntType):
        return 0, 0
    known = min(alignment(place[0], layout).bit_length() - 1, constant.type.bits)
    return known, place[1] & (1 << known) - 1


# -- getelementptr


def fold_gep(source_type: Type, operands: Sequence[Constant], flags: Flags, layout: DataLayout) -> Constant | None:
    """`getelementptr source_type, operands…`: one with a single offset in bytes, or the integer it is as a pointer; None for vectors."""
    base, *indices = operands
    if not isinstance(base.type, PointerType) or any(isinstance(index.type, VectorType) for index in indices):
        return None
    width = _index_width(base.type, layout)
    added = gep_offset(source_type, _in_width(source_type, indices, width, layout), layout)
    if added is None:
        return gep_expression(source_type, operands, flags)
    offset, overflows = signed_offset(added, width), False
    kept = _no_wrap(flags)
    while isinstance(base, ConstantExpr) and base.opcode == "getelementptr" and base.source_type is not None:
        inner = gep_offset(base.source_type, [one for one in base.operands[1:] if isinstance(one, Constant)], layout)
        if inner is None or any(flag.startswith("inrange") for flag in base.flags):
            break
        kept &= _no_wrap(base.flags)
        total = offset + signed_offset(inner, width)
        offset = signed_offset(total, width)
        overflows = overflows or offset != total
        first = base.operands[0]
        assert isinstance(first, Constant)
        base = first
    if overflows and "inbounds" not in kept:
        kept -= {"nusw"}
    number = _integer_base(base, width, layout)
    if number is not None:
        made = casts.cast_expression("inttoptr", ConstantInt.get(IntType.get(width), offset + number), base.type, layout)
        assert made is not None
        return made
    if "inbounds" not in kept and 0 <= offset <= _dereferenceable_bytes(base, layout):
        kept |= {"inbounds", "nusw"}
    if "nusw" in kept and offset >= 0:
        kept |= {"nuw"}
    return gep_expression(i8, [base, ConstantInt.get(IntType.get(width), offset)], _written(kept))


def gep_expression(source_type: Type, operands: Sequence[Constant], flags: Flags) -> Constant:
    """The constant expression, unless nothing is added (LLVM's ConstantExpr::getGetElementPtr)."""
    base = operands[0]
    if isinstance(base, PoisonValue):
        return PoisonValue.get(base.type)
    if isinstance(base, UndefValue):
        return UndefValue.get(base.type)
    if all(is_null(index) or is_undef(index) for index in operands[1:]):
        return base
    return ConstantExpr.get("getelementptr", base.type, operands, flags, source_type)


def pointer_add(pointer: Constant, offset: Constant) -> Constant:
    """`getelementptr i8, pointer, offset`."""
    return gep_expression(i8, [pointer, offset], ())


def _in_width(source_type: Type, indices: Sequence[Constant], width: int, layout: DataLayout) -> list[Constant]:
    """The indices as integers of the width of an address; those of struct fields stay."""
    made: list[Constant] = []
    for index, step in zip(indices, steps(source_type, indices), strict=True):
        is_field = isinstance(step.held, StructType)
        fitted = index if is_field else casts.integer_cast(index, IntType.get(width), layout, is_signed=True)
        made.append(index if fitted is None else fitted)
    return made


def _no_wrap(flags: Flags) -> frozenset[str]:
    """The flags that are promises, with what they imply."""
    found = frozenset(flags) & {"inbounds", "nusw", "nuw"}
    return found | {"nusw"} if "inbounds" in found else found


def _written(flags: frozenset[str]) -> Flags:
    return tuple(flag for flag in ("inbounds", "nusw", "nuw") if flag in flags and not (flag == "nusw" and "inbounds" in flags))


def _integer_base(base: Constant, width: int, layout: DataLayout) -> int | None:
    """The number that a pointer is that comes from no object; None for another, and where pointers are no integers."""
    assert isinstance(base.type, PointerType)
    if layout.pointer_spec(base.type.addrspace).non_integral:
        return None
    if isinstance(base, ConstantPointerNull):
        return 0
    if isinstance(base, ConstantExpr) and base.opcode == "inttoptr" and isinstance(base.operands[0], ConstantInt):
        return base.operands[0].unsigned & (1 << width) - 1 or None
    return None


def _dereferenceable_bytes(base: Constant, layout: DataLayout) -> int:
    """How many bytes there are for sure behind a global's address; -1 where nothing is known."""
    if isinstance(base, GlobalVariable) and base.linkage != "extern_weak" and layout.is_sized(base.value_type):
        return layout.store_size(base.value_type) or -1
    return -1
