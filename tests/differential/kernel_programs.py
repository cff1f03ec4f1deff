"""Random kernels whose threads work together: barriers, shuffles, votes, shared memory, local arrays, loops of all kinds, calls.

    program = KernelProgram(seed)
    program.text                          # a module with a kernel @k(in, out, wide, acc, n, m)
    memory = run(program, program.text)   # what it leaves in out, wide and acc, launched as the program says

No two threads race: each writes slots of its own, in `out`, in `wide` by grid-stride loops, in shared memory up to the barrier behind which
all may read it. All that a kernel does has a meaning, so any difference, and anything undefined, is a fault of who changed it.
"""

from __future__ import annotations

import random
import struct
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from kernel_machine import GLOBAL, Byte, Machine

from nvopt.ir import Module

GRID = 2
SLOTS = 16
"""Words of `out` that a thread writes, and of the part of `in` that is its own."""
INPUTS, WIDE, COUNTERS = 1024, 200, 8
"""Words of `in`, of `wide` and of `acc`."""
LOCALS, SHARED = 8, 4
"""Words of a thread's array and, in each shared array, of a thread."""
SEGMENT = 8
"""Threads that exchange values by shuffles."""

_REGISTERS = ("tid.x", "ntid.x", "ctaid.x", "nctaid.x")
_HEAD = f"""target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Row = type {{ [3 x i32], i64, i16, [3 x i8] }}

@s0 = internal addrspace(3) global [{SHARED * 32} x i32] undef, align 4
@s1 = internal addrspace(3) global [{SHARED * 32} x i32] undef, align 16
@table = internal addrspace(4) constant [4 x i32] [i32 3, i32 -7, i32 100, i32 65537], align 4

{chr(10).join(f"declare i32 @llvm.nvvm.read.ptx.sreg.{name}()" for name in _REGISTERS)}
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
"""


