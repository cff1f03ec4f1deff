"""Random functions with loops, as a vectorizer meets them: what vectorize_runs.py can call, by the names of their parameters.

    text = module(range(100, 120))          # functions @f100 to @f119
    failed = compare(range(100, 120), transform, runner)

Bodies of loads, stores, arithmetic in all widths, conversions and calls of intrinsics, under conditions or not; reductions, recurrences,
counters that wrap, pointers that move; strides, reversed accesses, indices from memory; arrays that may overlap; loops in loops. Some
are not to be vectorized at all. Nothing is undefined: no flag forbids what happens, shifts and divisors are masked.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

from vectorize_runs import Failure, Runner

INTEGERS = ("i8", "i16", "i32", "i64")
FLOATS = ("float", "double", "half")
_BINARY = ("add", "sub", "mul", "and", "or", "xor", "add", "sub")
_ORDER = {"half": 0, "float": 1, "double": 2}
_TRIPLE = """target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
"""


def module(seeds: Iterable[int]) -> str:
    """A function @fSEED for each seed."""
    return _TRIPLE + "\n".join(function(seed) for seed in seeds)


def function(seed: int) -> str:
    """The definition of @fSEED."""
    return _Writer(random.Random(seed)).function(f"f{seed}")


def compare(seeds: Iterable[int], transform: Callable[[str], str], runner: Runner, *, every: int = 7) -> list[Failure]:
    """Runs the functions of some seeds before and after a transformation of their module's text."""
    text = module(seeds)
    return runner.compare(text, transform(text), every=every, reorders=True)


