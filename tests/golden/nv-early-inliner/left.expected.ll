; ModuleID = 'left.ll'
source_filename = "left.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define ptx_kernel void @k(ptr %p, i32 %n) local_unnamed_addr #0 {
  %p.global = addrspacecast ptr %p to ptr addrspace(1)
  %m.i = mul i32 %n, %n
  store volatile i32 %m.i, ptr addrspace(1) %p.global, align 4
  store volatile i32 9, ptr addrspace(1) %p.global, align 4
  ret void
}

attributes #0 = { nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "nvopt-codegen-prepare" }
