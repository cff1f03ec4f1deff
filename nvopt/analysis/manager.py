"""The analyses of functions and modules, each made when somebody first asks for it and kept while the code is what it was.

    loops = context.analyses.get(LoopInfo, function)
    scev = context.analyses.get(ScalarEvolution, function)

The run loop drops what a pass may have made stale: after a change of a function all that is known of it, except what the pass says that it
preserves, and of the others what also depends on it. A pass that goes on asking after an edit of its own calls
`invalidate` itself.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from importlib import import_module
from typing import Any, Final, TypeVar

from nvopt.analysis.recipe import Recipe
from nvopt.ir import Function, Module
from nvopt.ir.slots import ModuleSlots
from nvopt.knobs import KnobValues

_A = TypeVar("_A")


class AnalysisManager:
    """The analyses of the functions of one run."""

    __slots__ = ("_found", "_seeing_others", "_to_verify", "knobs")

    def __init__(self, knobs: KnobValues) -> None:
        self.knobs = knobs
        self._found: dict[Function | Module, dict[type, Any]] = {}
        self._seeing_others: set[Function | Module] = set()
        """Of which there are analyses that depend on other functions, too."""
        self._to_verify: dict[Function | Module, None] = {}
        """Of which there may be analyses that are to be compared with new ones behind each pass."""

    def get(self, kind: type[_A], unit: Function | Module) -> _A:
        """The analysis of a function or module: of any class with a `recipe`, plugins' too.

        ValueError for a function without a body, TypeError for what is no analysis, or one of something else than `unit`."""
        found = self._found.setdefault(unit, {})
        if kind not in found:
            recipe = _recipe_for(kind, unit)
            found[kind] = recipe.make(self, unit)
            if recipe.sees_others:
                self._seeing_others.add(unit)
            if getattr(found[kind], "wants_verification", False):
                self._to_verify[unit] = None
        made: _A = found[kind]
        return made

    def known(self, unit: Function | Module) -> dict[type, Any]:
        """The analyses of a function or module that are kept now, by kind."""
        return dict(self._found.get(unit, {}))

    def drop(self, kind: type, unit: Function | Module) -> None:
        """Forgets one analysis, and those that hold on to it."""
        found = self._found.get(unit, {})
        gone = {kind}
        while more := [one for one in found if one not in gone and not gone.isdisjoint(recipe_of(one).needs)]:
            gone.update(more)
        for one in gone:
            found.pop(one, None)

    def differences(self, unit: Function | Module) -> Iterator[tuple[type, str]]:
        """What of the analyses that are kept is not so by new ones: (kind, what), where that can be told."""
        anew = AnalysisManager(self.knobs)
        for kind, analysis in self.known(unit).items():
            recipe = recipe_of(kind)
            if recipe.differences is not None:
                yield from ((kind, line) for line in recipe.differences(analysis, anew.get(kind, unit)))

    def first_mistake(self) -> str | None:
        """What an analysis says and is not so, of those that are to be verified after each pass (-verify-scev); None where all is well."""
        for unit in self._to_verify:
            if any(getattr(analysis, "wants_verification", False) for analysis in self._found.get(unit, {}).values()):
                for kind, line in self.differences(unit):
                    return f"{kind.__name__} of {getattr(unit, 'ref', 'the module')}: {line}"
        return None

    def invalidate(self, function: Function, preserved: Collection[type] = ()) -> None:
        """Forgets what a change of the function may have made wrong; `preserved` are the kinds that are right still."""
        found = self._found.get(function, {})
        for kind in [kind for kind in found if not _is_preserved(kind, preserved)]:
            del found[kind]
        for unit in self._seeing_others - {function}:
            other = self._found[unit]
            for kind in [kind for kind in other if recipe_of(kind).sees_others]:
                del other[kind]
        self._seeing_others &= {function}

    def invalidate_all(self) -> None:
        """Forgets everything."""
        self._found.clear()
        self._seeing_others.clear()
        self._to_verify.clear()


def _recipe_for(kind: type, unit: Function | Module) -> Recipe:
    recipe = recipe_of(kind)
    if not isinstance(unit, recipe.of):
        raise TypeError(f"{kind.__name__} is of a {recipe.of.__name__.lower()}, not of a {type(unit).__name__}")
    if isinstance(unit, Function) and unit.is_declaration:
        raise ValueError(f"{unit.ref} is a declaration: it has no code")
    return recipe


def recipe_of(kind: type) -> Recipe:
    """How an analysis is made. TypeError for what is none."""
    recipe = _SLOTS if kind is ModuleSlots else getattr(kind, "recipe", None)
    if not isinstance(recipe, Recipe):
        raise TypeError(f"no analysis: {kind.__name__} has no `recipe` (a nvopt.analysis.recipe.Recipe) that says how it is made")
    return recipe


def analysis_named(name: str) -> type:
    """The analysis that LLVM's pipelines call by that name: `domtree`, `scalar-evolution`… KeyError for others."""
    module, _, attribute = ANALYSES[name].partition(":")
    found: type = getattr(import_module(module), attribute)
    return found


def _is_preserved(kind: type, preserved: Collection[type]) -> bool:
    return kind in preserved and all(_is_preserved(needed, preserved) for needed in recipe_of(kind).needs)


_SLOTS = Recipe(lambda manager, module: ModuleSlots(module), sees_others=True, of=Module)  # of the mirror, which knows no analyses
ANALYSES: Final = {
    "domtree": "nvopt.analysis.dominators:DominatorTree",
    "loops": "nvopt.analysis.loops:LoopInfo",
    "postdomtree": "nvopt.analysis.post_dominators:PostDominatorTree",
    "scalar-evolution": "nvopt.analysis.scev.scalar_evolution:ScalarEvolution",
}
"""Where the analyses are that have a name in pipelines; large ones are loaded when they are asked for."""
