"""Value tracking, question by question; what LLVM answers was read off opt or its sources."""

from __future__ import annotations

import re

import pytest

from nvopt.analysis.value_tracking import ValueTracking, poison
from nvopt.analysis.value_tracking.poison import implies_poison, program_undefined_if_poison
from nvopt.analysis.values.execution import may_write
from nvopt.analysis.values.matching import intrinsic_base
from nvopt.ir import BasicBlock, ConstantInt, Instruction, Module, PHINode, PoisonValue, Value


def _tracking(text: str) -> ValueTracking:
    module = Module.parse(text)
    return ValueTracking(next(one for one in module.functions if not one.is_declaration))


def _value(tracking: ValueTracking, name: str) -> Value:
    found = tracking.function.value_named(name)
    assert found is not None
    return found


def _instruction(tracking: ValueTracking, name: str) -> Instruction:
    found = _value(tracking, name)
    assert isinstance(found, Instruction)
    return found


def _line(code: str, parameters: str = "i32 %a, i32 %b, ptr %p", more: str = "") -> ValueTracking:
    body = "".join(f"  {line}\n" for line in code.split("\n"))
    return _tracking(f"define void @f({parameters}) {{\n{body}  ret void\n}}\n{more}")


_ASSUME = "\ndeclare void @llvm.assume(i1 noundef) #0\n\nattributes #0 = { nounwind willreturn memory(inaccessiblemem: write) }\n"
_SPECIAL = "\ndeclare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"


@pytest.mark.parametrize(
    ("code", "known"),
    [
        ("%x = and i8 %a, 12", "0000??00"),
        ("%x = or i8 %a, 12", "????11??"),
        ("%x = zext i1 %c to i8", "0000000?"),
        ("%x = shl i8 %a, 3", "?????000"),
        ("%x = lshr i8 %a, 3", "000?????"),
        ("%x = shl i8 6, %a", "???????0"),
        ("%x = urem i8 %a, 16", "0000????"),
        ("%x = udiv i8 %a, 16", "0000????"),
        ("%y = sub i8 0, %a\n%o = or i8 %a, 4\n%n = sub i8 0, %o\n%x = and i8 %o, %n", "00000???"),
        ("%y = add i8 %a, -1\n%o = or i8 %a, 4\n%n = add i8 %o, -1\n%x = xor i8 %o, %n", "00000??1"),
        ("%y = add i8 %a, 5\n%x = and i8 %a, %y", "???????0"),
        ("%y = icmp ult i8 %a, 8\n%x = select i1 %y, i8 %a, i8 3", "00000???"),
        ("%x = mul i8 %a, %a", "??????0?"),
        ("%y = sub nuw i8 %b, %c8\n%x = add i8 %y, %c8", "????????"),
    ],
)
def test_known_bits(code: str, known: str) -> None:
    tracking = _line(code, "i8 noundef %a, i8 noundef %b, i8 %c8, i1 %c")
    assert str(tracking.known_bits(_value(tracking, "x"))) == known


def test_bits_of_calls_loads_and_arguments() -> None:
    tracking = _line(
        "%x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
        "%l = load i32, ptr %p, align 4, !range !0\n"
        "%q = load ptr, ptr %p, align 8, !align !1",
        "i32 range(i32 0, 16) %a, ptr align 32 %p",
        _SPECIAL + "\n!0 = !{i32 8, i32 12}\n!1 = !{i64 64}\n",
    )
    assert tracking.known_bits(_value(tracking, "x")).min_leading_zeros == 22
    assert str(tracking.known_bits(_value(tracking, "l")))[-5:] == "010??"
    assert tracking.known_bits(_value(tracking, "q")).min_trailing_zeros == 6
    assert tracking.known_bits(_value(tracking, "a")).min_leading_zeros == 28
    assert tracking.pointer_alignment(_value(tracking, "p")) == 32


def test_addresses() -> None:
    code = (
        "%g = getelementptr inbounds { i64, i64 }, ptr %p, i64 %k, i32 1\n"
        "%h = getelementptr inbounds i8, ptr %g, i64 8\n"
        "%i = ptrtoint ptr %h to i64"
    )
    tracking = _line(code, "ptr align 16 %p, i64 %k")
    assert str(tracking.known_bits(_value(tracking, "g")))[-4:] == "1000"
    assert str(tracking.known_bits(_value(tracking, "i")))[-4:] == "0000"
    assert tracking.inbounds_base(_value(tracking, "h")) == (_value(tracking, "g"), 8)


_LOOP = """\
define void @f(i32 %n, i32 range(i32 0, 8) %s) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 16, %entry ], [ %i.next, %loop ]
  %j = phi i32 [ 1, %entry ], [ %j.next, %loop ]
  %k = phi i32 [ %s, %entry ], [ %k.next, %loop ]
  %i.next = add nsw i32 %i, 4
  %j.next = shl nuw i32 %j, 1
  %k.next = lshr i32 %k, 1
  %c = icmp ult i32 %i.next, %n
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}
"""


