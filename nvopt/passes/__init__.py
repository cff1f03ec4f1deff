"""The passes that nvopt brings itself: one file, or one folder for a large one, per transformation.

Here live transformations of the mirror (nvopt.ir), what a pass is (base.py), and what several of them share: array_alignment.py,
block_tidying.py, constants_in_text.py, diagnostics.py. Nothing here imports llvmlite, the pipeline or the command line.
"""
