; Forms that the reader takes and the printer writes differently.
source_filename = "written \41\42.cu"
/* a block comment @x = global i32 0
   over two lines */
%late.user = type { %late }
@fwd = global ptr @late.global
@hex = global i32 u0xFF
@shex = global i32 s0xFF
@neg = global i8 255
@f0 = global float 0x3FF0000000000000
@f1 = global double 1.5
@f2 = global double +1.5e+3
@f3 = global double 15.0E-1
@f4 = global float 1.25
@arr = global [2 x i8] [i8 65, i8 66]
@zero.arr = global [2 x i8] [i8 0, i8 0]
@zero.vec = global <2 x i32> <i32 0, i32 0>
@zero.struct = global { i32, ptr } { i32 0, ptr null }
@all.same = global <4 x i32> <i32 3, i32 3, i32 3, i32 3>
@undef.struct = global { i32, i32 } { i32 undef, i32 undef }
@nullgep = global ptr getelementptr (i32, ptr @hex, i64 0)
@folded = global i64 add (i64 1, i64 2)
@explicit = external dso_preemptable default addrspace(0) global i32
@string = global [4 x i8] c"\61\62\5c\00"
@"plain" = global i32 0
@7 = global i32 0
@9 = global ptr @7
@late.global = global i32 1
%late = type { i32 }
declare void @named(i32 %param, ptr %other)
declare ccc void @with_ccc() addrspace(0)
define i32 @f(i32, i32 %1, i32) {
  %4 = add nsw nuw i32 %0, %1
  %5 = fadd nnan ninf nsz arcp contract afn reassoc float 1.0, 2.0
  %6 = fadd afn nnan float 1.0, 2.0
  %7 = getelementptr inbounds nusw i8, ptr null, i64 1
  %8 = call i32 (i32, i32, i32) @f(i32 %0, i32 %1, i32 %2)
  call void @with_ccc() nounwind nounwind
  %skip = icmp eq i32 %8, %4
  br i1 %skip, label %"a", label %10
10:
  br label %a
a:
  %20 = phi i32 [ 0, %3 ], [ 1, %10 ]
  alloca i32
  %named.after = alloca i32, i32 1
  ret i32 %20
}
define void @groups() #7 #3 "a"="1" {
  ret void
}
attributes #3 = { nounwind }
attributes #7 = { "a"="2" cold }
attributes #7 = { "z" }
!n = !{!5}
!n = !{!6, !5}
!6 = !{!7}
!5 = !{!"five"}
!7 = distinct !{!7}
!llvm.module.flags = !{!8}
!8 = !{i32 1, !"x", i32 1}
