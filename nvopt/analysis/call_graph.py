"""Which functions call which, by name, and who calls himself in the end.

    graph = CallGraph(module)
    graph.callees(function)        # the functions that it calls directly
    graph.is_recursive(function)   # whether such calls lead from it back to it

Calls through pointers and aliases are not followed. A function that is still text is searched and not parsed: what looks there like the
callee of a call counts as one. Answers are kept, and speak of the module as it was when they were first asked for.

Source: Tarjan, Depth-first search and linear graph algorithms, SIAM J. Comput. 1972, without the recursion.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Iterator

from nvopt.ir import Function, Module
from nvopt.ir.instructions import CallBase
from nvopt.ir.reading.cursor import end_of_head

_CALLEE = re.compile(r'(@(?:"[^"]*"|[-\w$.]+))\(', re.ASCII)


class CallGraph:
    """The direct calls of a module, read as far as they are asked for."""

    __slots__ = ("_callees", "_module", "_names", "_recursive")

    def __init__(self, module: Module) -> None:
        self._module = module
        self._names: dict[str, Function] = {}
        self._callees: dict[Function, tuple[Function, ...]] = {}
        self._recursive: dict[Function, bool] = {}

    def callees(self, function: Function) -> tuple[Function, ...]:
        """The defined functions that `function` calls directly, each once, in the order of the calls."""
        found = self._callees.get(function)
        if found is None:
            callees = _called(function) if function.is_parsed else self._named(function)
            found = self._callees[function] = tuple(dict.fromkeys(callee for callee in callees if not callee.is_declaration))
        return found

    def is_recursive(self, function: Function) -> bool:
        """Whether `function` calls itself, directly or through others."""
        if function not in self._recursive:
            for component in components(function, self.callees, self._recursive):
                alone = len(component) == 1 and component[0] not in self.callees(component[0])
                self._recursive.update(dict.fromkeys(component, not alone))
        return self._recursive[function]

    def _named(self, function: Function) -> Iterator[Function]:
        """The functions whose name stands before a parenthesis in the body's text."""
        if function.is_declaration:
            return
        if not self._names:
            self._names = {other.ref: other for other in self._module.functions}
        text = function.text
        for found in _CALLEE.finditer(text, end_of_head(text)):
            callee = self._names.get(found[1])
            if callee is not None:
                yield callee


def components(root: Function, following: Callable[[Function], Iterable[Function]], known: Container[Function]) -> Iterator[list[Function]]:
    """The strongly connected components of what `following` leads to from `root`, each behind those that it leads to; what is in `known`
    aside, which may grow meanwhile."""
    order: dict[Function, int] = {}
    lowest: dict[Function, int] = {}
    open_: dict[Function, None] = {}  # Tarjan's stack
    work = [(root, iter(following(root)))]
    while work:
        function, rest = work[-1]
        if function not in order:
            order[function] = lowest[function] = len(order)
            open_[function] = None
        other = next(rest, None)
        if other is None:
            work.pop()
            if work:
                before = work[-1][0]
                lowest[before] = min(lowest[before], lowest[function])
            if lowest[function] == order[function]:
                yield _taken_from(open_, function)
        elif other in open_:
            lowest[function] = min(lowest[function], order[other])
        elif other not in order and other not in known:
            work.append((other, iter(following(other))))


def _taken_from(open_: dict[Function, None], root: Function) -> list[Function]:
    """The component of `root`: what was put on the stack from then on."""
    component: list[Function] = []
    while not component or component[-1] is not root:
        component.append(open_.popitem()[0])
    return component


def _called(function: Function) -> Iterator[Function]:
    for instruction in function.instructions():
        if isinstance(instruction, CallBase) and isinstance(instruction.callee, Function):
            yield instruction.callee
