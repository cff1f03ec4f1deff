"""Who calls whom, in functions that are text and in those that are objects."""

from __future__ import annotations

import llvmlite.binding as llvm
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nvopt.analysis.call_graph import CallGraph
from nvopt.ir import Module

TEXT = """
declare void @outside()

define void @leaf(ptr %p) {
  call void @outside()
  ret void
}

define void @"two words"(ptr %p) {
  call void @leaf(ptr @self)
  call void %p()
  call void @leaf(ptr %p)
  call void asm sideeffect "call @leaf.", ""()
  ret void
}

define void @self() {
  call void @self()
  call void @"two words"(ptr null)
  ret void
}

define void @ping() personality ptr @outside {
  invoke void @pong() to label %done unwind label %pad
done:
  ret void
pad:
  %x = landingpad { ptr, i32 } cleanup
  ret void
}

define void @pong() {
  call void @"two words"(ptr @pong)
  call void @ping()
  ret void
}
"""


def parse(text: str, objects: bool = False) -> Module:
    native = llvm.parse_assembly(text, llvm.create_context())
    module = Module.parse(str(native))
    if objects:
        module.parse_all()
    return module


@pytest.mark.parametrize("objects", [False, True])
def test_direct_calls(objects: bool) -> None:
    module = parse(TEXT, objects)
    graph = CallGraph(module)
    called = {function.name: [callee.name for callee in graph.callees(function)] for function in module.functions}
    assert called == {
        "outside": [],
        "leaf": [],
        "two words": ["leaf"],
        "self": ["self", "two words"],
        "ping": ["pong"],
        "pong": ["two words", "ping"],
    }
    recursive = [function.name for function in module.functions if graph.is_recursive(function)]
    assert recursive == ["self", "ping", "pong"]
    assert objects or not any(function.is_parsed for function in module.functions)


@given(st.integers(1, 9).flatmap(lambda n: st.tuples(st.just(n), st.sets(st.tuples(st.integers(0, n - 1), st.integers(0, n - 1))))))
def test_recursion_is_a_way_back(drawn: tuple[int, set[tuple[int, int]]]) -> None:
    count, edges = drawn
    body = {n: "".join(f"  call void @f{to}()\n" for source, to in sorted(edges) if source == n) for n in range(count)}
    module = parse("".join(f"define void @f{n}() {{\n{body[n]}  ret void\n}}\n" for n in range(count)))
    reach = {n: {to for source, to in edges if source == n} for n in range(count)}
    for between in range(count):
        for source in range(count):
            if between in reach[source]:
                reach[source] |= reach[between]
    graph = CallGraph(module)
    assert [graph.is_recursive(function) for function in module.functions] == [n in reach[n] for n in range(count)]
