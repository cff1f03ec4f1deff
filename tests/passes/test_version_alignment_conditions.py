"""version-alignment: what is tested for an address, and what no test can tell, each thing alone."""

from __future__ import annotations

import pytest

from nvopt import parse
from nvopt.analysis.alignment import KnownLowBits
from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.memory.aliases import AliasAnalysis
from nvopt.analysis.value_tracking import ValueTracking
from nvopt.ir import Argument
from nvopt.passes.version_alignment.chains import _MOST_QUESTIONS, Conflicts
from nvopt.passes.version_alignment.conditions import _BUDGET, _DEPTH, Search
from nvopt.passes.version_alignment.places import Place, Places
from nvopt.passes.version_alignment.stretches import Access, stretches

TEXT = """target triple = "nvptx64-nvidia-cuda"
@s = external addrspace(3) global [64 x i32], align 4
@d = external addrspace(1) global [64 x i32], align 2
%pair = type { i32, i32 }
declare i32 @number()
declare ptr @pointer()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
define ptx_kernel void @f(ptr %p, ptr align 8 %q, ptr byval(%pair) %v, ptr addrspace(3) %t, i64 %x, i64 %y, i32 %n, i16 %h, i128 %w, i1 %c,
                          <2 x i64> %z) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cta = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %read = load ptr, ptr %p
  %given = call ptr @pointer()
  %thread = inttoptr i32 %tid to ptr
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
BODY
  store i8 0, ptr %at
  %next = add i64 %i, 4
  %more = icmp ult i64 %next, %x
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
"""


def asked(body: str, bits: int) -> dict[str, int] | None:
    """What is to be tested ahead of the loop for the low bits of `%at`, as its base alone, to be zero."""
    module = parse(TEXT.replace("BODY", body))
    (function,) = [one for one in module.functions if not one.is_declaration]
    entry = list(function.entry)
    known, layout = KnownLowBits(module.data_layout), module.data_layout
    search = Search(known, layout, DominatorTree(function), lambda value: isinstance(value, Argument) or value in entry)
    at = next(one for one in function.instructions() if one.name == "at")
    found = search.of_place(Place(at, ()), bits)
    return None if found is None else {getattr(one, "name", ""): count for one, count in found.items()}


def at(number: str) -> str:
    """An address that a number of 64 bits is, `%r`."""
    return f"  {number}\n  %at = inttoptr i64 %r to ptr"


def behind(lines: str, base: str = "%q", type: str = "i8", index: str = "i64 %r") -> str:
    """An address some elements behind a pointer, which is a multiple of 8."""
    return f"  {lines}\n  %at = getelementptr {type}, ptr {base}, {index}"


@pytest.mark.parametrize(
    ("body", "bits", "expected"),
    [
        # what is known needs no test, bit by bit
        (behind("", index="i64 8"), 3, {}),
        (behind("", index="i64 8"), 4, None),
        (behind("", index="i64 16"), 4, {"q": 4}),
        (behind("", index="i64 4"), 2, {}),
        (behind("", index="i64 4"), 3, None),
        (behind("", index="i64 12"), 3, None),
        (behind("", base="%p", index="i64 4"), 2, {"p": 2}),
        # each term of a sum
        (behind("%r = add i64 %x, %y"), 2, {"x": 2, "y": 2}),
        (behind("%r = sub i64 %x, %y", base="%p"), 2, {"p": 2, "x": 2, "y": 2}),
        (at("%r = or i64 %x, %y"), 2, {"x": 2, "y": 2}),
        (at("%r = xor i64 %x, %y"), 2, {"x": 2, "y": 2}),
        (at("%r = and i64 %x, %y"), 2, None),
        (at("%r = select i1 %c, i64 %x, i64 %y"), 2, {"x": 2, "y": 2}),
        (at("%r = add i64 %x, 4"), 2, {"x": 2}),
        (at("%r = add i64 %x, 4"), 3, None),
        (at("%a = mul i64 %x, 2\n  %r = add i64 %a, %x"), 3, {"x": 3}),  # the most that is asked
        (at("%a = mul i64 %x, 2\n  %r = add i64 %x, %a"), 3, {"x": 3}),
        # products: one factor brings what the other one hasn't
        (at("%r = mul i64 %x, 4"), 2, {}),
        (at("%r = mul i64 %x, 4"), 3, {"x": 1}),
        (at("%r = mul i64 %x, 12"), 4, {"x": 2}),
        (at("%r = mul i64 %x, %y"), 2, {"x": 2}),
        (at("%a = zext i32 %tid to i64\n  %r = mul i64 %a, %y"), 2, {"y": 2}),
        (at("%r = shl i64 %x, 2"), 3, {"x": 1}),
        (at("%r = shl i64 %x, %y"), 2, None),
        # casts: as many bits as there are
        (at("%r = sext i32 %n to i64"), 3, {"n": 3}),
        (at("%r = zext i16 %h to i64"), 16, {"h": 16}),
        (at("%r = zext i16 %h to i64"), 17, {"h": 16}),
        (at("%r = trunc i128 %w to i64"), 3, {"w": 3}),
        (at("%r = ptrtoint ptr %p to i64"), 3, {"p": 3}),
        (at("%a = bitcast i64 %x to double\n  %r = bitcast double %a to i64"), 3, None),
        ("  %at = addrspacecast ptr addrspace(3) %t to ptr", 3, {"t": 3}),
        # addresses
        (behind("", type="i32", index="i64 %x"), 3, {"x": 1}),
        (behind("", type="i32", index="i64 %x"), 2, {}),
        (behind("", type="i32", index="i32 %n"), 4, {"q": 4, "n": 2}),
        (behind("%r = trunc i64 %x to i2", base="%p", index="i2 %r"), 4, {"p": 4, "x": 2}),  # it has no more bits
        (behind("", type="%pair", index="i64 0, i32 1"), 2, {}),
        (behind("", type="%pair", index="i64 0, i32 1"), 3, None),
        (behind("", type="%pair", index="i64 %x, i32 1"), 2, {}),
        (behind("", type="[3 x i32]", index="i64 %x, i64 %y"), 3, {"x": 1, "y": 1}),
        (behind("", type="<vscale x 4 x i32>", index="i64 %x"), 3, None),
        ("  %a = getelementptr i8, ptr %p, <2 x i64> %z\n  %at = extractelement <2 x ptr> %a, i64 0", 2, None),
        # what changes in the loop is what it begins with, and what is added
        (behind("", index="i64 %i"), 2, {}),
        (behind("", index="i64 %i"), 3, None),
        # what threads have of their own, what isn't there yet, and what nobody can choose
        (at("%r = sext i32 %cta to i64"), 2, {"cta": 2}),
        (at("%r = sext i32 %tid to i64"), 2, None),
        (at("%a = call i32 @number()\n  %r = sext i32 %a to i64"), 2, None),
        ("  %at = call ptr @pointer()", 2, None),
        (behind("", base="%thread", index="i64 0"), 2, None),
        # where something is allocated, for all threads or for one: that is aligned well
        (behind("", base="%read", index="i64 0"), 2, {"read": 2}),
        (behind("", base="%given", index="i64 0"), 2, {"given": 2}),
        ("  %at = getelementptr i8, ptr %v, i64 0", 4, None),
        ("  %at = addrspacecast ptr addrspace(3) @s to ptr", 2, {}),
        ("  %at = addrspacecast ptr addrspace(1) @d to ptr", 2, None),
    ],
)  # fmt: skip
def test_what_is_tested(body: str, bits: int, expected: dict[str, int] | None) -> None:
    assert asked(body, bits) == expected


