remark: <unknown>:0:0: in function branches: argument %s of 48 bytes is read in place, from parameter memory
remark: <unknown>:0:0: in function branches: made 3 loads of argument %s in the entry block
remark: <unknown>:0:0: in function copied: copied 4 of 8 bytes of argument %s
; ModuleID = 'hoist.ll'
source_filename = "args.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.S = type { i32, [8 x i32], double }

define ptx_kernel void @branches(ptr byval(%struct.S) align 8 %s, ptr %out, i1 %c, i64 %i) {
entry:
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %srcptr = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 40
  %number = load double, ptr addrspace(101) %srcptr, align 8
  %srcptr1 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 40
  %other = load i64, ptr addrspace(101) %srcptr1, align 8
  %x = load i32, ptr addrspace(101) %s.param, align 8
  br i1 %c, label %then, label %else

then:                                             ; preds = %entry
  store double %number, ptr %out, align 8
  br label %join

else:                                             ; preds = %entry
  store i64 %other, ptr %out, align 8
  store double %number, ptr %out, align 8
  %behind = getelementptr i8, ptr addrspace(101) %s.param, i64 44
  %outside = load double, ptr addrspace(101) %behind, align 4
  store double %outside, ptr %out, align 8
  br label %join

join:                                             ; preds = %else, %then
  %element = getelementptr inbounds %struct.S, ptr addrspace(101) %s.param, i64 0, i32 1, i64 %i
  %value = load i32, ptr addrspace(101) %element, align 4
  %sum = add i32 %value, %x
  store i32 %sum, ptr %out, align 4
  ret void
}

define i32 @device(ptr byval(%struct.S) align 8 %s, i1 %c) {
  br i1 %c, label %then, label %else

then:                                             ; preds = %0
  %d = getelementptr inbounds i8, ptr %s, i64 8
  %value = load i32, ptr %d, align 8
  ret i32 %value

else:                                             ; preds = %0
  ret i32 0
}

define ptx_kernel void @copied(ptr byval({ i32, i32 }) align 4 %s, ptr %out, i1 %c) {
  %s.local = alloca { i32, i32 }, align 4
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %split = load i32, ptr addrspace(101) %s.param, align 4
  store i32 %split, ptr %s.local, align 4
  br i1 %c, label %then, label %else

then:                                             ; preds = %0
  %value = load i32, ptr %s.local, align 4
  store i32 %value, ptr %out, align 4
  ret void

else:                                             ; preds = %0
  store i32 0, ptr %s.local, align 4
  ret void
}
