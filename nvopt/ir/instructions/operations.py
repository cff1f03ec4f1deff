"""Instructions that compute: arithmetic, casts, comparisons, vectors, aggregates, phis."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from nvopt.ir.errors import IRError
from nvopt.ir.instructions.base import NO_FLAGS, Instruction, typed, words
from nvopt.ir.listening import Said, tell_change
from nvopt.ir.predicates import Predicate
from nvopt.ir.types import ArrayType, StructType, Type, VectorType, i1
from nvopt.ir.values import Value

if TYPE_CHECKING:
    from nvopt.ir.function import BasicBlock


class BinaryOperator(Instruction):
    """`add nuw i32 %a, %b` and its like."""

    __slots__ = ()

    def __init__(self, opcode: str, lhs: Value, rhs: Value, flags: tuple[str, ...] = NO_FLAGS, name: str | None = None) -> None:
        self._init(opcode, lhs.type, [lhs, rhs], flags, name)


class UnaryOperator(Instruction):
    """`fneg`, `freeze`: one operand, its type the result's."""

    __slots__ = ()

    def __init__(self, opcode: str, value: Value, flags: tuple[str, ...] = NO_FLAGS, name: str | None = None) -> None:
        self._init(opcode, value.type, [value], flags, name)


class CastInst(Instruction):
    """`zext nneg i32 %a to i64` and its like."""

    __slots__ = ()

    def __init__(self, opcode: str, value: Value, type: Type, flags: tuple[str, ...] = NO_FLAGS, name: str | None = None) -> None:
        self._init(opcode, type, [value], flags, name)

    def body(self) -> str:
        return words(self.opcode, *self.flags, typed(self._operands[0]), "to", str(self.type))


class CmpInst(Instruction):
    """`icmp samesign ult i32 %a, %b`, `fcmp fast oeq float %a, %b`."""

    __slots__ = ("_predicate",)

    def __init__(
        self, opcode: str, predicate: str, lhs: Value, rhs: Value, flags: tuple[str, ...] = NO_FLAGS, name: str | None = None
    ) -> None:
        self._predicate = Predicate.of(opcode, predicate)
        vector = lhs.type
        result = VectorType.get(i1, vector.count, vector.scalable) if isinstance(vector, VectorType) else i1
        self._init(opcode, result, [lhs, rhs], flags, name)

    @property
    def predicate(self) -> Predicate:
        """`eq`, `ult`, `olt`… of the opcode's own. It may be set to a name; IRError where the opcode has none of that name."""
        return self._predicate

    @predicate.setter
    def predicate(self, name: str) -> None:
        predicate = Predicate.of(self.opcode, name)
        tell_change(self)
        self._predicate = predicate

    def body(self) -> str:
        return f"{' '.join((self.opcode, *self._flags, self._predicate))} {typed(self._operands[0])}, {self._operands[1].ref}"


class _AllTyped(Instruction):
    """Prints every operand with its type."""

    __slots__ = ()

    def body(self) -> str:
        return words(self.opcode, *self.flags, ", ".join(map(typed, self._operands)))


class SelectInst(_AllTyped):
    """`select fast i1 %c, i32 %a, i32 %b`."""

    __slots__ = ()

    def __init__(self, condition: Value, true: Value, false: Value, flags: tuple[str, ...] = NO_FLAGS, name: str | None = None) -> None:
        self._init("select", true.type, [condition, true, false], flags, name)


class ExtractElementInst(_AllTyped):
    """`extractelement <4 x i32> %v, i64 0`."""

    __slots__ = ()

    def __init__(self, vector: Value, index: Value, name: str | None = None) -> None:
        self._init("extractelement", vector.type.scalar, [vector, index], NO_FLAGS, name)


class InsertElementInst(_AllTyped):
    """`insertelement <4 x i32> %v, i32 %e, i64 0`."""

    __slots__ = ()

    def __init__(self, vector: Value, element: Value, index: Value, name: str | None = None) -> None:
        self._init("insertelement", vector.type, [vector, element, index], NO_FLAGS, name)


class ShuffleVectorInst(_AllTyped):
    """`shufflevector <4 x i32> %a, <4 x i32> %b, <4 x i32> mask`."""

    __slots__ = ()

    def __init__(self, first: Value, second: Value, mask: Value, name: str | None = None) -> None:
        shape = mask.type
        if not isinstance(shape, VectorType):
            raise IRError(f"shufflevector: the mask is {typed(mask)}, it must be a vector of i32")
        self._init("shufflevector", VectorType.get(first.type.scalar, shape.count, shape.scalable), [first, second, mask], NO_FLAGS, name)


