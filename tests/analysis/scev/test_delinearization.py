"""Arrays behind addresses: sizes and subscripts give the address again, in launches that a GPU takes."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from evaluate import evaluate
from launches import registers
from llvmlite import binding as llvm

from nvopt.analysis.scev import delinearization
from nvopt.analysis.scev.delinearization import Delinearization
from nvopt.analysis.scev.expressions import add
from nvopt.analysis.scev.expressions.kinds import SCEV, SCEVAddRecExpr
from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
from nvopt.ir import CallInst, LoadInst, Module, StoreInst, Value

TEXT = (Path(__file__).parents[2] / "golden/scalar-evolution/delinearization-grid.ll").read_text()
KERNELS = ("int", "unsigned", "size_t", "matrix", "others")


def accesses(name: str) -> tuple[ScalarEvolution, list[tuple[SCEV, Delinearization]]]:
    """(offset, what is told of it) of the kernel's accesses."""
    kernel = Module.parse(str(llvm.parse_assembly(TEXT, llvm.create_context()))).get_function(name)
    assert kernel is not None
    se = ScalarEvolution(kernel)
    found = []
    for access in kernel.instructions():
        if isinstance(access, (LoadInst, StoreInst)):
            address = se.get(access.pointer)
            offset = add.minus(se, address, add.pointer_base(address))
            accessed = access.value.type if isinstance(access, StoreInst) else access.type
            told = delinearization.delinearize(se, offset, se.table.constant(offset.type, se.layout.store_size(accessed)))
            assert told is not None
            found.append((offset, told))
    return se, found


@pytest.mark.parametrize("name", KERNELS)
def test_sizes_and_subscripts_are_of_one_width(name: str) -> None:
    _, found = accesses(name)
    for offset, told in found:
        assert len(told.subscripts) == len(told.sizes) + 1 >= 2
        assert {one.type for one in (*told.sizes, *told.subscripts)} == {offset.type}


@pytest.mark.parametrize("name", KERNELS)
def test_they_give_the_address(name: str) -> None:
    se, found = accesses(name)
    rng = random.Random(3)
    for _ in range(50):
        launch = registers(rng, required=(128,) if name == "others" else ())
        values: dict[Value, int] = {
            one: launch[one.callee_name] for one in se.function.instructions() if isinstance(one, CallInst) and one.callee_name in launch
        }
        values |= {argument: rng.randrange(1, 1 << 20) for argument in se.function.args[1:]}
        iterations = {loop: rng.choice((0, 1, 2, 1000)) for loop in se.loops}
        for offset, told in found:
            index, *inner = (evaluate(one, values, iterations) for one in told.subscripts)
            for subscript, size in zip(inner, told.sizes, strict=True):
                index = index * evaluate(size, values, iterations) + subscript
            address = index * evaluate(told.element_size, values, iterations) % (1 << 64)
            if not told.predicates or index < 1 << 31:  # which the predicates say
                assert address == evaluate(offset, values, iterations)


@pytest.mark.parametrize("name", ["int", "unsigned", "size_t"])
def test_the_row_is_the_iteration_and_the_column_the_start(name: str) -> None:
    """And each thread stays in its column, which the row has."""
    se, found = accesses(name)
    grid = se.loops.top_level[0]
    for _, told in found:
        row, column = told.subscripts
        assert evaluate(row, {}, {grid: 17}) == 17
        assert not any(isinstance(one, SCEVAddRecExpr) and one.loop is grid for one in column.walk())
        assert told.predicates == () or name == "unsigned"
        assert se.is_known_predicate("ult", column, told.sizes[0]) or name != "int"
