"""The reducer of modules: the smallest one on which a command still says that it is interesting, by exiting with 0. And which run of a pass
makes a command fail.

    search.py        the search: chunks of targets, from all of them down to single ones, several at a time; where it stands
    trials.py        a candidate on trial: made, verified and given to the command in a process of its own
    bisection.py     the search for a run of a pass
    state.py         the file that a later run goes on from
    deltas.py        the table of delta passes, in their order
    whole.py         targets of the whole module: lines of its text, LLVM's passes
    globals.py       functions, variables and what their heads say
    blocks.py        blocks, branches, ends
    instructions.py  instructions, operands, flags, types
    signatures.py    parameters and results
    extras.py        metadata and attributes

A delta pass lists targets in a module and takes some of them away. It need not see to the result's being valid: what LLVM's verifier does
not take is no candidate. The names are llvm-reduce's where it has the same.
"""
