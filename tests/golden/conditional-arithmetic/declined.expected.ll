; ModuleID = 'declined.ll'
source_filename = "declined.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @kinds(ptr %p, i16 %x16, i16 %y16, <2 x i32> %xv, <2 x i32> %yv, half %xh, half %yh, i1 %x1, i1 %c, <2 x i1> %cv) {
  %1 = select i1 %c, i16 %y16, i16 0
  %sum16 = add i16 %x16, %1
  %2 = select i1 %c, <2 x i32> %yv, <2 x i32> zeroinitializer
  %sumv = add <2 x i32> %xv, %2
  %3 = select <2 x i1> %cv, <2 x i32> %yv, <2 x i32> zeroinitializer
  %lanes = add <2 x i32> %sumv, %3
  %4 = select i1 %c, half %yh, half 0xH8000
  %sumh = fadd half %xh, %4
  %5 = select i1 %c, i1 %x1, i1 false
  %sum1 = xor i1 %x1, %5
  store i16 %sum16, ptr %p, align 2
  store <2 x i32> %lanes, ptr %p, align 8
  store half %sumh, ptr %p, align 2
  store i1 %sum1, ptr %p, align 1
  ret void
}

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

define float @signs(float %x, float %y, i1 %c) {
  %1 = select i1 %c, float %y, float 0.000000e+00
  %sum = fadd float %x, %1
  %2 = select i1 %c, float %y, float -0.000000e+00
  %difference = fsub float %sum, %2
  %3 = select i1 %c, float %y, float -1.000000e+00
  %product = fmul nsz float %difference, %3
  %4 = select i1 %c, float %y, float 0.000000e+00
  %zero = fmul nsz float %product, %4
  ret float %zero
}

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

define void @ahead(ptr %p, i32 %y, i1 %c) {
entry:
  %more = select i1 %c, i32 %y, i32 0
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store volatile i32 %i, ptr %p, align 4
  %next = add i32 %i, %more
  %d = icmp slt i32 %next, 100
  br i1 %d, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

; Function Attrs: noinline optnone
define i32 @optnone(i32 %x, i1 %c) #0 {
  %1 = zext i1 %c to i32
  %sum = add i32 %x, %1
  ret i32 %sum
}

define i64 @needed_later(i64 %x, i1 %c) {
  %1 = sext i1 %c to i64
  %sum = add i64 %x, %1
  %product = mul i64 %sum, %x
  ret i64 %product
}

define i64 @needed_in_another_block(i64 %x, i1 %c) {
entry:
  %0 = select i1 %c, i64 8, i64 0
  %sum = add i64 %x, %0
  br i1 %c, label %one, label %other

one:                                              ; preds = %entry
  ret i64 %sum

other:                                            ; preds = %entry
  %product = mul i64 %sum, %x
  ret i64 %product
}

define void @needed_in_the_next_iteration(ptr %p, i64 %x) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %d = load volatile i1, ptr %p, align 1
  %0 = zext i1 %d to i64
  %next = add i64 %x, %0
  store volatile i64 %i, ptr %p, align 8
  br label %loop
}

attributes #0 = { noinline optnone }
