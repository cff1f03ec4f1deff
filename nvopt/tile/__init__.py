"""The cuda_tile simplifier: integer expressions, out of the IR and back, with folding, identities and sharing in between.

    kinds.py         what an expression is: the page's seventeen kinds, and those that it lacks
    expressions.py   the private expression IR: nodes, flags, the pool that makes each of them once
    evaluation.py    what an operation gives on numbers
    known_bits.py    what is known of an expression: bits, intervals, undef, poison
    costs.py         what a graph costs, and whether a rewrite pays
    rules/           the rules, in tables by kind
    walker.py        simplifies an expression from its leaves up
    materializer.py  makes values of the public IR of the results

It knows nothing of the mirror, of llvmlite or of passes: a front end lifts what it has into a `Pool`, with keys of its own for what is
opaque.
"""
