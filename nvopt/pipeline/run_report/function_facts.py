"""What analyses say of functions at a moment of a run: loops with their trip counts and idioms, and register pressure."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from nvopt.knobs import KnobValues
from nvopt.target import TargetOptions

if TYPE_CHECKING:
    from nvopt.analysis.loops import Loop
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
    from nvopt.ir import Function


def function_facts(text: str, names: Iterable[str], knobs: KnobValues, target: TargetOptions) -> dict[str, dict[str, Any]]:
    """Of the defined functions `names` (as LLVM prints them) of a module: whether it is a kernel, its loops, and by block the registers and
    predicates that live at its beginning, at its end and at its peak; about how many registers a thread takes, and how many warps run."""
    from nvopt.analysis.manager import AnalysisManager
    from nvopt.ir import Module, ReadError

    wanted = set(names)
    module = Module.parse(text)
    analyses = AnalysisManager(knobs)
    found = {}
    for function in module.functions:
        name = function.ref[1:]
        if name in wanted and not function.is_declaration:
            try:
                found[name] = _facts(function, analyses, target)
            except (ReadError, RecursionError):
                continue  # of what the mirror can't read nothing is known
    return found


def _facts(function: Function, analyses: Any, target: TargetOptions) -> dict[str, Any]:
    from nvopt.analysis.scev import idioms
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution
    from nvopt.analysis.thread_registers import ThreadRegisters

    function.assign_numbers()
    pressure = analyses.get(ThreadRegisters, function)
    scev = analyses.get(ScalarEvolution, function)
    shared_out = {idiom.loop.header: idiom.text().partition(": ")[2] for idiom in idioms.find(scev)}
    return {
        "kernel": function.is_kernel,
        "registers": pressure.registers,
        "warps": _warps(pressure.registers, function, target),
        "peak": list(pressure.peak),
        "blocks": [[block.ref, *(number for at in one for number in at)] for block, one in pressure.blocks.items()],
        "loops": [{**_loop(scev, loop), "idiom": shared_out.get(loop.header, "")} for loop in scev.loops],
    }


def _warps(registers: int, function: Function, target: TargetOptions) -> int | None:
    from nvopt.target.occupancy import occupancy

    arch = target.arch(function.attributes.value("target-cpu"))
    return occupancy(registers, arch) if arch is not None else None


def _loop(scev: ScalarEvolution, loop: Loop) -> dict[str, Any]:
    return {
        "header": loop.header.ref,
        "depth": loop.depth,
        "blocks": [block.ref for block in loop.blocks],
        "count": _count(scev.backedge_taken_count(loop)),
        "most": _count(scev.constant_max_backedge_taken_count(loop)),
        "multiple": scev.small_constant_trip_multiple(loop),
    }


def _count(count: Any) -> str:
    from nvopt.analysis.scev.expressions.kinds import COULD_NOT_COMPUTE
    from nvopt.analysis.scev.printer import text_of

    return "" if count.kind == COULD_NOT_COMPUTE else text_of(count)
