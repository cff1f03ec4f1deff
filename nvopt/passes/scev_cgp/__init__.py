"""scev-cgp: accesses of memory at constant distances share a base, from which each is an offset.

      %e0 = zext i32 %t to i64                                          %e0 = zext i32 %t to i64
      %p0 = getelementptr float, ptr %a, i64 %e0                        %p0 = getelementptr float, ptr %a, i64 %e0
      %x0 = load float, ptr %p0                                         %x0 = load float, ptr %p0
      %t1 = add i32 %t, 7                       ; t: 0 to 1023  ->
      %e1 = zext i32 %t1 to i64
      %p1 = getelementptr float, ptr %a, i64 %e1                        %scevcgp = getelementptr i8, ptr %p0, i64 28
      %x1 = load float, ptr %p1                                         %x1 = load float, ptr %scevcgp

Addresses are compared by ScalarEvolution, ranges of special registers and launch bounds included (groups.py). Those of one address space
that are a constant apart, of less than 8 MiB, make a group, within a block or, with `do-function-scev-cgp`, over blocks. The base is the
lowest of them, computed in the nearest block that dominates all, without `inbounds`, since nothing may be accessed there (bases.py); in a
loop it is the address of the access that comes first. A group of which nothing would be saved stays, and so does an address that others
need. A sum of 32 bits that is known not to wrap around where it is computed, but not elsewhere, is no distance.

Knobs: `nv-disable-scev-cgp` turns all off; `do-scev-cgp` looks within blocks, `do-function-scev-cgp` over blocks; `do-scev-cgp-aggresively`
(sic) also where nothing is saved; `scev-cgp-old-base` takes no base but an address that is there; `scev-cgp-control` bounds the addresses
that change in a function, `scev-cgp-cross-block-limit` the bases that are put into one block for others, `scev-cgp-idom-level-limit` the
immediate dominators from an access up to its base, `scev-cgp-inst-limit` the instructions that an address is computed by;
`print-after-scev-cgp` prints functions that changed. `scev-cgp-tid-max-value` is the user's promise that no thread index is larger.

Source: the public description of cicc's SCEV-CGP, base address strength reduction and common base elimination for groups, bases, and the
knobs, whose defaults are nvopt's: cicc's have -1 for no limit where numbers are known of a sister compiler only. Skipping the proof that
32 bits don't overflow, which cicc has knobs for, is not here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.locations import location_of, location_of_function
from nvopt.analysis.loops import LoopInfo
from nvopt.ir import Function
from nvopt.knobs import Knob, declare
from nvopt.passes.base import Context, FunctionPass
from nvopt.remarks import Remark

if TYPE_CHECKING:
    from nvopt.passes.scev_cgp.bases import Rewritten

_SOURCE = "cicc's SCEV-CGP"


def _limit(name: str, help: str) -> Knob[int]:
    return declare(name, -1, f"{help}, -1 for any", source=_SOURCE, least=-1)


DISABLE = declare("nv-disable-scev-cgp", False, "scev-cgp leaves addresses as they are", source=_SOURCE)
IN_BLOCKS = declare("do-scev-cgp", True, "scev-cgp looks for addresses a constant apart within blocks", source=_SOURCE)
OVER_BLOCKS = declare("do-function-scev-cgp", False, "scev-cgp looks for addresses a constant apart in the whole function", source=_SOURCE)
AGGRESSIVE = declare("do-scev-cgp-aggresively", False, "scev-cgp changes addresses also where that saves nothing", source=_SOURCE)
OLD_BASE = declare("scev-cgp-old-base", False, "scev-cgp takes no base but an address that is there", source=_SOURCE)
CONTROL = _limit("scev-cgp-control", "Addresses that scev-cgp changes in a function")
CROSS_BLOCK = _limit("scev-cgp-cross-block-limit", "Bases that scev-cgp puts into a block for others")
LEVELS = _limit("scev-cgp-idom-level-limit", "Immediate dominators from an access up to its base")
INSTRUCTIONS = _limit("scev-cgp-inst-limit", "Instructions that an address which scev-cgp looks at is computed by")
TID_MAX = declare(
    "scev-cgp-tid-max-value", -1, "The user's promise that no thread index is larger, -1 for the GPU's", source=_SOURCE, least=-1
)
PRINT_AFTER = declare("print-after-scev-cgp", False, "Print the functions in which scev-cgp changed addresses", source=_SOURCE)


class SCEVCGP(FunctionPass):
    """The pass `scev-cgp`."""

    name = "scev-cgp"
    summary = "Compute addresses that are a constant apart from one base"
    preserved = frozenset({DominatorTree, LoopInfo})

    @classmethod
    def class_name(cls) -> str:
        return "SCEVCGPPass"

    def run(self, function: Function, context: Context) -> bool:
        knobs = context.knobs
        if knobs[DISABLE] or not (knobs[IN_BLOCKS] or knobs[OVER_BLOCKS]):
            return False
        if not function.is_parsed and " getelementptr " not in function.text:
            return False
        from nvopt.analysis.scev.scalar_evolution import ScalarEvolution  # late, as what follows: many functions need none of it
        from nvopt.passes.scev_cgp.bases import rewrite
        from nvopt.passes.scev_cgp.groups import groups_of
        from nvopt.passes.scev_cgp.promise import promise_thread_indices

        changed = knobs[TID_MAX] >= 0 and promise_thread_indices(function, knobs[TID_MAX])
        if changed:
            context.code_changed(function, self.preserved)
        scev = context.analyses.get(ScalarEvolution, function)
        groups = groups_of(scev, over_blocks=knobs[OVER_BLOCKS], levels=knobs[LEVELS], instructions=knobs[INSTRUCTIONS])
        limits = (knobs[CONTROL], knobs[CROSS_BLOCK])
        moved = rewrite(groups, scev, limits, old_base=knobs[OLD_BASE], aggressive=knobs[AGGRESSIVE])
        for one in moved:
            _report(one, function, context)
        if moved and knobs[PRINT_AFTER]:
            context.echo(f"*** IR after SCEV-CGP on {function.name} ***\n{function}\n")
        return changed or bool(moved)


def _report(moved: Rewritten, function: Function, context: Context) -> None:
    if context.remarks.enabled:
        args = (("String", "computed as an offset of "), ("Offset", str(moved.offset)), ("String", f" from {moved.base.ref}"))
        place = location_of(moved.access) or location_of_function(function)
        context.remarks.emit(Remark("Passed", SCEVCGP.name, "CommonBase", function.name, args, place))
