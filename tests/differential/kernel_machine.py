"""Runs kernels of the mirror: blocks of threads in warps, on memory of bytes, with barriers, shuffles and votes.

    machine = Machine(module)
    buffer = machine.allocate(GLOBAL, bytes(256), offset=4)
    machine.launch("kernel", [buffer, 7], grid=2, block=40)
    machine.contents(buffer)                     # 256 bytes, None where a byte is poison or was never written

Where LLVM's language or PTX gives no meaning, UndefinedError says why: an access outside or misaligned, control by poison, threads that
never meet. So a program that had a meaning and has none afterwards is a miscompile as well as one with another result. Undef counts as
poison. What isn't modelled is an UnsupportedError. Integers are those of integer_semantics.py; floats are Python's, rounded to their type.
"""

from __future__ import annotations

import math
import operator
import re
import struct
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from integer_semantics import OPCODES, POISON, UB, Operation, Undefined, of_scalars, operation, signed

from nvopt.ir import (
    AllocaInst,
    ArrayType,
    AtomicRMWInst,
    AttributeSet,
    BasicBlock,
    BinaryOperator,
    BranchInst,
    CallInst,
    CastInst,
    CmpInst,
    ConstantAggregate,
    ConstantAggregateZero,
    ConstantExpr,
    ConstantFP,
    ConstantInt,
    ConstantPointerNull,
    ConstantSplat,
    ConstantString,
    ExtractElementInst,
    ExtractValueInst,
    FloatType,
    Function,
    GetElementPtrInst,
    GlobalVariable,
    InsertElementInst,
    InsertValueInst,
    Instruction,
    IntType,
    LoadInst,
    Module,
    PHINode,
    PointerType,
    PoisonValue,
    ReturnInst,
    SelectInst,
    ShuffleVectorInst,
    StoreInst,
    StructType,
    SwitchInst,
    Type,
    UnaryOperator,
    UndefValue,
    Value,
    VectorType,
)
from nvopt.ir.gep import steps
from nvopt.ir.reading.cursor import Cursor

GENERIC, GLOBAL, SHARED, CONSTANT, LOCAL, PARAM = 0, 1, 3, 4, 5, 101
WINDOWS = {GENERIC: 0, GLOBAL: 0, SHARED: 1 << 40, CONSTANT: 2 << 40, LOCAL: 3 << 40, PARAM: 4 << 40}
"""What is added to an address of a space to make a generic one."""
ROOM = 1 << 16
"""Bytes from one variable to the next, so that what is outside is nobody's."""
WARP = 32
STEPS = 200_000
"""Instructions of one thread, after which it counts as one that never ends."""

Scalar = int | float | Undefined
Lanes = Scalar | tuple["Lanes", ...]
"""A number, or the elements of a vector or an aggregate."""
Byte = int | None
"""None where nothing was written, or poison."""
Step = Callable[["Thread", dict[Value, "Lanes"]], "Lanes"]
"""What does an instruction for a thread, with the values so far."""

_INTRINSIC = re.compile(r"llvm\.((?:nvvm\.)?[a-z.0-9]*?[a-z0-9])(?:\.(?:v\d+)?(?:[if]\d+|p\d+|bf16))*$")
_FLOATS: dict[str, Callable[..., float]] = {
    "fadd": lambda a, b: a + b, "fsub": lambda a, b: a - b, "fmul": lambda a, b: a * b,
    "fneg": lambda a: -a, "fabs": abs, "copysign": math.copysign,
    "minnum": lambda a, b: b if math.isnan(a) else a if math.isnan(b) else min(a, b),
    "maxnum": lambda a, b: b if math.isnan(a) else a if math.isnan(b) else max(a, b),
}  # fmt: skip
_PACKED = {16: "<e", 32: "<f", 64: "<d"}
_ATOMIC: dict[str, Callable[[int, int], int]] = {
    "add": operator.add, "sub": operator.sub, "and": operator.and_, "or": operator.or_, "xor": operator.xor,
    "umax": max, "umin": min, "xchg": lambda a, b: b,
}  # fmt: skip
_SIGNED_ATOMIC = {"max": max, "min": min}
_IGNORED = ("lifetime.", "experimental.noalias.scope.decl", "donothing", "prefetch", "invariant.", "dbg.", "nvvm.membar", "nvvm.fence")


class UndefinedError(Exception):
    """What happens has no meaning."""


class UnsupportedError(Exception):
    """What this machine can't run."""


@dataclass
class Variable:
    """Bytes at an address (of its space)."""

    space: int
    address: int
    data: list[Byte]
    is_constant: bool = False


