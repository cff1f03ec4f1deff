"""Rules at their boundaries, and with each of their conditions alone untrue."""

from __future__ import annotations

import pytest
from test_value_tracking import _instruction, _line, _tracking, _value

from nvopt.analysis.value_tracking import ValueTracking, fp_class
from nvopt.analysis.value_tracking.poison import UNDEF, can_create
from nvopt.analysis.value_tracking.query import Query
from nvopt.ir import CallBase, ConstantInt, Instruction, Module
from nvopt.ir.types import i8

_NARROW = "i8 noundef %a, i8 noundef %b, i8 %c, i1 %d"
_DECLARED = """
declare void @llvm.assume(i1 noundef)

declare i8 @llvm.vscale.i8()

declare <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16>, <8 x i16>)

declare <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16>, <8 x i16>)

declare <16 x i16> @llvm.x86.avx2.pmulh.w(<16 x i16>, <16 x i16>)

declare <16 x i16> @llvm.x86.avx2.pmulhu.w(<16 x i16>, <16 x i16>)

declare <32 x i16> @llvm.x86.avx512.pmulh.w.512(<32 x i16>, <32 x i16>)

declare <32 x i16> @llvm.x86.avx512.pmulhu.w.512(<32 x i16>, <32 x i16>)
"""


@pytest.mark.parametrize(
    ("code", "known"),
    [
        ("%t = trunc i8 %c to i1\ncall void @llvm.assume(i1 %t)\n%x = or i8 %c, 8", "????1??1"),
        ("%t = trunc nuw i8 %c to i1\ncall void @llvm.assume(i1 %t)\n%x = or i8 %c, 8", "00001001"),
        ("%s = lshr i8 %c, 1\n%t = trunc i8 %s to i1\ncall void @llvm.assume(i1 %t)\n%x = or i8 %s, 8", "0???1??1"),
        ("%t = trunc i8 %c to i1\n%n = xor i1 %t, true\ncall void @llvm.assume(i1 %n)\n%x = or i8 %c, 8", "????1???"),
        ("%l = and i8 %a, 3\n%n = xor i8 %l, 3\n%f = mul i8 %n, 5\n%g = mul i8 %l, 4\n%x = add i8 %f, %g", "0000????"),
        ("%l = and i8 %a, 3\n%n = xor i8 %l, 3\n%f = mul i8 5, %n\n%g = mul i8 %l, 4\n%x = add i8 %g, %f", "0000????"),
        ("%l = and i8 %a, 7\n%n = xor i8 %l, 3\n%f = mul i8 %n, 5\n%g = mul i8 %l, 4\n%x = add i8 %f, %g", "0???????"),
        ("%l = and i8 %a, 3\n%n = sub nuw i8 3, %l\n%f = mul i8 %n, 5\n%g = mul i8 %l, 4\n%x = add i8 %f, %g", "0000????"),
        ("%l = and i8 %a, 3\n%n = sub i8 3, %l\n%f = mul i8 %n, 5\n%g = mul i8 %l, 4\n%x = add i8 %f, %g", "000?????"),
        ("%l = and i8 %a, 3\n%n = sub nuw i8 3, %l\n%f = mul i8 %n, 5\n%x = add i8 %f, %l", "0000????"),
        ("%l = and i8 %a, 3\n%n = sub nuw i8 3, %l\n%g = mul i8 %l, 4\n%x = add i8 %n, %g", "0000????"),
        ("%l = and i8 %a, 3\n%n = sub nuw i8 3, %l\n%f = mul i8 %n, %b\n%g = mul i8 %l, 4\n%x = add i8 %f, %g", "????????"),
    ],
)
def test_known_bits(code: str, known: str) -> None:
    tracking = _line(code, _NARROW, _DECLARED)
    assert str(tracking.known_bits(_value(tracking, "x"))) == known


@pytest.mark.parametrize(
    ("attribute", "known"),
    [("vscale_range(2,7)", "00000???"), ("vscale_range(4,4)", "00000100"), ("vscale_range(2,8)", "0000????"), ("nounwind", "????????")],
)
def test_bits_of_vscale(attribute: str, known: str) -> None:
    text = f"define void @f() #0 {{\n  %x = call i8 @llvm.vscale.i8()\n  ret void\n}}\n{_DECLARED}\nattributes #0 = {{ {attribute} }}\n"
    tracking = _tracking(text)
    assert str(tracking.known_bits(_value(tracking, "x"))) == known


@pytest.mark.parametrize(("attribute", "expected"), [("vscale_range(2,7)", True), ("vscale_range(1,0)", True), ("nounwind", False)])
def test_vscale_is_a_power_of_two_where_it_has_a_range(attribute: str, expected: bool) -> None:
    text = f"define void @f() #0 {{\n  %x = call i8 @llvm.vscale.i8()\n  ret void\n}}\n{_DECLARED}\nattributes #0 = {{ {attribute} }}\n"
    tracking = _tracking(text)
    assert tracking.is_known_to_be_power_of_two(_value(tracking, "x")) is expected


