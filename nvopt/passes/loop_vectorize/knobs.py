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
PRAGMA_MEMORY_CHECKS = declare(
    "pragma-vectorize-memory-check-threshold", 128, "The same for loops that are told to be vectorized", source=_LLVM, least=0
)
HISTOGRAMS = declare("enable-histogram-loop-vectorization", False, "Vectorize loops that count by loaded indices", source=_LLVM)
EARLY_EXITS = declare(
    "enable-early-exit-vectorization", False, "Vectorize loops with an exit of which it isn't known when it is taken", source=_CICC
)
MIN_TRIP_COUNT = declare("vectorizer-min-trip-count", 16, "Loops that run less often stay as they are", source=_LLVM, least=0)
