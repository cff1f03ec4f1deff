; ModuleID = 'left.ll'
source_filename = "left.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal fastcc void @callee(ptr addrspace(1) %p, i32 %n) unnamed_addr #0 {
  %m = mul i32 %n, %n
  store volatile i32 %m, ptr addrspace(1) %p, align 4
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define ptx_kernel void @k(ptr %p, i32 %n) local_unnamed_addr #1 {
  %p.global = addrspacecast ptr %p to ptr addrspace(1)
  tail call fastcc void @callee(ptr addrspace(1) %p.global, i32 %n)
  tail call fastcc void @callee(ptr addrspace(1) %p.global, i32 3)
  ret void
}

attributes #0 = { nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "function-inline-cost"="100000" "nvopt-codegen-prepare" }
attributes #1 = { nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "nvopt-codegen-prepare" }
