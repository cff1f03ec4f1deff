; RUN: not nvopt -passes=nvvm-verify %s 2>&1
; Kernels return nothing, nobody calls them, and their launch bounds make sense.

target triple = "nvptx64-nvidia-cuda"

@also_called = alias void (), ptr @called

define ptx_kernel i32 @returns() {
  ret i32 0
}

declare ptx_kernel i32 @returns_elsewhere()

define ptx_kernel void @called() {
  ret void
}

define void @annotated() {
  ret void
}

define void @calls(ptr %somewhere) {
entry:
  call ptx_kernel void @called()
  call void @called()
  call void @annotated()
  call ptx_kernel void %somewhere()
  call void @also_called()
  ret void
}

define ptx_kernel void @calls_itself() {
  call ptx_kernel void @calls_itself()
  ret void
}

define ptx_kernel void @bounds() "nvvm.maxntid"="0" "nvvm.minctasm"="0" "nvvm.maxnreg"="many" "nvvm.maxclusterrank"="-1" {
  ret void
}

define ptx_kernel void @dimensions() "nvvm.maxntid"="1,2,3,4" "nvvm.cluster_dim"="2,x" {
  ret void
}

define ptx_kernel void @too_many() "nvvm.reqntid"="64,32" {
  ret void
}

define ptx_kernel void @both() "nvvm.maxntid"="64" "nvvm.reqntid"="64" {
  ret void
}

define ptx_kernel void @clusters() "nvvm.blocksareclusters" "nvvm.reqntid"="64" {
  ret void
}

!nvvm.annotations = !{!0}
!0 = !{ptr @annotated, !"kernel", i32 1, !"maxntidx", i32 -1}
