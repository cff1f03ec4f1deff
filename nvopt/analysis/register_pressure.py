"""Register pressure: how many values of a function live at a time, in registers of 32 bits, and how many registers ptxas will take.

    pressure = context.analyses.get(RegisterPressure, function)
    pressure.blocks[block].peak        # Pressure(registers=14, predicates=2)
    pressure.registers                 # 19: what a thread takes, about
    peak_of([(float4, 0, 3), (float4, 1, 4)])   # Pressure(8, 0): of values that live from one step to another

IR isn't machine code, and what takes a register there needs none here, or the other way round:

* Constants and parameters of kernels are read where they are needed, from the constant bank. So are special registers that are the same
  for a whole block of threads, and what integer arithmetic makes of those lies in uniform registers.
* Conversions between pointers and integers, truncations and addresses with a constant offset are names for another register. Addresses
  that differ by constants share one, whatever adds them; indices that only addresses use are never added up.
* Single bits are predicates, of which there are seven; they are counted apart. Vectors of small elements are packed.
* A division, or a square root, that is a subroutine needs registers of its own where it is; a call of a function those of the ABI.
* ptxas puts instructions into another order within a block: for a low pressure, but with loads early, to hide their latency. The peak of
  a block is in the middle between that of an order for low pressure and that of one with all loads first (`instruction_order.py`).
* A loop keeps in registers some of the parameters that it needs, and a short one is unrolled, so that loads of another iteration are under
  way.

It is what passes compare code with code by. What ptxas takes in the end is no number that anybody could work out; `thread_registers.py`
comes nearer to it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cached_property, lru_cache
from typing import ClassVar, Final, NamedTuple

from nvopt.analysis.instruction_order import (
    Code,
    Dependences,
    InstructionTest,
    dependences_of,
    early_loads_order,
    is_fence,
    is_load,
    least_pressure_order,
)
from nvopt.analysis.loops import LoopInfo
from nvopt.analysis.recipe import Recipe
from nvopt.analysis.register_holders import RegisterHolders
from nvopt.ir import BasicBlock, CallBase, Constant, ConstantInt, Function, InlineAsm, Instruction, LoadInst, StoreInst, Value
from nvopt.ir.types import ArrayType, FloatType, IntType, PointerType, StructType, Type, VectorType, void
from nvopt.target import costs

CALL_REGISTERS = 24
"""What a function that calls another takes at least: the ABI's registers for arguments and those that a callee may change."""
PREDICATES = 7
"""Single bits that a thread has registers for."""
_BESIDES = 5
"""What ptxas takes beyond what lives: the stack pointer, and gaps between pairs and quadruples."""
_KEPT_OF = 3
"""One of so many registers' worth of parameters and uniform values that a loop needs is kept in registers."""
_HOISTED_AT_MOST = 16
"""Registers more that loads take which stand early to hide latency. They are half of what it would take to have all of them first."""
_SHORT_LOOP = 40
"""Instructions of a loop that is unrolled."""
_UNDER_WAY_AT_MOST = 12
"""Registers for what is loaded for another iteration."""
_DIVISION: Final[dict[int, int]] = {8: 10, 16: 10, 32: 4, 64: 20}
"""Registers that a division of integers needs beside its operands, by bits."""
_FLOAT_DIVISION = {"float": 12, "double": 14}
_SQUARE_ROOT = {"float": 8, "double": 14}
_BY_CONSTANT = 2
_SUBROUTINES = {
    "llvm.nvvm.div.rn.": _FLOAT_DIVISION,
    "llvm.nvvm.rcp.rn.": _SQUARE_ROOT,
    "llvm.nvvm.sqrt.rn.": _SQUARE_ROOT,
    "llvm.sqrt.": _SQUARE_ROOT,
}
_SUBROUTINE_OPCODES: Final = frozenset({"sdiv", "udiv", "srem", "urem", "fdiv", "frem", "call", "invoke", "callbr"})
"""What may be more than one instruction."""
_COPIES = ("llvm.memcpy.", "llvm.memmove.")
_COPIED_AT_MOST = 16
"""Registers that a copy of memory goes through."""
_NO_CODE = ("llvm.dbg.", "llvm.lifetime.", "llvm.assume", "llvm.experimental.noalias.", "llvm.invariant.", "llvm.pseudoprobe")


