source_filename = "types.c"

%0 = type { [3 x ptr], ptr }
%list = type { i32, ptr }
%opaque = type opaque
%node = type { ptr, ptr, [4 x ptr] }
%edge = type { ptr, ptr, <{ i8, ptr }> }
%"quoted name" = type { float, ptr }
%vtable = type { ptr }
%union.u = type { i64, ptr }

$inline_one = comdat any

$data = comdat largest

@head = global %list { i32 1, ptr @tail }
@tail = internal global %list { i32 2, ptr null }
@data = linkonce_odr global [2 x ptr] zeroinitializer, comdat
@far = external addrspace(1) global %opaque
@weak = extern_weak global ptr
@calls = constant [2 x ptr] [ptr @inline_one, ptr @numbered]
@nested = global { ptr, { ptr, [2 x ptr] } } { ptr @tail, { ptr, [2 x ptr] } { ptr @head, [2 x ptr] [ptr @head, ptr null] } }
@llvm.used = appending global [1 x ptr] [ptr @tail], section "llvm.metadata"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @start, ptr null }]

@alias = alias i32, ptr @head
@other = weak alias void (ptr), ptr @inline_one

@chosen = ifunc void (ptr), ptr @resolver

define linkonce_odr void @inline_one(ptr readonly captures(none) %p) comdat {
  ret void
}

define internal void @start() {
  ret void
}

define ptr @resolver() {
  ret ptr @inline_one
}

define void @numbered(ptr %x) {
  %p = getelementptr %0, ptr %x, i32 0, i32 1
  %f = load ptr, ptr %p, align 8
  call void %f(ptr %x)
  %q = getelementptr %0, ptr %x, i64 0, i32 0, i64 2
  %y = load ptr, ptr %q, align 8
  tail call void @numbered(ptr %y)
  ret void
}

define i32 @sum(ptr %l) {
entry:
  %none = icmp eq ptr %l, null
  br i1 %none, label %end, label %more

more:                                             ; preds = %entry
  %value = getelementptr inbounds %list, ptr %l, i64 0, i32 0
  %next = getelementptr inbounds %list, ptr %l, i64 0, i32 1
  %v = load i32, ptr %value, align 4
  %n = load ptr, ptr %next, align 8
  %rest = call i32 @sum(ptr %n)
  %s = add i32 %v, %rest
  br label %end

end:                                              ; preds = %more, %entry
  %r = phi i32 [ 0, %entry ], [ %s, %more ]
  ret i32 %r
}

define ptr @through(ptr %n, ptr %o) {
  %1 = getelementptr %node, ptr %n, i32 0, i32 1
  %2 = load ptr, ptr %1, align 8
  %3 = bitcast ptr %o to ptr
  %4 = call ptr %2(ptr %3, ptr %n)
  %5 = getelementptr %node, ptr %n, i32 0, i32 2, i32 3
  %6 = load ptr, ptr %5, align 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr %edge, ptr %7, i32 0, i32 2, i32 1
  %9 = load ptr, ptr %8, align 1
  store i32 0, ptr %9, align 4
  ret ptr %4
}

define i64 @sizes() {
  ret i64 add (i64 ptrtoint (ptr getelementptr (%node, ptr null, i32 1) to i64), i64 ptrtoint (ptr getelementptr ({ i1, ptr }, ptr null, i64 0, i32 1) to i64))
}

define ptr @quoted(ptr %p, ptr %v, ptr %u) {
  %1 = getelementptr %"quoted name", ptr %p, i64 1, i32 1
  store ptr null, ptr %1, align 8
  %2 = getelementptr %vtable, ptr %v, i64 0, i32 0
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = bitcast ptr %4 to ptr
  %6 = call i32 %5(ptr %v)
  %7 = getelementptr %union.u, ptr %u, i64 0, i32 1
  store ptr null, ptr %7, align 8
  ret ptr %v
}
