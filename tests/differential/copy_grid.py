"""Memory copies and fills on every length, alignment and overlap: makes the functions, runs them natively, compares every byte.

One function stands for a (form, alignments, length) of a constant length, or for a (form, alignments) of a dynamic one. A driver in
IR calls it on each placement of the two buffers, and compares the arena with what the host's own memmove or memset makes of it, so
that a few hundred placements cost one call from Python.

Which placements. What a copy does depends on dst - src alone, as long as the alignments hold, and from |dst - src| >= length on the
buffers are apart and every distance is alike. So for each length all distances in [-(length + 17), length + 17] are run that the
alignments allow (multiples of the smaller one): that contains 0, +-1, the multiples of each element width and their neighbours,
length - 1, length and length + 1, and, behind those, one widest element (16 bytes) and a byte of distance in between. No sampling is
needed: the driver runs one in about a microsecond. Addresses are odd multiples of their alignment wherever the distance permits, so that an
access that claims more than it was promised is caught by the checker.
"""

from __future__ import annotations

import ctypes
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from harness import Compiled
from host import FAULTS, WINDOWS, checked, host_text

ALIGNMENTS = (1, 2, 4, 8, 16)
MAX_LENGTH = 300
_GUARD = 32
_REACH = 17
_BYTES = (0x00, 0xFF, 0x80, 0x5A)


@dataclass(frozen=True)
class Case:
    """One function: `form` is the intrinsic's name without `llvm.` (`memcpy`, `memset.inline`), `length` None a dynamic one.

    Or `aggregate`: a load and a store of a whole `[length x i8]`, which is to do what a memmove does.

    `length_type`: the integer type that the intrinsic takes its length in. `byte` None: memset's value is an argument.
    """

    form: str
    dst_align: int
    src_align: int
    length: int | None
    length_type: str = "i64"
    volatile: bool = False
    byte: int | None = None

    @property
    def fills(self) -> bool:
        """Whether it is a memset."""
        return self.form.startswith("memset")

    @property
    def are_apart(self) -> bool:
        """Whether its buffers are, or are the same."""
        return self.form.startswith("memcpy")

    def lengths(self) -> Iterable[int]:
        """The lengths that it is run on: as far as the length's type goes, which has no sign."""
        most = min(MAX_LENGTH, 2 ** int(self.length_type[1:]) - 1)
        return (self.length,) if self.length is not None else range(most + 1)

    def source(self, name: str) -> str:
        """The function, before lowering. Its arguments are those of all functions here: dst, src, length, byte."""
        length = f"{self.length_type} {'%short' if self.length is None else self.length}"
        bits = int(self.length_type[1:])
        cast = "trunc" if bits < 64 else "zext"
        cut = ["  %short = add i64 %n, 0"] if bits == 64 else [f"  %short = {cast} i64 %n to {self.length_type}"]
        if self.form == "aggregate":
            type = f"[{self.length} x i8]"
            copy = f"  %v = load {type}, ptr %src, align {self.src_align}\n  store {type} %v, ptr %dst, align {self.dst_align}\n  ret void"
            return f"define void @{name}(ptr %dst, ptr %src, i64 %n, i8 %byte) {{\n{copy}\n}}"
        volatile = "true" if self.volatile else "false"
        value = "%byte" if self.byte is None else str(self.byte)
        second = f"i8 {value}" if self.fills else f"ptr align {self.src_align} %src"
        call = f"  call void @{self.intrinsic}(ptr align {self.dst_align} %dst, {second}, {length}, i1 {volatile})"
        lines = [*(cut if self.length is None else []), call, "  ret void"]
        return "\n".join([f"define void @{name}(ptr %dst, ptr %src, i64 %n, i8 %byte) {{", *lines, "}"])

    @property
    def intrinsic(self) -> str:
        """Its whole name."""
        return f"llvm.{self.form}.{'p0' if self.fills else 'p0.p0'}.{self.length_type}"

    @property
    def declaration(self) -> str:
        """How the module declares it."""
        return f"declare void @{self.intrinsic}(ptr, {'i8' if self.fills else 'ptr'}, {self.length_type}, i1 immarg)"


