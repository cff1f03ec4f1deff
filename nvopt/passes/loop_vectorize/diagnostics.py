"""Why a loop isn't vectorized: every reason with LLVM's tag and message, as remarks have them.

    Diagnostic(CANT_VECTORIZE_LIBCALL, loop, call).remark()
        # Analysis, name "CantVectorizeLibcall", "loop not vectorized: call instruction cannot be vectorized", at the call

Source: LLVM 22's LoopVectorizationLegality, LoopVectorize and LoopAccessAnalysis; the public description of cicc's, for those that are its
own.
"""

from __future__ import annotations

from typing import NamedTuple

from nvopt.analysis.locations import location_of, location_of_loop
from nvopt.analysis.loops import Loop
from nvopt.ir import Instruction
from nvopt.remarks import Remark, RemarkKind
from nvopt.target.occupancy import Cliff

PASS_NAME = "loop-vectorize"
NOT_VECTORIZED = "loop not vectorized: "


class Reason(NamedTuple):
    """A tag and its message."""

    tag: str
    message: str
    prefix: str = NOT_VECTORIZED
    kind: RemarkKind = "Analysis"


class Diagnostic(NamedTuple):
    """A reason, and what it was seen at."""

    reason: Reason
    loop: Loop
    at: Instruction | None = None

    @property
    def tag(self) -> str:
        """The remark's name: `CFGNotUnderstood`."""
        return self.reason.tag

    @property
    def message(self) -> str:
        """The message, without what stands in front of it in all remarks."""
        return self.reason.message

    def remark(self) -> Remark:
        """As the pass reports it."""
        function = self.loop.header.parent
        place = location_of(self.at) if self.at is not None else None
        pieces = [text for text in (self.reason.prefix, self.reason.message) if text]
        return Remark(
            self.reason.kind,
            PASS_NAME,
            self.reason.tag,
            function.name if function is not None else "",
            tuple(("String", text) for text in pieces),
            place or location_of_loop(self.loop),
        )


# -- what the loop looks like

CFG_NOT_UNDERSTOOD = Reason("CFGNotUnderstood", "loop control flow is not understood by vectorizer")
UNSUPPORTED_OUTER_LOOP = Reason("UnsupportedOuterLoop", "Unsupported outer loop")
NOT_INNERMOST_LOOP = Reason("NotInnerMostLoop", "loop is not the innermost loop")
UNSUPPORTED_PHI = Reason("UnsupportedPhi", "Unsupported outer loop Phi(s)")
UNSUPPORTED_UNCOUNTABLE_LOOP = Reason("UnsupportedUncountableLoop", "Cannot vectorize uncountable loop")
IF_CONVERSION_DISABLED = Reason("IfConversionDisabled", "If-conversion is disabled")
UNSUPPORTED_SWITCH = Reason("LoopContainsUnsupportedSwitch", "Loop contains an unsupported switch")
UNSUPPORTED_TERMINATOR = Reason("LoopContainsUnsupportedTerminator", "Loop contains an unsupported terminator")
NO_CFG_FOR_SELECT = Reason("NoCFGForSelect", "Control flow cannot be substituted for a select")

# -- exits of which it isn't known when they are taken

NO_LATCH_EARLY_EXIT = Reason("NoLatchEarlyExit", "Cannot vectorize early exit loop")
RECURRENCES_IN_EARLY_EXIT_LOOP = Reason("RecurrencesInEarlyExitLoop", "Cannot vectorize early exit loop with reductions or recurrences")
EARLY_EXIT_TOO_MANY_SUCCESSORS = Reason("EarlyExitTooManySuccessors", "Incorrect number of successors from early exiting block")
TOO_MANY_UNCOUNTABLE_EARLY_EXITS = Reason("TooManyUncountableEarlyExits", "Cannot vectorize early exit loop with more than one early exit")
EARLY_EXIT_NOT_LATCH_PREDECESSOR = Reason("EarlyExitNotLatchPredecessor", "Cannot vectorize early exit loop")
UNKNOWN_LATCH_EXIT_COUNT = Reason("UnknownLatchExitCountEarlyExitLoop", "Cannot vectorize early exit loop")
WRITES_IN_EARLY_EXIT_LOOP = Reason("WritesInEarlyExitLoop", "Cannot vectorize early exit loop with writes to memory")
COMPLEX_WRITES_IN_EARLY_EXIT_LOOP = Reason("WritesInEarlyExitLoop", "Cannot vectorize early exit loop with complex writes to memory")
UNSAFE_OPERATIONS_IN_EARLY_EXIT_LOOP = Reason(
    "UnsafeOperationsEarlyExitLoop", "Early exit loop contains operations that cannot be speculatively executed"
)
POTENTIALLY_FAULTING_LOADS = Reason(
    "PotentiallyFaultingLoadsNotSupported", "Auto-vectorization of loops with potentially faulting load is not supported"
)
STRIDED_FAULTING_LOAD = Reason(
    "EarlyExitLoopWithStridedFaultOnlyFirstLoad", "Cannot vectorize early exit loop with strided fault-only-first load"
)
POTENTIALLY_FAULTING_EARLY_EXIT_LOOP = Reason("PotentiallyFaultingEarlyExitLoop", "Cannot vectorize potentially faulting early exit loop")
NO_CONDITION_LOAD = Reason("NoConditionLoadForEarlyExitLoop", "Early exit loop with store but no supported condition load")
EARLY_EXIT_LOAD_OF_INVARIANT_ADDRESS = Reason(
    "EarlyExitLoadInvariantAddress",
    "Uncountable exit condition depends on load with an address that is not an add recurrence in the loop",
)
CONDITIONAL_EARLY_EXIT_LOAD = Reason("ConditionalUncountableExitLoad", "Load for uncountable exit not guaranteed to execute")
ALIAS_WITH_EARLY_EXIT_LOAD = Reason(
    "CantVectorizeAliasWithCriticalUncountableExitLoad",
    "Cannot determine whether critical uncountable exit load address does not alias with a memory write",
)
UNSAFE_DEPENDENCES_IN_EARLY_EXIT_LOOP = Reason(
    "CantVectorizeUnsafeDependencyForEELoopWithSideEffects",
    "Cannot vectorize unsafe dependencies in uncountable exit loop with side effects",
)
EARLY_EXITS_DISABLED = Reason("UncountableEarlyExitLoopsDisabled", "Auto-vectorization of loops with uncountable early exit is not enabled")
EARLY_EXIT_NEEDS_SCALAR_EPILOGUE = Reason(
    "UncountableEarlyExitUnsupported", "Auto-vectorization of early exit loops requiring a scalar epilogue is unsupported"
)

