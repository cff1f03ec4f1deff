; ModuleID = 'choices.ll'
source_filename = "args.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.S = type { i32, [8 x i32], double }

define ptx_kernel void @chosen(ptr byval(%struct.S) align 8 %s, ptr %out, i1 %c, i32 %i) {
entry:
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %index = sext i32 %i to i64
  %offset2 = mul i64 %index, 4
  %offset3 = add i64 %offset2, 4
  %offset4 = add i64 %offset3, 4
  %offset = select i1 %c, i64 0, i64 %offset4
  %one = getelementptr i8, ptr addrspace(101) %s.param, i64 %offset
  %next = getelementptr i8, ptr addrspace(101) %one, i64 4
  %offset5 = add i64 %offset, 4
  %value = load i32, ptr addrspace(101) %next, align 4
  store i32 %value, ptr %out, align 4
  %offset1 = select i1 %c, i64 %offset5, i64 poison
  %other = getelementptr i8, ptr addrspace(101) %s.param, i64 %offset1
  %more = load i32, ptr addrspace(101) %other, align 4
  store i32 %more, ptr %out, align 4
  ret void
}

define ptx_kernel void @walked(ptr byval(%struct.S) align 8 %s, ptr %out) {
entry:
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  br label %loop

loop:                                             ; preds = %loop, %entry
  %offset = phi i64 [ 4, %entry ], [ %offset1, %loop ]
  %count = phi i32 [ 0, %entry ], [ %more, %loop ]
  %at = getelementptr i8, ptr addrspace(101) %s.param, i64 %offset
  %value = load i32, ptr addrspace(101) %at, align 4
  store i32 %value, ptr %out, align 4
  %offset1 = add i64 %offset, 4
  %more = add i32 %count, 1
  %done = icmp eq i32 %more, 8
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  ret void
}

define ptx_kernel void @merged(ptr byval(%struct.S) align 8 %s, ptr %out, i32 %k, i16 %i) {
entry:
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  switch i32 %k, label %join [
    i32 0, label %first
    i32 1, label %second
    i32 2, label %join
  ]

first:                                            ; preds = %entry
  %index = sext i16 %i to i64
  %offset3 = mul i64 %index, 16
  %index4 = sext i16 %i to i64
  %offset5 = add i64 %offset3, %index4
  %offset6 = add i64 %offset5, 12
  br label %join

second:                                           ; preds = %entry
  br label %join

join:                                             ; preds = %second, %first, %entry, %entry
  %offset = phi i64 [ undef, %entry ], [ undef, %entry ], [ %offset6, %first ], [ 0, %second ]
  %p = getelementptr i8, ptr addrspace(101) %s.param, i64 %offset
  %value = load i8, ptr addrspace(101) %p, align 1
  store i8 %value, ptr %out, align 1
  ret void

nowhere:                                          ; preds = %nowhere
  %offset2 = phi i64 [ %offset1, %nowhere ]
  %offset1 = select i1 false, i64 %offset2, i64 0
  %r = getelementptr i8, ptr addrspace(101) %s.param, i64 %offset1
  %lost = load i8, ptr addrspace(101) %r, align 1
  br label %nowhere
}

define ptx_kernel void @foreign(ptr byval(%struct.S) align 8 %s, ptr %out, i1 %c) {
  %s.local = alloca %struct.S, align 8
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %split = load i32, ptr addrspace(101) %s.param, align 8
  store i32 %split, ptr %s.local, align 8
  %p = select i1 %c, ptr %s.local, ptr %out
  %value = load i32, ptr %p, align 4
  store i32 %value, ptr %out, align 4
  ret void
}
