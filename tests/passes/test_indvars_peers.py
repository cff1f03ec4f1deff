"""indvars beside opt's, on 116 C loops and 40 kernels: what is in each function afterwards, counted (see indvars_peers.py)."""

from __future__ import annotations

import pytest
from indvars_peers import FILES, SAID_BY_OPT, features, prepared, spelled

from nvopt import run

DIFFERENCES = {
    # opt compares in the counter's 8 or 16 bits, where it compared what they were extended to: a GPU has no registers of that width.
    "loops.O0.ll count_u8": "trunc of the bound",
    "loops.O0.ll count_u16": "trunc of the bound",
    "loops.O0.ll mixed_widths": "trunc of the bound",
    # opt computes the limit of a test anew, or adds a counter for it; nvopt finds it in a value that is there, which keeps its flags.
    "loops.O0.ll stencil": "the limit is an operand of the guard",
    "loops.O0.ll inner_exit_value": "the limit is %add, opt counts it along",
    "loops.O0.ll bubble": "the limit is computed in the outer loop already, opt counts it along",
    "loops.O1.ll blocked": "the limit is a minimum that is there, opt makes another",
    "kernels.O0.ll wave": "the limit is an operand of the guard",
    # Behind a loop nvopt writes sums and products in another order, and then deletes what is left of the loop.
    "loops.O0.ll triangular": "sum in closed form",
    "loops.O0.ll cubic": "sum in closed form",
    "loops.O0.ll quadratic_exit": "the loop's count is known, so that all of it goes",
    # Flags that opt doesn't prove, or drops.
    "loops.O0.ll goto_out": "nsw of the step, which a phi repeats",
    "kernels.O0.ll transpose": "nuw and nsw of the row, by what special registers may be",
    "kernels.O0.ll multiply": "nuw of the column, since tid is not negative",
    "kernels.O1.ll multiply": "nuw of the column, since tid is not negative",
    # Of a shift loop's counter nvopt has asked how often the loop goes round before its range.
    "kernels.O0.ll shuffle_reduce": "sgt is ugt",
    "kernels.O0.ll scan": "sge stays",
    "kernels.O1.ll scan": "slt stays",
}
"""Where nvopt makes something else, and why."""


@pytest.mark.parametrize("name", FILES)
def test_nvopt_makes_what_opt_makes(name: str) -> None:
    said = dict(line.split(": ", 1) for line in SAID_BY_OPT.read_text().splitlines() if line.startswith(name))
    assert len(said) > 30
    found = {f"{name} {function}": spelled(one) for function, one in features(run(prepared(name), "indvars")).items()}
    assert found.keys() == said.keys()
    differing = {function for function, one in found.items() if one != said[function].strip()}
    assert differing == {function for function in DIFFERENCES if function.startswith(name)}
