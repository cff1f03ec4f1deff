"""sinking2: values are computed in the blocks that use them, so that they take no register on the way there.

    entry:                                                       entry:
      %m = mul i32 %x, %n                                          br i1 %c, label %then, label %else
      %z = zext i32 %m to i64                                    then:
      br i1 %c, label %then, label %else           becomes         %m = mul i32 %x, %n
    then:                                                          %z = zext i32 %m to i64
      %p = getelementptr float, ptr %a, i64 %z                     %p = getelementptr float, ptr %a, i64 %z
      ...                                                          ...
    else:                                                        else:
      %q = getelementptr float, ptr %b, i32 %x                     %q = getelementptr float, ptr %b, i32 %x

A value goes to the nearest block that dominates all its uses, together with what it alone was computed from, where that takes no more
registers: the operands that have to stay live for it are no more than it is itself (placing.py). `opt`'s sink doesn't look at these, and
gives some kernels more registers than it saves. Nothing goes into a loop, where it would be computed again and again, and code generation
moves it out; and convergent calls, what reads memory that may be written, and what some thread may see elsewhere (the clock, which threads
are active) stay where they are. So do loads of global memory: their latency passes while something else is done. Those from parameters and
constant memory go.

`sink-into-texture` says for whom: 0 nobody, 1 operations on textures and surfaces, and what they are computed from, 2 those also within
their block, 3 all. `sink-limit` bounds the moves in a function, a quarter of it with `fast`. `dump-sink2` prints each.

Source: the public description of cicc's sinking2 for the knobs, the candidates and the target. There it goes to blocks with textures only,
and into loops, but not out of them; that registers decide is nvopt's.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.locations import location_of, location_of_function
from nvopt.analysis.loops import LoopInfo
from nvopt.ir import Function
from nvopt.knobs import declare
from nvopt.passes.base import Context, FunctionPass
from nvopt.remarks import Remark

if TYPE_CHECKING:
    from nvopt.passes.sinking2.sinking import Move

_SOURCE = "cicc's sinking2"
WHERE = declare(
    "sink-into-texture",
    3,
    "What sinking2 moves: 0 nothing, 1 what goes to blocks with textures or surfaces, 2 such also within a block, 3 all",
    source=_SOURCE,
    least=0,
)
LIMIT = declare("sink-limit", 20, "Moves that sinking2 makes in a function at most", source=_SOURCE, least=0)
DUMP = declare("dump-sink2", False, "Print a line for each move that sinking2 makes", source=_SOURCE)
_FAST = 4
"""With `fast` one of so many moves is made; cicc's number isn't known."""


@dataclass(frozen=True)
class Sinking2(FunctionPass):
    """The pass `sinking2`, or `sinking2<fast>`."""

    fast: bool = False

    name = "sinking2"
    summary = "Compute values in the blocks that use them, where that takes no more registers"
    preserved = frozenset({DominatorTree, LoopInfo})

    @classmethod
    def class_name(cls) -> str:
        return "Sinking2Pass"

    def run(self, function: Function, context: Context) -> bool:
        from nvopt.passes.sinking2.sinking import Sinker, may_sink  # late: many functions have one block

        if not context.knobs[WHERE] or not may_sink(function):
            return False
        limit = context.knobs[LIMIT] // (_FAST if self.fast else 1)
        sinker = Sinker(function, context.analyses.get(DominatorTree, function), context.analyses.get(LoopInfo, function))
        moves = sinker.run(context.knobs[WHERE], limit)
        for move in moves:
            _report(move, function, context)
        if len(moves) == limit and context.remarks.enabled:
            args = (("String", "stopped after "), ("Limit", str(limit)), ("String", " moves: -sink-limit"))
            context.remarks.emit(Remark("Missed", self.name, "SinkLimit", function.name, args, location_of_function(function)))
        return bool(moves)


def _report(move: Move, function: Function, context: Context) -> None:
    along = f" with {len(move.along)} of its operands" if move.along else ""
    text = f"sank {move.value.ref}{along} from {move.source.ref} to {move.target.ref}"
    if context.knobs[DUMP]:
        context.echo(f"{text} in {function.ref}\n")
    if context.remarks.enabled:
        place = location_of(move.value) or location_of_function(function)
        context.remarks.emit(Remark("Passed", Sinking2.name, "Sunk", function.name, (("String", text),), place))
