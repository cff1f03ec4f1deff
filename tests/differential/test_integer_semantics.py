"""The tests' own model of LLVM's integer operations, against LLVM's constant folder and by a few plain facts."""

from __future__ import annotations

import itertools
import random

import pytest
from integer_semantics import (
    OPCODES,
    POISON,
    POISONED,
    UB,
    UNDEFINED,
    Operation,
    Scalar,
    is_refined,
    of_scalars,
    of_values,
    one,
    operation,
    undef,
)
from llvmlite import binding as llvm

CASTS = ("trunc", "zext", "sext", "bitcast")
WITH_FLAG = ("abs", "ctlz", "cttz")


def operand_bits(opcode: str, bits: int) -> tuple[int, ...]:
    match opcode:
        case "trunc":
            return (bits + 3,)
        case "zext" | "sext":
            return (bits - 1,)
        case "bitcast" | "ctpop" | "bswap" | "bitreverse":
            return (bits,)
        case "abs" | "ctlz" | "cttz":
            return (bits, 1)
        case "fshl" | "fshr":
            return (bits, bits, bits)
        case "ucmp" | "scmp":
            return (bits + 1, bits + 1)
    return (bits, bits)


def line(op: Operation, values: tuple[int, ...]) -> str:
    """An instruction of constants, which LLVM's passes fold."""
    typed = [f"i{bits} {value}" for bits, value in zip(op.operand_bits, values, strict=True)]
    if op.opcode in CASTS:
        return f"{op.opcode} {typed[0]} to i{op.bits}"
    if op.opcode.startswith("icmp."):
        return f"icmp {op.opcode.removeprefix('icmp.')} {typed[0]}, {values[1]}"
    if op.opcode in ("add", "sub", "mul", "shl", "lshr", "ashr", "udiv", "sdiv", "urem", "srem", "and", "or", "xor"):
        return f"{op.opcode} {typed[0]}, {values[1]}"
    suffix = f".i{op.bits}.i{op.operand_bits[0]}" if op.opcode in ("ucmp", "scmp") else f".i{op.bits}"
    return f"call i{op.bits} @llvm.{op.opcode}{suffix}({', '.join(typed)})"


def folded_by_llvm(op: Operation, cases: list[tuple[int, ...]]) -> list[str]:
    body = "".join(f"  %v{at} = {line(op, case)}\n  call void @use(i{op.bits} %v{at})\n" for at, case in enumerate(cases))
    text = f"declare void @use(i{op.bits})\ndefine void @f() {{\n{body}  ret void\n}}\n"
    if "@llvm." in text:
        name = text.partition("@llvm.")[2].partition("(")[0]
        text += f"declare i{op.bits} @llvm.{name}({', '.join(f'i{bits}' for bits in op.operand_bits)})\n"
    context = llvm.create_context()
    module = llvm.parse_assembly(text, context)
    machine = llvm.Target.from_triple("nvptx64-nvidia-cuda").create_target_machine()
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=0))
    manager = llvm.create_new_function_pass_manager()
    manager.add_instruction_combine_pass()
    manager.run(module.get_function("f"), builder)
    return [
        text.rpartition(" ")[2].rstrip(")") for text in map(str, module.get_function("f").blocks.__next__().instructions) if "@use" in text
    ]


def shown(value: Scalar, bits: int) -> str:
    if value is POISON or value is UB:
        return "poison"
    assert isinstance(value, int)
    return str(value - (1 << bits) if value >> (bits - 1) else value) if bits > 1 else ("true" if value else "false")


@pytest.fixture(autouse=True, scope="module")
def _targets() -> None:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()


@pytest.mark.parametrize("opcode", sorted(OPCODES - {"select", "ushl.sat", "sshl.sat"}))
def test_numbers_are_llvms(opcode: str) -> None:
    rng = random.Random(opcode)
    for bits in (4, 8, 16, 64):
        if opcode == "bswap" and bits % 16:
            continue
        width = 1 if opcode.startswith("icmp") else bits
        op = operation(opcode, width, operand_bits(opcode, bits))
        cases = [tuple(rng.getrandbits(min(width, rng.choice((2, 64)))) for width in op.operand_bits) for _ in range(40)]
        if bits == 4 and opcode not in ("fshl", "fshr"):
            cases = list(itertools.product(*(range(1 << width) for width in op.operand_bits)))
        cases = [case for case in cases if of_scalars(op, *case) is not UB]
        assert folded_by_llvm(op, cases) == [shown(of_scalars(op, *case), width) for case in cases]


