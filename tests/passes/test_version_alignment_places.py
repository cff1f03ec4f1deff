"""version-alignment: the place that an address is taken apart into is where the address is, whatever wraps around in it."""

from __future__ import annotations

import random

from nvopt.analysis.value_tracking import ValueTracking
from nvopt.ir import Argument, ConstantInt, Instruction, IntType, Module, PointerType, Value
from nvopt.passes.version_alignment.places import place_of

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
        place, offset = place_of(address, ValueTracking(function))
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
    place, _ = place_of(pointer, ValueTracking(function))
    assert [index[0].ref for index, _ in place.added] == [f"%{name}" for name in names[::-1]]
    assert frozenset(place.added) == place.indices
