; RUN: nvopt -passes=loop-vectorize -force-vector-width=2 %s
; Side by side lie a pointer and a float or an integer of its size: one access, of which the bits are taken for both. Pointers that are more
; than an integer (ni:10) stay apart.
target datalayout = "e-p:64:64-p10:64:64-ni:10"

define void @pointer_and_double(ptr noalias %a, ptr %p, double %x) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %first = getelementptr { ptr, double }, ptr %a, i64 %i, i32 0
  %second = getelementptr { ptr, double }, ptr %a, i64 %i, i32 1
  store ptr %p, ptr %first, align 8
  store double %x, ptr %second, align 8
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 64
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @double_and_pointers(ptr noalias %a, ptr noalias %b, ptr noalias %c) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %first = getelementptr { double, ptr, i64 }, ptr %a, i64 %i, i32 0
  %second = getelementptr { double, ptr, i64 }, ptr %a, i64 %i, i32 1
  %third = getelementptr { double, ptr, i64 }, ptr %a, i64 %i, i32 2
  %x = load double, ptr %first, align 8
  %y = load ptr, ptr %second, align 8
  %z = load i64, ptr %third, align 8
  %q = getelementptr i8, ptr %y, i64 %z
  %s = getelementptr ptr, ptr %b, i64 %i
  store ptr %q, ptr %s, align 8
  %t = getelementptr double, ptr %c, i64 %i
  store double %x, ptr %t, align 8
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 64
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @more_than_an_integer(ptr noalias %a, ptr addrspace(10) %p, i64 %x) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %first = getelementptr { ptr addrspace(10), i64 }, ptr %a, i64 %i, i32 0
  %second = getelementptr { ptr addrspace(10), i64 }, ptr %a, i64 %i, i32 1
  store ptr addrspace(10) %p, ptr %first, align 8
  store i64 %x, ptr %second, align 8
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 64
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define x86_fp80 @long_doubles(ptr %a) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi x86_fp80 [ 0xK00000000000000000000, %entry ], [ %sum, %loop ]
  %t = phi x86_fp80 [ 0xK3FFF8000000000000000, %entry ], [ %product, %loop ]
  %p = getelementptr x86_fp80, ptr %a, i64 %i
  %x = load x86_fp80, ptr %p, align 16
  %sum = fadd reassoc x86_fp80 %s, %x
  %product = fmul fast x86_fp80 %t, %x
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 64
  br i1 %done, label %exit, label %loop
exit:
  %both = fadd x86_fp80 %sum, %product
  ret x86_fp80 %both
}

; No order of the blocks has each before those that it leads to.
define void @two_ways_into_a_cycle(i32 %n, i1 %c, ptr noalias %a) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %latch ]
  br i1 %c, label %one, label %other
one:
  %x = phi i32 [ %y, %other ], [ 0, %loop ]
  br label %other
other:
  %z = phi i32 [ %x, %one ], [ 7, %loop ]
  %y = add nsw i32 %z, -1
  %is.zero = icmp eq i32 %y, 0
  br i1 %is.zero, label %latch, label %one
latch:
  %next = add nsw i32 %i, -1
  %done = icmp eq i32 %next, 0
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @addresses(ptr noalias %a, ptr noalias %b) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr ptr, ptr %a, i64 %i
  %x = load ptr, ptr %p, align 8
  %address = ptrtoaddr ptr %x to i64
  %q = getelementptr i64, ptr %b, i64 %i
  store i64 %address, ptr %q, align 8
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 64
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; A function of C's library that writes no errno is an intrinsic.
define void @of_c(ptr noalias %a, ptr noalias %b) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr float, ptr %a, i64 %i
  %x = load float, ptr %p, align 4
  %y = call fast float @sinf(float %x)
  %z = call float @fmaxf(float %y, float 1.0)
  %q = getelementptr float, ptr %b, i64 %i
  store float %z, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 64
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

declare float @sinf(float) nounwind memory(none)
declare float @fmaxf(float, float) nounwind memory(none)
