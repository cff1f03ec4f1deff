warning: guard.json:5:39: no kernel can test 'noalias' when it runs: -facts-guard leaves it out
warning: guard.json:18:47: no kernel can test 'readonly' when it runs: -facts-guard leaves it out
warning: guard.json:19:5: @not_copied holds what may not be copied: -facts-guard leaves it as it is
warning: guard.json:20:5: @not_moved holds what may not be copied: -facts-guard leaves it as it is
; ModuleID = 'guard.ll'
source_filename = "guard.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @tests(ptr noundef %p, ptr %q, i32 noundef %value, i32 noundef %range, i32 noundef %four, i32 noundef %three, i32 noundef %positive) {
entry:
  %shared = alloca [4 x i32], align 4
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
}

define ptx_kernel void @launch(ptr %out) {
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  store i32 %n, ptr %out, align 4
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

define ptx_kernel void @"tests$facts"(ptr noundef align 16 %p, ptr nonnull %q, i32 noundef %value, i32 noundef range(i32 1, 65) %range, i32 noundef %four, i32 noundef %three, i32 noundef range(i32 0, -2147483648) %positive) #5 {
entry:
  %shared = alloca [4 x i32], align 4
  %0 = urem i32 %positive, 3
  %1 = icmp eq i32 %0, 0
  call void @llvm.assume(i1 %1)
  %2 = srem i32 %three, 3
  %3 = icmp eq i32 %2, 0
  call void @llvm.assume(i1 %3)
  %4 = and i32 %four, 3
  %5 = icmp eq i32 %4, 0
  call void @llvm.assume(i1 %5)
  %count = add i32 7, %range
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
  %done = icmp eq i32 %next, 7
  br i1 %done, label %exit, label %loop, !llvm.loop !2

exit:                                             ; preds = %loop
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

define ptx_kernel void @"launch$facts"(ptr %out) #7 {
  store i32 256, ptr %out, align 4
  ret void
}

attributes #0 = { convergent }
attributes #1 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { noduplicate }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { "nvopt-guarded-kernel"="tests" "nvopt-tested-facts"="{\22kernels\22: {\22tests\22: {\22args\22: {\220\22: {\22align\22: 16}, \221\22: {\22nonnull\22: true}, \222\22: 7, \223\22: {\22min\22: 1, \22max\22: 64}, \224\22: {\22divisible\22: 4}, \225\22: {\22divisible\22: 3}, \226\22: {\22min\22: 0, \22divisible\22: 3}}}}}" }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #7 = { "nvopt-guarded-kernel"="launch" "nvopt-tested-facts"="{\22kernels\22: {\22launch\22: {\22block\22: {\22x\22: 256, \22threads\22: {\22max\22: 512}}, \22grid\22: {\22y\22: {\22max\22: 8, \22divisible\22: 2}}}}}" "nvvm.maxntid"="512" }

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = distinct !{!2, !1}
