"""Which pairs of values are told apart: each rule with all of its conditions, and with each of them alone untrue."""

from __future__ import annotations

import pytest

from nvopt.analysis.value_tracking import ValueTracking
from nvopt.ir import Module

PARAMETERS = "i8 %a, i8 %b, i8 range(i8 1, 9) %one, i8 %c, ptr %p, i64 %i"


@pytest.mark.parametrize(
    ("code", "differ"),
    [
        # %x and %y are made alike of two that differ, %s and %t.
        ("%s = add i8 %a, 1\n%t = add i8 %a, 2\n%x = add i8 %s, %b\n%y = add i8 %t, %b", True),
        ("%s = add i8 %a, 1\n%t = add i8 %a, 2\n%x = add i8 %s, %b\n%y = add i8 %t, %c", False),
        ("%s = add i8 %a, 1\n%t = add i8 %a, 2\n%x = add i8 %s, %b\n%y = add i8 %b, %t", True),
        ("%s = add i8 %a, 1\n%t = add i8 %a, 2\n%x = xor i8 %s, %b\n%y = xor i8 %t, %b", True),
        ("%s = add i8 %a, 1\n%t = add i8 %a, 2\n%x = add i8 %s, %b\n%y = xor i8 %t, %b", False),
        ("%s = add i8 %a, 1\n%t = add i8 %a, 2\n%x = or disjoint i8 %s, %b\n%y = or disjoint i8 %t, %b", True),
        ("%s = add i8 %a, 1\n%t = add i8 %a, 2\n%x = or disjoint i8 %s, %b\n%y = or i8 %t, %b", False),
        ("%s = add i8 %a, 1\n%t = add i8 %a, 2\n%x = or i8 %s, %b\n%y = or disjoint i8 %t, %b", False),
        ("%s = add i8 %a, 1\n%t = add i8 %a, 2\n%x = sub i8 %s, %b\n%y = sub i8 %t, %b", True),
        ("%s = add i8 %a, 1\n%t = add i8 %a, 2\n%x = sub i8 %b, %s\n%y = sub i8 %b, %t", True),
        ("%s = add i8 %a, 1\n%t = add i8 %a, 2\n%x = sub i8 %b, %s\n%y = sub i8 %t, %b", False),
        ("%s = add i8 %a, 1\n%t = add i8 %a, 2\n%x = mul nuw i8 %s, 3\n%y = mul nuw i8 %t, 3", True),
        ("%s = add i8 %a, 1\n%t = add i8 %a, 2\n%x = mul nsw i8 %s, 3\n%y = mul nsw i8 %t, 3", True),
        ("%s = add i8 %a, 1\n%t = add i8 %a, 2\n%x = mul nuw i8 %s, 3\n%y = mul nsw i8 %t, 3", False),
        ("%s = add i8 %a, 1\n%t = add i8 %a, 2\n%x = mul i8 %s, 3\n%y = mul i8 %t, 3", False),
        ("%s = add i8 %a, 1\n%t = add i8 %a, 2\n%x = mul nuw i8 %s, 3\n%y = mul nuw i8 %t, 5", False),
        ("%s = add i8 %a, 1\n%t = add i8 %a, 2\n%x = mul nuw i8 %s, %b\n%y = mul nuw i8 %t, %b", False),
        ("%s = add i8 %a, 1\n%t = add i8 %a, 2\n%x = shl nuw i8 %s, %b\n%y = shl nuw i8 %t, %b", True),
        ("%s = add i8 %a, 1\n%t = add i8 %a, 2\n%x = shl nsw i8 %s, %b\n%y = shl nuw i8 %t, %b", False),
        ("%s = add i8 %a, 1\n%t = add i8 %a, 2\n%x = shl nuw i8 %s, %b\n%y = shl nuw i8 %t, %c", False),
        ("%s = add i8 %a, 1\n%t = add i8 %a, 2\n%x = lshr exact i8 %s, %b\n%y = lshr exact i8 %t, %b", True),
        ("%s = add i8 %a, 1\n%t = add i8 %a, 2\n%x = ashr exact i8 %s, %b\n%y = ashr exact i8 %t, %b", True),
        ("%s = add i8 %a, 1\n%t = add i8 %a, 2\n%x = lshr exact i8 %s, %b\n%y = lshr i8 %t, %b", False),
        ("%s = add i8 %a, 1\n%t = add i8 %a, 2\n%x = lshr i8 %s, %b\n%y = lshr exact i8 %t, %b", False),
        ("%s = add i8 %a, 1\n%t = add i8 %a, 2\n%x = udiv exact i8 %s, %b\n%y = udiv exact i8 %t, %b", False),
        ("%s = add i8 %a, 1\n%t = add i8 %a, 2\n%x = zext i8 %s to i16\n%y = zext i8 %t to i16", True),
        ("%s = add i8 %a, 1\n%t = add i8 %a, 2\n%x = sext i8 %s to i16\n%y = sext i8 %t to i16", True),
        ("%s = add i8 %a, 1\n%t = add i8 %a, 2\n%x = trunc i8 %s to i4\n%y = trunc i8 %t to i4", False),
        # One is the other, changed.
        ("%x = add i8 %a, 0\n%y = add i8 %x, %one", True),
        ("%x = add i8 %a, 0\n%y = add i8 %x, %b", False),
        ("%x = add i8 %a, 0\n%y = xor i8 %x, %one", True),
        ("%x = add i8 %a, 0\n%y = or disjoint i8 %x, %one", True),
        ("%x = add i8 %a, 0\n%y = or i8 %x, %one", False),
        ("%x = add i8 %a, 0\n%y = sub i8 %x, %one", False),
        ("%x = or i8 %a, 1\n%y = mul nuw i8 %x, 3", True),
        ("%x = or i8 %a, 1\n%y = mul i8 %x, 3", False),
        ("%x = or i8 %a, 1\n%y = mul nuw i8 %x, 1", False),
        ("%x = or i8 %a, 0\n%y = mul nuw i8 %x, 3", False),
        ("%x = or i8 %a, 1\n%y = shl nuw i8 %x, 1", True),
        ("%x = or i8 %a, 1\n%y = shl i8 %x, 1", True),  # by the lowest bit
        ("%x = or i8 %a, 2\n%y = shl nuw i8 %x, 1", True),
        ("%x = or i8 %a, 2\n%y = shl i8 %x, 1", False),
        ("%x = or i8 %a, 2\n%y = shl nuw i8 %x, 0", False),
        # By bits.
        ("%x = or i8 %a, 4\n%y = and i8 %b, 3", True),
        ("%x = or i8 %a, 4\n%y = and i8 %b, 7", False),
    ],
)
def test_pairs(code: str, differ: bool) -> None:
    body = "".join(f"  {line}\n" for line in code.split("\n"))
    module = Module.parse(f"define void @f({PARAMETERS}) {{\n{body}  ret void\n}}\n")
    (function,) = module.functions
    tracking = ValueTracking(function)
    x, y = function.value_named("x"), function.value_named("y")
    assert x is not None
    assert y is not None
    assert tracking.is_known_non_equal(x, y) == tracking.is_known_non_equal(y, x) == differ


