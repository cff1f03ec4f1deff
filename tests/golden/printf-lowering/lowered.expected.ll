; ModuleID = 'lowered.ll'
source_filename = "lowered.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@plain = private unnamed_addr constant [7 x i8] c"plain\0A\00", align 1
@all = private unnamed_addr addrspace(4) constant [18 x i8] c"%d %f %lld %s %c\0A\00", align 1

define ptx_kernel void @k(float %f, i32 %i, i64 %l, ptr addrspace(1) %s) {
  %vprintfBuffer.local4 = alloca [8 x i8], align 8
  %vprintfBuffer.local = alloca [36 x i8], align 8
  %none = call i32 @vprintf(ptr @plain, ptr null)
  %1 = fpext float %f to double
  %2 = addrspacecast ptr addrspace(1) %s to ptr
  store i32 %i, ptr %vprintfBuffer.local, align 4
  %bufIndexed = getelementptr inbounds i8, ptr %vprintfBuffer.local, i64 8
  store double %1, ptr %bufIndexed, align 8
  %bufIndexed1 = getelementptr inbounds i8, ptr %vprintfBuffer.local, i64 16
  store i64 %l, ptr %bufIndexed1, align 8
  %bufIndexed2 = getelementptr inbounds i8, ptr %vprintfBuffer.local, i64 24
  store ptr %2, ptr %bufIndexed2, align 8
  %bufIndexed3 = getelementptr inbounds i8, ptr %vprintfBuffer.local, i64 32
  store i32 33, ptr %bufIndexed3, align 4
  %n = call i32 @vprintf(ptr addrspacecast (ptr addrspace(4) @all to ptr), ptr %vprintfBuffer.local)
  %more = icmp sgt i32 %n, 0
  br i1 %more, label %again, label %done

again:                                            ; preds = %0
  store i32 %n, ptr %vprintfBuffer.local4, align 4
  %bufIndexed5 = getelementptr inbounds i8, ptr %vprintfBuffer.local4, i64 4
  store i32 3, ptr %bufIndexed5, align 4
  %3 = call i32 @vprintf(ptr getelementptr (i8, ptr @plain, i64 2), ptr %vprintfBuffer.local4)
  br label %done

done:                                             ; preds = %again, %0
  ret void
}

declare i32 @vprintf(ptr, ptr)
