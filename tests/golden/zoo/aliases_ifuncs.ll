; ModuleID = '<string>'
source_filename = "<string>"

%T3 = type { i8 }
%T = type { i8, [2 x i16] }

@g = global [4 x i32] zeroinitializer
@as = addrspace(1) global i32 0
@tl = thread_local(localexec) global i32 0
@t = global %T3 zeroinitializer

@a1 = alias i32, ptr @g
@a2 = internal alias [4 x i32], ptr @g
@a3 = weak hidden unnamed_addr alias i32, getelementptr inbounds ([4 x i32], ptr @g, i64 0, i64 2)
@a4 = linkonce_odr dso_local alias i8, getelementptr (i8, ptr @g, i64 3), partition "pp"
@a5 = private alias void (), ptr @f
@a6 = protected local_unnamed_addr alias i32 (i32, ...), ptr @v
@a7 = dso_local dllexport alias i32, ptr @g
@a8 = alias ptr, addrspacecast (ptr addrspace(1) @as to ptr)
@a9 = alias i32, ptr addrspace(1) @as
@a10 = alias i32, ptr @a1
@a11 = thread_local(localexec) alias i32, ptr @tl
@a12 = alias i64, inttoptr (i64 add (i64 ptrtoint (ptr @g to i64), i64 1234) to ptr)
@a13 = weak alias %T, ptr @t
@"quoted alias\22" = alias i32, ptr @g
@ra = alias ptr (), ptr @r

@i1 = ifunc void (), ptr @r
@i2 = internal ifunc i32 (i32, ...), ptr @r
@i3 = weak hidden ifunc void (ptr), ptr @r, partition "xx"
@i4 = dso_local ifunc ptr (ptr addrspace(1)), ptr @r
@i5 = linkonce_odr protected ifunc void (), ptr @ra

define void @f() {
  call void @i1()
  %1 = call i32 (i32, ...) @a6(i32 1, i32 2)
  ret void
}

define i32 @v(i32 %x, ...) {
  ret i32 0
}

define ptr @r() {
  ret ptr @f
}
