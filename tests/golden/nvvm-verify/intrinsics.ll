; RUN: not nvopt -passes=nvvm-verify %s 2>&1
; Intrinsics that there are not, of other targets, with pointers that the instruction cannot take.

target triple = "nvptx64-nvidia-cuda"

define i32 @unknown(i32 %x) {
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.v()
  %z = call i32 @llvm.nvvm.frobnicate(i32 %x)
  call void @llvm.mystery()
  ret i32 %y
}

define i32 @others() {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  call void @llvm.x86.sse2.pause()
  ret i32 %x
}

define i32 @spaces(ptr addrspace(3) %shared, ptr addrspace(1) %global, ptr addrspace(5) %local) {
  %a = call i32 @llvm.nvvm.ldu.global.i.i32.p3(ptr addrspace(3) %shared, i32 4)
  %b = call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p1(ptr addrspace(1) %global)
  %c = call i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p5(ptr addrspace(5) %local, i32 1)
  ret i32 %a
}

define void @reflects() {
  %x = call i32 @__nvvm_reflect(i64 1)
  %y = call i32 @__nvvm_reflect_ocl(ptr null, i32 1)
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.v()
declare i32 @llvm.nvvm.frobnicate(i32) nocallback nofree nosync nounwind memory(none)
declare void @llvm.mystery()
declare i32 @llvm.nvvm.frobnicate.unused(i32)
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.x86.sse2.pause()
declare i32 @llvm.nvvm.ldu.global.i.i32.p3(ptr addrspace(3), i32)
declare i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p1(ptr addrspace(1))
declare i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p5(ptr addrspace(5), i32)
declare i32 @__nvvm_reflect(i64)
declare i32 @__nvvm_reflect_ocl(ptr, i32)
