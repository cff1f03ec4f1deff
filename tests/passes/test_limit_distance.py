"""Where limit-distance compares a distance: each condition alone untrue."""

import pytest

import nvopt

SUMS = """  %s = add nsw i32 %x, 1
  %t = add nsw i32 %x, 2
  %c = icmp slt i32 %s, %n
  %d = icmp sge i32 %t, %n
  call void @f(i1 %c, i1 %d)"""


GUARD = "%g = icmp slt i32 %x, %n"
LESS = "%a = icmp slt i32 %x, %n\n  %b = icmp eq i32 %other, 3\n"
MORE = LESS.replace("slt", "sge")
TO_REST = "label %rest, label %out"
STORED = "  store i32 %t, ptr %p\n  call void @f"
ASKED = "  %e = icmp eq i32 %t, %other\n  call void @f(i1 %e, i1 %e)\n  call void @f"
ADDRESSED = "  %w = sext i32 %t to i64\n  %q = getelementptr float, ptr %p, i64 %w\n  store float 1.0, ptr %q\n  call void @f"


def function(code: str = SUMS, *, guard: str = GUARD, branch: str = TO_REST, kind: str = "i32") -> str:
    return f"""declare void @f(i1, i1)
define void @k({kind} %x, {kind} %n, {kind} %other, ptr %p) {{
entry:
  {guard}
  br i1 %g, {branch}
rest:
{code}
  br label %out
out:
  ret void
}}
"""


def is_done(text: str) -> bool:
    return "%left = sub" in nvopt.run(text, "limit-distance")


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("", "", True),
        # one sum is what the distance takes
        ("%t = add nsw i32 %x, 2", "%t = add nsw i32 %other, 2", False),
        ("icmp sge i32 %t, %n", "icmp sge i32 %t, %other", False),
        ("icmp sge i32 %t, %n", "icmp sge i32 %s, %n", False),
        ("icmp sge i32 %t, %n", "icmp sge i32 %n, %t", True),
        ("icmp sge", "icmp eq", False),
        ("icmp sge", "icmp uge", False),
        ("icmp sge i32 %t, %n", "icmp sge i32 %t, 7", False),
        ("add nsw i32 %x, 2", "add nsw i32 %x, 0", True),
        ("add nsw i32 %x, 2", "add nsw i32 %x, -1", False),
        ("add nsw i32 %x, 2", "add nsw i32 %x, %other", False),
        ("add nsw i32 %x, 2", "add i32 %x, 2", False),
        ("add nsw i32 %x, 2", "add nuw i32 %x, 2", False),
        ("add nsw i32 %x, 2", "add nuw nsw i32 %x, 2", True),
        ("add nsw i32 %x, 2", "or disjoint i32 %x, 2", True),
        ("add nsw i32 %x, 2", "or i32 %x, 2", False),
        ("add nsw i32 %x, 2", "sub nsw i32 %x, 2", False),
        # what needs the sum itself
        ("  call void @f", STORED, False),
        ("  call void @f", ADDRESSED, True),
        *(("  call void @f", f"  %w = {code}\n  call void @f", True) for code in ("mul i32 %t, %n", "sub i32 %n, %t", "shl i32 %t, 2")),
        ("  call void @f", ASKED, False),
        ("  call void @f", ASKED.replace("%other", "%n"), False),
        ("  call void @f", ASKED.replace("eq i32 %t, %other", "slt i32 %t, %n"), True),
    ],
)
def test_sums(old: str, new: str, expected: bool) -> None:
    assert is_done(function(SUMS.replace(old, new) if old else SUMS)) == expected


@pytest.mark.parametrize(
    ("guard", "branch", "expected"),
    [
        ("%g = icmp slt i32 %x, %n", "label %out, label %rest", False),
        ("%g = icmp slt i32 %x, %n", "label %rest, label %rest", False),
        ("%g = icmp sle i32 %x, %n", TO_REST, True),
        ("%g = icmp sgt i32 %x, %n", TO_REST, False),
        ("%g = icmp sgt i32 %x, %n", "label %out, label %rest", True),
        ("%g = icmp sge i32 %x, %n", "label %out, label %rest", True),
        ("%g = icmp sgt i32 %n, %x", TO_REST, True),
        ("%g = icmp ne i32 %x, %n", TO_REST, False),
        ("%g = icmp slt i32 %x, %other", TO_REST, False),
        ("%g = icmp slt i32 %other, %n", TO_REST, False),
        ("%g = icmp ult i32 %x, %n", TO_REST, False),
        ("%g = icmp samesign ult i32 %x, %n", TO_REST, True),
        ("%y = add nsw i32 %x, 5\n  %g = icmp slt i32 %y, %n", TO_REST, True),
        ("%y = add nsw i32 %x, -5\n  %g = icmp slt i32 %y, %n", TO_REST, False),
        ("%y = add i32 %x, 5\n  %g = icmp slt i32 %y, %n", TO_REST, False),
        ("%y = add nuw i32 %x, 5\n  %g = icmp samesign ult i32 %y, %n", TO_REST, False),
        # several conditions
        (f"{LESS}  %g = and i1 %a, %b", TO_REST, True),
        (f"{LESS}  %g = and i1 %b, %a", TO_REST, True),
        (f"{LESS}  %g = select i1 %b, i1 %a, i1 false", TO_REST, True),
        (f"{LESS}  %h = and i1 %b, %a\n  %g = and i1 %h, %b", TO_REST, True),
        (f"{LESS}  %g = or i1 %a, %b", TO_REST, False),
        (f"{LESS}  %g = and i1 %a, %b", "label %out, label %rest", False),
        (f"{MORE}  %g = or i1 %a, %b", "label %out, label %rest", True),
        (f"{MORE}  %g = select i1 %b, i1 true, i1 %a", "label %out, label %rest", True),
        (f"{MORE}  %g = and i1 %a, %b", "label %out, label %rest", False),
    ],
)
def test_branches_ahead(guard: str, branch: str, expected: bool) -> None:
    assert is_done(function(guard=guard, branch=branch)) == expected


