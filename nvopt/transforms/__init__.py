"""What passes share when they change code.

    blocks.py           splits, joins and redirects blocks and edges
    terminators.py      a plain branch for a conditional one
    ssa.py              phis for a variable with several definitions
    loops.py            loop-simplify form, loop-closed SSA form
    loop_metadata.py    what !llvm.loop says of a loop
    alias_scopes.py     metadata that says of accesses that they keep apart
    cloning.py          copies of blocks, loops and functions; a loop, or a part of a block, in two versions
    extensions.py       zext nneg as sext
    folding_builder.py  code, or the constant that it is
    alignment_check.py  code that asks whether addresses are aligned
    scev_expander.py    code that computes ScalarEvolution's expressions
    scev_checks.py      code that checks its predicates

Everything here keeps right in place what it is given of the dominator tree and the loops, moves debug locations, records and metadata to
where they belong, and knows nothing of single passes.
"""