SAID_ALONE = (EARLY_EXITS_DISABLED, POTENTIALLY_FAULTING_LOADS)
"""Reasons behind which nothing is said of what was asked for: all else allows vectors."""

# -- instructions

NON_REDUCTION_USED_OUTSIDE = Reason(
    "NonReductionValueUsedOutsideLoop", "value that could not be identified as reduction is used outside the loop"
)
VALUE_USED_OUTSIDE = Reason("ValueUsedOutsideLoop", "Value cannot be used outside the loop")
NO_INDUCTION_VARIABLE = Reason("NoInductionVariable", "loop induction variable could not be identified")
NO_INTEGER_INDUCTION_VARIABLE = Reason("NoIntegerInductionVariable", "integer loop induction variable could not be identified")
CANT_VECTORIZE_LIBCALL = Reason("CantVectorizeLibcall", "call instruction cannot be vectorized")
CANT_VECTORIZE_MATH = Reason(
    "CantVectorizeLibcall",
    "library call cannot be vectorized. Try compiling with -fno-math-errno, -ffast-math, or similar flags",
)
CANT_VECTORIZE_INTRINSIC = Reason("CantVectorizeIntrinsic", "intrinsic instruction cannot be vectorized")
CANT_VECTORIZE_RETURN_TYPE = Reason("CantVectorizeInstructionReturnType", "instruction return type cannot be vectorized")
CANT_VECTORIZE_STORE = Reason("CantVectorizeStore", "Store instruction cannot be vectorized")
CANT_VECTORIZE_NONTEMPORAL_STORE = Reason("CantVectorizeNontemporalStore", "nontemporal store instruction cannot be vectorized")
CANT_VECTORIZE_NONTEMPORAL_LOAD = Reason("CantVectorizeNontemporalLoad", "nontemporal load instruction cannot be vectorized")

# -- memory

STORE_TO_INVARIANT_ADDRESS = Reason("CantVectorizeStoreToLoopInvariantAddress", "write to a loop invariant address could not be vectorized")
CONDITIONAL_STORE_TO_INVARIANT_ADDRESS = Reason(
    "CantVectorizeStoreToLoopInvariantAddress",
    "write of conditional recurring variant value to a loop invariant address could not be vectorized",
)
TOO_MANY_SCEV_CHECKS = Reason("TooManySCEVRunTimeChecks", "Too many SCEV assumptions need to be made and checked at runtime")
CANT_REORDER_MEMORY = Reason("CantReorderMemOps", "cannot prove it is safe to reorder memory operations", kind="AnalysisAliasing")
_OF_ACCESSES = {
    "loop is not the innermost loop": "NotInnerMostLoop",
    "loop control flow is not understood by analyzer": "CFGNotUnderstood",
    "could not determine number of loop iterations": "CantComputeNumberOfIterations",
    "instruction cannot be vectorized": "CantVectorizeInstruction",
    "read with atomic ordering or volatile read": "NonSimpleLoad",
    "write with atomic ordering or volatile write": "NonSimpleStore",
    "cannot identify array bounds": "CantIdentifyArrayBounds",
    "cannot check memory dependencies at runtime": "CantCheckMemDepsAtRunTime",
    "cannot add control dependency to convergent operation": "CantInsertRuntimeCheckWithConvergent",
}
"""The tags of what loop access analysis reports; dependences that are not safe are told in many ways.

CantCheckMemDepsAtRunTime is LLVM's and stands here for completeness, but no loop gets it, with opt either. It is told where bounds are
looked for a second time, because distances aren't known, and aren't found. The pointers are those of the first time, which ends the
analysis (CantIdentifyArrayBounds) where one of several that may meet has no bounds; what is assumed in between can but give more of them
bounds.
Two address spaces that may meet are never one class of accesses, so that the first time ends it for these, too.
"""


