"""lower-aggr-copies<lower-aggr-func-args>: random programs of functions that pass aggregates to each other, run before and after.

Every function folds all leaves of its parameters and of what it gets from others into a number, and returns an aggregate whose leaves are
made of that number: a leaf in the wrong place, lost or taken twice changes the result.
"""

from __future__ import annotations

import re

import llvmlite.binding as llvm
import pytest
from effort import examples
from harness import Buffer, Inputs, compare
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import nvopt
from nvopt.ir import ArrayType, Module, StructType, Type
from nvopt.ir.types import void
from nvopt.knobs import KnobValues
from nvopt.passes.base import Context
from nvopt.passes.lower_aggr_copies.signatures import lower_signatures
from nvopt.remarks import RemarkSink
from nvopt.target import TargetOptions

LAYOUT = 'target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"\n'
SIZE = 256
INPUTS = Inputs(buffers={0: Buffer(SIZE, 16)})
# Each scalar with the integer of as many bits, and how to get from one to the other.
SCALARS = {
    "i1": ("i1", "", ""),
    "i8": ("i8", "", ""),
    "i16": ("i16", "", ""),
    "i33": ("i33", "", ""),
    "i64": ("i64", "", ""),
    "i128": ("i128", "", ""),
    "half": ("i16", "bitcast", "bitcast"),
    "float": ("i32", "bitcast", "bitcast"),
    "double": ("i64", "bitcast", "bitcast"),
    "ptr": ("i64", "ptrtoint", "inttoptr"),
    "ptr addrspace(1)": ("i64", "ptrtoint", "inttoptr"),
    "<2 x i32>": ("i64", "bitcast", "bitcast"),
    "<4 x i8>": ("i32", "bitcast", "bitcast"),
    "<2 x float>": ("i64", "bitcast", "bitcast"),
}
LOADABLE = ("i8", "i16", "i64", "i128", "half", "float", "double", "<2 x i32>", "<4 x i8>", "<2 x float>")
"""Scalars of which any bytes are a value."""

Shape = str | tuple["Shape", ...]
"""A scalar's name, or ("[", element, …) for an array, ("{", …) for a struct, ("<", …) for a packed one."""


def _aggregates(element: st.SearchStrategy[Shape]) -> st.SearchStrategy[Shape]:
    structs = st.tuples(st.sampled_from(["{", "{", "<"]), st.lists(element, max_size=4)).map(lambda drawn: (drawn[0], *drawn[1]))
    arrays = st.tuples(st.integers(0, 3), element).map(lambda drawn: ("[", *[drawn[1]] * drawn[0], drawn[1]))
    return structs | arrays


SHAPES = st.recursive(st.sampled_from(sorted(SCALARS)), _aggregates, max_leaves=8)


def text_of(shape: Shape) -> str:
    """The type; an array's last member is only its element type, so that there may be none."""
    if isinstance(shape, str):
        return shape
    kind, *members = shape
    if kind == "[":
        return f"[{len(members) - 1} x {text_of(members[-1])}]"
    inner = ", ".join(map(text_of, members))
    body = f"{{ {inner} }}" if inner else "{}"
    return f"<{body}>" if kind == "<" else body


def leaves_of(shape: Shape) -> list[tuple[tuple[int, ...], str]]:
    """(indices, scalar) of each leaf."""
    if isinstance(shape, str):
        return [((), shape)]
    kind, *members = shape
    inside = members[:-1] if kind == "[" else members
    return [((index, *path), scalar) for index, member in enumerate(inside) for path, scalar in leaves_of(member)]