@pytest.mark.parametrize(
    ("opcode", "flag", "operands", "result"),
    [
        ("add", "nuw", (8, 7), 15),
        ("add", "nuw", (8, 8), POISON),
        ("add", "nsw", (3, 4), 7),
        ("add", "nsw", (4, 4), POISON),
        ("add", "nsw", (8, 15), POISON),
        ("sub", "nuw", (3, 4), POISON),
        ("sub", "nsw", (8, 1), POISON),
        ("sub", "nsw", (0, 8), POISON),
        ("mul", "nuw", (4, 4), POISON),
        ("mul", "nsw", (15, 8), POISON),
        ("mul", "nsw", (2, 12), 8),
        ("shl", "nuw", (8, 1), POISON),
        ("shl", "nsw", (4, 1), POISON),
        ("shl", "nsw", (12, 1), 8),
        ("shl", "nsw", (1, 3), POISON),
        ("lshr", "exact", (6, 1), 3),
        ("lshr", "exact", (6, 2), POISON),
        ("ashr", "exact", (12, 2), 15),
        ("udiv", "exact", (6, 4), POISON),
        ("sdiv", "exact", (14, 15), 2),
        ("or", "disjoint", (5, 10), 15),
        ("or", "disjoint", (5, 4), POISON),
        ("icmp.ult", "samesign", (1, 7), 1),
        ("icmp.ult", "samesign", (1, 8), POISON),
        ("zext", "nneg", (7,), 7),
        ("zext", "nneg", (8,), POISON),
        ("trunc", "nuw", (15,), 15),
        ("trunc", "nuw", (16,), POISON),
        ("trunc", "nsw", (120,), 8),
        ("trunc", "nsw", (8,), POISON),
        ("lshr", "", (1, 4), POISON),
        ("shl", "", (1, 15), POISON),
        ("udiv", "", (1, 0), UB),
        ("sdiv", "", (8, 15), UB),
        ("srem", "", (8, 15), UB),
        ("sdiv", "", (POISON, 15), UB),
        ("sdiv", "", (POISON, 2), POISON),
        ("udiv", "", (POISON, 15), POISON),
        ("urem", "", (3, POISON), UB),
        ("abs", "", (8, 1), POISON),
        ("abs", "", (8, 0), 8),
        ("cttz", "", (0, 1), POISON),
        ("and", "", (0, POISON), POISON),
    ],
)
def test_what_is_undefined(opcode: str, flag: str, operands: tuple[Scalar, ...], result: Scalar) -> None:
    wide = {"trunc": (7,), "zext": (4,)}.get(opcode)
    op = operation(opcode, 8 if opcode == "zext" else 4, wide or operand_bits(opcode, 4)[: len(operands)], [flag] if flag else [])
    assert of_scalars(op, *operands) == result


def test_each_use_of_undef_sees_what_it_will() -> None:
    twice = of_values(operation("add", 4, (4, 4)), undef(4), undef(4))
    assert twice == undef(4)
    doubled = of_values(operation("shl", 4, (4, 4)), undef(4), one(1))
    assert doubled == frozenset(range(0, 16, 2))
    assert of_values(operation("add", 4, (4, 4), ["nuw"]), undef(4), one(15)) == {POISON, 15}
    assert of_values(operation("udiv", 4, (4, 4)), one(3), undef(4)) == UNDEFINED
    assert of_values(operation("udiv", 4, (4, 4)), undef(4), one(4)) == {0, 1, 2, 3}


def test_a_select_sees_the_chosen_arm_only() -> None:
    select = operation("select", 4, (1, 4, 4))
    assert of_values(select, one(1), one(3), POISONED) == one(3)
    assert of_values(select, POISONED, one(3), one(3)) == POISONED
    assert of_values(select, undef(1), one(3), one(4)) == {3, 4}


def test_refinement() -> None:
    assert is_refined(undef(4), one(3))
    assert not is_refined(one(3), undef(4))
    assert is_refined(POISONED, undef(4))
    assert not is_refined(undef(4), POISONED)
    assert is_refined(UNDEFINED, POISONED)
    assert not is_refined(POISONED - {POISON} | {3}, one(4))
    assert is_refined(frozenset({3, POISON}), one(4))
    assert not is_refined(one(3), UNDEFINED)
    assert not is_refined(POISONED, UNDEFINED)
