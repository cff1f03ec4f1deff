; ModuleID = 'deactivation-symbols.ll'
source_filename = "deactivation-symbols.ll"

@symbol = external global i8
@signed = external addrspace(1) global i8
@discriminator = external addrspace(1) global i64
@pointer = addrspace(1) global ptr ptrauth (ptr addrspacecast (ptr addrspace(1) @signed to ptr), i32 2, i64 1, ptr addrspacecast (ptr addrspace(1) @discriminator to ptr), ptr @symbol)
