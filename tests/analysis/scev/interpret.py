"""A plain interpreter of functions over integers: what analyses say is checked against what happens.

    run = execute(function, [3, 250])
    run.result                        # what it returns, None for nothing
    run.blocks                        # every block, in the order in which they were entered
    run.values                        # (instruction, value) of everything computed, values without sign, POISON for poison
    back_edges(run, loop)             # how often each run of the loop went back to its header: [7, 0, 2]

Undefined behaviour raises UndefinedError, more than `limit` blocks raise EndlessError: of these an analysis may say what it likes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from nvopt.analysis.loops import Loop
from nvopt.ir import BasicBlock, ConstantInt, Function, Instruction, IntType, PointerType, PoisonValue, UndefValue, Value

POISON: Final = None
Outcome = Any
"""An int without sign, POISON, or a tuple of these."""


class UndefinedError(Exception):
    """The execution is undefined."""


class EndlessError(Exception):
    """The execution takes too long."""


@dataclass
class Run:
    """An execution from its beginning to its end."""

    result: Outcome = None
    blocks: list[BasicBlock] = field(default_factory=list)
    values: list[tuple[Instruction, Outcome]] = field(default_factory=list)
    begins: list[int] = field(default_factory=list)
    """Where in `values` each of the blocks begins."""


def back_edges(run: Run, loop: Loop) -> list[int]:
    """How often the loop's header was reached from inside, for each time that the loop was entered."""
    found: list[int] = []
    before: BasicBlock | None = None
    for block in run.blocks:
        if block is loop.header:
            if loop.contains_block(before):
                found[-1] += 1
            else:
                found.append(0)
        before = block
    return found


def execute(function: Function, arguments: Sequence[int], limit: int = 5000, calls: Mapping[str, int] | None = None) -> Run:
    """Executes the function; `calls` has what functions that aren't known here return, by name."""
    run = Run()
    known: dict[Value, Outcome] = dict(zip(function.args, arguments, strict=True))

    def value(operand: Value) -> Outcome:
        if isinstance(operand, ConstantInt):
            return operand.unsigned
        if isinstance(operand, PoisonValue):
            return POISON
        if isinstance(operand, UndefValue):
            return 0
        return known[operand]

    block: BasicBlock = function.entry
    before: BasicBlock | None = None
    while True:
        run.blocks.append(block)
        run.begins.append(len(run.values))
        if len(run.blocks) > limit:
            raise EndlessError
        phis = [(phi, value(phi.incoming_for(before))) for phi in block.phis()] if before is not None else []
        known.update(phis)
        run.values += phis
        for instruction in block.instructions[len(phis) :]:
            if instruction.is_terminator:
                break
            known[instruction] = outcome = _outcome(instruction, [value(one) for one in _operands(instruction)], calls or {})
            run.values.append((instruction, outcome))
        if instruction.opcode == "ret":
            run.result = value(instruction.operands[0]) if instruction.operands else None
            return run
        block, before = _target(instruction, value), block


def _operands(instruction: Instruction) -> Sequence[Value]:
    return instruction.args if instruction.opcode == "call" else instruction.operands  # type: ignore[attr-defined]


def _target(instruction: Instruction, value: Callable[[Value], Outcome]) -> BasicBlock:
    successors = instruction.successors
    if instruction.opcode == "unreachable":
        raise UndefinedError
    if len(successors) == 1 and instruction.opcode == "br":
        return successors[0]
    condition = value(instruction.operands[0])
    if condition is POISON:
        raise UndefinedError
    if instruction.opcode == "br":
        return successors[0] if condition else successors[1]
    if instruction.opcode == "switch":
        for case, target in instruction.cases:  # type: ignore[attr-defined]
            if case.unsigned == condition:
                return target  # type: ignore[no-any-return]
        return instruction.default  # type: ignore[attr-defined, no-any-return]
    raise NotImplementedError(instruction.opcode)


