"""What is known of the values that expressions take for symbols. Asked only while the function is as it was."""

from __future__ import annotations

from collections.abc import Hashable

from nvopt.analysis.dominators import DominatorTree
from nvopt.analysis.loops import LoopInfo
from nvopt.analysis.manager import AnalysisManager
from nvopt.analysis.scev.gpu.launch import LaunchBounds
from nvopt.analysis.value_tracking import ValueTracking
from nvopt.ir import BinaryOperator, CallBase, Function, Instruction, IntType, PHINode, Value
from nvopt.passes.tile_simplify.guards import Guarded
from nvopt.target.special_registers import BELOW, LIMITS, register_of

Range = tuple[int, int]


class ValueFacts:
    """The facts of one function; see `nvopt.tile.expressions.Facts`. Nothing is computed before it is asked for."""

    def __init__(self, function: Function, analyses: AnalysisManager) -> None:
        self._function, self._analyses = function, analyses
        self._tracking: ValueTracking | None = None

    @property
    def tracking(self) -> ValueTracking:
        if self._tracking is None:
            self._tracking = ValueTracking(self._function, self._analyses.get(DominatorTree, self._function))
        return self._tracking

    def known_bits(self, key: Hashable) -> tuple[int, int]:
        if isinstance(key, Guarded):
            return key.known_bits()
        value = _value(key)
        if _register(value) is not None:
            return 0, 0  # its range says more
        known = self.tracking.known_bits(value)
        return known.zeros, known.ones

    def unsigned_range(self, key: Hashable) -> Range | None:
        if isinstance(key, Guarded):
            return key.unsigned_range()
        if isinstance(key, PHINode):
            return self._counter_range(key, False)
        name = _register(_value(key))
        return self._register_range(name) if name is not None else None

    def signed_range(self, key: Hashable) -> Range | None:
        if isinstance(key, Guarded):
            return key.signed_range()
        if isinstance(key, PHINode):
            return self._counter_range(key, True)
        name = _register(_value(key))
        found = self._register_range(name) if name is not None else None
        return found if found is not None and found[1] < 1 << 31 else None

    def is_never_undef(self, key: Hashable) -> bool:
        return not isinstance(key, Guarded) and self.tracking.is_guaranteed_not_to_be_undef(_value(key))

    def is_never_poison(self, key: Hashable) -> bool:
        return not isinstance(key, Guarded) and self.tracking.is_guaranteed_not_to_be_poison(_value(key))

    def is_below(self, lesser: Hashable, greater: Hashable) -> bool:
        if isinstance(lesser, Guarded) or isinstance(greater, Guarded):
            return False
        name, bound = _register(_value(lesser)), _register(_value(greater))
        return name is not None and bound is not None and BELOW.get(name) == bound

    def _register_range(self, name: str) -> Range | None:
        bounds = self._analyses.get(LaunchBounds, self._function.module).of(self._function)
        return bounds.get(name) or LIMITS.get(name)

    def _counter_range(self, value: PHINode, is_signed: bool) -> Range | None:
        """What a loop's counter may be, by ScalarEvolution."""
        if not isinstance(value.type, IntType) or value.parent is None or not _is_stepped(value):
            return None
        loops = self._analyses.get(LoopInfo, self._function)
        loop = loops.loop_for(value.parent)
        if loop is None or loop.header is not value.parent:
            return None
        from nvopt.analysis.scev.scalar_evolution import ScalarEvolution  # late: few functions ask

        scev = self._analyses.get(ScalarEvolution, self._function)
        expression = scev.get(value)
        if is_signed:
            range = scev.signed_range(expression)
            return range.signed_min, range.signed_max
        range = scev.unsigned_range(expression)
        return range.unsigned_min, range.unsigned_max


def _value(key: Hashable) -> Value:
    assert isinstance(key, Value)
    return key


def _is_stepped(phi: PHINode) -> bool:
    """Whether one of the values that come into a phi is a step on from it: of others ScalarEvolution knows no more than value tracking."""
    return any(isinstance(value, BinaryOperator) and value.opcode in ("add", "sub") and phi in value.operands for value in phi.operands)


def _register(value: Value) -> str | None:
    """The special register that a value is read from."""
    return register_of(value) if isinstance(value, CallBase) and isinstance(value, Instruction) else None
