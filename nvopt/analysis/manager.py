"""The analyses of functions and modules, each made when somebody first asks for it and kept while the code is what it was.

    loops = context.analyses.get(LoopInfo, function)
    scev = context.analyses.get(ScalarEvolution, function)

The run loop drops what a pass may have made stale: after a change of a function all that is known of it, except what the pass says that it
preserves, and of the others what also depends on it. A pass that goes on asking after an edit of its own calls
`invalidate` itself.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, NamedTuple, TypeVar

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import LoopInfo
from nvopt.ir import Function, Module
from nvopt.ir.slots import ModuleSlots
from nvopt.knobs import KnobValues

_A = TypeVar("_A")


class AnalysisManager:
    """The analyses of the functions of one run."""

    __slots__ = ("_found", "_seeing_others", "knobs")

    def __init__(self, knobs: KnobValues) -> None:
        self.knobs = knobs
        self._found: dict[Function | Module, dict[type, Any]] = {}
        self._seeing_others: set[Function | Module] = set()
        """Of which there are analyses that depend on other functions, too."""

    def get(self, kind: type[_A], unit: Function | Module) -> _A:
        """The analysis of a function: DominatorTree, LoopInfo or ScalarEvolution; or of a module: ModuleSlots or LaunchBounds.

        ValueError for a function without a body, TypeError for another kind, or one of something else than `unit`."""
        found = self._found.setdefault(unit, {})
        if kind not in found:
            recipe = _recipe_for(kind, unit)
            found[kind] = recipe.make(self, unit)
            if recipe.sees_others:
                self._seeing_others.add(unit)
        made: _A = found[kind]
        return made

    def invalidate(self, function: Function, preserved: Collection[type] = ()) -> None:
        """Forgets what a change of the function may have made wrong; `preserved` are the kinds that are right still."""
        found = self._found.get(function, {})
        for kind in [kind for kind in found if not _is_preserved(kind, preserved)]:
            del found[kind]
        for unit in self._seeing_others - {function}:
            other = self._found[unit]
            for kind in [kind for kind in other if _recipe(kind).sees_others]:
                del other[kind]
        self._seeing_others &= {function}

    def invalidate_all(self) -> None:
        """Forgets everything."""
        self._found.clear()
        self._seeing_others.clear()


class _Recipe(NamedTuple):
    make: Callable[[AnalysisManager, Any], Any]
    needs: tuple[type, ...] = ()  # analyses that it holds on to
    sees_others: bool = False  # it depends on other functions than the one that it is of
    of: type = Function


def _recipe_for(kind: type, unit: Function | Module) -> _Recipe:
    recipe = _recipe(kind)
    if not isinstance(unit, recipe.of):
        raise TypeError(f"{kind.__name__} is of a {recipe.of.__name__.lower()}, not of a {type(unit).__name__}")
    if isinstance(unit, Function) and unit.is_declaration:
        raise ValueError(f"{unit.ref} is a declaration: it has no code")
    return recipe


def _recipe(kind: type) -> _Recipe:
    recipe = _RECIPES.get(kind)
    if recipe is None:
        from nvopt.analysis.scev.gpu.launch import LaunchBounds  # late: no other run waits for them
        from nvopt.analysis.scev.scalar_evolution import ScalarEvolution

        _RECIPES[ScalarEvolution] = _Recipe(
            lambda manager, function: ScalarEvolution(
                function,
                manager.get(DominatorTree, function),
                manager.get(LoopInfo, function),
                manager.knobs,
                manager.get(LaunchBounds, function.module),
            ),
            needs=(DominatorTree, LoopInfo),
            sees_others=True,
        )
        _RECIPES[LaunchBounds] = _Recipe(lambda manager, module: LaunchBounds(), sees_others=True, of=Module)
        if kind not in _RECIPES:
            raise TypeError(f"no analysis: {kind.__name__} (one of {', '.join(known.__name__ for known in _RECIPES)} expected)")
        recipe = _RECIPES[kind]
    return recipe


def _is_preserved(kind: type, preserved: Collection[type]) -> bool:
    return kind in preserved and all(_is_preserved(needed, preserved) for needed in _recipe(kind).needs)


_RECIPES: dict[type, _Recipe] = {
    DominatorTree: _Recipe(lambda manager, function: DominatorTree(function)),
    LoopInfo: _Recipe(lambda manager, function: LoopInfo(function, manager.get(DominatorTree, function)), needs=(DominatorTree,)),
    ModuleSlots: _Recipe(lambda manager, module: ModuleSlots(module), sees_others=True, of=Module),
}