def test_recurrences() -> None:
    tracking = _tracking(_LOOP)
    i, j, k = (_instruction(tracking, name) for name in "ijk")
    assert isinstance(i, PHINode)
    assert tracking.match_simple_recurrence(i) == (_value(tracking, "i.next"), i.operands[0], _instruction(tracking, "i.next").operands[1])
    assert tracking.known_bits(i).min_trailing_zeros == 2
    assert tracking.known_bits(i).is_non_negative
    assert tracking.known_bits(k).min_leading_zeros == 29
    assert tracking.is_known_non_zero(j)
    assert tracking.is_known_to_be_power_of_two(j)
    assert not tracking.is_known_non_zero(k)


def test_assumptions_hold_where_control_has_passed_them() -> None:
    code = "%x = add i32 %b, 1\n%c = icmp ult i32 %a, 8\ncall void @g()\ncall void @llvm.assume(i1 %c)\n%y = add i32 %a, 0"
    tracking = _line(code, more="\ndeclare void @g()\n" + _ASSUME)
    a = _value(tracking, "a")
    assert tracking.known_bits(a, _instruction(tracking, "y")).min_leading_zeros == 29
    assert tracking.known_bits(a, _instruction(tracking, "x")).is_unknown  # @g may not return
    assert tracking.range_of(a, False, _instruction(tracking, "y")).text() == "[0,8)"
    assert [call.opcode for call, _ in tracking.assumptions.for_value(a)] == ["call"]
    assert len(tracking.assumptions.assumptions) == 1


def test_assumed_alignment() -> None:
    code = 'call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 64) ]\n%y = add i32 %a, 0'
    tracking = _line(code, more=_ASSUME)
    assert tracking.known_bits(_value(tracking, "p"), _instruction(tracking, "y")).min_trailing_zeros == 6
    assert tracking.known_bits(_value(tracking, "p")).is_unknown


def test_non_zero_by_use() -> None:
    code = "%v = load i32, ptr %p, align 4\n%d = udiv i32 %a, %b\n%y = add i32 %a, 0"
    tracking = _line(code)
    y = _instruction(tracking, "y")
    assert tracking.is_known_non_zero(_value(tracking, "p"), y)
    assert tracking.is_known_non_zero(_value(tracking, "b"), y)
    assert not tracking.is_known_non_zero(_value(tracking, "a"), y)
    assert not tracking.is_known_non_zero(_value(tracking, "p"))


@pytest.mark.parametrize(
    ("code", "count"),
    [
        ("%x = sext i8 %s to i32", 25),
        ("%x = ashr i32 %a, 3", 4),
        ("%x = sdiv i32 %a, 16", 5),
        ("%y = sext i8 %s to i32\n%x = mul i32 %y, %y", 17),
        ("%y = sext i8 %s to i32\n%x = add i32 %y, %y", 24),
        ("%y = zext i8 %s to i32\n%x = shl i32 %y, 24", 1),
        ("%y = sext i1 %c to i32\n%x = xor i32 %y, -1", 32),
        ("%x = srem i32 %a, 16", 28),
    ],
)
def test_sign_bits(code: str, count: int) -> None:
    tracking = _line(code, "i32 %a, i8 %s, i1 %c")
    assert tracking.num_sign_bits(_value(tracking, "x")) == count


def test_poison() -> None:
    code = "%x = add nsw i32 %a, 1\n%y = add i32 %a, 1\n%s = shl i32 %a, %b\n%f = freeze i32 %x\n%g = getelementptr i32, ptr %p, i32 %y"
    tracking = _line(code, "i32 noundef %a, i32 %b, ptr %p")
    x, y, s = (_instruction(tracking, name) for name in "xys")
    no_poison = tracking.is_guaranteed_not_to_be_poison
    assert [no_poison(_value(tracking, name)) for name in "abxyf"] == [True, False, False, True, True]
    assert [tracking.can_create_poison(one) for one in (x, y, s)] == [True, False, True]
    assert not tracking.can_create_poison(x, consider_flags=False)
    assert tracking.propagates_poison((x, 0))
    assert not tracking.propagates_poison((_instruction(tracking, "f"), 0))
    assert tracking.implies_poison(x, _value(tracking, "f")) is False
    assert tracking.implies_poison(y, x)


def test_undefined_behaviour_by_poison() -> None:
    code = (
        "%x = add nsw i32 %a, 1\n"
        "%z = sext i32 %x to i64\n"
        "%g = getelementptr i32, ptr %p, i64 %z\n"
        "store i32 0, ptr %g, align 4\n"
        "%w = add nsw i32 %b, 1"
    )
    tracking = _line(code)
    x, g, w = (_instruction(tracking, name) for name in "xgw")
    store = g.next
    assert store is not None
    assert tracking.program_undefined_if_poison(x)
    assert not tracking.program_undefined_if_poison(w)
    assert tracking.must_trigger_ub(store, {g})
    assert not tracking.must_trigger_ub(store, {x})
    assert tracking.must_execute_ub_if_poison_on_path(x, w)