def signed(value: int, bits: int) -> int:
    """`value` read as two's complement."""
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def _outcome(instruction: Instruction, operands: list[Outcome], calls: Mapping[str, int]) -> Outcome:
    opcode = instruction.opcode
    if opcode == "extractvalue":
        (at,) = instruction.indices  # type: ignore[attr-defined]
        return POISON if operands[0] is POISON else operands[0][at]
    if opcode == "select":
        if operands[0] is POISON:
            return POISON
        return operands[1] if operands[0] else operands[2]
    if opcode == "freeze":
        return 0 if operands[0] is POISON else operands[0]
    if opcode == "call":
        name = instruction.callee_name  # type: ignore[attr-defined]
        return calls[name] if name in calls else _called(instruction, operands)
    if opcode in ("udiv", "urem", "sdiv", "srem") and operands[1] in (POISON, 0):
        raise UndefinedError
    if POISON in operands:
        return POISON
    if opcode == "icmp":
        bits = instruction.operands[0].type.bits  # type: ignore[attr-defined]
        if "samesign" in instruction.flags and operands[0] >> (bits - 1) != operands[1] >> (bits - 1):
            return POISON
        return int(compare(instruction.predicate, operands[0], operands[1], bits))  # type: ignore[attr-defined]
    if opcode in ("zext", "sext", "trunc"):
        return _cast(instruction, operands[0])
    if opcode == "getelementptr":
        return _address(instruction, operands[0], operands[1:])
    return _computed(opcode, set(instruction.flags), operands[0], operands[1], _bits(instruction))


def _bits(value: Value) -> int:
    assert isinstance(value.type, IntType)
    return value.type.bits


def compare(predicate: str, a: int, b: int, bits: int) -> bool:
    """Whether `a predicate b`."""
    if predicate[0] == "s":
        a, b = signed(a, bits), signed(b, bits)
    less, equal = a < b, a == b
    return {"eq": equal, "ne": not equal, "lt": less, "le": less or equal, "gt": not (less or equal), "ge": not less}[predicate[-2:]]


def _cast(instruction: Instruction, value: int) -> Outcome:
    source, bits = _bits(instruction.operands[0]), _bits(instruction)
    if instruction.opcode == "sext":
        return signed(value, source) & (1 << bits) - 1
    if instruction.opcode == "zext":
        return POISON if "nneg" in instruction.flags and signed(value, source) < 0 else value
    made = value & (1 << bits) - 1
    if "nuw" in instruction.flags and made != value:
        return POISON
    if "nsw" in instruction.flags and signed(made, bits) != signed(value, source):
        return POISON
    return made


def _address(instruction: Instruction, base: int, indices: list[int]) -> Outcome:
    """An address has as many bits as one adds to it; no object is at address zero, none crosses the end."""
    assert instruction.function is not None
    assert isinstance(instruction.type, PointerType)
    layout = instruction.function.module.data_layout
    width = layout.index_width(instruction.type.addrspace)
    (index,), bits = indices, _bits(instruction.operands[1])
    exact = signed(index, bits) * layout.alloc_size(instruction.source_type)  # type: ignore[attr-defined]
    flags, mask = instruction.flags, (1 << width) - 1
    is_inbounds = "inbounds" in flags
    if is_inbounds or "nusw" in flags:
        if signed(exact, width) != exact or signed(index, width) != signed(index, bits) or not 0 <= base + exact <= mask:
            return POISON
        if is_inbounds and exact and 0 in (base, base + exact):
            return POISON
    if "nuw" in flags:
        size = layout.alloc_size(instruction.source_type)  # type: ignore[attr-defined]
        offset = (signed(index, bits) & mask if bits < width else index) * size
        if index > mask or base + offset > mask:
            return POISON
    return base + exact & mask


_ARITHMETIC: dict[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "shl": lambda a, b: a << b,
}
_LOGIC: dict[str, Callable[[int, int], int]] = {"and": lambda a, b: a & b, "or": lambda a, b: a | b, "xor": lambda a, b: a ^ b}


