; ModuleID = 'launches.ll'
source_filename = "launches.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 32, 33) i32 @llvm.nvvm.read.ptx.sreg.warpsize() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x() #0

; Function Attrs: nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite)
declare noundef i64 @llvm.nvvm.read.ptx.sreg.globaltimer() #1

define ptx_kernel void @required(ptr %p) #2 {
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cx = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %now = call i64 @llvm.nvvm.read.ptx.sreg.globaltimer()
  store volatile i32 %tx, ptr %p, align 4
  store volatile i32 0, ptr %p, align 4
  store volatile i32 64, ptr %p, align 4
  store volatile i32 1, ptr %p, align 4
  store volatile i32 %cx, ptr %p, align 4
  store volatile i32 %lane, ptr %p, align 4
  store volatile i32 32, ptr %p, align 4
  store volatile i64 %now, ptr %p, align 8
  ret void
}

define ptx_kernel void @at_most(ptr %p) #3 {
  %nx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %ny = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  store volatile i32 %nx, ptr %p, align 4
  store volatile i32 %ny, ptr %p, align 4
  ret void
}

define ptx_kernel void @at_most_one(ptr %p) #4 {
  store volatile i32 1, ptr %p, align 4
  ret void
}

define ptx_kernel void @clusters(ptr %p) #5 {
  store volatile i32 2, ptr %p, align 4
  ret void
}

; Function Attrs: noinline
define internal i32 @agreed() #6 {
  ret i32 64
}

; Function Attrs: noinline
define internal i32 @in_dispute() #6 {
  %nx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %nx
}

; Function Attrs: noinline
define i32 @seen_outside() #6 {
  %nx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %nx
}

define ptx_kernel void @one(ptr %p) #2 {
  %a = call i32 @agreed()
  %b = call i32 @in_dispute()
  %c = call i32 @seen_outside()
  store volatile i32 %a, ptr %p, align 4
  store volatile i32 %b, ptr %p, align 4
  store volatile i32 %c, ptr %p, align 4
  ret void
}

define ptx_kernel void @other(ptr %p) #7 {
  %a = call i32 @agreed()
  store volatile i32 %a, ptr %p, align 4
  ret void
}

define ptx_kernel void @third(ptr %p) #8 {
  %b = call i32 @in_dispute()
  store volatile i32 %b, ptr %p, align 4
  ret void
}

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #2 = { "nvvm.reqntid"="64" }
attributes #3 = { "nvvm.maxntid"="64,1,1" }
attributes #4 = { "nvvm.maxntid"="1" }
attributes #5 = { "nvvm.cluster_dim"="2,1,1" }
attributes #6 = { noinline }
attributes #7 = { "nvvm.reqntid"="64,2" }
attributes #8 = { "nvvm.reqntid"="65" }