def test_what_poison_comes_to_is_looked_for_once_until_the_code_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_for: list[Value] = []

    def look(value: Value) -> bool:
        looked_for.append(value)
        return program_undefined_if_poison(value)

    monkeypatch.setattr(poison, "program_undefined_if_poison", look)
    tracking = _line("%x = add nsw i32 %a, 1\n%q = sdiv i32 %b, %x\n%w = add nsw i32 %b, 1\n%r = sdiv i32 %a, 7")
    x, q, w, r = (_instruction(tracking, name) for name in "xqwr")
    for _ in range(2):
        assert tracking.program_undefined_if_poison(x)
        assert not tracking.program_undefined_if_poison(w)
    assert looked_for == [x, w]
    q.set_operand(1, w)
    assert not tracking.program_undefined_if_poison(x)
    r.set_operand(1, w)
    assert tracking.program_undefined_if_poison(w)
    tracking.undefined_ahead.clear()
    assert tracking.program_undefined_if_poison(w)
    assert tracking.undefined_ahead == {w: poison.POISON}


@pytest.mark.parametrize(
    ("line", "passes"),
    [
        ("call void @g()", False),
        ("call void @h()", True),
        ("store volatile i32 0, ptr %p, align 4", False),
        ("store i32 0, ptr %p, align 4", True),
        ("%v = load volatile i32, ptr %p, align 4", True),
    ],
)
def test_whether_control_goes_on(line: str, passes: bool) -> None:
    more = "\ndeclare void @g()\n\ndeclare void @h() #0\n\nattributes #0 = { nounwind willreturn }\n"
    tracking = _line(line, more=more)
    first = tracking.function.entry.first
    assert first is not None
    assert tracking.guaranteed_to_transfer_execution(first) is passes
    assert tracking.range_transfers_execution(first, first.next) is passes
    assert not tracking.guaranteed_to_transfer_execution(tracking.function.entry)  # it returns


_MINIMA = """\
%o = icmp slt i32 %a, %b
%p = select i1 %o, i32 %a, i32 %b
%r = icmp slt i32 %e, %b
%q = select i1 %r, i32 %e, i32 %b
"""


@pytest.mark.parametrize(
    ("code", "flavor"),
    [
        ("%c = icmp slt i32 %a, %b\n%x = select i1 %c, i32 %a, i32 %b", "smin"),
        ("%c = icmp slt i32 %a, %b\n%x = select i1 %c, i32 %b, i32 %a", "smax"),
        ("%c = icmp ugt i32 %a, 5\n%x = select i1 %c, i32 %a, i32 5", "umax"),
        ("%n = sub i32 0, %a\n%c = icmp slt i32 %a, 0\n%x = select i1 %c, i32 %n, i32 %a", "abs"),
        ("%n = sub i32 0, %a\n%c = icmp sgt i32 %a, -1\n%x = select i1 %c, i32 %n, i32 %a", "nabs"),
        ("%c = icmp slt i32 %a, 0\n%x = select i1 %c, i32 %a, i32 2147483647", "umax"),
        ("%m = xor i32 %a, -1\n%n = xor i32 %b, -1\n%c = icmp sgt i32 %a, %b\n%x = select i1 %c, i32 %m, i32 %n", "smin"),
        ("%c = icmp eq i32 %a, %b\n%x = select i1 %c, i32 %a, i32 %b", None),
        # A clamp: the bound on one side, then the one on the other.
        (f"{(m := '%m = call i32 @llvm.smin.i32(i32 %a, i32 20)')}\n%c = icmp slt i32 %a, 3\n%x = select i1 %c, i32 3, i32 %m", "smax"),
        (f"{m}\n%c = icmp slt i32 %a, 20\n%x = select i1 %c, i32 20, i32 %m", None),
        (f"{m}\n%c = icmp slt i32 %a, 19\n%x = select i1 %c, i32 19, i32 %m", "smax"),
        (f"{m}\n%c = icmp slt i32 %b, 3\n%x = select i1 %c, i32 3, i32 %m", None),
        # A minimum of minima with an operand in common.
        (
            f"{_MINIMA}%c = icmp slt i32 %a, %e\n%x = select i1 %c, i32 %p, i32 %q",
            "smin",
        ),
        (f"{_MINIMA}%c = icmp ult i32 %a, %e\n%x = select i1 %c, i32 %p, i32 %q", None),
        (f"{_MINIMA}%c = icmp slt i32 %b, %e\n%x = select i1 %c, i32 %p, i32 %q", None),
    ],
)
def test_select_patterns(code: str, flavor: str | None) -> None:
    tracking = _line(code, "i32 %a, i32 %b, i32 %e", "\ndeclare i32 @llvm.smin.i32(i32, i32)\n" if "smin" in code else "")
    found = tracking.matches_select_pattern(_instruction(tracking, "x"))
    assert (found.flavor if found is not None else None) == flavor


