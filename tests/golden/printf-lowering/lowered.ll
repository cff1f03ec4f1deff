; RUN: nvopt -passes=printf-lowering -S %s
; The buffer has the layout of clang's %printf_args; no arguments, no buffer.

target triple = "nvptx64-nvidia-cuda"

@plain = private unnamed_addr constant [7 x i8] c"plain\0A\00", align 1
@all = private unnamed_addr addrspace(4) constant [18 x i8] c"%d %f %lld %s %c\0A\00", align 1

declare i32 @printf(ptr, ...)

define ptx_kernel void @k(float %f, i32 %i, i64 %l, ptr addrspace(1) %s) {
  %none = tail call i32 (ptr, ...) @printf(ptr @plain)
  %n = call i32 (ptr, ...) @printf(ptr addrspacecast (ptr addrspace(4) @all to ptr), i32 %i, float %f, i64 %l, ptr addrspace(1) %s, i32 signext 33)
  %more = icmp sgt i32 %n, 0
  br i1 %more, label %again, label %done

again:
  %1 = call i32 (ptr, ...) @printf(ptr getelementptr (i8, ptr @plain, i64 2), i32 %n, i32 3)
  br label %done

done:
  ret void
}
