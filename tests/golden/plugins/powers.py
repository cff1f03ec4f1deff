"""What powers_of_two.py imports by its plain name."""

from nvopt.ir import ConstantInt, Value


def exponent(factor: Value) -> int | None:
    """The k of a constant factor 2**k; None for any other."""
    if isinstance(factor, ConstantInt) and factor.unsigned.bit_count() == 1:
        return factor.unsigned.bit_length() - 1
    return None