class _Writer:
    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.lines: list[str] = []
        self.made = 0
        self.block = "loop"
        self.pool: list[tuple[str, str]] = []
        """Types and names of what may be used where the writer is."""
        self.phis: list[tuple[str, str, str, str]] = []
        """Of the loop's header: type, name, value at first, value that goes round."""
        self.results: list[tuple[str, str, str]] = []
        """Type, name and value at first of what is used behind the loop."""
        names = ("a", "b", "c", "e")[: rng.choice((1, 2, 2, 3, 3, 4))]
        element = rng.choice((*INTEGERS, *FLOATS))
        self.arrays = {name: element if rng.random() < 0.6 else rng.choice((*INTEGERS, *FLOATS)) for name in names}
        self.noalias = {name: rng.random() < 0.5 for name in names}
        self.written = {name for name in names if rng.random() < 0.5} or {names[0]}
        """Arrays that are stored to: most of them at one stride, and seldom read."""
        self.strides = {name: rng.choice((1, 1, 1, 1, 2, 3, -1)) for name in names}
        self.counter = rng.choice(("i64", "i64", "i64", "i32", "i32", "i16", "i8"))
        self.is_down = rng.random() < 0.15
        self.is_signed = rng.random() < 0.5
        self.row = ""
        """What is added to every index, of a loop in a loop."""

    # Emitting

    def emit(self, text: str, type: str = "") -> str:
        name = f"%v{self.made}"
        self.made += 1
        self.lines.append(f"  {name} = {text}")
        if type:
            self.pool.append((type, name))
        return name

    def label(self, stem: str) -> str:
        self.made += 1
        return f"{stem}{self.made}"

    def begin(self, label: str) -> None:
        self.lines += ["", f"{label}:"]
        self.block = label

    # Values

    def constant(self, type: str) -> str:
        if type in FLOATS:
            return self.rng.choice(("0.5", "1.0", "-2.0", "0.25", "3.0"))
        return str(self.rng.choice((0, 1, 2, 3, 5, 7, 100, -1)))

    def value(self, type: str) -> str:
        known = [name for kind, name in self.pool if kind == type]
        if known and self.rng.random() < 0.85:
            return self.rng.choice(known[-6:])
        others = [(kind, name) for kind, name in self.pool if kind != type and (kind in FLOATS) <= (type in FLOATS)]
        if others and self.rng.random() < 0.7:
            return self.convert(*self.rng.choice(others[-6:]), type)
        return self.constant(type)

    def convert(self, source: str, name: str, type: str) -> str:
        if (source, type) == ("double", "half"):  # which x86 has no instruction for
            source, name = "float", self.convert(source, name, "float")
        if source in FLOATS:
            opcode = "fpext" if _ORDER[source] < _ORDER[type] else "fptrunc"
        elif type in FLOATS:
            opcode = self.rng.choice(("sitofp", "uitofp"))
        else:
            opcode = self.rng.choice(("sext", "zext")) if int(source[1:]) < int(type[1:]) else "trunc"
        return self.emit(f"{opcode} {source} {name} to {type}", type)

    def condition(self) -> str:
        rng = self.rng
        type = rng.choice([kind for kind, _ in self.pool] or ["i32"])
        if type in FLOATS:
            return self.emit(f"fcmp {rng.choice(('olt', 'ogt', 'ole', 'une', 'ult', 'oeq'))} {type} {self.value(type)}, {self.value(type)}")
        predicate = rng.choice(("slt", "sgt", "ult", "ugt", "eq", "ne", "sle", "uge"))
        right = self.constant(type) if rng.random() < 0.6 else self.value(type)
        if rng.random() < 0.3:
            low = self.emit(f"and {type} {self.value(type)}, 1")
            return self.emit(f"icmp ne {type} {low}, 0")
        return self.emit(f"icmp {predicate} {type} {self.value(type)}, {right}")

    # Memory

    def wide_counter(self) -> str:
        if self.counter == "i64":
            return "%i"
        return self.emit(f"{'sext' if self.is_signed else 'zext'} {self.counter} %i to i64")

    def pointer(self, name: str) -> str:
        rng = self.rng
        kind = rng.random() if name not in self.written or rng.random() < 0.05 else 1.0
        index = self.wide_counter()
        if kind < 0.1:
            index = str(rng.choice((0, 1, 40)))
        elif kind < 0.2 and (self.noalias[name] or rng.random() < 0.1):
            at = self.emit(f"getelementptr inbounds i32, ptr %idx, i64 {index}")
            index = self.emit(f"zext i32 {self.emit(f'load i32, ptr {at}, align 4')} to i64")
        elif self.strides[name] == -1:
            index = self.emit(f"sub nsw i64 72, {index}")
        elif self.strides[name] != 1:
            index = self.emit(f"mul nsw i64 {index}, {self.strides[name]}")
        if rng.random() < (0.4 if name not in self.written else 0.15):
            index = self.emit(f"add nsw i64 {index}, {rng.choice((1, 1, 2, 3, 4, 5, 8, -1, -2, -4))}")
        if self.row:
            index = self.emit(f"add nsw i64 {index}, {self.row}")
        flags = rng.choice(("inbounds ", "inbounds ", ""))
        return self.emit(f"getelementptr {flags}{self.arrays[name]}, ptr %{name}, i64 {index}")

    def load(self) -> None:
        rng = self.rng
        name = rng.choice([one for one in self.arrays if one not in self.written or rng.random() < 0.3] or list(self.arrays))
        volatile = "volatile " if rng.random() < 0.01 else ""
        self.emit(f"load {volatile}{self.arrays[name]}, ptr {self.pointer(name)}, align {_bytes(self.arrays[name])}", self.arrays[name])

    def store(self) -> None:
        name = self.rng.choice(sorted(self.written))
        value = self.value(self.arrays[name])
        self.lines.append(f"  store {self.arrays[name]} {value}, ptr {self.pointer(name)}, align {_bytes(self.arrays[name])}")

    # Arithmetic

    def compute(self) -> None:
        type = self.rng.choice([kind for kind, _ in self.pool] or ["i32"])
        (self.compute_float if type in FLOATS else self.compute_integer)(type)

    def compute_float(self, type: str) -> None:
        kind = self.rng.random()
        if kind < 0.6:
            self.emit(f"{self.rng.choice(('fadd', 'fsub', 'fmul', 'fdiv'))} {type} {self.value(type)}, {self.value(type)}", type)
        elif kind < 0.7:
            self.emit(f"fneg {type} {self.value(type)}", type)
        elif kind < 0.85 and type != "half":
            name = self.rng.choice(("fabs", "sqrt", "floor"))
            self.emit(f"call {type} @llvm.{name}.{_suffix(type)}({type} {self.value(type)})", type)
        else:
            condition, first = self.condition(), self.value(type)
            self.emit(f"select i1 {condition}, {type} {first}, {type} {self.value(type)}", type)

    def compute_integer(self, type: str) -> None:
        rng, bits = self.rng, int(type[1:])
        kind = rng.random()
        if kind < 0.5:
            self.emit(f"{rng.choice(_BINARY)} {type} {self.value(type)}, {self.value(type)}", type)
        elif kind < 0.62:
            amount = self.emit(f"and {type} {self.value(type)}, {bits - 1}") if rng.random() < 0.4 else str(rng.randrange(bits))
            self.emit(f"{rng.choice(('shl', 'lshr', 'ashr'))} {type} {self.value(type)}, {amount}", type)
        elif kind < 0.7:
            by = self.emit(f"or {type} {self.value(type)}, 1") if rng.random() < 0.5 else str(rng.choice((3, 7, 8, 10)))
            self.emit(f"{rng.choice(('udiv', 'urem'))} {type} {self.value(type)}, {by}", type)
        elif kind < 0.85:
            name = rng.choice(("smax", "smin", "umax", "umin", "uadd.sat", "ssub.sat"))
            self.emit(f"call {type} @llvm.{name}.{type}({type} {self.value(type)}, {type} {self.value(type)})", type)
        elif kind < 0.9:
            self.emit(f"call {type} @llvm.ctpop.{type}({type} {self.value(type)})", type)
        else:
            condition, first = self.condition(), self.value(type)
            self.emit(f"select i1 {condition}, {type} {first}, {type} {self.value(type)}", type)

    # Statements

    def statements(self, count: int, depth: int) -> None:
        for _ in range(count):
            kind = self.rng.random()
            if kind < 0.3:
                self.load()
            elif kind < 0.5:
                self.store()
            elif kind < 0.62 and depth < 2:
                self.conditional(depth)
            else:
                self.compute()

    def conditional(self, depth: int) -> None:
        """An if with or without else, and at its end a value that is one or the other."""
        rng = self.rng
        condition = self.condition()
        then, otherwise, end = self.label("then"), self.label("else"), self.label("end")
        has_else = rng.random() < 0.4
        before, origin = list(self.pool), self.block
        type = rng.choice([kind for kind, _ in self.pool] or ["i32"])
        self.lines.append(f"  br i1 {condition}, label %{then}, label %{otherwise if has_else else end}")
        ends = []
        for label in (then, otherwise) if has_else else (then,):
            self.begin(label)
            self.statements(rng.choice((1, 1, 2, 3)), depth + 1)
            ends.append((self.value(type), self.block))
            self.lines.append(f"  br label %{end}")
            self.pool = list(before)
        if not has_else:
            known = [name for kind, name in before if kind == type]
            ends.append((rng.choice(known) if known else self.constant(type), origin))
        self.begin(end)
        self.emit(f"phi {type} {', '.join(f'[ {value}, %{block} ]' for value, block in ends)}", type)

    # What goes round

    def carried(self) -> None:
        """Phis of the header but the counter, whose next values are made at the end of the body."""
        rng = self.rng
        for number in range(rng.choice((0, 0, 1, 1, 1, 2, 3))):
            kind = rng.choice(
                ("integer", "integer", "float", "minimum", "any", "last", "previous", "previous", "wrapping", "wrapping", "ramp")
            )
            kind = "true" if rng.random() < 0.03 else kind
            name = f"%r{number}"
            if kind == "float":
                self.float_reduction(name)
            elif kind in ("previous", "wrapping", "true"):
                self.used_inside(name, kind)
            elif kind == "ramp":
                self.phis.append(("float", name, "1.0", self.emit(f"fadd fast float {name}, 0.5")))
                self.pool.append(("float", name))
            else:
                self.integer_reduction(name, kind)

    def integer_reduction(self, name: str, kind: str) -> None:
        rng = self.rng
        type = rng.choice(("i8", "i16", "i32", "i32", "i64")) if kind != "last" else self.counter
        start = rng.choice(("0", "1", "-1", "%k" if type == "i32" else "5"))
        if kind == "integer":
            value = self.value(type)
            following = self.emit(f"{rng.choice(('add', 'add', 'mul', 'and', 'or', 'xor', 'sub'))} {type} {name}, {value}")
            if rng.random() < 0.4:
                following = self.emit(f"select i1 {self.condition()}, {type} {following}, {type} {name}")
        elif kind == "minimum":
            value = self.value(type)
            predicate = rng.choice(("slt", "sgt", "ult", "ugt"))
            less = self.emit(f"icmp {predicate} {type} {value}, {name}")
            following = self.emit(f"select i1 {less}, {type} {value}, {type} {name}")
        else:
            start = "-1" if kind == "last" else start
            following = self.emit(f"select i1 {self.condition()}, {type} {'%i' if kind == 'last' else '3'}, {type} {name}")
        self.phis.append((type, name, start, following))
        self.results.append((type, following, start))

    def float_reduction(self, name: str) -> None:
        """Of numbers between -2 and 2, or 0.5 and 2, so that the order makes no difference that counts."""
        rng = self.rng
        type = rng.choice(("float", "float", "double"))
        opcode = rng.choice(("fadd", "fadd", "fmul", "fmin"))
        least = "0.5" if opcode == "fmul" else "-2.0"
        more = self.emit(f"call {type} @llvm.maxnum.{_suffix(type)}({type} {self.value(type)}, {type} {least})")
        value = self.emit(f"call {type} @llvm.minnum.{_suffix(type)}({type} {more}, {type} 2.0)")
        start = "1.0"
        if opcode == "fmin":
            less = self.emit(f"fcmp nnan nsz olt {type} {value}, {name}")
            following = self.emit(f"select nnan nsz i1 {less}, {type} {value}, {type} {name}")
        else:
            following = self.emit(
                f"{opcode} {rng.choice(('reassoc nsz ', 'reassoc nsz contract ', 'reassoc nsz ', ''))}{type} {name}, {value}"
            )
            if rng.random() < 0.4:
                following = self.emit(f"select i1 {self.condition()}, {type} {following}, {type} {name}")
        self.phis.append((type, name, start, following))
        self.results.append((type, following, start))

    def used_inside(self, name: str, kind: str) -> None:
        """What the body uses, too: the value of the iteration before, a counter that wraps, a recurrence that can't be taken apart."""
        rng = self.rng
        type = rng.choice(INTEGERS) if kind != "previous" else rng.choice((*INTEGERS, "float", "double"))
        if kind == "previous":
            start, following = self.constant(type), self.value(type)
            self.emit(f"{'fadd' if type in FLOATS else 'xor'} {type} {name}, {self.value(type)}", type)
        elif kind == "wrapping":
            type = "i8" if rng.random() < 0.3 else "i32"
            start = "%from" if type == "i32" else "250"
            following = self.emit(f"add {type} {name}, {rng.choice(('1', '3', '-1', '7'))}")
            self.pool.append((type, name))
        else:
            start = self.constant(type)
            following = self.emit(f"add {type} {self.emit(f'mul {type} {name}, 3')}, {self.value(type)}", type)
        self.phis.append((type, name, start, following))
        if rng.random() < 0.3:
            self.results.append((type, following if following.startswith("%v") else name, start))

    # The function

    def function(self, name: str) -> str:
        rng, counter = self.rng, self.counter
        is_nest = rng.random() < 0.15
        if is_nest:
            self.row = "%row"
        self.pool = [("i32", "%k"), ("float", "%q"), (counter, "%i")]
        self.load()
        self.statements(rng.choice((1, 2, 3, 4, 6, 8)), 0)
        self.carried()
        if not any(line.startswith("  store") for line in self.lines) and (not self.results or rng.random() < 0.5):
            self.store()
        if rng.random() < 0.6 or not self.results:
            self.store()
        kept = [*self.results]
        latch, body = self.block, self.lines
        # Values of blocks that don't reach the end can't have got into phis: the pool is cut at the end of each.
        step = rng.choice((1, 1, 1, 1, 2, 3)) if not self.is_down else -1
        flags = rng.choice(("nuw nsw ", "nuw nsw ", "nsw ", "")) if not self.is_down else "nsw "
        limit = "%n" if not self.is_down else "0"
        predicate = rng.choice(("ult", "slt")) if step != 1 else rng.choice(("ult", "slt", "ne"))
        if self.is_down:
            predicate = rng.choice(("sgt", "ne"))
        first = "0" if not self.is_down else "%n"
        phis = [(counter, "%i", first, "%i.next"), *self.phis]
        entry = "outer" if is_nest else "before"
        lines = [f"define i64 @{name}({self.parameters()}) {{", "entry:", f"  %enter = icmp sgt {counter} %n, 0"]
        lines += ["  br i1 %enter, label %before, label %exit", "", "before:"]
        if is_nest:
            lines += [
                "  %rows = zext i8 %m to i64",
                "  %some = icmp ne i64 %rows, 0",
                "  br i1 %some, label %outer, label %exit",
                "",
                "outer:",
            ]
            lines += ["  %j = phi i64 [ 0, %before ], [ %j.next, %done ]", f"  %row = mul nuw nsw i64 %j, {rng.choice((0, 1, 80, 80))}"]
        lines += ["  br label %loop", "", "loop:"]
        lines += [f"  {phi} = phi {type} [ {start}, %{entry} ], [ {following}, %{latch} ]" for type, phi, start, following in phis]
        lines += [*body, f"  %i.next = add {flags}{counter} %i, {step}", f"  %more = icmp {predicate} {counter} %i.next, {limit}"]
        lines += ["  br i1 %more, label %loop, label %done", "", "done:", *self.behind(kept)]
        if is_nest:
            lines += ["  %j.next = add nuw nsw i64 %j, 1", "  %again = icmp ult i64 %j.next, %rows"]
            lines += ["  br i1 %again, label %outer, label %exit", "", "exit:"]
            lines += [f"  %result = phi i64 [ 0, %entry ], [ 0, %before ], [ {self.total}, %done ]"]
        else:
            lines += ["  br label %exit", "", "exit:", f"  %result = phi i64 [ 0, %entry ], [ {self.total}, %done ]"]
        return "\n".join([*lines, "  ret i64 %result", "}", ""])

    def parameters(self) -> str:
        arrays = [f"ptr {'noalias ' if self.noalias[name] else ''}%{name}" for name in self.arrays]
        extended = " zeroext" if self.counter in ("i8", "i16") else ""
        scalars = [f"{self.counter}{extended} %n", "i8 zeroext %m", "i32 %k", "float %q", "i32 %from"]
        return ", ".join([*arrays, "ptr noalias readonly %idx", "ptr noalias %out", *scalars])

    def behind(self, kept: list[tuple[str, str, str]]) -> list[str]:
        """Integers that the loop leaves are mixed into the result, floats are stored."""
        self.lines, self.total = [], "0"
        for number, (type, name, _) in enumerate(kept):
            if type in FLOATS:
                value = name if type == "float" else self.emit(f"fptrunc {type} {name} to float")
                at = self.emit(f"getelementptr float, ptr %out, i64 {number}")
                self.lines.append(f"  store float {value}, ptr {at}, align 4")
            else:
                wide = name if type == "i64" else self.emit(f"sext {type} {name} to i64")
                scaled = self.emit(f"mul i64 {self.total}, 31")
                self.total = self.emit(f"add i64 {scaled}, {wide}")
        return self.lines


def _bytes(type: str) -> int:
    return {"half": 2, "float": 4, "double": 8}.get(type) or int(type[1:]) // 8


def _suffix(type: str) -> str:
    return {"half": "f16", "float": "f32", "double": "f64"}[type]
