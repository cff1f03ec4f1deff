nvopt: nameless-type.ll: error: LLVM prints a struct type without a name, which attributes alone mention, by its address, and cannot read that back
