"""Runs small PTX kernels, one thread, to count the memory instructions that they execute. Knows what copies and fills are made of, no more.

Memory is a bytearray from address 0 on, shared by all state spaces; parameters are 64-bit numbers.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

_INSTRUCTION = re.compile(r"(?:@(?P<not>!?)(?P<predicate>%p\d+)\s+)?(?P<opcode>[\w.]+)\s*(?P<operands>.*)")
_VECTOR = {"v2": 2, "v4": 4, "v8": 8}
_COMPARE: dict[str, Callable[[int, int], bool]] = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
    "lo": lambda a, b: a < b,
    "hs": lambda a, b: a >= b,
}
_ARITHMETIC: dict[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "shl": lambda a, b: a << b,
    "shr": lambda a, b: a >> b,
}


class UnknownInstructionError(Exception):
    """The kernel holds what this machine doesn't run."""


@dataclass
class Run:
    """What one run did. `accesses`: (`ld` or `st`, bytes) -> how often."""

    memory: bytearray
    accesses: Counter[tuple[str, int]] = field(default_factory=Counter)
    instructions: int = 0

    @property
    def memory_instructions(self) -> int:
        """Loads and stores executed."""
        return sum(self.accesses.values())


class Kernel:
    """The first kernel of a PTX text."""

    def __init__(self, ptx: str) -> None:
        body = ptx[ptx.index("\n{") + 2 : ptx.rindex("}")]
        self.labels: dict[str, int] = {}
        self.code: list[tuple[str, str, str, list[str]]] = []
        for line in re.sub(r"//[^\n]*", "", body).split("\n"):
            line = line.strip()
            if line.endswith(":"):
                self.labels[line[:-1]] = len(self.code)
            elif line and not line.startswith("."):
                self.code.append(_parse(line.rstrip(";")))

    @property
    def static_memory_instructions(self) -> int:
        """Loads and stores in the text."""
        return sum(1 for _, _, opcode, _ in self.code if opcode.startswith(("ld.", "st.")) and ".param" not in opcode)

    def run(self, parameters: Sequence[int], memory: bytearray) -> Run:
        """Runs the kernel to its end."""
        state = _State(Run(memory), list(parameters))
        at = 0
        while at < len(self.code):
            negated, predicate, opcode, operands = self.code[at]
            at += 1
            state.run.instructions += 1
            if predicate and bool(state.registers[predicate]) == bool(negated):
                continue
            kind = opcode.split(".", 1)[0]
            if kind == "ret":
                break
            if kind == "bra":
                at = self.labels[operands[0]]
            else:
                state.execute(kind, opcode.split(".")[1:], operands)
        return state.run


def _parse(line: str) -> tuple[str, str, str, list[str]]:
    found = _INSTRUCTION.fullmatch(line)
    assert found is not None, line
    operands = re.findall(r"\{[^}]*\}|\[[^\]]*\]|[^,\s]+", found["operands"])
    return found["not"] or "", found["predicate"] or "", found["opcode"], operands


class _State:
    def __init__(self, run: Run, parameters: list[int]) -> None:
        self.run = run
        self.parameters = parameters
        self.registers: dict[str, int] = {}

    def value(self, operand: str) -> int:
        return self.registers[operand] if operand.startswith("%") else int(operand.rstrip("U"), 0)

    def execute(self, kind: str, modifiers: list[str], operands: list[str]) -> None:
        bits = int(modifiers[-1][1:]) if modifiers and modifiers[-1][1:].isdigit() else 0
        if kind in ("ld", "st"):
            self.access(kind, modifiers, operands, bits // 8)
        elif kind == "mov" and operands[0].startswith("{"):
            self.unpack(operands, bits)
        elif kind == "mov" and operands[1].startswith("{"):
            parts = operands[1].strip("{} ").split(", ")
            self.set(operands[0], sum(self.value(part) << i * bits // len(parts) for i, part in enumerate(parts)), bits)
        elif kind in ("mov", "cvta", "cvt"):
            self.set(operands[0], self.value(operands[1]), bits)
        elif kind in _ARITHMETIC:
            a, b = self.value(operands[1]), self.value(operands[2])
            self.set(operands[0], _ARITHMETIC[kind](a, b), 32 if modifiers[0] != "wide" and bits == 32 else bits)
        elif kind == "setp":
            a, b = (_signed(self.value(x), bits) if modifiers[-1][0] == "s" else self.value(x) % (1 << bits) for x in operands[1:3])
            self.registers[operands[0]] = int(_COMPARE[modifiers[0]](a, b))
        elif kind == "selp":
            self.registers[operands[0]] = self.value(operands[1] if self.value(operands[3]) else operands[2])
        else:
            raise UnknownInstructionError(f"{kind}.{'.'.join(modifiers)} {', '.join(operands)}")

    def set(self, register: str, value: int, bits: int) -> None:
        self.registers[register] = value % (1 << bits) if bits else value

    def unpack(self, operands: list[str], bits: int) -> None:
        parts = operands[0].strip("{} ").split(", ")
        value = self.value(operands[1])
        for i, part in enumerate(parts):
            self.set(part, value >> i * bits // len(parts), bits // len(parts))

    def access(self, kind: str, modifiers: list[str], operands: list[str], width: int) -> None:
        place, data = (operands[1], operands[0]) if kind == "ld" else (operands[0], operands[1])
        base, _, offset = place.strip("[]").partition("+")
        if "param" in modifiers:
            self.registers[data] = self.parameters[int(base.rsplit("_", 1)[1])]
            return
        address = self.value(base) + int(offset or 0)
        registers = data.strip("{} ").split(", ")
        assert len(registers) == next((_VECTOR[m] for m in modifiers if m in _VECTOR), 1)
        if address % (width * len(registers)):
            raise ValueError(f"misaligned {kind} of {width * len(registers)} bytes at {address}")
        for i, register in enumerate(registers):
            at = address + i * width
            if kind == "ld":
                self.registers[register] = int.from_bytes(self.run.memory[at : at + width], "little")
            else:
                self.run.memory[at : at + width] = (self.value(register) % (1 << 8 * width)).to_bytes(width, "little")
        self.run.accesses[kind, width * len(registers)] += 1


def _signed(value: int, bits: int) -> int:
    value %= 1 << bits
    return value - (1 << bits) if value >> (bits - 1) else value
