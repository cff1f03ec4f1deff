; RUN: nvopt -passes=loop-vectorize -force-vector-width=4 -force-vector-interleave=1 -vplan-print-after-all -disable-output %s 2>&1 | FileCheck %s
; The plan as it is built, and after each transform, by LLVM's names.

; CHECK:      VPlan after printAfterInitialConstruction
; CHECK-NEXT: VPlan 'Initial VPlan for VF={4},UF>=1' {
; CHECK:        REPLICATE store ir<7>, ir<%p>, ir<%is>
; CHECK:      VPlan after simplifyRecipes
; CHECK-NEXT: VPlan 'Initial VPlan for VF={4},UF>=1' {
; CHECK:      VPlan after simplifyBlends
; CHECK:      VPlan after optimizeInductions
; CHECK:      VPlan after removeDeadRecipes
; CHECK:      VPlan after licm
; CHECK:      VPlan after createAndOptimizeReplicateRegions
; CHECK:        BRANCH-ON-MASK ir<%is>
; CHECK-NOT:  VPlan

define void @f(ptr %y, i64 %n) {
entry:
  br label %loop

loop:
  %iv = phi i64 [ 0, %entry ], [ %iv.next, %latch ]
  %p = getelementptr inbounds i64, ptr %y, i64 %iv
  %is = icmp sgt i64 %iv, 3
  br i1 %is, label %then, label %latch

then:
  store i64 7, ptr %p, align 8
  br label %latch

latch:
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}
