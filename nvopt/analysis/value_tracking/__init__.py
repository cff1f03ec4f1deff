"""What is known of the values of a function: bits, signs, zero or not, poison, what conditions say.

    tracking.py              ValueTracking, which is asked
    query.py                 what every rule takes beside the value
    known_bits/, bits.py     the bits; bits_algebra.py: what arithmetic makes of them
    non_zero/, non_equal.py, sign_bits.py, powers.py, value_range.py, fp_class.py, poison.py: a question each
    conditions.py, implied.py, assumptions.py: what branches and assumptions say
    phis.py                  a phi's incoming values

Shapes of code, and what attributes say, are in `nvopt/analysis/values/`.

Source: LLVM's ValueTracking and AssumptionCache, whose answers these are.
"""

from nvopt.analysis.value_tracking.assumptions import AssumptionCache
from nvopt.analysis.value_tracking.bits import Bits
from nvopt.analysis.value_tracking.tracking import ValueTracking

__all__ = ["AssumptionCache", "Bits", "ValueTracking"]
