remark: <unknown>:0:0: in function sums: chose between results of add
remark: <unknown>:0:0: in function sums: chose between results of add
remark: <unknown>:0:0: in function counts: chose between results of add
remark: <unknown>:0:0: in function counts: chose between results of sub
remark: <unknown>:0:0: in function others: chose between results of sub
remark: <unknown>:0:0: in function others: chose between results of shl
remark: <unknown>:0:0: in function others: chose between results of and
remark: <unknown>:0:0: in function others: chose between results of mul
remark: <unknown>:0:0: in function others: chose between results of or
remark: <unknown>:0:0: in function floats: chose between results of fadd
remark: <unknown>:0:0: in function floats: chose between results of fsub
remark: <unknown>:0:0: in function floats: chose between results of fadd
remark: <unknown>:0:0: in function floats: chose between results of fmul
remark: <unknown>:0:0: in function doubles: chose between results of fadd
remark: <unknown>:0:0: in function doubles: chose between results of fsub
remark: <unknown>:0:0: in function both: chose between results of add
remark: <unknown>:0:0: in function needed_before: chose between results of add
remark: <unknown>:0:0: in function counter: chose between results of add
remark: <unknown>:0:0: in function no_number: chose between results of add
remark: <unknown>:0:0: in function one_register: chose between results of add
; ModuleID = 'operations.ll'
source_filename = "operations.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @sums(i32 %x, i32 %y, i1 %c, i1 %d) {
  %1 = add nsw i32 %x, %y
  %a = select i1 %c, i32 %1, i32 %x
  %2 = add i32 %y, %a
  %b = select i1 %d, i32 %a, i32 %2
  ret i32 %b
}

define i64 @counts(i64 %x, i1 %c, i1 %d) {
  %1 = add nuw i64 %x, 1
  %a = select i1 %c, i64 %1, i64 %x
  %2 = sub i64 %a, -1
  %b = select i1 %d, i64 %2, i64 %a
  ret i64 %b
}

define i32 @others(i32 %x, i32 %y, i1 %c) {
  %1 = sub i32 %x, %y
  %difference = select i1 %c, i32 %1, i32 %x
  %2 = shl i32 %difference, %y
  %shifted = select i1 %c, i32 %2, i32 %difference
  %3 = and i32 %y, %shifted
  %masked = select i1 %c, i32 %3, i32 %shifted
  %4 = mul i32 %masked, %y
  %product = select i1 %c, i32 %masked, i32 %4
  %5 = or disjoint i32 %product, 8
  %bit = select i1 %c, i32 %5, i32 %product
  ret i32 %bit
}

define float @floats(float %x, float %y, i1 %c) {
  %1 = fadd contract float %x, %y
  %sum = select i1 %c, float %1, float %x
  %2 = fsub float %sum, %y
  %difference = select i1 %c, float %2, float %sum
  %3 = fadd nsz float %y, %difference
  %signless = select i1 %c, float %3, float %difference
  %4 = fmul float %y, %signless
  %product = select i1 %c, float %4, float %signless
  ret float %product
}

define double @doubles(double %x, double %y, i1 %c) {
  %1 = fadd double %x, %y
  %sum = select i1 %c, double %1, double %x
  %2 = fsub fast double %sum, %y
  %fast = select i1 %c, double %2, double %sum
  ret double %fast
}

define i32 @both(i32 %x, i32 %y, i1 %c, i1 %d) {
  %a = select i1 %c, i32 %x, i32 0
  %1 = add i32 %a, 1
  %sum = select i1 %d, i32 %1, i32 %a
  ret i32 %sum
}

define i64 @needed_before(ptr %p, i64 %x, i1 %c) {
  store i64 %x, ptr %p, align 8
  %1 = add i64 %x, -1
  %sum = select i1 %c, i64 %1, i64 %x
  ret i64 %sum
}

define void @counter(ptr %p) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  store volatile i64 %i, ptr %p, align 8
  %c = load volatile i1, ptr %p, align 1
  %0 = add i64 %i, 1
  %next = select i1 %c, i64 %0, i64 %i
  br label %loop
}

define i64 @no_number(i64 %x, i64 %y, i1 %c) {
  %1 = add i64 %x, %y
  %sum = select i1 %c, i64 %1, i64 %x
  %product = mul i64 %sum, %x
  ret i64 %product
}

define i32 @one_register(i32 %x, i1 %c) {
  %1 = add i32 %x, -1
  %sum = select i1 %c, i32 %1, i32 %x
  %product = mul i32 %sum, %x
  ret i32 %product
}
