"""instsimplify: every rule on every input of 4 bits (and i1), by an evaluation of its own that knows of poison; what the text tells.

Each expression is a function of `%x` and `%y`. Where it is poison or undefined for some input, anything may stand there afterwards.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from mirror_run import run

from nvopt.passes.instsimplify import InstSimplify
from nvopt.passes.simplifiable_text import may_simplify

BINARY = ("add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "sdiv", "urem", "srem")
FLAGS = {
    **dict.fromkeys(("add", "sub", "mul", "shl"), ("", "nuw ", "nsw ")),
    **dict.fromkeys(("udiv", "sdiv", "lshr", "ashr"), ("", "exact ")),
    "or": ("", "disjoint "),
}
PREDICATES = ("eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle")
POISON = None


def signed(value: int, bits: int) -> int:
    return value - (1 << bits) if value >> (bits - 1) else value


def evaluate(opcode: str, flag: str, a: int, b: int, bits: int) -> int | None:
    """`opcode flag a, b`; None for poison and for what is undefined."""
    size, sa, sb = 1 << bits, signed(a, bits), signed(b, bits)
    fits_signed = lambda value: -size // 2 <= value < size // 2  # noqa: E731
    match opcode:
        case "add" | "sub" | "mul":
            exact: Callable[[int, int], int] = {"add": lambda x, y: x + y, "sub": lambda x, y: x - y, "mul": lambda x, y: x * y}[opcode]
            if (flag == "nuw " and not 0 <= exact(a, b) < size) or (flag == "nsw " and not fits_signed(exact(sa, sb))):
                return POISON
            return exact(a, b) % size
        case "and" | "xor":
            return a & b if opcode == "and" else a ^ b
        case "or":
            return POISON if flag and a & b else a | b
        case "shl":
            if b >= bits or (flag == "nuw " and a << b >= size) or (flag == "nsw " and not fits_signed(sa << b)):
                return POISON
            return (a << b) % size
        case "lshr" | "ashr":
            if b >= bits or (flag and a % (1 << b)):
                return POISON
            return (a if opcode == "lshr" else sa) >> b & (size - 1)
    if b == 0 or (opcode[0] == "s" and (sa, sb) == (-size // 2, -1)):
        return POISON
    x, y = (sa, sb) if opcode[0] == "s" else (a, b)
    quotient = abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)
    rest = x - quotient * y
    if opcode[1:] == "div":
        return POISON if flag and rest else quotient % size
    return rest % size


def compare(predicate: str, a: int, b: int, bits: int) -> int:
    if predicate[0] == "s":
        a, b = signed(a, bits), signed(b, bits)
    return int({"eq": a == b, "ne": a != b, "gt": a > b, "ge": a >= b, "lt": a < b, "le": a <= b}[predicate[-2:]])


def results(lines: list[str], kind: str, bits: int) -> list[str | None]:
    """What each `%r = ...` is replaced by in a function that returns it; None where it stays."""
    functions = [
        f"define {kind if ' icmp ' not in line else 'i1'} @f{at}(i{bits} %x, i{bits} %y) {{\n  {line}\n"
        f"  ret {kind if ' icmp ' not in line else 'i1'} %r\n}}"
        for at, line in enumerate(lines)
    ]
    outcome = run("\n".join(functions), InstSimplify())
    bodies = re.findall(r"^define [^\n]*\n(.*?)^\}", outcome.text, re.S | re.M)
    return [None if "%r" in body else body.split()[-1] for body in bodies]


def reader(text: str, bits: int) -> Callable[[int, int], int]:
    """What an operand is, by what %x and %y are."""
    if text in ("%x", "%y"):
        return (lambda x, y: x) if text == "%x" else (lambda x, y: y)
    number = {"true": 1, "false": 0}[text] if text in ("true", "false") else int(text) % (1 << bits)
    return lambda x, y: number


def inputs(a: str, b: str, bits: int) -> list[tuple[int, int]]:
    """All that %x and %y may be where one of the operands is that."""
    xs, ys = (range(1 << bits) if name in (a, b) else (0,) for name in ("%x", "%y"))
    return [*product(xs, ys)]


@pytest.mark.parametrize("bits", [1, 4])
def test_integer_operations_on_every_input(bits: int) -> None:
    size = 1 << bits
    constants = [str(signed(value, bits)) for value in range(size)] if bits > 1 else ["false", "true"]
    operands = [*(("%x", c) for c in constants), *((c, "%x") for c in constants), ("%x", "%x"), ("%x", "%y"), *product(constants, repeat=2)]
    cases = [(opcode, flag, *pair) for opcode in BINARY for flag in FLAGS.get(opcode, ("",)) for pair in operands]
    found = results([f"%r = {opcode} {flag}i{bits} {a}, {b}" for opcode, flag, a, b in cases], f"i{bits}", bits)
    for (opcode, flag, a, b), result in zip(cases, found, strict=True):
        first, second, given = (reader(text, bits) for text in (a, b, result or "0"))
        for x, y in inputs(a, b, bits) if result is not None else ():
            expected = evaluate(opcode, flag, first(x, y), second(x, y), bits)
            assert expected in (POISON, given(x, y)), (opcode, flag, a, b, result, x, y)
    if bits > 1:
        assert sum(result is not None for (*_, a, b), result in zip(cases, found, strict=True) if "%" in a + b) == 75


@pytest.mark.parametrize("bits", [1, 4])
def test_comparisons_on_every_input(bits: int) -> None:
    size = 1 << bits
    constants = [str(signed(value, bits)) for value in range(size)] if bits > 1 else ["false", "true"]
    operands = [*(("%x", c) for c in constants), *((c, "%x") for c in constants), ("%x", "%x"), ("%x", "%y"), *product(constants, repeat=2)]
    cases = [(predicate, *pair) for predicate in PREDICATES for pair in operands]
    found = results([f"%r = icmp {predicate} i{bits} {a}, {b}" for predicate, a, b in cases], "i1", bits)
    for (predicate, a, b), result in zip(cases, found, strict=True):
        first, second = reader(a, bits), reader(b, bits)
        outcomes = {compare(predicate, first(x, y), second(x, y), bits) for x, y in inputs(a, b, bits)}
        assert result == (("false", "true")[outcomes.pop()] if len(outcomes) == 1 else None), (predicate, a, b)


@pytest.mark.parametrize("before", [4, 8])
@pytest.mark.parametrize("after", [1, 4, 8])
def test_casts_on_every_constant(before: int, after: int) -> None:
    if before == after:
        return
    opcodes = ("zext", "sext") if after > before else ("trunc",)
    cases = [(opcode, value) for opcode in opcodes for value in range(1 << before)]
    found = results([f"%r = {opcode} i{before} {signed(value, before)} to i{after}" for opcode, value in cases], f"i{after}", before)
    for (opcode, value), result in zip(cases, found, strict=True):
        expected = (signed(value, before) if opcode == "sext" else value) % (1 << after)
        assert result is not None
        assert reader(result, after)(0, 0) == expected


@pytest.mark.parametrize(
    ("type", "line", "result"),
    [
        ("i32", "%r = select i1 %c, i32 %x, i32 %x", "%x"),
        ("i32", "%r = select i1 true, i32 %x, i32 %y", "%x"),
        ("i32", "%r = select i1 false, i32 %x, i32 %y", "%y"),
        ("i32", "%r = select i1 %c, i32 poison, i32 %y", "%y"),
        ("i32", "%r = select i1 %c, i32 %x, i32 poison", "%x"),
        ("i32", "%r = select i1 %c, i32 %x, i32 undef", None),
        ("i32", "%r = select i1 poison, i32 %x, i32 %y", None),
        ("<2 x i32>", "%r = select <2 x i1> splat (i1 true), <2 x i32> %v, <2 x i32> %w", "%v"),
        ("<2 x i1>", "%r = select <2 x i1> %d, <2 x i1> splat (i1 true), <2 x i1> zeroinitializer", "%d"),
        ("i1", "%r = select i1 %c, i1 true, i1 false", "%c"),
        ("i1", "%r = select i1 %c, i1 false, i1 true", None),
        ("i32", "%r = select i1 %c, i32 1, i32 0", None),
        ("<2 x i32>", "%r = add <2 x i32> %v, zeroinitializer", "%v"),
        ("<2 x i32>", "%r = sub <2 x i32> %v, %v", "zeroinitializer"),
        ("<2 x i32>", "%r = udiv <2 x i32> %v, %v", "splat (i32 1)"),
        ("<2 x i32>", "%r = or <2 x i32> splat (i32 -1), %v", "splat (i32 -1)"),
        ("<2 x i32>", "%r = mul <2 x i32> %v, splat (i32 1)", "%v"),
        ("<2 x i32>", "%r = mul <2 x i32> %v, <i32 1, i32 2>", None),
        ("<2 x i32>", "%r = mul <2 x i32> %v, <i32 1, i32 poison>", None),
        ("<2 x i1>", "%r = icmp uge <2 x i32> %v, zeroinitializer", "splat (i1 true)"),
        ("<2 x i1>", "%r = icmp ult <2 x i32> zeroinitializer, %v", None),
        ("i1", "%r = icmp sgt i32 %x, 2147483647", "false"),
        ("i1", "%r = icmp sge i64 -9223372036854775808, %z", None),
        ("i1", "%r = icmp sle i64 -9223372036854775808, %z", "true"),
        ("i1", "%r = icmp eq ptr %p, %p", "true"),
        ("i1", "%r = fcmp true float %f, %g", "true"),
        ("i1", "%r = fcmp oeq float %f, %f", None),
        ("float", "%r = fadd float %f, -0.000000e+00", "%f"),
        ("float", "%r = fadd nnan float -0.000000e+00, %f", "%f"),
        ("float", "%r = fadd float %f, 0.000000e+00", None),
        ("float", "%r = fsub float %f, 0.000000e+00", "%f"),
        ("float", "%r = fsub float %f, -0.000000e+00", None),
        ("float", "%r = fsub float %f, %f", None),
        ("float", "%r = fmul float 1.000000e+00, %f", "%f"),
        ("half", "%r = fmul half %h, 0xH3C00", "%h"),
        ("float", "%r = fdiv float %f, 1.000000e+00", "%f"),
        ("float", "%r = fdiv float 1.000000e+00, %f", None),
        ("float", "%r = fmul float %f, 0.000000e+00", None),
        ("i32", "%r = bitcast i32 %x to i32", "%x"),
        ("float", "%r = bitcast i32 %x to float", None),
        ("i8", "%e = zext i8 %b to i32\n  %r = trunc i32 %e to i8", "%b"),
        ("i16", "%e = sext i8 %b to i32\n  %r = trunc i32 %e to i16", None),
        ("i32", "%e = freeze i32 %x\n  %r = freeze i32 %e", "%e"),
        ("i32", "%r = freeze i32 7", "7"),
        ("i32", "%r = freeze i32 undef", None),
        ("float", "%e = freeze float %f\n  %r = fneg float %e", None),
        ("float", "%r = fneg float 1.000000e+00", None),
        ("x86_fp80", "%r = fmul x86_fp80 %x87, 0xK3FFF8000000000000000", None),  # 1.0 in formats that Python has no number for
        ("fp128", "%r = fmul fp128 %quad, 0xL00000000000000003FFF000000000000", None),
        ("ppc_fp128", "%r = fmul ppc_fp128 %pair, 0xM3FF00000000000000000000000000000", None),
        ("ptr", "%r = getelementptr inbounds { i32, i32 }, ptr %p, i64 0, i32 0", "%p"),
        ("ptr addrspace(3)", "%r = getelementptr i8, ptr addrspace(3) %q, i64 0", "%q"),
        ("<2 x ptr>", "%r = getelementptr i8, ptr %p, <2 x i64> zeroinitializer", None),
        ("ptr", "%r = getelementptr i8, ptr %p, i64 4", None),
        ("i32", "%i = insertvalue { i32, i32 } poison, i32 %x, 0\n  %j = insertvalue { i32, i32 } %i, i32 %y, 1\n"
         "  %r = extractvalue { i32, i32 } %j, 0", "%x"),
        ("{ i32 }", "%i = insertvalue { i32, { i32 } } poison, i32 %x, 1, 0\n  %r = extractvalue { i32, { i32 } } %i, 1", None),
        # What was put there first is not there now: a part of it, or what holds it, was put in behind it.
        ("{ i32, i32 }", "%o = insertvalue { i32, { i32, i32 } } poison, { i32, i32 } %s, 1\n"
         "  %i = insertvalue { i32, { i32, i32 } } %o, i32 %x, 1, 0\n  %r = extractvalue { i32, { i32, i32 } } %i, 1", None),
        ("i32", "%o = insertvalue { i32, { i32, i32 } } poison, i32 %x, 1, 0\n"
         "  %i = insertvalue { i32, { i32, i32 } } %o, { i32, i32 } %s, 1\n  %r = extractvalue { i32, { i32, i32 } } %i, 1, 0", None),
        ("i32", "%o = insertvalue { i32, { i32, i32 } } poison, i32 %x, 1, 0\n"
         "  %i = insertvalue { i32, { i32, i32 } } %o, i32 %y, 1, 1\n  %r = extractvalue { i32, { i32, i32 } } %i, 1, 0", "%x"),
        ("i32", "%i = insertelement <2 x i32> %v, i32 %x, i64 1\n  %r = extractelement <2 x i32> %i, i32 1", "%x"),
        ("i32", "%i = insertelement <2 x i32> %v, i32 %x, i32 %y\n  %r = extractelement <2 x i32> %i, i32 1", None),
        ("i32", "%r = call i32 @llvm.umin.i32(i32 %x, i32 %x)", "%x"),
        ("i32", "%r = call i32 @llvm.umin.i32(i32 %x, i32 %y)", None),
        ("i32", "%a = add i32 %x, 0\n  %k = icmp ult i32 %a, 0\n  %r = select i1 %k, i32 7, i32 %a", "%x"),
    ],
)  # fmt: skip
def test_others(type: str, line: str, result: str | None) -> None:
    args = (
        "i32 %x, i32 %y, i64 %z, i1 %c, <2 x i32> %v, <2 x i32> %w, <2 x i1> %d, float %f, float %g, half %h, i8 %b, ptr %p, "
        "ptr addrspace(3) %q, { i32, i32 } %s, x86_fp80 %x87, fp128 %quad, ppc_fp128 %pair"
    )
    text = f"define {type} @f({args}) {{\n  {line}\n  ret {type} %r\n}}\ndeclare i32 @llvm.umin.i32(i32, i32)\n"
    outcome = run(text, InstSimplify())
    left = outcome.body("f").strip().splitlines()
    assert left[-1].removeprefix(f"  ret {type} ").removeprefix(f"ret {type} ") == (result or "%r")
    assert outcome.text == run(text, InstSimplify(), parse_first=True).text
    if result is not None:
        assert len(left) == 1 + (result == "%e")  # what was only there for it is gone


def test_phis() -> None:
    text = """
