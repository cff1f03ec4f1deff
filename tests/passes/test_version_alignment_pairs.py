"""Halves that leave the versions by two: each condition, met and not."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

import nvopt

HEAD = """
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @f(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %out, ptr addrspace(1) noalias %q) {
"""
TAIL = """
  ret void
}
attributes #0 = { convergent nounwind memory(none) }
!0 = !{!1, !1, i64 0}
!1 = !{!"short", !2}
!2 = !{!"root"}
!3 = !{i16 0, i16 9}
!4 = !{!5}
!5 = distinct !{!5, !6}
!6 = distinct !{!6}
"""
NEGATION = 'call i16 asm "{neg.f16 $0,$1;}", "=h,h"(i16 %v) #0'


def halves(
    offsets: Sequence[int] = range(4),
    *,
    type: str = "i16",
    use: str = NEGATION,
    told: Sequence[str] = (),
    between: bool = False,
    inside: bool = False,
    floats: Sequence[int] = (),
    result: str = "",
    upper_first: bool = False,
) -> str:
    """What becomes of a kernel that loads halves at so many halves behind a pointer, and does something with each of them behind all loads,
    or `inside`, right behind its own; `told` is the metadata of the loads, `between` says whether something is stored behind each,
    `floats` which of them are of type half, `result` is the type of what is done if it isn't theirs,
    `upper_first` says whether that is done with each second one ahead of the others."""
    loads: list[str] = []
    stores: list[str] = []
    for at, offset in enumerate(offsets):
        loads.append(f"  %p{at} = getelementptr i8, ptr addrspace(1) %p, i64 {2 * offset}")
        loads.append(f"  %v{at} = load {type}, ptr addrspace(1) %p{at}, align 2{told[at] if told else ''}")
        if between:
            loads.append(f"  %b{at} = getelementptr i8, ptr addrspace(1) %out, i64 {4 * at}")
            loads.append(f"  store i32 {at}, ptr addrspace(1) %b{at}, align 4")
        (loads if inside or (upper_first and at % 2) else stores).append(f"  %r{at} = {use.replace('%v', f'%v{at}')}")
        stores.append(f"  %o{at} = getelementptr i8, ptr addrspace(1) %q, i64 {16 * at}")
        stores.append(f"  store {result or type} %r{at}, ptr addrspace(1) %o{at}, align {8 if result else 2}")
    body = "\n".join([*loads, *stores])
    for at in floats:
        body = body.replace(f"%v{at} = load i16", f"%v{at} = load half").replace(NEGATION.replace("%v", f"%v{at}"), f"fneg half %v{at}")
        body = body.replace(f"store i16 %r{at},", f"store half %r{at},")
    made = nvopt.run(f"{HEAD}{body}\n{TAIL}", "version-alignment", knobs={"version-alignment-min-accesses": "2"})
    assert isinstance(made, str)
    assert ".unaligned" in made
    return made


def pairs(made: str) -> list[str]:
    """The alignments of the loads of two halves."""
    return re.findall(r"load <2 x \w+>, .*, align (\d+)", made)


@pytest.mark.parametrize(
    ("offsets", "found"),
    [
        (range(4), ["8", "4"]),
        (range(8), ["16", "4", "8", "4"]),
        (range(1, 8), ["4", "8", "4"]),
        (range(3, 8), ["8", "4"]),
        (range(5), ["8", "4"]),
        ([1, 0, 2, 3], ["4"]),
        ([2, 0, 1, 3], ["4", "8"]),
        ([3, 2, 1, 0], []),
    ],
)
def test_halves_of_a_register_are_one_load(offsets: Sequence[int], found: list[str]) -> None:
    """Where the lower one comes first, at a multiple of four bytes; the others come as they did."""
    made = halves(offsets)
    assert pairs(made) == found
    assert len(re.findall(r"phi <2 x i16>", made)) == len(found)
    assert len(re.findall(r"phi i16", made)) == len(offsets) - 2 * len(found)


def test_both_versions_make_a_pair() -> None:
    made = halves()
    assert re.search(r"%halves = load <2 x i16>, ptr addrspace\(1\) %p0, align 8", made)
    for at in (0, 2):
        assert re.search(rf"insertelement <2 x i16> poison, i16 %v{at}.unaligned, i32 0", made)
        assert re.search(rf"insertelement <2 x i16> %\d+, i16 %v{at + 1}.unaligned, i32 1", made)
    assert "%p1 = " not in made.partition(".unaligned:")[0]


@pytest.mark.parametrize(
    ("type", "use", "found"),
    [
        ("half", "fneg half %v", 4),
        ("bfloat", "fneg bfloat %v", 4),
        ("i16", NEGATION, 4),
        ("i16", "bitcast i16 %v to i16", 4),
        ("i16", "add i16 %v, 3", 0),
    ],
)
def test_halves_are_what_operations_on_floats_take(type: str, use: str, found: int) -> None:
    assert len(pairs(halves(range(8), type=type, use=use))) == found


@pytest.mark.parametrize(("count", "found"), [(4, 2), (31, 15), (32, 16), (33, 0)])
def test_what_is_done_with_halves_comes_behind_both_versions(count: int, found: int) -> None:
    """As many as four of the widest loads have; what the versions do themselves with others is no pair."""
    made = halves(range(count), inside=True)
    assert len(pairs(made)) == found
    assert made.count("neg.f16") == (count if found else 2 * count - 1)  # the last one stands behind all loads


def test_integers_dont_go_on_as_halves() -> None:
    """What is made of two is one register, they would be two."""
    sums = halves(range(8), use="sub i16 %v, %v", inside=True)
    assert not pairs(sums)


TBAA, RANGE = ", !tbaa !0", ", !range !3"


@pytest.mark.parametrize(
    ("told", "found"),
    [
        ((TBAA,) * 4, 2),
        ((TBAA, TBAA, "", ""), 2),
        ((TBAA, "", "", ""), 1),
        (("", "", "", TBAA), 1),
        ((RANGE,) * 4, 0),
        ((", !invariant.load !{}",) * 4, 2),
        ((", !noalias !4",) * 4, 2),
        ((", !alias.scope !4",) * 4, 2),
        ((", !alias.scope !4", ", !noalias !4", "", ""), 1),
    ],
)
def test_what_is_told_of_both_halves_is_told_of_the_pair(told: tuple[str, ...], found: int) -> None:
    made = halves(told=told)
    assert len(pairs(made)) == found
    both = sum(first == second != "" for first, second in (told[:2], told[2:]))
    assert len(re.findall(r"load <2 x i16>.*, align \d+, !", made)) == (both if found else 0)


@pytest.mark.parametrize(("floats", "found"), [((), 2), ((0, 1), 2), ((0, 1, 2, 3), 2), ((0,), 1), ((3,), 1), ((0, 2), 0)])
def test_a_pair_is_of_one_type(floats: Sequence[int], found: int) -> None:
    assert len(pairs(halves(floats=floats))) == found


def test_no_load_goes_past_a_store() -> None:
    """Not even where it is known to go elsewhere: code generation asks for itself."""
    made = halves(between=True)
    assert re.search(r"load i16, ptr addrspace\(1\) %p0, align 8", made)
    assert not pairs(made)


WIDE = 'call float asm "{TEXT}", "=f,h"(i16 %v) #0'


@pytest.mark.parametrize(
    ("use", "type", "found"),
    [
        (WIDE.replace("TEXT", "{ cvt.f32.bf16 $0, $1;}\\0A"), "i16", 2),
        (WIDE.replace("TEXT", "cvt.f32.bf16 $0,$1;"), "i16", 2),
        (WIDE.replace("TEXT", "{cvt.f32.f16 $0,$1;}"), "i16", 0),
        (WIDE.replace("TEXT", "{cvt.sat.f32.bf16 $0,$1;}"), "i16", 0),
        (WIDE.replace("TEXT", "{cvt.f32.bf16 $0,$1; neg.f32 $0,$0;}"), "i16", 0),
        ("fpext bfloat %v to float", "bfloat", 2),
        ("fpext half %v to float", "half", 0),
        ("fpext bfloat %v to double", "bfloat", 0),
    ],
)
def test_a_bfloat_is_the_higher_half_of_a_float(use: str, type: str, found: int) -> None:
    """So that of the upper one of a pair the lower one is masked out, which may be poison."""
    made = halves(type=type, use=use, result="double" if use.endswith("double") else "float")
    assert len(pairs(made)) == 2
    pair = rf"(%\w+) = freeze <2 x {type}> %halves\.merged\d*\n  (%\w+) = bitcast <2 x {type}> \1 to i32\n"
    masked = rf"  {pair}  (%\w+) = and i32 \2, -65536\n  %\w+ = bitcast i32 \3 to float\n"
    assert len(re.findall(masked, made)) == made.count(", -65536") == found


def test_what_stands_right_behind_the_phis_may_go() -> None:
    """The upper half is made a float ahead of all else; nobody needs it by itself then."""
    made = halves(type="bfloat", use="fpext bfloat %v to float", result="float", upper_first=True)
    assert made.count(", -65536") == 2
    assert re.findall(r"extractelement <2 x bfloat> .*, i32 (\d)", made) == ["0", "0"]
