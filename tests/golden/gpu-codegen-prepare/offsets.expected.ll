; ModuleID = 'offsets.ll'
source_filename = "offsets.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @local(i32 %x, i64 %i, i1 %way) #0 {
entry:
  %array = alloca [8 x i32], align 4
  %a = addrspacecast ptr %array to ptr addrspace(5)
  %p = getelementptr inbounds i8, ptr addrspace(5) %a, i64 24
  %q = getelementptr [8 x i32], ptr addrspace(5) %a, i64 0, i64 2
  %v = getelementptr i32, ptr addrspace(5) %a, i64 %i
  store i32 0, ptr addrspace(5) %q, align 4
  br i1 %way, label %then, label %else

then:                                             ; preds = %entry
  %0 = getelementptr inbounds i8, ptr addrspace(5) %a, i64 24
  store i32 %x, ptr addrspace(5) %0, align 4
  %1 = getelementptr [8 x i32], ptr addrspace(5) %a, i64 0, i64 2
  store i32 %x, ptr addrspace(5) %1, align 4
  store i32 %x, ptr addrspace(5) %v, align 4
  %again = load volatile i32, ptr addrspace(5) %0, align 4
  br label %out

else:                                             ; preds = %entry
  store ptr addrspace(5) %p, ptr addrspace(5) %v, align 8
  br label %out

out:                                              ; preds = %else, %then
  %2 = getelementptr [8 x i32], ptr addrspace(5) %a, i64 0, i64 2
  %other = load i32, ptr addrspace(5) %2, align 4
  ret i32 %other
}

define i32 @shared(ptr addrspace(3) %a, i1 %way) #0 {
entry:
  %p = getelementptr i8, ptr addrspace(3) %a, i64 24
  br i1 %way, label %then, label %out

then:                                             ; preds = %entry
  store i32 1, ptr addrspace(3) %p, align 4
  br label %out

out:                                              ; preds = %then, %entry
  ret i32 0
}

attributes #0 = { "nvopt-codegen-prepare" }