@pytest.mark.parametrize(
    ("known", "predicate", "other", "decided"),
    [
        ("icmp ult i32 %a, 5", "ult", "10", True),
        ("icmp ult i32 %a, 5", "ugt", "10", False),
        ("icmp ult i32 %a, 10", "ult", "5", None),
        ("icmp eq i32 %a, %b", "ule", "%b", True),
        ("icmp slt i32 %a, %b", "sgt", "%b", False),
        ("icmp samesign ult i32 %a, %b", "slt", "%b", True),
    ],
)
def test_implied_conditions(known: str, predicate: str, other: str, decided: bool | None) -> None:
    number = "0" if other.startswith("%") else other
    tracking = _line(f"%c = {known}\n%k = add i32 %a, {number}")
    rhs = _value(tracking, other[1:]) if other.startswith("%") else _instruction(tracking, "k").operands[1]
    assert tracking.is_implied_condition(_value(tracking, "c"), predicate, _value(tracking, "a"), rhs) is decided


@pytest.mark.parametrize(
    ("code", "predicate", "right", "decided"),
    [
        # A difference without signed wrap, by how its operands compare.
        (f"{(d := '%l = sub nsw i32 %a, %b')}\n%c = icmp sgt i32 %a, %b", "sle", 0, False),
        (f"{d}\n%c = icmp sgt i32 %a, %b", "sle", 1, None),
        (f"{d}\n%c = icmp slt i32 %a, %b", "slt", 0, True),
        (f"{d}\n%c = icmp slt i32 %a, %b", "slt", -1, None),
        (f"{d}\n%c = icmp ult i32 %a, %b", "slt", 0, None),
        (f"{d}\n%c = icmp samesign ult i32 %a, %b", "slt", 0, True),
        (f"{d}\n%c = icmp slt i32 %b, %a", "slt", 0, None),
        ("%l = sub i32 %a, %b\n%c = icmp slt i32 %a, %b", "slt", 0, None),
    ],
)
def test_what_a_comparison_says_of_a_difference(code: str, predicate: str, right: int, decided: bool | None) -> None:
    tracking = _line(code)
    left = _value(tracking, "l")
    assert tracking.is_implied_condition(_value(tracking, "c"), predicate, left, ConstantInt.get(left.type, right)) is decided


@pytest.mark.parametrize(
    ("known", "predicate", "right", "decided"),
    [
        ("icmp ult i32 %l, %a", "ult", "b", True),
        ("icmp uge i32 %l, %a", "uge", "b", True),
        ("icmp ult i32 %l, %a", "uge", "b", False),
        ("icmp ule i32 %l, %a", "ult", "b", None),
        ("icmp ult i32 %l, %a", "ule", "b", None),
        ("icmp ult i32 %l, %a", "ult", "e", None),
        ("icmp ult i32 %e, %a", "ult", "b", None),
    ],
)
def test_a_sum_below_one_addend_is_below_the_other(known: str, predicate: str, right: str, decided: bool | None) -> None:
    tracking = _line(f"%l = add i32 %a, %b\n%c = {known}", "i32 %a, i32 %b, i32 %e")
    found = tracking.is_implied_condition(_value(tracking, "c"), predicate, _value(tracking, "l"), _value(tracking, right))
    assert found is decided


@pytest.mark.parametrize(
    ("code", "or_zero", "expected"),
    [
        ("%x = and i8 %a, 8", True, True),
        ("%x = and i8 %a, 8", False, False),
        ("%x = and i8 8, %a", True, True),
        ("%x = and i8 %a, 12", True, False),
        ("%n = sub i8 0, %a\n%x = and i8 %a, %n", True, True),
        ("%x = shl i8 1, %a", False, True),
        ("%x = lshr i8 64, %a", True, True),
        ("%x = lshr i8 64, %a", False, False),
        ("%x = lshr exact i8 64, %a", False, True),
        ("%x = lshr i8 96, %a", True, False),
        ("%x = add i8 %a, 1", True, False),
    ],
)
def test_powers_of_two(code: str, or_zero: bool, expected: bool) -> None:
    tracking = _line(code, "i8 %a")
    assert tracking.is_known_to_be_power_of_two(_value(tracking, "x"), or_zero) is expected


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("%x = trunc nuw i16 %w to i8", True),
        ("%x = trunc nsw i16 %w to i8", True),
        ("%x = trunc i16 %w to i8", False),
        ("%x = zext i16 %w to i32", True),
        ("%x = shl nuw i16 %w, %v", True),
        ("%x = shl i16 %w, %v", False),
        ("%x = lshr exact i16 %w, %v", True),
        ("%x = ashr exact i16 %w, %v", True),
        ("%x = lshr i16 %w, %v", False),
        ("%x = udiv exact i16 %w, %v", True),
        ("%x = udiv i16 %w, %v", False),
        ("%x = mul nuw i16 %w, %w", True),
        ("%x = mul nuw i16 %w, %v", False),
        ("%x = mul i16 %w, 3", True),
        ("%x = mul i16 %w, 2", False),
        ("%x = sub i16 0, %w", True),
        ("%x = sub i16 5, %w", False),
        ("%x = or i16 %v, %w", True),
        ("%x = add nuw i16 %v, %w", True),
        ("%x = add i16 %v, %w", False),
    ],
)
def test_what_stays_other_than_zero(code: str, expected: bool) -> None:
    tracking = _line(code, "i16 range(i16 1, 0) %w, i16 %v")
    assert tracking.is_known_non_zero(_value(tracking, "x")) is expected


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("%x = add nuw i8 %a, 100", "[100,0)"),
        ("%x = add nsw i8 %a, 100", "[-28,-128)"),
        ("%x = add i8 %a, 100", "full-set"),
        ("%x = shl nuw i8 -64, %a", "[-64,-63)"),
        ("%x = shl nuw i8 3, %a", "[3,-63)"),
        ("%x = shl nsw i8 -3, %a", "[-96,-2)"),
    ],
)
def test_ranges_by_flags(code: str, expected: str) -> None:
    tracking = _line(code, "i8 %a")
    assert tracking.range_of(_value(tracking, "x")).text() == expected


