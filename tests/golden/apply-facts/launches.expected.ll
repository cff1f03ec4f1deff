; ModuleID = 'launches.ll'
source_filename = "launches.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @exact(ptr %out) #0 {
  %t = call range(i32 0, 256) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = add i32 %t, 256
  %b = add i32 %a, 1
  store i32 %b, ptr %out, align 4
  ret void
}

define ptx_kernel void @exact_below(ptr %out) #1 {
  ret void
}

define ptx_kernel void @exact_again(ptr %out) #2 {
  ret void
}

define ptx_kernel void @some(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %n = call range(i32 16, 33) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %1 = and i32 %n, 15
  %2 = icmp eq i32 %1, 0
  call void @llvm.assume(i1 %2)
  %a = add i32 %t, %n
  %b = add i32 %a, 2
  store i32 %b, ptr %out, align 4
  ret void
}

define ptx_kernel void @threads(ptr %out) #3 {
  ret void
}

define ptx_kernel void @fewer_threads(ptr %out) #3 {
  ret void
}

define ptx_kernel void @more_threads(ptr %out) #4 {
  ret void
}

define ptx_kernel void @grid(ptr %out) {
  %b = call range(i32 0, 100) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %n = call range(i32 1, 101) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %1 = urem i32 %n, 3
  %2 = icmp eq i32 %1, 0
  call void @llvm.assume(i1 %2)
  %sum = add i32 %b, %n
  %all = add i32 %sum, 1
  store i32 %all, ptr %out, align 4
  ret void
}

define ptx_kernel void @cluster(ptr %out) #5 {
  store i32 2, ptr %out, align 4
  ret void
}

define ptx_kernel void @calls(ptr %out) {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %2 = icmp eq i32 %1, 64
  call void @llvm.assume(i1 %2)
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %4 = sub i32 %3, 1
  %5 = icmp ule i32 %4, 3
  %6 = and i32 %3, 1
  %7 = icmp eq i32 %6, 0
  call void @llvm.assume(i1 %5)
  call void @llvm.assume(i1 %7)
  %r = call i32 @device()
  store i32 %r, ptr %out, align 4
  ret void
}

define internal i32 @device() {
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %n
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

attributes #0 = { "nvvm.reqntid"="256,1,1" }
attributes #1 = { "nvvm.reqntid"="32,8,1" }
attributes #2 = { "nvvm.reqntid"="32,8" }
attributes #3 = { "nvvm.maxntid"="128" }
attributes #4 = { "nvvm.maxntid"="64" }
attributes #5 = { "nvvm.cluster_dim"="2,1,1" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