class Pressure(NamedTuple):
    """What is live at a time, by class of registers."""

    registers: int
    """Of 32 bits."""
    predicates: int

    def most(self, other: Pressure) -> Pressure:
        """The larger of each."""
        return Pressure(max(self.registers, other.registers), max(self.predicates, other.predicates))


NONE: Final = Pressure(0, 0)


class BlockPressure(NamedTuple):
    """What is live in a block: at its beginning, at its end, and where most is."""

    live_in: Pressure
    live_out: Pressure
    peak: Pressure


def units(type: Type) -> Pressure:
    """What a value of a type takes; of aggregates the sum of their parts."""
    if isinstance(type, StructType):
        parts = [units(part) for part in type.elements]
        return Pressure(sum(part.registers for part in parts), sum(part.predicates for part in parts))
    if isinstance(type, ArrayType):
        part = units(type.element)
        return Pressure(type.count * part.registers, type.count * part.predicates)
    return _units(type)


@lru_cache(maxsize=4096)
def _units(type: Type) -> Pressure:
    """The same of what is no aggregate."""
    if (isinstance(type, VectorType) and type.scalable) or not isinstance(type.scalar, (IntType, FloatType, PointerType)):
        return NONE  # void, labels, tokens; no GPU has scalable vectors
    if costs.bits(type.scalar) == 1:
        return Pressure(0, type.count if isinstance(type, VectorType) else 1)
    return Pressure(costs.registers(type), 0)


def peak_of(intervals: Iterable[tuple[Type, int, int]]) -> Pressure:
    """The pressure of values of these types that live from one step to another, that included: what a plan of code asks that is not
    there yet."""
    changes: dict[int, list[int]] = {}
    for type, first, last in intervals:
        taken = units(type)
        for at, sign in ((first, 1), (last + 1, -1)):
            change = changes.setdefault(at, [0, 0])
            change[0] += sign * taken.registers
            change[1] += sign * taken.predicates
    registers = predicates = most_registers = most_predicates = 0
    for at in sorted(changes):
        registers += changes[at][0]
        predicates += changes[at][1]
        most_registers, most_predicates = max(most_registers, registers), max(most_predicates, predicates)
    return Pressure(most_registers, most_predicates)