@pytest.mark.parametrize(
    ("flag", "guard", "expected"),
    [("nuw", "ult", True), ("nuw nsw", "ult", True), ("nsw", "ult", False), ("nuw", "slt", False)],
)
def test_numbers_without_sign(flag: str, guard: str, expected: bool) -> None:
    code = SUMS.replace("nsw", flag).replace("icmp s", "icmp u")
    assert is_done(function(code, guard=f"%g = icmp {guard} i32 %x, %n")) == expected


def test_a_constant_and_another_are_no_sum() -> None:
    assert not is_done(function(SUMS.replace("%x", "7"), guard=GUARD.replace("%x", "7")))


def test_a_constant_is_no_limit() -> None:
    assert not is_done(function(SUMS.replace("%n", "70"), guard=GUARD.replace("%n", "70")))


def test_optnone() -> None:
    assert not is_done(function().replace("%p) {", "%p) noinline optnone {"))


@pytest.mark.parametrize("is_limit_first", [False, True])
def test_the_distance_stands_behind_both(is_limit_first: bool) -> None:
    """In one block, whichever comes first."""
    made = ["%v = mul i32 %x, 3", "%m = mul i32 %n, 5"]
    guard = "\n  ".join([*(made[::-1] if is_limit_first else made), "%g = icmp slt i32 %v, %m"])
    assert is_done(function(SUMS.replace("%x", "%v").replace("%n", "%m"), guard=guard))


def test_a_distance_may_have_another_sign_than_what_it_is_compared_with() -> None:
    text = function(SUMS.replace("icmp", "icmp samesign")).replace("i32 %x,", "i32 range(i32 0, 1024) %x,", 1)
    assert is_done(text)
    assert "samesign" not in nvopt.run(text, "limit-distance")


@pytest.mark.parametrize(("kind", "expected"), [("i16", False), ("i32", True), ("i64", True), ("i128", False)])
def test_widths(kind: str, expected: bool) -> None:
    text = function(SUMS.replace("i32", kind), guard=f"%g = icmp slt {kind} %x, %n", kind=kind)
    assert is_done(text) == expected


@pytest.mark.parametrize(
    ("x", "n", "old", "new", "expected"),
    [
        ("range(i32 0, 1024) ", "range(i32 0, -2147483648) ", "", "", True),
        ("range(i32 -1, 1024) ", "range(i32 0, -2147483648) ", "", "", False),
        ("range(i32 0, 1024) ", "range(i32 -1, 1024) ", "", "", False),
        ("range(i32 0, 1024) ", "", "icmp ", "icmp samesign ", True),
        ("", "", "icmp ", "icmp samesign ", False),
        # of numbers without sign `samesign` says nothing of a sum that may have the highest bit
        ("range(i32 0, 1024) ", "", "add nsw", "add nuw nsw", True),
        ("range(i32 0, -2147483648) ", "", "add nsw", "add nuw", False),
    ],
)
def test_signs(x: str, n: str, old: str, new: str, expected: bool) -> None:
    code = SUMS.replace(old, new) if old else SUMS
    if "nuw" in new:
        code = code.replace("icmp s", "icmp samesign u")
    text = function(code, guard="%g = icmp eq i32 %other, 0").replace("i32 %x, i32 %n,", f"i32 {x}%x, i32 {n}%n,", 1)
    assert is_done(text) == expected


def test_a_branch_between_is_no_branch_ahead() -> None:
    """Of three sums the first stands where nothing is known yet."""
    text = function(guard="%y = add nsw i32 %x, 9\n  %g = icmp slt i32 %y, %n")
    after = nvopt.run(text, "limit-distance")
    assert "icmp slt i32 %y, %n" in after
    assert after.count("i32 %left") == 2


@pytest.mark.parametrize(("depth", "expected"), [(6, True), (7, False)])
def test_conditions_within_one_another(depth: int, expected: bool) -> None:
    chain = [f"%a{at + 1} = and i1 %a{at}, %b" for at in range(depth)]
    guard = "\n  ".join(["%a0 = icmp slt i32 %x, %n", "%b = icmp eq i32 %other, 3", *chain, f"%g = or disjoint i1 %a{depth}, false"])
    assert is_done(function(guard=guard.replace(f"%a{depth} =", "%g =").rpartition("\n")[0])) == expected


def test_no_place_may_be_behind_both() -> None:
    """Of what is compared where nobody comes."""
    text = """define void @k(i1 %c, i32 range(i32 0, 9) %a, ptr %p) {
  br i1 %c, label %one, label %two
one:
  %x = and i32 %a, 7
  ret void
two:
  %n = lshr i32 %a, 1
  ret void
nowhere:
  %s = add nuw nsw i32 %x, 1
  %t = add nuw nsw i32 %x, 2
  %d = icmp ult i32 %s, %n
  %e = icmp ult i32 %t, %n
  store i1 %d, ptr %p
  store i1 %e, ptr %p
  ret void
}
"""
    assert not is_done(text)