def module_source(cases: Sequence[Case]) -> str:
    """A module with function `f0`, `f1`... for each case."""
    declarations = sorted({case.declaration for case in cases if case.form != "aggregate"})
    return "\n\n".join([case.source(f"f{i}") for i, case in enumerate(cases)] + declarations) + "\n"


def placements(fills: bool, are_apart: bool, dst_align: int, src_align: int, length: int) -> Iterator[tuple[int, int]]:
    """(dst, src) offsets from the start of the arena, which is aligned to 64. See above for which."""
    if fills:
        for phase in range(dst_align, 32 + dst_align, dst_align):
            yield 64 + phase, 0
        return
    reach = length + _REACH
    step = min(dst_align, src_align)
    base = _GUARD + reach + 64 & -64
    for distance in range(-(reach // step) * step, reach + 1, step):
        if are_apart and 0 < abs(distance) < length:
            continue
        odd = _phase(dst_align, src_align, distance % 128)
        if odd is not None:
            yield base + odd + distance, base + odd


@cache
def _phase(dst_align: int, src_align: int, distance: int) -> int | None:
    """Where, from a multiple of 64, the source stands: no more aligned than it says, if that can be, nor is the destination."""
    phases = [phase for phase in range(0, 64, src_align) if (phase + distance) % dst_align == 0]
    return max(phases, key=lambda phase: bool(phase & src_align) + bool(phase + distance & dst_align), default=None)


def run_cases(cases: Sequence[Case], lower: Callable[[str], str]) -> list[str]:
    """Lowers a module of all cases, compiles it and runs each on every placement. Returns what went wrong, one line a case."""
    text = lower(module_source(cases))
    if "call void @llvm.mem" in text:
        return ["a call of a memory intrinsic was left"]
    table = ", ".join(f"ptr @f{i}" for i in range(len(cases)))
    whole = host_text(text) + _DRIVER + f"\n@table = global [{len(cases)} x ptr] [{table}]\n"
    return _run_compiled(cases, checked(whole))


def _run_compiled(cases: Sequence[Case], text: str) -> list[str]:
    failures = []
    size = 2 * _GUARD + 3 * MAX_LENGTH + 2 * _REACH + 256
    with Compiled(text) as compiled:
        drive = _DRIVE(compiled.address("drive"))
        functions = (ctypes.c_void_p * len(cases)).from_address(compiled.address("table"))
        faults = ctypes.c_uint64.from_address(compiled.address(FAULTS))
        memory = ctypes.create_string_buffer(3 * size + 64)
        arena = -(-ctypes.addressof(memory) // 64) * 64
        expected, pattern = arena + size, arena + 2 * size
        ctypes.memmove(pattern, random.Random(1).randbytes(size), size)
        for case, function in zip(cases, functions, strict=True):
            for length in case.lengths():
                table, count, used = _table(case.fills, case.are_apart, case.dst_align, case.src_align, length)
                bytes_ = (0,) if not case.fills else (case.byte,) if case.byte is not None else _BYTES
                for byte in bytes_:
                    faults.value = 0
                    at = drive(function, arena, expected, pattern, used, length, byte, table, count, int(case.fills))
                    if at >= 0:
                        dst, src = table[2 * at], table[2 * at + 1]
                        why = "an access outside the buffers or less aligned than it says" if faults.value else "other bytes"
                        failures.append(f"{case}: length {length}, dst - src = {dst - src}, dst % 64 = {dst % 64}: {why}")
                        break
                else:
                    continue
                break
    return failures


_DRIVE = ctypes.CFUNCTYPE(ctypes.c_int64, *[ctypes.c_void_p] * 4, *[ctypes.c_int64] * 3, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64)


@cache
def _table(fills: bool, are_apart: bool, dst_align: int, src_align: int, length: int) -> tuple[ctypes.Array[ctypes.c_int64], int, int]:
    """The placements for the driver: (dst, src pairs; their number; bytes of the arena that they need)."""
    pairs = list(placements(fills, are_apart, dst_align, src_align, length))
    flat = [offset for pair in pairs for offset in pair]
    return (ctypes.c_int64 * len(flat))(*flat), len(pairs), max(flat) + length + _GUARD


_DRIVER = f"""
declare i32 @memcmp(ptr, ptr, i64)
declare ptr @memcpy(ptr, ptr, i64)
declare ptr @memmove(ptr, ptr, i64)
declare ptr @memset(ptr, i32, i64)

define i64 @drive(ptr %function, ptr %arena, ptr %expected, ptr %pattern, i64 %size, i64 %length, i64 %byte,
                  ptr %offsets, i64 %count, i64 %fills) {{
entry:
  %value = trunc i64 %byte to i8
  %value.int = trunc i64 %byte to i32
  %fill = icmp ne i64 %fills, 0
  %arena.int = ptrtoint ptr %arena to i64
  %arena.end = add i64 %arena.int, %size
  store i64 %arena.int, ptr @{WINDOWS}
  %window.1 = getelementptr i64, ptr @{WINDOWS}, i64 1
  store i64 %arena.end, ptr %window.1
  br label %next
next:
  %i = phi i64 [ 0, %entry ], [ %i.next, %equal ]
  %more = icmp ult i64 %i, %count
  br i1 %more, label %place, label %passed
place:
  %at = mul i64 %i, 2
  %dst.at = getelementptr i64, ptr %offsets, i64 %at
  %dst.offset = load i64, ptr %dst.at
  %src.at = getelementptr i64, ptr %dst.at, i64 1
  %src.offset = load i64, ptr %src.at
  %dst = getelementptr i8, ptr %arena, i64 %dst.offset
  %src = getelementptr i8, ptr %arena, i64 %src.offset
  %dst.expected = getelementptr i8, ptr %expected, i64 %dst.offset
  %src.expected = getelementptr i8, ptr %expected, i64 %src.offset
  %dst.int = ptrtoint ptr %dst to i64
  %dst.end = add i64 %dst.int, %length
  %src.int = ptrtoint ptr %src to i64
  %src.end = add i64 %src.int, %length
  %window.2 = getelementptr i64, ptr @{WINDOWS}, i64 2
  store i64 %dst.int, ptr %window.2
  %window.3 = getelementptr i64, ptr @{WINDOWS}, i64 3
  store i64 %dst.end, ptr %window.3
  %window.4 = getelementptr i64, ptr @{WINDOWS}, i64 4
  store i64 %src.int, ptr %window.4
  %window.5 = getelementptr i64, ptr @{WINDOWS}, i64 5
  store i64 %src.end, ptr %window.5
  %copied = call ptr @memcpy(ptr %arena, ptr %pattern, i64 %size)
  %copied.expected = call ptr @memcpy(ptr %expected, ptr %pattern, i64 %size)
  br i1 %fill, label %set, label %move
set:
  %filled = call ptr @memset(ptr %dst.expected, i32 %value.int, i64 %length)
  br label %act
move:
  %moved = call ptr @memmove(ptr %dst.expected, ptr %src.expected, i64 %length)
  br label %act
act:
  call void %function(ptr %dst, ptr %src, i64 %length, i8 %value)
  %difference = call i32 @memcmp(ptr %arena, ptr %expected, i64 %size)
  %same = icmp eq i32 %difference, 0
  %faults = load i64, ptr @{FAULTS}
  %no.faults = icmp eq i64 %faults, 0
  %good = and i1 %same, %no.faults
  br i1 %good, label %equal, label %failed
equal:
  %i.next = add i64 %i, 1
  br label %next
failed:
  ret i64 %i
passed:
  ret i64 -1
}}
"""
