warning: guard.json:5:39: no kernel can test 'noalias' when it runs: -facts-guard leaves it out
warning: guard.json:18:47: no kernel can test 'readonly' when it runs: -facts-guard leaves it out
warning: guard.json:19:5: @not_copied holds what may not be copied: -facts-guard leaves it as it is
warning: guard.json:20:5: @not_moved holds what may not be copied: -facts-guard leaves it as it is
remark: <unknown>:0:0: in function tests: took over facts of 7 arguments and 0 sizes
remark: <unknown>:0:0: in function launch: took over facts of 0 arguments and 3 sizes
remark: <unknown>:0:0: in function tests: tests facts at its entry
remark: <unknown>:0:0: in function launch: tests facts at its entry
; ModuleID = 'guard.ll'
source_filename = "guard.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @tests(ptr noundef %p, ptr %q, i32 noundef %value, i32 noundef %range, i32 noundef %four, i32 noundef %three, i32 noundef %positive) {
  %shared = alloca [4 x i32], align 4
  %1 = ptrtoint ptr %p to i32
  %2 = and i32 %1, 15
  %3 = icmp eq i32 %2, 0
  %4 = freeze ptr %q
  %5 = icmp ne ptr %4, null
  %6 = and i1 %3, %5
  %7 = icmp eq i32 %value, 7
  %8 = and i1 %6, %7
  %9 = sub i32 %range, 1
  %10 = icmp ule i32 %9, 63
  %11 = and i1 %8, %10
  %12 = and i32 %four, 3
  %13 = icmp eq i32 %12, 0
  %14 = and i1 %11, %13
  %15 = srem i32 %three, 3
  %16 = icmp eq i32 %15, 0
  %17 = and i1 %14, %16
  %18 = icmp ule i32 %positive, 2147483647
  %19 = urem i32 %positive, 3
  %20 = icmp eq i32 %19, 0
  %21 = and i1 %17, %18
  %22 = and i1 %21, %20
  br i1 %22, label %entry.facts, label %entry

entry:                                            ; preds = %0
  %count = add i32 %value, %range
  %dynamic = alloca i32, i32 %count, align 4
  call void @use(ptr %shared, ptr %dynamic, i32 %count)
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr float, ptr %p, i32 %i
  %x = load float, ptr %at, align 4
  store float %x, ptr %q, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %value
  br i1 %done, label %exit, label %loop, !llvm.loop !0

exit:                                             ; preds = %loop
  ret void

entry.facts:                                      ; preds = %0
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
  %23 = urem i32 %positive, 3
  %24 = icmp eq i32 %23, 0
  call void @llvm.assume(i1 %24)
  %25 = srem i32 %three, 3
  %26 = icmp eq i32 %25, 0
  call void @llvm.assume(i1 %26)
  %27 = and i32 %four, 3
  %28 = icmp eq i32 %27, 0
  call void @llvm.assume(i1 %28)
  %count.facts = add i32 7, %range
  %dynamic.facts = alloca i32, i32 %count.facts, align 4
  call void @use(ptr %shared, ptr %dynamic.facts, i32 %count.facts)
  br label %loop.facts

loop.facts:                                       ; preds = %loop.facts, %entry.facts
  %i.facts = phi i32 [ 0, %entry.facts ], [ %next.facts, %loop.facts ]
  %at.facts = getelementptr float, ptr %p, i32 %i.facts
  %x.facts = load float, ptr %at.facts, align 4
  store float %x.facts, ptr %q, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %next.facts = add i32 %i.facts, 1
  %done.facts = icmp eq i32 %next.facts, 7
  br i1 %done.facts, label %exit.facts, label %loop.facts, !llvm.loop !2

exit.facts:                                       ; preds = %loop.facts
  ret void
}

define ptx_kernel void @launch(ptr %out) {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %2 = icmp eq i32 %1, 256
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %4 = sub i32 %3, 1
  %5 = icmp ule i32 %4, 7
  %6 = and i32 %3, 1
  %7 = icmp eq i32 %6, 0
  %8 = and i1 %2, %5
  %9 = and i1 %8, %7
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %13 = mul i32 %10, %11
  %14 = mul i32 %13, %12
  %15 = sub i32 %14, 1
  %16 = icmp ule i32 %15, 511
  %17 = and i1 %9, %16
  br i1 %17, label %19, label %18

18:                                               ; preds = %0
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  store i32 %n, ptr %out, align 4
  ret void

19:                                               ; preds = %0
  store i32 256, ptr %out, align 4
  ret void
}

define ptx_kernel void @not_tested(ptr %p) {
  ret void
}

define ptx_kernel void @not_copied(ptr %p) {
  call void @once()
  ret void
}

; Function Attrs: convergent
define ptx_kernel void @not_moved(ptr %p) #0 {
  %token = call token @llvm.experimental.convergence.entry()
  ret void
}

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #1

; Function Attrs: noduplicate
declare void @once() #2

declare void @use(ptr, ptr, i32)

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #4

attributes #0 = { convergent }
attributes #1 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { noduplicate }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = distinct !{!2, !1}
