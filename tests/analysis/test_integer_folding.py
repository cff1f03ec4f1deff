"""What integer instructions compute of constants, against LLVM's own folding of them."""

from __future__ import annotations

import re

import llvmlite.binding as llvm
from effort import examples
from hypothesis import given, settings
from hypothesis import strategies as st

from nvopt.analysis.integer_folding import fold, known_value
from nvopt.ir import Module

BINARY = {
    "add": ("nuw", "nsw"), "sub": ("nuw", "nsw"), "mul": ("nuw", "nsw"), "shl": ("nuw", "nsw"),
    "lshr": ("exact",), "ashr": ("exact",), "udiv": ("exact",), "sdiv": ("exact",), "urem": (), "srem": (),
    "and": (), "or": ("disjoint",), "xor": (),
}  # fmt: skip
PREDICATES = ("eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle")
widths = st.sampled_from((1, 2, 8, 32, 33, 64))


@st.composite
def lines(draw: st.DrawFn) -> tuple[str, str]:
    """An instruction on constants, and its type."""
    bits = draw(widths)
    edge = (0, 1, 2, bits - 1, bits, (1 << bits) - 1, 1 << (bits - 1), (1 << (bits - 1)) - 1)
    value = st.sampled_from(edge) | st.integers(0, (1 << bits) - 1)
    numbers = [draw(value) & ((1 << bits) - 1) for _ in range(3)]
    one, other, third = (v if bits > 1 else ("false", "true")[v] for v in numbers)
    kind = draw(st.sampled_from(("binary", "binary", "icmp", "cast", "select", "call", "freeze")))
    if kind == "binary":
        opcode = draw(st.sampled_from(sorted(BINARY)))
        flags = " ".join(flag for flag in BINARY[opcode] if draw(st.booleans()))
        return f"{opcode} {flags} i{bits} {one}, {other}", f"i{bits}"
    if kind == "icmp":
        samesign = draw(st.sampled_from(("", "samesign")))
        return f"icmp {samesign} {draw(st.sampled_from(PREDICATES))} i{bits} {one}, {other}", "i1"
    if kind == "cast":
        wider = draw(st.integers(1, 40)) + bits
        if draw(st.booleans()):
            return f"{draw(st.sampled_from(('zext', 'zext nneg', 'sext')))} i{bits} {one} to i{wider}", f"i{wider}"
        flags = draw(st.sampled_from(("", "nuw", "nsw", "nuw nsw")))
        return f"trunc {flags} i{wider} {draw(st.integers(0, (1 << wider) - 1))} to i{bits}", f"i{bits}"
    if kind == "select":
        return f"select i1 {draw(st.sampled_from(('true', 'false')))}, i{bits} {one}, i{bits} {third}", f"i{bits}"
    if kind == "freeze":
        return f"freeze i{bits} {one}", f"i{bits}"
    name = draw(st.sampled_from(("umin", "umax", "smin", "smax")))
    return f"call i{bits} @llvm.{name}.i{bits}(i{bits} {one}, i{bits} {other})", f"i{bits}"


@settings(max_examples=examples(40))
@given(st.lists(lines(), min_size=20, max_size=60))
def test_folding_agrees_with_llvm(cases: list[tuple[str, str]]) -> None:
    """Where we have a result LLVM has the same, or poison of a broken flag; where we have none nothing is right."""
    text = "".join(f"define {type} @f{at}() {{\n  %r = {line}\n  ret {type} %r\n}}\n" for at, (line, type) in enumerate(cases))
    declared = sorted(set(re.findall(r"call (i\d+) (@llvm\.\w+\.i\d+)", text)))
    module = llvm.parse_assembly(text + "".join(f"declare {t} {name}({t}, {t})\n" for t, name in declared), llvm.create_context())
    ours = Module.parse(str(module))
    theirs = folded_by_llvm(module)
    for at, (line, _) in enumerate(cases):
        function = ours.get_function(f"f{at}")
        assert function is not None
        instruction = function.entry.instructions[0]
        value = fold(instruction, [known_value(operand) for operand in instruction.operands])
        if value is None:
            assert theirs[at] in ("poison", "unreachable") or line.startswith(("sdiv", "srem")), line
        elif theirs[at] != "poison" or not instruction.flags:
            assert int(theirs[at]) % (1 << instruction.type.bits) == value, line  # type: ignore[attr-defined]


def folded_by_llvm(module: llvm.ModuleRef) -> list[str]:
    """What each function returns after instcombine and simplifycfg: a number, poison, or nothing at all."""
    llvm.initialize_all_targets()
    machine = llvm.Target.from_triple("nvptx64-nvidia-cuda").create_target_machine()
    manager = llvm.create_new_module_pass_manager()
    manager.add_instruction_combine_pass()
    manager.add_simplify_cfg_pass()
    manager.run(module, llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options()))
    found = re.findall(r"^define [^\n]*\n  (?:ret i\d+ (.*)|(.*))$", str(module), re.M)
    return [{"true": "1", "false": "0"}.get(value, value) or other for value, other in found]


def test_minima_need_both_and_hints_the_first() -> None:
    text = """define void @f(i8 %a) {
  %both = call i8 @llvm.smin.i8(i8 -3, i8 5)
  %first = call i8 @llvm.umin.i8(i8 %a, i8 0)
  %second = call i8 @llvm.umin.i8(i8 0, i8 %a)
  %hint = call i8 @llvm.expect.i8(i8 7, i8 %a)
  %unknown = call i8 @llvm.expect.i8(i8 %a, i8 7)
  ret void
}

declare i8 @llvm.smin.i8(i8, i8)
declare i8 @llvm.umin.i8(i8, i8)
declare i8 @llvm.expect.i8(i8, i8)
"""
    function = Module.parse(text).get_function("f")
    assert function is not None
    found = [fold(one, [known_value(operand) for operand in one.operands]) for one in function.entry if one.is_used or one.name]
    assert found == [253, None, None, 7, None]
