; ModuleID = '<string>'
source_filename = "<string>"

%T = type { i32, ptr }

$c = comdat any

$"quoted comdat\22" = comdat any

$g9 = comdat any

@s1 = global i32 0, section "mysec", align 4
@s2 = global i32 0, section "__DATA,\22q\22\\,x", partition "part1"
@s3 = global i32 0, partition "p\C3\BC", comdat($c), align 8
@s4 = global i32 0, comdat($"quoted comdat\22")
@g9 = linkonce_odr global i32 0, comdat
@s5 = global i32 0, code_model "tiny"
@s6 = global i32 0, code_model "small"
@s7 = global i32 0, code_model "kernel", align 4
@s8 = global i32 0, section ".x", code_model "medium"
@s9 = global i32 0, section ".x", partition "p", code_model "large", comdat($c), align 16, !foo !0, !bar !1 #0
@n1 = global i32 0, no_sanitize_address
@n2 = global i32 0, no_sanitize_hwaddress
@n3 = global i32 0, sanitize_memtag
@n4 = global i32 0, sanitize_address_dyninit
@n5 = global i32 0, no_sanitize_address, no_sanitize_hwaddress, sanitize_memtag, sanitize_address_dyninit, align 4
@n6 = private unnamed_addr constant [3 x i8] c"ab\00", no_sanitize_address, align 1
@m1 = global %T { i32 1, ptr @m1 }, !dbg !2, !type !8, !type !9, !absolute_symbol !10, !associated !11, !vcall_visibility !12
@m2 = external global %T, !absolute_symbol !10
@sp1 = global i32 0, !section_prefix !13
@big = global [1000000 x [3 x %T]] zeroinitializer, align 4294967296
@p = global ptr addrspace(3) null
@u = global i32 undef
@po = global { i32, [2 x float] } poison
@0 = global i32 0
@1 = private constant ptr @0
@2 = global ptr @1

define void @f() section "text\22" partition "fp" comdat($c) align 32 gc "shadow-stack" prefix i32 5 prologue i8 -112 personality ptr @f !foo !0 !bar !1 {
  ret void
}

define internal void @3() {
  ret void
}

declare !foo !0 void @decl() section "x" align 16 gc "statepoint-example" prefix [2 x i8] c"ab" prologue ptr @f

declare !a !0 !b !1 void @decl2()

define void @g() prefix { i32, ptr } { i32 1, ptr @f } prologue <{ i8, i8 }> <{ i8 1, i8 2 }> personality ptr null {
  ret void
}

attributes #0 = { "x" }

!llvm.dbg.cu = !{!4}
!llvm.module.flags = !{!14}

!0 = !{}
!1 = !{i32 1}
!2 = !DIGlobalVariableExpression(var: !3, expr: !DIExpression())
!3 = distinct !DIGlobalVariable(name: "m1", scope: !4, file: !5, line: 3, type: !7, isLocal: false, isDefinition: true)
!4 = distinct !DICompileUnit(language: DW_LANG_C, file: !5, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !6)
!5 = !DIFile(filename: "a.c", directory: "/d")
!6 = !{!2}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i64 0, !"typeid1"}
!9 = !{i64 16, !0}
!10 = !{i64 0, i64 4096}
!11 = !{ptr @s1}
!12 = !{i64 1}
!13 = !{!"section_prefix", !"hot"}
!14 = !{i32 2, !"Debug Info Version", i32 3}
