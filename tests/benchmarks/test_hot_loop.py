"""Memory instructions for an iteration of the source, in machine code that can be counted by hand."""

from __future__ import annotations

import pytest
from hot_loop import Iteration, accesses_an_iteration


def code(*lines: str) -> str:
    """A function in nvdisasm's words: labels end with a colon, what else there is are instructions."""
    shown = (f"{one}\n" if one.endswith(":") else f"        /*{at * 16:04x}*/                   {one} ;\n" for at, one in enumerate(lines))
    return ".text.k:\n" + "".join(shown)


COPY = Iteration(4, 4)
SUM = Iteration(4, 0)
VECTORS = (".L_x_0:", "LDG.E.128 R4, [R2]", "STG.E.128 [R8], R4", "@P0 BRA `(.L_x_0)")
SCALARS = (".L_x_1:", "LDG.E R4, [R2]", "STG.E [R8], R4", "@P0 BRA `(.L_x_1)")


@pytest.mark.parametrize(
    ("lines", "iteration", "spent"),
    [
        (SCALARS, COPY, 2.0),
        (VECTORS, COPY, 0.5),
        ((*VECTORS, *SCALARS), COPY, 0.5),  # what is left over is not the hot loop
        ((*SCALARS, *VECTORS), COPY, 0.5),
        (("LDG.E R9, [R6]", *SCALARS, "STG.E [R6], R9"), COPY, 2.0),
        ((".L_x_2:", "LDG.E R9, [R6]", *VECTORS, "@P1 BRA `(.L_x_2)"), COPY, 0.5),  # a loop around counts no more
        ((".L_x_0:", "LDG.E.64 R4, [R2]", "LDG.E R6, [R2+0x8]", "LDG.E R7, [R2+0xc]", "@P0 BRA `(.L_x_0)"), SUM, 0.75),
        (("LDG.E.128 R4, [R2]", "LDG.E.128 R8, [R2+0x10]", "STG.E [R12], R4"), SUM, 0.25),  # unrolled: the store is none of the loop's
        (("LDG.E.64 R4, [R2]", "STG.E.64 [R12], R4"), COPY, 1.0),
        (("FADD R1, R1, R2",), SUM, 0.0),
    ],
)
def test_accesses_an_iteration(lines: tuple[str, ...], iteration: Iteration, spent: float) -> None:
    assert accesses_an_iteration(code(*lines, "EXIT"), iteration) == spent
