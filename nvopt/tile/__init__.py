"""The cuda_tile simplifier: integer expressions, out of the IR and back, with folding, identities and sharing in between.

    kinds.py         what an expression is: the page's seventeen kinds, and those that it lacks
    expressions.py   the private expression IR: nodes, flags, the pool that makes each of them once
    evaluation.py    what an operation gives on numbers

It knows nothing of the mirror, of llvmlite or of passes: a front end lifts what it has into a `Pool`, with keys of its own for what is
opaque.
"""
