"""What nvopt tells people about a run, as text: remarks, IR dumps and diffs, pass times, statistics, listings, sums over
machine code.

Nothing here runs or decides anything: each module turns facts it is handed into the layout that LLVM's `opt` prints, so that scripts
written for `opt` can read it. Nothing here may import llvmlite, passes or the pipeline.
"""
