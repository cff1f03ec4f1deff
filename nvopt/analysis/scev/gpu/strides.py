"""Indices that threads share out: recurrences that start at the thread's number and step over what the other threads do.

    shape(se, {(ctaid.x * ntid.x) + tid.x,+,ntid.x * nctaid.x})    # ("grid", "x", 1)

A recurrence is one where it starts with `c * tid` plus what does not depend on it (of a grid-stride loop also `c * ctaid * ntid`) and goes
up by c times 32, `ntid`, or `ntid * nctaid` of the same direction: c is how many elements a thread takes at a time. In a kernel with
"nvvm.reqntid" `ntid` is that number, and with `nctaid` and `ctaid` it may be any one. Casts between integers are looked through.

Source: the page on cicc's ScalarEvolution, "Warp-Stride and Grid-Stride Loop Patterns".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nvopt.analysis.scev.cache import CodeCache
from nvopt.analysis.scev.expressions import addrec, casts
from nvopt.analysis.scev.expressions.kinds import (
    ADD,
    MUL,
    SCEV,
    SIGN_EXTEND,
    TRUNCATE,
    ZERO_EXTEND,
    SCEVAddRecExpr,
    SCEVConstant,
    SCEVUnknown,
)
from nvopt.analysis.scev.gpu import launch
from nvopt.ir import CallBase, IntType, Type
from nvopt.target.special_registers import WARP_SIZE, register_of

if TYPE_CHECKING:
    from nvopt.analysis.loops import Loop
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

Terms = dict[tuple[str, ...], int]
"""A sum of products: the coefficient of each, by its factors in order. Other values than registers have made-up names."""
_MOST_TERMS = 32


class GridStrides(CodeCache["tuple[Loop, Type]", list[SCEV]]):
    """What the grid-stride indices of loops go up by."""

    __slots__ = ()


def is_shared_out(se: ScalarEvolution, recurrence: SCEVAddRecExpr) -> bool:
    """Whether the recurrence is an index that goes up by how many threads there are."""
    return se.registers.reads is not None and recurrence.is_affine and shape(se, recurrence) is not None


def is_grid_stride(se: ScalarEvolution, recurrence: SCEVAddRecExpr) -> bool:
    """Whether the recurrence goes through a flat array by the threads of the grid."""
    found = shape(se, recurrence) if recurrence.is_affine else None
    return found is not None and found[0] == "grid"


def grid_strides(se: ScalarEvolution, loop: Loop, type: Type) -> list[SCEV]:
    """What the grid-stride indices of the loop go up by, as integers of the type, read with and without a sign."""
    found = se.grid_strides.get((loop, type))
    if found is None:
        found = []
        for phi in loop.header.phis():
            index = se.get(phi) if isinstance(phi.type, IntType) else None
            if isinstance(index, SCEVAddRecExpr) and index.loop is loop and is_grid_stride(se, index):
                step = addrec.step_recurrence(se, index)
                found += dict.fromkeys((casts.truncate_or_zext(se, step, type), casts.truncate_or_sext(se, step, type)))
        se.grid_strides[loop, type] = found
    return found


def shape(se: ScalarEvolution, recurrence: SCEVAddRecExpr) -> tuple[str, str, int] | None:
    """Kind (`warp`, `block`, `grid`), direction, elements a thread; None for other recurrences than `{a,+,b}` of this sort."""
    fixed = _required_block(se)
    steps = _terms(addrec.step_recurrence(se, recurrence), fixed)
    starts = _terms(recurrence.start, fixed)
    if steps is None or starts is None or len(steps) != 1:
        return None
    for direction in "xyz":
        elements = starts.get((f"tid.{direction}",), 0)
        if elements <= 0:
            continue
        block: Terms = {(): fixed[f"ntid.{direction}"]} if f"ntid.{direction}" in fixed else {(f"ntid.{direction}",): 1}
        block = _times(block, {(): elements}) or {}
        if steps == block:
            return "block", direction, elements
        if steps.keys() == {(f"nctaid.{direction}",)}:  # the author knows how many threads a block will have
            block = {(): steps[f"nctaid.{direction}",]}
        if steps == _times(block, {(f"nctaid.{direction}",): 1}):
            first = _times(block, {(f"ctaid.{direction}",): 1}) or {}
            return ("grid", direction, elements) if first.items() <= starts.items() else None
    elements = starts.get(("tid.x",), 0) or starts.get(("laneid",), 0)
    return ("warp", "x", elements) if elements > 0 and steps == {(): elements * WARP_SIZE} else None


def _required_block(se: ScalarEvolution) -> dict[str, int]:
    """What `ntid` is in each direction, where the kernel must be launched with just that."""
    limits = launch.limits(se)
    return {name: limits[name][0] for name in ("ntid.x", "ntid.y", "ntid.z") if limits[name][0] == limits[name][1]}


def _terms(e: SCEV, fixed: dict[str, int]) -> Terms | None:
    """The expression as a sum of products, None where it is too large a one; registers in `fixed` are the number given there."""
    kind = e.kind
    if kind in (TRUNCATE, ZERO_EXTEND, SIGN_EXTEND):
        return _terms(e.operands[0], fixed)
    if isinstance(e, SCEVConstant):
        return {(): e.signed} if e.value else {}
    if isinstance(e, SCEVUnknown):
        return _terms_of_unknown(e, fixed)
    if kind == ADD:
        total: Terms = {}
        for one in e.operands:
            part = _terms(one, fixed)
            if part is None or len(total) + len(part) > _MOST_TERMS:
                return None
            for factors, size in part.items():
                total[factors] = total.get(factors, 0) + size
        return total
    if kind == MUL:
        product: Terms | None = {(): 1}
        for one in e.operands:
            product = _times(product, _terms(one, fixed))
        return product
    return {(str(id(e)),): 1}


def _terms_of_unknown(e: SCEVUnknown, fixed: dict[str, int]) -> Terms:
    register = register_of(e.value) if isinstance(e.value, CallBase) else None
    if register is None:
        return {(str(id(e)),): 1}
    if register == "warpsize":
        return {(): WARP_SIZE}
    return {(): fixed[register]} if register in fixed else {(register,): 1}


def _times(one: Terms | None, other: Terms | None) -> Terms | None:
    if one is None or other is None or len(one) * len(other) > _MOST_TERMS:
        return None
    found: Terms = {}
    for left, left_size in one.items():
        for right, right_size in other.items():
            factors = tuple(sorted(left + right))
            found[factors] = found.get(factors, 0) + left_size * right_size
    return found
