; ModuleID = '<string>'
source_filename = "<string>"

%S = type { i64, i64 }

declare i32 @f(i32, ...)

declare void @g(ptr, ...)

declare void @v()

declare ptr @h(ptr)

declare %S @s(ptr byval(%S) align 8)

declare void @as1() addrspace(1)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.type.test(ptr, metadata) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare i64 @llvm.read_register.i64(metadata) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #2

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata) #3

declare float @fl()

define i32 @calls(i32 %x, ptr %p, ptr addrspace(1) %q, ptr addrspace(2) %r) {
  %1 = call i32 (i32, ...) @f(i32 %x)
  %2 = call i32 (i32, ...) @f(i32 %x, double 1.000000e+00, ptr %p)
  call void (ptr, ...) @g(ptr null, <4 x float> zeroinitializer, %S poison)
  call void @v()
  tail call void @v()
  notail call void @v()
  call void @v() #5
  %3 = tail call noundef nonnull align 4 dereferenceable(8) ptr @h(ptr noundef nonnull align 4 %p) #6
  %4 = call %S @s(ptr byval(%S) align 8 %p)
  call addrspace(1) void @as1()
  call addrspace(1) void %q()
  call addrspace(2) void %r(i32 1)
  %5 = call i32 %p(i32 %x)
  %6 = call ptr (i32, ...) %p(i32 1, i32 2)
  %7 = call fast float @fl()
  %8 = call signext i8 %p(i8 zeroext 1, i16 signext -1, i8 noext 3)
  %9 = call inreg i64 %p(i64 inreg 1)
  call void null()
  call void undef(i32 poison)
  call void inttoptr (i64 4096 to ptr)()
  call void @v() #7
  call void @v() [ "deopt"(i32 1, ptr null), "foo bar"(), "q\22uoted\\"(float 1.000000e+00) ]
  call void @v() #5 [ "align"(ptr %p, i64 16) ], !srcloc !0
  %10 = call range(i32 0, 10) i32 %p()
  %11 = call nofpclass(nan inf) float @fl()
  %12 = call i32 @f(i32 1)
  %13 = call <vscale x 4 x i32> %p()
  %14 = call i1 @llvm.type.test(ptr %p, metadata !"str with \22 and \\")
  %15 = call i1 @llvm.type.test(ptr %p, metadata !1)
  %16 = call i1 @llvm.type.test(ptr %p, metadata i32 %x)
  %17 = call i1 @llvm.type.test(ptr %p, metadata ptr @v)
  %18 = call i1 @llvm.type.test(ptr %p, metadata !2)
  %19 = call i1 @llvm.type.test(ptr %p, metadata i64 7)
  %20 = call i1 @llvm.type.test(ptr %p, metadata ptr getelementptr (i8, ptr @v, i64 3))
  %21 = call i64 @llvm.read_register.i64(metadata !3)
  call void @llvm.experimental.noalias.scope.decl(metadata !4)
  %22 = call double @llvm.experimental.constrained.fadd.f64(double 1.000000e+00, double 2.000000e+00, metadata !"round.dynamic", metadata !"fpexcept.strict") #8
  ret i32 %12
}

define i32 @must(i32 %a, i32 %b) {
  %r = musttail call i32 @must(i32 %b, i32 %a)
  ret i32 %r
}

define void @mustva(ptr %this, ...) {
  musttail call void (ptr, ...) @g(ptr %this, ...)
  ret void
}

define fastcc void @mustfast(ptr sret(%S) %p) {
  musttail call fastcc void @mustfast(ptr sret(%S) %p)
  ret void
}

define void @va(i32 %n, ...) {
  %ap = alloca [1 x { i32, i32, ptr, ptr }], align 16
  call void @llvm.va_start.p0(ptr %ap)
  %1 = va_arg ptr %ap, i32
  %2 = va_arg ptr %ap, double
  %3 = va_arg ptr %ap, { i32, [2 x ptr] }
  %4 = va_arg ptr %ap, ptr addrspace(1)
  call void @llvm.va_copy.p0(ptr %ap, ptr %ap)
  call void @llvm.va_end.p0(ptr %ap)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #4

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind willreturn }
attributes #5 = { nounwind "no-builtins" }
attributes #6 = { builtin }
attributes #7 = { nounwind willreturn memory(none) "key"="value" "str" }
attributes #8 = { strictfp }

!0 = !{i64 17, i64 29}
!1 = !{}
!2 = !{!"inline", i32 3, null, ptr @v, i32 undef}
!3 = !{!"sp"}
!4 = !{!5}
!5 = distinct !{!5, !6, !"scope"}
!6 = distinct !{!6}
