remark: <unknown>:0:0: in function four: halves taken as elements of a vector
remark: <unknown>:0:0: in function four: halves put together as elements of a vector
remark: <unknown>:0:0: in function two: halves taken as elements of a vector
remark: <unknown>:0:0: in function two: halves taken as elements of a vector
remark: <unknown>:0:0: in function two: halves put together as elements of a vector
remark: <unknown>:0:0: in function zeros: halves put together as elements of a vector
remark: <unknown>:0:0: in function pairs: halves put together as elements of a vector
remark: <unknown>:0:0: in function pairs: halves put together as elements of a vector
remark: <unknown>:0:0: in function order: halves put together as elements of a vector
remark: <unknown>:0:0: in function whole: halves taken as elements of a vector
remark: <unknown>:0:0: in function whole: halves taken as elements of a vector
remark: <unknown>:0:0: in function whole: halves taken as elements of a vector
remark: <unknown>:0:0: in function whole: halves taken as elements of a vector
; ModuleID = 'halves.ll'
source_filename = "halves.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @four(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %1 = load <4 x i16>, ptr addrspace(1) %p, align 8, !invariant.load !0
  %a = extractelement <4 x i16> %1, i32 0
  %b = extractelement <4 x i16> %1, i32 1
  %c = extractelement <4 x i16> %1, i32 2
  %d = extractelement <4 x i16> %1, i32 3
  %a1 = add i16 %a, 1
  %2 = insertelement <4 x i16> zeroinitializer, i16 %d, i32 0
  %3 = insertelement <4 x i16> %2, i16 %c, i32 1
  %4 = insertelement <4 x i16> %3, i16 %b, i32 2
  %5 = insertelement <4 x i16> %4, i16 %a1, i32 3
  %all = bitcast <4 x i16> %5 to i64
  store i64 %all, ptr addrspace(1) %q, align 8
  ret void
}

define i32 @two(i32 %x, i64 %y) {
  %1 = bitcast i32 %x to <2 x i16>
  %a = extractelement <2 x i16> %1, i32 1
  %2 = bitcast i64 %y to <4 x i16>
  %b = extractelement <4 x i16> %2, i32 3
  %3 = insertelement <2 x i16> zeroinitializer, i16 %a, i32 0
  %4 = insertelement <2 x i16> %3, i16 %b, i32 1
  %both = bitcast <2 x i16> %4 to i32
  ret i32 %both
}

define i64 @zeros(i16 %a, i16 %b) {
  %1 = insertelement <4 x i16> zeroinitializer, i16 %a, i32 1
  %2 = insertelement <4 x i16> %1, i16 %b, i32 3
  %all = bitcast <4 x i16> %2 to i64
  ret i64 %all
}

define i64 @pairs(ptr %p, i16 %a, i16 %b, i16 %c, i16 %d) {
  %1 = insertelement <2 x i16> zeroinitializer, i16 %c, i32 0
  %2 = insertelement <2 x i16> %1, i16 %d, i32 1
  %cd = bitcast <2 x i16> %2 to i32
  store i32 %cd, ptr %p, align 4
  %3 = insertelement <4 x i16> zeroinitializer, i16 %a, i32 0
  %4 = insertelement <4 x i16> %3, i16 %b, i32 1
  %5 = insertelement <4 x i16> %4, i16 %c, i32 2
  %6 = insertelement <4 x i16> %5, i16 %d, i32 3
  %all = bitcast <4 x i16> %6 to i64
  ret i64 %all
}

define i64 @order(i16 %a, i16 %b, i1 %c) {
  br i1 %c, label %first, label %none

second:                                           ; preds = %first
  %ab.wide = zext i32 %ab to i64
  %c.wide = zext i16 %a to i64
  %c.there = shl i64 %c.wide, 32
  %all = or i64 %ab.wide, %c.there
  ret i64 %all

first:                                            ; preds = %0
  %1 = insertelement <2 x i16> zeroinitializer, i16 %a, i32 0
  %2 = insertelement <2 x i16> %1, i16 %b, i32 1
  %ab = bitcast <2 x i16> %2 to i32
  br label %second

none:                                             ; preds = %0
  ret i64 0
}

define i64 @whole(ptr %p) {
  %x = load i64, ptr %p, align 8
  %1 = bitcast i64 %x to <4 x i16>
  %a = extractelement <4 x i16> %1, i32 3
  store volatile i16 %a, ptr %p, align 2
  %y = load volatile i32, ptr %p, align 4
  %2 = bitcast i32 %y to <2 x i16>
  %b = extractelement <2 x i16> %2, i32 1
  store volatile i16 %b, ptr %p, align 2
  %z = load atomic i32, ptr %p monotonic, align 4
  %3 = bitcast i32 %z to <2 x i16>
  %c = extractelement <2 x i16> %3, i32 1
  store volatile i16 %c, ptr %p, align 2
  %l = load i64, ptr %p, align 4
  %4 = bitcast i64 %l to <4 x i16>
  %d = extractelement <4 x i16> %4, i32 1
  store volatile i16 %d, ptr %p, align 2
  ret i64 %x
}

!0 = !{}
