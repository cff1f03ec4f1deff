; RUN: not nvopt -passes=nvvm-verify %s 2>&1
; The place in this file where the instruction can be told, the place in the source that it was compiled from where there is one.

target triple = "nvptx64-nvidia-cuda"

; Not as LLVM prints it, but the same.
define void @spelled( ptr addrspace( 4 ) %p ) !dbg !4 {
entry:
    store   i32 1 , ptr addrspace( 4 ) %p        , !dbg !7 ; a comment
  fence syncscope("singlethread") seq_cst
  br label %twice
twice:
  fence syncscope("singlethread") acquire
  fence syncscope("singlethread") acquire
  ret void
}

define void @again() {
	fence syncscope("singlethread") seq_cst
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "spelled.cu", directory: "/src")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "spelled", file: !1, line: 3, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocation(line: 4, column: 7, scope: !4)
