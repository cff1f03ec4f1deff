; ModuleID = 'variables.ll'
source_filename = "variables.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%S = type { ptr, i32 }

$any = comdat any

@str = private unnamed_addr addrspace(1) constant [3 x i8] c"hi\00", align 1
@p = addrspace(1) global ptr addrspacecast (ptr addrspace(1) @str to ptr), align 8
@q = internal addrspace(1) global ptr addrspacecast (ptr addrspace(1) @q to ptr)
@s = addrspace(1) global [2 x %S] [%S { ptr addrspacecast (ptr addrspace(1) @p to ptr), i32 1 }, %S { ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(1) @str to ptr), i64 1), i32 2 }]
@table = addrspace(1) global { [3 x ptr], i64, ptr } { [3 x ptr] [ptr addrspacecast (ptr addrspace(1) @p to ptr), ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(1) @p to ptr), i64 8), ptr addrspacecast (ptr addrspace(1) @q to ptr)], i64 ptrtoint (ptr addrspacecast (ptr addrspace(1) @q to ptr) to i64), ptr addrspacecast (ptr addrspace(1) @p to ptr) }
@int = addrspace(1) global i64 ptrtoint (ptr addrspacecast (ptr addrspace(1) @ext to ptr) to i64)
@shared = internal addrspace(3) global [4 x i32] undef
@tex = global i64 0
@tls = thread_local global i32 0
@any = linkonce_odr dso_local local_unnamed_addr addrspace(1) externally_initialized global i32 0, comdat, align 8
@ext = external addrspace(1) global i32
@managed = addrspace(1) global i32 0
@"odd name" = addrspace(1) constant i32 4, section ".s"
@llvm.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @p to ptr), ptr addrspacecast (ptr addrspace(3) @shared to ptr)], section "llvm.metadata"

@al = alias ptr, addrspacecast (ptr addrspace(1) @p to ptr)
@inside = alias i32, getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(1) @s to ptr), i64 8)

define i32 @f(i1 %c, ptr %x) !dbg !5 {
entry:
  br i1 %c, label %a, label %b

a:                                                ; preds = %entry
  br label %b

b:                                                ; preds = %a, %entry
  %p = phi ptr [ addrspacecast (ptr addrspace(1) @str to ptr), %entry ], [ addrspacecast (ptr addrspace(1) @ext to ptr), %a ]
    #dbg_value(ptr addrspace(1) @q, !8, !DIExpression(), !9)
  %l = load i8, ptr %p, align 1
  %v = load i32, ptr addrspace(1) @managed, align 4
  %w = load i32, ptr @inside, align 4
  store ptr @al, ptr %x, align 8
  %g = getelementptr [2 x %S], ptr addrspacecast (ptr addrspace(1) @s to ptr), i64 0, i32 1
  store ptr %g, ptr addrspacecast (ptr addrspace(1) @p to ptr), align 8
  store ptr addrspacecast (ptr addrspace(1) @"odd name" to ptr), ptr %x, align 8
  %same = icmp eq ptr @tex, @tls
  ret i32 %v
}

define void @g(ptr %x) {
  store i32 0, ptr %x, align 4
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!nvvm.annotations = !{!3, !4}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "variables.cu", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{ptr @tex, !"texture", i32 1}
!4 = !{ptr addrspace(1) @managed, !"managed", i32 1}
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !6, spFlags: DISPFlagDefinition, unit: !0)
!6 = !DISubroutineType(types: !7)
!7 = !{}
!8 = !DILocalVariable(name: "v", scope: !5, file: !1)
!9 = !DILocation(line: 2, scope: !5)
