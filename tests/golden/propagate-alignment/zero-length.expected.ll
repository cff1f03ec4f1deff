; ModuleID = 'zero-length.ll'
source_filename = "zero-length.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @copy_of_nothing(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %p, ptr align 16 %q, i64 0, i1 false)
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %q, align 4
  ret void
}

define void @copy_of_one_byte(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %p, ptr align 16 %q, i64 1, i1 false)
  %v = load i32, ptr %p, align 16
  store i32 %v, ptr %q, align 16
  ret void
}

define void @copy_of_perhaps_nothing(ptr %p, ptr %q, i64 %n) {
  call void @llvm.memmove.p0.p0.i64(ptr align 16 %p, ptr align 16 %q, i64 %n, i1 false)
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %q, align 4
  ret void
}

define void @fills(ptr %p, ptr %q, ptr %r, i64 %n) {
  call void @llvm.memset.p0.i64(ptr align 16 %p, i8 0, i64 0, i1 false)
  call void @llvm.memset.p0.i64(ptr align 16 %q, i8 0, i64 1, i1 false)
  call void @llvm.memset.p0.i64(ptr align 16 %r, i8 0, i64 %n, i1 false)
  store i32 0, ptr %p, align 4
  store i32 0, ptr %q, align 16
  store i32 0, ptr %r, align 4
  ret void
}

define void @accesses(ptr %p, ptr %q, ptr %r) {
  %nothing = load {}, ptr %p, align 16
  store [0 x i32] zeroinitializer, ptr %q, align 16
  store i1 true, ptr %r, align 16
  store i32 0, ptr %p, align 4
  store i32 0, ptr %q, align 4
  store i32 0, ptr %r, align 16
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
