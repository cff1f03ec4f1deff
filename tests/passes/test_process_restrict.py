"""process-restrict: what it takes for written where a function can't be read."""

from __future__ import annotations

import pytest

from nvopt.ir import Module
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
