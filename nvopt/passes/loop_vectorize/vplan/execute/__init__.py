"""Makes the code of a plan for one vectorization factor (VF) and one number of parts (UF).

    executor.py      a plan's blocks and regions, in order, and what is told to the blocks around
    state.py         values in lanes and parts: vectors, scalars, and how one becomes the other
    inductions.py, reductions.py, recurrences.py                   header phis and what goes with them
    operations.py, masks.py, scalars.py, memory.py, exits.py       the rest of the recipes, by families

Each family has a table RECIPES of the kinds of recipes that it makes code of, or OPCODES of those that say EMIT.

Source: LLVM's VPlan::execute and the recipes' execute, for the code and its names.
"""
