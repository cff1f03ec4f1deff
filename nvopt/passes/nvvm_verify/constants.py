"""Rules on types and constants, which can stand anywhere."""

from __future__ import annotations

from nvopt.ir.constants import BlockAddress, Constant, ConstantData, ConstantExpr
from nvopt.ir.globals import GlobalValue
from nvopt.ir.module import Module
from nvopt.ir.types import ArrayType, FloatType, PointerType, PrimitiveType, StructType, Type, VectorType
from nvopt.ir.values import Value
from nvopt.target import address_spaces

# NVVM IR, Type System: these floats are not supported, and libNVVM refuses them. x86_amx is no type of a GPU either.
UNSUPPORTED_TYPES = ("fp128", "x86_fp80", "ppc_fp128", "x86_amx")


class Constants:
    """Answers on types and constants; each is looked at once.

    `hidden` says that the fields of some named struct break a rule, so that one can't tell from a text that names the struct.
    """

    def __init__(self, module: Module) -> None:
        self._types: dict[Type, str | None] = {}
        self._constants: dict[Value, str | None] = {}
        self.hidden = any(self.type_problem(module.struct_type(str(type))) for type in module.struct_types)

    def type_problem(self, type: Type) -> str | None:
        """What is wrong with a type, None where nothing is."""
        if type not in self._types:
            self._types[type] = self._type_problem(type)
        return self._types[type]

    def _type_problem(self, type: Type) -> str | None:
        match type:
            case PointerType(addrspace=space) if space not in address_spaces.POINTED_TO:
                # NVVM IR, Address Space: the numbers that are listed; LLVM's user guide for NVPTX: those of newer GPUs.
                return f"address space {space} does not exist"
            case FloatType() | PrimitiveType() if str(type) in UNSUPPORTED_TYPES:
                return f"type {type} is not supported"
            case VectorType(element=element) | ArrayType(element=element):
                return self.type_problem(element)
            case StructType(elements=elements):
                return next(filter(None, map(self.type_problem, elements)), None)
        return None

    def problem(self, constant: Value) -> str | None:
        """What is wrong with a constant, its type included; None where nothing is, and for values that are none."""
        if not isinstance(constant, Constant) or isinstance(constant, GlobalValue):
            return None
        if constant not in self._constants:
            self._constants[constant] = self._problem(constant)
        return self._constants[constant]

    def _problem(self, constant: Constant) -> str | None:
        found = self.type_problem(constant.type)
        if found or isinstance(constant, ConstantData):
            return found
        if isinstance(constant, BlockAddress):
            return "blockaddress is not supported"  # NVVM IR, Constants; PTX takes the address of functions and variables only
        if isinstance(constant, ConstantExpr) and constant.opcode == "addrspacecast":
            found = cast_problem(constant.operands[0].type, constant.type)
        return found or next(filter(None, map(self.problem, constant.operands)), None)


def cast_problem(source: Type, target: Type) -> str | None:
    """What is wrong with an `addrspacecast`, None where nothing is.

    NVVM IR, Generic Pointers and Non-Generic Pointers: no cast from one specific space to another; libNVVM refuses it.
    The shared memory of a block and that of its cluster are windows of the same memory (PTX ISA, State Spaces: `.shared::cluster`).
    """
    one, other = source.scalar, target.scalar
    assert isinstance(one, PointerType)
    assert isinstance(other, PointerType)
    if address_spaces.casts(one.addrspace, other.addrspace):
        return None
    return f"cannot cast from address space {one.addrspace} to {other.addrspace}: one of them must be generic"
