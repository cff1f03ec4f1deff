"""Where the pass puts what a function, or a block, does first: at the head of the block, behind the allocas or phis that stand there."""

from __future__ import annotations

from typing import TypeVar

from nvopt.ir import AllocaInst, BasicBlock, Builder, Function, Instruction, PHINode, PointerType, Type, Value

_I = TypeVar("_I", bound=Instruction)


class HeadCode(Builder):
    """Builds at the head of `block`, in order. Debug records stay behind it: they may speak of what is made here."""

    def __init__(self, block: BasicBlock, after: Instruction | None = None) -> None:
        """`after`: an instruction of the block, to begin behind it."""
        super().__init__(block)
        self._last = after

    def insert(self, instruction: _I) -> _I:
        """Puts `instruction` behind what was made before."""
        at = self._last.next if self._last is not None else self._first_place()
        self._last = self._insert_quietly(instruction, at)
        return instruction

    def cast(self, pointer: Value, space: int, name: str) -> Value:
        """`pointer` as one into address space `space`."""
        type = PointerType.get(space)
        return pointer if pointer.type is type else self.addrspacecast(pointer, type, name)

    def _first_place(self) -> Instruction | None:
        assert self.block is not None
        return next((one for one in self.block if not isinstance(one, AllocaInst | PHINode)), None)

    def _insert_quietly(self, instruction: _I, where: Instruction | None) -> _I:
        assert where is not None  # a block's terminator is neither alloca nor phi
        records = list(where.dbg_records)
        where.dbg_records.clear()
        instruction.insert_before(where)
        where.dbg_records.extend(records)
        return instruction


class EntryCode(HeadCode):
    """Builds at the head of the entry block of `function`, where its variables are."""

    def __init__(self, function: Function, after: Instruction | None = None) -> None:
        super().__init__(function.entry, after)

    def local(self, type: Type, align: int, addrspace: int, name: str) -> AllocaInst:
        """A variable, made with those that the function has."""
        made = AllocaInst(type, None, align, PointerType.get(addrspace), name=name)
        return self._insert_quietly(made, self._first_place())
