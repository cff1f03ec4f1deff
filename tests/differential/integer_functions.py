"""Functions of random integer expressions: all operations of several widths, numbers that invite identities, shared parts, one to three
results."""

from __future__ import annotations

import random
from typing import Final

BINARY: Final = ("add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "sdiv", "urem", "srem")
WEIGHTS: Final = (7, 6, 5, 7, 7, 7, 3, 3, 2, 1, 1, 1, 1)
FLAGS: Final = {
    **dict.fromkeys(("add", "sub", "mul", "shl"), ("nuw", "nsw")),
    **dict.fromkeys(("lshr", "ashr", "udiv", "sdiv"), ("exact",)),
}
PREDICATES: Final = ("eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge")
WIDTHS: Final = (8, 16, 32, 64)


class _Function:
    """A function that is being written."""

    def __init__(self, rng: random.Random, name: str, operations: int, is_defined: bool) -> None:
        self.rng, self.is_defined = rng, is_defined
        self.lines: list[str] = []
        self.values: dict[int, list[str]] = {bits: [] for bits in (1, *WIDTHS)}
        self.unused: dict[int, list[str]] = {bits: [] for bits in (1, *WIDTHS)}
        self.done: list[tuple[str, int, str, str]] = []
        """Operations that may be written once more."""
        self.main = rng.choice(WIDTHS)
        self.widths = [self.main] * 4 + [rng.choice(WIDTHS)]
        self.parameters = []
        for i in range(rng.randint(2, 5)):
            bits = self.main if i < 2 else rng.choice(self.widths)
            self.parameters.append(f"i{bits} %a{i}")
            self.values[bits].append(f"%a{i}")
        for _ in range(operations):
            self.operation()
        self.finish(name)

    def put(self, bits: int, text: str) -> None:
        name = f"%v{len(self.lines)}"
        self.lines.append(f"  {name} = {text}")
        self.values[bits].append(name)
        self.unused[bits].append(name)

    def operand(self, bits: int, numbers: float = 0.25) -> str:
        known, unused = self.values[bits], self.unused[bits]
        if not known or self.rng.random() < numbers:
            return self.number(bits)
        if unused and self.rng.random() < 0.35:
            return unused.pop(self.rng.randrange(len(unused)))
        return known[-1 - min(int(self.rng.expovariate(0.3)), len(known) - 1)] if self.rng.random() < 0.7 else self.rng.choice(known)

    def number(self, bits: int) -> str:
        if bits == 1:
            return self.rng.choice(("true", "false"))
        inviting = (0, 1, -1, 2, 3, 4, 7, 8, 15, -2, -8, (1 << (bits - 1)) - 1, -(1 << (bits - 1)))
        return str(self.rng.choice(inviting) if self.rng.random() < 0.5 else self.rng.randrange(-128, 128))

    def operation(self) -> None:
        rng, bits = self.rng, self.rng.choice(self.widths)
        kind = rng.random()
        if kind < 0.1 and self.done:
            opcode, bits, left, right = rng.choice(self.done)
            if opcode in ("add", "mul", "and", "or", "xor") and rng.random() < 0.5:
                left, right = right, left
            self.put(bits, f"{opcode} i{bits} {left}, {right}")
        elif kind < 0.66:
            opcode = rng.choices(BINARY, WEIGHTS)[0]
            right = self.operand(bits, 0.25)
            if opcode in ("shl", "lshr", "ashr") and (self.is_defined or rng.random() < 0.8 or right[0] != "%"):
                right = str(rng.randrange(bits))
            flags = "".join(f" {flag}" for flag in FLAGS.get(opcode, ()) if rng.random() < 0.1 and not self.is_defined)
            if "div" in opcode or "rem" in opcode:
                right = str(rng.choice((1, 2, 3, 4, 8, 10))) if self.is_defined or rng.random() < 0.8 else right
                right = right if right != "0" else "1"
            left = self.operand(bits, 0.03)
            self.done.append((opcode, bits, left, right))
            self.put(bits, f"{opcode}{flags} i{bits} {left}, {right}")
        elif kind < 0.73:
            self.put(bits, rng.choice((f"xor i{bits} {self.operand(bits, 0)}, -1", f"sub i{bits} 0, {self.operand(bits, 0)}")))
        elif kind < 0.81:
            self.put(1, f"icmp {rng.choice(PREDICATES)} i{bits} {self.operand(bits, 0.05)}, {self.operand(bits, 0.4)}")
        elif kind < 0.88:
            self.put(bits, f"select i1 {self.operand(1, 0.02)}, i{bits} {self.operand(bits)}, i{bits} {self.operand(bits)}")
        elif kind < 0.92:
            name = rng.choice(("umin", "umax", "smin", "smax"))
            self.put(bits, f"call i{bits} @llvm.{name}.i{bits}(i{bits} {self.operand(bits, 0)}, i{bits} {self.operand(bits)})")
        elif kind < 0.98:
            other = rng.choice([width for width in WIDTHS if width != bits])
            if self.values[other] or self.values[1]:
                source = other if self.values[other] else 1
                opcode = "trunc" if source > bits else rng.choice(("zext", "sext"))
                self.put(bits, f"{opcode} i{source} {self.operand(source, 0)} to i{bits}")
        else:
            name = rng.choice(("and", "or", "xor"))
            self.put(1, f"{name} i1 {self.operand(1, 0.02)}, {self.operand(1, 0.05)}")

    def finish(self, name: str) -> None:
        results = self.rng.randint(1, 3)
        chosen = []
        for bits, unused in self.unused.items():
            while len(unused) > 1 and bits > 1:
                one, other = unused.pop(0), unused.pop(0)
                self.put(bits, f"{self.rng.choice(('add', 'sub', 'and', 'or', 'xor'))} i{bits} {one}, {other}")
            if unused and bits != self.main:
                opcode = "trunc" if bits > self.main else self.rng.choice(("zext", "sext"))
                self.put(self.main, f"{opcode} i{bits} {unused.pop()} to i{self.main}")
        unused = self.unused[self.main]
        while len(unused) > results:
            one, other = unused.pop(0), unused.pop(0)
            self.put(self.main, f"{self.rng.choice(('add', 'sub', 'and', 'or', 'xor'))} i{self.main} {one}, {other}")
        for _ in range(results):
            chosen.append((self.main, unused.pop() if unused else self.rng.choice(self.values[self.main])))
        pointers = [f"ptr %r{i}" for i in range(results - 1)]
        stores = [f"  store i{bits} {value}, ptr %r{i}" for i, (bits, value) in enumerate(chosen[1:])]
        bits, value = chosen[0]
        head = f"define i{bits} @{name}({', '.join(self.parameters + pointers)}) {{"
        self.text = "\n".join([head, *self.lines, *stores, f"  ret i{bits} {value}", "}", ""])


def functions(seed: int, count: int, least: int = 5, most: int = 40, is_defined: bool = False) -> str:
    """A module of `count` functions of `least` to `most` operations each; `is_defined`: none is ever poison, or undefined behaviour."""
    rng = random.Random(seed)
    return "\n".join(_Function(rng, f"f{i}", rng.randint(least, most), is_defined).text for i in range(count))
