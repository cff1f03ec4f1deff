; RUN: nvopt -passes=gpu-codegen-prepare %s
target triple = "nvptx64-nvidia-cuda"

%point = type { float, float, float }

; Each size has a product behind the extension; in its own block an address is as it was, and one of bytes has nothing to multiply.
define void @sizes(ptr addrspace(1) %a, ptr %b, i32 %i, i1 %c) {
entry:
  %w = sext i32 %i to i64
  %here = getelementptr inbounds float, ptr addrspace(1) %a, i64 %w
  store float 0.0, ptr addrspace(1) %here
  br i1 %c, label %then, label %exit
then:
  %floats = getelementptr inbounds float, ptr addrspace(1) %a, i64 %w
  store float 1.0, ptr addrspace(1) %floats
  %more.floats = getelementptr float, ptr %b, i64 %w
  store float 2.0, ptr %more.floats
  %points = getelementptr inbounds nuw %point, ptr %b, i64 %w
  store float 3.0, ptr %points
  %bytes = getelementptr i8, ptr %b, i64 %w
  store i8 4, ptr %bytes
  br label %exit
exit:
  ret void
}

; The extension that leads there stands for the same one behind it, not for that of another way, nor for another kind.
define void @firsts(ptr %a, i32 %i, i1 %c, i1 %d) {
entry:
  br i1 %c, label %left, label %right
left:
  %w1 = zext i32 %i to i64
  %p1 = getelementptr float, ptr %a, i64 %w1
  store float 1.0, ptr %p1
  br i1 %d, label %below, label %exit
below:
  %w2 = zext nneg i32 %i to i64
  %p2 = getelementptr i16, ptr %a, i64 %w2
  store i16 2, ptr %p2
  %s = sext i32 %i to i64
  %p3 = getelementptr i16, ptr %a, i64 %s
  store i16 3, ptr %p3
  %w4 = zext i32 %i to i64
  store i64 %w4, ptr %a
  br label %exit
right:
  %w5 = zext i32 %i to i64
  %p5 = getelementptr float, ptr %a, i64 %w5
  store float 5.0, ptr %p5
  br label %exit
exit:
  %w6 = zext i32 %i to i64
  %p6 = getelementptr float, ptr %a, i64 %w6
  store float 6.0, ptr %p6
  ret void
}

; Where only the first of two is poison for a negative number, that is so no more.
define i64 @flags(ptr %a, i32 %i, i1 %c, i1 %d) {
entry:
  %w1 = zext nneg i32 %i to i64
  br i1 %c, label %then, label %exit
then:
  %w2 = zext nneg i32 %i to i64
  %p2 = getelementptr i16, ptr %a, i64 %w2
  store i16 2, ptr %p2
  br i1 %d, label %more, label %exit
more:
  %w3 = zext i32 %i to i64
  %p3 = getelementptr i16, ptr %a, i64 %w3
  store i16 3, ptr %p3
  br label %exit
exit:
  ret i64 %w1
}

define i64 @flags_stay(ptr %a, i32 %i, i1 %c) {
entry:
  %w1 = zext nneg i32 %i to i64
  br i1 %c, label %then, label %exit
then:
  %w2 = zext nneg i32 %i to i64
  %p2 = getelementptr i16, ptr %a, i64 %w2
  store i16 2, ptr %p2
  br label %exit
exit:
  ret i64 %w1
}

; Constants that code generation takes out of the sum stay where it does so; those of sums that may wrap it doesn't.
define void @constants(ptr %a, i32 %i, i32 %j, i1 %c) {
entry:
  %next = add nsw i32 %i, 1
  %sum = add nsw i32 %next, %j
  %or = or disjoint i32 %i, 1
  %mixed = or i32 %i, 1
  %wraps = add i32 %i, 2
  %two = add nsw i32 %i, %j
  %double = shl nsw i32 %i, 1
  %next.w = sext i32 %next to i64
  %sum.w = sext i32 %sum to i64
  %or.w = zext i32 %or to i64
  %mixed.w = zext i32 %mixed to i64
  %wraps.w = sext i32 %wraps to i64
  %two.w = sext i32 %two to i64
  %double.w = sext i32 %double to i64
  br i1 %c, label %then, label %exit
then:
  %next.stays = getelementptr float, ptr %a, i64 %next.w
  store volatile float 1.0, ptr %next.stays
  %sum.stays = getelementptr float, ptr %a, i64 %sum.w
  store volatile float 2.0, ptr %sum.stays
  %or.stays = getelementptr float, ptr %a, i64 %or.w
  store volatile float 3.0, ptr %or.stays
  %mixed.goes = getelementptr float, ptr %a, i64 %mixed.w
  store volatile float 4.0, ptr %mixed.goes
  %wraps.goes = getelementptr float, ptr %a, i64 %wraps.w
  store volatile float 5.0, ptr %wraps.goes
  %two.goes = getelementptr float, ptr %a, i64 %two.w
  store volatile float 6.0, ptr %two.goes
  %double.goes = getelementptr float, ptr %a, i64 %double.w
  store volatile float 7.0, ptr %double.goes
  br label %exit
exit:
  ret void
}

