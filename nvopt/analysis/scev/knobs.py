"""The knobs of ScalarEvolution, and `Settings`: their values of one run, as attributes."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from nvopt.knobs import AnyKnob, KnobValues, declare

_LLVM = "LLVM's ScalarEvolution"
_CICC = "cicc's ScalarEvolution"


def _limit(name: str, default: int, help: str, source: str = _LLVM) -> AnyKnob:
    """A number from 0 on, or from -1 on where that stands for any."""
    return declare(name, default, help, source=source, least=min(default, 0))


def _switch(name: str, default: bool, help: str, source: str = _CICC) -> AnyKnob:
    return declare(name, default, help, source=source)


_KNOBS: dict[str, AnyKnob] = {
    # cicc's
    "complexity_control": _switch("scalar-evolution-complexity-control", True, "Bound the work outside kernels (simple mode)"),
    "max_expr_size": _limit("scalar-evolution-max-expr-size", 384, "Largest score of a value that is analysed in simple mode", _CICC),
    "max_expr_failures": _limit("scalar-evolution-max-expr-failures", 100, "Values over that score before a function is given up", _CICC),
    "complexity_config": _limit("scalar-evolution-complexity-config", 0, "Scoring: 1 adds half, 2 adds twice the loop depth", _CICC),
    "gpu_scev": _switch(
        "gpu-scev",
        True,
        "Know special registers (tid, ntid…): that all reads of one are one value, their ranges, relations and launch bounds",
        "nvopt",
    ),
    "aggressive_positive_stride": _switch(
        "aggressive-positive-stride-analysis", True, "Take ntid, nctaid and warpsize for positive, and products of them that don't overflow"
    ),
    "no_aggressive_positive_stride": _switch(
        "no-aggressive-positive-stride-analysis", False, "Like -aggressive-positive-stride-analysis=false"
    ),
    "track_trip_count_more": _switch(
        "track-trip-count-more",
        True,
        "Count stride loops under conditions (Predicates), bound loops that double or halve a value by special registers",
    ),
    "print_gpu_idioms": _switch("print-gpu-idioms", False, "Print warp-stride, block-stride and grid-stride loops", "nvopt"),
    # LLVM's
    "max_recursion_depth": _limit("scalar-evolution-max-recursion-depth", 100, "Depth of nested values outside kernels"),
    "max_iterations": _limit("scalar-evolution-max-iterations", 100, "Iterations that a loop is executed for at most"),
    "max_arith_depth": _limit("scalar-evolution-max-arith-depth", 32, "Depth of nested simplification of sums and products"),
    "max_cast_depth": _limit("scalar-evolution-max-cast-depth", 8, "Depth of nested folding of casts"),
    "max_constant_evolving_depth": _limit("scalar-evolution-max-constant-evolving-depth", 32, "Depth of nested constant evolution"),
    "max_scev_compare_depth": _limit("scalar-evolution-max-scev-compare-depth", 32, "Depth of nested comparison of expressions"),
    "max_operations_implication_depth": _limit(
        "scalar-evolution-max-scev-operations-implication-depth", 2, "Depth of nested implication through operations"
    ),
    "max_value_compare_depth": _limit("scalar-evolution-max-value-compare-depth", 2, "Depth of nested comparison of values"),
    "max_add_rec_size": _limit("scalar-evolution-max-add-rec-size", 8, "Largest number of coefficients of a recurrence"),
    "huge_expr_threshold": _limit("scalar-evolution-huge-expr-threshold", 4096, "Size of an expression that is folded no more"),
    "max_loop_guard_collection_depth": _limit("scalar-evolution-max-loop-guard-collection-depth", 1, "Depth of collecting loop guards"),
    "range_iter_threshold": _limit("scev-range-iter-threshold", 32, "Depth of nested range computation before it goes iteratively"),
    "mulops_inline_threshold": _limit("scev-mulops-inline-threshold", 32, "Factors of a product that are multiplied out into another"),
    "max_add_items": _limit("scalar-evolution-max-add-items", 500, "Addends of a sum that others are merged into", _CICC),
    "addops_inline_threshold": _limit("scev-addops-inline-threshold", 500, "Addends of a sum that are merged into another"),
    "use_expensive_range_sharpening": _switch(
        "scalar-evolution-use-expensive-range-sharpening", False, "Sharpen ranges by more powerful methods", _LLVM
    ),
    "finite_loop": _switch("scalar-evolution-finite-loop", True, "Handle <= and >= in finite loops", _LLVM),
    "delinearize_fixed_size": _switch(
        "delinearize-use-fixed-size-array-heuristic", False, "Delinearize where all steps are constants, too", "LLVM's Delinearization"
    ),
    "verify_scev": _switch("verify-scev", False, "Compare what is known with what is found out anew after each pass", _LLVM),
    "verify_scev_strict": _switch("verify-scev-strict", False, "The same, and take every other expression or count for a mistake", _LLVM),
    "verify_scev_maps": _switch("verify-scev-maps", False, "Check after each pass that values and expressions lead to each other", _LLVM),
    "classify_expressions": _switch("scalar-evolution-classify-expressions", True, "Print every instruction's expression", _LLVM),
}

# Of a pass that is yet to be written.
_switch("special-reassociate-for-threadid", True, "Don't move expressions with the thread's index back (without effect yet)")


class Settings(NamedTuple):
    """The knobs' values; see `-help-knobs` for what each says."""

    complexity_control: bool
    max_expr_size: int
    max_expr_failures: int
    complexity_config: int
    gpu_scev: bool
    aggressive_positive_stride: bool
    no_aggressive_positive_stride: bool
    track_trip_count_more: bool
    print_gpu_idioms: bool
    max_recursion_depth: int
    max_iterations: int
    max_arith_depth: int
    max_cast_depth: int
    max_constant_evolving_depth: int
    max_scev_compare_depth: int
    max_operations_implication_depth: int
    max_value_compare_depth: int
    max_add_rec_size: int
    huge_expr_threshold: int
    max_loop_guard_collection_depth: int
    range_iter_threshold: int
    mulops_inline_threshold: int
    max_add_items: int
    addops_inline_threshold: int
    use_expensive_range_sharpening: bool
    finite_loop: bool
    verify_scev: bool
    verify_scev_strict: bool
    verify_scev_maps: bool
    classify_expressions: bool
    delinearize_fixed_size: bool

    @property
    def strides_are_positive(self) -> bool:
        """Whether special registers that count are taken for positive."""
        return self.aggressive_positive_stride and not self.no_aggressive_positive_stride

    @classmethod
    def of(cls, knobs: KnobValues) -> Settings:
        """Reads them from the values of a run."""
        return cls._read(knobs) if knobs.has_set(_KNOBS.values()) else cls._usual()

    @classmethod
    def _read(cls, knobs: KnobValues) -> Settings:
        declared: dict[str, Any] = {**_KNOBS}
        return cls(**{name: knobs[knob] for name, knob in declared.items()})

    @classmethod
    @cache
    def _usual(cls) -> Settings:
        """Nearly all runs have these; each function asks."""
        return cls._read(KnobValues())
