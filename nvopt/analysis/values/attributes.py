"""What attributes and metadata say of a value: ranges, alignment, bytes behind an address, `noundef`, `returned`.

A call has what stands on it and what stands on the function that it calls.

Source: LLVM's CallBase, Argument and Value, for where each question looks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nvopt.analysis.values.matching import integer
from nvopt.ir import (
    AllocaInst,
    Argument,
    CallBase,
    Constant,
    ConstantExpr,
    ConstantInt,
    DataLayout,
    Function,
    GetElementPtrInst,
    GlobalVariable,
    Instruction,
    LoadInst,
    MDNode,
    PointerType,
    Type,
    Value,
    ValueAsMetadata,
)
from nvopt.late_modules import late_module

if TYPE_CHECKING:
    from nvopt.analysis import constant_range
    from nvopt.analysis.constant_range import ConstantRange
else:
    constant_range = late_module("nvopt.analysis.constant_range")
from nvopt.ir.attributes import NONE
from nvopt.ir.reading.cursor import Cursor

_MAX_ALIGNMENT = 1 << 32
_DEREFERENCEABLE = ("dereferenceable", "dereferenceable_or_null")
WELL_DEFINED = frozenset({"noundef", *_DEREFERENCEABLE})
"""Attributes that make undef and poison undefined behaviour."""
_REPLACEABLE = frozenset({"weak", "weak_odr", "linkonce", "linkonce_odr", "common", "extern_weak", "available_externally"})
"""Linkages with which the linker may take a definition from elsewhere."""


def callee_of(call: CallBase) -> Function | None:
    """The function that a call calls directly and as its type says."""
    callee = call.operands[-1]
    if isinstance(callee, Function) and callee.value_type is call.function_type:
        return callee
    return None


def result_has(call: CallBase, key: str) -> bool:
    """Whether the result has the attribute."""
    if call.return_attributes.texts and key in call.return_attributes.keys:
        return True
    callee = callee_of(call)
    return callee is not None and key in callee.return_attributes.keys


def argument_keys(call: CallBase, index: int) -> frozenset[str]:
    """The attributes of an argument."""
    found = call.arg_attributes[index].keys if call.arg_attributes[index].texts else frozenset()
    callee = callee_of(call)
    if callee is None:
        return found
    parameters = callee.arg_attributes
    return found | parameters[index].keys if index < len(parameters) and parameters[index].texts else found


def argument_has_attribute(argument: Argument, key: str) -> bool:
    """Whether a parameter has the attribute."""
    attributes = argument._attributes
    return bool(attributes.texts) and key in attributes.keys


def argument_range(argument: Argument) -> ConstantRange | None:
    """The `range` of a parameter."""
    attributes = argument._attributes
    if not attributes.texts or "range" not in attributes.keys:
        return None
    return constant_range.ConstantRange.from_attribute(attributes.value("range"))


def result_range(call: CallBase) -> ConstantRange | None:
    """The `range` of a result."""
    found = None
    if call.return_attributes.texts and "range" in call.return_attributes.keys:
        found = constant_range.ConstantRange.from_attribute(call.return_attributes.value("range"))
    callee = callee_of(call)
    if callee is None or not callee.return_attributes.texts or "range" not in callee.return_attributes.keys:
        return found
    declared = constant_range.ConstantRange.from_attribute(callee.return_attributes.value("range"))
    return declared if found is None or declared is None else found.intersect(declared)


def metadata_of(instruction: Instruction, kind: str) -> MDNode | None:
    """A node attached to an instruction."""
    attached = instruction._metadata
    if not attached:
        return None
    node = attached.get(kind)
    return node if isinstance(node, MDNode) else None


def ranges_of(node: MDNode) -> list[ConstantRange]:
    """The ranges that a `!range` lists."""
    bounds = [one.value for one in node.operands if isinstance(one, ValueAsMetadata)]
    pairs = zip(bounds[::2], bounds[1::2], strict=True)
    return [
        constant_range.ConstantRange(low.bits, low.unsigned, high.unsigned)
        for low, high in pairs
        if isinstance(low, ConstantInt) and isinstance(high, ConstantInt)
    ]


def _number(node: MDNode | None) -> int | None:
    """The integer that a node holds: bytes of `!align`, `!dereferenceable`."""
    if node is None or not node.operands or not isinstance(node.operands[0], ValueAsMetadata):
        return None
    return integer(node.operands[0].value)


def returned_argument(call: CallBase) -> Value | None:
    """The argument that the call returns, where an attribute says so."""
    callee = callee_of(call)
    for told in (call.arg_attributes, callee.arg_attributes if callee is not None else ()):
        for index, attributes in enumerate(told):
            if attributes is not NONE and "returned" in attributes.keys:
                return call.args[index]
    return None


def null_is_defined(function: Function | None, addrspace: int) -> bool:
    """Whether memory may be at address zero."""
    return addrspace != 0 or (function is not None and "null_pointer_is_valid" in function.attributes.keys)


# -- addresses


def pointer_alignment(value: Value, layout: DataLayout) -> int:
    """The alignment in bytes that an address is known to have."""
    if isinstance(value, Argument):
        return _parameter_alignment(value, layout)
    if isinstance(value, AllocaInst):
        return value.align or 1
    if isinstance(value, CallBase):
        callee = callee_of(value)
        declared = callee.return_attributes if callee is not None else NONE
        return value.return_attributes.integer("align") or declared.integer("align") or 1
    if isinstance(value, LoadInst):
        return _number(metadata_of(value, "align")) or 1
    if isinstance(value, GlobalVariable):
        return _variable_alignment(value, layout)
    if isinstance(value, Function):
        aligned = layout.function_align or 1
        return aligned if layout.function_align_independent else max(aligned, value.align or 1)
    if isinstance(value, Constant):
        return _constant_alignment(value)
    return 1


def pointee_type(argument: Argument, text: str) -> Type:
    """The type that `byval(%S)` and its like name."""
    assert argument.parent is not None
    return Cursor(argument.parent.module, text).type()


def _parameter_alignment(argument: Argument, layout: DataLayout) -> int:
    attributes = argument._attributes
    if not attributes.texts:
        return 1
    aligned = attributes.integer("align")
    if aligned is not None:
        return aligned
    name = attributes.value("sret")
    if name is None or argument.parent is None:
        return 1
    pointee = pointee_type(argument, name)
    return layout.abi_align(pointee) if layout.is_sized(pointee) else 1


def _variable_alignment(variable: GlobalVariable, layout: DataLayout) -> int:
    if variable.align is not None:
        return variable.align
    held = variable.value_type
    if not layout.is_sized(held):
        return 1
    if variable.is_declaration or variable.linkage in _REPLACEABLE:
        return layout.abi_align(held)
    aligned = layout.pref_align(held)
    return 16 if aligned < 16 and layout.size_in_bits(held) > 128 else aligned


def _constant_alignment(value: Constant) -> int:
    while isinstance(value, ConstantExpr) and value.opcode in ("bitcast", "addrspacecast"):
        inner = value.operands[0]
        assert isinstance(inner, Constant)
        value = inner
    if isinstance(value, ConstantExpr) and value.opcode == "inttoptr":
        number = integer(value.operands[0])
        if number is not None:
            return min(number & -number or _MAX_ALIGNMENT, _MAX_ALIGNMENT)
    return 1


def strip_casts_of_same_bits(value: Value) -> Value:
    """What an address is after bitcasts, getelementptrs of zeros and calls that return their argument are taken away."""
    seen = {value}
    while isinstance(value.type, PointerType):
        if isinstance(value, (GetElementPtrInst, ConstantExpr)) and value.opcode == "getelementptr":
            if not all(isinstance(index, Constant) and index.is_zero for index in value.operands[1:]):
                return value
            value = value.operands[0]
        elif isinstance(value, (Instruction, ConstantExpr)) and value.opcode == "bitcast":
            value = value.operands[0]
        elif isinstance(value, CallBase):
            returned = returned_argument(value)
            if returned is None:
                return value
            value = returned
        else:
            return value
        if value in seen:
            return value
        seen.add(value)
    return value
