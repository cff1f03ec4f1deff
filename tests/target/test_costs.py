"""Costs of operations: the conditions of the rules one by one. test_measure_costs.py holds the tables against measurements."""

import pytest

from nvopt.ir.types import ArrayType, IntType, PointerType, PrimitiveType, StructType, Type, VectorType
from nvopt.target import TargetOptions, costs
from nvopt.target.address_spaces import GENERIC, GLOBAL, SHARED
from nvopt.target.costs import CALL, Target, arithmetic, cast, comparison, intrinsic, max_interleave, memory, registers, select

i1, i8, i16, i32, i64 = (IntType.get(bits) for bits in (1, 8, 16, 32, 64))
half, bfloat, float_, double, fp128 = (PrimitiveType.get(name) for name in ("half", "bfloat", "float", "double", "fp128"))
HOPPER, BLACKWELL = Target(900, 80), Target(1000, 86)


def vector(element: Type, count: int) -> VectorType:
    return VectorType.get(element, count)


@pytest.mark.parametrize(
    ("options", "named", "target"),
    [
        (TargetOptions(cpu="sm_90"), None, Target(900, 78)),
        (TargetOptions(cpu="sm_90a"), "sm_80", Target(900, 80)),
        (TargetOptions(), "sm_80", Target(800, 70)),
        (TargetOptions(), None, Target(300, 32)),
        (TargetOptions(), "generic", Target(300, 32)),
        (TargetOptions(cpu="compute_90", features="+ptx86"), None, Target(900, 86)),
        (TargetOptions(cpu="sm_90", features="+ptx86,-ptx86"), None, Target(900, 78)),
        (TargetOptions(cpu="sm_90", features="+ptx42"), None, Target(900, 78)),
    ],
)
def test_the_target_of_a_run(options: TargetOptions, named: str | None, target: Target) -> None:
    assert Target.of(options, named) == target


@pytest.mark.parametrize(
    ("align", "count"),
    [(1, 16 + 12), (2, 8 + 4), (4, 4), (8, 2), (16, 1), (32, 1)],
)
def test_four_floats_are_as_many_accesses_as_alignment_makes(align: int, count: int) -> None:
    for is_load in (True, False):
        assert memory(is_load, vector(float_, 4), align, GLOBAL, HOPPER) == count


@pytest.mark.parametrize(
    ("target", "space", "align", "count"),
    [
        (Target(1000, 88), GLOBAL, 32, 1),
        (Target(1000, 87), GLOBAL, 32, 2),
        (Target(900, 88), GLOBAL, 32, 2),
        (Target(1000, 88), SHARED, 32, 2),
        (Target(1000, 88), GENERIC, 32, 2),
        (Target(1000, 88), GLOBAL, 16, 2),
    ],
)
def test_32_bytes_at_once(target: Target, space: int, align: int, count: int) -> None:
    assert memory(True, vector(float_, 8), align, space, target) == count


def test_three_elements_are_two_accesses() -> None:
    assert memory(True, vector(float_, 3), 16, GLOBAL, HOPPER) == 2
    assert memory(True, vector(i8, 3), 4, GLOBAL, HOPPER) == 1
    assert memory(False, vector(i8, 3), 4, GLOBAL, HOPPER) == 2
    assert memory(True, vector(i8, 3), 2, GLOBAL, HOPPER) == 2


@pytest.mark.parametrize(
    ("type", "target", "cost"),
    [
        (vector(half, 2), Target(530, 42), 1),
        (vector(half, 2), Target(520, 42), 2 * 4 + 1),
        (vector(half, 3), HOPPER, 2),
        (vector(bfloat, 2), Target(800, 70), 1),
        (vector(bfloat, 2), Target(750, 70), 2 * 8 + 1),
        (vector(float_, 2), BLACKWELL, 1),
        (vector(float_, 4), BLACKWELL, 2),
        (vector(float_, 4), Target(1030, 88), 2),
        (vector(float_, 4), Target(1000, 85), 4),
        (vector(float_, 4), Target(900, 86), 4),
        (vector(float_, 4), Target(1200, 88), 4),
        (vector(double, 2), HOPPER, 4),
        (vector(double, 2), Target(890, 78), 128),
        (fp128, HOPPER, CALL),
    ],
)
def test_which_floats_are_added_packed(type: Type, target: Target, cost: int) -> None:
    assert arithmetic("fadd", type, target) == cost


@pytest.mark.parametrize(
    ("target", "cost"),
    [(HOPPER, 1), (Target(900, 78), 5), (Target(890, 80), 5), (Target(1100, 90), 5), (Target(1200, 87), 1)],
)
def test_two_16_bit_integers(target: Target, cost: int) -> None:
    assert arithmetic("add", vector(i16, 2), target) == cost
    assert arithmetic("and", vector(i16, 2), target) == 1


