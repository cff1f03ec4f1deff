"""The validator of translations finds what is no refinement, and takes what is one."""

from __future__ import annotations

import pytest
from refinement import UnsupportedError, counterexample


def function(body: str, *, parameters: str = "i4 %x, i4 %y", result: str = "i4", declared: str = "") -> str:
    lines = "".join(f"  {line.strip()}\n" if not line.strip().endswith(":") else f"{line.strip()}\n" for line in body.split(";"))
    return f"declare void @use(i4)\n{declared}define {result} @f({parameters}) {{\n{lines}}}\n"


MIN_MAX = "".join(f"declare i4 @llvm.{name}.i4(i4, i4)\n" for name in ("umin", "umax", "smin", "smax", "uadd.sat", "usub.sat"))
DECLARED = (
    f"{MIN_MAX}declare i4 @llvm.abs.i4(i4, i1)\ndeclare i4 @llvm.fshl.i4(i4, i4, i4)\ndeclare i4 @llvm.ctpop.i4(i4)\n"
    "declare void @llvm.assume(i1)\ndeclare {i4, i1} @llvm.uadd.with.overflow.i4(i4, i4)\n"
)

GOOD = [
    ("%r = add i4 %x, %y; ret i4 %r", "%r = add i4 %y, %x; ret i4 %r"),
    ("%r = add nsw i4 %x, %y; ret i4 %r", "%r = add i4 %x, %y; ret i4 %r"),
    ("%r = mul i4 %x, 2; ret i4 %r", "%r = shl i4 %x, 1; ret i4 %r"),
    ("%r = add i4 %x, %x; ret i4 %r", "%r = shl i4 %x, 1; ret i4 %r"),
    ("%r = sub i4 %x, %x; ret i4 %r", "ret i4 0"),
    ("%r = xor i4 undef, undef; ret i4 %r", "ret i4 undef"),
    ("%r = and i4 undef, 3; ret i4 %r", "ret i4 2"),
    ("%r = add nsw i4 undef, 1; ret i4 %r", "ret i4 undef"),
    ("%r = add nuw nsw i4 %x, 3; %s = add nuw nsw i4 %r, 2; ret i4 %s", "%s = add nuw nsw i4 %x, 5; ret i4 %s"),
    ("%q = udiv i4 %x, %y; %m = mul i4 %q, %y; %r = sub i4 %x, %m; ret i4 %r", "%z = freeze i4 %x; %r = urem i4 %z, %y; ret i4 %r"),
    ("%r = udiv i4 %x, %y; ret i4 %r", "%r = udiv i4 %x, %y; %u = udiv i4 1, %y; ret i4 %r"),
    ("%r = udiv i4 %x, 0; ret i4 %r", "ret i4 poison"),
    ("%n = xor i4 %x, -1; %r = and i4 %n, %x; ret i4 %r", "ret i4 0"),
    ("%c = icmp eq i4 %x, 0; %r = select i1 %c, i4 0, i4 %x; ret i4 %r", "ret i4 %x"),
    ("%c = icmp ult i4 %x, %y; %r = select i1 %c, i4 %x, i4 %y; ret i4 %r", "%r = call i4 @llvm.umin.i4(i4 %x, i4 %y); ret i4 %r"),
    ("%r = shl i4 %x, 4; ret i4 %r", "ret i4 poison"),
    ("%a = freeze i4 %x; %r = sub i4 %a, %a; ret i4 %r", "ret i4 0"),
    ("%a = freeze i4 poison; ret i4 %a", "ret i4 7"),
    ("%a = freeze i4 %x; %b = freeze i4 %x; %r = sub i4 %a, %b; ret i4 %r", "%a = freeze i4 %x; %r = sub i4 %a, %a; ret i4 %r"),
    ("%s = lshr i4 %x, 1; %t = shl i4 %s, 1; ret i4 %t", "%t = and i4 %x, -2; ret i4 %t"),
    ("%r = or disjoint i4 %x, %y; ret i4 %r", "%r = add nuw nsw i4 %x, %y; ret i4 %r"),
    ("%b = trunc i4 %x to i2; %w = sext i2 %b to i4; ret i4 %w", "%s = shl i4 %x, 2; %w = ashr exact i4 %s, 2; ret i4 %w"),
    ("%c = icmp slt i4 %x, 0; br i1 %c, label %a, label %b; a:; ret i4 1; b:; ret i4 2",
     "%c = icmp slt i4 %x, 0; %r = select i1 %c, i4 1, i4 2; ret i4 %r"),
    ("%c = icmp eq i4 %x, 3; br i1 %c, label %a, label %b; a:; br label %b; b:; %p = phi i4 [ 3, %a ], [ %x, %0 ]; ret i4 %p", "ret i4 %x"),
    ("switch i4 %x, label %d [ i4 1, label %a i4 2, label %a ]; a:; ret i4 %x; d:; ret i4 5",
     "%n = add i4 %x, -1; %c = icmp ult i4 %n, 2; %r = select i1 %c, i4 %x, i4 5; ret i4 %r"),
    ("call void @use(i4 %x); %r = add i4 %x, 0; ret i4 %r", "call void @use(i4 %x); ret i4 %x"),
    ("call void @llvm.assume(i1 false); ret i4 1", "ret i4 2"),
    ("%o = call {i4, i1} @llvm.uadd.with.overflow.i4(i4 %x, i4 %y); %r = extractvalue {i4, i1} %o, 0; ret i4 %r",
     "%r = add i4 %x, %y; ret i4 %r"),
    ("%r = call i4 @llvm.abs.i4(i4 %x, i1 true); ret i4 %r", "%r = call i4 @llvm.abs.i4(i4 %x, i1 false); ret i4 %r"),
    ("%r = call range(i4 0, 4) i4 @llvm.ctpop.i4(i4 %x); ret i4 %r", "%r = call i4 @llvm.ctpop.i4(i4 %x); ret i4 %r"),
    ("%c = icmp samesign ult i4 %x, %y; %z = zext i1 %c to i4; ret i4 %z", "%c = icmp slt i4 %x, %y; %z = zext i1 %c to i4; ret i4 %z"),
    ("%r = call i4 @llvm.fshl.i4(i4 %x, i4 %x, i4 5); ret i4 %r", "%r = call i4 @llvm.fshl.i4(i4 %x, i4 %x, i4 1); ret i4 %r"),
]  # fmt: skip

