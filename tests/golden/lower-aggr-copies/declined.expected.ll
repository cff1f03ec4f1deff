remark: <unknown>:0:0: in function atomic: llvm.memcpy.element.unordered.atomic.p0.p0.i64 not lowered: its accesses have an order or a shape of their own
remark: <unknown>:0:0: in function pattern: llvm.experimental.memset.pattern.p0.i32.i64 not lowered: its accesses have an order or a shape of their own
remark: <unknown>:0:0: in function bundle: llvm.memcpy.p0.p0.i64 not lowered: it has operand bundles
remark: <unknown>:0:0: in function to_constant_memory: llvm.memcpy.p4.p0.i64 not lowered: it writes to address space 4, which is read-only
remark: <unknown>:0:0: in function not_comparable: llvm.memmove.p6.p1.i64 not lowered: pointers into address spaces 6 and 1 cannot be compared
; ModuleID = 'declined.ll'
source_filename = "copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @atomic(ptr %dst, ptr %src) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr align 4 %dst, ptr align 4 %src, i64 8, i32 4)
  ret void
}

define void @pattern(ptr %dst) {
  call void @llvm.experimental.memset.pattern.p0.i32.i64(ptr %dst, i32 7, i64 4, i1 false)
  ret void
}

define void @bundle(ptr %dst, ptr %src) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dst, ptr align 4 %src, i64 8, i1 false) [ "deopt"() ]
  ret void
}

define void @to_constant_memory(ptr addrspace(4) %dst, ptr %src) {
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 4 %dst, ptr align 4 %src, i64 8, i1 false)
  ret void
}

define void @not_comparable(ptr addrspace(6) %dst, ptr addrspace(1) %src) {
  call void @llvm.memmove.p6.p1.i64(ptr addrspace(6) align 4 %dst, ptr addrspace(1) align 4 %src, i64 8, i1 false)
  ret void
}

; Function Attrs: nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i32 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.experimental.memset.pattern.p0.i32.i64(ptr writeonly captures(none), i32, i64, i1 immarg) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p6.p1.i64(ptr addrspace(6) writeonly captures(none), ptr addrspace(1) readonly captures(none), i64, i1 immarg) #2

attributes #0 = { nosync nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
