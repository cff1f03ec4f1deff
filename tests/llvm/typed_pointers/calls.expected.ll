source_filename = "calls.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%big = type { [64 x i8], ptr }
%closure = type { ptr, i32 }

@text = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@stub = global i8 0

declare i32 @printf(ptr readonly captures(none), ...)

declare ptr @get_unprototyped()

declare ptr @get_callback(i32)

declare i32 @personality(...)

; Function Attrs: allocsize(0)
declare ptr @allocate(i64) #0

define void @returns(ptr noalias sret(%big) align 8 captures(none) %out, ptr byval(%big) align 8 %in, ptr nonnull dereferenceable(8) %p) {
  %1 = load %big, ptr %in, align 8
  store %big %1, ptr %out, align 8
  call void @returns(ptr sret(%big) %out, ptr byval(%big) align 16 %in, ptr nonnull %p)
  ret void
}

; Function Attrs: memory(argmem: readwrite)
define void @attributes(ptr readnone %a, ptr readonly %b, ptr writeonly %c, ptr inalloca(i32) %d) #1 {
  ret void
}

define ptr @returned(ptr returned swiftself %p, ptr swifterror %e) {
  ret ptr %p
}

define i32 @variadic(i32 %x, double %d) {
  %1 = call i32 (ptr, ...) @printf(ptr @text, i32 %x)
  %2 = call ptr @get_unprototyped()
  %3 = call i32 (...) %2(i32 %1, double %d)
  %4 = call ptr @get_callback(i32 %3)
  call void %4()
  %5 = call ptr @get_callback(i32 0)
  %6 = call i32 @allocate(i32 4)
  %7 = call i32 @printf(ptr null)
  %8 = add i32 %6, %7
  ret i32 %8
}

define void @invoked(ptr %c) personality ptr @personality {
entry:
  %pf = getelementptr inbounds %closure, ptr %c, i64 0, i32 0
  %f = load ptr, ptr %pf, align 8
  invoke void %f(ptr %c, i32 1)
          to label %next unwind label %lpad

next:                                             ; preds = %entry
  %m = invoke ptr @allocate(i64 8)
          to label %done unwind label %lpad

lpad:                                             ; preds = %next, %entry
  %e = landingpad { ptr, i32 }
          cleanup
          catch ptr null
          filter [1 x ptr] zeroinitializer
  resume { ptr, i32 } %e

done:                                             ; preds = %next
  call void @consume(ptr %m) [ "deopt"(ptr %m, ptr null), "align"(ptr %m, i64 8) ]
  ret void
}

declare void @consume(ptr)

define void @assembly(ptr %p, ptr %q, ptr addrspace(1) %g) {
  call void asm sideeffect "mov $1, $0", "=*m,*m,~{memory}"(ptr elementtype(i32) %p, ptr elementtype(i8) %q)
  %1 = call ptr asm "lea $1, $0 ; i32* in a string", "=r,r"(ptr %p)
  %2 = call { i32, ptr } asm sideeffect inteldialect "x", "=r,=r,r"(ptr addrspace(1) %g)
  %3 = extractvalue { i32, ptr } %2, 1
  store i8 1, ptr %3, align 1
  store i8 1, ptr %1, align 1
  ret void
}

define ptr @addresses(i32 %x) {
entry:
  indirectbr ptr blockaddress(@addresses, %there), [label %there, label %end]

there:                                            ; preds = %entry
  %table = alloca [2 x ptr], align 8
  %first = getelementptr [2 x ptr], ptr %table, i32 0, i32 0
  store ptr blockaddress(@addresses, %end), ptr %first, align 8
  br label %end

end:                                              ; preds = %there, %entry
  ret ptr null
}

define ptr @prologue(ptr %p) gc "statepoint-example" prefix ptr @stub prologue i8 15 {
  ret ptr %p
}

define void @by_musttail(ptr %p, ptr byval(i32) %q) {
  musttail call void @by_musttail(ptr %p, ptr byval(i32) %q)
  ret void
}

define i32 @va(ptr %ap, ...) {
  %list = alloca ptr, align 8
  %raw = bitcast ptr %list to ptr
  call void @llvm.va_start.p0(ptr %raw)
  %1 = va_arg ptr %list, i32
  %2 = va_arg ptr %list, ptr
  call void @llvm.va_copy.p0(ptr %ap, ptr %raw)
  call void @llvm.va_end.p0(ptr %raw)
  %3 = load i32, ptr %2, align 4
  %4 = add i32 %1, %3
  ret i32 %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #2

attributes #0 = { allocsize(0) }
attributes #1 = { memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind willreturn }
