"""Addresses that may lie outside of the memory that their pointers were made for.

A load or a store through `p - 16 + i` is the same, whether the sum is made modulo 2^32 or 2^64. What is not: a comparison with `p - 16`,
and the generic address of `p - 16`, to which the base of the window is added: modulo 2^32 that is an address 4 GB further up, and 16 more
don't lead back.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nvopt.ir import Argument, Constant, ConstantExpr, ConstantInt, Instruction, Value
from nvopt.ir.constants import ConstantData
from nvopt.ir.globals import GlobalValue
from nvopt.ir.instructions import CallBase, GetElementPtrInst, PHINode, SelectInst
from nvopt.ir.types import PointerType, Type, ptr
from nvopt.target import address_spaces

_POINTER_OPERAND = {"load": 0, "store": 1, "atomicrmw": 0, "cmpxchg": 0}
_MEMORY_INTRINSICS = ("llvm.memcpy.", "llvm.memmove.", "llvm.memset.", "llvm.lifetime.")


def is_short(type: Type) -> bool:
    """Whether values of a type are pointers into one of the narrow spaces."""
    return isinstance(type, PointerType) and type.addrspace in address_spaces.SHORT


class Windows:
    """What the instructions of a module do with such addresses; `look_at` is to be told of each that has to do with narrow spaces."""

    def __init__(self) -> None:
        self._has_strays = False
        """Whether there is any pointer into the narrow spaces that may lie outside."""
        self._widened: list[Instruction] = []
        """Comparisons of pointers into the narrow spaces, and casts of them to other spaces."""
        self._generic: list[GetElementPtrInst] = []
        """Generic addresses that may lie outside."""
        self._inside: set[Value] = set()
        """Pointers that have been found to be inside: the ways to several pointers are the same for the most part."""

    def look_at(self, inst: Instruction) -> None:
        """Takes an instruction into account."""
        if isinstance(inst, GetElementPtrInst) and not _keeps_inside(inst):
            if inst.type.scalar is ptr:
                self._generic.append(inst)
            elif is_short(inst.type):
                self._has_strays = True
        if inst.opcode in ("icmp", "addrspacecast") and is_short(inst.operands[0].type):
            self._widened.append(inst)
        if any(isinstance(operand, ConstantExpr) and not is_constant_inside(operand) for operand in inst.operands):
            self._has_strays = True

    def exposed(self) -> Iterator[tuple[Instruction, str]]:
        """The instructions to which the width may make a difference, each with what they do."""
        for inst in self._widened:
            if not all(self._is_inside(operand) for operand in inst.operands):
                what = "a comparison of addresses" if inst.opcode == "icmp" else "the generic address of a place"
                yield inst, f"{what} that may lie outside of any variable"
        made, seen = _made_of_short_pointers(self._generic), seen_addresses(self._generic)
        for gep in self._generic:
            if gep in made and gep in seen:
                yield gep, "a generic address, made of such a pointer, that may lie outside of any variable"

    def _is_inside(self, value: Value) -> bool:
        """Whether a pointer into a narrow space is null, or lies within the memory that it was made for, or is not looked at."""
        pending, seen = [value], {value}
        while pending:
            one = pending.pop()
            sources: list[Value] = []
            match one:
                case Constant():
                    if not is_constant_inside(one):
                        return False
                case Argument() | CallBase():
                    if self._has_strays:
                        return False
                case GetElementPtrInst():
                    if not _keeps_inside(one):
                        return False
                    sources = [one.pointer]
                case Instruction(opcode="inttoptr"):
                    pass  # from 32 bits: the same address with either width
                case Instruction(opcode="addrspacecast"):
                    sources = [one.operands[0]] if is_short(one.operands[0].type) else []  # else undefined, if it isn't inside
                case _:
                    sources = _chosen_from(one)
                    if not sources:
                        return False
            pending += [source for source in sources if source not in seen and source not in self._inside]
            seen.update(sources)
        self._inside |= seen
        return True


def is_constant_inside(constant: Value) -> bool:
    """Whether a constant address is null, lies within a variable, or is no address at all."""
    while isinstance(constant, ConstantExpr):
        if constant.opcode == "getelementptr" and "inbounds" not in constant.flags and not _adds_nothing(constant.operands[1:]):
            return False
        constant = constant.operands[0]
    return isinstance(constant, (ConstantData, GlobalValue)) or not is_short(constant.type)


def _keeps_inside(gep: GetElementPtrInst) -> bool:
    return "inbounds" in gep.flags or _adds_nothing(gep.indices)


def _adds_nothing(indices: object) -> bool:
    assert isinstance(indices, (list, tuple))
    return all(isinstance(index, ConstantInt) and index.is_zero for index in indices)


def _chosen_from(value: Value) -> list[Value]:
    """The values one of which a value is; none where it is something new."""
    match value:
        case PHINode():
            return [incoming for incoming, _ in value.incoming]
        case SelectInst():
            return list(value.operands[1:])
        case Instruction(opcode="freeze"):
            return [value.operands[0]]
    return []


def _made_of_short_pointers(addresses: Iterable[GetElementPtrInst]) -> set[Value]:
    """Those generic addresses, and others, of which code generation can tell that they lie in a narrow space: it computes them there."""
    made: list[Value] = []
    makes: dict[Value, list[Value]] = {}
    pending: list[Value] = [*addresses]
    looked_at: set[Value] = set()
    while pending:
        one = pending.pop()
        if one in looked_at:
            continue
        looked_at.add(one)
        sources = _chosen_from(one)
        if isinstance(one, (Instruction, ConstantExpr)):
            if one.opcode == "addrspacecast" and is_short(one.operands[0].type):
                made.append(one)
            elif one.opcode in ("getelementptr", "inttoptr", "ptrtoint"):
                sources.append(one.operands[0])
        for source in sources:
            makes.setdefault(source, []).append(one)
        pending += sources
    return _reached(made, makes)


def seen_addresses(addresses: Iterable[Instruction]) -> set[Value]:
    """Those that are used for anything but to load and store there, or at what is computed from them."""
    seen: list[Value] = []
    made_of: dict[Value, list[Value]] = {}
    pending: list[Value] = [*addresses]
    looked_at = set(pending)
    while pending:
        one = pending.pop()
        for user, at in one.uses:
            if _POINTER_OPERAND.get(getattr(user, "opcode", "")) == at:
                continue
            if isinstance(user, CallBase) and user.callee_name.startswith(_MEMORY_INTRINSICS):
                continue
            if not isinstance(user, Instruction) or user.opcode not in ("getelementptr", "addrspacecast", "phi", "select"):
                seen.append(one)
                break
            made_of.setdefault(user, []).append(one)
            if user not in looked_at:
                looked_at.add(user)
                pending.append(user)
    return _reached(seen, made_of)


def _reached(starts: list[Value], ways: dict[Value, list[Value]]) -> set[Value]:
    found: set[Value] = set()
    while starts:
        one = starts.pop()
        if one not in found:
            found.add(one)
            starts += ways.get(one, ())
    return found
