; RUN: nvopt -passes=nvvm-intrinsic-lowering %s
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.warpsize()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x()
declare i64 @llvm.nvvm.read.ptx.sreg.globaltimer()

define ptx_kernel void @required(ptr %p) "nvvm.reqntid"="64" {
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %nx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %ny = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %cx = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %size = call i32 @llvm.nvvm.read.ptx.sreg.warpsize()
  %now = call i64 @llvm.nvvm.read.ptx.sreg.globaltimer()
  store volatile i32 %tx, ptr %p
  store volatile i32 %ty, ptr %p
  store volatile i32 %nx, ptr %p
  store volatile i32 %ny, ptr %p
  store volatile i32 %cx, ptr %p
  store volatile i32 %lane, ptr %p
  store volatile i32 %size, ptr %p
  store volatile i64 %now, ptr %p
  ret void
}

; At most 64 threads: how many isn't said. One has the number 0.
define ptx_kernel void @at_most(ptr %p) "nvvm.maxntid"="64,1,1" {
  %nx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %ny = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  store volatile i32 %nx, ptr %p
  store volatile i32 %ny, ptr %p
  ret void
}

define ptx_kernel void @at_most_one(ptr %p) "nvvm.maxntid"="1" {
  %nx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  store volatile i32 %nx, ptr %p
  ret void
}

define ptx_kernel void @clusters(ptr %p) "nvvm.cluster_dim"="2,1,1" {
  %n = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x()
  store volatile i32 %n, ptr %p
  ret void
}

; Called from kernels of 64 threads only.
define internal i32 @agreed() noinline {
  %nx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %nx
}

define internal i32 @in_dispute() noinline {
  %nx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %nx
}

define i32 @seen_outside() noinline {
  %nx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %nx
}

define ptx_kernel void @one(ptr %p) "nvvm.reqntid"="64" {
  %a = call i32 @agreed()
  %b = call i32 @in_dispute()
  %c = call i32 @seen_outside()
  store volatile i32 %a, ptr %p
  store volatile i32 %b, ptr %p
  store volatile i32 %c, ptr %p
  ret void
}

define ptx_kernel void @other(ptr %p) "nvvm.reqntid"="64,2" {
  %a = call i32 @agreed()
  store volatile i32 %a, ptr %p
  ret void
}

define ptx_kernel void @third(ptr %p) "nvvm.reqntid"="65" {
  %b = call i32 @in_dispute()
  store volatile i32 %b, ptr %p
  ret void
}
