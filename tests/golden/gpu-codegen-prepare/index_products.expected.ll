; ModuleID = 'index_products.ll'
source_filename = "index_products.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @sizes(ptr addrspace(1) %a, ptr %b, i32 %i, i1 %c) #0 {
entry:
  %w = sext i32 %i to i64
  %0 = mul nsw i64 %w, 12
  %1 = mul nsw i64 %w, 4
  %here = getelementptr inbounds float, ptr addrspace(1) %a, i64 %w
  store float 0.000000e+00, ptr addrspace(1) %here, align 4
  br i1 %c, label %then, label %exit

then:                                             ; preds = %entry
  %floats = getelementptr inbounds i8, ptr addrspace(1) %a, i64 %1
  store float 1.000000e+00, ptr addrspace(1) %floats, align 4
  %more.floats = getelementptr i8, ptr %b, i64 %1
  store float 2.000000e+00, ptr %more.floats, align 4
  %points = getelementptr inbounds nuw i8, ptr %b, i64 %0
  store float 3.000000e+00, ptr %points, align 4
  %bytes = getelementptr i8, ptr %b, i64 %w
  store i8 4, ptr %bytes, align 1
  br label %exit

exit:                                             ; preds = %then, %entry
  ret void
}

define void @firsts(ptr %a, i32 %i, i1 %c, i1 %d) #0 {
entry:
  br i1 %c, label %left, label %right

left:                                             ; preds = %entry
  %w1 = zext i32 %i to i64
  %0 = mul nuw nsw i64 %w1, 2
  %p1 = getelementptr float, ptr %a, i64 %w1
  store float 1.000000e+00, ptr %p1, align 4
  br i1 %d, label %below, label %exit

below:                                            ; preds = %left
  %p2 = getelementptr i8, ptr %a, i64 %0
  store i16 2, ptr %p2, align 2
  %s = sext i32 %i to i64
  %p3 = getelementptr i16, ptr %a, i64 %s
  store i16 3, ptr %p3, align 2
  %w4 = zext i32 %i to i64
  store i64 %w4, ptr %a, align 8
  br label %exit

right:                                            ; preds = %entry
  %w5 = zext i32 %i to i64
  %p5 = getelementptr float, ptr %a, i64 %w5
  store float 5.000000e+00, ptr %p5, align 4
  br label %exit

exit:                                             ; preds = %right, %below, %left
  %w6 = zext i32 %i to i64
  %p6 = getelementptr float, ptr %a, i64 %w6
  store float 6.000000e+00, ptr %p6, align 4
  ret void
}

define i64 @flags(ptr %a, i32 %i, i1 %c, i1 %d) #0 {
entry:
  %w1 = zext i32 %i to i64
  %0 = mul nuw nsw i64 %w1, 2
  br i1 %c, label %then, label %exit

then:                                             ; preds = %entry
  %p2 = getelementptr i8, ptr %a, i64 %0
  store i16 2, ptr %p2, align 2
  br i1 %d, label %more, label %exit

more:                                             ; preds = %then
  %p3 = getelementptr i8, ptr %a, i64 %0
  store i16 3, ptr %p3, align 2
  br label %exit

exit:                                             ; preds = %more, %then, %entry
  ret i64 %w1
}

define i64 @flags_stay(ptr %a, i32 %i, i1 %c) #0 {
entry:
  %w1 = zext nneg i32 %i to i64
  %0 = mul nuw nsw i64 %w1, 2
  br i1 %c, label %then, label %exit

then:                                             ; preds = %entry
  %p2 = getelementptr i8, ptr %a, i64 %0
  store i16 2, ptr %p2, align 2
  br label %exit

exit:                                             ; preds = %then, %entry
  ret i64 %w1
}

define void @constants(ptr %a, i32 %i, i32 %j, i1 %c) #0 {
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
  %0 = mul nuw nsw i64 %mixed.w, 4
  %wraps.w = sext i32 %wraps to i64
  %1 = mul nsw i64 %wraps.w, 4
  %two.w = sext i32 %two to i64
  %2 = mul nsw i64 %two.w, 4
  %double.w = sext i32 %double to i64
  %3 = mul nsw i64 %double.w, 4
  br i1 %c, label %then, label %exit

then:                                             ; preds = %entry
  %next.stays = getelementptr float, ptr %a, i64 %next.w
  store volatile float 1.000000e+00, ptr %next.stays, align 4
  %sum.stays = getelementptr float, ptr %a, i64 %sum.w
  store volatile float 2.000000e+00, ptr %sum.stays, align 4
  %or.stays = getelementptr float, ptr %a, i64 %or.w
  store volatile float 3.000000e+00, ptr %or.stays, align 4
  %mixed.goes = getelementptr i8, ptr %a, i64 %0
  store volatile float 4.000000e+00, ptr %mixed.goes, align 4
  %wraps.goes = getelementptr i8, ptr %a, i64 %1
  store volatile float 5.000000e+00, ptr %wraps.goes, align 4
  %two.goes = getelementptr i8, ptr %a, i64 %2
  store volatile float 6.000000e+00, ptr %two.goes, align 4
  %double.goes = getelementptr i8, ptr %a, i64 %3
  store volatile float 7.000000e+00, ptr %double.goes, align 4
  br label %exit

