"""Loop guards: what opt-22 makes of them, and never what isn't so."""

from __future__ import annotations

from typing import Any

import pytest
from effort import examples
from evaluating import PREDICATES, compare, evaluate, expressions, scev_of
from hypothesis import given, settings
from hypothesis import strategies as st

from nvopt.analysis.scev.counts import loop_exits
from nvopt.analysis.scev.expressions import add, mul
from nvopt.analysis.scev.expressions.kinds import SCEVConstant
from nvopt.analysis.scev.facts import guards, known
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import CmpInst, Module
from nvopt.ir.predicates import EQ, NE, SGE, SGT, SLE, SLT, UGE, UGT, ULE, ULT, Predicate
from nvopt.knobs import KnobValues

BODY = """ph:
  br label %loop

loop:                                             ; preds = %loop, %ph
  %i = phi i32 [ START, %ph ], [ %i.next, %loop ]
  %i.next = add i32 %i, 1
  %ec = icmp ne i32 %i.next, END
  br i1 %ec, label %loop, label %exit

exit:                                             ; preds = %loop, %entry
  ret void
}
"""


def counted(conditions: str, start: str, end: str) -> str:
    """A loop from `start` to `end`, entered where `%c` is true."""
    return (
        f"declare void @llvm.assume(i1)\n\ndefine void @f(i32 %a, i32 %b) {{\nentry:\n{conditions}"
        "  br i1 %c, label %ph, label %exit\n\n" + BODY.replace("START", start).replace("END", end)
    )