def _computed(opcode: str, flags: set[str], a: int, b: int, bits: int) -> Outcome:
    mask = (1 << bits) - 1
    if opcode in ("shl", "lshr", "ashr") and b >= bits:
        return POISON
    if opcode in _ARITHMETIC:
        made = _ARITHMETIC[opcode](a, b)
        exact = _ARITHMETIC[opcode](signed(a, bits), b if opcode == "shl" else signed(b, bits))
        if ("nuw" in flags and made & mask != made) or ("nsw" in flags and signed(made, bits) != exact):
            return POISON
        return made & mask
    if opcode in _LOGIC:
        return POISON if "disjoint" in flags and a & b else _LOGIC[opcode](a, b)
    if opcode == "lshr" or opcode == "ashr":
        if "exact" in flags and a & ((1 << b) - 1):
            return POISON
        return (a if opcode == "lshr" else signed(a, bits)) >> b & mask
    if opcode == "udiv":
        return POISON if "exact" in flags and a % b else a // b
    if opcode == "urem":
        return a % b
    one, other = signed(a, bits), signed(b, bits)
    if other == -1 and one == -1 << (bits - 1):
        raise UndefinedError
    quotient = abs(one) // abs(other) * (1 if (one < 0) == (other < 0) else -1)
    rest = one - quotient * other
    if opcode == "srem":
        return rest & mask
    assert opcode == "sdiv", opcode
    return POISON if "exact" in flags and rest else quotient & mask


def _called(call: Instruction, operands: list[Outcome]) -> Outcome:
    name = call.callee_name.removeprefix("llvm.")  # type: ignore[attr-defined]
    if name == "assume":
        if not operands[0]:
            raise UndefinedError
        return None
    if not operands:
        raise NotImplementedError(name)
    if POISON in operands:
        return POISON
    bits = _bits(call.operands[0])
    mask = (1 << bits) - 1
    kind = name.split(".")[0]
    if kind in ("umin", "umax"):
        return (min if kind == "umin" else max)(operands)
    if kind in ("smin", "smax"):
        return (min if kind == "smin" else max)(operands, key=lambda one: signed(one, bits))
    if kind == "abs":
        value = signed(operands[0], bits)
        return POISON if operands[1] and value == -1 << (bits - 1) else abs(value) & mask
    if kind == "ctpop":
        return operands[0].bit_count()
    if ".with.overflow." in name:
        read = (lambda one: signed(one, bits)) if kind[0] == "s" else (lambda one: one)
        exact = _ARITHMETIC[kind[1:]](read(operands[0]), read(operands[1]))
        return exact & mask, int(read(exact & mask) != exact)
    if ".sat." in name:
        return _saturated(kind, operands, bits)
    return _of_bits(kind, operands, bits)


def _saturated(kind: str, operands: list[int], bits: int) -> Outcome:
    """`llvm.uadd.sat` and its like."""
    if kind[1:] == "shl" and operands[1] >= bits:
        return POISON
    is_signed = kind[0] == "s"
    least, most = (-1 << (bits - 1), (1 << (bits - 1)) - 1) if is_signed else (0, (1 << bits) - 1)
    one = signed(operands[0], bits) if is_signed else operands[0]
    other = signed(operands[1], bits) if is_signed and kind[1:] != "shl" else operands[1]
    return min(max(_ARITHMETIC[kind[1:]](one, other), least), most) & (1 << bits) - 1


def _of_bits(kind: str, operands: list[int], bits: int) -> Outcome:
    """What counts bits or moves them."""
    mask, text = (1 << bits) - 1, f"{operands[0]:0{bits}b}"
    if kind in ("ctlz", "cttz"):
        count = len(text) - len(text.lstrip("0") if kind == "ctlz" else text.rstrip("0"))
        return POISON if operands[1] and count == bits else count
    if kind == "bitreverse":
        return int(text[::-1], 2)
    if kind in ("fshl", "fshr"):
        both, amount = operands[0] << bits | operands[1], operands[2] % bits
        return both << amount >> bits & mask if kind == "fshl" else both >> amount & mask
    raise NotImplementedError(kind)