exit:                                             ; preds = %then, %entry
  ret void
}

define void @declined(ptr %a, ptr addrspace(3) %shared, ptr addrspace(5) %local, i32 %i, i16 %short, i64 %long, i1 %c) #0 {
entry:
  %w = sext i32 %i to i64
  %0 = mul nsw i64 %w, 2
  %1 = mul nsw i64 %w, 2147483647
  %of.16 = sext i16 %short to i64
  %to.48 = sext i32 %i to i48
  %cut = trunc i64 %long to i32
  %lanes = insertelement <2 x i32> zeroinitializer, i32 %i, i32 1
  %vector = sext <2 x i32> %lanes to <2 x i64>
  br i1 %c, label %then, label %exit

then:                                             ; preds = %entry
  %p1 = getelementptr float, ptr %a, i64 %of.16
  store volatile float 1.000000e+00, ptr %p1, align 4
  %p2 = getelementptr float, ptr %a, i48 %to.48
  store volatile float 2.000000e+00, ptr %p2, align 4
  %p3 = getelementptr float, ptr %a, i64 %long
  store volatile float 3.000000e+00, ptr %p3, align 4
  %p4 = getelementptr float, ptr %a, i32 %cut
  store volatile float 4.000000e+00, ptr %p4, align 4
  %p5 = getelementptr float, ptr addrspace(3) %shared, i64 %w
  store volatile float 5.000000e+00, ptr addrspace(3) %p5, align 4
  %p6 = getelementptr float, ptr addrspace(5) %local, i64 %w
  store volatile float 6.000000e+00, ptr addrspace(5) %p6, align 4
  %p7 = getelementptr [4 x float], ptr %a, i64 %w, i64 %long
  store volatile float 7.000000e+00, ptr %p7, align 4
  %p8 = getelementptr [4 x float], ptr %a, i64 0, i64 %w
  store volatile float 8.000000e+00, ptr %p8, align 4
  %p9 = getelementptr float, ptr %a, <2 x i64> %vector
  %p9.1 = extractelement <2 x ptr> %p9, i32 1
  store volatile float 9.000000e+00, ptr %p9.1, align 4
  %p10 = getelementptr [2147483648 x i8], ptr %a, i64 %w
  store volatile float 1.000000e+01, ptr %p10, align 4
  %p11 = getelementptr <vscale x 4 x float>, ptr %a, i64 %w
  store volatile float 1.050000e+01, ptr %p11, align 4
  %at.the.limit = getelementptr i8, ptr %a, i64 %1
  store volatile float 1.100000e+01, ptr %at.the.limit, align 1
  %two.bytes = getelementptr i8, ptr %a, i64 %0
  store volatile float 1.200000e+01, ptr %two.bytes, align 1
  br label %exit

exit:                                             ; preds = %then, %entry
  ret void
}

define void @products(ptr %a, i32 %i, i64 %k, i1 %c) #0 {
entry:
  %w = sext i32 %i to i64
  %0 = mul nsw i64 %w, 1073741824
  %1 = mul nsw i64 %w, 12
  %2 = mul nsw i64 %w, 4
  %here = shl i64 %w, 3
  store volatile i64 %here, ptr %a, align 8
  br i1 %c, label %then, label %exit

then:                                             ; preds = %entry
  store volatile i64 %2, ptr %a, align 8
  store volatile i64 %1, ptr %a, align 8
  store volatile i64 %0, ptr %a, align 8
  %stays.1 = shl i64 %w, 31
  store volatile i64 %stays.1, ptr %a, align 8
  %stays.2 = shl i64 %w, 0
  store volatile i64 %stays.2, ptr %a, align 8
  %stays.3 = mul i64 %w, -4
  store volatile i64 %stays.3, ptr %a, align 8
  %stays.4 = mul i64 %w, %k
  store volatile i64 %stays.4, ptr %a, align 8
  %stays.5 = add i64 %w, 4
  store volatile i64 %stays.5, ptr %a, align 8
  %stays.6 = shl i64 4, %w
  store volatile i64 %stays.6, ptr %a, align 8
  %stays.7 = shl i64 %w, 64
  store volatile i64 %stays.7, ptr %a, align 8
  br label %exit

exit:                                             ; preds = %then, %entry
  ret void
}

define void @unreachable(ptr %a, i32 %i) #0 {
entry:
  ret void

then:                                             ; No predecessors!
  %w = sext i32 %i to i64
  br label %more

more:                                             ; preds = %then
  %p = getelementptr float, ptr %a, i64 %w
  store float 1.000000e+00, ptr %p, align 4
  ret void
}

attributes #0 = { "nvopt-codegen-prepare" }
