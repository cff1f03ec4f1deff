"""process-restrict: what it takes for written where a function can't be read, and how much it says."""

from __future__ import annotations

import pytest

import nvopt
from nvopt.ir import Instruction, MDNode, Module
from nvopt.passes.process_restrict.invariant_loads import never_written
from nvopt.passes.process_restrict.restricted import Promises, RestrictedPointers

TEXT = """
define internal void @callee(ptr %p) {
  %x = load float, ptr %p
  ret void
}
define ptx_kernel void @kernel(ptr noalias %in) {
  call void @callee(ptr %in)
  ret void
}
"""


@pytest.mark.parametrize("is_read", [True, False])
def test_functions_that_can_not_be_read_may_write(is_read: bool) -> None:
    callee, kernel = Module.parse(TEXT).functions
    readings = {one: RestrictedPointers(one, Promises(in_structs=False, multi_level=False)) for one in (callee, kernel)}
    if not is_read:
        del readings[callee]
    assert never_written(readings) == ({kernel.args[0], callee.args[0]} if is_read else set())


@pytest.mark.parametrize("count", [63, 64, 65])
def test_the_first_64_pointers_have_scopes(count: int) -> None:
    loads = "".join(f"  %v{at} = load float, ptr %p{at}\n  store float %v{at}, ptr %q\n" for at in range(count - 1))
    head = ", ".join(["ptr noalias %q", *(f"ptr noalias %p{at}" for at in range(count - 1))])
    text = f'target triple = "nvptx64-nvidia-cuda"\ndefine ptx_kernel void @kernel({head}) {{\n{loads}  ret void\n}}\n'
    module = Module.parse(nvopt.run(text, "process-restrict"))
    function = next(iter(module.functions))
    last, store = [one for one in function.instructions() if one.opcode in ("load", "store")][-2:]

    def scopes(access: Instruction, kind: str) -> int:
        node = access.metadata.get(kind)
        return len(node.operands) if isinstance(node, MDNode) else 0

    assert (scopes(store, "alias.scope"), scopes(store, "noalias")) == (1, min(count, 64) - 1)
    assert (scopes(last, "alias.scope"), scopes(last, "noalias")) == ((1, count - 1) if count <= 64 else (0, 64))
    assert "invariant.load" in last.metadata
