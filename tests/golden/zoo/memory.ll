; ModuleID = '<string>'
source_filename = "<string>"
target datalayout = "A5-p5:32:32"

%T = type { i32, [4 x float], <{ i8, ptr }> }

declare void @swift(ptr swifterror)

define void @allocas(i32 %n, i64 %m) {
  %1 = alloca i32, align 4, addrspace(5)
  %2 = alloca i32, align 64, addrspace(5)
  %3 = alloca %T, i32 %n, align 8, addrspace(5)
  %4 = alloca [7 x %T], i64 %m, align 1, addrspace(5)
  %5 = alloca <vscale x 4 x i32>, align 16, addrspace(5)
  %6 = alloca {}, align 8, addrspace(5)
  %7 = alloca i8, i32 0, align 4294967296, addrspace(5)
  ret void
}

define void @loads(ptr %p, ptr addrspace(5) %q) {
  %1 = load i32, ptr %p, align 4
  %2 = load volatile i32, ptr %p, align 1
  %3 = load %T, ptr addrspace(5) %q, align 16
  %4 = load ptr, ptr %p, align 8, !nonnull !0, !dereferenceable !1, !align !2, !noundef !0
  %5 = load ptr addrspace(5), ptr %p, align 4, !dereferenceable_or_null !1
  %6 = load i1, ptr %p, align 1, !range !3, !invariant.load !0, !nontemporal !4
  %7 = load <4 x i1>, ptr %p, align 1
  %8 = load x86_fp80, ptr %p, align 16
  %9 = load <vscale x 2 x double>, ptr %p, align 16, !llvm.access.group !5
  %10 = load [0 x i8], ptr %p, align 1
  ret void
}

define void @stores(ptr %p, ptr addrspace(5) %q) {
  store i32 -5, ptr %p, align 4
  store volatile i32 0, ptr %p, align 1
  store %T zeroinitializer, ptr addrspace(5) %q, align 2
  store { i32, [2 x i8], <{ i8, i16 }> } { i32 1, [2 x i8] c"ab", <{ i8, i16 }> <{ i8 1, i16 2 }> }, ptr %p, align 4
  store ptr @stores, ptr %p, align 8, !nontemporal !4
  store ptr null, ptr null, align 8
  store [2 x ptr] [ptr null, ptr @loads], ptr %p, align 8
  store <3 x float> <float 1.000000e+00, float undef, float poison>, ptr %p, align 4294967296
  store i32 undef, ptr undef, align 4
  store i32 poison, ptr poison, align 4
  ret void
}

define void @geps(ptr %p, ptr addrspace(5) %q, i64 %i, <4 x ptr> %v, <4 x i64> %vi, <vscale x 2 x ptr> %sv) {
  %1 = getelementptr i8, ptr %p, i64 %i
  %2 = getelementptr inbounds i8, ptr %p, i64 4
  %3 = getelementptr nusw i8, ptr %p, i64 4
  %4 = getelementptr nuw i8, ptr %p, i64 4
  %5 = getelementptr nusw nuw i8, ptr %p, i64 4
  %6 = getelementptr inbounds nuw %T, ptr %p, i64 %i, i32 1, i64 3
  %7 = getelementptr inbounds %T, ptr %p, i32 0, i32 2, i32 1
  %8 = getelementptr %T, ptr addrspace(5) %q, i16 -1
  %9 = getelementptr i32, <4 x ptr> %v, i64 %i
  %10 = getelementptr i32, ptr %p, <4 x i64> %vi
  %11 = getelementptr inbounds %T, <4 x ptr> %v, <4 x i64> %vi, <4 x i32> splat (i32 1), i64 2
  %12 = getelementptr <vscale x 4 x i32>, ptr %p, i64 %i
  %13 = getelementptr nuw i8, <vscale x 2 x ptr> %sv, i64 1
  %14 = getelementptr [10 x [20 x i32]], ptr %p, i64 0, i64 %i, i64 5
  %15 = getelementptr inbounds ptr, ptr %p, i128 3
  ret void
}

define void @swifterr() {
  ret void
}

!0 = !{}
!1 = !{i64 16}
!2 = !{i64 8}
!3 = !{i1 false, i1 true}
!4 = !{i32 1}
!5 = distinct !{}
