"""The knobs of the loop vectorizer."""

from __future__ import annotations

from nvopt.knobs import declare

_LLVM = "LLVM's LoopVectorize"
_CICC = "cicc's LoopVectorize"

FORCE_WIDTH = declare("force-vector-width", 0, "Iterations that are done at once, whatever they cost; 0: by cost", source=_LLVM, least=0)
FORCE_INTERLEAVE = declare("force-vector-interleave", 0, "Vectors that are done at once; 0: by cost", source=_LLVM, least=0)

# -- which loops may be vectorized

IF_CONVERSION = declare("enable-if-conversion", True, "Vectorize loops with branches inside", source=_LLVM)
STRIDED_POINTERS = declare("lv-strided-pointer-ivs", False, "Take pointers that go on by an unknown step for inductions", source=_LLVM)
HINTS_ALLOW_REORDERING = declare(
    "hints-allow-reordering", True, "Hints to vectorize a loop also allow its float operations in another order", source=_LLVM
)
ORDERED_REDUCTIONS = declare("force-ordered-reductions", False, "Vectorize sums of floats that must be added in order", source=_LLVM)
SCEV_CHECKS = declare(
    "vectorize-scev-check-threshold", 16, "Assumptions of ScalarEvolution that are checked ahead of a loop", source=_LLVM, least=0
)
PRAGMA_SCEV_CHECKS = declare(
    "pragma-vectorize-scev-check-threshold", 128, "The same for loops that are told to be vectorized", source=_LLVM, least=0
)
MEMORY_CHECKS = declare(
    "runtime-memory-check-threshold",
    8,
    "Comparisons of pointers that are made ahead of a loop",
    source="LLVM's LoopAccesses",
    least=0,
)
MOST_MEMORY_CHECKS = declare(
    "vectorize-memory-check-threshold",
    128,
    "The most of them, also where a loop is told to be vectorized, and what those of parts alone may cost",
    source=_LLVM,
    least=0,
)
HISTOGRAMS = declare("enable-histogram-loop-vectorization", False, "Vectorize loops that count by loaded indices", source=_LLVM)
EARLY_EXITS = declare(
    "enable-early-exit-vectorization", False, "Vectorize loops with an exit of which it isn't known when it is taken", source=_CICC
)
MIN_TRIP_COUNT = declare("vectorizer-min-trip-count", 16, "Loops that run less often stay as they are", source=_LLVM, least=0)

# -- which of them are, and how

VECTORIZE_LOOPS = declare("vectorize-loops", True, "Vectorize loops at all", source=_CICC)
NATIVE_PATH = declare("enable-vplan-native-path", False, "Vectorize outer loops that are told to be", source=_LLVM)
OUTER_WIDTH = declare("force-vector-width-outer", False, "The same; four iterations at once where registers hold one", source=_CICC)
SCALAR_EPILOGUE = declare(
    "force-scalar-epilogue", False, "Leave an iteration at least to the scalar loop, also where none must be", source=_CICC
)
PREDICATION_CHOICES = ("scalar-epilogue", "predicate-else-scalar-epilogue", "predicate-dont-vectorize")
PREFER_PREDICATE = declare(
    "prefer-predicate-over-epilogue",
    PREDICATION_CHOICES[0],
    "What is done with the iterations that vectors leave over: a scalar loop, or lanes that do nothing; where these can't be, a scalar"
    " loop or no vectors",
    source=_LLVM,
    choices=PREDICATION_CHOICES,
)
REORDER_FLOATS = declare(
    "force-can-reorder-fp",
    "by-flags",
    "Whether float operations may be done in another order: as their flags say, or yes or no whatever these say",
    source=_CICC,
    choices=("by-flags", "true", "false"),
)
EPILOGUE = declare("enable-epilogue-vectorization", True, "Vectorize what a vector loop leaves over, with fewer lanes", source=_LLVM)
EPILOGUE_WIDTH = declare(
    "epilogue-vectorization-force-VF", 0, "Lanes of the loop that does what is left over; 0 and 1: by cost", source=_CICC, least=0
)
EPILOGUE_MIN_WIDTH = declare(
    "epilogue-vectorization-minimum-VF",
    16,
    "Only vector loops that do so many iterations at once get another for what is left over",
    source=_LLVM,
    least=0,
)
AGGRESSIVE_INTERLEAVE = declare("aggressive-interleave", False, "As many parts as there may be, whatever they cost", source=_CICC)
SMALL_LOOP_COST = declare("small-loop-cost", 20, "Loops of few iterations that cost less get more parts", source=_LLVM, least=0)
MAX_SCALAR_INTERLEAVE = declare(
    "force-target-max-scalar-interleave",
    0,
    "The most parts of a scalar loop, whatever the target says; 0: the target's",
    source=_LLVM,
    least=0,
)
MAX_VECTOR_INTERLEAVE = declare(
    "force-target-max-vector-interleave",
    0,
    "The most parts of a vector loop, whatever the target says; 0: the target's",
    source=_LLVM,
    least=0,
)
INTERLEAVED_ACCESSES = declare(
    "enable-interleaved-mem-accesses", True, "Access what lies side by side in each iteration at once", source=_LLVM
)
ALIGN_VERSIONING = declare(
    "vectorizer-align-versioning", True, "Ask ahead of a loop whether addresses are aligned, where vectors need that", source="nvopt"
)

# -- plans, for those who look into the vectorizer

VPLAN_PRINT = declare("vplan-print", False, "Print the plan of each loop that is vectorized to standard error", source="nvopt")
VPLAN_DOT = declare("vplan-print-in-dot-format", False, "Print plans as graphs for dot", source="LLVM's VPlan")
VPLAN_PRINT_AFTER_ALL = declare("vplan-print-after-all", False, "Print plans after each of their transforms", source="LLVM's VPlan")
VPLAN_VERIFY = declare("vplan-verify-each", False, "Verify plans after each of their transforms", source="LLVM's VPlan")
VPLAN_VERIFY_OR_DONT = declare("vplan-verify-or-dont", False, "The same by its name in cicc", source="cicc's VPlan")