@pytest.mark.parametrize(
    ("line", "can"),
    [
        ("%x = call i32 @llvm.abs.i32(i32 %a, i1 true)", True),
        ("%x = call i32 @llvm.abs.i32(i32 %a, i1 false)", False),
        ("%x = call i32 @llvm.ctlz.i32(i32 %a, i1 true)", True),
        ("%x = call i32 @llvm.ctlz.i32(i32 %a, i1 false)", False),
        ("%x = call i32 @llvm.cttz.i32(i32 %a, i1 true)", True),
        ("%x = shl i32 %a, 31", False),
        ("%x = shl i32 %a, 32", True),
        ("%x = shl i32 %a, %b", True),
        ("%x = add nuw i32 %a, %b", True),
        ("%x = add i32 %a, %b", False),
    ],
)
def test_what_makes_poison(line: str, can: bool) -> None:
    declared = "".join(f"declare i32 @llvm.{name}.i32(i32, i1)\n" for name in ("abs", "ctlz", "cttz") if name in line)
    tracking = _line(line, more="\n" + declared)
    assert tracking.can_create_poison(_instruction(tracking, "x")) is can


@pytest.mark.parametrize(("lane", "known"), [(0, "????1???"), (1, "?????1??"), (2, "?????1??"), (3, "????????")])
def test_bits_of_lanes_that_are_shuffled(lane: int, known: str) -> None:
    code = (
        "%p = or <2 x i8> %v, <i8 4, i8 8>\n%s = shufflevector <2 x i8> %p, <2 x i8> %w, <4 x i32> <i32 1, i32 0, i32 0, i32 3>\n"
        f"%x = extractelement <4 x i8> %s, i64 {lane}"
    )
    tracking = _line(code, "<2 x i8> %v, <2 x i8> %w")
    assert str(tracking.known_bits(_value(tracking, "x"))) == known


@pytest.mark.parametrize(
    ("line", "writes"),
    [
        ("store i32 %a, ptr %p, align 4", True),
        ("%x = load i32, ptr %p, align 4", False),
        ("%x = load volatile i32, ptr %p, align 4", True),
        ("%x = atomicrmw add ptr %p, i32 %a seq_cst, align 4", True),
        ("%x = cmpxchg ptr %p, i32 %a, i32 %b seq_cst seq_cst, align 4", True),
        ("fence seq_cst", True),
        ("%x = add i32 %a, %b", False),
    ],
)
def test_what_may_write(line: str, writes: bool) -> None:
    tracking = _line(line)
    assert may_write(next(iter(tracking.function.entry))) is writes


_MERGE = """\
define void @f(i1 %c, i32 %a) {{
entry:
  br i1 %c, label %then, label %join

then:                                             ; preds = %entry
  br label %join

join:                                             ; preds = %then, %entry
  %x = phi i32 [ {0}, %entry ], [ {1}, %then ]
  ret void
}}
"""


@pytest.mark.parametrize(("one", "other", "name"), [("%a", "%a", "a"), ("%a", "poison", "a"), ("%a", "3", None), ("%a", "undef", None)])
def test_phis_of_one_value(one: str, other: str, name: str | None) -> None:
    tracking = _tracking(_MERGE.format(one, other))
    phi = _value(tracking, "x")
    assert isinstance(phi, PHINode)
    assert tracking.simplify_phi(phi) is (_value(tracking, name) if name is not None else None)


def test_phi_of_poison() -> None:
    tracking = _tracking(_MERGE.format("poison", "poison"))
    phi = _value(tracking, "x")
    assert isinstance(phi, PHINode)
    assert isinstance(tracking.simplify_phi(phi), PoisonValue)


def test_signs_of_floats() -> None:
    code = (
        "%y = call float @llvm.fabs.f32(float %x)\n"
        "%z = fneg float %y\n"
        "%b = bitcast float %y to i32\n"
        "%c = bitcast float %z to i32\n"
        "%d = bitcast float %x to i32"
    )
    tracking = _line(code, "float %x", "\ndeclare float @llvm.fabs.f32(float)\n")
    assert tracking.is_known_non_negative(_value(tracking, "b"))
    assert tracking.is_known_negative(_value(tracking, "c"))
    assert tracking.known_bits(_value(tracking, "d")).is_unknown


