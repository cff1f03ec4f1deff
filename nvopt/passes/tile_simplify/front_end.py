"""Makes instructions of expressions: what the materializer asks of LLVM IR."""

from __future__ import annotations

from typing import Final

from nvopt.ir import (
    BinaryOperator,
    Builder,
    CallInst,
    Constant,
    ConstantInt,
    ConstantSplat,
    Instruction,
    IntType,
    PoisonValue,
    Type,
    UndefValue,
    Value,
    VectorType,
)
from nvopt.ir.constants import null
from nvopt.ir.types import i1
from nvopt.passes.tile_simplify.lifting import BINARY, FLAGS, INTRINSICS, PREDICATES, Lifted, Operation, operation_of
from nvopt.tile.evaluation import NSW
from nvopt.tile.expressions import POISON, UNDEF, Expression, Symbol
from nvopt.tile.kinds import COMMUTATIVE, COMPARISONS, Kind
from nvopt.tile.materializer import Attributes, SimplifierResult

K = Kind
_NAMES: Final[dict[Kind, str]] = {
    **{kind: name for name, kind in BINARY.items()},
    **{kind: name for name, kind in INTRINSICS.items()},
    **{kind: name for name, (kind, is_swapped) in PREDICATES.items() if not is_swapped},
    K.EK_NotI: "not",
    K.EK_NegI: "neg",
    K.EK_Select: "select",
    K.EK_Freeze: "freeze",
}
"""The dispatch table: the instruction, intrinsic or predicate of each kind; `not` is an `xor` with -1, `neg` a `sub` from 0."""
_GREATER: Final = {"ult": "ugt", "ule": "uge", "slt": "sgt", "sle": "sge"}


class LLVMFrontEnd:
    """The instructions of a function, for `nvopt.tile.materializer.Materializer`."""

    def __init__(self, lifted: Lifted) -> None:
        self._lifted = lifted
        self._made: dict[Instruction, None] = {}
        self._place: Instruction | None = None
        self.changed = False

    def place(self, instruction: Instruction) -> None:
        """Says where instructions are made from now on: right before this one."""
        self._place = instruction

    def operation_name(self, node: Expression) -> str:
        return str(node.payload) if node.kind is K.EK_Cast else _NAMES[node.kind]

    def operands(self, node: Expression, operands: tuple[Value, ...]) -> tuple[Value, ...]:
        return operands

    def attributes(self, node: Expression) -> Attributes:
        return (node.bits,)

    def leaf(self, node: Expression) -> Value:
        payload = node.payload
        if isinstance(payload, Symbol):
            assert isinstance(payload.key, Value)
            return payload.key
        type = _type_of(node)
        if payload is POISON:
            return PoisonValue.get(type)
        if payload is UNDEF:
            return UndefValue.get(type)
        assert isinstance(payload, int)
        return _constant(type, payload)

    def is_operation(self, original: Value, result: SimplifierResult[Value]) -> bool:
        assert isinstance(original, Instruction)
        there = operation_of(original)
        node = result.expression
        if there is None or there.kind is not node.kind or there.flags != result.flags or original.type is not _type_of(node):
            return False
        if there.kind is K.EK_Cast and there.cast != node.payload:
            return False
        return _same_operands(there, result.operands)

    def build(self, result: SimplifierResult[Value]) -> Value:
        assert self._place is not None
        builder = Builder.before(self._place)
        made = self._built(builder, result)
        self._made[made] = None
        self.changed = True
        return made

    def _built(self, builder: Builder, result: SimplifierResult[Value]) -> Instruction:
        node, operands, kind = result.expression, result.operands, result.expression.kind
        flags = tuple(name for name, flag in FLAGS.items() if result.flags & flag)
        type = _type_of(node)
        if kind in COMPARISONS:
            name, (lhs, rhs) = result.name, operands
            if isinstance(lhs, Constant) and not isinstance(rhs, Constant):
                name, lhs, rhs = _GREATER.get(name, name), rhs, lhs
            return builder.icmp(name, lhs, rhs, flags=flags)
        if kind is K.EK_Cast:
            return getattr(builder, result.name)(operands[0], type, flags=flags)  # type: ignore[no-any-return]
        if kind is K.EK_NotI:
            return builder.xor(operands[0], _constant(type, -1))
        if kind is K.EK_NegI:
            return builder.sub(null(type), operands[0], flags=flags)
        if kind is K.EK_Select:
            return builder.select(operands[0], operands[1], operands[2])
        if kind is K.EK_Freeze:
            return builder.freeze(operands[0])
        if kind is K.EK_AbsI:
            return builder.intrinsic("abs", [operands[0], ConstantInt.get(i1, int(bool(result.flags & NSW)))])
        if result.name in INTRINSICS:
            return builder.intrinsic(result.name, list(operands))
        return builder.insert(BinaryOperator(result.name, operands[0], operands[1], flags))

    def weaken(self, value: Value, flags: int) -> None:
        if not isinstance(value, Instruction):
            return
        if isinstance(value, CallInst):
            there = operation_of(value)
            if there is not None and there.flags & NSW and not flags & NSW:
                value.set_operand(1, ConstantInt.get(i1, 0))
                self.changed = True
            return
        kept = tuple(name for name in value.flags if name not in FLAGS or flags & FLAGS[name])
        if kept != value.flags:
            value.flags = kept
            self.changed = True

    def replace_all_uses(self, original: Value, value: Value) -> None:
        original.replace_all_uses_with(value)
        if isinstance(value, Instruction) and value in self._made and isinstance(original, Instruction):
            value.take_name(original)
        self.changed = True

    def erase(self, original: Value) -> None:
        assert isinstance(original, Instruction)
        original.erase()

    def erase_dead(self) -> None:
        """Deletes what nothing needs any longer, users first."""
        for instruction in (*reversed(self._made), *reversed(self._lifted.nodes)):
            if instruction.parent is not None and not instruction.is_used:
                instruction.erase()
                self.changed = True


def _same_operands(there: Operation, operands: tuple[Value, ...]) -> bool:
    if there.operands == operands:
        return True
    return there.kind in COMMUTATIVE and there.operands == operands[::-1]


def _type_of(node: Expression) -> Type:
    """The type of the values that an expression stands for."""
    scalar = IntType.get(node.bits)
    if not isinstance(node.shape, tuple):
        return scalar
    count, is_scalable = node.shape
    return VectorType.get(scalar, count, is_scalable)


def _constant(type: Type, number: int) -> Constant:
    if not isinstance(type, VectorType):
        return ConstantInt.get(type, number)
    if number == 0:
        return null(type)
    return ConstantSplat.get(type, ConstantInt.get(type.element, number))
