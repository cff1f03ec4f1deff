; RUN: nvopt -passes=generic-to-nvvm %s

; The deactivation symbol of a signed pointer must be a variable by itself; what is signed, and its discriminator's address, need not be.
@symbol = external global i8
@signed = external global i8
@discriminator = external global i64
@pointer = global ptr ptrauth (ptr @signed, i32 2, i64 1, ptr @discriminator, ptr @symbol)
