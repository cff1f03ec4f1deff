; RUN: nvopt -passes=conditional-arithmetic -pass-remarks=conditional-arithmetic %s 2>&1
target triple = "nvptx64-nvidia-cuda"

; Flags stay with the operation: what it is where the condition is false nobody asks.
define i32 @sums(i32 %x, i32 %y, i1 %c, i1 %d) {
  %under = select i1 %c, i32 %y, i32 0
  %a = add nsw i32 %x, %under
  %unless = select i1 %d, i32 0, i32 %y
  %b = add i32 %unless, %a
  ret i32 %b
}

define i64 @counts(i64 %x, i1 %c, i1 %d) {
  %one = zext i1 %c to i64
  %a = add nuw i64 %x, %one
  %minus = sext i1 %d to i64
  %b = sub i64 %a, %minus
  ret i64 %b
}

; What is on the left of a difference or a shift is no operand that changes nothing.
define i32 @others(i32 %x, i32 %y, i1 %c) {
  %1 = select i1 %c, i32 %y, i32 0
  %difference = sub i32 %x, %1
  %2 = select i1 %c, i32 %y, i32 0
  %shifted = shl i32 %difference, %2
  %3 = select i1 %c, i32 %y, i32 -1
  %masked = and i32 %3, %shifted
  %4 = select i1 %c, i32 1, i32 %y
  %product = mul i32 %masked, %4
  %5 = select i1 %c, i32 8, i32 0
  %bit = or disjoint i32 %product, %5
  ret i32 %bit
}

define float @floats(float %x, float %y, i1 %c) {
  %1 = select i1 %c, float %y, float -0.0
  %sum = fadd contract float %x, %1
  %2 = select i1 %c, float %y, float 0.0
  %difference = fsub float %sum, %2
  %3 = select nsz i1 %c, float %y, float 0.0
  %signless = fadd nsz float %3, %difference
  %4 = select i1 %c, float %y, float 1.0
  %product = fmul float %4, %signless
  ret float %product
}

define double @doubles(double %x, double %y, i1 %c) {
  %1 = select i1 %c, double %y, double -0.0
  %sum = fadd double %x, %1
  %2 = select i1 %c, double %y, double -0.0
  %fast = fsub fast double %sum, %2
  ret double %fast
}

; Of two choices the right one.
define i32 @both(i32 %x, i32 %y, i1 %c, i1 %d) {
  %a = select i1 %c, i32 %x, i32 0
  %b = zext i1 %d to i32
  %sum = add i32 %a, %b
  ret i32 %sum
}

; Of 64 bits where nothing else is needed of one operand then, where the other one is no number, and of 32 bits.
define i64 @needed_before(ptr %p, i64 %x, i1 %c) {
  store i64 %x, ptr %p
  %1 = sext i1 %c to i64
  %sum = add i64 %x, %1
  ret i64 %sum
}

define void @counter(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  store volatile i64 %i, ptr %p
  %c = load volatile i1, ptr %p
  %1 = zext i1 %c to i64
  %next = add i64 %i, %1
  br label %loop
}

define i64 @no_number(i64 %x, i64 %y, i1 %c) {
  %1 = select i1 %c, i64 %y, i64 0
  %sum = add i64 %x, %1
  %product = mul i64 %sum, %x
  ret i64 %product
}

define i32 @one_register(i32 %x, i1 %c) {
  %1 = sext i1 %c to i32
  %sum = add i32 %x, %1
  %product = mul i32 %sum, %x
  ret i32 %product
}
