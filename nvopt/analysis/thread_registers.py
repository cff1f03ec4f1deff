"""How many registers a thread takes in machine code, as ptxas gives them out: what `print<rpa>` says.

    taken = context.analyses.get(ThreadRegisters, function)
    taken.registers               # 32: what ptxas takes, about, where nothing bounds it
    taken.blocks[block].peak      # by block, as in RegisterPressure

Passes compare code with code by `RegisterPressure`, which counts what the code says. Here is what ptxas makes of it besides:

* It gives out registers that cost no warps: up to 32, and up to the next multiple of 8 above what it can't do without. As far as these go,
  all loads come first, and addresses that a parameter is needed for, which is loaded, too; the parameters that loops take addresses from
  are kept.
* A short loop with one exit and a counter that it adds a constant to is unrolled, and loads of another iteration are under way in it.
* A `byval` parameter that nobody writes to is read from the constant bank, like any other, and the higher half of what was extended by
  zeros is no register. `__nvvm_reflect` is a constant by then.
* Atomic operations hold back what may touch the same memory, and assembly that names no memory holds back nothing.
* What is a subroutine (divisions, square roots) has registers of its own, and the kernel no fewer than the ABI asks for. What lives across
  a call is in registers that the callee saves, of which there are few in a row.

The numbers were chosen by kernels of public CUDA (docs/analyses.md says how well they fit), those of subroutines and calls by kernels in
which one stands among more and more live values.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import ClassVar

from nvopt.analysis.instruction_order import ATOMIC_OPCODES, Code, is_fence
from nvopt.analysis.loops import Loop, LoopInfo
from nvopt.analysis.recipe import Recipe
from nvopt.analysis.register_holders import RegisterHolders
from nvopt.analysis.register_pressure import (
    CALL_REGISTERS,
    NONE,
    BlockPressure,
    Pressure,
    RegisterPressure,
    beside_operands,
    is_call,
    is_copy,
    units,
)
from nvopt.ir import (
    Argument,
    BasicBlock,
    BinaryOperator,
    CallBase,
    CastInst,
    Constant,
    ConstantInt,
    Function,
    GetElementPtrInst,
    InlineAsm,
    Instruction,
    IntType,
    LoadInst,
    PHINode,
    PointerType,
    StoreInst,
    Terminator,
    Value,
)
from nvopt.ir.types import i1
from nvopt.target import costs
from nvopt.target.reflect import QUERY_FUNCTION

_BESIDES = 7
"""What ptxas takes beyond what lives: the stack pointer, and gaps between pairs and quadruples."""
_FREE = 32
"""Registers that a thread may take with all warps running."""
_AT_A_TIME = 8
"""Registers by which more cost warps."""
_SLACK = 2
"""Registers that ptxas wants beyond what it can't do without."""
_KEPT_OF = 2
"""One of so many registers' worth of addresses that a loop needs is kept in registers."""
_SHORT_LOOP = 50
"""Instructions of a loop that is unrolled."""
_SUBROUTINE = 8
"""What is a subroutine needs so many registers of its own, or more."""
_BESIDE_CALL = 10
"""Registers that a callee may change, beside those that a kernel takes anyway."""
_CALLEE_SAVES = 14
"""Registers that live across a call without more; of those beyond a callee saves every second one."""
_DIVISION = {"sdiv": 14, "srem": 14, "udiv": 8, "urem": 8}
"""Registers that a division of 64 bits needs beside its operands."""


def takes_at_most(function: Function, registers: int) -> bool:
    """Whether a thread takes no more registers even if all that the function computes lived at once: a look at types, that tells of small
    functions without calls. `ThreadRegisters.least_registers` is no more then."""
    left = registers - _BESIDES - sum(units(argument.type).registers for argument in function.args)
    beside = 0
    for inst in function.instructions():
        left -= units(inst.type).registers
        beside = max(beside, beside_operands(inst))
        if left < beside or is_call(inst):
            return False
    return left >= beside