@pytest.mark.parametrize(("name", "lanes"), [("sse2.pmulh{}.w", 8), ("avx2.pmulh{}.w", 16), ("avx512.pmulh{}.w.512", 32)])
@pytest.mark.parametrize(
    ("sign", "left", "known"),
    [("", "1023", "0" * 14 + "??"), ("u", "1023", "0" * 14 + "??"), ("", "-1", "?" * 16), ("u", "-1", "0" * 8 + "?" * 8)],
)
def test_high_halves_of_products(name: str, lanes: int, sign: str, left: str, known: str) -> None:
    vector = f"<{lanes} x i16>"
    code = f"%l = and {vector} %v, splat (i16 {left})\n%r = and {vector} %v, splat (i16 255)"
    code += f"\n%x = call {vector} @llvm.x86.{name.format(sign)}({vector} %l, {vector} %r)"
    tracking = _line(code, f"{vector} %v", _DECLARED)
    assert str(tracking.known_bits(_value(tracking, "x"))) == known


@pytest.mark.parametrize(
    ("lanes", "known"),
    [("1", "00000??1"), ("2", "00000??0"), ("3", "00000??1"), ("4", "00000??0"), ("vscale x 1", "00000???"), ("vscale x 2", "00000??0")],
)
def test_lanes_xored(lanes: str, known: str) -> None:
    """Of bits that are set in all lanes, it is their number that tells."""
    vector, name = f"<{lanes} x i8>", f"llvm.vector.reduce.xor.{'nxv' if 'vscale' in lanes else 'v'}{lanes[-1]}i8"
    code = f"%l = and {vector} %v, splat (i8 7)\n%o = or {vector} %l, splat (i8 1)\n%x = call i8 @{name}({vector} %o)"
    tracking = _line(code, f"{vector} %v", f"\ndeclare i8 @{name}({vector})\n")
    assert str(tracking.known_bits(_value(tracking, "x"))) == known


# -- addresses


_INTEGER = "%i = ptrtoint ptr %p to i64"


@pytest.mark.parametrize(
    ("code", "attributes", "expected"),
    [
        (f"{_INTEGER}\n%c = icmp ne i64 %i, 0\ncall void @llvm.assume(i1 %c)", "", True),
        (f"{_INTEGER}\n%c = icmp ugt i64 %i, 7\ncall void @llvm.assume(i1 %c)", "", True),
        (f"{_INTEGER}\n%c = icmp ult i64 %i, 7\ncall void @llvm.assume(i1 %c)", "", False),
        ("%i = ptrtoint ptr %q to i64\n%c = icmp ne i64 %i, 0\ncall void @llvm.assume(i1 %c)", "", False),
        ("%i = ptrtoaddr ptr %p to i64\n%c = icmp ne i64 %i, 0\ncall void @llvm.assume(i1 %c)", "", False),
        ("%c = icmp ne ptr %p, null\ncall void @llvm.assume(i1 %c)", "", True),
        ("%c = icmp ne ptr %p, %q\ncall void @llvm.assume(i1 %c)", "", False),
        ('call void @llvm.assume(i1 true) [ "nonnull"(ptr %p) ]', "", True),
        ('call void @llvm.assume(i1 true) [ "nonnull"(ptr %q) ]', "", False),
        ('call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p, i64 1) ]', "", True),
        ('call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p, i64 0) ]', "", False),
        ('call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p, i64 1) ]', "null_pointer_is_valid", False),
        ('call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8) ]', "", False),
        ("%x = load i8, ptr %p, align 1", "", True),
        ("%x = load i8, ptr %p, align 1", "null_pointer_is_valid", False),
        ("store i8 0, ptr %p, align 1", "", True),
        ("store ptr %p, ptr %q, align 8", "", False),
        ("call void @take(ptr nonnull noundef %p)", "", True),
        ("call void @take(ptr nonnull %p)", "", False),
        ("call void @take(ptr dereferenceable(1) %p)", "", True),
        ("call void @take(ptr dereferenceable(1) %p)", "null_pointer_is_valid", False),
        ("call void @take(ptr noundef %p)", "", False),
        ('call void @give(ptr %q) [ "x"(ptr %p) ]', "", False),
    ],
)
def test_addresses_that_are_not_null(code: str, attributes: str, expected: bool) -> None:
    body = "".join(f"  {line}\n" for line in code.split("\n"))
    text = f"define void @f(ptr %p, ptr %q) #0 {{\n{body}  %end = add i8 0, 0\n  ret void\n}}\n{_DECLARED}\ndeclare void @take(ptr)\n"
    tracking = _tracking(
        f"{text}\ndeclare void @give(ptr nonnull noundef)\n\nattributes #0 = {{ {attributes} }}\n".replace("{  }", "{ nounwind }")
    )
    p = tracking.function.args[0]
    assert tracking.is_known_non_zero(p, _instruction(tracking, "end")) is expected
    assert not tracking.is_known_non_zero(p)


