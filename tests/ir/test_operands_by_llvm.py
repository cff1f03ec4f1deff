"""Operations on every combination of types: the mirror refuses what LLVM's parser refuses, and takes the rest."""

from __future__ import annotations

from itertools import product

import pytest
from llvmlite import binding as llvm

from nvopt.ir import (
    AllocaInst,
    Argument,
    AtomicCmpXchgInst,
    AtomicRMWInst,
    BinaryOperator,
    CastInst,
    CmpInst,
    ExtractElementInst,
    GetElementPtrInst,
    InsertElementInst,
    Instruction,
    IRError,
    LoadInst,
    Module,
    SelectInst,
    StoreInst,
    UnaryOperator,
)
from nvopt.ir.operands import check_operands

TYPES = [
    *("i1", "i8", "i32", "half", "float", "ptr", "ptr addrspace(1)", "[2 x i8]"),
    *("<2 x i1>", "<2 x i8>", "<4 x i8>", "<vscale x 2 x i8>", "<2 x float>", "<1 x ptr>", "<2 x ptr>", "<vscale x 1 x i16>"),
]
CASTS = [
    *("trunc", "zext", "sext", "fptrunc", "fpext", "fptoui", "fptosi", "uitofp", "sitofp"),
    *("ptrtoint", "inttoptr", "bitcast", "addrspacecast"),
]
PARAMETERS = ", ".join(f"{one} %v{at}" for at, one in enumerate(TYPES))
VALUES = Module.parse(f"define void @f({PARAMETERS}) {{\n  ret void\n}}\n").functions[0].args
BY_TYPE: dict[str, Argument] = dict(zip(TYPES, VALUES, strict=True))


def is_taken(make: Instruction) -> bool:
    try:
        check_operands(make, None)
    except IRError:
        return False
    return True


def is_taken_by_llvm(operation: str, *types: str) -> bool:
    """The operation on %0, %1…, of these types."""
    text = f"define void @f({', '.join(types)}) {{\nentry:\n  {operation}\n  ret void\n}}\n"
    try:
        llvm.parse_assembly(text, llvm.create_context()).verify()
    except RuntimeError:
        return False
    return True


@pytest.mark.parametrize("opcode", CASTS)
def test_casts(opcode: str) -> None:
    for source, target in product(TYPES, TYPES):
        found = is_taken(CastInst(opcode, BY_TYPE[source], BY_TYPE[target].type))
        assert found == is_taken_by_llvm(f"%r = {opcode} {source} %0 to {target}", source), (source, target)


@pytest.mark.parametrize("opcode", ["add", "lshr", "xor", "fadd", "frem", "fneg", "icmp eq", "fcmp olt"])
def test_operations_on_one_type(opcode: str) -> None:
    name, _, predicate = opcode.partition(" ")
    for type, value in BY_TYPE.items():
        made: Instruction
        if predicate:
            made = CmpInst(name, predicate, value, value)
        else:
            made = UnaryOperator(name, value) if name == "fneg" else BinaryOperator(name, value, value)
        operands = "%0" if name == "fneg" else "%0, %0"
        assert is_taken(made) == is_taken_by_llvm(f"%r = {opcode} {type} {operands}", type), type


def test_operations_on_two_types() -> None:
    for one, other in product(TYPES, TYPES):
        left, right = BY_TYPE[one], BY_TYPE[other]
        for text, made in (
            (f"%r = select {one} %0, {other} %1, {other} %1", SelectInst(left, right, right)),
            (f"%r = extractelement {one} %0, {other} %1", ExtractElementInst(left, right)),
            (f"%r = insertelement {one} %0, {other} %1, i32 0", InsertElementInst(left, right, BY_TYPE["i32"])),
            (f"store {one} %0, {other} %1", StoreInst(left, right)),
        ):
            assert is_taken(made) == is_taken_by_llvm(text, one, other), text


ATOMIC = ("xchg", "add", "umax", "nand", "uinc_wrap", "fadd", "fmin")


def test_accesses() -> None:
    """But atomic ones of single bits, which LLVM alone refuses."""
    fixed = [one for one in TYPES if "vscale" not in one]  # LLVM's parser ends the process over others
    for one, other in product(fixed, fixed):
        left, right = BY_TYPE[one], BY_TYPE[other]
        for text, made in (
            (f"%r = load {one}, {other} %1", LoadInst(left.type, right)),
            (f"%r = getelementptr i8, {one} %0, {other} %1", GetElementPtrInst(BY_TYPE["i8"].type, left, [right])),
            (
                f"%r = cmpxchg {one} %0, {other} %1, {other} %1 monotonic monotonic",
                AtomicCmpXchgInst(left, right, right, "monotonic", "monotonic"),
            ),
            (f"%r = alloca {one}, {other} %1", AllocaInst(left.type, right)),
            *((f"%r = atomicrmw {name} {one} %0, {other} %1 monotonic", AtomicRMWInst(name, left, right, "monotonic")) for name in ATOMIC),
        ):
            if other != "i1" or made.opcode not in ("cmpxchg", "atomicrmw"):
                assert is_taken(made) == is_taken_by_llvm(text, one, other), text
