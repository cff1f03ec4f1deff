; ModuleID = 'narrow-addresses.ll'
source_filename = "narrow-addresses.ll"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x float] undef

define i64 @f(i64 %i, ptr %x) {
  %p = getelementptr float, ptr addrspace(3) @s, i64 %i
  %1 = getelementptr nuw float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
  %q = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 4
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 4
  store float 1.000000e+00, ptr addrspace(3) %q, align 4
  %same = icmp eq ptr %1, %2
  store ptr %2, ptr %x, align 8
  %n = ptrtoint ptr %1 to i64
  ret i64 %n
}