@pytest.mark.parametrize(
    ("shift", "mask", "test", "sum", "expected"),
    [
        ("lshr i8 %a, 2", "and i8 %a, 3", "ne i8 %m, 0", "add i8 %s, %z", True),
        ("lshr i8 %a, 2", "and i8 %a, 3", "ne i8 %m, 0", "add i8 %z, %s", True),
        ("lshr i8 %a, 2", "and i8 %a, 3", "ne i8 %m, 0", "or i8 %s, %z", True),
        ("lshr i8 %a, 2", "and i8 %a, 3", "ne i8 %m, 0", "xor i8 %s, %z", False),
        ("lshr i8 %a, 2", "and i8 %a, 3", "ne i8 %m, 0", "sub i8 %s, %z", False),
        ("lshr i8 %a, 2", "and i8 %a, 3", "eq i8 %m, 0", "add i8 %s, %z", False),
        ("lshr i8 %a, 2", "and i8 %a, 3", "ne i8 %m, 1", "add i8 %s, %z", False),
        ("lshr i8 %a, 2", "and i8 %b, 3", "ne i8 %m, 0", "add i8 %s, %z", False),
        ("lshr i8 %a, 2", "xor i8 %a, 3", "ne i8 %m, 0", "add i8 %s, %z", False),
        ("lshr i8 %a, 1", "and i8 %a, 3", "ne i8 %m, 0", "add i8 %s, %z", False),
        ("lshr i8 %a, 3", "and i8 %a, 3", "ne i8 %m, 0", "add i8 %s, %z", False),
        ("lshr i8 %a, 2", "and i8 %a, 6", "ne i8 %m, 0", "add i8 %s, %z", False),
        ("lshr i8 %a, 1", "and i8 %a, 1", "ne i8 %m, 0", "add i8 %s, %z", True),
        ("lshr i8 %a, %b", "and i8 %a, 3", "ne i8 %m, 0", "add i8 %s, %z", False),
        ("lshr i8 %a, 2", "and i8 %a, %b", "ne i8 %m, 0", "add i8 %s, %z", False),
        ("ashr i8 %a, 2", "and i8 %a, 3", "ne i8 %m, 0", "add i8 %s, %z", False),
        ("lshr i8 %c, 2", "and i8 %c, 3", "ne i8 %m, 0", "add i8 %s, %z", False),  # %c may be zero
    ],
)
def test_shifted_without_loss(shift: str, mask: str, test: str, sum: str, expected: bool) -> None:
    """Whether a bit is shifted out is added."""
    code = f"%s = {shift}\n%m = {mask}\n%t = icmp {test}\n%z = zext i1 %t to i8\n%x = {sum}"
    tracking = _line(code, "i8 range(i8 1, 0) %a, i8 range(i8 1, 0) %b, i8 %c")
    assert tracking.is_known_non_zero(_value(tracking, "x")) is expected


@pytest.mark.parametrize(
    ("call", "expected"),
    [
        *((f"{name}(i16 %p, i16 %p, i16 %a)", True) for name in ("fshl", "fshr")),  # to rotate moves the one bit
        *((f"{name}(i16 %p, i16 %q, i16 %a)", False) for name in ("fshl", "fshr")),
        *((f"{name}(i16 %p)", name != "ctpop") for name in ("bitreverse", "bswap", "ctpop")),
        *((f"{name}(i16 %a)", False) for name in ("bitreverse", "bswap")),
        *((f"{name}(i16 %p, i16 %q)", True) for name in ("umin", "umax", "smin", "smax")),
        *((f"{name}(i16 {operands})", False) for name in ("umin", "smax") for operands in ("%p, i16 %a", "%a, i16 %p")),
        ("uadd.sat(i16 %p, i16 %p)", False),
    ],
)
def test_calls_with_one_bit(call: str, expected: bool) -> None:
    name, _, arguments = call.partition("(")
    declared = f"\ndeclare i16 @llvm.{name}.i16({', '.join(['i16'] * (arguments.count(',') + 1))})\n"
    tracking = _line(f"%p = shl i16 1, %a\n%q = lshr exact i16 64, %a\n%x = call i16 @llvm.{name}.i16({arguments}", "i16 %a", declared)
    assert tracking.is_known_to_be_power_of_two(_value(tracking, "x")) is expected


# -- poison


def _chain(count: int, end: str) -> ValueTracking:
    """A value, `count` instructions that say nothing, and one that is undefined where it is poison or undef."""
    lines = "\n".join(f"%n{at} = add i8 %a, {at}" for at in range(count))
    return _line(f"%x = add i8 %b, 1\n{lines}\n{end}".replace("\n\n", "\n"), "i8 %a, i8 %b, ptr %p", "\ndeclare void @g(i8 noundef)\n")


