"""Questions about the mirror that several passes ask: control flow, dominators and loops, calls, alignment (of low bits), leaves of
aggregates, constants, shared memory of kernels, locations.

    manager.py           makes analyses on demand, drops them when the code changes
    scev/                ScalarEvolution: how values evolve around loops, and how often those run
    memory/              which accesses touch the same memory, what calls do to it, how the accesses of a loop depend on one another
    value_tracking/      what is known of single values: bits, signs, zero or not, poison
    constant_range/      sets of integers
    constant_folding/    what instructions compute of constants; integer_folding.py of integers of which only some are known

Nothing here changes IR, and nothing here imports passes, the pipeline or llvmlite.
"""