class _MachineHolders(RegisterHolders):
    """The registers of a function's values in machine code."""

    def __init__(self, function: Function) -> None:
        parameters = function.args if function.is_kernel else ()
        self._of_parameters = {load for argument in parameters for load in _loads_of_constants(argument)}
        super().__init__(function)

    def _is_uniform(self, inst: Instruction, known: set[Value]) -> bool:
        if isinstance(inst, CallBase) and QUERY_FUNCTION.fullmatch(inst.callee_name):
            return True
        return super()._is_uniform(inst, known)

    def _by_address(self, inst: LoadInst | StoreInst, uniform: set[Value]) -> bool:
        return inst not in uniform

    def _reads_constants(self, inst: LoadInst) -> bool:
        return super()._reads_constants(inst) or inst in self._of_parameters

    def _named(self, inst: Instruction) -> Value | None:
        if inst.opcode == "zext" and isinstance(inst.type, IntType) and isinstance(inst.operands[0].type, IntType):
            return inst.operands[0] if inst.operands[0].type is not i1 else None
        return super()._named(inst)


class ThreadRegisters(RegisterPressure):
    """The registers of a thread of a function."""

    recipe: ClassVar[Recipe] = Recipe(
        lambda manager, function: ThreadRegisters(function, manager.get(LoopInfo, function)), needs=(LoopInfo,)
    )

    holders_of: ClassVar[type[RegisterHolders]] = _MachineHolders

    @cached_property
    def blocks(self) -> dict[BasicBlock, BlockPressure]:
        """The blocks that can be reached, in reverse post-order."""
        kept, under_way = self._kept(), self._under_way()
        found = {}
        for block in self._codes:
            low, early = self.least_of(block), self._early_peak(block).registers
            wanted = max(low.registers, early) + kept.get(block, 0) + under_way.get(block, 0)
            peak = Pressure(max(low.registers, min(wanted, self._free)), low.predicates)
            found[block] = BlockPressure(self._sum(self._live_in[block]), self._sum(self._live_out[block]), peak)
        return found

    @property
    def registers(self) -> int:
        """Registers a thread that ptxas takes, about, where nothing bounds them."""
        return max(self.peak.registers + _BESIDES, CALL_REGISTERS if self._has_subroutine() else 0)

    def registers_in(self, block: BasicBlock) -> int:
        """The same of a block that can be reached, subroutines aside."""
        return self.blocks[block].peak.registers + _BESIDES

    @property
    def least_registers(self) -> int:
        """Registers a thread that ptxas can't do without, about."""
        return self.least_registers_in(self._codes)

    def least_registers_in(self, blocks: Iterable[BasicBlock]) -> int:
        """The same of these blocks, of which the function had one at least that could be reached when it was looked at."""
        return max(self.least_of(block).registers for block in blocks if block in self._codes) + _BESIDES

    @cached_property
    def _free(self) -> int:
        """Live registers that cost no more warps than those that the function can't do without do."""
        wanted = self.least_registers + _SLACK
        return max(_FREE, -(-wanted // _AT_A_TIME) * _AT_A_TIME) - _BESIDES

    def _kept(self) -> dict[BasicBlock, int]:
        """By block the registers for the parameters that the outermost loop around it takes addresses from."""
        found: dict[BasicBlock, int] = {}
        for outermost in self._loops.top_level:
            operands = {operand for one in self._code_of(outermost) for operand in one.inst.operands}
            outside = {value for value in map(self._holders.outside, operands) if value is not None and isinstance(value.type, PointerType)}
            found.update(dict.fromkeys(outermost.blocks, sum(units(value.type).registers for value in outside) // _KEPT_OF))
        return found

    def _under_way(self) -> dict[BasicBlock, int]:
        """By block of loops that will be unrolled the registers of what is loaded for another iteration."""
        found: dict[BasicBlock, int] = {}
        for loop in self._loops:
            if self._is_unrolled(loop):
                loads = [one for one in self._code_of(loop) if isinstance(one.inst, LoadInst)]
                loaded = sum(self._sizes[defined] for one in loads for defined in one.defines)
                found.update(dict.fromkeys(loop.blocks, loaded))
        return found

    def _is_unrolled(self, loop: Loop) -> bool:
        if loop.subloops or not _counts_by_constants(loop) or loop.has_mark("llvm.loop.unroll.disable"):
            return False
        code = self._code_of(loop)
        return len(code) <= _SHORT_LOOP and not any(self.is_fence(one.inst) for one in code if not isinstance(one.inst, Terminator))

    def _code_of(self, loop: Loop) -> list[Code]:
        return [one for block in loop.blocks for one in self._codes[block]]

    def _low_peak(self, block: BasicBlock) -> Pressure:
        """The most that is live in the block in the better of two orders: that for low pressure, and its own."""
        found = NONE
        for stretch in self._stretches_of(block):
            found = found.most(min(self._low_peak_of(stretch), self._peak(stretch.code, stretch.live_out)))
        return found

    def comes_early(self, inst: Instruction) -> bool:
        if isinstance(inst, GetElementPtrInst):
            return self._holders.outside(inst.pointer) is not None
        return super().comes_early(inst)

    def _has_subroutine(self) -> bool:
        insts = [one.inst for code in self._codes.values() for one in code]
        return any(is_call(inst) or (self.beside(inst) >= _SUBROUTINE and not is_copy(inst)) for inst in insts)

    def needed_at(self, inst: Instruction, before: int, across: int) -> int:
        if is_call(inst):
            return max(before, _BESIDE_CALL + across + max(0, across - _CALLEE_SAVES))
        return before + self.beside(inst)

    def beside(self, inst: Instruction) -> int:
        more = _DIVISION.get(inst.opcode)
        if more is not None and costs.bits(inst.type.scalar) == 64 and not isinstance(inst.operands[1], Constant):
            return more
        return beside_operands(inst)

    def is_fence(self, inst: Instruction) -> bool:
        if isinstance(inst, CallBase) and isinstance(inst.callee, InlineAsm):
            return "~{memory}" in str(inst.callee)
        return inst.opcode not in ATOMIC_OPCODES and is_fence(inst)


def _loads_of_constants(argument: Argument) -> Sequence[LoadInst]:
    """The loads from a `byval` parameter whose address nobody has for anything else; none where somebody may write to it."""
    found: list[LoadInst] = []
    seen: set[Value] = set()
    pending: list[Value] = [argument] if "byval" in argument.attributes else []
    while pending:
        pointer = pending.pop()
        if pointer in seen:
            continue
        seen.add(pointer)
        for user in pointer.users:
            if isinstance(user, LoadInst):
                found.append(user)
            elif isinstance(user, GetElementPtrInst) or (isinstance(user, CastInst) and user.opcode == "addrspacecast"):
                pending.append(user)
            else:
                return ()
    return found


def _counts_by_constants(loop: Loop) -> bool:
    """Whether the loop has one exit, and ends by a value that each iteration adds a constant to."""
    block = loop.exiting_block
    test = block.instructions[-1].operands[0] if block is not None else None
    return isinstance(test, Instruction) and test.opcode == "icmp" and any(_is_counter(value, loop) for value in test.operands)


def _is_counter(value: Value, loop: Loop) -> bool:
    """Whether the value is a phi of the header, or a sum of one and a constant, and that phi is added a constant to."""
    phi = value if isinstance(value, PHINode) else _without_step(value)
    return isinstance(phi, PHINode) and phi.parent is loop.header and any(_without_step(one) is phi for one, _ in phi.incoming)


def _without_step(value: Value) -> Value | None:
    """What the value is a sum of, beside a constant."""
    if not isinstance(value, (BinaryOperator, GetElementPtrInst)) or value.opcode not in ("add", "or", "getelementptr"):
        return None
    return value.operands[0] if all(isinstance(operand, ConstantInt) for operand in value.operands[1:]) else None
