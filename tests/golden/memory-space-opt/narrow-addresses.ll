; RUN: nvopt -passes=memory-space-opt %s
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x float] undef

; Other uses keep the generic address as it was computed.
define i64 @f(i64 %i, ptr %x) {
  %p = getelementptr nuw float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
  %q = getelementptr inbounds nuw i8, ptr %p, i64 4
  store float 1.0, ptr %q, align 4
  %same = icmp eq ptr %p, %q
  store ptr %q, ptr %x, align 8
  %n = ptrtoint ptr %p to i64
  ret i64 %n
}