@pytest.mark.parametrize(("count", "expected"), [(29, True), (30, True), (31, False), (32, False)])
def test_as_far_as_undefined_behaviour_is_looked_for(count: int, expected: bool) -> None:
    tracking = _chain(count, "call void @g(i8 %x)")
    assert tracking.program_undefined_if_poison(_value(tracking, "x")) == expected
    assert tracking.is_guaranteed_not_to_be_undef(_value(tracking, "b")) is False
    assert tracking.is_guaranteed_not_to_be_undef(_value(tracking, "x")) == expected


@pytest.mark.parametrize(
    ("attachment", "attributes", "can"),
    [
        (", !range !0", "noundef ", True),
        ("", "noundef ", False),
        (", !noundef !1", "noundef ", False),
        ("", "noundef range(i8 0, 3) ", True),
        ("", "", True),
    ],
)
def test_annotations_that_make_poison(attachment: str, attributes: str, can: bool) -> None:
    text = f"define void @f() {{\n  %x = call {attributes}i8 @g(){attachment}\n  ret void\n}}\n\ndeclare i8 @g()\n"
    text += "\n!0 = !{i8 0, i8 3}\n!1 = !{}\n"
    tracking = _tracking(text)
    assert tracking.can_create_poison(_instruction(tracking, "x")) is can


@pytest.mark.parametrize(
    ("operation", "poison", "undef"),
    [
        ("shufflevector <2 x i8> %v, <2 x i8> poison, <2 x i32> zeroinitializer", False, False),
        ("shufflevector <2 x i8> %v, <2 x i8> %w, <2 x i32> <i32 0, i32 poison>", True, False),
        ("shufflevector <2 x i8> %v, <2 x i8> %w, <2 x i32> poison", True, False),
        ("insertelement <2 x i8> %v, i8 0, i32 1", False, False),
        ("insertelement <2 x i8> %v, i8 0, i32 2", True, False),
        ("insertelement <2 x i8> %v, i8 0, i32 %i", True, False),
        ("extractelement <2 x i8> %v, i32 1", False, False),
        ("extractelement <2 x i8> %v, i32 2", True, False),
        ("shl i32 %i, 31", False, False),
        ("shl i32 %i, 32", True, False),
        ("lshr <2 x i8> %v, splat (i8 7)", False, False),
        ("lshr <2 x i8> %v, splat (i8 8)", True, False),
        ("ashr <2 x i8> %v, <i8 7, i8 0>", False, False),
        ("ashr <2 x i8> %v, <i8 7, i8 8>", True, False),
        ("ashr <2 x i8> %v, zeroinitializer", False, False),
        ("shl <vscale x 2 x i8> %s, zeroinitializer", True, False),
        ("call i32 @llvm.sshl.sat.i32(i32 %i, i32 31)", False, False),
        ("call i32 @llvm.ushl.sat.i32(i32 %i, i32 32)", True, False),
        ("call i32 @llvm.ctlz.i32(i32 %i, i1 false)", False, False),
        ("call i32 @llvm.ctlz.i32(i32 %i, i1 true)", True, True),
        ("load i32, ptr %p, align 4", True, True),
        ("zext nneg i32 %i to i64", True, False),
        ("fadd nnan float %f, %f", True, False),
        ("fadd nsz float %f, %f", False, False),
        ("icmp samesign ult i32 %i, 3", True, False),
    ],
)
def test_what_makes_undef_or_poison(operation: str, poison: bool, undef: bool) -> None:
    declared = "".join(
        f"\ndeclare i32 @llvm.{name}.i32(i32, {more})\n" for name, more in (("sshl.sat", "i32"), ("ushl.sat", "i32"), ("ctlz", "i1"))
    )
    parameters = "<2 x i8> %v, <2 x i8> %w, <vscale x 2 x i8> %s, i32 %i, ptr %p, float %f"
    tracking = _line(f"%x = {operation}", parameters, declared)
    x = _instruction(tracking, "x")
    assert tracking.can_create_poison(x) is poison
    assert can_create(x, UNDEF) is undef
    assert tracking.can_create_undef_or_poison(x) is (poison or undef)


# -- what is implied


@pytest.mark.parametrize(
    ("known", "goal", "expected"),
    [("3", "3", True), ("3", "4", None), ("4", "3", True), ("-3", "-3", True), ("-3", "-2", None)],
)
@pytest.mark.parametrize(("flag", "predicate"), [("nsw", "slt"), ("nuw", "ult")])
def test_sums_below_one_bound(known: str, goal: str, expected: bool | None, flag: str, predicate: str) -> None:
    """`%a + known < %b` says that `%a + goal < %b` where goal is no more than known."""
    code = f"%k = add {flag} i8 %a, {known}\n%g = add {flag} i8 %a, {goal}\n%c0 = icmp {predicate} i8 %k, %b"
    tracking = _line(code, _NARROW)
    k = _value(tracking, "c0")
    assert tracking.is_implied_condition(k, predicate, _value(tracking, "g"), _value(tracking, "b")) is expected


