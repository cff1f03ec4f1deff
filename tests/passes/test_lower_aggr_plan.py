"""The arithmetic of lowered copies: every byte once, natural alignment, the limit on unrolling."""

import pytest

from nvopt.passes.lower_aggr_copies.plan import Access, alignment_at, element_width, plan_constant, tail_accesses

ALIGNMENTS = (1, 2, 4, 8, 16, 32, 256)


@pytest.mark.parametrize("align", ALIGNMENTS)
def test_every_byte_is_covered_once_in_order(align: int) -> None:
    for length in range(301):
        plan = plan_constant(length, align, limit=1000)
        assert not plan.loop
        place = 0
        for access in plan.unrolled:
            assert access.offset == place
            place += access.width
        assert place == length


@pytest.mark.parametrize("align", ALIGNMENTS)
def test_accesses_are_naturally_aligned(align: int) -> None:
    for length in range(301):
        for access in plan_constant(length, align, limit=1000).unrolled:
            assert access.offset % access.width == 0
            assert access.width <= align
            assert alignment_at(align, access.offset) >= access.width


@pytest.mark.parametrize(("align", "width"), [(1, 1), (2, 2), (4, 4), (8, 8), (16, 16), (32, 16), (4096, 16)])
def test_element_width(align: int, width: int) -> None:
    assert element_width(align) == width


@pytest.mark.parametrize(("align", "most"), [(1, 16), (2, 32), (4, 64), (8, 128), (16, 256)])
def test_sixteen_elements_are_unrolled_and_seventeen_loop(align: int, most: int) -> None:
    assert not plan_constant(most, align, 16).loop
    assert not plan_constant(most + align - 1, align, 16).loop
    assert plan_constant(most + align, align, 16).loop


def test_limit_zero_loops_over_elements_but_not_over_a_tail() -> None:
    assert plan_constant(4, 4, 0).loop
    assert not plan_constant(3, 4, 0).loop


def test_a_loop_keeps_only_its_tail_unrolled() -> None:
    plan = plan_constant(16 * 17 + 11, 16, 16)
    assert plan.loop
    assert plan.count == 17
    assert plan.unrolled == (Access(272, 8), Access(280, 2), Access(282, 1))


def test_huge_lengths_cost_nothing() -> None:
    plan = plan_constant(2**64 - 1, 16, 16)
    assert plan.count == 2**60 - 1
    assert [access.width for access in plan.tail] == [8, 4, 2, 1]


def test_tail_of_nothing() -> None:
    assert tail_accesses(64, 0) == ()


@pytest.mark.parametrize(
    ("align", "offset", "known"), [(16, 0, 16), (16, 8, 8), (4, 8, 4), (16, 48, 16), (16, 6, 2), (1, 64, 1), (64, 32, 32)]
)
def test_alignment_at(align: int, offset: int, known: int) -> None:
    assert alignment_at(align, offset) == known