@dataclass(eq=False)
class Thread:
    index: int
    block: int
    run: Generator[Meeting, Lanes, Lanes]
    stack: dict[int, Variable] = field(default_factory=dict)
    top: int = ROOM
    steps: int = 0
    waits: Meeting | None = None

    def push(self, data: list[Byte]) -> int:
        """The address of new memory of the thread's own."""
        address = self.top
        self.stack[(WINDOWS[LOCAL] + address) // ROOM] = Variable(LOCAL, address, data)
        self.top += ROOM
        return address

    def cut_stack(self, top: int) -> None:
        """Frees what was made since the stack's end was `top`."""
        self.top = top
        for key in [key for key, variable in self.stack.items() if variable.address >= top]:
            del self.stack[key]


@dataclass(frozen=True, eq=False)
class Meeting:
    """Where a thread waits for others: the call, and its arguments."""

    call: CallInst
    kind: str
    arguments: tuple[Lanes, ...]

    @property
    def is_barrier(self) -> bool:
        return "barrier" in self.kind

    @property
    def mask(self) -> int:
        """Of lanes; for what a warp does together."""
        mask = self.arguments[0]
        if not isinstance(mask, int):
            raise UndefinedError(f"a mask of poison: {self.call}")
        return mask


class Machine:
    """The memory that all blocks see, and how instructions are done."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.layout = module.data_layout
        self.grid = self.block = 1
        self._variables: dict[int, Variable] = {}
        self._addresses: dict[Value, int] = {}
        self._next = ROOM
        self._steps: dict[Instruction, Step] = {}
        self._constants: dict[Value, Lanes] = {}
        self._invariant: set[int] = set()
        self._written: set[int] = set()
        self._reversed = False
        for variable in module.globals:
            self._place(variable)
        for variable in module.globals:
            self._initialize(variable)

    # -- memory

    def allocate(self, space: int, data: Iterable[Byte], offset: int = 0) -> int:
        """The address, of its space, of new memory, `offset` bytes behind a multiple of 64 KiB."""
        address = self._next + offset
        self._next += ROOM
        variable = Variable(space, address, list(data))
        assert offset + len(variable.data) <= ROOM, "too large"
        self._variables[(WINDOWS[space] + address) // ROOM] = variable
        return address

    def contents(self, address: int) -> list[Byte]:
        """What is in the memory at a generic or global address."""
        return self._variables[address // ROOM].data

    def _place(self, variable: GlobalVariable) -> None:
        space = getattr(variable.type, "addrspace", 0)
        if variable.value_type is not None and not self.layout.is_sized(variable.value_type):
            raise UnsupportedError(str(variable))
        data: list[Byte] = [None] * self.layout.alloc_size(variable.value_type)
        self._addresses[variable] = self.allocate(space, data)

    def _initialize(self, variable: GlobalVariable) -> None:
        placed = self._variables[(WINDOWS[getattr(variable.type, "addrspace", 0)] + self._addresses[variable]) // ROOM]
        placed.is_constant = variable.is_constant
        if variable.initializer is not None and placed.space != SHARED:
            self._encode(variable.value_type, self.constant(variable.initializer), placed.data, 0)

    def _find(self, thread: Thread, address: int, size: int, align: int, at: object) -> tuple[Variable, int]:
        """The memory at a generic address, and the place in it."""
        variable = (thread.stack if address >> 40 == LOCAL_WINDOW else self._variables).get(address // ROOM)
        if variable is None:
            raise UndefinedError(f"an access to nobody's memory, {address:#x}: {at}")
        start = address - WINDOWS[variable.space] - variable.address
        if start < 0 or start + size > len(variable.data):
            raise UndefinedError(f"an access to {size} bytes at {start} of {len(variable.data)}: {at}")
        if address % align:
            raise UndefinedError(f"an access at {address % align} behind a multiple of {align}: {at}")
        return variable, start

    def _encode(self, type: Type, value: Lanes, data: list[Byte], at: int) -> None:
        """Writes a value of `type` into bytes. Nothing is known of padding."""
        size = self.layout.store_size(type)
        if isinstance(type, IntType | PointerType | FloatType):
            if value is POISON:
                data[at : at + size] = [None] * size
            elif isinstance(type, FloatType):
                data[at : at + size] = struct.pack(_format(type), value)
            else:
                assert isinstance(value, int)
                data[at : at + size] = value.to_bytes(size, "little")
        else:
            for (element, offset), part in zip(self._elements(type), _lanes(value), strict=True):
                self._encode(element, part, data, at + offset)

    def _decode(self, type: Type, data: Sequence[Byte], at: int) -> Lanes:
        """The value of `type` in bytes: poison where one byte is."""
        if not isinstance(type, IntType | PointerType | FloatType):
            return tuple(self._decode(element, data, at + offset) for element, offset in self._elements(type))
        held = data[at : at + self.layout.store_size(type)]
        if None in held:
            return POISON
        raw = bytes(held)  # type: ignore[arg-type]
        if isinstance(type, FloatType):
            return float(struct.unpack(_format(type), raw)[0])
        number = int.from_bytes(raw, "little")
        if isinstance(type, IntType) and number >> type.bits:
            return POISON
        return number

    def _elements(self, type: Type) -> Iterator[tuple[Type, int]]:
        """The elements of a vector or aggregate with their offsets in bytes."""
        match type:
            case StructType():
                yield from zip(type.elements, self.layout.struct_offsets(type), strict=True)
            case ArrayType() | VectorType():
                if isinstance(type, VectorType) and (type.scalable or self.layout.size_in_bits(type.element) % 8):
                    raise UnsupportedError(f"{type} in memory")
                size = self.layout.alloc_size(type.element)
                yield from ((type.element, at * size) for at in range(type.count))
            case _:
                raise UnsupportedError(f"{type} in memory")

    # -- a launch

    def launch(self, kernel: str, arguments: Sequence[Lanes], grid: int, block: int, *, backwards: bool = False) -> None:
        """Runs all threads of all blocks. `backwards` takes them in the opposite order between two meetings."""
        function = self.module.get_function(kernel)
        assert function is not None, f"no kernel {kernel}"
        self.grid, self.block, self._reversed = grid, block, backwards
        for number in range(grid):
            for variable in self._variables.values():
                if variable.space == SHARED:
                    variable.data[:] = [None] * len(variable.data)
            self._run_block([self._thread(function, arguments, number, index) for index in range(block)])

    def _thread(self, function: Function, arguments: Sequence[Lanes], block: int, index: int) -> Thread:
        thread = Thread(index, block, run=None)  # type: ignore[arg-type]
        thread.run = self._call(thread, function, list(arguments))
        return thread

    def _run_block(self, threads: list[Thread]) -> None:
        live = dict.fromkeys(threads[::-1] if self._reversed else threads, (None, None))
        going: list[tuple[Thread, Lanes]] = [(thread, None) for thread in live]  # type: ignore[misc]
        while live:
            for thread, answer in going:
                try:
                    thread.waits = thread.run.send(answer)
                except StopIteration:
                    del live[thread]
            if live:
                going = self._meet(list(live))

    def _meet(self, live: list[Thread]) -> list[tuple[Thread, Lanes]]:
        """Who goes on, and with what: warps whose lanes stand at one call; else all, where they stand at one barrier."""
        met: list[tuple[Thread, Lanes]] = []
        for thread in live:
            at = thread.waits
            assert at is not None
            if at.is_barrier or any(thread is other for other, _ in met):
                continue
            group = [other for other in live if other.index // WARP == thread.index // WARP and at.mask >> other.index % WARP & 1]
            if not at.mask >> thread.index % WARP & 1:
                raise UndefinedError(f"a thread outside of its own mask: {at.call}")
            if all(other.waits is not None and other.waits.call is at.call and other.waits.mask == at.mask for other in group):
                met += _together(sorted(group, key=lambda one: one.index))
        if met:
            return met
        first = live[0].waits
        assert first is not None
        if all(thread.waits is not None and thread.waits.call is first.call for thread in live):
            return _past_barrier(live)
        places = {str(thread.waits.call) for thread in live if thread.waits is not None}
        raise UndefinedError(f"threads wait at different places for ever: {'; '.join(sorted(places))}")

    # -- a thread

    def _call(self, thread: Thread, function: Function, arguments: Sequence[Lanes]) -> Generator[Meeting, Lanes, Lanes]:
        values: dict[Value, Lanes] = {}
        for argument, value in zip(function.args, arguments, strict=True):
            values[argument] = self._limited(value, argument.type, argument.attributes, argument)
        top, source, block = thread.top, None, function.blocks[0]
        while True:
            if source is not None:
                values.update([(phi, self._value(phi.incoming_for(source), values)) for phi in block.phis()])
            for instruction in block:
                if type(instruction) is PHINode:
                    continue
                thread.steps += 1
                if thread.steps > STEPS:
                    raise UndefinedError("no end")
                if instruction.is_terminator:
                    break
                if isinstance(instruction, CallInst) and not self._is_simple(instruction):
                    values[instruction] = yield from self._called(thread, instruction, values)
                else:
                    values[instruction] = self._step(instruction)(thread, values)
            terminator = block.terminator
            if isinstance(terminator, ReturnInst):
                thread.cut_stack(top)
                return self._value(terminator.operands[0], values) if terminator.operands else ()
            assert terminator is not None
            source, block = block, self._successor(terminator, values)

    def _successor(self, terminator: Instruction, values: dict[Value, Lanes]) -> BasicBlock:
        match terminator:
            case BranchInst() if not terminator.is_conditional:
                return terminator.successors[0]
            case BranchInst():
                return terminator.successors[0 if self._decided(terminator.condition, values, terminator) else 1]
            case SwitchInst():
                number = self._decided(terminator.condition, values, terminator)
                return next((block for case, block in terminator.cases if self.constant(case) == number), terminator.default)
        raise UndefinedError(f"{terminator} is reached")

    def _decided(self, value: Value, values: dict[Value, Lanes], at: Instruction) -> int:
        number = self._value(value, values)
        if not isinstance(number, int):
            raise UndefinedError(f"control by poison: {at}")
        return number

    def _is_simple(self, call: CallInst) -> bool:
        """Whether nothing in it waits for other threads."""
        return call in self._steps or (call.callee_name.startswith("llvm.") and not _is_meeting(call.callee_name))

    def _called(self, thread: Thread, call: CallInst, values: dict[Value, Lanes]) -> Generator[Meeting, Lanes, Lanes]:
        arguments = [self._value(argument, values) for argument in call.args]
        if _is_meeting(call.callee_name):
            if call.callee_name.endswith("bar.warp.sync"):
                arguments = [arguments[0]]
            answer = yield Meeting(call, call.callee_name.removeprefix("llvm.nvvm."), tuple(arguments))
            return answer
        callee = call.callee
        if not isinstance(callee, Function) or callee.is_declaration:
            raise UnsupportedError(str(call))
        top = thread.top
        for at, (argument, attributes) in enumerate(zip(call.args, call.arg_attributes, strict=True)):
            arguments[at] = self._limited(arguments[at], argument.type, attributes, call)
            if "byval" in attributes:
                arguments[at] = self._copied(thread, argument, arguments[at], attributes, call)
        result = yield from self._call(thread, callee, arguments)
        thread.cut_stack(top)
        return self._limited(result, call.type, call.return_attributes, call)

    def _copied(self, thread: Thread, argument: Value, address: Lanes, attributes: AttributeSet, call: CallInst) -> int:
        """The callee's own copy of what a `byval` argument points to."""
        type = Cursor(self.module, attributes.value("byval") or "").type()
        size = self.layout.alloc_size(type)
        source, start = self._find(thread, self._generic(argument, address, call), size, attributes.integer("align") or 1, call)
        return thread.push(source.data[start : start + size]) + WINDOWS[LOCAL]

    def _limited(self, value: Lanes, type: Type, attributes: AttributeSet, where: Value) -> Lanes:
        """What attributes of a value make of it: poison where it isn't what they say, and of `noundef` nothing at all."""
        if isinstance(value, int):
            value = _as_said(value, attributes, self.layout.size_in_bits(type))
        if value is POISON and "noundef" in attributes:
            raise UndefinedError(f"poison where none may be: {where}")
        return value

    # -- values

    def _value(self, value: Value, values: dict[Value, Lanes]) -> Lanes:
        found = values.get(value)
        return self.constant(value) if found is None else found

    def constant(self, value: Value) -> Lanes:
        """The value of a constant."""
        found = self._constants.get(value)
        if found is None:
            found = self._constants[value] = self._constant(value)
        return found

    def _constant(self, value: Value) -> Lanes:
        match value:
            case ConstantInt():
                return value.unsigned
            case ConstantFP():
                return value.value
            case ConstantPointerNull():
                return 0
            case PoisonValue() | UndefValue():
                return _filled(value.type, POISON)
            case ConstantAggregateZero():
                return _filled(value.type, 0)
            case ConstantSplat():
                assert isinstance(value.type, VectorType)
                return (self.constant(value.element),) * value.type.count
            case ConstantAggregate():
                return tuple(self.constant(element) for element in value.operands)
            case ConstantString():
                return tuple(value.data)
            case GlobalVariable():
                return self._addresses[value]
            case ConstantExpr() if value.opcode == "getelementptr":
                assert value.source_type is not None
                return self._address(
                    value.source_type, value.operands, [self.constant(one) for one in value.operands], value.flags, value.type
                )
            case ConstantExpr() if value.opcode in ("addrspacecast", "ptrtoint", "inttoptr", "bitcast", "trunc"):
                return self._cast(value.opcode, value.operands[0].type, value.type, self.constant(value.operands[0]), value.flags)
            case ConstantExpr() if value.opcode in OPCODES:
                return self._computed(value.opcode, value.type, value.operands, value.flags, [self.constant(one) for one in value.operands])
        raise UnsupportedError(f"{type(value).__name__} {value.ref}")

    # -- instructions

    def _step(self, instruction: Instruction) -> Step:
        found = self._steps.get(instruction)
        if found is None:
            found = self._steps[instruction] = self._made_step(instruction)
        return found

    def _made_step(self, at: Instruction) -> Step:  # noqa: C901
        operands, value = list(at.operands), self._value

        def pure(compute: Callable[[list[Lanes]], Lanes]) -> Step:
            return lambda thread, values: compute([value(operand, values) for operand in operands])

        match at:
            case BinaryOperator() | CmpInst() if isinstance(at.type, IntType) and isinstance(operands[0].type, IntType):
                return self._integer_step(at)
            case BinaryOperator():
                return pure(lambda given: self._computed(at.opcode, at.type, operands, at.flags, given))
            case CmpInst():
                return pure(lambda given: self._computed(f"{at.opcode}.{at.predicate}", at.type, operands, at.flags, given))
            case CastInst():
                return pure(lambda given: self._cast(at.opcode, operands[0].type, at.type, given[0], at.flags))
            case UnaryOperator() if at.opcode == "freeze":
                return pure(lambda given: _frozen(given[0], at.type))
            case UnaryOperator():
                return pure(lambda given: self._computed(at.opcode, at.type, operands, at.flags, given))
            case SelectInst():
                return pure(lambda given: _selected(*given))
            case GetElementPtrInst():
                return pure(lambda given: self._address(at.source_type, operands, given, at.flags, at.type))
            case ExtractElementInst():
                return pure(lambda given: _element(given[0], given[1]))
            case InsertElementInst():
                return pure(lambda given: _replaced(given[0], given[2], given[1]))
            case ShuffleVectorInst():
                return pure(lambda given: tuple(_element(_lanes(given[0]) + _lanes(given[1]), place) for place in _lanes(given[2])))
            case ExtractValueInst():
                return pure(lambda given: _inside(given[0], at.indices))
            case InsertValueInst():
                return pure(lambda given: _with_inside(given[0], at.indices, given[1]))
            case AllocaInst():
                return lambda thread, values: self._alloca(thread, at)
            case LoadInst():
                return lambda thread, values: self._load(thread, at, value(at.pointer, values))
            case StoreInst():
                return lambda thread, values: self._store(thread, at, value(at.pointer, values), value(at.value, values))
            case AtomicRMWInst():
                return lambda thread, values: self._atomic(thread, at, *(value(operand, values) for operand in operands))
            case CallInst():
                return self._intrinsic(at)
        raise UnsupportedError(str(at))

    def _integer_step(self, at: BinaryOperator | CmpInst) -> Step:
        """An operation on two integers, which most instructions are."""
        opcode = f"icmp.{at.predicate}" if isinstance(at, CmpInst) else at.opcode
        op, (one, other), value = self._operation(opcode, at.type, at.operands, at.flags), at.operands, self._value

        def step(thread: Thread, values: dict[Value, Lanes]) -> Lanes:
            result = of_scalars(op, value(one, values), value(other, values))  # type: ignore[arg-type]
            if result is UB:
                raise UndefinedError(str(at))
            return result

        return step

    def _computed(self, opcode: str, type: Type, operands: Sequence[Value], flags: Sequence[str], given: Sequence[Lanes]) -> Lanes:
        """An operation on numbers, lane by lane."""
        if isinstance(type, VectorType):
            wide = [
                _lanes(one) if isinstance(operand.type, VectorType) else (one,) * type.count
                for one, operand in zip(given, operands, strict=True)
            ]
            return tuple(self._scalar(opcode, type.element, operands, flags, [lanes[at] for lanes in wide]) for at in range(type.count))
        return self._scalar(opcode, type, operands, flags, given)

    def _scalar(self, opcode: str, type: Type, operands: Sequence[Value], flags: Sequence[str], given: Sequence[Lanes]) -> Lanes:
        if opcode.startswith("fcmp."):
            return POISON if POISON in given else int(_compared(opcode.removeprefix("fcmp."), *given))  # type: ignore[arg-type]
        if isinstance(type, FloatType):
            if opcode not in _FLOATS and opcode not in ("fdiv", "fma", "fmuladd"):
                raise UnsupportedError(opcode)
            return POISON if POISON in given else _float(opcode, type, flags, given)  # type: ignore[arg-type]
        if opcode not in OPCODES:
            raise UnsupportedError(opcode)
        result = of_scalars(self._operation(opcode, type, operands, flags), *given)  # type: ignore[arg-type]
        if result is UB:
            raise UndefinedError(f"{opcode} of {given}")
        return result

    def _operation(self, opcode: str, type: Type, operands: Sequence[Value], flags: Sequence[str]) -> Operation:
        return operation(opcode, self._bits(type), [self._bits(operand.type.scalar) for operand in operands], flags)

    def _bits(self, type: Type) -> int:
        return self.layout.size_in_bits(type)

    def _cast(self, opcode: str, source: Type, target: Type, value: Lanes, flags: Sequence[str]) -> Lanes:
        if isinstance(target, VectorType) and isinstance(source, VectorType) and opcode != "bitcast":
            return tuple(self._cast(opcode, source.element, target.element, lane, flags) for lane in _lanes(value))
        if opcode == "bitcast" and source is not target:
            data: list[Byte] = [None] * self.layout.store_size(source)
            if not isinstance(source, PointerType):
                self._encode(source, value, data, 0)
                return self._decode(target, data, 0)
        if value is POISON:
            return POISON
        bits = self._bits(target)
        match opcode:
            case "trunc" | "zext" | "sext":
                return of_scalars(operation(opcode, bits, [self._bits(source)], flags), value)  # type: ignore[arg-type]
            case "bitcast":
                return value
            case "ptrtoint" | "inttoptr" | "ptrtoaddr":
                return value & (1 << bits) - 1  # type: ignore[operator]
            case "addrspacecast":
                assert isinstance(value, int)
                from_space, to_space = (getattr(one, "addrspace", 0) for one in (source, target))
                return self._moved(value, from_space, to_space)
            case "sitofp" | "uitofp":
                number = signed(value, self._bits(source)) if opcode[0] == "s" else value  # type: ignore[arg-type]
                is_poison = "nneg" in flags and value >> self._bits(source) - 1  # type: ignore[operator]
                return POISON if is_poison else _rounded(number, target)  # type: ignore[arg-type]
            case "fptosi" | "fptoui":
                if not math.isfinite(value):  # type: ignore[arg-type]
                    return POISON
                low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if opcode == "fptosi" else (0, (1 << bits) - 1)
                number = int(value)  # type: ignore[arg-type]
                return number & (1 << bits) - 1 if low <= number <= high else POISON
            case "fpext" | "fptrunc":
                return _rounded(value, target)  # type: ignore[arg-type]
        raise UnsupportedError(opcode)

    def _moved(self, address: int, source: int, target: int) -> Scalar:
        """The same place as seen in another space. Poison where it isn't in that space."""
        generic = address + WINDOWS[source]
        if target in (GENERIC, source):
            return generic if target == GENERIC else address
        if source != GENERIC or (generic >> 40) << 40 != WINDOWS[target]:
            return POISON
        return generic - WINDOWS[target]

    def _address(self, source_type: Type, operands: Sequence[Value], given: Sequence[Lanes], flags: Sequence[str], type: Type) -> Lanes:
        """What a getelementptr gives: poison where its flags say what isn't so."""
        if isinstance(type, VectorType):
            raise UnsupportedError("getelementptr of vectors")
        if POISON in given:
            return POISON
        base, *indices = given
        assert isinstance(base, int)
        space = getattr(type, "addrspace", 0)
        bits = self.layout.pointer_size(space) * 8 if self.layout.pointer_size(space) <= 8 else self.layout.index_width(space)
        offset, unsigned_wraps = 0, False
        for step, operand, index in zip(steps(source_type, operands[1:]), operands[1:], indices, strict=True):
            fixed = step.field(self.layout)
            if fixed is not None:
                offset += fixed
            else:
                assert isinstance(index, int)
                number = signed(index, self._bits(operand.type))
                unsigned_wraps = unsigned_wraps or number < 0
                offset += number * step.stride(self.layout)
        result = base + offset & (1 << bits) - 1
        if "nuw" in flags and (unsigned_wraps or base + offset >> bits):
            return POISON
        if "inbounds" in flags and not (self._is_within(base, space) and self._is_within(base + offset, space, base)) and offset:
            return POISON
        return result

    def _is_within(self, address: int, space: int, beside: int | None = None) -> bool:
        """Whether it is in a variable or just behind (that in which `beside` is). A thread's own variables count as as large as may be."""
        generic = address + WINDOWS[space]
        place = (generic if beside is None else beside + WINDOWS[space]) // ROOM
        if generic >> 40 == LOCAL_WINDOW:
            return generic // ROOM == place
        variable = self._variables.get(place)
        return variable is not None and 0 <= generic - WINDOWS[variable.space] - variable.address <= len(variable.data)

    # -- accesses

    def _alloca(self, thread: Thread, at: AllocaInst) -> int:
        count = self.constant(at.operands[0]) if at.operands else 1
        assert isinstance(count, int)
        space = getattr(at.type, "addrspace", 0)
        address = thread.push([None] * (self.layout.alloc_size(at.allocated_type) * count))
        return address + (WINDOWS[LOCAL] if space == GENERIC else 0)

    def _generic(self, pointer: Value, address: Lanes, at: object) -> int:
        if not isinstance(address, int):
            raise UndefinedError(f"an access through poison: {at}")
        return address + WINDOWS[getattr(pointer.type, "addrspace", 0)]

    def _load(self, thread: Thread, at: LoadInst, address: Lanes) -> Lanes:
        generic, size = self._generic(at.pointer, address, at), self.layout.store_size(at.type)
        variable, start = self._find(thread, generic, size, at.align or 1, at)
        metadata = at.metadata
        if "invariant.load" in metadata and variable.space != LOCAL:
            touched = range(generic, generic + size)
            self._invariant.update(touched)
            if not self._written.isdisjoint(touched):
                raise UndefinedError(f"an invariant load of what is written: {at}")
        value = self._decode(at.type, variable.data, start)
        if "range" in metadata and isinstance(value, int):
            numbers = [int(number) for number in re.findall(r"i\d+ (-?\d+)", metadata["range"].body)]  # type: ignore[attr-defined]
            value = _within(value, list(zip(numbers[::2], numbers[1::2], strict=True)), self._bits(at.type))
        if "nonnull" in metadata and value == 0:
            value = POISON
        if value is POISON and "noundef" in metadata:
            raise UndefinedError(f"poison where none may be: {at}")
        return value

    def _store(self, thread: Thread, at: StoreInst, address: Lanes, value: Lanes) -> Lanes:
        generic, size = self._generic(at.pointer, address, at), self.layout.store_size(at.value.type)
        variable, start = self._find(thread, generic, size, at.align or 1, at)
        self._expect_writable(variable, generic, size, at)
        self._encode(at.value.type, value, variable.data, start)
        return ()

    def _expect_writable(self, variable: Variable, generic: int, size: int, at: object) -> None:
        if variable.is_constant or variable.space in (CONSTANT, PARAM):
            raise UndefinedError(f"a store to constant memory: {at}")
        if variable.space != LOCAL:
            touched = range(generic, generic + size)
            self._written.update(touched)
            if not self._invariant.isdisjoint(touched):
                raise UndefinedError(f"a store to what an invariant load reads: {at}")

    def _atomic(self, thread: Thread, at: AtomicRMWInst, address: Lanes, operand: Lanes) -> Lanes:
        generic, size = self._generic(at.operands[0], address, at), self.layout.store_size(at.type)
        variable, start = self._find(thread, generic, size, at.align or size, at)
        self._expect_writable(variable, generic, size, at)
        held = self._decode(at.type, variable.data, start)
        if not isinstance(at.type, IntType) or at.operation not in (_ATOMIC.keys() | _SIGNED_ATOMIC.keys()):
            raise UnsupportedError(str(at))
        made: Lanes = POISON
        if isinstance(held, int) and isinstance(operand, int):
            bits = at.type.bits
            if at.operation in _ATOMIC:
                made = _ATOMIC[at.operation](held, operand) & (1 << bits) - 1
            else:
                made = _SIGNED_ATOMIC[at.operation](held, operand, key=lambda one: signed(one, bits))
        self._encode(at.type, made, variable.data, start)
        return held

    def _copy(self, thread: Thread, call: CallInst, given: list[Lanes]) -> Lanes:
        size = given[2]
        if not isinstance(size, int):
            raise UndefinedError(f"a size of poison: {call}")
        if not size:
            return ()
        aligns = [int(attributes.value("align") or 1) for attributes in call.arg_attributes[:2]]
        generic = self._generic(call.args[0], given[0], call)
        target, start = self._find(thread, generic, size, aligns[0], call)
        self._expect_writable(target, generic, size, call)
        if "memset" in call.callee_name:
            target.data[start : start + size] = [given[1] if isinstance(given[1], int) else None] * size
            return ()
        source, begin = self._find(thread, self._generic(call.args[1], given[1], call), size, aligns[1], call)
        if "memcpy" in call.callee_name and source is target and 0 < abs(begin - start) < size:
            raise UndefinedError(f"a copy to what it overlaps: {call}")
        target.data[start : start + size] = source.data[begin : begin + size]
        return ()

    # -- intrinsics

    def _intrinsic(self, call: CallInst) -> Step:
        name = call.callee_name
        found = _INTRINSIC.match(name)
        kind = found[1] if found is not None else name
        operands, value = list(call.args), self._value

        def given(values: dict[Value, Lanes]) -> list[Lanes]:
            return [value(operand, values) for operand in operands]

        if kind.startswith(_IGNORED):
            return lambda thread, values: ()
        if kind.startswith("nvvm.read.ptx.sreg."):
            limited = self._limited
            return lambda thread, values: limited(
                self._register(kind.removeprefix("nvvm.read.ptx.sreg."), thread), call.type, call.return_attributes, call
            )
        if kind in ("memcpy", "memmove", "memset", "memcpy.inline", "memset.inline") or name.startswith(
            ("llvm.memcpy.", "llvm.memmove.", "llvm.memset.")
        ):
            return lambda thread, values: self._copy(thread, call, given(values))
        if kind == "assume":
            return lambda thread, values: self._assumed(call, given(values))
        if kind.endswith(".with.overflow"):
            return lambda thread, values: self._overflowing(kind, operands, given(values))
        if kind.startswith("vector.reduce."):
            return lambda thread, values: self._reduced(kind.removeprefix("vector.reduce."), call, given(values))
        if kind in OPCODES or kind in _FLOATS or kind in ("fma", "fmuladd"):
            return lambda thread, values: self._limited(
                self._computed(kind, call.type, operands, call.flags, given(values)), call.type.scalar, call.return_attributes, call
            )
        if kind == "nvvm.mulhi.ui":
            return lambda thread, values: _upper_half(given(values))
        if kind == "nvvm.sad.i":
            return lambda thread, values: _sum_with_difference(given(values))
        if kind == "expect":
            return lambda thread, values: given(values)[0]
        raise UnsupportedError(str(call))

    def _register(self, name: str, thread: Thread) -> int:
        numbers = {
            "tid.x": thread.index, "ntid.x": self.block, "ctaid.x": thread.block, "nctaid.x": self.grid,
            "laneid": thread.index % WARP, "warpsize": WARP,
        }  # fmt: skip
        if name in numbers:
            return numbers[name]
        if name[:-2] in ("tid", "ctaid", "ntid", "nctaid"):
            return int(name.startswith("n"))
        raise UnsupportedError(name)

    def _assumed(self, call: CallInst, given: list[Lanes]) -> Lanes:
        if given[0] != 1 or not isinstance(given[0], int):
            raise UndefinedError(f"an assumption that isn't so: {call}")
        for bundle, values in call.bundle_operands():
            if bundle.tag == "align" and len(values) == 2:
                raise UnsupportedError(str(call))
        return ()

    def _overflowing(self, kind: str, operands: Sequence[Value], given: Sequence[Lanes]) -> Lanes:
        if POISON in given:
            return (POISON, POISON)
        opcode, flag = kind[1:4], "nuw" if kind[0] == "u" else "nsw"
        plain, checked = (self._scalar(opcode, operands[0].type, operands, flags, given) for flags in ((), (flag,)))
        return (plain, int(checked is POISON))

    def _reduced(self, kind: str, call: CallInst, given: list[Lanes]) -> Lanes:
        *start, lanes = given
        operand = call.args[-1]
        opcode = kind
        total: Lanes = start[0] if start else _lanes(lanes)[0]
        for lane in _lanes(lanes) if start else _lanes(lanes)[1:]:
            total = self._scalar(opcode, operand.type.scalar, [operand, operand], (), [total, lane])
        return total


def _upper_half(given: list[Lanes]) -> Lanes:
    """Of a product of 64 bits."""
    left, right = given
    return left % (1 << 32) * (right % (1 << 32)) >> 32 if isinstance(left, int) and isinstance(right, int) else POISON


def _sum_with_difference(given: list[Lanes]) -> Lanes:
    """How far the first two are apart, as signed numbers of 32 bits, and the third."""
    numbers = [one for one in given if isinstance(one, int)]
    if len(numbers) < 3:
        return POISON
    left, right, added = ((one + (1 << 31)) % (1 << 32) - (1 << 31) for one in numbers)
    return (abs(left - right) + added) % (1 << 32)


LOCAL_WINDOW = WINDOWS[LOCAL] >> 40


# -- where threads meet


def _is_meeting(name: str) -> bool:
    return name.startswith(
        ("llvm.nvvm.barrier", "llvm.nvvm.shfl.sync.", "llvm.nvvm.vote.", "llvm.nvvm.bar.warp.sync", "llvm.nvvm.redux.sync.")
    )


def _past_barrier(live: list[Thread]) -> list[tuple[Thread, Lanes]]:
    """All threads, with what a barrier that reduces tells each."""
    first = live[0].waits
    assert first is not None
    if ".red." not in first.kind:
        return [(thread, ()) for thread in live]
    votes = [thread.waits.arguments[1] for thread in live if thread.waits is not None]
    if not all(isinstance(vote, int) for vote in votes):
        raise UndefinedError(f"a vote of poison: {first.call}")
    counted = sum(map(bool, votes))
    answer = {"popc": counted, "and": int(counted == len(votes)), "or": int(counted > 0)}[first.kind.split(".red.")[1].split(".")[0]]
    return [(thread, answer) for thread in live]


def _together(group: list[Thread]) -> list[tuple[Thread, Lanes]]:
    """What a shuffle or vote gives to each of a warp's threads; those of no thread, poison."""
    waits = [thread.waits for thread in group]
    kind = waits[0].kind if waits[0] is not None else ""
    given = {thread.index % WARP: thread.waits.arguments for thread in group if thread.waits is not None}
    if kind.startswith("bar.warp.sync"):
        return [(thread, ()) for thread in group]
    if kind.startswith("shfl.sync."):
        return [(thread, _shuffled(kind.split(".")[2], thread.index % WARP, given)) for thread in group]
    votes = {lane: arguments[1] for lane, arguments in given.items()}
    if POISON in votes.values():
        return [(thread, POISON) for thread in group]
    match kind.split("."):
        case ["vote", "all", *_]:
            answer = int(all(votes.values()))
        case ["vote", "any", *_]:
            answer = int(any(votes.values()))
        case ["vote", "uni", *_]:
            answer = int(len(set(votes.values())) == 1)
        case ["vote", "ballot", *_]:
            answer = sum(1 << lane for lane, vote in votes.items() if vote)
        case ["redux", "sync", "add"]:
            answer = sum(votes.values()) & 0xFFFFFFFF  # type: ignore[arg-type]
        case ["redux", "sync", "umax"]:
            answer = max(votes.values())  # type: ignore[type-var, assignment]
        case _:
            raise UnsupportedError(kind)
    return [(thread, answer) for thread in group]


def _shuffled(mode: str, lane: int, given: dict[int, tuple[Lanes, ...]]) -> Lanes:
    """PTX's shfl.sync: segments and clamps are in the last operand; out of range, a thread keeps its own value."""
    _, own, step, control = given[lane]
    if not isinstance(step, int) or not isinstance(control, int):
        return POISON
    clamp, segment, step = control & 31, control >> 8 & 31, step & 31
    most, least = (lane & segment) | (clamp & ~segment & 31), lane & segment
    match mode:
        case "up":
            source, inside = lane - step, lane - step >= most
        case "down":
            source, inside = lane + step, lane + step <= most
        case "bfly":
            source, inside = lane ^ step, lane ^ step <= most
        case _:
            source = least | (step & ~segment & 31)
            inside = source <= most
    if not inside:
        return own
    return given[source][1] if source in given else POISON


# -- numbers


def _format(type: FloatType) -> str:
    if str(type) not in ("half", "float", "double"):
        raise UnsupportedError(str(type))
    return _PACKED[type.bits]


def _rounded(value: float, type: Type) -> float:
    assert isinstance(type, FloatType)
    try:
        return float(struct.unpack(_format(type), struct.pack(_format(type), value))[0])
    except OverflowError:
        return math.copysign(math.inf, value)


def _float(opcode: str, type: FloatType, flags: Sequence[str], given: Sequence[float]) -> Scalar:
    if {"fast", "reassoc", "arcp", "afn"} & set(flags):
        raise UnsupportedError("arithmetic that may be reordered")
    if opcode == "fdiv":
        result = _quotient(*given)
    elif opcode in ("fma", "fmuladd"):
        raise UnsupportedError(opcode)
    else:
        try:
            result = _FLOATS[opcode](*given)
        except OverflowError:
            result = math.inf
    result = _rounded(result, type)
    if ("nnan" in flags and any(map(math.isnan, (*given, result)))) or ("ninf" in flags and any(map(math.isinf, (*given, result)))):
        return POISON
    return result


def _quotient(a: float, b: float) -> float:
    if b:
        return a / b
    return math.nan if not a or math.isnan(a) else math.copysign(math.inf, a) * math.copysign(1, b)


def _compared(predicate: str, a: float, b: float) -> bool:
    if predicate in ("true", "false"):
        return predicate == "true"
    if math.isnan(a) or math.isnan(b):
        return predicate[0] == "u"
    if predicate in ("ord", "uno"):
        return predicate == "ord"
    return {"eq": a == b, "ne": a != b, "lt": a < b, "le": a <= b, "gt": a > b, "ge": a >= b}[predicate[1:]]


def _as_said(value: int, attributes: AttributeSet, bits: int) -> Scalar:
    """The number, or poison where it isn't what the attributes say."""
    limits = re.match(r"i\d+ (-?\d+), (-?\d+)", attributes.value("range") or "")
    if ("nonnull" in attributes and not value) or value % int(attributes.value("align") or 1):
        return POISON
    return value if limits is None else _within(value, [(int(limits[1]), int(limits[2]))], bits)


def _within(value: int, ranges: list[tuple[int, int]], bits: int) -> Scalar:
    """The number, or poison where it is in none of the ranges."""
    all_bits = (1 << bits) - 1
    if any((value - low & all_bits) < (high - low & all_bits) for low, high in ranges):
        return value
    return POISON


# -- vectors and aggregates


def _lanes(value: Lanes) -> tuple[Lanes, ...]:
    assert isinstance(value, tuple)
    return value


def _filled(type: Type, value: Scalar) -> Lanes:
    match type:
        case StructType():
            return tuple(_filled(element, value) for element in type.elements)
        case ArrayType() | VectorType():
            return (_filled(type.element, value),) * type.count
        case FloatType() if value == 0:
            return 0.0
    return value


def _frozen(value: Lanes, type: Type) -> Lanes:
    """Of poison, zero."""
    if isinstance(value, tuple):
        return tuple(_frozen(lane, type.scalar) for lane in value)
    return _filled(type, 0) if value is POISON else value


def _selected(condition: Lanes, true: Lanes, false: Lanes) -> Lanes:
    if isinstance(condition, tuple):
        return tuple(_selected(*lanes) for lanes in zip(condition, _lanes(true), _lanes(false), strict=True))
    if condition is POISON:
        return tuple(POISON for _ in true) if isinstance(true, tuple) else POISON
    return true if condition else false


def _element(lanes: Lanes, place: Lanes) -> Lanes:
    return _lanes(lanes)[place] if isinstance(place, int) and place < len(_lanes(lanes)) else POISON


def _replaced(lanes: Lanes, place: Lanes, value: Lanes) -> Lanes:
    if not isinstance(place, int) or place >= len(_lanes(lanes)):
        return tuple(POISON for _ in _lanes(lanes))
    return (*_lanes(lanes)[:place], value, *_lanes(lanes)[place + 1 :])


def _inside(value: Lanes, indices: Sequence[int]) -> Lanes:
    for index in indices:
        value = _lanes(value)[index]
    return value


def _with_inside(whole: Lanes, indices: Sequence[int], value: Lanes) -> Lanes:
    if not indices:
        return value
    parts = list(_lanes(whole))
    parts[indices[0]] = _with_inside(parts[indices[0]], indices[1:], value)
    return tuple(parts)
