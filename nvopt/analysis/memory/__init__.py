"""What memory a function's instructions touch: which pieces may be the same, and how the accesses of a loop depend on one another.

    memory_location.py       a piece of memory, with what metadata says of it
    underlying_objects.py    the objects that a pointer points into
    pointer_origins.py       which of some pointers each pointer is derived from; pointer_fates.py: what is done through them
    captures.py              whether somebody else may know an object's address
    decomposed_address.py    a pointer as base + bytes + scaled indices
    type_based.py            TBAA: what types say
    alias_scopes.py          what `!alias.scope` and `!noalias` say
    call_effects.py          what calls do to memory; memory_effects.py: the text of `memory(...)`
    aliases.py               alias analysis, which asks all of these
    alias_sets.py            pointers by what they may share
    loop_accesses.py         the accesses of a loop, and what must hold for several iterations to run at once
    loop_pointers.py         how its pointers move; forked_pointers.py: those that are one of two
    dependences.py           how two of its accesses depend on one another; dependence_candidates.py: which may at all
    runtime_checks.py        comparisons of pointers that tell ahead of the loop that it is all right
    parallel_loops.py        loops that are said to have no dependences
    interleave_groups.py     accesses of a loop that lie side by side
    loop_access_printer.py   all that, as opt prints it
    changes.py               whether memory changes between two instructions
    constant_memory.py       what lies in constant memory: strings, pointers

All of it speaks of one thread: what other threads do to the same memory is not seen. Barriers that touch memory, fences, atomics and
volatile accesses are no plain accesses: a loop with one of them is not analysed.
"""
