"""Where a lowering puts its instructions: one place at a time, every instruction with the debug location of what it replaces."""

from __future__ import annotations

from nvopt.ir import BasicBlock, Builder, ConstantInt, GetElementPtrInst, Instruction, Type, Value
from nvopt.ir.types import i8, i64


def index(value: int) -> ConstantInt:
    """An offset or a count as a constant. All are i64: a pointer into a smaller address space takes their low bits."""
    return ConstantInt.get(i64, value)


def displaced(builder: Builder, base: Value, offset: int, name: str, *, inbounds: bool = True) -> Value:
    """`offset` bytes behind `base`; `inbounds`: both are known to lie in one object."""
    return builder.gep(i8, base, [index(offset)], name, ("inbounds",) if inbounds else ()) if offset else base


class Code(Builder):
    """Builds before `at`, or, from `ahead_of` on, at the end of the block before it, then in blocks of its own.

    `exit` is the block that `at` begins, to which all of them lead.
    """

    def __init__(self, at: Instruction) -> None:
        super().__init__()
        assert at.parent is not None
        self.exit = at.parent
        self.debug_loc = at.debug_loc
        self.position_before(at)

    @classmethod
    def ahead_of(cls, at: Instruction) -> Code:
        """For an instruction that begins a block which nothing but a branch from the block before it leads to: replaces that branch."""
        code = cls(at)
        code.exit.name = "nonzerotrip"
        (head,) = code.exit.predecessors
        assert head.terminator is not None
        # Debug records before it are to stand before what replaces it.
        head.terminator.dbg_records.extend(at.dbg_records)
        at.dbg_records.clear()
        code.position_before(head.terminator)
        return code

    @property
    def here(self) -> BasicBlock:
        """The block that is being built in."""
        assert self.block is not None
        return self.block

    def new_block(self, name: str) -> BasicBlock:
        """An empty block, behind those made so far."""
        block = BasicBlock(name)
        assert self.exit.parent is not None
        self.exit.parent.insert_block_before(block, self.exit)
        return block

    def end(self, target: BasicBlock) -> None:
        """Ends the block here, with a branch to `target`."""
        self.br(target)
        self._drop_old_end()

    def end_if(self, condition: Value, true: BasicBlock, false: BasicBlock) -> None:
        """Ends the block here, with a conditional branch."""
        self.cond_br(condition, true, false)
        self._drop_old_end()

    def _drop_old_end(self) -> None:
        if self.where is not None:
            self.where.erase()
            self.where = None

    def address(self, element: Type, base: Value, at: Value, name: str) -> GetElementPtrInst:
        """The address of element `at` of those that begin at `base`."""
        return self.gep(element, base, [at], name, ("inbounds",))
