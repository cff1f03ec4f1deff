; RUN: nvopt -passes=conditional-arithmetic %s
target triple = "nvptx64-nvidia-cuda"

; Other widths, vectors, and single bits.
define void @kinds(ptr %p, i16 %x16, i16 %y16, <2 x i32> %xv, <2 x i32> %yv, half %xh, half %yh, i1 %x1, i1 %c, <2 x i1> %cv) {
  %1 = select i1 %c, i16 %y16, i16 0
  %sum16 = add i16 %x16, %1
  %2 = select i1 %c, <2 x i32> %yv, <2 x i32> zeroinitializer
  %sumv = add <2 x i32> %xv, %2
  %3 = select <2 x i1> %cv, <2 x i32> %yv, <2 x i32> zeroinitializer
  %lanes = add <2 x i32> %sumv, %3
  %4 = select i1 %c, half %yh, half -0.0
  %sumh = fadd half %xh, %4
  %5 = select i1 %c, i1 %x1, i1 false
  %sum1 = xor i1 %x1, %5
  store i16 %sum16, ptr %p
  store <2 x i32> %lanes, ptr %p
  store half %sumh, ptr %p
  store i1 %sum1, ptr %p
  ret void
}

; Each number changes something.
define i32 @others(i32 %x, i32 %y, i1 %c) {
  %1 = select i1 %c, i32 %y, i32 1
  %sum = add i32 %x, %1
  %2 = select i1 %c, i32 %y, i32 0
  %product = mul i32 %sum, %2
  %3 = select i1 %c, i32 %y, i32 0
  %left = sub i32 %3, %product
  %4 = select i1 %c, i32 %y, i32 0
  %shifted = shl i32 %4, %left
  %5 = zext i1 %c to i32
  %masked = and i32 %shifted, %5
  %6 = select i1 %c, i32 1, i32 %y
  %quotient = udiv i32 %masked, %6
  ret i32 %quotient
}

; Zero has a sign.
define float @signs(float %x, float %y, i1 %c) {
  %1 = select i1 %c, float %y, float 0.0
  %sum = fadd float %x, %1
  %2 = select i1 %c, float %y, float -0.0
  %difference = fsub float %sum, %2
  %3 = select i1 %c, float %y, float -1.0
  %product = fmul nsz float %difference, %3
  %4 = select i1 %c, float %y, float 0.0
  %zero = fmul nsz float %product, %4
  ret float %zero
}

; Two need the choice, a constant is what is kept, a bit is no bit.
define i32 @users(i32 %x, i32 %y, i1 %c, i8 %byte) {
  %1 = select i1 %c, i32 %y, i32 0
  %sum = add i32 %x, %1
  %2 = xor i32 %sum, %1
  %3 = select i1 %c, i32 %y, i32 0
  %4 = add i32 %3, %3
  %5 = zext i1 %c to i32
  %six = add i32 %5, 6
  %6 = zext i8 %byte to i32
  %7 = add i32 %six, %6
  %8 = add i32 %7, %2
  %9 = add i32 %8, %4
  ret i32 %9
}

; The choice is made once, ahead of the loop.
define void @ahead(ptr %p, i32 %y, i1 %c) {
entry:
  %more = select i1 %c, i32 %y, i32 0
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store volatile i32 %i, ptr %p
  %next = add i32 %i, %more
  %d = icmp slt i32 %next, 100
  br i1 %d, label %loop, label %exit
exit:
  ret void
}

define i32 @optnone(i32 %x, i1 %c) noinline optnone {
  %1 = zext i1 %c to i32
  %sum = add i32 %x, %1
  ret i32 %sum
}

; A number of 64 bits, added to what is needed behind the sum.
define i64 @needed_later(i64 %x, i1 %c) {
  %1 = sext i1 %c to i64
  %sum = add i64 %x, %1
  %product = mul i64 %sum, %x
  ret i64 %product
}

define i64 @needed_in_another_block(i64 %x, i1 %c) {
entry:
  %1 = select i1 %c, i64 8, i64 0
  %sum = add i64 %x, %1
  br i1 %c, label %one, label %other

one:
  ret i64 %sum

other:
  %product = mul i64 %sum, %x
  ret i64 %product
}

define void @needed_in_the_next_iteration(ptr %p, i64 %x) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %d = load volatile i1, ptr %p
  %1 = zext i1 %d to i64
  %next = add i64 %x, %1
  store volatile i64 %i, ptr %p
  br label %loop
}
