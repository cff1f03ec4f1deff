; RUN: nvopt -passes=lower-struct-args<opt-byval> -S %s
; A choice among addresses becomes a choice among offsets.

source_filename = "args.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.S = type { i32, [8 x i32], double }

define ptx_kernel void @chosen(ptr byval(%struct.S) align 8 %s, ptr %out, i1 %c, i32 %i) {
entry:
  %element = getelementptr inbounds %struct.S, ptr %s, i32 0, i32 1, i32 %i
  %last = getelementptr inbounds nuw i8, ptr %element, i64 4
  %one = select i1 %c, ptr %s, ptr %last
  %next = getelementptr i8, ptr %one, i64 4
  %value = load i32, ptr %next, align 4
  store i32 %value, ptr %out, align 4
  %other = select i1 %c, ptr %next, ptr poison
  %more = load i32, ptr %other, align 4
  store i32 %more, ptr %out, align 4
  ret void
}

define ptx_kernel void @walked(ptr byval(%struct.S) align 8 %s, ptr %out) {
entry:
  %begin = getelementptr inbounds nuw %struct.S, ptr %s, i32 0, i32 1
  %end = getelementptr inbounds nuw i8, ptr %s, i64 36
  br label %loop

loop:
  %at = phi ptr [ %begin, %entry ], [ %next, %loop ]
  %count = phi i32 [ 0, %entry ], [ %more, %loop ]
  %value = load i32, ptr %at, align 4
  store i32 %value, ptr %out, align 4
  %next = getelementptr inbounds nuw i8, ptr %at, i64 4
  %more = add i32 %count, 1
  %done = icmp eq i32 %more, 8
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

define ptx_kernel void @merged(ptr byval(%struct.S) align 8 %s, ptr %out, i32 %k, i16 %i) {
entry:
  switch i32 %k, label %join [
    i32 0, label %first
    i32 1, label %second
    i32 2, label %join
  ]

first:
  %a = getelementptr [4 x <4 x i8>], ptr %s, i16 %i, i16 3, i16 %i
  br label %join

second:
  br label %join

join:
  %p = phi ptr [ undef, %entry ], [ undef, %entry ], [ %a, %first ], [ %s, %second ]
  %value = load i8, ptr %p, align 1
  store i8 %value, ptr %out, align 1
  ret void

nowhere:
  %q = phi ptr [ %r, %nowhere ]
  %r = select i1 false, ptr %q, ptr %s
  %lost = load i8, ptr %r, align 1
  br label %nowhere
}

; Another pointer may be chosen: copied. All of it, since the offset isn't known.
define ptx_kernel void @foreign(ptr byval(%struct.S) align 8 %s, ptr %out, i1 %c) {
  %p = select i1 %c, ptr %s, ptr %out
  %value = load i32, ptr %p, align 4
  store i32 %value, ptr %out, align 4
  ret void
}