class Program:
    """Functions under construction: each calls those before it, the last one, `f`, is what the harness calls."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.draw = draw
        self.pool: list[Shape] = draw(st.lists(SHAPES, min_size=1, max_size=4))
        self.functions: dict[str, tuple[str, Shape, list[Shape]]] = {}  # name -> convention, result, parameters
        self.split: list[str] = []
        self.lines: list[str] = []
        self.names = 0

    def text(self) -> str:
        bodies = [self.function(n) for n in range(self.draw(st.integers(1, 5)))]
        entry = self.entry()
        taken = [f"@table.{name} = global ptr @{name}" for name in self.functions if name not in self.split]
        return "\n".join([LAYOUT, *taken, *bodies, entry])

    def fresh(self) -> str:
        self.names += 1
        return f"%v{self.names}"

    def emit(self, text: str) -> str:
        result = self.fresh()
        self.lines.append(f"  {result} = {text}")
        return result

    # -- functions

    def function(self, n: int) -> str:
        name, result = f"f{n}", self.draw(st.sampled_from(self.pool))
        params = self.draw(st.lists(st.sampled_from([*self.pool, "i64"]), max_size=4))
        self.lines = []
        values = [(shape, f"%x{i}") for i, shape in enumerate(params)]
        shown = ", ".join(f"{text_of(shape)} {value}" for shape, value in values)
        number = self.body(values, "1")
        self.lines.append(f"  ret {text_of(result)} {self.value(result, values, number)}")
        linkage = self.draw(st.sampled_from(["internal", "internal", "private", "internal ", ""]))  # "internal ": its address is taken
        if linkage in ("internal", "private"):
            self.split.append(name)
        convention = self.draw(st.sampled_from(["", " fastcc"]))
        self.functions[name] = convention, result, params
        return f"define {linkage}{convention} {text_of(result)} @{name}({shown}) {{\n" + "\n".join(self.lines) + "\n}\n"

    def entry(self) -> str:
        self.lines = []
        values: list[tuple[Shape, str]] = [("i64", "%x")]
        for shape in self.pool:
            if all(scalar in LOADABLE for _, scalar in leaves_of(shape)):
                values.append((shape, self.emit(f"load {text_of(shape)}, ptr %p, align {self.draw(st.sampled_from([1, 8, 16]))}")))
        number = self.body(values, "%x")
        self.lines.append(f"  ret i64 {number}")
        return "define i64 @f(ptr %p, i64 %x) {\n" + "\n".join(self.lines) + "\n}\n"

    def body(self, values: list[tuple[Shape, str]], number: str) -> str:
        """Folds the values and what some calls return into a number."""
        for shape, value in values:
            number = self.fold(shape, value, number)
        for _ in range(self.draw(st.integers(0, 3)) if self.functions else 0):
            name = self.draw(st.sampled_from(list(self.functions)))
            convention, result, params = self.functions[name]
            args = ", ".join(f"{text_of(shape)} {self.value(shape, values, number)}" for shape in params)
            tails = [
                "",
                "",
                "notail ",
                *["tail "] * (re.search(r"\[0 x|\{\}", text_of(result)) is None),
            ]  # with those LLVM's codegen aborts
            tail = self.draw(st.sampled_from(tails))
            returned = self.emit(f"{tail}call{convention} {text_of(result)} @{name}({args})")
            if self.draw(st.integers(0, 4)):
                number = self.fold(result, returned, number)
                values.append((result, returned))
        return number

    # -- values

    def fold(self, shape: Shape, value: str, number: str) -> str:
        for path, scalar in leaves_of(shape):
            leaf = self.emit(f"extractvalue {text_of(shape)} {value}, {', '.join(map(str, path))}") if path else value
            integer, there, _ = SCALARS[scalar]
            if there:
                leaf = self.emit(f"{there} {scalar} {leaf} to {integer}")
            number = self.emit(f"add i64 {self.emit(f'mul i64 {number}, 31')}, {self.resized(leaf, integer, 'i64')}")
        return number

    def resized(self, value: str, old: str, new: str) -> str:
        if old == new:
            return value
        return self.emit(f"{'zext' if int(old[1:]) < int(new[1:]) else 'trunc'} {old} {value} to {new}")

    def value(self, shape: Shape, values: list[tuple[Shape, str]], number: str) -> str:
        """A value of `shape`: one that there is, a choice of two, zero, or one made of the number."""
        fitting = [value for other, value in values if other == shape]
        kind = self.draw(st.sampled_from(["there", "there", "select", "made", "made", "zero"]))
        if fitting and kind == "there":
            return self.draw(st.sampled_from(fitting))
        if fitting and kind == "select":
            one, other = self.draw(st.sampled_from(fitting)), self.value(shape, values, number)
            condition = self.emit(f"trunc i64 {number} to i1")
            return self.emit(f"select i1 {condition}, {text_of(shape)} {one}, {text_of(shape)} {other}")
        if kind == "zero" and not isinstance(shape, str):
            return "zeroinitializer"
        return self.made(shape, number)

    def made(self, shape: Shape, number: str) -> str:
        whole = "undef"
        for at, (path, scalar) in enumerate(leaves_of(shape)):
            integer, _, back = SCALARS[scalar]
            leaf = self.resized(self.emit(f"mul i64 {number}, {2 * at + 3}"), "i64", integer)
            if back:
                leaf = self.emit(f"{back} {integer} {leaf} to {scalar}")
            whole = self.emit(f"insertvalue {text_of(shape)} {whole}, {scalar} {leaf}, {', '.join(map(str, path))}") if path else leaf
        return whole


@st.composite
def programs(draw: st.DrawFn) -> tuple[str, list[str]]:
    program = Program(draw)
    return program.text(), program.split


def signatures_only(text: str) -> str:
    """`text` after the change of signatures, without the splitting of values that folds what this leaves."""
    module = Module.parse(str(llvm.parse_assembly(text, llvm.create_context())))
    lower_signatures(module, Context(TargetOptions(), KnobValues(), RemarkSink()))
    return str(module)


def whole_pass(text: str) -> str:
    return nvopt.run(text, "lower-aggr-copies<lower-aggr-func-args>")


@pytest.mark.parametrize("lower", [signatures_only, whole_pass])
@settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(programs())
def test_programs_do_after_what_they_did_before(lower: object, program: tuple[str, list[str]]) -> None:
    text, split = program
    assert callable(lower)
    after = lower(text)
    compare(text, after, "f", inputs=INPUTS, runs=8)
    module = Module.parse(after)
    for name in split:
        function = module.get_function(name)
        assert function is not None
        assert not any(param.is_aggregate for param in function.function_type.params)
        assert is_split_return(function.function_type.return_type)


def is_split_return(type: Type) -> bool:
    """Whether a function that was split may return `type`: void, a scalar, or several in a plain literal struct."""
    if isinstance(type, StructType):
        flat = len(type.elements) > 1 and not any(element.is_aggregate for element in type.elements)
        return flat and type is StructType.get(type.elements)
    return type is void or not isinstance(type, ArrayType)


def test_programs_call_what_is_split() -> None:
    """The generator makes what it is for: in one program after the other, split functions with aggregates that are called."""
    seen = []

    @settings(max_examples=examples(50), database=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
    @given(programs())
    def collect(program: tuple[str, list[str]]) -> None:
        text, split = program
        seen.append(any(re.search(rf"call .*[{{\[].*@{name}\(.*[{{\[]", text) for name in split))

    collect()
    assert sum(seen) >= 10
