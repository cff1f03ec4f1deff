; ModuleID = 'aliases/calls.ll'
source_filename = "aliases/calls.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g = addrspace(1) global [64 x i8] zeroinitializer
@s = addrspace(3) global [64 x i8] undef

declare void @anything(ptr)

; Function Attrs: memory(read)
declare void @reads(ptr) #0

; Function Attrs: memory(argmem: readwrite)
declare void @args(ptr, ptr) #1

; Function Attrs: memory(argmem: readwrite)
declare void @argr(ptr readonly) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

define void @f(ptr %a, ptr noalias %n, ptr addrspace(1) %one, ptr addrspace(3) %three, i64 %i, i32 %k) {
  %x = alloca [64 x i8], align 1
  %a8 = getelementptr i8, ptr %a, i64 8
  %ai = getelementptr float, ptr %a, i64 %i
  %i1 = add i64 %i, 1
  %ai1 = getelementptr float, ptr %a, i64 %i1
  %gen = addrspacecast ptr addrspace(3) %three to ptr
  %l = load i64, ptr %a8, align 8
  store i64 %l, ptr %n, align 8
  store float 0.000000e+00, ptr %ai, align 4
  store float 0.000000e+00, ptr %ai1, align 4
  store i8 0, ptr %x, align 1
  store float 0.000000e+00, ptr %gen, align 4
  store float 0.000000e+00, ptr addrspace(1) %one, align 4
  call void @anything(ptr %n)
  call void @reads(ptr %n)
  call void @args(ptr %n, ptr %a8)
  call void @argr(ptr %a8)
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %n, i64 4, i1 false)
  ret void
}

attributes #0 = { memory(read) }
attributes #1 = { memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
