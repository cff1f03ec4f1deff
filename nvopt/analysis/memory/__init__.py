"""What memory a function's instructions touch, and which pieces of it may be the same.

    memory_location.py       a piece of memory, with what metadata says of it
    underlying_objects.py    the objects that a pointer points into
    captures.py              whether somebody else may know an object's address
    decomposed_address.py    a pointer as base + bytes + scaled indices
    type_based.py            TBAA: what types say
    alias_scopes.py          what `!alias.scope` and `!noalias` say
    memory_effects.py        what `memory(...)` says of calls
    aliases.py               alias analysis, which asks all of these
    changes.py               whether memory changes between two instructions
    constant_memory.py       what lies in constant memory: strings, pointers

All of it speaks of one thread: what other threads do to the same memory is not seen.
"""