@pytest.mark.parametrize(("length", "is_told"), [(_DEPTH - 2, True), (_DEPTH - 1, False)])
def test_how_deep_it_looks(length: int, is_told: bool) -> None:
    """The address itself and its cast are two."""
    chain = "\n".join(f"  %c{count} = add i64 {f'%c{count - 1}' if count else '%x'}, 4" for count in range(length - 1))
    assert asked(f"{chain}\n" + at(f"%r = add i64 %c{length - 2}, 4"), 2) == ({"x": 2} if is_told else None)


@pytest.mark.parametrize(("terms", "is_told"), [(_BUDGET - 2, True), (_BUDGET - 1, True), (_BUDGET, False)])
def test_how_much_it_looks_at(terms: int, is_told: bool) -> None:
    """The address itself is one; what is known already is none."""
    type = "[1 x " * (terms - 1) + "i8" + "]" * (terms - 1)
    assert asked(behind("", type=type, index=", ".join(["i64 %x"] * terms)), 2) == ({"x": 2} if is_told else None)


APART = """define void @f(ptr noundef %p, ptr noundef %other, i64 %i, i64 %j) {
  %a = shl nuw nsw i64 %i, 1
  %b = shl nuw nsw i64 %j, 1
  %pa = getelementptr i8, ptr %p, i64 %a
  %x = load i8, ptr %pa
  %pb = getelementptr i8, ptr %p, i64 %b
  %pc = getelementptr i8, ptr %pb, i64 1
  store i8 %x, ptr %pc
  store i8 %x, ptr %pb
  %po = getelementptr i8, ptr %other, i64 %a
  store i8 %x, ptr %po
  ret void
}
"""


def conflicts_of(can_check: bool = True) -> tuple[Conflicts, list[Access]]:
    """At an even offset, at an odd one, at another even one, and the first's offset behind another pointer."""
    (function,) = parse(APART).functions
    tracking = ValueTracking(function)
    (stretch,) = stretches(function.entry, Places(tracking), 1000)
    return Conflicts(AliasAnalysis(function, tracking), lambda _: can_check), stretch.accesses


def test_accesses_behind_one_pointer_at_offsets_that_never_meet() -> None:
    conflicts, (even, odd, other, elsewhere) = conflicts_of()
    assert not conflicts.share(even, odd)
    assert not conflicts.share(odd, even)
    assert conflicts.share(even, other)
    assert conflicts.share(even, elsewhere)


def test_so_many_questions_are_asked() -> None:
    conflicts, (even, odd, *_) = conflicts_of()
    assert [conflicts.share(even, odd) for _ in range(_MOST_QUESTIONS + 1)] == [False] * _MOST_QUESTIONS + [True]


def test_which_places_can_be_checked() -> None:
    """What is added must be the same, and the place another one."""
    conflicts, (even, odd, other, elsewhere) = conflicts_of()
    assert conflicts.check_of(even, odd) is conflicts.check_of(even, even) is conflicts.check_of(odd, other) is None
    assert not conflicts.checks_help
    assert conflicts.check_of(odd, elsewhere) is None
    assert conflicts.check_of(even, elsewhere) == frozenset((even.place, elsewhere.place))
    assert conflicts.checks_help
    conflicts, (even, _, _, elsewhere) = conflicts_of(can_check=False)
    assert conflicts.check_of(even, elsewhere) is None
