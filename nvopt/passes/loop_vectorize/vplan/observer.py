"""Who looks at a plan between one transform and the next: the verifier and the printer, where the user wants them.

after = observer(context)
after("simplifyRecipes", plan)      # -vplan-verify-each, -vplan-print-after-all
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from nvopt.passes.loop_vectorize import knobs as settings
from nvopt.passes.loop_vectorize.vplan.values import VPlan

if TYPE_CHECKING:
    from nvopt.passes.base import Context

After = Callable[[str, VPlan], None]
"""Is told the name of the transform that is done, and the plan."""


def nobody(name: str, plan: VPlan) -> None:
    """Looks at nothing."""


def observer(context: Context) -> After:
    """The one that the knobs ask for."""
    knobs = context.knobs
    verifies = knobs[settings.VPLAN_VERIFY] or knobs[settings.VPLAN_VERIFY_OR_DONT]
    prints = knobs[settings.VPLAN_PRINT_AFTER_ALL]
    if not verifies and not prints:
        return nobody

    def after(name: str, plan: VPlan) -> None:
        from nvopt.passes.loop_vectorize.vplan.verifier import verify  # late: few want it

        if prints:
            print_plan(context, plan, f"VPlan after {name}\n")
        if verifies:
            verify(plan)

    return after


def print_plan(context: Context, plan: VPlan, heading: str = "") -> None:
    """Prints a plan to standard error, as text or graph."""
    from nvopt.passes.loop_vectorize.vplan import printer  # late: few want it

    text = (printer.dot_of if context.knobs[settings.VPLAN_DOT] else printer.text_of)(plan)
    context.echo(f"{heading}{text}")
