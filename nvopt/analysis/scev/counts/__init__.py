"""How often loops go round.

    loop_exits.py            the answers for a loop: over all its exits
    exit_conditions.py       for one exit, by its condition; exit_limit.py: the form of the answer
    steps_to_exit.py quadratic.py shift_loops.py loop_execution.py     ways to find it
    at_scope.py              what values are behind a loop that went round so often

A count is that of the backedges taken: one less than the times that the header runs.
"""