CASES = {
    "differs": ("  %c = icmp ne i32 %a, %b\n", "%a", "%b", -2),
    "differs with the same added": (
        "  %a5 = add i32 %a, 5\n  %b5 = add i32 %b, 5\n  %c = icmp ne i32 %a5, %b5\n",
        "%a",
        "%b",
        -2,
    ),
    "bounded": ("  %c = icmp ult i32 %a, 100\n", "0", "%a", -1),
    "bounded, not zero": ("  %p = icmp ult i32 %a, 100\n  %q = icmp ne i32 %a, 0\n  %c = and i1 %p, %q\n", "0", "%a", 98),
    "interval": ("  %s = add i32 %a, -1\n  %c = icmp ult i32 %s, 50\n", "0", "%a", 49),
    "a multiple": (
        "  %r = urem i32 %a, 6\n  %m = icmp eq i32 %r, 0\n  %p = icmp ult i32 %a, 100\n  %o = and i1 %m, %p\n"
        "  %q = icmp ne i32 %a, 0\n  %c = and i1 %o, %q\n",
        "0",
        "%a",
        95,
    ),
    "signed": ("  %p = icmp slt i32 %a, 100\n  %q = icmp sgt i32 %a, 0\n  %c = select i1 %p, i1 %q, i1 false\n", "0", "%a", 98),
    "assumed": (
        "  %p = icmp ult i32 %a, 100\n  call void @llvm.assume(i1 %p)\n  %c = icmp ne i32 %a, 0\n",
        "0",
        "%a",
        98,
    ),
    "equal": ("  %c = icmp eq i32 %a, 17\n", "0", "%a", 16),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_constant_maximum_as_opt_has_it(case: tuple[str, str, str, int]) -> None:
    conditions, start, end, expected = case
    se = scev_of(counted(conditions, start, end))
    found = loop_exits.backedge_taken_count(se, se.loops.top_level[0], loop_exits.CONSTANT_MAXIMUM)
    assert isinstance(found, SCEVConstant)
    assert found.signed == expected


def test_text_of_rewritten() -> None:
    se = scev_of(counted("  %p = icmp sgt i32 %a, 3\n  %q = icmp ult i32 %b, 8\n  %c = and i1 %p, %q\n", "0", "%a"))
    a, b = (se.table.unknown(arg) for arg in se.function.args)
    found = guards.LoopGuards.collect(se, se.loops.top_level[0])
    assert str(guards.apply_loop_guards(se, a, found)) == "(4 smax %a)"
    assert str(guards.apply_loop_guards(se, b, found)) == "(7 umin %b)"


BITS = 4
OPERANDS = ["%x", "%y", "%xs", "%ys", "%xr", "0", "1", "3", "5", "-2", "-7"]
TESTS = st.tuples(st.sampled_from([EQ, NE, ULT, ULE, UGT, UGE, SLT, SLE, SGT, SGE]), *[st.sampled_from(OPERANDS)] * 2)


def guarded_loop(tests: list[tuple[str, str, str]], shift: tuple[int, int, int]) -> str:
    lines = [f"  %xs = add i4 %x, {shift[0]}", f"  %ys = add i4 %y, {shift[1]}", f"  %xr = urem i4 %x, {shift[2]}", "  br label %t0", ""]
    for at, (pred, a, b) in enumerate(tests):
        before = "entry" if at == 0 else f"t{at - 1}"
        lines += [f"t{at}:".ljust(50) + f"; preds = %{before}", f"  %c{at} = icmp {pred} i4 {a}, {b}"]
        lines += [f"  br i1 %c{at}, label %{f't{at + 1}' if at + 1 < len(tests) else 'ph'}, label %exit", ""]
    sources = ", ".join([*(f"%t{at}" for at in reversed(range(len(tests)))), "%loop"])
    lines += [f"ph:{' ' * 47}; preds = %t{len(tests) - 1}", "  br label %loop", ""]
    lines += ["loop:                                             ; preds = %loop, %ph", "  %i = phi i4 [ 0, %ph ], [ %j, %loop ]"]
    lines += ["  %j = add i4 %i, 1", "  %e = icmp ne i4 %j, %x", "  br i1 %e, label %loop, label %exit", ""]
    lines += [f"exit:{' ' * 45}; preds = {sources}", "  ret void", "}", ""]
    return "\n".join(["define void @f(i4 %x, i4 %y) {", "entry:", *lines])


def entered(tests: list[tuple[str, str, str]], shift: tuple[int, int, int]) -> list[tuple[int, int]]:
    """The (x, y) with which the loop is entered."""
    found = []
    for x in range(16):
        for y in range(16):
            of = {"%x": x, "%y": y, "%xs": (x + shift[0]) & 15, "%ys": (y + shift[1]) & 15, "%xr": x % shift[2]}
            read = lambda name, of=of: of[name] if name in of else int(name) & 15  # noqa: E731
            if all(compare(pred, read(a), read(b), BITS) for pred, a, b in tests):
                found.append((x, y))
    return found


@settings(max_examples=examples(80), deadline=None)
@given(
    st.lists(TESTS, min_size=1, max_size=3), st.tuples(st.integers(-8, 7), st.integers(-8, 7), st.sampled_from([2, 3, 4, 5, 6])), st.data()
)
def test_guards_say_what_is_so(tests: list[tuple[str, str, str]], shift: tuple[int, int, int], data: st.DataObject) -> None:
    se = scev_of(guarded_loop(tests, shift))
    args = se.function.args
    places = [dict(zip(args, pair, strict=True)) for pair in entered(tests, shift)]
    loop = se.loops.top_level[0]
    found = guards.LoopGuards.collect(se, loop)
    inner = expressions(se, [se.table.unknown(arg) for arg in args], 4)
    for _ in range(4):
        e, other = data.draw(inner), data.draw(inner)
        rewritten = found.rewrite(e)
        for values in places:
            value = evaluate(e, values)
            if value is not None:
                assert evaluate(rewritten, values) == value
        pred = data.draw(st.sampled_from([EQ, NE, ULT, ULE, SLT, SGT, SGE]))
        if known.is_loop_entry_guarded_by_cond(se, loop, pred, e, other):
            for values in places:
                sides: tuple[Any, Any] = evaluate(e, values), evaluate(other, values)
                if None not in sides:
                    assert compare(pred, *sides, BITS)
    assert any(isinstance(one, CmpInst) for one in se.function.instructions())


SHIFTED = """declare void @llvm.assume(i1)

define void @f(iN %x) {
entry:
  %v = add iN %x, ADDEND
  %wide = zext iN %v to i16
  %signed = sext iN %v to i16
  %c = icmp PREDICATE iN %v, BOUND
  GUARD

ph:                                               ; preds = %entry
  br label %loop

loop:                                             ; preds = %loop, %ph
  %i = phi iN [ 0, %ph ], [ %i.next, %loop ]
  %i.next = add iN %i, 1
  %ec = icmp ne iN %i.next, %x
  br i1 %ec, label %loop, label %exit

exit:                                             ; preds = %loop, %entry
  ret void
}
"""
GUARDS = {
    "true": "br i1 %c, label %ph, label %exit",
    "false": "br i1 %c, label %exit, label %ph",
    "assumed": "call void @llvm.assume(i1 %c)\n  br label %ph",
}


def check_shifted(bits: int, pred: Predicate, addend: int, bound: int, guard: str) -> None:
    """All that is said of a loop whose guard compares x + addend with a bound, for each x that enters it: most of these intervals wrap."""
    text = SHIFTED.replace("iN", f"i{bits}").replace("ADDEND", str(addend)).replace("BOUND", str(bound))
    se = scev_of(text.replace("PREDICATE", pred).replace("GUARD", GUARDS[guard]))
    x, loop, size = se.function.args[0], se.loops.top_level[0], 1 << bits
    places = [value for value in range(size) if compare(pred, (value + addend) % size, bound, bits) != (guard == "false")]
    e = se.get(x)
    shifted = [se.get(one) for one in se.function.instructions() if one.name in ("v", "wide", "signed")]
    for told in (e, *shifted, add.negative(se, e), mul.mul2(se, e, se.table.constant(e.type, 3))):
        rewritten = guards.apply_loop_guards(se, told, loop)
        for value in places:
            is_so = evaluate(told, {x: value})
            assert is_so is not None
            assert evaluate(rewritten, {x: value}) == is_so
            assert se.unsigned_range(rewritten).contains(is_so)
            assert se.signed_range(rewritten).contains(is_so)
    for other in {0, (bound - addend) % size, size // 2}:
        for asked in (NE, ULT, UGT, SLT, SGT):
            if known.is_loop_entry_guarded_by_cond(se, loop, asked, e, se.table.constant(e.type, other)):
                assert all(compare(asked, value, other, bits) for value in places)
    for kind in (loop_exits.EXACT, loop_exits.CONSTANT_MAXIMUM, loop_exits.SYMBOLIC_MAXIMUM):
        count = loop_exits.backedge_taken_count(se, loop, kind)
        for value in places:
            for limit in (count, guards.apply_loop_guards(se, count, loop)):
                most = evaluate(limit, {x: value})
                assert most is not None
                assert most == (value - 1) % size or (kind != loop_exits.EXACT and most > (value - 1) % size)


@pytest.mark.parametrize("pred", PREDICATES)
def test_a_guard_on_a_sum_that_wraps(pred: Predicate) -> None:
    """Of every second pair, each guard in turn."""
    for addend in range(16):
        for bound in range(addend % 2, 16, 2):
            check_shifted(4, pred, addend, bound, list(GUARDS)[(addend + bound // 2) % 3])


@settings(deadline=None)
@given(st.sampled_from(PREDICATES), st.integers(0, 255), st.integers(0, 255), st.sampled_from(list(GUARDS)))
def test_a_guard_on_a_sum_of_bytes_that_wraps(pred: Predicate, addend: int, bound: int, guard: str) -> None:
    check_shifted(8, pred, addend, bound, guard)


@pytest.mark.parametrize(("bound", "expected"), [(3, "%x"), (13, "%x"), (1, "-1"), (15, "%x")])
def test_an_interval_that_wraps_bounds_nothing(bound: int, expected: str) -> None:
    """x + 1 < 3 holds of -1, 0 and 1; x + 1 < 1 only of -1."""
    text = SHIFTED.replace("iN", "i4").replace("ADDEND", "1").replace("PREDICATE", "ult").replace("BOUND", str(bound))
    se = scev_of(text.replace("GUARD", GUARDS["true"]))
    assert str(guards.apply_loop_guards(se, se.get(se.function.args[0]), se.loops.top_level[0])) == expected


@pytest.mark.parametrize(
    ("second", "source", "rule"),
    [
        ("icmp ult i32 %b, 20", "two", "(19 umin %p)"),
        ("icmp ult i32 %b, 5", "two", "(9 umin %p)"),
        ("icmp slt i32 %b, 20", "two", "%p"),  # another kind of bound
        ("icmp ne i32 %b, %a", "two", "%p"),
        ("icmp ult i32 %b, 20", "dead", "%p"),  # nothing is known of a way that nobody goes
    ],
)
def test_a_phi_is_bounded_by_the_weakest_of_its_ways(second: str, source: str, rule: str) -> None:
    se = scev_of(f"""\
define void @f(i32 %a, i32 %b, i1 %x) {{
entry:
  br i1 %x, label %one, label %two

one:                                              ; preds = %entry
  %c = icmp ult i32 %a, 10
  br i1 %c, label %join, label %exit

two:                                              ; preds = %entry
  %d = {second}
  br i1 %d, label %{"join" if source == "two" else "exit"}, label %exit

dead:                                             ; No predecessors!
  br label %{"exit" if source == "two" else "join"}

join:                                             ; preds = %{source}, %one
  %p = phi i32 [ %a, %one ], [ %b, %{source} ]
  br label %loop

loop:                                             ; preds = %loop, %join
  %i = phi i32 [ 0, %join ], [ %next, %loop ]
  %next = add i32 %i, 1
  %again = icmp ult i32 %next, %p
  br i1 %again, label %loop, label %exit

exit:                                             ; preds = %loop, %dead, %two, %one
  ret void
}}
""")
    p = se.function.value_named("p")
    assert p is not None
    found = guards.LoopGuards.collect(se, se.loops.top_level[0])
    assert str(found.rewrite(se.table.unknown(p))) == rule


@pytest.mark.parametrize(("depth", "one", "two"), [("0", "%p", "%q"), ("1", "(9 umin %p)", "%q"), ("2", "(9 umin %p)", "(9 umin %q)")])
def test_how_deep_phis_are_bounded(depth: str, one: str, two: str) -> None:
    """%q is one of a phi."""
    text = """\
define void @f(i32 %a, i32 %b, i1 %x) {
entry:
  br i1 %x, label %one, label %two

one:                                              ; preds = %entry
  %c = icmp ult i32 %a, 10
  br i1 %c, label %join, label %exit

two:                                              ; preds = %entry
  %d = icmp ult i32 %b, 10
  br i1 %d, label %join, label %exit

join:                                             ; preds = %two, %one
  %p = phi i32 [ %a, %one ], [ %b, %two ]
  br i1 %x, label %three, label %last

three:                                            ; preds = %join
  %e = icmp ult i32 %a, 5
  br i1 %e, label %last, label %exit

last:                                             ; preds = %three, %join
  %q = phi i32 [ %p, %join ], [ %a, %three ]
  br label %loop

loop:                                             ; preds = %loop, %last
  %i = phi i32 [ 0, %last ], [ %next, %loop ]
  %next = add i32 %i, 1
  %again = icmp ult i32 %next, %q
  br i1 %again, label %loop, label %exit

exit:                                             ; preds = %loop, %three, %two, %one
  ret void
}
"""
    flat = text.replace("br i1 %x, label %three, label %last", "br label %loop").replace("last:", "last: ; No predecessors!")
    flat = flat.partition("three:")[0] + flat[flat.index("loop:") :].replace("%last", "%join").replace("%q", "%p")
    for code, name, found in ((flat, "p", one), (text, "q", two)):
        function = Module.parse(code).functions[0]
        se = ScalarEvolution(function, knobs=KnobValues.parse({"scalar-evolution-max-loop-guard-collection-depth": depth}))
        phi = function.value_named(name)
        assert phi is not None
        assert str(guards.LoopGuards.collect(se, se.loops.top_level[0]).rewrite(se.table.unknown(phi))) == found