@pytest.mark.parametrize(
    ("condition", "if_true", "if_false"),
    [
        ("and i1 %p, %q", True, None),
        ("and i1 %q, %p", True, None),
        ("or i1 %p, %q", None, False),
        ("or i1 %q, %p", None, False),
        ("xor i1 %p, %q", None, None),
        ("xor i1 %p, true", False, True),
        ("select i1 %q, i1 %p, i1 false", True, None),
        ("select i1 %q, i1 true, i1 %p", None, False),
        ("select i1 %q, i1 %p, i1 true", None, None),
        ("and i1 %q, %d", None, None),
        ("trunc nuw i8 %a to i1", None, True),  # %a is zero, or not zero
        ("trunc i8 %a to i1", None, None),
    ],
)
def test_parts_of_conditions(condition: str, if_true: bool | None, if_false: bool | None) -> None:
    """Whether %a is below 4."""
    tracking = _line(f"%p = icmp ult i8 %a, 4\n%q = icmp ult i8 %b, 8\n%k = {condition}", _NARROW)
    k, a = _value(tracking, "k"), tracking.function.args[0]
    found = [tracking.is_implied_condition(k, "ult", a, ConstantInt.get(i8, 4), is_true) for is_true in (True, False)]
    assert found == [if_true, if_false]


@pytest.mark.parametrize(("depth", "expected"), [(4, True), (5, True), (6, None)])
def test_how_deep_conditions_are_taken_apart(depth: int, expected: bool | None) -> None:
    parts = "".join(f"%k{at + 1} = and i1 %k{at}, %d\n" for at in range(depth))
    tracking = _line(f"%k0 = icmp ult i8 %a, 4\n{parts}%x = add i8 %a, 1", _NARROW)
    k, a = _value(tracking, f"k{depth}"), tracking.function.args[0]
    assert tracking.is_implied_condition(k, "ult", a, ConstantInt.get(i8, 4)) is expected


@pytest.mark.parametrize(
    ("known", "predicate", "bound", "same_sign", "expected"),
    [
        ("samesign ult i8 %a, -3", "slt", 0, False, True),
        ("samesign ult i8 %a, -3", "sgt", -3, False, False),
        ("samesign ult i8 %a, -3", "slt", 0, True, None),
        ("ult i8 %a, -3", "slt", 0, False, None),
        ("samesign sgt i8 %a, 3", "ugt", 3, False, True),
        ("sgt i8 %a, -3", "ugt", -4, True, True),
        ("sgt i8 %a, -3", "ugt", -4, False, None),
    ],
)
def test_numbers_of_one_sign(known: str, predicate: str, bound: int, same_sign: bool, expected: bool | None) -> None:
    tracking = _line(f"%k = icmp {known}", _NARROW)
    goal = ConstantInt.get(i8, bound)
    a, k = tracking.function.args[0], _value(tracking, "k")
    assert tracking.is_implied_condition(k, predicate, a, goal, same_sign=same_sign) is expected


# -- floats


@pytest.mark.parametrize(
    ("kind", "most"),
    [("half", 15), ("bfloat", 127), ("float", 127), ("double", 1023), ("x86_fp80", 16383), ("fp128", 16383), ("ppc_fp128", 1023)],
)
@pytest.mark.parametrize("opcode", ["sitofp", "uitofp"])
def test_integers_that_are_no_infinity(kind: str, most: int, opcode: str) -> None:
    most += opcode == "sitofp"
    for bits in (most - 1, most, most + 1):
        tracking = _line(f"%x = {opcode} i{bits} %v to {kind}", f"i{bits} %v")
        found = fp_class.compute(Query(tracking), _value(tracking, "x"))
        assert found.never(fp_class.INFINITE) is (bits <= most)


