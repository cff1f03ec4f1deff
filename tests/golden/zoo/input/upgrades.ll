; Text of older LLVMs that the parser brings up to date.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @kernel(ptr nocapture readonly %p, ptr nocapture %q) #0 !dbg !5 {
  %1 = load i32, ptr %p, align 4
  call void @llvm.dbg.value(metadata i32 %1, metadata !8, metadata !DIExpression()), !dbg !9
  call void @llvm.dbg.declare(metadata ptr %q, metadata !8, metadata !DIExpression()), !dbg !9
  call void @llvm.lifetime.start.p0(i64 4, ptr %q)
  %2 = call i32 @llvm.nvvm.popc.i(i32 %1)
  %3 = call float @llvm.nvvm.fabs.f(float 1.0)
  %4 = call i32 @llvm.nvvm.rotate.b32(i32 %1, i32 3)
  call void @llvm.nvvm.barrier0()
  %5 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> zeroinitializer, <4 x i32> undef)
  ret void
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare i32 @llvm.nvvm.popc.i(i32)
declare float @llvm.nvvm.fabs.f(float)
declare i32 @llvm.nvvm.rotate.b32(i32, i32)
declare void @llvm.nvvm.barrier0()
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)
declare i32 @pure(i32) readnone
declare i32 @ro(ptr) readonly argmemonly
declare i32 @inacc() inaccessiblememonly writeonly
attributes #0 = { nounwind readonly argmemonly "no-frame-pointer-elim"="true" "target-cpu"="sm_70" }
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1, !2}
!nvvm.annotations = !{!3, !4}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !6, producer: "", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 1, !"PIC Level", i32 2}
!3 = !{ptr @kernel, !"kernel", i32 1}
!4 = !{ptr @kernel, !"maxntidx", i32 128, !"minctasm", i32 2}
!5 = distinct !DISubprogram(name: "kernel", scope: !6, file: !6, line: 1, type: !7, unit: !0)
!6 = !DIFile(filename: "a.cu", directory: "/")
!7 = !DISubroutineType(types: !{})
!8 = !DILocalVariable(name: "v", scope: !5, file: !6, line: 2, type: !10)
!9 = !DILocation(line: 2, column: 3, scope: !5)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
