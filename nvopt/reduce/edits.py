"""What delta passes have in common: a pass that edits the module in place, and the values that stand for those that go."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from nvopt.analysis.cfg import reachable_blocks
from nvopt.ir import (
    BasicBlock,
    Constant,
    Function,
    Instruction,
    IRError,
    Module,
    PoisonValue,
    PrimitiveType,
    ReturnInst,
    TargetExtType,
    Type,
    UnreachableInst,
)
from nvopt.ir.constants import null
from nvopt.ir.types import FloatType


class Edit(NamedTuple):
    """A delta pass that takes targets away by edits of the module."""

    name: str
    find: Callable[[Module], Iterable[Any]]
    take_away: Callable[[Sequence[Any]], object]

    def targets(self, module: Module) -> Sequence[Any]:
        return list(self.find(module))

    def without(self, module: Module, chosen: Sequence[Any]) -> str:
        self.take_away(chosen)
        module.name_addressed_blocks()
        return str(module)


def definitions(module: Module) -> list[Function]:
    """The functions with a body."""
    return [function for function in module.functions if not function.is_declaration]


def instructions(module: Module) -> Iterator[Instruction]:
    """All instructions, in order."""
    for function in definitions(module):
        yield from function.instructions()


def has_zero(type: Type) -> bool:
    """Whether there are constants of the type."""
    return isinstance(type, FloatType) or not isinstance(type, PrimitiveType)


def zero(type: Type) -> Constant:
    """The constant that stands for a value that went. IRError where the type has none (void, label, token, metadata)."""
    if not has_zero(type):
        raise IRError(f"there is no zero of type {type}")
    return PoisonValue.get(type) if isinstance(type, TargetExtType) else null(type)


def erase(instruction: Instruction) -> None:
    """Deletes it; zero takes its place."""
    if instruction.is_used:
        instruction.replace_all_uses_with(zero(instruction.type))
    instruction.erase()


def end_block(block: BasicBlock, end: Instruction | None = None) -> None:
    """Puts `end`, by default a return of zero, in the place of the block's terminator; its edges leave the phis that they went to."""
    old = block.terminator
    assert old is not None
    assert block.parent is not None
    for successor in old.successors:
        successor.remove_predecessor(block)
    erase(old)
    block.append(end or _default_end(block.parent))


def _default_end(function: Function) -> Instruction:
    returned = function.function_type.return_type
    if returned is PrimitiveType.get("void"):
        return ReturnInst()
    return ReturnInst(zero(returned)) if has_zero(returned) else UnreachableInst()


def erase_unreachable(function: Function) -> None:
    """Deletes the blocks that cannot be reached."""
    reachable = reachable_blocks(function)
    function.erase_blocks([block for block in function.blocks if block not in reachable])


def functions_of(blocks: Iterable[BasicBlock]) -> list[Function]:
    """The functions that blocks stand in, each once."""
    return list(dict.fromkeys(block.parent for block in blocks if block.parent is not None))
