"""What in a module looks at the width of pointers into shared, constant and local memory, or may do so."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from nvopt.analysis.callers import known_calls
from nvopt.ir import (
    Constant,
    ConstantAggregate,
    ConstantExpr,
    ConstantInt,
    Function,
    GlobalVariable,
    InlineAsm,
    Instruction,
    Module,
    ReadError,
    Type,
    Value,
)
from nvopt.ir.constants import ConstantData
from nvopt.ir.globals import GlobalAlias, GlobalValue
from nvopt.ir.instructions import AllocaInst, CallBase, CmpInst, GetElementPtrInst
from nvopt.ir.types import FunctionType, IntType
from nvopt.passes.short_pointers.windows import Windows, is_constant_inside, is_short, seen_addresses
from nvopt.patterns import late

_SPACE = late(r"\baddrspace\([3457]\)")
_POINTER = late(r"\bptr addrspace\([3457]\)")
_ALLOCA = late(r"^  %[^\n]* = alloca ", re.M)
_AS_POINTERS_ARE = frozenset(
    {"phi", "select", "freeze", "ret", "load", "store", "atomicrmw", "cmpxchg", "getelementptr", "call", "addrspacecast", "icmp"}
    | {"ptrtoint", "inttoptr"}
)
"""What may have a single such pointer as an operand or a result, if what is asked below holds."""
_TAKEN_BY_LLC = (
    *("llvm.memcpy.", "llvm.memmove.", "llvm.memset.", "llvm.assume", "llvm.lifetime.", "llvm.invariant."),
    *("llvm.nvvm.mbarrier.", "llvm.nvvm.cp.async.", "llvm.nvvm.ldmatrix.", "llvm.nvvm.stmatrix.", "llvm.nvvm.wmma.", "llvm.nvvm.prefetch."),
    *("llvm.nvvm.mapa.shared.cluster", "llvm.nvvm.getctarank.shared.cluster", "llvm.nvvm.st.bulk.", "llvm.nvvm.clusterlaunchcontrol."),
    *("llvm.nvvm.tcgen05.alloc.shared.", "llvm.nvvm.tcgen05.commit.shared."),
)
"""The beginnings of the names of intrinsics of which llc 22 makes the same PTX but for the width."""
_LOW_BITS = (1 << 32) - 1


class Objection(NamedTuple):
    """Why the pointers of a module stay as they are, and where that was seen, if in a place."""

    reason: str
    function: Function | None = None
    instruction: Instruction | None = None


def touched_functions(module: Module) -> list[Function]:
    """The functions that have anything to do with such a pointer."""
    touching = _Touching()
    return [one for one in module.functions if not one.is_declaration and _mentions_short_pointers(one, touching)]


def _mentions_short_pointers(function: Function, touching: _Touching) -> bool:
    if not function.is_parsed:
        return _SPACE.search(function.text) is not None
    return _POINTER.search(str(function.function_type)) is not None or any(_is_touched(one, touching) for one in function.instructions())


def first_objection(module: Module, functions: Collection[Function]) -> Objection | None:
    """The first thing found that means something else, or may, where such pointers have 32 bits; `functions` have to do with them. None:
    the module is the same with either width, once `drop_flags` has been at it."""
    try:
        return next(_objections(module, functions), None)
    except ReadError as error:
        return Objection(f"what can't be read may look at their width: {error}")


def drop_flags(functions: Iterable[Function]) -> None:
    """Takes what speaks of the width from the address computations that don't promise to stay within an object."""
    for function in functions:
        for inst in function.instructions():
            if isinstance(inst, GetElementPtrInst) and is_short(inst.type) and inst.flags and "inbounds" not in inst.flags:
                inst.flags = ()


def _objections(module: Module, functions: Collection[Function]) -> Iterator[Objection]:
    """Those that need the least of the module to be read come first."""
    defined = [function for function in module.functions if not function.is_declaration]
    for function in defined:
        if (variable := _array_for_registers(function)) is not None:
            yield Objection("ptxas may keep a local variable in registers", function, variable)
    module.reader.read_struct_types()
    for struct in module.struct_types:
        if _POINTER.search(struct.definition):
            yield Objection(f"such pointers are held by {struct}")
    for value in module.global_values:
        if not isinstance(value, Function):
            yield from _of_variable(value)
    for function in module.functions:
        yield from _of_signature(function)
    windows = Windows()
    for function in functions:
        for inst in function.instructions():
            windows.look_at(inst)
            reason = _reason(inst)
            if reason is not None:
                yield Objection(reason, function, inst)
    for inst, reason in windows.exposed():
        yield Objection(reason, inst.function, inst)


