"""Questions about the mirror that several passes ask: control flow, dominators and loops, calls, aliases, alignment (of low bits), leaves
of aggregates, constants and constant memory, shared memory of kernels, locations.

    manager.py           makes analyses on demand, drops them when the code changes
    scev/                ScalarEvolution: how values evolve around loops, and how often those run
    value_tracking/      what is known of single values: bits, signs, zero or not, poison
    constant_range/      sets of integers
    constant_folding/    what instructions compute of constants; integer_folding.py of integers of which only some are known

Nothing here changes IR, and nothing here imports passes, the pipeline or llvmlite.
"""
