"""What a test at run time must find for an address to be aligned: values that must be multiples of powers of two.

    search = Multiples(known, is_there)
    search.of_place(place, 4)      # {%x: 4, %columns: 2}: where so many low bits of these are zero, the low 4 of the address are

An address is a sum, and a multiple where all that is added is. What is proven to be one needs no test; of the rest, sums, products, phis
and the like are taken apart, down to values that are there ahead of the code: what doesn't change is tested once. Numbers that threads have
of their own are not tested: neighbouring threads would go different ways, most of them the slow one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from nvopt.analysis.alignment import KnownLowBits, window
from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.uniformity import is_uniform
from nvopt.ir import (
    AllocaInst,
    Argument,
    CallBase,
    CastInst,
    Constant,
    ConstantInt,
    DataLayout,
    GetElementPtrInst,
    Instruction,
    IntType,
    LoadInst,
    PHINode,
    PointerType,
    Value,
)
from nvopt.ir.datalayout import is_scalable
from nvopt.ir.gep import steps
from nvopt.passes.version_alignment.places import Place

Multiples = dict[Value, int]
"""By value how many of its low bits must be zero."""

IsThere = Callable[[Value], bool]

_DEPTH = 12
"""How many operations one behind the other are taken apart."""
_BUDGET = 64
"""Values that are looked at for one address."""


class Search:
    """Finds what is to be tested; `is_there` tells whether a value is there where the test will stand."""

    def __init__(self, known: KnownLowBits, layout: DataLayout, tree: DominatorTree, is_there: IsThere) -> None:
        self._known = known
        self._layout = layout
        self._tree = tree
        self._is_there = is_there
        self._assumed: dict[PHINode, int] = {}
        """Phis that are being looked at, with the bits taken for zero: what holds the first time around and stays so holds always."""
        self._budget = _BUDGET

    def of_place(self, place: Place, bits: int) -> Multiples | None:
        """What must hold for the low `bits` bits of the place's address to be zero; None where no test can tell."""
        self._budget = _BUDGET
        terms = [(place.base, bits)]
        for (value, cut, _, _), scale in place.added:
            terms.append((value, _left(value, cut, bits - _zeros(scale))))
        self._known.solve(value for value, _ in terms)
        return self._all(terms, 0)

    def _all(self, terms: Iterable[tuple[Value, int]], depth: int) -> Multiples | None:
        found: Multiples = {}
        for value, bits in terms:
            one = self._of(value, bits, depth)
            if one is None:
                return None
            for tested, count in one.items():
                found[tested] = max(count, found.get(tested, 0))
        return found

    def _of(self, value: Value, bits: int, depth: int) -> Multiples | None:
        known = self._known.at(value)
        if known is not None and known.zeros >= bits:
            return {}
        self._budget -= 1
        if known is None or known.zeros < min(known.known, bits) or depth == _DEPTH or self._budget < 0:
            return None
        if isinstance(value, PHINode) and bits <= self._assumed.get(value, 0):
            return {}
        found = self._of_operands(value, bits, depth + 1)
        return found if found is not None else self._tested(value, bits)

    def _tested(self, value: Value, bits: int) -> Multiples | None:
        if isinstance(value, (Constant, AllocaInst)) or not self._is_there(value):
            return None
        if not all(self._tree.value_dominates_block(value, phi.block) for phi in self._assumed):
            return None  # what came around was made of another value than there is now
        if isinstance(value, Argument) and "byval" in value.attributes:
            return None  # its place is chosen by whoever compiles this
        if isinstance(value.type, PointerType) and isinstance(value, (Argument, LoadInst, CallBase)):
            return {value: bits}  # most of what is allocated is aligned well
        return {value: bits} if is_uniform(value) else None

    def _of_operands(self, value: Value, bits: int, depth: int) -> Multiples | None:
        match value:
            case PHINode():
                return self._of_phi(value, bits, depth)
            case GetElementPtrInst():
                return self._of_gep(value, bits, depth)
            case CastInst(opcode="addrspacecast"):
                moved = window(value.operands[0].type, value.type)
                return self._of(value.operands[0], bits, depth) if moved.zeros >= bits else None
            case CastInst(opcode="sext" | "zext" | "trunc" | "ptrtoint" | "inttoptr"):
                return self._of(value.operands[0], _left(value.operands[0], 0, bits), depth)
            case Instruction(opcode="select"):
                return self._all([(one, bits) for one in value.operands[1:]], depth)
            case Instruction(opcode="add" | "sub" | "or" | "xor"):
                return self._all([(one, bits) for one in value.operands], depth)
            case Instruction(opcode="shl") if isinstance(by := value.operands[1], ConstantInt):
                return self._of(value.operands[0], bits - by.unsigned, depth)
            case Instruction(opcode="mul"):
                return self._of_product(value.operands, bits, depth)
        return None

    def _of_phi(self, phi: PHINode, bits: int, depth: int) -> Multiples | None:
        """Of one that isn't being looked at: on the way back to a phi bits never become more, so what is assumed of it is enough."""
        self._assumed[phi] = bits
        found = self._all([(one, bits) for one, _ in phi.incoming], depth)
        del self._assumed[phi]
        return found

    def _of_product(self, factors: Sequence[Value], bits: int, depth: int) -> Multiples | None:
        """One of the factors is to bring what the other is not known to have."""
        known = [self._known.at(one) for one in factors]
        if None in known:
            return None
        zeros = [one.zeros for one in known if one is not None]
        for factor, others in ((factors[0], zeros[1]), (factors[1], zeros[0])):
            found = None if isinstance(factor, Constant) else self._of(factor, bits - others, depth)
            if found is not None:
                return found
        return None

    def _of_gep(self, gep: GetElementPtrInst, bits: int, depth: int) -> Multiples | None:
        if not isinstance(gep.type, PointerType) or not isinstance(gep.pointer.type, PointerType):
            return None
        terms: list[tuple[Value, int]] = [(gep.pointer, bits)]
        offset = 0
        for step in steps(gep.source_type, gep.indices):
            if is_scalable(step.inner):
                return None
            field = step.field(self._layout)
            if field is not None:
                offset += field
            elif isinstance(step.operand, ConstantInt):
                offset += step.operand.signed * step.stride(self._layout)
            else:
                terms.append((step.operand, _left(step.operand, 0, bits - _zeros(step.stride(self._layout)))))
        return self._all(terms, depth) if offset % (1 << bits) == 0 else None


def _zeros(number: int) -> int:
    return (number & -number).bit_length() - 1 if number else 64


def _width(value: Value, of_pointers: int) -> int:
    return value.type.bits if isinstance(value.type, IntType) else of_pointers


def _left(value: Value, cut: int, bits: int) -> int:
    """How many low bits of a value count where `bits` bits of it do that has been cut and widened."""
    return min(bits, _width(value, bits + cut) - cut)
