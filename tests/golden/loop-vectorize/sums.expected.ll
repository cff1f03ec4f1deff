; ModuleID = 'sums.ll'
source_filename = "sums.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @sum(ptr addrspace(1) noalias %to, ptr addrspace(1) readonly align 16 %a, i32 %n) {
entry:
  %0 = call i32 @llvm.smax.i32(i32 1, i32 %n)
  %min.iters.check = icmp ult i32 %0, 8
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i32 %0, 8
  %n.vec = sub i32 %0, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i32 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi i32 [ 0, %vector.ph ], [ %6, %vector.body ]
  %1 = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %index
  %2 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 4
  %wide.load = load <4 x i32>, ptr addrspace(1) %1, align 16
  %wide.load1 = load <4 x i32>, ptr addrspace(1) %2, align 16
  %3 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %wide.load)
  %4 = add i32 %vec.phi, %3
  %5 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %wide.load1)
  %6 = add i32 %4, %5
  %index.next = add nuw i32 %index, 8
  %7 = icmp eq i32 %index.next, %n.vec
  br i1 %7, label %middle.block, label %vector.body, !llvm.loop !0

middle.block:                                     ; preds = %vector.body
  %8 = phi i32 [ %6, %vector.body ]
  %cmp.n = icmp eq i32 %0, %n.vec
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i32 [ 0, %entry ], [ %n.vec, %middle.block ]
  %bc.merge.rdx = phi i32 [ 0, %entry ], [ %8, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i32 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %sum = phi i32 [ %bc.merge.rdx, %scalar.ph ], [ %added, %loop ]
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %i
  %x = load i32, ptr addrspace(1) %p, align 4
  %added = add nsw i32 %x, %sum
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit.loopexit, !llvm.loop !3

exit.loopexit:                                    ; preds = %loop
  %added.lcssa.ph = phi i32 [ %added, %loop ]
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  %added.lcssa = phi i32 [ %8, %middle.block ], [ %added.lcssa.ph, %exit.loopexit ]
  store i32 %added.lcssa, ptr addrspace(1) %to, align 4
  ret void
}

define ptx_kernel void @sum_of_i64(ptr addrspace(1) noalias %to, ptr addrspace(1) readonly align 16 %a, i32 %n) {
entry:
  %0 = call i32 @llvm.smax.i32(i32 1, i32 %n)
  %min.iters.check = icmp ult i32 %0, 4
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i32 %0, 4
  %n.vec = sub i32 %0, %n.mod.vf
  %1 = insertelement <2 x i64> zeroinitializer, i64 0, i32 0
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i32 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <2 x i64> [ %1, %vector.ph ], [ %4, %vector.body ]
  %vec.phi1 = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %5, %vector.body ]
  %2 = getelementptr inbounds i64, ptr addrspace(1) %a, i32 %index
  %3 = getelementptr inbounds i64, ptr addrspace(1) %2, i64 2
  %wide.load = load <2 x i64>, ptr addrspace(1) %2, align 16
  %wide.load2 = load <2 x i64>, ptr addrspace(1) %3, align 16
  %4 = add <2 x i64> %wide.load, %vec.phi
  %5 = add <2 x i64> %wide.load2, %vec.phi1
  %index.next = add nuw i32 %index, 4
  %6 = icmp eq i32 %index.next, %n.vec
  br i1 %6, label %middle.block, label %vector.body, !llvm.loop !4

middle.block:                                     ; preds = %vector.body
  %7 = phi <2 x i64> [ %5, %vector.body ]
  %8 = phi <2 x i64> [ %4, %vector.body ]
  %cmp.n = icmp eq i32 %0, %n.vec
  %bin.rdx = add <2 x i64> %7, %8
  %9 = call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %bin.rdx)
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i32 [ 0, %entry ], [ %n.vec, %middle.block ]
  %bc.merge.rdx = phi i64 [ 0, %entry ], [ %9, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i32 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %sum = phi i64 [ %bc.merge.rdx, %scalar.ph ], [ %added, %loop ]
  %p = getelementptr inbounds i64, ptr addrspace(1) %a, i32 %i
  %x = load i64, ptr addrspace(1) %p, align 8
  %added = add nsw i64 %x, %sum
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit.loopexit, !llvm.loop !5

exit.loopexit:                                    ; preds = %loop
  %added.lcssa.ph = phi i64 [ %added, %loop ]
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  %added.lcssa = phi i64 [ %9, %middle.block ], [ %added.lcssa.ph, %exit.loopexit ]
  store i64 %added.lcssa, ptr addrspace(1) %to, align 4
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.add.v2i64(<2 x i64>) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.isvectorized", i32 1}
!2 = !{!"llvm.loop.unroll.runtime.disable"}
!3 = distinct !{!3, !1, !2}
!4 = distinct !{!4, !1, !2}
!5 = distinct !{!5, !1, !2}
