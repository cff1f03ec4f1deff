; RUN: nvopt -passes=loop-vectorize -force-vector-width=4 -force-vector-interleave=1 -force-ordered-reductions -hints-allow-reordering=0 -pass-remarks=loop-vectorize -pass-remarks-analysis=loop-vectorize -disable-output %s 2>&1 | FileCheck %s

; How many lanes a dependence leaves room for goes by the widest type of what is loaded, stored or goes round in vectors, as in opt: not by what is
; loaded and used by nobody but assumptions, nor by a sum that is added in order, as one value. Here stores are four elements of 16 bits ahead of loads.

; CHECK: in function unused: vectorized loop (vectorization width: 4
; CHECK: in function unused_product: vectorized loop (vectorization width: 4
; CHECK: in function assumed: vectorized loop (vectorization width: 4
; CHECK: in function stored: User-specified vectorization factor 4 is unsafe, clamping to maximum safe vectorization factor 1
; CHECK: in function assumed_and_stored: User-specified vectorization factor 4 is unsafe, clamping to maximum safe vectorization factor 1
; CHECK: in function summed_in_any_order: User-specified vectorization factor 4 is unsafe, clamping to maximum safe vectorization factor 1
; CHECK: in function summed_in_order: vectorized loop (vectorization width: 4

declare void @llvm.assume(i1)

define void @unused(ptr %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i16, ptr %a, i64 %i
  %x = load i16, ptr %p, align 2
  %j = add nuw nsw i64 %i, 4
  %q = getelementptr inbounds i16, ptr %a, i64 %j
  store i16 %x, ptr %q, align 2
  %d = getelementptr inbounds i64, ptr %b, i64 %i
  %u = load i64, ptr %d, align 8
  %next = add nuw nsw i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %exit

exit:
  ret void
}

define void @unused_product(ptr %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i16, ptr %a, i64 %i
  %x = load i16, ptr %p, align 2
  %j = add nuw nsw i64 %i, 4
  %q = getelementptr inbounds i16, ptr %a, i64 %j
  store i16 %x, ptr %q, align 2
  %d = getelementptr inbounds i64, ptr %b, i64 %i
  %u = load i64, ptr %d, align 8
  %v = mul i64 %u, %u
  %next = add nuw nsw i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %exit

exit:
  ret void
}

define void @assumed(ptr %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i16, ptr %a, i64 %i
  %x = load i16, ptr %p, align 2
  %j = add nuw nsw i64 %i, 4
  %q = getelementptr inbounds i16, ptr %a, i64 %j
  store i16 %x, ptr %q, align 2
  %d = getelementptr inbounds i64, ptr %b, i64 %i
  %u = load i64, ptr %d, align 8
  %v = icmp ne i64 %u, 7
  call void @llvm.assume(i1 %v)
  %next = add nuw nsw i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %exit

exit:
  ret void
}

define void @stored(ptr %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i16, ptr %a, i64 %i
  %x = load i16, ptr %p, align 2
  %j = add nuw nsw i64 %i, 4
  %q = getelementptr inbounds i16, ptr %a, i64 %j
  store i16 %x, ptr %q, align 2
  %d = getelementptr inbounds i64, ptr %b, i64 %i
  %u = load i64, ptr %d, align 8
  store i64 %u, ptr %d, align 8
  %next = add nuw nsw i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %exit

exit:
  ret void
}

define void @assumed_and_stored(ptr %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i16, ptr %a, i64 %i
  %x = load i16, ptr %p, align 2
  %j = add nuw nsw i64 %i, 4
  %q = getelementptr inbounds i16, ptr %a, i64 %j
  store i16 %x, ptr %q, align 2
  %d = getelementptr inbounds i64, ptr %b, i64 %i
  %u = load i64, ptr %d, align 8
  %v = icmp ne i64 %u, 7
  call void @llvm.assume(i1 %v)
  store i64 %u, ptr %d, align 8
  %next = add nuw nsw i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %exit

exit:
  ret void
}

define double @summed_in_any_order(ptr %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi double [ 0.0, %entry ], [ %t, %loop ]
  %p = getelementptr inbounds i16, ptr %a, i64 %i
  %x = load i16, ptr %p, align 2
  %j = add nuw nsw i64 %i, 4
  %q = getelementptr inbounds i16, ptr %a, i64 %j
  store i16 %x, ptr %q, align 2
  %e = uitofp i16 %x to double
  %t = fadd reassoc double %s, %e
  %next = add nuw nsw i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %exit

exit:
  ret double %t
}

define double @summed_in_order(ptr %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi double [ 0.0, %entry ], [ %t, %loop ]
  %p = getelementptr inbounds i16, ptr %a, i64 %i
  %x = load i16, ptr %p, align 2
  %j = add nuw nsw i64 %i, 4
  %q = getelementptr inbounds i16, ptr %a, i64 %j
  store i16 %x, ptr %q, align 2
  %e = uitofp i16 %x to double
  %t = fadd double %s, %e
  %next = add nuw nsw i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %exit

exit:
  ret double %t
}
