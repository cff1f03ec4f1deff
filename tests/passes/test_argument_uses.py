"""lower-struct-args: what each use of a struct's address says of what is read of it, and what is in the way of reading it in place."""

from __future__ import annotations

import pytest

from nvopt import parse
from nvopt.ir import Module
from nvopt.passes.lower_struct_args.uses import ArgumentUses, merged
from nvopt.target.address_spaces import PARAM

NARROW = 'target datalayout = "e-p6:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"\n'
TEXT = """target triple = "nvptx64-nvidia-cuda"
declare void @take(ptr)
declare void @read(ptr readonly captures(none))
declare void @copy(ptr byval({ i32, i32 }))
declare void @llvm.assume(i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define ptx_kernel void @k(ptr byval([32 x i8]) align 8 %v, ptr %p, i64 %n, i1 %c) {
BODY
  ret void
}
"""


def uses_of(body: str, head: str = "") -> ArgumentUses:
    function = next(one for one in parse(head + TEXT.replace("BODY", body)).functions if one.name == "k")
    assert isinstance(function.module, Module)
    return ArgumentUses(function.args[0], PARAM, 32, function.module.data_layout)


LOAD = "\n  %x = load i32, ptr %q"
WRITTEN, ANYTHING = "it is written to", [(0, 32)]


@pytest.mark.parametrize(
    ("body", "obstacle", "is_only_read", "read"),
    [
        ("%x = load i32, ptr %v", None, True, [(0, 4)]),
        ("%x = load i32, ptr %v\n  %y = load i64, ptr %v", None, True, [(0, 8)]),
        # how far into it
        ("%q = getelementptr i8, ptr %v, i64 28" + LOAD, None, True, [(28, 32)]),
        ("%q = getelementptr i8, ptr %v, i64 30" + LOAD, None, True, [(30, 32)]),
        ("%q = getelementptr i8, ptr %v, i64 32" + LOAD, None, True, []),
        ("%q = getelementptr i8, ptr %v, i64 -2" + LOAD, None, True, [(0, 2)]),
        ("%q = getelementptr i8, ptr %v, i64 -4" + LOAD, None, True, []),
        ("%q = getelementptr i8, ptr %v, i64 %n" + LOAD, None, True, ANYTHING),
        ("%b = getelementptr i8, ptr %v, i64 8\n  %q = getelementptr i32, ptr %b, i64 1" + LOAD, None, True, [(12, 16)]),
        ("%q = getelementptr <vscale x 4 x i8>, ptr %v, i64 1" + LOAD, "its address is used by getelementptr", False, ANYTHING),
        # one of several pointers
        ("%b = getelementptr i8, ptr %v, i64 8\n  %q = select i1 %c, ptr %v, ptr %b" + LOAD, None, True, ANYTHING),
        ("%b = getelementptr i8, ptr %v, i64 0\n  %q = select i1 %c, ptr %v, ptr %b" + LOAD, None, True, [(0, 4)]),
        ("%q = select i1 %c, ptr %v, ptr poison" + LOAD, None, True, [(0, 4)]),
        ("%q = select i1 %c, ptr undef, ptr %v" + LOAD, None, True, [(0, 4)]),
        ("%q = select i1 %c, ptr %v, ptr %p" + LOAD, "a select may choose another pointer", True, [(0, 4)]),
        # other accesses than plain loads
        ("%x = load volatile i32, ptr %v", "a volatile load reads it", True, [(0, 4)]),
        ("%x = load atomic i32, ptr %v monotonic, align 4", "an atomic load reads it", True, [(0, 4)]),
        ("store i32 0, ptr %v", WRITTEN, False, []),
        ("store ptr %v, ptr %p", "its address is stored", False, ANYTHING),
        ("%x = atomicrmw add ptr %v, i32 1 monotonic", WRITTEN, False, [(0, 4)]),
        ("%x = atomicrmw xchg ptr %p, ptr %v monotonic", "its address is used by atomicrmw", False, ANYTHING),
        ("%x = cmpxchg ptr %v, i64 1, i64 2 monotonic monotonic", WRITTEN, False, [(0, 8)]),
        ("%x = icmp eq ptr %v, %p", "its address is compared", True, []),
        ("%x = ptrtoint ptr %v to i64", "its address is used by ptrtoint", False, ANYTHING),
        # casts
        ("%q = addrspacecast ptr %v to ptr addrspace(101)\n  %x = load i32, ptr addrspace(101) %q", None, True, [(0, 4)]),
        ("%q = addrspacecast ptr %v to ptr addrspace(1)", "its address is cast to address space 1", False, ANYTHING),
        # calls
        ("call void @take(ptr %v)", "its address is passed to @take", False, ANYTHING),
        ("call void @read(ptr %v)", "its address is passed to @read", True, ANYTHING),
        ("call void @take(ptr readonly captures(none) %v)", "its address is passed to @take", True, ANYTHING),
        ("call void @take(ptr readnone captures(none) %v)", "its address is passed to @take", True, ANYTHING),
        ("call void @take(ptr readonly %v)", "its address is passed to @take", False, ANYTHING),
        ("call void @take(ptr captures(none) %v)", "its address is passed to @take", False, ANYTHING),
        ("call void @take(ptr readonly captures(address) %v)", "its address is passed to @take", False, ANYTHING),
        ("call void %p(ptr %v)", "its address is passed to a function that is not known", False, ANYTHING),
        ("call void %v()", "its address is used by a call", False, ANYTHING),
        ("call void @copy(ptr byval({ i32, i32 }) %v)", "it is passed on by value", True, [(0, 8)]),
        ('call void @llvm.assume(i1 true) [ "align"(ptr %v, i64 8) ]', None, True, []),
        ('call void @take(ptr %p) [ "deopt"(ptr %v) ]', "its address is used by a call", False, ANYTHING),
        ("call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %v, i64 12, i1 false)", None, True, [(0, 12)]),
        ("call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %v, i64 %n, i1 false)", None, True, ANYTHING),
        ("call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %v, i64 12, i1 true)", "a volatile copy reads it", True, [(0, 12)]),
        ("call void @llvm.memcpy.p0.p0.i64(ptr %v, ptr %p, i64 12, i1 false)", WRITTEN, False, []),
        ("call void @llvm.memset.p0.i64(ptr %v, i8 0, i64 12, i1 false)", WRITTEN, False, []),
        # the first that is in the way, and all that are
        ("%x = icmp eq ptr %v, %p\n  store i32 0, ptr %v", "its address is compared", False, []),
    ],
)  # fmt: skip
def test_what_uses_say(body: str, obstacle: str | None, is_only_read: bool, read: list[tuple[int, int]]) -> None:
    uses = uses_of(f"  {body}")
    assert (uses.obstacle and uses.obstacle[0], uses.is_only_read, uses.bytes_read) == (obstacle, is_only_read, read)


