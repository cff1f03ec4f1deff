"""Questions about the mirror that several passes ask: control flow, calls, aliases, leaves of aggregates, constant memory, locations.

Nothing here changes IR, and nothing here imports passes, the pipeline or llvmlite.
"""
