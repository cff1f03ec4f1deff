"""Random programs over pointers into all address spaces, and a check that what is called a pointer into a space is one.

Address spaces are dropped for the host, so that a pointer that was moved to the wrong one still works there. Therefore each
`addrspacecast` of a generic pointer to a specific one becomes a call that looks at the address: shared pointers lie in the
shared variables, constant ones in the constant variables, local ones in no variable and in no buffer, global ones in neither of these.
"""

from __future__ import annotations

import random
import re
from dataclasses import dataclass

from host import FAULTS, WINDOWS

BYTES = 64
_SHARED, _CONSTANT, _GLOBAL = ("s0", "s1"), ("c0", "c1"), ("g0", "g1")
_HEAD = "\n".join(
    [
        'target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"',
        'target triple = "nvptx64-nvidia-cuda"',
        *(f"@{name} = internal addrspace(3) global [8 x i64] zeroinitializer, align 16" for name in _SHARED),
        *(f"@{name} = internal addrspace(4) constant [8 x i64] [{', '.join(f'i64 {i * 77 + at}' for i in range(8))}]"
          for at, name in enumerate(_CONSTANT)),
        "@g0 = internal addrspace(1) global [8 x i64] zeroinitializer, align 16",
        "@g1 = internal global [8 x i64] zeroinitializer, align 16",
        "@shared.table = internal constant [2 x ptr] "
        "[ptr addrspacecast (ptr addrspace(3) @s0 to ptr), ptr addrspacecast (ptr addrspace(3) @s1 to ptr)]",
        "@mixed.table = internal constant [2 x ptr] [ptr addrspacecast (ptr addrspace(3) @s0 to ptr), ptr @g1]",
        "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)",
        "declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)",
        "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)",
    ]
)  # fmt: skip
_CAST = re.compile(r"(= )addrspacecast ptr (?P<value>%[-\w$.]+|@[-\w$.]+) to ptr addrspace\((?P<space>\d)\)")


@dataclass(frozen=True)
class Pointer:
    """`room` bytes may be accessed at `ref`; `writable` where none of it may be constant memory."""

    ref: str
    room: int
    writable: bool


