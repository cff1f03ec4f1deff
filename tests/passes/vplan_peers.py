"""The plans of vplan_peers.ll as LLVM 22.1 itself prints them.

    python tests/passes/vplan_peers.py        # writes vplan_peers.txt and .dot; needs opt-22 (`make peers`) and gdb

opt's own options print no plans, which only builds with assertions do; but the library has the code, and gdb has it called.
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from pathlib import Path

LOOPS = Path(__file__).with_name("vplan_peers.ll")
PRINTED_BY_LLVM, DRAWN_BY_LLVM = (LOOPS.with_suffix(suffix) for suffix in (".txt", ".dot"))
KNOBS = {"force-vector-width": "4", "force-vector-interleave": "1", "force-ordered-reductions": "true", "hints-allow-reordering": "false"}
_PLANNER = "_ZN4llvm24LoopVectorizationPlanner"
_SCRIPT = f"""set breakpoint pending on
break {_PLANNER}13computeBestVFEv
commands
silent
call (void){_PLANNER}10printPlansERNS_11raw_ostreamE((void*)$rsi, (void*)_ZN4llvm4dbgsEv())
continue
end
run
"""
"""Where LLVM has its plans and looks for the best; the planner is the second argument, behind the place for the result."""


def plans_in(text: str) -> str:
    """The plans, as text or as graphs, without what else is said."""
    return "".join(re.findall(r"^(?:VPlan '|digraph ).*?^}\n", text, re.M | re.S))


def printed_by_llvm(*options: str) -> str:
    """What LLVM prints."""
    with tempfile.NamedTemporaryFile("w", suffix=".gdb") as script:
        script.write(_SCRIPT)
        script.flush()
        knobs = [f"-{name}={value}" for name, value in KNOBS.items()]
        opt = ["opt-22", "-passes=loop-vectorize", *knobs, *options, "-disable-output", str(LOOPS)]
        done = subprocess.run(["gdb", "-q", "-batch", "-x", script.name, "--args", *opt], capture_output=True, check=True, text=True)
    return plans_in(done.stderr + done.stdout)


def main() -> None:
    PRINTED_BY_LLVM.write_text(printed_by_llvm())
    DRAWN_BY_LLVM.write_text(printed_by_llvm("-vplan-print-in-dot-format"))


if __name__ == "__main__":
    main()