def indexed_type(aggregate: Type, indices: Sequence[int]) -> Type:
    """The type of the element of `aggregate` at constant `indices`. IRError where there is none."""
    for index in indices:
        match aggregate:
            case StructType(elements=elements):
                if not 0 <= index < len(elements):
                    raise IRError(f"{aggregate} has no element {index}")
                aggregate = elements[index]
            case ArrayType(element=element) | VectorType(element=element):
                aggregate = element
            case _:
                raise IRError(f"{aggregate} has no elements")
    return aggregate


class ExtractValueInst(Instruction):
    """`extractvalue { i32, ptr } %a, 1`."""

    __slots__ = ("_indices",)
    indices = Said[tuple[int, ...]]("_indices")
    """The path to the element."""

    def __init__(self, aggregate: Value, indices: Sequence[int], name: str | None = None) -> None:
        self._indices = tuple(indices)
        self._init("extractvalue", indexed_type(aggregate.type, self._indices), [aggregate], NO_FLAGS, name)

    def body(self) -> str:
        return f"extractvalue {typed(self._operands[0])}, {', '.join(map(str, self.indices))}"


class InsertValueInst(Instruction):
    """`insertvalue { i32, ptr } %a, i32 %v, 0`."""

    __slots__ = ("_indices",)
    indices = Said[tuple[int, ...]]("_indices")
    """The path to the element."""

    def __init__(self, aggregate: Value, value: Value, indices: Sequence[int], name: str | None = None) -> None:
        self._indices = tuple(indices)
        self._init("insertvalue", aggregate.type, [aggregate, value], NO_FLAGS, name)

    def body(self) -> str:
        return f"insertvalue {typed(self._operands[0])}, {typed(self._operands[1])}, {', '.join(map(str, self.indices))}"


class PHINode(Instruction):
    """`phi i32 [ %a, %block ], …`; operands alternate value, block."""

    __slots__ = ()

    def __init__(
        self, type: Type, incoming: Sequence[tuple[Value, BasicBlock]] = (), flags: tuple[str, ...] = NO_FLAGS, name: str | None = None
    ) -> None:
        self._init("phi", type, [part for pair in incoming for part in pair], flags, name)

    @property
    def incoming(self) -> list[tuple[Value, BasicBlock]]:
        """(value, block) pairs."""
        return list(zip(self._operands[::2], self._operands[1::2], strict=True))  # type: ignore[arg-type]

    @property
    def only_value(self) -> Value | None:
        """What comes in on every edge, round trips through the phi itself aside; None where that is more than one value.

        It comes in from every block before, or is defined before one that all others are reached through: it is there where the phi is.
        LLVM's hasConstantValue.
        """
        values = {value for value, _ in self.incoming if value is not self}
        return values.pop() if len(values) == 1 else None

    def add_incoming(self, value: Value, block: BasicBlock) -> None:
        """Adds an edge. IRError where `value` is of another type than the phi."""
        if value.type is not self.type:
            raise IRError(f"a phi of {self.type} cannot take {typed(value)} from {block.ref}")
        self._count_edit()
        self._operands += [value, block]
        value._add_user(self)
        block._add_user(self)

    def _count_edit(self) -> None:
        if self.parent is not None and self.parent.parent is not None:
            self.parent.parent.module.edits += 1
            tell_change(self)

    def incoming_for(self, block: BasicBlock) -> Value:
        """The value that comes in from `block`; KeyError where no edge does."""
        for value, source in self.incoming:
            if source is block:
                return value
        raise KeyError(block.name)

    def remove_incoming(self, block: BasicBlock) -> None:
        """Removes one edge from `block`; KeyError where there is none."""
        self._count_edit()
        for i in range(1, len(self._operands), 2):
            if self._operands[i] is block:
                for operand in self._operands[i - 1 : i + 1]:
                    operand._drop_user(self)
                del self._operands[i - 1 : i + 1]
                return
        raise KeyError(block.name)

    def body(self) -> str:
        edges = ", ".join([f"[ {value._ref or value.ref}, {block._ref or block.ref} ]" for value, block in self.incoming])
        return words("phi", *self._flags, self.type._text, edges)
