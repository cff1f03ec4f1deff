"""Addresses of what kernels get by value. Code generation chooses where that lies, and stops at numbers made of such addresses: nothing can
be asked of them ahead of a loop."""

from __future__ import annotations

from nvopt.analysis.memory.underlying_objects import underlying_object
from nvopt.ir import Argument, Value
from nvopt.target import address_spaces
from nvopt.target.address_spaces import PARAM


def is_in_parameters(pointer: Value) -> bool:
    """Whether a pointer leads to what is passed by value."""
    whole = underlying_object(pointer)
    is_by_value = isinstance(whole, Argument) and "byval" in whole.attributes
    return is_by_value or PARAM in (address_spaces.of(pointer.type), address_spaces.of(whole.type))