@pytest.mark.parametrize(
    ("code", "lanes", "expected"),
    [
        ("%x = shufflevector <2 x float> %v, <2 x float> %w, <2 x i32> <i32 0, i32 3>", 1, fp_class.NAN),
        ("%x = shufflevector <2 x float> %v, <2 x float> %w, <2 x i32> <i32 0, i32 3>", 2, fp_class.ZERO),
        ("%x = shufflevector <2 x float> %v, <2 x float> %w, <2 x i32> <i32 0, i32 3>", 3, fp_class.NAN | fp_class.ZERO),
        ("%x = shufflevector <2 x float> %v, <2 x float> %w, <2 x i32> <i32 2, i32 poison>", 1, fp_class.ZERO),
        ("%x = shufflevector <2 x float> %v, <2 x float> %w, <2 x i32> <i32 2, i32 poison>", 3, fp_class.ALL),
        ("%x = extractelement <2 x float> %w, i32 1", 1, fp_class.ZERO),
        ("%x = extractelement <2 x float> <float 1.000000e+00, float 0.000000e+00>, i32 1", 1, fp_class.POSITIVE_ZERO),
        ("%x = extractelement <2 x float> <float -0.000000e+00, float 0.000000e+00>, i32 %i", 1, fp_class.ZERO),
    ],
)
def test_lanes_of_floats(code: str, lanes: int, expected: int) -> None:
    parameters = "<2 x float> nofpclass(inf zero sub norm) %v, <2 x float> nofpclass(nan inf sub norm) %w, i32 %i"
    tracking = _line(code, parameters)
    assert fp_class.compute(Query(tracking, None, lanes), _value(tracking, "x")).kinds == expected


@pytest.mark.parametrize(
    ("declared", "call", "expected"),
    [
        ("nofpclass(nan) ", "", fp_class.NAN),
        ("", "nofpclass(nan) ", fp_class.NAN),
        ("", "nnan nofpclass(ninf nzero) ", fp_class.NAN | fp_class.NEGATIVE_INFINITY | fp_class.NEGATIVE_ZERO),
        ("nofpclass(snan psub) ", "ninf ", fp_class.SIGNALING | fp_class.POSITIVE_SUBNORMAL | fp_class.INFINITE),
        ("", "fast ", fp_class.NAN | fp_class.INFINITE),
        ("noundef ", "", 0),
    ],
)
def test_what_attributes_and_flags_rule_out(declared: str, call: str, expected: int) -> None:
    tracking = _line(f"%x = call {call}float @g(float %a)", "float %a", f"\ndeclare {declared}float @g(float)\n")
    assert fp_class.compute(Query(tracking), _value(tracking, "x")).kinds == fp_class.ALL & ~expected


@pytest.mark.parametrize(
    ("left", "right", "is_number"),
    [
        ("nan inf", "nan inf", True),
        ("nan inf", "nan zero", False),
        ("nan zero", "nan inf", False),
        ("nan zero", "nan zero", True),
        ("nan", "nan inf", False),
        ("nan inf", "nan", False),
        ("nan inf zero", "nan", True),
        ("nan", "nan inf zero", True),
        ("inf", "nan inf", False),
        ("nan inf", "inf", False),
        ("nan", "nan", False),
    ],
)
def test_products_that_are_numbers(left: str, right: str, is_number: bool) -> None:
    """Zero times infinity is none, and nothing else where both are."""
    tracking = _line("%x = fmul float %a, %b", f"float nofpclass({left}) %a, float nofpclass({right}) %b")
    found = fp_class.compute(Query(tracking), _value(tracking, "x"))
    assert found.never(fp_class.NAN) is is_number


@pytest.mark.parametrize(
    ("opcode", "source", "bits", "expected"),
    [
        ("fptosi", "half", 16, "full-set"),
        ("fptosi", "half", 17, "[-65504,65505)"),
        ("fptoui", "half", 15, "full-set"),
        ("fptoui", "half", 16, "[0,-31)"),
        ("fptoui", "half", 17, "[0,65505)"),
        ("fptoui", "bfloat", 32, "full-set"),
        ("fptosi", "float", 32, "full-set"),
    ],
)
def test_ranges_of_what_was_a_half(opcode: str, source: str, bits: int, expected: str) -> None:
    tracking = _line(f"%x = {opcode} {source} %v to i{bits}", f"{source} %v")
    assert tracking.range_of(_value(tracking, "x")).text() == expected


@pytest.mark.parametrize(("depth", "kinds"), [(0, fp_class.POSITIVE_NORMAL), (3, fp_class.NEGATIVE_NORMAL), (4, fp_class.ALL)])
def test_how_deep_phis_of_floats_are_looked_into(depth: int, kinds: int) -> None:
    lines = "".join(f"  %n{at + 1} = fneg float %n{at}\n" for at in range(depth))
    text = f"""define void @f(i1 %c) {{
entry:
  br i1 %c, label %one, label %other

one:
  br label %end

other:
  br label %end

end:
  %n0 = phi float [ 1.000000e+00, %one ], [ 2.000000e+00, %other ]
{lines}  ret void
}}
"""
    tracking = _tracking(text)
    assert fp_class.compute(Query(tracking), _value(tracking, f"n{depth}")).kinds == kinds


def test_phis_of_floats_that_take_turns() -> None:
    text = """define void @f(i1 %c) {
entry:
  br label %loop

loop:
  %x = phi float [ 1.000000e+00, %entry ], [ %y, %loop ]
  %y = phi float [ 2.000000e+00, %entry ], [ %z, %loop ]
  %z = phi float [ 3.000000e+00, %entry ], [ %x, %loop ]
  br i1 %c, label %loop, label %end

end:
  ret void
}
"""
    tracking = _tracking(text)
    assert fp_class.compute(Query(tracking), _value(tracking, "x")).kinds == fp_class.ALL