def _array_for_registers(function: Function) -> AllocaInst | None:
    """A local variable that ptxas may keep in registers: its address is for loads and stores only."""
    if not function.is_parsed and not _ALLOCA.search(function.text):
        return None
    variables = [inst for inst in function.instructions() if isinstance(inst, AllocaInst)]
    seen = seen_addresses(variables)
    return next((one for one in variables if one not in seen), None)


# -- variables and signatures


def _of_variable(value: GlobalValue) -> Iterator[Objection]:
    if not _POINTER.search(str(value)):
        return  # whatever a constant has to do with such pointers, it names their type
    if _POINTER.search(str(value.value_type)):
        yield Objection(f"such pointers are held by {value.ref}")
    initial = value.initializer if isinstance(value, GlobalVariable) else value.aliasee if isinstance(value, GlobalAlias) else None
    if initial is not None and (reason := _reason_in_constant(initial)) is not None:
        yield Objection(f"{value.ref}: {reason}")


def _of_signature(function: Function) -> Iterator[Objection]:
    attributes = function.arg_attributes
    if _reads_by_value(function):
        yield Objection("code generation can't take the address of a by-value parameter in a function that is no kernel", function)
    if function.is_intrinsic or not _POINTER.search(f"{function.function_type} {attributes}"):
        return
    held = [type for type in _types_of(function.function_type) if _holds(type)]
    if held:
        yield Objection(f"such pointers are held by {held[0]}", function)
    elif function.is_kernel:
        yield Objection("the host gives such a pointer to a kernel", function)
    elif function.is_declaration or not function.is_local:
        yield Objection(f"such a pointer is in the signature of {function.ref}, which other modules see", function)
    elif known_calls(function) is None:
        yield Objection(f"such a pointer is in the signature of {function.ref}, whose address is taken", function)


def _reads_by_value(function: Function) -> bool:
    if function.is_declaration or function.is_kernel or not any("byval" in one for one in function.arg_attributes):
        return False
    return any("byval" in arg.attributes and arg.is_used for arg in function.args)


def _types_of(type: FunctionType) -> list[Type]:
    return [type.return_type, *type.params]


def _holds(type: Type) -> bool:
    """Whether values of a type have such pointers inside."""
    return (type.is_aggregate and _POINTER.search(str(type)) is not None) or (type.scalar is not type and is_short(type.scalar))


# -- instructions


class _Touching(dict[Type, bool]):
    """Of each type whether it is such a pointer, or has some inside."""

    def __missing__(self, type: Type) -> bool:
        self[type] = found = is_short(type) or _holds(type)
        return found


def _is_touched(inst: Instruction, touching: _Touching) -> bool:
    """Whether an instruction makes such a pointer, or gets one that is no result of another, or an argument, of which the same is asked."""
    if touching[inst.type]:
        return True
    match inst:
        case AllocaInst() if touching[inst.allocated_type]:
            return True
        case GetElementPtrInst() if touching[inst.source_type]:
            return True
    return any(isinstance(one, Constant) and _is_touching_constant(one, touching) for one in inst.operands)


def _is_touching_constant(constant: Constant, touching: _Touching) -> bool:
    if touching[constant.type]:
        return True
    return isinstance(constant, (ConstantExpr, ConstantAggregate)) and _SPACE.search(constant.ref) is not None


def _types(inst: Instruction) -> list[Type]:
    """The types that an instruction mentions."""
    types = [inst.type, *(operand.type for operand in inst.operands)]
    if isinstance(inst, AllocaInst):
        types.append(inst.allocated_type)
    if isinstance(inst, GetElementPtrInst):
        types.append(inst.source_type)
    return types


def _reason(inst: Instruction) -> str | None:
    """Why an instruction may mean something else."""
    if isinstance(inst, GetElementPtrInst) and is_short(inst.source_type):
        return "the size of such a pointer"
    types = _types(inst)
    for type in types:
        if _holds(type):
            return f"such pointers are held by {type}"
    for operand in inst.operands:
        if isinstance(operand, Constant) and (reason := _reason_in_constant(operand, inst)) is not None:
            return reason
    if not any(map(is_short, types)):
        return None
    if inst.opcode not in _AS_POINTERS_ARE:
        return f"{inst.opcode} of such a pointer"
    return _reason_by_opcode(inst)


