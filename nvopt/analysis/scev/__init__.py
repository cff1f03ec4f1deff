"""ScalarEvolution: how the integers and pointers of a function evolve around its loops, and how often those run.

    from nvopt import ScalarEvolution

    scev = ScalarEvolution(function)
    scev.get(value)                     # {0,+,1}<nuw><nsw><%loop>
    scev.unsigned_range(scev.get(value))
    scev.backedge_taken_count(loop)

`scalar_evolution.py` has the class. The expressions are in `expressions.py`; add.py, mul.py, udiv.py, addrec.py, casts.py and minmax.py
make them, folded; creation.py takes instructions apart. The answers are LLVM 22's, to the character as they print, and where the special
registers of a GPU come in (gpu.py) more than that.
"""
