; RUN: nvopt -passes='print<scalar-evolution>' -disable-output %s 2>&1
; What launch bounds tell: .maxntid bounds the product of a block's sizes, .reqntid gives each. A function has what its callers agree on.
; Metadata is the old way to say it.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @any() {
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %bx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %by = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %row = mul i32 %ty, %bx
  %thread = add i32 %row, %tx
  %threads = mul i32 %bx, %by
  %block = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  %blocks = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x()
  ret void
}

define ptx_kernel void @most() #0 {
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %bx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %by = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %row = mul i32 %ty, %bx
  %thread = add i32 %row, %tx
  %threads = mul i32 %bx, %by
  %block = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  %blocks = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x()
  ret void
}

define ptx_kernel void @required() #1 {
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %bx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %by = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %row = mul i32 %ty, %bx
  %thread = add i32 %row, %tx
  %threads = mul i32 %bx, %by
  %block = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  %blocks = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x()
  ret void
}

define ptx_kernel void @annotated() {
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %bx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %by = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %row = mul i32 %ty, %bx
  %thread = add i32 %row, %tx
  %threads = mul i32 %bx, %by
  %block = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  %blocks = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x()
  ret void
}

define internal void @called() {
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %bx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %by = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %row = mul i32 %ty, %bx
  %thread = add i32 %row, %tx
  %threads = mul i32 %bx, %by
  %block = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  %blocks = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x()
  ret void
}

define ptx_kernel void @caller() #0 {
  call void @called()
  ret void
}

define ptx_kernel void @other_caller() #1 {
  call void @called()
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x()

attributes #0 = { "nvvm.maxntid"="16,16" "nvvm.maxclusterrank"="8" }
attributes #1 = { "nvvm.reqntid"="32,4" "nvvm.cluster_dim"="2,2" }

!nvvm.annotations = !{!0}
!0 = !{ptr @annotated, !"maxntidx", i32 64, !"maxntidy", i32 2, !"cluster_dim_x", i32 4}
