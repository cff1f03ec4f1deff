"""Modules inside LLVM, and what becomes of them."""

from __future__ import annotations

import gc

import pytest
from clock import no_collections

from nvopt.llvm.native_module import NativeModule


def parsed(text: str) -> NativeModule:
    made = NativeModule.parse(text.encode(), bitcode=False)
    assert isinstance(made, NativeModule)
    return made


@pytest.mark.parametrize("order", [0, 1])
@pytest.mark.parametrize("closed", [(), (0,), (1,), (0, 1), (0, 0)])
def test_modules_that_are_garbage_together(order: int, closed: tuple[int, ...]) -> None:
    """In a cycle, as exceptions and their frames make it, a module may be finalized before its clones."""
    with no_collections():
        module = parsed("define void @f() {\n  ret void\n}\n")
        cycle: list[object] = []
        cycle += [module, module.clone()][:: -1 if order else 1]
        for number in closed:
            one = cycle[number]
            assert isinstance(one, NativeModule)
            one.close()
            del one
        cycle.append(cycle)
        del module, cycle
        assert gc.collect(0)


def test_a_clone_outlives_its_module() -> None:
    module = parsed("define void @f() {\n  ret void\n}\n")
    clone = module.clone()
    module.close()
    assert b"define void @f()" in clone.print()
