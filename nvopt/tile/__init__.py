"""The cuda_tile simplifier: integer expressions, out of the IR and back, with folding, identities and sharing in between.

    kinds.py         what an expression is: the page's seventeen kinds, and those that it lacks
    expressions.py   the private expression IR: nodes, flags, the pool that makes each of them once
    evaluation.py    what an operation gives on numbers
    known_bits.py    what is known of an expression: bits, intervals, undef, poison
    costs.py         what a graph costs, and whether a rewrite pays
    rules/           the rules, in tables by kind
    walker.py        simplifies an expression from its leaves up
    sharing.py       what lists have in common is computed once, however they are grouped
    narrowing.py     what is computed only to be truncated
    wanted.py        what becomes of operations of which nobody looks at all bits
    materializer.py  makes values of the public IR of the results
    types.py         the type walker
    dense_elements.py  the debug printer of DenseElements
    mlir/            the front end for MLIR text

It knows nothing of the mirror, of llvmlite or of passes: a front end lifts what it has into a `Pool`, with keys of its own for what is
opaque.
"""

from __future__ import annotations


def simplify(text: str, *, name: str = "<string>", canonicalize_to: str | None = None) -> str:
    """MLIR text with its integer operations simplified: those of `arith` and `cuda_tile`, in generic and custom syntax. All else stays as
    it is, byte for byte.

    With `canonicalize_to="arith"` what is left of operations on tiles becomes `arith`, with casts between tiles and tensors. `name` is the
    file's, for messages. `nvopt.tile.mlir.tokens.MlirError`, a ValueError, where the text is no MLIR; ValueError for another dialect.
    """
    from nvopt.tile.mlir.simplify import simplify_text  # late: the simplifier's other users don't need it
    from nvopt.tile.mlir.to_arith import to_arith

    if canonicalize_to not in (None, "arith"):
        raise ValueError(f"can't canonicalize to '{canonicalize_to}'; known: arith")
    simplified = simplify_text(text, name)
    return simplified if canonicalize_to is None else to_arith(simplified, name)
