"""How the manager makes an analysis, said by the analysis itself.

class MyAnalysis:
    recipe: ClassVar[Recipe] = Recipe(lambda manager, function: MyAnalysis(function, manager.get(LoopInfo, function)), needs=(LoopInfo,))

context.analyses.get(MyAnalysis, function)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from nvopt.ir import Function

if TYPE_CHECKING:
    from nvopt.analysis.manager import AnalysisManager


class Recipe(NamedTuple):
    """How an analysis is made, and when it is wrong."""

    make: Callable[[AnalysisManager, Any], Any]
    """The analysis of a function or module, from the manager and that."""
    needs: tuple[type, ...] = ()
    """The analyses that it holds on to: it goes with them."""
    sees_others: bool = False
    """It depends on other functions than the one that it is of, too."""
    of: type = Function
    """What it is of: Function or Module."""
    differences: Callable[[Any, Any], Iterable[str]] | None = None
    """What of it, given first, is not so by one of the same that was just made: a line each."""
