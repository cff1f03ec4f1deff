"""What passes share when they change code: blocks.py splits, joins and redirects blocks and edges, ssa.py repairs SSA form, loops.py brings
loops into the form that loop passes ask for.

Everything here keeps right in place what it is given of the dominator tree and the loops, moves debug locations, records and metadata to
where they belong, and knows nothing of single passes.
"""