def _reason_by_opcode(inst: Instruction) -> str | None:
    match inst.opcode:
        case "load" if is_short(inst.type):
            return "such a pointer in memory"
        case "store" if is_short(inst.operands[0].type):
            return "such a pointer in memory"
        case "atomicrmw" | "cmpxchg" if any(is_short(operand.type) for operand in inst.operands[1:]):
            return "such a pointer in memory"
        case "ptrtoint" if not _is_cut(inst):
            return "an address as an integer of more than 32 bits"
        case "inttoptr" if not _has_32_bits(inst.operands[0]):
            return "an address from an integer of more than 32 bits"
        case "icmp" if isinstance(inst, CmpInst) and inst.predicate.is_signed:
            return "a comparison of addresses with sign"
        case "call" if isinstance(inst, CallBase):
            return _reason_of_call(inst)
    return None


def _is_cut(cast: Instruction) -> bool:
    """Whether of an address as an integer only the low 32 bits are looked at."""
    return _bits(cast.type) <= 32 or all(_looks_at_low_bits(user) for user in cast.users)


def _looks_at_low_bits(user: Value) -> bool:
    if not isinstance(user, Instruction):
        return False
    masked = user.opcode == "and" and isinstance(user.operands[1], ConstantInt) and user.operands[1].unsigned <= _LOW_BITS
    return masked or (user.opcode == "trunc" and _bits(user.type) <= 32)


def _has_32_bits(value: Value) -> bool:
    """Whether an integer has no more bits that may be set."""
    if _bits(value.type) <= 32:
        return True
    if isinstance(value, ConstantInt):
        return value.unsigned <= _LOW_BITS
    if not isinstance(value, Instruction):
        return False
    masked = value.opcode == "and" and isinstance(value.operands[1], ConstantInt) and value.operands[1].unsigned <= _LOW_BITS
    return masked or (value.opcode == "zext" and _bits(value.operands[0].type) <= 32)


def _bits(type: Type) -> int:
    assert isinstance(type, IntType)
    return type.bits


def _reason_of_call(call: CallBase) -> str | None:
    callee = call.callee
    if isinstance(callee, InlineAsm):
        return "such a pointer in inline assembly"
    if not isinstance(callee, Function) or callee.function_type is not call.function_type:
        return "such a pointer in a call of an unknown function"
    if any(is_short(arg.type) for arg in call.args[len(call.function_type.params) :]):
        return "such a pointer among variable arguments"
    if callee.is_intrinsic:
        return None if callee.name.startswith(_TAKEN_BY_LLC) else f"such a pointer in a call of {callee.name}"
    if any(is_short(value.type) for _, values in call.bundle_operands() for value in values):
        return "such a pointer in an operand bundle"
    return None


# -- constants


def _reason_in_constant(constant: Constant, user: Instruction | None = None) -> str | None:
    """Why a constant, or one within it, may be another one. `user` is the instruction whose operand it is."""
    pending: list[tuple[Constant, Constant | Instruction | None]] = [(constant, user)]
    seen: set[Constant] = set()
    while pending:
        one, holder = pending.pop()
        if isinstance(one, (ConstantData, GlobalValue)) or one in seen:
            continue
        seen.add(one)
        if _holds(one.type):
            return f"such pointers are held by {one.type}"
        if isinstance(one, ConstantExpr) and (reason := _reason_of_expression(one, holder)) is not None:
            return reason
        pending += [(operand, one) for operand in one.operands if isinstance(operand, Constant)]
    return None


def _reason_of_expression(one: ConstantExpr, holder: Constant | Instruction | None) -> str | None:
    source = one.operands[0].type
    if one.source_type is not None and _POINTER.search(str(one.source_type)):
        return "the size of such a pointer"
    if not is_short(source) and not is_short(one.type):
        return None
    match one.opcode:
        case "ptrtoint":
            is_cut = holder is not None and getattr(holder, "opcode", "") == "trunc" and _bits(holder.type) <= 32
            return None if _bits(one.type) <= 32 or is_cut else "an address as an integer of more than 32 bits"
        case "inttoptr":
            return None if _has_32_bits(one.operands[0]) else "an address from an integer of more than 32 bits"
        case "getelementptr":
            return None if "inbounds" in one.flags or not one.flags else "an address outside of a variable"
        case "addrspacecast":
            widens = is_short(source) and not is_constant_inside(one.operands[0])
            return "the generic address of a place that may lie outside of any variable" if widens else None
    return f"{one.opcode} of such a pointer"