class RegisterPressure:
    """The register pressure of a function."""

    recipe: ClassVar[Recipe] = Recipe(
        lambda manager, function: RegisterPressure(function, manager.get(LoopInfo, function)), needs=(LoopInfo,)
    )

    holders_of: ClassVar[type[RegisterHolders]] = RegisterHolders
    """Says what takes registers."""

    def __init__(
        self,
        function: Function,
        loops: LoopInfo,
        wide: Iterable[Sequence[Instruction]] = (),
        breaks: Collection[Instruction] = frozenset(),
        before: RegisterPressure | None = None,
    ) -> None:
        """`wide`: loads, or stores, of one block each, as they come in it, that will be one instruction. `breaks`: instructions that will
        stand in another block than those before them. `before`: that of the function, whose code is the same still, without either: what
        blocks without them have is taken from there."""
        if function.is_declaration:
            raise ValueError(f"{function.ref} has no body")
        self._wide = {_place_of(joined): joined for joined in wide}
        self._part_of_wide = {one for joined in self._wide.values() for one in joined}
        self._before = before
        self._holders: RegisterHolders = self.holders_of(function) if before is None else before._holders
        self._numbers: dict[Value, int] = {} if before is None else before._numbers
        """Of what takes registers."""
        self._units: list[Pressure] = [] if before is None else before._units
        self._loops = loops
        self._breaks = breaks
        self._broken: dict[BasicBlock, list[int]] = {}
        """By block how much of its code stands before each break in it."""
        others = {one.block for one in (*self._part_of_wide, *breaks)}
        self._codes: dict[BasicBlock, list[Code]] = {
            block: self._code(block) if before is None or block in others else before._codes[block] for block in self._holders.order
        }
        self._live_in, self._live_out = self._liveness(self._codes)
        self._sizes = [taken.registers for taken in self._units]
        self._stretches: dict[BasicBlock, list[_Stretch]] = {}
        self._low: dict[BasicBlock, Pressure] = {}
        """By block the most that is live in an order for low pressure, once somebody asks."""
        self.calls = any(is_call(one.inst) for code in self._codes.values() for one in code)
        """Whether it calls functions."""

    @cached_property
    def blocks(self) -> dict[BasicBlock, BlockPressure]:
        """The blocks that can be reached, in reverse post-order."""
        loops_keep = _Loops(self._holders, self._codes, self._loops, self._sizes)
        found = {}
        for block in self._codes:
            low = self.least_of(block)
            hoisted = min(_HOISTED_AT_MOST, max(0, self._early_peak(block).registers - low.registers) // 2)
            peak = Pressure(low.registers + hoisted + loops_keep.registers(block), low.predicates)
            found[block] = BlockPressure(self._sum(self._live_in[block]), self._sum(self._live_out[block]), peak)
        return found

    @property
    def peak(self) -> Pressure:
        """The most that is live anywhere, of each class."""
        found = NONE
        for block in self.blocks.values():
            found = found.most(block.peak)
        return found

    @property
    def registers(self) -> int:
        """Registers a thread that ptxas takes, about, where nothing bounds them."""
        return max(self.peak.registers + _BESIDES, CALL_REGISTERS if self.calls else 0)

    @property
    def least_registers(self) -> int:
        """Registers a thread that ptxas can't do without, about: with loads late, and nothing kept that can be read again. It does so where
        more would cost warps."""
        least = 0
        bounds = {block: self._bound(block) for block in self._codes}
        for block in sorted(bounds, key=bounds.__getitem__, reverse=True):
            if bounds[block] <= least:
                break
            least = max(least, self.least_of(block).registers)
        return max(least + _BESIDES, CALL_REGISTERS if self.calls else 0)

    @property
    def registers_as_it_stands(self) -> int:
        """The same where no instruction is moved within its block."""
        peaks = [self._peak(stretch.code, stretch.live_out).registers for block in self._codes for stretch in self._stretches_of(block)]
        return max(max(peaks, default=0) + _BESIDES, CALL_REGISTERS if self.calls else 0)

    def least_of(self, block: BasicBlock) -> Pressure:
        """The most that is live in a block that can be reached, where all stands so that little is."""
        if block not in self._low:
            self._low[block] = self._low_peak(block) if self._before is None else self._least_beside(block, self._before)
        return self._low[block]

    def _least_beside(self, block: BasicBlock, before: RegisterPressure) -> Pressure:
        """The same beside another, which has it where neither the code nor what lives behind it is another."""
        is_same = self._codes[block] is before._codes[block] and self._live_out[block] == before._live_out[block]
        return before.least_of(block) if is_same else self._low_peak(block)

    def _bound(self, block: BasicBlock) -> int:
        """No fewer registers than are taken in the block, whatever the order."""
        code = self._codes[block]
        values = self._live_in[block].union(*(one.defines for one in code))
        return sum(self._sizes[value] for value in values) + max((self.beside(one.inst) for one in code), default=0)

    def needed_at(self, inst: Instruction, before: int, across: int) -> int:
        """Registers that are needed at an instruction, where so many are live before it, and of these behind it still."""
        return before + beside_operands(inst)

    def beside(self, inst: Instruction) -> int:
        """Registers that an instruction needs beside its operands and its result."""
        return beside_operands(inst)

    def comes_early(self, inst: Instruction) -> bool:
        """Whether it pays to have the instruction early, with what it needs."""
        return is_load(inst)

    def is_fence(self, inst: Instruction) -> bool:
        """Whether all accesses of memory stay on their side of the instruction."""
        return is_fence(inst)

    def registers_of(self, value: Value) -> int:
        """Registers of 32 bits that a value by itself takes: none for what is a name or a part of another, or isn't in one."""
        return units(value.type).registers if self._holders.holder(value) is value else 0

    def _number(self, value: Value) -> int:
        number = self._numbers.get(value)
        if number is None:
            number = self._numbers[value] = len(self._units)
            self._units.append(units(value.type))
        return number

    def _code(self, block: BasicBlock) -> list[Code]:
        """The instructions that are executed."""
        found: list[Code] = []
        for inst in block.instructions:
            if inst in self._breaks:
                self._broken.setdefault(block, []).append(len(found))
            if not self._holders.has_code(inst) or _is_nothing(inst):
                continue
            joined = self._wide.get(inst, (inst,))
            if len(joined) == 1 and inst in self._part_of_wide:
                continue
            stored = [one.value for one in joined if isinstance(one, StoreInst)]  # at one address, its own
            uses = set(self._numbers_of([*inst.operands, *stored]))
            defines = self._numbers_of([one for one in joined if one.type is not void])
            found.append(Code(inst, tuple(defines), tuple(uses)))
        return found

    def _numbers_of(self, values: Iterable[Value]) -> list[int]:
        """Those of the registers that the values are in."""
        found = []
        for value in values:
            holder = self._holders.holder(value)
            if holder is not None:
                found.append(self._number(holder))
        return found

    def _liveness(self, codes: dict[BasicBlock, list[Code]]) -> tuple[dict[BasicBlock, set[int]], dict[BasicBlock, set[int]]]:
        """What is live at the beginning and at the end of each block. A phi is live from the beginning of its block on, what goes into it
        to the end of the block that it comes from."""
        live_in: dict[BasicBlock, set[int]] = {block: {self._number(phi) for phi in block.phis()} for block in codes}
        live_out: dict[BasicBlock, set[int]] = {block: set() for block in codes}
        defined = {block: {register for one in code for register in one.defines} for block, code in codes.items()}
        sources = {block: [source for source in block.predecessors if source in codes] for block in codes}

        def live_at_end(value: int, block: BasicBlock) -> None:
            todo = [block]
            while todo:
                at = todo.pop()
                if value in live_out[at]:
                    continue
                live_out[at].add(value)
                if value not in defined[at] and value not in live_in[at]:
                    live_in[at].add(value)
                    todo += sources[at]

        for block, code in codes.items():
            for phi in block.phis():
                for value, source in phi.incoming:
                    holder = self._holders.holder(value)
                    if holder is not None and source in codes:
                        live_at_end(self._number(holder), source)
            written: set[int] = set()
            for one in code:
                for use in one.uses:
                    if use not in written and use not in live_in[block]:
                        live_in[block].add(use)
                        for source in sources[block]:
                            live_at_end(use, source)
                written.update(one.defines)
        return live_in, live_out

    def _sum(self, live: Iterable[int]) -> Pressure:
        taken = [self._units[value] for value in live]
        return Pressure(sum(one.registers for one in taken), sum(one.predicates for one in taken))

    def _low_peak(self, block: BasicBlock) -> Pressure:
        """The most that is live in the block in an order for low pressure."""
        found = NONE
        for stretch in self._stretches_of(block):
            found = found.most(self._low_peak_of(stretch))
        return found

    def _low_peak_of(self, stretch: _Stretch) -> Pressure:
        code = stretch.code
        if _has_orders(code):
            code = least_pressure_order(code, stretch.dependences, stretch.live_out, self._sizes)
        return self._peak(code, stretch.live_out)

    def _early_peak(self, block: BasicBlock) -> Pressure:
        """The same in an order with loads early."""
        if not _has_orders(self._codes[block]):
            return self.least_of(block)
        found = NONE
        for stretch in self._stretches_of(block):
            found = found.most(
                self._peak(early_loads_order(stretch.code, stretch.dependences, self.comes_early, self.is_fence), stretch.live_out)
            )
        return found

    def _stretches_of(self, block: BasicBlock) -> list[_Stretch]:
        """The code of a block between breaks, the last stretch first."""
        found = self._stretches.get(block)
        if found is None:
            code, live = self._codes[block], self._live_out[block]
            found = self._stretches[block] = []
            end = len(code)
            for begin in (*reversed(self._broken.get(block, ())), 0):
                found.append(_Stretch(code[begin:end], live, self.is_fence))
                live = _live_before(found[-1].code, live)
                end = begin
        return found

    def _peak(self, code: Sequence[Code], live_out: Collection[int]) -> Pressure:
        """The most that is live in the block, seen from its end."""
        live, taken = set(live_out), self._units
        registers, predicates = most_registers, most_predicates = self._sum(live)
        for one in reversed(code):
            for defined in one.defines:  # what nobody needs takes its place all the same
                if defined not in live:
                    live.add(defined)
                    registers += taken[defined].registers
                    predicates += taken[defined].predicates
            most_registers, most_predicates = max(most_registers, registers), max(most_predicates, predicates)
            for defined in live.intersection(one.defines):
                live.remove(defined)
                registers -= taken[defined].registers
                predicates -= taken[defined].predicates
            across = registers
            for use in one.uses:
                if use not in live:
                    live.add(use)
                    registers += taken[use].registers
                    predicates += taken[use].predicates
            most_registers = max(most_registers, self.needed_at(one.inst, registers, across))
            most_predicates = max(most_predicates, predicates)
        return Pressure(most_registers, most_predicates)


class _Stretch:
    """Code that may stand in any order that its dependences allow, and the registers that are needed behind it."""

    def __init__(self, code: Sequence[Code], live_out: Collection[int], is_fence: InstructionTest) -> None:
        self.code = code
        self.live_out = live_out
        self._is_fence = is_fence

    @cached_property
    def dependences(self) -> Dependences:
        return dependences_of(self.code, self._is_fence)


def _live_before(code: Sequence[Code], live_out: Collection[int]) -> set[int]:
    live = set(live_out)
    for one in reversed(code):
        live.difference_update(one.defines)
        live.update(one.uses)
    return live


class _Loops:
    """What loops need of registers beside what their code defines."""

    def __init__(self, holders: RegisterHolders, codes: dict[BasicBlock, list[Code]], loops: LoopInfo, sizes: Sequence[int]) -> None:
        self._loops = loops
        self._codes = codes
        self._sizes = sizes
        self._kept: dict[BasicBlock, int] = {}
        """By block the registers for what the outermost loop around it needs."""
        for outermost in loops.top_level:
            blocks = [block for block in outermost.blocks if block in codes]
            operands = {operand for block in blocks for one in codes[block] for operand in one.inst.operands}
            invariant = {value for value in map(holders.outside, operands) if value is not None}
            kept = sum(units(value.type).registers for value in invariant) // _KEPT_OF
            self._kept.update(dict.fromkeys(blocks, kept))

    def registers(self, block: BasicBlock) -> int:
        """In one of a function's blocks."""
        loop = self._loops.loop_for(block)
        under_way = loop is not None and loop.blocks == [block]
        return self._kept.get(block, 0) + (self._under_way(self._codes[block]) if under_way else 0)

    def _under_way(self, code: Sequence[Code]) -> int:
        """The results of wide loads of another iteration, where the loop will be unrolled."""
        if len(code) > _SHORT_LOOP or any(is_fence(one.inst) for one in code[:-1]):
            return 0
        loaded = (sum(self._sizes[defined] for defined in one.defines) for one in code if isinstance(one.inst, LoadInst))
        return min(_UNDER_WAY_AT_MOST, sum(size for size in loaded if size > 1))


def _has_orders(code: Sequence[Code]) -> bool:
    """Whether the instructions of a block may stand otherwise: the last is a terminator."""
    return len(code) > 2


def _place_of(joined: Sequence[Instruction]) -> Instruction:
    """Where a wide access stands of these: loads go to the first, stores to the last."""
    return joined[0] if isinstance(joined[0], LoadInst) else joined[-1]


def _is_nothing(inst: Instruction) -> bool:
    return isinstance(inst, CallBase) and inst.callee_name.startswith(_NO_CODE)


def is_call(inst: Instruction) -> bool:
    if not isinstance(inst, CallBase) or isinstance(inst.callee, InlineAsm):
        return False
    return not (isinstance(inst.callee, Function) and inst.callee.is_intrinsic)


def is_copy(inst: Instruction) -> bool:
    """Whether the instruction copies memory."""
    return isinstance(inst, CallBase) and inst.callee_name.startswith(_COPIES)


def beside_operands(inst: Instruction) -> int:
    """Registers that an instruction needs beside its operands and its result."""
    if inst.opcode not in _SUBROUTINE_OPCODES:
        return 0
    kind = str(inst.type.scalar)
    if inst.opcode in ("sdiv", "udiv", "srem", "urem"):
        width = costs.bits(inst.type.scalar)
        if isinstance(inst.operands[1], Constant):
            return _BY_CONSTANT * -(-width // 32)
        return next((more for bits, more in _DIVISION.items() if width <= bits), _DIVISION[64])
    if inst.opcode in ("fdiv", "frem"):
        return _FLOAT_DIVISION.get(kind, _FLOAT_DIVISION["float"])
    if isinstance(inst, CallBase):
        if is_copy(inst):
            length = inst.args[2]
            return min(_COPIED_AT_MOST, -(-length.unsigned // 4)) if isinstance(length, ConstantInt) else _COPIED_AT_MOST
        found = next((table for name, table in _SUBROUTINES.items() if inst.callee_name.startswith(name)), {})
        return found.get(kind, 0)
    return 0