def test_addresses_of_another_width() -> None:
    uses = uses_of("  %x = load i32, ptr %v", NARROW)
    assert uses.obstacle == ("addresses in its address space have another width", None)
    assert not uses.is_only_read


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("%q = addrspacecast ptr %v to ptr addrspace(101)\n  %x = load i32, ptr addrspace(101) %q", True),
        ("%q = addrspacecast ptr %v to ptr addrspace(101)\n  %x = load i32, ptr addrspace(101) %q\n  %y = load i32, ptr %v", False),
        (
            "%q = addrspacecast ptr %v to ptr addrspace(101)\n  %r = addrspacecast ptr addrspace(101) %q to ptr\n  %x = load i32, ptr %r",
            False,
        ),
        ("%x = load i32, ptr %v", False),
        ("", True),
    ],
)
def test_what_is_in_place_already(body: str, expected: bool) -> None:
    assert uses_of(f"  {body}").is_in_place is expected


@pytest.mark.parametrize(
    ("ranges", "expected"),
    [
        ([], []),
        ([(4, 8), (0, 4)], [(0, 8)]),
        ([(0, 4), (5, 8)], [(0, 4), (5, 8)]),
        ([(0, 8), (2, 4)], [(0, 8)]),
        ([(0, 4), (2, 8), (8, 9)], [(0, 9)]),
    ],
)
def test_ranges_that_touch(ranges: list[tuple[int, int]], expected: list[tuple[int, int]]) -> None:
    assert merged(ranges) == expected