def test_what_was_found_in_one_context_is_not_taken_for_another() -> None:
    code = (
        "%x = and i32 %a, 255\n"
        "%c = icmp ult i32 %x, 8\n"
        "%y = add i32 %x, 0\n"
        "call void @g()\n"
        "call void @llvm.assume(i1 %c)\n"
        "%z = add i32 %x, 0"
    )
    tracking = _line(code, more="\ndeclare void @g()\n" + _ASSUME)
    x, y, z = (_instruction(tracking, name) for name in "xyz")
    assert tracking.known_bits(x, z).min_leading_zeros == 29
    assert tracking.known_bits(x, y).min_leading_zeros == 24
    assert tracking.known_bits(x, z).min_leading_zeros == 29


def test_long_chains_end_at_a_depth() -> None:
    lines = ["%x0 = and i32 %a, 3"] + [f"%x{at + 1} = or i32 %x{at}, {1 << at % 8}" for at in range(40)]
    tracking = _line("\n".join(lines))
    assert tracking.known_bits(_value(tracking, "x40")).zeros == 0
    assert tracking.known_bits(_value(tracking, "x3")).min_leading_zeros == 29


def test_names_of_intrinsics() -> None:
    names = [
        "llvm.umax.i32",
        "llvm.umax.v4i32",
        "llvm.sadd.with.overflow.i8",
        "llvm.nvvm.read.ptx.sreg.tid.x",
        "llvm.memcpy.p0.p0.i64",
        "g",
    ]
    assert [intrinsic_base(name) for name in names] == ["umax", "umax", "sadd.with.overflow", "nvvm.read.ptx.sreg.tid.x", "memcpy", ""]


def test_blocks_are_taken_as_a_whole() -> None:
    tracking = _tracking(_LOOP)
    loop = _value(tracking, "loop")
    assert isinstance(loop, BasicBlock)
    assert tracking.guaranteed_to_transfer_execution(loop)


@pytest.mark.parametrize(
    ("address", "attribute", "expected"),
    [
        ("inbounds i8, ptr %p, i64 4", "", True),
        ("i8, ptr %p, i64 4", "", False),
        ("nuw i8, ptr %p, i64 4", "", True),
        ("inbounds i8, ptr %p, i64 4", " #0", False),
        ("nuw i8, ptr %p, i64 4", " #0", True),
        ("inbounds i8, ptr addrspace(3) %q, i64 4", "", False),
        ("nuw i8, ptr addrspace(3) %q, i64 4", "", True),
        ("inbounds i8, ptr %p, i64 0", "", False),
        ("inbounds i8, ptr %p, i64 %i", "", False),
        ("inbounds i8, ptr %p, i64 %one", "", True),
        ("inbounds { i32, i32 }, ptr %p, i64 0, i32 0", "", False),
        ("inbounds { i32, i32 }, ptr %p, i64 0, i32 1", "", True),
        ("inbounds { [0 x i32], i32 }, ptr %p, i64 0, i32 1", "", False),
        ("inbounds [0 x i32], ptr %p, i64 4", "", False),
        ("inbounds i8, ptr %there, i64 0", "", True),
        ("inbounds i8, ptr %there, i64 0", " #0", False),
        ("i8, ptr %there, i64 0", "", False),
        ("inbounds i8, ptr %filled, i64 %i", "", True),
        ("inbounds i8, ptr %filled, i64 %i", " #0", False),
    ],
)
def test_addresses_that_are_not_null(address: str, attribute: str, expected: bool) -> None:
    parameters = "ptr %p, ptr addrspace(3) %q, ptr nonnull %there, ptr dereferenceable(4) %filled, i64 %i, i64 range(i64 1, 9) %one"
    group = "attributes #0 = { null_pointer_is_valid }\n" if attribute else ""
    tracking = _tracking(f"define void @f({parameters}){attribute} {{\n  %x = getelementptr {address}\n  ret void\n}}\n\n{group}")
    assert tracking.is_known_non_zero(_value(tracking, "x")) == expected


@pytest.mark.parametrize(
    ("assumed", "value", "implied"),
    [
        ("a0", "b0", True), ("a1", "b1", True), ("a2", "b1", True), ("a3", "b1", False), ("a0", "b2", True), ("a0", "b3", False),
        ("a2", "b2", True), ("flagged", "b1", False), ("other", "b1", False), ("both", "b1", False), ("frozen", "b3", True),
    ],
)  # fmt: skip
def test_how_far_implications_between_poison_are_followed(assumed: str, value: str, implied: bool) -> None:
    """`a3` is three additions from %a, `b3` three multiplications."""
    tracking = _line(
        "%a0 = load i32, ptr %p, align 4\n%a1 = add i32 %a0, 1\n%a2 = add i32 %a1, 1\n%a3 = add i32 %a2, 1\n"
        "%b0 = mul i32 %a0, 3\n%b1 = mul i32 %a0, 3\n%b2 = mul i32 %b1, 3\n%b3 = mul i32 %b2, 3\n"
        "%flagged = add nsw i32 %a0, 1\n%other = add i32 %b, 1\n%both = add i32 %a0, %b\n%frozen = freeze i32 %b"
    )
    assert implies_poison(tracking, _value(tracking, assumed), _value(tracking, value)) == implied


