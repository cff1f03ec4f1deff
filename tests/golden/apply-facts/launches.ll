; Sizes of blocks, grids and clusters, alone and beside attributes.
; RUN: nvopt -passes='apply-facts<file=launches.json>' %s
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @exact(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %a = add i32 %t, %n
  %b = add i32 %a, %y
  store i32 %b, ptr %out
  ret void
}

define ptx_kernel void @exact_below(ptr %out) "nvvm.maxntid"="256" {
  ret void
}

define ptx_kernel void @exact_again(ptr %out) "nvvm.reqntid"="32,8" {
  ret void
}

define ptx_kernel void @some(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %n = call range(i32 1, 33) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %a = add i32 %t, %n
  %b = add i32 %a, %y
  store i32 %b, ptr %out
  ret void
}

define ptx_kernel void @threads(ptr %out) {
  ret void
}

define ptx_kernel void @fewer_threads(ptr %out) "nvvm.maxntid"="1024" {
  ret void
}

define ptx_kernel void @more_threads(ptr %out) "nvvm.maxntid"="64" {
  ret void
}

define ptx_kernel void @grid(ptr %out) {
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %sum = add i32 %b, %n
  %all = add i32 %sum, %y
  store i32 %all, ptr %out
  ret void
}

define ptx_kernel void @cluster(ptr %out) {
  %n = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x()
  store i32 %n, ptr %out
  ret void
}

define ptx_kernel void @calls(ptr %out) {
  %r = call i32 @device()
  store i32 %r, ptr %out
  ret void
}

define internal i32 @device() {
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %n
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x()
