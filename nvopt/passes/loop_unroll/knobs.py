"""The knobs of `loop-unroll`."""

from __future__ import annotations

from nvopt.knobs import declare

_LLVM = "LLVM's LoopUnroll"
_CICC = "cicc's loop unroller"
_UNSET = -1

# -- whether, and how often

DISABLE = declare("nv-disable-loop-unrolling", False, "Unroll no loop", source=_CICC)
COUNT = declare("unroll-count", 0, "Unroll all loops so often; 0: by size", source=_LLVM, least=0)
MAX_COUNT = declare("unroll-max-count", 0, "Most iterations at once where a loop stays; 0: no limit", source=_LLVM, least=0)
FULL_MAX_COUNT = declare("unroll-full-max-count", 0, "Most iterations of a loop that is unrolled fully; 0: no limit", source=_LLVM, least=0)
PEEL_COUNT = declare("unroll-peel-count", 0, "Do so many iterations ahead of each loop", source=_LLVM, least=0)
ALLOW_PARTIAL = declare("unroll-allow-partial", True, "Do several iterations at once where a loop can't be unrolled fully", source=_LLVM)
ALLOW_REMAINDER = declare("unroll-allow-remainder", True, "Do so also where iterations may be left over", source=_LLVM)

# -- sizes, in LLVM's units

THRESHOLD = declare(
    "unroll-threshold",
    _UNSET,
    "Largest size of a loop that is unrolled fully; -1: 405, and 150 at O1 or to save code",
    source=_CICC,
    least=-1,
)
PARTIAL_THRESHOLD = declare("unroll-partial-threshold", 220, "Largest size of several iterations at once", source=_CICC, least=0)
RUNTIME_THRESHOLD = declare(
    "runtime-unroll-threshold", 95, "Largest size of the body of a loop whose count is known when it runs", source=_CICC, least=0
)
PRAGMA_THRESHOLD = declare("pragma-unroll-threshold", 32768, "Largest size of a loop that is told to be unrolled", source=_CICC, least=0)
MAX_BOOST = declare(
    "unroll-max-percent-threshold-boost",
    400,
    "Percent of unroll-threshold that a loop may take of which much is constant when it is unrolled",
    source=_LLVM,
    least=0,
)
MAX_ANALYZED = declare(
    "unroll-max-iteration-count-to-analyze", 60, "Iterations that are gone through to see what is constant then", source=_CICC, least=0
)
ASSUMED_SIZE = declare("unroll-assumed-size", 4, "Elements that a local array of unknown size counts as", source=_CICC, least=0)

# -- counts that aren't constants

MAX_UPPER_BOUND = declare("unroll-max-upperbound", 8, "Most iterations, where no more is known than a limit", source=_LLVM, least=0)
PRAGMA_MAX_UPPER_BOUND = declare(
    "max-pragma-upperbound-unroll", 64, "The same for loops that are told to be unrolled", source=_CICC, least=0
)
RUNTIME = declare("unroll-runtime", True, "Unroll loops whose count is known when they run", source=_LLVM)
RUNTIME_CONVERGENT = declare(
    "unroll-runtime-convergent", False, "The same where threads wait for one another inside, and may come to different copies", source=_CICC
)
RUNTIME_EPILOG = declare(
    "unroll-runtime-epilog", False, "What is left over is done behind the loop, also where no waterfall is", source=_LLVM
)
FORCE_EPILOGUE = declare(
    "waterfall-unrolling-force-epilogue", True, "What is left over is done behind the loop, in blocks of 8, 4, 2, where threads do as much",
    source=_CICC,
)  # fmt: skip
EXPENSIVE = declare("unroll-runtime-nv-expensive", False, "The same where the count takes much to compute", source=_CICC)
FLAT = declare("flat-loop-tripcount-threshold", 5, "Loops that run less often by a profile stay as they are", source=_CICC, least=0)

AGGRESSIVE = declare(
    "aggressive-runtime-unrolling", False, "The same, and where the body is larger than runtime-unroll-threshold", source=_CICC
)
AGGRESSIVE_FACTOR = declare(
    "aggressive-runtime-unrolling-fixed-factor", 0, "Iterations at once then, whatever their size; 0: by size", source=_CICC, least=0
)
AGGRESSIVE_MAX_FACTOR = declare(
    "aggressive-runtime-unrolling-max-factor", 0, "Most iterations at once then; 0: no limit", source=_CICC, least=0
)

# -- afterwards

FORGET_ALL = declare(
    "forget-scev-loop-unroll", True, "ScalarEvolution forgets all loops, and not only those around what was unrolled", source=_LLVM
)
