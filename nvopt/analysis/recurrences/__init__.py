"""What the phis of a loop's header are: how the value of one iteration comes from that of another.

    inductions.py    counters, and pointers and floats that go on by what doesn't change
    reductions.py    sums, products, minima and the like, of which only what is left behind the loop counts
    first_order.py   values that an iteration before has computed
    fast_math.py     what floats may be taken to be

Nothing here knows of passes. Source: LLVM's IVDescriptors.
"""