define i32 @f(i32 %x, i1 %c) {
entry:
  br label %loop
loop:
  %same = phi i32 [ %x, %entry ], [ %same, %loop ]
  %other = phi i32 [ %x, %entry ], [ %next, %loop ]
  %next = add i32 %other, %same
  br i1 %c, label %loop, label %exit
exit:
  %only = phi i32 [ %next, %loop ]
  ret i32 %only
}
define i32 @unreachable() {
entry:
  ret i32 0
dead:
  %d = phi i32 [ %b, %dead ]
  %a = add i32 %a, 0
  %b = select i1 true, i32 %d, i32 %b
  br label %dead
}
"""
    outcome = run(text, InstSimplify())
    assert "%same" not in outcome.text
    assert "ret i32 %next" in outcome.text
    assert outcome.text == run(text, InstSimplify(), parse_first=True).text


def test_what_has_nothing_to_simplify_is_not_parsed() -> None:
    text = "define i32 @f(i32 %x) {\n  %a = add i32 %x, 1\n  %b = and i32 %a, 7\n  %c = lshr i32 %b, 1\n  ret i32 %c\n}\n"
    outcome = run(text, InstSimplify())
    function = outcome.module.get_function("f")
    assert function is not None
    assert not outcome.changed
    assert not function.is_parsed


FIXTURES = sorted((Path(__file__).parents[2] / "fixtures").glob("*.ll"))


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_the_text_tells_of_everything(path: Path) -> None:
    text = path.read_text()
    assert run(text, InstSimplify()).text == run(text, InstSimplify(), parse_first=True).text
    once = run(text, InstSimplify())
    assert not run(once.text, InstSimplify(), parse_first=True).changed


def test_may_simplify_reads_lines() -> None:
    assert may_simplify("  %a = add i32 %x, 0\n")
    assert not may_simplify("  %a = add i32 %x, 10\n  store i32 0, ptr %p\n")
