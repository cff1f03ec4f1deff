"""Random functions of integers: all operations with random flags, several widths, undef, poison and freeze, blocks with phis, and much that
is computed twice.

    module_text([program(seed, name=f"f{seed}") for seed in range(50)])

What is observed is the returned value and calls of `@use.iN`.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

SMALL = (1, 2, 4, 4, 4, 8)
"""Widths at which all arguments can be tried; the most frequent is that of most arguments."""
MACHINE = (1, 8, 16, 32, 32, 64)
_FLAGS = {
    **dict.fromkeys(("add", "sub", "mul", "shl"), ("nuw", "nsw")),
    **dict.fromkeys(("udiv", "sdiv", "lshr", "ashr"), ("exact",)),
    "or": ("disjoint",),
    "zext": ("nneg",),
    "trunc": ("nuw", "nsw"),
}
_BINARY = ("add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "sdiv", "urem", "srem")
_OFTEN = ("add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr")
_PREDICATES = ("eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge")
_TWO = ("umin", "umax", "smin", "smax")
_THREE = ("fshl", "fshr")


@dataclass(frozen=True)
class Value:
    ref: str
    bits: int


@dataclass
class _Block:
    """A block under construction: what may be used in it, and the lines that have been computed."""

    name: str
    values: list[Value]
    bodies: dict[str, tuple[str, int]] = field(default_factory=dict)

    def child(self, name: str) -> _Block:
        """A block that this one dominates."""
        return _Block(name, list(self.values), dict(self.bodies))


class Program:
    """One function, made from a seed. `text` is its definition; `declared` what it calls."""

    def __init__(
        self,
        seed: int,
        name: str = "f",
        widths: Sequence[int] = SMALL,
        *,
        undefined: bool = True,
        length: int = 12,
        branches: bool = True,
        repeats: float = 0.12,
        all_used: bool = False,
        loops: float = 0.0,
    ) -> None:
        """`undefined`: flags, undef and poison, too; `length`: instructions, about; `repeats`: so often what was computed is once more;
        `all_used`: what is computed is returned, or passed to a call, and so is an operand of something; `loops`: so many of the branches
        lead back."""
        self.rng = random.Random(f"{seed} {widths}")
        self.name, self.widths, self.undefined, self.length = name, widths, undefined, length
        self.branches, self.repeats, self.all_used, self.loops = branches, repeats, all_used, loops
        self.base = max(widths, key=widths.count)
        self.lines: list[str] = []
        self.declared: set[str] = set()
        self._count = 0
        self._used: set[str] = set()
        self.text = self._function()

    def _function(self) -> str:
        rng = self.rng
        widths = [self.base, self.base, *rng.choice(((), (), (1,), (self.base,), (rng.choice(self.widths),)))]
        arguments = [Value(f"%a{at}", bits) for at, bits in enumerate(widths)]
        attributes = rng.choice(("", "", "noundef "))
        entry = _Block("entry", list(arguments))
        self.lines.append("entry:")
        last = self._region(entry, rng.choice((0, 0, 1, 2)) if self.branches else 0)
        self._compute(last, rng.randrange(1, 3 + self.length // 3))
        computed = [value for value in last.values if value.ref.startswith("%v")] or arguments
        unused = [value for value in computed[:-1] if value.ref not in self._used]
        for value in unused if self.all_used else rng.sample(computed, min(len(computed), rng.randrange(3))):
            self._use(value)
        result = computed[-1]
        self.lines.append(f"  ret i{result.bits} {result.ref}")
        parameters = ", ".join(f"i{argument.bits} {attributes}{argument.ref}" for argument in arguments)
        return "\n".join([f"define i{result.bits} @{self.name}({parameters}) {{", *self.lines, "}"])

    # -- control flow

    def _region(self, block: _Block, depth: int) -> _Block:
        """Instructions, and perhaps branches that meet again; where they meet."""
        self._compute(block, self.rng.randrange(1, self.length // 2 + 2))
        for _ in range(depth):
            leads_back = self.loops > 0 and self.rng.random() < self.loops
            block = self._loop(block, depth - 1) if leads_back else self._fork(block, depth - 1)
            self._compute(block, self.rng.randrange(self.length // 3 + 1))
        return block

    def _fork(self, block: _Block, depth: int) -> _Block:
        rng = self.rng
        self._count += 1
        names = [f"{kind}{self._count}" for kind in ("then", "else", "end")]
        condition = self._value(block, 1, constants=False)
        is_triangle = rng.random() < 0.3
        self.lines.append(f"  br i1 {condition}, label %{names[0]}, label %{names[2] if is_triangle else names[1]}")
        ends = [block] if is_triangle else []
        for name in names[: 1 if is_triangle else 2]:
            self.lines.append(f"{name}:")
            arm = self._region(block.child(name), min(depth, 1) if rng.random() < 0.3 else 0)
            if rng.random() < 0.2:
                self._use(rng.choice(arm.values))
            self.lines.append(f"  br label %{names[2]}")
            ends.append(arm)
        self.lines.append(f"{names[2]}:")
        end = block.child(names[2])
        for _ in range(rng.randrange(1, 3)):
            bits = rng.choice(self.widths)
            incoming = [(self._existing(arm, bits), arm.name) for arm in ends]
            value = self._new(bits)
            self.lines.append(f"  {value.ref} = phi i{bits} {', '.join(f'[ {ref}, %{name} ]' for ref, name in incoming)}")
            end.values.append(value)
        return end

    def _loop(self, block: _Block, depth: int) -> _Block:
        """A loop of a few iterations, which may be left earlier, and what it carries from one to the next; where it ends."""
        rng = self.rng
        self._count += 1
        header = block.child(f"loop{self._count}")
        bits = rng.choice([width for width in self.widths if width > 2])
        counter, start, step = self._new(bits), rng.randrange(1 << bits), rng.choice((1, 1, 2, 3, -1))
        carried = [(self._new(width), self._existing(block, width)) for width in rng.choices(self.widths, k=rng.randrange(1, 4))]
        self.lines += [f"  br label %{header.name}", f"{header.name}:"]
        at = len(self.lines)
        header.values += [counter, *(value for value, _ in carried)]
        latch = self._region(header, min(depth, 1) if rng.random() < 0.5 else 0)
        last = _Block(latch.name, latch.values[len(block.values) :])
        phis = [f"  {counter.ref} = phi i{bits} [ {start}, %{block.name} ], [ {counter.ref}.next, %{latch.name} ]"]
        for value, first in carried:
            next = self._existing(last, value.bits)
            phis.append(f"  {value.ref} = phi i{value.bits} [ {first}, %{block.name} ], [ {next}, %{latch.name} ]")
        self.lines[at:at] = phis
        flags = " ".join(self._flags("add"))
        self.lines.append(f"  {counter.ref}.next = add {flags} i{bits} {counter.ref}, {step}")
        end = start + step * rng.randrange(1, 4) & (1 << bits) - 1
        self.lines.append(f"  {counter.ref}.done = icmp eq i{bits} {counter.ref}{rng.choice(('', '.next'))}, {end}")
        done = f"{counter.ref}.done"
        if rng.random() < 0.3:
            early = self._value(last, 1, constants=False)
            self.lines.append(f"  {counter.ref}.out = {rng.choice((f'or i1 {done}, {early}', f'select i1 {done}, i1 true, i1 {early}'))}")
            done = f"{counter.ref}.out"
        after = header.name.replace("loop", "out")
        self.lines += [f"  br i1 {done}, label %{after}, label %{header.name}", f"{after}:"]
        return latch.child(after)

    def _use(self, value: Value) -> None:
        self.declared.add(f"declare void @use.i{value.bits}(i{value.bits})")
        self.lines.append(f"  call void @use.i{value.bits}(i{value.bits} {value.ref})")

    # -- instructions

    def _new(self, bits: int) -> Value:
        self._count += 1
        return Value(f"%v{self._count}", bits)

    def _compute(self, block: _Block, count: int) -> None:
        for _ in range(count):
            if block.bodies and self.rng.random() < self.repeats:  # once more, perhaps with its operands exchanged
                body, bits = self.rng.choice(list(block.bodies.values()))
                self._emit(block, body, bits)
            else:
                self._instruction(block, self.rng.choice(self.widths))

    def _emit(self, block: _Block, body: str, bits: int) -> Value:
        value = self._new(bits)
        self.lines.append(f"  {value.ref} = {body}")
        block.values.append(value)
        block.bodies[value.ref] = body, bits
        return value

    def _instruction(self, block: _Block, bits: int) -> Value:
        rng, type = self.rng, f"i{bits}"
        roll = rng.random()
        if bits == 1 and roll < 0.6:
            compared = rng.choice([width for width in self.widths if width > 1])
            same = "samesign " if self.undefined and rng.random() < 0.1 else ""
            lhs, rhs = self._value(block, compared, constants=False), self._value(block, compared)
            return self._emit(block, f"icmp {same}{rng.choice(_PREDICATES)} i{compared} {lhs}, {rhs}", 1)
        if roll < 0.14:
            return self._cast(block, bits)
        if roll < 0.28:
            condition = self._value(block, 1, constants=False)
            return self._emit(block, f"select i1 {condition}, {type} {self._value(block, bits)}, {type} {self._value(block, bits)}", bits)
        if roll < 0.38 and bits > 1:
            return self._intrinsic(block, bits)
        if roll < 0.42 and self.undefined:
            return self._emit(block, f"freeze {type} {self._value(block, bits, constants=False)}", bits)
        if roll < 0.5:
            value = self._value(block, bits, constants=False)
            return self._emit(block, rng.choice((f"xor {type} {value}, -1", f"sub {type} 0, {value}")), bits)
        opcode = rng.choice(_OFTEN if rng.random() < 0.85 else _BINARY)
        lhs, rhs = self._value(block, bits), self._value(block, bits)
        if opcode in ("udiv", "sdiv", "urem", "srem") and rng.random() < 0.8:
            rhs = str(rng.choice((1, 2, 3, 1 << rng.randrange(bits - 1), (1 << bits - 1) - 1))) if bits > 1 else "true"
        elif opcode in ("shl", "lshr", "ashr") and rng.random() < 0.8:
            rhs = str(rng.randrange(bits)) if bits > 1 else "false"
        elif opcode in ("and", "or", "xor", "add", "mul", "sub") and rng.random() < 0.35:
            rhs = self._constant(bits)
        return self._emit(block, " ".join([opcode, *self._flags(opcode), f"{type} {lhs}, {rhs}"]), bits)

    def _flags(self, opcode: str) -> list[str]:
        if not self.undefined or self.rng.random() < 0.6:
            return []
        return [flag for flag in _FLAGS.get(opcode, ()) if self.rng.random() < 0.6]

    def _cast(self, block: _Block, bits: int) -> Value:
        source = self.rng.choice([width for width in self.widths if width != bits])
        opcode = "trunc" if source > bits else self.rng.choice(("zext", "sext"))
        value = self._value(block, source, constants=False)
        return self._emit(block, " ".join([opcode, *self._flags(opcode), f"i{source} {value} to i{bits}"]), bits)

    def _intrinsic(self, block: _Block, bits: int) -> Value:
        rng, type = self.rng, f"i{bits}"
        roll = rng.random()
        if roll < 0.6:
            name, operands = rng.choice(_TWO), [f"{type} {self._value(block, bits)}" for _ in range(2)]
        elif roll < 0.8:
            flag = rng.choice(("true", "false")) if self.undefined else "false"
            name, operands = "abs", [f"{type} {self._value(block, bits, constants=False)}", f"i1 {flag}"]
        else:
            name, operands = rng.choice(_THREE), [f"{type} {self._value(block, bits)}" for _ in range(3)]
        types = ", ".join(operand.split()[0] for operand in operands)
        self.declared.add(f"declare {type} @llvm.{name}.{type}({types})")
        return self._emit(block, f"call {type} @llvm.{name}.{type}({', '.join(operands)})", bits)

    # -- operands

    def _value(self, block: _Block, bits: int, *, constants: bool = True) -> str:
        """An operand: what is there, a number, or, of a width that nothing has, a cast."""
        if constants and self.rng.random() < 0.3:
            return self._constant(bits)
        same = [value for value in block.values if value.bits == bits]
        if not same:
            return self._cast(block, bits).ref
        fresh = [value for value in same if value.ref not in self._used]
        choices = fresh if fresh and self.rng.random() < 0.5 else same[-4:] if self.rng.random() < 0.4 else same
        chosen = self.rng.choice(choices).ref
        self._used.add(chosen)
        return chosen

    def _existing(self, block: _Block, bits: int) -> str:
        same = [value for value in block.values if value.bits == bits]
        return self.rng.choice(same).ref if same and self.rng.random() < 0.85 else self._constant(bits)

    def _constant(self, bits: int) -> str:
        rng = self.rng
        if self.undefined and rng.random() < 0.03:
            return rng.choice(("undef", "poison"))
        ones, least = (1 << bits) - 1, 1 << bits - 1
        number = rng.choice((0, 1, 2, 3, ones, ones - 1, least, least - 1, bits - 1, 1 << rng.randrange(bits), ones >> rng.randrange(bits)))
        number &= ones
        return str(number - (1 << bits) if number & least else number) if bits > 1 else ("true" if number else "false")


def module_text(programs: Sequence[Program]) -> str:
    """A module of all of them."""
    declared = sorted({line for program in programs for line in program.declared})
    return "\n".join(['target triple = "nvptx64-nvidia-cuda"', *declared, *(program.text for program in programs), ""])


def expressions(seed: int, count: int, *, repeats: float = 0.12) -> str:
    """A module of functions of some thirty operations in one block, all of which are needed and defined, of each width of machines."""
    functions = []
    for at in range(count):
        bits = (8, 16, 32, 64)[at % 4]
        widths = (1, *(bits,) * 6, 72 - bits if bits in (8, 64) else 48 - bits)
        functions.append(
            Program(seed * count + at, f"f{at}", widths, undefined=False, length=30, branches=False, repeats=repeats, all_used=True)
        )
    return module_text(functions)