BAD = [
    ("%r = add i4 %x, %y; ret i4 %r", "%r = add nsw i4 %x, %y; ret i4 %r"),
    ("%r = add nuw nsw i4 %x, %y; ret i4 %r", "%r = add nuw nsw i4 %x, %y; %s = add nuw i4 %r, 1; %t = sub nuw i4 %s, 1; ret i4 %t"),
    ("%r = shl i4 %x, 1; ret i4 %r", "%r = add i4 %x, %x; ret i4 %r"),  # an odd sum of two uses of undef
    ("%r = shl nsw i4 %x, 3; ret i4 %r", "%r = mul nsw i4 %x, -8; ret i4 %r"),
    ("ret i4 0", "%r = xor i4 %x, %x; ret i4 %r"),
    ("%r = and i4 undef, 3; ret i4 %r", "ret i4 undef"),
    ("ret i4 undef", "ret i4 poison"),
    ("%r = freeze i4 %x; ret i4 %r", "ret i4 %x"),
    ("%a = freeze i4 %x; %r = sub i4 %a, %a; ret i4 %r", "%a = freeze i4 %x; %b = freeze i4 %x; %r = sub i4 %a, %b; ret i4 %r"),
    ("%c = icmp eq i4 %x, 0; %b = icmp ult i4 %y, 3; %s = select i1 %c, i1 %b, i1 false; %r = zext i1 %s to i4; ret i4 %r",
     "%c = icmp eq i4 %x, 0; %b = icmp ult i4 %y, 3; %s = and i1 %c, %b; %r = zext i1 %s to i4; ret i4 %r"),
    ("%c = icmp eq i4 %x, 0; %r = select i1 %c, i4 %y, i4 1; ret i4 %r",
     "%c = icmp eq i4 %x, 0; %r = select i1 %c, i4 %y, i4 %y; ret i4 %r"),
    ("%r = sdiv i4 %x, -1; ret i4 1", "%r = sdiv i4 %x, %y; ret i4 1"),
    ("%c = icmp eq i4 %y, 0; br i1 %c, label %a, label %b; a:; ret i4 0; b:; %r = udiv i4 %x, %y; ret i4 %r",
     "%r = udiv i4 %x, %y; %c = icmp eq i4 %y, 0; br i1 %c, label %a, label %b; a:; ret i4 0; b:; ret i4 %r"),
    ("%s = lshr i4 %x, 1; ret i4 %s", "%s = lshr exact i4 %x, 1; ret i4 %s"),
    ("%s = ashr i4 %x, 1; ret i4 %s", "%s = sdiv i4 %x, 2; ret i4 %s"),
    ("%q = srem i4 %x, 4; ret i4 %q", "%q = and i4 %x, 3; ret i4 %q"),
    ("%r = mul i4 %x, 6; ret i4 %r", "%s = shl nuw i4 %x, 1; %r = mul i4 %s, 3; ret i4 %r"),
    ("%r = or i4 %x, %y; ret i4 %r", "%r = or disjoint i4 %x, %y; ret i4 %r"),
    ("%r = or i4 %x, %y; ret i4 %r", "%r = add i4 %x, %y; ret i4 %r"),
    ("%c = icmp ult i4 %x, %y; %r = select i1 %c, i4 %x, i4 %y; ret i4 %r", "%r = call i4 @llvm.smin.i4(i4 %x, i4 %y); ret i4 %r"),
    ("%r = call i4 @llvm.abs.i4(i4 %x, i1 false); ret i4 %r", "%r = call i4 @llvm.abs.i4(i4 %x, i1 true); ret i4 %r"),
    ("%r = call i4 @llvm.fshl.i4(i4 %x, i4 %y, i4 5); ret i4 %r", "%r = call i4 @llvm.fshl.i4(i4 %y, i4 %x, i4 1); ret i4 %r"),
    ("call void @use(i4 %x); call void @use(i4 %y); ret i4 0", "call void @use(i4 %y); call void @use(i4 %x); ret i4 0"),
    ("call void @use(i4 %x); ret i4 0", "ret i4 0"),
    ("%z = freeze i4 %x; call void @use(i4 %z); ret i4 %z", "call void @use(i4 %x); ret i4 %x"),
    ("%c = icmp ult i4 %x, %y; %z = zext i1 %c to i4; ret i4 %z", "%c = icmp samesign ult i4 %x, %y; %z = zext i1 %c to i4; ret i4 %z"),
    ("%a = sext i4 %x to i8; %t = trunc i8 %a to i4; ret i4 %t", "%a = zext nneg i4 %x to i8; %t = trunc i8 %a to i4; ret i4 %t"),
    ("%a = zext i4 %x to i8; %t = trunc nuw i8 %a to i4; ret i4 %t", "%a = zext i4 %x to i8; %t = trunc nsw i8 %a to i4; ret i4 %t"),
    ("%c = trunc i4 %x to i1; br i1 %c, label %a, label %b; a:; ret i4 1; b:; ret i4 1",
     "%c = icmp eq i4 %y, 1; br i1 %c, label %a, label %b; a:; ret i4 1; b:; ret i4 1"),
    ("switch i4 %x, label %d [ i4 1, label %a ]; a:; ret i4 %y; d:; ret i4 5",
     "switch i4 %x, label %d [ i4 1, label %a i4 3, label %a ]; a:; ret i4 %y; d:; ret i4 5"),
    ("ret i4 1", "call void @llvm.assume(i1 %c); ret i4 1".replace("%c", "false")),
    ("%o = call {i4, i1} @llvm.uadd.with.overflow.i4(i4 %x, i4 %y); %b = extractvalue {i4, i1} %o, 1; %r = zext i1 %b to i4; ret i4 %r",
     "%s = add i4 %x, %y; %b = icmp ule i4 %s, %x; %r = zext i1 %b to i4; ret i4 %r"),
    ("%r = call i4 @llvm.ctpop.i4(i4 %x); ret i4 %r", "%r = call range(i4 0, 4) i4 @llvm.ctpop.i4(i4 %x); ret i4 %r"),
]  # fmt: skip


