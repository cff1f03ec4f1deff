; Calls: through pointers, of what is cast, variadic, with parameter attributes, bundles and exceptions; inline assembly.
source_filename = "calls.c"
target triple = "x86_64-unknown-linux-gnu"

%big = type { [64 x i8], i8* }
%closure = type { void (%closure*, i32)*, i32 }

@text = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

declare i32 @printf(i8* nocapture readonly, ...)
declare i32 (...)* @get_unprototyped()
declare void ()* @get_callback(i32)
declare i32 @personality(...)
declare i8* @allocate(i64) allocsize(0)

define void @returns(%big* noalias nocapture sret(%big) align 8 %out, %big* byval(%big) align 8 %in, i8* nonnull dereferenceable(8) %p) {
  %1 = load %big, %big* %in
  store %big %1, %big* %out
  call void @returns(%big* sret(%big) %out, %big* byval(%big) align 16 %in, i8* nonnull %p)
  ret void
}

define void @attributes(i8* readnone %a, i8* readonly %b, i8* writeonly %c, i32* inalloca(i32) %d) argmemonly {
  ret void
}

define i8* @returned(i8* returned swiftself %p, i8** swifterror %e) {
  ret i8* %p
}

define i32 @variadic(i32 %x, double %d) {
  %1 = call i32 (i8*, ...) @printf(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @text, i64 0, i64 0), i32 %x)
  %2 = call i32 (...)* @get_unprototyped()
  %3 = call i32 (...) %2(i32 %1, double %d)
  %4 = call void ()* @get_callback(i32 %3)
  call void %4()
  %5 = call void ()* (i32) @get_callback(i32 0)
  %6 = call i32 bitcast (i8* (i64)* @allocate to i32 (i32)*)(i32 4)
  %7 = call i32 bitcast (i32 (i8*, ...)* @printf to i32 (i8*)*)(i8* null)
  %8 = add i32 %6, %7
  ret i32 %8
}

define void @invoked(%closure* %c) personality i8* bitcast (i32 (...)* @personality to i8*) {
entry:
  %pf = getelementptr inbounds %closure, %closure* %c, i64 0, i32 0
  %f = load void (%closure*, i32)*, void (%closure*, i32)** %pf
  invoke void %f(%closure* %c, i32 1)
          to label %next unwind label %lpad

next:
  %m = invoke i8* @allocate(i64 8)
          to label %done unwind label %lpad

lpad:
  %e = landingpad { i8*, i32 }
          cleanup
          catch i8* null
          filter [1 x i8*] [i8* bitcast (%closure* null to i8*)]
  resume { i8*, i32 } %e

done:
  call void @consume(i8* %m) [ "deopt"(i8* %m, i32* null), "align"(i8* %m, i64 8) ]
  ret void
}

declare void @consume(i8*)

define void @assembly(i32* %p, i8* %q, i32 addrspace(1)* %g) {
  call void asm sideeffect "mov $1, $0", "=*m,*m,~{memory}"(i32* elementtype(i32) %p, i8* elementtype(i8) %q)
  %1 = call i8* asm "lea $1, $0 ; i32* in a string", "=r,r"(i32* %p)
  %2 = call { i32, i8* } asm sideeffect inteldialect "x", "=r,=r,r"(i32 addrspace(1)* %g)
  %3 = extractvalue { i32, i8* } %2, 1
  store i8 1, i8* %3
  store i8 1, i8* %1
  ret void
}

define i8* @addresses(i32 %x) {
entry:
  indirectbr i8* blockaddress(@addresses, %there), [label %there, label %end]

there:
  %table = alloca [2 x i8*]
  %first = getelementptr [2 x i8*], [2 x i8*]* %table, i32 0, i32 0
  store i8* blockaddress(@addresses, %end), i8** %first
  br label %end

end:
  ret i8* null
}

define i8* @prologue(i8* %p) gc "statepoint-example" prefix i8* @stub prologue i8 15 {
  ret i8* %p
}

@stub = global i8 0

define void @by_musttail(i8* %p, i32* byval(i32) %q) {
  musttail call void @by_musttail(i8* %p, i32* byval(i32) %q)
  ret void
}

define i32 @va(i8* %ap, ...) {
  %list = alloca i8*
  %raw = bitcast i8** %list to i8*
  call void @llvm.va_start(i8* %raw)
  %1 = va_arg i8** %list, i32
  %2 = va_arg i8** %list, i32*
  call void @llvm.va_copy(i8* %ap, i8* %raw)
  call void @llvm.va_end(i8* %raw)
  %3 = load i32, i32* %2
  %4 = add i32 %1, %3
  ret i32 %4
}

declare void @llvm.va_start(i8*)
declare void @llvm.va_copy(i8*, i8*)
declare void @llvm.va_end(i8*)