def reason_of_accesses(report: str) -> Reason:
    """The reason that loop access analysis gives."""
    return Reason(_OF_ACCESSES.get(report, "UnsafeDep"), report)


# -- trip counts and safety

LOW_TRIP_COUNT = Reason("LowTripCount", "The trip count is below the minial threshold value.")
NO_IMPLICIT_FLOAT = Reason("NoImplicitFloat", "Can't vectorize when the NoImplicitFloat attribute is used")
UNSAFE_FP = Reason("UnsafeFP", "Potentially unsafe FP op prevents vectorization")
CANT_REORDER_FLOATS = Reason("CantReorderFPOps", "cannot prove it is safe to reorder floating-point operations", kind="AnalysisFPCommute")

_WITH_PRAGMA = "Enable vectorization of this loop with '#pragma clang loop vectorize(enable)' when compiling with -Os/-Oz"
POINTER_CHECKS_IN_SMALL_CODE = Reason("CantVersionLoopWithOptForSize", f"runtime pointer checks needed. {_WITH_PRAGMA}")
SCEV_CHECKS_IN_SMALL_CODE = Reason("CantVersionLoopWithOptForSize", f"runtime SCEV checks needed. {_WITH_PRAGMA}")
NO_TAIL_IN_SMALL_CODE = Reason("NoTailLoopWithOptForSize", f"cannot optimize for size and vectorize at the same time. {_WITH_PRAGMA}")
SINGLE_ITERATION = Reason("SingleIterationLoop", "loop trip count is one, irrelevant for vectorization")

# -- hints

_ALL_DISABLED = "vectorization and interleaving are explicitly disabled, or the loop has already been vectorized"
ALL_DISABLED = Reason("AllDisabled", NOT_VECTORIZED + _ALL_DISABLED, prefix="")  # in one piece, as LLVM's
EXPLICITLY_DISABLED = Reason("MissedExplicitlyDisabled", "vectorization is explicitly disabled", kind="Missed")
TRANSFORMS_DISABLED = Reason("MissedTransformsDisabled", "loop transformations are disabled", kind="Missed")

# -- what pays

VECTORIZATION_NOT_BENEFICIAL = Reason(
    "VectorizationNotBeneficial", "the cost-model indicates that vectorization is not beneficial", prefix="", kind="Missed"
)
INTERLEAVING_NOT_BENEFICIAL = Reason(
    "InterleavingNotBeneficial", "the cost-model indicates that interleaving is not beneficial", prefix="", kind="Missed"
)
INTERLEAVING_NOT_BENEFICIAL_AND_DISABLED = Reason(
    "InterleavingNotBeneficialAndDisabled",
    INTERLEAVING_NOT_BENEFICIAL.message + " and is explicitly disabled or interleave count is set to 1",
    prefix="",
    kind="Missed",
)
INTERLEAVING_BENEFICIAL_BUT_DISABLED = Reason(
    "InterleavingBeneficialButDisabled",
    "the cost-model indicates that interleaving is beneficial but is explicitly disabled or interleave count is set to 1",
    prefix="",
    kind="Missed",
)
INTERLEAVING_AVOIDED = Reason("InterleavingAvoided", "Ignoring UserIC, because interleaving was avoided up front", prefix="")
INTERLEAVING_UNSAFE = Reason(
    "InterleavingUnsafe", "Ignoring user-specified interleave count due to possibly unsafe dependencies in the loop.", prefix=""
)
HISTOGRAM_PREVENTS_SCALAR_INTERLEAVING = Reason(
    "HistogramPreventsScalarInterleaving",
    "Unable to interleave without vectorization due to constraints on the order of histogram operations",
    prefix="",
)
SCALABLE_VF_UNFEASIBLE = Reason("ScalableVFUnfeasible", "Scalable vectorization requested but not supported by the target", prefix="")


def not_interleaved(hinted: int) -> Reason:
    """That parts don't pay, where so many are asked for, 0 for none."""
    return INTERLEAVING_NOT_BENEFICIAL_AND_DISABLED if hinted == 1 else INTERLEAVING_NOT_BENEFICIAL


def unsafe_width(asked: int, safe: int) -> Reason:
    """That dependences don't allow as many lanes as somebody asks for."""
    text = f"User-specified vectorization factor {asked} is unsafe, clamping to maximum safe vectorization factor {safe}"
    return Reason("VectorizationFactor", text, prefix="")


def lacks_alignment(needed: int, proved: int) -> Reason:
    """That accesses would be vectors if more were known of their addresses."""
    return Reason("NeedsAlignment", f"needs align {needed}, proved {proved}", prefix="", kind="Missed")


def crosses_occupancy_cliff(cliff: Cliff) -> Reason:
    """That a plan would take so many registers that fewer warps run at a time."""
    return Reason("OccupancyCliff", cliff.text, prefix="", kind="Missed")
