"""Questions about the mirror that several passes ask: control flow and dominators, calls, aliases, alignment (of low bits), leaves of
aggregates, constants and constant memory, shared memory of kernels, locations.

Nothing here changes IR, and nothing here imports passes, the pipeline or llvmlite.
"""
