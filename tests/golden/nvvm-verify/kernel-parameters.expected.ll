nvopt: kernel-parameters.ll:10:3: error: store cannot target the parameters of a kernel
  store i32 0, ptr addrspace(101) %param, align 4
  ^
  in function @kernel, block %0
kernel-parameters.ll:11:3: error: memset cannot target the parameters of a kernel
  call void @llvm.memset.p101.i64(ptr addrspace(101) %param, i8 0, i64 16, i1 false)
  ^
  in function @kernel, block %0
kernel-parameters.ll:12:3: error: atomicrmw cannot target the parameters of a kernel
  %old = atomicrmw add ptr addrspace(101) %param, i32 1 monotonic, align 4
  ^
  in function @kernel, block %0