# -- phis


@pytest.mark.parametrize(("start", "known"), [("undef", "????????"), ("poison", "????????"), ("%a", "00000???")])
def test_what_a_branch_says_of_undef_is_no_knowledge(start: str, known: str) -> None:
    text = f"""define void @f(i8 %a, i1 %c) {{
entry:
  %less = icmp ult i8 {start}, 8
  br i1 %less, label %loop, label %end

loop:
  %x = phi i8 [ {start}, %entry ], [ %x, %loop ]
  br i1 %c, label %loop, label %end

end:
  ret void
}}
"""
    tracking = _tracking(text)
    assert str(tracking.known_bits(_value(tracking, "x"))) == known


def test_what_a_branch_says_of_undef_is_knowledge_beside_other_values() -> None:
    text = """define void @f(i1 %c) {
entry:
  br i1 %c, label %one, label %other

one:
  %less = icmp ult i8 undef, 8
  br i1 %less, label %end, label %other

other:
  br label %end

end:
  %x = phi i8 [ undef, %one ], [ 3, %other ]
  ret void
}
"""
    tracking = _tracking(text)
    assert str(tracking.known_bits(_value(tracking, "x"))) == "00000???"


# -- edits


def test_what_is_told_to_have_changed_in_unknown_ways() -> None:
    text = (
        "define void @f(i8 %a, i8 %b) {\n  %c = icmp ult i8 %a, 8\n  %d = icmp ult i8 %b, 4\n  call void @llvm.assume(i1 %c)\n"
        "  %x = or i8 %a, 0\n  %y = or i8 %b, 0\n  ret void\n}\n\ndeclare void @llvm.assume(i1 noundef)\n"
    )
    function = Module.parse(text).functions[0]
    tracking = ValueTracking(function)
    x, y, d = (function.value_named(name) for name in "xyd")
    assert isinstance(x, Instruction)
    assert isinstance(y, Instruction)
    assert d is not None
    assert (tracking.known_bits(x).min_leading_zeros, tracking.known_bits(y).min_leading_zeros) == (5, 0)
    (assume,) = tracking.assumptions.assumptions
    assert isinstance(assume, CallBase)
    listeners, function.listeners = function.listeners, ()
    assume.set_operand(0, d)
    function.listeners = listeners
    function.tell_of_anything()
    assert (tracking.known_bits(x).min_leading_zeros, tracking.known_bits(y).min_leading_zeros) == (0, 6)


_PAIR = "i8 %a, i8 %b, i1 %d"


@pytest.mark.parametrize(
    ("operation", "bound", "known"),
    [
        ("%s = and i8 %a, 12", 8, "????10??"),
        ("%s = and i8 %a, 12", 12, "????11??"),
        ("%s = or i8 %a, 12", 15, "0000??11"),
        ("%s = shl i8 %a, 3", 40, "???00101"),
        ("%s = lshr i8 %a, 3", 5, "00101???"),
        ("%s = ashr i8 %a, 3", 5, "00101???"),
        ("%s = ashr i8 %a, 3", -3, "11101???"),
        ("%s = shl i8 %a, 8", 40, "????????"),
        ("%s = lshr i8 %a, %b", 5, "????????"),
        ("%s = lshr i8 5, %a", 5, "????????"),
        ("%s = ashr i8 5, %a", 5, "????????"),
        ("%s = shl i8 5, %a", 5, "????????"),
        ("%s = xor i8 %a, 12", 5, "????????"),
    ],
)
def test_what_is_equal_to_a_number(operation: str, bound: int, known: str) -> None:
    code = f"{operation}\n%c = icmp eq i8 %s, {bound}\ncall void @llvm.assume(i1 %c)\n%end = add i8 0, 0"
    tracking = _line(code, _PAIR, _DECLARED)
    assert str(tracking.known_bits(tracking.function.args[0], _instruction(tracking, "end"))) == known


@pytest.mark.parametrize(
    ("operation", "bound", "known"),
    [
        ("%s = and i8 %a, 8", 0, "????1???"),
        ("%s = and i8 %a, 4", 0, "?????1??"),
        ("%s = and i8 %a, 12", 0, "????????"),
        ("%s = and i8 %a, 8", 8, "????????"),
        ("%s = and i8 8, %a", 0, "????????"),  # instcombine puts numbers to the right
        ("%s = or i8 %a, 8", 0, "????????"),
        ("%s = and i8 %a, %b", 0, "????????"),
    ],
)
def test_what_is_not_equal_to_a_number(operation: str, bound: int, known: str) -> None:
    code = f"{operation}\n%c = icmp ne i8 %s, {bound}\ncall void @llvm.assume(i1 %c)\n%end = add i8 0, 0"
    tracking = _line(code, _PAIR, _DECLARED)
    assert str(tracking.known_bits(tracking.function.args[0], _instruction(tracking, "end"))) == known


