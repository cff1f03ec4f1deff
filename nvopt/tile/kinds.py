"""Kinds of expressions: 0 to 16 are the cuda_tile simplifier's, by its names and numbers; what follows its terminator are those that it
lacks.

The published description has two tables that disagree on 12 and 13: the enum says unsigned and signed division, the table of `arith`
operations signed division and signed remainder. The enum holds here, and the dispatch table (`DISPATCH`) is keyed by it; remainders have
kinds of their own.
"""

from __future__ import annotations

from enum import IntEnum


class Kind(IntEnum):
    """What a node is; it fits 16 bits."""

    EK_Sentinel0 = 0
    """No node: what a tombstone in a list of operands, and a node that its pool has let go, are."""
    EK_Constant = 1
    """A number; `payload` is it, below 2**bits."""
    EK_NotI = 2
    EK_NegI = 3
    EK_AbsI = 4
    """Flag NSW: poison for the least number."""
    EK_AndN = 5
    """Of two operands and more, in canonical order; so EK_OrN and EK_XorN."""
    EK_OrN = 6
    EK_EqBin = 7
    """Comparisons have one bit; `first` says how wide what they compare is."""
    EK_Select = 8
    """condition, true value, false value."""
    EK_Add = 9
    EK_Sub = 10
    EK_Mul = 11
    EK_DivU = 12
    EK_DivS = 13
    EK_Cast = 14
    """`payload` is "zext", "sext" or "trunc"."""
    EK_BitVecConst = 15
    """A leaf. `payload` is a number (not yet an EK_Constant), UNDEF, POISON, or a Symbol."""
    EK_Sentinel16 = 16

    EK_XorN = 17
    EK_RemU = 18
    EK_RemS = 19
    EK_Shl = 20
    EK_ShrU = 21
    EK_ShrS = 22
    EK_MinU = 23
    EK_MaxU = 24
    EK_MinS = 25
    EK_MaxS = 26
    EK_NeBin = 27
    EK_LtU = 28
    """Comparisons the other way round have their operands exchanged."""
    EK_LeU = 29
    EK_LtS = 30
    EK_LeS = 31
    EK_FunnelL = 32
    """high, low, amount: LLVM's fshl; the amount counts modulo the width."""
    EK_FunnelR = 33
    EK_Freeze = 34


K = Kind

UNARY = frozenset({K.EK_NotI, K.EK_NegI, K.EK_AbsI})
VARIADIC = frozenset({K.EK_AndN, K.EK_OrN, K.EK_XorN})
COMPARISONS = frozenset({K.EK_EqBin, K.EK_NeBin, K.EK_LtU, K.EK_LeU, K.EK_LtS, K.EK_LeS})
DIVISIONS = frozenset({K.EK_DivU, K.EK_DivS, K.EK_RemU, K.EK_RemS})
"""Undefined behaviour where the divisor is zero: these must not be computed where they were not before."""
SHIFTS = frozenset({K.EK_Shl, K.EK_ShrU, K.EK_ShrS})
MIN_MAX = frozenset({K.EK_MinU, K.EK_MaxU, K.EK_MinS, K.EK_MaxS})
FUNNEL_SHIFTS = frozenset({K.EK_FunnelL, K.EK_FunnelR})
ARITHMETIC = frozenset({K.EK_Add, K.EK_Sub, K.EK_Mul}) | DIVISIONS | SHIFTS
"""What shares one body in the walker, with MIN_MAX."""
COMMUTATIVE = frozenset({K.EK_Add, K.EK_Mul, K.EK_EqBin, K.EK_NeBin}) | VARIADIC | MIN_MAX
LEAVES = frozenset({K.EK_Constant, K.EK_BitVecConst})

DISPATCH: dict[Kind, str] = {
    K.EK_Add: "addi",
    K.EK_Sub: "subi",
    K.EK_Mul: "muli",
    K.EK_DivU: "divui",
    K.EK_DivS: "divsi",
    K.EK_RemU: "remui",
    K.EK_RemS: "remsi",
    K.EK_Shl: "shli",
    K.EK_ShrU: "shrui",
    K.EK_ShrS: "shrsi",
    K.EK_MinU: "minui",
    K.EK_MaxU: "maxui",
    K.EK_MinS: "minsi",
    K.EK_MaxS: "maxsi",
}
"""The public operation, of MLIR's dialect `arith`, that a kind of binary arithmetic is materialized as; the first five rows are the
description's."""

INVERSE_COMPARISON: dict[Kind, tuple[Kind, bool]] = {
    K.EK_EqBin: (K.EK_NeBin, False),
    K.EK_NeBin: (K.EK_EqBin, False),
    K.EK_LtU: (K.EK_LeU, True),
    K.EK_LeU: (K.EK_LtU, True),
    K.EK_LtS: (K.EK_LeS, True),
    K.EK_LeS: (K.EK_LtS, True),
}
"""The comparison that says the contrary, and whether its operands are exchanged."""
