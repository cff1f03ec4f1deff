nvopt: later.ll: error: store cannot target constant address space
  store i32 %x, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(4) @table to ptr), i64 4), align 4
  in function @f, block %entry
