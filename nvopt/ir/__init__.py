"""The mirror: LLVM IR as plain Python objects, read from the text that LLVM prints and printed back.

Nothing here knows of llvmlite, passes or analyses.
"""

from nvopt.ir import types
from nvopt.ir.attributes import AttributeGroup, AttributeSet
from nvopt.ir.builder import Builder
from nvopt.ir.constants import *  # noqa: F403
from nvopt.ir.constants import __all__ as _constants
from nvopt.ir.datalayout import DataLayout
from nvopt.ir.errors import IRError, ReadError
from nvopt.ir.function import Argument, BasicBlock, Function
from nvopt.ir.globals import GlobalAlias, GlobalIFunc, GlobalValue, GlobalVariable
from nvopt.ir.instructions import *  # noqa: F403
from nvopt.ir.instructions import __all__ as _instructions
from nvopt.ir.metadata import DbgRecord, MDNode, MDString, Metadata, MetadataAsValue, ValueAsMetadata
from nvopt.ir.module import Module
from nvopt.ir.types import (
    ArrayType,
    FloatType,
    FunctionType,
    IntType,
    NamedStructType,
    PointerType,
    PrimitiveType,
    StructType,
    TargetExtType,
    Type,
    VectorType,
)
from nvopt.ir.values import User, Value

__all__ = [
    *_constants,
    *_instructions,
    "Argument",
    "ArrayType",
    "AttributeGroup",
    "AttributeSet",
    "BasicBlock",
    "Builder",
    "DataLayout",
    "DbgRecord",
    "FloatType",
    "Function",
    "FunctionType",
    "GlobalAlias",
    "GlobalIFunc",
    "GlobalValue",
    "GlobalVariable",
    "IRError",
    "IntType",
    "MDNode",
    "MDString",
    "Metadata",
    "MetadataAsValue",
    "Module",
    "NamedStructType",
    "PointerType",
    "PrimitiveType",
    "ReadError",
    "StructType",
    "TargetExtType",
    "Type",
    "User",
    "Value",
    "ValueAsMetadata",
    "VectorType",
    "types",
]
