"""What is known of the special registers in a function: the least and the largest value that each has in any launch.

    limits(se)["tid.x"]      # (0, 255) in a kernel with "nvvm.maxntid"="256"
    limits(se)[THREADS]      # (1, 256): the threads of its blocks

A kernel's launch bounds narrow what the hardware allows. A function that is no kernel has what all its callers agree on, where all are
known, and else the hardware's limits.

Source: PTX ISA, Performance-Tuning Directives (`.maxntid` bounds the product of a block's sizes alone, `.reqntid` gives each) and Cluster
Dimension Directives.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, ClassVar

from nvopt.analysis.call_graph import components
from nvopt.analysis.callers import known_calls
from nvopt.analysis.recipe import Recipe
from nvopt.ir import AttributeSet, Function, Module
from nvopt.target.limits import BLOCK_THREADS
from nvopt.target.special_registers import BELOW, BLOCK_SIZE, LIMITS

if TYPE_CHECKING:
    from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

Limits = dict[str, tuple[int, int]]
"""The least and the largest value of registers, by name."""

THREADS = "threads"
"""No register: the number of threads of a block, the product of its sizes."""

COUNTS = frozenset({"warpsize", "nwarpid", *BELOW.values()})
"""Registers that are never zero."""
_DIMENSIONS = "xyz"
_HARDWARE: Limits = {**LIMITS, THREADS: (1, BLOCK_THREADS)}


class LaunchBounds:
    """What is known of the special registers in the functions of a module beyond the hardware's limits: what all kernels agree on from
    which a function is called. Answers are kept, and speak of the module as it was when they were first asked for."""

    __slots__ = ("_callers", "_found")
    recipe: ClassVar[Recipe] = Recipe(lambda _, module: LaunchBounds(), sees_others=True, of=Module)

    def __init__(self) -> None:
        self._found: dict[Function, Limits] = {}
        self._callers: dict[Function, set[Function] | None] = {}

    def of(self, function: Function) -> Limits:
        """The least and the largest value of registers, nothing of those of which nothing more is known."""
        if function not in self._found:
            for component in components(function, self._sources, self._found):
                self._found.update(dict.fromkeys(component, self._of_component(component)))
        return self._found[function]

    def _of_component(self, component: list[Function]) -> Limits:
        """What functions that call one another have in common: what all that call them from outside agree on."""
        if component[0].is_kernel:
            return _launch_bounds(component[0].attributes)
        callers: set[Function] = set()
        for one in component:
            found = self._callers[one]
            if not found:
                return {}
            callers |= found
        return _agreed([self._found[one] for one in callers.difference(component)])

    def _sources(self, function: Function) -> set[Function]:
        """Where a function's launch bounds come from: those that call it; a kernel has its own."""
        if function not in self._callers:
            self._callers[function] = None if function.is_kernel else _callers(function)
        return self._callers[function] or set()


class Launches:
    """What launches allow, as ScalarEvolution of a function knows it."""

    __slots__ = ("bounds", "limits")

    def __init__(self, bounds: LaunchBounds | None) -> None:
        self.bounds = bounds if bounds is not None else LaunchBounds()
        """Of the functions of its module; who asks about several of them makes it once."""
        self.limits: Limits | None = None
        """The least and the largest value of special registers in the function, once somebody asks."""

    def forget(self) -> None:
        """To be called when the function's attributes may have changed."""
        self.bounds, self.limits = LaunchBounds(), None


def _agreed(bounds: list[Limits]) -> Limits:
    names = set.intersection(*(set(one) for one in bounds)) if bounds else set()
    return {name: (min(one[name][0] for one in bounds), max(one[name][1] for one in bounds)) for name in names}


def limits(se: ScalarEvolution) -> Limits:
    """The least and the largest value of each special register in the function."""
    found = se.launch.limits
    if found is None:
        found = {**_HARDWARE, **se.launch.bounds.of(se.function)}
        if not se.knobs.strides_are_positive:
            found |= {name: (0, found[name][1]) for name in COUNTS if name in found}
        se.launch.limits = found
    return found


def _callers(function: Function) -> set[Function] | None:
    """The functions that call a function, None where others may do so, too."""
    calls = known_calls(function)
    return None if calls is None else {call.function for call in calls if call.function is not None}


def _launch_bounds(attributes: AttributeSet) -> Limits:
    """What a kernel's attributes say: a launch that doesn't keep to them fails."""
    found: Limits = {}
    required, most = _numbers(attributes, "nvvm.reqntid"), _numbers(attributes, "nvvm.maxntid")
    if required:
        _put(found, "tid", "ntid", required)
        found[THREADS] = (prod(required), prod(required))
    elif most:
        threads = min(prod(most), BLOCK_THREADS)
        found[THREADS] = (1, threads)
        for at in _DIMENSIONS:
            largest = min(threads, BLOCK_SIZE[at])
            found[f"ntid.{at}"], found[f"tid.{at}"] = (1, largest), (0, largest - 1)
    cluster, blocks = _numbers(attributes, "nvvm.cluster_dim"), _numbers(attributes, "nvvm.maxclusterrank")
    if cluster:
        _put(found, "cluster.ctaid", "cluster.nctaid", cluster)
        found["cluster.nctarank"], found["cluster.ctarank"] = (prod(cluster), prod(cluster)), (0, prod(cluster) - 1)
    elif blocks:
        largest = min(blocks[0], LIMITS["cluster.nctarank"][1])
        for at in ("ctarank", *(f"ctaid.{at}" for at in _DIMENSIONS)):
            found[f"cluster.n{at}"], found[f"cluster.{at}"] = (1, largest), (0, largest - 1)
    return found


def _put(found: Limits, index: str, count: str, sizes: list[int]) -> None:
    """Sizes that are given; a direction that isn't named has one."""
    for at, size in zip(_DIMENSIONS, [*sizes, 1, 1], strict=False):
        found[f"{count}.{at}"], found[f"{index}.{at}"] = (size, size), (0, size - 1)


def _numbers(attributes: AttributeSet, key: str) -> list[int]:
    """The positive numbers of an attribute such as `"nvvm.maxntid"="16,16"`, none where it isn't there or says something else."""
    parts = [part.strip() for part in (attributes.value(key) or "").split(",")]
    if len(parts) > len(_DIMENSIONS) or not all(part.isascii() and part.isdigit() and int(part) for part in parts):
        return []
    return [int(part) for part in parts]
