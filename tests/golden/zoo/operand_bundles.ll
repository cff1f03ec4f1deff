; ModuleID = '<string>'
source_filename = "<string>"

@ds = external global i8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #0

declare ptr @callee(ptr)

declare ptr @objc_retainAutoreleasedReturnValue(ptr)

declare void @v()

define void @f(ptr %p, ptr %q, i64 %d, ptr addrspace(1) %o, i1 %c) {
  call void @llvm.assume(i1 true) [ "nonnull"(ptr %p), "dereferenceable"(ptr %p, i64 16), "align"(ptr %p, i64 8, i64 4) ]
  call void @llvm.assume(i1 true) [ "separate_storage"(ptr %p, ptr %q), "cold"(), "ignore"(ptr undef, i64 1), "noundef"(i64 %d) ]
  %1 = call ptr @callee(ptr %p) [ "clang.arc.attachedcall"(ptr @objc_retainAutoreleasedReturnValue) ]
  call void %p() [ "ptrauth"(i32 0, i64 %d) ]
  call void %p() [ "kcfi"(i32 12345) ]
  call void %p() [ "cfguardtarget"(ptr %q) ]
  call void %p() [ "deopt"(), "gc-transition"(i32 1, ptr addrspace(1) %o), "unknown.tag"(<2 x i32> splat (i32 1), token none) ]
  call void %p() [ "deactivation-symbol"(ptr @ds) ]
  call void @v() [ "deopt"(i32 1, ptr null, float undef, { i32, i8 } poison, [2 x i8] c"ab", ptr @f) ]
  call void @v() [ "utf8 \C3\BC \22q\22 \\\0A"(i1 true) ]
  ret void
}

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
