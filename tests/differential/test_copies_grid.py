"""lower-aggr-copies, run: every length from 0 to 300, every alignment from 1 to 16, every overlap that can matter.

The whole grid of alignments takes minutes: `make fuzz` (hypothesis' profile `fuzz`) runs it; by itself a test run takes all lengths
where both sides have the alignment of the widest elements and, elsewhere, those about the multiples of the element widths.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest
from copy_grid import ALIGNMENTS, MAX_LENGTH, Case, run_cases
from effort import IS_LONG

import nvopt

LOAD_FIRST = {"memmove-lowering": "load-first"}
# (form, knobs, the byte of a memset where it is constant)
FORMS: dict[str, tuple[str, dict[str, str], int | None]] = {
    "memcpy": ("memcpy", {}, None),
    "memcpy.inline": ("memcpy.inline", {}, None),
    "memmove": ("memmove", {}, None),
    "memmove-load-first": ("memmove", LOAD_FIRST, None),
    "aggregate": ("aggregate", {}, None),
    "aggregate-copied": ("aggregate", {"max-aggr-copy-size": "0"}, None),
    "aggregate-in-loops": ("aggregate", {"max-aggr-copy-size": "0", "lower-aggr-unrolled-stores-limit": "0"}, None),
    "memset": ("memset", {}, None),
    "memset-constant": ("memset", {}, 0xA5),
    "memset.inline": ("memset.inline", {}, None),
}
UNEQUAL_SAMPLE = ((1, 16), (16, 4), (4, 8), (2, 1))


def lower(text: str, knobs: Mapping[str, str]) -> str:
    return nvopt.run(text, "lower-aggr-copies", knobs=knobs)


def alignments(form: str, full: bool) -> Iterable[tuple[int, int]]:
    """(dst, src) alignments; a fill has no source."""
    if form.startswith("memset"):
        return [(align, 1) for align in ALIGNMENTS]
    if full:
        return [(dst, src) for dst in ALIGNMENTS for src in ALIGNMENTS]
    return [*((align, align) for align in ALIGNMENTS), *UNEQUAL_SAMPLE]


def boundary_lengths(width: int) -> list[int]:
    """Lengths at which something changes for elements of `width` bytes: few elements, the limit of 16, and all remainders there."""
    near = {n * width + rest for n in (0, 1, 2, 15, 16, 17, 18) for rest in range(-1, width + 1)}
    return sorted(length for length in near | {MAX_LENGTH} if 0 <= length <= MAX_LENGTH)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if metafunc.function is test_constant_lengths:
        grid = [(form, dst, src) for form in FORMS for dst, src in alignments(form, IS_LONG)]
        widest = ALIGNMENTS[-1]
        everywhere = [IS_LONG or (dst == widest and (src == widest or form.startswith("memset"))) for form, dst, src in grid]
        cells = [(*cell, all_lengths) for cell, all_lengths in zip(grid, everywhere, strict=True)]
        metafunc.parametrize(("form", "dst", "src", "all_lengths"), cells, ids=[f"{form}-{dst}-{src}" for form, dst, src in grid])


def test_constant_lengths(form: str, dst: int, src: int, all_lengths: bool) -> None:
    intrinsic, knobs, byte = FORMS[form]
    lengths = range(MAX_LENGTH + 1) if all_lengths else boundary_lengths(min(dst, src))
    cases = [Case(intrinsic, dst, src, length, byte=byte) for length in lengths]
    assert not run_cases(cases, lambda text: lower(text, knobs))


@pytest.mark.parametrize("form", [form for form in FORMS if form != "memmove-load-first" and not form.startswith("aggregate")])
@pytest.mark.parametrize("length_type", ["i64", "i32"])
def test_dynamic_lengths(form: str, length_type: str) -> None:
    """One function for all lengths, for each pair of alignments of the sample, or of all."""
    intrinsic, knobs, byte = FORMS[form]
    cases = [Case(intrinsic, *pair, None, length_type, byte=byte) for pair in alignments(form, full=IS_LONG and length_type == "i64")]
    assert not run_cases(cases, lambda text: lower(text, knobs))


@pytest.mark.parametrize("length_type", ["i8", "i16", "i128"])
@pytest.mark.parametrize("form", ["memcpy", "memmove", "memset"])
def test_lengths_of_other_types(form: str, length_type: str) -> None:
    lengths = (None, 0, 1, 7, 8, 9, 127, 128, 129, 200, 255)
    cases = [Case(form, align, align, length, length_type) for align in (1, 8) for length in lengths]
    assert not run_cases(cases, lambda text: lower(text, {}))


@pytest.mark.parametrize("form", ["memcpy", "memmove", "memset"])
def test_volatile(form: str) -> None:
    cases = [Case(form, align, align, length, volatile=True) for align in ALIGNMENTS for length in (0, 1, 5, 33, 300, None)]
    texts: list[str] = []

    def keep(text: str) -> str:
        texts.append(lower(text, {}))
        return texts[0]

    assert not run_cases(cases, keep)
    accesses = [line for line in texts[0].splitlines() if " = load " in line or line.startswith("  store ")]
    assert accesses
    assert all(" volatile " in line for line in accesses)


@pytest.mark.parametrize("form", ["memcpy", "memmove", "memset"])
def test_alignments_above_the_widest_element(form: str) -> None:
    """Elements stay 16 bytes wide, and only every second or fourth is as aligned as the buffer."""
    lengths = (15, 16, 31, 32, 33, 63, 64, 65, 200, 256, 272, 300, None)
    cases = [Case(form, dst, src, length) for dst, src in ((32, 32), (64, 64), (32, 16), (16, 64)) for length in lengths]
    assert not run_cases(cases, lambda text: lower(text, {}))


@pytest.mark.parametrize("limit", ["0", "1", "3", "300"])
def test_other_limits(limit: str) -> None:
    """What is unrolled and what loops is the knob's choice, what is copied isn't."""
    cases = [
        Case(form, align, align, length)
        for form in ("memcpy", "memmove", "memset")
        for align in (1, 4, 16)
        for length in (0, 1, 3, 4, 5, 16, 17, 31, 48, 49, 63, 64, 65, 150)
    ]
    for mode in ({}, LOAD_FIRST):
        knobs = {"lower-aggr-unrolled-stores-limit": limit, **mode}
        assert not run_cases(cases, lambda text, knobs=knobs: lower(text, knobs))  # type: ignore[misc]


def test_the_grid_sees_a_copy_in_the_wrong_direction() -> None:
    """The grid itself: a memmove whose reverse path copies the remainder last, as the observed compiler does, is found out."""
    case = Case("memmove", 4, 4, 7)
    wrong = nvopt.run(
        "define void @f0(ptr %dst, ptr %src, i64 %n, i8 %byte) {\n"
        + "".join(
            f"  %s{at} = getelementptr i8, ptr %src, i64 {at}\n  %d{at} = getelementptr i8, ptr %dst, i64 {at}\n"
            f"  %v{at} = load {type}, ptr %s{at}, align {align}\n  store {type} %v{at}, ptr %d{at}, align {align}\n"
            for at, type, align in ((0, "i32", 4), (4, "i16", 2), (6, "i8", 1))
        )
        + "  ret void\n}\n",
        "verify",
    )
    (failure,) = run_cases([case], lambda _: wrong)
    assert "dst - src = 4" in failure
    assert "other bytes" in failure


def test_the_grid_sees_an_alignment_that_is_not_there() -> None:
    case = Case("memcpy", 4, 4, 8)
    claims = (
        "define void @f0(ptr %dst, ptr %src, i64 %n, i8 %byte) {\n  %v = load i64, ptr %src, align 8\n"
        "  store i64 %v, ptr %dst, align 4\n  ret void\n}\n"
    )
    (failure,) = run_cases([case], lambda _: claims)
    assert "less aligned than it says" in failure
