"""Questions about the mirror that several passes ask: control flow, constant memory, source locations.

Nothing here changes IR, and nothing here imports passes, the pipeline or llvmlite.
"""
