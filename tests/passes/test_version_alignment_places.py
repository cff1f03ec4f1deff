"""version-alignment: the place that an address is taken apart into is where the address is, whatever wraps around in it."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

import nvopt
from nvopt.analysis.value_tracking import ValueTracking
from nvopt.ir import Argument, ConstantInt, Instruction, IntType, Module, PointerType, Value
from nvopt.passes.version_alignment.places import _DEPTH, Places

WIDTHS = (4, 5, 7)
FLAGS = ("", "nsw ", "nuw ", "nuw nsw ")


def number(rng: random.Random, at: int) -> str:
    """A function whose address is `%p` and some bytes: sums, products and shifts of the four bits of `%a`, cut and extended."""
    lines: list[str] = []
    name, bits = "%a", 4
    known = [(name, bits)]
    for step in range(rng.randrange(1, 6)):
        new = f"%v{step}"
        wider, narrower = [one for one in WIDTHS if one > bits], [one for one in WIDTHS if one < bits]
        kind = rng.choice(["binary", "binary", "zext", "sext", "trunc"])
        if kind == "trunc" and narrower:
            lines.append(f"{new} = trunc i{bits} {name} to i{(bits := narrower[0])}")
        elif kind in ("zext", "sext") and wider:
            flag = rng.choice(["", "nneg "]) if kind == "zext" else ""
            lines.append(f"{new} = {kind} {flag}i{bits} {name} to i{(bits := wider[0])}")
        else:
            opcode = rng.choice(["add", "sub", "mul", "shl", "or"])
            flag = rng.choice(["", "disjoint "]) if opcode == "or" else rng.choice(FLAGS)
            constant = rng.randrange(bits + 1) if opcode == "shl" else rng.randrange(1 << bits)
            others = [one for one, width in known if width == bits and opcode != "shl"]
            operands = [name, rng.choice([str(constant), *others])]
            if opcode != "shl":
                rng.shuffle(operands)
            lines.append(f"{new} = {opcode} {flag}i{bits} {', '.join(operands)}")
        name = new
        known.append((name, bits))
    flag, pointer = rng.choice(["zext ", "zext nneg ", "sext "]), rng.choice(["ptr", "ptr addrspace(3)"])
    lines += [f"%wide = {flag}i{bits} {name} to i64", f"%at = getelementptr i32, {pointer} %p, i64 %wide", f"ret {pointer} %at"]
    return f"define {pointer} @f{at}({pointer} %p, i4 %a) {{\n  " + "\n  ".join(lines) + "\n}\n"


def as_signed(value: int, bits: int) -> int:
    return value - (1 << bits) if value >> (bits - 1) else value


def evaluated(value: Value, a: int) -> int | None:
    """What a number is, without its sign; None where it is poison."""
    assert isinstance(value.type, IntType)
    bits = value.type.bits
    if isinstance(value, Argument):
        return a
    if isinstance(value, ConstantInt):
        return value.unsigned
    assert isinstance(value, Instruction)
    x, *others = (evaluated(one, a) for one in value.operands)
    if x is None or None in others:
        return None
    type = value.operands[0].type
    assert isinstance(type, IntType)
    if value.opcode == "zext":
        return None if "nneg" in value.flags and x >> (type.bits - 1) else x
    if value.opcode in ("sext", "trunc"):
        return as_signed(x, type.bits) % (1 << bits)
    (y,) = others
    assert y is not None
    if value.opcode == "or":
        return None if "disjoint" in value.flags and x & y else x | y
    if value.opcode == "shl" and y >= bits:
        return None
    signs = [as_signed(one, bits) for one in (x, y)] if value.opcode != "shl" else [as_signed(x, bits), y]
    whole, whole_signed = (
        {"add": one + other, "sub": one - other, "mul": one * other, "shl": one << other if value.opcode == "shl" else 0}[value.opcode]
        for one, other in ((x, y), signs)
    )
    result = whole % (1 << bits)
    is_poison = ("nuw" in value.flags and result != whole) or ("nsw" in value.flags and as_signed(result, bits) != whole_signed)
    return None if is_poison else result


def test_places_are_where_the_addresses_are() -> None:
    rng = random.Random(1)
    module = Module.parse('target datalayout = "e-p3:32:32"\n' + "".join(number(rng, at) for at in range(3000)))
    taken_apart = 0
    for function in module.functions:
        *_, address, _ = function.instructions()
        place, offset = Places(ValueTracking(function)).of(address)
        assert isinstance(place.base.type, PointerType)
        width = 32 if place.base.type.addrspace else 64
        taken_apart += offset != 0
        for a in range(16):
            index = evaluated(address.operands[1], a)
            if index is None:
                continue
            found = offset
            for (value, cut, signs, zeros), scale in place.indices:
                part = evaluated(value, a)
                assert part is not None
                assert isinstance(value.type, IntType)
                bits = value.type.bits - cut
                extended = as_signed(part % (1 << bits), bits) % (1 << (bits + signs))
                assert bits + signs + zeros == width
                found += extended * scale
            assert (found - 4 * index) % (1 << width) == 0, str(function)
    assert taken_apart > 250


def test_indices_come_in_the_order_of_the_arithmetic() -> None:
    """What is tested of them goes by that, and must be the same in each run."""
    names = [f"x{number}" for number in range(6)]
    lines = [f"  %p{at} = getelementptr float, ptr %p{at - 1 if at else ''}, i64 %{name}\n" for at, name in enumerate(names)]
    text = f"define ptr @f(ptr %p, {', '.join(f'i64 %{name}' for name in names)}) {{\n{''.join(lines)}  ret ptr %p5\n}}\n"
    function = Module.parse(text).functions[0]
    pointer = list(function.instructions())[-2]
    place, _ = Places(ValueTracking(function)).of(pointer)
    assert [index[0].ref for index, _ in place.added] == [f"%{name}" for name in names[::-1]]
    assert frozenset(place.added) == place.indices


@pytest.mark.parametrize(
    ("second", "is_same"),
    [("%x, %y", True), ("%y, %x", True), ("%x, %x", False), ("%x", False)],
)
def test_a_place_is_one_object_whatever_the_order_of_its_indices(second: str, is_same: bool) -> None:
    first, *others = second.split(", ")
    lines = ["%a = getelementptr i8, ptr %p, i64 %x", "%b = getelementptr i8, ptr %a, i64 %y"]
    lines += [f"%c = getelementptr i8, ptr %p, i64 {first}"]
    lines += [f"%d = getelementptr i8, ptr %c, i64 {one}" for one in others]
    end = "%d" if others else "%c"
    text = f"define i1 @f(ptr %p, i64 %x, i64 %y) {{\n  {LINE.join(lines)}\n  %e = icmp eq ptr %b, {end}\n  ret i1 %e\n}}\n"
    (function,) = nvopt.parse(text).functions
    *_, compared, _ = function.instructions()
    places = Places(ValueTracking(function))
    one, other = (places.of(operand)[0] for operand in compared.operands)
    assert (one is other) == is_same


@pytest.mark.parametrize(
    ("line", "is_same"),
    [
        ("%next = or disjoint i32 %i, 1", True),
        ("%next = add nuw i32 %i, 1", True),
        ("%next = add nuw nsw i32 %i, 1", True),
        ("%next = add nsw i32 %i, 1", True),  # its zext is a sext
        ("%next = sub nuw i32 %i, 1", False),  # 0x80000000 - 1
        ("%next = sub nuw nsw i32 %i, 1", False),
    ],
)
def test_a_part_of_what_is_not_negative_is_not_either(line: str, is_same: bool) -> None:
    """As loop-unroll leaves it: of `%i` the first element says that it is not negative, and the second that a sum of it is not."""
    lines = ["%first = zext nneg i32 %i to i64", line, "%second = zext nneg i32 %next to i64"]
    lines += [f"%{name} = getelementptr i32, ptr %p, i64 %{index}" for name, index in (("a", "first"), ("b", "second"))]
    text = f"define i1 @f(ptr %p, i32 %i) {{\n  {LINE.join(lines)}\n  %c = icmp eq ptr %a, %b\n  ret i1 %c\n}}\n"
    (function,) = nvopt.parse(text).functions
    *_, compared, _ = function.instructions()
    places = Places(ValueTracking(function))
    one, other = (places.of(operand)[0] for operand in compared.operands)
    assert (one is other) == is_same


LINE = "\n  "


def taken_apart(lines: list[str], result: str) -> tuple[str, list[str], int]:
    """The base, the indices and the bytes of an address."""
    text = f"define ptr @f(ptr %p, i64 %a, i8 %b) {{\n  {LINE.join(lines)}\n  ret ptr {result}\n}}\n"
    (function,) = nvopt.parse(text).functions
    *_, end = function.instructions()
    place, offset = Places(ValueTracking(function)).of(end.operands[0])
    return place.base.ref, sorted(index[0].ref for index, _ in place.added), offset


def test_so_many_operations_of_an_index_are_taken_apart() -> None:
    for count in range(1, _DEPTH + 3):
        names = ["%a", *(f"%s{at}" for at in range(count))]
        lines = [f"{new} = add nsw i64 {old}, 1" for old, new in pairwise(names)]
        found = taken_apart([*lines, f"%at = getelementptr i8, ptr %p, i64 {names[-1]}"], "%at")
        assert found == ("%p", [names[max(0, count - _DEPTH)]], min(count, _DEPTH))


def test_so_many_extensions_of_an_index_are_taken_apart() -> None:
    for count in range(1, _DEPTH + 3):
        names = ["%b", *(f"%e{at}" for at in range(count))]
        lines = [f"{new} = {'sext' if at % 2 else 'zext'} i{8 + at} {old} to i{9 + at}" for at, (old, new) in enumerate(pairwise(names))]
        found = taken_apart([*lines, f"%at = getelementptr i8, ptr %p, i{8 + count} {names[-1]}"], "%at")
        assert found == ("%p", [names[max(0, count - _DEPTH)]], 0)


def test_so_many_getelementptrs_are_taken_apart() -> None:
    for count in range(1, _DEPTH + 3):
        names = ["%p", *(f"%g{at}" for at in range(count))]
        lines = [f"{new} = getelementptr i8, ptr {old}, i64 2" for old, new in pairwise(names)]
        assert taken_apart(lines, names[-1]) == (names[max(0, count - _DEPTH)], [], 2 * min(count, _DEPTH))


@pytest.mark.parametrize(
    ("line", "indices", "offset"),
    [
        ("%x = mul nsw i64 %a, 4", ["%a"], 0),
        ("%x = mul nsw i64 4, %a", ["%x"], 0),
        ("%x = mul i64 %a, 4", ["%a"], 0),  # as wide as addresses: whatever wraps there does so in the address
        ("%x = shl i64 %a, 63", ["%a"], 0),
        ("%x = shl i64 %a, 64", ["%x"], 0),
        ("%x = shl i64 1, %a", ["%x"], 0),
        ("%x = sub i64 %a, 4", ["%a"], -4),
        ("%x = sub i64 4, %a", ["%a"], 4),
        ("%x = sub i64 %a, %a", [], 0),
        ("%x = or i64 %a, 3", ["%x"], 0),
        ("%x = or disjoint i64 %a, 3", ["%a"], 3),
        ("%m = and i64 %a, -4\n  %x = or i64 %m, 3", ["%m"], 3),
        ("%m = and i64 %a, -4\n  %x = or i64 %m, 7", ["%x"], 0),
        ("%x = xor i64 %a, 3", ["%x"], 0),
        ("%e = add nsw i8 %b, 5\n  %x = sext i8 %e to i64", ["%b"], 5),
        ("%e = add nuw i8 %b, 5\n  %x = sext i8 %e to i64", ["%e"], 0),
        ("%e = add nuw i8 %b, 5\n  %x = zext i8 %e to i64", ["%b"], 5),
        ("%e = add nsw i8 %b, 5\n  %x = zext i8 %e to i64", ["%e"], 0),
        ("%e = add nsw i8 %b, 5\n  %x = zext nneg i8 %e to i64", ["%b"], 5),
        ("%e = add i8 %b, 5\n  %x = zext nneg i8 %e to i64", ["%e"], 0),
        ("%e = or disjoint i8 %b, 5\n  %x = sext i8 %e to i64", ["%b"], 5),
        ("%e = mul nsw i8 %b, 5\n  %x = sext i8 %e to i64", ["%b"], 0),
        ("%e = mul nuw i8 %b, 5\n  %x = sext i8 %e to i64", ["%e"], 0),
    ],
)
def test_what_an_index_is_taken_apart_into(line: str, indices: list[str], offset: int) -> None:
    assert taken_apart([line, "%at = getelementptr i8, ptr %p, i64 %x"], "%at") == ("%p", indices, offset)
