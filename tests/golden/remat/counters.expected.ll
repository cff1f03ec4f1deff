remark: <unknown>:0:0: in function bounded: counts %i in 32 bits
remark: <unknown>:0:0: in function down: counts %i in 32 bits
remark: <unknown>:0:0: in function two: counts %i in 32 bits
remark: <unknown>:0:0: in function two: counts %j in 32 bits
remark: <unknown>:0:0: in function simple: counts %i in 32 bits
remark: <unknown>:0:0: in function pays: counts %j in 32 bits
remark: <unknown>:0:0: in function at_margin: counts %i in 32 bits
; ModuleID = 'counters.ll'
source_filename = "counters.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @use(i64)

define ptx_kernel void @bounded(ptr addrspace(1) %a, i64 range(i64 1, 100000) %n) {
entry:
  %newInit = trunc i64 %n to i32
  br label %loop

loop:                                             ; preds = %loop, %entry
  %newBaseIV = phi i32 [ 0, %entry ], [ %newInc, %loop ]
  %demoteIV = zext nneg i32 %newBaseIV to i64
  %p = getelementptr float, ptr addrspace(1) %a, i64 %demoteIV
  store float 1.000000e+00, ptr addrspace(1) %p, align 4
  %newInc = add nuw nsw i32 %newBaseIV, 1
  %newICmp = icmp slt i32 %newInc, %newInit
  br i1 %newICmp, label %loop, label %out

out:                                              ; preds = %loop
  ret void
}

define ptx_kernel void @unbounded(ptr addrspace(1) %a, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  store float 1.000000e+00, ptr addrspace(1) %p, align 4
  %next = add nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %out

out:                                              ; preds = %loop
  ret void
}

define i64 @down(ptr addrspace(1) %a, i1 %c) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %newBaseIV = phi i32 [ 50, %entry ], [ %newInc, %latch ]
  %0 = trunc i32 %newBaseIV to i8
  store i32 %newBaseIV, ptr addrspace(1) %a, align 4
  store i8 %0, ptr addrspace(1) %a, align 1
  br i1 %c, label %then, label %latch

then:                                             ; preds = %loop
  %demoteIV = sext i32 %newBaseIV to i64
  %p = getelementptr float, ptr addrspace(1) %a, i64 %demoteIV
  store float 1.000000e+00, ptr addrspace(1) %p, align 4
  br label %latch

latch:                                            ; preds = %then, %loop
  %newInc = sub nsw i32 %newBaseIV, 5
  %newICmp = icmp ult i32 %newInc, 40
  store i1 %newICmp, ptr addrspace(1) %a, align 1
  %newICmp1 = icmp ne i32 %newInc, -50
  %demoteIV2 = sext i32 %newInc to i64
  br i1 %newICmp1, label %loop, label %out

out:                                              ; preds = %latch
  %last = phi i64 [ %demoteIV2, %latch ]
  ret i64 %last
}

define void @two(ptr addrspace(1) %a) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %newBaseIV = phi i32 [ 0, %entry ], [ %newInc, %loop ]
  %newBaseIV2 = phi i32 [ 100, %entry ], [ %newInc3, %loop ]
  %demoteIV = zext nneg i32 %newBaseIV to i64
  %p = getelementptr float, ptr addrspace(1) %a, i64 %demoteIV
  store float 1.000000e+00, ptr addrspace(1) %p, align 4
  %demoteIV4 = zext nneg i32 %newBaseIV2 to i64
  %q = getelementptr float, ptr addrspace(1) %a, i64 %demoteIV4
  store float 2.000000e+00, ptr addrspace(1) %q, align 4
  %newInc = add nuw nsw i32 %newBaseIV, 1
  %newInc3 = sub nsw i32 %newBaseIV2, 1
  %newICmp = icmp eq i32 %newInc, %newBaseIV
  store i1 %newICmp, ptr addrspace(1) %a, align 1
  %newICmp1 = icmp ne i32 %newInc, 90
  br i1 %newICmp1, label %loop, label %out

out:                                              ; preds = %loop
  ret void
}