class KernelProgram:
    """A module with the kernel `k`, made from a seed."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.block = self.rng.choice((8, 16, 16, 32))
        """Threads of a block."""
        self.n = self.rng.choice((0, 1, 5, 33, 64, 150, 200))
        self.m = self.rng.randrange(1, 12)
        """The arguments."""
        self._lines: list[str] = []
        self._count = 0
        self._budget = self.rng.randrange(6, 26)
        self._words = ("%v0", "%v1", "%v2")
        self._counters: list[str] = []
        self._functions: list[str] = []
        self._metadata: list[str] = []
        self.alignment = 16
        """Of the buffers, in bytes."""
        kernel = self._kernel()
        self.text = "\n".join([_HEAD, *self._functions, kernel, *self._metadata, ""])

    # -- text

    def _name(self, stem: str) -> str:
        self._count += 1
        return f"{stem}{self._count}"

    def _emit(self, text: str) -> str:
        """A line that defines a new value; its name."""
        name = "%" + self._name("t")
        self._lines.append(f"  {name} = {text}")
        return name

    def _do(self, text: str) -> None:
        self._lines.append(f"  {text}")

    def _begin(self, block: str) -> None:
        self._lines.append(f"{block}:")

    def _pick(self, *ways: Callable[[], str]) -> str:
        return self.rng.choice(ways)()

    def _chance(self, of_ten: int) -> bool:
        return self.rng.randrange(10) < of_ten

    # -- the kernel

    def _kernel(self) -> str:
        rng = self.rng
        attributes = rng.choice(("", f'"nvvm.maxntid"="{self.block}"', f'"nvvm.reqntid"="{self.block}"', '"nvvm.maxntid"="256"'))
        of_pointer = rng.choice(("", "noalias ", "align 16 ", "noalias readonly align 16 "))
        of_result = rng.choice(("", "noalias ", "align 16 ", "noalias align 16 "))
        if "align" not in of_pointer + of_result:
            self.alignment = rng.choice((4, 8, 16))
        for name, register in (("tid", "tid.x"), ("ntid", "ntid.x"), ("cta", "ctaid.x"), ("ncta", "nctaid.x")):
            self._do(f"%{name} = call i32 @llvm.nvvm.read.ptx.sreg.{register}()")
        for word in self._words:
            self._do(f"{word} = alloca i32, align 4")
        self._do(f"%local = alloca [{LOCALS} x i32], align 4")
        self._do("%row = alloca %struct.Row, align 8")
        self._do("%first = mul i32 %cta, %ntid")
        self._do("%gid = add i32 %first, %tid")
        for at, word in enumerate(self._words):
            self._do(f"store i32 {('%gid', '%n', str(rng.randrange(-9, 99)))[at]}, ptr {word}, align 4")
        self._do(f"%slot = mul i32 %gid, {SLOTS}")
        self._do("%slot64 = zext i32 %slot to i64")
        self._do("%mine = getelementptr inbounds i32, ptr %out, i64 %slot64")
        self._do("%given = getelementptr inbounds i32, ptr %in, i64 %slot64")
        self._fill_local()
        self._statements(uniform=True, depth=0)
        for last, word in enumerate(self._words, 1):
            value = self._emit(f"load i32, ptr {word}, align 4")
            place = self._emit(f"getelementptr inbounds i32, ptr %mine, i64 {SLOTS - last}")
            self._do(f"store i32 {value}, ptr {place}, align 4")
        self._do("ret void")
        parameters = f"ptr {of_pointer}%in, ptr {of_result}%out, ptr {of_result}%wide, ptr %acc, i32 %n, i64 %m"
        return "\n".join([f"define ptx_kernel void @k({parameters}) {attributes} {{", "entry:", *self._lines, "}"])

    def _fill_local(self) -> None:
        if self._chance(5):
            self._do(f"call void @llvm.memset.p0.i64(ptr align 4 %local, i8 {self.rng.randrange(3)}, i64 {4 * LOCALS}, i1 false)")
        else:
            self._do(f"call void @llvm.memcpy.p0.p0.i64(ptr align 4 %local, ptr align 4 %given, i64 {4 * LOCALS}, i1 false)")

    # -- statements

    def _statements(self, uniform: bool, depth: int) -> None:
        for _ in range(self.rng.randrange(1, 5) if depth else self.rng.randrange(3, 10)):
            if self._budget <= 0:
                return
            self._budget -= 1
            self._statement(uniform, depth)

    def _statement(self, uniform: bool, depth: int) -> None:
        ways: list[Callable[[], None]] = [
            self._assign, self._assign, self._store_own, self._store_local, self._count_up, self._contiguous, self._through_either_pointer,
            self._copy_row, self._call_plain,
        ]  # fmt: skip
        if depth < 3:
            ways += [lambda: self._choice(uniform, depth), lambda: self._loop(uniform, depth), lambda: self._loop(uniform, depth)]
        if depth == 0:
            ways += [self._grid_stride, self._rows]
        if uniform:
            exchange = [lambda: self._exchange(depth)] * 4
            ways += [*exchange, self._shuffle, self._shuffle, self._vote, self._tree, self._call_meeting]
        self.rng.choice(ways)()

    def _word(self) -> str:
        return self.rng.choice(self._words)

    def _assign(self) -> None:
        self._do(f"store i32 {self._value(3)}, ptr {self._word()}, align 4")

    def _place(self, base: str, index: str, index_type: str = "i32") -> str:
        return self._emit(f"getelementptr inbounds i32, ptr {base}, {index_type} {index}")

    def _masked(self, value: str, count: int) -> str:
        """Some number below `count`, which is a power of two."""
        return self._emit(f"and i32 {value}, {count - 1}")

    def _store_own(self) -> None:
        place = self._place("%mine", self._masked(self._value(2), SLOTS // 2))
        self._do(f"store i32 {self._value(2)}, ptr {place}, align 4")

    def _store_local(self) -> None:
        place = self._place("%local", self._masked(self._value(2), LOCALS))
        self._do(f"store i32 {self._value(2)}, ptr {place}, align 4")

    def _count_up(self) -> None:
        place = self._place("%acc", self._masked(self._value(1), COUNTERS))
        self._do(f"{self._name('%old')} = atomicrmw add ptr {place}, i32 {self._value(1)} monotonic, align 4")

    def _contiguous(self) -> None:
        """A run of neighbouring words from one buffer to another, in a loop or written out."""
        source, target = self.rng.choice((("%given", "%mine"), ("%given", "%local"), ("%local", "%mine")))
        factor = self._value(1)

        def one(at: str) -> None:
            held = self._emit(f"load i32, ptr {self._place(source, at)}, align 4")
            made = self._emit(f"{self.rng.choice(('add', 'mul', 'xor'))} i32 {held}, {factor}")
            self._do(f"store i32 {made}, ptr {self._place(target, at)}, align 4")

        if self._chance(5):
            with self._counted(str(self.rng.choice((2, 4, 7, 8))), 1) as at:
                one(at)
        else:
            state = self.rng.getstate()
            for number in range(self.rng.choice((2, 4, 8))):
                self.rng.setstate(state)
                one(str(number))

    def _through_either_pointer(self) -> None:
        """A pointer of which only the condition tells into which space it points."""
        mine = self._place("%mine", str(self.rng.randrange(SLOTS // 2)))
        shared = self._shared_slot("@s0", "%tid", str(self.rng.randrange(SHARED)))
        cast = self._emit(f"addrspacecast ptr addrspace(3) {shared} to ptr")
        chosen = self._emit(f"select i1 {self._condition()}, ptr {mine}, ptr {self.rng.choice((cast, cast, '%local'))}")
        self._do(f"store i32 {self._value(2)}, ptr {chosen}, align 4")
        self._do(f"store i32 {self._emit(f'load i32, ptr {chosen}, align 4')}, ptr {self._word()}, align 4")

    def _copy_row(self) -> None:
        """An aggregate with padding, as a copy of memory or as a value, and a word of it."""
        if self._chance(5):
            self._do("call void @llvm.memcpy.p0.p0.i64(ptr align 8 %row, ptr align 4 %given, i64 32, i1 false)")
        else:
            whole = self._emit("load %struct.Row, ptr %given, align 4")
            self._do(f"store %struct.Row {whole}, ptr %row, align 8")
        place = self._emit(f"getelementptr inbounds %struct.Row, ptr %row, i64 0, i32 0, i32 {self._emit(f'urem i32 {self._value(1)}, 3')}")
        self._do(f"store i32 {self._emit(f'load i32, ptr {place}, align 4')}, ptr {self._word()}, align 4")

    def _grid_stride(self) -> None:
        """`for (i = gid; i < n; i += ntid * ncta) wide[i] = f(in[i])`"""
        stride = self._emit("mul i32 %ntid, %ncta")
        counter, name = self._emit("alloca i32, align 4"), self._name("")
        self._do(f"store i32 %gid, ptr {counter}, align 4")
        self._do(f"br label %head{name}")
        self._begin(f"head{name}")
        at = self._emit(f"load i32, ptr {counter}, align 4")
        self._do(f"br i1 {self._emit(f'icmp slt i32 {at}, %n')}, label %body{name}, label %end{name}")
        self._begin(f"body{name}")
        wide = self._emit(f"sext i32 {at} to i64")
        held = self._emit(f"load i32, ptr {self._place('%in', wide, 'i64')}, align 4")
        if self._chance(5):
            held = self._emit(f"sub i32 {held}, {self._value(2)}")
        self._do(f"store i32 {held}, ptr {self._place('%wide', wide, 'i64')}, align 4")
        self._do(f"store i32 {self._emit(f'add nsw i32 {at}, {stride}')}, ptr {counter}, align 4")
        self._do(f"br label %head{name}")
        self._begin(f"end{name}")

    def _rows(self) -> None:
        """Row and column of a thread in a matrix of m columns."""
        gid, columns = self._emit("zext i32 %gid to i64"), "%m"
        row, column = self._emit(f"udiv i64 {gid}, {columns}"), self._emit(f"urem i64 {gid}, {columns}")
        index = self._emit(f"add i64 {self._emit(f'mul i64 {row}, {columns}')}, {column}")
        held = self._emit(f"load i32, ptr {self._place('%in', index, 'i64')}, align 4")
        other = self._emit(f"trunc i64 {self.rng.choice((row, column))} to i32")
        self._do(f"store i32 {self._emit(f'xor i32 {held}, {other}')}, ptr {self._word()}, align 4")

    # -- control

    def _choice(self, uniform: bool, depth: int) -> None:
        name = self._name("")
        is_uniform = uniform and self._chance(5)
        condition = self._uniform_condition() if is_uniform else self._condition()
        self._do(f"br i1 {condition}, label %then{name}, label %else{name}")
        self._begin(f"then{name}")
        self._statements(is_uniform, depth + 1)
        self._do(f"br label %end{name}")
        self._begin(f"else{name}")
        if self._chance(4):
            self._statements(is_uniform, depth + 1)
        self._do(f"br label %end{name}")
        self._begin(f"end{name}")

    def _loop(self, uniform: bool, depth: int) -> None:
        rng = self.rng
        step = rng.choice((1, 1, 1, 2, 3))
        kind = rng.choice(("constant", "uniform", "own"))
        if kind == "constant":
            limit = str(rng.choice((1, 2, 3, 4, 5, 8, 9, 16)))
        elif kind == "uniform":
            limit = self._masked("%n", rng.choice((4, 8, 16)))
        else:
            limit = self._masked(self._value(1), rng.choice((4, 8)))
        with self._counted(limit, step) as at:
            self._counters.append(at)
            self._statements(uniform and kind != "own", depth + 1)
            self._counters.pop()

    @contextmanager
    def _counted(self, limit: str, step: int) -> Iterator[str]:
        """A loop from 0 up to `limit`, or down from there, its test at the head or at the latch."""
        name, counter = self._name(""), self._emit("alloca i32, align 4")
        is_down = step == 1 and self._chance(2)
        self._do(f"store i32 {limit if is_down else 0}, ptr {counter}, align 4")
        self._do(f"br label %head{name}")
        self._begin(f"head{name}")
        at = self._emit(f"load i32, ptr {counter}, align 4")
        goes_on = self._emit(f"icmp sgt i32 {at}, 0" if is_down else f"icmp slt i32 {at}, {limit}")
        self._do(f"br i1 {goes_on}, label %body{name}, label %end{name}")
        self._begin(f"body{name}")
        yield self._emit(f"sub nsw i32 {limit}, {at}") if is_down else at
        self._do(f"store i32 {self._emit(f'add nsw i32 {at}, {-1 if is_down else step}')}, ptr {counter}, align 4")
        self._do(f"br label %head{name}{self._loop_metadata()}")
        self._begin(f"end{name}")

    def _loop_metadata(self) -> str:
        if self._chance(7):
            return ""
        slot = len(self._metadata)
        wish = self.rng.choice(
            ('!"llvm.loop.unroll.disable"', '!"llvm.loop.unroll.count", i32 4', '!"llvm.loop.unroll.full"', '!"llvm.loop.mustprogress"')
        )
        self._metadata += [f"!{slot} = distinct !{{!{slot}, !{slot + 1}}}", f"!{slot + 1} = !{{{wish}}}"]
        return f", !llvm.loop !{slot}"

    # -- threads together

    def _shared_slot(self, array: str, thread: str, at: str) -> str:
        first = self._emit(f"mul i32 {thread}, {SHARED}")
        index = self._emit(f"add i32 {first}, {at}")
        return self._emit(f"getelementptr inbounds [{SHARED * 32} x i32], ptr addrspace(3) {array}, i32 0, i32 {index}")

    def _barrier(self) -> None:
        if self._chance(1):
            meet = self._emit(f"call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 {self._condition()})")
            self._do(f"store i32 {self._emit(f'zext i1 {meet} to i32')}, ptr {self._word()}, align 4")
        else:
            self._do("call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)")

    def _exchange(self, depth: int) -> None:
        """Each thread writes its slots; behind a barrier each reads those of another; another barrier."""
        array = self.rng.choice(("@s0", "@s1"))
        for at in range(self.rng.randrange(1, SHARED + 1)):
            self._do(f"store i32 {self._value(2)}, ptr addrspace(3) {self._shared_slot(array, '%tid', str(at))}, align 4")
        if self._chance(3) and depth < 3:
            self._choice(uniform=False, depth=2)
        self._barrier_before_reading(array)
        for _ in range(self.rng.randrange(1, 3)):
            other = self._emit(f"urem i32 {self._value(1)}, %ntid")
            held = self._emit(f"load i32, ptr addrspace(3) {self._shared_slot(array, other, '0')}, align 4")
            self._do(f"store i32 {held}, ptr {self._word()}, align 4")
        self._barrier()

    def _barrier_before_reading(self, array: str) -> None:
        """What `_through_either_pointer` left in the slot is overwritten: the slot that others read is the thread's last word."""
        self._do(f"store i32 {self._value(1)}, ptr addrspace(3) {self._shared_slot(array, '%tid', '0')}, align 4")
        self._barrier()

    def _tree(self) -> None:
        """The sum over the block, halving."""
        name = self._name("")
        self._do(f"store i32 {self._value(1)}, ptr addrspace(3) {self._shared_slot('@s1', '%tid', '0')}, align 4")
        self._do("call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)")
        half = self._emit("lshr i32 %ntid, 1")
        counter = self._emit("alloca i32, align 4")
        self._do(f"store i32 {half}, ptr {counter}, align 4")
        self._do(f"br label %head{name}")
        self._begin(f"head{name}")
        distance = self._emit(f"load i32, ptr {counter}, align 4")
        self._do(f"br i1 {self._emit(f'icmp ne i32 {distance}, 0')}, label %body{name}, label %end{name}")
        self._begin(f"body{name}")
        self._do(f"br i1 {self._emit(f'icmp ult i32 %tid, {distance}')}, label %add{name}, label %meet{name}")
        self._begin(f"add{name}")
        mine, other = self._shared_slot("@s1", "%tid", "0"), self._shared_slot("@s1", self._emit(f"add i32 %tid, {distance}"), "0")
        total = self._emit(
            f"add i32 {self._emit(f'load i32, ptr addrspace(3) {mine}')}, {self._emit(f'load i32, ptr addrspace(3) {other}')}"
        )
        self._do(f"store i32 {total}, ptr addrspace(3) {mine}, align 4")
        self._do(f"br label %meet{name}")
        self._begin(f"meet{name}")
        self._do("call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)")
        self._do(f"store i32 {self._emit(f'lshr i32 {distance}, 1')}, ptr {counter}, align 4")
        self._do(f"br label %head{name}")
        self._begin(f"end{name}")
        sum = self._emit(f"load i32, ptr addrspace(3) {self._shared_slot('@s1', '0', '0')}, align 4")
        self._do(f"store i32 {sum}, ptr {self._word()}, align 4")
        self._do("call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)")

    def _shuffle(self) -> None:
        mode = self.rng.choice(("up", "down", "bfly", "idx"))
        step = str(self.rng.randrange(SEGMENT)) if self._chance(7) else self._masked(self._value(1), SEGMENT)
        control = (32 - SEGMENT) << 8 | (0 if mode == "up" else 31)
        got = self._emit(f"call i32 @llvm.nvvm.shfl.sync.{mode}.i32(i32 -1, i32 {self._value(1)}, i32 {step}, i32 {control})")
        self._do(f"store i32 {got}, ptr {self._word()}, align 4")

    def _vote(self) -> None:
        kind = self.rng.choice(("any", "all", "ballot"))
        type = "i32" if kind == "ballot" else "i1"
        answer = self._emit(f"call {type} @llvm.nvvm.vote.{kind}.sync(i32 -1, i1 {self._condition()})")
        if type == "i1":
            answer = self._emit(f"zext i1 {answer} to i32")
        self._do(f"store i32 {answer}, ptr {self._word()}, align 4")

    # -- calls

    def _call_plain(self) -> None:
        """A function of a number and of a pointer to words of the caller's, with a loop."""
        name = self._name("plain")
        target = self.rng.choice(("%local", "%mine"))
        count, factor = self.rng.choice((3, 4, 8)), self.rng.randrange(1, 9)
        self._functions.append(
            f"""
define internal i32 @{name}(i32 %x, ptr %p) {self.rng.choice(("", "noinline ", "alwaysinline "))}{{
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ %x, %entry ], [ %more, %loop ]
  %q = getelementptr inbounds i32, ptr %p, i32 %i
  %v = load i32, ptr %q, align 4
  %scaled = mul i32 %v, {factor}
  %more = add i32 %sum, %scaled
  store i32 %more, ptr %q, align 4
  %next = add nuw nsw i32 %i, 1
  %again = icmp ult i32 %next, {count}
  br i1 %again, label %loop, label %end

end:
  ret i32 %more
}}"""
        )
        if target == "%mine":  # not written yet, perhaps
            for at in range(count):
                self._do(f"store i32 {at}, ptr {self._place(target, str(at))}, align 4")
        result = self._emit(f"call i32 @{name}(i32 {self._value(1)}, ptr {target})")
        self._do(f"store i32 {result}, ptr {self._word()}, align 4")

    def _call_meeting(self) -> None:
        """A function in which the block meets."""
        name = self._name("meeting")
        self._functions.append(
            f"""
define internal i32 @{name}(i32 %x, i32 %t, i32 %count) {self.rng.choice(("", "noinline ", "alwaysinline "))}convergent {{
  %slot = mul i32 %t, {SHARED}
  %place = getelementptr inbounds [{SHARED * 32} x i32], ptr addrspace(3) @s0, i32 0, i32 %slot
  store i32 %x, ptr addrspace(3) %place, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %after = add i32 %t, 1
  %other = urem i32 %after, %count
  %slot2 = mul i32 %other, {SHARED}
  %place2 = getelementptr inbounds [{SHARED * 32} x i32], ptr addrspace(3) @s0, i32 0, i32 %slot2
  %y = load i32, ptr addrspace(3) %place2, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret i32 %y
}}"""
        )
        result = self._emit(f"call i32 @{name}(i32 {self._value(1)}, i32 %tid, i32 %ntid)")
        self._do(f"store i32 {result}, ptr {self._word()}, align 4")

    # -- values

    def _uniform_condition(self) -> str:
        return self._emit(f"icmp {self.rng.choice(('sgt', 'eq', 'ult', 'ne'))} i32 %n, {self.rng.choice((0, 5, 64))}")

    def _condition(self) -> str:
        predicate = self.rng.choice(("eq", "ne", "slt", "sge", "ult", "ugt"))
        return self._emit(f"icmp {predicate} i32 {self._value(1)}, {self._value(1)}")

    def _value(self, depth: int) -> str:
        """A number of 32 bits."""
        if depth == 0 or self._chance(2):
            return self._pick(
                lambda: str(self.rng.choice((0, 1, 2, 7, 31, -1, 1000, self.rng.randrange(-50, 50)))),
                lambda: self.rng.choice(("%tid", "%gid", "%n", "%cta", "%ntid")),
                lambda: self._emit(f"load i32, ptr {self._word()}, align 4"),
                lambda: self._emit(f"load i32, ptr {self._word()}, align 4"),
                lambda: self.rng.choice(self._counters or ["%tid"]),
            )
        return self._pick(
            lambda: self._binary(("add", "sub", "mul", "and", "or", "xor"), self._value(depth - 1), self._value(depth - 1)),
            lambda: self._binary(("shl", "lshr", "ashr"), self._value(depth - 1), self._masked(self._value(depth - 1), 32)),
            lambda: self._binary(("udiv", "urem"), self._value(depth - 1), self._emit(f"or i32 {self._value(depth - 1)}, 1")),
            lambda: self._emit(f"select i1 {self._condition()}, i32 {self._value(depth - 1)}, i32 {self._value(depth - 1)}"),
            lambda: self._call(("smin", "smax", "umin"), self._value(depth - 1), self._value(depth - 1)),
            lambda: self._call(("fshl",), self._value(depth - 1), self._value(depth - 1), str(self.rng.randrange(32))),
            self._loaded,
            self._loaded,
            lambda: self._through_other_width(depth),
            lambda: self._through_floats(depth),
        )

    def _binary(self, opcodes: tuple[str, ...], one: str, other: str) -> str:
        return self._emit(f"{self.rng.choice(opcodes)} i32 {one}, {other}")

    def _call(self, names: tuple[str, ...], *arguments: str) -> str:
        return self._emit(f"call i32 @llvm.{self.rng.choice(names)}.i32({', '.join(f'i32 {argument}' for argument in arguments)})")

    def _loaded(self) -> str:
        def of_table() -> str:
            at = self._masked(self._value(1), 4)
            place = self._emit(f"getelementptr inbounds [4 x i32], ptr addrspace(4) @table, i32 0, i32 {at}")
            return self._emit(f"load i32, ptr addrspace(4) {place}, align 4")

        return self._pick(
            lambda: self._emit(f"load i32, ptr {self._place('%in', self._masked(self._value(1), INPUTS))}, align 4"),
            lambda: self._emit(f"load i32, ptr {self._place('%given', self.rng.choice((*self._small(), '0', '1', '2', '3')))}, align 4"),
            lambda: self._emit(f"load i32, ptr {self._place('%local', self._masked(self._value(1), LOCALS))}, align 4"),
            of_table,
        )

    def _small(self) -> list[str]:
        """Counters of loops, which stay below the number of slots."""
        return self._counters[-1:]

    def _through_other_width(self, depth: int) -> str:
        value, extension = self._value(depth - 1), self.rng.choice(("sext", "zext"))
        if self._chance(5):
            wide = self._emit(f"{extension} i32 {value} to i64")
            made = self._emit(f"{self.rng.choice(('add', 'mul', 'xor'))} i64 {wide}, {self.rng.choice(('%m', wide, '-3'))}")
            return self._emit(f"trunc i64 {self._emit(f'lshr i64 {made}, {self.rng.randrange(33)}')} to i32")
        narrow = self._emit(f"trunc i32 {value} to {self.rng.choice(('i8', 'i16'))}")
        type = self._lines[-1].rsplit(" ", 1)[1]
        return self._emit(f"{extension} {type} {self._emit(f'add {type} {narrow}, 3')} to i32")

    def _through_floats(self, depth: int) -> str:
        """Small whole numbers, so that every operation is exact."""
        one = self._emit(f"sitofp i32 {self._masked(self._value(depth - 1), 1024)} to float")
        other = self._emit(f"uitofp i32 {self._masked(self._value(depth - 1), 64)} to float")
        made = self._emit(f"{self.rng.choice(('fadd', 'fsub', 'fmul'))} float {one}, {other}")
        return self._emit(f"fptosi float {made} to i32")


def run(program: KernelProgram, text: str, *, backwards: bool = False) -> list[Byte]:
    """What the program's kernel, as it stands in `text`, leaves in memory. UndefinedError where it does what has no meaning."""
    machine, rng = Machine(Module.parse(text)), random.Random(1)
    words = [rng.choice((0, 1, 2, 3, -1, 7, 100, rng.randrange(-(1 << 31), 1 << 31))) for _ in range(INPUTS)]
    offset = 64 + program.alignment % 16
    given = machine.allocate(GLOBAL, struct.pack(f"<{INPUTS}i", *words), offset)
    left = [machine.allocate(GLOBAL, bytes(4 * count), offset) for count in (SLOTS * 32 * GRID, WIDE, COUNTERS)]
    machine.launch("k", [given, *left, program.n, program.m], GRID, program.block, backwards=backwards)
    return [byte for buffer in left for byte in machine.contents(buffer)]