@pytest.mark.parametrize(("before", "after"), GOOD)
def test_refinements(before: str, after: str) -> None:
    source, target = (function(side, declared=DECLARED) for side in (before, after))
    assert counterexample(source, source) is None
    assert counterexample(target, target) is None
    assert counterexample(source, target) is None


@pytest.mark.parametrize(("before", "after"), BAD)
def test_what_is_no_refinement(before: str, after: str) -> None:
    assert counterexample(function(before, declared=DECLARED), function(after, declared=DECLARED)) is not None


def thrice(body: str, carried: str, first: str = "%x") -> str:
    """A loop of three iterations that returns what it carries from one to the next, `%p` inside."""
    return (
        f"br label %l; l:; %i = phi i4 [ 0, %0 ], [ %n, %l ]; %p = phi i4 [ {first}, %0 ], [ {carried}, %l ]; {body};"
        f" %n = add i4 %i, 1; %c = icmp eq i4 %n, 3; br i1 %c, label %e, label %l; e:; ret i4 {carried}"
    )


@pytest.mark.parametrize(
    ("before", "after", "is_good"),
    [
        (thrice("%q = add i4 %p, 1", "%q"), "%q = add i4 %x, 3; ret i4 %q", True),
        (thrice("%q = add i4 %p, 1", "%q"), "%q = add i4 %x, 4; ret i4 %q", False),
        ("ret i4 0", thrice("%q = xor i4 %p, %i", "%q", "3"), True),
        ("%a = freeze i4 %x; ret i4 0", "%a = freeze i4 %x; " + thrice("%q = and i4 %p, 0", "%q", "%a"), True),
        # one freeze for all iterations is not one for each
        ("%a = freeze i1 poison; br label %s; s:; " + thrice("%z = zext i1 %a to i4; %q = sub i4 %z, %p", "%q", "0").replace("%0", "%s"),
         thrice("%a = freeze i1 poison; %z = zext i1 %a to i4; %q = sub i4 %z, %p", "%q", "0"), False),
        # nor is a value the one of the iteration before
        (thrice("%o = shl i4 %i, 1; %q = xor i4 %p, %o", "%q"),
         thrice("%b = phi i4 [ 0, %0 ], [ %i, %l ]; %o = shl i4 %b, 1; %q = xor i4 %p, %o", "%q"), False),
    ],
)  # fmt: skip
def test_loops(before: str, after: str, is_good: bool) -> None:
    assert (counterexample(function(before), function(after)) is None) is is_good