define void @simple(ptr addrspace(1) %a) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
  %newBaseIV = phi i32 [ 0, %entry ], [ %newInc, %loop ]
  %demoteIV = zext nneg i32 %newBaseIV to i64
  %p = getelementptr float, ptr addrspace(1) %a, i64 %demoteIV
  store float 1.000000e+00, ptr addrspace(1) %p, align 4
  %newInc = add nuw nsw i32 %newBaseIV, 3
  %k.next = add i32 %k, 1
  %more = icmp ne i32 %k.next, 10
  br i1 %more, label %loop, label %out

out:                                              ; preds = %loop
  ret void
}

define void @pays(ptr addrspace(1) %a) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  call void @use(i64 %i)
  %x = mul i64 %i, %i
  call void @use(i64 %x)
  %i.next = add i64 %i, 1
  %more = icmp ne i64 %i.next, 10
  br i1 %more, label %loop, label %ahead

ahead:                                            ; preds = %loop
  br label %second

second:                                           ; preds = %second, %ahead
  %newBaseIV = phi i32 [ 0, %ahead ], [ %newInc, %second ]
  %demoteIV = zext nneg i32 %newBaseIV to i64
  call void @use(i64 %demoteIV)
  %newInc = add nuw nsw i32 %newBaseIV, 1
  %newICmp = icmp ne i32 %newInc, 10
  br i1 %newICmp, label %second, label %out

out:                                              ; preds = %second
  ret void
}

define void @at_margin(ptr addrspace(1) %a) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %newBaseIV = phi i32 [ 0, %entry ], [ %newInc, %loop ]
  %demoteIV = zext nneg i32 %newBaseIV to i64
  %p = getelementptr i8, ptr addrspace(1) %a, i64 %demoteIV
  store i8 1, ptr addrspace(1) %p, align 1
  %newInc = add nuw nsw i32 %newBaseIV, 1
  %newICmp = icmp ne i32 %newInc, 2147418111
  br i1 %newICmp, label %loop, label %out

out:                                              ; preds = %loop
  ret void
}

define void @within_margin(ptr addrspace(1) %a) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %p = getelementptr i8, ptr addrspace(1) %a, i64 %i
  store i8 1, ptr addrspace(1) %p, align 1
  %i.next = add i64 %i, 1
  %more = icmp ne i64 %i.next, 2147418112
  br i1 %more, label %loop, label %out

out:                                              ; preds = %loop
  ret void
}

define void @at_limit(ptr addrspace(1) %a) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %p = getelementptr i8, ptr addrspace(1) %a, i64 %i
  store i8 1, ptr addrspace(1) %p, align 1
  %i.next = add i64 %i, 1
  %more = icmp ne i64 %i.next, 2147483647
  br i1 %more, label %loop, label %out

out:                                              ; preds = %loop
  ret void
}

define void @beyond_limit(ptr addrspace(1) %a) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %p = getelementptr i8, ptr addrspace(1) %a, i64 %i
  store i8 1, ptr addrspace(1) %p, align 1
  %i.next = add i64 %i, 1
  %more = icmp ne i64 %i.next, 2147483648
  br i1 %more, label %loop, label %out

out:                                              ; preds = %loop
  ret void
}

define void @others(ptr addrspace(1) %a, i1 %c) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
  %i = phi i64 [ 1, %entry ], [ %i.next, %loop ]
  %j = phi i64 [ 0, %entry ], [ %j.next, %loop ]
  %l = phi i64 [ 0, %entry ], [ %l.next, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  store float 1.000000e+00, ptr addrspace(1) %p, align 4
  %q = getelementptr float, ptr addrspace(1) %a, i64 %j
  store float 1.000000e+00, ptr addrspace(1) %q, align 4
  %r = getelementptr float, ptr addrspace(1) %a, i64 %l
  store float 1.000000e+00, ptr addrspace(1) %r, align 4
  %i.next = mul i64 %i, 2
  %wide = zext i32 %k to i64
  %j.next = add i64 %j, %wide
  %l.next = sub i64 10, %l
  %k.next = add i32 %k, 1
  %more = icmp ne i32 %k.next, 10
  br i1 %more, label %loop, label %out

out:                                              ; preds = %loop
  ret void
}
