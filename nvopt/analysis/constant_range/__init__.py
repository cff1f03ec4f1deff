"""Sets of integers that are one interval, which may wrap around.

    interval.py      the class ConstantRange: making one, questions, sets, other widths
    arithmetic.py    sums, products, minimum and maximum, saturating operations
    division.py, bitwise.py, shifts.py
    comparisons.py   where a comparison holds
    no_wrap.py       where an operation doesn't overflow
    instructions.py  operations by the instruction's or intrinsic's name

What the other files hold are methods of the class, which names them one by one.
"""

from __future__ import annotations

from nvopt.analysis.constant_range.interval import ConstantRange
from nvopt.analysis.constant_range.preferences import SIGNED, SMALLEST, UNSIGNED

__all__ = ["SIGNED", "SMALLEST", "UNSIGNED", "ConstantRange"]
