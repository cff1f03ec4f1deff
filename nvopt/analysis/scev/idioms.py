"""The loops by which the threads of a GPU share out work: each thread begins at its own index and steps over what the others do.

    for (int i = threadIdx.x; i < n; i += warpSize)                                                  // warp-stride
    for (int i = threadIdx.x; i < n; i += blockDim.x)                                                // block-stride
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x)          // grid-stride

    for idiom in find(se): print(idiom.text())
    # Loop %13: grid-stride in x: i32 {((%3 * %4) + %6),+,(%10 * %4)}<%13>, start [0,1024), step [1,1025), ...

A loop is one of these where the recurrence of an integer phi of its header is (strides.py). That is what the loop looks like: whether its
index wraps around is told by the recurrence's flags, and where these don't say so by the conditions of the count.

Source: the page on cicc's ScalarEvolution, "Warp-Stride and Grid-Stride Loop Patterns".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from nvopt.analysis.locations import location_of
from nvopt.analysis.scev import printer
from nvopt.analysis.scev.counts import loop_exits
from nvopt.analysis.scev.creation import from_values
from nvopt.analysis.scev.expressions import addrec
from nvopt.analysis.scev.expressions.kinds import COULD_NOT_COMPUTE, SCEV, SCEVAddRecExpr, SCEVConstant
from nvopt.analysis.scev.facts import ranges
from nvopt.analysis.scev.facts.predicates import NSSW, ComparePredicate, SCEVPredicate, WrapPredicate
from nvopt.analysis.scev.gpu import strides
from nvopt.ir import IntType
from nvopt.ir.predicates import SGT
from nvopt.remarks import Remark

if TYPE_CHECKING:
    from nvopt.analysis.constant_range import ConstantRange
    from nvopt.analysis.loops import Loop
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
    from nvopt.ir import PHINode

_NAMES = {"warp": "WarpStrideLoop", "block": "BlockStrideLoop", "grid": "GridStrideLoop"}


@dataclass(frozen=True, slots=True)
class Idiom:
    """A loop that is shared out."""

    kind: str
    """`warp`, `block` or `grid`: what the index goes up by the size of."""
    direction: str
    """`x`, `y` or `z`."""
    elements: int
    """How many elements a thread takes in an iteration: the factor of its index."""
    loop: Loop
    phi: PHINode
    recurrence: SCEVAddRecExpr
    start: ConstantRange
    """Read without a sign, as `step`."""
    step: ConstantRange
    count: SCEV
    """How often the loop goes back to its header; could-not-compute where that isn't known."""
    most: SCEV
    """The same, at most: a constant or could-not-compute."""
    assumed: tuple[SCEVPredicate, ...]
    """What must hold when the kernel runs for the count and its bound to be right."""

    def text(self) -> str:
        """A line that says it all."""
        found = self.recurrence
        each = f", {self.elements} elements a thread" if self.elements > 1 else ""
        return (
            f"Loop {self.loop.header.ref}: {self.kind}-stride in {self.direction}{each}: {found.type} {printer.text_of(found)}, "
            f"start {self.start.text()}, step {self.step.text()}, backedge-taken count {_text(self.count)}, at most {_text(self.most)}"
            f"{self.condition()}"
        )

    def condition(self) -> str:
        """What must hold when the kernel runs, in words: ` if the index doesn't overflow`; '' where nothing is left open."""
        words = dict.fromkeys(_in_words(one) for one in self.assumed)
        return f" if {' and '.join(words)}" if words else ""


def find(se: ScalarEvolution) -> list[Idiom]:
    """The loops of the function that are shared out, in the order of the loops."""
    return [idiom for loop in se.loops for idiom in _of_loop(se, loop)]


def lines(se: ScalarEvolution) -> list[str]:
    """What `-print-gpu-idioms` adds to the printout."""
    return [idiom.text() for idiom in find(se)]


def remarks(se: ScalarEvolution, pass_name: str) -> Iterator[Remark]:
    """An analysis remark for each."""
    for idiom in find(se):
        terminator = idiom.loop.header.terminator
        location = location_of(idiom.phi) or (location_of(terminator) if terminator is not None else None)
        args = (
            ("String", f"{idiom.kind}-stride loop in {idiom.direction}: index "),
            ("Recurrence", printer.text_of(idiom.recurrence)),
            ("String", ", backedge-taken count "),
            ("Count", _text(idiom.count)),
            *([("String", idiom.condition())] if idiom.assumed else []),
        )
        yield Remark("Analysis", pass_name, _NAMES[idiom.kind], se.function.name, args, location)


def _text(count: SCEV) -> str:
    if isinstance(count, SCEVConstant):
        return str(count.value)
    return "unknown" if count.kind == COULD_NOT_COMPUTE else printer.text_of(count)


def _of_loop(se: ScalarEvolution, loop: Loop) -> Iterator[Idiom]:
    for phi in loop.header.phis():
        if not isinstance(phi.type, IntType):
            continue
        found = from_values.get(se, phi)
        if not isinstance(found, SCEVAddRecExpr) or found.loop is not loop or not found.is_affine:
            continue
        shape = strides.shape(se, found)
        if shape is None:
            continue
        kind, direction, elements = shape
        (count, assumed), (most, _) = (_count(se, loop, kind) for kind in (loop_exits.EXACT, loop_exits.CONSTANT_MAXIMUM))
        start, step = (ranges.unsigned_range(se, one) for one in (found.start, addrec.step_recurrence(se, found)))
        yield Idiom(kind, direction, elements, loop, phi, found, start, step, count, most, tuple(assumed))


def _count(se: ScalarEvolution, loop: Loop, kind: int) -> tuple[SCEV, Sequence[SCEVPredicate]]:
    """How often the loop goes back to its header, and what must hold for that where it isn't known otherwise."""
    count = loop_exits.backedge_taken_count(se, loop, kind)
    return (count, ()) if count.kind != COULD_NOT_COMPUTE else loop_exits.predicated_backedge_taken_count(se, loop, kind)


def _in_words(predicate: SCEVPredicate) -> str:
    if isinstance(predicate, WrapPredicate):
        return f"{printer.text_of(predicate.recurrence)} doesn't wrap around {'with' if predicate.flags == NSSW else 'without'} a sign"
    if isinstance(predicate, ComparePredicate) and predicate.predicate is SGT and predicate.rhs.is_zero:
        return f"{printer.text_of(predicate.lhs)} is positive"
    return str(predicate)
