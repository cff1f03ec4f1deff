"""nvvm-reflect and nvvm-reflect-pp in whole functions: random control flow, run before and after.

Every block passes a number on, so that each join has phis, and mixes into it which way control came; conditions are what a reflect call
answered, arithmetic on that, the arguments, or both. A phi that names the wrong block or lost the wrong edge changes the result,
or doesn't verify.
"""

from __future__ import annotations

import re

import llvmlite.binding as llvm
from effort import examples
from harness import compare
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nvopt.ir import Module
from nvopt.knobs import KnobValues
from nvopt.passes.base import Context
from nvopt.passes.nvvm_reflect import NVVMReflect
from nvopt.passes.simplify_constant_conditionals import SimplifyConstantConditionals
from nvopt.remarks import RemarkSink
from nvopt.target import TargetOptions

QUERIES = ("__CUDA_ARCH", "__CUDA_FTZ", "OTHER")
HEAD = "".join(f'@q{i} = private constant [{len(query) + 1} x i8] c"{query}\\00"\n' for i, query in enumerate(QUERIES))
TARGET = TargetOptions(cpu="sm_90", ftz=True)
ANSWERS = (900, 1, 0)


class Graph:
    """A function of `count` blocks under construction. Edges go to later blocks, or back through a counter that runs out."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.draw = draw
        self.count = draw(st.integers(2, 10))
        self.names = 0
        self.edges: list[tuple[int, int, str, str]] = []  # from, to, number, counter

    def fresh(self) -> str:
        self.names += 1
        return f"%v{self.names}"

    def text(self) -> str:
        """The function, phis and all."""
        bodies = [self.block(at) for at in range(self.count)]
        blocks = []
        for at, lines in enumerate(bodies):
            incoming = [edge for edge in self.edges if edge[1] == at]
            if at and incoming:
                numbers = ", ".join(f"[ {number}, %b{source} ]" for source, _, number, _ in incoming)
                counters = ", ".join(f"[ {counter}, %b{source} ]" for source, _, _, counter in incoming)
                lines = [f"%n{at} = phi i64 {numbers}", f"%k{at} = phi i64 {counters}", *lines]
            elif at:
                lines = [f"%n{at} = add i64 %x, 5", f"%k{at} = add i64 0, 4", *lines]
            blocks.append(f"b{at}:\n" + "".join(f"  {line}\n" for line in lines))
        shuffled = [blocks[0], *self.draw(st.permutations(blocks[1:]))]
        return f"define i64 @f(i64 %x, i64 %y) {{\n{''.join(shuffled)}}}\n"

    def block(self, at: int) -> list[str]:
        number, counter = (f"%n{at}", f"%k{at}") if at else ("%x", "0")
        lines: list[str] = []
        for _ in range(self.draw(st.integers(0, 2))):
            multiplied, number = number, self.fresh()
            lines += [f"{number}.m = mul i64 {multiplied}, 31", f"{number} = add i64 {number}.m, {at + 1}"]
        if at == self.count - 1:
            return [*lines, f"ret i64 {number}"]
        return [*lines, *self.terminator(at, number, counter)]

    def terminator(self, at: int, number: str, counter: str) -> list[str]:
        target = st.integers(at + 1, self.count - 1)
        kind = self.draw(st.sampled_from(("br", "cond", "cond", "cond", "switch", "back")))
        if kind == "back" and at:
            return self.loop(at, self.draw(st.integers(1, at)), self.draw(target), number, counter)
        if kind in ("br", "back"):
            return [f"br label {self.edge(at, self.draw(target), number, counter)}"]
        if kind == "cond":
            lines, condition = self.condition()
            ends = [self.edge(at, self.draw(target), number, counter) for _ in range(2)]
            return [*lines, f"br i1 {condition}, label {ends[0]}, label {ends[1]}"]
        lines, value = self.value()
        default = self.edge(at, self.draw(target), number, counter)
        cases = self.draw(st.lists(st.sampled_from((*ANSWERS, 2, 90)), unique=True, max_size=4))
        shown = " ".join(f"i32 {case}, label {self.edge(at, self.draw(target), number, counter)}" for case in cases)
        return [*lines, f"switch i32 {value}, label {default} [ {shown} ]"]

    def loop(self, at: int, back: int, out: int, number: str, counter: str) -> list[str]:
        following = self.fresh()
        lines, condition = self.condition()
        lines += [f"{following} = add i64 {counter}, 1", f"{following}.c = icmp ult i64 {following}, 4"]
        lines += [f"{following}.d = and i1 {following}.c, {condition}"]
        ends = [self.edge(at, target, number, following) for target in (back, out)]
        return [*lines, f"br i1 {following}.d, label {ends[0]}, label {ends[1]}"]

    def edge(self, source: int, target: int, number: str, counter: str) -> str:
        self.edges.append((source, target, number, counter))
        return f"%b{target}"

    # -- conditions

    def value(self) -> tuple[list[str], str]:
        """An i32, known or not."""
        kind = self.draw(st.sampled_from(("reflect", "reflect", "arithmetic", "argument", "select")))
        result = self.fresh()
        if kind == "reflect":
            return [f"{result} = call i32 @__nvvm_reflect(ptr @q{self.draw(st.integers(0, 2))})"], result
        if kind == "argument":
            return [f"{result} = trunc i64 %y to i32"], result
        lines, one = self.value()
        more, other = self.value()
        if kind == "select":
            decide, condition = self.condition()
            return [*lines, *more, *decide, f"{result} = select i1 {condition}, i32 {one}, i32 {other}"], result
        opcode = self.draw(st.sampled_from(("add", "sub", "and", "or", "xor", "mul")))
        return [*lines, *more, f"{result} = {opcode} i32 {one}, {other}"], result

    def condition(self) -> tuple[list[str], str]:
        """An i1, known or not."""
        result = self.fresh()
        if self.draw(st.integers(0, 3)) == 0:
            bit = self.draw(st.integers(0, 6))
            return [f"{result}.s = lshr i64 %y, {bit}", f"{result} = trunc i64 {result}.s to i1"], result
        if self.draw(st.integers(0, 3)) == 0:
            lines, one = self.condition()
            more, other = self.condition()
            return [*lines, *more, f"{result} = {self.draw(st.sampled_from(('and', 'or', 'xor')))} i1 {one}, {other}"], result
        lines, value = self.value()
        predicate = self.draw(st.sampled_from(("eq", "ne", "ugt", "slt", "sge")))
        return [*lines, f"{result} = icmp {predicate} i32 {value}, {self.draw(st.sampled_from((0, 1, 800, 900)))}"], result


@st.composite
def functions(draw: st.DrawFn) -> str:
    return Graph(draw).text()


@settings(max_examples=examples(60), suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(functions())
def test_random_control_flow(function: str) -> None:
    """The same results, no block that can't be reached, no decided branch, and nothing left to do."""
    asking = canonical(HEAD + "declare i32 @__nvvm_reflect(ptr)\n" + function)
    before = HEAD + re.sub(r"call i32 @__nvvm_reflect\(ptr @q(\d)\)", lambda call: f"add i32 {ANSWERS[int(call[1])]}, 0", function)
    after = simplified(asking)
    assert "call i32 @__nvvm_reflect" not in after
    assert "; No predecessors!" not in after
    assert re.search(r"br i1 (true|false)|icmp \w+ i32 -?\d+, |switch i32 -?\d|select i1 (true|false)", after) is None, after
    assert simplified(after) == after
    compare(before, after, "f", runs=12)


def simplified(text: str) -> str:
    """`text` after both passes, through LLVM's verifier and printer."""
    module = Module.parse(text)
    context = Context(TARGET, KnobValues(), RemarkSink())
    for function in module.functions:
        if not function.is_declaration:
            NVVMReflect().run(function, context)
            SimplifyConstantConditionals().run(function, context)
    return canonical(str(module))


def canonical(text: str) -> str:
    module = llvm.parse_assembly(text, llvm.create_context())
    module.verify()
    return str(module)
