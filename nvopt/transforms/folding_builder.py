"""A builder that makes no instruction where the operands are constants, as LLVM's IRBuilder does.

    b = FoldingBuilder(Builder.before(instruction))
    b.binary("add", const(1), const(2))     # the constant 3
    b.icmp("ult", x, y)                     # an instruction before `instruction`

It stands here and not beside `ir.Builder` because folding is an analysis, which the mirror knows nothing of; and its verbs give values,
where the builder's give the very instruction that was asked for.
"""

from __future__ import annotations

from collections.abc import Sequence

from nvopt.ir import (
    BinaryOperator,
    Builder,
    CastInst,
    CmpInst,
    Constant,
    DataLayout,
    GetElementPtrInst,
    Instruction,
    SelectInst,
    Type,
    Value,
)
from nvopt.ir.instructions import NO_FLAGS

Flags = tuple[str, ...]


class FoldingBuilder:
    """Makes code where a builder stands; what is constant is no code."""

    def __init__(self, builder: Builder) -> None:
        self.builder = builder

    def binary(self, opcode: str, lhs: Value, rhs: Value, name: str = "", flags: Flags = NO_FLAGS) -> Value:
        """`opcode lhs, rhs`."""
        return self.insert(BinaryOperator(opcode, lhs, rhs, flags, name))

    def cast(self, opcode: str, value: Value, type: Type, name: str = "", flags: Flags = NO_FLAGS) -> Value:
        """`opcode value to type`; the value itself where it is of that type."""
        return value if value.type is type else self.insert(CastInst(opcode, value, type, flags, name))

    def icmp(self, predicate: str, lhs: Value, rhs: Value, name: str = "", flags: Flags = NO_FLAGS) -> Value:
        """`icmp predicate lhs, rhs`."""
        return self.insert(CmpInst("icmp", predicate, lhs, rhs, flags, name))

    def fcmp(self, predicate: str, lhs: Value, rhs: Value, name: str = "", flags: Flags = NO_FLAGS) -> Value:
        """`fcmp predicate lhs, rhs`."""
        return self.insert(CmpInst("fcmp", predicate, lhs, rhs, flags, name))

    def select(self, condition: Value, true: Value, false: Value, name: str = "") -> Value:
        """`select condition, true, false`."""
        return self.insert(SelectInst(condition, true, false, NO_FLAGS, name))

    def gep(self, source_type: Type, pointer: Value, indices: Sequence[Value], name: str = "", flags: Flags = NO_FLAGS) -> Value:
        """`getelementptr source_type, pointer, indices…`."""
        return self.insert(GetElementPtrInst(source_type, pointer, list(indices), flags, name))

    def insert(self, instruction: Instruction) -> Value:
        """The constant that an instruction, which stands nowhere, is; or itself, put where the builder stands."""
        block = self.builder.block
        folded = folded_to(instruction, block.parent.module.data_layout) if block is not None and block.parent is not None else None
        if folded is None:
            return self.builder.insert(instruction)
        instruction.drop_operands()
        return folded


def folded_to(instruction: Instruction, layout: DataLayout) -> Constant | None:
    """The constant that an instruction of constants is; None for other instructions."""
    operands = [operand for operand in instruction.operands if isinstance(operand, Constant)]
    if len(operands) < len(instruction.operands) or not operands:
        return None
    from nvopt.analysis.constant_folding import can_fold, fold_instruction  # late: of what is made, little is constant

    return fold_instruction(instruction, operands, layout) if can_fold(instruction) else None