@pytest.mark.parametrize("bits", [8, 32, 64])
def test_wide_integers(bits: int) -> None:
    def of(line: str) -> str:
        return f"define i{bits} @f(i{bits} %x, i{bits} %y) {{\n  {line}\n  ret i{bits} %r\n}}\n"

    doubled = of(f"%r = mul i{bits} %x, 2")
    assert counterexample(doubled, of(f"%r = shl i{bits} %x, 1")) is None
    assert counterexample(doubled, of(f"%r = shl nsw i{bits} %x, 1")) is not None
    assert counterexample(of(f"%r = ashr i{bits} %x, {bits - 1}"), of(f"%r = lshr i{bits} %x, {bits - 1}")) is not None


@pytest.mark.parametrize(
    ("before", "after", "is_good"),
    [
        ("%r = add <2 x i2> %x, <i2 1, i2 1>", "%r = sub <2 x i2> %x, splat (i2 -1)", True),
        ("%r = add <2 x i2> %x, <i2 1, i2 poison>", "%r = sub <2 x i2> %x, splat (i2 -1)", True),
        ("%r = sub <2 x i2> %x, splat (i2 -1)", "%r = add <2 x i2> %x, <i2 1, i2 poison>", False),
        ("%r = sub <2 x i2> %x, %x", "%r = shufflevector <2 x i2> zeroinitializer, <2 x i2> poison, <2 x i32> zeroinitializer", True),
        ("%r = add <2 x i2> %x, <i2 1, i2 0>", "%e = extractelement <2 x i2> %x, i32 0; %f = add i2 %e, 1;"
         "%r = insertelement <2 x i2> %x, i2 %f, i32 0", True),
        ("%r = add <2 x i2> %x, <i2 1, i2 0>", "%e = extractelement <2 x i2> %x, i32 1; %f = add i2 %e, 1;"
         "%r = insertelement <2 x i2> %x, i2 %f, i32 0", False),
    ],
)  # fmt: skip
def test_vectors(before: str, after: str, is_good: bool) -> None:
    source, target = (function(f"{side}; ret <2 x i2> %r", parameters="<2 x i2> %x", result="<2 x i2>") for side in (before, after))
    assert (counterexample(source, target, most_inputs=2000) is None) is is_good