@pytest.mark.parametrize(
    ("call", "known"),
    [
        ("i8 @llvm.abs.i8(i8 %high, i1 false)", "????????"),
        ("i8 @llvm.abs.i8(i8 %odd, i1 true)", "0??????1"),
        ("i8 @llvm.bitreverse.i8(i8 %odd)", "1???????"),
        ("i16 @llvm.bswap.i16(i16 %wide)", "???????1????????"),
        ("i8 @llvm.ctlz.i8(i8 %low, i1 false)", "0000????"),
        ("i8 @llvm.ctlz.i8(i8 %any, i1 false)", "0000????"),
        ("i8 @llvm.ctlz.i8(i8 %any, i1 true)", "00000???"),
        ("i8 @llvm.cttz.i8(i8 %odd, i1 false)", "00000000"),
        ("i8 @llvm.cttz.i8(i8 %any, i1 false)", "0000????"),
        ("i8 @llvm.ctpop.i8(i8 %low)", "00000???"),
        ("i8 @llvm.ctpop.i8(i8 %any)", "0000????"),
        ("i8 @llvm.fshl.i8(i8 %odd, i8 %high, i8 3)", "????11??"),
        ("i8 @llvm.fshr.i8(i8 %odd, i8 %high, i8 3)", "??11????"),
        ("i8 @llvm.fshr.i8(i8 %odd, i8 %high, i8 0)", "1???????"),
        ("i8 @llvm.fshl.i8(i8 %odd, i8 %high, i8 11)", "????11??"),
        ("i8 @llvm.fshl.i8(i8 %odd, i8 %high, i8 %any)", "????????"),
        ("i8 @llvm.uadd.sat.i8(i8 %high, i8 %any)", "1???????"),
        ("i8 @llvm.usub.sat.i8(i8 %low, i8 %any)", "0000????"),
        ("i8 @llvm.sadd.sat.i8(i8 %low, i8 %low)", "000?????"),
        ("i8 @llvm.ssub.sat.i8(i8 %low, i8 %high)", "0???????"),
        ("i8 @llvm.umin.i8(i8 %low, i8 %any)", "0000????"),
        ("i8 @llvm.umax.i8(i8 %high, i8 %any)", "1???????"),
        ("i8 @llvm.smin.i8(i8 %high, i8 %any)", "1???????"),
        ("i8 @llvm.smax.i8(i8 %low, i8 %any)", "0???????"),
        ("<2 x i8> @llvm.vector.reverse.v2i8(<2 x i8> %lanes)", "000000??"),
        ("i8 @llvm.vector.reduce.xor.v2i8(<2 x i8> %lanes)", "000000??"),
        ("i8 @llvm.vector.reduce.xor.v3i8(<3 x i8> %three)", "000000??"),
        ("i8 @llvm.vector.reduce.add.v2i8(<2 x i8> %lanes)", "00000???"),
        ("i8 @llvm.vector.reduce.and.v2i8(<2 x i8> %lanes)", "000000??"),
        ("i8 @llvm.vector.reduce.or.v2i8(<2 x i8> %lanes)", "000000??"),
        ("i8 @llvm.vector.reduce.umax.v2i8(<2 x i8> %lanes)", "000000??"),
        ("i8 @llvm.vector.reduce.umin.v2i8(<2 x i8> %lanes)", "000000??"),
        ("i8 @llvm.vector.reduce.smax.v2i8(<2 x i8> %lanes)", "000000??"),
        ("i8 @llvm.vector.reduce.smin.v2i8(<2 x i8> %lanes)", "000000??"),
    ],
)
def test_bits_of_intrinsics(call: str, known: str) -> None:
    operands = (
        "%odd = or i8 %any, 1\n%low = and i8 %any, 15\n%high = or i8 %any, -128\n%wide = or i16 %w, 1\n"
        "%lanes = and <2 x i8> %l, splat (i8 3)\n%three = and <3 x i8> %m, splat (i8 3)\n"
    )
    declared = re.sub(r" %\w+| -?\d+(?=[,)])| true| false", "", call)
    tracking = _line(f"{operands}%x = call {call}", "i8 %any, i16 %w, <2 x i8> %l, <3 x i8> %m", f"\ndeclare {declared}\n")
    assert str(tracking.known_bits(_value(tracking, "x"))) == known