; Other widths, other address spaces, other operands than the index, two indices, vectors, and sizes that don't fit a factor of 32 bits.
define void @declined(ptr %a, ptr addrspace(3) %shared, ptr addrspace(5) %local, i32 %i, i16 %short, i64 %long, i1 %c) {
entry:
  %w = sext i32 %i to i64
  %of.16 = sext i16 %short to i64
  %to.48 = sext i32 %i to i48
  %cut = trunc i64 %long to i32
  %lanes = insertelement <2 x i32> zeroinitializer, i32 %i, i32 1
  %vector = sext <2 x i32> %lanes to <2 x i64>
  br i1 %c, label %then, label %exit
then:
  %p1 = getelementptr float, ptr %a, i64 %of.16
  store volatile float 1.0, ptr %p1
  %p2 = getelementptr float, ptr %a, i48 %to.48
  store volatile float 2.0, ptr %p2
  %p3 = getelementptr float, ptr %a, i64 %long
  store volatile float 3.0, ptr %p3
  %p4 = getelementptr float, ptr %a, i32 %cut
  store volatile float 4.0, ptr %p4
  %p5 = getelementptr float, ptr addrspace(3) %shared, i64 %w
  store volatile float 5.0, ptr addrspace(3) %p5
  %p6 = getelementptr float, ptr addrspace(5) %local, i64 %w
  store volatile float 6.0, ptr addrspace(5) %p6
  %p7 = getelementptr [4 x float], ptr %a, i64 %w, i64 %long
  store volatile float 7.0, ptr %p7
  %p8 = getelementptr [4 x float], ptr %a, i64 0, i64 %w
  store volatile float 8.0, ptr %p8
  %p9 = getelementptr float, ptr %a, <2 x i64> %vector
  %p9.1 = extractelement <2 x ptr> %p9, i32 1
  store volatile float 9.0, ptr %p9.1
  %p10 = getelementptr [2147483648 x i8], ptr %a, i64 %w
  store volatile float 10.0, ptr %p10
  %p11 = getelementptr <vscale x 4 x float>, ptr %a, i64 %w
  store volatile float 10.5, ptr %p11
  %at.the.limit = getelementptr [2147483647 x i8], ptr %a, i64 %w
  store volatile float 11.0, ptr %at.the.limit, align 1
  %two.bytes = getelementptr [2 x i8], ptr %a, i64 %w
  store volatile float 12.0, ptr %two.bytes, align 1
  br label %exit
exit:
  ret void
}

; So are products that are computed of an index elsewhere, as the step of a pointer ahead of a loop is.
define void @products(ptr %a, i32 %i, i64 %k, i1 %c) {
entry:
  %w = sext i32 %i to i64
  %here = shl i64 %w, 3
  store volatile i64 %here, ptr %a
  br i1 %c, label %then, label %exit
then:
  %goes.1 = shl nsw i64 %w, 2
  store volatile i64 %goes.1, ptr %a
  %goes.2 = mul i64 %w, 12
  store volatile i64 %goes.2, ptr %a
  %at.the.limit = shl i64 %w, 30
  store volatile i64 %at.the.limit, ptr %a
  %stays.1 = shl i64 %w, 31
  store volatile i64 %stays.1, ptr %a
  %stays.2 = shl i64 %w, 0
  store volatile i64 %stays.2, ptr %a
  %stays.3 = mul i64 %w, -4
  store volatile i64 %stays.3, ptr %a
  %stays.4 = mul i64 %w, %k
  store volatile i64 %stays.4, ptr %a
  %stays.5 = add i64 %w, 4
  store volatile i64 %stays.5, ptr %a
  %stays.6 = shl i64 4, %w
  store volatile i64 %stays.6, ptr %a
  %stays.7 = shl i64 %w, 64
  store volatile i64 %stays.7, ptr %a
  br label %exit
exit:
  ret void
}

; What nothing leads to stays.
define void @unreachable(ptr %a, i32 %i) {
entry:
  ret void
then:
  %w = sext i32 %i to i64
  br label %more
more:
  %p = getelementptr float, ptr %a, i64 %w
  store float 1.0, ptr %p
  ret void
}