NOUNDEF, BELOW_5, BELOW_6 = "i4 noundef %x", "i4 range(i4 0, 5) %x", "i4 range(i4 0, 6) %x"
PLAIN, FROZEN = "ret i4 %x", "%r = freeze i4 %x; ret i4 %r"
COMPARED = "%c = icmp ult i4 %x, 5; %r = zext i1 %c to i4; ret i4 %r"


@pytest.mark.parametrize(
    ("before", "after", "is_good"),
    [
        (function(PLAIN), function(PLAIN, result="noundef i4"), False),
        (function(PLAIN, result="noundef i4"), function(PLAIN), True),
        (function(PLAIN, parameters=NOUNDEF), function(FROZEN, parameters=NOUNDEF), True),
        (function(FROZEN, parameters=NOUNDEF), function(PLAIN, parameters=NOUNDEF), True),
        (function(COMPARED, parameters=BELOW_5), function("ret i4 1", parameters=BELOW_5), True),
        (function(COMPARED, parameters=BELOW_6), function("ret i4 1", parameters=BELOW_6), False),
        (function("call void @use(i4 noundef %x); ret i4 1"), function("call void @use(i4 %x); ret i4 1"), True),
        (function("call void @use(i4 %x); ret i4 1"), function("call void @use(i4 noundef %x); ret i4 1"), False),
    ],
)
def test_attributes(before: str, after: str, is_good: bool) -> None:
    assert (counterexample(before, after) is None) is is_good


@pytest.mark.parametrize(
    "body",
    [
        "%r = load i4, ptr %p; ret i4 %r",
        "br label %a; a:; br label %a",
        "%r = call i4 @g(i4 %x); ret i4 %r",
    ],
)
def test_what_is_not_modelled_is_said(body: str) -> None:
    text = function(body, parameters="i4 %x, ptr %p", declared="declare i4 @g(i4)\n")
    with pytest.raises(UnsupportedError):
        counterexample(text, text)


def test_a_bitcast_to_another_number_of_lanes_is_not_told() -> None:
    text = "define i8 @f(i32 %a) {\n  %v = bitcast i32 %a to <4 x i8>\n  %x = extractelement <4 x i8> %v, i32 0\n  ret i8 %x\n}\n"
    with pytest.raises(UnsupportedError):
        counterexample(text, text)
