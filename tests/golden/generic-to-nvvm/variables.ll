; RUN: nvopt -passes=generic-to-nvvm %s
; RUN: nvopt -passes=generic-to-nvvm -pass-remarks=generic-to-nvvm -disable-output %s 2>&1
target triple = "nvptx64-nvidia-cuda"

%S = type { ptr, i32 }

$any = comdat any

; Initializers that refer to others, and to themselves.
@str = private unnamed_addr constant [3 x i8] c"hi\00", align 1
@p = global ptr @str, align 8
@q = internal global ptr @q
@s = global [2 x %S] [%S { ptr @p, i32 1 }, %S { ptr getelementptr inbounds (i8, ptr @str, i64 1), i32 2 }]
@table = global { [3 x ptr], i64, ptr } { [3 x ptr] [ptr @p, ptr getelementptr inbounds (i8, ptr @p, i64 8), ptr @q], i64 ptrtoint (ptr @q to i64), ptr @p }
@int = global i64 ptrtoint (ptr @ext to i64)

; These are in a space of their own, or no memory.
@shared = internal addrspace(3) global [4 x i32] undef
@tex = global i64 0
@tls = thread_local global i32 0

; All that stands behind and before the value stays.
@any = linkonce_odr dso_local local_unnamed_addr externally_initialized global i32 0, comdat, align 8
@ext = external global i32
@managed = global i32 0
@"odd name" = constant i32 4, section ".s"

@al = alias ptr, ptr @p
@inside = alias i32, getelementptr inbounds (i8, ptr @s, i64 8)
@llvm.used = appending global [2 x ptr] [ptr @p, ptr addrspacecast (ptr addrspace(3) @shared to ptr)], section "llvm.metadata"

define i32 @f(i1 %c, ptr %x) !dbg !6 {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi ptr [ @str, %entry ], [ @ext, %a ]
    #dbg_value(ptr @q, !8, !DIExpression(), !9)
  %l = load i8, ptr %p, align 1
  %v = load i32, ptr addrspace(1) addrspacecast (ptr @managed to ptr addrspace(1)), align 4
  %w = load i32, ptr @inside, align 4
  store ptr @al, ptr %x, align 8
  %g = getelementptr [2 x %S], ptr @s, i64 0, i32 1
  store ptr %g, ptr @p, align 8
  store ptr @"odd name", ptr %x, align 8
  %same = icmp eq ptr @tex, @tls
  ret i32 %v
}

; Nothing here.
define void @g(ptr %x) {
  store i32 0, ptr %x, align 4
  ret void
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!4}
!nvvm.annotations = !{!0, !1}
!0 = !{ptr @tex, !"texture", i32 1}
!1 = !{ptr @managed, !"managed", i32 1}
!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, emissionKind: FullDebug)
!3 = !DIFile(filename: "variables.cu", directory: "/")
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{}
!6 = distinct !DISubprogram(name: "f", scope: !3, file: !3, line: 1, type: !7, unit: !2, spFlags: DISPFlagDefinition)
!7 = !DISubroutineType(types: !5)
!8 = !DILocalVariable(name: "v", scope: !6, file: !3)
!9 = !DILocation(line: 2, scope: !6)