PHIS = """\
define void @f(i1 %c, i8 %a, i8 %b) {{
entry:
  br i1 %c, label %then, label %join

then:                                             ; preds = %entry
  %s = add i8 %a, 1
  br label %join

join:                                             ; preds = %then, %entry
  %x = phi i8 [ {0}, %entry ], [ {1}, %then ]
  %y = phi i8 [ {2}, %entry ], [ {3}, %then ]
  br label %end

end:                                              ; preds = %join
  ret void
}}
"""


@pytest.mark.parametrize(
    ("incoming", "differ"),
    [
        (("1", "2", "3", "4"), True),
        (("1", "2", "3", "2"), False),
        (("1", "%a", "3", "%s"), True),
        (("1", "%a", "3", "%b"), False),
        (("1", "%s", "1", "%a"), False),
    ],
)
def test_phis_of_one_block(incoming: tuple[str, ...], differ: bool) -> None:
    (function,) = Module.parse(PHIS.format(*incoming)).functions
    x, y = function.value_named("x"), function.value_named("y")
    assert x is not None
    assert y is not None
    assert ValueTracking(function).is_known_non_equal(x, y) == differ


def test_phis_of_two_blocks_may_be_of_two_ways() -> None:
    text = PHIS.format("1", "2", "3", "4").replace("  br label %end\n", "  br i1 %c, label %join, label %end\n")
    text = text.replace("preds = %then, %entry", "preds = %join, %then, %entry").replace("%then ]\n", "%then ], [ %x, %join ]\n")
    text = text.replace("  ret void", "  %z = phi i8 [ 2, %join ]\n  ret void")
    (function,) = Module.parse(text).functions
    x, z = function.value_named("x"), function.value_named("z")
    assert x is not None
    assert z is not None
    assert not ValueTracking(function).is_known_non_equal(x, z)


def test_one_of_several_promises_is_enough() -> None:
    module = Module.parse(
        "define void @f(i8 %a, i8 %b) {\n"
        "  %small = icmp ult i8 %a, 9\n  call void @llvm.assume(i1 %small)\n"
        "  %other = icmp ne i8 %a, %b\n  call void @llvm.assume(i1 %other)\n"
        "  ret void\n}\n\ndeclare void @llvm.assume(i1 noundef)\n"
    )
    function = module.functions[0]
    a, b = function.args
    assert ValueTracking(function).is_known_non_equal(a, b, function.entry.terminator)


@pytest.mark.parametrize(("third", "differ"), [("", True), (", [ %p, %again ]", False)])
def test_an_address_that_only_moves_away_has_one_start(third: str, differ: bool) -> None:
    """Not so where it starts anew one step ahead of the other address."""
    text = f"""define void @f(ptr %p, i1 %c, i1 %d) {{
entry:
  %start = getelementptr inbounds i8, ptr %p, i64 2
  br label %loop
loop:
  %q = phi ptr [ %start, %entry ], [ %x, %loop ]{third}
  %x = getelementptr inbounds i8, ptr %q, i64 1
  %y = getelementptr inbounds i8, ptr %p, i64 1
  br i1 %c, label %loop, label %again
again:
  br i1 %d, label {"%loop" if third else "%end"}, label %end
end:
  ret void
}}
"""
    (function,) = Module.parse(text).functions
    x, y = function.value_named("x"), function.value_named("y")
    assert x is not None
    assert y is not None
    assert ValueTracking(function).is_known_non_equal(x, y) == differ