def test_integers() -> None:
    assert arithmetic("add", i32, HOPPER) == 1
    assert arithmetic("add", i64, HOPPER) == 2
    assert arithmetic("add", i64, Target(1200, 87)) == 1
    assert arithmetic("add", IntType.get(33), HOPPER) == 2
    assert arithmetic("add", IntType.get(128), HOPPER) == 8
    assert arithmetic("xor", i1, HOPPER) == 1
    assert arithmetic("add", vector(i32, 4), HOPPER) == 4
    assert arithmetic("add", vector(i8, 4), HOPPER) == 4 + 8 + 3
    assert arithmetic("add", vector(i8, 4), HOPPER, in_chain=True) == 4
    with pytest.raises(KeyError):
        arithmetic("nothing", i32, HOPPER)


@pytest.mark.parametrize(("constant", "cost"), [(None, 18), (7, 4), (8, 1), (1, 1), (0, 4), (-8, 4)])
def test_divisions_by_constants(constant: int | None, cost: int) -> None:
    assert arithmetic("udiv", i32, HOPPER, constant=constant) == cost


def test_approximations() -> None:
    assert arithmetic("fdiv", float_, HOPPER) == 12
    assert arithmetic("fdiv", float_, HOPPER, approximate=True) == 5
    assert intrinsic("sqrt", float_, HOPPER, approximate=True) == 4


def test_intrinsics() -> None:
    assert intrinsic("lifetime.start", i64, HOPPER) == 0
    assert intrinsic("fma", vector(half, 2), HOPPER) == 1
    assert intrinsic("smax", vector(i16, 4), HOPPER) == 2
    assert intrinsic("pow", vector(float_, 2), HOPPER) == 2 * CALL


def test_comparisons_and_selects() -> None:
    assert comparison("slt", i64, HOPPER) == 2
    assert comparison("slt", i16, HOPPER) == 3
    assert comparison("ult", i16, HOPPER) == 1
    assert comparison("slt", i16, HOPPER, in_chain=True) == 1
    assert comparison("eq", PointerType.get(1), HOPPER) == 2
    assert comparison("olt", vector(half, 2), HOPPER) == 1
    assert comparison("eq", i1, HOPPER) == 1
    assert select(i64, HOPPER) == 2
    assert select(vector(half, 4), HOPPER) == 2
    assert select(vector(half, 4), HOPPER, lanes=True) == 8
    assert select(vector(i64, 2), HOPPER, lanes=True) == 4
    assert select(vector(i64, 2), Target(1200, 87), lanes=True) == 2
    assert select(i1, HOPPER) == 2


def test_conversions() -> None:
    assert cast("zext", i8, i32, HOPPER, of_load=True) == 0
    assert cast("zext", i8, i32, HOPPER) == 1
    assert cast("sext", i16, i64, HOPPER) == 3
    assert cast("zext", vector(i8, 4), vector(i32, 4), HOPPER) == 4
    assert cast("trunc", vector(i32, 4), vector(i8, 4), HOPPER) == 3
    assert cast("trunc", i64, i32, HOPPER) == 0
    assert cast("fpext", vector(half, 2), vector(float_, 2), HOPPER) == 2
    assert cast("fptrunc", vector(float_, 2), vector(half, 2), HOPPER) == 1
    assert [cast("fptrunc", float_, bfloat, target) for target in (Target(750, 70), Target(800, 70))] == [6, 1]
    assert [cast("fpext", bfloat, float_, target) for target in (Target(750, 70), Target(800, 70))] == [1, 1]
    assert cast("bitcast", i32, float_, HOPPER) == 0
    assert cast("addrspacecast", PointerType.get(1), PointerType.get(), HOPPER) == 0
    assert cast("addrspacecast", PointerType.get(3), PointerType.get(), HOPPER) == 2
    with pytest.raises(KeyError):
        cast("add", i32, i32, HOPPER)


@pytest.mark.parametrize(
    ("type", "count"),
    [
        (i1, 0),
        (vector(i1, 4), 0),
        (i8, 1),
        (i32, 1),
        (IntType.get(33), 2),
        (PointerType.get(), 2),
        (vector(i8, 4), 1),
        (vector(i8, 5), 2),
        (vector(half, 3), 2),
        (vector(double, 2), 4),
        (IntType.get(128), 4),
    ],
)
def test_registers_of_values(type: Type, count: int) -> None:
    assert registers(type) == count


def test_aggregates_have_no_registers() -> None:
    for type in (StructType.get([i32]), ArrayType.get(i32, 2), VectorType.get(i32, 2, scalable=True)):
        with pytest.raises(TypeError):
            registers(type)


def test_rearrangements_are_free_but_of_what_is_packed() -> None:
    assert costs.rearrangement(vector(float_, 4)) == 0
    assert costs.rearrangement(vector(i8, 8)) == 2
    assert costs.rearrangement(i32) == 0
    assert costs.rearrangement(vector(i1, 4)) == 0


@pytest.mark.parametrize(("arch", "width", "latency"), [(350, 2, 9), (500, 2, 6), (620, 2, 6), (700, 1, 4), (1200, 1, 4)])
def test_scheduling(arch: int, width: int, latency: int) -> None:
    target = Target(arch, 60)
    assert (target.issue_width, target.latency) == (width, latency)
    assert max_interleave(target, False) // max(width, latency) <= 1
    assert max_interleave(target, True) // max(width, latency) == 2
