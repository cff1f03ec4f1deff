; ModuleID = '<string>'
source_filename = "<string>"
target triple = "nvptx64-nvidia-cuda"

module asm "// nothing"

define ptx_kernel void @k() #0 {
  ret void
}

attributes #0 = { "nvvm.maxclusterrank"="4" "nvvm.maxntid"="128,1,1" "nvvm.minctasm"="2" }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5, !7}
!llvm.ident = !{!8, !9}
!nvvm.annotations = !{}
!nvvmir.version = !{!10}
!opencl.ocl.version = !{!10, !10}
!llvm.linker.options = !{!11}
!llvm.dependent-libraries = !{!12}
!llvm.commandline = !{!13}
!empty.named = !{}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{i32 2, !"SDK Version", [2 x i32] [i32 13, i32 0]}
!5 = !{i32 5, !"append", !6}
!6 = !{!"a", !"b"}
!7 = !{i32 6, !"appendu", !6}
!8 = !{!"clang version 22"}
!9 = !{!"other \22q\22 \\ \0A"}
!10 = !{i32 2, i32 0}
!11 = !{!"-lfoo"}
!12 = !{!"libm.so"}
!13 = !{!"-O2"}
