"""ScalarEvolution: how the integers and pointers of a function evolve around its loops, and how often those run.

    from nvopt import ScalarEvolution

    scev = ScalarEvolution(function)
    scev.get(value)                     # {0,+,1}<nuw><nsw><%loop>
    scev.unsigned_range(scev.get(value))
    scev.backedge_taken_count(loop)

`scalar_evolution.py` has the class, which others ask; its insides are in rooms:

    expressions/   the expressions, made folded
    facts/         what is known of them: ranges, flags, comparisons that hold
    counts/        how often loops go round
    creation/      from instructions to expressions
    gpu/           what the special registers of a GPU add

What they remember is in classes beside the code that fills them (`cache.py`).
The answers are LLVM 22's, to the character as they print, and where the special registers of a GPU come in more than that.
"""