class Program:
    """A kernel `k(ptr, ptr, i64)` and internal functions that it calls, made from a seed."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.functions = [f"f{i}" for i in range(self.rng.randrange(4))]
        # What a function takes its pointers for: may it write, how much room is there, does it return a pointer.
        self.returns = {name: self.rng.random() < 0.4 for name in self.functions}
        bodies = [self._function(name, self.functions[:at]) for at, name in enumerate(self.functions)]
        bodies.append(self._function("k", self.functions))
        self.text = "\n".join([_HEAD, *bodies])

    def _function(self, name: str, callees: list[str]) -> str:
        return _Body(self, name, callees).text()


class _Body:
    def __init__(self, program: Program, name: str, callees: list[str]) -> None:
        self.program, self.rng, self.name, self.callees = program, program.rng, name, callees
        self.lines: list[str] = []
        self.count = 0
        self.total = "%n"
        self.block = "entry"

    def text(self) -> str:
        kernel = self.name == "k"
        self.pool = [Pointer("%p", BYTES if kernel else 16, True), Pointer("%q", BYTES if kernel else 16, kernel)]
        if kernel or self.rng.random() < 0.5:
            self._add_sources()
        for _ in range(self.rng.randrange(3, 14)):
            self._step()
        returned = next((p for p in reversed(self.pool) if p.room >= 8 and p.writable), self.pool[0])
        if not kernel and self.program.returns[self.name]:
            self.lines += [f"  store i64 {self.total}, ptr %p, align 8", f"  ret ptr {returned.ref}"]
            kind = "ptr"
        else:
            self.lines.append(f"  ret i64 {self.total}")
            kind = "i64"
        head = f"define {'ptx_kernel' if kernel else 'internal'} {kind} @{self.name}(ptr %p, ptr %q, i64 %n) {{\nentry:"
        return "\n".join([head, *self.lines, "}"])

    def new(self, text: str) -> str:
        self.count += 1
        self.lines.append(f"  %v{self.count} = {text}")
        return f"%v{self.count}"

    def label(self, name: str) -> None:
        self.lines.append(f"{name}:")
        self.block = name

    def _add_sources(self) -> None:
        for names, space, writable in ((_SHARED, 3, True), (_CONSTANT, 4, False), (("g0",), 1, True)):
            for name in names:
                if self.rng.random() < 0.6:
                    self.pool.append(Pointer(f"addrspacecast (ptr addrspace({space}) @{name} to ptr)", BYTES, writable))
        if self.rng.random() < 0.5:
            self.pool.append(Pointer("@g1", BYTES, True))
        if self.rng.random() < 0.6:
            local = self.new("alloca [8 x i64], align 16")
            self.lines.append(f"  call void @llvm.memset.p0.i64(ptr {local}, i8 {self.rng.randrange(100)}, i64 64, i1 false)")
            self.pool.append(Pointer(local, BYTES, True))

    def pick(self, room: int = 8, *, writable: bool = False) -> Pointer:
        fitting = [p for p in self.pool if p.room >= room and (p.writable or not writable)]
        return self.rng.choice(fitting[-6:] if self.rng.random() < 0.6 else fitting)

    def add(self, value: str) -> None:
        self.total = self.new(f"add i64 {self.new(f'mul i64 {self.total}, 31')}, {value}")

    def _step(self) -> None:
        steps = (self._gep, self._gep, self._select, self._diamond, self._loop, self._load, self._store, self._atomic, self._copy,
                 self._integer, self._freeze, self._compare, self._table, self._array, self._call, self._call)  # fmt: skip
        self.rng.choice(steps)()

    def _gep(self) -> None:
        base = self.pick(16)
        if self.rng.random() < 0.5:
            by = 8 * self.rng.randrange(base.room // 8)
            flags = self.rng.choice(["", "inbounds ", "nuw "])
            made = self.new(f"getelementptr {flags}i8, ptr {base.ref}, i64 {by}")
        else:
            by = 8
            index = self.new(f"and i64 {self.total}, 1")
            made = self.new(f"getelementptr inbounds i64, ptr {base.ref}, i64 {index}")
        self.pool.append(Pointer(made, base.room - by, base.writable))

    def _both(self) -> tuple[Pointer, Pointer]:
        return self.pick(), self.pick()

    def _select(self) -> None:
        one, other = self._both()
        condition = self.new(f"trunc i64 {self.total} to i1")
        made = self.new(f"select i1 {condition}, ptr {one.ref}, ptr {other.ref}")
        self.pool.append(Pointer(made, min(one.room, other.room), one.writable and other.writable))

    def _diamond(self) -> None:
        one, other = self._both()
        condition = self.new(f"trunc i64 {self.total} to i1")
        at = self.count
        self.lines.append(f"  br i1 {condition}, label %then{at}, label %else{at}")
        self.label(f"then{at}")
        value = self.new(f"load i64, ptr {one.ref}, align 8")
        self.lines.append(f"  br label %join{at}")
        self.label(f"else{at}")
        self.lines.append(f"  br label %join{at}")
        self.label(f"join{at}")
        made = self.new(f"phi ptr [ {one.ref}, %then{at} ], [ {other.ref}, %else{at} ]")
        value = self.new(f"phi i64 [ {value}, %then{at} ], [ 5, %else{at} ]")
        self.pool.append(Pointer(made, min(one.room, other.room), one.writable and other.writable))
        self.add(value)

    def _loop(self) -> None:
        """Two pointers that change places, and one that walks."""
        one, other = self._both()
        walker = self.pick(32) if any(p.room >= 32 for p in self.pool) else None
        before, at = self.block, self.count
        old = self.total
        self.lines.append(f"  br label %loop{at}")
        self.label(f"loop{at}")
        self.lines.append(f"  %a{at} = phi ptr [ {one.ref}, %{before} ], [ %b{at}, %loop{at} ]")
        self.lines.append(f"  %b{at} = phi ptr [ {other.ref}, %{before} ], [ %a{at}, %loop{at} ]")
        self.lines.append(f"  %i{at} = phi i64 [ 0, %{before} ], [ %i.next{at}, %loop{at} ]")
        self.lines.append(f"  %sum{at} = phi i64 [ {old}, %{before} ], [ %sum.next{at}, %loop{at} ]")
        if walker is not None:
            self.lines.append(f"  %w{at} = phi ptr [ {walker.ref}, %{before} ], [ %w.next{at}, %loop{at} ]")
        self.total = f"%sum{at}"
        self.add(self.new(f"load i64, ptr %a{at}, align 8"))
        if walker is not None:
            self.add(self.new(f"load i64, ptr %w{at}, align 8"))
            self.lines.append(f"  %w.next{at} = getelementptr i64, ptr %w{at}, i64 1")
        self.lines.append(f"  %sum.next{at} = add i64 {self.total}, 1")
        self.lines.append(f"  %i.next{at} = add i64 %i{at}, 1")
        self.lines.append(f"  %done{at} = icmp eq i64 %i.next{at}, 3")
        self.lines.append(f"  br i1 %done{at}, label %exit{at}, label %loop{at}")
        self.label(f"exit{at}")
        self.total = f"%sum.next{at}"
        self.pool.append(Pointer(f"%a{at}", min(one.room, other.room), one.writable and other.writable))

    def _load(self) -> None:
        self.add(self.new(f"load {self.rng.choice(['', '', 'volatile '])}i64, ptr {self.pick().ref}, align 8"))

    def _store(self) -> None:
        self.lines.append(f"  store i64 {self.total}, ptr {self.pick(writable=True).ref}, align 8")

    def _atomic(self) -> None:
        self.add(self.new(f"atomicrmw add ptr {self.pick(writable=True).ref}, i64 {self.total} monotonic, align 8"))

    def _copy(self) -> None:
        target, source = self.pick(writable=True), self.pick()
        self.lines.append(f"  call void @llvm.memmove.p0.p0.i64(ptr align 8 {target.ref}, ptr align 8 {source.ref}, i64 8, i1 false)")

    def _integer(self) -> None:
        pointer = self.pick()
        made = self.new(f"inttoptr i64 {self.new(f'ptrtoint ptr {pointer.ref} to i64')} to ptr")
        self.pool.append(Pointer(made, pointer.room, pointer.writable))

    def _freeze(self) -> None:
        pointer = self.pick()
        self.pool.append(Pointer(self.new(f"freeze ptr {pointer.ref}"), pointer.room, pointer.writable))

    def _compare(self) -> None:
        one, other = self._both()
        other = self.rng.choice([one, other])
        predicate = self.rng.choice(["eq", "ne"])
        self.add(self.new(f"zext i1 {self.new(f'icmp {predicate} ptr {one.ref}, {other.ref}')} to i64"))

    def _table(self) -> None:
        index = self.new(f"and i64 {self.total}, 1")
        place = self.new(f"getelementptr ptr, ptr @{self.rng.choice(['shared', 'mixed'])}.table, i64 {index}")
        self.pool.append(Pointer(self.new(f"load ptr, ptr {place}, align 8"), BYTES, True))

    def _array(self) -> None:
        """Two pointers in a local array; now and then its address gets out."""
        one, other = self._both()
        array = self.new("alloca [2 x ptr], align 8")
        second = self.new(f"getelementptr i8, ptr {array}, i64 8")
        self.lines += [f"  store ptr {one.ref}, ptr {array}, align 8", f"  store ptr {other.ref}, ptr {second}, align 8"]
        index = self.new(f"and i64 {self.total}, 1")
        place = self.new(f"getelementptr ptr, ptr {array}, i64 {index}")
        made = self.new(f"load ptr, ptr {place}, align 8")
        self.pool.append(Pointer(made, min(one.room, other.room), one.writable and other.writable))
        if self.rng.random() < 0.2:
            self.add(self.new(f"zext i1 {self.new(f'icmp eq ptr {array}, {second}')} to i64"))

    def _call(self) -> None:
        if not self.callees or self.block.startswith("loop"):
            return
        callee = self.rng.choice(self.callees)
        one, other = self.pick(16, writable=True), self.pick(16)
        if self.program.returns[callee]:
            self.pool.append(Pointer(self.new(f"call ptr @{callee}(ptr {one.ref}, ptr {other.ref}, i64 {self.total})"), 8, True))
        else:
            self.add(self.new(f"call i64 @{callee}(ptr {one.ref}, ptr {other.ref}, i64 {self.total})"))


def with_checked_casts(text: str) -> str:
    """`text` with each cast of a generic pointer to a specific one checked."""
    changed = _CAST.sub(r"\1call ptr addrspace(\g<space>) @check.\g<space>(ptr \g<value>)", text)
    return changed + "".join(f"\ndeclare ptr @check.{space}(ptr)" for space in (1, 3, 4, 5) if f"@check.{space}(" in changed)


def checks() -> dict[str, str]:
    """The definitions of the checking functions."""
    return {f"check.{space}": _check(space) for space in (1, 3, 4, 5)}


def _check(space: int) -> str:
    inside = {1: (), 3: _SHARED, 4: _CONSTANT, 5: ()}[space]
    outside = {1: _SHARED + _CONSTANT, 3: (), 4: (), 5: _SHARED + _CONSTANT + _GLOBAL}[space]
    lines = [f"define ptr @check.{space}(ptr %p) noinline {{", "  %n = ptrtoint ptr %p to i64", "  %in.0 = icmp ne i64 0, 0"]
    at = 0
    for name in (*inside, *outside):
        lines += [
            f"  %from.{at} = sub i64 %n, ptrtoint (ptr @{name} to i64)",
            f"  %hit.{at} = icmp ule i64 %from.{at}, {BYTES if name in inside else BYTES - 1}",
            f"  %in.{at + 1} = or i1 %in.{at}, %hit.{at}",
        ]
        at += 1
    if space == 5:
        lines += [
            f"  %lo = load i64, ptr @{WINDOWS}",
            f"  %hi = load i64, ptr getelementptr (i64, ptr @{WINDOWS}, i64 1)",
            "  %above = icmp uge i64 %n, %lo",
            "  %below = icmp ult i64 %n, %hi",
            "  %arena = and i1 %above, %below",
            f"  %in.{at + 1} = or i1 %in.{at}, %arena",
        ]
        at += 1
    wrong = f"xor i1 %in.{at}, true" if inside else f"or i1 %in.{at}, false"
    return "\n".join(
        [
            *lines,
            f"  %wrong = {wrong}",
            "  %more = zext i1 %wrong to i64",
            f"  %old = load i64, ptr @{FAULTS}",
            "  %new = add i64 %old, %more",
            f"  store i64 %new, ptr @{FAULTS}",
            "  ret ptr %p",
            "}",
        ]
    )
