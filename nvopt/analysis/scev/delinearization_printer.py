"""What `print<delinearization>` prints, as LLVM 22 does: the arrays behind the addresses of accesses in loops."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from nvopt.analysis.scev import delinearization
from nvopt.analysis.scev.counts import at_scope
from nvopt.analysis.scev.expressions import add
from nvopt.analysis.scev.expressions.kinds import SCEV, UNKNOWN
from nvopt.analysis.scev.printer import predicate_lines, text_of
from nvopt.ir import IntType, LoadInst, StoreInst
from nvopt.ir.slots import FunctionSlots, ModuleSlots

if TYPE_CHECKING:
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution


def print_delinearization(se: ScalarEvolution, module: ModuleSlots | None = None) -> str:
    """What `print<delinearization>` prints, without the line that says for which function it is: the accesses in loops, one by one."""
    se.settle()
    lines: list[str] = []
    slots = FunctionSlots(se.function, module if module is not None else ModuleSlots(se.module))
    for access in _accesses_in_loops(se):
        address = at_scope.at_scope(se, se.get(access.pointer), se.loops.loop_for(access.parent))
        base = add.pointer_base(address)
        if base.kind != UNKNOWN:
            break  # as LLVM does: nothing behind the first address that starts from no name is looked at
        lines += _delinearized(se, access, base, add.minus(se, address, base), slots)
    return "".join(f"{line}\n" for line in lines)


def _accesses_in_loops(se: ScalarEvolution) -> Iterator[LoadInst | StoreInst]:
    for block in se.function.blocks:
        for instruction in block if se.loops.loop_for(block) is not None else ():
            if isinstance(instruction, (LoadInst, StoreInst)):
                yield instruction


def _delinearized(se: ScalarEvolution, access: LoadInst | StoreInst, base: SCEV, offset: SCEV, slots: FunctionSlots) -> Iterator[str]:
    yield f"\nInst:  {slots.line(access)}"
    yield f"AccessFunction: {text_of(offset)}"
    accessed = access.value.type if isinstance(access, StoreInst) else access.type
    size = se.table.constant(IntType.get(se.layout.index_width()), se.layout.store_size(accessed))
    found = delinearization.delinearize(se, offset, size)
    if found is None and se.knobs.delinearize_fixed_size:
        found = delinearization.delinearize_fixed_size(se, offset, size)
    if found is None:
        yield "failed to delinearize"
        return
    yield f"Base offset: {text_of(base)}"
    sizes, subscripts = ("".join(f"[{text_of(one)}]" for one in part) for part in (found.sizes, found.subscripts))
    yield f"ArrayDecl[UnknownSize]{sizes} with elements of {text_of(size)} bytes."
    yield f"ArrayRef{subscripts}"
    yield f"Delinearization validation: {'Succeeded' if found.is_valid(se) else 'Failed'}"
    if found.predicates:
        yield " Predicates:"
        yield from predicate_lines(found.predicates)
