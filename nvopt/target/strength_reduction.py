"""Who has the loops of a function, as `loop-reduce` tells code generation: by an attribute.

attributes #0 = { "nvopt-loop-reduce" }           LLVM's strength reduction leaves them alone
attributes #1 = { "nvopt-loop-reduce"="llvm" }    LLVM's has them, in a module that has functions of the other kind, too
"""

ATTRIBUTE = "nvopt-loop-reduce"
BY_LLVM = "llvm"
"""The attribute's value where LLVM's strength reduction has the loops."""
