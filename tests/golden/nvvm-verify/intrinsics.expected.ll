nvopt: intrinsics.ll:7:3: error: there is no intrinsic llvm.nvvm.read.ptx.sreg.tid.v
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.v()
  ^
  in function @unknown, block %0
intrinsics.ll:8:3: error: there is no intrinsic llvm.nvvm.frobnicate
  %z = call i32 @llvm.nvvm.frobnicate(i32 %x)
  ^
  in function @unknown, block %0
intrinsics.ll:9:3: error: there is no intrinsic llvm.mystery
  call void @llvm.mystery()
  ^
  in function @unknown, block %0
intrinsics.ll:14:3: error: llvm.amdgcn.workitem.id.x is an intrinsic of another target
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  ^
  in function @others, block %0
intrinsics.ll:15:3: error: llvm.x86.sse2.pause is an intrinsic of another target
  call void @llvm.x86.sse2.pause()
  ^
  in function @others, block %0
intrinsics.ll:20:3: error: llvm.nvvm.ldu.global.i.i32.p3 cannot take a pointer to shared memory
  %a = call i32 @llvm.nvvm.ldu.global.i.i32.p3(ptr addrspace(3) %shared, i32 4)
  ^
  in function @spaces, block %0
intrinsics.ll:21:3: error: llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p1 cannot take a pointer to global memory
  %b = call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p1(ptr addrspace(1) %global)
  ^
  in function @spaces, block %0
intrinsics.ll:22:3: error: llvm.nvvm.atomic.add.gen.i.cta.i32.p5 cannot take a pointer to local memory
  %c = call i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p5(ptr addrspace(5) %local, i32 1)
  ^
  in function @spaces, block %0
intrinsics.ll:27:3: error: __nvvm_reflect takes one pointer and returns an integer
  %x = call i32 @__nvvm_reflect(i64 1)
  ^
  in function @reflects, block %0
intrinsics.ll:28:3: error: __nvvm_reflect_ocl takes one pointer and returns an integer
  %y = call i32 @__nvvm_reflect_ocl(ptr null, i32 1)
  ^
  in function @reflects, block %0