@pytest.mark.parametrize(
    ("bundle", "zeros"),
    [
        ('"align"(ptr %p, i64 16)', 4),
        ('"align"(ptr %p, i64 1)', 0),
        ('"align"(ptr %p, i64 12)', 0),
        ('"align"(ptr %p, i64 %n)', 0),
        ('"align"(ptr %p, i64 16, i64 0)', 4),
        ('"align"(ptr %p, i64 16, i64 4)', 2),
        ('"align"(ptr %p, i64 16, i64 32)', 4),
        ('"align"(ptr %p, i64 16, i64 %n)', 0),
        ('"align"(ptr %q, i64 16)', 0),
        ('"nonnull"(ptr %p)', 0),
    ],
)
def test_low_bits_that_an_assumption_promises(bundle: str, zeros: int) -> None:
    tracking = _line(f"call void @llvm.assume(i1 true) [ {bundle} ]\n%x = load i8, ptr %p, align 1", "ptr %p, ptr %q, i64 %n", _ASSUME)
    assert tracking.known_bits(_value(tracking, "p"), _instruction(tracking, "x")).min_trailing_zeros == zeros


@pytest.mark.parametrize(
    ("load", "attribute", "expected"),
    [
        ("ptr, ptr %p, align 8, !nonnull !0", "", True),
        ("ptr, ptr %p, align 8, !nonnull !0", " #0", True),
        ("ptr, ptr %p, align 8, !dereferenceable !1", "", True),
        ("ptr, ptr %p, align 8, !dereferenceable !1", " #0", False),
        ("ptr addrspace(3), ptr %p, align 8, !dereferenceable !1", "", False),
        ("ptr addrspace(3), ptr %p, align 8, !nonnull !0", "", True),
        ("ptr, ptr %p, align 8, !dereferenceable_or_null !1", "", False),
        ("ptr, ptr %p, align 8, !invariant.load !0", "", False),
        ("ptr, ptr %p, align 8", "", False),
        ("i64, ptr %p, align 8, !range !2", "", True),
        ("i64, ptr %p, align 8, !range !3", "", False),
        ("i64, ptr %p, align 8, !range !4", "", False),
        ("i64, ptr %p, align 8, !noundef !0", "", False),
    ],
)
def test_loads_that_are_not_zero(load: str, attribute: str, expected: bool) -> None:
    more = "attributes #0 = { null_pointer_is_valid }\n\n" if attribute else ""
    more += "!0 = !{}\n!1 = !{i64 4}\n!2 = !{i64 1, i64 9}\n!3 = !{i64 0, i64 9}\n!4 = !{i64 4, i64 9, i64 -4, i64 1}\n"
    tracking = _tracking(f"define void @f(ptr %p){attribute} {{\n  %x = load {load}\n  ret void\n}}\n\n{more}")
    assert tracking.is_known_non_zero(_value(tracking, "x")) == expected


@pytest.mark.parametrize(
    ("vector", "expected"),
    [
        ("shufflevector <2 x i32> %i, <2 x i32> poison, <4 x i32> zeroinitializer", "a"),
        ("shufflevector <2 x i32> %i, <2 x i32> poison, <2 x i32> <i32 0, i32 1>", None),
        ("shufflevector <2 x i32> %j, <2 x i32> poison, <4 x i32> zeroinitializer", None),
        ("shufflevector <2 x i32> %v, <2 x i32> poison, <4 x i32> zeroinitializer", None),
        ("shufflevector <2 x i32> %s, <2 x i32> poison, <4 x i32> zeroinitializer", None),
        ("insertelement <2 x i32> poison, i32 %a, i64 0", None),
    ],
)
def test_what_stands_in_every_lane(vector: str, expected: str | None) -> None:
    tracking = _line(
        "%i = insertelement <2 x i32> poison, i32 %a, i64 0\n%j = insertelement <2 x i32> poison, i32 %a, i64 1\n"
        f"%s = add <2 x i32> %v, %i\n%x = {vector}",
        "i32 %a, <2 x i32> %v",
    )
    found = tracking.splat_value(_value(tracking, "x"))
    assert (None if found is None else found.ref) == (f"%{expected}" if expected else None)


@pytest.mark.parametrize(("limit", "transfers"), [(3, False), (4, True), (5, True), (32, True)])
def test_how_far_execution_is_followed(limit: int, transfers: bool) -> None:
    tracking = _line("%x = add i32 %a, 1\n%y = add i32 %a, 2\n%z = add i32 %a, 3\n%w = add i32 %a, 4")
    x, w = _instruction(tracking, "x"), _instruction(tracking, "w")
    assert tracking.range_transfers_execution(x, w, limit) is transfers
    assert not tracking.range_transfers_execution(w, x)


def test_where_an_assumption_holds() -> None:
    code = "%c = icmp eq i32 %a, 1\n%v = add i32 %b, 1\ncall void @g()\ncall void @llvm.assume(i1 %c)\n%w = add i32 %b, 2"
    tracking = _line(code, more="\ndeclare void @g()\n" + _ASSUME)
    assume = tracking.assumptions.assumptions[0]
    assert tracking.assumption_holds(assume, _instruction(tracking, "w"))
    assert not tracking.assumption_holds(assume, _instruction(tracking, "v"))