@pytest.mark.parametrize(("code", "known"), [("", "1"), ("%n = xor i1 %d, true", "0"), ("%n = xor i1 %d, false", "?")])
def test_a_condition_that_is_assumed(code: str, known: str) -> None:
    code = f"{code}\ncall void @llvm.assume(i1 {'%n' if code else '%d'})\n%end = add i8 0, 0".strip()
    tracking = _line(code, _PAIR, _DECLARED)
    assert str(tracking.known_bits(tracking.function.args[2], _instruction(tracking, "end"))) == known


@pytest.mark.parametrize(
    ("cast", "expected"),
    [
        ("inttoptr i63 %i to ptr", True),
        ("inttoptr i64 %j to ptr", True),
        ("inttoptr i65 %k to ptr", False),
        ("inttoptr i32 %s to ptr addrspace(6)", True),
        ("inttoptr i33 %t to ptr addrspace(6)", False),
        ("ptrtoint ptr %p to i64", True),
        ("ptrtoint ptr %p to i63", False),
        ("ptrtoint ptr %p to i65", True),
        ("ptrtoint ptr addrspace(6) %q to i32", True),
        ("ptrtoint ptr addrspace(6) %q to i31", False),
    ],
)
def test_casts_of_addresses_that_keep_what_is_not_zero(cast: str, expected: bool) -> None:
    widths = {"i": 63, "j": 64, "k": 65, "s": 32, "t": 33}
    arguments = ", ".join([*(f"i{bits} range(i{bits} 1, 100) %{name}" for name, bits in widths.items()), "ptr nonnull %p"])
    layout = 'target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"\n'
    code = f"{layout}define void @f({arguments}, ptr addrspace(6) nonnull %q) {{\n  %x = {cast}\n  ret void\n}}\n"
    tracking = _tracking(code)
    assert tracking.is_known_non_zero(_value(tracking, "x")) is expected


def test_a_vector_cut_to_bits_says_nothing_of_all_lanes() -> None:
    tracking = _line("%k = trunc nuw <2 x i8> %v to <2 x i1>", "<2 x i8> %v, <2 x i8> %w")
    v, w = tracking.function.args
    for is_true in (True, False):
        assert tracking.is_implied_condition(_value(tracking, "k"), "ne", v, w, is_true) is None


@pytest.mark.parametrize("number", ["bitcast (i32 ptrtoint (ptr @g to i32) to float)", "undef"])
def test_a_float_of_which_nothing_is_known(number: str) -> None:
    tracking = _line(f"%x = fneg float {number}", "float %a", "@g = external global i8\n")
    assert fp_class.compute(Query(tracking), _instruction(tracking, "x").operands[0]).kinds == fp_class.ALL


@pytest.mark.parametrize(
    ("code", "one_bit", "most_one"),
    [
        ("%s = lshr i8 -1, %a\n%x = add nuw i8 %s, 1", True, True),
        ("%s = lshr i8 -1, %a\n%x = add i8 %s, 1", False, True),
        ("%s = lshr i8 -1, %a\n%x = add nsw i8 %s, 1", False, True),
        ("%s = lshr i8 -1, %a\n%x = add nuw i8 %s, 2", False, False),
        ("%s = lshr i8 127, %a\n%x = add nuw i8 %s, 1", False, False),  # which isn't seen
        ("%s = ashr i8 -1, %a\n%x = add nuw i8 %s, 1", False, False),
        ("%p = shl i8 1, %b\n%s = and i8 %p, %a\n%x = add nuw i8 %s, %p", True, True),
        ("%p = shl i8 1, %b\n%s = and i8 %p, %a\n%x = add nsw i8 %p, %s", True, True),
        ("%p = shl i8 1, %b\n%s = and i8 %p, %a\n%x = add i8 %s, %p", False, True),
        ("%p = shl i8 1, %b\n%s = or i8 %p, %a\n%x = add nuw i8 %s, %p", False, False),
        ("%s = and i8 %a, 8\n%x = add nuw i8 %s, 0", False, True),
        ("%s = and i8 %a, 8\n%t = and i8 %b, 8\n%x = add nuw i8 %s, %t", False, True),
        ("%s = and i8 %a, 8\n%t = and i8 %b, 4\n%x = add nuw i8 %s, %t", False, False),
    ],
)
def test_sums_with_one_bit(code: str, one_bit: bool, most_one: bool) -> None:
    tracking = _line(code, _PAIR)
    found = [tracking.is_known_to_be_power_of_two(_value(tracking, "x"), or_zero) for or_zero in (False, True)]
    assert found == [one_bit, most_one]
