; Structs that name themselves, opaque ones, pointers to functions within them, comdats, linkages.
source_filename = "types.c"

%list = type { i32, %list* }
%node = type { %edge*, i8* (i8*, %node*)*, [4 x %edge**] }
%edge = type { %node*, %node*, <{ i8, i32* }> }
%opaque = type opaque
%"quoted name" = type { float, %"quoted name"** }
%vtable = type { i32 (...)** }
%0 = type { [3 x %0*], void (%0*)* }
%union.u = type { i64, {}* }

$inline_one = comdat any
$data = comdat largest

@head = global %list { i32 1, %list* @tail }
@tail = internal global %list { i32 2, %list* null }
@data = linkonce_odr global [2 x %opaque*] zeroinitializer, comdat
@far = external addrspace(1) global %opaque
@weak = extern_weak global i8*
@calls = constant [2 x void (i8*)*] [void (i8*)* @inline_one, void (i8*)* bitcast (void (%0*)* @numbered to void (i8*)*)]
@nested = global { %list*, { i32*, [2 x i8*] } } { %list* @tail, { i32*, [2 x i8*] } { i32* getelementptr inbounds (%list, %list* @head, i32 0, i32 0), [2 x i8*] [i8* bitcast (%list* @head to i8*), i8* null] } }
@alias = alias i32, getelementptr inbounds (%list, %list* @head, i64 0, i32 0)
@other = weak alias void (i8*), void (i8*)* @inline_one
@chosen = ifunc void (i8*), void (i8*)* ()* @resolver
@llvm.used = appending global [1 x i8*] [i8* bitcast (%list* @tail to i8*)], section "llvm.metadata"
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @start, i8* null }]

define linkonce_odr void @inline_one(i8* nocapture readonly %p) comdat {
  ret void
}

define internal void @start() {
  ret void
}

define void (i8*)* @resolver() {
  ret void (i8*)* @inline_one
}

define void @numbered(%0* %x) {
  %p = getelementptr %0, %0* %x, i32 0, i32 1
  %f = load void (%0*)*, void (%0*)** %p
  call void %f(%0* %x)
  %q = getelementptr %0, %0* %x, i64 0, i32 0, i64 2
  %y = load %0*, %0** %q
  tail call void @numbered(%0* %y)
  ret void
}

define i32 @sum(%list* %l) {
entry:
  %none = icmp eq %list* %l, null
  br i1 %none, label %end, label %more

more:
  %value = getelementptr inbounds %list, %list* %l, i64 0, i32 0
  %next = getelementptr inbounds %list, %list* %l, i64 0, i32 1
  %v = load i32, i32* %value
  %n = load %list*, %list** %next
  %rest = call i32 @sum(%list* %n)
  %s = add i32 %v, %rest
  br label %end

end:
  %r = phi i32 [ 0, %entry ], [ %s, %more ]
  ret i32 %r
}

define i8* @through(%node* %n, %opaque* %o) {
  %1 = getelementptr %node, %node* %n, i32 0, i32 1
  %2 = load i8* (i8*, %node*)*, i8* (i8*, %node*)** %1
  %3 = bitcast %opaque* %o to i8*
  %4 = call i8* %2(i8* %3, %node* %n)
  %5 = getelementptr %node, %node* %n, i32 0, i32 2, i32 3
  %6 = load %edge**, %edge*** %5
  %7 = load %edge*, %edge** %6
  %8 = getelementptr %edge, %edge* %7, i32 0, i32 2, i32 1
  %9 = load i32*, i32** %8, align 1
  store i32 0, i32* %9
  ret i8* %4
}

define i64 @sizes() {
  ret i64 add (i64 ptrtoint (%node* getelementptr (%node, %node* null, i32 1) to i64), i64 ptrtoint (i1** getelementptr ({ i1, i1* }, { i1, i1* }* null, i64 0, i32 1) to i64))
}

define %vtable* @quoted(%"quoted name"* %p, %vtable* %v, %union.u* %u) {
  %1 = getelementptr %"quoted name", %"quoted name"* %p, i64 1, i32 1
  store %"quoted name"** null, %"quoted name"*** %1
  %2 = getelementptr %vtable, %vtable* %v, i64 0, i32 0
  %3 = load i32 (...)**, i32 (...)*** %2
  %4 = load i32 (...)*, i32 (...)** %3
  %5 = bitcast i32 (...)* %4 to i32 (%vtable*)*
  %6 = call i32 %5(%vtable* %v)
  %7 = getelementptr %union.u, %union.u* %u, i64 0, i32 1
  store {}* null, {}** %7
  ret %vtable* %v
}
