"""The passes that nvopt brings itself: one file, or one folder for a large one, per transformation.

Here live transformations of the mirror (nvopt.ir). Nothing here imports llvmlite, the pipeline or the command line.
"""
